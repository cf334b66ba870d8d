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

ability-achilles-grief = Скорбота
ability-achilles-wrath = Гнів
ability-alice-size = Розмір
ability-beowulf-rage = Лють
ability-bigfoot-elusive = Невловний
ability-bloody-mary-mirror = Дзеркало
ability-medusa-gaze = Погляд
ability-robin-hood-hit-and-run = Бий і біжи
ability-sun-wukong-plucked-hair = Вирвана волосина


## Що роблять карти та коли

timing-immediately = НЕГАЙНО
timing-during_combat = ПІД ЧАС БОЮ
timing-after_combat = ПІСЛЯ БОЮ
timing-scheme = ВИВЕРТ


## Карти Ахілла

card-achilles-achilles-heel = Ахіллесова п’ята
card-achilles-battle-frenzy = Бойове шаленство
card-achilles-battle-hardened = Загартований у битвах
card-achilles-blessed-by-hermes = Благословення Гермеса
card-achilles-brothers-in-arms = Побратими
card-achilles-feint = Каверза
card-achilles-relentless-assault = Невпинний натиск
card-achilles-skirmish = Сутичка
card-achilles-spear-throw = Кидок списа
card-achilles-test-for-weakness = Пошук слабкого місця
card-achilles-the-day-of-your-doom = День твоєї загибелі
card-achilles-under-achilles-helm = Під шоломом Ахілла
card-achilles-wily-fighting = Підступний бій


## Карти Аліси

card-alice-claws-that-catch = Хапучі пазурі
card-alice-drink-me = Випий мене
card-alice-eat-me = З’їж мене
card-alice-feint = Каверза
card-alice-im-late-im-late = Спізнююсь, спізнююсь!
card-alice-jaws-that-bite = Кусючі щелепи
card-alice-looking-glass = Задзеркалля
card-alice-mad-as-a-hatter = Навіжений, мов Капелюшник
card-alice-manxome-foe = Жахлютий ворог
card-alice-momentous-shift = Удар з розгону
card-alice-o-frabjous-day = О префайний день!
card-alice-regroup = Перегрупування
card-alice-skirmish = Сутичка
card-alice-snicker-snack = Бурлатний меч
card-alice-the-other-side-of-the-mushroom = Другий бік гриба


## Карти Беовульфа

card-beowulf-epic-poem = Епічна поема
card-beowulf-fatal-struggle = Смертельна борня
card-beowulf-feint = Каверза
card-beowulf-golden-drinking-horn = Золотий питний ріг
card-beowulf-hot-for-the-battle = Жага битви
card-beowulf-no-contest-expecteth = Не жде він відсічі
card-beowulf-remnant-of-valor = Рештки звитяги
card-beowulf-skirmish = Сутичка
card-beowulf-the-ancient-heirloom = Прадавній спадок
card-beowulf-the-equal-of-grendel = Рівня Гренделю
card-beowulf-the-war-king = Король-воїн
card-beowulf-vigor-and-courage = Снага й відвага


## Карти Бігфута

card-bigfoot-crash-through-the-trees = Навпростець крізь хащі
card-bigfoot-disengage = Вихід із бою
card-bigfoot-feint = Каверза
card-bigfoot-hoax = Містифікація
card-bigfoot-its-just-your-imagination = Вам просто здалося
card-bigfoot-jackalope-horns = Роги джекалопа
card-bigfoot-larger-than-life = Більший, ніж розповідають
card-bigfoot-momentous-shift = Удар з розгону
card-bigfoot-regroup = Перегрупування
card-bigfoot-savagery = Дикий норов
card-bigfoot-skirmish = Сутичка


## Карти Кривавої Мері

card-bloody-mary-bloody-reprise = Кривава реприза
card-bloody-mary-bloody-requiem = Кривавий реквієм
card-bloody-mary-broken-glass = Розбите скло
card-bloody-mary-closer-than-she-appears = Ближче, ніж здається
card-bloody-mary-evade = Ухилення
card-bloody-mary-feint = Каверза
card-bloody-mary-ghostly-touch = Примарний дотик
card-bloody-mary-infinity-mirror = Дзеркальний коридор
card-bloody-mary-jump-scare = Раптовий жах
card-bloody-mary-mirror-image = Дзеркальне відображення
card-bloody-mary-out-of-the-mirror = Із дзеркала
card-bloody-mary-speak-three-times = Промов тричі
card-bloody-mary-stolen-memories = Украдені спогади
card-bloody-mary-trick-of-the-light = Гра світла


## Карти короля Артура

card-king-arthur-aid-the-chosen-one = На поміч обраному
card-king-arthur-bewilderment = Збити з пантелику
card-king-arthur-command-the-storms = Влада над бурями
card-king-arthur-divine-intervention = Втручання небес
card-king-arthur-excalibur = Екскалібур
card-king-arthur-feint = Каверза
card-king-arthur-momentous-shift = Удар з розгону
card-king-arthur-noble-sacrifice = Шляхетна жертва
card-king-arthur-prophecy = Пророцтво
card-king-arthur-regroup = Перегрупування
card-king-arthur-restless-spirits = Неприкаяні духи
card-king-arthur-skirmish = Сутичка
card-king-arthur-swift-strike = Стрімкий удар
card-king-arthur-the-aid-of-morgana = Поміч Моргани
card-king-arthur-the-holy-grail = Святий Грааль
card-king-arthur-the-lady-of-the-lake = Володарка Озера


## Карти Червоної Шапочки

card-little-red-riding-hood-a-grimm-tale = Моторошна казка Ґріммів
card-little-red-riding-hood-into-the-woods-knife = У темний ліс ({ item-knife })
card-little-red-riding-hood-into-the-woods-wolf-skin = У темний ліс ({ item-wolf_skin })
card-little-red-riding-hood-into-the-woods-wolfsbane = У темний ліс ({ item-wolfsbane })
card-little-red-riding-hood-long-have-i-sought-you = Довго ж я тебе шукав
card-little-red-riding-hood-never-leave-the-path = Не сходь зі стежки
card-little-red-riding-hood-once-upon-a-time = Жили-були
card-little-red-riding-hood-stones-in-the-belly = Каміння в череві
card-little-red-riding-hood-the-wolfs-skin = Вовкова шкура
card-little-red-riding-hood-what-a-terrible-big-mouth-you-have = Який у тебе страшенно великий рот
card-little-red-riding-hood-what-big-ears-you-have = Які в тебе великі вуха
card-little-red-riding-hood-what-big-eyes-you-have = Які в тебе великі очі
card-little-red-riding-hood-what-large-hands-you-have = Які в тебе великі руки
card-little-red-riding-hood-whats-that-in-my-basket = Що це в моєму кошику?


## Карти Медузи

card-medusa-a-momentary-glance = Миттєвий погляд
card-medusa-clutching-claws = Чіпкі кігті
card-medusa-dash = Ривок
card-medusa-feint = Каверза
card-medusa-gaze-of-stone = Кам’яний погляд
card-medusa-hiss-and-slither = Сичить і звивається
card-medusa-regroup = Перегрупування
card-medusa-second-shot = Другий постріл
card-medusa-snipe = Прицільний постріл
card-medusa-the-hounds-of-mighty-zeus = Пси могутнього Зевса
card-medusa-winged-frenzy = Крилате шаленство


## Карти Робіна Гуда

card-robin-hood-a-hunters-eye = Око мисливця
card-robin-hood-ambush = Засідка
card-robin-hood-defenders-of-sherwood = Захисники Шервуду
card-robin-hood-disarming-shot = Роззброювальний постріл
card-robin-hood-feint = Каверза
card-robin-hood-highway-robbery = Розбій на великій дорозі
card-robin-hood-piercing-shot = Пробивний постріл
card-robin-hood-regroup = Перегрупування
card-robin-hood-snark = Кпини
card-robin-hood-steal-from-the-rich = Забрати в багатих
card-robin-hood-wily-fighting = Підступний бій


## Карти Синдбада

card-sinbad-by-fortune-and-fate = Волею фортуни й долі
card-sinbad-commanding-impact = Нищівний удар
card-sinbad-exploit = Скористатися нагодою
card-sinbad-feint = Каверза
card-sinbad-leap-away = Відскок
card-sinbad-momentous-shift = Удар з розгону
card-sinbad-regroup = Перегрупування
card-sinbad-riches-beyond-compare = Незрівнянні скарби
card-sinbad-toil-and-danger = Труди й небезпеки
card-sinbad-voyage-home = Подорож додому
card-sinbad-voyage-to-the-cannibals-with-the-root-of-madness = Подорож до людожерів із коренем божевілля
card-sinbad-voyage-to-the-city-of-the-king-of-serendib = Подорож до міста царя Серендібу
card-sinbad-voyage-to-the-city-of-the-man-eating-apes = Подорож до міста мавп-людожерів
card-sinbad-voyage-to-the-creature-with-eyes-like-coals-of-fire = Подорож до істоти з очима, мов жарини
card-sinbad-voyage-to-the-island-that-was-a-whale = Подорож на острів, що виявився китом
card-sinbad-voyage-to-the-valley-of-the-giant-snakes = Подорож у долину велетенських змій


## Карти Свень Вукона

card-sun-wukong-bewilderment = Збити з пантелику
card-sun-wukong-fiery-eyes-that-see = Видющі полум’яні очі
card-sun-wukong-golden-chain-mail = Золота кольчуга
card-sun-wukong-infinite-strikes = Нескінченні удари
card-sun-wukong-ox-form = Подоба вола
card-sun-wukong-phoenix-form = Подоба фенікса
card-sun-wukong-ruyi-jingo-bang = Жуї цзіньґубан
card-sun-wukong-seventy-two-transformations = 72 перетворення
card-sun-wukong-sly-monkey = Хитра мавпа
card-sun-wukong-taunting-laughter = Глузливий сміх
card-sun-wukong-tortoise-form = Подоба черепахи
card-sun-wukong-tricked-you = Обдурив!
card-sun-wukong-wily-fighting = Підступний бій


## Карти Єнненги

card-yennenga-divide-and-conquer = Розділяй і володарюй
card-yennenga-jaws-of-the-beast = Паща звіра
card-yennenga-master-of-the-hunt = Володарка ловів
card-yennenga-momentous-shift = Удар з розгону
card-yennenga-one-with-the-land = Єдність із землею
card-yennenga-pin-the-prey = Загнана здобич
card-yennenga-point-blank = Постріл упритул
card-yennenga-rain-of-arrows = Злива стріл
card-yennenga-shield-formation = Стіна щитів
card-yennenga-skirmish = Сутичка
card-yennenga-stallion-charge = Наскок на жеребці
card-yennenga-surprise-volley = Раптовий залп
card-yennenga-volley = Залп


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
option-lasting_ability_first =
    Спершу дія вміння «{ $ability }»{ $place ->
        [1] {""}
       *[other] { " " }({ $place })
    }
option-lasting_first =
    Спершу дія карти «{ $card }»{ $place ->
        [1] {""}
       *[other] { " " }({ $place })
    }
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
event-card_left = Карта «{ $card }» ({ $seat }) виходить із гри та йде у скид.
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
event-card_stayed =
    { $until ->
        [turn_end] Карта «{ $card }» ({ $seat }) залишається в грі до кінця ходу.
        [next_turn] Карта «{ $card }» ({ $seat }) залишається в грі до початку наступного ходу цього гравця.
        [next_turn_end] Карта «{ $card }» ({ $seat }) залишається в грі до кінця наступного ходу цього гравця.
       *[open] Карта «{ $card }» ({ $seat }) залишається в грі.
    }
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
event-damage_averted = { $fighter } уникає поранень: { $number }.
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
event-lasting_acts = Спрацьовує «{ $cause }» ({ $seat }).
event-lasting_began =
    { $until ->
        [turn_end] Починає діяти «{ $cause }» ({ $seat }) — до кінця ходу.
        [next_turn] Починає діяти «{ $cause }» ({ $seat }) — до початку наступного ходу цього гравця.
        [next_turn_end] Починає діяти «{ $cause }» ({ $seat }) — до кінця наступного ходу цього гравця.
       *[open] Починає діяти «{ $cause }» ({ $seat }).
    }
event-lasting_ended = «{ $cause }» ({ $seat }) більше не діє.
event-opponent_chosen = { $seat } вибирає суперника: { $other_acc }.
event-piece_laid = { $seat } кладе жетон «{ $piece }» на { $space }.
event-piece_lifted = { $seat } прибирає жетон «{ $piece }» з { $space }.
event-piece_moved = { $seat } пересуває жетон «{ $piece }»: { $origin } → { $space }.
event-pieces_held = Жетони «{ $piece }» ({ $seat }) у { $fighter_gen }: { $number }.
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


## Про що домовилися за столом

handicap = { $seat } починає так: { $what }.
handicap-health = здоров’я на { $number } { $way ->
    [less] менше
   *[more] більше
}
handicap-cards = карт у руці на { $number } { $way ->
    [less] менше
   *[more] більше
}
