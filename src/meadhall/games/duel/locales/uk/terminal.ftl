### Слова термінала про гру «Дуель», українською.


game-summary = Двобій: герої зі своїми колодами б’ються на полі бою


## Перед партією

ask-mode = У що зіграємо? Введіть номер або натисніть Enter, щоб вибрати перший варіант.
ask-hero = Гравець { $number }: який герой? Введіть номер, натисніть Enter, щоб отримати випадкового, або введіть «cards 2», щоб побачити колоду героя 2.
ask-board = Яке поле бою?
any-board = Будь-яке


## Стіл

on-turn =
    ходить, { $actions ->
        [0] дій не залишилося
        [one] залишилася { $actions } дія
        [few] залишилося { $actions } дії
       *[many] залишилося { $actions } дій
    }{ $taken ->
        [0] {""}
       *[other] , використано: { $taken }
    }
team = Команда { $number }
seat-out = поза грою
sizes = Рука: { $hand } · Колода: { $deck } · Скид: { $discard }
basket = Кошик: { $item }
in-play = У грі: { $names }
pieces = жетони на полі бою: { $piece } ({ $places })
off-board = поза полем бою
reach =
    { $reach ->
        [ranged] дальній бій
       *[melee] ближній бій
    }
door =
    { $state ->
        [closed] { $door }: зачинено
       *[open] { $door }: відчинено
    }
pile-of = Скид: { $seat } ({ $number })
deck-of = Відомі карти в колоді, рахуючи згори: { $seat }
combat = Бій
side =
    { $role ->
        [attack] Атака: { $fighter }
       *[defence] Оборона: { $fighter }
    }
laid =
    { $state ->
        [hidden] карта долілиць
       *[none] без карти
    }
boost-hidden = поліпшення долілиць
boost-open =
    { $state ->
        [lost] поліпшення { $number }: { $card } (пропало)
       *[counts] поліпшення { $number }: { $card }
    }
side-state =
    { $state ->
        [cancelled] ефекти скасовано
        [ignored] значення ігнорується
        [kept] повернеться на руку
        [prevented] не зазнає бойових поранень
       *[reflected] бойових поранень зазнає нападник
    }
playing = Виверт ({ $actor }): { $card }
shown = Показано всім карту: { $card }
noted-spaces = Позначені комірки: { $spaces }


## Карти

card-type =
    { $type ->
        [attack] атака
        [defence] оборона
        [scheme] виверт
       *[versatile] атака чи оборона
    }
card-facts =
    { $type }{ $value ->
        [none] {""}
       *[other] {" "}{ $value }
    }{ $boost ->
        [none] {""}
       *[other] {" "}· поліпшення { $boost }
    } · { $who }{ $symbol ->
        [none] {""}
       *[other] {" "}· символ: { $symbol }
    }
column-type = Тип
column-value = Значення
column-boost = Поліпшення
column-who = Хто
column-symbol = Символ
column-hero = Герой
column-id = ID
column-health = Здоров’я
column-move = Кроки
column-attack = Атака
column-sidekick = Помічник (здоров’я, атака)
sidekick =
    { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    } ({ $health }, { $reach })
cards-hint = Команда meadhall cards ID показує колоду героя.


## Поля бою

board-facts =
    { $board }: { $spaces ->
        [one] { $spaces } комірка
        [few] { $spaces } комірки
       *[many] { $spaces } комірок
    }, { $lines ->
        [one] { $lines } лінія
        [few] { $lines } лінії
       *[many] { $lines } ліній
    }, { $zones ->
        [one] { $zones } зона
        [few] { $zones } зони
       *[many] { $zones } зон
    }, для { $players ->
        [2] 2 гравців
       *[other] 2–{ $players } гравців
    }{ $doors ->
        [0] {""}
       *[other] , дверей: { $doors }
    }{ $passages ->
        [0] {""}
        [one] , прохід із { $passages } кінцем
       *[other] , прохід із { $passages } кінцями
    }
board-zone = { $letter }  { $zone }: { $spaces }
board-starts = початкові комірки: { $spaces }
board-door = { $door }: на лініях { $lines }
board-passages = прохід: один крок між будь-якими двома з { $spaces }, лише для переміщення
