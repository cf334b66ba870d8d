### Lessons of hnefatafl in English: what the host says.
###
### A lesson's id is its game and its name, with .about for the list; a step's id is the lesson's and the step's, with .otherwise
### for any other answer than the one that leads on. The calls raichi and tuichu are those that Linnaeus noted down.


## The first moves

hnefatafl-first-turn = Your first moves
    .about = How pieces move, how one is captured, and when it is not.
hnefatafl-first-turn-welcome = Welcome to the siege! In the middle of the board, on the throne, stands the king with his four defenders. Around them wait eight attackers. These are yours, and the attackers begin.
hnefatafl-first-turn-goal = The king wants to reach one of the four corners. You win when you capture him first. Nothing is hidden in this game, and nothing is left to chance.
hnefatafl-first-turn-move = Every piece moves straight along its rank or file, as far as it likes, but over nobody. Only the king may stop in a corner, so keep watch near one. Move from d6 to f6.
    .otherwise = A possible move, but let us go together: from d6 to f6.
hnefatafl-first-turn-capture = A defender has come to b3, right beside your attacker on b4. A piece is captured when enemies stand on two opposite sides of it. Close the pincers: move from d2 to b2.
    .otherwise = Do not let this one get away. Move from d2 to b2.
hnefatafl-first-turn-between = Captured, and gone for good! Meanwhile another defender has moved in between your attackers on f4 and f6. That is safe: only whoever moves captures.
hnefatafl-first-turn-close = Look at the throne instead: it has lost its guard above. Move from d7 to d5, right next to the king.
    .otherwise = The king is more important. Move from d7 to d5.
hnefatafl-first-turn-end = On the throne the king is captured by four attackers, one on each side. Watch the corners, close the ring, and capture what stands in your way. Good luck!


## Hunting the king

hnefatafl-king = Hunting the king
    .about = How many attackers it takes to capture the king, and where.
hnefatafl-king-welcome = The hunt is on! On the throne it takes four attackers to capture the king, right beside it three, and anywhere else two, as for every piece. He has just left his throne and stands beside it.
hnefatafl-king-close = One of your attackers is next to him on c5. Bring another one to the opposite side: move from e1 to e5.
    .otherwise = Go straight at him: move from e1 to e5.
hnefatafl-king-ran = Two were not enough: beside the throne it takes three. So he has run up to d7, and from there the way to the corner a7 is open!
hnefatafl-king-edge = But now he is away from the throne, and two are enough. At the edge they must stand along the edge. One is on e7 already: move from c5 to c7.
    .otherwise = Then he would escape to a7. Move from c5 to c7.
hnefatafl-king-won = Between c7 and e7 there was no way out: the king is captured, and you have won.
hnefatafl-king-end = One thing more: next to a corner, a single attacker is enough. Corners are hostile to everybody as long as they are empty, even to the king who longs for them.


## Two ways out

hnefatafl-two-ways = Two ways out
    .about = A puzzle for the king: win in two moves.
hnefatafl-two-ways-welcome = This time you lead the king and his defenders, and you are to move. It looks bad, but you can win in two moves! Take your time and look at the board before you read on.
hnefatafl-two-ways-one = On d1 the king would see the corner g1, but no other: on the left there is an attacker on c1. Raichi! the players of old would call: one way is open. But one way is soon closed.
hnefatafl-two-ways-two = You need two ways at once: tuichu! From which square does the king see two corners with nobody in between? Move him there.
    .otherwise = From there he does not see two open corners. Look along the right edge: g3!
hnefatafl-two-ways-out = The attackers have closed the way up. But they have only one move at a time, and the way down is open: off to g1!
    .otherwise = Do not wait until this way is closed, too. Off to g1!
hnefatafl-two-ways-end = Free, and the match is won! Whoever threatens two things at once is hard to stop. As an attacker, see to it in time that the king never gets that far.


## Tablut

hnefatafl-edge = The long edge of Tablut
    .about = On the larger board the king wins anywhere at the edge, and his last defender is in danger.
hnefatafl-edge-welcome = This is Tablut, the larger board. Here the king wins on any square at the edge, and corners are squares like all others. You lead the attackers; the king is still on his throne.
hnefatafl-edge-block = Raichi! To the left nobody stands between the king and the edge. Close this way, and lay siege to the throne at the same time: move from d9 to d5.
    .otherwise = Then he would be at the edge with his next move. Move from d9 to d5.
hnefatafl-edge-siege = Now there are attackers on three sides of the throne, and the last defender on the fourth. But watch out: the other one has come to h4. From g4 he could capture your attacker on f4.
hnefatafl-edge-last = Be faster! On Tablut, the last defender beside a besieged throne can be captured against his own king. Move behind him: from e1 to e3.
    .otherwise = The last defender must go first. Move from e1 to e3.
hnefatafl-edge-beside = The king has left his throne and may never return to it. Beside it, three attackers capture him. Two are there already, on e3 and f4. Move from c4 to d4.
    .otherwise = Do not let him go. Move from c4 to d4.
hnefatafl-edge-end = Captured: you have won! Had the king stayed on his throne, the move from e3 to e4 would have closed its fourth side. On this board, mind all edges from the first move on.
