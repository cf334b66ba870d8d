### What the workshop says of heroes and boards, in Russian.

# when abilities act
moment-immediately = Немедленно, в бою
moment-during_combat = Во время боя
moment-after_combat = После боя
moment-turn_start = В начале вашего хода
moment-turn_end = В конце вашего хода
moment-hurt = Когда боец получает урон
moment-defeated = Когда боец побеждён
moment-combat_won = После выигранного боя
moment-attack_over = После атаки
moment-opening = Во время подготовки

# which fighters of a hero's own
whose-own = любые бойцы героя
whose-hero = герой
whose-sidekicks = помощники

# what is wrong with a draft, or worth a look
fault-deck-size = В колоде должно быть от { $fewest } до { $deck } карт, а в этой – { $total }.
fault-deck-small = В колодах игры по { $deck } карт, а в этой – { $total }: она кончится раньше.
fault-sidekicks = Помощников рядом с героем помещается не больше { $most }, а здесь их { $count }.
fault-card-value = У карты атаки, защиты и универсальной карты должно быть значение, а у приёма его нет.
fault-card-symbol = У этого героя нет такого символа.
fault-card-emblem = Такой картинки нет.
fault-card-fighter = У этого героя нет помощника, который мог бы использовать карту.
fault-card-timing = У карты есть действие на момент, до которого она никогда не доходит.
fault-no-melee = Здесь никто не атакует вблизи: все стреляют.
fault-no-attack = Ни одну карту нельзя сыграть как атаку.
fault-no-defence = Ни одну карту нельзя сыграть как защиту.
fault-idle = Приём без действия: никто не стал бы его играть.
fault-nobody = Эту карту никто не сможет сыграть: помощник никогда не появляется на поле.
fault-spaces-many = На поле помещается не больше { $most } ячеек, а здесь их { $count }.
fault-zones-many = Различить можно не больше { $most } зон, а здесь их { $count }.
fault-lines-many = На поле помещается не больше { $most } линий, а здесь их { $count }.
fault-doors-many = На поле помещается не больше { $most } дверей, а здесь их { $count }.
fault-space-twice = Здесь есть вторая ячейка «{ $id }».
fault-zone-twice = Здесь есть вторая зона «{ $id }».
fault-door-twice = Здесь есть вторая дверь «{ $id }».
fault-line-twice = Между { $one } и { $other } есть вторая линия.
fault-line-loop = Эта линия ведёт из { $id } обратно туда же.
fault-zone-unknown = На этом поле нет зоны «{ $id }».
fault-space-unknown = На этом поле нет ячейки «{ $id }».
fault-door-line = Эта дверь не лежит ни на одной линии.
fault-start-missing = Нет стартовой ячейки { $number }: для дуэли нужны стартовые ячейки 1 и 2.
fault-start-twice = Стартовая ячейка { $number } есть ещё раз.
fault-start-odd = Стартовые ячейки считают с 1.
fault-unreachable = От стартовой ячейки 1 к этой ячейке нет пути.
fault-zone-empty = В этой зоне нет ни одной ячейки.
fault-space-zoneless = Эта ячейка не входит ни в одну зону.
fault-off-board = Эта ячейка лежит за краем поля.
fault-overlap = Эта ячейка перекрывается с другой: { $other }.
fault-board = На этом поле что-то не так: { $text }
fault-steps = Для этих действий нужно слишком много шагов: не больше { $most }.
