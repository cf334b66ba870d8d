### The words of the duel at the terminal, in English.


game-summary = The duel: heroes with their own decks fight on a board


## Before the match

ask-mode = What will you play? Type a number, or press Enter for the first.
ask-hero = Player { $number }: which hero? Type a number, press Enter for a random one, or type “cards 2” to see the deck of hero 2.
ask-board = Which board?
any-board = Any of them


## The table

on-turn =
    on turn, { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }{ $taken ->
        [0] {""}
       *[other] , { $taken } taken
    }
team = Team { $number }
seat-out = out of the match
sizes = Hand: { $hand } · Deck: { $deck } · Discarded: { $discard }
basket = Basket: { $item }
in-play = In play: { $names }
pieces = tokens on the board: { $piece } ({ $places })
off-board = off the board
reach =
    { $reach ->
        [ranged] ranged
       *[melee] melee
    }
door =
    { $state ->
        [closed] { $door }: closed
       *[open] { $door }: open
    }
pile-of = Discard pile: { $seat } ({ $number })
deck-of = Known in the deck, counted from the top: { $seat }
combat = Combat
side =
    { $role ->
        [attack] Attack: { $fighter }
       *[defence] Defence: { $fighter }
    }
laid =
    { $state ->
        [hidden] a card face down
       *[none] no card
    }
boost-hidden = a boost face down
boost-open =
    { $state ->
        [lost] boost { $number }: { $card } (lost)
       *[counts] boost { $number }: { $card }
    }
side-state =
    { $state ->
        [cancelled] effects cancelled
        [ignored] value ignored
        [kept] goes back to the hand
        [prevented] takes no combat damage
       *[reflected] combat damage strikes back
    }
playing = Scheme ({ $actor }): { $card }
shown = Shown to everybody: { $card }
noted-spaces = Noted spaces: { $spaces }


## Cards

card-type =
    { $type ->
        [attack] attack
        [defence] defence
        [scheme] scheme
       *[versatile] attack or defence
    }
card-facts =
    { $type }{ $value ->
        [none] {""}
       *[other] {" "}{ $value }
    }{ $boost ->
        [none] {""}
       *[other] {" "}· boost { $boost }
    } · { $who }{ $symbol ->
        [none] {""}
       *[other] {" "}· symbol: { $symbol }
    }
column-type = Type
column-value = Value
column-boost = Boost
column-who = Who
column-symbol = Symbol
column-hero = Hero
column-id = Id
column-health = Health
column-move = Move
column-attack = Attack
column-sidekick = Sidekick (health, attack)
sidekick =
    { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    } ({ $health }, { $reach })
cards-hint = meadhall cards ID shows a hero's deck.


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
