### The page of the puzzles in Ukrainian.


## The list

puzzle-about = Позиції з партій сильних ботів, у яких одна відповідь явно краща за всі інші. Зіграйте її за столом. На вас ніхто не чекає: думайте скільки завгодно.
puzzle-day = Задача дня
puzzle-day-go = Зіграти задачу дня
puzzle-day-solved = Сьогоднішню задачу розв’язано.
puzzle-start = Наступна задача
puzzle-choose = Які задачі?
puzzle-role = Ви граєте за
puzzle-theme = Тема
puzzle-grade = Складність
puzzle-state = Мої успіхи
puzzle-all = Усі
puzzle-state-name =
    { $state ->
        [new] Ще не розпочаті
        [open] Ще не розв’язані
        [solved] Розв’язані
       *[first] Розв’язані з першої спроби
    }
puzzle-grade-name =
    { $grade ->
        [1] Легка
        [2] Середня
        [3] Підступна
        [4] Важка
       *[5] Дуже важка
    }
puzzle-goal =
    { $goal ->
        [win] Виграйте партію цим ходом
        [save] Будь-яка інша відповідь скоро програє
       *[best] Знайдіть найкращу відповідь
    }
puzzle-found =
    { $count ->
        [one] { $count } задача
        [few] { $count } задачі
       *[many] { $count } задач
    }
puzzle-none-fits = Таких задач немає. Виберіть щось інше.
puzzle-none = Задач тут поки немає.
puzzle-more = Показати ще
puzzle-number = Задача { $number }
puzzle-against = { $mine } — суперник: { $others }
puzzle-players = Гравців за столом: { $count }
puzzle-failed = Не вдалося отримати задачі. Спробуйте ще раз трохи згодом.


## The score

puzzle-score = Мій рахунок
puzzle-score-none = Ви ще не бралися за задачі. Рахунок зберігається в цьому браузері.
puzzle-rating = Рейтинг
puzzle-rating-about = Зараховується лише перша спроба. Рейтинг легкої задачі — 800, дуже важкої — 2000.
puzzle-solved = Розв’язано
puzzle-first = З першої спроби
puzzle-run = Поспіль
puzzle-best = Найкраща серія
puzzle-days = Днів поспіль
puzzle-tried = Розпочато
puzzle-by-theme = За темами
puzzle-by-grade = За складністю


## At the table

puzzle-you = Ваше місце: { $seat }
puzzle-task =
    { $goal ->
        [win] Партію можна виграти цим ходом. Як?
        [save] Усі відповіді, крім однієї, скоро програють. Яка — ні?
       *[best] Одна відповідь явно найкраща. Яка?
    }
puzzle-waits = Подивімося…
puzzle-right-on = Правильно! А тепер?
puzzle-wrong = Це не найкраща відповідь.
puzzle-wrong-about = У середньому це приносить { $share } зі 100 очок; є відповідь явно краща. На столі видно, що зроблять інші.
puzzle-follow = Що відбувається далі
puzzle-again = Ще раз
puzzle-show = Показати розв’язок
puzzle-shown = Розв’язок: { $answer }
puzzle-solved-end = Правильно, задачу розв’язано!
puzzle-late-end = Задачу таки розв’язано!
puzzle-shown-end = Розв’язок був таким
puzzle-why = Чому саме ця відповідь?
puzzle-proof =
    { $worlds ->
        [one] Рівні боти розіграли цю відповідь і всі інші в { $worlds } розкладі всього, чого ви не бачите. Вона приносить у середньому { $share } зі 100 очок (перемога — 100, поразка — 0), наступна за силою — { $second }. З певністю 95 % різниця лежить між { $low } і { $high }.
       *[many] Рівні боти розіграли цю відповідь і всі інші в { $worlds } розкладах усього, чого ви не бачите. Вона приносить у середньому { $share } зі 100 очок (перемога — 100, поразка — 0), наступна за силою — { $second }. З певністю 95 % різниця лежить між { $low } і { $high }.
    }
puzzle-second = Наступна за силою відповідь: { $answer }
puzzle-themes = Теми: { $themes }
puzzle-rated = Ваш рейтинг: { $rating } ({ $change })
puzzle-deck = Карти: { $role }
puzzle-list = Усі задачі
puzzle-next = Наступна задача
puzzle-last = Ви спробували всі такі задачі.
puzzle-missing = Такої задачі немає
puzzle-missing-about = Можливо, в адресі загубилася літера або задачу замінили на кращу.
