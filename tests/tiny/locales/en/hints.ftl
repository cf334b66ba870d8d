hint-tiny-choose_play = Play a card, or pass.
hint-tiny-choose_stop = Stop the card, or let it pass.
hint-tiny-choose_rune = Choose any rune that is free.
hint-tiny-choose_seat = Choose who loses a card.
