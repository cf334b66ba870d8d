### The duel's page in Polish.


## In the hall

hall-game-duel = Pojedynek
hall-rules-of-duel = Zasady pojedynku
home-duel = Pojedynek
home-duel-about = Bohaterowie legend stają do walki na planszy, każdy z własną talią: manewruj, atakuj, przechytrz przeciwnika.
home-duel-players = Od 2 do 4 graczy
home-duel-now = Ty przeciw łagodnemu botowi; bohaterów i planszę wskaże los.
lobby-title-duel = Stół do pojedynku
lesson-course-duel = Nauka pojedynku
puzzle-title-duel = Zagadki: pojedynek
duel-space-names = Nazwy pól
duel-space-names-about = W pojedynku: nazwy zostają na planszy. W przeciwnym razie widać je, gdy wskażesz pole albo wiersz w przebiegu rozgrywki, który je wymienia.


## Setting up a table

duel-lobby-mode = Tryb
duel-lobby-mode-name =
    { $mode ->
        [free_for_all] Każdy na każdego
        [teams] Gra drużynowa, dwóch na dwóch
       *[duel] Pojedynek, jeden na jednego
    }
lobby-same-duel = Gracz z miejsca { $number }, za obu bohaterów
lobby-same-about-duel = Jedna osoba gra obydwoma bohaterami drużyny i widzi karty obu.
lobby-own-role-duel = Niech sami wybiorą bohatera
lobby-their-role-duel = Bohater do wyboru
duel-lobby-your-hero = Twój bohater
duel-lobby-choose-hero = Wybierz bohatera
duel-lobby-change-hero = Zmień bohatera
duel-lobby-all-heroes = Wszyscy bohaterowie
duel-lobby-take-hero = Weź tego bohatera
duel-lobby-drafted-hero = Bohatera wybiera się przy stole.
duel-lobby-drafted-board = Planszę wybiera się przy stole.
duel-lobby-any-hero = Losowy bohater
duel-lobby-any-hero-about = O wyborze zdecyduje los na początku rozgrywki.
duel-lobby-taken = Siedzi już na innym miejscu
duel-lobby-look-hero = Zdolność i talia
duel-lobby-health = Zdrowie
duel-lobby-move = Ruch
duel-lobby-attack =
    { $attack ->
        [ranged] na dystans
       *[melee] wręcz
    }
duel-lobby-stands-by = Pomocnik
duel-lobby-sidekick =
    { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    }: zdrowie { $health }, { $attack ->
        [ranged] na dystans
       *[melee] wręcz
    }
duel-lobby-alone = Bez pomocnika
duel-lobby-deck =
    { $count ->
        [one] Talia: { $count } karta
        [few] Talia: { $count } karty
       *[many] Talia: { $count } kart
    }
duel-lobby-board = Plansza
duel-lobby-choose-board = Wybierz planszę
duel-lobby-change-board = Zmień planszę
duel-lobby-any-board = Losowa plansza
duel-lobby-board-for =
    { $most ->
        [2] Dla 2 graczy
       *[other] Dla 2–{ $most } graczy
    }
duel-lobby-zones = Strefy


## The end, and statistics

duel-end-dealt = Zadane obrażenia z ataku
duel-end-taken = Otrzymane obrażenia
duel-story-dealt = Obrażenia
duel-story-blocked = Zablokowano
duel-story-healed = Uleczono
statistics-roles-duel = Bohaterowie
statistics-role-duel = Bohater
statistics-pairs-duel = Bohater przeciw bohaterowi
statistics-pairs-about-duel = Pojedynki jeden na jednego: ile bohater z wiersza wygrał i przegrał z bohaterem z kolumny.
statistics-export-duel = Bohaterowie
me-favourite-duel = Ulubiony bohater
me-roles-duel = Moi bohaterowie


## The table and the board

duel-table-asked = Co trzeba wybrać
duel-table-asked-other = Czekamy na wybór: { $seat }
duel-table-source = Co mówi karta
duel-table-why = Dlaczego?
duel-table-all =
    { $count ->
        [1] Jedyna odpowiedź
       *[other] Wszystkie odpowiedzi: { $count }
    }
duel-table-given = Odpowiedź przyjęta. Pozostali jeszcze myślą.
duel-table-others = Pozostali przy stole
duel-table-hand =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
duel-table-side-open = Przebieg rozgrywki i narzędzia
duel-table-side-close = Wróć do planszy
duel-table-scene-fold = Pokaż planszę
duel-table-scene-show = Pokaż zagrane karty
duel-board-label = Plansza: { $board }
duel-board-stands = { $fighter }, pole { $space }, { $count ->
        [one] strefa
        [few] strefy
       *[other] strefy
    } { $zones }, zdrowie { $health } z { $most }, { $reach }
duel-board-told = Plansza słowami
duel-board-near = obok { $spaces }
duel-board-passage = przejście
duel-board-melee = walczy wręcz
duel-board-ranged = walczy na dystans
duel-board-door =
    { $state ->
        [closed] { $door }: zamknięte
       *[open] { $door }: otwarte
    }
duel-board-nearer = Przybliż
duel-board-farther = Oddal
duel-board-whole = Cała plansza
duel-board-token = żeton: { $piece }
duel-board-piece = Żeton „{ $piece }” ({ $hero }) na polu { $space }
duel-board-piece-held = Żetony „{ $piece }” ({ $hero }), walczący { $fighter }: { $number }
duel-choice-pick = Przesuń: { $fighter }
duel-choice-whom = Wybierz, kogo przesunąć.
duel-choice-where = { $fighter }: wybierz pole.
duel-choice-look = Co może { $fighter }
duel-choice-attack = Wybierz, kto kogo atakuje.
duel-choice-scheme = Wybierz fortel.
duel-choice-with = Atak kartą „{ $card }”: wybierz cel.
duel-choice-menu = Co dokładnie?
duel-choice-back = Wróć
duel-way-manoeuvre = Dobierz kartę, potem przesuń walczących.
duel-way-several =
    { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
       *[many] { $count } możliwości
    }
# beside the marks of a fighter's reach, each the end of a sentence
duel-reach-own = { $fighter }: co jest możliwe
duel-reach-enemy = { $fighter }: czym grozi
duel-reach-go = dojść tu manewrem
duel-reach-boost = dojść tu z twoim najlepszym wzmocnieniem
duel-reach-threat = zaatakować tu już teraz
duel-reach-near = zaatakować tu po manewrze
duel-reach-strike = zaatakować teraz: { $fighters }
duel-reach-later = zaatakować po manewrze: { $fighters }
duel-reach-none = Nic: ani drogi, ani celu.
duel-reach-close = Usuń oznaczenia


## Cards, combat and seats

duel-card-type-attack = Atak
duel-card-type-defence = Obrona
duel-card-type-versatile = Uniwersalna
duel-card-type-scheme = Fortel
duel-card-value = Wartość
duel-card-boost = Wzmocnienie: { $number }
duel-card-who = Zagrywa: { $who }
duel-card-symbol = Do koszyczka: { $item }
duel-card-back = Zakryta karta

duel-pile-title = Stos kart odrzuconych: { $seat }
duel-pile-label = { $label }. { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } kart
    }, na wierzchu: { $top }
duel-pile-empty = { $label }. Na razie nie ma kart
duel-pile-count = { $number ->
        [one] { $number } karta
        [few] { $number } karty, od wierzchu w dół
       *[other] { $number } kart, od wierzchu w dół
    }
duel-pile-top = Na wierzchu
duel-pile-none = Na razie nie ma tu kart.

# The whole deck of a hero: what has been seen of it, and what can still come.
duel-sheet-lists = Talia i stos kart odrzuconych
duel-sheet-deck = Cała talia
duel-sheet-pile = Stos kart odrzuconych ({ $number })
duel-deck-closed = Mogą jeszcze przyjść: { $left } z { $all } (na ręce: { $hand }, { $down ->
        [0] {""}
       *[other] zakryte: { $down },{" "}
    }w talii: { $deck })
duel-deck-open = Jeszcze w talii: { $left } z { $all }. Ich kolejność jest ukryta.
duel-deck-known = Znane karty w talii, licząc od góry
duel-deck-only = Tylko to, co może jeszcze przyjść
duel-deck-nothing = Nic już nie może przyjść.
duel-deck-where = { $where ->
        [play] W grze
        [hand] Na ręce
        [known] Na pewno na ręce
        [deck] W talii, miejsce znane
        [discard] Odrzucone
        [hidden-deck] Gdzieś w talii
        [hidden-hand] Na ręce, niewidziane
       *[other] Mogą przyjść
    }: { $number }

duel-hand-title = Twoja ręka
duel-hand-empty = Nie masz kart na ręce.
duel-hand-card = { $name }: { $type }, wartość { $value }, wzmocnienie { $boost }{ $count ->
        [1] {""}
        [few] , { $count } egzemplarze
       *[other] , { $count } egzemplarzy
    }

duel-seat-bot = { $name }, { $level ->
        [guest] skald
        [page] giermek
        [warrior] wojownik
        [champion] czempion
        [jarl] jarl
        [legend] legenda
       *[other] { $level }
    }
duel-seat-free = Wolne miejsce
duel-seat-mine = ty
duel-seat-team = drużyna { $number }
duel-seat-mate = twoja drużyna
duel-seat-foe = przeciwnik
duel-seat-away = z dala od stołu
duel-seat-out = Poza rozgrywką
duel-seat-left = Gracz odszedł
duel-seat-health = { $name }: zdrowie { $left } z { $most }
duel-seat-hand = Karty na ręce: { $number }
duel-seat-deck = Karty w talii: { $number }
duel-seat-actions = { $number ->
        [0] Brak akcji
        [one] Jeszcze { $number } akcja
        [few] Jeszcze { $number } akcje
       *[other] Jeszcze { $number } akcji
    }
duel-seat-clock = Pozostały czas:
duel-seat-fact-health = Zdrowie
duel-seat-fact-move = Ruch
duel-seat-fact-attack = Atak
duel-seat-fact-sidekick = Pomocnik
duel-seat-melee = wręcz
duel-seat-ranged = na dystans
duel-seat-pieces = Żetony „{ $piece }” obok planszy: { $number }

duel-in-play = W grze, { $number }: { $names }
duel-in-play-title = W grze: { $hero }
duel-in-play-none = W grze nic już nie ma.
duel-in-play-character = Karta postaci: { $hero }
duel-in-play-about = Dotyczy: { $names }.
duel-in-play-until =
    { $until ->
        [turn_end] Do końca tej tury.
        [next_turn] Do początku następnej tury tego gracza.
        [next_turn_end] Do końca następnej tury tego gracza.
        [stays] Pozostaje w grze.
       *[open] Do chwili, gdy zadziała.
    }

duel-combat-title = Walka
duel-combat-attacker = Atakuje
duel-combat-defender = Broni się
duel-combat-waits = Jeszcze bez karty
duel-combat-bare = Bez karty
duel-combat-secret = Widzisz ją tylko ty:
duel-combat-boost = Wzmocnienie
duel-combat-defeated = już nie walczy
duel-combat-cancelled = Efekty anulowane
duel-combat-ignored = Wartość zignorowana
duel-combat-prevented = Bez obrażeń z ataku
duel-combat-reflected = Obrażenia wracają
duel-combat-kept = Karta wraca na rękę
duel-combat-attack = atak
duel-combat-defence = obrona
duel-combat-damage = obrażenia
duel-combat-sum = Atak { $attack }, obrona { $defence }: obrażenia { $damage }
duel-combat-rail = Przebieg walki
duel-combat-stop-immediately = Natychmiast
duel-combat-stop-during = Podczas walki
duel-combat-stop-damage = Obrażenia
duel-combat-stop-after = Po walce
duel-combat-stop-end = Koniec
duel-combat-go = Dalej
duel-combat-close = Zamknij
