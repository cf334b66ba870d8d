### The words of hnefatafl at the terminal, in English.


game-summary = Hnefatafl: lead a king out of a siege, or close it around him


## Before the match

ask-board = Which board? Type a number, or press Enter for the first.
board-facts =
    { $board }: { $size } × { $size } squares · attackers: { $attackers } · defenders: { $defenders } · the king wins { $goal ->
        [corner] in a corner
       *[edge] at the edge
    }
ask-side = Which side do you play? Type a number, or press Enter for the first.
side-about =
    { $side ->
        [attackers] The attackers: they begin, and want to capture the king
        [defenders] The king and his defenders: he wants to escape
        [random] Either of them
       *[both] Both: two people at this screen
    }


## The table

on-turn = to move
men = on the board: { $left }, captured: { $captured }
last-move =
    Last move: { $start } – { $space }{ $captured ->
        [0] {""}
       *[other] , captured: { $captured }
    }
quiet = Moves without a capture: { $number } of { $most }
repeated =
    { $times ->
        [2] This position for the second time; the third one draws.
       *[other] This position for the third time.
    }
moves = Type a number, or two squares: d1 c1. { $king } moves the king, { $times } captures, { $win } wins.


## Boards and cards

board-quiet = The match is drawn after { $number } moves without a capture.
board-start =
    At the start (A: attacker, D: defender, K: king{ $goal ->
        [corner] , +: corner
       *[edge] {""}
    }):
no-cards = Hnefatafl has no cards: the board and its pieces are all there is. “meadhall board” shows the boards.
