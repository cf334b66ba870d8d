### The duel in English.
###
### A message's id follows from the id of what it says. Names come into sentences ready-made, in their plain form: $seat (the
### hero's name stands for the player), $fighter, $target, $actor, $card, $source (the card or ability behind a question) and so on.
### A part that is hidden or missing comes as "none". Languages that inflect names give their forms as attributes (.gen .dat .acc
### .ins .loc .voc, .gender, or .indeclinable = yes) and use them as $seat_gen, $fighter_acc, $target_gender.


## Building blocks

list-empty = nothing
list-end = { $rest } and { $last }
numbered = { $name } { $number }
quoted = “{ $name }”
seated = { $name } (seat { $number })
anybody = anybody


## Heroes and sidekicks

hero-achilles = Achilles
hero-alice = Alice
hero-beowulf = Beowulf
hero-bigfoot = Bigfoot
hero-bloody-mary = Bloody Mary
hero-king-arthur = King Arthur
hero-little-red-riding-hood = Little Red Riding Hood
hero-medusa = Medusa
hero-robin-hood = Robin Hood
hero-sinbad = Sinbad
hero-sun-wukong = Sun Wukong
hero-yennenga = Yennenga

fighter-archer = Archer
fighter-clone = Clone
fighter-harpy = Harpy
fighter-huntsman = Huntsman
fighter-jabberwock = The Jabberwock
fighter-jackalope = The Jackalope
fighter-merlin = Merlin
fighter-outlaw = Outlaw
fighter-patroclus = Patroclus
fighter-porter = The Porter
fighter-wiglaf = Wiglaf

token-rage = rage
token-size = size

side-big = BIG
side-small = SMALL

item-any = any one item
item-knife = knife
item-wolf_skin = wolf skin
item-wolfsbane = wolfsbane
item-none = an item that does nothing here


## Boards

board-baskerville-manor = Baskerville Manor
zone-baskerville-manor-blue = blue
zone-baskerville-manor-brown = brown
zone-baskerville-manor-gray = grey
zone-baskerville-manor-green = green
zone-baskerville-manor-navy = navy blue
zone-baskerville-manor-violet = violet
zone-baskerville-manor-yellow = yellow

board-four-fords = Four Fords
zone-four-fords-amber = amber
zone-four-fords-moss = moss
zone-four-fords-river = river
zone-four-fords-rust = rust
zone-four-fords-slate = slate
zone-four-fords-teal = teal
zone-four-fords-violet = violet

board-frost-hall = Frost Hall
zone-frost-hall-chamber = chamber
zone-frost-hall-cliff = cliff
zone-frost-hall-hall = hall
zone-frost-hall-pines = pines
zone-frost-hall-porch = porch
zone-frost-hall-shore = shore
zone-frost-hall-snow = snow
door-frost-hall-chamber = chamber door
door-frost-hall-south = south door
door-frost-hall-west = west gate

board-globe-theatre = Globe Theatre
zone-globe-theatre-blue = blue
zone-globe-theatre-brown = brown
zone-globe-theatre-brown-light = light brown
zone-globe-theatre-green = green
zone-globe-theatre-green-dark = dark green
zone-globe-theatre-green-light = light green
zone-globe-theatre-orange = orange
zone-globe-theatre-purple = purple
zone-globe-theatre-red = red
zone-globe-theatre-violet = violet

board-hanging-gardens = Hanging Gardens
zone-hanging-gardens-blue = blue
zone-hanging-gardens-brown = brown
zone-hanging-gardens-gray = grey
zone-hanging-gardens-green = green
zone-hanging-gardens-green-light = light green
zone-hanging-gardens-rose = rose
zone-hanging-gardens-yellow = yellow
zone-hanging-gardens-yellow-light = light yellow

board-heorot = Heorot
zone-heorot-blue = blue
zone-heorot-blue-dark = dark blue
zone-heorot-gray = grey
zone-heorot-gray-light = light grey
zone-heorot-orange = orange
zone-heorot-red = red
zone-heorot-yellow = yellow
door-heorot-north = north door
door-heorot-south = south door
door-heorot-west = west door

board-king-solomons-mine = King Solomon's Mine
zone-king-solomons-mine-blue = blue
zone-king-solomons-mine-brown = brown
zone-king-solomons-mine-gold = gold
zone-king-solomons-mine-gray = grey
zone-king-solomons-mine-green = green
zone-king-solomons-mine-red = red
zone-king-solomons-mine-yellow = yellow

board-marmoreal = Marmoreal
zone-marmoreal-blue = blue
zone-marmoreal-brown = brown
zone-marmoreal-gray = grey
zone-marmoreal-green = green
zone-marmoreal-purple = purple
zone-marmoreal-red = red
zone-marmoreal-violet = violet
zone-marmoreal-yellow = yellow

board-sarpedon = Sarpedon
zone-sarpedon-blue = blue
zone-sarpedon-brown = brown
zone-sarpedon-green = green
zone-sarpedon-purple = purple
zone-sarpedon-red = red
zone-sarpedon-yellow = yellow

board-sherwood-forest = Sherwood Forest
zone-sherwood-forest-brown = brown
zone-sherwood-forest-gray = grey
zone-sherwood-forest-gray-light = light grey
zone-sherwood-forest-green = green
zone-sherwood-forest-green-light = light green
zone-sherwood-forest-orange = orange
zone-sherwood-forest-yellow = yellow

board-soho = SoHo
zone-soho-blue = blue
zone-soho-brown = brown
zone-soho-gray = grey
zone-soho-green = green
zone-soho-navy = navy blue
zone-soho-orange = orange
zone-soho-yellow = yellow

board-venice = Venice
zone-venice-blue = blue
zone-venice-blue-dark = dark blue
zone-venice-gray = grey
zone-venice-green = green
zone-venice-orange = orange
zone-venice-red = red
zone-venice-violet = violet
zone-venice-yellow = yellow

board-yukon = Yukon
zone-yukon-brown = brown
zone-yukon-brown-light = light brown
zone-yukon-gray = grey
zone-yukon-orange = orange
zone-yukon-red = red
zone-yukon-violet = violet
zone-yukon-yellow = yellow

sign-start = start space
sign-passage = passage: one step from any end to any other, for movement only

missing-high-ground = The high ground that is printed on this board is not played: none of the rulebooks explains it.


## Character cards

ability-achilles-grief = Grief
ability-achilles-wrath = Wrath
ability-alice-size = Size
ability-beowulf-rage = Rage
ability-bigfoot-elusive = Elusive
ability-bloody-mary-mirror = Mirror
ability-medusa-gaze = Gaze
ability-robin-hood-hit-and-run = Hit and Run
ability-sun-wukong-plucked-hair = Plucked Hair


## What cards do, and when

timing-immediately = IMMEDIATELY
timing-during_combat = DURING COMBAT
timing-after_combat = AFTER COMBAT
timing-scheme = SCHEME


## Cards of Achilles

card-achilles-achilles-heel = Achilles' Heel
card-achilles-battle-frenzy = Battle Frenzy
card-achilles-battle-hardened = Battle Hardened
card-achilles-blessed-by-hermes = Blessed by Hermes
card-achilles-brothers-in-arms = Brothers in Arms
card-achilles-feint = Feint
card-achilles-relentless-assault = Relentless Assault
card-achilles-skirmish = Skirmish
card-achilles-spear-throw = Spear Throw
card-achilles-test-for-weakness = Test for Weakness
card-achilles-the-day-of-your-doom = The Day of Your Doom
card-achilles-under-achilles-helm = Under Achilles' Helm
card-achilles-wily-fighting = Wily Fighting


## Cards of Alice

card-alice-claws-that-catch = Claws That Catch
card-alice-drink-me = Drink Me
card-alice-eat-me = Eat Me
card-alice-feint = Feint
card-alice-im-late-im-late = I'm Late, I'm Late
card-alice-jaws-that-bite = Jaws That Bite
card-alice-looking-glass = Looking Glass
card-alice-mad-as-a-hatter = Mad as a Hatter
card-alice-manxome-foe = Manxome Foe
card-alice-momentous-shift = Momentous Shift
card-alice-o-frabjous-day = O Frabjous Day!
card-alice-regroup = Regroup
card-alice-skirmish = Skirmish
card-alice-snicker-snack = Snicker-Snack
card-alice-the-other-side-of-the-mushroom = The Other Side of the Mushroom


## Cards of Beowulf

card-beowulf-epic-poem = Epic Poem
card-beowulf-fatal-struggle = Fatal Struggle
card-beowulf-feint = Feint
card-beowulf-golden-drinking-horn = Golden Drinking Horn
card-beowulf-hot-for-the-battle = Hot for the Battle
card-beowulf-no-contest-expecteth = No Contest Expecteth
card-beowulf-remnant-of-valor = Remnant of Valor
card-beowulf-skirmish = Skirmish
card-beowulf-the-ancient-heirloom = The Ancient Heirloom
card-beowulf-the-equal-of-grendel = The Equal of Grendel
card-beowulf-the-war-king = The War-King
card-beowulf-vigor-and-courage = Vigor and Courage


## Cards of Bigfoot

card-bigfoot-crash-through-the-trees = Crash Through the Trees
card-bigfoot-disengage = Disengage
card-bigfoot-feint = Feint
card-bigfoot-hoax = Hoax
card-bigfoot-its-just-your-imagination = It's Just Your Imagination
card-bigfoot-jackalope-horns = Jackalope Horns
card-bigfoot-larger-than-life = Larger Than Life
card-bigfoot-momentous-shift = Momentous Shift
card-bigfoot-regroup = Regroup
card-bigfoot-savagery = Savagery
card-bigfoot-skirmish = Skirmish


## Cards of Bloody Mary

card-bloody-mary-bloody-reprise = Bloody Reprise
card-bloody-mary-bloody-requiem = Bloody Requiem
card-bloody-mary-broken-glass = Broken Glass
card-bloody-mary-closer-than-she-appears = Closer Than She Appears
card-bloody-mary-evade = Evade
card-bloody-mary-feint = Feint
card-bloody-mary-ghostly-touch = Ghostly Touch
card-bloody-mary-infinity-mirror = Infinity Mirror
card-bloody-mary-jump-scare = Jump Scare
card-bloody-mary-mirror-image = Mirror Image
card-bloody-mary-out-of-the-mirror = Out of the Mirror
card-bloody-mary-speak-three-times = Speak Three Times
card-bloody-mary-stolen-memories = Stolen Memories
card-bloody-mary-trick-of-the-light = Trick of the Light


## Cards of King Arthur

card-king-arthur-aid-the-chosen-one = Aid the Chosen One
card-king-arthur-bewilderment = Bewilderment
card-king-arthur-command-the-storms = Command the Storms
card-king-arthur-divine-intervention = Divine Intervention
card-king-arthur-excalibur = Excalibur
card-king-arthur-feint = Feint
card-king-arthur-momentous-shift = Momentous Shift
card-king-arthur-noble-sacrifice = Noble Sacrifice
card-king-arthur-prophecy = Prophecy
card-king-arthur-regroup = Regroup
card-king-arthur-restless-spirits = Restless Spirits
card-king-arthur-skirmish = Skirmish
card-king-arthur-swift-strike = Swift Strike
card-king-arthur-the-aid-of-morgana = The Aid of Morgana
card-king-arthur-the-holy-grail = The Holy Grail
card-king-arthur-the-lady-of-the-lake = The Lady of the Lake


## Cards of Little Red Riding Hood

card-little-red-riding-hood-a-grimm-tale = A Grimm Tale
card-little-red-riding-hood-into-the-woods-knife = Into the Woods ({ item-knife })
card-little-red-riding-hood-into-the-woods-wolf-skin = Into the Woods ({ item-wolf_skin })
card-little-red-riding-hood-into-the-woods-wolfsbane = Into the Woods ({ item-wolfsbane })
card-little-red-riding-hood-long-have-i-sought-you = Long Have I Sought You
card-little-red-riding-hood-never-leave-the-path = Never Leave the Path
card-little-red-riding-hood-once-upon-a-time = Once Upon a Time
card-little-red-riding-hood-stones-in-the-belly = Stones in the Belly
card-little-red-riding-hood-the-wolfs-skin = The Wolf's Skin
card-little-red-riding-hood-what-a-terrible-big-mouth-you-have = What a Terrible Big Mouth You Have
card-little-red-riding-hood-what-big-ears-you-have = What Big Ears You Have
card-little-red-riding-hood-what-big-eyes-you-have = What Big Eyes You Have
card-little-red-riding-hood-what-large-hands-you-have = What Large Hands You Have
card-little-red-riding-hood-whats-that-in-my-basket = What's That in My Basket?


## Cards of Medusa

card-medusa-a-momentary-glance = A Momentary Glance
card-medusa-clutching-claws = Clutching Claws
card-medusa-dash = Dash
card-medusa-feint = Feint
card-medusa-gaze-of-stone = Gaze of Stone
card-medusa-hiss-and-slither = Hiss and Slither
card-medusa-regroup = Regroup
card-medusa-second-shot = Second Shot
card-medusa-snipe = Snipe
card-medusa-the-hounds-of-mighty-zeus = The Hounds of Mighty Zeus
card-medusa-winged-frenzy = Winged Frenzy


## Cards of Robin Hood

card-robin-hood-a-hunters-eye = A Hunter's Eye
card-robin-hood-ambush = Ambush
card-robin-hood-defenders-of-sherwood = Defenders of Sherwood
card-robin-hood-disarming-shot = Disarming Shot
card-robin-hood-feint = Feint
card-robin-hood-highway-robbery = Highway Robbery
card-robin-hood-piercing-shot = Piercing Shot
card-robin-hood-regroup = Regroup
card-robin-hood-snark = Snark
card-robin-hood-steal-from-the-rich = Steal from the Rich
card-robin-hood-wily-fighting = Wily Fighting


## Cards of Sinbad

card-sinbad-by-fortune-and-fate = By Fortune and Fate
card-sinbad-commanding-impact = Commanding Impact
card-sinbad-exploit = Exploit
card-sinbad-feint = Feint
card-sinbad-leap-away = Leap Away
card-sinbad-momentous-shift = Momentous Shift
card-sinbad-regroup = Regroup
card-sinbad-riches-beyond-compare = Riches Beyond Compare
card-sinbad-toil-and-danger = Toil and Danger
card-sinbad-voyage-home = Voyage Home
card-sinbad-voyage-to-the-cannibals-with-the-root-of-madness = Voyage to the Cannibals with the Root of Madness
card-sinbad-voyage-to-the-city-of-the-king-of-serendib = Voyage to the City of the King of Serendib
card-sinbad-voyage-to-the-city-of-the-man-eating-apes = Voyage to the City of the Man-Eating Apes
card-sinbad-voyage-to-the-creature-with-eyes-like-coals-of-fire = Voyage to the Creature with Eyes Like Coals of Fire
card-sinbad-voyage-to-the-island-that-was-a-whale = Voyage to the Island That Was a Whale
card-sinbad-voyage-to-the-valley-of-the-giant-snakes = Voyage to the Valley of the Giant Snakes


## Cards of Sun Wukong

card-sun-wukong-bewilderment = Bewilderment
card-sun-wukong-fiery-eyes-that-see = Fiery Eyes That See
card-sun-wukong-golden-chain-mail = Golden Chain Mail
card-sun-wukong-infinite-strikes = Infinite Strikes
card-sun-wukong-ox-form = Ox Form
card-sun-wukong-phoenix-form = Phoenix Form
card-sun-wukong-ruyi-jingo-bang = Ruyi Jingo Bang
card-sun-wukong-seventy-two-transformations = 72 Transformations
card-sun-wukong-sly-monkey = Sly Monkey
card-sun-wukong-taunting-laughter = Taunting Laughter
card-sun-wukong-tortoise-form = Tortoise Form
card-sun-wukong-tricked-you = Tricked You
card-sun-wukong-wily-fighting = Wily Fighting


## Cards of Yennenga

card-yennenga-divide-and-conquer = Divide and Conquer
card-yennenga-jaws-of-the-beast = Jaws of the Beast
card-yennenga-master-of-the-hunt = Master of the Hunt
card-yennenga-momentous-shift = Momentous Shift
card-yennenga-one-with-the-land = One with the Land
card-yennenga-pin-the-prey = Pin the Prey
card-yennenga-point-blank = Point Blank
card-yennenga-rain-of-arrows = Rain of Arrows
card-yennenga-shield-formation = Shield Formation
card-yennenga-skirmish = Skirmish
card-yennenga-stallion-charge = Stallion Charge
card-yennenga-surprise-volley = Surprise Volley
card-yennenga-volley = Volley


## Effects, where one is picked by name

effect-add_value = add { $number } to the card's value
effect-damage = deal { $number } damage
effect-discard =
    discard { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
effect-draw =
    draw { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
effect-gain_actions =
    gain { $number ->
        [one] 1 action
       *[other] { $number } actions
    }
effect-heal = heal { $number }
effect-keep_card = take the card back into the hand
effect-let_damage = let the hero take the damage
effect-let_discard_picked = lose the chosen card
effect-let_draw =
    let the other player draw { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
effect-let_ignore_value = let the card's value be ignored
effect-let_summon = let a sidekick of the other player come onto the board
effect-lower_value = subtract { $number } from the card's value
effect-move =
    move up to { $number ->
        [one] 1 space
       *[other] { $number } spaces
    }
effect-other = do what the card says
effect-place = place the fighter elsewhere
effect-set_value = raise the card's value to { $number }
effect-summon = bring a sidekick onto the board
effect-swap = swap the two fighters
effect-take_top = take the top card of the discard pile
effect-turn_to_big = be { side-big }
effect-turn_to_small = be { side-small }


## Questions

question-choose_action =
    { $seat }, choose an action ({ $actions ->
        [one] 1 left
       *[other] { $actions } left
    }).
question-choose_attack_card = { $seat }, choose a card for { $attacker } to attack { $defender } with.
question-choose_boost =
    { $source ->
        [none] { $seat }, you may discard a card to move farther.
       *[other] { $seat }, “{ $source }”: choose what to discard as a boost of your card.
    }
question-choose_card_of_opponent = { $seat }, “{ $source }”: choose a card of that hand.
question-choose_defence_card = { $seat }, you may choose a card for { $defender } to defend with against { $attacker }.
question-choose_discard = { $seat }, “{ $source }”: choose a card to discard.
question-choose_effect = { $seat }, “{ $source }”: choose what happens.
question-choose_fighter = { $seat }, “{ $source }”: choose a fighter.
question-choose_first = { $seat }, say who goes first.
question-choose_from_deck = { $seat }, “{ $source }”: choose a card to take into your hand.
question-choose_from_discard = { $seat }, “{ $source }”: choose a card of your discard pile.
question-choose_item = { $seat }, “{ $source }”: choose the item that is in your basket.
question-choose_move = { $seat }, move your fighters.
question-choose_opponent = { $seat }, “{ $source }”: choose an opponent.
question-choose_order = { $seat }, choose what takes effect first.
question-choose_payment = { $seat }, “{ $source }”: choose how much { $token } to pay.
question-choose_space = { $seat }, “{ $source }”: choose a space.
question-choose_whether = { $seat }, “{ $source }”: will you use it?
question-discard_to_limit = { $seat }, you hold more than 7 cards: choose one to discard.
question-lay_boost = { $seat }, you may lay a card face down as a boost of your attack.
question-move_fighter = { $seat }, “{ $source }”: choose who moves where.
question-move_step = { $seat }, “{ $source }”: choose the next step.
question-order_deck = { $seat }, “{ $source }”: choose the card that lies next from the top.
question-place_fighter = { $seat }, “{ $source }”: choose an empty space.
question-place_sidekick = { $seat }, place your sidekick.
question-place_summoned = { $seat }, “{ $source }”: choose where the sidekick comes onto the board.
question-shift_damage = { $seat }, you are about to take { $number } damage: choose how much of it a sidekick takes.


## Options

option-ability_first = The ability “{ $ability }” first
option-attack = Attack { $target } with { $actor }
option-card =
    { $question ->
        [choose_boost] Discard “{ $card }” for its boost of { $boost }
        [choose_attack_card] Attack with “{ $card }” ({ $value })
        [choose_defence_card] Defend with “{ $card }” ({ $value })
        [choose_discard] Discard “{ $card }”
        [discard_to_limit] Discard “{ $card }”
        [choose_from_deck] Take “{ $card }”
        [lay_boost] Lay “{ $card }” face down for its boost of { $boost }
        [order_deck] Put “{ $card }” next from the top
       *[none] “{ $card }”
    }
option-card_first = The card “{ $card }” first
option-close_door = { $fighter } closes the { $door } from { $space }
option-done =
    { $question ->
        [choose_move] { $mover ->
            [none] End the manoeuvre
           *[other] End the move of { $mover }
        }
        [move_fighter] End this move
        [move_step] Stop here
       *[none] Done
    }
option-effect = Choose: { $effects }
option-effect_first = First: { $effect }
option-fighter = { $fighter }
option-first = { $seat } goes first
option-item = { $item }
option-lasting_ability_first =
    What “{ $ability }”{ $place ->
        [1] {""}
       *[other] { " " }({ $place })
    } does, first
option-lasting_first =
    What “{ $card }”{ $place ->
        [1] {""}
       *[other] { " " }({ $place })
    } does, first
option-manoeuvre = Manoeuvre: draw a card, then move
option-move = Move { $fighter } to { $space }
option-open_door = { $fighter } opens the { $door } from { $space }
option-opponent = { $seat }
option-pass =
    { $question ->
        [choose_boost] Discard nothing
        [choose_defence_card] Lay no card
        [choose_discard] Discard no more
        [choose_payment] Pay nothing
        [lay_boost] Lay no boost
       *[none] No
    }
option-pay =
    { $number ->
        [0] Pay nothing
       *[other] Pay { $number } { $token }
    }
option-place = Place { $fighter } on { $space }
option-scheme = Scheme “{ $card }” by { $actor }
option-shift =
    { $number ->
        [0] { $fighter } takes nothing
       *[other] { $fighter } takes { $number }
    }
option-space = { $space }
option-step = { $fighter } steps to { $space }
option-use = Yes: { $effect }


## Ways to act, and why one of them is closed

way-manoeuvre = Manoeuvre
way-attack = Attack
way-scheme = Scheme
why-no-attack-card = You hold no card to attack with.
why-no-card-for-attacker = None of your attack cards is for the fighter who has an enemy in reach.
why-no-enemy-in-reach = No enemy is in reach: move closer first.
why-not-yet = In your first turn you may attack only the next player and those who have had a turn.
why-no-scheme-card = You hold no scheme.
why-nobody-for-scheme = Nobody is left who may play your scheme.
why-defends = A defence card: lay it when one of your fighters is attacked.
why-nobody-for-card = Nobody is left who may use this card.
why-out-of-reach = Whoever may use this card has no enemy in reach.
why-not-attack = You cannot attack with this card.
why-not-defence = You cannot defend with this card.
why-not-this-fighter = This card is for another fighter.
why-no-boost = This card has no boost value.


## Events

event-action_taken =
    { $seat } takes an action ({ $actions ->
        [one] 1 left
       *[other] { $actions } left
    }).
event-actions_gained =
    { $seat } gains { $number ->
        [one] 1 action
       *[other] { $number } actions
    } ({ $actions } left).
event-attack_declared =
    { $bonus ->
        [0] { $fighter } attacks { $target }.
       *[other] { $fighter } attacks { $target } once more: a bonus attack.
    }
event-bonus_announced = { $seat } will attack once more with “{ $card }”.
event-boost_laid =
    { $card ->
        [none] { $seat } lays a boost face down.
       *[other] { $seat } lays “{ $card }” face down as a boost.
    }
event-boost_lost = The boost “{ $card }” of { $seat } adds nothing.
event-boost_revealed = { $seat } reveals “{ $card }” as a boost of { $number }.
event-card_chosen = { $other } chooses “{ $card }” from the hand of { $seat } and shows it.
event-card_discarded =
    { $why ->
        [boost] { $seat } discards “{ $card }” for its boost.
        [chance] { $seat } discards “{ $card }” at random.
        [limit] { $seat } discards “{ $card }” to keep the hand limit.
       *[choice] { $seat } discards “{ $card }”.
    }
event-card_drawn =
    { $card ->
        [none] { $seat } draws a card.
       *[other] { $seat } draws “{ $card }”.
    }
event-card_kept = { $seat } takes “{ $card }” back into the hand.
event-card_laid =
    { $role ->
        [defence] { $card ->
            [none] { $seat } lays a defence card face down.
           *[other] { $seat } lays “{ $card }” face down to defend.
        }
       *[attack] { $card ->
            [none] { $seat } lays an attack card face down.
           *[other] { $seat } lays “{ $card }” face down to attack.
        }
    }
event-card_left = “{ $card }” of { $seat } leaves play and goes to the discard pile.
event-card_milled = The top card of the deck of { $seat } goes to the discard pile: “{ $card }”.
event-card_picked =
    { $card ->
        [none] { $seat } takes one of them into the hand.
       *[other] { $seat } takes “{ $card }” into the hand.
    }
event-card_played = { $fighter } plays the scheme “{ $card }”.
event-card_put =
    { $place ->
        [top] { $seat } puts “{ $card }” on top of the deck.
        [bottom] { $seat } puts “{ $card }” under the deck.
        [deck] { $seat } shuffles “{ $card }” into the deck.
       *[away] { $seat } removes “{ $card }” from the game.
    }
event-card_put_under =
    { $card ->
        [none] { $other } puts a card from the hand of { $seat } under the deck of { $seat }.
       *[other] { $other } puts “{ $card }” from the hand of { $seat } under the deck of { $seat }.
    }
event-card_recalled =
    { $place ->
        [top] { $seat } puts “{ $card }” from the discard pile on top of the deck.
        [bottom] { $seat } puts “{ $card }” from the discard pile under the deck.
       *[deck] { $seat } shuffles “{ $card }” from the discard pile into the deck.
    }
event-card_returned =
    { $card ->
        [none] { $seat } puts a card back onto the deck, number { $number } from the top.
       *[other] { $seat } puts “{ $card }” back onto the deck, number { $number } from the top.
    }
event-card_revealed = { $seat } reveals “{ $card }” ({ $number }).
event-card_shown = { $seat } shows the top card of the deck: “{ $card }”.
event-card_stayed =
    { $until ->
        [turn_end] The card “{ $card }” of { $seat } stays in play until the end of the turn.
        [next_turn] The card “{ $card }” of { $seat } stays in play until the next turn of { $seat } begins.
        [next_turn_end] The card “{ $card }” of { $seat } stays in play until the end of the next turn of { $seat }.
       *[open] The card “{ $card }” of { $seat } stays in play.
    }
event-card_taken = { $seat } takes “{ $card }” from the discard pile.
event-card_unlaid = The card “{ $card }” of { $seat } goes to the discard pile.
event-cards_seen =
    { $seat } looks at { $number ->
        [one] the top card
       *[other] the top { $number } cards
    } of the deck{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
event-combat_ended = The combat is over.
event-combat_resolved = { $seat } strikes: attack { $attack }, defence { $defence }, damage { $number }.
event-combatant_replaced = { $target } takes the place of { $fighter } in the combat.
event-damage_averted = { $fighter } is spared { $number } damage.
event-damage_coming = { $fighter } is about to take { $number } damage.
event-damage_dealt = { $fighter } takes { $number } damage (health { $from } → { $to }).
event-damage_limited = { $fighter } will take { $number } combat damage at most.
event-damage_prevented = { $fighter } will take no combat damage from { $target }.
event-damage_reduced = { $fighter } will take { $number } less combat damage.
event-damage_reflected = { $target } will take the combat damage meant for { $fighter }.
event-damage_shifted = { $target } takes { $number } of the damage meant for { $fighter }.
event-deck_exhausted = { $seat } cannot draw: the deck is empty, and every fighter of { $seat } suffers.
event-deck_searched =
    { $found ->
        [none] { $seat } searches the deck in vain and shuffles it.
       *[other] { $seat } takes “{ $found }” from the deck and shuffles it.
    }
event-door_closed = { $fighter } closes the { $door }.
event-door_opened = { $fighter } opens the { $door }.
event-effects_cancelled = The effects of the card of { $seat } are cancelled.
event-fighter_defeated = { $fighter } is defeated.
event-fighter_healed = { $fighter } heals { $number } (health { $from } → { $to }).
event-fighter_moved = { $fighter } moves to { $space }.
event-fighter_placed =
    { $origin ->
        [none] { $fighter } starts on { $space }.
       *[other] { $fighter } is placed from { $origin } on { $space }.
    }
event-fighter_removed = { $fighter } leaves the board.
event-fighter_summoned = { $fighter } appears on { $space } (health { $to }).
event-first_chosen = { $seat } goes first.
event-hand_shown =
    { $cards ->
        [none] { $other } looks at the hand of { $seat }.
       *[other] { $other } looks at the hand of { $seat }: { $cards }.
    }
event-item_chosen = { $seat } names the item in the basket: { $item }.
event-lasting_acts = The time has come for “{ $cause }” of { $seat }.
event-lasting_began =
    { $until ->
        [turn_end] From now on “{ $cause }” of { $seat } takes effect until the end of the turn.
        [next_turn] From now on “{ $cause }” of { $seat } takes effect until the next turn of { $seat } begins.
        [next_turn_end] From now on “{ $cause }” of { $seat } takes effect until the end of the next turn of { $seat }.
       *[open] From now on “{ $cause }” of { $seat } takes effect.
    }
event-lasting_ended = The effect of “{ $cause }” of { $seat } is over.
event-opponent_chosen = { $seat } chooses an opponent: { $other }.
event-piece_laid = { $seat } puts a token “{ $piece }” on { $space }.
event-piece_lifted = { $seat } takes a token “{ $piece }” off { $space }.
event-piece_moved = { $seat } moves a token “{ $piece }” from { $origin } to { $space }.
event-pieces_held = Tokens “{ $piece }” of { $seat } on { $fighter }: { $number }.
event-pile_shuffled =
    { $seat } shuffles { $number ->
        [one] 1 card
       *[other] { $number } cards
    } of the discard pile into the deck.
event-scheme_ended = The scheme “{ $card }” of { $seat } goes to the discard pile.
event-seat_left = { $seat } leaves the table.
event-seat_out = { $seat } is out of the match.
event-side_turned = { $seat } is now { $side }.
event-space_chosen = { $seat } chooses the space { $space }.
event-tokens_changed = { $seat } now has { $to } { $token } (was { $from }).
event-turn_began =
    { $seat } begins a turn with { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }.
event-turn_ended = { $seat } ends the turn.
event-value_changed = The card of { $seat } now counts { $to } (was { $from }).
event-value_ignored = The value of the card of { $seat } is ignored.


## Ends

reason-both_heroes_defeated =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } win
    }: no hero is left standing, and it was their turn.
reason-endless =
    { $source ->
        [none] Nobody wins: effects would never end, so the match was stopped.
       *[other] Nobody wins: the effects of “{ $source }” would never end, so the match was stopped.
    }
reason-forfeit =
    { $count ->
        [one] { $winners } wins: the others have given up.
       *[other] { $winners } win: the others have given up.
    }
reason-hero_defeated =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } win
    }: the enemy hero is defeated.
reason-last_standing =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } win
    }: every other hero is defeated.
reason-team_defeated =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } win
    }: both heroes of the other team are defeated.


## Chapters of the rules

chapter-D1 = Setup
chapter-D2 = Spaces and zones
chapter-D3 = The turn
chapter-D4 = Cards
chapter-D5 = Manoeuvre
chapter-D6 = Scheme
chapter-D7 = Attack
chapter-D8 = Effects
chapter-D9 = Health, defeat and victory
chapter-D10 = Doors
chapter-D11 = Free-for-all
chapter-D12 = Teams
chapter-D13 = Heroes' own rules
chapter-R = Where the rulebooks are silent


## Rules: why something is asked, offered or refused

rule-D1-1 = The players agree on a board. A duel needs two start spaces, every other mode four.
rule-D1-2 = Each player plays one hero with its sidekicks, its 30 cards and whatever else belongs to it.
rule-D1-3 = Fighters begin with the health of the character card; a sidekick for whom none is given has 1.
rule-D1-4 = Everybody shuffles the deck and draws 5 cards.
rule-D1-5 = The first player's hero goes to start space 1; each sidekick to an empty space in its hero's zone, or to any empty space if there is none.
rule-D1-6 = The second player sets up in the same way from start space 2.
rule-D1-7 = All doors are open at first.
rule-D1-8 = Whoever set up on start space 1 has the first turn.
rule-D2-1 = A space holds one fighter at most.
rule-D2-2 = Spaces joined by a line are adjacent: next to each other.
rule-D2-3 = Spaces of one colour form one zone wherever they lie; a space of several colours belongs to several zones. A fighter's zone means any zone of the space it stands on.
rule-D2-4 = Zones must be recognisable without seeing colours.
rule-D3-1 = A turn has 2 actions: manoeuvre, scheme or attack, in any mix. None may be left out.
rule-D3-2 = Effects can give more actions.
rule-D3-3 = At the very end of the turn, discard until 7 cards are left in hand.
rule-D3-4 = Discard piles lie open to everybody.
rule-D4-1 = A card tells its type, its value, who may use it, its effects and their timing, and its boost value.
rule-D4-2 = A versatile card serves to attack or to defend; effects take it for both, unless the match is played otherwise.
rule-D4-3 = When everyone who may use a card is defeated, it can only be discarded, for a boost or otherwise.
rule-D4-4 = Of several sidekicks with one name, any living one may use their cards.
rule-D5-1 = A manoeuvre begins with drawing 1 card; that is no choice.
rule-D5-2 = For each card that an empty deck cannot give, all fighters of that player take 2 damage.
rule-D5-3 = In a manoeuvre each fighter may move up to the move value, one after another, in any order.
rule-D5-4 = A step leads to an adjacent space. Friends may be passed, enemies not; a move ends on an empty space.
rule-D5-5 = A card discarded as a boost adds its boost value, and does nothing else.
rule-D5-6 = Moving somebody else's fighter follows the rules as its owner would have to.
rule-D5-7 = Placing puts a fighter on an empty space without any steps.
rule-D6-1 = A scheme is played face up by a living fighter who may use it.
rule-D6-2 = Only after its effect does a scheme go to the discard pile.
rule-D7-1 = An attack needs an attacker, a target in range and a card to attack with.
rule-D7-2 = Anybody may attack an adjacent enemy; ranged fighters also any enemy in a zone they share.
rule-D7-3 = The attacker lays a card face down, the defender may do so too, and both are revealed at once.
rule-D7-4 = First { timing-immediately }, then { timing-during_combat }, then the combat damage, then { timing-after_combat }; the cards are discarded, and what comes after an attack comes last.
rule-D7-5 = At the same moment the defender's effects come first. Between two sources of your own you choose the order.
rule-D7-6 = Combat damage is what the attack has more than the defence. A defender deals none.
rule-D7-7 = A combat is carried through even if one of the two falls; what needs to know where the fallen stands does nothing.
rule-D7-8 = The attacker won if the attack itself did the defender at least 1 damage; otherwise the defender won.
rule-D8-1 = Effects are mandatory unless they say “may”, even when they hurt your own fighters.
rule-D8-2 = “Up to” leaves you free to choose 0.
rule-D8-3 = A printed value is the number on the card, whatever has changed it since.
rule-D8-4 = An ignored value counts 0 in the combat; the printed value remains.
rule-D8-5 = Do what can be done of an effect; leave out the rest.
rule-D8-6 = A cancelled effect does not happen. Some effects cannot be cancelled.
rule-D8-7 = What a hero's own rules say goes before the general rules.
rule-D8-8 = Card effects are about the two combatants unless they say otherwise.
rule-D9-1 = Damage lowers health. A fighter at 0 is defeated and leaves the board at once.
rule-D9-2 = Healing stops at the starting health and never brings anybody back.
rule-D9-3 = Before and after each action, a player whose hero is defeated has lost. If both heroes are, the player whose turn it is wins.
rule-D10-1 = During a manoeuvre a fighter next to a door may open it for 1 step, or close it for none, as often as it likes.
rule-D10-2 = No door closes on a fighter that stands on both sides of it.
rule-D10-3 = Through a closed door there is no step, no attack and no adjacency, and it parts a zone where every short way leads through it.
rule-D11-1 = A free-for-all needs a board with four start spaces.
rule-D11-2 = In your very first turn you may attack only the next player and those who have had a turn.
rule-D11-3 = “Your opponent” on a combat card is the other player of that combat.
rule-D11-4 = When your hero is defeated, your sidekicks leave the board at once, and you are out.
rule-D11-5 = The last hero alive wins.
rule-D12-1 = Teams set up in turn, one hero of each, on the start spaces 1 to 4.
rule-D12-2 = The teams take turns, and so do the players of each team.
rule-D12-3 = A teammate's fighters are friends, but each player commands only their own.
rule-D12-4 = In a team you play on without your hero while a sidekick of yours is alive.
rule-D12-5 = A team has lost when both of its heroes are defeated.
rule-D13-1 = The basket is the top card of Little Red's discard pile. Effects marked with an item need that item; the choice symbol stands for any one of them.
rule-D13-2 = Beowulf begins with 1 rage, holds 3 at most and gains 1 each time he himself is hurt. Paying is always voluntary.
rule-R1 = The basket is read when the effect happens. The card just played is not in it yet; a boost discarded before is.
rule-R2 = Cancelling takes away effects, not values, and nothing that has already happened. Ignoring a value is no cancelling.
rule-R3 = A boost laid face down with an attack is lost without adding anything if that card's effects are cancelled.
rule-R4 = A card without a boost value cannot be chosen as a boost; discarded at random it adds 0. Two permissions are two boosts.
rule-R5 = Discarding or revealing from an empty deck is not drawing and hurts nobody.
rule-R6 = A bonus attack is a whole new attack by the same two, after the first one's cards are gone, and needs no action. It is dropped if one of them has fallen.
rule-R7 = Gained actions must be taken. What you choose within an effect, and in which order, you choose before any of it happens; where a fighter goes is chosen when it goes there.
rule-R8 = “The current turn” is the turn now being played, whoever's it is.
rule-R9 = A sidekick comes (back) only if one is off the board and a space is free; then it must.
rule-R10 = Passing through a space enters and leaves it. Damage for it comes after the move, once for each fighter.
rule-R11 = Each of Heorot's three doors bars two lines. It parts two spaces of a zone if every shortest way between them leads through closed doors.
rule-R12 = Prevented combat damage is the damage of this attack only.
rule-R13 = Teammates see each other's hands, unless the match is played with closed hands.
rule-R14 = The damage equal to a card's value is its printed value, without additions.
rule-R15 = An ability that names its moment happens then; what comes after an attack is the last of all.
rule-R16 = The card that the basket begins with is no action card and never leaves the bottom of the pile.
rule-R17 = A board whose printed extras are unknown is played without them.
rule-R18 = { side-big } Alice adds 2 when she attacks and { side-small } Alice adds 1 when she defends, whatever kind of card she plays.
rule-R19 = Among effects to choose from, you may choose one that does nothing.
rule-R20 = A card without effects cannot be cancelled, so a boost laid with it stays.
rule-R21 = A fighter can only be placed on an empty space; the space it stands on is not empty.
rule-R22 = When several effects of yours happen at the same moment, the effects you chose from one list included, you choose their order.
rule-R23 = The Golden Drinking Horn gives a different effect for each rage paid, and none for 0 rage.


## What a table has agreed on

handicap = { $seat } starts with { $what }.
handicap-health = { $number } health { $way ->
    [less] less
   *[more] more
}
handicap-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} { $way ->
    [less] less in hand
   *[more] more in hand
}
