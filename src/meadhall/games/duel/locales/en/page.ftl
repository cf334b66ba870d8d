### The duel's page in English.


## In the hall

hall-game-duel = The duel
hall-rules-of-duel = The rules of the duel
home-duel = The duel
home-duel-about = Heroes of legend meet on a board, each with a deck of their own: move, strike, outwit your opponent.
home-duel-players = 2 to 4 players
home-duel-now = You against a gentle bot; heroes and board are drawn by lot.
lobby-title-duel = A table for the duel
lesson-course-duel = Learn the duel
puzzle-title-duel = Puzzles of the duel
duel-space-names = Names of spaces
duel-space-names-about = In the duel: the names stay on the board. Otherwise you see one when you point at its space, or at a line under “What happened” that names it.


## Setting up a table

duel-lobby-mode = Mode
duel-lobby-mode-name =
    { $mode ->
        [free_for_all] Free-for-all
        [teams] Teams, two against two
       *[duel] Duel, one against one
    }
lobby-same-duel = The player at seat { $number }, with both heroes
lobby-same-about-duel = One person plays both heroes of the team and sees both hands.
lobby-own-role-duel = They choose their own hero
lobby-their-role-duel = Hero of their choice
duel-lobby-your-hero = Your hero
duel-lobby-choose-hero = Choose a hero
duel-lobby-change-hero = Change hero
duel-lobby-all-heroes = All heroes
duel-lobby-take-hero = Take this hero
duel-lobby-drafted-hero = The hero is drafted at the table.
duel-lobby-drafted-board = The board is drafted at the table.
duel-lobby-any-hero = Random hero
duel-lobby-any-hero-about = Drawn by lot when the match starts.
duel-lobby-taken = Already at another seat
duel-lobby-look-hero = Ability and deck
duel-lobby-health = Health
duel-lobby-move = Move
duel-lobby-attack =
    { $attack ->
        [ranged] ranged
       *[melee] melee
    }
duel-lobby-stands-by = Sidekick
duel-lobby-sidekick =
    { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    }: health { $health }, { $attack ->
        [ranged] ranged
       *[melee] melee
    }
duel-lobby-alone = No sidekick
duel-lobby-deck =
    { $count ->
        [one] The deck: 1 card
       *[other] The deck: { $count } cards
    }
duel-lobby-board = Board
duel-lobby-choose-board = Choose a board
duel-lobby-change-board = Change board
duel-lobby-any-board = Random board
duel-lobby-board-for =
    { $most ->
        [2] For 2 players
       *[other] For 2 to { $most } players
    }
duel-lobby-zones = Zones


## The end, and statistics

duel-end-dealt = Combat damage dealt
duel-end-taken = Damage taken
duel-story-dealt = Damage
duel-story-blocked = Blocked
duel-story-healed = Healed
statistics-roles-duel = Heroes
statistics-role-duel = Hero
statistics-pairs-duel = Hero against hero
statistics-pairs-about-duel = Duels of two: how many the hero of the row has won and lost against the hero of the column.
statistics-export-duel = Heroes
me-favourite-duel = Favourite hero
me-roles-duel = My heroes


## The table and the board

duel-table-asked = What is asked
duel-table-asked-other = Waiting for { $seat }
duel-table-source = What the card says
duel-table-why = Why?
duel-table-all =
    { $count ->
        [one] The only answer
       *[other] All { $count } answers
    }
duel-table-given = Your answer is in. The others are still thinking.
duel-table-others = The others at the table
duel-table-hand =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
duel-table-side-open = What happened, and the tools
duel-table-side-close = Back to the board
duel-table-scene-fold = Show the board
duel-table-scene-show = Show what is being played
duel-board-label = Board: { $board }
duel-board-stands = { $fighter } on { $space }, { $count ->
        [one] zone
       *[other] zones
    } { $zones }, health { $health } of { $most }, { $reach }
duel-board-told = The board in words
duel-board-near = next to { $spaces }
duel-board-passage = passage
duel-board-melee = melee
duel-board-ranged = ranged
duel-board-door =
    { $state ->
        [closed] { $door }: closed
       *[open] { $door }: open
    }
duel-board-nearer = Zoom in
duel-board-farther = Zoom out
duel-board-whole = The whole board
duel-board-token = token: { $piece }
duel-board-piece = Token “{ $piece }” of { $hero } on { $space }
duel-board-piece-held = Tokens “{ $piece }” of { $hero } on { $fighter }: { $number }
duel-choice-pick = Move { $fighter }
duel-choice-whom = Choose whom to move.
duel-choice-where = { $fighter }: choose a space.
duel-choice-look = What { $fighter } could do
duel-choice-attack = Choose who attacks whom.
duel-choice-scheme = Choose a scheme.
duel-choice-with = Attack with “{ $card }”: choose whom.
duel-choice-menu = Which one?
duel-choice-back = Back
duel-way-manoeuvre = Draw a card, then move your fighters.
duel-way-several =
    { $count ->
        [one] 1 possibility
       *[other] { $count } possibilities
    }
# beside the marks of a fighter's reach, each the end of a sentence
duel-reach-own = { $fighter } could
duel-reach-enemy = { $fighter } could
duel-reach-go = go here in a manoeuvre
duel-reach-boost = go here with your best boost
duel-reach-threat = attack here now
duel-reach-near = attack here after a manoeuvre
duel-reach-strike = attack now: { $fighters }
duel-reach-later = attack after a manoeuvre: { $fighters }
duel-reach-none = Nothing: no way out, and nobody in reach.
duel-reach-close = Put the marks away


## Cards, combat and seats

duel-card-type-attack = Attack
duel-card-type-defence = Defence
duel-card-type-versatile = Versatile
duel-card-type-scheme = Scheme
duel-card-value = Value
duel-card-boost = Boost { $number }
duel-card-who = For: { $who }
duel-card-symbol = Basket: { $item }
duel-card-back = A card face down

duel-pile-title = Discard pile: { $seat }
duel-pile-label = { $label }. { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }, on top: { $top }
duel-pile-empty = { $label }. No cards yet
duel-pile-count = { $number ->
        [one] { $number } card
       *[other] { $number } cards, from the top down
    }
duel-pile-top = On top
duel-pile-none = No cards lie here yet.

# The whole deck of a hero: what has been seen of it, and what can still come.
duel-sheet-lists = Deck and discard pile
duel-sheet-deck = Whole deck
duel-sheet-pile = Discard pile ({ $number })
duel-deck-closed = Can still come: { $left } of { $all } cards (in hand: { $hand }, { $down ->
        [0] {""}
       *[other] face down: { $down },{" "}
    }in the deck: { $deck })
duel-deck-open = Still in the deck: { $left } of { $all } cards. Their order is hidden.
duel-deck-known = Known in the deck, counted from the top
duel-deck-only = Only what can still come
duel-deck-nothing = Nothing is left to come.
duel-deck-where = { $where ->
        [play] In play
        [hand] In hand
        [known] Known in hand
        [deck] In the deck, place known
        [discard] Discarded
        [hidden-deck] Somewhere in the deck
        [hidden-hand] In hand, not seen
       *[other] Can still come
    }: { $number }

duel-hand-title = Your hand
duel-hand-empty = Your hand is empty.
duel-hand-card = { $name }: { $type }, value { $value }, boost { $boost }{ $count ->
        [1] {""}
       *[other] , { $count } copies
    }

duel-seat-bot = { $name }, { $level ->
        [guest] skald
        [page] page
        [warrior] warrior
        [champion] champion
        [jarl] jarl
        [legend] legend
       *[other] { $level }
    }
duel-seat-free = Free seat
duel-seat-mine = you
duel-seat-team = team { $number }
duel-seat-mate = your team
duel-seat-foe = opponent
duel-seat-away = away
duel-seat-out = Out of the match
duel-seat-left = Left the table
duel-seat-health = { $name }: health { $left } of { $most }
duel-seat-hand = Cards in hand: { $number }
duel-seat-deck = Cards in the deck: { $number }
duel-seat-actions = { $number ->
        [0] No actions left
        [one] { $number } action left
       *[other] { $number } actions left
    }
duel-seat-clock = Time left:
duel-seat-fact-health = Health
duel-seat-fact-move = Move
duel-seat-fact-attack = Attack
duel-seat-fact-sidekick = Sidekick
duel-seat-melee = melee
duel-seat-ranged = ranged
duel-seat-pieces = Tokens “{ $piece }” beside the board: { $number }

duel-in-play = In play, { $number }: { $names }
duel-in-play-title = In play: { $hero }
duel-in-play-none = Nothing is in play any more.
duel-in-play-character = Character card of { $hero }
duel-in-play-about = About: { $names }.
duel-in-play-until =
    { $until ->
        [turn_end] Until the end of this turn.
        [next_turn] Until the next turn of this player begins.
        [next_turn_end] Until the end of this player’s next turn.
        [stays] Stays in play.
       *[open] Until its time comes.
    }

duel-combat-title = Combat
duel-combat-attacker = Attacker
duel-combat-defender = Defender
duel-combat-waits = No card yet
duel-combat-bare = No card
duel-combat-secret = Only you can see it:
duel-combat-boost = Boost
duel-combat-defeated = defeated
duel-combat-cancelled = Effects cancelled
duel-combat-ignored = Value ignored
duel-combat-prevented = Takes no combat damage
duel-combat-reflected = Sends the damage back
duel-combat-kept = Card returns to hand
duel-combat-attack = attack
duel-combat-defence = defence
duel-combat-damage = damage
duel-combat-sum = Attack { $attack }, defence { $defence }: damage { $damage }
duel-combat-rail = The course of the combat
duel-combat-stop-immediately = Immediately
duel-combat-stop-during = During combat
duel-combat-stop-damage = Damage
duel-combat-stop-after = After combat
duel-combat-stop-end = End
duel-combat-go = Go on
duel-combat-close = Close
