### The page of the lessons in Polish.


## The list

lesson-about = Krótkie lekcje przy prawdziwym stole: gospodarz mówi, co się dzieje i dlaczego, a każdy ruch wykonujesz samodzielnie. Nie spiesz się: zła odpowiedź niczego nie zmienia.
lesson-begin = Zacznij od pierwszej lekcji
lesson-resume = Dalej: { $title }
lesson-all = Wszystkie lekcje
lesson-count = Ukończone: { $done } z { $all }
lesson-number = Lekcja { $number }
lesson-done = Ukończona
lesson-rules =
    { $number ->
        [one] { $number } zasada w tej lekcji
        [few] { $number } zasady w tej lekcji
       *[many] { $number } zasad w tej lekcji
    }


## At the table

lesson-host = Gospodarz
lesson-step = Krok { $step } z { $steps }
lesson-go-on = Dalej
lesson-finish = Zakończ lekcję
lesson-back = Krok wstecz
lesson-again = Od początku
lesson-show = Pokaż
lesson-shown = Wybierz: { $answer }
lesson-missing = Nie ma takiej lekcji
lesson-missing-about = Może w adresie zgubiła się litera.
lesson-failed = Nie udało się pobrać lekcji. Spróbuj za chwilę.
lesson-end = Dobrze zagrane!
lesson-end-about = Lekcja „{ $title }” ukończona.
lesson-end-last = To była ostatnia lekcja. Czeka na ciebie prawdziwy stół.
lesson-next = Następna lekcja: { $title }
lesson-play = Zagraj z botem
