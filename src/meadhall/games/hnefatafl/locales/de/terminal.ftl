### Was das Terminal zu Hnefatafl sagt, auf Deutsch.


game-summary = Hnefatafl: Führe einen König aus der Belagerung, oder schließe sie um ihn


## Vor der Partie

ask-board = Welches Brett? Gib eine Zahl ein oder drücke Enter für das erste.
board-facts =
    { $board }: { $size } × { $size } Felder · Angreifer: { $attackers } · Verteidiger: { $defenders } · der König gewinnt { $goal ->
        [corner] in einer Ecke
       *[edge] am Rand
    }
ask-side = Welche Seite spielst du? Gib eine Zahl ein oder drücke Enter für die erste.
side-about =
    { $side ->
        [attackers] Die Angreifer: Sie beginnen und wollen den König schlagen
        [defenders] Den König und seine Verteidiger: Er will entkommen
        [random] Egal welche
       *[both] Beide: zwei Leute an diesem Bildschirm
    }


## Der Tisch

on-turn = am Zug
men = auf dem Brett: { $left }, geschlagen: { $captured }
last-move =
    Letzter Zug: { $start } – { $space }{ $captured ->
        [0] {""}
       *[other] , geschlagen: { $captured }
    }
quiet = Züge ohne Schlagen: { $number } von { $most }
repeated =
    { $times ->
        [2] Diese Stellung zum zweiten Mal; beim dritten ist es remis.
       *[other] Diese Stellung zum dritten Mal.
    }
moves = Gib eine Zahl oder zwei Felder ein: d1 c1. { $king } zieht den König, { $times } schlägt, { $win } gewinnt.


## Bretter und Karten

board-quiet = Die Partie endet remis nach { $number } Zügen, ohne dass geschlagen wurde.
board-start =
    Am Anfang (A: Angreifer, D: Verteidiger, K: König{ $goal ->
        [corner] , +: Ecke
       *[edge] {""}
    }):
no-cards = Hnefatafl hat keine Karten: Das Brett und die Steine sind alles. „meadhall board“ zeigt die Bretter.
