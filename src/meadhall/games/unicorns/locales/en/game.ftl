### The unicorn game in English.
###
### A message's id follows from the id of what it says. Card names come into sentences ready-made and quoted, in their plain form.
### The letters of a name are counted when the deck runs out (V1.3); .variant tells apart the cards that share a name, stands in
### brackets after it and is not counted.
###
### Parts of sentences: $seat, $other, $owner, $winners (players: the message “player”, in the form that a sentence asks for, as
### $other_gen), $card, $source (the card behind a question, or another card), $found, $cards (quoted, as a list), $targets (a list
### of what “target” says), $number, $count (of how many cards to discard it is number $number), $place, $why, and in questions
### $offered: which of the options done (play no more cards), pass (leave it out, or nothing fits), nothing (a search in vain), stable
### (where to) there is. A part that is hidden or missing comes as “none”; so does $other where a player names something of their own,
### and $source where a card saves itself.
###
### One word per thing:
###   stable          what lies in front of a player; everybody has one
###   nursery         the babies that are in no stable
###   deck            the cards to draw, one deck for all
###   discard pile    where used cards go, one pile for all
###   hand            the cards that a player holds; their number is kept to the hand limit
###   draw            from the top of the deck into the hand
###   discard         from the hand to the discard pile
###   sacrifice       from one's own stable to the discard pile
###   destroy         from another player's stable to the discard pile
###   steal           from another player's stable into one's own
###   take            into the hand, other than by drawing
###   bring           into one's own stable by an effect, from a hand, a pile or the nursery; it is no playing and cannot be neighed
###   move            from one stable into another
###   return          from a stable to the hand of its owner
###   neigh           to stop a card that is being played; a neigh card: “Neigh” or “Super Neigh”
###   upgrade, downgrade, magic card, instant    kinds of cards
###   enter, leave    to get into a stable, to get out of it, by whatever way
###   unicorn         a baby, basic or magical one, wherever it is; in a stable, a panda is none
###   panda           what a unicorn counts as under “Pandamonium”
###   at the start of your turn    before drawing
###   owner           the player in whose stable a card is; “you” in its text


## Building blocks

list-empty = no cards
list-end = { $rest } and { $last }
quoted = “{ $name }”
# A no-break space (U+00A0) holds a name and what belongs to it together.
varied = { $name } ({ $variant })
player = Player { $number }


## Kinds of cards

type-baby = baby unicorn
type-basic = basic unicorn
type-magical = magical unicorn
type-magic = magic card
type-upgrade = upgrade
type-downgrade = downgrade
type-instant = instant


## Babies

card-baby-unicorn-red = Baby Unicorn
    .variant = red
card-baby-unicorn-pink = Baby Unicorn
    .variant = pink
card-baby-unicorn-orange = Baby Unicorn
    .variant = orange
card-baby-unicorn-yellow = Baby Unicorn
    .variant = yellow
card-baby-unicorn-green = Baby Unicorn
    .variant = green
card-baby-unicorn-blue = Baby Unicorn
    .variant = blue
card-baby-unicorn-purple = Baby Unicorn
    .variant = purple
card-baby-unicorn-black = Baby Unicorn
    .variant = black
card-baby-unicorn-white = Baby Unicorn
    .variant = white
card-baby-unicorn-brown = Baby Unicorn
    .variant = brown
card-baby-unicorn-rainbow = Baby Unicorn
    .variant = rainbow
card-baby-unicorn-death = Baby Unicorn
    .variant = death
card-baby-narwhal = Baby Narwhal

## Basic unicorns

card-basic-unicorn-red = Basic Unicorn
    .variant = red
card-basic-unicorn-orange = Basic Unicorn
    .variant = orange
card-basic-unicorn-yellow = Basic Unicorn
    .variant = yellow
card-basic-unicorn-green = Basic Unicorn
    .variant = green
card-basic-unicorn-blue = Basic Unicorn
    .variant = blue
card-basic-unicorn-indigo = Basic Unicorn
    .variant = indigo
card-basic-unicorn-purple = Basic Unicorn
    .variant = purple
card-narwhal = Narwhal

## Magical unicorns

card-rhinocorn = Rhinocorn
card-magical-kittencorn = Magical Kittencorn
card-stabby-the-unicorn = Stabby the Unicorn
card-rainbow-unicorn = Rainbow Unicorn
card-extremely-destructive-unicorn = Extremely Destructive Unicorn
card-chainsaw-unicorn = Chainsaw Unicorn
card-llamacorn = Llamacorn
card-americorn = Americorn
card-ginormous-unicorn = Ginormous Unicorn
card-seductive-unicorn = Seductive Unicorn
card-queen-bee-unicorn = Queen Bee Unicorn
card-greedy-flying-unicorn = Greedy Flying Unicorn
card-annoying-flying-unicorn = Annoying Flying Unicorn
card-magical-flying-unicorn = Magical Flying Unicorn
card-swift-flying-unicorn = Swift Flying Unicorn
card-majestic-flying-unicorn = Majestic Flying Unicorn
card-unicorn-phoenix = Unicorn Phoenix
card-unicorn-on-the-cob = Unicorn on the Cob
card-black-knight-unicorn = Black Knight Unicorn
card-shark-with-a-horn = Shark With a Horn
card-shabby-the-narwhal = Shabby the Narwhal
card-narwhal-torpedo = Narwhal Torpedo
card-alluring-narwhal = Alluring Narwhal
card-mermaid-unicorn = Mermaid Unicorn
card-classy-narwhal = Classy Narwhal
card-the-great-narwhal = The Great Narwhal
card-mother-goose-unicorn = Mother Goose Unicorn
card-unicorn-oracle = Unicorn Oracle
card-necromancer-unicorn = Necromancer Unicorn
card-dark-angel-unicorn = Dark Angel Unicorn

## Magic cards

card-unicorn-poison = Unicorn Poison
card-back-kick = Back Kick
card-change-of-luck = Change of Luck
card-glitter-tornado = Glitter Tornado
card-unicorn-swap = Unicorn Swap
card-re-target = Re-Target
card-unfair-bargain = Unfair Bargain
card-two-for-one = Two-For-One
card-targeted-destruction = Targeted Destruction
card-mystical-vortex = Mystical Vortex
card-good-deal = Good Deal
card-shake-up = Shake Up
card-blatant-thievery = Blatant Thievery
card-reset-button = Reset Button
card-kiss-of-life = Kiss of Life

## Upgrades

card-glitter-bomb = Glitter Bomb
card-yay = Yay
card-rainbow-aura = Rainbow Aura
card-double-dutch = Double Dutch
card-claw-machine = Claw Machine
card-stable-artillery = Stable Artillery
card-rainbow-lasso = Rainbow Lasso
card-caffeine-overload = Caffeine Overload

## Downgrades

card-barbed-wire = Barbed Wire
card-pandamonium = Pandamonium
card-sadistic-ritual = Sadistic Ritual
card-slowdown = Slowdown
card-nanny-cam = Nanny Cam
card-broken-stable = Broken Stable
card-blinding-light = Blinding Light
card-tiny-stable = Tiny Stable

## Instants

card-neigh = Neigh
card-super-neigh = Super Neigh


## Questions

question-choose_action =
    { $offered ->
        [done] { $seat }, you may play one more card.
       *[none] { $plays ->
            [one] { $seat }, choose an action.
           *[other] { $seat }, choose an action: draw a card, or play up to { $plays } cards.
        }
    }
question-choose_baby = { $seat }, choose a baby for your stable.
question-choose_card_of_hand = { $seat }, “{ $source }”: choose a card to take from that hand.
question-choose_destroy =
    { $offered ->
        [pass] { $seat }, “{ $source }”: you may choose a card to destroy.
       *[none] { $seat }, “{ $source }”: choose a card to destroy.
    }
question-choose_discard =
    { $source ->
        [none] { $limit ->
            [one] { $seat }, you hold more than 1 card: choose one to discard.
           *[other] { $seat }, you hold more than { $limit } cards: choose one to discard.
        }
       *[other] { $offered ->
            [pass] { $count ->
                [one] { $seat }, “{ $source }”: you may discard a card.
               *[other] { $seat }, “{ $source }”: you may discard { $count } cards, one by one.
            }
           *[none] { $count ->
                [one] { $seat }, “{ $source }”: choose a card to discard.
               *[other] { $seat }, “{ $source }”: choose a card to discard ({ $number } of { $count }).
            }
        }
    }
question-choose_from_deck =
    { $offered ->
        [nothing] { $seat }, “{ $source }”: no card in the deck fits.
       *[none] { $seat }, “{ $source }”: you may take a card from the deck.
    }
question-choose_from_pile =
    { $offered ->
        [pass] { $seat }, “{ $source }”: you may take a card from the discard pile.
       *[none] { $seat }, “{ $source }”: choose a card to take from the discard pile.
    }
question-choose_from_top = { $seat }, “{ $source }”: choose a card to take into your hand.
question-choose_gift =
    { $offered ->
        [stable] { $seat }, “{ $source }”: choose whose stable the card goes to.
       *[none] { $seat }, “{ $source }”: choose a card to give away.
    }
question-choose_move =
    { $offered ->
        [stable] { $seat }, “{ $source }”: choose whose stable the card goes to.
       *[none] { $seat }, “{ $source }”: choose a card to move.
    }
question-choose_order = { $seat }, “{ $source }”: choose which card comes next on the deck, from the top down.
question-choose_player =
    { $offered ->
        [pass] { $seat }, “{ $source }”: you may choose another player.
       *[none] { $seat }, “{ $source }”: choose another player.
    }
question-choose_rescue = { $seat }, “{ $source }” is about to take “{ $card }” out of your stable. Will you save it?
question-choose_response =
    { $source ->
        [none] { $targets ->
            [none] { $seat }, { $other } plays “{ $card }”. Will you stop it?
           *[other] { $seat }, { $other } plays “{ $card }”, naming { $targets }. Will you stop it?
        }
       *[other] { $seat }, { $other } answers { $owner }'s “{ $source }” with “{ $card }”. Will you stop that?
    }
question-choose_return = { $seat }, “{ $source }”: choose a card to return to its owner's hand.
question-choose_sacrifice =
    { $offered ->
        [pass] { $seat }, “{ $source }”: you may choose a card to sacrifice.
       *[none] { $seat }, “{ $source }”: choose a card to sacrifice.
    }
question-choose_stable = { $seat }, “{ $source }”: choose whose stable it goes to.
question-choose_start_effect = { $seat }, your turn starts: choose what takes effect.
question-choose_steal =
    { $offered ->
        [pass] { $seat }, “{ $source }”: you may choose a card to steal.
       *[none] { $seat }, “{ $source }”: choose a card to steal.
    }
question-choose_target =
    { $offered ->
        [pass] { $seat }, “{ $source }”: you may choose a card to destroy or to sacrifice.
       *[none] { $seat }, “{ $source }”: choose a card to destroy or to sacrifice.
    }
question-choose_unicorn =
    { $offered ->
        [pass] { $seat }, “{ $source }”: you may bring a unicorn into your stable.
       *[none] { $seat }, “{ $source }”: choose a unicorn to bring into your stable.
    }
question-choose_whether = { $seat }, “{ $source }”: will you use its effect?

# What has been named for a card that is being played; $targets lists them. Place: where the card is, or a stable to go to.
target =
    { $place ->
        [nursery] “{ $card }” from the nursery
        [pile] “{ $card }” from the discard pile
        [stable] { $card ->
            [none] { $other }'s stable
           *[other] { $other }'s “{ $card }”
        }
       *[none] { $other }
    }


## Options

option-baby = “{ $card }”
option-bring =
    { $place ->
        [hand] Bring “{ $card }” from your hand
        [nursery] Bring “{ $card }” from the nursery
       *[pile] Bring “{ $card }” from the discard pile
    }
option-destroy = Destroy { $other }'s “{ $card }”
option-discard = Discard “{ $card }”
option-done = Play no more cards
option-draw = Draw a card
option-find = Take “{ $card }”
option-go_on = Go on with the turn
option-let_pass = Let it pass
option-move =
    { $question ->
        [choose_gift] Give away “{ $card }”
       *[none] Move { $other }'s “{ $card }”
    }
option-nothing = Take nothing
option-pass =
    { $question ->
        [choose_destroy] Destroy nothing
        [choose_discard] Discard nothing
        [choose_from_pile] Take nothing
        [choose_player] Choose nobody
        [choose_rescue] Let it go
        [choose_sacrifice] Sacrifice nothing
        [choose_steal] Steal nothing
        [choose_target] Choose nothing
        [choose_unicorn] Bring nothing
       *[none] No
    }
option-play = Play “{ $card }”
option-player = { $other }
option-put = Put “{ $card }” next
option-return = Return { $other }'s “{ $card }”
option-sacrifice = Sacrifice “{ $card }”
option-save =
    { $source ->
        [none] Save “{ $card }”
       *[other] Save “{ $card }” with “{ $source }”
    }
option-stable = { $other }'s stable
option-start = Use “{ $card }”
option-steal = Steal “{ $card }” from { $other }
option-stop = Stop it with “{ $card }”
option-take = Take “{ $card }”
option-use = Yes


## Events

event-baby_chosen = { $seat } picks “{ $card }” for their stable.
event-card_destroyed =
    { $place ->
        [hand] { $other } destroys { $seat }'s “{ $card }”, and it goes back to { $seat }'s hand.
        [nursery] { $other } destroys { $seat }'s “{ $card }”, and it goes back to the nursery.
       *[pile] { $other } destroys { $seat }'s “{ $card }”.
    }
event-card_discarded =
    { $why ->
        [limit] { $seat } discards “{ $card }” to keep to the hand limit.
       *[effect] { $seat } discards “{ $card }”.
    }
event-card_drawn =
    { $card ->
        [none] { $seat } draws a card.
       *[other] { $seat } draws “{ $card }”.
    }
event-card_entered =
    { $place ->
        [nursery] “{ $card }” enters { $seat }'s stable from the nursery.
        [pile] “{ $card }” enters { $seat }'s stable from the discard pile.
       *[hand] “{ $card }” enters { $seat }'s stable.
    }
event-card_left =
    { $place ->
        [nursery] { $seat }'s “{ $card }” goes back to the nursery.
       *[pile] { $seat }'s “{ $card }” goes to the discard pile.
    }
event-card_moved = “{ $card }” moves from { $seat }'s stable into { $other }'s.
event-card_named =
    { $other ->
        [none] { $seat } names “{ $card }”.
       *[other] { $seat } names { $other }'s “{ $card }”.
    }
event-card_picked =
    { $card ->
        [none] { $seat } takes one of them into their hand.
       *[other] { $seat } takes “{ $card }” into their hand.
    }
event-card_played = { $seat } plays “{ $card }”.
event-card_put_back =
    { $card ->
        [none] { $seat } puts a card back onto the deck as number { $number } from the top.
       *[other] { $seat } puts “{ $card }” back onto the deck as number { $number } from the top.
    }
event-card_returned =
    { $place ->
        [nursery] { $seat }'s “{ $card }” goes back to the nursery.
       *[hand] “{ $card }” returns to { $seat }'s hand.
    }
event-card_sacrificed =
    { $place ->
        [hand] { $seat } sacrifices “{ $card }”, and it goes back to their hand.
        [nursery] { $seat } sacrifices “{ $card }”, and it goes back to the nursery.
       *[pile] { $seat } sacrifices “{ $card }”.
    }
event-card_saved =
    { $source ->
        [none] { $seat } keeps “{ $card }” in their stable, at a price.
       *[other] { $seat } saves “{ $card }” with “{ $source }”.
    }
event-card_snatched =
    { $card ->
        [none] { $seat } takes a card from { $other }'s hand.
       *[other] { $seat } takes “{ $card }” from { $other }'s hand.
    }
event-card_stolen = { $seat } steals “{ $card }” from { $other }.
event-card_stopped = { $seat }'s “{ $card }” is stopped and goes to the discard pile.
event-card_taken = { $seat } takes “{ $card }” from the discard pile.
event-cards_seen =
    { $seat } looks at { $number ->
        [one] the top card
       *[other] the top { $number } cards
    } of the deck{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
event-deck_searched =
    { $found ->
        [none] { $seat } takes nothing and shuffles the deck.
       *[other] { $seat } shows “{ $found }”, takes it and shuffles the deck.
    }
event-effect_used = { $seat }'s “{ $card }” takes effect.
event-effects_passed = The start of { $seat }'s turn is over.
event-first_chosen = { $seat } goes first.
event-hand_left = { $seat }'s hand goes to the discard pile: { $cards }.
event-hand_opened = { $seat }'s hand lies open: { $cards }.
event-hand_received =
    { $cards ->
        [none] { $seat } now holds the cards that { $other } held.
       *[other] { $seat } now holds the cards that { $other } held: { $cards }.
    }
event-hand_seen =
    { $cards ->
        [none] { $other } looks at { $seat }'s hand.
       *[other] { $other } looks at { $seat }'s hand: { $cards }.
    }
event-hand_shuffled =
    { $number ->
        [0] { $seat } has no cards in hand to shuffle into the deck.
        [one] { $seat } shuffles the hand, 1 card, into the deck.
       *[other] { $seat } shuffles the hand, { $number } cards, into the deck.
    }
event-hands_swapped = { $seat } and { $other } swap hands.
event-instant_played = { $seat } answers { $other }'s “{ $source }” with “{ $card }”.
event-magic_worked = { $seat }'s “{ $card }” takes effect.
event-pile_shuffled =
    { $number ->
        [0] { $seat } shuffles the deck; the discard pile is empty.
        [one] { $seat } shuffles the discard pile, 1 card, into the deck.
       *[other] { $seat } shuffles the discard pile, { $number } cards, into the deck.
    }
event-play_declined = { $seat } plays no more cards.
event-play_ended = { $seat } is done with “{ $card }”.
event-player_chosen = { $seat } chooses { $other }.
event-player_named =
    { $other ->
        [none] { $seat } names their own stable.
       *[other] { $seat } names { $other }.
    }
event-plays_gained =
    { $number ->
        [one] { $seat } may play 1 card this turn.
       *[other] { $seat } may play up to { $number } cards this turn.
    }
event-search_began =
    { $cards ->
        [none] { $seat } searches the deck.
       *[other] { $seat } searches the deck and sees what fits: { $cards }.
    }
event-seat_left = { $seat } leaves the table.
event-stable_named =
    { $other ->
        [none] { $seat } names their own stable.
       *[other] { $seat } names { $other }'s stable.
    }
event-turn_began = { $seat } begins a turn.
event-turn_cut = { $seat }'s turn ends at once.
event-turn_ended = { $seat } ends the turn.
event-turn_extended =
    { $number ->
        [one] { $seat } will have another turn after this one.
       *[other] { $seat } will have { $number } more turns after this one.
    }
event-window_opened = { $seat }'s “{ $card }” lies on the table.


## Ends

reason-endless =
    { $source ->
        [none] Nobody wins: effects would never end, so the match was stopped.
       *[other] Nobody wins: the effects of “{ $source }” would never end, so the match was stopped.
    }
reason-enough_unicorns = { $winners } wins: there are enough unicorns in the stable.
reason-forfeit = { $winners } wins: the others have given up.
reason-most_letters = { $winners } wins: the deck has run out, and of the stables with the most unicorns this one has the most letters in its unicorns' names.
reason-most_unicorns = { $winners } wins: the deck has run out, and this stable has the most unicorns.
reason-tie = Nobody wins: the deck has run out, and the leading stables are equal in unicorns and in the letters of their names.


## Chapters of the rules

chapter-V1 = Goal and end
chapter-V2 = Setup
chapter-V3 = The turn
chapter-V4 = What the words mean
chapter-V5 = Kinds of cards
chapter-V6 = “{ card-neigh }”
chapter-V7 = Effects
chapter-V8 = Two players
chapter-W = Where the rulebook is silent


## Rules: why something is asked, offered or refused

rule-V1-1 = With 2 to 5 players, whoever first has 7 unicorns in the stable wins; with 6 to 8 players, 6 are enough.
rule-V1-2 = Only what is a unicorn at the moment counts, and each counts as one unless its text says otherwise.
rule-V1-3 = The match also ends when the deck runs out; it is not refilled. Whoever has the most unicorns then wins; among equals, whoever has the most letters in the names of all their unicorns. If those are equal too, everybody loses.
rule-V1-4 = The match ends the moment somebody has enough unicorns or the deck runs out. It can also be set to end only when all running effects are done.
rule-V2-1 = All cards but the babies are shuffled into one deck; everybody is dealt 5 of them.
rule-V2-2 = Each player picks 1 baby for their stable. The other babies form the nursery.
rule-V2-3 = A baby is never in a hand, in the deck or in the discard pile. Sent anywhere but to a stable, it goes back to the nursery.
rule-V2-4 = The most colourfully dressed player begins; in the hall the host picks somebody, or chance does. Turns go round to the left.
rule-V3-1 = A turn starts with those effects of cards in your stable that happen “at the start of your turn”.
rule-V3-2 = After the start of your turn, draw 1 card.
rule-V3-3 = You take exactly one action: play a unicorn into your own stable, a magic card, an upgrade or a downgrade, or draw 1 card.
rule-V3-4 = At the end of your turn, discard down to the hand limit: 7 cards, unless a card in your stable raises it.
rule-V4-1 = Drawing takes the top card of the deck into the hand.
rule-V4-2 = Discarding puts a card from the hand on the discard pile. The player whose hand it is chooses the card.
rule-V4-3 = Sacrificing puts a unicorn, an upgrade or a downgrade from your own stable on the discard pile.
rule-V4-4 = Destroying puts a unicorn, an upgrade or a downgrade from another player's stable on the discard pile.
rule-V4-5 = Stealing moves a unicorn, an upgrade or a downgrade from another player's stable into yours.
rule-V4-6 = “Any player” is one, perhaps yourself; “another player” is one, but never yourself; “each player” is everybody, you included.
rule-V4-7 = If you make others do something with a card in their stable, you choose the card, unless the text says otherwise.
rule-V5-1 = Unicorns, whether baby, basic or magical, stay in a stable until something makes them leave it. Basic ones have no effect.
rule-V5-2 = A magic card takes effect once and then goes to the discard pile.
rule-V5-3 = Upgrades and downgrades may be played into any player's stable, your own included, and there they stay.
rule-V5-4 = Only instants can be played outside your own action: whenever another player is playing a card, and as many in a turn as you like. “{ card-super-neigh }” is a neigh card like “{ card-neigh }”.
rule-V5-5 = A card in the hand has no effect. In a stable, “you” in its text means that stable's owner, unless it says otherwise.
rule-V6-1 = A neigh card stops, or “neighs”, a card that is being played from a hand: that card is discarded without effect. An instant can be answered by an instant.
rule-V6-2 = What a card already in a stable does can never be neighed, at the start of a turn or at any other time.
rule-V7-1 = A card enters a stable when it is played, stolen, moved or brought into it. It leaves when it is sacrificed, destroyed, stolen, moved away or returned to a hand.
rule-V7-2 = Effects are mandatory unless they say “may”. What you may do at the start of your turn is lost once you draw.
rule-V7-3 = At the start of a turn, only cards already in the stable take effect, all at the same time. If one of them ends the turn, the others may still be used first.
rule-V7-4 = A card found by a search is shown to everybody before it goes to the hand; after a search the deck is shuffled.
rule-V7-5 = What follows “then” happens only if what stands before it was done.
rule-V7-6 = An impossible effect is not done: nobody discards from an empty hand or sacrifices what cannot be sacrificed.
rule-V7-7 = Whom a card is aimed at is named either when it is played, before anybody may neigh, or only when the time to neigh is over; the match is set to one of the two.
rule-V7-8 = A downgrade stays until an effect sacrifices, destroys or discards it, or takes it to a hand or into another stable.
rule-V8-1 = For two players, all basic unicorns are taken out of the deck, and with them “{ card-queen-bee-unicorn }”, “{ card-rainbow-unicorn }”, “{ card-seductive-unicorn }”, “{ card-mother-goose-unicorn }”, “{ card-necromancer-unicorn }”, “{ card-yay }”, “{ card-nanny-cam }”, “{ card-sadistic-ritual }” and “{ card-slowdown }”.
rule-V8-2 = With two players, each is given 1 “{ card-neigh }” and then dealt 5 cards: 6 in hand to begin with.
rule-W1 = If several players have enough unicorns at the same moment, the one whose turn it is wins; if it is none of theirs, the next of them in turn order.
rule-W2 = The extra turn of “{ card-change-of-luck }” begins when the current one is quite over, hand limit and all.
rule-W3 = With “{ card-unicorn-swap }” you may steal any unicorn in that stable, even the one you have just given away.
rule-W4 = “{ card-barbed-wire }” takes no notice of a panda that leaves: it is no unicorn then.
rule-W5 = Effects at the start of your turn are done one after another, in any order you like, even if their card has left by then. No card is chosen twice among them, and what you may do cannot use up what a mandatory effect needs. If one of them ends the turn, the other mandatory ones are still done first.
rule-W6 = A sacrifice or destruction still counts as done for a “then” if the card is saved, or goes to the nursery or a hand instead. What cannot be destroyed or sacrificed is not offered; “{ card-black-knight-unicorn }” may save a card first, then the card itself may.
rule-W7 = When a card is played, every other player in turn order is asked whether to neigh it, even without a neigh card in hand, so that nobody learns who holds one; only those who plainly cannot are passed over. The same goes for an instant, but “{ card-super-neigh }” cannot be answered.
rule-W8 = The deck has run out the moment its last card leaves it.
rule-W9 = “{ card-tiny-stable }” is checked after every single change. “{ card-blinding-light }” switches a unicorn off before its effect on entering. Pandas can be chosen as cards, not as unicorns. “{ card-queen-bee-unicorn }” leaves basic unicorns where they already are. “{ card-magical-kittencorn }” is safe only from destruction by magic cards; “{ card-black-knight-unicorn }” saves only from destruction; “{ card-unicorn-phoenix }” saves itself from sacrifice too.
rule-W10 = A unicorn that is returned to a hand or moved to another stable has left the first one.
rule-W11 = Unless the match is set otherwise, whatever can be chosen beforehand is named when the card is played; what is gone by the time the card takes effect is left out, and if the effect says “may”, its price is not paid either. The stable for an upgrade or a downgrade is always named at once.
rule-W12 = Letters are counted in the names that the match shows, without what stands in brackets. Where we know no printed name, we have given one.
