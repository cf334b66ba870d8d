### The page of the puzzles in Russian.


## The list

puzzle-about = Позиции из партий сильных ботов, в которых один ответ явно лучше всех остальных. Сыграйте его за столом. Вас никто не ждёт: думайте сколько хотите.
puzzle-day = Задача дня
puzzle-day-go = Сыграть задачу дня
puzzle-day-solved = Сегодняшняя задача решена.
puzzle-start = Следующая задача
puzzle-choose = Какие задачи?
puzzle-role = Вы играете за
puzzle-theme = Тема
puzzle-grade = Сложность
puzzle-state = Мои успехи
puzzle-all = Все
puzzle-state-name =
    { $state ->
        [new] Ещё не начаты
        [open] Ещё не решены
        [solved] Решены
       *[first] Решены с первой попытки
    }
puzzle-grade-name =
    { $grade ->
        [1] Лёгкая
        [2] Средняя
        [3] Каверзная
        [4] Трудная
       *[5] Очень трудная
    }
puzzle-goal =
    { $goal ->
        [win] Выиграйте партию этим ходом
        [save] Любой другой ответ скоро проигрывает
       *[best] Найдите лучший ответ
    }
puzzle-found =
    { $count ->
        [one] { $count } задача
        [few] { $count } задачи
       *[many] { $count } задач
    }
puzzle-none-fits = Таких задач нет. Выберите что-нибудь другое.
puzzle-none = Задач здесь пока нет.
puzzle-more = Показать ещё
puzzle-number = Задача { $number }
puzzle-against = { $mine } — противник: { $others }
puzzle-players = Игроков за столом: { $count }
puzzle-failed = Не удалось получить задачи. Попробуйте ещё раз чуть позже.


## The score

puzzle-score = Мой счёт
puzzle-score-none = Вы ещё не брались за задачи. Счёт хранится в этом браузере.
puzzle-rating = Рейтинг
puzzle-rating-about = Считается только первая попытка. Рейтинг лёгкой задачи — 800, очень трудной — 2000.
puzzle-solved = Решено
puzzle-first = С первой попытки
puzzle-run = Подряд
puzzle-best = Лучшая серия
puzzle-days = Дней подряд
puzzle-tried = Начато
puzzle-by-theme = По темам
puzzle-by-grade = По сложности


## At the table

puzzle-you = Ваше место: { $seat }
puzzle-task =
    { $goal ->
        [win] Партию можно выиграть этим ходом. Как?
        [save] Все ответы, кроме одного, скоро проигрывают. Какой — нет?
       *[best] Один ответ явно лучше всех. Какой?
    }
puzzle-waits = Посмотрим…
puzzle-right-on = Верно! А теперь?
puzzle-wrong = Это не лучший ответ.
puzzle-wrong-about = В среднем это приносит { $share } из 100 очков; есть ответ явно лучше. На столе видно, что сделают другие.
puzzle-follow = Что происходит дальше
puzzle-again = Ещё раз
puzzle-show = Показать решение
puzzle-shown = Решение: { $answer }
puzzle-solved-end = Верно, задача решена!
puzzle-late-end = Задача всё-таки решена!
puzzle-shown-end = Решение было таким
puzzle-why = Почему этот ответ?
puzzle-proof =
    { $worlds ->
        [one] Равные боты разыграли этот ответ и все остальные в { $worlds } раскладе всего, чего вы не видите. Он приносит в среднем { $share } из 100 очков (победа — 100, поражение — 0), следующий по силе — { $second }. С уверенностью 95 % разница лежит между { $low } и { $high }.
       *[many] Равные боты разыграли этот ответ и все остальные в { $worlds } раскладах всего, чего вы не видите. Он приносит в среднем { $share } из 100 очков (победа — 100, поражение — 0), следующий по силе — { $second }. С уверенностью 95 % разница лежит между { $low } и { $high }.
    }
puzzle-second = Следующий по силе ответ: { $answer }
puzzle-themes = Темы: { $themes }
puzzle-rated = Ваш рейтинг: { $rating } ({ $change })
puzzle-deck = Карты: { $role }
puzzle-list = Все задачи
puzzle-next = Следующая задача
puzzle-last = Вы попробовали все такие задачи.
puzzle-missing = Такой задачи нет
puzzle-missing-about = Возможно, в адресе потерялась буква или задачу заменили на лучшую.
