### Statistics and the profile in English.

statistics-title = Statistics
statistics-about =
    { $count ->
        [one] One match has been played to its end in this hall.
       *[other] { $count } matches have been played to their end in this hall.
    }
statistics-none = The book is still empty
statistics-none-about = No match has been played to its end in this hall yet. Sit down at a table: the first line will be yours.
statistics-none-game = No match of this game has been played to its end yet.
statistics-game = Which game?
statistics-matches = Matches
statistics-turns = Turns
statistics-minutes = Minutes
statistics-mean-turns = Turns a match
statistics-mean-answers = Choices a match
statistics-mean-minutes = Minutes a match
statistics-wins = Wins
statistics-share = Share of wins
statistics-unknown = not known
statistics-undecided =
    { $count ->
        [one] One match had no winner.
       *[other] { $count } matches had no winner.
    }
statistics-bar = The slim bar is the share of matches won. The true strength most likely lies within the broad band behind it: the more matches, the narrower the band. The notch is what would be won if all were equally strong.
statistics-players = Players
statistics-players-about = Names are not accounts: people who use the same name share a line. Only those who allow it in their profile are listed.
statistics-players-about-here = Names are not accounts: people who use the same name share a line.
statistics-name = Name
statistics-unlisted =
    { $count ->
        [one] One more name stands in the file below.
       *[other] { $count } more names stand in the file below.
    }
statistics-bots = Bots
statistics-level = Level
statistics-pair = { $role } against { $other }: { $wins } won, { $losses } lost
statistics-export = Take the numbers with you
statistics-export-about = Tables for a spreadsheet (CSV), or everything for a program (JSON).
statistics-export-players = Players and bots
statistics-export-matches = All matches
statistics-export-all = Everything
statistics-counted = Every match that ended in this hall counts, however it ended. Matches that were uploaded or continued from a replay do not. Minutes are the time between the first choice and the last; a longer pause counts as five minutes.

me-title = My profile in this browser
me-record = My matches
me-record-none = You have not finished a match in this browser yet. The next one will stand here.
me-record-play = To the tables
me-played =
    { $count ->
        [one] 1 match, { $wins } won
       *[other] { $count } matches, { $wins } won
    }
me-shared =
    { $count ->
        [one] One match was shared by several people at this screen; it counts for nobody here.
       *[other] { $count } matches were shared by several people at this screen; they count for nobody here.
    }
me-lessons = My lessons
me-lessons-done = { $done } of { $all } finished
me-lessons-go = To the lessons
me-puzzles = My puzzles
me-puzzles-done = { $done } solved, { $first } of { $tried } at the first try
me-puzzles-rating = Rating { $rating }
me-puzzles-go = To the puzzles
me-puzzles-none = No puzzle tried yet.
me-kept = What is kept where
me-kept-browser = This browser keeps your name, your settings, the lessons you have finished and your puzzle score. Of all that the hall only learns your name, when you sit down at a table.
me-kept-cookie = A cookie tells the hall which seats are yours. No script can read it. If you delete it in the browser’s own settings, your seats and matches no longer know you.
me-kept-hall = The hall keeps every match with the names of its players, for replays and for the statistics. Erasing what this browser keeps changes nothing there.
me-export = Save as a file
me-erase = Erase
me-erase-sure = Erase all this browser keeps?
me-erase-about = Your name, your settings, the finished lessons and your puzzle score are forgotten. Your seats and matches stay yours.
me-erase-no = Keep everything
me-erased = Erased: everything is as on the first evening.
me-data = What this hall keeps of me
me-data-none = This hall keeps nothing of you yet.
me-data-count = Matches with a seat of yours: { $matches }. Running now: { $running }. With your name on them: { $named }.
me-listed = List my finished matches and my name in this hall’s statistics
me-listed-about = Otherwise nobody else finds your name or your finished matches there.
me-move = Go on from another device
me-move-about = A link makes another browser yours too: your seats, your matches and your record are there as well.
me-move-make = Make a link
me-move-works =
    { $minutes ->
        [one] The link works once, and for one minute.
       *[other] The link works once, and for { $minutes } minutes.
    } Whoever opens it plays as you, so keep it to yourself.
me-others = End all other sessions
me-others-about = Every other browser that plays as you becomes a stranger. This one stays yours.
me-others-done = All other sessions are ended.
me-names = Take my names back
me-names-about = Your name disappears from all your matches; others read “Player 2”, for example. This cannot be undone.
me-names-sure = Take your names back?
me-names-done = Your names are gone.
me-delete = Delete everything of me
me-delete-about = Your names disappear, your seats are given up, and matches that are still running are left for good. What this browser keeps is erased too; afterwards you are a stranger here.
me-delete-sure = Delete everything of you?
me-delete-known = I know that this cannot be undone
me-delete-done = Everything is deleted. You are a stranger here now, and as welcome as any.
# in a hall inside a browser
me-kept-here = This browser keeps your name, your settings, the lessons you have finished and your puzzle score. None of it is sent anywhere.
me-here = My matches in this browser
me-here-none = There is no match here yet.
me-here-count =
    { $count ->
        [one] One match is kept here.
       *[other] { $count } matches are kept here.
    } Running now: { $running }.
me-here-about = They are nowhere else: whoever clears the browser’s data loses them. A file keeps them safe and takes them to another browser.
me-here-save = Save everything as a file
me-here-bring = Bring in a file…
me-here-bring-wait = Reading the file…
me-here-brought =
    { $count ->
        [0] No match was new.
        [one] One match was brought in.
       *[other] { $count } matches were brought in.
    }
me-here-known =
    { $count ->
        [one] One was here already.
       *[other] { $count } were here already.
    }
me-here-refused =
    { $count ->
        [one] One match could not be read:
       *[other] { $count } matches could not be read:
    }
me-here-delete = Delete everything
me-here-delete-about = All matches that this browser keeps are deleted, the running ones too, and with them your name, your settings, the finished lessons and your puzzle score. Whoever wants to keep something saves it as a file first.
me-here-delete-sure = Delete everything this browser keeps?
me-here-delete-done = Everything is deleted: the hall is as on the first evening.
move-title = Go on here
move-about = Go on here as the person who made this link. What this browser itself has played stays with its old identity.
move-go = Go on as this person


## Habits, as the coach sees them

habits = My habits
habits-no-matches = As soon as you have finished a match of this game, the coach looks for habits in your last ten.
habits-none = No habit stands out: in these matches you decide much as a strong bot would.
habits-about = Matches that the coach has looked back at: { $looked } of { $matches }. It tells only what can hardly be chance.
habits-thinking = The coach looks back at the others: { $share }%
habits-look =
    { $count ->
        [one] Look back at the other match too
       *[other] Look back at the other { $count } matches too
    }
