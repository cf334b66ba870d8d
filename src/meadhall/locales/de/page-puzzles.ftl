### The page of the puzzles in German.


## The list

puzzle-about = Stellungen aus Partien starker Bots, in denen eine Antwort klar besser ist als alle anderen. Spiele sie am Tisch. Niemand wartet auf dich: Denk nach, so lange du willst.
puzzle-day = Rätsel des Tages
puzzle-day-go = Das Rätsel des Tages spielen
puzzle-day-solved = Das heutige Rätsel hast du gelöst.
puzzle-start = Nächstes Rätsel
puzzle-choose = Welche Rätsel?
puzzle-role = Du spielst
puzzle-theme = Thema
puzzle-grade = Schwierigkeit
puzzle-state = Mein Stand
puzzle-all = Alle
puzzle-state-name =
    { $state ->
        [new] Noch nicht versucht
        [open] Noch nicht gelöst
        [solved] Gelöst
       *[first] Im ersten Versuch gelöst
    }
puzzle-grade-name =
    { $grade ->
        [1] Leicht
        [2] Mittel
        [3] Knifflig
        [4] Schwer
       *[5] Sehr schwer
    }
puzzle-goal =
    { $goal ->
        [win] Gewinne die Partie in diesem Zug
        [save] Jede andere Antwort verliert bald
       *[best] Finde die beste Antwort
    }
puzzle-found =
    { $count ->
        [one] { $count } Rätsel
       *[other] { $count } Rätsel
    }
puzzle-none-fits = Solche Rätsel gibt es nicht. Wähle etwas anderes.
puzzle-none = Hier gibt es noch keine Rätsel.
puzzle-more = Mehr zeigen
puzzle-number = Rätsel { $number }
puzzle-against = { $mine } gegen { $others }
puzzle-players = Tisch zu { $count }
puzzle-failed = Die Rätsel ließen sich nicht laden. Versuche es gleich noch einmal.


## The score

puzzle-score = Mein Stand
puzzle-score-none = Du hast noch kein Rätsel versucht. Dein Stand wird in diesem Browser gespeichert.
puzzle-rating = Wertung
puzzle-rating-about = Nur der erste Versuch an einem Rätsel zählt. Ein leichtes Rätsel hat die Wertung 800, ein sehr schweres 2000.
puzzle-solved = Gelöst
puzzle-first = Im ersten Versuch
puzzle-run = In Folge
puzzle-best = Längste Serie
puzzle-days = Tage in Folge
puzzle-tried = Versucht
puzzle-by-theme = Nach Thema
puzzle-by-grade = Nach Schwierigkeit


## At the table

puzzle-you = Dein Platz: { $seat }
puzzle-task =
    { $goal ->
        [win] Du kannst die Partie in diesem Zug gewinnen. Wie?
        [save] Alle Antworten bis auf eine verlieren bald. Welche nicht?
       *[best] Eine Antwort ist klar die beste. Welche?
    }
puzzle-waits = Mal sehen …
puzzle-right-on = Richtig! Und jetzt?
puzzle-wrong = Das ist nicht die beste Antwort.
puzzle-wrong-about = Das bringt im Schnitt { $share } von 100 Punkten; es gibt eine klar bessere Antwort. Am Tisch siehst du, was die anderen darauf tun.
puzzle-follow = Was danach geschieht
puzzle-again = Noch einmal
puzzle-show = Lösung zeigen
puzzle-shown = Die Lösung: { $answer }
puzzle-solved-end = Richtig, gelöst!
puzzle-late-end = Am Ende doch gelöst!
puzzle-shown-end = Das war die Lösung
puzzle-why = Warum diese Antwort?
puzzle-proof =
    { $worlds ->
        [one] Gleich starke Bots haben diese Antwort und jede andere weitergespielt, in { $worlds } Verteilung all dessen, was du nicht siehst. Sie bringt im Schnitt { $share } von 100 Punkten (ein Sieg zählt 100, eine Niederlage 0), die nächstbeste Antwort { $second }. Mit einer Sicherheit von 95 % liegt der Unterschied zwischen { $low } und { $high }.
       *[other] Gleich starke Bots haben diese Antwort und jede andere weitergespielt, in { $worlds } Verteilungen all dessen, was du nicht siehst. Sie bringt im Schnitt { $share } von 100 Punkten (ein Sieg zählt 100, eine Niederlage 0), die nächstbeste Antwort { $second }. Mit einer Sicherheit von 95 % liegt der Unterschied zwischen { $low } und { $high }.
    }
puzzle-second = Die nächstbeste Antwort: { $answer }
puzzle-themes = Themen: { $themes }
puzzle-rated = Deine Wertung: { $rating } ({ $change })
puzzle-deck = Karten: { $role }
puzzle-list = Alle Rätsel
puzzle-next = Nächstes Rätsel
puzzle-last = Du hast alle Rätsel dieser Art versucht.
puzzle-missing = Dieses Rätsel gibt es nicht
puzzle-missing-about = Vielleicht ging in der Adresse ein Buchstabe verloren, oder ein besseres ist an seine Stelle getreten.
