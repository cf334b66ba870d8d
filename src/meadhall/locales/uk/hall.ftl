### Власні слова термінала українською.
###
### Імена ($seat, $fighter, $card тощо) приходять готовими, у називному відмінку, тому стоять після двокрапки або як написи.


## Перед партією

ask-game = У яку гру? Введіть номер або натисніть Enter, щоб вибрати першу.
game =
    { $game ->
        [duel] Двобій: герої зі своїми колодами б’ються на полі бою
        [unicorns] Однороги: зберіть їх у своїй стайні й не дайте зібрати іншим
       *[other] { $game }
    }
ask-mode = У що зіграємо? Введіть номер або натисніть Enter, щоб вибрати перший варіант.
mode =
    { $mode ->
        [free_for_all] Кожен за себе
        [teams] Команди, двоє на двох
       *[duel] Двобій, один на один
    } — { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
       *[many] { $seats } гравців
    }
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
ask-hero = Гравець { $number }: який герой? Введіть номер, натисніть Enter, щоб отримати випадкового, або введіть «cards 2», щоб побачити колоду героя 2.
ask-board = Яке поле бою?
any-board = Будь-яке
ask-players = Скільки гравців? Введіть число або натисніть Enter, щоб вибрати перше.
players =
    { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }
ask-targets = Коли називають ціль карти?
targets =
    { $targets ->
        [when_resolved] Коли карта діє і спинити її вже не можна
       *[when_played] Коли карту розігрують, поки її ще можна спинити (у книзі це простіший спосіб)
    }
ask-win-check = Коли завершується партія?
win-check =
    { $check ->
        [after_effects] Лише коли завершено всі розпочаті ефекти
       *[at_once] Щойно в когось досить однорогів або вичерпалася колода (як у книзі)
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
seat-you = ви
seat-bot =
    { $level ->
        [none] бот
       *[other] бот: { $level }
    }
seat-out = поза грою
seat-left = уже не за столом
sizes = Рука: { $hand } · Колода: { $deck } · Скид: { $discard }
basket = Кошик: { $item }
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
hand = Ваша рука
hand-of = Рука: { $seat }
nothing = нічого
pile-of = Скид: { $seat } ({ $number })
known-of = Відомі карти на руці: { $seat }
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


## Стіл однорогів

turn-of =
    Ходить: { $seat }{ $plays ->
        [0] {""}
        [1] {""}
       *[other] {" "}· можна розіграти до { $plays } карт
    }{ $extra ->
        [0] {""}
        [1] {" "}· потім іще один хід
       *[other] {" "}· потім додаткових ходів: { $extra }
    }{ $cut ->
        [cut] {" "}· хід одразу завершиться
       *[none] {""}
    }
middle =
    Колода: { $deck } · Ясла: { $nursery } · Скид: { $discard }{ $top ->
        [none] {""}
       *[other] , зверху: { $top }
    }
hand-size = на руці { $size }
hand-open = відкрита рука:
herd-state =
    { $state ->
        [pandas] панди
       *[blinded] засліплені
    }
letters =
    { $letters ->
        [one] { $letters } літера
        [few] { $letters } літери
       *[many] { $letters } літер
    }
waiting = На початку ходу ще подіє: { $cards }
dealt =
    Усі отримують по { $number ->
        [one] { $number } карті
        [few] { $number } карти
       *[many] { $number } карт
    }.
played = { $seat } розігрує карту
named = Ціль: { $named }
answered = Стоп! { $seat }: { $card }
stage =
    { $stage ->
        [naming] називають ціль
        [stopped] спинено, якщо не спинять відповідь
        [resolving] діє
       *[answering] зараз можна відповісти
    }
pile = Скид ({ $number })
nursery = Ясла ({ $number })
deck-top = Відомі карти в колоді, рахуючи згори
deck-shuffled = Були в колоді, коли її тасували, і відтоді не з’являлися


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
column-card = Карта
column-type = Тип
column-value = Значення
column-boost = Поліпшення
column-who = Хто
column-symbol = Символ
column-text = Текст
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
card-hint = Команда meadhall cards ID розповість про одну карту більше.
card-about =
    { $type } · { $copies ->
        [one] { $copies } копія
        [few] { $copies } копії
       *[many] { $copies } копій
    }{ $letters ->
        [0] {""}
        [one] {" "}· { $letters } літера
        [few] {" "}· { $letters } літери
       *[many] {" "}· { $letters } літер
    }{ $two ->
        [without] {" "}· удвох грають без неї
       *[with] {""}
    }


## Повтори

replay-help = Enter: далі · b: назад · число: перейти туди · end: у кінець · log: усе дотепер · q: вийти
replay-at = Після відповіді { $number } з { $total }
replay-answer = { $seat }: { $answer }
replay-start = Партія починається.
replay-leaves = { $seat } виходить із-за столу.
replay-anew = Звідси все, чого цей гравець не міг знати, роздано наново: { $seat }


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
board-drawn = { $board }: намальовано у файлі { $file }.
