### The unicorn table's page in English.
###
### Names ($seat, $seats, $card, $cards) come in ready-made, in their plain form; what is missing comes as “none”.


## In the hall

hall-game-unicorns = The unicorns
hall-rules-of-unicorns = The rules of the unicorns
home-unicorns = The unicorns
home-unicorns-about = Fill your stable with unicorns, and keep the others from filling theirs.
home-unicorns-players = 2 to 8 players
home-unicorns-now = You and three gentle bots.
lobby-title-unicorns = A table for the unicorns
lesson-course-unicorns = Learn the unicorns
puzzle-title-unicorns = Puzzles of the unicorns
herd-auto-pass = Let cards pass automatically
herd-auto-pass-about = In the unicorn game: whenever you hold nothing that could stop a card, you let it pass at once.


## Setting up a table

herd-lobby-window = Time to stop a card:
herd-lobby-cards = Cards
herd-lobby-browse-cards = Look at all cards
herd-lobby-all-cards = All cards
herd-lobby-find-card = Search the cards
herd-lobby-card-type = Type of card
herd-lobby-every-type = All types
herd-lobby-no-card = No card has these words. Try a shorter one.


## The end of a match

herd-end-unicorns = Unicorns
herd-end-stopped = Cards answered
herd-end-stolen = Cards stolen
herd-story-destroyed = Destroyed
herd-story-stolen = Stolen
herd-story-stopped = Stopped


## Players

herd-you = you
herd-turn = turn
herd-pandas = pandas
herd-blinded = blinded
herd-left = has left
herd-away = away
herd-thinks = is thinking…
herd-level =
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
herd-progress =
    { $count ->
        [one] 1 unicorn of { $goal }
       *[other] { $count } unicorns of { $goal }
    }
herd-hand-size =
    { $size ->
        [0] No cards in hand
        [one] 1 card in hand
       *[other] { $size } cards in hand
    }
herd-look = { $seat }: look at all cards
herd-unfold = { $seat }: the stable


## Stables and hands

herd-own-stable = Your stable
herd-stable-empty = Empty stable
herd-unicorns = Unicorns
herd-upgrades = Upgrades
herd-downgrades = Downgrades
herd-open-hand = Open hand
herd-known = Known to be in the hand
herd-hand = Your hand
herd-hand-of = Hand ({ $size })
herd-hand-empty = Your hand is empty.


## The middle of the table

herd-deck = Deck
herd-deck-known =
    { $known ->
        [one] 1 card known
       *[other] { $known } cards known
    }
herd-deck-top = Known in the deck, counted from the top
herd-deck-shuffled = Shuffled into the deck and not seen since
herd-pile = Discard pile
herd-newest-first = The newest card first
herd-nursery = Nursery
herd-nothing-here = There is nothing to see here yet.
herd-lists = Deck, discard pile and nursery
herd-list = { $list } ({ $number })
herd-deck-look = Which cards can still come?
herd-deck-left = Can still come: { $left } of { $all } cards (in the deck: { $deck }{ $held ->
        [0] {""}
       *[other] , in hidden hands: { $held }
    })
herd-deck-type = { $type }: { $left } of { $all } can still come
herd-deck-only = Only what can still come
herd-deck-where =
    { $where ->
        [play] Being played
        [stable] In stables
        [nursery] In the nursery
        [mine] In your hand
        [seen] In an open hand
        [known] Known in a hand
        [top] In the deck, place known
        [pile] Discarded
        [hidden-deck] Somewhere in the deck
        [hidden-hand] In a hand, not seen
       *[other] Can still come
    }: { $number }
herd-before = Everybody picks a baby. Then it begins.
herd-turn-of =
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
herd-to-come = As the turn starts, still to come: { $cards }


## The card that is being played

herd-plays = { $seat } plays “{ $card }”
herd-aimed = Named: { $targets }
herd-target =
    { $place ->
        [pile] “{ $card }” from the discard pile
        [nursery] “{ $card }” from the nursery
       *[none] { $card ->
            [none] { $seat }
           *[other] { $seat ->
                [none] “{ $card }”
               *[other] { $seat }: “{ $card }”
            }
        }
    }
herd-stage =
    { $stage ->
        [naming] What it is aimed at is being named.
        [resolving] It takes effect.
       *[answering] It may be answered now.
    }
herd-answers = { $seat } answers “{ $card }”
herd-seconds =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
herd-waiting = Waiting for the others…
herd-passed-alone = You hold nothing that could stop it: it passes by itself.
herd-passes-alone = A card that you hold nothing against passes without your click; you can change that at the switch beside the card, or in the settings.
herd-understood = Got it
herd-through = Goes through!
herd-stopped = Stopped!


## What is asked

herd-asked = What is asked
herd-asked-other = Waiting for { $seats }
herd-asked-window = The card lies on the table and may be answered.
herd-why = Why?
herd-all-answers = All answers ({ $number })
herd-sent = Your answer is in.
herd-side = More
herd-side-close = Less
