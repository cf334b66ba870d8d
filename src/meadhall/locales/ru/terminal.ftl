### The terminal's own words in Russian: слова самого терминала.
###
### Имена ($seat, $fighter, $card и так далее) приходят готовыми, в именительном падеже. Поэтому на столе почти всё — подписи, и
### склонять имена не нужно. Чего нет, то приходит как "none". Термины — те же, что в game.ftl каждой игры.


## До партии

ask-game = В какую игру? Введите номер или нажмите Enter, чтобы выбрать первую.
ask-people = Сколько человек за этим экраном? Остальные места займут боты.
people =
    { $people ->
        [one] { $people } человек
        [few] { $people } человека
       *[many] { $people } человек
    }, { $bots ->
        [0] без ботов
        [one] { $bots } бот
        [few] { $bots } бота
       *[many] { $bots } ботов
    }
ask-level = Насколько сильными будут боты? Введите номер или нажмите Enter, чтобы позвать воинов.
level-about =
    { $level ->
        [guest] Скальд: пришёл ради пира и песен, его обыграет и ребёнок
        [page] Отрок: правила знает, но часто ошибается
       *[warrior] Воин: играет толково
        [champion] Витязь: думает наперёд, победить его трудно
        [jarl] Ярл: победить его очень трудно
        [legend] Легенда: сильнее всех, думает около секунды над каждым ответом
    }
level =
    { $level ->
        [guest] скальд
        [page] отрок
        [warrior] воин
        [champion] витязь
        [jarl] ярл
        [legend] легенда
        [random] играет наугад
        [greedy] жадный
       *[other] { $level }
    }
no-choice = Такого варианта нет: «{ $answer }».


## Игра

welcome = Добро пожаловать в зал! Вводите номер своего ответа; h покажет, что ещё можно ввести.
goodbye = До встречи!
help =
    номер        выбрать этот ответ (Enter, где это предложено)
    l            стол: показать всё ещё раз
help-map = m            поле: все ячейки с их зонами и соседями
help-more =
    w, why       правила этого вопроса; «why 3» — правила и карта ответа 3
    u            отмена: назад к последнему выбору
    a, hint      подсказка: лучшие ответы и шансы победить с каждым из них
    thinking     показывать мысли ботов (а значит, и их карты) или скрыть
    cards        сброшенные карты и всё, что вы знаете о других картах
    cards ИМЯ    что написано на карте; хватит части названия
    log          всё, что произошло
    review       когда партия окончена: шансы игроков и самые дорогие ошибки
    language en  продолжить на другом языке
    save ФАЙЛ    сохранить партию; «meadhall play --resume ФАЙЛ» продолжит её
    q            выйти
enter = Enter: { $answer }
only-answer = Возможен был только один ответ: { $answer }.
refused = Здесь нельзя ответить «{ $answer }»; h покажет, что можно ввести.
refused-near = Может быть, вы имели в виду: { $near }
languages = Языки: { $languages }
curtain = ──── Смотрит только: { $seat } ──── Остальные отворачиваются. Нажмите Enter. ────
unseen = Не глядя, p: { $answer }
after-end = Партия окончена. Ещё можно ввести review, log, cards, save ФАЙЛ или u; Enter — выход.
hint = h — что ещё можно ввести; l — снова показать стол; a — подсказка.
save-exists = Файл { $file } уже есть, и это не сохранённая партия: ничего не сохранено. Выберите другое имя.
saved = Партия сохранена: { $file }
not-saved = Партию не удалось сохранить: { $problem }
save-where = В какой файл сохранить? Введите: save ФАЙЛ


## Шаг назад

taken-back = Ответ отменён. Снова отвечает: { $seat }
seen-since = За это время открылись скрытые карты. Они останутся теми же.
nothing-back = Отменять пока нечего.
back-answer = Вместе с этим отменится и чужой ответ: { $seat }
back-seen = С тех пор открылись карты, которые были скрыты.
back-agree = Все согласны? Введите «да», чтобы вернуться, или нажмите Enter, чтобы оставить всё как есть.
yes = да


## Мысли ботов

percent = { $number } %
bot-thinks =
    { $seat ->
        [none] Боты думают…
       *[other] { $seat } думает…
    }
advice =
    Лучшие ответы, если судить по тому, что вы знаете ({ $tries ->
        [one] { $tries } попытка
        [few] { $tries } попытки
       *[many] { $tries } попыток
    }):
advice-chance = шанс
advice-tries = попытки
advice-line = Ожидается: { $line }
advice-only = Ответ здесь только один: { $answer }.
advice-wait = Надо подумать…
advice-none = Для этого никто здесь не знает игру достаточно хорошо.
thinking-on = Вы увидите мысли ботов, а с ними и карты, которых вам никто бы не показал.
thinking-off = Боты снова держат свои мысли при себе.
thinking-shared = За этим экраном несколько человек: свои мысли и карты боты держат при себе.
thought = { $seat } оценивает шанс победить в { $chance }: { $answers }
thought-careless = { $seat } долго не раздумывает: { $answer }
review = Разбор партии: шансы победить от первого выбора до последнего
review-wait = Разбор партии: { $share }
review-later = Разбор будет, когда партия закончится.
review-costly = Самые дорогие ошибки:
review-flawless = Дорогих ошибок никто не сделал.
review-given =
    { $turn ->
        [0] До первого хода
       *[other] Ход { $turn }
    }, { $seat }: { $answer } (шанс победить { $chance }).
review-better = Лучше: { $answer } ({ $chance }). Цена ошибки: { $cost }.


## Стол

seat-you = вы
seat-bot =
    { $level ->
        [none] бот
       *[other] бот: { $level }
    }
seat-left = уже не за столом
hand = Ваша рука
hand-of = { $seat }: рука
nothing = ничего
known-of = { $seat }: известные карты в руке
dealt =
    Все получают по { $number ->
        [one] { $number } карте
        [few] { $number } карты
       *[many] { $number } карт
    }.


## Карты

column-card = Карта
column-text = Текст


## Записи партий

replay-help = Enter: дальше · b: назад · номер: перейти к этому ответу · end: в конец · log: всё до этого места · q: выйти
replay-at = После ответа { $number } из { $total }
replay-answer = { $seat }: { $answer }
replay-start = Партия начинается.
replay-leaves = { $seat } покидает стол.
replay-anew = Отсюда всё, чего этот игрок не мог знать, роздано заново: { $seat }


## Поля

board-drawn = { $board }: рисунок поля в файле { $file }.


## Свои карты

packs-read = Понято так: { $text }
packs-unread = Не понято: «{ $words }»
packs-nearest = Возможно, имелось в виду: { $text }
packs-ambiguous = Этот текст можно понять по-разному:
packs-impossible = Понято, но выполнить это нельзя: { $problem }
packs-warning = предупреждение: { $text }
packs-sound = «{ $name }» ({ $id }, версия { $version }): всё в порядке.
packs-count =
    { $mistakes ->
        [one] { $mistakes } ошибка
        [few] { $mistakes } ошибки
       *[many] { $mistakes } ошибок
    }, { $warnings ->
        [one] { $warnings } предупреждение
        [few] { $warnings } предупреждения
       *[many] { $warnings } предупреждений
    }
packs-partly = { $path }: { $count }. Показано только то, что в порядке.
packs-begun = Набор создан. Дальше: meadhall packs check { $folder }
packs-imported = Набор записан в { $folder }: { $count }.
packs-installed = Установлен набор «{ $name }» ({ $id }, версия { $version }).
packs-replaced = Установлен набор «{ $name }» ({ $id }, версия { $version }) вместо версии { $before }.
packs-removed = Набор удалён: { $id }
packs-none = Ни одного набора не установлено.
packs-exported = «{ $name }», версия { $version }: записано в файл { $file }.
packs-shown =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }, { $boards ->
        [one] { $boards } поле
        [few] { $boards } поля
       *[many] { $boards } полей
    }, { $pages ->
        [one] { $pages } страница
        [few] { $pages } страницы
       *[many] { $pages } страниц
    }: { $file }
packs-scale = Печатать в натуральную величину (100 %)


## Drafts before a match

draft-seat = Игрок { $number }
draft-asked = { $seat }: { $task }
draft-how =
    { $count ->
        [1] Введите один номер или имя; «hints» покажет измеренное, q — выйти.
       *[other] Введите номера или имена через пробел, всего { $count }; «hints» покажет измеренное, q — выйти.
    }
draft-not-so-many =
    { $count ->
        [1] Нужно назвать ровно одно.
       *[other] Нужно назвать ровно столько, без повторов: { $count }.
    }
