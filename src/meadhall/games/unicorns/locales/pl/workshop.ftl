### What the workshop says of expansions, in Polish.

# what is wrong with a draft, or worth a look
fault-without = W pudełku nie ma takiej karty do odłożenia: { $text }
fault-deck = Z taką talią nie da się grać: { $text }
