tiny-runes = Runy
