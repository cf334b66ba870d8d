### The terminal's own words in English.
###
### Names ($seat, $fighter, $card and so on) come in ready-made, in their plain form. Most of what stands on the table is
### labels, so that no name has to be inflected. A part that is missing comes as "none".


## Before the match

ask-game = Which game? Type a number, or press Enter for the first.
game =
    { $game ->
        [duel] The duel: heroes with their own decks fight on a board
        [unicorns] The unicorns: fill your stable, and keep the others from filling theirs
       *[other] { $game }
    }
ask-mode = What will you play? Type a number, or press Enter for the first.
mode =
    { $mode ->
        [free_for_all] Free-for-all, everybody against everybody
        [teams] Teams, two against two
       *[duel] Duel, one against one
    } – { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }
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
ask-hero = Player { $number }: which hero? Type a number, press Enter for a random one, or type “cards 2” to see the deck of hero 2.
ask-board = Which board?
any-board = Any of them
ask-players = How many play? Type a number, or press Enter for the first.
players =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
ask-targets = When is it named what a card is aimed at?
targets =
    { $targets ->
        [when_resolved] When the card takes effect, after everybody could stop it
       *[when_played] When the card is played, before anybody may stop it (the simpler way of the book)
    }
ask-win-check = When does the match end?
win-check =
    { $check ->
        [after_effects] Only when all running effects are done
       *[at_once] The moment somebody has enough unicorns or the deck runs out (by the book)
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

on-turn =
    on turn, { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }{ $taken ->
        [0] {""}
       *[other] , { $taken } taken
    }
team = Team { $number }
seat-you = you
seat-bot =
    { $level ->
        [none] bot
       *[other] bot: { $level }
    }
seat-out = out of the match
seat-left = has left
sizes = Hand: { $hand } · Deck: { $deck } · Discarded: { $discard }
basket = Basket: { $item }
off-board = off the board
reach =
    { $reach ->
        [ranged] ranged
       *[melee] melee
    }
door =
    { $state ->
        [closed] { $door }: closed
       *[open] { $door }: open
    }
hand = Your hand
hand-of = Hand: { $seat }
nothing = nothing
pile-of = Discard pile: { $seat } ({ $number })
known-of = Known to be in the hand: { $seat }
deck-of = Known in the deck, counted from the top: { $seat }
combat = Combat
side =
    { $role ->
        [attack] Attack: { $fighter }
       *[defence] Defence: { $fighter }
    }
laid =
    { $state ->
        [hidden] a card face down
       *[none] no card
    }
boost-hidden = a boost face down
boost-open =
    { $state ->
        [lost] boost { $number }: { $card } (lost)
       *[counts] boost { $number }: { $card }
    }
side-state =
    { $state ->
        [cancelled] effects cancelled
        [ignored] value ignored
        [kept] goes back to the hand
        [prevented] takes no combat damage
       *[reflected] combat damage strikes back
    }
playing = Scheme ({ $actor }): { $card }
shown = Shown to everybody: { $card }
noted-spaces = Noted spaces: { $spaces }


## The table of the unicorns

turn-of =
    Turn: { $seat }{ $plays ->
        [0] {""}
        [1] {""}
       *[other] {" "}· up to { $plays } cards may be played
    }{ $extra ->
        [0] {""}
        [one] {" "}· another turn follows
       *[other] {" "}· { $extra } more turns follow
    }{ $cut ->
        [cut] {" "}· it ends at once
       *[none] {""}
    }
middle =
    Deck: { $deck } · Nursery: { $nursery } · Discard pile: { $discard }{ $top ->
        [none] {""}
       *[other] , on top: { $top }
    }
hand-size = hand { $size }
hand-open = open hand:
herd-state =
    { $state ->
        [pandas] pandas
       *[blinded] blinded
    }
letters =
    { $letters ->
        [one] 1 letter
       *[other] { $letters } letters
    }
waiting = As the turn starts, still to come: { $cards }
dealt =
    Everybody is dealt { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
played = { $seat } plays a card
named = Named: { $named }
answered = Stop! { $seat }: { $card }
stage =
    { $stage ->
        [naming] what it is aimed at is being named
        [stopped] stopped, unless that is stopped in turn
        [resolving] takes effect
       *[answering] may be answered now
    }
pile = Discard pile ({ $number })
nursery = Nursery ({ $number })
deck-top = Known in the deck, counted from the top
deck-shuffled = Shuffled into the deck and not seen since


## Cards

card-type =
    { $type ->
        [attack] attack
        [defence] defence
        [scheme] scheme
       *[versatile] attack or defence
    }
card-facts =
    { $type }{ $value ->
        [none] {""}
       *[other] {" "}{ $value }
    }{ $boost ->
        [none] {""}
       *[other] {" "}· boost { $boost }
    } · { $who }{ $symbol ->
        [none] {""}
       *[other] {" "}· symbol: { $symbol }
    }
column-card = Card
column-type = Type
column-value = Value
column-boost = Boost
column-who = Who
column-symbol = Symbol
column-text = Text
column-hero = Hero
column-id = Id
column-health = Health
column-move = Move
column-attack = Attack
column-sidekick = Sidekick (health, attack)
sidekick =
    { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    } ({ $health }, { $reach })
cards-hint = meadhall cards ID shows a hero's deck.
card-hint = meadhall cards ID tells more of one card.
card-about =
    { $type } · { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    }{ $letters ->
        [0] {""}
        [one] {" "}· 1 letter
       *[other] {" "}· { $letters } letters
    }{ $two ->
        [without] {" "}· not with two players
       *[with] {""}
    }


## Replays

replay-help = Enter: next · b: back · a number: go there · end: to the end · log: all so far · q: quit
replay-at = After answer { $number } of { $total }
replay-answer = { $seat }: { $answer }
replay-start = The match begins.
replay-leaves = Leaves the table: { $seat }
replay-anew = From here on, what this seat could not know is dealt anew: { $seat }


## Boards

board-facts =
    { $board }: { $spaces } spaces, { $lines } lines, { $zones } zones, for { $players ->
        [2] 2 players
       *[other] 2 to { $players } players
    }{ $doors ->
        [0] {""}
        [one] , 1 door
       *[other] , { $doors } doors
    }{ $passages ->
        [0] {""}
       *[other] , a passage with { $passages } ends
    }
board-zone = { $letter }  { $zone }: { $spaces }
board-starts = start spaces: { $spaces }
board-door = { $door }: over { $lines }
board-passages = passage: one step between any two of { $spaces }, for movement only
board-drawn = { $board } is drawn in { $file }.
