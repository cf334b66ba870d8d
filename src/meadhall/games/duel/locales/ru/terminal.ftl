### Слова терминала об игре «Дуэль», по-русски.


game-summary = Дуэль: герои со своими колодами сражаются на поле


## До партии

ask-mode = Во что сыграем? Введите номер или нажмите Enter, чтобы выбрать первый вариант.
ask-hero = Игрок { $number }: какой герой? Введите номер, нажмите Enter, чтобы взять случайного, или введите «cards 2», чтобы посмотреть колоду героя 2.
ask-board = Какое поле?
any-board = Любое


## Стол

on-turn =
    ходит, { $actions ->
        [0] действий больше нет
        [one] осталось { $actions } действие
        [few] осталось { $actions } действия
       *[many] осталось { $actions } действий
    }{ $taken ->
        [0] {""}
       *[other] , использовано: { $taken }
    }
team = Команда { $number }
seat-out = вне игры
sizes = Рука: { $hand } · Колода: { $deck } · Сброс: { $discard }
basket = Корзинка: { $item }
in-play = В игре: { $names }
pieces = жетоны на поле: { $piece } ({ $places })
off-board = вне поля
reach =
    { $reach ->
        [ranged] дальний бой
       *[melee] ближний бой
    }
door =
    { $state ->
        [closed] { $door }: закрыто
       *[open] { $door }: открыто
    }
pile-of = { $seat }: стопка сброса ({ $number })
deck-of = { $seat }: известные карты в колоде, считая сверху
combat = Бой
side =
    { $role ->
        [attack] Атакует { $fighter }
       *[defence] Защищается { $fighter }
    }
laid =
    { $state ->
        [hidden] карта лицом вниз
       *[none] без карты
    }
boost-hidden = усиление лицом вниз
boost-open =
    { $state ->
        [lost] усиление { $number }: { $card } (пропало)
       *[counts] усиление { $number }: { $card }
    }
side-state =
    { $state ->
        [cancelled] эффекты отменены
        [ignored] значение игнорируется
        [kept] вернётся в руку
        [prevented] не получит боевого урона
       *[reflected] боевой урон отражается
    }
playing = Приём ({ $actor }): { $card }
shown = Показана всем карта: { $card }
noted-spaces = Отмеченные ячейки: { $spaces }


## Карты

card-type =
    { $type ->
        [attack] атака
        [defence] защита
        [scheme] приём
       *[versatile] атака или защита
    }
card-facts =
    { $type }{ $value ->
        [none] {""}
       *[other] {" "}{ $value }
    }{ $boost ->
        [none] {""}
       *[other] {" "}· усиление { $boost }
    } · { $who }{ $symbol ->
        [none] {""}
       *[other] {" "}· символ: { $symbol }
    }
column-type = Тип
column-value = Значение
column-boost = Усиление
column-who = Боец
column-symbol = Символ
column-hero = Герой
column-id = Код
column-health = Здоровье
column-move = Шаги
column-attack = Атака
column-sidekick = Помощник (здоровье, атака)
sidekick =
    { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    } ({ $health }, { $reach })
cards-hint = meadhall cards КОД покажет колоду героя.


## Поля

board-facts =
    { $board }: { $spaces ->
        [one] { $spaces } ячейка
        [few] { $spaces } ячейки
       *[many] { $spaces } ячеек
    }, { $lines ->
        [one] { $lines } линия
        [few] { $lines } линии
       *[many] { $lines } линий
    }, { $zones ->
        [one] { $zones } зона
        [few] { $zones } зоны
       *[many] { $zones } зон
    }, для { $players ->
        [2] 2 игроков
       *[other] 2–{ $players } игроков
    }{ $doors ->
        [0] {""}
        [one] , { $doors } дверь
        [few] , { $doors } двери
       *[many] , { $doors } дверей
    }{ $passages ->
        [0] {""}
        [one] , потайной ход с { $passages } входом
       *[other] , потайной ход с { $passages } входами
    }
board-zone = { $letter }  { $zone }: { $spaces }
board-starts = стартовые ячейки: { $spaces }
board-door = { $door }: на линиях { $lines }
board-passages = потайной ход: один шаг между любыми двумя ячейками из { $spaces }, только для перемещения
