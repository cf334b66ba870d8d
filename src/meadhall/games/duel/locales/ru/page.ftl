### The duel's page in Russian.


## In the hall

hall-game-duel = Дуэль
hall-rules-of-duel = Правила дуэли
home-duel = Дуэль
home-duel-about = Герои легенд сходятся на поле, у каждого своя колода: маневрируйте, атакуйте, разгадывайте чужие замыслы.
home-duel-players = От 2 до 4 игроков
home-duel-now = Вы против несильного бота; героев и поле выберет жребий.
lobby-title-duel = Стол для дуэли
lesson-course-duel = Учимся дуэли
puzzle-title-duel = Задачи: дуэль
duel-space-names = Названия ячеек
duel-space-names-about = В дуэли: названия всегда видны на поле. Иначе название появляется, когда вы наводите указатель на ячейку или на строку в событиях партии, где она названа.


## Setting up a table

duel-lobby-mode = Режим
duel-lobby-mode-name =
    { $mode ->
        [free_for_all] Каждый за себя
        [teams] Командная игра, два на два
       *[duel] Дуэль, один на один
    }
lobby-same-duel = Игрок с места { $number }, за обоих героев
lobby-same-about-duel = Один человек играет за обоих героев команды и видит карты обоих.
lobby-own-role-duel = Пусть выберут героя сами
lobby-their-role-duel = Герой на выбор
duel-lobby-your-hero = Ваш герой
duel-lobby-choose-hero = Выбрать героя
duel-lobby-change-hero = Сменить героя
duel-lobby-all-heroes = Все герои
duel-lobby-take-hero = Взять этого героя
duel-lobby-drafted-hero = Героя выбирают за столом.
duel-lobby-drafted-board = Поле выбирают за столом.
duel-lobby-any-hero = Случайный герой
duel-lobby-any-hero-about = Жребий бросим в начале партии.
duel-lobby-taken = Уже выбран на другом месте
duel-lobby-look-hero = Способность и колода
duel-lobby-health = Здоровье
duel-lobby-move = Перемещение
duel-lobby-attack =
    { $attack ->
        [ranged] дальний бой
       *[melee] ближний бой
    }
duel-lobby-stands-by = Помощник
duel-lobby-sidekick =
    { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    }: здоровье { $health }, { $attack ->
        [ranged] дальний бой
       *[melee] ближний бой
    }
duel-lobby-alone = Без помощника
duel-lobby-deck =
    { $count ->
        [one] Колода: { $count } карта
        [few] Колода: { $count } карты
       *[many] Колода: { $count } карт
    }
duel-lobby-board = Поле
duel-lobby-choose-board = Выбрать поле
duel-lobby-change-board = Сменить поле
duel-lobby-any-board = Случайное поле
duel-lobby-board-for =
    { $most ->
        [2] Для 2 игроков
       *[other] Для 2–{ $most } игроков
    }
duel-lobby-zones = Зоны


## The end, and statistics

duel-end-dealt = Нанесено боевого урона
duel-end-taken = Получено урона
duel-story-dealt = Урон
duel-story-blocked = Отражено
duel-story-healed = Вылечено
statistics-roles-duel = Герои
statistics-role-duel = Герой
statistics-pairs-duel = Герой против героя
statistics-pairs-about-duel = Дуэли один на один: сколько герой строки выиграл и проиграл герою столбца.
statistics-export-duel = Герои
me-favourite-duel = Любимый герой
me-roles-duel = Мои герои


## The table and the board

duel-table-asked = Что нужно решить
duel-table-asked-other = Ждём ответа: { $seat }
duel-table-source = Что написано на карте
duel-table-why = Почему?
duel-table-all =
    { $count ->
        [1] Единственный ответ
       *[other] Все ответы: { $count }
    }
duel-table-given = Ваш ответ принят. Другие ещё думают.
duel-table-others = Остальные за столом
duel-table-hand =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
duel-table-side-open = События партии и меню
duel-table-side-close = Назад к полю
duel-table-scene-fold = Показать поле
duel-table-scene-show = Показать, что разыгрывается
duel-board-label = Поле: { $board }
duel-board-stands = { $fighter }, ячейка { $space }, { $count ->
        [one] зона
        [few] зоны
       *[other] зоны
    } { $zones }, здоровье { $health } из { $most }, { $reach }
duel-board-told = Поле словами
duel-board-near = рядом { $spaces }
duel-board-passage = потайной ход
duel-board-melee = ближний бой
duel-board-ranged = дальний бой
duel-board-door =
    { $state ->
        [closed] { $door }: закрыто
       *[open] { $door }: открыто
    }
duel-board-nearer = Приблизить
duel-board-farther = Отдалить
duel-board-whole = Всё поле
duel-board-token = жетон: { $piece }
duel-board-piece = Жетон «{ $piece }» ({ $hero }) на { $space }
duel-board-piece-held = Жетоны «{ $piece }» ({ $hero }), боец { $fighter }: { $number }
duel-choice-pick = Переместить: { $fighter }
duel-choice-whom = Выберите, кого переместить.
duel-choice-where = { $fighter }: выберите ячейку.
duel-choice-look = Что может { $fighter }
duel-choice-attack = Выберите, кто кого атакует.
duel-choice-scheme = Выберите приём.
duel-choice-with = Атака картой «{ $card }»: выберите цель.
duel-choice-menu = Что именно?
duel-choice-back = Назад
duel-way-manoeuvre = Взять карту, затем переместить бойцов.
duel-way-several =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
# beside the marks of a fighter's reach, each the end of a sentence
duel-reach-own = { $fighter }: что возможно
duel-reach-enemy = { $fighter }: чем грозит
duel-reach-go = дойти сюда манёвром
duel-reach-boost = дойти сюда с лучшим вашим усилением
duel-reach-threat = атаковать здесь уже сейчас
duel-reach-near = атаковать здесь после манёвра
duel-reach-strike = атаковать сейчас: { $fighters }
duel-reach-later = атаковать после манёвра: { $fighters }
duel-reach-none = Ничего: ни пути, ни цели.
duel-reach-close = Убрать отметки


## Cards, combat and seats

duel-card-type-attack = Атака
duel-card-type-defence = Защита
duel-card-type-versatile = Универсальная
duel-card-type-scheme = Приём
duel-card-value = Значение
duel-card-boost = Усиление: { $number }
duel-card-who = Играет: { $who }
duel-card-symbol = В корзинку: { $item }
duel-card-back = Карта лицом вниз

duel-pile-title = Стопка сброса: { $seat }
duel-pile-label = { $label }. { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[other] { $number } карт
    }, верхняя: { $top }
duel-pile-empty = { $label }. Карт пока нет
duel-pile-count = { $number ->
        [1] { $number } карта
        [one] { $number } карта, начиная с верхней
        [few] { $number } карты, начиная с верхней
       *[other] { $number } карт, начиная с верхней
    }
duel-pile-top = Верхняя
duel-pile-none = Здесь пока нет карт.

# The whole deck of a hero: what has been seen of it, and what can still come.
duel-sheet-lists = Колода и сброс
duel-sheet-deck = Вся колода
duel-sheet-pile = Стопка сброса ({ $number })
duel-deck-closed = Ещё могут выйти: { $left } из { $all } (в руке: { $hand }, { $down ->
        [0] {""}
       *[other] лицом вниз: { $down },{" "}
    }в колоде: { $deck })
duel-deck-open = Ещё в колоде: { $left } из { $all }. Порядок карт скрыт.
duel-deck-known = Известные карты в колоде, считая сверху
duel-deck-only = Только то, что ещё может выйти
duel-deck-nothing = Выйти больше нечему.
duel-deck-where = { $where ->
        [play] В игре
        [hand] В руке
        [known] Точно в руке
        [deck] В колоде, место известно
        [discard] В сбросе
        [hidden-deck] Где-то в колоде
        [hidden-hand] В руке, не показаны
       *[other] Могут выйти
    }: { $number }

duel-hand-title = Ваша рука
duel-hand-empty = В руке нет карт.
duel-hand-card = { $name }: { $type }, значение { $value }, усиление { $boost }{ $count ->
        [1] {""}
        [one] , { $count } копия
        [few] , { $count } копии
       *[other] , { $count } копий
    }

duel-seat-bot = { $name }, { $level ->
        [guest] скальд
        [page] отрок
        [warrior] воин
        [champion] витязь
        [jarl] ярл
        [legend] легенда
       *[other] { $level }
    }
duel-seat-free = Место свободно
duel-seat-mine = вы
duel-seat-team = команда { $number }
duel-seat-mate = ваша команда
duel-seat-foe = противник
duel-seat-away = не в сети
duel-seat-out = Вне игры
duel-seat-left = Уже не за столом
duel-seat-health = { $name }: здоровье { $left } из { $most }
duel-seat-hand = Карт в руке: { $number }
duel-seat-deck = Карт в колоде: { $number }
duel-seat-actions = { $number ->
        [0] Действий не осталось
        [one] Ещё { $number } действие
        [few] Ещё { $number } действия
       *[other] Ещё { $number } действий
    }
duel-seat-clock = Осталось времени:
duel-seat-fact-health = Здоровье
duel-seat-fact-move = Перемещение
duel-seat-fact-attack = Атака
duel-seat-fact-sidekick = Помощник
duel-seat-melee = ближний бой
duel-seat-ranged = дальний бой
duel-seat-pieces = Жетоны «{ $piece }» возле поля: { $number }

duel-in-play = В игре, { $number }: { $names }
duel-in-play-title = В игре: { $hero }
duel-in-play-none = В игре больше ничего нет.
duel-in-play-character = Карта персонажа: { $hero }
duel-in-play-about = Кого касается: { $names }.
duel-in-play-until =
    { $until ->
        [turn_end] До конца этого хода.
        [next_turn] До начала следующего хода этого игрока.
        [next_turn_end] До конца следующего хода этого игрока.
        [stays] Остаётся в игре.
       *[open] Пока не сработает.
    }

duel-combat-title = Бой
duel-combat-attacker = Атакует
duel-combat-defender = Защищается
duel-combat-waits = Карты пока нет
duel-combat-bare = Без карты
duel-combat-secret = Видно только вам:
duel-combat-boost = Усиление
duel-combat-defeated = больше не в бою
duel-combat-cancelled = Эффекты отменены
duel-combat-ignored = Значение игнорируется
duel-combat-prevented = Без боевого урона
duel-combat-reflected = Отражает урон
duel-combat-kept = Карта вернётся в руку
duel-combat-attack = атака
duel-combat-defence = защита
duel-combat-damage = урон
duel-combat-sum = Атака { $attack }, защита { $defence }: урон { $damage }
duel-combat-rail = Ход боя
duel-combat-stop-immediately = Немедленно
duel-combat-stop-during = Во время боя
duel-combat-stop-damage = Урон
duel-combat-stop-after = После боя
duel-combat-stop-end = Конец
duel-combat-go = Дальше
duel-combat-close = Закрыть
