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


## The story of a match at its end

story-chances = How the chances stood
story-turning =
    { $turn ->
        [0] It turned before the first turn
       *[other] Turning point: turn { $turn }
    }
story-swing = { $winner }: chance to win from { $before } to { $after }.
story-look = Look at this moment
story-again = Try this moment again
story-no-turning = There was no turning point: whoever won was ahead nearly all the time.
story-cards = What the cards did
story-card = Card
story-played = Played
story-cards-all = All { $number } cards
story-cards-few = Only the most important


## A picture of a moment

picture = Picture
picture-about = A picture of this moment to keep or to send
picture-told = The table of { $names }
picture-wait = The picture is being painted…
picture-wrong = The picture could not be made in this browser.
picture-save = Save the picture
picture-send = Send it


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
replay-shared-here = Copied for this browser
replay-share-about-here = A link to this very moment. It works in this browser only; for others, save the transcript or a picture.
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


## The coach

replay-tab-coach = Coach
coach = The coach
coach-soon = The coach speaks as soon as a bot has thought the match over.
coach-more = All that the coach says
coach-thinking = The coach thinks the match over: { $share }%
coach-turning-points = Where the match turned
coach-rises = For the better:
coach-falls = For the worse:
coach-overlooked-title = What was overlooked
coach-why = Why that is better
