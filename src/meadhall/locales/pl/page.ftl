### The page in Polish.


## The shell and the table

hall-name = Meadhall
hall-loading = Nakrywamy do stołu…
hall-language = Język
hall-settings = Ustawienia
hall-me = Mój profil
hall-workshop = Warsztat
hall-puzzles = Zagadki
hall-statistics = Statystyki
hall-close = Zamknij
hall-skip = Przejdź do treści
hall-skip-asked = Przejdź do pytania
hall-home = Wróć do sali
hall-nowhere = Za tymi drzwiami nic nie ma
hall-nowhere-about = Ten adres donikąd nie prowadzi. Może zgubiła się w nim litera.
hall-broken = Ta część sali się nie otworzyła. Wczytaj stronę jeszcze raz, to zwykle pomaga.
hall-reload = Wczytaj ponownie
hall-rules-search = Szukaj w zasadach
hall-rules-none = W żadnej zasadzie nie ma tych słów. Wpisz mniej słów albo krótsze.
hall-rules-count =
    { $number ->
        [one] { $number } zasada
        [few] { $number } zasady
       *[many] { $number } zasad
    }
hall-rules-failed = Nie udało się pobrać zasad. Spróbuj za chwilę.
hall-rules-contents = Spis treści
hall-rules-link = Kopiuj link do { $id }
hall-rules-lesson = Przećwicz na przykładzie: { $title }
hall-rules-example = Przykład z obrazkiem
hall-again = Spróbuj ponownie

# the hall inside a browser: while it opens, what it keeps, a newer one, and friends
opening = Przygotowujemy stół
opening-begin = Przygotowujemy stół…
opening-bytes = Przygotowujemy stół… { $come } z { $total } MB
opening-end = Prawie gotowe: ustawiamy krzesła…
opening-failed = Nie udało się przygotować stołu.
opening-failed-about = Sprawdź połączenie i spróbuj jeszcze raz. Twoje rozgrywki pozostają w tej przeglądarce.
keeping-full = W tej przeglądarce skończyło się miejsce
keeping-forbidden = Ta przeglądarka nic nie zapisuje dla tej strony
keeping-full-about = Możesz grać dalej, ale nowe rozgrywki znikną, gdy zamkniesz tę kartę. Jeśli chcesz je zachować, zapisz je w pliku.
keeping-forbidden-about = Możesz grać dalej, ale rozgrywki znikną, gdy zamkniesz tę kartę. Jeśli chcesz je zachować, zapisz je w pliku. Tak bywa w oknach prywatnych i przy surowych ustawieniach.
keeping-save = Zapisz w pliku
newer-ready = Nowa wersja sali jest gotowa.
newer-open = Otwórz teraz
newer-later = Później
newer-short = Nowa wersja
friends-title = Do tej sali nikt więcej nie wejdzie
friends-elsewhere = Ze znajomymi gra się w sali, którą ktoś udostępnia: jedna osoba ją uruchamia, pozostałe przychodzą przez link. Ta sala istnieje tylko w twojej przeglądarce: tutaj grasz z botami albo ze znajomymi przy jednym ekranie.

settings-theme = Oświetlenie
settings-theme-auto = Jak w systemie
settings-theme-light = Dzień
settings-theme-dark = Wieczór
settings-speed = Animacje
settings-speed-normal = Spokojne
settings-speed-fast = Szybkie
settings-speed-instant = Bez animacji
settings-explain = Wyjaśniaj, o co chodzi
settings-explain-about = Każdy rodzaj pytania jest wyjaśniany raz. Samo się wyłączy po lekcji albo trzech rozgrywkach.
hint-label = O co chodzi
hint-understood = Rozumiem
settings-sound = Dźwięki
settings-sound-about = Kilka cichych stuknięć w drewno: twoja kolej, karta, cios, koniec rozgrywki.
# offered once
sound-offer = Ciche drewniane dźwięki?
sound-yes = Tak
sound-no = Nie

table-your-turn = Twoja kolej
table-turn = Tura: { $seat }
table-asked-source = Karta lub zdolność: { $source }
table-seconds =
    { $seconds ->
        [one] Została { $seconds } sekunda
        [few] Zostały { $seconds } sekundy
       *[many] Zostało { $seconds } sekund
    }
table-over = Koniec rozgrywki
table-you-watch = Oglądasz tę rozgrywkę
table-watching =
    { $number ->
        [one] Ogląda { $number } osoba
        [few] Oglądają { $number } osoby
       *[many] Ogląda { $number } osób
    }
table-tools = Narzędzia
table-hint = Podpowiedź
table-hint-wait = Myślę…
table-skip = Dalej
table-undo = Cofnij
table-undo-agreed = Cofnij swój ostatni wybór, jeśli wszyscy się zgodzą
table-undo-free = Cofnij swój ostatni wybór
table-undo-none = Nie masz czego cofnąć
table-resign = Poddaj się
table-resign-sure = Poddać tę rozgrywkę?
table-resign-about = { $seat } poddaje rozgrywkę. Tego nie da się cofnąć.
table-resign-stay = Gram dalej
table-leave = Odejdź od stołu
table-invite = Zaproś
table-invite-join = Kto otworzy ten link, może zająć wolne miejsce.
table-invite-watch = Kto otworzy ten link, może oglądać rozgrywkę.
table-invite-link = Link do tego stołu
table-copy = Kopiuj
table-copied = Skopiowano
table-code = Kod QR tego odnośnika
table-code-about = Albo zeskanuj kod telefonem.
table-help = Pomoc
table-help-asked = Pytanie stoi zawsze w tym samym miejscu i mieści się w jednym zdaniu; to, co możesz wybrać, świeci tam, gdzie leży.
table-help-hint = Wahasz się? Gdy wszyscy pozostali to boty, podpowiedź pokaże najlepsze odpowiedzi i szansę na wygraną z każdą z nich, oceniając to, co widzisz.
table-help-undo = Wybór można cofnąć, dopóki nie odsłonięto niczego ukrytego; potem potrzebna jest zgoda pozostałych.
table-help-why = „Dlaczego?” obok pytania, odpowiedzi lub karty pokaże zasady, które za tym stoją.
table-help-keys = Klawiaturą: Tab przechodzi od jednej rzeczy do następnej, strzałki prowadzą od pytania do odpowiedzi i od jednej do drugiej, Enter wybiera, Escape cofa o krok.
table-chance = Twoja szansa na wygraną
table-percent = { $number }%
table-advice = Najlepsze odpowiedzi
table-advice-line = Dalej zapewne: { $line }
table-undo-asks = { $seat } prosi o cofnięcie ostatniego wyboru.
table-undo-yes = Zgoda
table-undo-no = Nie
table-undo-wait = Czekamy na zgodę pozostałych…
table-undo-declined = Pozostali się nie zgodzili: gramy dalej.
table-curtain = Przekaż ekran: teraz patrzy { $seat }
table-curtain-about = Niech pozostali odwrócą wzrok.
table-curtain-look = To ja, pokaż stół
table-waiting = Przy stole jest jeszcze wolne miejsce
table-waiting-about = Wyślij ten link wszystkim, których jeszcze brakuje. Rozgrywka zacznie się, gdy wszyscy się zbiorą.
table-who = Przy stole
table-seat-you = ty
table-seat-away = z dala od stołu
table-seat-bot = { $name }, { table-level }
# how strong a bot is
table-level = { $level ->
        [guest] skald
        [page] giermek
       *[warrior] wojownik
        [champion] czempion
        [jarl] jarl
        [legend] legenda
    }
# what people at a table can say to each other, and signs without words
talk = Powiedz coś
talk-about = Zobaczą to wszyscy przy stole, każdy w swoim języku.
talk-hush = Ukryj wypowiedzi gracza { $name }
talk-unhush = Znów pokazuj wypowiedzi gracza { $name }
talk-hello = Cześć!
talk-luck = Powodzenia!
talk-played = Świetne zagranie!
talk-thanks = Dziękuję!
talk-sorry = Przepraszam!
talk-oops = Ups…
talk-wow = Ojej!
talk-moment = Chwileczkę, proszę.
talk-hurry = Graj dalej, proszę!
talk-close = Mało brakowało!
talk-game = Dobra gra!
talk-rematch = Jeszcze raz?
talk-thumb = Kciuk w górę
talk-heart = Serduszka
talk-cheers = Na zdrowie!
talk-think = Namysł
talk-shock = Zdumienie
talk-party = Hurra
table-clocks = Pozostały czas
table-missing = Nie ma takiego stołu
table-missing-about = Może już go sprzątnięto albo w adresie zgubiła się litera.
table-why = Dlaczego?
table-why-none = Nic dodać, nic ująć: taka to gra.
table-why-of = Dlaczego? { $title }
table-transcript = Pobierz zapis partii
table-report = Zgłoś problem
table-report-about = Razem ze zgłoszeniem zapisze się cała dotychczasowa partia, więc ten, kto je sprawdzi, zobaczy to samo co ty. Partia toczy się dalej.
table-report-text = Co jest nie tak? (Nie musisz nic pisać.)
table-report-send = Wyślij zgłoszenie
table-reported = Dziękujemy!
table-reported-about = Zgłoszenie ma ten numer. Podaj go, gdy zechcesz o nie zapytać.
table-people = Kto jest przy stole
table-host = gospodarz
table-muted = bez prawa do próśb
table-replaced = na razie gra bot
table-shut = Stół jest zamknięty dla nowych gości.
table-shut-switch = Zamknięty dla nowych gości
table-shut-about = Nikt nowy tu nie wejdzie. Kto już jest, zostaje.
table-order = Pilnuj porządku: { $name }
table-order-about = To ty nakrywasz do tego stołu i możesz pilnować przy nim porządku. Kto nie ma prawa do próśb, gra dalej, ale nie może już o nic prosić pozostałych.
table-order-no = Anuluj
table-mute = Zabroń próśb
table-unmute = Znów pozwól na prośby
table-remove = Usuń od stołu…
table-remove-do = Usuń
table-remove-sure = Usunąć od stołu: { $name }?
table-remove-about =
    { $begun ->
        [no] Miejsce znów będzie wolne i zajmie je każdy, kto ma link.
       *[yes] Do końca rozgrywki za tę osobę będzie grał bot.
    }
table-ban = Nie wpuszczaj więcej…
table-ban-do = Nie wpuszczaj
table-ban-sure = Nie wpuszczać więcej do twoich stołów: { $name }?
table-ban-about = { $name } nie będzie mieć wstępu do twoich stołów: ani do gry, ani na widownię.
table-absent-soon =
    { $here ->
        [yes] { $name } nie odpowiada.
       *[no] { $name } jest z dala od stołu.
    } Za { $time } będzie można oddać to miejsce botowi albo dłużej nie czekać.
table-absent-soon-watch =
    { $here ->
        [yes] { $name } nie odpowiada.
       *[no] { $name } jest z dala od stołu.
    } Za { $time } pozostali będą mogli zdecydować, jak grać dalej.
table-absent-now =
    { $here ->
        [yes] { $name } od dawna nie odpowiada.
       *[no] { $name } od dawna jest z dala od stołu.
    } Jak gramy dalej?
table-absent-now-watch =
    { $here ->
        [yes] { $name } od dawna nie odpowiada.
       *[no] { $name } od dawna jest z dala od stołu.
    } Pozostali decydują, jak grać dalej.
table-absent-soon-own = Pozostali czekają na ciebie. Za { $time } będą mogli oddać twoje miejsce botowi.
table-absent-now-own = Pozostali od dawna czekają na ciebie i mogą już oddać twoje miejsce botowi.
table-claim-bot = Niech gra bot
table-claim-leave = Nie czekamy dłużej
table-claim-sure = Nie czekać dłużej: { $name }?
table-claim-about = { $name } opuści rozgrywkę tak jak po poddaniu i nie będzie do niej powrotu. Tego nie da się cofnąć.
table-claim-wait = Poczekajmy jeszcze

line-lost = Połączenie zerwane, próbujemy ponownie…
line-back = Połączenie wróciło.
line-refused = Nie udało się
line-version = Sala została odnowiona. Wczytaj stronę jeszcze raz, aby grać dalej.

log-title = Co się wydarzyło
log-before = Przed pierwszą turą
log-turn = Tura { $number }
log-details = Szczegóły
log-empty = Jeszcze nic. Może łyk miodu?
log-newest = Do najnowszych
log-earlier = Pokaż wcześniejsze

end-won = Wygrywasz!
end-lost = Tym razem porażka
end-watched = Koniec rozgrywki
end-nobody = Nikt nie wygrywa
end-winners = Zwycięzca
end-player = Gracz
end-turns =
    { $number ->
        [one] Rozegrano { $number } turę.
        [few] Rozegrano { $number } tury.
       *[many] Rozegrano { $number } tur.
    }
end-cards = Zagrane karty
end-again = Jeszcze raz
end-again-wait = Nakrywamy do stołu od nowa…
end-next = Do następnej rozgrywki
end-replay = Obejrzyj jeszcze raz
end-look = Spójrz na stół
end-show = Jak się skończyło


## Home and lobby

home-welcome = Witaj w sali biesiadnej
home-ask = Ogień płonie, stoły są wolne. W co zagramy?
home-turns =
    { $count ->
        [one] Twoja kolej przy jednym stole
       *[other] Twoja kolej przy { $count } stołach
    }
home-play = Zagraj teraz
home-set = Przygotuj stół…
home-learn = Naucz się grać
home-rules = Zasady
home-running = Moje rozgrywki
home-none = Nie masz teraz żadnej rozgrywki. Wybierz stół: jakiś bot zawsze chętnie zagra.
home-over = Zakończone rozgrywki
home-all = Pokaż wszystkie ({ $count })
home-more = i jeszcze { $count }
home-your-turn = Twoja kolej
home-their-turn = Wybiera ktoś inny
home-waiting = Czekamy na znajomych
home-workshop = Własni bohaterowie, plansze i karty, pisani zwykłymi słowami
home-puzzles = Znajdź najlepszą odpowiedź: sytuacje z rozgrywek silnych botów
home-transcript = Otwórz zapis partii…
home-transcript-wait = Zapis się wczytuje…
home-transcript-about = Partia zapisana w pliku, do obejrzenia jeszcze raz
lobby-offline = Sala nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
lobby-name = Twoje imię
lobby-name-example = Jak mamy cię nazywać?
lobby-name-about = Zobaczą je pozostali przy stole.
lobby-their-name = Imię gracza
lobby-start = Zacznij rozgrywkę
lobby-start-invite = Przygotuj stół i zaproś
lobby-starting = Przygotowujemy stół…
lobby-link-waits = link z zaproszeniem czeka przy stole
lobby-players = Gracze
lobby-player-count =
    { $count ->
        [one] { $count } gracz
       *[other] { $count } graczy
    }
lobby-seats = Przy stole
lobby-seat = Miejsce { $number }
lobby-team = Drużyna { $number }
lobby-who = Kto zajmie miejsce { $number }?
lobby-chair =
    { $who ->
        [friend] Ktoś z linkiem
        [here] Ktoś jeszcze przy tym ekranie
       *[me] Ja
    }
lobby-bots = Boty
lobby-bot = Bot: { $level }
lobby-friend-about = Link do wysłania dostaniesz przy stole.
lobby-copies =
    { $count ->
        [one] { $count } egzemplarz
        [few] { $count } egzemplarze
       *[many] { $count } egzemplarzy
    }
lobby-print = Wydrukuj karty
print-title = Karty do druku: { $name }
print-about = Prawdziwy rozmiar, 63 × 88 mm, po dziewięć na arkuszu. Drukuj w skali 100% i tnij wzdłuż znaczników.
print-now = Drukuj
print-once = Każda karta raz
lobby-options = Zegary i interpretacja zasad
lobby-by-book = domyślnie
lobby-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
lobby-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
lobby-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
lobby-clock = Zegar
lobby-clock-kind =
    { $kind ->
        [move] Na każdy wybór
        [match] Na całą rozgrywkę
       *[none] Bez zegara
    }
lobby-time = Czas każdego gracza
lobby-late = Gdy czas się skończy
lobby-late-kind =
    { $late ->
        [forfeit] Rozgrywka przegrana
       *[bot] Dalej gra bot
    }
lobby-invited =
    { $as ->
        [sitter] Twój stół
        [watcher] Rozgrywka, którą możesz oglądać
       *[guest] Zapraszamy do stołu!
    }
lobby-free = Wolne miejsce
lobby-somebody = Gość
lobby-guest = Gość { $number }
lobby-this-seat = Zajmij miejsce { $number }
lobby-sits-already = Masz już miejsce przy tym stole.
lobby-to-table = Do stołu
lobby-sit = Usiądź
lobby-watch = Oglądaj
lobby-full = Wszystkie miejsca są zajęte, ale możesz oglądać.
lobby-is-over = Ta rozgrywka już się skończyła. Możesz obejrzeć jej przebieg.
lobby-no-table = Nie udało się otworzyć stołu


## Packs in the lobby

lobby-pack-source =
    { $source ->
        [own] Twoje własne
        [hall] Z zestawów tej sali
       *[game] Z gry
    }
lobby-pack-nameless = Bez nazwy
lobby-pack-unfinished =
    { $count ->
        [one] został { $count } błąd
        [few] zostały { $count } błędy
       *[other] zostało { $count } błędów
    }
lobby-pack-mend = Do warsztatu
lobby-fair = Wyrównaj szanse
lobby-fair-summary = z forą
lobby-fair-unknown = Nikt jeszcze nie zmierzył, co wyrównałoby szanse tych dwojga.
lobby-pack-lots = Losuj też rzeczy własnej roboty
lobby-pack-lots-about = Gdy decyduje los, biorą w nim udział bohaterowie i plansze z zestawów.
lobby-pack-expansions = Dodatki


## Drafty przed partią

draft-field = Jak wybiera się to, czym się gra?
draft-none = Tak, jak ustawiono tutaj
draft-fair-about = Jeśli ktoś zmierzył, co wyrównuje wybraną parę, zostanie to dodane.
draft-under-way = Draft: { $draft }
draft-steps = Kroki draftu
draft-all-secret = wszyscy naraz, w tajemnicy
draft-your-turn = Twój ruch: { $task }
draft-your-secret = Twój tajny ruch: { $task }
draft-their-turn =
    { $asked ->
        [none] { $task }
       *[some] { $names }: { $task }
    }
draft-hints = Wskazówki
draft-no-hints = Nikt jeszcze nie zmierzył niczego, co by tu pomogło.
draft-so-far = Dotychczas
draft-nothing-yet = Jeszcze nic
draft-chosen-count = Wybrano: { $chosen } z { $count }
draft-confirm = Zatwierdź
