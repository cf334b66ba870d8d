### The board editor of the duel's workshop in Polish.


## The editor

duel-boards-editor = Edytor planszy
duel-boards-board = Plansza
duel-boards-tools = Narzędzia
duel-boards-view = Przybliżenie
duel-boards-tool =
    { $tool ->
        [spaces] Pola
        [lines] Linie
        [zones] Strefy
        [starts] Start
        [doors] Drzwi
        [passages] Przejście
        [scenery] Sceneria
       *[board] Plansza
    }
duel-boards-tool-about =
    { $tool ->
        [spaces] Kliknij dwa razy wolne miejsce, żeby dodać pole; przeciągnij pole, żeby je przesunąć.
        [lines] Przeciągnij od pola do pola albo wybierz najpierw jedno, potem drugie. Wybraną linię można wygiąć albo usunąć.
        [zones] Zaznacz strefy, potem dotykaj pól albo przeciągnij po nich. Pole może leżeć w kilku strefach.
        [starts] Dotknij pola, na którym zaczyna ten bohater. Potrzebne są starty 1 i 2, a dla czterech graczy także 3 i 4.
        [doors] Wybierz drzwi, potem dotknij linii, które zamykają.
        [passages] Dotknij pól, które łączy przejście: z każdego do każdego innego jest jeden krok.
        [scenery] To, co widać za polami. Tylko dla oka, na grę nie wpływa.
       *[board] Nazwa, rozmiar i proporcje, szablony na początek.
    }
duel-boards-mirror = Rysuj symetrycznie
duel-boards-mirror-name =
    { $mirror ->
        [sides] Lewa i prawa strona
        [ends] Góra i dół
        [turn] Z obrotem o pół obrotu
       *[none] Nie
    }
duel-boards-snap = Przyciągaj
duel-boards-snap-about = Do siatki i do linii innych pól; z klawiszem Alt swobodnie.
duel-boards-keys = Wszystko z klawiatury
duel-boards-keys-about =
    Strzałki prowadzą od pola do pola.
    N dodaje pole, M zaczyna i kończy przesuwanie go strzałkami (z Shiftem drobnymi krokami), Delete je usuwa.
    L zaczyna linię i kończy ją na innym polu, Z maluje zaznaczonymi strefami, 1–4 ustawiają start, Enter robi to, co wybrane narzędzie, Escape przerywa.


## Spaces and lines

duel-boards-space = Pole { $space }
duel-boards-line = Linia { $a }–{ $b }
duel-boards-no-zone = bez strefy
duel-boards-alone = bez linii
duel-boards-start = start { $number }
duel-boards-under-door = na niej { $door }
duel-boards-add = Dodaj pole
duel-boards-name-of-space = Nazwa
duel-boards-its-zones = Strefy tego pola
duel-boards-remove-space = Usuń { $space }
duel-boards-name-taken = Nazwa ma do ośmiu liter i cyfr, a każde pole ma własną.
duel-boards-bend = Wygięcie
duel-boards-remove-line = Usuń linię


## Zones, starts, doors

duel-boards-brush = Strefy
duel-boards-paint-with = Maluj strefą { $zone }
duel-boards-zone-name = Nazwa strefy
duel-boards-zone-number = Strefa { $number }
duel-boards-color = Kolor strefy { $zone }
duel-boards-color-number = Kolor { $number }
duel-boards-add-zone = Dodaj strefę
duel-boards-remove-zone = Usuń strefę { $zone }
duel-boards-next-start = Który start ustawić
duel-boards-start-at = { $number } ({ $space })
duel-boards-doors = Drzwi
duel-boards-door-number = Drzwi { $number }
duel-boards-door-new = Nowe drzwi
duel-boards-door-take = Wybierz: { $door }
duel-boards-door-name = Nazwa: { $door }
duel-boards-remove-door = Usuń: { $door }
duel-boards-doors-most = Więcej drzwi nie zmieści się na planszy.


## The board itself

duel-boards-name = Nazwa planszy
duel-boards-side =
    { $side ->
        [down] Wysokość
       *[across] Szerokość
    }
duel-boards-radius = Wielkość pól
duel-boards-alike = Wyrównaj obie połowy
duel-boards-alike-about = Pierwsza połowa zostaje, druga powstaje na nowo na jej wzór.
duel-boards-alike-way =
    { $mirror ->
        [ends] Górna na dół
        [turn] Lewa na prawo, z obrotem
       *[sides] Lewa na prawo
    }
duel-boards-templates = Zacznij od nowa
duel-boards-templates-about = Rysunek zostanie zastąpiony; cofnięcie go przywróci.
duel-boards-template =
    { $which ->
        [two] Mała, dla dwojga
        [four] Duża, dla czworga
       *[empty] Pusta
    }


## What is wrong

duel-boards-wrong = Do poprawy
duel-boards-show = Pokaż
duel-boards-loose =
    { $count ->
        [one] Do pola { $spaces } nie prowadzi żadna droga.
       *[other] Do pól { $spaces } nie prowadzi żadna droga.
    }


## What was done, by ear

duel-boards-added = Dodano pole { $space }.
duel-boards-moved = { $space }: { $x }, { $y }
duel-boards-removed = Usunięto: { $what }.
duel-boards-from = Linia od { $space }. Wybierz, gdzie się kończy.
duel-boards-joined = Linia { $a }–{ $b }.
duel-boards-painted = { $spaces }: teraz w strefach { $zones }.
duel-boards-unpainted = { $spaces }: już nie w strefach { $zones }.
duel-boards-start-on = { $space } to start { $number }.
duel-boards-start-off = { $space } to już nie start.
duel-boards-passage-on = { $space } należy do przejścia.
duel-boards-passage-off = { $space } nie należy już do przejścia.
duel-boards-door-on = Linię { $line } zamykają drzwi.
duel-boards-door-off = Linia { $line } jest wolna.
duel-boards-moving-on = Strzałki przesuwają. M kończy.
duel-boards-moving-off = Strzałki prowadzą dalej.


## Scenery

duel-boards-ground = Podłoże
duel-boards-ground-name =
    { $ground ->
        [grass] Trawa
        [moor] Wrzosowisko
        [earth] Ziemia
        [sand] Piasek
        [snow] Śnieg
        [paving] Bruk
        [rock] Skała
        [water] Woda
       *[table] Zwykły stół
    }
duel-boards-motifs = Motyw
duel-boards-kind =
    { $kind ->
        [areas] Obszary
        [ways] Drogi
       *[things] Przedmioty
    }
duel-boards-lay =
    { $kind ->
        [areas] Przeciągnij po planszy; jedno dotknięcie daje koło.
        [ways] Dotykaj punktów po kolei, ostatniego dwa razy.
       *[things] Dotknij tam, gdzie ma stać.
    }
duel-boards-put = Postaw na środku
duel-boards-finish = Zakończ drogę
duel-boards-size = Wielkość
duel-boards-turn = Obrót (°)
duel-boards-remove-feature = Usuń: { $motif }
duel-boards-motif =
    { $motif ->
        [water] Jezioro
        [ice] Lód
        [grass] Łąka
        [moor] Wrzosowisko
        [earth] Goła ziemia
        [sand] Piasek
        [snow] Śnieg
        [rock] Skała
        [hill] Wzgórze
        [field] Pole uprawne
        [garden] Ogród
        [wood] Las
        [pines] Bór sosnowy
        [cave] Jaskinia
        [paving] Bruk
        [marble] Marmurowa posadzka
        [hall] Sala
        [room] Komnata
        [roofs] Dachy
        [terrace] Taras
        [stage] Scena
        [basin] Basen
        [river] Rzeka
        [canal] Kanał
        [street] Ulica
        [wall] Mur
        [hedge] Żywopłot
        [rails] Tory
        [bridge] Most
        [stairs] Schody
        [cliff] Urwisko
        [fence] Płot
        [pine] Sosna
        [bush] Krzew
        [rocks] Głazy
        [house] Dom
        [hut] Chata
        [tower] Wieża
        [temple] Świątynia
        [tent] Namiot
        [boat] Łódź
        [column] Kolumna
        [fountain] Fontanna
        [statue] Posąg
        [lamp] Latarnia
        [fire] Ognisko
        [flowers] Kwiaty
        [table] Stół
        [cart] Wóz
        [crystal] Kryształ
        [stones] Kamienny krąg
       *[tree] Drzewo
    }
