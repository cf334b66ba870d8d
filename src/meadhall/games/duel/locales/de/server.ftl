### Was die Halle zu dem Duell sagt, auf Deutsch.


mode =
    { $mode ->
        [free_for_all] Jeder gegen jeden
        [teams] Teams, zwei gegen zwei
       *[duel] Duell, eins gegen eins
    } – { $seats ->
        [one] 1 Spieler
       *[other] { $seats } Spieler
    }

preview-title =
    { $state ->
        [waiting] Du bist zu einem Duell eingeladen
        [over] Ein Duell zum Nachsehen: { $names }
       *[running] Ein Duell: { $names }
    }
preview-picture = Kämpfer auf einem Schlachtfeld in der Methalle


choice-defeat = Wann zählt die Niederlage eines Helden?
choice-defeat-action = Sobald die Aktion zu Ende ist
choice-defeat-at_once = Sofort
choice-versatile = Als was zählt eine vielseitige Karte für Effekte?
choice-versatile-both = Als Angriffs- und als Verteidigungskarte
choice-versatile-as_used = Nur als das, wofür sie gespielt wurde
choice-discard = Wann kommen Kampfkarten auf den Abwurfstapel?
choice-discard-before_abilities = Vor den Fähigkeiten, die auf einen Kampf folgen
choice-discard-after_abilities = Nach diesen Fähigkeiten
choice-teammates = Handkarten der Teampartner
choice-teammates-open = Füreinander offen
choice-teammates-closed = Voreinander verdeckt


fair-first = { $hero } beginnt.
fair-already = Kein Handicap ist nötig.
fair-proof =
    { $where ->
        [board] Auf diesem Schlachtfeld
       *[boards] Auf allen Schlachtfeldern zusammen
    } gewinnt { $hero } dann { $low }–{ $high } % der Partien, geprüft in { $matches } Partien zwischen Bots der Stufe „{ $level }“.


theme-attack = Angriff
theme-defence = Verteidigung
theme-manoeuvre = Manöver
theme-boost = Boost
theme-scheme = Planung
theme-escape = Rettung
theme-combo = Mehrere Antworten hintereinander
theme-cards = Kartenwahl
