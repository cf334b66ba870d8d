tiny-runes = Runen
