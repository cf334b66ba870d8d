### The page of hnefatafl in German.
###
### Namen ($board, $piece, $seat) kommen fertig herein, Felder mit ihrer Bezeichnung (e5); auf einem leeren Feld ist $piece „none“.


## In der Halle

hall-game-hnefatafl = Hnefatafl
hall-rules-of-hnefatafl = Die Regeln von Hnefatafl
home-hnefatafl = Hnefatafl
home-hnefatafl-about = Das Brettspiel der Wikinger: Ein König will ausbrechen, und Angreifer auf allen Seiten wollen ihn aufhalten.
home-hnefatafl-players = 2 Spieler
home-hnefatafl-now = Du gegen einen sanften Bot auf dem kleinen Brett; wer angreift, bestimmt das Los.
lobby-title-hnefatafl = Ein Tisch für Hnefatafl
lesson-course-hnefatafl = Hnefatafl lernen
me-favourite-hnefatafl = Lieblingsseite
me-roles-hnefatafl = Meine Seiten
statistics-export-hnefatafl = Seiten bei Hnefatafl
statistics-role-hnefatafl = Seite
statistics-roles-hnefatafl = Seiten bei Hnefatafl


## Ein neuer Tisch

hnefatafl-lobby-board = Brett
hnefatafl-lobby-side = Du spielst
hnefatafl-lobby-side-name =
    { $side ->
        [attackers] Angreifer
        [defenders] König und Verteidiger
       *[lot] Das Los entscheidet
    }


## Das Brett

hnefatafl-board = Brett: { $board }
hnefatafl-square =
    { $square }{ $kind ->
        [throne] , Thron
        [corner] , Ecke
       *[plain] {""}
    }: { $piece ->
        [none] leer
       *[other] { $piece }
    }
hnefatafl-square-picked = in der Hand
hnefatafl-square-ready = kann ziehen
hnefatafl-picked = In der Hand: { $piece } von { $square }. Mögliche Felder: { $count }.
hnefatafl-put-back = Der Stein steht wieder auf seinem Feld.


## Spieler

hnefatafl-captured = Geschlagene Steine: { $count }
hnefatafl-left = ist gegangen
hnefatafl-thinks = denkt nach …
hnefatafl-turn = am Zug
hnefatafl-end-captured = Geschlagen


## Was gefragt ist

hnefatafl-asked = Was gefragt ist
hnefatafl-asked-other = { $seat } ist am Zug
hnefatafl-all-answers = Alle Züge ({ $number })
hnefatafl-sent = Dein Zug ist gemacht.
hnefatafl-near-again = Diese Stellung ist zum zweiten Mal auf dem Brett. Beim dritten Mal ist die Partie remis.
hnefatafl-near-quiet =
    { $number ->
        [one] Noch ein Zug, ohne dass geschlagen wird, und die Partie ist remis.
       *[other] Noch { $number } Züge, ohne dass geschlagen wird, und die Partie ist remis.
    }
hnefatafl-side = Mehr
hnefatafl-side-close = Weniger
