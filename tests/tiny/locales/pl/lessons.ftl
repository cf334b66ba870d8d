tiny-first-turn = Pierwsza tura
    .about = Wyrzeźb runę.
tiny-first-turn-welcome = Masz już dwie runy, a teraz jest twoja tura.
tiny-first-turn-play = Zagraj teraz kartę „{ card-carve }”.
    .otherwise = Nie tę: rzeźb.
tiny-first-turn-carve = Nikt jej nie zatrzymał: wybierz runę 7.
    .otherwise = Wybierz runę 7.
tiny-first-turn-end = To trzecia runa, więc wygrywasz.
