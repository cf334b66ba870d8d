### The workshop in English.

herd-workshop-example = An expansion as an example
herd-workshop-example-about = Unicorn cards, ready to play: change what you like
herd-workshop-new = A new unicorn expansion
herd-workshop-new-about = Cards of your own for the deck
herd-workshop-cards = Cards
herd-workshop-cards-count =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
herd-workshop-add = Card
herd-workshop-nameless = A card without a name
herd-workshop-type = Type
herd-workshop-copies = Copies
herd-workshop-text = What it does
herd-workshop-without = Cards that stay in the box
herd-workshop-without-about =
    { $count ->
        [0] The whole deck is played, and these cards beside it.
        [one] One card of the deck makes room.
       *[other] { $count } cards of the deck make room.
    }
herd-workshop-box = Choose among { $count } cards
