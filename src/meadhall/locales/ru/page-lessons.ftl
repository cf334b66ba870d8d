### The page of the lessons in Russian.


## The list

lesson-about = Короткие уроки за настоящим столом: хозяин рассказывает, что происходит и почему, а все ходы делаете вы сами. Не спешите: неверный ответ ничего не меняет.
lesson-begin = Начать с первого урока
lesson-resume = Дальше: { $title }
lesson-all = Все уроки
lesson-count = Пройдено: { $done } из { $all }
lesson-number = Урок { $number }
lesson-done = Пройден
lesson-rules =
    { $number ->
        [one] { $number } правило в этом уроке
        [few] { $number } правила в этом уроке
       *[many] { $number } правил в этом уроке
    }


## At the table

lesson-host = Хозяин зала
lesson-step = Шаг { $step } из { $steps }
lesson-go-on = Дальше
lesson-finish = Закончить урок
lesson-back = На шаг назад
lesson-again = С начала
lesson-show = Показать
lesson-shown = Выберите: { $answer }
lesson-missing = Такого урока нет
lesson-missing-about = Возможно, в адресе потерялась буква.
lesson-failed = Не удалось получить урок. Попробуйте ещё раз чуть позже.
lesson-end = Отлично сыграно!
lesson-end-about = Урок «{ $title }» пройден.
lesson-end-last = Это был последний урок. Вас ждёт настоящий стол.
lesson-next = Следующий урок: { $title }
lesson-play = Сыграть с ботом
