### The terminal's own words in English.
###
### Names ($seat, $fighter, $card and so on) come in ready-made, in their plain form. Most of what stands on the table is
### labels, so that no name has to be inflected. A part that is missing comes as "none".


## Before the match

ask-game = Which game? Type a number, or press Enter for the first.
ask-people = How many people are at this screen? Bots take the other seats.
people =
    { $people ->
        [one] 1 person
       *[other] { $people } people
    }, { $bots ->
        [0] no bots
        [one] 1 bot
       *[other] { $bots } bots
    }
ask-level = How strong shall the bots be? Type a number, or press Enter for the warrior.
level-about =
    { $level ->
        [guest] Skald: here for the feast and the songs, gentle enough for a child to beat
        [page] Page: knows the rules, is often wrong
       *[warrior] Warrior: plays soundly
        [champion] Champion: looks ahead, hard to beat
        [jarl] Jarl: very hard to beat
        [legend] Legend: the hardest, thinks about a second a move
    }
level =
    { $level ->
        [guest] skald
        [page] page
        [warrior] warrior
        [champion] champion
        [jarl] jarl
        [legend] legend
        [random] plays at random
        [greedy] greedy
       *[other] { $level }
    }
no-choice = “{ $answer }” is not among the choices.


## Playing

welcome = Welcome to the hall! Type the number of your choice; h shows what else you can type.
goodbye = Goodbye!
help =
    number       choose that answer (Enter, where it is offered)
    l            look: the whole table once more
help-map = m            map: every space with its zones and neighbours
help-more =
    w, why       the rules behind the question; “why 3”: rules and card of answer 3
    u            undo: back to the last choice
    a, hint      a hint: the best answers and how likely you are to win with them
    thinking     see what the bots think (and so what they hold), or no longer
    cards        the discarded cards, and what you know of other cards
    cards NAME   what is printed on a card; a part of its name is enough
    log          all that has happened
    review       after the end: everybody's chances, and the costliest answers
    language ru  go on in another language
    save FILE    save the match; “meadhall play --resume FILE” goes on with it
    q            quit
enter = Enter: { $answer }
only-answer = Only one answer was possible: { $answer }.
refused = “{ $answer }” is not an answer here; h shows what you can type.
refused-near = Perhaps you mean: { $near }
languages = Languages: { $languages }
curtain = ──── Only for: { $seat } ──── Everybody else looks away. Press Enter. ────
unseen = Without looking, p: { $answer }
after-end = The match is over. You can still type review, log, cards, save FILE or u; Enter leaves.
hint = h shows what else you can type; l shows the table again; a gives a hint.
save-exists = { $file } is there already and is no saved match: nothing was saved. Choose another name.
saved = The match is saved: { $file }
not-saved = The match could not be saved: { $problem }
save-where = Save to which file? Type: save FILE


## Going back

taken-back = Taken back. To be answered again by: { $seat }
seen-since = Cards were seen that were hidden before. They stay the same.
nothing-back = There is no answer to take back.
back-answer = This also takes back an answer of: { $seat }
back-seen = Cards have been seen since then that were hidden before.
back-agree = Do all players agree? Type “yes” to go back, or press Enter to stay.
yes = yes


## What bots think

percent = { $number }%
bot-thinks =
    { $seat ->
        [none] The bots are thinking…
       *[other] { $seat } is thinking…
    }
advice =
    The best answers from what you know, after { $tries ->
        [one] 1 try
       *[other] { $tries } tries
    }:
advice-chance = chance
advice-tries = tries
advice-line = Expected: { $line }
advice-only = There is only one answer: { $answer }.
advice-wait = Thinking about it…
advice-none = Nobody here knows this game well enough for that.
thinking-on = You will see what the bots think, and with it cards of theirs that nobody would show you.
thinking-off = The bots keep their thoughts to themselves again.
thinking-shared = Several people share this screen: the bots keep their thoughts, and their cards, to themselves.
thought = { $seat } sees a chance of { $chance } to win: { $answers }
thought-careless = { $seat } does not think twice: { $answer }
review = The match in hindsight: everybody's chance to win, from the first choice to the last
review-wait = Looking back: { $share }
review-later = The review comes after the end of the match.
review-costly = The answers that cost most:
review-flawless = No answer cost anybody much.
review-given =
    { $turn ->
        [0] Before the first turn
       *[other] Turn { $turn }
    }, { $seat }: { $answer } ({ $chance } to win).
review-better = Better: { $answer } ({ $chance }). That cost { $cost }.


## The table

seat-you = you
seat-bot =
    { $level ->
        [none] bot
       *[other] bot: { $level }
    }
seat-left = has left
hand = Your hand
hand-of = Hand: { $seat }
nothing = nothing
known-of = Known to be in the hand: { $seat }
dealt =
    Everybody is dealt { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.


## Cards

column-card = Card
column-text = Text


## Replays

replay-help = Enter: next · b: back · a number: go there · end: to the end · log: all so far · q: quit
replay-at = After answer { $number } of { $total }
replay-answer = { $seat }: { $answer }
replay-start = The match begins.
replay-leaves = Leaves the table: { $seat }
replay-anew = From here on, what this seat could not know is dealt anew: { $seat }


## Boards

board-drawn = { $board } is drawn in { $file }.


## Cards of one's own

packs-read = Understood: { $text }
packs-unread = Not understood: “{ $words }”
packs-nearest = Perhaps: { $text }
packs-ambiguous = This has more than one meaning:
packs-impossible = Understood, but it cannot happen: { $problem }
packs-warning = warning: { $text }
packs-sound = “{ $name }” ({ $id }, version { $version }) is sound.
packs-count =
    { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, { $warnings ->
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    }
packs-partly = { $path }: { $count }. Only what is sound is shown.
packs-begun = The pack is written. Next: meadhall packs check { $folder }
packs-imported = The pack is written to { $folder }: { $count }.
packs-installed = “{ $name }” ({ $id }, version { $version }) is installed.
packs-replaced = “{ $name }” ({ $id }, version { $version }) is installed in the place of version { $before }.
packs-removed = The pack is removed: { $id }
packs-none = No packs are installed.
packs-exported = “{ $name }”, version { $version }, is written to { $file }.
packs-shown =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $boards ->
        [one] 1 board
       *[other] { $boards } boards
    }, { $pages ->
        [one] 1 page
       *[other] { $pages } pages
    }: { $file }
packs-scale = Print at actual size (100%)


## Drafts before a match

draft-seat = Player { $number }
draft-asked = { $seat }: { $task }
draft-how =
    { $count ->
        [1] Type one number or id; “hints” shows what has been measured, q leaves.
       *[other] Type { $count } numbers or ids with spaces between them; “hints” shows what has been measured, q leaves.
    }
draft-not-so-many =
    { $count ->
        [1] One of them is expected.
       *[other] { $count } of them are expected, each once.
    }
