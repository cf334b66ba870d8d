preview-title =
    { $state ->
        [waiting] Вас запрошують вирізати руни
        [over] Руни, подивитися ще раз: { $names }
       *[running] Руни: { $names }
    }
preview-picture = Руни на дереві
