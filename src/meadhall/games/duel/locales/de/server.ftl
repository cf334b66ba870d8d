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


## Die Werkstatt: Momente, in denen Fähigkeiten wirken

moment-immediately = Sofort, im Kampf
moment-during_combat = Während des Kampfes
moment-after_combat = Nach dem Kampf
moment-turn_start = Zu Beginn deines Zuges
moment-turn_end = Am Ende deines Zuges
moment-hurt = Wenn ein Kämpfer Schaden erleidet
moment-defeated = Wenn ein Kämpfer besiegt wird
moment-combat_won = Nach einem gewonnenen Kampf
moment-attack_over = Nach einem Angriff
moment-opening = In der Vorbereitung


## Was an einem Helden oder einem Spielplan nicht stimmt oder einen zweiten Blick verdient

fault-deck-size = Ein Deck hat { $deck } Karten; dieses hat { $total }.
fault-sidekicks = Neben einem Helden haben höchstens { $most } Sidekicks Platz; hier sind es { $count }.
fault-no-melee = Niemand greift hier im Nahkampf an: Alle schießen.
fault-no-attack = Keine Karte lässt sich als Angriff spielen.
fault-no-defence = Keine Karte lässt sich als Verteidigung spielen.
fault-idle = Eine Planung ohne Effekt: Niemand würde sie spielen.
fault-nobody = Niemand kann diese Karte spielen: Der Sidekick kommt nie auf den Spielplan.
