### The page of hnefatafl in English.
###
### Names ($board, $piece, $seat) come in ready-made; squares by their names (e5); a square where nobody stands has “none” for $piece.


## In the hall

hall-game-hnefatafl = Hnefatafl
hall-rules-of-hnefatafl = The rules of hnefatafl
home-hnefatafl = Hnefatafl
home-hnefatafl-about = The board game of the Vikings: a king wants to break out, and attackers on all sides want to stop him.
home-hnefatafl-players = 2 players
home-hnefatafl-now = You against a gentle bot on the small board; lots decide who attacks.
lobby-title-hnefatafl = A table for hnefatafl
lesson-course-hnefatafl = Learn hnefatafl
me-favourite-hnefatafl = Favourite side
me-roles-hnefatafl = My sides
statistics-export-hnefatafl = Sides of hnefatafl
statistics-role-hnefatafl = Side
statistics-roles-hnefatafl = Sides of hnefatafl


## Setting up a table

hnefatafl-lobby-board = Board
hnefatafl-lobby-side = You play
hnefatafl-lobby-side-name =
    { $side ->
        [attackers] Attackers
        [defenders] King and defenders
       *[lot] Lots decide
    }


## The board

hnefatafl-board = Board: { $board }
hnefatafl-square =
    { $square }{ $kind ->
        [throne] , throne
        [corner] , corner
       *[plain] {""}
    }: { $piece ->
        [none] empty
       *[other] { $piece }
    }
hnefatafl-square-picked = taken up
hnefatafl-square-ready = can move
hnefatafl-picked = Taken up: { $piece } on { $square }. Squares to go to: { $count }.
hnefatafl-put-back = The piece is back in its place.


## Players

hnefatafl-captured = Captured pieces: { $count }
hnefatafl-left = has left
hnefatafl-thinks = is thinking…
hnefatafl-turn = to move
hnefatafl-end-captured = Captured


## What is asked

hnefatafl-asked = What is asked
hnefatafl-asked-other = { $seat } is to move
hnefatafl-all-answers = All moves ({ $number })
hnefatafl-sent = Your move is made.
hnefatafl-near-again = This position is on the board for the second time. The third time is a draw.
hnefatafl-near-quiet =
    { $number ->
        [one] One more move without a capture is a draw.
       *[other] { $number } more moves without a capture are a draw.
    }
hnefatafl-side = More
hnefatafl-side-close = Less
