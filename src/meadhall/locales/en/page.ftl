### The page in English.


## The shell and the table

hall-name = Meadhall
hall-loading = The table is being laid…
hall-language = Language
hall-settings = Settings
hall-me = My profile
hall-statistics = Statistics
hall-close = Close
hall-skip = Skip to the content
hall-skip-asked = Skip to what is asked
hall-home = Back to the hall
hall-nowhere = There is nothing behind this door
hall-nowhere-about = This address leads nowhere. Perhaps a letter of it was lost.
hall-broken = This part of the hall did not open. Reload the page: that usually helps.
hall-reload = Reload
hall-game =
    { $game ->
        [duel] The duel
       *[unicorns] The unicorns
    }
hall-rules-of =
    { $game ->
        [duel] The rules of the duel
       *[unicorns] The rules of the unicorns
    }
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

settings-theme = Lighting
settings-theme-auto = Like my system
settings-theme-light = Day
settings-theme-dark = Evening
settings-speed = Motion
settings-speed-normal = Calm
settings-speed-fast = Fast
settings-speed-instant = None
settings-auto-pass = Let cards pass automatically
settings-auto-pass-about = In the unicorn game: whenever you hold nothing that could stop a card, you let it pass at once.
settings-space-names = Names of spaces
settings-space-names-about = In the duel: the names stay on the board. Otherwise you see one when you point at its space, or at a line under “What happened” that names it.
settings-explain = Explain what is asked
settings-explain-about = Each kind of question is explained once. On by itself until you have finished a lesson or three matches.
settings-sound = Sounds
settings-sound-about = A few soft wooden knocks: your turn, a card, a hit, the end.
# offered once
sound-offer = Soft wooden sounds?
sound-yes = Yes
sound-no = No

table-your-turn = Your turn
table-turn = Turn: { $seat }
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
table-retreat-asks = { $seat } would like to take back the last choice.
table-retreat-yes = Agreed
table-retreat-no = No
table-retreat-wait = Waiting for the others to agree…
table-retreat-declined = The others would rather play on.
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
end-dealt = Combat damage dealt
end-taken = Damage taken
end-stopped = Cards answered
end-stolen = Cards stolen
end-unicorns = Unicorns
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
home-duel = The duel
home-duel-about = Heroes of legend meet on a board, each with a deck of their own: move, strike, outwit your opponent.
home-duel-players = 2 to 4 players
home-duel-now = You against a gentle bot; heroes and board are drawn by lot.
home-unicorns = The unicorns
home-unicorns-about = Fill your stable with unicorns, and keep the others from filling theirs.
home-unicorns-players = 2 to 8 players
home-unicorns-now = You and three gentle bots.
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
home-transcript = Open a transcript…
home-transcript-wait = Reading the transcript…
home-transcript-about = A match that was saved as a file, to be watched again
lobby-offline = The hall does not answer. Check your connection and try again.
lobby-name = Your name
lobby-name-example = What shall we call you?
lobby-name-about = The others at the table will see it.
lobby-their-name = Their name
lobby-title =
    { $game ->
        [duel] A table for the duel
       *[unicorns] A table for the unicorns
    }
lobby-start = Start the match
lobby-start-invite = Set the table and invite
lobby-starting = Setting the table…
lobby-link-waits = the invitation link waits at the table
lobby-mode = Mode
lobby-mode-name =
    { $mode ->
        [free_for_all] Free-for-all
        [teams] Teams, two against two
       *[duel] Duel, one against one
    }
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
lobby-same = The player at seat { $number }, with both heroes
lobby-same-about = One person plays both heroes of the team and sees both hands.
lobby-bots = Bots
lobby-bot = Bot: { $level }
lobby-friend-about = You will get a link to send once the table is set.
lobby-own-hero = They choose their own hero
lobby-their-hero = Hero of their choice
lobby-your-hero = Your hero
lobby-choose-hero = Choose a hero
lobby-change-hero = Change hero
lobby-all-heroes = All heroes
lobby-take-hero = Take this hero
lobby-any-hero = Random hero
lobby-any-hero-about = Drawn by lot when the match starts.
lobby-taken = Already at another seat
lobby-look-hero = Ability and deck
lobby-health = Health
lobby-move = Move
lobby-attack =
    { $attack ->
        [ranged] ranged
       *[melee] melee
    }
lobby-stands-by = Sidekick
lobby-sidekick =
    { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    }: health { $health }, { $attack ->
        [ranged] ranged
       *[melee] melee
    }
lobby-alone = No sidekick
lobby-deck =
    { $count ->
        [one] The deck: 1 card
       *[other] The deck: { $count } cards
    }
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
lobby-board = Board
lobby-choose-board = Choose a board
lobby-change-board = Change board
lobby-any-board = Random board
lobby-board-for =
    { $most ->
        [2] For 2 players
       *[other] For 2 to { $most } players
    }
lobby-zones = Zones
lobby-options = Clocks and readings of the rules
lobby-by-book = usual
lobby-window = Time to stop a card:
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
lobby-cards = Cards
lobby-browse-cards = Look at all cards
lobby-all-cards = All cards
lobby-find-card = Search the cards
lobby-card-type = Type of card
lobby-every-type = All types
lobby-no-card = No card has these words. Try a shorter one.
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
