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


## The workshop: moments at which abilities act

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


## What is wrong with a hero or a board, or worth a look

fault-deck-size = A deck has { $deck } cards; this one has { $total }.
fault-sidekicks = At most { $most } sidekicks fit beside a hero; here are { $count }.
fault-no-melee = Nobody here attacks in melee: all of them shoot.
fault-no-attack = No card can be played as an attack.
fault-no-defence = No card can be played as a defence.
fault-idle = A scheme without an effect: nobody would play it.
fault-nobody = Nobody can play this card: the sidekick never comes onto the board.
