### The page of the lessons in Ukrainian.


## The list

lesson-about = Короткі уроки за справжнім столом: господар розповідає, що відбувається і чому, а всі ходи робите ви самі. Не поспішайте: хибна відповідь нічого не змінює.
lesson-begin = Почати з першого уроку
lesson-resume = Далі: { $title }
lesson-all = Усі уроки
lesson-count = Пройдено: { $done } з { $all }
lesson-number = Урок { $number }
lesson-done = Пройдено
lesson-rules =
    { $number ->
        [one] { $number } правило в цьому уроці
        [few] { $number } правила в цьому уроці
       *[many] { $number } правил у цьому уроці
    }


## At the table

lesson-host = Господар зали
lesson-step = Крок { $step } з { $steps }
lesson-go-on = Далі
lesson-finish = Закінчити урок
lesson-back = На крок назад
lesson-again = Спочатку
lesson-show = Показати
lesson-shown = Виберіть: { $answer }
lesson-missing = Такого уроку немає
lesson-missing-about = Можливо, в адресі загубилася літера.
lesson-failed = Не вдалося отримати урок. Спробуйте ще раз трохи згодом.
lesson-end = Чудово зіграно!
lesson-end-about = Урок «{ $title }» пройдено.
lesson-end-last = Це був останній урок. На вас чекає справжній стіл.
lesson-next = Наступний урок: { $title }
lesson-play = Зіграти з ботом
