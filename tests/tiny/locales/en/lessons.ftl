tiny-first-turn = A first turn
    .about = Carve a rune.
tiny-first-turn-welcome = You have two marks already, and it is your turn.
tiny-first-turn-play = Play your “{ card-carve }” now.
    .otherwise = Not that one: carve.
tiny-first-turn-carve = Nobody has stopped it, so choose rune 7.
    .otherwise = Choose rune 7.
tiny-first-turn-end = That was your third mark, and you have won.
