### Die Werkstatt auf Deutsch.

duel-workshop-example = Ein Held als Beispiel
duel-workshop-example-about = Ein fertiges Deck: Ändere, was du magst
duel-workshop-new-hero = Ein neuer Held
duel-workshop-new-hero-about = Ein leerer Bogen und vier Karten für den Anfang
duel-workshop-new-board = Ein neues Schlachtfeld
duel-workshop-new-board-about = Felder, Zonen und Linien nach deinem Plan
duel-workshop-hero = Held
duel-workshop-board = Schlachtfeld
duel-workshop-add-hero = Held
duel-workshop-add-board = Schlachtfeld
duel-workshop-sheet = Wer es ist
duel-workshop-attacks = Greift an
duel-workshop-emblem = Emblem
duel-workshop-colour = Farbe
duel-workshop-colour-any = Egal
duel-workshop-colour-number = Farbe { $number }
duel-workshop-has-sidekick = Jemand steht dem Helden bei
duel-workshop-sidekick = Gefährte
duel-workshop-sidekick-name = Name des Gefährten
duel-workshop-sidekick-count = Wie viele
duel-workshop-sidekick-health = Leben von jedem
duel-workshop-sidekick-emblem = Ihr Emblem
duel-workshop-abilities = Fähigkeiten
duel-workshop-abilities-about = Was dieser Held außer seinen Karten kann. Viele Helden haben eine Fähigkeit.
duel-workshop-ability = Fähigkeit { $number }
duel-workshop-add-ability = Fähigkeit
duel-workshop-when = Wann
duel-workshop-does = Was geschieht
duel-workshop-cards = Karten
duel-workshop-deck-size = { $count } von { $deck } Karten
duel-workshop-card-nameless = Karte ohne Namen
duel-workshop-type = Art
duel-workshop-who = Wer sie spielen darf
duel-workshop-anyone = Alle
duel-workshop-boost = Boost
duel-workshop-copies = Anzahl
duel-workshop-picture = Bild
duel-workshop-choose-picture = Auswählen…
duel-workshop-no-picture = Was passt
duel-workshop-search = Suche mit englischen Wörtern
duel-workshop-found =
    { $count ->
        [one] Ein Bild
       *[other] { $count } Bilder
    }
duel-workshop-add-text = Text hinzufügen
duel-workshop-curves = Das Deck in Zahlen
duel-workshop-values = Karten nach Wert
duel-workshop-boosts = Karten nach Boost
duel-workshop-curve-own = dieser Held
duel-workshop-curve-others = eingebaute Helden im Schnitt
duel-workshop-play-hero = Dein Held
duel-workshop-play-rival = Der andere Held
duel-workshop-play-board = Schlachtfeld

# what lasts, tokens and symbols
duel-workshop-whose = Welche Kämpfer
duel-workshop-lasting = Was immer gilt
duel-workshop-lasting-about = Eine Regel, die dauerhaft gilt, etwa ein höherer Wert, solange etwas zutrifft. Die meisten Helden haben keine.
duel-workshop-rule = Regel { $number }
duel-workshop-add-rule = Regel
duel-workshop-things = Marker und Symbole
duel-workshop-things-about = Etwas, das der Held sammelt und ausgibt, ein Marker mit mehreren Seiten oder Symbole auf Karten. Die meisten Helden haben nichts davon.
duel-workshop-token = Marker
duel-workshop-token-kind =
    { $kind ->
        [counted] Marker zum Zählen
        [marker] ein Marker mit Seiten
       *[none] keiner
    }
duel-workshop-token-name = Wie er heißt
duel-workshop-token-start = Zu Beginn
duel-workshop-token-most = Höchstens
duel-workshop-sides = Seiten des Markers
duel-workshop-side = Seite { $number }
duel-workshop-add-side = Seite
duel-workshop-symbols = Symbole der Karten
duel-workshop-symbol = Symbol { $number }
duel-workshop-add-symbol = Symbol
duel-workshop-card-symbol = Symbol
duel-workshop-no-symbol = keines
duel-workshop-like = Effekte wie auf
duel-workshop-like-none = keiner anderen Karte
