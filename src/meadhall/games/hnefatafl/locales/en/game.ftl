### Hnefatafl in English.
###
### A message's id follows from the id of what it says. Squares come into sentences by their names (e5).
###
### Parts of sentences: $seat, $winners (players: by a name of their own, otherwise a message “player-…”), $piece (a message “piece-…”),
### $from and $space (squares), $why. Besides: $kind (attacker, defender or king) of what moves; in options $captures, how many pieces
### a move captures, and $result, how it wins (escape, king, last; “none” if it does not); in the question $side, which side somebody
### leads who goes by a name; a nameless player is called after the side anyway, and it comes as “none”.
###
### One word per thing:
###   attacker, defender    a piece; also the player who leads these pieces, who is one person: “Attacker wins”
###   attackers, defenders  the two sides; the king belongs to the defenders
###   king                  the piece that everything is about; always “he”
###   board, square         where pieces stand; file, rank: its columns and rows
###   throne                the square in the middle
###   corner, edge          as on any board
###   move                  what a player does in a turn, and what a piece does then
###   capture               to take a piece off the board by enclosing it
###   enclose, surround     to stand on two opposite sides of a piece, on all sides of it
###   hostile               what captures together with an enemy although it is only a square
###   escape                the king reaches a square where he wins
###   draw                  an end without a winner
###   match                 one play of the game


## Building blocks

list-empty = nobody
list-end = { $rest } and { $last }
quoted = “{ $name }”


## Sides, players, pieces

side-attackers = Attackers
side-defenders = Defenders
player-attackers = Attacker
player-defenders = Defender
piece-attacker = attacker
piece-defender = defender
piece-king = king


## Boards

board-brandubh = Brandubh
board-tablut = Tablut
board-about-brandubh = The small Irish board of 7 by 7 squares, for a quick match. The king wins in any of the four corners.
board-about-tablut = The Saami board of 9 by 9 squares, as Linnaeus saw it in 1732. The king wins anywhere at the edge.

sign-throne = throne: nobody stops here again
sign-corner = corner: for the king alone, who wins here
sign-edge = edge: the king wins here


## Questions

question-choose_move =
    { $side ->
        [attackers] { $seat }, choose a move: you lead the attackers.
        [defenders] { $seat }, choose a move: you lead the king and his defenders.
       *[none] { $seat }, choose a move.
    }


## Options

option-move =
    { $kind ->
        [king] King { $from } – { $space }
       *[other] { $from } – { $space }
    }{ $result ->
        [escape] : he escapes and wins
        [king] : captures the king and wins
        [last] : captures the last attackers and wins
       *[none] { $captures ->
            [0] {""}
            [one] , captures 1 piece
           *[other] , captures { $captures } pieces
        }
    }


## Events

event-king_captured = { $seat } captures the king on { $space }.
event-king_escaped = The king has reached { $space }: he has escaped.
event-match_drawn =
    { $why ->
        [repetition] A draw: the same position is on the board for the third time.
        [quiet] A draw: too many moves without a capture.
       *[no_moves] A draw: whoever is to move cannot.
    }
event-piece_captured = { $seat } captures the { $piece } on { $space }.
event-piece_moved =
    { $kind ->
        [king] { $seat } moves the king { $from } – { $space }.
       *[other] { $seat } moves { $from } – { $space }.
    }
event-seat_left = { $seat } leaves the match.
event-turn_began = { $seat } is to move.


## Ends

reason-forfeit = { $winners } wins: the opponent has given up.
reason-king_captured = { $winners } wins: the king is captured.
reason-king_escaped = { $winners } wins: the king has escaped.
reason-no_attackers = { $winners } wins: there is no attacker left.
reason-no_moves = A draw: whoever is to move cannot.
reason-quiet = A draw: there have been too many moves without a capture.
reason-repetition = A draw: the same position is on the board for the third time.


## Chapters of the rules

chapter-H1 = The board and the turn
chapter-H2 = Moving
chapter-H3 = Capturing
chapter-H4 = Capturing the king
chapter-H5 = The end
chapter-K = Where the sources are silent


## Rules: why something is asked, offered or refused

rule-H1-1 = The board is square, with an odd number of squares along each edge. The square in the middle is the throne. Squares are named by file and rank; a1 is at the lower left.
rule-H1-2 = Brandubh: the king starts on the throne with a defender on each side of him. Behind them stand eight attackers, two in each arm of a cross.
rule-H1-3 = Tablut: the king starts on the throne, with two defenders in each direction from it. At the middle of each edge stand four attackers, one of them a step inwards.
rule-H1-4 = One player has the attackers, the other the king and his defenders. The attackers begin; then both take turns and move one piece each time. Nobody may pass.
rule-H2-1 = Every piece, the king too, moves along its rank or file, as far as its player likes.
rule-H2-2 = No piece moves onto another one or over it.
rule-H2-3 = Nobody stops on the throne. The king begins there; once he has left it, he does not come back.
rule-H2-4 = Brandubh: only the king may stop on a corner.
rule-H3-1 = Any piece but the king is captured when an enemy moves next to it and another enemy stands on the opposite side. It leaves the board for good.
rule-H3-2 = Whoever moves in between two enemies is not captured.
rule-H3-3 = One move captures everything that it encloses, up to three pieces.
rule-H3-4 = The king captures like any other piece of his side.
rule-H3-5 = The empty throne is hostile to both sides: any piece but the king is captured between it and an enemy.
rule-H3-6 = Brandubh: a corner is hostile to both sides in the same way.
rule-H3-7 = The edge of the board is hostile to nobody.
rule-H3-8 = Tablut: if the king is on the throne, with attackers on three sides and a defender on the fourth, that defender can be captured between an attacker and the king.
rule-H4-1 = On the throne, the king is captured by four attackers, one on each side.
rule-H4-2 = Next to the throne, he is captured by three attackers, on all sides but that of the throne.
rule-H4-3 = Elsewhere he is captured like any other piece, between two attackers.
rule-H4-4 = Brandubh: next to a corner, he is captured between the corner and an attacker.
rule-H5-1 = Brandubh: the defenders win when the king reaches a corner.
rule-H5-2 = Tablut: the defenders win when the king reaches any square at the edge.
rule-H5-3 = The attackers win when they capture the king.
rule-H5-4 = The match is drawn when the same position is on the board for the third time with the same side to move.
rule-H5-5 = The match is drawn when the player to move cannot.
rule-K1 = Both boards are played by the rules of one author, Damian Walker: whoever has learnt one board knows the other.
rule-K2 = Every piece may move over the empty throne.
rule-K3 = Only the piece that has just moved captures, and only what stands next to it. A piece that finds itself between two enemies in any other way is safe until one of them goes away and comes back.
rule-K4 = All that a move encloses leaves the board together, also when the move wins.
rule-K5 = The king captures with his own move and as the one who waits on the other side: together with a defender, the empty throne or a corner.
rule-K6 = Next to the throne, two attackers do not capture the king, not even from opposite sides.
rule-K7 = A king who moves to where attackers already surround him is not captured by that.
rule-K8 = At the edge, a piece is captured along the edge only, and so is the king. In a corner of Tablut nothing can be captured.
rule-K9 = The throne with the king on it counts as the king: an enemy to attackers, a friend to defenders. Only the last defender beside a besieged throne on Tablut has no friend in it.
rule-K10 = The last defender beside a besieged throne is captured by the attacker who moves behind him. Whoever closes the third side of the throne captures nothing.
rule-K11 = On Brandubh, the last defender beside a besieged throne is safe.
rule-K12 = Positions are the same if the same kinds of pieces stand on the same squares and the same side is to move. The first position counts, too.
rule-K13 = The third time draws the match by itself; nobody has to claim it.
rule-K14 = The match is drawn after 100 moves of both sides together without a capture on Brandubh, and after 150 on Tablut.
rule-K15 = Whoever wins with a move has won, whatever else it brings. Of several draws at once, repetition comes first, then too many moves without a capture, then having no move.
rule-K16 = When the last attacker is captured, the defenders win.
rule-K17 = Whoever leaves the match loses it.
rule-K18 = Players cannot agree on a draw. Two who both want one repeat their moves.
rule-K19 = Attackers who have enclosed the king and all his defenders have not won yet: they must capture him.
rule-K20 = Nobody has to say that the king has a way out: everybody sees the same board.
rule-K21 = The squares where attackers start are squares like any others: everybody may move over them and stop there.
