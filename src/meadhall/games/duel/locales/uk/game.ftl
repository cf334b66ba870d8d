### Двобій українською.
###
### Ідентифікатор повідомлення походить від ідентифікатора того, що воно називає. Імена мають форми: .gen (родовий), .acc
### (знахідний), .voc (кличний, завжди на початку речення), .gender (рід). Непрямі відмінки стоять усередині речення, тому
### «короля Артура» пишемо з малої; називний відмінок стоїть на початку речення або як напис.
###
### Назви карт не відмінюються, тому в реченні перед ними стоїть «карта», «карту», «картою».
###
### Терміни (за українською книжкою правил, де вони в ній є):
###   fighter – боєць; hero – герой; sidekick – помічник; combatant – учасник бою; attacker, defender – нападник, оборонець
###   friend, foe – дружній, ворожий (боєць); opponent – суперник; next to – суміжний (з ким); defeated – загинути, загиблий
###   board – поле бою; space – комірка; start space – початкова комірка; line – лінія; in X’s zone – в одній зоні з X
###   match – партія; setup – приготування; turn – хід; action – дія; manoeuvre – маневр; scheme – виверт; combat – бій
###   attack, defence, versatile – атака, оборона, універсальна; bonus attack – додаткова атака; ranged, melee – дальня, ближня атака
###   move – перемістити; up to N spaces – максимум на N комірок; move value – дальність переміщення; place – розмістити
###   summon – прикликати; damage – поранення (завдати, зазнати), бойове поранення; health – здоров’я; heal – відновити
###   deck – колода; hand – рука; draw – взяти; discard – скинути; discard pile – скид; at random – випадкова, навмання
###   to lay – покласти; face down, face up – долілиць, горілиць; reveal – відкрити; exhausted – виснажений
###   value, printed value – значення, надруковане значення; boost – поліпшення, поліпшити; cancel – скасувати; ignore – ігнорувати
###   character card – карта персонажа; ability – вміння; gain – отримати; pay – витратити; rage – лють, жетон люті
###   basket, item – кошик, предмет; VOYAGE – ПОДОРОЖ; form – подоба; free-for-all – «кожен за себе»; teammate – товариш по команді
###   to play – зіграти (карту для атаки чи оборони), розіграти (виверт); make a bonus attack – провести додаткову атаку


## Складники речень

list-empty = нічого
list-end = { $rest } та { $last }
numbered = { $name } { $number }
quoted = «{ $name }»
seated = { $name } (місце { $number })
anybody = будь-хто


## Герої та помічники

hero-achilles = Ахілл
    .gen = Ахілла
    .acc = Ахілла
    .voc = Ахілле
    .gender = m
hero-alice = Аліса
    .gen = Аліси
    .acc = Алісу
    .voc = Алісо
    .gender = f
hero-beowulf = Беовульф
    .gen = Беовульфа
    .acc = Беовульфа
    .voc = Беовульфе
    .gender = m
hero-bigfoot = Бігфут
    .gen = Бігфута
    .acc = Бігфута
    .voc = Бігфуте
    .gender = m
hero-bloody-mary = Кривава Мері
    .gen = Кривавої Мері
    .acc = Криваву Мері
    .voc = Кривава Мері
    .gender = f
hero-king-arthur = Король Артур
    .gen = короля Артура
    .acc = короля Артура
    .voc = Королю Артуре
    .gender = m
hero-little-red-riding-hood = Червона Шапочка
    .gen = Червоної Шапочки
    .acc = Червону Шапочку
    .voc = Червона Шапочко
    .gender = f
hero-medusa = Медуза
    .gen = Медузи
    .acc = Медузу
    .voc = Медузо
    .gender = f
hero-robin-hood = Робін Гуд
    .gen = Робіна Гуда
    .acc = Робіна Гуда
    .voc = Робіне Гуде
    .gender = m
hero-sinbad = Синдбад
    .gen = Синдбада
    .acc = Синдбада
    .voc = Синдбаде
    .gender = m
hero-sun-wukong = Свень Вукон
    .gen = Свень Вукона
    .acc = Свень Вукона
    .voc = Свень Вуконе
    .gender = m
hero-yennenga = Єнненга
    .gen = Єнненги
    .acc = Єнненгу
    .voc = Єнненго
    .gender = f

fighter-archer = Лучник
    .gen = Лучника
    .acc = Лучника
fighter-clone = Двійник
    .gen = Двійника
    .acc = Двійника
fighter-harpy = Гарпія
    .gen = Гарпії
    .acc = Гарпію
fighter-huntsman = Мисливець
    .gen = Мисливця
    .acc = Мисливця
fighter-jabberwock = Жербельковт
    .gen = Жербельковта
    .acc = Жербельковта
fighter-jackalope = Джекалоп
    .gen = Джекалопа
    .acc = Джекалопа
fighter-merlin = Мерлін
    .gen = Мерліна
    .acc = Мерліна
fighter-outlaw = Розбійник
    .gen = Розбійника
    .acc = Розбійника
fighter-patroclus = Патрокл
    .gen = Патрокла
    .acc = Патрокла
fighter-porter = Носій
    .gen = Носія
    .acc = Носія
fighter-wiglaf = Віглаф
    .gen = Віглафа
    .acc = Віглафа

token-rage = лють
    .gen = люті
token-size = розмір
    .gen = розміру

side-big = ВЕЛИКА
    .ins = ВЕЛИКОЮ
side-small = МАЛЕНЬКА
    .ins = МАЛЕНЬКОЮ

item-any = будь-який один предмет
item-knife = ніж
item-wolf_skin = вовча шкура
item-wolfsbane = вовче зілля
item-none = предмет, який тут нічого не дає


## Поля бою

board-baskerville-manor = Маєток Баскервілів
zone-baskerville-manor-blue = синя
zone-baskerville-manor-brown = коричнева
zone-baskerville-manor-gray = сіра
zone-baskerville-manor-green = зелена
zone-baskerville-manor-navy = темно-синя
zone-baskerville-manor-violet = фіолетова
zone-baskerville-manor-yellow = жовта

board-four-fords = Чотири броди
zone-four-fords-amber = бурштинова
zone-four-fords-moss = мохова
zone-four-fords-river = річкова
zone-four-fords-rust = іржава
zone-four-fords-slate = сланцева
zone-four-fords-teal = бірюзова
zone-four-fords-violet = фіолетова

board-frost-hall = Морозна зала
zone-frost-hall-chamber = покої
zone-frost-hall-cliff = скеля
zone-frost-hall-hall = зала
zone-frost-hall-pines = сосни
zone-frost-hall-porch = ґанок
zone-frost-hall-shore = берег
zone-frost-hall-snow = сніг
door-frost-hall-chamber = двері до покоїв
door-frost-hall-south = південні двері
door-frost-hall-west = західні ворота

board-globe-theatre = Театр «Глобус»
zone-globe-theatre-blue = синя
zone-globe-theatre-brown = коричнева
zone-globe-theatre-brown-light = світло-коричнева
zone-globe-theatre-green = зелена
zone-globe-theatre-green-dark = темно-зелена
zone-globe-theatre-green-light = світло-зелена
zone-globe-theatre-orange = помаранчева
zone-globe-theatre-purple = пурпурова
zone-globe-theatre-red = червона
zone-globe-theatre-violet = фіолетова

board-hanging-gardens = Висячі сади
zone-hanging-gardens-blue = синя
zone-hanging-gardens-brown = коричнева
zone-hanging-gardens-gray = сіра
zone-hanging-gardens-green = зелена
zone-hanging-gardens-green-light = світло-зелена
zone-hanging-gardens-rose = рожева
zone-hanging-gardens-yellow = жовта
zone-hanging-gardens-yellow-light = світло-жовта

board-heorot = Георот
zone-heorot-blue = синя
zone-heorot-blue-dark = темно-синя
zone-heorot-gray = сіра
zone-heorot-gray-light = світло-сіра
zone-heorot-orange = помаранчева
zone-heorot-red = червона
zone-heorot-yellow = жовта
door-heorot-north = північні двері
door-heorot-south = південні двері
door-heorot-west = західні двері

board-king-solomons-mine = Копальня царя Соломона
zone-king-solomons-mine-blue = синя
zone-king-solomons-mine-brown = коричнева
zone-king-solomons-mine-gold = золота
zone-king-solomons-mine-gray = сіра
zone-king-solomons-mine-green = зелена
zone-king-solomons-mine-red = червона
zone-king-solomons-mine-yellow = жовта

board-marmoreal = Мармореал
zone-marmoreal-blue = синя
zone-marmoreal-brown = коричнева
zone-marmoreal-gray = сіра
zone-marmoreal-green = зелена
zone-marmoreal-purple = пурпурова
zone-marmoreal-red = червона
zone-marmoreal-violet = фіолетова
zone-marmoreal-yellow = жовта

board-sarpedon = Сарпедон
zone-sarpedon-blue = синя
zone-sarpedon-brown = коричнева
zone-sarpedon-green = зелена
zone-sarpedon-purple = пурпурова
zone-sarpedon-red = червона
zone-sarpedon-yellow = жовта

board-sherwood-forest = Шервудський ліс
zone-sherwood-forest-brown = коричнева
zone-sherwood-forest-gray = сіра
zone-sherwood-forest-gray-light = світло-сіра
zone-sherwood-forest-green = зелена
zone-sherwood-forest-green-light = світло-зелена
zone-sherwood-forest-orange = помаранчева
zone-sherwood-forest-yellow = жовта

board-soho = Сохо
zone-soho-blue = синя
zone-soho-brown = коричнева
zone-soho-gray = сіра
zone-soho-green = зелена
zone-soho-navy = темно-синя
zone-soho-orange = помаранчева
zone-soho-yellow = жовта

board-venice = Венеція
zone-venice-blue = синя
zone-venice-blue-dark = темно-синя
zone-venice-gray = сіра
zone-venice-green = зелена
zone-venice-orange = помаранчева
zone-venice-red = червона
zone-venice-violet = фіолетова
zone-venice-yellow = жовта

board-yukon = Юкон
zone-yukon-brown = коричнева
zone-yukon-brown-light = світло-коричнева
zone-yukon-gray = сіра
zone-yukon-orange = помаранчева
zone-yukon-red = червона
zone-yukon-violet = фіолетова
zone-yukon-yellow = жовта

sign-start = початкова комірка
sign-passage = прохід: один крок від будь-якого кінця до будь-якого іншого, лише для переміщення

missing-high-ground = Узвишшя, надруковані на цьому полі бою, не діють: жодна книжка правил їх не пояснює.


## Карти персонажів

character-achilles = Коли Патрокл гине, скиньте 2 випадкові карти. Відтоді Ахілл, атакуючи, додає 2 до своєї карти, а ви берете 1 карту після кожного бою, у якому Ахілл переміг.
character-alice = Під час приготування виберіть, якою буде Аліса: { side-big.ins } чи { side-small.ins }. Коли атакує { side-big } Аліса, вона додає 2 до своєї карти; коли обороняється { side-small } Аліса, вона додає 1 до своєї карти.
character-beowulf = Беовульф починає з 1 жетоном люті й ніколи не має більше ніж 3. Щоразу, коли він зазнає поранень, він отримує 1 жетон люті. Чи витрачати лють, завжди вирішуєте ви.
character-bigfoot = Якщо наприкінці вашого ходу в одній зоні з Бігфутом немає ворожих бійців, можете взяти 1 карту.
character-bloody-mary = Якщо на початку вашого ходу у вас на руці рівно 3 карти, отримайте 1 дію.
character-king-arthur = Коли король Артур атакує, можете покласти долілиць другу карту як поліпшення. Якщо карта атаки має ефекти, але їх скасовано, поліпшення скидають і воно нічого не додає.
character-little-red-riding-hood = Верхня карта вашого скиду — це ваш кошик, а її символ — предмет у ньому. Ефекти, що називають предмет, діють лише тоді, коли цей предмет у кошику. На початку партії в кошику символ, що вважається будь-яким одним предметом на ваш вибір.
character-medusa = На початку свого ходу можете завдати 1 поранення ворожому бійцеві в одній зоні з Медузою.
character-robin-hood = Після атаки, яку провів ваш боєць, можете перемістити його максимум на 2 комірки.
character-sinbad = За кожну карту ПОДОРОЖІ у вашому скиді кожен ваш боєць може під час маневру переміститися на 1 комірку далі.
character-sun-wukong = Двійники починають партію поза полем бою. На початку свого ходу можете завдати Свень Вуконові 1 поранення, щоб у порожню комірку, суміжну з ним, прикликати двійника.
character-yennenga = Коли Єнненга має зазнати поранень, лучники в одній зоні з нею можуть узяти на себе будь-яку частину цих поранень, але кожен — не більше, ніж у нього лишилося здоров’я. Поранення, яких лучник водночас зазнає сам, враховують раніше.

ability-achilles-grief = Скорбота
ability-text-achilles-grief = Коли Патрокл гине, скиньте 2 випадкові карти.
ability-achilles-wrath = Гнів
ability-text-achilles-wrath = Якщо Патрокл загинув, беріть 1 карту після кожного бою, у якому Ахілл переміг.
ability-alice-size = Розмір
ability-text-alice-size = Під час приготування виберіть, якою буде Аліса: { side-big.ins } чи { side-small.ins }.
ability-beowulf-rage = Лють
ability-text-beowulf-rage = Щоразу, коли Беовульф зазнає поранень, він отримує 1 жетон люті.
ability-bigfoot-elusive = Невловний
ability-text-bigfoot-elusive = Якщо наприкінці вашого ходу в одній зоні з Бігфутом немає ворожих бійців, можете взяти 1 карту.
ability-bloody-mary-mirror = Дзеркало
ability-text-bloody-mary-mirror = Якщо на початку вашого ходу у вас на руці рівно 3 карти, отримайте 1 дію.
ability-medusa-gaze = Погляд
ability-text-medusa-gaze = На початку свого ходу можете завдати 1 поранення ворожому бійцеві в одній зоні з Медузою.
ability-robin-hood-hit-and-run = Бий і біжи
ability-text-robin-hood-hit-and-run = Після атаки, яку провів ваш боєць, можете перемістити його максимум на 2 комірки.
ability-sun-wukong-plucked-hair = Вирвана волосина
ability-text-sun-wukong-plucked-hair = На початку свого ходу можете завдати Свень Вуконові 1 поранення, щоб у порожню комірку, суміжну з ним, прикликати двійника.


## Що роблять карти та коли

timing-immediately = НЕГАЙНО
timing-during_combat = ПІД ЧАС БОЮ
timing-after_combat = ПІСЛЯ БОЮ
timing-scheme = ВИВЕРТ

-text-feint = { timing-immediately }: Скасуйте ефекти ворожої карти.
-text-skirmish = { timing-after_combat }: Якщо ви перемогли, перемістіть будь-якого з учасників бою максимум на 2 комірки.
-text-wily-fighting = { timing-after_combat }: Кожен ворожий боєць, суміжний з вашим учасником бою, зазнає 1 поранення.
-text-regroup = { timing-after_combat }: Якщо ви перемогли, візьміть 2 карти; якщо ні, візьміть 1.
-text-momentous-shift = { timing-during_combat }: Якщо ваш учасник бою вже не там, де почав поточний хід, ця карта має значення 5.
-text-bewilderment = { timing-during_combat }: Ваш учасник бою не зазнає бойових поранень від цієї атаки. { timing-after_combat }: Можете розмістити свого учасника бою в будь-якій порожній комірці.
-text-ambush = { timing-during_combat }: Суперник скидає 1 випадкову карту; додайте її значення поліпшення до цієї карти.
-text-boost = { timing-during_combat }: Можете поліпшити цю карту.
-text-draw-one = { timing-after_combat }: Візьміть 1 карту.
-text-draw-two = { timing-after_combat }: Візьміть 2 карти.
-text-discard-one = { timing-after_combat }: Суперник скидає 1 карту.
-text-no-effect = Без ефекту.
-text-bonus-attack = Додаткова атака без власних ефектів.


## Карти Ахілла

card-achilles-achilles-heel = Ахіллесова п’ята
text-achilles-achilles-heel = { timing-after_combat }: Якщо ви програли, суперник отримує 1 дію.
card-achilles-battle-frenzy = Бойове шаленство
text-achilles-battle-frenzy = { timing-after_combat }: Обидва учасники бою зазнають по 2 поранення.
card-achilles-battle-hardened = Загартований у битвах
text-achilles-battle-hardened = { timing-after_combat }: Візьміть на руку будь-яку карту зі свого скиду.
card-achilles-blessed-by-hermes = Благословення Гермеса
text-achilles-blessed-by-hermes = { timing-after_combat }: Перемістіть кожного зі своїх бійців максимум на 3 комірки, навіть через ворожих бійців.
card-achilles-brothers-in-arms = Побратими
text-achilles-brothers-in-arms = { timing-after_combat }: Якщо Патрокл на полі бою, отримайте 1 дію.
card-achilles-feint = Каверза
text-achilles-feint = { -text-feint }
card-achilles-relentless-assault = Невпинний натиск
text-achilles-relentless-assault = { -text-bonus-attack }
card-achilles-skirmish = Сутичка
text-achilles-skirmish = { -text-skirmish }
card-achilles-spear-throw = Кидок списа
text-achilles-spear-throw = { timing-scheme }: Виберіть ворожого бійця в одній зоні з Ахіллом і завдайте йому 2 поранень.
card-achilles-test-for-weakness = Пошук слабкого місця
text-achilles-test-for-weakness = { timing-after_combat }: Проведіть додаткову атаку «{ card-achilles-relentless-assault }» зі значенням 3.
card-achilles-the-day-of-your-doom = День твоєї загибелі
text-achilles-the-day-of-your-doom = { timing-during_combat }: Можете завдати Патроклові 2 поранень. Якщо ви це зробили, ця карта має значення 5.
card-achilles-under-achilles-helm = Під шоломом Ахілла
text-achilles-under-achilles-helm = { timing-immediately }: Можете поміняти місцями Ахілла й Патрокла; тоді оборонцем стає Патрокл.
card-achilles-wily-fighting = Підступний бій
text-achilles-wily-fighting = { -text-wily-fighting }


## Карти Аліси

card-alice-claws-that-catch = Хапучі пазурі
text-alice-claws-that-catch = { timing-during_combat }: Проти героя ця карта має значення 5.
card-alice-drink-me = Випий мене
text-alice-drink-me = { timing-scheme }: Візьміть 2 карти; потім Аліса змінює розмір.
card-alice-eat-me = З’їж мене
text-alice-eat-me = { timing-scheme }: Перемістіть Алісу максимум на 3 комірки; потім вона змінює розмір.
card-alice-feint = Каверза
text-alice-feint = { -text-feint }
card-alice-im-late-im-late = Спізнююсь, спізнююсь!
text-alice-im-late-im-late = { timing-after_combat }: Перемістіть Алісу максимум на 5 комірок; потім вона змінює розмір.
card-alice-jaws-that-bite = Кусючі щелепи
text-alice-jaws-that-bite = { timing-after_combat }: Виберіть бійця, суміжного із Жербельковтом, дружнього чи ворожого, і завдайте йому 2 поранень.
card-alice-looking-glass = Задзеркалля
text-alice-looking-glass = { timing-after_combat }: Виберіть 2 різні ефекти й виконайте їх у будь-якому порядку: візьміть 2 карти; Аліса відновлює 3 одиниці здоров’я; розмістіть Алісу в будь-якій порожній комірці.
card-alice-mad-as-a-hatter = Навіжений, мов Капелюшник
text-alice-mad-as-a-hatter = { timing-after_combat }: Перемістіть кожного зі своїх бійців максимум на 2 комірки; потім Аліса змінює розмір.
card-alice-manxome-foe = Жахлютий ворог
text-alice-manxome-foe = { timing-during_combat }: Скиньте верхню карту своєї колоди; додайте її значення поліпшення до цієї карти.
card-alice-momentous-shift = Удар з розгону
text-alice-momentous-shift = { -text-momentous-shift }
card-alice-o-frabjous-day = О префайний день!
text-alice-o-frabjous-day = { timing-after_combat }: Аліса змінює розмір.
card-alice-regroup = Перегрупування
text-alice-regroup = { -text-regroup }
card-alice-skirmish = Сутичка
text-alice-skirmish = { -text-skirmish }
card-alice-snicker-snack = Бурлатний меч
text-alice-snicker-snack = { timing-after_combat }: Якщо ви перемогли, перегляньте руку суперника й скиньте з неї карту на свій вибір.
card-alice-the-other-side-of-the-mushroom = Другий бік гриба
text-alice-the-other-side-of-the-mushroom = { timing-after_combat }: Перемістіть Алісу максимум на 3 комірки; потім вона змінює розмір.


## Карти Беовульфа

card-beowulf-epic-poem = Епічна поема
text-beowulf-epic-poem = { timing-immediately }: Отримайте 1 жетон люті. { timing-during_combat }: Додайте 1 до цієї карти за кожен свій жетон люті; жетони лишаються у вас.
card-beowulf-fatal-struggle = Смертельна борня
text-beowulf-fatal-struggle = { timing-after_combat }: Якщо ви перемогли, візьміть 2 карти; якщо ні, 2 карти бере суперник.
card-beowulf-feint = Каверза
text-beowulf-feint = { -text-feint }
card-beowulf-golden-drinking-horn = Золотий питний ріг
text-beowulf-golden-drinking-horn = { timing-scheme }: Витратьте скільки завгодно жетонів люті. За кожен витрачений жетон виберіть один ефект, щоразу інший, і виконайте їх у будь-якому порядку: візьміть 2 карти; перемістіть Беовульфа максимум на 4 комірки; Беовульф відновлює 2 одиниці здоров’я.
card-beowulf-hot-for-the-battle = Жага битви
text-beowulf-hot-for-the-battle = { timing-after_combat }: Можете поміняти місцями Беовульфа й Віглафа.
card-beowulf-no-contest-expecteth = Не жде він відсічі
text-beowulf-no-contest-expecteth = { timing-after_combat }: Якщо ви перемогли в бою проти помічника, можете витратити 3 жетони люті; тоді цей помічник гине.
card-beowulf-remnant-of-valor = Рештки звитяги
text-beowulf-remnant-of-valor = { timing-scheme }: Кожен боєць, суміжний із Віглафом, дружній чи ворожий, зазнає 1 поранення. Якщо при цьому поранення зазнав Беовульф, отримайте 1 дію.
card-beowulf-skirmish = Сутичка
text-beowulf-skirmish = { -text-skirmish }
card-beowulf-the-ancient-heirloom = Прадавній спадок
text-beowulf-the-ancient-heirloom = { timing-during_combat }: Можете витратити 2 жетони люті. Якщо ви це зробили, ця карта має значення 5. Можете витратити 1 жетон люті, щоб поліпшити цю карту. Цих ефектів не можна скасувати.
card-beowulf-the-equal-of-grendel = Рівня Гренделю
text-beowulf-the-equal-of-grendel = { timing-immediately }: Можете витратити 2 жетони люті. Якщо ви це зробили, ворожий учасник бою зазнає стільки поранень, скільки становить надруковане значення його карти.
card-beowulf-the-war-king = Король-воїн
text-beowulf-the-war-king = { timing-during_combat }: Витратьте скільки завгодно жетонів люті; за кожен витрачений жетон додайте 2 до цієї карти.
card-beowulf-vigor-and-courage = Снага й відвага
text-beowulf-vigor-and-courage = { timing-scheme }: Виберіть суперника; він скидає 1 випадкову карту, а ви отримуєте стільки жетонів люті, скільки становить її значення поліпшення.


## Карти Бігфута

card-bigfoot-crash-through-the-trees = Навпростець крізь хащі
text-bigfoot-crash-through-the-trees = { timing-scheme }: Перемістіть Бігфута максимум на 5 комірок, навіть через ворожих бійців.
card-bigfoot-disengage = Вихід із бою
text-bigfoot-disengage = { timing-after_combat }: Розмістіть свого учасника бою в порожній комірці його зони.
card-bigfoot-feint = Каверза
text-bigfoot-feint = { -text-feint }
card-bigfoot-hoax = Містифікація
text-bigfoot-hoax = { timing-after_combat }: Перемістіть свого учасника бою максимум на 5 комірок, навіть через ворожих бійців.
card-bigfoot-its-just-your-imagination = Вам просто здалося
text-bigfoot-its-just-your-imagination = { -text-feint }
card-bigfoot-jackalope-horns = Роги джекалопа
text-bigfoot-jackalope-horns = { timing-scheme }: Перемістіть Джекалопа максимум на 5 комірок, навіть через ворожих бійців. Потім виберіть суміжного з ним бійця, дружнього чи ворожого, і завдайте йому 2 поранень.
card-bigfoot-larger-than-life = Більший, ніж розповідають
text-bigfoot-larger-than-life = { -text-no-effect }
card-bigfoot-momentous-shift = Удар з розгону
text-bigfoot-momentous-shift = { -text-momentous-shift }
card-bigfoot-regroup = Перегрупування
text-bigfoot-regroup = { -text-regroup }
card-bigfoot-savagery = Дикий норов
text-bigfoot-savagery = { timing-after_combat }: Якщо ви перемогли, кожен боєць, суміжний із Бігфутом, дружній чи ворожий, зазнає 1 поранення.
card-bigfoot-skirmish = Сутичка
text-bigfoot-skirmish = { -text-skirmish }


## Карти Кривавої Мері

card-bloody-mary-bloody-reprise = Кривава реприза
text-bloody-mary-bloody-reprise = { timing-during_combat }: Якщо проти карти «{ card-bloody-mary-bloody-requiem }» суперник зіграв свою, ця карта має надруковане значення карти суперника.
card-bloody-mary-bloody-requiem = Кривавий реквієм
text-bloody-mary-bloody-requiem = { timing-after_combat }: Проведіть додаткову атаку «{ card-bloody-mary-bloody-reprise }». Її значення — 0, а якщо проти цієї карти суперник зіграв свою, то надруковане значення карти суперника.
card-bloody-mary-broken-glass = Розбите скло
text-bloody-mary-broken-glass = { timing-during_combat }: Можете додати 1 до цієї карти або відняти 1 від неї. { timing-after_combat }: Якщо значення обох карт однакові, візьміть 1 карту й завдайте ворожому учасникові бою 2 поранень.
card-bloody-mary-closer-than-she-appears = Ближче, ніж здається
text-bloody-mary-closer-than-she-appears = { timing-scheme }: Перемістіть Криваву Мері максимум на 1 комірку; візьміть 1 карту; отримайте 1 дію.
card-bloody-mary-evade = Ухилення
text-bloody-mary-evade = { -text-draw-one }
card-bloody-mary-feint = Каверза
text-bloody-mary-feint = { -text-feint }
card-bloody-mary-ghostly-touch = Примарний дотик
text-bloody-mary-ghostly-touch = { -text-boost } { timing-after_combat }: Якщо це третя дія вашого ходу, Кривава Мері відновлює 3 одиниці здоров’я.
card-bloody-mary-infinity-mirror = Дзеркальний коридор
text-bloody-mary-infinity-mirror = { timing-after_combat }: Перемістіть будь-якого з учасників бою максимум на 4 комірки.
card-bloody-mary-jump-scare = Раптовий жах
text-bloody-mary-jump-scare = { timing-during_combat }: Якщо Кривава Мері вже не в одній зоні з коміркою, де почала поточний хід, ця карта має значення 6.
card-bloody-mary-mirror-image = Дзеркальне відображення
text-bloody-mary-mirror-image = { timing-during_combat }: Ця карта має надруковане значення ворожої карти.
card-bloody-mary-out-of-the-mirror = Із дзеркала
text-bloody-mary-out-of-the-mirror = { -text-ambush } { timing-after_combat }: Якщо це третя дія вашого ходу, візьміть 1 карту.
card-bloody-mary-speak-three-times = Промов тричі
text-bloody-mary-speak-three-times = { timing-during_combat }: Якщо це третя дія вашого ходу, ця карта має значення 7.
card-bloody-mary-stolen-memories = Украдені спогади
text-bloody-mary-stolen-memories = { timing-scheme }: Перегляньте руку одного із суперників і виберіть із неї карту. Цей суперник вибирає: або він скидає її, або його герой зазнає стільки поранень, скільки становить її значення поліпшення.
card-bloody-mary-trick-of-the-light = Гра світла
text-bloody-mary-trick-of-the-light = { timing-after_combat }: Можете розмістити Криваву Мері в порожній комірці, суміжній з ворожим учасником бою.


## Карти короля Артура

card-king-arthur-aid-the-chosen-one = На поміч обраному
text-king-arthur-aid-the-chosen-one = { timing-after_combat }: Якщо ви перемогли, візьміть 2 карти.
card-king-arthur-bewilderment = Збити з пантелику
text-king-arthur-bewilderment = { -text-bewilderment }
card-king-arthur-command-the-storms = Влада над бурями
text-king-arthur-command-the-storms = { timing-scheme }: Перемістіть кожного бійця на полі бою, дружнього чи ворожого, максимум на 3 комірки.
card-king-arthur-divine-intervention = Втручання небес
text-king-arthur-divine-intervention = { timing-after_combat }: Перемістіть короля Артура максимум на 5 комірок.
card-king-arthur-excalibur = Екскалібур
text-king-arthur-excalibur = { -text-no-effect }
card-king-arthur-feint = Каверза
text-king-arthur-feint = { -text-feint }
card-king-arthur-momentous-shift = Удар з розгону
text-king-arthur-momentous-shift = { -text-momentous-shift }
card-king-arthur-noble-sacrifice = Шляхетна жертва
text-king-arthur-noble-sacrifice = { -text-boost } Поліпшення, покладене разом із нею, теж враховується.
card-king-arthur-prophecy = Пророцтво
text-king-arthur-prophecy = { timing-scheme }: Перегляньте 4 верхні карти своєї колоди: 2 з них візьміть на руку, решту поверніть на верх колоди в будь-якому порядку.
card-king-arthur-regroup = Перегрупування
text-king-arthur-regroup = { -text-regroup }
card-king-arthur-restless-spirits = Неприкаяні духи
text-king-arthur-restless-spirits = { timing-scheme }: Виберіть комірку в одній зоні з Мерліном і ще одну, суміжну з нею. Кожен ворожий боєць у цих комірках зазнає 2 поранень. Якщо при цьому хтось загинув, візьміть 1 карту.
card-king-arthur-skirmish = Сутичка
text-king-arthur-skirmish = { -text-skirmish }
card-king-arthur-swift-strike = Стрімкий удар
text-king-arthur-swift-strike = { timing-after_combat }: Перемістіть свого учасника бою максимум на 4 комірки.
card-king-arthur-the-aid-of-morgana = Поміч Моргани
text-king-arthur-the-aid-of-morgana = { -text-draw-two }
card-king-arthur-the-holy-grail = Святий Грааль
text-king-arthur-the-holy-grail = { timing-after_combat }: Якщо король Артур на полі бою і його здоров’я не більше ніж 4, воно зростає до 8.
card-king-arthur-the-lady-of-the-lake = Володарка Озера
text-king-arthur-the-lady-of-the-lake = { timing-scheme }: Візьміть на руку карту «{ card-king-arthur-excalibur }» зі свого скиду або зі своєї колоди. Якщо ви переглядали колоду, перетасуйте її.


## Карти Червоної Шапочки

-text-into-the-woods = { timing-scheme }: Перемістіть Червону Шапочку максимум на 3 комірки; отримайте 1 дію.

card-little-red-riding-hood-a-grimm-tale = Моторошна казка Ґріммів
text-little-red-riding-hood-a-grimm-tale = { timing-scheme }: Червона Шапочка відновлює 2 одиниці здоров’я, а якщо в кошику { item-wolf_skin }, то 4.
card-little-red-riding-hood-into-the-woods-knife = У темний ліс ({ item-knife })
text-little-red-riding-hood-into-the-woods-knife = { -text-into-the-woods }
card-little-red-riding-hood-into-the-woods-wolf-skin = У темний ліс ({ item-wolf_skin })
text-little-red-riding-hood-into-the-woods-wolf-skin = { -text-into-the-woods }
card-little-red-riding-hood-into-the-woods-wolfsbane = У темний ліс ({ item-wolfsbane })
text-little-red-riding-hood-into-the-woods-wolfsbane = { -text-into-the-woods }
card-little-red-riding-hood-long-have-i-sought-you = Довго ж я тебе шукав
text-little-red-riding-hood-long-have-i-sought-you = { timing-during_combat }: Якщо ворожий учасник бою суміжний із Мисливцем, ця карта має значення 6.
card-little-red-riding-hood-never-leave-the-path = Не сходь зі стежки
text-little-red-riding-hood-never-leave-the-path = { timing-scheme }: Якщо в кошику { item-wolf_skin }, розмістіть Червону Шапочку в будь-якій порожній комірці й отримайте 1 дію. Якщо в кошику { item-knife }, кожен ворожий боєць в одній зоні з Червоною Шапочкою зазнає 2 поранень. Якщо в кошику { item-wolfsbane }, візьміть 3 карти.
card-little-red-riding-hood-once-upon-a-time = Жили-були
text-little-red-riding-hood-once-upon-a-time = { timing-after_combat }: Якщо в кошику { item-knife }, ворожий учасник бою зазнає 3 поранень.
card-little-red-riding-hood-stones-in-the-belly = Каміння в череві
text-little-red-riding-hood-stones-in-the-belly = { timing-during_combat }: Якщо в кошику { item-knife }, суперник скидає 1 випадкову карту; додайте її значення поліпшення до цієї карти.
card-little-red-riding-hood-the-wolfs-skin = Вовкова шкура
text-little-red-riding-hood-the-wolfs-skin = { timing-after_combat }: Якщо в кошику { item-wolf_skin }, візьміть 2 карти.
card-little-red-riding-hood-what-a-terrible-big-mouth-you-have = Який у тебе страшенно великий рот
text-little-red-riding-hood-what-a-terrible-big-mouth-you-have = { timing-after_combat }: Якщо в кошику { item-wolf_skin }, ворожий учасник бою зазнає стільки поранень, скільки становить надруковане значення його карти.
card-little-red-riding-hood-what-big-ears-you-have = Які в тебе великі вуха
text-little-red-riding-hood-what-big-ears-you-have = Поки в кошику { item-knife }, цією картою можна також оборонятися.
card-little-red-riding-hood-what-big-eyes-you-have = Які в тебе великі очі
text-little-red-riding-hood-what-big-eyes-you-have = { -text-feint } Якщо в кошику { item-wolfsbane }, ігноруйте також її значення.
card-little-red-riding-hood-what-large-hands-you-have = Які в тебе великі руки
text-little-red-riding-hood-what-large-hands-you-have = { timing-after_combat }: Можете повернути цю карту на руку. Якщо в кошику { item-wolfsbane }, можете натомість узяти на руку верхню карту свого скиду.
card-little-red-riding-hood-whats-that-in-my-basket = Що це в моєму кошику?
text-little-red-riding-hood-whats-that-in-my-basket = { -text-no-effect } У кошику ця карта вважається будь-яким одним предметом.


## Карти Медузи

card-medusa-a-momentary-glance = Миттєвий погляд
text-medusa-a-momentary-glance = { timing-scheme }: Виберіть бійця в одній зоні з Медузою, дружнього чи ворожого, і завдайте йому 2 поранень.
card-medusa-clutching-claws = Чіпкі кігті
text-medusa-clutching-claws = { -text-discard-one }
card-medusa-dash = Ривок
text-medusa-dash = { timing-after_combat }: Перемістіть свого учасника бою максимум на 3 комірки.
card-medusa-feint = Каверза
text-medusa-feint = { -text-feint }
card-medusa-gaze-of-stone = Кам’яний погляд
text-medusa-gaze-of-stone = { timing-after_combat }: Якщо ви перемогли, ворожий учасник бою зазнає 8 поранень.
card-medusa-hiss-and-slither = Сичить і звивається
text-medusa-hiss-and-slither = { -text-discard-one }
card-medusa-regroup = Перегрупування
text-medusa-regroup = { -text-regroup }
card-medusa-second-shot = Другий постріл
text-medusa-second-shot = { -text-boost }
card-medusa-snipe = Прицільний постріл
text-medusa-snipe = { -text-draw-one }
card-medusa-the-hounds-of-mighty-zeus = Пси могутнього Зевса
text-medusa-the-hounds-of-mighty-zeus = { timing-after_combat }: Перемістіть кожну гарпію максимум на 3 комірки.
card-medusa-winged-frenzy = Крилате шаленство
text-medusa-winged-frenzy = { timing-scheme }: Перемістіть кожного зі своїх бійців максимум на 3 комірки, навіть через ворожих бійців. Потім поверніть загиблу гарпію на поле бою, у порожню комірку в одній зоні з Медузою.


## Карти Робіна Гуда

card-robin-hood-a-hunters-eye = Око мисливця
text-robin-hood-a-hunters-eye = { -text-no-effect }
card-robin-hood-ambush = Засідка
text-robin-hood-ambush = { -text-ambush }
card-robin-hood-defenders-of-sherwood = Захисники Шервуду
text-robin-hood-defenders-of-sherwood = { timing-after_combat }: Візьміть 1 карту. Потім поверніть загиблого розбійника на поле бою, у порожню комірку в одній зоні з Робіном Гудом.
card-robin-hood-disarming-shot = Роззброювальний постріл
text-robin-hood-disarming-shot = { timing-after_combat }: Візьміть 1 карту за кожне бойове поранення, завдане ворожому учасникові бою.
card-robin-hood-feint = Каверза
text-robin-hood-feint = { -text-feint }
card-robin-hood-highway-robbery = Розбій на великій дорозі
text-robin-hood-highway-robbery = { -text-feint } Ігноруйте також її значення.
card-robin-hood-piercing-shot = Пробивний постріл
text-robin-hood-piercing-shot = { -text-draw-two }
card-robin-hood-regroup = Перегрупування
text-robin-hood-regroup = { -text-regroup }
card-robin-hood-snark = Кпини
text-robin-hood-snark = { timing-after_combat }: Якщо учасники бою суміжні, візьміть 1 карту.
card-robin-hood-steal-from-the-rich = Забрати в багатих
text-robin-hood-steal-from-the-rich = { timing-scheme }: Візьміть 1 карту. Потім виберіть суперника; він може скинути 1 карту. Якщо він цього не робить, візьміть ще 1 карту.
card-robin-hood-wily-fighting = Підступний бій
text-robin-hood-wily-fighting = { -text-wily-fighting }


## Карти Синдбада

-text-voyage = { timing-during_combat }: Додайте 1 до цієї карти за кожну іншу карту ПОДОРОЖІ у своєму скиді.

card-sinbad-by-fortune-and-fate = Волею фортуни й долі
text-sinbad-by-fortune-and-fate = { -text-draw-two }
card-sinbad-commanding-impact = Нищівний удар
text-sinbad-commanding-impact = { -text-draw-one }
card-sinbad-exploit = Скористатися нагодою
text-sinbad-exploit = { -text-draw-one }
card-sinbad-feint = Каверза
text-sinbad-feint = { -text-feint }
card-sinbad-leap-away = Відскок
text-sinbad-leap-away = { timing-after_combat }: Якщо ви перемогли, перемістіть будь-якого з учасників бою максимум на 4 комірки.
card-sinbad-momentous-shift = Удар з розгону
text-sinbad-momentous-shift = { -text-momentous-shift }
card-sinbad-regroup = Перегрупування
text-sinbad-regroup = { -text-regroup }
card-sinbad-riches-beyond-compare = Незрівнянні скарби
text-sinbad-riches-beyond-compare = { timing-scheme }: Візьміть 3 карти.
card-sinbad-toil-and-danger = Труди й небезпеки
text-sinbad-toil-and-danger = { timing-after_combat }: Перемістіть Синдбада максимум на 3 комірки.
card-sinbad-voyage-home = Подорож додому
text-sinbad-voyage-home = { -text-voyage } { timing-after_combat }: Візьміть на руку всі інші карти ПОДОРОЖІ зі свого скиду.
card-sinbad-voyage-to-the-cannibals-with-the-root-of-madness = Подорож до людожерів із коренем божевілля
text-sinbad-voyage-to-the-cannibals-with-the-root-of-madness = { -text-voyage } { timing-after_combat }: Перемістіть Синдбада максимум на 2 комірки.
card-sinbad-voyage-to-the-city-of-the-king-of-serendib = Подорож до міста царя Серендібу
text-sinbad-voyage-to-the-city-of-the-king-of-serendib = { -text-voyage } { -text-draw-one }
card-sinbad-voyage-to-the-city-of-the-man-eating-apes = Подорож до міста мавп-людожерів
text-sinbad-voyage-to-the-city-of-the-man-eating-apes = { -text-voyage } { timing-after_combat }: Ворожий учасник бою зазнає 2 поранень.
card-sinbad-voyage-to-the-creature-with-eyes-like-coals-of-fire = Подорож до істоти з очима, мов жарини
text-sinbad-voyage-to-the-creature-with-eyes-like-coals-of-fire = { -text-voyage } { timing-after_combat }: Суперник скидає 1 випадкову карту.
card-sinbad-voyage-to-the-island-that-was-a-whale = Подорож на острів, що виявився китом
text-sinbad-voyage-to-the-island-that-was-a-whale = { -text-voyage } { timing-after_combat }: Синдбад відновлює 2 одиниці здоров’я.
card-sinbad-voyage-to-the-valley-of-the-giant-snakes = Подорож у долину велетенських змій
text-sinbad-voyage-to-the-valley-of-the-giant-snakes = { -text-voyage } { timing-after_combat }: Перегляньте руку суперника.


## Карти Свень Вукона

card-sun-wukong-bewilderment = Збити з пантелику
text-sun-wukong-bewilderment = { -text-bewilderment }
card-sun-wukong-fiery-eyes-that-see = Видющі полум’яні очі
text-sun-wukong-fiery-eyes-that-see = { timing-scheme }: Перегляньте руку одного із суперників, виберіть із неї 1 карту й покладіть під його колоду. Потім кожен із вас бере 1 карту.
card-sun-wukong-golden-chain-mail = Золота кольчуга
text-sun-wukong-golden-chain-mail = { timing-during_combat }: Замість вашого учасника бою бойових поранень зазнає нападник.
card-sun-wukong-infinite-strikes = Нескінченні удари
text-sun-wukong-infinite-strikes = { timing-during_combat }: Додайте 1 до цієї карти за кожного іншого дружнього бійця, суміжного з ворожим учасником бою. { timing-after_combat }: Отримайте 1 дію.
card-sun-wukong-ox-form = Подоба вола
text-sun-wukong-ox-form = { timing-during_combat }: Суперник може поліпшити свою карту. Цього ефекту не можна скасувати.
card-sun-wukong-phoenix-form = Подоба фенікса
text-sun-wukong-phoenix-form = { timing-scheme }: Свень Вукон відновлює 1 одиницю здоров’я за кожного двійника на полі бою.
card-sun-wukong-ruyi-jingo-bang = Жуї цзіньґубан
text-sun-wukong-ruyi-jingo-bang = { timing-after_combat }: Якщо суперник зіграв карту оборони, проведіть додаткову атаку «{ card-sun-wukong-tricked-you }» зі значенням 4.
card-sun-wukong-seventy-two-transformations = 72 перетворення
text-sun-wukong-seventy-two-transformations = { timing-after_combat }: Візьміть на руку зі свого скиду карту подоби (вола, черепахи чи фенікса).
card-sun-wukong-sly-monkey = Хитра мавпа
text-sun-wukong-sly-monkey = { timing-after_combat }: Якщо цю карту зіграв Свень Вукон, розмістіть його в порожній комірці його зони, а в комірку, де він стояв, прикличте двійника.
card-sun-wukong-taunting-laughter = Глузливий сміх
text-sun-wukong-taunting-laughter = { timing-immediately }: Суперник може скинути 1 карту. Якщо він цього не робить, ігноруйте значення його карти.
card-sun-wukong-tortoise-form = Подоба черепахи
text-sun-wukong-tortoise-form = { timing-during_combat }: Суперник може поліпшити свою карту.
card-sun-wukong-tricked-you = Обдурив!
text-sun-wukong-tricked-you = { -text-bonus-attack }
card-sun-wukong-wily-fighting = Підступний бій
text-sun-wukong-wily-fighting = { -text-wily-fighting }


## Карти Єнненги

card-yennenga-divide-and-conquer = Розділяй і володарюй
text-yennenga-divide-and-conquer = { timing-during_combat }: Якщо ваш учасник бою не в одній зоні з Єнненгою, ця карта має значення 4.
card-yennenga-jaws-of-the-beast = Паща звіра
text-yennenga-jaws-of-the-beast = { timing-during_combat }: Додайте 1 до цієї карти за кожну зону, у якій стоїть ворожий учасник бою.
card-yennenga-master-of-the-hunt = Володарка ловів
text-yennenga-master-of-the-hunt = { timing-scheme }: Отримайте 2 дії.
card-yennenga-momentous-shift = Удар з розгону
text-yennenga-momentous-shift = { -text-momentous-shift }
card-yennenga-one-with-the-land = Єдність із землею
text-yennenga-one-with-the-land = { timing-scheme }: Перемістіть кожного зі своїх бійців максимум на 2 комірки; потім кожен із них відновлює 1 одиницю здоров’я. Візьміть 1 карту.
card-yennenga-pin-the-prey = Загнана здобич
text-yennenga-pin-the-prey = { timing-after_combat }: Перемістіть ворожого учасника бою максимум на 4 комірки; потім суперник скидає 1 карту.
card-yennenga-point-blank = Постріл упритул
text-yennenga-point-blank = { timing-after_combat }: Якщо ворожий учасник бою суміжний з Єнненгою, він зазнає 2 поранень.
card-yennenga-rain-of-arrows = Злива стріл
text-yennenga-rain-of-arrows = { timing-after_combat }: Проведіть додаткову атаку «{ card-yennenga-volley }» зі значенням 3.
card-yennenga-shield-formation = Стіна щитів
text-yennenga-shield-formation = { timing-immediately }: Суперник може скинути 1 карту. Якщо він цього не робить, поверніть загиблого лучника на поле бою, у порожню комірку в одній зоні з Єнненгою.
card-yennenga-skirmish = Сутичка
text-yennenga-skirmish = { -text-skirmish }
card-yennenga-stallion-charge = Наскок на жеребці
text-yennenga-stallion-charge = { timing-after_combat }: Перемістіть Єнненгу максимум на 5 комірок, навіть через ворожих бійців. Кожен ворожий боєць, через чию комірку вона пройшла, зазнає 1 поранення.
card-yennenga-surprise-volley = Раптовий залп
text-yennenga-surprise-volley = { timing-immediately }: Виберіть одне: або поверніть загиблого лучника на поле бою, у порожню комірку в одній зоні з ворожим учасником бою, і він стає нападником; або отримайте 1 дію.
card-yennenga-volley = Залп
text-yennenga-volley = { -text-bonus-attack }


## Ефекти, коли їх вибирають за назвою

effect-add_value = додати { $number } до значення карти
effect-damage =
    завдати { $number ->
        [one] { $number } поранення
       *[other] { $number } поранень
    }
effect-discard =
    скинути { $number ->
        [one] { $number } карту
        [few] { $number } карти
       *[other] { $number } карт
    }
effect-draw =
    узяти { $number ->
        [one] { $number } карту
        [few] { $number } карти
       *[other] { $number } карт
    }
effect-gain_actions =
    отримати { $number ->
        [one] { $number } дію
        [few] { $number } дії
       *[other] { $number } дій
    }
effect-heal =
    відновити { $number ->
        [one] { $number } одиницю
        [few] { $number } одиниці
       *[other] { $number } одиниць
    } здоров’я
effect-keep_card = повернути карту на руку
effect-let_damage = герой зазнає поранень
effect-let_discard_picked = втратити вибрану карту
effect-let_draw =
    інший гравець бере { $number ->
        [one] { $number } карту
        [few] { $number } карти
       *[other] { $number } карт
    }
effect-let_ignore_value = значення карти ігнорується
effect-let_summon = помічник іншого гравця виходить на поле бою
effect-lower_value = відняти { $number } від значення карти
effect-move =
    переміститися максимум на { $number ->
        [one] { $number } комірку
        [few] { $number } комірки
       *[other] { $number } комірок
    }
effect-other = зробити те, що сказано на карті
effect-place = розмістити бійця деінде
effect-set_value = збільшити значення карти до { $number }
effect-summon = вивести помічника на поле бою
effect-swap = поміняти бійців місцями
effect-take_top = узяти верхню карту скиду
effect-turn_to_big = бути { side-big.ins }
effect-turn_to_small = бути { side-small.ins }


## Запитання

question-choose_action =
    { $seat_voc }, виберіть дію ({ $actions ->
        [one] залишилася { $actions }
       *[other] залишилося { $actions }
    }).
question-choose_attack_card = { $seat_voc }, виберіть карту для атаки { $attacker_gen } на { $defender_acc }.
question-choose_boost =
    { $source ->
        [none] { $seat_voc }, можете скинути карту, щоб переміститися далі.
       *[other] { $seat_voc }, «{ $source }»: виберіть, що скинути для поліпшення своєї карти.
    }
question-choose_card_of_opponent = { $seat_voc }, «{ $source }»: виберіть карту з цієї руки.
question-choose_defence_card = { $seat_voc }, можете вибрати карту для оборони { $defender_gen } від { $attacker_gen }.
question-choose_discard = { $seat_voc }, «{ $source }»: виберіть, яку карту скинути.
question-choose_effect = { $seat_voc }, «{ $source }»: виберіть, що станеться.
question-choose_fighter = { $seat_voc }, «{ $source }»: виберіть бійця.
question-choose_first = { $seat_voc }, виберіть, хто починає.
question-choose_from_deck = { $seat_voc }, «{ $source }»: виберіть, яку карту взяти на руку.
question-choose_from_discard = { $seat_voc }, «{ $source }»: виберіть карту зі свого скиду.
question-choose_item = { $seat_voc }, «{ $source }»: виберіть, який предмет у вашому кошику.
question-choose_move = { $seat_voc }, перемістіть своїх бійців.
question-choose_opponent = { $seat_voc }, «{ $source }»: виберіть суперника.
question-choose_order = { $seat_voc }, виберіть, що подіє першим.
question-choose_payment = { $seat_voc }, «{ $source }»: виберіть, скільки жетонів { $token_gen } витратити.
question-choose_space = { $seat_voc }, «{ $source }»: виберіть комірку.
question-choose_whether = { $seat_voc }, «{ $source }»: скористаєтеся?
question-discard_to_limit = { $seat_voc }, у вас на руці понад 7 карт: виберіть, яку скинути.
question-lay_boost = { $seat_voc }, можете покласти карту долілиць як поліпшення своєї атаки.
question-move_fighter = { $seat_voc }, «{ $source }»: виберіть, хто й куди переміститься.
question-move_step = { $seat_voc }, «{ $source }»: виберіть наступний крок.
question-order_deck = { $seat_voc }, «{ $source }»: виберіть карту, яка лежатиме наступною згори.
question-place_fighter = { $seat_voc }, «{ $source }»: виберіть порожню комірку.
question-place_sidekick = { $seat_voc }, розмістіть свого помічника.
question-place_summoned = { $seat_voc }, «{ $source }»: виберіть, де помічник вийде на поле бою.
question-shift_damage = { $seat_voc }, вам загрожують поранення: { $number }. Виберіть, скільки з них візьме на себе помічник.


## Варіанти відповіді

option-ability_first = Спершу вміння «{ $ability }»
option-attack = { $actor } атакує { $target_acc }
option-card =
    { $question ->
        [choose_boost] Скинути карту «{ $card }» (поліпшення { $boost })
        [choose_attack_card] Атакувати картою «{ $card }» ({ $value })
        [choose_defence_card] Оборонятися картою «{ $card }» ({ $value })
        [choose_discard] Скинути карту «{ $card }»
        [discard_to_limit] Скинути карту «{ $card }»
        [choose_from_deck] Узяти карту «{ $card }»
        [lay_boost] Покласти долілиць карту «{ $card }» (поліпшення { $boost })
        [order_deck] Покласти наступною згори карту «{ $card }»
       *[none] «{ $card }»
    }
option-card_first = Спершу карта «{ $card }»
option-close_door = { $fighter } з комірки { $space } зачиняє { $door }
option-done =
    { $question ->
        [choose_move] { $mover ->
            [none] Завершити маневр
           *[other] Завершити переміщення { $mover_gen }
        }
        [move_fighter] Завершити переміщення
        [move_step] Зупинитися тут
       *[none] Готово
    }
option-effect = Вибрати: { $effects }
option-effect_first = Спершу: { $effect }
option-fighter = { $fighter }
option-first = { $seat } починає
option-item = { $item }
option-manoeuvre = Маневр: узяти карту, потім переміститися
option-move = Перемістити { $fighter_acc } в комірку { $space }
option-open_door = { $fighter } з комірки { $space } відчиняє { $door }
option-opponent = { $seat }
option-pass =
    { $question ->
        [choose_boost] Нічого не скидати
        [choose_defence_card] Не класти карти
        [choose_discard] Більше нічого не скидати
        [choose_payment] Нічого не витрачати
        [lay_boost] Не класти поліпшення
       *[none] Ні
    }
option-pay =
    { $number ->
        [0] Нічого не витрачати
        [one] Витратити { $number } жетон { $token_gen }
        [few] Витратити { $number } жетони { $token_gen }
       *[many] Витратити { $number } жетонів { $token_gen }
    }
option-place = Розмістити { $fighter_acc } в комірці { $space }
option-scheme = { $actor } розігрує виверт «{ $card }»
option-shift =
    { $number ->
        [0] { $fighter } не бере на себе поранень
        [one] { $fighter } бере на себе { $number } поранення
        [few] { $fighter } бере на себе { $number } поранення
       *[many] { $fighter } бере на себе { $number } поранень
    }
option-space = Комірка { $space }
option-step = { $fighter } ступає в комірку { $space }
option-use = Так: { $effect }


## Що можна зробити й чому чогось не можна

way-manoeuvre = Маневр
way-attack = Атака
way-scheme = Виверт
why-no-attack-card = У вас немає карт, якими можна атакувати.
why-no-card-for-attacker = Бійцеві, який дістає до ворога, не підходить жодна з ваших карт атаки.
why-no-enemy-in-reach = Жодного ворога не дістати: спершу підійдіть ближче.
why-not-yet = У своєму найпершому ході можна атакувати лише наступного гравця й тих, хто вже ходив.
why-no-scheme-card = У вас немає вивертів.
why-nobody-for-scheme = Розіграти ваш виверт уже нікому.
why-defends = Це карта оборони: вона знадобиться, коли атакують вашого бійця.
why-nobody-for-card = Використати цю карту вже нікому.
why-out-of-reach = Той, хто може використати цю карту, не дістає до жодного ворога.
why-not-attack = Цією картою не можна атакувати.
why-not-defence = Цією картою не можна оборонятися.
why-not-this-fighter = Ця карта для іншого бійця.
why-no-boost = Ця карта не має значення поліпшення.


## Події

event-action_taken =
    { $seat } виконує дію ({ $actions ->
        [one] залишилася { $actions }
       *[other] залишилося { $actions }
    }).
event-actions_gained =
    { $seat } отримує { $number ->
        [one] { $number } дію
        [few] { $number } дії
       *[many] { $number } дій
    } ({ $actions ->
        [one] залишилася { $actions }
       *[other] залишилося { $actions }
    }).
event-attack_declared =
    { $bonus ->
        [0] { $fighter } атакує { $target_acc }.
       *[other] { $fighter } ще раз атакує { $target_acc }: це додаткова атака.
    }
event-bonus_announced = { $seat } атакуватиме ще раз картою «{ $card }».
event-boost_laid =
    { $card ->
        [none] { $seat } кладе поліпшення долілиць.
       *[other] { $seat } кладе долілиць карту «{ $card }» як поліпшення.
    }
event-boost_lost = У { $seat_gen } поліпшення «{ $card }» нічого не додає.
event-boost_revealed = { $seat } відкриває поліпшення «{ $card }»: +{ $number }.
event-card_chosen = { $other } вибирає з руки { $seat_gen } карту «{ $card }» і показує її всім.
event-card_discarded =
    { $why ->
        [boost] { $seat } скидає карту «{ $card }» заради поліпшення.
        [chance] { $seat } навмання скидає карту «{ $card }».
        [limit] { $seat } скидає зайву карту «{ $card }».
       *[choice] { $seat } скидає карту «{ $card }».
    }
event-card_drawn =
    { $card ->
        [none] { $seat } бере карту.
       *[other] { $seat } бере карту «{ $card }».
    }
event-card_kept = { $seat } повертає карту «{ $card }» на руку.
event-card_laid =
    { $role ->
        [defence] { $card ->
            [none] { $seat } кладе долілиць карту оборони.
           *[other] { $seat } кладе долілиць карту «{ $card }» для оборони.
        }
       *[attack] { $card ->
            [none] { $seat } кладе долілиць карту атаки.
           *[other] { $seat } кладе долілиць карту «{ $card }» для атаки.
        }
    }
event-card_milled = Верхня карта колоди { $seat_gen } йде у скид: «{ $card }».
event-card_picked =
    { $card ->
        [none] { $seat } бере одну з них на руку.
       *[other] { $seat } бере карту «{ $card }» на руку.
    }
event-card_played = { $fighter } розігрує виверт «{ $card }».
event-card_put =
    { $place ->
        [top] { $seat } кладе карту «{ $card }» на верх колоди.
        [bottom] { $seat } кладе карту «{ $card }» під низ колоди.
        [deck] { $seat } замішує карту «{ $card }» в колоду.
       *[away] { $seat } прибирає карту «{ $card }» з гри.
    }
event-card_put_under =
    { $card ->
        [none] { $other } кладе карту з руки { $seat_gen } під { $seat_gender ->
            [f] її
           *[m] його
        } колоду.
       *[other] { $other } кладе карту «{ $card }» з руки { $seat_gen } під { $seat_gender ->
            [f] її
           *[m] його
        } колоду.
    }
event-card_recalled =
    { $place ->
        [top] { $seat } кладе карту «{ $card }» зі скиду на верх колоди.
        [bottom] { $seat } кладе карту «{ $card }» зі скиду під низ колоди.
       *[deck] { $seat } замішує карту «{ $card }» зі скиду в колоду.
    }
event-card_returned =
    { $card ->
        [none] { $seat } кладе карту назад у колоду { $number ->
            [1] першою
            [2] другою
            [3] третьою
           *[other] { $number }-ю
        } згори.
       *[other] { $seat } кладе карту «{ $card }» назад у колоду { $number ->
            [1] першою
            [2] другою
            [3] третьою
           *[other] { $number }-ю
        } згори.
    }
event-card_revealed = { $seat } відкриває карту «{ $card }» ({ $number }).
event-card_shown = { $seat } показує верхню карту колоди: «{ $card }».
event-card_taken = { $seat } бере карту «{ $card }» зі скиду.
event-card_unlaid = Карта { $seat_gen } «{ $card }» йде у скид.
event-cards_seen =
    { $seat } переглядає { $number ->
        [1] верхню карту
        [one] { $number } верхню карту
        [few] { $number } верхні карти
       *[many] { $number } верхніх карт
    } колоди{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
event-combat_ended = Бій завершено.
event-combat_resolved = { $seat } завдає удару: атака { $attack }, оборона { $defence }, поранень: { $number }.
event-combatant_replaced = { $target } стає в бою на місце { $fighter_gen }.
event-damage_coming =
    { $fighter } ось-ось зазнає { $number ->
        [one] { $number } поранення
       *[other] { $number } поранень
    }.
event-damage_dealt =
    { $fighter } зазнає { $number ->
        [one] { $number } поранення
       *[other] { $number } поранень
    } (здоров’я { $from } → { $to }).
event-damage_limited = Бойових поранень, яких зазнає { $fighter }: не більше { $number }.
event-damage_prevented = { $fighter } не зазнає бойових поранень від { $target_gen }.
event-damage_reduced = Бойових поранень, яких зазнає { $fighter }, стане менше на { $number }.
event-damage_reflected = { $target } зазнає бойових поранень замість { $fighter_gen }.
event-damage_shifted =
    { $target } бере на себе { $number ->
        [one] { $number } поранення
        [few] { $number } поранення
       *[many] { $number } поранень
    } { $fighter_gen }.
event-deck_exhausted = { $seat } не може взяти карту: колода порожня, усі бійці виснажені.
event-deck_searched =
    { $found ->
        [none] { $seat } марно шукає в колоді й тасує її.
       *[other] { $seat } бере з колоди карту «{ $found }» і тасує колоду.
    }
event-door_closed = { $fighter } зачиняє { $door }.
event-door_opened = { $fighter } відчиняє { $door }.
event-effects_cancelled = Ефекти карти { $seat_gen } скасовано.
event-fighter_defeated = { $fighter } гине.
event-fighter_healed =
    { $fighter } відновлює { $number ->
        [one] { $number } одиницю
        [few] { $number } одиниці
       *[many] { $number } одиниць
    } здоров’я ({ $from } → { $to }).
event-fighter_moved = { $fighter } переміщується в комірку { $space }.
event-fighter_placed =
    { $origin ->
        [none] { $fighter } починає в комірці { $space }.
       *[other] { $fighter } зникає з комірки { $origin } й опиняється в комірці { $space }.
    }
event-fighter_removed = { $fighter } покидає поле бою.
event-fighter_summoned = { $fighter } з’являється в комірці { $space } (здоров’я { $to }).
event-first_chosen = { $seat } починає партію.
event-hand_shown =
    { $cards ->
        [none] { $other } переглядає руку { $seat_gen }.
       *[other] { $other } переглядає руку { $seat_gen }: { $cards }.
    }
event-item_chosen = { $seat } вирішує, що лежить у кошику: { $item }.
event-opponent_chosen = { $seat } вибирає суперника: { $other_acc }.
event-pile_shuffled =
    { $seat } замішує в колоду { $number ->
        [one] { $number } карту
        [few] { $number } карти
       *[many] { $number } карт
    } зі скиду.
event-scheme_ended = Виверт { $seat_gen } «{ $card }» йде у скид.
event-seat_left = { $seat } виходить із-за столу.
event-seat_out = { $seat } вибуває з партії.
event-side_turned = { $seat } тепер { $side }.
event-space_chosen = { $seat } вибирає комірку { $space }.
event-tokens_changed =
    { $seat } тепер має { $to ->
        [one] { $to } жетон
        [few] { $to } жетони
       *[many] { $to } жетонів
    } { $token_gen } (було { $from }).
event-turn_began =
    { $seat } починає хід і має { $actions ->
        [one] { $actions } дію
        [few] { $actions } дії
       *[many] { $actions } дій
    }.
event-turn_ended = { $seat } завершує хід.
event-value_changed = Карта { $seat_gen } тепер має значення { $to } (було { $from }).
event-value_ignored = Значення карти { $seat_gen } ігнорується.


## Кінець партії

reason-both_heroes_defeated =
    { $count ->
        [one] { $winners } перемагає
       *[other] { $winners } перемагають
    }: жоден герой не вцілів, тож перемога за тим, чий був хід.
reason-endless =
    { $source ->
        [none] Переможця немає: ефекти ніколи б не скінчилися, тож партію зупинено.
       *[other] Переможця немає: ефекти карти «{ $source }» ніколи б не скінчилися, тож партію зупинено.
    }
reason-forfeit =
    { $count ->
        [one] { $winners } перемагає: решта здалася.
       *[other] { $winners } перемагають: решта здалася.
    }
reason-hero_defeated =
    { $count ->
        [one] { $winners } перемагає
       *[other] { $winners } перемагають
    }: ворожий герой загинув.
reason-last_standing =
    { $count ->
        [one] { $winners } перемагає
       *[other] { $winners } перемагають
    }: решта героїв загинула.
reason-team_defeated =
    { $count ->
        [one] { $winners } перемагає
       *[other] { $winners } перемагають
    }: обидва герої іншої команди загинули.


## Розділи правил

chapter-D1 = Підготовка
chapter-D2 = Комірки й зони
chapter-D3 = Хід
chapter-D4 = Карти
chapter-D5 = Маневр
chapter-D6 = Виверт
chapter-D7 = Атака
chapter-D8 = Ефекти
chapter-D9 = Здоров’я, поразка й перемога
chapter-D10 = Двері
chapter-D11 = Кожен за себе
chapter-D12 = Команди
chapter-D13 = Власні правила героїв
chapter-R = Про що мовчать книги правил


## Правила: чому щось запитують, пропонують або не дозволяють

rule-D1-1 = Гравці разом вибирають поле бою. Для двобою потрібні дві початкові комірки, для решти режимів — чотири.
rule-D1-2 = Кожен гравець грає за одного героя з його помічниками, 30 картами та всім, що ще йому належить.
rule-D1-3 = Бійці починають зі здоров’ям, указаним на карті персонажа; помічник, для якого його не вказано, має 1.
rule-D1-4 = Кожен тасує свою колоду й бере 5 карт.
rule-D1-5 = Герой першого гравця стає в початкову комірку 1; кожен помічник — у порожню комірку в одній зоні зі своїм героєм, а якщо там немає місця — у будь-яку порожню.
rule-D1-6 = Другий гравець так само виставляє своїх бійців, починаючи з початкової комірки 2.
rule-D1-7 = Спочатку всі двері відчинені.
rule-D1-8 = Першим ходить той, чий герой почав у початковій комірці 1.
rule-D2-1 = У комірці стоїть щонайбільше один боєць.
rule-D2-2 = Комірки суміжні, якщо їх з’єднує лінія.
rule-D2-3 = Комірки одного кольору утворюють одну зону, хоч би де вони були; комірка кількох кольорів належить до кількох зон. «В одній зоні з бійцем» — це в будь-якій із зон комірки, де він стоїть.
rule-D2-4 = Зони має бути легко впізнати й тим, хто не розрізняє кольорів.
rule-D3-1 = Хід складається з 2 дій: маневр, виверт або атака в будь-якому поєднанні. Пропускати дії не можна.
rule-D3-2 = Ефекти можуть дати додаткові дії.
rule-D3-3 = У самому кінці ходу скидайте карти, доки на руці не лишиться 7.
rule-D3-4 = Скиди лежать відкрито для всіх.
rule-D4-1 = На карті вказано її тип, значення, хто може її використати, ефекти й коли вони діють, а також значення поліпшення.
rule-D4-2 = Універсальна карта годиться і для атаки, і для оборони; для ефектів вона і те, і те, якщо в партії не домовлено інакше.
rule-D4-3 = Коли загинули всі, хто може використати карту, її можна лише скинути, зокрема й для поліпшення.
rule-D4-4 = Якщо помічників з одним ім’ям кілька, їхні карти може використати будь-хто з живих.
rule-D5-1 = Маневр починають з узяття 1 карти; вибору тут немає.
rule-D5-2 = За кожну карту, яку не вдалося взяти з порожньої колоди, усі бійці цього гравця зазнають по 2 поранення.
rule-D5-3 = Під час маневру кожен боєць може переміститися в межах дальності переміщення; бійці рухаються один за одним у будь-якому порядку.
rule-D5-4 = Крок веде в суміжну комірку. Через дружніх бійців проходити можна, через ворожих — ні; переміщення завершують у порожній комірці.
rule-D5-5 = Карта, скинута для поліпшення, додає своє значення поліпшення й більше нічого не робить.
rule-D5-6 = Чужого бійця переміщують за тими самими правилами, яких мав би дотриматися його власник.
rule-D5-7 = Розмістити бійця — це поставити його в порожню комірку без жодних кроків.
rule-D6-1 = Виверт кладуть горілиць; розігрує його живий боєць, який може його використати.
rule-D6-2 = Виверт іде у скид лише після свого ефекту.
rule-D7-1 = Для атаки потрібні нападник, досяжна ціль і карта, якою атакувати.
rule-D7-2 = Будь-хто може атакувати суміжного ворожого бійця, а бійці з дальньою атакою — ще й будь-якого ворожого бійця у спільній зоні.
rule-D7-3 = Нападник кладе карту долілиць, оборонець теж може це зробити, і обидві карти відкривають разом.
rule-D7-4 = Спершу { timing-immediately }, далі { timing-during_combat }, потім бойові поранення, потім { timing-after_combat }; карти йдуть у скид, а наостанок діє те, що стається після атаки.
rule-D7-5 = З одночасних ефектів першими діють ефекти оборонця. Якщо два ваші ефекти мають різні джерела, їхній порядок вибираєте ви.
rule-D7-6 = Бойових поранень стільки, на скільки атака більша за оборону. Оборонець їх не завдає.
rule-D7-7 = Бій доводять до кінця, навіть якщо хтось із двох загинув; те, що залежить від місця загиблого, не діє.
rule-D7-8 = Нападник переміг, якщо сама атака завдала оборонцеві щонайменше 1 поранення; інакше переміг оборонець.
rule-D8-1 = Якщо в ефекті не сказано «можете» чи «може», він обов’язковий, навіть коли шкодить вашим бійцям.
rule-D8-2 = «Максимум» дозволяє вибрати й 0.
rule-D8-3 = Надруковане значення — це число на карті, хай би що його змінило згодом.
rule-D8-4 = Ігнороване значення дорівнює в бою 0; надруковане значення лишається.
rule-D8-5 = Зробіть з ефекту все, що можна; решту пропустіть.
rule-D8-6 = Скасований ефект не діє. Деяких ефектів скасувати не можна.
rule-D8-7 = Власні правила героя важливіші за загальні.
rule-D8-8 = Ефекти карт стосуються двох учасників бою, якщо не сказано інакше.
rule-D9-1 = Поранення зменшують здоров’я. Боєць зі здоров’ям 0 гине й одразу покидає поле бою.
rule-D9-2 = Здоров’я не відновлюється понад початкове й ніколи не повертається до загиблих.
rule-D9-3 = Перед кожною дією й після неї: чий герой загинув, той програв. Якщо загинули обидва герої, перемагає той, чий хід.
rule-D10-1 = Під час маневру боєць біля дверей може відчинити їх за 1 крок або зачинити безкоштовно, і так скільки завгодно разів.
rule-D10-2 = Двері не зачиняються, якщо боєць стоїть по обидва боки від них.
rule-D10-3 = Крізь зачинені двері не можна ні пройти, ні атакувати, комірки по різні боки від них не суміжні, а зона розділена там, де кожен найкоротший шлях веде крізь них.
rule-D11-1 = Для гри «кожен за себе» потрібне поле бою з чотирма початковими комірками.
rule-D11-2 = У своєму найпершому ході можна атакувати лише наступного гравця й тих, хто вже ходив.
rule-D11-3 = «Суперник» на бойовій карті — це інший гравець у цьому бою.
rule-D11-4 = Коли ваш герой гине, ваші помічники одразу покидають поле бою, а ви вибуваєте.
rule-D11-5 = Перемагає останній живий герой.
rule-D12-1 = Команди по черзі виставляють по одному герою в початкові комірки від 1 до 4.
rule-D12-2 = Команди ходять по черзі, і так само чергуються гравці в кожній команді.
rule-D12-3 = Бійці товариша по команді — дружні, але кожен гравець керує лише своїми.
rule-D12-4 = У команді ви граєте й без героя, доки живий хоч один ваш помічник.
rule-D12-5 = Команда програла, коли загинули обидва її герої.
rule-D13-1 = Кошик — це верхня карта скиду Червоної Шапочки. Ефектам, позначеним предметом, потрібен саме цей предмет; символ вибору може бути будь-яким одним із них.
rule-D13-2 = Беовульф починає з 1 жетоном люті, має щонайбільше 3 і отримує 1 щоразу, коли поранено його самого. Витрачати лють ніколи не обов’язково.
rule-R1 = У кошик заглядають тоді, коли ефект діє. Щойно зіграної карти в ньому ще немає, а скинуте раніше поліпшення вже є.
rule-R2 = Скасування забирає ефекти, а не значення, і не чіпає того, що вже сталося. Ігнорувати значення — не те саме, що скасувати.
rule-R3 = Поліпшення, покладене долілиць разом з атакою, пропадає марно, якщо ефекти цієї карти скасовано.
rule-R4 = Карту без значення поліпшення не можна вибрати для поліпшення; скинута навмання, вона додає 0. Два дозволи — це два поліпшення.
rule-R5 = Скидати чи відкривати карти з порожньої колоди — не те саме, що брати їх; поранень від цього немає.
rule-R6 = Додаткова атака — це ціла нова атака тих самих двох бійців, коли карти першої вже скинуто; дії вона не потребує. Її не буде, якщо хтось із двох загинув.
rule-R7 = Отримані дії треба виконати. Що саме й у якому порядку станеться за ефектом, ви вибираєте до того, як він почне діяти; комірку для бійця — лише тоді, коли він переміщується чи його розміщують.
rule-R8 = «Поточний хід» — це той хід, що триває зараз, хоч би чий він був.
rule-R9 = Помічник виходить на поле бою чи повертається, лише якщо є кого виставити і є вільна комірка; тоді це обов’язково.
rule-R10 = Пройти через комірку означає ввійти в неї й вийти. Поранень за це завдають після переміщення, один раз кожному бійцеві.
rule-R11 = Кожні з трьох дверей Георота перекривають дві лінії. Вони розділяють дві комірки зони, якщо кожен найкоротший шлях між ними веде крізь зачинені двері.
rule-R12 = Відвернені бойові поранення — це лише поранення від цієї атаки.
rule-R13 = Товариші по команді бачать руки одне одного, якщо партію не грають із закритими руками.
rule-R14 = Коли поранень стільки, скільки становить значення карти, рахують надруковане значення, без додатків.
rule-R15 = Уміння, що називає свій момент, діє саме тоді; «після атаки» — найостанніше.
rule-R16 = Карта, з якої починається кошик, — не карта дії й завжди лежить на дні скиду.
rule-R17 = На полі бою, надруковані особливості якого невідомі, грають без них.
rule-R18 = { side-big } Аліса додає 2, коли атакує, а { side-small } Аліса додає 1, коли обороняється, хоч би якого типу карту вона зіграла.
rule-R19 = Вибираючи з кількох ефектів, можна взяти й такий, що нічого не зробить.
rule-R20 = У карти без ефектів нема чого скасовувати, тож поліпшення, покладене разом із нею, лишається.
rule-R21 = Розмістити бійця можна лише в порожній комірці; комірка, у якій він стоїть, не порожня.
rule-R22 = Коли водночас діють кілька ваших ефектів, зокрема й вибраних з одного переліку, їхній порядок вибираєте ви.
rule-R23 = Карта «{ card-beowulf-golden-drinking-horn }» дає за кожен витрачений жетон люті один ефект, щоразу інший, а за 0 жетонів — жодного.
