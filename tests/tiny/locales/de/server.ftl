preview-title =
    { $state ->
        [waiting] Eine Einladung zum Runenschnitzen
        [over] Runen zum Ansehen: { $names }
       *[running] Runen: { $names }
    }
preview-picture = Runen in Holz
