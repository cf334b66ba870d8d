### The page of the puzzles in Polish.


## The list

puzzle-about = Sytuacje z rozgrywek silnych botów, w których jedna odpowiedź jest wyraźnie lepsza od wszystkich innych. Zagraj ją przy stole. Nikt na ciebie nie czeka: myśl, ile chcesz.
puzzle-day = Zagadka dnia
puzzle-day-go = Zagraj zagadkę dnia
puzzle-day-solved = Dzisiejsza zagadka rozwiązana.
puzzle-start = Następna zagadka
puzzle-choose = Jakie zagadki?
puzzle-role = Grasz jako
puzzle-theme = Temat
puzzle-grade = Trudność
puzzle-state = Moje postępy
puzzle-all = Wszystkie
puzzle-state-name =
    { $state ->
        [new] Jeszcze nie zaczęte
        [open] Jeszcze nie rozwiązane
        [solved] Rozwiązane
       *[first] Rozwiązane za pierwszym razem
    }
puzzle-grade-name =
    { $grade ->
        [1] Łatwa
        [2] Średnia
        [3] Podchwytliwa
        [4] Trudna
       *[5] Bardzo trudna
    }
puzzle-goal =
    { $goal ->
        [win] Wygraj rozgrywkę w tej turze
        [save] Każda inna odpowiedź wkrótce przegrywa
       *[best] Znajdź najlepszą odpowiedź
    }
puzzle-found =
    { $count ->
        [one] { $count } zagadka
        [few] { $count } zagadki
       *[many] { $count } zagadek
    }
puzzle-none-fits = Nie ma takich zagadek. Wybierz coś innego.
puzzle-none = Nie ma tu jeszcze zagadek.
puzzle-more = Pokaż więcej
puzzle-number = Zagadka { $number }
puzzle-against = { $mine } kontra { $others }
puzzle-players = Graczy przy stole: { $count }
puzzle-failed = Nie udało się pobrać zagadek. Spróbuj za chwilę.


## The score

puzzle-score = Mój wynik
puzzle-score-none = Jeszcze żadnej zagadki za tobą. Wynik zostaje w tej przeglądarce.
puzzle-rating = Ranking
puzzle-rating-about = Liczy się tylko pierwsza próba. Łatwa zagadka ma ranking 800, bardzo trudna 2000.
puzzle-solved = Rozwiązane
puzzle-first = Za pierwszym razem
puzzle-run = Z rzędu
puzzle-best = Najlepsza seria
puzzle-days = Dni z rzędu
puzzle-tried = Zaczęte
puzzle-by-theme = Według tematu
puzzle-by-grade = Według trudności


## At the table

puzzle-you = Twoje miejsce: { $seat }
puzzle-task =
    { $goal ->
        [win] Możesz wygrać w tej turze. Jak?
        [save] Wszystkie odpowiedzi oprócz jednej wkrótce przegrywają. Która nie?
       *[best] Jedna odpowiedź jest wyraźnie najlepsza. Która?
    }
puzzle-waits = Zobaczmy…
puzzle-right-on = Dobrze! A teraz?
puzzle-wrong = To nie jest najlepsza odpowiedź.
puzzle-wrong-about = Daje to średnio { $share } ze 100 punktów; jest wyraźnie lepsza odpowiedź. Na stole widać, co zrobią inni.
puzzle-follow = Co dzieje się potem
puzzle-again = Jeszcze raz
puzzle-show = Pokaż rozwiązanie
puzzle-shown = Rozwiązanie: { $answer }
puzzle-solved-end = Dobrze, rozwiązane!
puzzle-late-end = W końcu rozwiązane!
puzzle-shown-end = Takie było rozwiązanie
puzzle-why = Dlaczego ta odpowiedź?
puzzle-proof =
    { $worlds ->
        [one] Równe sobie boty rozegrały tę odpowiedź i każdą inną w { $worlds } rozdaniu tego, czego nie widzisz. Daje ona średnio { $share } ze 100 punktów (wygrana to 100, przegrana 0), następna pod względem siły { $second }. Z pewnością 95% różnica leży między { $low } a { $high }.
       *[many] Równe sobie boty rozegrały tę odpowiedź i każdą inną w { $worlds } rozdaniach tego, czego nie widzisz. Daje ona średnio { $share } ze 100 punktów (wygrana to 100, przegrana 0), następna pod względem siły { $second }. Z pewnością 95% różnica leży między { $low } a { $high }.
    }
puzzle-second = Następna pod względem siły: { $answer }
puzzle-themes = Tematy: { $themes }
puzzle-rated = Twój ranking: { $rating } ({ $change })
puzzle-deck = Karty: { $role }
puzzle-list = Wszystkie zagadki
puzzle-next = Następna zagadka
puzzle-last = Masz już za sobą wszystkie takie zagadki.
puzzle-missing = Nie ma takiej zagadki
puzzle-missing-about = Może w adresie zgubiła się litera albo zastąpiła ją lepsza zagadka.
