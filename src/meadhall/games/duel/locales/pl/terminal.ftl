### Słowa terminala o grze „Pojedynek”, po polsku.


game-summary = Pojedynek: bohaterowie z własnymi taliami walczą na planszy


## Przed rozgrywką

ask-mode = W co gramy? Wpisz numer albo naciśnij Enter, aby wybrać pierwszą możliwość.
ask-hero = Gracz { $number }: który bohater? Wpisz numer, naciśnij Enter, aby go wylosować, albo wpisz „cards 2”, aby obejrzeć talię bohatera 2.
ask-board = Która plansza?
any-board = Dowolna


## Stół

on-turn =
    trwa tura, { $actions ->
        [one] została { $actions } akcja
        [few] zostały { $actions } akcje
       *[many] zostało { $actions } akcji
    }{ $taken ->
        [0] {""}
       *[other] , wykorzystano: { $taken }
    }
team = Drużyna { $number }
seat-out = poza rozgrywką
sizes = Ręka: { $hand } · Talia: { $deck } · Odrzucone: { $discard }
basket = Koszyczek: { $item }
in-play = W grze: { $names }
pieces = żetony na planszy: { $piece } ({ $places })
off-board = poza planszą
reach =
    { $reach ->
        [ranged] na dystans
       *[melee] wręcz
    }
door =
    { $state ->
        [closed] { $door }: zamknięte
       *[open] { $door }: otwarte
    }
pile-of = Stos kart odrzuconych: { $seat } ({ $number })
deck-of = Znane karty w talii, licząc od góry: { $seat }
combat = Walka
side =
    { $role ->
        [attack] Atak: { $fighter }
       *[defence] Obrona: { $fighter }
    }
laid =
    { $state ->
        [hidden] zakryta karta
       *[none] bez karty
    }
boost-hidden = zakryte wzmocnienie
boost-open =
    { $state ->
        [lost] wzmocnienie { $number }: { $card } (przepadło)
       *[counts] wzmocnienie { $number }: { $card }
    }
side-state =
    { $state ->
        [cancelled] efekty anulowane
        [ignored] wartość zignorowana
        [kept] wraca na rękę
        [prevented] bez obrażeń z ataku
       *[reflected] obrażenia z ataku odbite
    }
playing = Fortel ({ $actor }): { $card }
shown = Karta pokazana wszystkim: { $card }
noted-spaces = Zaznaczone pola: { $spaces }


## Karty

card-type =
    { $type ->
        [attack] atak
        [defence] obrona
        [scheme] fortel
       *[versatile] atak lub obrona
    }
card-facts =
    { $type }{ $value ->
        [none] {""}
       *[other] {" "}{ $value }
    }{ $boost ->
        [none] {""}
       *[other] {" "}· wzmocnienie { $boost }
    } · { $who }{ $symbol ->
        [none] {""}
       *[other] {" "}· symbol: { $symbol }
    }
column-type = Typ
column-value = Wartość
column-boost = Wzm.
column-who = Kto
column-symbol = Symbol
column-hero = Bohater
column-id = Id
column-health = Zdrowie
column-move = Ruch
column-attack = Atak
column-sidekick = Pomocnik (zdrowie, atak)
sidekick =
    { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    } ({ $health }, { $reach })
cards-hint = meadhall cards ID pokazuje talię bohatera.


## Plansze

board-facts =
    { $board } – { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    }, { $lines ->
        [one] { $lines } linia
        [few] { $lines } linie
       *[many] { $lines } linii
    }, { $zones ->
        [one] { $zones } strefa
        [few] { $zones } strefy
       *[many] { $zones } stref
    }, dla { $players ->
        [2] 2 graczy
       *[other] 2–{ $players } graczy
    }{ $doors ->
        [0] {""}
       *[other] , drzwi: { $doors }
    }{ $passages ->
        [0] {""}
        [one] , przejście z { $passages } wylotem
       *[other] , przejście z { $passages } wylotami
    }
board-zone = { $letter }  { $zone }: { $spaces }
board-starts = pola startowe: { $spaces }
board-door = { $door }: na liniach { $lines }
board-passages = przejście: jeden krok między dowolnymi dwoma z pól { $spaces }, tylko przy ruchu
