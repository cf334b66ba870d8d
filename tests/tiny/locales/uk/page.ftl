tiny-runes = Руни
