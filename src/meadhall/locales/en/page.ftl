### The page in English.


## The shell and the table

hall-name = Meadhall
hall-loading = The table is being laid…
hall-language = Language
hall-settings = Settings
hall-me = My profile
hall-workshop = The workshop
hall-puzzles = Puzzles
hall-statistics = Statistics
hall-close = Close
hall-skip = Skip to the content
hall-skip-asked = Skip to what is asked
hall-home = Back to the hall
hall-nowhere = There is nothing behind this door
hall-nowhere-about = This address leads nowhere. Perhaps a letter of it was lost.
hall-broken = This part of the hall did not open. Reload the page: that usually helps.
hall-reload = Reload
hall-rules-search = Search the rules
hall-rules-none = No rule has these words. Try fewer or shorter ones.
hall-rules-count =
    { $number ->
        [one] { $number } rule
       *[other] { $number } rules
    }
hall-rules-failed = The rules could not be fetched. Try again in a moment.
hall-rules-contents = Contents
hall-rules-link = Copy the link to { $id }
hall-rules-lesson = Learn it by playing: { $title }
hall-rules-example = Example with a picture
hall-again = Try again

# the hall inside a browser: while it opens, what it keeps, a newer one, and friends
opening = Setting up the table
opening-begin = Setting up the table…
opening-bytes = Setting up the table… { $come } of { $total } MB
opening-end = Almost ready: the chairs are being moved…
opening-failed = The table could not be set up.
opening-failed-about = Check your connection and try again. Matches that you have played stay in this browser.
keeping-full = This browser has no room left
keeping-forbidden = This browser keeps nothing for this page
keeping-full-about = You can play on, but new matches last only until this tab is closed. Save them as a file if you want to keep them.
keeping-forbidden-about = You can play on, but matches last only until this tab is closed. Save them as a file if you want to keep them. Private windows and strict settings do this.
keeping-save = Save as a file
newer-ready = A new version of the hall is ready.
newer-open = Open it now
newer-later = Later
newer-short = New version
friends-title = Nobody else can come to this hall
friends-elsewhere = Friends play together in a hall that somebody serves: one starts it, and the others come by link. This hall lives in your browser alone: here you play against bots, or with friends at one screen.

settings-theme = Lighting
settings-theme-auto = Like my system
settings-theme-light = Day
settings-theme-dark = Evening
settings-speed = Motion
settings-speed-normal = Calm
settings-speed-fast = Fast
settings-speed-instant = None
settings-explain = Explain what is asked
settings-explain-about = Each kind of question is explained once. On by itself until you have finished a lesson or three matches.
hint-label = What this is about
hint-understood = Understood
settings-sound = Sounds
settings-sound-about = A few soft wooden knocks: your turn, a card, a hit, the end.
# offered once
sound-offer = Soft wooden sounds?
sound-yes = Yes
sound-no = No

table-your-turn = Your turn
table-turn = Turn: { $seat }
table-asked-source = About: { $source }
table-seconds =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
table-over = The match is over
table-you-watch = You are watching
table-watching =
    { $number ->
        [one] { $number } person is watching
       *[other] { $number } people are watching
    }
table-tools = Tools
table-hint = Hint
table-hint-wait = Thinking…
table-skip = Go on
table-undo = Take back
table-undo-agreed = Take back your last choice, if all others agree
table-undo-free = Take back your last choice
table-undo-none = There is no choice of yours to take back
table-resign = Resign
table-resign-sure = Resign this match?
table-resign-about = { $seat } gives up the match. This cannot be taken back.
table-resign-stay = Play on
table-leave = Leave the table
table-invite = Invite
table-invite-join = Whoever opens this link can sit down at a free seat.
table-invite-watch = Whoever opens this link can watch.
table-invite-link = Link to this table
table-copy = Copy
table-copied = Copied
table-code = QR code of this link
table-code-about = Or scan the code with a phone.
table-help = Help
table-help-asked = The question always stands in the same place, in one sentence; whatever you can choose shines where it lies.
table-help-hint = Not sure? Where all the others are bots, the hint shows the best answers and your chance to win with each, judged by what you can see.
table-help-undo = A choice can be taken back as long as nothing hidden was seen; otherwise the others are asked.
table-help-why = “Why?” beside a question, an answer or a card shows the rules behind it.
table-help-keys = By keys: Tab goes from one thing to the next, the arrow keys lead from the question to its answers and from one to another, Enter chooses, Escape goes one step back.
table-chance = Your chance to win
table-percent = { $number }%
table-advice = The best answers
table-advice-line = Expected: { $line }
table-undo-asks = { $seat } would like to take back the last choice.
table-undo-yes = Agreed
table-undo-no = No
table-undo-wait = Waiting for the others to agree…
table-undo-declined = The others would rather play on.
table-curtain = Pass the screen to { $seat }
table-curtain-about = Everybody else, please look away.
table-curtain-look = I am here, show the table
table-waiting = A seat is still free
table-waiting-about = Send this link to everybody who is still missing. The match begins when everybody is here.
table-who = At the table
table-seat-you = you
table-seat-away = not here
table-seat-bot = { $name }, { table-level }
# how strong a bot is
table-level = { $level ->
        [guest] skald
        [page] page
       *[warrior] warrior
        [champion] champion
        [jarl] jarl
        [legend] legend
    }
# what people at a table can say to each other, and signs without words
talk = Say something
talk-about = Everybody at the table sees it, each in their own language.
talk-hush = Hide what { $name } says
talk-unhush = Show again what { $name } says
talk-hello = Hello!
talk-luck = Good luck!
talk-played = Well played!
talk-thanks = Thank you!
talk-sorry = Sorry!
talk-oops = Oops …
talk-wow = Wow!
talk-moment = One moment, please.
talk-hurry = Please play on!
talk-close = That was close!
talk-game = Good game!
talk-rematch = Another match?
talk-thumb = Thumbs up
talk-heart = Hearts
talk-cheers = Cheers!
talk-think = Thinking
talk-shock = Astonished
talk-party = Hooray
table-clocks = Time left
table-missing = There is no such table
table-missing-about = It may have been cleared away, or a letter of the address was lost.
table-why = Why?
table-why-none = Nothing to add: that is how the game goes.
table-why-of = Why? { $title }
table-transcript = Download the transcript
table-report = Report a problem
table-report-about = The whole match so far is kept with your report, so that whoever looks into it sees what you saw. The match goes on meanwhile.
table-report-text = What is wrong? (You need not write anything.)
table-report-send = Send the report
table-reported = Thank you!
table-reported-about = Your report is kept under this number. Mention it whenever you ask about it.
table-people = Who is at the table
table-host = host
table-muted = muted
table-replaced = a bot plays meanwhile
table-shut = The table is shut to newcomers.
table-shut-switch = Shut to newcomers
table-shut-about = Nobody new is let in. Whoever is here stays.
table-order = Keep order: { $name }
table-order-about = You have set this table and can keep order at it. Whoever is muted plays on, but can no longer ask the others for anything.
table-order-no = Cancel
table-mute = Mute
table-unmute = Unmute
table-remove = Remove…
table-remove-do = Remove
table-remove-sure = Remove { $name } from the table?
table-remove-about =
    { $begun ->
        [no] The seat becomes free again, and anybody with the link can take it.
       *[yes] A bot plays on for { $name } until the end of the match.
    }
table-ban = Ban…
table-ban-do = Ban
table-ban-sure = Ban { $name } from your tables?
table-ban-about = { $name } can neither sit nor watch at your tables any more.
table-absent-soon =
    { $here ->
        [yes] { $name } does not answer.
       *[no] { $name } is away.
    } In { $time } you can let a bot play for them, or claim the match.
table-absent-soon-watch =
    { $here ->
        [yes] { $name } does not answer.
       *[no] { $name } is away.
    } In { $time } the others can decide how to go on.
table-absent-now =
    { $here ->
        [yes] { $name } has not answered for long.
       *[no] { $name } has been away for long.
    } How shall the match go on?
table-absent-now-watch =
    { $here ->
        [yes] { $name } has not answered for long.
       *[no] { $name } has been away for long.
    } The others decide how to go on.
table-absent-soon-own = The others are waiting for you. In { $time } they can let a bot play for you.
table-absent-now-own = The others have waited for you for long and can now let a bot play for you.
table-claim-bot = Let a bot play on
table-claim-leave = They leave for good
table-claim-sure = Shall { $name } leave for good?
table-claim-about = { $name } leaves the match as if they had resigned, and cannot come back to it. This cannot be undone.
table-claim-wait = Keep waiting

line-lost = The connection is lost, trying again…
line-back = The connection is back.
line-refused = That did not work
line-version = The hall has been renewed. Reload the page to play on.

log-title = What happened
log-before = Before the first turn
log-turn = Turn { $number }
log-details = Details
log-empty = Nothing yet. Have a sip.
log-newest = To the newest
log-earlier = Show earlier

end-won = You win!
end-lost = You lose this one
end-watched = The match is over
end-nobody = Nobody wins
end-winners = Winner
end-player = Player
end-turns =
    { $number ->
        [one] { $number } turn was played.
       *[other] { $number } turns were played.
    }
end-cards = Cards played
end-again = Once more
end-again-wait = The table is being laid anew…
end-next = To the next match
end-replay = Watch it again
end-look = Look at the table
end-show = How it ended


## Home and lobby

home-welcome = Welcome to the hall
home-ask = The fire is lit, the tables are free. What shall we play?
home-turns =
    { $count ->
        [one] It is your turn at a table
       *[other] It is your turn at { $count } tables
    }
home-play = Play now
home-set = Set up a table…
home-learn = Learn to play
home-rules = The rules
home-running = My matches
home-none = You have no match running. Choose a table: there is always a bot who wants to play.
home-over = Finished matches
home-all = Show all { $count }
home-more = and { $count } more
home-your-turn = Your turn
home-their-turn = Others are choosing
home-waiting = Waiting for a friend
home-workshop = Heroes, boards and cards of your own, written in plain words
home-puzzles = Find the one good answer: positions from matches between strong bots
home-transcript = Open a transcript…
home-transcript-wait = Reading the transcript…
home-transcript-about = A match that was saved as a file, to be watched again
lobby-offline = The hall does not answer. Check your connection and try again.
lobby-name = Your name
lobby-name-example = What shall we call you?
lobby-name-about = The others at the table will see it.
lobby-their-name = Their name
lobby-start = Start the match
lobby-start-invite = Set the table and invite
lobby-starting = Setting the table…
lobby-link-waits = the invitation link waits at the table
lobby-players = Players
lobby-player-count =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
lobby-seats = At the table
lobby-seat = Seat { $number }
lobby-team = Team { $number }
lobby-who = Who sits at seat { $number }?
lobby-chair =
    { $who ->
        [friend] A friend, by link
        [here] Somebody else at this screen
       *[me] Me
    }
lobby-bots = Bots
lobby-bot = Bot: { $level }
lobby-friend-about = You will get a link to send once the table is set.
lobby-copies =
    { $count ->
        [one] 1 copy
       *[other] { $count } copies
    }
lobby-print = Print the cards
print-title = Cards to print: { $name }
print-about = Real size, 63 × 88 mm, nine to a sheet. Print at 100 % and cut along the marks.
print-now = Print
print-once = Each card once
lobby-options = Clocks and readings of the rules
lobby-by-book = usual
lobby-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
lobby-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
lobby-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
lobby-clock = Clock
lobby-clock-kind =
    { $kind ->
        [move] For every choice
        [match] For the whole match
       *[none] No clock
    }
lobby-time = Time for each player
lobby-late = When the time is up
lobby-late-kind =
    { $late ->
        [forfeit] The match is lost
       *[bot] A bot plays on
    }
lobby-invited =
    { $as ->
        [sitter] Your table
        [watcher] A match you can watch
       *[guest] You are invited!
    }
lobby-free = Free seat
lobby-somebody = Guest
lobby-guest = Guest { $number }
lobby-this-seat = Take seat { $number }
lobby-sits-already = You already have a seat at this table.
lobby-to-table = To the table
lobby-sit = Sit down
lobby-watch = Watch
lobby-full = All seats are taken, but you are welcome to watch.
lobby-is-over = This match is over. You can still look at how it went.
lobby-no-table = This table could not be opened


## Packs in the lobby

lobby-pack-source =
    { $source ->
        [own] Made by you
        [hall] From packs of this hall
       *[game] Built in
    }
lobby-pack-nameless = Without a name
lobby-pack-unfinished =
    { $count ->
        [one] one mistake is left
       *[other] { $count } mistakes are left
    }
lobby-pack-mend = To the workshop
lobby-fair = Make it fair
lobby-fair-summary = with a handicap
lobby-fair-unknown = Nobody has measured yet what would make these two even.
lobby-pack-lots = Draw home-made ones too
lobby-pack-lots-about = Where lots decide, heroes and boards of packs are among them.
lobby-pack-expansions = Expansions


## Drafts before a match

draft-field = How is it chosen what is played?
draft-none = As it is set here
draft-fair-about = If somebody has measured what makes the drafted pairing even, that is added.
draft-under-way = Draft: { $draft }
draft-steps = Steps of the draft
draft-all-secret = all at once, in secret
draft-your-turn = Your turn: { $task }
draft-your-secret = Your turn, in secret: { $task }
draft-their-turn =
    { $asked ->
        [none] { $task }
       *[some] { $names }: { $task }
    }
draft-hints = Hints
draft-no-hints = Nobody has measured anything yet that would help here.
draft-so-far = So far
draft-nothing-yet = Nothing yet
draft-chosen-count = Chosen: { $chosen } of { $count }
draft-confirm = Confirm
