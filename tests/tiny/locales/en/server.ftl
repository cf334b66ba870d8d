preview-title =
    { $state ->
        [waiting] You are invited to carve runes
        [over] Runes to watch again: { $names }
       *[running] Runes: { $names }
    }
preview-picture = Runes in wood
