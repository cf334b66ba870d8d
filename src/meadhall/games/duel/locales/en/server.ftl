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


## Drafts

draft-title =
    { $format ->
        [blind-pick] Blind pick
        [pick-ban] Bans, then picks
        [arsenal-3-5-2] Arsenal 3/5/2
        [board-strike] Strike boards
        [blind-pick-strike] Strike boards, then blind pick
        [snake] Snake
       *[other] Draft
    }
draft-about =
    { $format ->
        [blind-pick] Everybody chooses a hero in secret. All are shown together.
        [pick-ban] Everybody bans two heroes, one by one, then heroes are taken in turn.
        [arsenal-3-5-2] Both ban three heroes in secret, pick five each, and ban two of the other’s five. Boards are struck in turn until one is left. Then each chooses one of the three heroes that remain.
        [board-strike] Boards are struck in turn until one is left. Heroes stay as they are chosen here.
        [blind-pick-strike] Boards are struck in turn until one is left. Then everybody chooses a hero in secret.
        [snake] Everybody picks two heroes, in turn and back again, then chooses one of them in secret.
       *[other] What is played is chosen at the table, step by step.
    }
draft-ban =
    { $what ->
        [board] { $count ->
            [one] Strike a board
           *[other] Strike { $count } boards
        }
       *[hero] { $from ->
            [others] { $count ->
                [one] Ban one hero of the other arsenal
               *[other] Ban { $count } heroes of the other arsenal
            }
           *[pool] { $count ->
                [one] Ban a hero
               *[other] Ban { $count } heroes
            }
        }
    }
draft-pick =
    { $what ->
        [board] { $count ->
            [one] Pick a board
           *[other] Pick { $count } boards
        }
       *[hero] { $count ->
            [one] Pick a hero
           *[other] Pick { $count } heroes
        }
    }
draft-choose =
    { $what ->
        [board] Choose the board
       *[hero] Choose your hero for the match
    }
draft-banned =
    { $what ->
        [board] { $seat } strikes: { $names }
       *[hero] { $seat } bans: { $names }
    }
draft-picked = { $seat } picks: { $names }
draft-chosen =
    { $what ->
        [board] { $seat } chooses the board: { $names }
       *[hero] { $seat } plays: { $names }
    }


## Puzzles

theme-attack = Attack
theme-defence = Defence
theme-manoeuvre = Manoeuvre
theme-boost = Boost
theme-scheme = Scheme
theme-escape = Escape
theme-combo = Several answers in a row
theme-cards = Choosing cards
