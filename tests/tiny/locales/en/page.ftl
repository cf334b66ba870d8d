tiny-runes = Runes
