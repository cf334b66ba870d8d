### The page in Ukrainian.


## The shell and the table

hall-name = Meadhall
hall-loading = Накриваємо стіл…
hall-language = Мова
hall-settings = Налаштування
hall-me = Мій профіль
hall-workshop = Майстерня
hall-puzzles = Задачі
hall-statistics = Статистика
hall-close = Закрити
hall-skip = До вмісту
hall-skip-asked = До запитання
hall-home = Повернутися до зали
hall-nowhere = За цими дверима нічого немає
hall-nowhere-about = Адреса нікуди не веде. Можливо, у ній загубилася літера.
hall-broken = Ця частина зали не відчинилася. Оновіть сторінку — зазвичай це допомагає.
hall-reload = Оновити сторінку
hall-rules-search = Пошук у правилах
hall-rules-none = Таких слів немає в жодному правилі. Спробуйте менше слів або коротші.
hall-rules-count =
    { $number ->
        [one] { $number } правило
        [few] { $number } правила
       *[many] { $number } правил
    }
hall-rules-failed = Не вдалося отримати правила. Спробуйте ще раз трохи згодом.
hall-rules-contents = Зміст
hall-rules-link = Скопіювати посилання на { $id }
hall-rules-lesson = Розібрати на прикладі: { $title }
hall-rules-example = Приклад із малюнком
hall-again = Спробувати ще раз

# the hall inside a browser: while it opens, what it keeps, a newer one, and friends
opening = Накриваємо стіл
opening-begin = Накриваємо стіл…
opening-bytes = Накриваємо стіл… { $come } з { $total } МБ
opening-end = Майже готово: розставляємо стільці…
opening-failed = Накрити стіл не вдалося.
opening-failed-about = Перевірте з’єднання і спробуйте ще раз. Зіграні партії залишаються в цьому браузері.
keeping-full = У цьому браузері скінчилося місце
keeping-forbidden = Цей браузер нічого не зберігає для цієї сторінки
keeping-full-about = Грати можна далі, але нові партії зникнуть, коли ви закриєте вкладку. Щоб їх зберегти, запишіть їх у файл.
keeping-forbidden-about = Грати можна далі, але партії зникнуть, коли ви закриєте вкладку. Щоб їх зберегти, запишіть їх у файл. Так буває у приватних вікнах і за суворих налаштувань.
keeping-save = Зберегти у файл
newer-ready = Готова нова версія зали.
newer-open = Відкрити зараз
newer-later = Пізніше
newer-short = Нова версія
friends-title = До цієї зали більше ніхто не зайде
friends-elsewhere = З друзями грають у залі, яку хтось тримає відчиненою: один запускає її в себе, решта приходить за посиланням. Ця зала живе лише у вашому браузері: тут можна грати з ботами або з друзями за одним екраном.

settings-theme = Освітлення
settings-theme-auto = Як у системі
settings-theme-light = День
settings-theme-dark = Вечір
settings-speed = Анімація
settings-speed-normal = Спокійна
settings-speed-fast = Швидка
settings-speed-instant = Вимкнена
settings-explain = Пояснювати, про що запитання
settings-explain-about = Кожен вид запитань пояснюється один раз. Саме вимкнеться після уроку або трьох партій.
hint-label = Про що запитання
hint-understood = Зрозуміло
settings-sound = Звуки
settings-sound-about = Кілька тихих постукувань по дереву: ваш хід, карта, удар, кінець партії.
# offered once
sound-offer = Тихі дерев’яні звуки?
sound-yes = Так
sound-no = Ні

table-your-turn = Ваш хід
table-turn = Хід: { $seat }
table-asked-source = Ефект: { $source }
table-seconds =
    { $seconds ->
        [one] Залишилася { $seconds } секунда
        [few] Залишилося { $seconds } секунди
       *[many] Залишилося { $seconds } секунд
    }
table-over = Партію завершено
table-you-watch = Ви глядач
table-watching =
    { $number ->
        [one] { $number } глядач
        [few] { $number } глядачі
       *[many] { $number } глядачів
    }
table-tools = Меню
table-hint = Підказка
table-hint-wait = Треба подумати…
table-skip = Далі
table-undo = Скасувати
table-undo-agreed = Скасувати свій останній вибір, якщо всі інші згодні
table-undo-free = Скасувати свій останній вибір
table-undo-none = Немає чого скасовувати
table-resign = Здатися
table-resign-sure = Здатися в цій партії?
table-resign-about = { $seat } здається. Скасувати це буде неможливо.
table-resign-stay = Грати далі
table-leave = Вийти з-за столу
table-invite = Покликати друзів
table-invite-join = Хто відкриє це посилання, зможе зайняти вільне місце.
table-invite-watch = Хто відкриє це посилання, зможе подивитися гру.
table-invite-link = Посилання на цей стіл
table-copy = Скопіювати
table-copied = Скопійовано
table-code = QR-код цього посилання
table-code-about = Або наведіть на код камеру телефона.
table-help = Допомога
table-help-asked = Запитання завжди поставлено одним реченням і в одному місці; усе, що можна вибрати, світиться там, де лежить.
table-help-hint = Вагаєтеся? Якщо всі інші — боти, підказка покаже найкращі відповіді та ваш шанс перемогти з кожною, зважаючи на те, що ви бачите.
table-help-undo = Вибір можна скасувати, доки ніхто не побачив нічого прихованого; інакше запитаємо решту.
table-help-why = «Чому?» поруч із запитанням, відповіддю чи картою покаже правила, які за ними стоять.
table-help-keys = З клавіатури: Tab переходить від одного до іншого, стрілки ведуть від запитання до відповідей і від відповіді до відповіді, Enter вибирає, Escape повертає на крок назад.
table-chance = Ваш шанс перемогти
table-percent = { $number } %
table-advice = Найкращі відповіді
table-advice-line = Імовірне продовження: { $line }
table-undo-asks = { $seat } хоче скасувати свій останній вибір.
table-undo-yes = Погодитися
table-undo-no = Відмовити
table-undo-wait = Чекаємо, чи погодиться решта…
table-undo-declined = Решта не погодилася: граємо далі.
table-curtain = Передайте екран. Тепер дивиться: { $seat }
table-curtain-about = Решту просимо не дивитися.
table-curtain-look = Це я, показати стіл
table-waiting = Є вільне місце
table-waiting-about = Надішліть це посилання тим, кого ще немає. Партія почнеться, коли всі зберуться.
table-who = За столом
table-seat-you = ви
table-seat-away = не в мережі
table-seat-bot = { $name }, { table-level }
# how strong a bot is
table-level = { $level ->
        [guest] скальд
        [page] отрок
       *[warrior] воїн
        [champion] витязь
        [jarl] ярл
        [legend] легенда
    }
# what people at a table can say to each other, and signs without words
talk = Сказати щось
talk-about = Це побачать усі за столом, кожен своєю мовою.
talk-hush = Приховувати слова гравця { $name }
talk-unhush = Знову показувати слова гравця { $name }
talk-hello = Привіт!
talk-luck = Хай щастить!
talk-played = Чудовий хід!
talk-thanks = Дякую!
talk-sorry = Перепрошую!
talk-oops = Ой…
talk-wow = Ого!
talk-moment = Хвилинку, будь ласка.
talk-hurry = Ходіть, будь ласка!
talk-close = Ледь-ледь!
talk-game = Гарна гра!
talk-rematch = Ще одну партію?
talk-thumb = Великий палець угору
talk-heart = Сердечка
talk-cheers = Будьмо!
talk-think = Роздуми
talk-shock = Подив
talk-party = Ура
table-clocks = Залишилося часу
table-missing = Такого столу немає
table-missing-about = Можливо, його вже прибрали або в адресі загубилася літера.
table-why = Чому?
table-why-none = Немає чого додати: так улаштовано гру.
table-why-of = Чому? { $title }
table-transcript = Завантажити запис партії
table-report = Повідомити про проблему
table-report-about = Разом із повідомленням збережеться вся партія до цього місця: той, хто розбиратиметься, побачить те саме, що й ви. Грати можна далі.
table-report-text = Що не так? (Можна нічого не писати.)
table-report-send = Надіслати повідомлення
table-reported = Дякуємо!
table-reported-about = Повідомлення збережено під цим номером. Назвіть його, якщо захочете про нього запитати.
table-people = Хто за столом
table-host = господар столу
table-muted = без права просити
table-replaced = поки що грає бот
table-shut = Стіл зачинено для нових гостей.
table-shut-switch = Зачинено для нових гостей
table-shut-about = Ніхто новий сюди не потрапить. Хто вже тут, залишиться.
table-order = Стежити за порядком: { $name }
table-order-about = Ви накрили цей стіл і можете стежити за порядком. Хто не має права просити, грає далі, але більше ні про що не може просити решту.
table-order-no = Не треба
table-mute = Заборонити прохання
table-unmute = Знову дозволити прохання
table-remove = Прибрати з-за столу…
table-remove-do = Прибрати
table-remove-sure = Прибрати з-за столу: { $name }?
table-remove-about =
    { $begun ->
        [no] Місце знову стане вільним, і його зможе зайняти кожен, хто має посилання.
       *[yes] До кінця партії замість цього гравця гратиме бот.
    }
table-ban = Більше не пускати…
table-ban-do = Не пускати
table-ban-sure = Більше не пускати за ваші столи: { $name }?
table-ban-about = { $name } більше не зможе ні сісти за ваші столи, ні дивитися гру.
table-absent-soon =
    { $here ->
        [yes] { $name } не відповідає.
       *[no] { $name } не в мережі.
    } Через { $time } можна буде віддати це місце ботові або більше не чекати.
table-absent-soon-watch =
    { $here ->
        [yes] { $name } не відповідає.
       *[no] { $name } не в мережі.
    } Через { $time } решта зможе вирішити, як грати далі.
table-absent-now =
    { $here ->
        [yes] { $name } давно не відповідає.
       *[no] { $name } давно не в мережі.
    } Як бути з партією?
table-absent-now-watch =
    { $here ->
        [yes] { $name } давно не відповідає.
       *[no] { $name } давно не в мережі.
    } Решта вирішує, як грати далі.
table-absent-soon-own = Решта чекає на вас. Через { $time } вони зможуть віддати ваше місце ботові.
table-absent-now-own = Решта давно чекає на вас і вже може віддати ваше місце ботові.
table-claim-bot = Хай грає бот
table-claim-leave = Більше не чекати
table-claim-sure = Більше не чекати: { $name }?
table-claim-about = { $name } вибуває з партії, як після здачі, і повернутися до неї буде неможливо. Скасувати це теж не можна.
table-claim-wait = Почекати ще

line-lost = Зв’язок утрачено, пробуємо знову…
line-back = Зв’язок відновлено.
line-refused = Не вийшло
line-version = Залу оновлено. Оновіть і сторінку, щоб грати далі.

log-title = Що сталося
log-before = До першого ходу
log-turn = Хід { $number }
log-details = Докладно
log-empty = Поки що нічого. Саме час ковтнути меду.
log-newest = До останніх подій
log-earlier = Показати, що було раніше

end-won = Перемога за вами!
end-lost = Поразка
end-watched = Партію закінчено
end-nobody = Ніхто не переміг
end-winners = Переможець
end-player = Гравець
end-turns =
    { $number ->
        [one] Партія тривала { $number } хід.
        [few] Партія тривала { $number } ходи.
       *[many] Партія тривала { $number } ходів.
    }
end-cards = Зіграно карт
end-again = Зіграти ще раз
end-again-wait = Накриваємо стіл знову…
end-next = До наступної партії
end-replay = Подивитися ще раз
end-look = Подивитися на стіл
end-show = Чим усе скінчилося


## Home and lobby

home-welcome = Вітаємо в залі
home-ask = Вогонь палає, столи вільні. У що зіграємо?
home-turns =
    { $count ->
        [1] За одним столом чекають на ваш хід
        [one] За { $count } столом чекають на ваш хід
       *[other] За { $count } столами чекають на ваш хід
    }
home-play = Грати
home-set = Створити стіл…
home-learn = Навчитися грати
home-rules = Правила
home-running = Мої партії
home-none = Зараз у вас немає партій. Виберіть стіл: бот завжди готовий зіграти.
home-over = Зіграні партії
home-all = Показати всі: { $count }
home-more = і ще { $count }
home-your-turn = Ваш хід
home-their-turn = Ходять інші
home-waiting = Чекаємо на друга
home-workshop = Власні герої, поля й карти — простими словами
home-puzzles = Знайдіть найкращу відповідь: позиції з партій сильних ботів
home-transcript = Відкрити запис партії…
home-transcript-wait = Запис читається…
home-transcript-about = Партія, збережена у файл: її можна подивитися ще раз
lobby-offline = Зала не відповідає. Перевірте з’єднання і спробуйте ще раз.
lobby-name = Ваше ім’я
lobby-name-example = Як до вас звертатися?
lobby-name-about = Його побачать інші за столом.
lobby-their-name = Ім’я гравця
lobby-start = Почати партію
lobby-start-invite = Покликати друзів за стіл
lobby-starting = Накриваємо стіл…
lobby-link-waits = посилання-запрошення буде за столом
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
lobby-copies =
    { $count ->
        [one] { $count } копія
        [few] { $count } копії
       *[many] { $count } копій
    }
lobby-print = Роздрукувати карти
print-title = Карти для друку: { $name }
print-about = У справжньому розмірі, 63 × 88 мм, по дев’ять на аркуші. Друкуйте в масштабі 100 % і розріжте за позначками.
print-now = Друк
print-once = Кожну карту один раз
lobby-options = Годинник і варіанти правил
lobby-by-book = зазвичай
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
        [move] На кожну відповідь
        [match] На всю партію
       *[none] Без годинника
    }
lobby-time = Час на гравця
lobby-late = Якщо час сплив
lobby-late-kind =
    { $late ->
        [forfeit] Поразка
       *[bot] Дограє бот
    }
lobby-invited =
    { $as ->
        [sitter] Ваш стіл
        [watcher] Партія, за якою можна стежити
       *[guest] Вас кличуть за стіл!
    }
lobby-free = Вільне місце
lobby-somebody = Гість
lobby-guest = Гість { $number }
lobby-this-seat = Зайняти місце { $number }
lobby-sits-already = Ви вже маєте місце за цим столом.
lobby-to-table = До столу
lobby-sit = Сісти за стіл
lobby-watch = Дивитися
lobby-full = Усі місця зайнято, але глядачам ми раді.
lobby-is-over = Партію завершено. Можна подивитися, як усе було.
lobby-no-table = Цей стіл не вдалося відкрити


## Packs in the lobby

lobby-pack-source =
    { $source ->
        [own] Ваші власні
        [hall] З наборів цієї зали
       *[game] Входять до гри
    }
lobby-pack-nameless = Без назви
lobby-pack-unfinished =
    { $count ->
        [one] залишилася { $count } помилка
        [few] залишилися { $count } помилки
       *[other] залишилося { $count } помилок
    }
lobby-pack-mend = До майстерні
lobby-fair = Зрівняти сили
lobby-fair-summary = із форою
lobby-fair-unknown = Що зрівняло б цих двох, ще ніхто не виміряв.
lobby-pack-lots = Розігрувати й саморобне
lobby-pack-lots-about = Коли вирішує жереб, у ньому беруть участь герої й поля бою з наборів.
lobby-pack-expansions = Доповнення


## Драфти перед партією

draft-field = Як вирішується, чим грати?
draft-none = Як указано тут
draft-fair-about = Якщо хтось виміряв, що зрівнює вибрану пару, це додається.
draft-under-way = Драфт: { $draft }
draft-steps = Кроки драфту
draft-all-secret = усі разом, таємно
draft-your-turn = Ваш хід: { $task }
draft-your-secret = Ваш таємний хід: { $task }
draft-their-turn =
    { $asked ->
        [none] { $task }
       *[some] { $names }: { $task }
    }
draft-hints = Підказки
draft-no-hints = Ще ніхто не виміряв того, що допомогло б тут.
draft-so-far = Що вже зроблено
draft-nothing-yet = Поки нічого
draft-chosen-count = Вибрано: { $chosen } з { $count }
draft-confirm = Підтвердити
