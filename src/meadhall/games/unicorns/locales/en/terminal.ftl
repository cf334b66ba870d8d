### The words of the unicorn game at the terminal, in English.


game-summary = The unicorns: fill your stable, and keep the others from filling theirs


## Before the match

ask-expansion = Which expansion shall be shuffled in? Type a number, or press Enter for the first.
no-expansion = None: the deck as it is in the box
ask-players = How many play? Type a number, or press Enter for the first.
players =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
ask-targets = When is it named what a card is aimed at?
targets =
    { $targets ->
        [when_resolved] When the card takes effect, after everybody could stop it
       *[when_played] When the card is played, before anybody may stop it (the simpler way of the book)
    }
ask-win-check = When does the match end?
win-check =
    { $check ->
        [after_effects] Only when all running effects are done
       *[at_once] The moment somebody has enough unicorns or the deck runs out (by the book)
    }


## The table of the unicorns

turn-of =
    Turn: { $seat }{ $plays ->
        [0] {""}
        [1] {""}
       *[other] {" "}· up to { $plays } cards may be played
    }{ $extra ->
        [0] {""}
        [one] {" "}· another turn follows
       *[other] {" "}· { $extra } more turns follow
    }{ $cut ->
        [cut] {" "}· it ends at once
       *[none] {""}
    }
middle =
    Deck: { $deck } · Nursery: { $nursery } · Discard pile: { $discard }{ $top ->
        [none] {""}
       *[other] , on top: { $top }
    }
hand-size = hand { $size }
hand-open = open hand:
herd-state =
    { $state ->
        [pandas] pandas
       *[blinded] blinded
    }
letters =
    { $letters ->
        [one] 1 letter
       *[other] { $letters } letters
    }
waiting = As the turn starts, still to come: { $cards }
played = { $seat } plays a card
named = Named: { $named }
answered = Stop! { $seat }: { $card }
stage =
    { $stage ->
        [naming] what it is aimed at is being named
        [stopped] stopped, unless that is stopped in turn
        [resolving] takes effect
       *[answering] may be answered now
    }
pile = Discard pile ({ $number })
nursery = Nursery ({ $number })
deck-top = Known in the deck, counted from the top
deck-shuffled = Shuffled into the deck and not seen since


## Cards

card-hint = meadhall cards ID tells more of one card.
card-about =
    { $type } · { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    }{ $letters ->
        [0] {""}
        [one] {" "}· 1 letter
       *[other] {" "}· { $letters } letters
    }{ $two ->
        [without] {" "}· not with two players
       *[with] {""}
    }
pack-without = Stay in the box: { $cards }
