### The page of hnefatafl in Polish.
###
### Nazwy ($board, $piece, $seat) przychodzą gotowe, pola po swoich nazwach (e5); na pustym polu $piece to „none”.


## W sali

hall-game-hnefatafl = Hnefatafl
hall-rules-of-hnefatafl = Zasady hnefatafla
home-hnefatafl = Hnefatafl
home-hnefatafl-about = Gra planszowa wikingów: król chce się wyrwać, a atakujący ze wszystkich stron chcą go zatrzymać.
home-hnefatafl-players = 2 graczy
home-hnefatafl-now = Ty przeciw łagodnemu botowi na małej planszy; kto atakuje, wskaże los.
lobby-title-hnefatafl = Stół do hnefatafla
lesson-course-hnefatafl = Nauka gry w hnefatafla
me-favourite-hnefatafl = Ulubiona strona
me-roles-hnefatafl = Moje strony
statistics-export-hnefatafl = Strony w hnefataflu
statistics-role-hnefatafl = Strona
statistics-roles-hnefatafl = Strony w hnefataflu


## Nowy stół

hnefatafl-lobby-board = Plansza
hnefatafl-lobby-side = Grasz jako
hnefatafl-lobby-side-name =
    { $side ->
        [attackers] Atakujący
        [defenders] Król i obrońcy
       *[lot] Wskaże los
    }


## Plansza

hnefatafl-board = Plansza: { $board }
hnefatafl-square =
    { $square }{ $kind ->
        [throne] , tron
        [corner] , róg
       *[plain] {""}
    }: { $piece ->
        [none] puste
       *[other] { $piece }
    }
hnefatafl-square-picked = figura w ręce
hnefatafl-square-ready = może się ruszyć
hnefatafl-picked = W ręce: { $piece }, { $square }. Dostępne pola: { $count }.
hnefatafl-put-back = Figura wróciła na swoje pole.


## Gracze

hnefatafl-captured = Zbite figury: { $count }
hnefatafl-left = poza grą
hnefatafl-thinks = myśli…
hnefatafl-turn = na ruchu
hnefatafl-end-captured = Zbite


## O co chodzi

hnefatafl-asked = O co chodzi
hnefatafl-asked-other = Ruch: { $seat }
hnefatafl-all-answers = Wszystkie ruchy ({ $number })
hnefatafl-sent = Ruch wykonany.
hnefatafl-near-again = Ta pozycja jest na planszy drugi raz. Za trzecim będzie remis.
hnefatafl-near-quiet =
    { $number ->
        [one] Jeszcze jeden ruch bez bicia i będzie remis.
        [few] Jeszcze { $number } ruchy bez bicia i będzie remis.
       *[many] Jeszcze { $number } ruchów bez bicia i będzie remis.
    }
hnefatafl-side = Więcej
hnefatafl-side-close = Mniej
