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


## Drafts

draft-title =
    { $format ->
        [blind-pick] Verdeckte Wahl
        [pick-ban] Sperren, dann wählen
        [arsenal-3-5-2] Arsenal 3/5/2
        [board-strike] Schlachtfelder streichen
        [blind-pick-strike] Schlachtfelder streichen, dann verdeckt wählen
        [snake] Schlange
       *[other] Draft
    }
draft-about =
    { $format ->
        [blind-pick] Alle wählen verdeckt einen Helden. Aufgedeckt wird gemeinsam.
        [pick-ban] Alle sperren nacheinander zwei Helden, danach wird reihum gewählt.
        [arsenal-3-5-2] Beide sperren verdeckt drei Helden, wählen je fünf aus und sperren zwei der fünf des anderen. Schlachtfelder werden abwechselnd gestrichen, bis eines übrig ist. Dann wählt jeder einen seiner drei verbliebenen Helden.
        [board-strike] Schlachtfelder werden abwechselnd gestrichen, bis eines übrig ist. Die Helden bleiben, wie sie hier gewählt sind.
        [blind-pick-strike] Schlachtfelder werden abwechselnd gestrichen, bis eines übrig ist. Dann wählen alle verdeckt einen Helden.
        [snake] Alle nehmen zwei Helden, reihum und wieder zurück, und wählen dann verdeckt einen davon.
       *[other] Was gespielt wird, wird am Tisch Schritt für Schritt gewählt.
    }
draft-ban =
    { $what ->
        [board] { $count ->
            [one] Ein Schlachtfeld streichen
           *[other] { $count } Schlachtfelder streichen
        }
       *[hero] { $from ->
            [others] { $count ->
                [one] Einen Helden aus dem anderen Arsenal sperren
               *[other] { $count } Helden aus dem anderen Arsenal sperren
            }
           *[pool] { $count ->
                [one] Einen Helden sperren
               *[other] { $count } Helden sperren
            }
        }
    }
draft-pick =
    { $what ->
        [board] { $count ->
            [one] Ein Schlachtfeld nehmen
           *[other] { $count } Schlachtfelder nehmen
        }
       *[hero] { $count ->
            [one] Einen Helden nehmen
           *[other] { $count } Helden nehmen
        }
    }
draft-choose =
    { $what ->
        [board] Das Schlachtfeld wählen
       *[hero] Den eigenen Helden für die Partie wählen
    }
draft-banned =
    { $what ->
        [board] { $seat } streicht: { $names }
       *[hero] { $seat } sperrt: { $names }
    }
draft-picked = { $seat } nimmt: { $names }
draft-chosen =
    { $what ->
        [board] { $seat } wählt das Schlachtfeld: { $names }
       *[hero] { $seat } spielt: { $names }
    }


## Rätsel

theme-attack = Angriff
theme-defence = Verteidigung
theme-manoeuvre = Manöver
theme-boost = Boost
theme-scheme = Planung
theme-escape = Rettung
theme-combo = Mehrere Antworten hintereinander
theme-cards = Kartenwahl
