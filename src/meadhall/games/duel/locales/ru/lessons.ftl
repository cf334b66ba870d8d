### Lessons in Russian: уроки по-русски, слова хозяина зала.
###
### Имя урока составлено из игры и названия, .about — для списка; имя шага — из имени урока и шага, .otherwise — на любой другой ответ.
### Названия карт, бойцов и моментов берутся из слов самой игры. К ученику обращаемся на «вы».


## Дуэль: первый ход

duel-first-turn = Ваш первый ход
    .about = Подойти к врагу, нанести удар и отразить ответный: из этого и состоит ход.
duel-first-turn-welcome = Добро пожаловать в зал! Вы — { hero-bigfoot }, ваш помощник — { fighter-jackalope }. Против вас { hero-achilles } и { fighter-patroclus }. Побеждает тот, кто доведёт здоровье вражеского героя до 0.
duel-first-turn-actions = Ход — это ровно 2 действия: манёвр, приём или атака. Ваши бойцы атакуют только смежных врагов, а { hero-achilles } слишком далеко. Поэтому начните с манёвра.
    .otherwise = Карта хорошая, но с ней можно подождать. Начните с манёвра.
duel-first-turn-boost = Манёвр всегда начинается с карты из колоды: «{ card-bigfoot-skirmish }». Теперь можно сбросить карту и пройти дальше на её значение усиления. У { hero-bigfoot.gen } 3 шага, этого хватит: ничего не сбрасывайте.
    .otherwise = Поберегите карты: хватит и 3 шагов. Ничего не сбрасывайте.
duel-first-turn-move = Бойцы ходят по очереди, по линиям и никогда сквозь врагов. Переместите { hero-bigfoot.acc } на 2 шага: на свободную ячейку рядом с целью (S31). Ваша цель — { hero-achilles }.
    .otherwise = Пусть на свободную ячейку рядом с целью (S31) встанет сам { hero-bigfoot }: он бьёт сильнее всех.
duel-first-turn-stay = { fighter-jackalope } тоже может пройти, не более чем на 3 ячейки, и 0 тоже годится. Оставьте его на месте и закончите манёвр.
    .otherwise = { fighter-jackalope } пусть останется в стороне. Закончите манёвр.
duel-first-turn-attack = Осталось 1 действие, и { hero-achilles } стоит на смежной ячейке. Атакуйте!
    .otherwise = Самое время: атакуйте { hero-achilles.acc }. Атакует { hero-bigfoot }.
duel-first-turn-card = Положите карту атаки лицом вниз. { hero-achilles } может положить карту для защиты, и обе откроются одновременно. Сильнее всего «{ card-bigfoot-larger-than-life }»: её значение 6.
    .otherwise = Эта карта бьёт слабее. Положите карту «{ card-bigfoot-larger-than-life }».
duel-first-turn-blow = Атака 6 против карты «{ card-achilles-skirmish }» со значением 4: разница и есть урон. { hero-achilles } теряет 2 здоровья, остаётся 16. Вы победили в этом бою. Ваши действия кончились, теперь его ход.
duel-first-turn-defend = { hero-achilles } бьёт в ответ, и его карты вы пока не видите. Защититесь картой «{ card-bigfoot-its-just-your-imagination }»: её значение 3, и она отменяет эффекты карты противника.
    .otherwise = Есть ответ получше. Защититесь картой «{ card-bigfoot-its-just-your-imagination }».
duel-first-turn-end = У карты «{ card-achilles-wily-fighting }» значение тоже 3: урона нет. Её эффект ранил бы вас и так, но ваш сработал раньше, { timing-immediately }, и отменил его. Вы победили, обороняясь. Теперь вы знаете, как устроен ход!


## Дуэль: X1

duel-defender-first = Кто первый?
    .about = Бой от начала до конца, и почему первым срабатывает эффект обороняющегося.
duel-defender-first-welcome = Вы — { hero-beowulf }, у вас 1 жетон ярости; каждый урон даёт ещё 1, но не больше 3. Корзинка { hero-little-red-riding-hood.gen } — верхняя карта её стопки сброса. На ней { item-knife }, поэтому эффекты ножа у неё работают.
duel-defender-first-attack = Она совсем рядом. Пусть { hero-beowulf } атакует { hero-little-red-riding-hood.acc }.
    .otherwise = Идти никуда не нужно. Пусть { hero-beowulf } атакует { hero-little-red-riding-hood.acc }.
duel-defender-first-card = Картой «{ card-beowulf-the-equal-of-grendel }» можно только защищаться, а карте «{ card-beowulf-the-ancient-heirloom }» для силы нужны 2 жетона ярости. «{ card-beowulf-epic-poem }» со значением 2 растёт вместе с вашей яростью: положите её.
    .otherwise = Для этого у вас мало ярости. Положите карту «{ card-beowulf-epic-poem }».
duel-defender-first-immediately = { hero-little-red-riding-hood } защищается картой «{ card-little-red-riding-hood-stones-in-the-belly }», значение 2. Первым идёт то, что происходит { timing-immediately }: «{ card-beowulf-epic-poem }» даёт вам 1 жетон ярости, теперь их 2.
duel-defender-first-defender = Обе карты действуют { timing-during_combat }, и первой — карта обороняющегося. В корзинке { item-knife }, поэтому вы сбросили случайную карту: «{ card-beowulf-the-ancient-heirloom }». Её усиление 1 прибавилось к 2, и защита стала 3.
duel-defender-first-attacker = И только теперь ваш эффект: «{ card-beowulf-epic-poem }» прибавляет к своим 2 ваши 2 жетона ярости, и атака равна 4. Жетоны остаются у вас.
duel-defender-first-end = Атака 4, защита 3: { hero-little-red-riding-hood } получает 1 урон, у неё остаётся 13 здоровья. Урон нанесла сама атака, поэтому в бою победили вы. Обе карты уходят в стопки сброса.


## Дуэль: X2

duel-two-wounds = Одна карта, две раны
    .about = Урон от атаки и урон от эффекта — разные вещи, и ярость растёт от обоих.
duel-two-wounds-welcome = Вы — { hero-little-red-riding-hood }. Ваша корзинка — верхняя карта вашей стопки сброса, «{ card-little-red-riding-hood-the-wolfs-skin }», а символ на ней — { item-knife }. Поэтому эффекты с ножом у вас сейчас работают.
duel-two-wounds-attack = { hero-beowulf } стоит рядом, и ярости у него пока нет. Атакуйте его: атакует { hero-little-red-riding-hood }.
    .otherwise = Идти никуда не нужно. Атакуйте { hero-beowulf.acc }.
duel-two-wounds-card = Значение карты «{ card-little-red-riding-hood-once-upon-a-time }» — 2, а { timing-after_combat }, если в корзинке { item-knife }, она наносит ещё 3 урона. Положите её.
    .otherwise = Положите карту «{ card-little-red-riding-hood-once-upon-a-time }».
duel-two-wounds-first = { hero-beowulf } не положил карту: это и не обязательно. Прошли все 2 урона: было 17 здоровья, стало 15. С каждым уроном он получает 1 жетон ярости, теперь у него 1.
duel-two-wounds-second = Затем, { timing-after_combat }, сработал { item-knife }: ещё 3 урона, осталось 12 здоровья. Это отдельный урон, поэтому он получает ещё 1 жетон ярости, и теперь их 2.
duel-two-wounds-end = Карта «{ card-little-red-riding-hood-once-upon-a-time }» теперь лежит на верху стопки, и в корзинке её символ — { item-wolfsbane }. Пока вы её разыгрывали, она ещё не считалась. Так каждая карта решает, что сможет следующая.


## Дуэль: X3

duel-closed-door = За закрытой дверью
    .about = Чего не пропускает дверь, кого она защищает и как её открыть.
duel-closed-door-welcome = Вы — { hero-little-red-riding-hood }. { hero-beowulf } совсем близко, но { door-heorot-west } между вами закрыта, и линий через неё всё равно что нет. { fighter-wiglaf } стоит с вашей стороны.
duel-closed-door-attack = Через закрытую дверь не атакуют. { hero-beowulf } недосягаем и для вас, и для помощника: обычно { fighter-huntsman } достаёт любого врага в одной с ним зоне. Посмотрите на свои действия: атаковать можно только { fighter-wiglaf.acc }.
duel-closed-door-scheme = В вашей корзинке { item-knife }. С ним приём «{ card-little-red-riding-hood-never-leave-the-path }» наносит 2 урона каждому врагу в одной зоне с вами. Разыграйте его.
    .otherwise = Сначала посмотрим, докуда достаёт приём: разыграйте карту «{ card-little-red-riding-hood-never-leave-the-path }».
duel-closed-door-zone = { fighter-wiglaf } потерял 2 здоровья, а { hero-beowulf } ни одного: у него по-прежнему 17. Вы стоите на одних цветах, но кратчайший путь ведёт через закрытую дверь, и она разделяет зону.
duel-closed-door-manoeuvre = Дверь открывают во время манёвра и ни в каком другом действии. Ваше второе действие — манёвр.
    .otherwise = { fighter-wiglaf } подождёт. Выберите манёвр.
duel-closed-door-boost = Карта взята. Открыть дверь стоит 1 шаг, а у вас их 2, так что усиление не нужно: ничего не сбрасывайте.
    .otherwise = Шагов хватает. Ничего не сбрасывайте.
duel-closed-door-open = { hero-little-red-riding-hood } стоит у самой двери. Откройте { door-heorot-west.acc } за 1 её шаг.
    .otherwise = Сейчас не уходите. Пусть { hero-little-red-riding-hood } откроет { door-heorot-west.acc }.
duel-closed-door-done = Дверь открыта. Закрыть её можно бесплатно и сколько угодно раз. Оставьте её открытой и закончите манёвр.
    .otherwise = Стойте на месте, оставьте дверь открытой и закончите манёвр.
duel-closed-door-end = Теперь { hero-beowulf } стоит рядом с вами, и зона снова едина: в следующий ход вы могли бы его атаковать. Но его ход раньше. Дверь служит тому, кто вовремя её закроет!


## Дуэль: X4

duel-retreat = Путь к отступлению
    .about = Приём ради хороших карт, усиление ради быстрых ног: два действия, которые спасают короля.
duel-retreat-welcome = Вы — { hero-king-arthur }. { hero-medusa } и её гарпии стоят с трёх сторон, а сквозь врагов пройти нельзя. С четвёртой стороны друг, { fighter-merlin }: через него идти можно.
duel-retreat-scheme = «{ card-king-arthur-prophecy }» — приём, и разыграть его может только { fighter-merlin }: посмотреть 4 верхние карты колоды, взять 2 и вернуть 2. Пусть разыграет.
    .otherwise = Усиливать перемещение пока нечем. Сначала пусть { fighter-merlin } разыграет карту «{ card-king-arthur-prophecy }».
duel-retreat-first = Вот 4 верхние карты. Для дальней дороги нужно большое значение усиления, а у карты «{ card-king-arthur-noble-sacrifice }» оно равно 3. Возьмите её.
    .otherwise = Хорошая карта, но усиление у неё слишком мало. Возьмите карту «{ card-king-arthur-noble-sacrifice }».
duel-retreat-second = Возьмите ещё одну: «{ card-king-arthur-the-holy-grail }». Если после боя с этой картой у вас останется не больше 4 здоровья, его станет 8.
    .otherwise = Та карта от вас не убежит. Возьмите карту «{ card-king-arthur-the-holy-grail }».
duel-retreat-order = Остальные 2 вернутся на верх колоды в том порядке, какой вам по душе. Карту вы возьмёте сразу же, так что верхней положите карту «{ card-king-arthur-regroup }».
    .otherwise = Тогда вы возьмёте карту «{ card-king-arthur-feint }». Верхней положите карту «{ card-king-arthur-regroup }».
duel-retreat-manoeuvre = «{ card-king-arthur-prophecy }» сделало своё дело и лежит в стопке сброса. Теперь второе действие — манёвр.
    .otherwise = Выберите манёвр.
duel-retreat-boost = Вы взяли карту «{ card-king-arthur-regroup }». У { hero-king-arthur.gen } 2 шага. Сбросьте для усиления карту «{ card-king-arthur-noble-sacrifice }», и их станет 5. Больше эта карта ничего не делает.
    .otherwise = Этого мало. Сбросьте карту «{ card-king-arthur-noble-sacrifice }»: её усиление 3.
duel-retreat-walk = Переместите { hero-king-arthur.acc } на 4 шага влево вверх (M07), через ячейку, где стоит { fighter-merlin }. Тратить все 5 не обязательно.
    .otherwise = Переместите { hero-king-arthur.acc } влево вверх (M07), это 4 шага.
duel-retreat-stay = { fighter-merlin } тоже может пойти, но пусть останется между вами и врагами. Закончите манёвр.
    .otherwise = { fighter-merlin } пусть стоит, где стоял. Закончите манёвр.
duel-retreat-end = { hero-king-arthur } вырвался из кольца: рядом с ним больше никого. Цена — «{ card-king-arthur-noble-sacrifice }», она лежит в стопке сброса у всех на виду. Усиление стоит дорого, подумайте дважды, что отдать.


## Дуэль: X5

duel-bitten = Укус не по адресу
    .about = Эффекты обязательны, даже если бьют по своим. Посмотрите, чем это кончается.
duel-bitten-welcome = Вы — { hero-alice }, ваш помощник — { fighter-jabberwock }. Оба атакуют только смежных врагов. { hero-king-arthur } стоит один, к нему ещё никто не подошёл. Значит, сначала нужно подойти.
duel-bitten-manoeuvre = Первое действие — манёвр. Он начинается с того, что вы берёте карту, хотите вы этого или нет.
    .otherwise = Выберите манёвр.
duel-bitten-boost = До { hero-king-arthur.gen } 2 шага, и { fighter-jabberwock } может сделать 2. Ничего не сбрасывайте.
    .otherwise = Шагов хватает. Ничего не сбрасывайте.
duel-bitten-walk = { hero-king-arthur } — ваша цель. Переместите { fighter-jabberwock.acc } на свободную ячейку рядом с ним (M10).
    .otherwise = Так никто не подойдёт к врагу. Переместите { fighter-jabberwock.acc } на свободную ячейку рядом с ним (M10).
duel-bitten-stay = { hero-alice } остаётся на месте. Закончите манёвр.
    .otherwise = { hero-alice } пусть держится в стороне. Закончите манёвр.
duel-bitten-attack = Второе действие: { fighter-jabberwock } атакует { hero-king-arthur.acc }. { hero-alice } стоит не рядом и атаковать не может.
    .otherwise = Атакуйте { hero-king-arthur.acc }: атакует { fighter-jabberwock }.
duel-bitten-card = Другими картами атаки пользуется только сама { hero-alice }, а { fighter-jabberwock } — картой «{ card-alice-jaws-that-bite }»: значение 4, и { timing-after_combat } смежный с ним боец получает 2 урона. Положите её.
    .otherwise = Положите карту «{ card-alice-jaws-that-bite }».
duel-bitten-combat = { hero-king-arthur } положил карту «{ card-king-arthur-skirmish }». Атака 4, защита 4: урона нет. Если сама атака не нанесла урона, победил обороняющийся, то есть не вы.
duel-bitten-first = Обе карты действуют { timing-after_combat }, первой — карта обороняющегося. По карте «{ card-king-arthur-skirmish }» победитель может переместить любого из двух бойцов. Он увёл { fighter-jabberwock.acc } на 2 шага, и рядом теперь { hero-alice }.
duel-bitten-end = А «{ card-alice-jaws-that-bite }» обязаны укусить: слова «можете» на карте нет. Рядом одна лишь { hero-alice }, она и получает 2 урона, у неё остаётся 11 здоровья. { hero-king-arthur } сохранил все свои 18.


## Дуэль: X6

duel-led-away = Бить уже некого
    .about = Вас атакуют: победите, обороняясь, и уведите врага, пока не сработал его эффект.
duel-led-away-welcome = Вы — { hero-bigfoot }. Сейчас ходит { hero-robin-hood }. Сам он не в одной зоне с вами и выстрелить не может. Но рядом с вами стоит { fighter-outlaw }, и он сейчас атакует.
duel-led-away-defend = Карты врага вы не видите. «{ card-bigfoot-larger-than-life }» годится только для атаки, а «{ card-bigfoot-skirmish }» универсальна и может защитить, её значение 4. Положите её.
    .otherwise = Не стойте без защиты. Положите карту «{ card-bigfoot-skirmish }».
duel-led-away-whom = Атака 3, защита 4: урона нет, и вы победили. Обе карты действуют { timing-after_combat }, и ваша первой: переместите одного из двух бойцов. Выберите { fighter-outlaw.acc }.
    .otherwise = Отступать незачем. Выберите { fighter-outlaw.acc }.
duel-led-away-away = Сейчас «{ card-robin-hood-wily-fighting }» ранит каждого врага рядом с тем, кто атаковал. Уведите { fighter-outlaw.acc } от себя на 2 шага, вправо вверх (F13).
    .otherwise = Уведите его подальше, на 2 шага вправо вверх (F13).
duel-led-away-nobody = Теперь действует «{ card-robin-hood-wily-fighting }», но рядом никого уже нет. Чего сделать нельзя, то пропускают: у вас по-прежнему все 16 здоровья.
duel-led-away-end = В самом конце — то, что бывает после атаки: по способности «{ ability-robin-hood-hit-and-run }» { fighter-outlaw } мог пройти не более чем на 2 шага, но остался. Помните порядок боя, и многие бои будут вашими.
