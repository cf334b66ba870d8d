### What the hall says about the duel, in English.


mode =
    { $mode ->
        [free_for_all] Free-for-all, everybody against everybody
        [teams] Teams, two against two
       *[duel] Duel, one against one
    } – { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }

preview-title =
    { $state ->
        [waiting] You are invited to a duel
        [over] A duel to watch again: { $names }
       *[running] A duel: { $names }
    }
preview-picture = Fighters on a board in the mead hall


choice-defeat = When does the defeat of a hero count?
choice-defeat-action = As soon as the action is over
choice-defeat-at_once = At once
choice-versatile = What do effects take a versatile card for?
choice-versatile-both = Both an attack card and a defence card
choice-versatile-as_used = Only what it was played as
choice-discard = When are combat cards discarded?
choice-discard-before_abilities = Before the abilities that follow a combat
choice-discard-after_abilities = After these abilities
choice-teammates = Hands of teammates
choice-teammates-open = Open to each other
choice-teammates-closed = Hidden from each other


fair-first = { $hero } goes first.
fair-already = No handicap is needed.
fair-proof =
    { $where ->
        [board] On this board
       *[boards] Over all boards
    } { $hero } then wins { $low }–{ $high } % of the time, proven in { $matches } matches between bots of the level “{ $level }”.


theme-attack = Attack
theme-defence = Defence
theme-manoeuvre = Manoeuvre
theme-boost = Boost
theme-scheme = Scheme
theme-escape = Escape
theme-combo = Several answers in a row
theme-cards = Choosing cards
