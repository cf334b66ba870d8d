### Was die Halle zu den Einhörnern sagt, auf Deutsch.


preview-title =
    { $state ->
        [waiting] Du bist zu einer Partie Einhörner eingeladen
        [over] Eine Partie Einhörner zum Nachsehen: { $names }
       *[running] Eine Partie Einhörner: { $names }
    }
preview-picture = Einhörner in ihren Ställen


choice-targets = Wann werden Ziele genannt?
choice-targets-when_played = Wenn die Karte gespielt wird
choice-targets-when_resolved = Wenn sie wirkt
choice-win_check = Wann endet die Partie?
choice-win_check-at_once = Sobald jemand genug Einhörner hat
choice-win_check-after_effects = Erst wenn alle Effekte abgeschlossen sind


theme-play = Karte spielen
theme-instant = Karte stoppen
theme-destroy = Zerstören
theme-steal = Stehlen
theme-sacrifice = Opfern
theme-hand = Handkarten
theme-pile = Deck und Abwurfstapel
theme-effect = Effekt nutzen
theme-combo = Mehrere Antworten hintereinander
