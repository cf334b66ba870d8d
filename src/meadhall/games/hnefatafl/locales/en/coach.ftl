### What the coach says of hnefatafl: reasons by what comes of the better answer until the end of the player’s next turn, and habits.
### $number: how much more, rounded; $best and $given: in how many of 10 continuations; $way: less or more often than a strong bot.


## Reasons

fact-taken =
    { $number ->
        [0] It captures more often.
        [one] It captures about 1 more piece.
       *[other] It captures about { $number } more pieces.
    }
fact-kept =
    { $number ->
        [0] A piece of the player’s own is saved more often.
        [one] It saves about 1 piece of the player’s own.
       *[other] It saves about { $number } pieces of the player’s own.
    }
fact-way_out = The king has an open way out in { $best } of 10 continuations, instead of { $given }.
fact-unbeset = Fewer attackers stand next to the king.
fact-shut = The king’s ways out stay closed in { $best } of 10 continuations, instead of { $given }.
fact-besieged = More attackers stand next to the king.
fact-cornered = The king is captured, or threatened with it, in { $best } of 10 continuations, instead of { $given }.


## Habits

habit-capture =
    { $way ->
        [less] You rarely capture when you could
       *[more] You capture nearly whenever you can
    }: { $taken } of { $open } times; a strong bot would do so { $best } of { $open } times in the same positions.
habit-king =
    { $way ->
        [less] You rarely move the king
       *[more] You move the king very often
    }: { $taken } of { $open } times; a strong bot would do so { $best } of { $open } times in the same positions.
