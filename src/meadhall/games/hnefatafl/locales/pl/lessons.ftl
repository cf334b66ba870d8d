### Lessons of hnefatafl in Polish: lekcje hnefatafl po polsku, słowa gospodarza.
###
### Identyfikator lekcji to gra i jej nazwa, .about stoi na liście; identyfikator kroku to lekcja i krok, .otherwise odpowiada na wszystko
### inne. Okrzyki raichi i tuichu zapisał Linneusz. Ucznia traktujemy przez „ty”, bez czasu przeszłego w drugiej osobie.


## Pierwsze ruchy

hnefatafl-first-turn = Twoje pierwsze ruchy
    .about = Jak ruszają się figury, jak się je zbija i kiedy się nie da.
hnefatafl-first-turn-welcome = Oblężenie się zaczyna! Pośrodku planszy, na tronie, stoi król z czterema obrońcami. Dookoła czeka ośmiu atakujących. Są twoi, a atakujący zaczynają.
hnefatafl-first-turn-goal = Król chce dotrzeć do jednego z czterech rogów. Wygrywasz, jeśli wcześniej go zbijesz. Nic tu nie jest ukryte i o niczym nie decyduje los.
hnefatafl-first-turn-move = Każda figura rusza się prosto wzdłuż rzędu albo kolumny, dowolnie daleko, ale nie przez inne. W rogu staje tylko król, więc pilnuj okolicy. Rusz się z d6 na f6.
    .otherwise = Tak też można, ale zróbmy to razem: z d6 na f6.
hnefatafl-first-turn-capture = Obrońca stanął na b3, tuż obok twojego atakującego na b4. Figura jest zbita, gdy wrogowie stoją po jej dwóch przeciwnych stronach. Zaciśnij kleszcze: z d2 na b2.
    .otherwise = Nie daj mu odejść. Rusz się z d2 na b2.
hnefatafl-first-turn-between = Zbity, i to na dobre! Tymczasem inny obrońca wszedł między twoich atakujących na f4 i f6. To bezpieczne: bije tylko ten, kto się rusza.
hnefatafl-first-turn-close = Spójrz raczej na tron: od góry nikt go już nie strzeże. Rusz się z d7 na d5, tuż obok króla.
    .otherwise = Król jest ważniejszy. Rusz się z d7 na d5.
hnefatafl-first-turn-end = Na tronie króla zbija czterech atakujących, po jednym z każdej strony. Pilnuj rogów, zaciskaj pierścień i zbijaj, co stoi na drodze. Powodzenia!


## Polowanie na króla

hnefatafl-king = Polowanie na króla
    .about = Ilu atakujących trzeba, żeby zbić króla, i gdzie.
hnefatafl-king-welcome = Polowanie się zaczyna! Na tronie króla zbija czterech atakujących, tuż obok trzech, a gdzie indziej dwóch, jak każdą figurę. Właśnie zszedł z tronu i stoi obok.
hnefatafl-king-close = Jeden atakujący jest już przy nim, na c5. Podprowadź drugiego z przeciwnej strony: z e1 na e5.
    .otherwise = Prosto do niego: rusz się z e1 na e5.
hnefatafl-king-ran = Dwóch to za mało: obok tronu trzeba trzech. Król uciekł w górę, na d7, a stamtąd ma otwartą drogę do rogu a7!
hnefatafl-king-edge = Ale teraz jest daleko od tronu i wystarczy dwóch. Przy krawędzi muszą stać wzdłuż krawędzi. Jeden jest już na e7: rusz się z c5 na c7.
    .otherwise = Wtedy ucieknie na a7. Rusz się z c5 na c7.
hnefatafl-king-won = Między c7 a e7 nie było wyjścia: król jest zbity, wygrywasz.
hnefatafl-king-end = I jeszcze jedno: obok rogu wystarczy jeden atakujący. Pusty róg jest wrogi wszystkim, nawet królowi, który tak do niego dąży.


## Dwie drogi

hnefatafl-two-ways = Dwie drogi
    .about = Zadanie dla króla: wygraj w dwóch ruchach.
hnefatafl-two-ways-welcome = Tym razem prowadzisz króla i jego obrońców i masz ruch. Wygląda to źle, ale możesz wygrać w dwóch ruchach! Nie spiesz się i spójrz na planszę, zanim przeczytasz dalej.
hnefatafl-two-ways-one = Z d1 król widziałby róg g1, ale żadnego innego: po lewej, na c1, stoi atakujący. Raichi! wołano dawniej: jedna droga jest otwarta. Ale jedną drogę łatwo zamknąć.
hnefatafl-two-ways-two = Potrzebujesz dwóch dróg naraz: tuichu! Z którego pola król widzi dwa rogi, a po drodze nikogo? Postaw go tam.
    .otherwise = Stamtąd nie widać dwóch otwartych rogów. Spójrz wzdłuż prawej krawędzi: g3!
hnefatafl-two-ways-out = Drogę w górę atakujący zamknęli. Ale mają tylko jeden ruch naraz, a droga w dół jest otwarta: prędko na g1!
    .otherwise = Nie czekaj, aż zamkną i tę drogę. Prędko na g1!
hnefatafl-two-ways-end = Król wolny, rozgrywka wygrana! Kto grozi dwiema rzeczami naraz, tego trudno zatrzymać. Grając atakującymi, zadbaj w porę, żeby do tego nie doszło.


## Tablut

hnefatafl-edge = Długa krawędź Tablutu
    .about = Na większej planszy król wygrywa wzdłuż całej krawędzi, a jego ostatni obrońca jest w niebezpieczeństwie.
hnefatafl-edge-welcome = To Tablut, większa plansza. Tu król wygrywa na każdym polu przy krawędzi, a rogi są polami jak inne. Prowadzisz atakujących; król jest jeszcze na tronie.
hnefatafl-edge-block = Raichi! Po lewej nikt nie stoi między królem a krawędzią. Zamknij tę drogę i zarazem oblegaj tron: rusz się z d9 na d5.
    .otherwise = Wtedy następnym ruchem byłby przy krawędzi. Rusz się z d9 na d5.
hnefatafl-edge-siege = Teraz z trzech stron tronu stoją atakujący, a z czwartej ostatni obrońca. Ale uwaga: drugi przyszedł na h4. Z g4 zbiłby twojego atakującego na f4.
hnefatafl-edge-last = Uprzedź go! W Tablucie ostatniego obrońcę przy obleganym tronie można zbić, przypierając go do jego króla. Stań za nim: z e1 na e3.
    .otherwise = Najpierw usuń ostatniego obrońcę. Rusz się z e1 na e3.
hnefatafl-edge-beside = Król zszedł z tronu i już na niego nie wróci. Obok tronu zbija go trzech atakujących. Dwóch już tam jest, na e3 i f4. Rusz się z c4 na d4.
    .otherwise = Nie puszczaj go. Rusz się z c4 na d4.
hnefatafl-edge-end = Król zbity, wygrywasz! Gdyby został na tronie, ruch z e3 na e4 zamknąłby czwartą stronę. Na tej planszy od pierwszego ruchu pilnuj wszystkich krawędzi.
