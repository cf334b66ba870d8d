### Statistics and the profile in Polish.

statistics-title = Statystyki
statistics-about =
    { $count ->
        [one] W tej sali dokończono { $count } rozgrywkę.
        [few] W tej sali dokończono { $count } rozgrywki.
       *[many] W tej sali dokończono { $count } rozgrywek.
    }
statistics-none = Księga jest jeszcze pusta
statistics-none-about = W tej sali nie dokończono jeszcze żadnej rozgrywki. Usiądź do stołu: pierwszy wpis będzie twój.
statistics-none-game = W tej grze nie dokończono jeszcze żadnej rozgrywki.
statistics-game = Która gra?
statistics-matches = Rozgrywki
statistics-turns = Tury
statistics-minutes = Minuty
statistics-mean-turns = Tur na rozgrywkę
statistics-mean-answers = Decyzji na rozgrywkę
statistics-mean-minutes = Minut na rozgrywkę
statistics-wins = Wygrane
statistics-share = Odsetek wygranych
statistics-unknown = nie wiadomo
statistics-undecided =
    { $count ->
        [one] { $count } rozgrywka skończyła się bez zwycięzcy.
        [few] { $count } rozgrywki skończyły się bez zwycięzcy.
       *[many] { $count } rozgrywek skończyło się bez zwycięzcy.
    }
statistics-bar = Cienki pasek to odsetek wygranych rozgrywek. Prawdziwa siła leży najpewniej w granicach szerokiego pasma za nim: im więcej rozgrywek, tym jest ono węższe. Kreska pokazuje, ile wygrywałby równy wśród równych.
statistics-players = Gracze
statistics-players-about = Imię to nie konto: osoby o tym samym imieniu mają wspólny wiersz. Są tu tylko ci, którzy zgodzili się na to w swoim profilu.
statistics-players-about-here = Imię to nie konto: osoby o tym samym imieniu mają wspólny wiersz.
statistics-name = Imię
statistics-unlisted =
    { $count ->
        [one] Jeszcze { $count } imię jest w pliku poniżej.
        [few] Jeszcze { $count } imiona są w pliku poniżej.
       *[many] Jeszcze { $count } imion jest w pliku poniżej.
    }
statistics-bots = Boty
statistics-level = Poziom
statistics-pair = { $role } – { $other }: wygrane { $wins }, przegrane { $losses }
statistics-export = Zabierz liczby ze sobą
statistics-export-about = Tabele do arkusza kalkulacyjnego (CSV) albo wszystko dla programu (JSON).
statistics-export-players = Gracze i boty
statistics-export-matches = Wszystkie rozgrywki
statistics-export-all = Wszystko
statistics-counted = Liczy się każda rozgrywka, która skończyła się w tej sali, bez względu na to, jak się skończyła. Wczytane z pliku i kontynuowane z powtórki się nie liczą. Minuty to czas od pierwszej decyzji do ostatniej; dłuższa przerwa liczy się jako pięć minut.

me-title = Mój profil w tej przeglądarce
me-record = Moje rozgrywki
me-record-none = W tej przeglądarce nie ma jeszcze żadnej dokończonej rozgrywki. Następna pojawi się tutaj.
me-record-play = Do stołów
me-played = Rozgrywki: { $count }, wygrane: { $wins }
me-shared =
    { $count ->
        [one] { $count } rozgrywkę przy tym ekranie grało kilka osób: tutaj nikomu się nie liczy.
        [few] { $count } rozgrywki przy tym ekranie grało kilka osób: tutaj nikomu się nie liczą.
       *[many] { $count } rozgrywek przy tym ekranie grało kilka osób: tutaj nikomu się nie liczą.
    }
me-lessons = Moje lekcje
me-lessons-done = Ukończone: { $done } z { $all }
me-lessons-go = Do lekcji
me-puzzles = Moje zagadki
me-puzzles-done = Rozwiązane: { $done }, za pierwszym razem { $first } z { $tried }
me-puzzles-rating = Ranking: { $rating }
me-puzzles-go = Do zagadek
me-puzzles-none = Jeszcze żadnej zagadki za tobą.
me-kept = Co i gdzie jest zapisane
me-kept-browser = Ta przeglądarka pamięta twoje imię, ustawienia, ukończone lekcje i wynik w zagadkach. Z tego wszystkiego sala poznaje tylko imię, gdy siadasz do stołu.
me-kept-cookie = Plik cookie mówi sali, które miejsca są twoje. Żaden skrypt nie może go odczytać. Jeśli usuniesz go w ustawieniach samej przeglądarki, twoje miejsca i rozgrywki przestaną cię rozpoznawać.
me-kept-hall = Sala pamięta każdą rozgrywkę wraz z imionami graczy, na potrzeby powtórek i statystyk. Wymazanie tego, co pamięta przeglądarka, niczego tam nie zmienia.
me-export = Zapisz w pliku
me-erase = Wymaż
me-erase-sure = Wymazać wszystko, co pamięta ta przeglądarka?
me-erase-about = Imię, ustawienia, ukończone lekcje i wynik w zagadkach zostaną zapomniane. Miejsca i rozgrywki pozostaną twoje.
me-erase-no = Zostaw wszystko
me-erased = Wymazane: wszystko jest jak pierwszego wieczoru.
me-data = Co ta sala o mnie pamięta
me-data-none = Ta sala jeszcze nic o tobie nie pamięta.
me-data-count = Rozgrywki z twoim miejscem: { $matches }. Trwają teraz: { $running }. Z twoim imieniem: { $named }.
me-listed = Pokazuj moje imię i moje zakończone rozgrywki w statystykach sali
me-listed-about = W przeciwnym razie nikt inny nie znajdzie tam ani twojego imienia, ani twoich rozgrywek.
me-move = Graj dalej na innym urządzeniu
me-move-about = Dzięki linkowi także inna przeglądarka będzie twoja: znajdziesz w niej swoje miejsca, rozgrywki i wyniki.
me-move-make = Utwórz link
me-move-works =
    { $minutes ->
        [one] Link zadziała raz i tylko przez minutę.
        [few] Link zadziała raz i tylko przez { $minutes } minuty.
       *[many] Link zadziała raz i tylko przez { $minutes } minut.
    } Kto go otworzy, będzie grać jako ty, więc nikomu go nie pokazuj.
me-others = Zakończ wszystkie inne sesje
me-others-about = Każda inna przeglądarka, w której ktoś gra jako ty, przestanie cię rozpoznawać. Ta pozostanie twoja.
me-others-done = Wszystkie inne sesje są zakończone.
me-names = Zabierz moje imiona
me-names-about = Twoje imię zniknie ze wszystkich twoich rozgrywek; inni przeczytają na przykład „Gracz 2”. Tego nie da się cofnąć.
me-names-sure = Zabrać twoje imiona?
me-names-done = Twoich imion już tu nie ma.
me-delete = Usuń wszystko o mnie
me-delete-about = Twoje imiona znikną, miejsca zostaną zwolnione, a trwające rozgrywki opuścisz na dobre. Zniknie też to, co pamięta ta przeglądarka; potem sala już cię nie rozpozna.
me-delete-sure = Usunąć wszystko o tobie?
me-delete-known = Wiem, że tego nie da się cofnąć
me-delete-done = Wszystko usunięte. Sala już cię nie zna, ale zawsze możesz tu wrócić.
# in a hall inside a browser
me-kept-here = Ta przeglądarka pamięta twoje imię, ustawienia, ukończone lekcje i wynik w zagadkach. Nic z tego nie jest nigdzie wysyłane.
me-here = Moje rozgrywki w tej przeglądarce
me-here-none = Nie ma tu jeszcze żadnej rozgrywki.
me-here-count =
    { $count ->
        [one] Jest tu zapisana { $count } rozgrywka.
        [few] Są tu zapisane { $count } rozgrywki.
       *[many] Jest tu zapisanych { $count } rozgrywek.
    } Trwają teraz: { $running }.
me-here-about = Nie ma ich nigdzie indziej: kto wyczyści dane przeglądarki, ten je straci. W pliku są bezpieczne i można je przenieść do innej przeglądarki.
me-here-save = Zapisz wszystko w pliku
me-here-bring = Wczytaj z pliku…
me-here-bring-wait = Plik się wczytuje…
me-here-brought =
    { $count ->
        [0] Nie było żadnej nowej rozgrywki.
        [one] Wczytano { $count } rozgrywkę.
        [few] Wczytano { $count } rozgrywki.
       *[many] Wczytano { $count } rozgrywek.
    }
me-here-known = Były tu już wcześniej: { $count }.
me-here-refused =
    { $count ->
        [one] Nie udało się odczytać { $count } rozgrywki:
       *[other] Nie udało się odczytać { $count } rozgrywek:
    }
me-here-delete = Usuń wszystko
me-here-delete-about = Znikną wszystkie rozgrywki, które pamięta ta przeglądarka, także te, które trwają, a z nimi imię, ustawienia, ukończone lekcje i wynik w zagadkach. Jeśli chcesz coś zachować, najpierw zapisz to w pliku.
me-here-delete-sure = Usunąć wszystko, co pamięta ta przeglądarka?
me-here-delete-done = Wszystko usunięte: sala jest jak pierwszego wieczoru.
move-title = Graj dalej tutaj
move-about = Będziesz grać tutaj jako osoba, która utworzyła ten link. To, co rozegrano w samej tej przeglądarce, pozostanie przy poprzedniej tożsamości.
move-go = Graj dalej jako ta osoba


## Habits, as the coach sees them

habits = Moje nawyki
habits-no-matches = Gdy tylko skończysz rozgrywkę w tę grę, trener poszuka nawyków w twoich ostatnich dziesięciu.
habits-none = Żaden nawyk nie rzuca się w oczy: w tych rozgrywkach decydujesz mniej więcej tak jak silny bot.
habits-about = Rozgrywki, które trener przejrzał: { $looked } z { $matches }. Mówi tylko o tym, co raczej nie jest przypadkiem.
habits-thinking = Trener przegląda pozostałe: { $share }%
habits-look =
    { $count ->
        [one] Przejrzyj jeszcze 1 rozgrywkę
        [few] Przejrzyj jeszcze { $count } rozgrywki
       *[other] Przejrzyj jeszcze { $count } rozgrywek
    }
