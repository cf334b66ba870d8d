### The duel in Russian: «Дуэль» по-русски.
###
### Термины, как в русской книге правил: hero – герой, sidekick – помощник, fighter – боец, opponent – противник, friend – союзник,
### enemy – вражеский боец (любой), enemy combatant – боец противника, your combatant – ваш боец, combatants – участники боя; board –
### поле, space – ячейка, zone – зона, adjacent – смежный, «in X's zone» – в одной зоне с X (о самом X: в его зоне), empty – свободная;
### action – действие, manoeuvre – манёвр, scheme – приём, attack – атака, defence – защита, defender – обороняющийся, versatile –
### универсальная карта, bonus attack – дополнительная атака; value – значение, printed value – напечатанное значение, boost – усиление
### (усилить), boost value – значение усиления; deck – колода, hand – рука, discard pile – стопка сброса, draw – взять, discard –
### сбросить, at random – случайная карта, face down – лицом вниз, reveal – открыть; move – переместить («up to N» – «не более чем на
### N»), place – разместить, summon – призвать, swap – поменять местами; damage – урон, combat damage – боевой урон, health – здоровье,
### heal – восстановить здоровье, defeated – повержен, exhausted – обессилены; rage – (жетон) ярости, pay – потратить, basket –
### корзинка, item – предмет, VOYAGE – ПУТЕШЕСТВИЕ;
### cancel – отменить, ignore – игнорировать; turn – ход, setup – подготовка, match – партия, team – команда.
### К игроку обращаемся на «вы». Падежи имён: .gen .acc, род: .gender; больше ничего предложениям не нужно.
### Между числом и словом и перед тире стоят неразрывные пробелы (U+00A0).


## Составные части

list-empty = ничего
list-end = { $rest } и { $last }
numbered = { $name } { $number }
quoted = «{ $name }»
seated = { $name } (игрок { $number })
anybody = любой боец


## Герои и помощники

hero-achilles = Ахиллес
    .gen = Ахиллеса
    .acc = Ахиллеса
    .gender = m
hero-alice = Алиса
    .gen = Алисы
    .acc = Алису
    .gender = f
hero-beowulf = Беовульф
    .gen = Беовульфа
    .acc = Беовульфа
    .gender = m
hero-bigfoot = Бигфут
    .gen = Бигфута
    .acc = Бигфута
    .gender = m
hero-bloody-mary = Кровавая Мэри
    .gen = Кровавой Мэри
    .acc = Кровавую Мэри
    .gender = f
hero-king-arthur = Король Артур
    .gen = Короля Артура
    .acc = Короля Артура
    .gender = m
hero-little-red-riding-hood = Красная Шапочка
    .gen = Красной Шапочки
    .acc = Красную Шапочку
    .gender = f
hero-medusa = Медуза
    .gen = Медузы
    .acc = Медузу
    .gender = f
hero-robin-hood = Робин Гуд
    .gen = Робин Гуда
    .acc = Робин Гуда
    .gender = m
hero-sinbad = Синдбад
    .gen = Синдбада
    .acc = Синдбада
    .gender = m
hero-sun-wukong = Сунь Укун
    .gen = Сунь Укуна
    .acc = Сунь Укуна
    .gender = m
hero-yennenga = Йенненга
    .gen = Йенненги
    .acc = Йенненгу
    .gender = f

fighter-archer = Лучник
    .gen = Лучника
    .acc = Лучника
    .gender = m
fighter-clone = Клон
    .gen = Клона
    .acc = Клона
    .gender = m
fighter-harpy = Гарпия
    .gen = Гарпии
    .acc = Гарпию
    .gender = f
fighter-huntsman = Охотник
    .gen = Охотника
    .acc = Охотника
    .gender = m
fighter-jabberwock = Бармаглот
    .gen = Бармаглота
    .acc = Бармаглота
    .gender = m
fighter-jackalope = Джекалоп
    .gen = Джекалопа
    .acc = Джекалопа
    .gender = m
fighter-merlin = Мерлин
    .gen = Мерлина
    .acc = Мерлина
    .gender = m
fighter-outlaw = Разбойник
    .gen = Разбойника
    .acc = Разбойника
    .gender = m
fighter-patroclus = Патрокл
    .gen = Патрокла
    .acc = Патрокла
    .gender = m
fighter-porter = Носильщик
    .gen = Носильщика
    .acc = Носильщика
    .gender = m
fighter-wiglaf = Виглаф
    .gen = Виглафа
    .acc = Виглафа
    .gender = m

token-rage = ярость
    .gen = ярости
token-size = размер
    .gen = размера

side-big = БОЛЬШАЯ
    .ins = БОЛЬШОЙ
side-small = МАЛЕНЬКАЯ
    .ins = МАЛЕНЬКОЙ

item-any = любой один предмет
item-knife = нож
item-wolf_skin = волчья шкура
item-wolfsbane = цветок-волкобой
item-none = такой, который здесь ничего не даёт


## Поля

board-baskerville-manor = Баскервиль-холл
zone-baskerville-manor-blue = голубая
zone-baskerville-manor-brown = коричневая
zone-baskerville-manor-gray = серая
zone-baskerville-manor-green = зелёная
zone-baskerville-manor-navy = тёмно-синяя
zone-baskerville-manor-violet = фиолетовая
zone-baskerville-manor-yellow = жёлтая

board-four-fords = Четыре брода
zone-four-fords-amber = янтарная
zone-four-fords-moss = моховая
zone-four-fords-river = речная
zone-four-fords-rust = ржавая
zone-four-fords-slate = сланцевая
zone-four-fords-teal = бирюзовая
zone-four-fords-violet = фиолетовая

board-frost-hall = Морозный чертог
zone-frost-hall-chamber = покои
zone-frost-hall-cliff = утёс
zone-frost-hall-hall = зал
zone-frost-hall-pines = сосны
zone-frost-hall-porch = крыльцо
zone-frost-hall-shore = берег
zone-frost-hall-snow = снег
door-frost-hall-chamber = дверь в покои
    .acc = дверь в покои
door-frost-hall-south = южная дверь
    .acc = южную дверь
door-frost-hall-west = западные ворота
    .acc = западные ворота

board-globe-theatre = Театр «Глобус»
zone-globe-theatre-blue = синяя
zone-globe-theatre-brown = коричневая
zone-globe-theatre-brown-light = светло-коричневая
zone-globe-theatre-green = зелёная
zone-globe-theatre-green-dark = тёмно-зелёная
zone-globe-theatre-green-light = светло-зелёная
zone-globe-theatre-orange = оранжевая
zone-globe-theatre-purple = пурпурная
zone-globe-theatre-red = красная
zone-globe-theatre-violet = фиолетовая

board-hanging-gardens = Висячие сады
zone-hanging-gardens-blue = голубая
zone-hanging-gardens-brown = коричневая
zone-hanging-gardens-gray = серая
zone-hanging-gardens-green = зелёная
zone-hanging-gardens-green-light = светло-зелёная
zone-hanging-gardens-rose = розовая
zone-hanging-gardens-yellow = жёлтая
zone-hanging-gardens-yellow-light = светло-жёлтая

board-heorot = Хеорот
zone-heorot-blue = голубая
zone-heorot-blue-dark = тёмно-синяя
zone-heorot-gray = серая
zone-heorot-gray-light = светло-серая
zone-heorot-orange = оранжевая
zone-heorot-red = красная
zone-heorot-yellow = жёлтая
door-heorot-north = северная дверь
    .acc = северную дверь
door-heorot-south = южная дверь
    .acc = южную дверь
door-heorot-west = западная дверь
    .acc = западную дверь

board-king-solomons-mine = Копи царя Соломона
zone-king-solomons-mine-blue = синяя
zone-king-solomons-mine-brown = коричневая
zone-king-solomons-mine-gold = золотая
zone-king-solomons-mine-gray = серая
zone-king-solomons-mine-green = зелёная
zone-king-solomons-mine-red = красная
zone-king-solomons-mine-yellow = жёлтая

board-marmoreal = Мармореал
zone-marmoreal-blue = голубая
zone-marmoreal-brown = коричневая
zone-marmoreal-gray = серая
zone-marmoreal-green = зелёная
zone-marmoreal-purple = пурпурная
zone-marmoreal-red = красная
zone-marmoreal-violet = фиолетовая
zone-marmoreal-yellow = жёлтая

board-sarpedon = Сарпедон
zone-sarpedon-blue = голубая
zone-sarpedon-brown = коричневая
zone-sarpedon-green = зелёная
zone-sarpedon-purple = пурпурная
zone-sarpedon-red = красная
zone-sarpedon-yellow = жёлтая

board-sherwood-forest = Шервудский лес
zone-sherwood-forest-brown = коричневая
zone-sherwood-forest-gray = серая
zone-sherwood-forest-gray-light = светло-серая
zone-sherwood-forest-green = зелёная
zone-sherwood-forest-green-light = светло-зелёная
zone-sherwood-forest-orange = оранжевая
zone-sherwood-forest-yellow = жёлтая

board-soho = Сохо
zone-soho-blue = голубая
zone-soho-brown = коричневая
zone-soho-gray = серая
zone-soho-green = зелёная
zone-soho-navy = тёмно-синяя
zone-soho-orange = оранжевая
zone-soho-yellow = жёлтая

board-venice = Венеция
zone-venice-blue = голубая
zone-venice-blue-dark = тёмно-синяя
zone-venice-gray = серая
zone-venice-green = зелёная
zone-venice-orange = оранжевая
zone-venice-red = красная
zone-venice-violet = фиолетовая
zone-venice-yellow = жёлтая

board-yukon = Юкон
zone-yukon-brown = коричневая
zone-yukon-brown-light = светло-коричневая
zone-yukon-gray = серая
zone-yukon-orange = оранжевая
zone-yukon-red = красная
zone-yukon-violet = фиолетовая
zone-yukon-yellow = жёлтая

sign-start = стартовая ячейка
sign-passage = потайной ход: один шаг от любого входа к любому другому, только для перемещения

missing-high-ground = Возвышенности, напечатанные на этом поле, в игре не участвуют: ни одна книга правил их не объясняет.


## Карты персонажей

ability-achilles-grief = Скорбь
ability-achilles-wrath = Гнев
ability-alice-size = Размер
ability-beowulf-rage = Ярость
ability-bigfoot-elusive = Неуловимость
ability-bloody-mary-mirror = Зеркало
ability-medusa-gaze = Взгляд
ability-robin-hood-hit-and-run = Бей и беги
ability-sun-wukong-plucked-hair = Вырванный волосок


## Что делают карты и когда

timing-immediately = НЕМЕДЛЕННО
timing-during_combat = ВО ВРЕМЯ БОЯ
timing-after_combat = ПОСЛЕ БОЯ
timing-scheme = ПРИЁМ


## Карты Ахиллеса

card-achilles-achilles-heel = Ахиллесова пята
card-achilles-battle-frenzy = Упоение боем
card-achilles-battle-hardened = Закалён в боях
card-achilles-blessed-by-hermes = Благословение Гермеса
card-achilles-brothers-in-arms = Братья по оружию
card-achilles-feint = Уловка
card-achilles-relentless-assault = Неумолимый натиск
card-achilles-skirmish = Стычка
card-achilles-spear-throw = Бросок копья
card-achilles-test-for-weakness = Проверка на прочность
card-achilles-the-day-of-your-doom = День твоей гибели
card-achilles-under-achilles-helm = В шлеме Ахиллеса
card-achilles-wily-fighting = Боевая смекалка


## Карты Алисы

card-alice-claws-that-catch = Хваткие когти
card-alice-drink-me = Выпей меня
card-alice-eat-me = Съешь меня
card-alice-feint = Уловка
card-alice-im-late-im-late = Опаздываю! Опаздываю!
card-alice-jaws-that-bite = Кусачие челюсти
card-alice-looking-glass = Зазеркалье
card-alice-mad-as-a-hatter = Безумна, как Шляпник
card-alice-manxome-foe = Злопастный враг
card-alice-momentous-shift = Удар с разбега
card-alice-o-frabjous-day = О храброславленный день!
card-alice-regroup = Перегруппировка
card-alice-skirmish = Стычка
card-alice-snicker-snack = Взы-взы
card-alice-the-other-side-of-the-mushroom = Другая сторона гриба


## Карты Беовульфа

card-beowulf-epic-poem = Эпическая поэма
card-beowulf-fatal-struggle = Роковая схватка
card-beowulf-feint = Уловка
card-beowulf-golden-drinking-horn = Золотой пиршественный рог
card-beowulf-hot-for-the-battle = Жажда битвы
card-beowulf-no-contest-expecteth = Не ожидая отпора
card-beowulf-remnant-of-valor = Осколок былой доблести
card-beowulf-skirmish = Стычка
card-beowulf-the-ancient-heirloom = Древнее наследие
card-beowulf-the-equal-of-grendel = Гренделю равный
card-beowulf-the-war-king = Конунг-воитель
card-beowulf-vigor-and-courage = Сила и отвага


## Карты Бигфута

card-bigfoot-crash-through-the-trees = Напролом через лес
card-bigfoot-disengage = Выход из боя
card-bigfoot-feint = Уловка
card-bigfoot-hoax = Мистификация
card-bigfoot-its-just-your-imagination = Тебе показалось
card-bigfoot-jackalope-horns = Рога Джекалопа
card-bigfoot-larger-than-life = Живая легенда
card-bigfoot-momentous-shift = Удар с разбега
card-bigfoot-regroup = Перегруппировка
card-bigfoot-savagery = Свирепость
card-bigfoot-skirmish = Стычка


## Карты Кровавой Мэри

card-bloody-mary-bloody-reprise = Кровавая реприза
card-bloody-mary-bloody-requiem = Кровавый реквием
card-bloody-mary-broken-glass = Битое стекло
card-bloody-mary-closer-than-she-appears = Ближе, чем кажется
card-bloody-mary-evade = Уклонение
card-bloody-mary-feint = Уловка
card-bloody-mary-ghostly-touch = Призрачное прикосновение
card-bloody-mary-infinity-mirror = Зеркальный коридор
card-bloody-mary-jump-scare = Скример
card-bloody-mary-mirror-image = Отражение
card-bloody-mary-out-of-the-mirror = Из зеркала
card-bloody-mary-speak-three-times = Позови трижды
card-bloody-mary-stolen-memories = Украденные воспоминания
card-bloody-mary-trick-of-the-light = Игра света


## Карты Короля Артура

card-king-arthur-aid-the-chosen-one = В помощь избранному
card-king-arthur-bewilderment = Морок
card-king-arthur-command-the-storms = Повелитель бурь
card-king-arthur-divine-intervention = Божественное вмешательство
card-king-arthur-excalibur = Экскалибур
card-king-arthur-feint = Уловка
card-king-arthur-momentous-shift = Удар с разбега
card-king-arthur-noble-sacrifice = Благородная жертва
card-king-arthur-prophecy = Пророчество
card-king-arthur-regroup = Перегруппировка
card-king-arthur-restless-spirits = Неупокоенные духи
card-king-arthur-skirmish = Стычка
card-king-arthur-swift-strike = Стремительный удар
card-king-arthur-the-aid-of-morgana = Помощь Морганы
card-king-arthur-the-holy-grail = Святой Грааль
card-king-arthur-the-lady-of-the-lake = Владычица Озера


## Карты Красной Шапочки

card-little-red-riding-hood-a-grimm-tale = Сказка братьев Гримм
card-little-red-riding-hood-into-the-woods-knife = Чем дальше в лес… ({ item-knife })
card-little-red-riding-hood-into-the-woods-wolf-skin = Чем дальше в лес… ({ item-wolf_skin })
card-little-red-riding-hood-into-the-woods-wolfsbane = Чем дальше в лес… ({ item-wolfsbane })
card-little-red-riding-hood-long-have-i-sought-you = Давно я тебя ищу
card-little-red-riding-hood-never-leave-the-path = Не сходи с тропинки
card-little-red-riding-hood-once-upon-a-time = Жила-была
card-little-red-riding-hood-stones-in-the-belly = Камни в брюхо
card-little-red-riding-hood-the-wolfs-skin = Волчья шкура
card-little-red-riding-hood-what-a-terrible-big-mouth-you-have = Почему у тебя такой страшно большой рот?
card-little-red-riding-hood-what-big-ears-you-have = Почему у тебя такие большие уши?
card-little-red-riding-hood-what-big-eyes-you-have = Почему у тебя такие большие глаза?
card-little-red-riding-hood-what-large-hands-you-have = Почему у тебя такие большие руки?
card-little-red-riding-hood-whats-that-in-my-basket = А что это я там несу?


## Карты Медузы

card-medusa-a-momentary-glance = Мимолётный взгляд
card-medusa-clutching-claws = Цепкие когти
card-medusa-dash = Рывок
card-medusa-feint = Уловка
card-medusa-gaze-of-stone = Окаменяющий взгляд
card-medusa-hiss-and-slither = Шипя и извиваясь
card-medusa-regroup = Перегруппировка
card-medusa-second-shot = Второй выстрел
card-medusa-snipe = Меткий выстрел
card-medusa-the-hounds-of-mighty-zeus = Псы могучего Зевса
card-medusa-winged-frenzy = Крылатое неистовство


## Карты Робин Гуда

card-robin-hood-a-hunters-eye = Глаз охотника
card-robin-hood-ambush = Засада
card-robin-hood-defenders-of-sherwood = Защитники Шервуда
card-robin-hood-disarming-shot = Обезоруживающий выстрел
card-robin-hood-feint = Уловка
card-robin-hood-highway-robbery = Грабёж на большой дороге
card-robin-hood-piercing-shot = Пронзающий выстрел
card-robin-hood-regroup = Перегруппировка
card-robin-hood-snark = Острое словцо
card-robin-hood-steal-from-the-rich = Отнять у богатых
card-robin-hood-wily-fighting = Боевая смекалка


## Карты Синдбада

card-sinbad-by-fortune-and-fate = Волею судьбы и случая
card-sinbad-commanding-impact = Сокрушительный удар
card-sinbad-exploit = Удачный момент
card-sinbad-feint = Уловка
card-sinbad-leap-away = Отскок
card-sinbad-momentous-shift = Удар с разбега
card-sinbad-regroup = Перегруппировка
card-sinbad-riches-beyond-compare = Несметные богатства
card-sinbad-toil-and-danger = Труды и опасности
card-sinbad-voyage-home = Путешествие домой
card-sinbad-voyage-to-the-cannibals-with-the-root-of-madness = Путешествие к людоедам с корнем безумия
card-sinbad-voyage-to-the-city-of-the-king-of-serendib = Путешествие в город царя Серендиба
card-sinbad-voyage-to-the-city-of-the-man-eating-apes = Путешествие в город обезьян-людоедов
card-sinbad-voyage-to-the-creature-with-eyes-like-coals-of-fire = Путешествие к чудовищу с глазами как горящие угли
card-sinbad-voyage-to-the-island-that-was-a-whale = Путешествие на остров-кит
card-sinbad-voyage-to-the-valley-of-the-giant-snakes = Путешествие в долину исполинских змей


## Карты Сунь Укуна

card-sun-wukong-bewilderment = Морок
card-sun-wukong-fiery-eyes-that-see = Огненные очи, что видят всё
card-sun-wukong-golden-chain-mail = Золотая кольчуга
card-sun-wukong-infinite-strikes = Бесконечные удары
card-sun-wukong-ox-form = Облик быка
card-sun-wukong-phoenix-form = Облик феникса
card-sun-wukong-ruyi-jingo-bang = Жуи Цзиньгубан
card-sun-wukong-seventy-two-transformations = 72 превращения
card-sun-wukong-sly-monkey = Хитрая обезьяна
card-sun-wukong-taunting-laughter = Издевательский смех
card-sun-wukong-tortoise-form = Облик черепахи
card-sun-wukong-tricked-you = Попался!
card-sun-wukong-wily-fighting = Боевая смекалка


## Карты Йенненги

card-yennenga-divide-and-conquer = Разделяй и властвуй
card-yennenga-jaws-of-the-beast = Пасть зверя
card-yennenga-master-of-the-hunt = Владычица охоты
card-yennenga-momentous-shift = Удар с разбега
card-yennenga-one-with-the-land = Единение с землёй
card-yennenga-pin-the-prey = Загнать добычу
card-yennenga-point-blank = В упор
card-yennenga-rain-of-arrows = Град стрел
card-yennenga-shield-formation = Стена щитов
card-yennenga-skirmish = Стычка
card-yennenga-stallion-charge = Натиск жеребца
card-yennenga-surprise-volley = Внезапный залп
card-yennenga-volley = Залп


## Эффекты, когда их выбирают по названию

effect-add_value = прибавить { $number } к значению карты
effect-damage =
    нанести { $number ->
        [one] { $number } урон
       *[other] { $number } урона
    }
effect-discard =
    сбросить { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    }
effect-draw =
    взять { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    }
effect-gain_actions =
    получить { $number ->
        [one] { $number } действие
        [few] { $number } действия
       *[other] { $number } действий
    }
effect-heal =
    восстановить { $number ->
        [one] { $number } здоровье
       *[other] { $number } здоровья
    }
effect-keep_card = вернуть карту в руку
effect-let_damage = позволить нанести урон своему герою
effect-let_discard_picked = сбросить выбранную карту
effect-let_draw =
    позволить другому игроку взять { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    }
effect-let_ignore_value = позволить игнорировать значение своей карты
effect-let_summon = позволить другому игроку вернуть помощника на поле
effect-lower_value = вычесть { $number } из значения карты
effect-move =
    переместиться не более чем на { $number ->
        [one] { $number } ячейку
        [few] { $number } ячейки
       *[other] { $number } ячеек
    }
effect-other = сделать то, что сказано на карте
effect-place = разместить бойца на другой ячейке
effect-set_value = повысить значение карты до { $number }
effect-summon = вывести помощника на поле
effect-swap = поменять бойцов местами
effect-take_top = взять верхнюю карту стопки сброса
effect-turn_to_big = стать { side-big.ins }
effect-turn_to_small = стать { side-small.ins }


## Вопросы

question-choose_action =
    { $seat }, выберите действие (осталось { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
       *[many] { $actions } действий
    }).
question-choose_attack_card = { $seat }, выберите карту, которой { $attacker } атакует { $defender_acc }.
question-choose_boost =
    { $source ->
        [none] { $seat }, вы можете сбросить карту, чтобы усилить перемещение.
       *[other] { $seat }, «{ $source }»: выберите, что сбросить для усиления своей карты.
    }
question-choose_card_of_opponent = { $seat }, «{ $source }»: выберите карту из руки противника.
question-choose_defence_card = { $seat }, вы можете выбрать карту, которой { $defender } защищается от { $attacker_gen }.
question-choose_discard = { $seat }, «{ $source }»: выберите, какую карту сбросить.
question-choose_effect = { $seat }, «{ $source }»: выберите, что произойдёт.
question-choose_fighter = { $seat }, «{ $source }»: выберите бойца.
question-choose_first = { $seat }, решите, кто ходит первым.
question-choose_from_deck = { $seat }, «{ $source }»: выберите карту, которую возьмёте в руку.
question-choose_from_discard = { $seat }, «{ $source }»: выберите карту из своей стопки сброса.
question-choose_item = { $seat }, «{ $source }»: выберите, какой предмет лежит в вашей корзинке.
question-choose_move = { $seat }, переместите своих бойцов.
question-choose_opponent = { $seat }, «{ $source }»: выберите противника.
question-choose_order = { $seat }, выберите, что сработает первым.
question-choose_payment = { $seat }, «{ $source }»: выберите, сколько жетонов { $token_gen } потратить.
question-choose_space = { $seat }, «{ $source }»: выберите ячейку.
question-choose_whether = { $seat }, «{ $source }»: применить эффект?
question-discard_to_limit = { $seat }, у вас в руке больше 7 карт: выберите, какую сбросить.
question-lay_boost = { $seat }, вы можете положить карту лицом вниз, чтобы усилить атаку.
question-move_fighter = { $seat }, «{ $source }»: выберите, кто и куда переместится.
question-move_step = { $seat }, «{ $source }»: выберите следующий шаг.
question-order_deck = { $seat }, «{ $source }»: выберите, какая карта ляжет следующей, считая сверху.
question-place_fighter = { $seat }, «{ $source }»: выберите свободную ячейку.
question-place_sidekick = { $seat }, разместите своего помощника.
question-place_summoned = { $seat }, «{ $source }»: выберите, где появится помощник.
question-shift_damage = { $seat }, вам грозит урон: { $number }. Выберите, сколько из него примет на себя помощник.


## Ответы

option-ability_first = Сначала способность «{ $ability }»
option-attack = { $actor } атакует { $target_acc }
option-card =
    { $question ->
        [choose_boost] Сбросить карту «{ $card }» (усиление { $boost })
        [choose_attack_card] Атаковать картой «{ $card }» ({ $value })
        [choose_defence_card] Защищаться картой «{ $card }» ({ $value })
        [choose_discard] Сбросить карту «{ $card }»
        [discard_to_limit] Сбросить карту «{ $card }»
        [choose_from_deck] Взять карту «{ $card }»
        [lay_boost] Положить карту «{ $card }» лицом вниз (усиление { $boost })
        [order_deck] Следующей положить карту «{ $card }»
       *[none] «{ $card }»
    }
option-card_first = Сначала карта «{ $card }»
option-close_door = { $fighter } закрывает { $door_acc } с ячейки { $space }
option-done =
    { $question ->
        [choose_move] { $mover ->
            [none] Закончить манёвр
           *[other] Закончить перемещение { $mover_gen }
        }
        [move_fighter] Закончить перемещение
        [move_step] Остановиться здесь
       *[none] Готово
    }
option-effect = Выбрать: { $effects }
option-effect_first = Сначала { $effect }
option-fighter = { $fighter }
option-first =
    { $seat_gender ->
        [f] Первой ходит { $seat }
       *[m] Первым ходит { $seat }
    }
option-item = { $item }
option-lasting_ability_first =
    Сначала действие способности «{ $ability }»{ $place ->
        [1] {""}
       *[other] { " " }({ $place })
    }
option-lasting_first =
    Сначала действие карты «{ $card }»{ $place ->
        [1] {""}
       *[other] { " " }({ $place })
    }
option-manoeuvre = Манёвр: взять карту, затем переместить бойцов
option-move = Переместить { $fighter_acc } на ячейку { $space }
option-open_door = { $fighter } открывает { $door_acc } с ячейки { $space }
option-opponent = { $seat }
option-pass =
    { $question ->
        [choose_boost] Ничего не сбрасывать
        [choose_defence_card] Не класть карту
        [choose_discard] Больше ничего не сбрасывать
        [choose_payment] Ничего не тратить
        [lay_boost] Не усиливать атаку
       *[none] Нет
    }
option-pay =
    { $number ->
        [0] Ничего не тратить
        [one] Потратить { $number } жетон { $token_gen }
        [few] Потратить { $number } жетона { $token_gen }
       *[many] Потратить { $number } жетонов { $token_gen }
    }
option-place = Разместить { $fighter_acc } на ячейке { $space }
option-scheme = { $actor } разыгрывает приём «{ $card }»
option-shift =
    { $number ->
        [0] { $fighter } не принимает урона
        [one] { $fighter } принимает { $number } урон
       *[other] { $fighter } принимает { $number } урона
    }
option-space = { $space }
option-step = { $fighter } делает шаг на ячейку { $space }
option-use = Да: { $effect }


## Что можно сделать и почему чего-то нельзя

way-manoeuvre = Манёвр
way-attack = Атака
way-scheme = Приём
why-no-attack-card = У вас нет карт, которыми можно атаковать.
why-no-card-for-attacker = Бойцу, который достаёт до врага, ни одна из ваших карт атаки не подходит.
why-no-enemy-in-reach = Ни до кого из врагов не достать: сначала подойдите ближе.
why-not-yet = В свой самый первый ход можно атаковать только следующего игрока и тех, кто уже ходил.
why-no-scheme-card = У вас нет карт приёмов.
why-nobody-for-scheme = Разыграть ваш приём больше некому.
why-defends = Это карта защиты: она пригодится, когда атакуют вашего бойца.
why-nobody-for-card = Использовать эту карту больше некому.
why-out-of-reach = Тот, кто может использовать эту карту, ни до кого из врагов не достаёт.
why-not-attack = Этой картой нельзя атаковать.
why-not-defence = Этой картой нельзя защищаться.
why-not-this-fighter = Эта карта для другого бойца.
why-no-boost = У этой карты нет значения усиления.


## События

event-action_taken =
    { $seat } выполняет действие ({ $actions ->
        [0] больше действий нет
        [one] осталось { $actions } действие
        [few] осталось { $actions } действия
       *[many] осталось { $actions } действий
    }).
event-actions_gained =
    { $seat } получает { $number ->
        [one] { $number } действие
        [few] { $number } действия
       *[many] { $number } действий
    } (осталось: { $actions }).
event-attack_declared =
    { $bonus ->
        [0] { $fighter } атакует { $target_acc }.
       *[other] { $fighter } снова атакует { $target_acc }: это дополнительная атака.
    }
event-bonus_announced = { $seat } готовит дополнительную атаку «{ $card }».
event-boost_laid =
    { $card ->
        [none] { $seat } кладёт усиление лицом вниз.
       *[other] { $seat } кладёт карту «{ $card }» лицом вниз как усиление.
    }
event-boost_lost = { $seat } теряет усиление «{ $card }»: оно ничего не прибавляет.
event-boost_revealed = { $seat } открывает усиление «{ $card }» (+{ $number }).
event-card_chosen = { $other } выбирает и показывает карту из руки { $seat_gen }: «{ $card }».
event-card_discarded =
    { $why ->
        [boost] { $seat } сбрасывает карту «{ $card }» для усиления.
        [chance] { $seat } сбрасывает случайную карту: «{ $card }».
        [limit] { $seat } сбрасывает карту «{ $card }», чтобы не превысить предел карт в руке.
       *[choice] { $seat } сбрасывает карту «{ $card }».
    }
event-card_drawn =
    { $card ->
        [none] { $seat } берёт карту.
       *[other] { $seat } берёт карту «{ $card }».
    }
event-card_kept = { $seat } возвращает карту «{ $card }» в руку.
event-card_laid =
    { $role ->
        [defence] { $card ->
            [none] { $seat } кладёт карту защиты лицом вниз.
           *[other] { $seat } кладёт карту «{ $card }» лицом вниз для защиты.
        }
       *[attack] { $card ->
            [none] { $seat } кладёт карту атаки лицом вниз.
           *[other] { $seat } кладёт карту «{ $card }» лицом вниз для атаки.
        }
    }
event-card_left = Карта «{ $card }» ({ $seat }) выходит из игры и отправляется в стопку сброса.
event-card_milled = Верхняя карта колоды { $seat_gen } отправляется в стопку сброса: «{ $card }».
event-card_picked =
    { $card ->
        [none] { $seat } берёт одну из этих карт в руку.
       *[other] { $seat } берёт карту «{ $card }» в руку.
    }
event-card_played = { $fighter } разыгрывает приём «{ $card }».
event-card_put =
    { $place ->
        [top] { $seat } кладёт карту «{ $card }» наверх колоды.
        [bottom] { $seat } кладёт карту «{ $card }» под низ колоды.
        [deck] { $seat } замешивает карту «{ $card }» в колоду.
       *[away] { $seat } убирает карту «{ $card }» из игры.
    }
event-card_put_under =
    { $card ->
        [none] { $other } перекладывает карту из руки { $seat_gen } под низ { $seat_gender ->
            [f] её колоды.
           *[m] его колоды.
        }
       *[other] { $other } перекладывает карту «{ $card }» из руки { $seat_gen } под низ { $seat_gender ->
            [f] её колоды.
           *[m] его колоды.
        }
    }
event-card_recalled =
    { $place ->
        [top] { $seat } кладёт карту «{ $card }» из стопки сброса наверх колоды.
        [bottom] { $seat } кладёт карту «{ $card }» из стопки сброса под низ колоды.
       *[deck] { $seat } замешивает карту «{ $card }» из стопки сброса в колоду.
    }
event-card_returned =
    { $card ->
        [none] { $seat } кладёт карту обратно в колоду { $number }-й сверху.
       *[other] { $seat } кладёт карту «{ $card }» обратно в колоду { $number }-й сверху.
    }
event-card_revealed = { $seat } открывает карту «{ $card }» ({ $number }).
event-card_shown = { $seat } показывает верхнюю карту колоды: «{ $card }».
event-card_stayed =
    { $until ->
        [turn_end] Карта «{ $card }» ({ $seat }) остаётся в игре до конца хода.
        [next_turn] Карта «{ $card }» ({ $seat }) остаётся в игре до начала следующего хода этого игрока.
        [next_turn_end] Карта «{ $card }» ({ $seat }) остаётся в игре до конца следующего хода этого игрока.
       *[open] Карта «{ $card }» ({ $seat }) остаётся в игре.
    }
event-card_taken = { $seat } берёт карту «{ $card }» из стопки сброса.
event-card_unlaid = { $seat } отправляет карту «{ $card }» в стопку сброса.
event-cards_seen =
    { $number ->
        [0] { $seat } не видит ни одной карты: колода пуста.
        [1] { $seat } смотрит верхнюю карту колоды{ $cards ->
            [none] .
           *[other] : { $cards }.
        }
        [one] { $seat } смотрит { $number } верхнюю карту колоды{ $cards ->
            [none] .
           *[other] : { $cards }.
        }
        [few] { $seat } смотрит { $number } верхние карты колоды{ $cards ->
            [none] .
           *[other] : { $cards }.
        }
       *[many] { $seat } смотрит { $number } верхних карт колоды{ $cards ->
            [none] .
           *[other] : { $cards }.
        }
    }
event-combat_ended = Бой окончен.
event-combat_resolved = { $seat } наносит удар: атака { $attack }, защита { $defence }, урон { $number }.
event-combatant_replaced = { $target } вступает в бой вместо { $fighter_gen }.
event-damage_averted = { $fighter } избегает урона: { $number }.
event-damage_coming =
    { $fighter } вот-вот получит { $number ->
        [one] { $number } урон
       *[other] { $number } урона
    }.
event-damage_dealt =
    { $fighter } получает { $number ->
        [one] { $number } урон
       *[other] { $number } урона
    } (здоровье: { $from } → { $to }).
event-damage_limited = Боевой урон, который получит { $fighter }: не больше { $number }.
event-damage_prevented = { $fighter } не получит боевого урона от { $target_gen }.
event-damage_reduced = Боевой урон, который получит { $fighter }, станет меньше на { $number }.
event-damage_reflected = { $target } получит боевой урон вместо { $fighter_gen }.
event-damage_shifted =
    { $target } принимает { $number ->
        [one] { $number } урон
       *[other] { $number } урона
    } вместо { $fighter_gen }.
event-deck_exhausted = { $seat } не может взять карту: колода пуста, и все бойцы { $seat_gen } обессилены.
event-deck_searched =
    { $found ->
        [none] { $seat } ищет карту в колоде, но не находит и перемешивает колоду.
       *[other] { $seat } берёт из колоды карту «{ $found }» и перемешивает колоду.
    }
event-door_closed = { $fighter } закрывает { $door_acc }.
event-door_opened = { $fighter } открывает { $door_acc }.
event-effects_cancelled = Эффекты карты { $seat_gen } отменены.
event-fighter_defeated =
    { $fighter_gender ->
        [f] { $fighter } повержена.
       *[m] { $fighter } повержен.
    }
event-fighter_healed = { $fighter } восстанавливает { $number ->
        [one] { $number } здоровье
       *[other] { $number } здоровья
    } (здоровье: { $from } → { $to }).
event-fighter_moved = { $fighter } перемещается на ячейку { $space }.
event-fighter_placed =
    { $origin ->
        [none] { $fighter } начинает на ячейке { $space }.
       *[other] { $fighter } переносится с ячейки { $origin } на ячейку { $space }.
    }
event-fighter_removed = { $fighter } покидает поле.
event-fighter_summoned = { $fighter } появляется на ячейке { $space } (здоровье: { $to }).
event-first_chosen =
    { $seat_gender ->
        [f] Первой ходит { $seat }.
       *[m] Первым ходит { $seat }.
    }
event-hand_shown =
    { $cards ->
        [none] { $other } смотрит карты в руке { $seat_gen }.
       *[other] { $other } смотрит карты в руке { $seat_gen }: { $cards }.
    }
event-item_chosen = { $seat } называет предмет в корзинке: { $item }.
event-lasting_acts = Срабатывает «{ $cause }» ({ $seat }).
event-lasting_began =
    { $until ->
        [turn_end] Начинает действовать «{ $cause }» ({ $seat }) — до конца хода.
        [next_turn] Начинает действовать «{ $cause }» ({ $seat }) — до начала следующего хода этого игрока.
        [next_turn_end] Начинает действовать «{ $cause }» ({ $seat }) — до конца следующего хода этого игрока.
       *[open] Начинает действовать «{ $cause }» ({ $seat }).
    }
event-lasting_ended = «{ $cause }» ({ $seat }) больше не действует.
event-opponent_chosen = { $seat } выбирает противника: { $other }.
event-piece_laid = { $seat } кладёт жетон «{ $piece }» на { $space }.
event-piece_lifted = { $seat } убирает жетон «{ $piece }» с { $space }.
event-piece_moved = { $seat } передвигает жетон «{ $piece }»: { $origin } → { $space }.
event-pieces_held = Жетоны «{ $piece }» ({ $seat }) у { $fighter_gen }: { $number }.
event-pile_shuffled =
    { $seat } замешивает в колоду { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    } из стопки сброса.
event-scheme_ended = { $seat } отправляет приём «{ $card }» в стопку сброса.
event-seat_left = { $seat } покидает стол.
event-seat_out = { $seat } выбывает из игры.
event-side_turned = { $seat } теперь { $side }.
event-space_chosen = { $seat } выбирает ячейку { $space }.
event-tokens_changed =
    У { $seat_gen } теперь { $to ->
        [0] нет жетонов
        [one] { $to } жетон
        [few] { $to } жетона
       *[many] { $to } жетонов
    } { $token_gen } (было { $from }).
event-turn_began =
    { $seat } начинает ход ({ $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
       *[many] { $actions } действий
    }).
event-turn_ended = { $seat } заканчивает ход.
event-value_changed = Значение карты { $seat_gen } теперь { $to } (было { $from }).
event-value_ignored = Значение карты { $seat_gen } игнорируется.


## Исходы

reason-both_heroes_defeated =
    { $count ->
        [one] { $winners } побеждает: героев не осталось, а ход был за победителем.
       *[other] { $winners } побеждают: героев не осталось, а ход был за победителями.
    }
reason-endless =
    { $source ->
        [none] Победителя нет: эффекты никогда бы не закончились, поэтому партия остановлена.
       *[other] Победителя нет: эффекты карты «{ $source }» никогда бы не закончились, поэтому партия остановлена.
    }
reason-forfeit =
    { $count ->
        [one] { $winners } побеждает: остальные сдались.
       *[other] { $winners } побеждают: остальные сдались.
    }
reason-hero_defeated =
    { $count ->
        [one] { $winners } побеждает: герой противника повержен.
       *[other] { $winners } побеждают: герой противника повержен.
    }
reason-last_standing =
    { $count ->
        [one] { $winners } побеждает: все остальные герои повержены.
       *[other] { $winners } побеждают: все остальные герои повержены.
    }
reason-team_defeated =
    { $count ->
        [one] { $winners } побеждает: оба героя другой команды повержены.
       *[other] { $winners } побеждают: оба героя другой команды повержены.
    }


## Главы правил

chapter-D1 = Подготовка
chapter-D2 = Ячейки и зоны
chapter-D3 = Ход
chapter-D4 = Карты
chapter-D5 = Манёвр
chapter-D6 = Приём
chapter-D7 = Атака
chapter-D8 = Эффекты
chapter-D9 = Здоровье, поражение и победа
chapter-D10 = Двери
chapter-D11 = Каждый за себя
chapter-D12 = Команды
chapter-D13 = Особые правила героев
chapter-R = О чём молчат книги правил


## Правила: почему что-то спрашивают, предлагают или не разрешают

rule-D1-1 = Игроки договариваются о поле. Для дуэли нужны две стартовые ячейки, для остальных режимов — четыре.
rule-D1-2 = У каждого игрока один герой с помощниками, 30 картами и всем, что к нему прилагается.
rule-D1-3 = Бойцы начинают со здоровьем, указанным на карте персонажа; если у помощника оно не указано, оно равно 1.
rule-D1-4 = Каждый перемешивает свою колоду и берёт 5 карт.
rule-D1-5 = Герой первого игрока встаёт на стартовую ячейку 1, каждый его помощник — на свободную ячейку в одной зоне с героем, а если таких нет, на любую свободную.
rule-D1-6 = Второй игрок расставляет бойцов так же, начиная со стартовой ячейки 2.
rule-D1-7 = Сначала все двери открыты.
rule-D1-8 = Первым ходит тот, чей герой стоит на стартовой ячейке 1.
rule-D2-1 = Двум бойцам на одной ячейке не поместиться.
rule-D2-2 = Если две ячейки соединены линией, они смежные.
rule-D2-3 = Ячейки одного цвета составляют одну зону, где бы они ни лежали; ячейка нескольких цветов входит в несколько зон. «В одной зоне с бойцом» — значит в любой из зон ячейки, на которой он стоит.
rule-D2-4 = Зоны должны различаться и без цвета.
rule-D3-1 = За ход выполняют 2 действия: манёвр, приём или атаку в любом сочетании. Пропускать действия нельзя.
rule-D3-2 = Эффекты могут дать ещё действия.
rule-D3-3 = В самом конце хода сбрасывайте карты, пока в руке не останется 7.
rule-D3-4 = Стопки сброса открыты для всех.
rule-D4-1 = На карте указаны её тип, значение, боец, который может её использовать, эффекты и их время, а также значение усиления.
rule-D4-2 = Универсальная карта годится и для атаки, и для защиты; эффекты считают её и картой атаки, и картой защиты, если в партии не выбрано иное.
rule-D4-3 = Если все, кто может использовать карту, повержены, её можно только сбросить, в том числе для усиления.
rule-D4-4 = Карты нескольких одноимённых помощников может использовать любой из них, кто ещё жив.
rule-D5-1 = Манёвр начинается с того, что вы берёте 1 карту; это обязательно.
rule-D5-2 = За каждую карту, которую не удалось взять из пустой колоды, все бойцы этого игрока получают по 2 урона.
rule-D5-3 = При манёвре каждого бойца можно переместить в пределах дальности перемещения, по очереди и в любом порядке.
rule-D5-4 = Шаг ведёт на смежную ячейку. Через союзников проходить можно, через вражеских бойцов нельзя; перемещение заканчивается на свободной ячейке.
rule-D5-5 = Карта, сброшенная для усиления, прибавляет своё значение усиления и больше ничего не делает.
rule-D5-6 = Чужого бойца перемещают по тем же правилам, которые обязан соблюдать его владелец.
rule-D5-7 = Разместить — значит поставить бойца на свободную ячейку, не делая шагов.
rule-D6-1 = Карту приёма выкладывают лицом вверх; разыгрывает её живой боец, который может её использовать.
rule-D6-2 = Карта приёма отправляется в стопку сброса только после своего эффекта.
rule-D7-1 = Для атаки нужны атакующий боец, цель, до которой он достаёт, и карта, которой можно атаковать.
rule-D7-2 = Любой боец может атаковать смежного вражеского бойца; боец с дальней атакой — ещё и любого в одной зоне с собой.
rule-D7-3 = Атакующий кладёт карту лицом вниз, обороняющийся может положить свою, и обе открываются одновременно.
rule-D7-4 = Сначала { timing-immediately }, затем { timing-during_combat }, потом боевой урон, потом { timing-after_combat }; карты сбрасываются, и последним происходит то, что следует за атакой.
rule-D7-5 = Из одновременных эффектов первыми применяются эффекты обороняющегося. Порядок двух своих эффектов из разных источников вы выбираете сами.
rule-D7-6 = Боевой урон — это то, на сколько атака больше защиты. Обороняющийся боевого урона не наносит.
rule-D7-7 = Бой доводят до конца, даже если один из бойцов повержен; эффект, которому нужно знать, где он стоит, ничего не делает.
rule-D7-8 = В бою победил атакующий, если сама атака нанесла обороняющемуся хотя бы 1 урон; иначе победил обороняющийся.
rule-D8-1 = Эффекты обязательны, если в них не сказано «можете» или «может», даже когда они вредят вашим собственным бойцам.
rule-D8-2 = «Не более чем» позволяет выбрать и 0.
rule-D8-3 = Напечатанное значение — это число на самой карте, как бы значение потом ни изменилось.
rule-D8-4 = Значение, которое игнорируют, в бою считается равным 0; напечатанное значение остаётся прежним.
rule-D8-5 = Сделайте из эффекта всё, что возможно, остальное пропустите.
rule-D8-6 = Отменённый эффект не происходит. Некоторые эффекты отменить нельзя.
rule-D8-7 = Собственные правила героя важнее общих.
rule-D8-8 = Эффекты карт относятся к двум участникам боя, если не сказано иное: «ваш боец» и «боец противника» — это они.
rule-D9-1 = Урон уменьшает здоровье. Боец, чьё здоровье упало до 0, повержен и сразу покидает поле.
rule-D9-2 = Здоровье восстанавливается не выше начального; поверженного бойца так не вернуть.
rule-D9-3 = До и после каждого действия проверяют: чей герой повержен, тот проиграл. Если повержены оба героя, побеждает тот, чей сейчас ход.
rule-D10-1 = Во время манёвра боец, смежный с дверью, может открыть её за 1 шаг или закрыть бесплатно, сколько угодно раз.
rule-D10-2 = Дверь нельзя закрыть, если боец стоит сразу по обе её стороны.
rule-D10-3 = Через закрытую дверь нельзя ни пройти, ни атаковать, и смежности через неё нет; она разделяет зону там, где через неё ведёт каждый кратчайший путь.
rule-D11-1 = Для игры каждый за себя нужно поле с четырьмя стартовыми ячейками.
rule-D11-2 = В свой самый первый ход можно атаковать только следующего игрока и тех, кто уже ходил.
rule-D11-3 = «Противник» на боевой карте — это другой игрок, участвующий в этом бою.
rule-D11-4 = Когда ваш герой повержен, ваши помощники сразу же покидают поле, а вы выбываете из игры.
rule-D11-5 = Побеждает последний живой герой.
rule-D12-1 = Команды расставляют героев по очереди, по одному, на стартовые ячейки от 1 до 4.
rule-D12-2 = Команды ходят по очереди, и так же чередуются игроки внутри команды.
rule-D12-3 = Бойцы товарища по команде — ваши союзники, но каждый управляет только своими.
rule-D12-4 = В команде вы продолжаете играть и без героя, пока жив хотя бы один ваш помощник.
rule-D12-5 = Команда проиграла, когда повержены оба её героя.
rule-D13-1 = Корзинка — это верхняя карта стопки сброса Красной Шапочки. Эффекту с предметом нужен именно этот предмет; символ выбора заменяет любой один из них.
rule-D13-2 = Беовульф начинает с 1 жетоном ярости, может иметь не больше 3 и получает 1 каждый раз, когда урон наносят ему самому. Тратить ярость не обязательно.
rule-R1 = В корзинку заглядывают в момент эффекта. Только что разыгранной карты в ней ещё нет, а сброшенная до этого для усиления уже там.
rule-R2 = Отмена снимает эффекты, но не значения и не то, что уже произошло. Игнорировать значение — не то же, что отменить эффекты.
rule-R3 = Усиление, положенное лицом вниз вместе с атакой, пропадает, ничего не прибавив, если эффекты карты атаки отменены.
rule-R4 = Карту без значения усиления нельзя выбрать для усиления; сброшенная случайно, она прибавляет 0. Два разрешения — два усиления.
rule-R5 = Сбросить или открыть карту из пустой колоды — не то же, что взять её: урона за это нет.
rule-R6 = Дополнительная атака — это полноценная новая атака с теми же двумя бойцами, когда карты первой уже сброшены; действия она не требует. Если один из бойцов повержен, её не будет.
rule-R7 = Полученные действия надо выполнить. Что выбрать внутри эффекта и в каком порядке это применить, решают до того, как он начнётся; куда попадёт боец, решают, когда до этого дойдёт.
rule-R8 = «Текущий ход» — это ход, который идёт сейчас, чей бы он ни был.
rule-R9 = Помощник появляется или возвращается, только если он вне поля и есть свободная ячейка; тогда это обязательно.
rule-R10 = Пройти через ячейку — значит ступить на неё и покинуть её. Урон за это наносят после перемещения, каждому бойцу один раз.
rule-R11 = Каждая из трёх дверей Хеорота перекрывает две линии. Она разделяет две ячейки зоны, если каждый кратчайший путь между ними ведёт через закрытые двери.
rule-R12 = Предотвращённый боевой урон — это урон только этой атаки.
rule-R13 = Товарищи по команде видят карты друг друга, если не выбрана игра с закрытыми картами.
rule-R14 = Урон, равный значению карты, считают по напечатанному значению, без прибавок.
rule-R15 = Способность, в которой назван её момент, срабатывает именно тогда; «после атаки» — это в самом конце.
rule-R16 = Карта, которая лежит в корзинке с самого начала, — не карта колоды: она навсегда остаётся внизу стопки.
rule-R17 = Если неизвестно, как работают напечатанные на поле особенности, играют без них.
rule-R18 = { side-big } Алиса прибавляет 2, когда атакует, а { side-small } — 1, когда защищается, какого бы типа карту она ни разыграла.
rule-R19 = Из предложенных эффектов можно выбрать и такой, который ничего не даст.
rule-R20 = У карты без эффектов отменять нечего, поэтому усиление, положенное вместе с ней, остаётся.
rule-R21 = Разместить бойца можно только на свободной ячейке; та, на которой он стоит, не свободна.
rule-R22 = Если в один и тот же момент происходят несколько ваших эффектов, в том числе выбранных из одного списка, их порядок выбираете вы.
rule-R23 = Карта «{ card-beowulf-golden-drinking-horn }» даёт по одному эффекту за каждый потраченный жетон ярости, все разные, а за 0 жетонов — ни одного.


## О чём договорились за столом

handicap = { $seat } начинает так: { $what }.
handicap-health = здоровья на { $number } { $way ->
    [less] меньше
   *[more] больше
}
handicap-cards = карт в руке на { $number } { $way ->
    [less] меньше
   *[more] больше
}
