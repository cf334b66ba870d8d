tiny-runes = Руны
