### Słowa terminala o hnefatafl, po polsku.


game-summary = Hnefatafl: wyprowadź króla z oblężenia albo zamknij je wokół niego


## Przed rozgrywką

ask-board = Która plansza? Wpisz numer albo naciśnij Enter, żeby wybrać pierwszą.
board-facts =
    { $board }: { $size } × { $size } pól · atakujący: { $attackers } · obrońcy: { $defenders } · król wygrywa { $goal ->
        [corner] w rogu
       *[edge] przy krawędzi
    }
ask-side = Którą stroną grasz? Wpisz numer albo naciśnij Enter, żeby wybrać pierwszą.
side-about =
    { $side ->
        [attackers] Atakującymi: zaczynają i chcą zbić króla
        [defenders] Królem i jego obrońcami: król chce uciec
        [random] Obojętnie którą
       *[both] Obiema: dwie osoby przy tym ekranie
    }


## Stół

on-turn = ma ruch
men = na planszy: { $left }, zbite: { $captured }
last-move =
    Ostatni ruch: { $start } – { $space }{ $captured ->
        [0] {""}
       *[other] , zbite: { $captured }
    }
quiet = Ruchy bez bicia: { $number } z { $most }
repeated =
    { $times ->
        [2] Ta pozycja po raz drugi; za trzecim będzie remis.
       *[other] Ta pozycja po raz trzeci.
    }
moves = Wpisz numer albo dwa pola: d1 c1. { $king } – ruch króla, { $times } – bicie, { $win } – wygrana.


## Plansze i karty

board-quiet = Rozgrywka kończy się remisem po { $number } ruchach bez bicia.
board-start =
    Na początku (A: atakujący, D: obrońca, K: król{ $goal ->
        [corner] , +: róg
       *[edge] {""}
    }):
no-cards = Hnefatafl nie ma kart: plansza i figury to cała gra. Plansze pokazuje polecenie „meadhall board”.
