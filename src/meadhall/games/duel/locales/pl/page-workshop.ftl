### Warsztat po polsku.

duel-workshop-example = Bohater na przykład
duel-workshop-example-about = Gotowa talia: zmieniaj, co chcesz
duel-workshop-new-hero = Nowy bohater
duel-workshop-new-hero-about = Pusta karta postaci i cztery karty na początek
duel-workshop-new-board = Nowa plansza
duel-workshop-new-board-about = Pola, strefy i linie według ciebie
duel-workshop-hero = Bohater
duel-workshop-board = Plansza
duel-workshop-add-hero = Bohater
duel-workshop-add-board = Plansza
duel-workshop-sheet = Kto to jest
duel-workshop-attacks = Atakuje
duel-workshop-emblem = Emblemat
duel-workshop-colour = Kolor
duel-workshop-colour-any = Dowolny
duel-workshop-colour-number = Kolor { $number }
duel-workshop-has-sidekick = Ktoś towarzyszy bohaterowi
duel-workshop-sidekick = Pomocnik
duel-workshop-sidekick-name = Imię pomocnika
duel-workshop-sidekick-count = Ilu ich jest
duel-workshop-sidekick-health = Zdrowie każdego
duel-workshop-sidekick-emblem = Ich emblemat
duel-workshop-abilities = Zdolności
duel-workshop-abilities-about = Co bohater potrafi poza kartami. Wielu bohaterów ma jedną zdolność.
duel-workshop-ability = Zdolność { $number }
duel-workshop-add-ability = Zdolność
duel-workshop-when = Kiedy
duel-workshop-does = Co się dzieje
duel-workshop-cards = Karty
duel-workshop-deck-size = Karty: { $count } z { $deck }
duel-workshop-card-nameless = Karta bez nazwy
duel-workshop-type = Typ
duel-workshop-who = Kto może ją zagrać
duel-workshop-anyone = Każdy
duel-workshop-boost = Wzmocnienie
duel-workshop-copies = Kopie
duel-workshop-picture = Obrazek
duel-workshop-choose-picture = Wybierz…
duel-workshop-no-picture = Dowolny pasujący
duel-workshop-search = Szukaj po angielskich słowach
duel-workshop-found =
    { $count ->
        [one] { $count } obrazek
        [few] { $count } obrazki
        [many] { $count } obrazków
       *[other] { $count } obrazka
    }
duel-workshop-add-text = Dodaj tekst
duel-workshop-curves = Talia w liczbach
duel-workshop-values = Karty według wartości
duel-workshop-boosts = Karty według wzmocnienia
duel-workshop-curve-own = ten bohater
duel-workshop-curve-others = średnia wbudowanych bohaterów
duel-workshop-play-hero = Twój bohater
duel-workshop-play-rival = Drugi bohater
duel-workshop-play-board = Plansza

# what lasts, tokens and symbols
duel-workshop-whose = Którzy wojownicy
duel-workshop-lasting = Co obowiązuje zawsze
duel-workshop-lasting-about = Stała zasada, na przykład wyższa wartość, dopóki coś zachodzi. Większość bohaterów takiej nie ma.
duel-workshop-rule = Zasada { $number }
duel-workshop-add-rule = Zasada
duel-workshop-things = Żetony i symbole
duel-workshop-things-about = Coś, co bohater zbiera i wydaje, znacznik o kilku stronach albo symbole na kartach. Większość bohaterów nic z tego nie ma.
duel-workshop-token = Żeton
duel-workshop-token-kind =
    { $kind ->
        [counted] żetony do liczenia
        [marker] znacznik o kilku stronach
       *[none] brak
    }
duel-workshop-token-name = Jak się nazywa
duel-workshop-token-start = Na początku
duel-workshop-token-most = Najwyżej
duel-workshop-sides = Strony znacznika
duel-workshop-side = Strona { $number }
duel-workshop-add-side = Strona
duel-workshop-symbols = Symbole kart
duel-workshop-symbol = Symbol { $number }
duel-workshop-add-symbol = Symbol
duel-workshop-card-symbol = Symbol
duel-workshop-no-symbol = brak
duel-workshop-like = Efekty jak na karcie
duel-workshop-like-none = żadnej innej
