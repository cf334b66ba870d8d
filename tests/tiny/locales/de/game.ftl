### Die Wörter des kleinen Spiels auf Deutsch.

list-empty = niemand
list-end = { $rest } und { $last }
quoted = „{ $name }“
varied = { $name } ({ $variant })
player = Spieler { $number }

card-carve = Schnitzen
    .variant = in Holz
card-stop = Halt
card-spy = Späher
card-raven = Rabe
card-storm = Sturm
text-carve = Markiere 1 Rune.
text-stop = Halte eine Karte auf, die gespielt wird.
text-spy = Sieh die unterste Karte des Stapels an.
text-raven = Zieh 1 Karte. Diese kehrt auf die Hand zurück.
text-storm = Ein anderer Spieler verliert 1 zufällige Karte.

chapter-T = Die Regeln
rule-T1 = Wer an der Reihe ist, zieht eine Karte und darf eine spielen.
rule-T2 = Jede Karte kann aufgehalten werden.
rule-T3 = Wer die dritte Rune markiert, gewinnt.
rule-T4 = Ein Sturm nimmt eine zufällige Karte.

question-choose_play = { $seat }, du bist an der Reihe.
question-choose_stop = { $seat }, hältst du das auf?
question-choose_rune = { $seat }, wähle eine Rune.
question-choose_seat = { $seat }, wen trifft der Sturm?

option-play = „{ $card }“ spielen
option-pass = Passen
option-stop = Mit „{ $card }“ aufhalten
option-carve = Rune { $rune }
option-seat = { $seat }

event-turn_began = { $seat } ist an der Reihe.
event-card_drawn =
    { $card ->
        [none] { $seat } zieht eine Karte.
       *[other] { $seat } zieht „{ $card }“.
    }
event-card_played = { $seat } spielt „{ $card }“.
event-card_lost =
    { $card ->
        [none] { $seat } verliert eine Karte.
       *[other] { $seat } verliert „{ $card }“.
    }
event-card_discarded = „{ $card }“ wird abgelegt.
event-card_returned = „{ $card }“ kehrt zurück zu: { $seat }.
event-card_stopped = „{ $card }“ von { $seat } wird aufgehalten.
event-rune_carved = { $seat } schnitzt Rune { $rune }.
event-bottom_peeked =
    { $card ->
        [none] { $seat } sieht die unterste Karte des Stapels an.
       *[other] { $seat } sieht unten im Stapel „{ $card }“.
    }
event-seat_left = { $seat } geht.
event-hand_shown = { $seat } zeigt: { $cards }.

reason-runes_carved = { $winners } hat drei Runen geschnitzt.
reason-deck_empty =
    { $count ->
        [0] Niemand gewinnt.
       *[other] Der Stapel ist leer, es gewinnt: { $winners }.
    }
reason-forfeit = Alle anderen sind gegangen, es gewinnt: { $winners }.
