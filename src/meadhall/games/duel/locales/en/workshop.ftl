### What the workshop says of heroes and boards, in English.

# when abilities act
moment-immediately = Immediately, in combat
moment-during_combat = During combat
moment-after_combat = After combat
moment-turn_start = At the start of your turn
moment-turn_end = At the end of your turn
moment-hurt = When a fighter takes damage
moment-defeated = When a fighter is defeated
moment-combat_won = After a combat that was won
moment-attack_over = After an attack
moment-opening = During setup

# which fighters of a hero's own
whose-own = any of the hero’s fighters
whose-hero = the hero
whose-sidekicks = the sidekicks

# what is wrong with a draft, or worth a look
fault-deck-size = A deck has { $fewest } to { $deck } cards; this one has { $total }.
fault-deck-small = The decks of the game have { $deck } cards; this one has { $total } and runs out sooner.
fault-sidekicks = At most { $most } sidekicks fit beside a hero; here are { $count }.
fault-card-value = An attack, a defence or a versatile card needs a value; a scheme has none.
fault-card-symbol = This hero has no such symbol.
fault-card-emblem = There is no such picture.
fault-card-fighter = This hero has no sidekick who could use the card.
fault-card-timing = This card has an effect at a time that it never comes to.
fault-no-melee = Nobody here attacks in melee: all of them shoot.
fault-no-attack = No card can be played as an attack.
fault-no-defence = No card can be played as a defence.
fault-idle = A scheme without an effect: nobody would play it.
fault-nobody = Nobody can play this card: the sidekick never comes onto the board.
fault-spaces-many = At most { $most } spaces fit on a board; here are { $count }.
fault-zones-many = At most { $most } zones can be told apart; here are { $count }.
fault-lines-many = At most { $most } lines fit on a board; here are { $count }.
fault-doors-many = At most { $most } doors fit on a board; here are { $count }.
fault-space-twice = There is a second space “{ $id }”.
fault-zone-twice = There is a second zone “{ $id }”.
fault-door-twice = There is a second door “{ $id }”.
fault-line-twice = There is a second line between { $one } and { $other }.
fault-line-loop = This line leads from { $id } back to itself.
fault-zone-unknown = There is no zone “{ $id }” on this board.
fault-space-unknown = There is no space “{ $id }” on this board.
fault-door-line = This door does not lie over a line.
fault-start-missing = Start space { $number } is missing: a duel needs start spaces 1 and 2.
fault-start-twice = There is a second start space { $number }.
fault-start-odd = Start spaces are counted from 1.
fault-unreachable = No way leads from start space 1 to this space.
fault-zone-empty = No space is in this zone.
fault-space-zoneless = This space is in no zone.
fault-off-board = This space lies beside the board.
fault-overlap = This space and { $other } overlap.
fault-board = Something is not right on this board: { $text }
fault-steps = These effects take too many steps: at most { $most } are played.
