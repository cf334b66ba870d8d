### Was das Terminal zu dem Duell sagt, auf Deutsch.


game-summary = Das Duell: Helden mit eigenen Decks kämpfen auf einem Schlachtfeld


## Vor der Partie

ask-mode = Was spielen wir? Gib eine Zahl ein oder drücke Enter für die erste Möglichkeit.
ask-hero = Spieler { $number }: Welcher Held? Gib eine Zahl ein, drücke Enter für einen zufälligen oder gib „cards 2“ ein, um das Deck von Held 2 zu sehen.
ask-board = Welches Schlachtfeld?
any-board = Irgendeines


## Der Tisch

on-turn =
    am Zug, { $actions ->
        [one] noch 1 Aktion
       *[other] noch { $actions } Aktionen
    }{ $taken ->
        [0] {""}
       *[other] , { $taken } genutzt
    }
team = Team { $number }
seat-out = ausgeschieden
sizes = Hand: { $hand } · Deck: { $deck } · Abgeworfen: { $discard }
basket = Korb: { $item }
in-play = Im Spiel: { $names }
pieces = Marker auf dem Brett: { $piece } ({ $places })
off-board = nicht auf dem Schlachtfeld
reach =
    { $reach ->
        [ranged] Fernkampf
       *[melee] Nahkampf
    }
door =
    { $state ->
        [closed] { $door }: geschlossen
       *[open] { $door }: offen
    }
pile-of = Abwurfstapel: { $seat } ({ $number })
deck-of = Bekannte Karten im Deck, von oben gezählt: { $seat }
combat = Kampf
side =
    { $role ->
        [attack] Angriff: { $fighter }
       *[defence] Verteidigung: { $fighter }
    }
laid =
    { $state ->
        [hidden] eine verdeckte Karte
       *[none] keine Karte
    }
boost-hidden = ein verdeckter Boost
boost-open =
    { $state ->
        [lost] Boost { $number }: { $card } (verloren)
       *[counts] Boost { $number }: { $card }
    }
side-state =
    { $state ->
        [cancelled] Effekte aufgehoben
        [ignored] Wert ignoriert
        [kept] kommt zurück auf die Hand
        [prevented] erleidet keinen Kampfschaden
       *[reflected] wirft den Kampfschaden zurück
    }
playing = Planung ({ $actor }): { $card }
shown = Allen vorgezeigt: { $card }
noted-spaces = Vorgemerkte Felder: { $spaces }


## Karten

card-type =
    { $type ->
        [attack] Angriff
        [defence] Verteidigung
        [scheme] Planung
       *[versatile] Angriff oder Verteidigung
    }
card-facts =
    { $type }{ $value ->
        [none] {""}
       *[other] {" "}{ $value }
    }{ $boost ->
        [none] {""}
       *[other] {" "}· Boost { $boost }
    } · { $who }{ $symbol ->
        [none] {""}
       *[other] {" "}· Symbol: { $symbol }
    }
column-type = Art
column-value = Wert
column-boost = Boost
column-who = Wer
column-symbol = Symbol
column-hero = Held
column-id = ID
column-health = Leben
column-move = Bewegung
column-attack = Angriff
column-sidekick = Sidekick (Leben, Angriff)
sidekick =
    { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    } ({ $health }, { $reach })
cards-hint = meadhall cards ID zeigt das Deck eines Helden.


## Schlachtfelder

board-facts =
    { $board }: { $spaces } Felder, { $lines } Linien, { $zones } Zonen, für { $players ->
        [2] 2 Spieler
       *[other] 2 bis { $players } Spieler
    }{ $doors ->
        [0] {""}
        [one] , 1 Tür
       *[other] , { $doors } Türen
    }{ $passages ->
        [0] {""}
       *[other] , ein Durchgang mit { $passages } Enden
    }
board-zone = { $letter }  { $zone }: { $spaces }
board-starts = Startfelder: { $spaces }
board-door = { $door }: über den Linien { $lines }
board-passages = Durchgang: ein Schritt zwischen je zwei der Felder { $spaces }, nur zum Bewegen
