### The terminal's own words in Russian: слова самого терминала.
###
### Имена ($seat, $fighter, $card и так далее) приходят готовыми, в именительном падеже. Поэтому на столе почти всё — подписи, и
### склонять имена не нужно. Чего нет, то приходит как "none". Термины — те же, что в duel.ftl.


## До партии

ask-game = В какую игру? Введите номер или нажмите Enter, чтобы выбрать первую.
game =
    { $game ->
        [duel] Дуэль: герои со своими колодами сражаются на поле
        [unicorns] Единорожки: соберите их в своём стойле и не дайте собрать другим
       *[other] { $game }
    }
ask-mode = Во что сыграем? Введите номер или нажмите Enter, чтобы выбрать первый вариант.
mode =
    { $mode ->
        [free_for_all] Каждый за себя
        [teams] Командная игра, два на два
       *[duel] Дуэль, один на один
    } — { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }
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
ask-hero = Игрок { $number }: какой герой? Введите номер, нажмите Enter, чтобы взять случайного, или введите «cards 2», чтобы посмотреть колоду героя 2.
ask-board = Какое поле?
any-board = Любое
ask-players = Сколько игроков? Введите число или нажмите Enter, чтобы выбрать первое.
players =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
ask-targets = Когда называют цель карты?
targets =
    { $targets ->
        [when_resolved] Когда карта срабатывает и остановить её уже нельзя
       *[when_played] Когда карту играют, пока её ещё можно остановить (в книге это способ попроще)
    }
ask-win-check = Когда заканчивается партия?
win-check =
    { $check ->
        [after_effects] Только когда завершены все начатые эффекты
       *[at_once] Как только у кого-то хватит единорожков или кончится колода (как в книге)
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
seat-you = вы
seat-bot =
    { $level ->
        [none] бот
       *[other] бот: { $level }
    }
seat-out = вне игры
seat-left = уже не за столом
sizes = Рука: { $hand } · Колода: { $deck } · Сброс: { $discard }
basket = Корзинка: { $item }
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
hand = Ваша рука
hand-of = { $seat }: рука
nothing = ничего
pile-of = { $seat }: стопка сброса ({ $number })
known-of = { $seat }: известные карты в руке
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


## Стол единорожков

turn-of =
    Ходит: { $seat }{ $plays ->
        [0] {""}
        [1] {""}
       *[other] {" "}· можно сыграть до { $plays } карт
    }{ $extra ->
        [0] {""}
        [1] {" "}· затем дополнительный ход
       *[other] {" "}· затем дополнительных ходов: { $extra }
    }{ $cut ->
        [cut] {" "}· ход сразу закончится
       *[none] {""}
    }
middle =
    Колода: { $deck } · Ясли: { $nursery } · Сброс: { $discard }{ $top ->
        [none] {""}
       *[other] , сверху: { $top }
    }
hand-size = в руке { $size }
hand-open = открытая рука:
herd-state =
    { $state ->
        [pandas] панды
       *[blinded] ослеплены
    }
letters =
    { $letters ->
        [one] { $letters } буква
        [few] { $letters } буквы
       *[many] { $letters } букв
    }
waiting = В начале хода ещё предстоит: { $cards }
dealt =
    Все получают по { $number ->
        [one] { $number } карте
        [few] { $number } карты
       *[many] { $number } карт
    }.
played = { $seat } играет карту
named = Цель: { $named }
answered = Стоп! { $seat }: { $card }
stage =
    { $stage ->
        [naming] называют цель
        [stopped] остановлена, если не остановят ответ
        [resolving] действует
       *[answering] сейчас можно ответить
    }
pile = Стопка сброса ({ $number })
nursery = Ясли ({ $number })
deck-top = Известные карты в колоде, считая сверху
deck-shuffled = Замешаны в колоду и с тех пор не появлялись


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
column-card = Карта
column-type = Тип
column-value = Значение
column-boost = Усиление
column-who = Боец
column-symbol = Символ
column-text = Текст
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
card-hint = meadhall cards КОД расскажет об одной карте больше.
card-about =
    { $type } · { $copies ->
        [one] { $copies } копия
        [few] { $copies } копии
       *[many] { $copies } копий
    }{ $letters ->
        [0] {""}
        [one] {" "}· { $letters } буква
        [few] {" "}· { $letters } буквы
       *[many] {" "}· { $letters } букв
    }{ $two ->
        [without] {" "}· вдвоём играют без неё
       *[with] {""}
    }


## Записи партий

replay-help = Enter: дальше · b: назад · номер: перейти к этому ответу · end: в конец · log: всё до этого места · q: выйти
replay-at = После ответа { $number } из { $total }
replay-answer = { $seat }: { $answer }
replay-start = Партия начинается.
replay-leaves = { $seat } покидает стол.
replay-anew = Отсюда всё, чего этот игрок не мог знать, роздано заново: { $seat }


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
board-drawn = { $board }: рисунок поля в файле { $file }.
