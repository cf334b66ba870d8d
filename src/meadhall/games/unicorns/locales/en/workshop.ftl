### What the workshop says of expansions, in English.

# what is wrong with a draft, or worth a look
fault-without = There is no such card in the box to leave out: { $text }
fault-deck = Nobody can play with this deck: { $text }
