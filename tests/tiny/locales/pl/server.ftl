preview-title =
    { $state ->
        [waiting] Zaproszenie do rzeźbienia run
        [over] Runy do ponownego obejrzenia: { $names }
       *[running] Runy: { $names }
    }
preview-picture = Runy w drewnie
