### What the workshop says of expansions, in Ukrainian.

# what is wrong with a draft, or worth a look
fault-without = У коробці немає такої карти, щоб її прибрати: { $text }
fault-deck = Із такою колодою грати не можна: { $text }
