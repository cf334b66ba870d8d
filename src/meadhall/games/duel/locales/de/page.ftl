### The duel's page in German.


## In the hall

hall-game-duel = Das Duell
hall-rules-of-duel = Die Regeln des Duells
home-duel = Das Duell
home-duel-about = Sagenhelden treffen auf dem Schlachtfeld aufeinander, jeder mit eigenem Deck: vorrücken, zuschlagen, den Gegner durchschauen.
home-duel-players = 2 bis 4 Spieler
home-duel-now = Du gegen einen sanften Bot; Helden und Schlachtfeld bestimmt das Los.
lobby-title-duel = Ein Tisch für das Duell
lesson-course-duel = Das Duell lernen
puzzle-title-duel = Rätsel zum Duell
duel-space-names = Namen der Felder
duel-space-names-about = Im Duell: Die Namen bleiben auf dem Schlachtfeld stehen. Sonst siehst du sie, wenn du auf ein Feld zeigst oder auf eine Zeile im Verlauf, die es nennt.


## Setting up a table

duel-lobby-mode = Spielmodus
duel-lobby-mode-name =
    { $mode ->
        [free_for_all] Jeder gegen jeden
        [teams] Teams, zwei gegen zwei
       *[duel] Duell, eins gegen eins
    }
lobby-same-duel = Wer auf Platz { $number } sitzt, mit beiden Helden
lobby-same-about-duel = Eine Person spielt beide Helden des Teams und sieht beide Kartenhände.
lobby-own-role-duel = Eigenen Helden wählen lassen
lobby-their-role-duel = Held nach Wahl
duel-lobby-your-hero = Dein Held
duel-lobby-choose-hero = Held wählen
duel-lobby-change-hero = Held wechseln
duel-lobby-all-heroes = Alle Helden
duel-lobby-take-hero = Diesen Helden nehmen
duel-lobby-drafted-hero = Der Held wird am Tisch gewählt.
duel-lobby-drafted-board = Das Schlachtfeld wird am Tisch bestimmt.
duel-lobby-any-hero = Zufälliger Held
duel-lobby-any-hero-about = Ausgelost wird, wenn die Partie beginnt.
duel-lobby-taken = Schon auf einem anderen Platz
duel-lobby-look-hero = Fähigkeit und Deck
duel-lobby-health = Lebenspunkte
duel-lobby-move = Bewegung
duel-lobby-attack =
    { $attack ->
        [ranged] Fernkampf
       *[melee] Nahkampf
    }
duel-lobby-stands-by = Sidekick
duel-lobby-sidekick =
    { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    }: { $health ->
        [one] 1 Lebenspunkt
       *[other] { $health } Lebenspunkte
    }, { $attack ->
        [ranged] Fernkampf
       *[melee] Nahkampf
    }
duel-lobby-alone = Kein Sidekick
duel-lobby-deck =
    { $count ->
        [one] Das Deck: 1 Karte
       *[other] Das Deck: { $count } Karten
    }
duel-lobby-board = Schlachtfeld
duel-lobby-choose-board = Schlachtfeld wählen
duel-lobby-change-board = Schlachtfeld wechseln
duel-lobby-any-board = Zufälliges Schlachtfeld
duel-lobby-board-for =
    { $most ->
        [2] Für 2 Spieler
       *[other] Für 2 bis { $most } Spieler
    }
duel-lobby-zones = Zonen


## The end, and statistics

duel-end-dealt = Zugefügter Kampfschaden
duel-end-taken = Erlittener Schaden
duel-story-dealt = Schaden
duel-story-blocked = Abgewehrt
duel-story-healed = Geheilt
statistics-roles-duel = Helden
statistics-role-duel = Held
statistics-pairs-duel = Held gegen Held
statistics-pairs-about-duel = Duelle zu zweit: wie viele der Held der Zeile gegen den Helden der Spalte gewonnen und verloren hat.
statistics-export-duel = Helden
me-favourite-duel = Lieblingsheld
me-roles-duel = Meine Helden


## The table and the board

duel-table-asked = Was zu entscheiden ist
duel-table-asked-other = Wir warten auf { $seat }
duel-table-source = Was auf der Karte steht
duel-table-why = Warum?
duel-table-all =
    { $count ->
        [one] Die einzige Antwort
       *[other] Alle { $count } Antworten
    }
duel-table-given = Deine Antwort ist angekommen. Die anderen überlegen noch.
duel-table-others = Die anderen am Tisch
duel-table-hand =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
duel-table-side-open = Verlauf und Werkzeuge
duel-table-side-close = Zurück zum Schlachtfeld
duel-table-scene-fold = Schlachtfeld zeigen
duel-table-scene-show = Gespielte Karten zeigen
duel-board-label = Schlachtfeld: { $board }
duel-board-stands = { $fighter } auf Feld { $space }, { $count ->
        [one] Zone
       *[other] Zonen
    } { $zones }, Lebenspunkte { $health } von { $most }, { $reach }
duel-board-told = Das Schlachtfeld in Worten
duel-board-near = neben { $spaces }
duel-board-passage = Durchgang
duel-board-melee = Nahkampf
duel-board-ranged = Fernkampf
duel-board-door =
    { $state ->
        [closed] { $door }: geschlossen
       *[open] { $door }: offen
    }
duel-board-nearer = Vergrößern
duel-board-farther = Verkleinern
duel-board-whole = Ganzes Schlachtfeld
duel-board-token = Marker: { $piece }
duel-board-piece = Marker „{ $piece }“ von { $hero } auf { $space }
duel-board-piece-held = Marker „{ $piece }“ von { $hero }, bei { $fighter }: { $number }
duel-choice-pick = Bewegen: { $fighter }
duel-choice-whom = Wähle, wen du bewegst.
duel-choice-where = { $fighter }: Wähle ein Feld.
duel-choice-look = Was { $fighter } tun könnte
duel-choice-attack = Wähle, wer wen angreift.
duel-choice-scheme = Wähle eine Planung.
duel-choice-with = Angriff mit „{ $card }“: Wähle, auf wen.
duel-choice-menu = Was genau?
duel-choice-back = Zurück
duel-way-manoeuvre = Eine Karte ziehen, dann die Kämpfer bewegen.
duel-way-several =
    { $count ->
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    }
# beside the marks of a fighter's reach, each the end of a sentence
duel-reach-own = { $fighter }: was möglich ist
duel-reach-enemy = { $fighter }: was droht
duel-reach-go = mit einem Manöver hierher gehen
duel-reach-boost = mit deinem besten Boost hierher gehen
duel-reach-threat = schon jetzt hier angreifen
duel-reach-near = nach einem Manöver hier angreifen
duel-reach-strike = jetzt angreifen: { $fighters }
duel-reach-later = nach einem Manöver angreifen: { $fighters }
duel-reach-none = Nichts: kein Weg und niemand in Reichweite.
duel-reach-close = Markierungen entfernen


## Cards, combat and seats

duel-card-type-attack = Angriff
duel-card-type-defence = Verteidigung
duel-card-type-versatile = Vielseitig
duel-card-type-scheme = Planung
duel-card-value = Wert
duel-card-boost = Boost { $number }
duel-card-who = Für: { $who }
duel-card-symbol = Korb: { $item }
duel-card-back = Eine verdeckte Karte

duel-pile-title = Abwurfstapel: { $seat }
duel-pile-label = { $label }. { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }, obenauf: { $top }
duel-pile-empty = { $label }. Noch keine Karten
duel-pile-count = { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten, von oben nach unten
    }
duel-pile-top = Obenauf
duel-pile-none = Hier liegen noch keine Karten.

# The whole deck of a hero: what has been seen of it, and what can still come.
duel-sheet-lists = Deck und Abwurfstapel
duel-sheet-deck = Ganzes Deck
duel-sheet-pile = Abwurfstapel ({ $number })
duel-deck-closed = Kann noch kommen: { $left } von { $all } Karten (auf der Hand: { $hand }, { $down ->
        [0] {""}
       *[other] verdeckt: { $down },{" "}
    }im Deck: { $deck })
duel-deck-open = Noch im Deck: { $left } von { $all } Karten. Ihre Reihenfolge ist verborgen.
duel-deck-known = Bekannte Karten im Deck, von oben gezählt
duel-deck-only = Nur was noch kommen kann
duel-deck-nothing = Es kann nichts mehr kommen.
duel-deck-where = { $where ->
        [play] Im Spiel
        [hand] Auf der Hand
        [known] Sicher auf der Hand
        [deck] Im Deck, Platz bekannt
        [discard] Abgeworfen
        [hidden-deck] Irgendwo im Deck
        [hidden-hand] Ungesehen auf der Hand
       *[other] Kann noch kommen
    }: { $number }

duel-hand-title = Deine Hand
duel-hand-empty = Du hast keine Karten auf der Hand.
duel-hand-card = { $name }: { $type }, Wert { $value }, Boost { $boost }{ $count ->
        [1] {""}
       *[other] , { $count }-mal
    }

duel-seat-bot = { $name }, { $level ->
        [guest] Skalde
        [page] Knappe
        [warrior] Krieger
        [champion] Recke
        [jarl] Jarl
        [legend] Legende
       *[other] { $level }
    }
duel-seat-free = Freier Platz
duel-seat-mine = du
duel-seat-team = Team { $number }
duel-seat-mate = dein Team
duel-seat-foe = Gegner
duel-seat-away = nicht da
duel-seat-out = Ausgeschieden
duel-seat-left = Hat den Tisch verlassen
duel-seat-health = { $name }: Lebenspunkte { $left } von { $most }
duel-seat-hand = Handkarten: { $number }
duel-seat-deck = Karten im Deck: { $number }
duel-seat-actions = { $number ->
        [0] Keine Aktionen mehr
        [one] Noch { $number } Aktion
       *[other] Noch { $number } Aktionen
    }
duel-seat-clock = Restzeit:
duel-seat-fact-health = Lebenspunkte
duel-seat-fact-move = Bewegung
duel-seat-fact-attack = Angriff
duel-seat-fact-sidekick = Sidekick
duel-seat-melee = Nahkampf
duel-seat-ranged = Fernkampf
duel-seat-pieces = Marker „{ $piece }“ neben dem Brett: { $number }

duel-in-play = Im Spiel, { $number }: { $names }
duel-in-play-title = Im Spiel: { $hero }
duel-in-play-none = Nichts ist mehr im Spiel.
duel-in-play-character = Charakterkarte: { $hero }
duel-in-play-about = Betrifft: { $names }.
duel-in-play-until =
    { $until ->
        [turn_end] Bis zum Ende dieses Zugs.
        [next_turn] Bis der nächste Zug dieser Person beginnt.
        [next_turn_end] Bis zum Ende des nächsten Zugs dieser Person.
        [stays] Bleibt im Spiel.
       *[open] Bis es so weit ist.
    }

duel-combat-title = Kampf
duel-combat-attacker = Greift an
duel-combat-defender = Verteidigt sich
duel-combat-waits = Noch keine Karte
duel-combat-bare = Keine Karte
duel-combat-secret = Nur du siehst sie:
duel-combat-boost = Boost
duel-combat-defeated = besiegt
duel-combat-cancelled = Effekte aufgehoben
duel-combat-ignored = Wert ignoriert
duel-combat-prevented = Kein Kampfschaden
duel-combat-reflected = Schaden geht zurück
duel-combat-kept = Karte zurück auf die Hand
duel-combat-attack = Angriff
duel-combat-defence = Verteidigung
duel-combat-damage = Schaden
duel-combat-sum = Angriff { $attack }, Verteidigung { $defence }: Schaden { $damage }
duel-combat-rail = Ablauf des Kampfes
duel-combat-stop-immediately = Sofort
duel-combat-stop-during = Während Kampf
duel-combat-stop-damage = Schaden
duel-combat-stop-after = Nach Kampf
duel-combat-stop-end = Ende
duel-combat-go = Weiter
duel-combat-close = Schließen
