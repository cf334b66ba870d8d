### What the coach says of the duel: reasons by what comes of the better answer until the end of the player’s next turn, and habits.
### $number: how much more, rounded; $best and $given: in how many of 10 continuations; $way: less or more often than a strong bot.


## Reasons

fact-struck =
    { $number ->
        [0] The enemy hero loses a little more health.
        [one] The enemy hero loses about 1 more health.
       *[other] The enemy hero loses about { $number } more health.
    }
fact-unhurt =
    { $number ->
        [0] The player’s own hero keeps a little more health.
        [one] The player’s own hero keeps about 1 more health.
       *[other] The player’s own hero keeps about { $number } more health.
    }
fact-felled = A sidekick of the other side is defeated more often.
fact-rescued = A sidekick of the player’s own stays on the board more often.
fact-held =
    { $number ->
        [0] A little more is left in hand.
        [one] About 1 more card is left in hand.
       *[other] About { $number } more cards are left in hand.
    }
fact-drained =
    { $number ->
        [0] It costs the other side a little more of its hand.
        [one] It costs the other side about 1 more card.
       *[other] It costs the other side about { $number } more cards.
    }
fact-guard = A card to defend with is still in hand in { $best } of 10 continuations, instead of { $given }.
fact-threat = It threatens the enemy hero: he can be attacked in { $best } of 10 continuations, instead of { $given }.
fact-cover = The player’s own hero is out of reach in { $best } of 10 continuations, instead of { $given }.


## Habits

habit-attack =
    { $way ->
        [less] You seldom attack when you could
       *[more] You attack very often when you could
    }: { $taken } of { $open } times; a strong bot would do so { $best } of { $open } times in the same positions.
habit-manoeuvre =
    { $way ->
        [less] You seldom manoeuvre when other actions are open
       *[more] You manoeuvre very often when other actions are open
    }: { $taken } of { $open } times; a strong bot would do so { $best } of { $open } times in the same positions.
habit-scheme =
    { $way ->
        [less] You seldom play a scheme when you could
       *[more] You play schemes very often when you could
    }: { $taken } of { $open } times; a strong bot would do so { $best } of { $open } times in the same positions.
habit-boost =
    { $way ->
        [less] You rarely boost your moves when you manoeuvre
       *[more] You boost your moves very often when you manoeuvre
    }: { $taken } of { $open } times; a strong bot would do so { $best } of { $open } times in the same positions.
habit-defend =
    { $way ->
        [less] You rarely defend when you could
       *[more] You defend very often when you could
    }: { $taken } of { $open } times; a strong bot would do so { $best } of { $open } times in the same positions.
habit-use =
    { $way ->
        [less] You rarely use effects that are optional
       *[more] You use nearly every effect that is optional
    }: { $taken } of { $open } times; a strong bot would do so { $best } of { $open } times in the same positions.
