### The page of the lessons in English.


## The list

lesson-about = Short lessons at a real table: the host tells you what happens and why, and you make every move yourself. Take your time. A wrong answer changes nothing.
lesson-begin = Begin with the first lesson
lesson-resume = Go on: { $title }
lesson-all = All lessons
lesson-count = Finished: { $done } of { $all }
lesson-number = Lesson { $number }
lesson-done = Finished
lesson-rules =
    { $number ->
        [one] { $number } rule in this lesson
       *[other] { $number } rules in this lesson
    }


## At the table

lesson-host = The host
lesson-step = Step { $step } of { $steps }
lesson-go-on = Go on
lesson-finish = Finish the lesson
lesson-back = One step back
lesson-again = From the beginning
lesson-show = Show me
lesson-shown = Choose: { $answer }
lesson-missing = There is no such lesson
lesson-missing-about = Perhaps a letter of the address was lost.
lesson-failed = The lesson could not be fetched. Try again in a moment.
lesson-end = Well played!
lesson-end-about = You have finished the lesson “{ $title }”.
lesson-end-last = That was the last lesson. A real table is waiting for you.
lesson-next = Next lesson: { $title }
lesson-play = Play against a bot
