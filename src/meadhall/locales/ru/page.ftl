### The page in Russian.


## The shell and the table

hall-name = Meadhall
hall-loading = Накрываем стол…
hall-language = Язык
hall-settings = Настройки
hall-me = Мой профиль
hall-workshop = Мастерская
hall-puzzles = Задачи
hall-statistics = Статистика
hall-close = Закрыть
hall-skip = К содержанию
hall-skip-asked = К вопросу
hall-home = Вернуться в зал
hall-nowhere = За этой дверью ничего нет
hall-nowhere-about = Адрес никуда не ведёт. Возможно, в нём потерялась буква.
hall-broken = Эта часть зала не открылась. Обновите страницу — обычно это помогает.
hall-reload = Обновить страницу
hall-rules-search = Поиск по правилам
hall-rules-none = Таких слов нет ни в одном правиле. Попробуйте меньше слов или слова покороче.
hall-rules-count =
    { $number ->
        [one] { $number } правило
        [few] { $number } правила
       *[many] { $number } правил
    }
hall-rules-failed = Не удалось получить правила. Попробуйте ещё раз чуть позже.
hall-rules-contents = Содержание
hall-rules-link = Скопировать ссылку на { $id }
hall-rules-lesson = Разобрать на примере: { $title }
hall-rules-example = Пример с картинкой
hall-again = Попробовать ещё раз

# the hall inside a browser: while it opens, what it keeps, a newer one, and friends
opening = Накрываем стол
opening-begin = Накрываем стол…
opening-bytes = Накрываем стол… { $come } из { $total } МБ
opening-end = Почти готово: расставляем стулья…
opening-failed = Накрыть стол не удалось.
opening-failed-about = Проверьте связь и попробуйте ещё раз. Сыгранные партии остаются в этом браузере.
keeping-full = В этом браузере кончилось место
keeping-forbidden = Этот браузер ничего не хранит для этой страницы
keeping-full-about = Играть можно дальше, но новые партии исчезнут, когда вы закроете вкладку. Чтобы их сохранить, запишите их в файл.
keeping-forbidden-about = Играть можно дальше, но партии исчезнут, когда вы закроете вкладку. Чтобы их сохранить, запишите их в файл. Так бывает в приватных окнах и при строгих настройках.
keeping-save = Сохранить в файл
newer-ready = Готова новая версия зала.
newer-open = Открыть сейчас
newer-later = Позже
newer-short = Новая версия
friends-title = В этот зал больше никто не зайдёт
friends-elsewhere = С друзьями играют в зале, который кто-то держит открытым: один запускает его у себя, остальные приходят по ссылке. Этот зал живёт только в вашем браузере: здесь можно играть с ботами или с друзьями за одним экраном.

settings-theme = Освещение
settings-theme-auto = Как в системе
settings-theme-light = День
settings-theme-dark = Вечер
settings-speed = Анимация
settings-speed-normal = Спокойная
settings-speed-fast = Быстрая
settings-speed-instant = Выключена
settings-explain = Объяснять, о чём вопрос
settings-explain-about = Каждый вид вопросов объясняется один раз. Само выключится после урока или трёх партий.
hint-label = О чём вопрос
hint-understood = Понятно
settings-sound = Звуки
settings-sound-about = Несколько тихих стуков по дереву: ваш ход, карта, удар, конец партии.
# offered once
sound-offer = Тихие деревянные звуки?
sound-yes = Да
sound-no = Нет

table-your-turn = Ваш ход
table-turn = Ход: { $seat }
table-asked-source = Эффект: { $source }
table-seconds =
    { $seconds ->
        [one] Осталась { $seconds } секунда
        [few] Осталось { $seconds } секунды
       *[many] Осталось { $seconds } секунд
    }
table-over = Партия окончена
table-you-watch = Вы зритель
table-watching =
    { $number ->
        [one] { $number } зритель
        [few] { $number } зрителя
       *[many] { $number } зрителей
    }
table-tools = Меню
table-hint = Подсказка
table-hint-wait = Надо подумать…
table-skip = Дальше
table-undo = Отменить
table-undo-agreed = Отменить свой последний выбор, если все остальные согласны
table-undo-free = Отменить свой последний выбор
table-undo-none = Отменять нечего
table-resign = Сдаться
table-resign-sure = Сдаться в этой партии?
table-resign-about = { $seat } сдаётся. Отменить это будет нельзя.
table-resign-stay = Играть дальше
table-leave = Выйти из-за стола
table-invite = Позвать друзей
table-invite-join = Кто откроет эту ссылку, сможет занять свободное место.
table-invite-watch = Кто откроет эту ссылку, сможет посмотреть игру.
table-invite-link = Ссылка на этот стол
table-copy = Скопировать
table-copied = Скопировано
table-code = QR-код этой ссылки
table-code-about = Или наведите на код камеру телефона.
table-help = Помощь
table-help-asked = Вопрос всегда задан одной фразой и в одном месте; всё, что можно выбрать, светится там, где лежит.
table-help-hint = Сомневаетесь? Если все остальные — боты, подсказка покажет лучшие ответы и ваш шанс победить с каждым из них, судя по тому, что вы видите.
table-help-undo = Выбор можно отменить, пока не открылось ничего скрытого; иначе спросим остальных.
table-help-why = «Почему?» рядом с вопросом, ответом или картой покажет правила, которые за ними стоят.
table-help-keys = С клавиатуры: Tab переходит от одного к другому, стрелки ведут от вопроса к ответам и от ответа к ответу, Enter выбирает, Escape возвращает на шаг назад.
table-chance = Ваш шанс победить
table-percent = { $number } %
table-advice = Лучшие ответы
table-advice-line = Вероятное продолжение: { $line }
table-undo-asks = { $seat } хочет отменить свой последний выбор.
table-undo-yes = Согласиться
table-undo-no = Отказать
table-undo-wait = Ждём, согласятся ли остальные…
table-undo-declined = Остальные не согласились: играем дальше.
table-curtain = Передайте экран. Теперь смотрит: { $seat }
table-curtain-about = Остальных просим отвернуться.
table-curtain-look = Это я, показать стол
table-waiting = Есть свободное место
table-waiting-about = Отправьте эту ссылку тем, кого ещё нет. Партия начнётся, когда все соберутся.
table-who = За столом
table-seat-you = вы
table-seat-away = не в сети
table-seat-bot = { $name }, { table-level }
# how strong a bot is
table-level = { $level ->
        [guest] скальд
        [page] отрок
       *[warrior] воин
        [champion] витязь
        [jarl] ярл
        [legend] легенда
    }
# what people at a table can say to each other, and signs without words
talk = Сказать что-нибудь
talk-about = Это увидят все за столом, каждый на своём языке.
talk-hush = Скрывать слова игрока { $name }
talk-unhush = Снова показывать слова игрока { $name }
talk-hello = Привет!
talk-luck = Удачи!
talk-played = Отличный ход!
talk-thanks = Спасибо!
talk-sorry = Прошу прощения!
talk-oops = Ой…
talk-wow = Ого!
talk-moment = Минутку, пожалуйста.
talk-hurry = Ходите, пожалуйста!
talk-close = Едва-едва!
talk-game = Хорошая игра!
talk-rematch = Ещё партию?
talk-thumb = Палец вверх
talk-heart = Сердечки
talk-cheers = За ваше здоровье!
talk-think = Раздумье
talk-shock = Удивление
talk-party = Ура
table-clocks = Осталось времени
table-missing = Такого стола нет
table-missing-about = Возможно, его уже убрали или в адресе потерялась буква.
table-why = Почему?
table-why-none = Добавить нечего: так устроена игра.
table-why-of = Почему? { $title }
table-transcript = Скачать запись партии
table-report = Сообщить о проблеме
table-report-about = Вместе с сообщением сохранится вся партия до этого места: тот, кто будет разбираться, увидит то же, что и вы. Играть можно дальше.
table-report-text = Что не так? (Можно ничего не писать.)
table-report-send = Отправить сообщение
table-reported = Спасибо!
table-reported-about = Сообщение сохранено под этим номером. Назовите его, если захотите о нём спросить.
table-people = Кто за столом
table-host = хозяин стола
table-muted = без права просить
table-replaced = пока играет бот
table-shut = Стол закрыт для новых гостей.
table-shut-switch = Закрыт для новых гостей
table-shut-about = Никто новый сюда не попадёт. Кто уже здесь, останется.
table-order = Следить за порядком: { $name }
table-order-about = Вы накрыли этот стол и можете следить за порядком. Кто лишён права просить, играет дальше, но больше ни о чём не может просить остальных.
table-order-no = Не надо
table-mute = Запретить просьбы
table-unmute = Снова разрешить просьбы
table-remove = Убрать из-за стола…
table-remove-do = Убрать
table-remove-sure = Убрать из-за стола: { $name }?
table-remove-about =
    { $begun ->
        [no] Место снова станет свободным, и его сможет занять любой, у кого есть ссылка.
       *[yes] До конца партии вместо этого игрока будет играть бот.
    }
table-ban = Не пускать больше…
table-ban-do = Не пускать
table-ban-sure = Не пускать больше за ваши столы: { $name }?
table-ban-about = { $name } больше не сможет ни сесть за ваши столы, ни смотреть за игрой.
table-absent-soon =
    { $here ->
        [yes] { $name } не отвечает.
       *[no] { $name } не в сети.
    } Через { $time } можно будет отдать это место боту или больше не ждать.
table-absent-soon-watch =
    { $here ->
        [yes] { $name } не отвечает.
       *[no] { $name } не в сети.
    } Через { $time } остальные смогут решить, как играть дальше.
table-absent-now =
    { $here ->
        [yes] { $name } давно не отвечает.
       *[no] { $name } давно не в сети.
    } Как быть с партией?
table-absent-now-watch =
    { $here ->
        [yes] { $name } давно не отвечает.
       *[no] { $name } давно не в сети.
    } Остальные решают, как играть дальше.
table-absent-soon-own = Остальные ждут вас. Через { $time } они смогут отдать ваше место боту.
table-absent-now-own = Остальные давно ждут вас и уже могут отдать ваше место боту.
table-claim-bot = Пусть играет бот
table-claim-leave = Больше не ждать
table-claim-sure = Больше не ждать: { $name }?
table-claim-about = { $name } выбывает из партии, как при сдаче, и вернуться в неё будет нельзя. Отменить это тоже нельзя.
table-claim-wait = Подождать ещё

line-lost = Связь потеряна, пробуем снова…
line-back = Связь восстановлена.
line-refused = Не получилось
line-version = Зал обновился. Обновите и страницу, чтобы играть дальше.

log-title = Что произошло
log-before = До первого хода
log-turn = Ход { $number }
log-details = Подробно
log-empty = Пока ничего. Самое время для глотка мёда.
log-newest = К последним событиям
log-earlier = Показать, что было раньше

end-won = Победа за вами!
end-lost = Поражение
end-watched = Партия окончена
end-nobody = Никто не победил
end-winners = Победитель
end-player = Игрок
end-turns =
    { $number ->
        [one] Партия длилась { $number } ход.
        [few] Партия длилась { $number } хода.
       *[many] Партия длилась { $number } ходов.
    }
end-cards = Сыграно карт
end-again = Сыграть ещё раз
end-again-wait = Накрываем стол заново…
end-next = К следующей партии
end-replay = Посмотреть ещё раз
end-look = Посмотреть на стол
end-show = Чем всё кончилось


## Home and lobby

home-welcome = Добро пожаловать в зал
home-ask = Очаг горит, столы свободны. Во что сыграем?
home-turns =
    { $count ->
        [1] За одним столом ждут вашего хода
        [one] За { $count } столом ждут вашего хода
       *[other] За { $count } столами ждут вашего хода
    }
home-play = Играть
home-set = Создать стол…
home-learn = Научиться играть
home-rules = Правила
home-running = Мои партии
home-none = Сейчас у вас нет партий. Выберите стол: бот всегда готов сыграть.
home-over = Сыгранные партии
home-all = Показать все: { $count }
home-more = и ещё { $count }
home-your-turn = Ваш ход
home-their-turn = Ходят другие
home-waiting = Ждём друга
home-workshop = Свои герои, поля и карты — простыми словами
home-puzzles = Найдите лучший ответ: позиции из партий сильных ботов
home-transcript = Открыть запись партии…
home-transcript-wait = Запись читается…
home-transcript-about = Партия, сохранённая в файл: её можно посмотреть ещё раз
lobby-offline = Зал не отвечает. Проверьте связь и попробуйте ещё раз.
lobby-name = Ваше имя
lobby-name-example = Как к вам обращаться?
lobby-name-about = Его увидят остальные за столом.
lobby-their-name = Имя игрока
lobby-start = Начать партию
lobby-start-invite = Позвать друзей за стол
lobby-starting = Накрываем стол…
lobby-link-waits = ссылка-приглашение будет за столом
lobby-players = Игроки
lobby-player-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
lobby-seats = За столом
lobby-seat = Место { $number }
lobby-team = Команда { $number }
lobby-who = Кто сядет на место { $number }?
lobby-chair =
    { $who ->
        [friend] Друг по ссылке
        [here] Ещё один игрок за этим экраном
       *[me] Я
    }
lobby-bots = Боты
lobby-bot = Бот: { $level }
lobby-friend-about = Ссылку для друга вы получите за столом.
lobby-copies =
    { $count ->
        [one] { $count } копия
        [few] { $count } копии
       *[many] { $count } копий
    }
lobby-print = Распечатать карты
print-title = Карты для печати: { $name }
print-about = В натуральную величину, 63 × 88 мм, по девять на листе. Печатайте в масштабе 100 % и разрежьте по меткам.
print-now = Печать
print-once = Каждую карту один раз
lobby-options = Часы и варианты правил
lobby-by-book = обычно
lobby-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    }
lobby-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
lobby-hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
lobby-clock = Часы
lobby-clock-kind =
    { $kind ->
        [move] На каждый ответ
        [match] На всю партию
       *[none] Без часов
    }
lobby-time = Время на игрока
lobby-late = Если время вышло
lobby-late-kind =
    { $late ->
        [forfeit] Поражение
       *[bot] Доиграет бот
    }
lobby-invited =
    { $as ->
        [sitter] Ваш стол
        [watcher] Партия, за которой можно следить
       *[guest] Вас приглашают за стол!
    }
lobby-free = Свободное место
lobby-somebody = Гость
lobby-guest = Гость { $number }
lobby-this-seat = Занять место { $number }
lobby-sits-already = У вас уже есть место за этим столом.
lobby-to-table = К столу
lobby-sit = Сесть за стол
lobby-watch = Смотреть
lobby-full = Все места заняты, но зрителям мы рады.
lobby-is-over = Партия окончена. Можно посмотреть, как всё было.
lobby-no-table = Этот стол не удалось открыть


## Packs in the lobby

lobby-pack-source =
    { $source ->
        [own] Ваши собственные
        [hall] Из наборов этого зала
       *[game] Входят в игру
    }
lobby-pack-nameless = Без названия
lobby-pack-unfinished =
    { $count ->
        [one] осталась { $count } ошибка
        [few] остались { $count } ошибки
       *[other] осталось { $count } ошибок
    }
lobby-pack-mend = В мастерскую
lobby-fair = Уравнять силы
lobby-fair-summary = с форой
lobby-fair-unknown = Что уравняло бы этих двоих, ещё никто не измерил.
lobby-pack-lots = Разыгрывать и самодельное
lobby-pack-lots-about = Когда решает жребий, в нём участвуют герои и поля из наборов.
lobby-pack-expansions = Дополнения


## Драфты перед партией

draft-field = Как решается, чем играть?
draft-none = Как указано здесь
draft-fair-about = Если кто-то измерил, что уравнивает выбранную пару, это добавляется.
draft-under-way = Драфт: { $draft }
draft-steps = Шаги драфта
draft-all-secret = все сразу, тайно
draft-your-turn = Ваш ход: { $task }
draft-your-secret = Ваш тайный ход: { $task }
draft-their-turn =
    { $asked ->
        [none] { $task }
       *[some] { $names }: { $task }
    }
draft-hints = Подсказки
draft-no-hints = Ещё никто не измерил того, что помогло бы здесь.
draft-so-far = Что уже сделано
draft-nothing-yet = Пока ничего
draft-chosen-count = Выбрано: { $chosen } из { $count }
draft-confirm = Подтвердить
