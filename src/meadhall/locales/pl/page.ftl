### The page in Polish.


## The shell and the table

hall-name = Meadhall
hall-loading = Nakrywamy do stołu…
hall-language = Język
hall-settings = Ustawienia
hall-close = Zamknij
hall-home = Wróć do sali
hall-nowhere = Za tymi drzwiami nic nie ma
hall-nowhere-about = Ten adres donikąd nie prowadzi. Może zgubiła się w nim litera.
hall-broken = Ta część sali się nie otworzyła. Wczytaj stronę jeszcze raz, to zwykle pomaga.
hall-reload = Wczytaj ponownie
hall-game =
    { $game ->
        [duel] Pojedynek
       *[unicorns] Jednorożce
    }
hall-rules-of =
    { $game ->
        [duel] Zasady pojedynku
       *[unicorns] Zasady jednorożców
    }
hall-rules-search = Szukaj w zasadach
hall-rules-none = Żadna zasada nie zawiera tych słów. Spróbuj krócej.
hall-rules-count =
    { $number ->
        [one] { $number } zasada
        [few] { $number } zasady
       *[many] { $number } zasad
    }
hall-rules-failed = Nie udało się pobrać zasad. Spróbuj za chwilę.
hall-again = Spróbuj ponownie

settings-theme = Światło
settings-theme-auto = Jak w systemie
settings-theme-light = Dzień
settings-theme-dark = Wieczór
settings-speed = Ruch
settings-speed-normal = Spokojny
settings-speed-fast = Szybki
settings-speed-instant = Bez ruchu
settings-auto-pass = Przepuszczaj karty automatycznie
settings-auto-pass-about = W grze o jednorożce: gdy nie masz czym zatrzymać karty, od razu ją przepuszczasz.
settings-sound = Dźwięki
settings-sound-about = Kilka cichych stuknięć w drewno: twoja kolej, karta, cios, koniec rozgrywki.

table-your-turn = Twoja kolej
table-turn = Tura: { $seat }
table-over = Koniec rozgrywki
table-you-watch = Oglądasz tę rozgrywkę
table-watching =
    { $number ->
        [one] Ogląda { $number } osoba
        [few] Oglądają { $number } osoby
       *[many] Ogląda { $number } osób
    }
table-tools = Narzędzia
table-hint = Podpowiedź
table-hint-wait = Trzeba się zastanowić…
table-undo = Cofnij
table-undo-agreed = Cofnij swój ostatni wybór, jeśli wszyscy inni się zgodzą
table-undo-free = Cofnij swój ostatni wybór
table-undo-none = Nie ma czego cofnąć
table-resign = Poddaj się
table-resign-sure = Poddać tę rozgrywkę?
table-resign-about = Poddaje się: { $seat }. Tego nie da się cofnąć.
table-resign-stay = Gram dalej
table-leave = Odejdź od stołu
table-invite = Zaproś
table-invite-join = Kto otworzy ten link, może zająć wolne miejsce.
table-invite-watch = Kto otworzy ten link, może oglądać rozgrywkę.
table-invite-link = Link do tego stołu
table-copy = Kopiuj
table-copied = Skopiowano
table-help = Pomoc
table-help-asked = Pytanie to zawsze jedno zdanie w jednym miejscu; wszystko, co można wybrać, świeci tam, gdzie leży.
table-help-hint = Wahasz się? Podpowiedź pokaże najlepsze odpowiedzi i szanse wygranej z każdą z nich, według tego, co widzisz.
table-help-undo = Wybór można cofnąć, dopóki nie odsłonięto niczego ukrytego; później decydują pozostali.
table-help-why = „Dlaczego?” obok pytania pokaże zasady, które za nim stoją.
table-chance = Twoja szansa wygranej
table-percent = { $number }%
table-advice = Najlepsze odpowiedzi
table-advice-line = Dalej zapewne: { $line }
table-retreat-asks = { $seat } prosi o cofnięcie ostatniego wyboru.
table-retreat-yes = Zgoda
table-retreat-no = Nie
table-retreat-wait = Czekamy, czy pozostali zgodzą się na cofnięcie…
table-curtain = Przekaż ekran. Teraz patrzy { $seat }
table-curtain-about = Pozostali odwracają wzrok.
table-curtain-look = To ja, pokaż stół
table-waiting = Jedno z miejsc jest jeszcze wolne
table-waiting-about = Wyślij ten link osobie, która ma je zająć. Rozgrywka zacznie się, gdy wszyscy się zbiorą.
table-who = Przy stole
table-seat-you = ty
table-seat-free = wolne
table-seat-away = poza zasięgiem
table-seat-bot = bot: { $level ->
        [guest] gość
        [page] giermek
       *[warrior] wojownik
        [champion] czempion
        [jarl] jarl
        [legend] legenda
    }
table-clocks = Pozostały czas
table-missing = Nie ma takiego stołu
table-missing-about = Może już go sprzątnięto albo w adresie zgubiła się litera.
table-why = Dlaczego?
table-why-none = Nie ma nic do dodania: taka jest ta gra.

line-lost = Połączenie przerwane, próbujemy ponownie…
line-refused = Nie udało się
line-version = Sala została odnowiona. Wczytaj stronę jeszcze raz, aby grać dalej.

log-title = Co się wydarzyło
log-before = Przed pierwszą turą
log-turn = Tura { $number }
log-details = Wszystko
log-empty = Jeszcze nic. Częstuj się.
log-newest = Do najnowszego

end-won = Zwycięstwo jest twoje!
end-lost = Koniec rozgrywki
end-winners = Zwycięzca
end-player = Gracz
end-turns =
    { $number ->
        [one] Rozegrano { $number } turę.
        [few] Rozegrano { $number } tury.
       *[many] Rozegrano { $number } tur.
    }
end-cards = Zagrane karty
end-dealt = Zadane obrażenia z ataku
end-taken = Otrzymane obrażenia
end-stopped = Karty w odpowiedzi
end-stolen = Ukradzione karty
end-unicorns = Jednorożce
end-again = Jeszcze raz
end-again-wait = Nakrywamy do stołu od nowa…
end-next = Do następnej rozgrywki
end-look = Spójrz na stół
end-show = Jak się skończyło


## Home and lobby

home-welcome = Witaj w sali biesiadnej
home-ask = Ogień płonie, stoły są wolne. W co zagramy?
home-turns =
    { $count ->
        [one] Twoja kolej przy jednym stole
       *[other] Twoja kolej przy { $count } stołach
    }
home-duel = Pojedynek
home-duel-about = Bohaterowie legend stają na planszy, każdy z własną talią: manewruj, atakuj, przejrzyj zamiary przeciwnika.
home-duel-players = Od 2 do 4 graczy
home-duel-now = Ty przeciw botowi; bohaterów i planszę wskaże los.
home-unicorns = Jednorożce
home-unicorns-about = Zapełnij swoją stajnię jednorożcami i nie daj innym zapełnić ich stajni.
home-unicorns-players = Od 2 do 8 graczy
home-unicorns-now = Ty i trzy boty.
home-play = Graj
home-set = Przygotuj stół…
home-rules = Zasady
home-running = Moje rozgrywki
home-none = Nie masz teraz żadnej rozgrywki. Wybierz stół powyżej: jakiś bot zawsze chętnie zagra.
home-over = Zakończone rozgrywki
home-all = Pokaż wszystkie: { $count }
home-more = i jeszcze { $count }
home-your-turn = Twoja kolej
home-their-turn = Wybierają inni
home-waiting = Czekamy na gościa
lobby-offline = Sala nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
lobby-again = Spróbuj jeszcze raz
lobby-close = Zamknij
lobby-back = Wróć do sali
lobby-name = Twoje imię
lobby-name-example = Jak cię nazywać?
lobby-name-about = Zobaczą je pozostali przy stole.
lobby-their-name = Imię gracza
lobby-title =
    { $game ->
        [duel] Stół do pojedynku
       *[unicorns] Stół jednorożców
    }
lobby-start = Zacznij rozgrywkę
lobby-start-invite = Przygotuj stół i zaproś
lobby-starting = Przygotowujemy stół…
lobby-link-waits = link z zaproszeniem czeka przy stole
lobby-mode = Tryb
lobby-mode-name =
    { $mode ->
        [free_for_all] Każdy na każdego
        [teams] Gra drużynowa, dwóch na dwóch
       *[duel] Pojedynek, jeden na jednego
    }
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
lobby-choose-hero = Wybierz bohatera
lobby-change-hero = Zmień bohatera
lobby-all-heroes = Wszyscy bohaterowie
lobby-take-hero = Weź tego bohatera
lobby-any-hero = Losowy bohater
lobby-any-hero-about = Losujemy, gdy zaczyna się rozgrywka.
lobby-taken = Już na innym miejscu
lobby-look-hero = Zdolność i talia
lobby-health = Zdrowie
lobby-move = Ruch
lobby-attack =
    { $attack ->
        [ranged] na dystans
       *[melee] wręcz
    }
lobby-stands-by = Pomocnik
lobby-sidekick =
    { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    }: zdrowie { $health }, { $attack ->
        [ranged] na dystans
       *[melee] wręcz
    }
lobby-alone = Bez pomocnika
lobby-deck =
    { $count ->
        [one] Talia: { $count } karta
        [few] Talia: { $count } karty
       *[many] Talia: { $count } kart
    }
lobby-copies =
    { $count ->
        [one] { $count } egzemplarz
        [few] { $count } egzemplarze
       *[many] { $count } egzemplarzy
    }
lobby-board = Plansza
lobby-choose-board = Wybierz planszę
lobby-change-board = Zmień planszę
lobby-any-board = Losowa plansza
lobby-board-for =
    { $most ->
        [2] Dla 2 graczy
       *[other] Dla 2–{ $most } graczy
    }
lobby-zones = Strefy
lobby-options = Zegary i wykładnia zasad
lobby-by-book = zgodnie z instrukcją
lobby-window = Czas na odpowiedź na kartę:
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
        [move] Na każdy ruch
        [match] Na całą rozgrywkę
       *[none] Bez zegara
    }
lobby-time = Czas każdego gracza
lobby-late = Gdy czas się skończy
lobby-late-kind =
    { $late ->
        [forfeit] Przegrana
       *[bot] Dalej gra bot
    }
lobby-cards = Karty
lobby-browse-cards = Obejrzyj wszystkie karty
lobby-all-cards = Wszystkie karty
lobby-find-card = Szukaj karty
lobby-card-type = Typ karty
lobby-every-type = Wszystkie typy
lobby-no-card = Żadna karta nie ma takich słów. Spróbuj krótszego słowa.
lobby-invited = Zapraszamy do stołu!
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
