### The terminal's own words in English.

welcome = Welcome to the hall. Type the number of your choice; h shows what else you can type.
help =
    number   choose that answer
    l        look at the table and your hand
    m        show the map
    u        take your last answer back
    w        why: the rules behind the question
    save F   save the match to the file F (meadhall play --resume F goes on with it)
    q        quit
ask-hero = Who will { $player } play? Type a number, or press Enter for { $default }.
player-you = you
player-number = player { $number }
refused = “{ $answer }” is not one of the numbers; h shows what you can type.
only-answer = Only one answer is possible: { $answer }.
curtain = ──── The screen belongs to { $seat } now. Everybody else looks away. Press Enter. ────
taken-back = The last answer is taken back.
nothing-back = There is no answer of yours to take back.
saved = The match is saved to { $file }.
not-saved = The match could not be saved: { $problem }.
save-where = Save to which file? Type: save FILE
because = { $rule }: { $text }
goodbye = The match ends here. Goodbye!

table-seat =
    { $seat }: { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }, { $deck } in the deck, { $discard } discarded{ $token ->
        [none] {""}
       *[other] , { $token } { $tokens }
    }{ $basket ->
        [none] {""}
       *[other] , in the basket: { $basket }
    }
table-fighter = { $fighter }, health { $health } of { $most }, on { $space } ({ $zones })
table-fighter-off = { $fighter }, off the board
table-door =
    { $state ->
        [closed] The { $door } is closed.
       *[open] The { $door } is open.
    }
hand = Your hand:
hand-empty = Your hand is empty.
hand-card =
    { $copies ->
        [one] { $card }
       *[other] { $copies } × { $card }
    }
map-legend = { $mark } { $fighter }
map-space = { $space } ({ $zones }) is next to { $neighbours }


## Boards

board-facts =
    { $board }: { $spaces } spaces, { $lines } lines, { $zones } zones, for { $players ->
        [2] 2 players
       *[other] 2 to { $players } players
    }{ $doors ->
        [0] {""}
        [one] , 1 door
       *[other] , { $doors } doors
    }{ $passages ->
        [0] {""}
       *[other] , a passage with { $passages } ends
    }
board-zone = { $letter }  { $zone }: { $spaces }
board-starts = start spaces: { $spaces }
board-door = { $door }: over { $lines }
board-passages = passage: one step between any two of { $spaces }, for movement only
board-drawn = { $board } is drawn in { $file }.
