preview-title =
    { $state ->
        [waiting] Вас зовут вырезать руны
        [over] Руны, посмотреть ещё раз: { $names }
       *[running] Руны: { $names }
    }
preview-picture = Руны на дереве
