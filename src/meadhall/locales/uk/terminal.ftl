### Власні слова термінала українською.
###
### Імена ($seat, $fighter, $card тощо) приходять готовими, у називному відмінку, тому стоять після двокрапки або як написи.


## Перед партією

ask-game = У яку гру? Введіть номер або натисніть Enter, щоб вибрати першу.
ask-people = Скільки людей за цим екраном? Решту місць займуть боти.
people =
    { $people ->
        [one] { $people } людина
        [few] { $people } людини
       *[many] { $people } людей
    }, { $bots ->
        [0] без ботів
        [one] { $bots } бот
        [few] { $bots } боти
       *[many] { $bots } ботів
    }
ask-level = Наскільки сильними будуть боти? Введіть номер або натисніть Enter, щоб покликати воїнів.
level-about =
    { $level ->
        [guest] Скальд: прийшов заради бенкету й пісень, його переможе й дитина
        [page] Отрок: правила знає, але часто помиляється
       *[warrior] Воїн: грає розважливо
        [champion] Витязь: думає наперед, здолати його важко
        [jarl] Ярл: здолати його дуже важко
        [legend] Легенда: найсильніша, думає над кожною відповіддю близько секунди
    }
level =
    { $level ->
        [guest] скальд
        [page] отрок
        [warrior] воїн
        [champion] витязь
        [jarl] ярл
        [legend] легенда
        [random] грає навмання
        [greedy] жадібний
       *[other] { $level }
    }
no-choice = Варіанта «{ $answer }» немає.


## Гра

welcome = Вітаємо в залі! Введіть номер свого вибору; h покаже, що ще можна ввести.
goodbye = До зустрічі!
help =
    число        вибрати цю відповідь (Enter, де це запропоновано)
    l            увесь стіл ще раз
help-map = m            мапа: кожна комірка з її зонами та сусідами
help-more =
    w, why       правила до цього запитання; «why 3»: правила й карта відповіді 3
    u            назад до останнього вибору
    a, hint      підказка: найкращі відповіді та шанси перемогти з кожною
    thinking     показувати думки ботів (а отже, і їхні карти) або сховати
    cards        скинуті карти та все, що ви знаєте про інші карти
    cards НАЗВА  що написано на карті; досить частини назви
    log          усе, що сталося
    review       коли партію завершено: шанси гравців і найдорожчі помилки
    language en  продовжити іншою мовою
    save ФАЙЛ    зберегти партію; «meadhall play --resume ФАЙЛ» її продовжить
    q            вийти
enter = Enter: { $answer }
only-answer = Відповідь була тільки одна: { $answer }.
refused = «{ $answer }» тут не відповідь; h покаже, що можна ввести.
refused-near = Можливо, ви мали на увазі: { $near }
languages = Мови: { $languages }
curtain = ──── Лише для: { $seat } ──── Решта не дивиться. Натисніть Enter. ────
unseen = Не дивлячись, p: { $answer }
after-end = Партію завершено. Ще можна ввести review, log, cards, save ФАЙЛ або u; Enter — вийти.
hint = h — що ще можна ввести; l — знову показати стіл; a — підказка.
save-exists = Файл { $file } уже є, і це не збережена партія: нічого не збережено. Виберіть іншу назву.
saved = Партію збережено: { $file }
not-saved = Партію не вдалося зберегти: { $problem }
save-where = У який файл зберегти? Введіть: save ФАЙЛ


## Повернення назад

taken-back = Відповідь скасовано. Знову відповідає: { $seat }
seen-since = Тим часом хтось побачив карти, які були приховані. Вони лишаються тими самими.
nothing-back = Поки що немає чого скасовувати.
back-answer = Разом із цим скасується й чужа відповідь: { $seat }
back-seen = Відтоді хтось побачив карти, які були приховані.
back-agree = Усі гравці згодні? Введіть «так», щоб повернутися, або натисніть Enter, щоб лишити як є.
yes = так


## Думки ботів

percent = { $number } %
bot-thinks =
    { $seat ->
        [none] Боти думають…
       *[other] { $seat } думає…
    }
advice =
    Найкращі відповіді, зважаючи на все, що ви знаєте ({ $tries ->
        [one] { $tries } спроба
        [few] { $tries } спроби
       *[many] { $tries } спроб
    }):
advice-chance = шанс
advice-tries = спроби
advice-line = Очікується: { $line }
advice-only = Відповідь тут тільки одна: { $answer }.
advice-wait = Треба подумати…
advice-none = Для цього тут ніхто не знає гри достатньо добре.
thinking-on = Ви бачитимете думки ботів, а з ними й карти, яких вам ніхто не показав би.
thinking-off = Боти знову тримають свої думки при собі.
thinking-shared = За цим екраном кілька людей: свої думки й карти боти тримають при собі.
thought = { $seat } оцінює шанс перемогти у { $chance }: { $answers }
thought-careless = { $seat } довго не роздумує: { $answer }
review = Розбір партії: шанси перемогти від першого вибору до останнього
review-wait = Розбір партії: { $share }
review-later = Розбір буде, коли партія завершиться.
review-costly = Найдорожчі помилки:
review-flawless = Дорогих помилок ніхто не зробив.
review-given =
    { $turn ->
        [0] До першого ходу
       *[other] Хід { $turn }
    }, { $seat }: { $answer } (шанс перемогти { $chance }).
review-better = Краще: { $answer } ({ $chance }). Ціна помилки: { $cost }.


## Стіл

seat-you = ви
seat-bot =
    { $level ->
        [none] бот
       *[other] бот: { $level }
    }
seat-left = уже не за столом
hand = Ваша рука
hand-of = Рука: { $seat }
nothing = нічого
known-of = Відомі карти на руці: { $seat }
dealt =
    Усі отримують по { $number ->
        [one] { $number } карті
        [few] { $number } карти
       *[many] { $number } карт
    }.


## Карти

column-card = Карта
column-text = Текст


## Повтори

replay-help = Enter: далі · b: назад · число: перейти туди · end: у кінець · log: усе дотепер · q: вийти
replay-at = Після відповіді { $number } з { $total }
replay-answer = { $seat }: { $answer }
replay-start = Партія починається.
replay-leaves = { $seat } виходить із-за столу.
replay-anew = Звідси все, чого цей гравець не міг знати, роздано наново: { $seat }


## Поля бою

board-drawn = { $board }: намальовано у файлі { $file }.


## Власні карти

packs-read = Зрозуміло так: { $text }
packs-unread = Не зрозуміло: «{ $words }»
packs-nearest = Можливо, малося на увазі: { $text }
packs-ambiguous = Цей текст можна зрозуміти по-різному:
packs-impossible = Зрозуміло, але виконати це неможливо: { $problem }
packs-warning = попередження: { $text }
packs-sound = «{ $name }» ({ $id }, версія { $version }): усе гаразд.
packs-count =
    { $mistakes ->
        [one] { $mistakes } помилка
        [few] { $mistakes } помилки
       *[many] { $mistakes } помилок
    }, { $warnings ->
        [one] { $warnings } попередження
        [few] { $warnings } попередження
       *[many] { $warnings } попереджень
    }
packs-partly = { $path }: { $count }. Показано лише те, з чим усе гаразд.
packs-begun = Набір створено. Далі: meadhall packs check { $folder }
packs-imported = Набір записано до { $folder }: { $count }.
packs-installed = Встановлено набір «{ $name }» ({ $id }, версія { $version }).
packs-replaced = Встановлено набір «{ $name }» ({ $id }, версія { $version }) замість версії { $before }.
packs-removed = Набір вилучено: { $id }
packs-none = Жодного набору не встановлено.
packs-exported = «{ $name }», версія { $version }: записано у файл { $file }.
packs-shown =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }, { $boards ->
        [one] { $boards } поле
        [few] { $boards } поля
       *[many] { $boards } полів
    }, { $pages ->
        [one] { $pages } сторінка
        [few] { $pages } сторінки
       *[many] { $pages } сторінок
    }: { $file }
packs-scale = Друкувати в натуральну величину (100 %)


## Drafts before a match

draft-seat = Гравець { $number }
draft-asked = { $seat }: { $task }
draft-how =
    { $count ->
        [1] Уведіть один номер або назву; «hints» покаже виміряне, q — вийти.
       *[other] Уведіть номери або назви через пробіл, усього { $count }; «hints» покаже виміряне, q — вийти.
    }
draft-not-so-many =
    { $count ->
        [1] Треба назвати рівно одне.
       *[other] Треба назвати рівно стільки, без повторів: { $count }.
    }
