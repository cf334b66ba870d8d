### The page in Ukrainian.


## The shell and the table

hall-name = Meadhall
hall-loading = Накриваємо стіл…
hall-language = Мова
hall-settings = Налаштування
hall-close = Закрити
hall-home = Повернутися до зали
hall-nowhere = За цими дверима нічого немає
hall-nowhere-about = Адреса нікуди не веде. Можливо, у ній загубилася літера.
hall-broken = Ця частина зали не відчинилася. Завантажте сторінку ще раз — зазвичай це допомагає.
hall-reload = Завантажити ще раз
hall-game =
    { $game ->
        [duel] Двобій
       *[unicorns] Однороги
    }
hall-rules-of =
    { $game ->
        [duel] Правила двобою
       *[unicorns] Правила однорогів
    }
hall-rules-search = Пошук у правилах
hall-rules-none = Таких слів немає в жодному правилі. Спробуйте коротше.
hall-rules-count =
    { $number ->
        [one] { $number } правило
        [few] { $number } правила
       *[many] { $number } правил
    }
hall-rules-failed = Не вдалося отримати правила. Спробуйте ще раз трохи згодом.
hall-again = Спробувати ще раз

settings-theme = Освітлення
settings-theme-auto = Як у системі
settings-theme-light = День
settings-theme-dark = Вечір
settings-speed = Рух
settings-speed-normal = Спокійний
settings-speed-fast = Швидкий
settings-speed-instant = Без руху
settings-auto-pass = Пропускати карти автоматично
settings-auto-pass-about = У грі з однорогами: коли вам нічим спинити карту, ви одразу її пропускаєте.
settings-sound = Звуки
settings-sound-about = Кілька тихих стуків по дереву: ваш хід, карта, удар, кінець партії.

table-your-turn = Ваш хід
table-turn = Хід: { $seat }
table-over = Партію завершено
table-you-watch = Ви спостерігаєте за грою
table-watching =
    { $number ->
        [one] Спостерігає { $number } людина
        [few] Спостерігають { $number } людини
       *[many] Спостерігає { $number } людей
    }
table-tools = Інструменти
table-hint = Підказка
table-hint-wait = Треба подумати…
table-undo = Скасувати
table-undo-agreed = Скасувати свій останній вибір, якщо всі інші згодні
table-undo-free = Скасувати свій останній вибір
table-undo-none = Скасовувати нічого
table-resign = Здатися
table-resign-sure = Здатися в цій партії?
table-resign-about = Здається { $seat }. Скасувати це буде неможливо.
table-resign-stay = Грати далі
table-leave = Вийти з-за столу
table-invite = Запросити
table-invite-join = Хто відкриє це посилання, зможе зайняти вільне місце.
table-invite-watch = Хто відкриє це посилання, зможе спостерігати за грою.
table-invite-link = Посилання на цей стіл
table-copy = Скопіювати
table-copied = Скопійовано
table-help = Допомога
table-help-asked = Запитання завжди сказано одним реченням і в одному місці; усе, що можна вибрати, світиться там, де лежить.
table-help-hint = Вагаєтеся? Підказка покаже найкращі відповіді та шанси перемогти з кожною, зважаючи на те, що ви бачите.
table-help-undo = Вибір можна скасувати, доки ніхто не побачив нічого прихованого; інакше запитають решту.
table-help-why = «Чому?» поруч із запитанням покаже правила, які за ним стоять.
table-chance = Ваш шанс перемогти
table-percent = { $number } %
table-advice = Найкращі відповіді
table-advice-line = Очікується: { $line }
table-retreat-asks = { $seat } просить скасувати останній вибір.
table-retreat-yes = Погодитися
table-retreat-no = Відмовити
table-retreat-wait = Чекаємо, чи згодні решта на скасування…
table-curtain = Передайте екран. Тепер дивиться { $seat }
table-curtain-about = Решта не дивиться.
table-curtain-look = Це я, показати стіл
table-waiting = Є вільне місце
table-waiting-about = Надішліть це посилання тому, хто його займе. Партія почнеться, коли всі зберуться.
table-who = За столом
table-seat-you = ви
table-seat-free = вільно
table-seat-away = не на зв’язку
table-seat-bot = бот: { $level ->
        [guest] гість
        [page] отрок
       *[warrior] воїн
        [champion] витязь
        [jarl] ярл
        [legend] легенда
    }
table-clocks = Залишилося часу
table-missing = Такого столу немає
table-missing-about = Можливо, його вже прибрали або в адресі загубилася літера.
table-why = Чому?
table-why-none = Додати нічого: так улаштовано гру.

line-lost = Зв’язок утрачено, пробуємо знову…
line-refused = Не вийшло
line-version = Залу оновлено. Завантажте сторінку ще раз, щоб грати далі.

log-title = Що сталося
log-before = До першого ходу
log-turn = Хід { $number }
log-details = Усе поспіль
log-empty = Поки що нічого. Пригощайтеся.
log-newest = До останнього

end-won = Перемога за вами!
end-lost = Партію завершено
end-winners = Переможець
end-player = Гравець
end-turns =
    { $number ->
        [one] Зіграно { $number } хід.
        [few] Зіграно { $number } ходи.
       *[many] Зіграно { $number } ходів.
    }
end-cards = Зіграно карт
end-dealt = Бойових поранень завдано
end-taken = Поранень зазнано
end-stopped = Карт у відповідь
end-stolen = Украдено карт
end-unicorns = Однороги
end-again = Ще раз
end-again-wait = Накриваємо стіл знову…
end-next = До наступної партії
end-look = Подивитися на стіл
end-show = Чим усе скінчилося


## Home and lobby

home-welcome = Вітаємо в залі
home-ask = Вогнище палає, столи вільні. У що зіграємо?
home-turns =
    { $count ->
        [1] Ваш хід за одним столом
        [one] Ваш хід за { $count } столом
       *[other] Ваш хід за { $count } столами
    }
home-duel = Двобій
home-duel-about = Герої легенд сходяться на полі бою, кожен зі своєю колодою: маневруйте, нападайте, розгадуйте чужі задуми.
home-duel-players = Від 2 до 4 гравців
home-duel-now = Ви проти бота; героїв і поле бою визначить жереб.
home-unicorns = Однороги
home-unicorns-about = Зберіть однорогів у своїй стайні й не дайте зібрати іншим.
home-unicorns-players = Від 2 до 8 гравців
home-unicorns-now = Ви та троє ботів.
home-play = Грати
home-set = Накрити свій стіл…
home-rules = Правила
home-running = Мої партії
home-none = Зараз у вас немає партій. Виберіть стіл вище: бот завжди готовий зіграти.
home-over = Завершені партії
home-all = Показати всі: { $count }
home-more = і ще { $count }
home-your-turn = Ваш хід
home-their-turn = Вибирають інші
home-waiting = Чекаємо на друга
lobby-offline = Зал не відповідає. Перевірте з’єднання і спробуйте ще раз.
lobby-again = Спробувати ще раз
lobby-close = Закрити
lobby-back = Назад до зали
lobby-name = Ваше ім’я
lobby-name-example = Як вас називати?
lobby-name-about = Його побачать інші за столом.
lobby-their-name = Ім’я гравця
lobby-title =
    { $game ->
        [duel] Стіл для двобою
       *[unicorns] Стіл для однорогів
    }
lobby-start = Почати партію
lobby-start-invite = Накрити стіл і запросити
lobby-starting = Накриваємо стіл…
lobby-link-waits = посилання-запрошення чекає за столом
lobby-mode = Режим
lobby-mode-name =
    { $mode ->
        [free_for_all] Кожен за себе
        [teams] Команди, двоє на двох
       *[duel] Двобій, один на один
    }
lobby-players = Гравці
lobby-player-count =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }
lobby-seats = За столом
lobby-seat = Місце { $number }
lobby-team = Команда { $number }
lobby-who = Хто сяде на місце { $number }?
lobby-chair =
    { $who ->
        [friend] Друг за посиланням
        [here] Ще один гравець за цим екраном
       *[me] Я
    }
lobby-bots = Боти
lobby-bot = Бот: { $level }
lobby-friend-about = Посилання для друга ви отримаєте за столом.
lobby-choose-hero = Вибрати героя
lobby-change-hero = Змінити героя
lobby-all-heroes = Усі герої
lobby-take-hero = Взяти цього героя
lobby-any-hero = Випадковий герой
lobby-any-hero-about = Жереб кинемо на початку партії.
lobby-taken = Уже вибрано на іншому місці
lobby-look-hero = Уміння й колода
lobby-health = Здоров’я
lobby-move = Переміщення
lobby-attack =
    { $attack ->
        [ranged] дальній бій
       *[melee] ближній бій
    }
lobby-stands-by = Помічник
lobby-sidekick =
    { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    }: здоров’я { $health }, { $attack ->
        [ranged] дальній бій
       *[melee] ближній бій
    }
lobby-alone = Без помічника
lobby-deck =
    { $count ->
        [one] Колода: { $count } карта
        [few] Колода: { $count } карти
       *[many] Колода: { $count } карт
    }
lobby-copies =
    { $count ->
        [one] { $count } копія
        [few] { $count } копії
       *[many] { $count } копій
    }
lobby-board = Поле бою
lobby-choose-board = Вибрати поле бою
lobby-change-board = Змінити поле бою
lobby-any-board = Випадкове поле бою
lobby-board-for =
    { $most ->
        [2] Для 2 гравців
       *[other] Для 2–{ $most } гравців
    }
lobby-zones = Зони
lobby-options = Годинник і тлумачення правил
lobby-by-book = за книгою
lobby-window = Час на відповідь карті:
lobby-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
       *[many] { $count } секунд
    }
lobby-minutes =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
       *[many] { $count } хвилин
    }
lobby-hours =
    { $count ->
        [one] { $count } година
        [few] { $count } години
       *[many] { $count } годин
    }
lobby-clock = Годинник
lobby-clock-kind =
    { $kind ->
        [move] На кожен хід
        [match] На всю партію
       *[none] Без годинника
    }
lobby-time = Час кожного гравця
lobby-late = Якщо час вичерпано
lobby-late-kind =
    { $late ->
        [forfeit] Поразка
       *[bot] Дограє бот
    }
lobby-cards = Карти
lobby-browse-cards = Переглянути всі карти
lobby-all-cards = Усі карти
lobby-find-card = Шукати карту
lobby-card-type = Тип карти
lobby-every-type = Усі типи
lobby-no-card = Таких слів немає на жодній карті. Спробуйте коротше слово.
lobby-invited = Вас кличуть за стіл!
lobby-free = Вільне місце
lobby-somebody = Гість
lobby-guest = Гість { $number }
lobby-this-seat = Зайняти місце { $number }
lobby-sits-already = Ви вже маєте місце за цим столом.
lobby-to-table = До столу
lobby-sit = Сісти за стіл
lobby-watch = Дивитися
lobby-full = Усі місця зайняті, але дивитися можна.
lobby-is-over = Партію завершено. Можна подивитися, як усе було.
lobby-no-table = Цей стіл не вдалося відкрити
