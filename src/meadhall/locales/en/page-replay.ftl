### The replay in English.


## What is shown

replay-title = Replay: { $names }
replay-now = This moment
replay-moment =
    { $turn ->
        [0] Step { $number } of { $total }, before the first turn
       *[other] Step { $number } of { $total }, turn { $turn }
    }
replay-asked = { $seat } chooses
replay-next =
    { $seat ->
        [none] What follows:
       *[other] { $seat }:
    }
replay-running = This match is still being played
replay-running-about = There will be a replay once it is over. Until then you are welcome at the table.
replay-missing = There is no replay here


## The controls

replay-bar = Controls of the replay
replay-first = To the beginning (Home)
replay-turn-back = Previous turn (Page Up)
replay-back = One step back (←)
replay-play = Play (space bar)
replay-pause = Pause (space bar)
replay-on = One step on (→)
replay-turn-on = Next turn (Page Down)
replay-last = To the end (End)
replay-slider = Moment of the match
replay-eyes = Whose eyes
replay-eyes-open = All cards open
replay-eyes-of = Seen by { $seat }


## Beside the table

replay-side = Look at
replay-tab-steps = Steps
replay-tab-chances = Chances
replay-beginning = The beginning
replay-thinking = A bot thinks the match over: { $share }%
replay-chances-told = Chances to win at this moment: { $chances }
replay-chances-about = How likely everybody was to win, judged by what the player who was asked could know.
replay-costly = The costliest moves
replay-costly-none = No move cost anybody much. Well played!
replay-given = Chosen: { $answer }
replay-best = Better: { $answer }
replay-share = Share
replay-shared = Link copied
replay-share-about = A link to this very moment
replay-go-on = Play on from here
replay-go-on-about = A new match that begins with this moment
replay-go-on-over = The match is over here. Go back a little and play on from there.
replay-go-on-deal = A new match begins here. Whatever your seat could not know at this moment is dealt anew: the others’ hands and the order of the cards will be different.
replay-go-on-seat = Which seat is yours?
replay-go-on-others = The other seats
replay-download = Transcript
replay-download-about = Download the transcript: the whole match as a file
replay-when = Played on { $date }.
replay-uploaded = Opened from a file.
replay-origin = It goes on from an earlier match
