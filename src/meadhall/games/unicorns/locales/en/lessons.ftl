### Lessons in English: what the host says.
###
### A lesson's id is its game and its name, with .about for the list; a step's id is the lesson's and the step's, with .otherwise
### for any other answer than the one that leads on. Names of cards, fighters and moments are taken from the game's own words.


## Unicorns: the first turn

unicorns-first-turn = Your first turn
    .about = Draw a card, play a card, and watch what the others do.
unicorns-first-turn-welcome = Welcome to the stables! Your first unicorn, a baby, is there already. You play against two others. Whoever is the first to have 7 unicorns in their stable wins.
unicorns-first-turn-play = Your turn has begun with a card from the deck: “{ card-good-deal }”. Then comes exactly 1 action: play a card or draw one more. Let your herd grow: play “{ card-basic-unicorn-blue }”.
    .otherwise = All in good time. A unicorn first: play “{ card-basic-unicorn-blue }”.
unicorns-first-turn-entered = Nobody stopped it, so it has entered your stable, and there it stays: 2 unicorns. A basic unicorn does nothing else, but it counts. Your turn is over, and the next player begins.
unicorns-first-turn-response = Whenever somebody plays a card, all others are asked whether they stop it. You hold “{ card-neigh }” and could. But “{ card-narwhal }” is harmless: save your card and let it pass.
    .otherwise = Save “{ card-neigh }” for something worse, and let “{ card-narwhal }” pass.
unicorns-first-turn-again = It is your turn again, and again you have drawn a card. “{ card-greedy-flying-unicorn }” is a magical unicorn: it does something as it enters your stable. Play it.
    .otherwise = Try the one with wings: play “{ card-greedy-flying-unicorn }”.
unicorns-first-turn-effect = It has entered your stable, and its effect gave you another card. Now you have 3 unicorns. Where a card says “may”, you decide; everything else has to be done.
unicorns-first-turn-end = Magic cards act once and are gone; upgrades and downgrades stay in a stable. As your turn ends, you discard down to 7 cards. That is all you need to begin: may your herd grow!


## Unicorns: neigh

unicorns-neigh = Not so fast!
    .about = How “{ card-neigh }” stops a card, and how to stop what stops it.
unicorns-neigh-welcome = This time you have only one opponent, whose turn it is. Whoever plays a card names at once what it is meant for. Only then may the others stop it. Watch closely!
unicorns-neigh-stop = “{ card-unicorn-poison }” is to destroy your “{ card-unicorn-on-the-cob }”. But you hold “{ card-neigh }”, twice even. It is the one card that you may play outside your own action. Stop the poison!
    .otherwise = Then your unicorn would be lost. Stop the poison with “{ card-neigh }”.
unicorns-neigh-stopped = Both cards lie on the discard pile. The poison did nothing, your unicorn lives, and your opponent's action is spent all the same. Now it is your turn, and you have drawn a card.
unicorns-neigh-play = Play “{ card-magical-kittencorn }”: once in your stable, it cannot be destroyed by any magic card.
    .otherwise = Your herd comes first: play “{ card-magical-kittencorn }”.
unicorns-neigh-answer = “{ card-neigh }” against you! But that is a card being played as well, so it may be stopped too. Answer with your second “{ card-neigh }”.
    .otherwise = Then “{ card-magical-kittencorn }” would be lost. Answer with “{ card-neigh }”.
unicorns-neigh-through = Your “{ card-neigh }” has stopped the other one, so nothing stops “{ card-magical-kittencorn }” any more: it is in your stable. An odd number of such answers stops a card, an even number does not.
unicorns-neigh-end = Two things more: “{ card-super-neigh }” cannot be answered. And neither card stops what cards already in a stable do. Everybody is asked each time, with or without such a card, so that nobody's hand is given away.


## Unicorns: downgrades

unicorns-downgrade = A gift that nobody wants
    .about = Downgrades: how to give one away, what it does, and how to get rid of your own.
unicorns-downgrade-welcome = A downgrade lies in a stable and works against its owner. In yours there is “{ card-broken-stable }”: while it is there, you cannot play upgrades. And the next player has 5 unicorns already!
unicorns-downgrade-play = Let us slow the leader down. “{ card-barbed-wire }” is a downgrade too, and playing it is your action. Play it.
    .otherwise = One thing after another. Play “{ card-barbed-wire }”.
unicorns-downgrade-stable = Upgrades and downgrades may go into any stable; which one is named before anybody can stop the card. Choose the stable with the 5 unicorns.
    .otherwise = Not there: choose the stable with the 5 unicorns.
unicorns-downgrade-wired = There it is, and there it stays. Each time a unicorn enters or leaves that stable, its owner discards 1 card. See what happens in the next turn.
unicorns-downgrade-asked = “{ card-narwhal }” is being played there. You are asked whether you stop it although you cannot: everybody is asked, so that nobody's hand is given away. Let it pass.
    .otherwise = Let it pass.
unicorns-downgrade-spell = “{ card-narwhal }” has entered, and the wire has cost its owner a card. Now your own stable: a downgrade goes only by an effect that removes it. Play “{ card-targeted-destruction }”.
    .otherwise = First tidy up your own stable: play “{ card-targeted-destruction }”.
unicorns-downgrade-sacrifice = The card lets you choose: destroy an upgrade of somebody else or sacrifice a downgrade of your own. Sacrifice “{ card-broken-stable }”.
    .otherwise = Tempting, but your own stable comes first: sacrifice “{ card-broken-stable }”.
unicorns-downgrade-end = “{ card-broken-stable }” is gone, and you may play upgrades again. “{ card-targeted-destruction }” has acted once and lies on the discard pile. “{ card-barbed-wire }” goes on stinging until somebody removes it.


## Unicorns: the end

unicorns-end = The last unicorns
    .about = Who counts for how much, and how a match is won.
unicorns-end-welcome = You are three, so 7 unicorns win. In your stable there are 4 cards, but “{ card-ginormous-unicorn }” counts as 2 unicorns. So you have 5, and lack 2.
unicorns-end-danger = The next player has 6 and may win in the coming turn. The third has “{ card-pandamonium }”: there 4 unicorns are pandas and count for nothing. So you must win now!
unicorns-end-play = “{ card-rainbow-unicorn }” may bring a basic unicorn from your hand along as it enters. That makes 2 at once: play it.
    .otherwise = That is not enough to win now. Play “{ card-rainbow-unicorn }”.
unicorns-end-bring = Nobody stopped it, and you have 6. Now bring “{ card-basic-unicorn-red }” into your stable. You do not play it, so nobody can stop it.
    .otherwise = Do not miss this: bring “{ card-basic-unicorn-red }” into your stable.
unicorns-end-won = There they are, 7 unicorns: you have won! The match ends at that very moment, and nobody gets another turn.
unicorns-end-end = There is another end: when the deck runs out, whoever has the most unicorns wins, and in a tie the most letters in their names. If even those are equal, everybody loses. So hurry!
