### The page of the puzzles in English.


## The list

puzzle-about = Positions from matches between strong bots, in which one answer is clearly better than all others. Play it at the table. Nobody waits for you: think as long as you like.
puzzle-day = Puzzle of the day
puzzle-day-go = Play the puzzle of the day
puzzle-day-solved = You have solved today’s puzzle.
puzzle-start = Next puzzle
puzzle-choose = Which puzzles?
puzzle-role = You play
puzzle-theme = Theme
puzzle-grade = Difficulty
puzzle-state = My progress
puzzle-all = All
puzzle-state-name =
    { $state ->
        [new] Not tried yet
        [open] Not solved yet
        [solved] Solved
       *[first] Solved at the first try
    }
puzzle-grade-name =
    { $grade ->
        [1] Easy
        [2] Fair
        [3] Tricky
        [4] Hard
       *[5] Very hard
    }
puzzle-goal =
    { $goal ->
        [win] Win the match this turn
        [save] Every other answer soon loses
       *[best] Find the best answer
    }
puzzle-found =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
puzzle-none-fits = No puzzle is like that. Choose something else.
puzzle-none = There are no puzzles here yet.
puzzle-more = Show more
puzzle-number = Puzzle { $number }
puzzle-against = { $mine } against { $others }
puzzle-players = Table of { $count }
puzzle-failed = The puzzles could not be fetched. Try again in a moment.


## The score

puzzle-score = My score
puzzle-score-none = You have not tried a puzzle yet. Your score is kept in this browser.
puzzle-rating = Rating
puzzle-rating-about = Only your first try at a puzzle counts. An easy puzzle is rated 800, a very hard one 2000.
puzzle-solved = Solved
puzzle-first = At the first try
puzzle-run = In a row
puzzle-best = Best run
puzzle-days = Days in a row
puzzle-tried = Tried
puzzle-by-theme = By theme
puzzle-by-grade = By difficulty


## At the table

puzzle-you = You are { $seat }.
puzzle-task =
    { $goal ->
        [win] You can win the match this turn. How?
        [save] All answers but one soon lose. Which one does not?
       *[best] One answer is clearly the best. Which one?
    }
puzzle-waits = Let us see…
puzzle-right-on = Right! And now?
puzzle-wrong = That is not the best answer.
puzzle-wrong-about = It scores { $share } of 100 on average; there is a clearly better answer. The table shows what the others do next.
puzzle-follow = What happens next
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-shown = The solution: { $answer }
puzzle-solved-end = Right, solved!
puzzle-late-end = Solved in the end!
puzzle-shown-end = That was the solution
puzzle-why = Why this answer?
puzzle-proof =
    { $worlds ->
        [one] Equal bots have played this answer and every other one on, in { $worlds } deal of all that you cannot see. It scores { $share } of 100 on average (a win is 100, a loss 0), the next best answer { $second }. With a certainty of 95%, the difference lies between { $low } and { $high }.
       *[other] Equal bots have played this answer and every other one on, in { $worlds } deals of all that you cannot see. It scores { $share } of 100 on average (a win is 100, a loss 0), the next best answer { $second }. With a certainty of 95%, the difference lies between { $low } and { $high }.
    }
puzzle-second = The next best answer: { $answer }
puzzle-themes = Themes: { $themes }
puzzle-rated = Your rating: { $rating } ({ $change })
puzzle-deck = Cards: { $role }
puzzle-list = All puzzles
puzzle-next = Next puzzle
puzzle-last = You have tried all puzzles of this kind.
puzzle-missing = There is no such puzzle
puzzle-missing-about = Perhaps a letter of the address was lost, or it was replaced by a better one.
