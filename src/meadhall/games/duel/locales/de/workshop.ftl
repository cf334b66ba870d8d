### What the workshop says of heroes and boards, in German.

# when abilities act
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

# which fighters of a hero's own
whose-own = alle Kämpfer des Helden
whose-hero = der Held
whose-sidekicks = die Gefährten

# what is wrong with a draft, or worth a look
fault-deck-size = Ein Deck hat { $fewest } bis { $deck } Karten; dieses hat { $total }.
fault-deck-small = Die Decks des Spiels haben { $deck } Karten; dieses hat { $total } und ist früher aufgebraucht.
fault-sidekicks = Neben einem Helden haben höchstens { $most } Sidekicks Platz; hier sind es { $count }.
fault-card-value = Eine Angriffskarte, eine Verteidigungskarte und eine vielseitige Karte brauchen einen Wert; eine Planung hat keinen.
fault-card-symbol = Ein solches Symbol hat dieser Held nicht.
fault-card-emblem = Ein solches Bild gibt es nicht.
fault-card-fighter = Dieser Held hat keinen Sidekick, der die Karte nutzen könnte.
fault-card-timing = Diese Karte hat einen Effekt zu einem Zeitpunkt, den sie nie erreicht.
fault-no-melee = Niemand greift hier im Nahkampf an: Alle schießen.
fault-no-attack = Keine Karte lässt sich als Angriff spielen.
fault-no-defence = Keine Karte lässt sich als Verteidigung spielen.
fault-idle = Eine Planung ohne Effekt: Niemand würde sie spielen.
fault-nobody = Niemand kann diese Karte spielen: Der Sidekick kommt nie auf das Schlachtfeld.
fault-spaces-many = Höchstens { $most } Felder haben auf einem Schlachtfeld Platz; hier sind es { $count }.
fault-zones-many = Höchstens { $most } Zonen lassen sich unterscheiden; hier sind es { $count }.
fault-lines-many = Höchstens { $most } Linien haben auf einem Schlachtfeld Platz; hier sind es { $count }.
fault-doors-many = Höchstens { $most } Türen haben auf einem Schlachtfeld Platz; hier sind es { $count }.
fault-space-twice = Es gibt ein zweites Feld „{ $id }“.
fault-zone-twice = Es gibt eine zweite Zone „{ $id }“.
fault-door-twice = Es gibt eine zweite Tür „{ $id }“.
fault-line-twice = Es gibt eine zweite Linie zwischen { $one } und { $other }.
fault-line-loop = Diese Linie führt von { $id } zu sich selbst zurück.
fault-zone-unknown = Eine Zone „{ $id }“ gibt es auf diesem Schlachtfeld nicht.
fault-space-unknown = Ein Feld „{ $id }“ gibt es auf diesem Schlachtfeld nicht.
fault-door-line = Diese Tür liegt über keiner Linie.
fault-start-missing = Startfeld { $number } fehlt: Ein Duell braucht die Startfelder 1 und 2.
fault-start-twice = Startfeld { $number } gibt es ein zweites Mal.
fault-start-odd = Startfelder werden ab 1 gezählt.
fault-unreachable = Von Startfeld 1 führt kein Weg zu diesem Feld.
fault-zone-empty = Kein Feld gehört zu dieser Zone.
fault-space-zoneless = Dieses Feld gehört zu keiner Zone.
fault-off-board = Dieses Feld liegt neben dem Schlachtfeld.
fault-overlap = Dieses Feld überschneidet sich mit { $other }.
fault-board = Auf diesem Schlachtfeld stimmt etwas nicht: { $text }
fault-steps = Diese Effekte brauchen zu viele Schritte: Höchstens { $most } werden gespielt.
