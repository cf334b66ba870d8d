### Lessons in English: what the host says.
###
### A lesson's id is its game and its name, with .about for the list; a step's id is the lesson's and the step's, with .otherwise
### for any other answer than the one that leads on. Names of cards, fighters and moments are taken from the game's own words.


## Duel: the first turn

duel-first-turn = Your first turn
    .about = Walk up to your enemy, strike a blow and ward one off: that is what turns are made of.
duel-first-turn-welcome = Welcome to the hall! You are { hero-bigfoot }, and the { fighter-jackalope } is your sidekick. { hero-achilles } and { fighter-patroclus } stand against you. Whoever brings the enemy hero down to 0 health wins.
duel-first-turn-actions = A turn has exactly 2 actions: manoeuvre, scheme or attack. Your fighters strike only at those beside them, and { hero-achilles } is too far away. So begin with a manoeuvre.
    .otherwise = A good card, but it can wait. Begin with the manoeuvre.
duel-first-turn-boost = A manoeuvre always begins with a card from your deck: “{ card-bigfoot-skirmish }”. Now you could discard a card to walk farther by its boost value. { hero-bigfoot } has 3 steps, and they will do: discard nothing.
    .otherwise = Keep your cards for now: 3 steps are enough. Discard nothing.
duel-first-turn-move = Fighters walk one after another, along the lines and never through enemies. Lead { hero-bigfoot } 2 steps to the free space beside { hero-achilles } (S31).
    .otherwise = Lead { hero-bigfoot } himself to the free space beside { hero-achilles } (S31): he strikes hardest.
duel-first-turn-stay = The { fighter-jackalope } may walk too, up to 3 spaces, and 0 is allowed. Leave it where it is and finish the manoeuvre.
    .otherwise = Leave the { fighter-jackalope } out of this fight. Finish the manoeuvre.
duel-first-turn-attack = You have 1 action left, and { hero-bigfoot } stands beside { hero-achilles }. Attack him!
    .otherwise = Now is the moment: attack { hero-achilles } with { hero-bigfoot }.
duel-first-turn-card = Lay an attack card face down. { hero-achilles } may lay a card to defend, and both are turned up together. Your strongest is “{ card-bigfoot-larger-than-life }” with the value 6.
    .otherwise = That one hits less hard. Lay “{ card-bigfoot-larger-than-life }”.
duel-first-turn-blow = Attack 6 against 4 of “{ card-achilles-skirmish }”: what is left over is damage. { hero-achilles } loses 2 health and has 16 left. You have won this combat. Your actions are spent; now it is his turn.
duel-first-turn-defend = { hero-achilles } strikes back with a card that you cannot see yet. Defend yourself with “{ card-bigfoot-its-just-your-imagination }”: it has the value 3 and cancels what the enemy card does.
    .otherwise = There is a better answer. Defend with “{ card-bigfoot-its-just-your-imagination }”.
duel-first-turn-end = “{ card-achilles-wily-fighting }” had the value 3 as well: no damage. Its effect would have hurt you even so, but yours came earlier, { timing-immediately }, and cancelled it. You have won as the defender, and you know the turn now!


## Duel: X1

duel-defender-first = Who goes first?
    .about = A whole combat, moment by moment, and why the defender's effect goes first.
duel-defender-first-welcome = You are { hero-beowulf } with 1 rage; each damage to you gives 1 more, and 3 is the most. The basket of { hero-little-red-riding-hood } is the top card of her discard pile. It shows a { item-knife }: so her { item-knife } effects work.
duel-defender-first-attack = She stands right beside you. Attack { hero-little-red-riding-hood } with { hero-beowulf }.
    .otherwise = No need to walk. Attack { hero-little-red-riding-hood } with { hero-beowulf }.
duel-defender-first-card = “{ card-beowulf-the-equal-of-grendel }” only defends, and “{ card-beowulf-the-ancient-heirloom }” wants 2 rage to be strong. “{ card-beowulf-epic-poem }” has the value 2 and grows with your rage: lay it.
    .otherwise = You have too little rage for that. Lay “{ card-beowulf-epic-poem }”.
duel-defender-first-immediately = { hero-little-red-riding-hood } defends with “{ card-little-red-riding-hood-stones-in-the-belly }”, value 2. First comes whatever happens { timing-immediately }: “{ card-beowulf-epic-poem }” gives you 1 rage, so you hold 2 now.
duel-defender-first-defender = Both cards act { timing-during_combat }, and the defender's goes first. With the { item-knife } in her basket you discard a card at random: “{ card-beowulf-the-ancient-heirloom }”. Its boost value 1 is added to her 2, which makes 3.
duel-defender-first-attacker = Only now comes your own effect: “{ card-beowulf-epic-poem }” adds your 2 rage to its 2, and your attack is 4. You keep the rage.
duel-defender-first-end = Attack 4, defence 3: { hero-little-red-riding-hood } takes 1 damage and has 13 health left. The attack itself did damage, so you have won the combat. Both cards go to the discard piles.


## Duel: X2

duel-two-wounds = One card, two wounds
    .about = The damage of an attack and the damage of an effect are two things, and rage counts both.
duel-two-wounds-welcome = You are { hero-little-red-riding-hood }. Your basket is the top card of your discard pile, “{ card-little-red-riding-hood-the-wolfs-skin }”, and its symbol is the { item-knife }. So effects marked with the { item-knife } work for you now.
duel-two-wounds-attack = { hero-beowulf } stands beside you and has no rage yet. Attack him with { hero-little-red-riding-hood }.
    .otherwise = No need to walk. Attack { hero-beowulf }.
duel-two-wounds-card = “{ card-little-red-riding-hood-once-upon-a-time }” has the value 2, and { timing-after_combat } the { item-knife } in the basket makes it deal 3 more damage. Lay it.
    .otherwise = Lay “{ card-little-red-riding-hood-once-upon-a-time }”.
duel-two-wounds-first = { hero-beowulf } laid no card: nobody has to. So all 2 damage got through, from 17 health to 15. Whenever he takes damage he gains 1 rage, and now he has 1.
duel-two-wounds-second = Then, { timing-after_combat }, the { item-knife }: 3 damage more, and 12 health are left. That was a damage of its own, so he gains 1 rage more and has 2.
duel-two-wounds-end = “{ card-little-red-riding-hood-once-upon-a-time }” lies on your pile now, and its symbol, { item-wolfsbane }, is in the basket. While you were playing it, it did not count yet. So each card decides what your next one can do.


## Duel: X3

duel-closed-door = Behind a closed door
    .about = What a door keeps out, whom it protects, and how it is opened.
duel-closed-door-welcome = You are { hero-little-red-riding-hood }. { hero-beowulf } stands close by, but the { door-heorot-west } between you is closed, and the lines through it do not exist. { fighter-wiglaf } stands on your side of it.
duel-closed-door-attack = Nobody attacks through a closed door. You cannot reach { hero-beowulf }, and neither can the { fighter-huntsman }, who otherwise hits every enemy in a zone of his. Look at your actions: only { fighter-wiglaf } can be attacked.
duel-closed-door-scheme = The { item-knife } is in your basket. With it “{ card-little-red-riding-hood-never-leave-the-path }” deals 2 damage to each enemy in a zone of yours. Play this scheme.
    .otherwise = First see how far the scheme reaches: play “{ card-little-red-riding-hood-never-leave-the-path }”.
duel-closed-door-zone = { fighter-wiglaf } lost 2 health, { hero-beowulf } none: he still has 17. You stand on the same colours, but the shortest way to him leads through the closed door. There it parts the zone.
duel-closed-door-manoeuvre = A door is opened in a manoeuvre, and in no other action. Your second action: manoeuvre.
    .otherwise = { fighter-wiglaf } can wait. Take the manoeuvre.
duel-closed-door-boost = You have drawn your card. Opening a door costs 1 step, and you have 2, so you need no boost: discard nothing.
    .otherwise = You have steps enough. Discard nothing.
duel-closed-door-open = { hero-little-red-riding-hood } stands right at the door. Open the { door-heorot-west } for 1 of her steps.
    .otherwise = Do not walk away now. Let { hero-little-red-riding-hood } open the { door-heorot-west }.
duel-closed-door-done = The door is open. You could close it again for nothing, as often as you like. Leave it open and finish the manoeuvre.
    .otherwise = Stay, leave the door open and finish the manoeuvre.
duel-closed-door-end = Now { hero-beowulf } stands beside you, and the zone is whole again: in your next turn you could attack him. But his turn comes first. A door serves whoever closes it in time!


## Duel: X4

duel-retreat = A way out
    .about = A scheme for good cards, a boost for long legs: two actions that save a king.
duel-retreat-welcome = You are { hero-king-arthur }. { hero-medusa } and her Harpies stand on three sides of you, and enemies cannot be passed. On the fourth stands { fighter-merlin }, a friend: through him you may walk.
duel-retreat-scheme = “{ card-king-arthur-prophecy }” is a scheme, and only { fighter-merlin } may play it: look at the top 4 cards of your deck, take 2 and put 2 back. Let him play it.
    .otherwise = You have nothing to boost with yet. Let { fighter-merlin } play “{ card-king-arthur-prophecy }” first.
duel-retreat-first = These are the top 4 cards. For a long way you need a high boost value, and “{ card-king-arthur-noble-sacrifice }” has 3. Take it.
    .otherwise = A fine card, but its boost is too small. Take “{ card-king-arthur-noble-sacrifice }”.
duel-retreat-second = Take one more: “{ card-king-arthur-the-holy-grail }”. If you have 4 health or less after a combat with it, you rise to 8.
    .otherwise = That one will stay within reach. Take “{ card-king-arthur-the-holy-grail }”.
duel-retreat-order = The other 2 go back on top in the order that you like. You are going to draw at once, so put “{ card-king-arthur-regroup }” on top.
    .otherwise = Then you would draw “{ card-king-arthur-feint }”. Put “{ card-king-arthur-regroup }” on top.
duel-retreat-manoeuvre = “{ card-king-arthur-prophecy }” has done its work and lies on the discard pile. Now your second action, the manoeuvre.
    .otherwise = Take the manoeuvre.
duel-retreat-boost = You have drawn “{ card-king-arthur-regroup }”. { hero-king-arthur } has 2 steps. Discard “{ card-king-arthur-noble-sacrifice }” as a boost, and they become 5. Nothing else on that card happens.
    .otherwise = That is not enough. Discard “{ card-king-arthur-noble-sacrifice }” with its boost value 3.
duel-retreat-walk = Lead { hero-king-arthur } 4 steps, through { fighter-merlin }, to the upper left (M07). You need not use all 5.
    .otherwise = Lead { hero-king-arthur } to the upper left (M07), 4 steps from here.
duel-retreat-stay = { fighter-merlin } may walk too, but he shall stay between you and the enemy. Finish the manoeuvre.
    .otherwise = Leave { fighter-merlin } where he is and finish the manoeuvre.
duel-retreat-end = { hero-king-arthur } is out of the ring: nobody stands beside him any more. It cost you “{ card-king-arthur-noble-sacrifice }”, which lies open on your discard pile now. Boosts are dear, so think twice about what you give away.


## Duel: X5

duel-bitten = The biter bitten
    .about = Effects are duties, even against your own side. See where that may lead.
duel-bitten-welcome = You are { hero-alice }, and the { fighter-jabberwock } is your sidekick. Both attack only those beside them, and nobody stands beside { hero-king-arthur } yet. So you cannot attack before you have moved.
duel-bitten-manoeuvre = Your first action: the manoeuvre. It begins with a card, whether you like it or not.
    .otherwise = Take the manoeuvre.
duel-bitten-boost = The { fighter-jabberwock } needs 2 steps to { hero-king-arthur } and has 2. Discard nothing.
    .otherwise = You have steps enough. Discard nothing.
duel-bitten-walk = Lead the { fighter-jabberwock } to the free space beside { hero-king-arthur } (M10).
    .otherwise = That brings nobody to { hero-king-arthur }. Lead the { fighter-jabberwock } to the free space beside him (M10).
duel-bitten-stay = { hero-alice } stays where she is. Finish the manoeuvre.
    .otherwise = { hero-alice } stays out of this. Finish the manoeuvre.
duel-bitten-attack = Your second action: let the { fighter-jabberwock } attack { hero-king-arthur }. { hero-alice } is not beside him and cannot.
    .otherwise = Attack { hero-king-arthur } with the { fighter-jabberwock }.
duel-bitten-card = The other attack cards are { hero-alice }'s own; the { fighter-jabberwock } may use “{ card-alice-jaws-that-bite }”: value 4, and { timing-after_combat } a fighter beside it takes 2 damage. Lay it.
    .otherwise = Lay “{ card-alice-jaws-that-bite }”.
duel-bitten-combat = { hero-king-arthur } laid “{ card-king-arthur-skirmish }”. Attack 4, defence 4: no damage. An attack that does no damage is won by the defender, and that is { hero-king-arthur }.
duel-bitten-first = Both cards act { timing-after_combat }, the defender's first. By “{ card-king-arthur-skirmish }” the winner may move either fighter: he has led your { fighter-jabberwock } 2 steps away, right beside { hero-alice }.
duel-bitten-end = Now “{ card-alice-jaws-that-bite }” must bite: it does not say “may”. Only { hero-alice } stands beside the { fighter-jabberwock }, so she takes the 2 damage and has 11 health left. { hero-king-arthur } still has all of his 18.


## Duel: X6

duel-led-away = Nobody left to hurt
    .about = You are attacked: win as the defender, and lead the attacker away before its effect comes.
duel-led-away-welcome = You are { hero-bigfoot }, and it is the turn of { hero-robin-hood }. He himself shares no zone with you and cannot shoot. But an { fighter-outlaw } stands right beside you, and he will attack.
duel-led-away-defend = You cannot see the enemy card. “{ card-bigfoot-larger-than-life }” only attacks, but “{ card-bigfoot-skirmish }” is versatile and may defend too, with 4. Lay it.
    .otherwise = Do not stand there unprotected. Lay “{ card-bigfoot-skirmish }”.
duel-led-away-whom = Attack 3, defence 4: no damage, so you have won. Both cards act { timing-after_combat }, and yours goes first: move one of the two fighters. Choose the { fighter-outlaw }.
    .otherwise = You need not give way yourself. Choose the { fighter-outlaw }.
duel-led-away-away = “{ card-robin-hood-wily-fighting }” is about to hurt every enemy beside the { fighter-outlaw }. Lead him 2 steps away from you, to the upper right (F13).
    .otherwise = As far away as you can, please: 2 steps to the upper right (F13).
duel-led-away-nobody = Now “{ card-robin-hood-wily-fighting }” acts, but nobody stands beside the { fighter-outlaw } any more. What cannot be done is left out: you still have all of your 16 health.
duel-led-away-end = Last of all comes what follows an attack: by “{ ability-robin-hood-hit-and-run }” the { fighter-outlaw } could have walked up to 2 steps, but he stayed. Remember the order of a combat, and you will win many.
