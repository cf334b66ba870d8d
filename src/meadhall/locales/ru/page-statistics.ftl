### Statistics and the profile in Russian.

statistics-title = Статистика
statistics-about =
    { $count ->
        [one] В этом зале доиграна { $count } партия.
        [few] В этом зале доиграны { $count } партии.
       *[many] В этом зале доиграно { $count } партий.
    }
statistics-none = Книга пока пуста
statistics-none-about = В этом зале ещё не доиграли ни одной партии. Садитесь за стол: первая строка будет вашей.
statistics-none-game = В этой игре ещё не доиграли ни одной партии.
statistics-game = Какая игра?
statistics-matches = Партии
statistics-turns = Ходы
statistics-minutes = Минуты
statistics-mean-turns = Ходов в партии
statistics-mean-answers = Решений в партии
statistics-mean-minutes = Минут в партии
statistics-wins = Победы
statistics-share = Доля побед
statistics-unknown = неизвестно
statistics-undecided =
    { $count ->
        [one] { $count } партия закончилась без победителя.
        [few] { $count } партии закончились без победителя.
       *[many] { $count } партий закончились без победителя.
    }
statistics-bar = Тонкая полоска — доля выигранных партий. Истинная сила, скорее всего, лежит в пределах широкой полосы за ней: чем больше партий, тем она уже. Засечка показывает, сколько выигрывал бы равный среди равных.
statistics-heroes = Герои
statistics-hero = Герой
statistics-players = Игроки
statistics-players-about = Имя — не учётная запись: у тёзок общая строка.
statistics-name = Имя
statistics-unlisted =
    { $count ->
        [one] Ещё { $count } имя есть в файле ниже.
        [few] Ещё { $count } имени есть в файле ниже.
       *[many] Ещё { $count } имён есть в файле ниже.
    }
statistics-bots = Боты
statistics-level = Уровень
statistics-pairs = Герой против героя
statistics-pairs-about = Дуэли один на один: сколько герой строки выиграл и проиграл герою столбца.
statistics-pair = { $hero } — { $other }: побед { $wins }, поражений { $losses }
statistics-export = Забрать числа с собой
statistics-export-about = Таблицы для электронных таблиц (CSV) или всё сразу для программ (JSON).
statistics-export-heroes = Герои
statistics-export-players = Игроки и боты
statistics-export-matches = Все партии
statistics-export-all = Всё сразу
statistics-counted = Считается каждая партия, которая закончилась в этом зале, чем бы она ни закончилась. Загруженные из файла и продолженные с повтора партии не считаются. Минуты — это время от первого решения до последнего; долгая пауза засчитывается как пять минут.

me-title = Мой профиль в этом браузере
me-record = Мои партии
me-record-none = В этом браузере вы ещё не доиграли ни одной партии. Следующая появится здесь.
me-record-play = К столам
me-played = Партий: { $count }, побед: { $wins }
me-favourite = Любимый герой
me-heroes = Мои герои
me-shared =
    { $count ->
        [one] { $count } партию за этим экраном играли несколько человек: здесь она никому не засчитана.
        [few] { $count } партии за этим экраном играли несколько человек: здесь они никому не засчитаны.
       *[many] { $count } партий за этим экраном играли несколько человек: здесь они никому не засчитаны.
    }
me-lessons = Мои уроки
me-lessons-done = Пройдено: { $done } из { $all }
me-lessons-go = К урокам
me-kept = Что и где хранится
me-kept-browser = Этот браузер хранит ваше имя, настройки и пройденные уроки. Из этого зал узнаёт только имя, когда вы садитесь за стол.
me-kept-cookie = Файл cookie подсказывает залу, какие места ваши. Ни один скрипт не может его прочесть. Если удалить его в настройках самого браузера, ваши места и партии вас больше не узнают.
me-kept-hall = Зал хранит каждую партию с именами игроков, чтобы её можно было пересмотреть и посчитать. Если стереть то, что хранит браузер, там ничего не изменится.
me-export = Сохранить в файл
me-erase = Стереть
me-erase-sure = Стереть всё, что хранит этот браузер?
me-erase-about = Имя, настройки и пройденные уроки забудутся. Места и партии останутся вашими.
me-erase-no = Оставить как есть
me-erased = Стёрто: всё как в первый вечер.
