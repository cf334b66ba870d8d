### What the workshop says of expansions, in Russian.

# what is wrong with a draft, or worth a look
fault-without = В коробке нет такой карты, чтобы её убрать: { $text }
fault-deck = С такой колодой играть нельзя: { $text }
