### The unicorn table's page in Polish.
###
### Słowa jak w unicorns.ftl. Nazwy ($seat, $seats, $card, $cards) przychodzą gotowe, w mianowniku; to, czego brak, jako „none”.


## In the hall

hall-game-unicorns = Jednorożce
hall-rules-of-unicorns = Zasady jednorożców
home-unicorns = Jednorożce
home-unicorns-about = Zapełnij swoją stajnię jednorożcami i nie daj innym zapełnić ich stajni.
home-unicorns-players = Od 2 do 8 graczy
home-unicorns-now = Ty i trzy łagodne boty.
lobby-title-unicorns = Stół jednorożców
lesson-course-unicorns = Nauka gry w jednorożce
puzzle-title-unicorns = Zagadki: jednorożce
herd-auto-pass = Przepuszczaj karty automatycznie
herd-auto-pass-about = W grze „Jednorożce”: gdy nie masz czym zatrzymać karty, od razu ją przepuszczasz.


## Setting up a table

herd-lobby-window = Czas na zatrzymanie karty:
herd-lobby-cards = Karty
herd-lobby-browse-cards = Obejrzyj wszystkie karty
herd-lobby-all-cards = Wszystkie karty
herd-lobby-find-card = Szukaj karty
herd-lobby-card-type = Typ karty
herd-lobby-every-type = Wszystkie typy
herd-lobby-no-card = Na żadnej karcie nie ma tych słów. Spróbuj krótszego.


## The end of a match

herd-end-unicorns = Jednorożce
herd-end-stopped = Odpowiedzi na karty
herd-end-stolen = Ukradzione karty
herd-story-destroyed = Zniszczono
herd-story-stolen = Skradziono
herd-story-stopped = Powstrzymano


## Gracze

herd-you = ty
herd-turn = trwa tura
herd-pandas = pandy
herd-blinded = oślepione
herd-left = gracz odszedł
herd-away = z dala od stołu
herd-thinks = myśli…
herd-level =
    { $level ->
        [guest] skald
        [page] giermek
        [warrior] wojownik
        [champion] czempion
        [jarl] jarl
        [legend] legenda
        [random] gra na chybił trafił
        [greedy] zachłanny
       *[other] { $level }
    }
herd-progress =
    { $count ->
        [one] { $count } jednorożec z { $goal }
        [few] { $count } jednorożce z { $goal }
       *[many] { $count } jednorożców z { $goal }
    }
herd-hand-size =
    { $size ->
        [0] Brak kart na ręce
        [one] { $size } karta na ręce
        [few] { $size } karty na ręce
       *[many] { $size } kart na ręce
    }
herd-look = { $seat }: zobacz wszystkie karty
herd-unfold = { $seat }: stajnia


## Stajnie i ręka

herd-own-stable = Twoja stajnia
herd-stable-empty = Pusta stajnia
herd-unicorns = Jednorożce
herd-upgrades = Ulepszenia
herd-downgrades = Przeszkody
herd-open-hand = Odkryta ręka
herd-known = Na pewno na ręce
herd-hand = Twoja ręka
herd-hand-of = Ręka ({ $size })
herd-hand-empty = Nie masz kart na ręce.


## Środek stołu

herd-deck = Talia
herd-deck-known = znane karty: { $known }
herd-deck-top = Znane karty w talii, licząc od góry
herd-deck-shuffled = Wtasowane do talii i od tamtej pory niewidziane
herd-pile = Stos kart odrzuconych
herd-newest-first = Najpierw najnowsze
herd-nursery = Żłobek
herd-nothing-here = Na razie nic tu nie ma.
herd-lists = Talia, stos kart odrzuconych i żłobek
herd-list = { $list } ({ $number })
herd-deck-look = Które karty mogą jeszcze przyjść?
herd-deck-left = Mogą jeszcze przyjść: { $left } z { $all } (w talii: { $deck }{ $held ->
        [0] {""}
       *[other] , na zakrytych rękach: { $held }
    })
herd-deck-type = { $type }: mogą jeszcze przyjść { $left } z { $all }
herd-deck-only = Tylko to, co może jeszcze przyjść
herd-deck-where =
    { $where ->
        [play] Właśnie zagrywane
        [stable] W stajniach
        [nursery] W żłobku
        [mine] Na twojej ręce
        [seen] Na odkrytej ręce
        [known] Na pewno u kogoś na ręce
        [top] W talii, miejsce znane
        [pile] Odrzucone
        [hidden-deck] Gdzieś w talii
        [hidden-hand] U kogoś na ręce
       *[other] Mogą przyjść
    }: { $number }
herd-before = Każdy wybiera malucha i zaczynamy.
herd-turn-of =
    Tura: { $seat }{ $plays ->
        [0] {""}
        [1] {""}
       *[other] {" "}· można zagrać do { $plays } kart
    }{ $extra ->
        [0] {""}
        [1] {" "}· potem dodatkowa tura
       *[other] {" "}· potem dodatkowych tur: { $extra }
    }{ $cut ->
        [cut] {" "}· tura zaraz się skończy
       *[none] {""}
    }
herd-to-come = Na początku tury jeszcze: { $cards }


## Zagrywana karta

herd-plays = { $seat } zagrywa kartę „{ $card }”
herd-aimed = Cel: { $targets }
herd-target =
    { $place ->
        [pile] „{ $card }” ze stosu kart odrzuconych
        [nursery] „{ $card }” ze żłobka
       *[none] { $card ->
            [none] { $seat }
           *[other] { $seat ->
                [none] „{ $card }”
               *[other] „{ $card }” ({ $seat })
            }
        }
    }
herd-stage =
    { $stage ->
        [naming] Trwa wskazywanie celu.
        [resolving] Karta działa.
       *[answering] Teraz można odpowiedzieć.
    }
herd-answers = { $seat } odpowiada na „{ $card }”
herd-seconds =
    { $seconds ->
        [one] Została { $seconds } sekunda
        [few] Zostały { $seconds } sekundy
       *[many] Zostało { $seconds } sekund
    }
herd-waiting = Czekamy na pozostałych…
herd-passed-alone = Nie masz czym jej zatrzymać: przepuszczasz automatycznie.
herd-passes-alone = Gdy nie masz czym zatrzymać karty, przepuszczasz ją automatycznie; zmienisz to przełącznikiem obok karty albo w ustawieniach.
herd-understood = Rozumiem
herd-through = Przechodzi!
herd-stopped = Zatrzymana!


## O co chodzi

herd-asked = Co trzeba wybrać
herd-asked-other = Czekamy na wybór: { $seats }
herd-asked-window = Karta leży na stole, można na nią odpowiedzieć.
herd-why = Dlaczego?
herd-all-answers = Wszystkie odpowiedzi ({ $number })
herd-sent = Odpowiedź przyjęta.
herd-side = Więcej
herd-side-close = Mniej
