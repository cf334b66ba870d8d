### What the workshop says of heroes and boards, in Ukrainian.

# when abilities act
moment-immediately = Негайно, у бою
moment-during_combat = Під час бою
moment-after_combat = Після бою
moment-turn_start = На початку вашого ходу
moment-turn_end = Наприкінці вашого ходу
moment-hurt = Коли боєць зазнає поранень
moment-defeated = Коли бійця переможено
moment-combat_won = Після виграного бою
moment-attack_over = Після атаки
moment-opening = Під час приготування

# which fighters of a hero's own
whose-own = будь-які бійці героя
whose-hero = герой
whose-sidekicks = помічники

# what is wrong with a draft, or worth a look
fault-deck-size = У колоді має бути від { $fewest } до { $deck } карт, а в цій – { $total }.
fault-deck-small = У колодах гри по { $deck } карт, а в цій – { $total }: вона скінчиться раніше.
fault-sidekicks = Помічників поруч із героєм уміщується щонайбільше { $most }, а тут їх { $count }.
fault-card-value = Карта атаки, оборони чи універсальна карта повинна мати значення, а виверт його не має.
fault-card-symbol = Цей герой не має такого символу.
fault-card-emblem = Такої картинки немає.
fault-card-fighter = Цей герой не має помічника, який міг би скористатися картою.
fault-card-timing = Карта має дію на мить, до якої вона ніколи не доходить.
fault-no-melee = Тут ніхто не атакує впритул: усі стріляють.
fault-no-attack = Жодну карту не можна зіграти як атаку.
fault-no-defence = Жодну карту не можна зіграти як оборону.
fault-idle = Виверт без дії: ніхто б його не грав.
fault-nobody = Цю карту ніхто не зможе зіграти: помічник ніколи не з’являється на полі.
fault-spaces-many = На полі вміщується щонайбільше { $most } комірок, а тут їх { $count }.
fault-zones-many = Розрізнити можна щонайбільше { $most } зон, а тут їх { $count }.
fault-lines-many = На полі вміщується щонайбільше { $most } ліній, а тут їх { $count }.
fault-doors-many = На полі вміщується щонайбільше { $most } дверей, а тут їх { $count }.
fault-space-twice = Тут є друга комірка «{ $id }».
fault-zone-twice = Тут є друга зона «{ $id }».
fault-door-twice = Тут є другі двері «{ $id }».
fault-line-twice = Між { $one } і { $other } є друга лінія.
fault-line-loop = Ця лінія веде з { $id } назад туди ж.
fault-zone-unknown = На цьому полі немає зони «{ $id }».
fault-space-unknown = На цьому полі немає комірки «{ $id }».
fault-door-line = Ці двері не лежать на жодній лінії.
fault-start-missing = Немає початкової комірки { $number }: для двобою потрібні початкові комірки 1 і 2.
fault-start-twice = Початкова комірка { $number } є ще раз.
fault-start-odd = Початкові комірки рахують від 1.
fault-unreachable = Від початкової комірки 1 до цієї комірки немає шляху.
fault-zone-empty = У цій зоні немає жодної комірки.
fault-space-zoneless = Ця комірка не входить до жодної зони.
fault-off-board = Ця комірка лежить за краєм поля.
fault-overlap = Ця комірка перекривається з іншою: { $other }.
fault-board = На цьому полі щось не так: { $text }
fault-steps = Для цих дій потрібно забагато кроків: щонайбільше { $most }.
