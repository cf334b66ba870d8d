tiny-first-turn = Ein erster Zug
    .about = Schnitze eine Rune.
tiny-first-turn-welcome = Du hast schon zwei Runen, und du bist an der Reihe.
tiny-first-turn-play = Spiel jetzt „{ card-carve }“.
    .otherwise = Nicht das: schnitze.
tiny-first-turn-carve = Niemand hat es aufgehalten: wähle Rune 7.
    .otherwise = Wähle Rune 7.
tiny-first-turn-end = Das war die dritte Rune, und du hast gewonnen.
