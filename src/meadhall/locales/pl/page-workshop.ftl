### Warsztat po polsku.

# what somebody has made
workshop-title = Warsztat
workshop-about = Własni bohaterowie, plansze i karty: napisz zwykłymi słowami, co robi karta, a zrobi dokładnie to, dla wszystkich i w pięciu językach.
workshop-begin = Zacznij coś nowego
workshop-mine = Twoje prace
workshop-none = Na stole warsztatowym jest jeszcze pusto. Przykładem powyżej można zagrać od razu: zmień kartę i zobacz, co z tego wyjdzie.
workshop-nameless = Bez nazwy
workshop-nothing-yet = na razie pusto
workshop-import = Otwórz plik
workshop-import-about = Zestaw w pliku ZIP albo talia w JSON
workshop-double = Powiel
workshop-copy-of = { $name } (kopia)
workshop-remove = Usuń
workshop-removed = Usunięto: „{ $name }”.
workshop-bring-back = Przywróć
workshop-keeping-about = Możesz pracować dalej, ale efekty znikną po zamknięciu tej karty przeglądarki. Zapisz je w pliku, jeśli chcesz je zachować.
workshop-gone = Tego szkicu tu nie ma
workshop-gone-about = Szkice leżą w przeglądarce, w której powstały. Może ten usunięto albo powstał gdzie indziej.
workshop-unknown-game = Należy do gry, której w tej sali nie ma.

# one draft
workshop-undo = Cofnij
workshop-redo = Ponów
workshop-versions = Wersje
workshop-export = Eksport
workshop-share = Udostępnij
workshop-print = Drukuj
workshop-print-unsound = Są w nim jeszcze błędy: na kartach brakuje tego, co nie zostało zrozumiane.
workshop-play = Zagraj teraz
workshop-tabs = Części szkicu
workshop-tab-about = Zestaw
workshop-tab-words = Nazwy w innych językach
workshop-tab-try = Wypróbuj
workshop-about-pack = To zobaczą inni, gdy udostępnisz zestaw albo zapiszesz go w pliku.
workshop-name = Nazwa
workshop-author = Autor
workshop-licence = Licencja
workshop-version = Wersja
workshop-language = Język tekstów
workshop-id = Skrócona nazwa
workshop-id-about = Po skróconej nazwie zestaw odróżnia się od innych w partiach i plikach: małe litery łacińskie, cyfry i łączniki. Z inną nazwą to już inny zestaw.
workshop-remove-part = Usuń: { $name }
workshop-less = { $name }: mniej
workshop-more = { $name }: więcej
workshop-split = Ten szkic zmieniono też w innej karcie przeglądarki. Dopóki nie wybierzesz, zmiany stąd nie są zapisywane.
workshop-take-theirs = Weź tamte zmiany
workshop-take-mine = Zostaw te zmiany

# texts that are read
workshop-reading = Czytam…
workshop-understood = Zrozumiano
workshop-printed = Na karcie:
workshop-languages =
    { $count ->
        [one] W { $count } innym języku
        [few] W { $count } innych językach
        [many] W { $count } innych językach
       *[other] W { $count } innych językach
    }
workshop-not-understood = Niezrozumiałe: „{ $text }”
workshop-not-whole = To jeszcze nie jest całe zdanie.
workshop-nearest = Zrozumiałe byłoby coś takiego:
workshop-ambiguous = To można rozumieć na kilka sposobów. Jak dokładnie?
workshop-impossible = Zrozumiałe, ale tutaj to niemożliwe: w tej chwili nie ma tego, o czym mówi tekst, na przykład walki, karty albo żetonów.
workshop-remove-text = Usuń: { $name }
workshop-offers-label = Słowa, które mogą nastąpić
workshop-offers =
    { $count ->
        [one] { $count } podpowiedź: { $word }
        [few] { $count } podpowiedzi, pierwsza: { $word }
        [many] { $count } podpowiedzi, pierwsza: { $word }
       *[other] { $count } podpowiedzi, pierwsza: { $word }
    }

# what is wrong
workshop-checking = Sprawdzam…
workshop-mistakes =
    { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędu
    }
workshop-warnings =
    { $count ->
        [one] { $count } uwaga
        [few] { $count } uwagi
        [many] { $count } uwag
       *[other] { $count } uwagi
    }
workshop-no-mistakes = Gotowe do gry
workshop-no-mistakes-about = Nie ma błędów. Wszystkie teksty są zrozumiałe.
workshop-all = Pokaż wszystkie: { $count }
workshop-fewer = Pokaż mniej
workshop-not-playable = Jeszcze nie można tym zagrać: są błędy.
workshop-unfinished = Nie ma jeszcze nic do pokazania: autor wciąż pracuje.
workshop-verbs = Co można napisać
workshop-verbs-about = Wszystkie efekty tak, jak się je zapisuje. W miejscu luki (…) stoi liczba, postać, karta albo inny efekt; zdania łączą „i”, „potem” oraz „jeśli”.
workshop-verbs-more =
    { $count ->
        [one] albo na { $count } inny sposób
        [few] albo na { $count } inne sposoby
        [many] albo na { $count } innych sposobów
       *[other] albo na { $count } innego sposobu
    }
workshop-verbs-search = Szukaj
workshop-verbs-found =
    { $count ->
        [one] { $count } efekt
        [few] { $count } efekty
        [many] { $count } efektów
       *[other] { $count } efektu
    }

# versions, sharing
workshop-versions-about = Zachowuje się po jednej wersji z każdej wizyty oraz te, które zachowasz samodzielnie.
workshop-keep-version = Zachowaj tę wersję
workshop-version-kept = Wersja została zachowana.
workshop-version-same = Od ostatniej wersji nic się nie zmieniło.
workshop-versions-none = Nie ma jeszcze wcześniejszych wersji.
workshop-restore = Wróć do niej
workshop-share-about = Kto ma link, może to obejrzeć, zagrać i skopiować. Inaczej nikt tego nie znajdzie, a link możesz wycofać.
workshop-make-link = Utwórz link
workshop-link = Link
workshop-copy-link = Skopiuj link
workshop-link-copied = Link skopiowany.
workshop-share-again = Udostępnij obecny stan
workshop-withdraw = Wycofaj
workshop-shared-done = Link gotowy.
workshop-shared-again = Pod linkiem jest teraz to samo co tutaj.
workshop-withdrawn = Link prowadzi już donikąd.
workshop-shared-gone = Nic tu nie ma
workshop-shared-gone-about = Autor mógł wycofać link albo zgubiła się w nim litera.
workshop-by = autor: { $author }
workshop-copy = Skopiuj do mojego warsztatu
workshop-play-it = Zagraj

# names in other languages
workshop-words-about = Teksty kart same są we wszystkich językach. Nazw nie trzeba tłumaczyć: bez tłumaczenia zostanie to, co napiszesz.
workshop-words-none = Nic nie ma jeszcze nazwy.

# playing and trying
workshop-against = Przeciw komu?
workshop-to-table = Do stołu
workshop-try-about = Boty rozegrają szybkich partii: { $count }. Pokaże to, jak silne to jest i na ile to pewne.
workshop-try = Rozegraj
workshop-stop = Zatrzymaj
workshop-try-part = Kogo wypróbować?
workshop-try-rival = Przeciw
workshop-try-all = wszystkim po kolei ({ $count })
workshop-try-progress = Partie: { $played } z { $count }
workshop-try-old = Od tamtej pory coś się zmieniło.
workshop-wins =
    { $verdict ->
        [strong] Wygrywa { $rate } partii ({ $low }–{ $high }): czy nie za silny?
        [weak] Wygrywa { $rate } partii ({ $low }–{ $high }): czy nie za słaby?
       *[other] Wygrywa { $rate } partii ({ $low }–{ $high }): wygląda na wyrównane (rozegrano: { $played }).
    }
workshop-chart = Szeroki pas pokazuje, gdzie najpewniej leży prawdziwy udział zwycięstw; kreska pośrodku to połowa.
workshop-rival = Rywal
workshop-rate = Zwycięstwa
workshop-endless =
    { $count ->
        [one] { $count } partia nie miała zwycięzcy, bo efekt się nie kończył.
        [few] { $count } partie nie miały zwycięzcy, bo efekty się nie kończyły.
        [many] { $count } partii nie miało zwycięzcy, bo efekty się nie kończyły.
       *[other] { $count } partii nie miało zwycięzcy, bo efekty się nie kończyły.
    }

# verbs, and what has no field
workshop-from-verbs = Zapisane czasownikami; słowami brzmi to tak. To, co tu napiszesz, zajmie ich miejsce.
workshop-no-words = Nie ma jeszcze na to słów, więc jest tu zapis jak w plikach, w YAML.
workshop-as-verbs = Czasownikami
workshop-in-words = Słowami
workshop-no-yaml = To nie jest YAML.
workshop-no-yaml-line = To nie jest YAML: zobacz wiersz { $line }.
workshop-no-parts = Tu trzeba części z nazwami, na przykład „standing: false”.
workshop-own-field = „{ $name }” ma na tej stronie własne pole.
workshop-rest = Wszystko inne
workshop-rest-label = Jak w plikach (YAML)
workshop-rest-about = To, co nie ma tu pola, też można zapisać. Błędy są podane niżej.
