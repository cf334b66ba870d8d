### Słowa małej gry po polsku.

list-empty = nikt
list-end = { $rest } i { $last }
quoted = „{ $name }”
varied = { $name } ({ $variant })
player = Gracz { $number }
    .gen = gracza { $number }

card-carve = Rzeźbienie
    .variant = w drewnie
card-stop = Stop
card-spy = Szpieg
card-raven = Kruk
card-storm = Burza
text-carve = Zaznacz 1 runę.
text-stop = Zatrzymaj zagrywaną kartę.
text-spy = Obejrzyj spód talii.
text-raven = Dobierz 1 kartę. Ta wraca na rękę.
text-storm = Inny gracz traci 1 losową kartę.

chapter-T = Zasady
rule-T1 = W swojej turze dobiera się kartę i można zagrać jedną.
rule-T2 = Każdą kartę można zatrzymać.
rule-T3 = Wygrywa ten, kto zaznaczy trzecią runę.
rule-T4 = Burza zabiera losową kartę.

question-choose_play = { $seat }, twoja tura.
question-choose_stop = { $seat }, czy to zatrzymasz?
question-choose_rune = { $seat }, wybierz runę.
question-choose_seat = { $seat }, w kogo uderzy burza?

option-play = Zagraj „{ $card }”
option-pass = Pasuj
option-stop = Zatrzymaj kartą „{ $card }”
option-carve = Runa { $rune }
option-seat = { $seat }

event-turn_began = { $seat } zaczyna turę.
event-card_drawn =
    { $card ->
        [none] { $seat } dobiera kartę.
       *[other] { $seat } dobiera kartę „{ $card }”.
    }
event-card_played = { $seat } zagrywa kartę „{ $card }”.
event-card_lost =
    { $card ->
        [none] Z ręki { $seat_gen } znika karta.
       *[other] Z ręki { $seat_gen } znika karta „{ $card }”.
    }
event-card_discarded = Karta „{ $card }” zostaje odrzucona.
event-card_returned = Karta „{ $card }” wraca na rękę { $seat_gen }.
event-card_stopped = Karta „{ $card }” { $seat_gen } zostaje zatrzymana.
event-rune_carved = { $seat } rzeźbi runę { $rune }.
event-bottom_peeked =
    { $card ->
        [none] { $seat } ogląda spód talii.
       *[other] { $seat } widzi na spodzie talii kartę „{ $card }”.
    }
event-seat_left = { $seat } odchodzi.
event-hand_shown = { $seat } pokazuje: { $cards }.

reason-runes_carved = Trzy runy: zwycięstwo { $winners_gen }.
reason-deck_empty =
    { $count ->
        [0] Nikt nie wygrywa.
       *[other] Zwycięstwo { $winners_gen }.
    }
reason-forfeit = Wszyscy inni odeszli: zwycięstwo { $winners_gen }.
