### What the workshop says of expansions, in German.

# what is wrong with a draft, or worth a look
fault-without = Eine solche Karte zum Weglassen liegt nicht in der Schachtel: { $text }
fault-deck = Mit diesem Deck lässt sich nicht spielen: { $text }
