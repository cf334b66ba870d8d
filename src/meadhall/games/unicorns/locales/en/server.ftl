### What the hall says about the unicorn game, in English.


preview-title =
    { $state ->
        [waiting] You are invited to a game of unicorns
        [over] A game of unicorns to watch again: { $names }
       *[running] A game of unicorns: { $names }
    }
preview-picture = Unicorns in their stables


choice-targets = When are targets named?
choice-targets-when_played = When the card is played
choice-targets-when_resolved = When it takes effect
choice-win_check = When does the match end?
choice-win_check-at_once = The moment somebody has enough unicorns
choice-win_check-after_effects = When all effects are done


theme-play = Playing a card
theme-instant = Stopping a card
theme-destroy = Destroying
theme-steal = Stealing
theme-sacrifice = Sacrificing
theme-hand = Hand
theme-pile = Deck and discard pile
theme-effect = Using an effect
theme-combo = Several answers in a row
