### The words of the tiny game in English.

list-empty = nobody
list-end = { $rest } and { $last }
quoted = “{ $name }”
varied = { $name } ({ $variant })
player = Player { $number }

card-carve = Carving
    .variant = in wood
card-stop = Stop
card-spy = Spy
card-raven = Raven
card-storm = Storm
text-carve = Mark 1 rune.
text-stop = Stop a card that is being played.
text-spy = Look at the bottom of the deck.
text-raven = Draw 1 card. It returns to the hand.
text-storm = Another player loses 1 card by chance.

chapter-T = The rules
rule-T1 = In turn each draws a card and may play one.
rule-T2 = Any card can be stopped.
rule-T3 = Whoever marks a third rune wins.
rule-T4 = A storm takes a card by chance.

question-choose_play = { $seat }, it is your turn.
question-choose_stop = { $seat }, will you stop that?
question-choose_rune = { $seat }, choose a rune.
question-choose_seat = { $seat }, whom does the storm hit?

option-play = Play “{ $card }”
option-pass = Pass
option-stop = Stop it with “{ $card }”
option-carve = Rune { $rune }
option-seat = { $seat }

event-turn_began = { $seat } begins a turn.
event-card_drawn =
    { $card ->
        [none] { $seat } draws a card.
       *[other] { $seat } draws “{ $card }”.
    }
event-card_played = { $seat } plays “{ $card }”.
event-card_lost =
    { $card ->
        [none] { $seat } loses a card.
       *[other] { $seat } loses “{ $card }”.
    }
event-card_discarded = “{ $card }” is discarded.
event-card_returned = “{ $card }” returns to { $seat }.
event-card_stopped = “{ $card }” of { $seat } is stopped.
event-rune_carved = { $seat } carves rune { $rune }.
event-bottom_peeked =
    { $card ->
        [none] { $seat } looks at the bottom of the deck.
       *[other] { $seat } sees “{ $card }” at the bottom of the deck.
    }
event-seat_left = { $seat } leaves.
event-hand_shown = { $seat } shows: { $cards }.

reason-runes_carved = { $winners } has carved three runes.
reason-deck_empty =
    { $count ->
        [0] Nobody wins.
       *[other] The deck is empty: { $winners } wins.
    }
reason-forfeit = All others have left: { $winners } wins.
