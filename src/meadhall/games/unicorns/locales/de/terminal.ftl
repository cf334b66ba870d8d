### Was das Terminal zu den Einhörnern sagt, auf Deutsch.


game-summary = Die Einhörner: Fülle deinen Stall und hindere die anderen daran, ihren zu füllen


## Vor der Partie

ask-expansion = Welche Erweiterung soll dabei sein? Gib eine Zahl ein oder drücke Enter für die erste.
no-expansion = Keine: der Stapel, wie er in der Schachtel liegt
ask-players = Wie viele spielen mit? Gib eine Zahl ein oder drücke Enter für die erste.
players =
    { $players ->
        [one] 1 Spieler
       *[other] { $players } Spieler
    }
ask-targets = Wann wird das Ziel einer Karte genannt?
targets =
    { $targets ->
        [when_resolved] Wenn die Karte wirkt und niemand sie mehr stoppen kann
       *[when_played] Wenn die Karte gespielt wird, bevor jemand sie stoppen darf (der einfachere Weg der Spielregel)
    }
ask-win-check = Wann endet die Partie?
win-check =
    { $check ->
        [after_effects] Erst wenn alle laufenden Effekte abgeschlossen sind
       *[at_once] In dem Moment, in dem jemand genug Einhörner hat oder das Deck leer ist (nach der Spielregel)
    }


## Der Tisch der Einhörner

turn-of =
    Am Zug: { $seat }{ $plays ->
        [0] {""}
        [1] {""}
       *[other] {" "}· bis zu { $plays } Karten dürfen gespielt werden
    }{ $extra ->
        [0] {""}
        [1] {" "}· danach ein weiterer Zug
       *[other] {" "}· danach { $extra } weitere Züge
    }{ $cut ->
        [cut] {" "}· der Zug endet sofort
       *[none] {""}
    }
middle =
    Deck: { $deck } · Kinderstube: { $nursery } · Abwurfstapel: { $discard }{ $top ->
        [none] {""}
       *[other] , oben: { $top }
    }
hand-size = Hand { $size }
hand-open = offene Hand:
herd-state =
    { $state ->
        [pandas] Pandas
       *[blinded] geblendet
    }
letters =
    { $letters ->
        [one] 1 Buchstabe
       *[other] { $letters } Buchstaben
    }
waiting = Zu Beginn des Zugs noch offen: { $cards }
played = { $seat } spielt eine Karte
named = Ziel: { $named }
answered = Stopp! { $seat }: { $card }
stage =
    { $stage ->
        [naming] das Ziel wird genannt
        [stopped] gestoppt, wenn nicht auch das gestoppt wird
        [resolving] wirkt
       *[answering] jetzt darf geantwortet werden
    }
pile = Abwurfstapel ({ $number })
nursery = Kinderstube ({ $number })
deck-top = Bekannte Karten im Deck, von oben gezählt
deck-shuffled = Ins Deck gemischt und seitdem nicht gesehen


## Karten

card-hint = meadhall cards ID sagt mehr über eine Karte.
card-about =
    { $type } · { $copies ->
        [one] 1-mal im Spiel
       *[other] { $copies }-mal im Spiel
    }{ $letters ->
        [0] {""}
        [one] {" "}· 1 Buchstabe
       *[other] {" "}· { $letters } Buchstaben
    }{ $two ->
        [without] {" "}· nicht zu zweit
       *[with] {""}
    }
pack-without = Bleiben in der Schachtel: { $cards }
