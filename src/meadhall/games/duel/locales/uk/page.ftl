### The duel's page in Ukrainian.


## In the hall

hall-game-duel = Двобій
hall-rules-of-duel = Правила двобою
home-duel = Двобій
home-duel-about = Герої легенд сходяться на полі бою, кожен зі своєю колодою: маневруйте, атакуйте, розгадуйте чужі задуми.
home-duel-players = Від 2 до 4 гравців
home-duel-now = Ви проти несильного бота; героїв і поле бою визначить жереб.
lobby-title-duel = Стіл для двобою
lesson-course-duel = Вчимося двобою
puzzle-title-duel = Задачі: двобій
duel-space-names = Назви комірок
duel-space-names-about = У дуелі: назви завжди видно на полі бою. Інакше назва з’являється, коли ви наводите вказівник на комірку або на рядок у подіях партії, де її названо.


## Setting up a table

duel-lobby-mode = Режим
duel-lobby-mode-name =
    { $mode ->
        [free_for_all] Кожен за себе
        [teams] Команди, двоє на двох
       *[duel] Двобій, один на один
    }
lobby-same-duel = Гравець із місця { $number }, за обох героїв
lobby-same-about-duel = Одна людина грає за обох героїв команди й бачить карти обох.
lobby-own-role-duel = Хай оберуть героя самі
lobby-their-role-duel = Герой на вибір
duel-lobby-your-hero = Ваш герой
duel-lobby-choose-hero = Вибрати героя
duel-lobby-change-hero = Змінити героя
duel-lobby-all-heroes = Усі герої
duel-lobby-take-hero = Узяти цього героя
duel-lobby-drafted-hero = Героя вибирають за столом.
duel-lobby-drafted-board = Поле бою вибирають за столом.
duel-lobby-any-hero = Випадковий герой
duel-lobby-any-hero-about = Жереб кинемо на початку партії.
duel-lobby-taken = Уже вибрано на іншому місці
duel-lobby-look-hero = Уміння й колода
duel-lobby-health = Здоров’я
duel-lobby-move = Переміщення
duel-lobby-attack =
    { $attack ->
        [ranged] дальній бій
       *[melee] ближній бій
    }
duel-lobby-stands-by = Помічник
duel-lobby-sidekick =
    { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    }: здоров’я { $health }, { $attack ->
        [ranged] дальній бій
       *[melee] ближній бій
    }
duel-lobby-alone = Без помічника
duel-lobby-deck =
    { $count ->
        [one] Колода: { $count } карта
        [few] Колода: { $count } карти
       *[many] Колода: { $count } карт
    }
duel-lobby-board = Поле бою
duel-lobby-choose-board = Вибрати поле бою
duel-lobby-change-board = Змінити поле бою
duel-lobby-any-board = Випадкове поле бою
duel-lobby-board-for =
    { $most ->
        [2] Для 2 гравців
       *[other] Для 2–{ $most } гравців
    }
duel-lobby-zones = Зони


## The end, and statistics

duel-end-dealt = Завдано бойових поранень
duel-end-taken = Зазнано поранень
duel-story-dealt = Поранення
duel-story-blocked = Відбито
duel-story-healed = Зцілено
statistics-roles-duel = Герої
statistics-role-duel = Герой
statistics-pairs-duel = Герой проти героя
statistics-pairs-about-duel = Двобої один на один: скільки герой рядка виграв і програв героєві стовпця.
statistics-export-duel = Герої
me-favourite-duel = Улюблений герой
me-roles-duel = Мої герої


## The table and the board

duel-table-asked = Що треба вирішити
duel-table-asked-other = Чекаємо на відповідь: { $seat }
duel-table-source = Що написано на карті
duel-table-why = Чому?
duel-table-all =
    { $count ->
        [1] Єдина відповідь
       *[other] Усі відповіді: { $count }
    }
duel-table-given = Вашу відповідь прийнято. Інші ще думають.
duel-table-others = Решта за столом
duel-table-hand =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
duel-table-side-open = Події партії та меню
duel-table-side-close = Назад до поля бою
duel-table-scene-fold = Показати поле бою
duel-table-scene-show = Показати, що розігрують
duel-board-label = Поле бою: { $board }
duel-board-stands = { $fighter }, комірка { $space }, { $count ->
        [one] зона
        [few] зони
       *[other] зони
    } { $zones }, здоров’я { $health } з { $most }, { $reach }
duel-board-told = Поле бою словами
duel-board-near = поруч { $spaces }
duel-board-passage = прохід
duel-board-melee = ближній бій
duel-board-ranged = дальній бій
duel-board-door =
    { $state ->
        [closed] { $door }: зачинено
       *[open] { $door }: відчинено
    }
duel-board-nearer = Наблизити
duel-board-farther = Віддалити
duel-board-whole = Усе поле бою
duel-board-token = жетон: { $piece }
duel-board-piece = Жетон «{ $piece }» ({ $hero }) на { $space }
duel-board-piece-held = Жетони «{ $piece }» ({ $hero }), боєць { $fighter }: { $number }
duel-choice-pick = Перемістити: { $fighter }
duel-choice-whom = Виберіть, кого перемістити.
duel-choice-where = { $fighter }: виберіть комірку.
duel-choice-look = Що може { $fighter }
duel-choice-attack = Виберіть, хто кого атакує.
duel-choice-scheme = Виберіть виверт.
duel-choice-with = Атака картою «{ $card }»: виберіть ціль.
duel-choice-menu = Що саме?
duel-choice-back = Назад
duel-way-manoeuvre = Узяти карту, потім перемістити бійців.
duel-way-several =
    { $count ->
        [one] { $count } варіант
        [few] { $count } варіанти
       *[many] { $count } варіантів
    }
# beside the marks of a fighter's reach, each the end of a sentence
duel-reach-own = { $fighter }: що можливо
duel-reach-enemy = { $fighter }: чим загрожує
duel-reach-go = дійти сюди маневром
duel-reach-boost = дійти сюди з найкращим вашим поліпшенням
duel-reach-threat = атакувати тут уже зараз
duel-reach-near = атакувати тут після маневру
duel-reach-strike = атакувати зараз: { $fighters }
duel-reach-later = атакувати після маневру: { $fighters }
duel-reach-none = Нічого: ні шляху, ні цілі.
duel-reach-close = Прибрати позначки


## Cards, combat and seats

duel-card-type-attack = Атака
duel-card-type-defence = Оборона
duel-card-type-versatile = Універсальна
duel-card-type-scheme = Виверт
duel-card-value = Значення
duel-card-boost = Поліпшення: { $number }
duel-card-who = Грає: { $who }
duel-card-symbol = У кошик: { $item }
duel-card-back = Карта долілиць

duel-pile-title = Скид: { $seat }
duel-pile-label = { $label }. { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[other] { $number } карт
    }, верхня: { $top }
duel-pile-empty = { $label }. Карт поки що немає
duel-pile-count = { $number ->
        [1] { $number } карта
        [one] { $number } карта, починаючи з верхньої
        [few] { $number } карти, починаючи з верхньої
       *[other] { $number } карт, починаючи з верхньої
    }
duel-pile-top = Верхня
duel-pile-none = Тут поки що немає карт.

# The whole deck of a hero: what has been seen of it, and what can still come.
duel-sheet-lists = Колода і скид
duel-sheet-deck = Уся колода
duel-sheet-pile = Скид ({ $number })
duel-deck-closed = Ще можуть вийти: { $left } з { $all } (на руці: { $hand }, { $down ->
        [0] {""}
       *[other] долілиць: { $down },{" "}
    }у колоді: { $deck })
duel-deck-open = Ще в колоді: { $left } з { $all }. Порядок карт прихований.
duel-deck-known = Відомі карти в колоді, рахуючи згори
duel-deck-only = Лише те, що ще може вийти
duel-deck-nothing = Виходити більше нічому.
duel-deck-where = { $where ->
        [play] У грі
        [hand] На руці
        [known] Точно на руці
        [deck] У колоді, місце відоме
        [discard] У скиді
        [hidden-deck] Десь у колоді
        [hidden-hand] На руці, не показані
       *[other] Можуть вийти
    }: { $number }

duel-hand-title = Ваша рука
duel-hand-empty = На руці немає карт.
duel-hand-card = { $name }: { $type }, значення { $value }, поліпшення { $boost }{ $count ->
        [1] {""}
        [one] , { $count } копія
        [few] , { $count } копії
       *[other] , { $count } копій
    }

duel-seat-bot = { $name }, { $level ->
        [guest] скальд
        [page] отрок
        [warrior] воїн
        [champion] витязь
        [jarl] ярл
        [legend] легенда
       *[other] { $level }
    }
duel-seat-free = Місце вільне
duel-seat-mine = ви
duel-seat-team = команда { $number }
duel-seat-mate = ваша команда
duel-seat-foe = супротивник
duel-seat-away = не в мережі
duel-seat-out = Поза грою
duel-seat-left = Уже не за столом
duel-seat-health = { $name }: здоров’я { $left } з { $most }
duel-seat-hand = Карт на руці: { $number }
duel-seat-deck = Карт у колоді: { $number }
duel-seat-actions = { $number ->
        [0] Дій не залишилося
        [one] Ще { $number } дія
        [few] Ще { $number } дії
       *[other] Ще { $number } дій
    }
duel-seat-clock = Залишилося часу:
duel-seat-fact-health = Здоров’я
duel-seat-fact-move = Переміщення
duel-seat-fact-attack = Атака
duel-seat-fact-sidekick = Помічник
duel-seat-melee = ближній бій
duel-seat-ranged = дальній бій
duel-seat-pieces = Жетони «{ $piece }» біля поля бою: { $number }

duel-in-play = У грі, { $number }: { $names }
duel-in-play-title = У грі: { $hero }
duel-in-play-none = У грі більше нічого немає.
duel-in-play-character = Карта персонажа: { $hero }
duel-in-play-about = Кого стосується: { $names }.
duel-in-play-until =
    { $until ->
        [turn_end] До кінця цього ходу.
        [next_turn] До початку наступного ходу цього гравця.
        [next_turn_end] До кінця наступного ходу цього гравця.
        [stays] Залишається в грі.
       *[open] Доки не спрацює.
    }

duel-combat-title = Бій
duel-combat-attacker = Атакує
duel-combat-defender = Обороняється
duel-combat-waits = Карти поки що немає
duel-combat-bare = Без карти
duel-combat-secret = Бачите лише ви:
duel-combat-boost = Поліпшення
duel-combat-defeated = гине
duel-combat-cancelled = Ефекти скасовано
duel-combat-ignored = Значення ігнорується
duel-combat-prevented = Без бойових поранень
duel-combat-reflected = Поранень зазнає нападник
duel-combat-kept = Карта повернеться на руку
duel-combat-attack = атака
duel-combat-defence = оборона
duel-combat-damage = поранення
duel-combat-sum = Атака { $attack }, оборона { $defence }, поранень: { $damage }
duel-combat-rail = Перебіг бою
duel-combat-stop-immediately = Негайно
duel-combat-stop-during = Під час бою
duel-combat-stop-damage = Поранення
duel-combat-stop-after = Після бою
duel-combat-stop-end = Кінець
duel-combat-go = Далі
duel-combat-close = Закрити
