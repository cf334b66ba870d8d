### What the coach says of the unicorn game: reasons by what comes of the better answer until the end of the player’s next turn, and habits.
### $number: how much more, rounded; $best and $given: in how many of 10 continuations; $way: less or more often than a strong bot.


## Reasons

fact-herd =
    { $number ->
        [0] There is more often one more unicorn in the player’s own stable.
        [one] There is about 1 more unicorn in the player’s own stable.
       *[other] There are about { $number } more unicorns in the player’s own stable.
    }
fact-rivals =
    { $number ->
        [0] The largest stable of the others more often has one unicorn less.
        [one] The largest stable of the others has about 1 unicorn less.
       *[other] The largest stable of the others has about { $number } unicorns less.
    }
fact-held =
    { $number ->
        [0] A little more is left in hand.
        [one] About 1 more card is left in hand.
       *[other] About { $number } more cards are left in hand.
    }
fact-instants = An instant is left in hand more often, to stop a card with.
fact-upgrades =
    { $number ->
        [0] There is more often one more upgrade in the player’s own stable.
        [one] There is about 1 more upgrade in the player’s own stable.
       *[other] There are about { $number } more upgrades in the player’s own stable.
    }
fact-unburdened = The player’s own stable is more often free of a downgrade.
fact-burdens =
    { $number ->
        [0] The others more often have one more downgrade.
        [one] The others have about 1 more downgrade.
       *[other] The others have about { $number } more downgrades.
    }


## Habits

habit-stop =
    { $way ->
        [less] You rarely stop cards when you hold an instant
       *[more] You stop cards very often when you hold an instant
    }: { $taken } of { $open } times; a strong bot would do so { $best } of { $open } times in the same positions.
habit-use =
    { $way ->
        [less] You rarely use effects that are optional
       *[more] You use nearly every effect that is optional
    }: { $taken } of { $open } times; a strong bot would do so { $best } of { $open } times in the same positions.
habit-draw =
    { $way ->
        [less] You rarely draw instead of playing a card
       *[more] You draw very often instead of playing a card
    }: { $taken } of { $open } times; a strong bot would do so { $best } of { $open } times in the same positions.
habit-unicorn =
    { $way ->
        [less] You rarely play a unicorn when you could
       *[more] You play a unicorn nearly whenever you can
    }: { $taken } of { $open } times; a strong bot would do so { $best } of { $open } times in the same positions.
habit-magic =
    { $way ->
        [less] You rarely play magic cards when you could
       *[more] You play magic cards very often when you could
    }: { $taken } of { $open } times; a strong bot would do so { $best } of { $open } times in the same positions.
habit-upgrade =
    { $way ->
        [less] You rarely play upgrades when you could
       *[more] You play upgrades very often when you could
    }: { $taken } of { $open } times; a strong bot would do so { $best } of { $open } times in the same positions.
habit-downgrade =
    { $way ->
        [less] You rarely play downgrades when you could
       *[more] You play downgrades very often when you could
    }: { $taken } of { $open } times; a strong bot would do so { $best } of { $open } times in the same positions.
