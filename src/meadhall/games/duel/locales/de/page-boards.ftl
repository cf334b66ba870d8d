### The board editor of the duel's workshop in German.


## The editor

duel-boards-editor = Schlachtfeld zeichnen
duel-boards-board = Das Schlachtfeld
duel-boards-tools = Werkzeuge
duel-boards-view = Größe der Ansicht
duel-boards-tool =
    { $tool ->
        [spaces] Felder
        [lines] Linien
        [zones] Zonen
        [starts] Start
        [doors] Türen
        [passages] Durchgang
        [scenery] Kulisse
       *[board] Ganzes
    }
duel-boards-tool-about =
    { $tool ->
        [spaces] Ein Doppelklick auf eine freie Stelle setzt ein Feld; ziehen verschiebt es.
        [lines] Zieh von Feld zu Feld, oder wähle erst das eine, dann das andere. Eine gewählte Linie lässt sich biegen und entfernen.
        [zones] Hake Zonen an, dann tippe Felder an oder streiche darüber. Ein Feld kann in mehreren Zonen liegen.
        [starts] Tippe das Feld an, auf dem dieser Held beginnt. Start 1 und 2 sind nötig, für vier Spieler auch 3 und 4.
        [doors] Wähle eine Tür, dann tippe die Linien an, die sie versperrt.
        [passages] Tippe Felder an, die ein Durchgang verbindet: Von jedem zu jedem anderen ist es ein Schritt.
        [scenery] Was hinter den Feldern liegt. Es ist nur fürs Auge und ändert nichts am Spiel.
       *[board] Name, Größe und Seitenverhältnis; Vorlagen für den Anfang.
    }
duel-boards-mirror = Beim Zeichnen spiegeln
duel-boards-mirror-name =
    { $mirror ->
        [sides] Links und rechts
        [ends] Oben und unten
        [turn] Halbe Drehung
       *[none] Aus
    }
duel-boards-snap = Einrasten
duel-boards-snap-about = Am Raster und auf einer Höhe mit anderen Feldern; mit Alt geht es frei.
duel-boards-keys = Alles mit der Tastatur
duel-boards-keys-about =
    Die Pfeiltasten führen von Feld zu Feld.
    N setzt ein Feld, M beginnt und beendet das Verschieben mit den Pfeiltasten (mit Umschalttaste in kleinen Schritten), Entf entfernt es.
    L beginnt eine Linie und beendet sie an einem anderen Feld, Z malt mit den angehakten Zonen, 1 bis 4 setzen einen Start, die Eingabetaste tut, was das gewählte Werkzeug tut, Esc bricht ab.


## Spaces and lines

duel-boards-space = Feld { $space }
duel-boards-line = Linie { $a }–{ $b }
duel-boards-no-zone = keine Zone
duel-boards-alone = keine Linien
duel-boards-start = Start { $number }
duel-boards-under-door = unter: { $door }
duel-boards-add = Feld hinzufügen
duel-boards-name-of-space = Name
duel-boards-its-zones = Zonen dieses Feldes
duel-boards-remove-space = { $space } entfernen
duel-boards-name-taken = Ein Name hat bis zu acht Buchstaben und Ziffern, und jeder kommt nur einmal vor.
duel-boards-bend = Biegung
duel-boards-remove-line = Linie entfernen


## Zones, starts, doors

duel-boards-brush = Zonen
duel-boards-paint-with = Mit { $zone } malen
duel-boards-zone-name = Name der Zone
duel-boards-zone-number = Zone { $number }
duel-boards-color = Farbe der Zone { $zone }
duel-boards-color-number = Farbe { $number }
duel-boards-add-zone = Zone hinzufügen
duel-boards-remove-zone = Zone { $zone } entfernen
duel-boards-next-start = Welcher Start?
duel-boards-start-at = { $number } ({ $space })
duel-boards-doors = Türen
duel-boards-door-number = Tür { $number }
duel-boards-door-new = Neue Tür
duel-boards-door-take = { $door } wählen
duel-boards-door-name = Name: { $door }
duel-boards-remove-door = { $door } entfernen
duel-boards-doors-most = Mehr Türen passen nicht auf ein Schlachtfeld.


## The board itself

duel-boards-name = Name des Schlachtfelds
duel-boards-side =
    { $side ->
        [down] Höhe
       *[across] Breite
    }
duel-boards-radius = Größe der Felder
duel-boards-alike = Beide Hälften gleich machen
duel-boards-alike-about = Die erste Hälfte bleibt, die zweite wird nach ihr neu gezeichnet.
duel-boards-alike-way =
    { $mirror ->
        [ends] Oben nach unten
        [turn] Links nach rechts, gedreht
       *[sides] Links nach rechts
    }
duel-boards-templates = Neu anfangen
duel-boards-templates-about = Ersetzt die Zeichnung; Rückgängig holt sie zurück.
duel-boards-template =
    { $which ->
        [two] Klein, für zwei
        [four] Groß, für vier
       *[empty] Leer
    }


## What is wrong

duel-boards-wrong = Das fehlt noch
duel-boards-show = Zeigen
duel-boards-loose =
    { $count ->
        [one] Zum Feld { $spaces } führt kein Weg.
       *[other] Zu diesen Feldern führt kein Weg: { $spaces }.
    }


## What was done, by ear

duel-boards-added = Feld { $space } gesetzt.
duel-boards-moved = { $space }: { $x }, { $y }
duel-boards-removed = { $what } entfernt.
duel-boards-from = Linie ab { $space }. Wähle, wo sie endet.
duel-boards-joined = Linie { $a }–{ $b }.
duel-boards-painted = { $spaces } in { $zones }.
duel-boards-unpainted = { $spaces } nicht mehr in { $zones }.
duel-boards-start-on = { $space } ist Start { $number }.
duel-boards-start-off = { $space } ist kein Start mehr.
duel-boards-passage-on = { $space } gehört zum Durchgang.
duel-boards-passage-off = { $space } gehört nicht mehr zum Durchgang.
duel-boards-door-on = Linie { $line } liegt unter der Tür.
duel-boards-door-off = Linie { $line } ist frei.
duel-boards-moving-on = Die Pfeiltasten verschieben. M beendet das.
duel-boards-moving-off = Die Pfeiltasten führen weiter.


## Scenery

duel-boards-ground = Untergrund
duel-boards-ground-name =
    { $ground ->
        [grass] Gras
        [moor] Heide
        [earth] Erde
        [sand] Sand
        [snow] Schnee
        [paving] Pflaster
        [rock] Fels
        [water] Wasser
       *[table] Schlichter Tisch
    }
duel-boards-motifs = Motiv
duel-boards-kind =
    { $kind ->
        [areas] Flächen
        [ways] Wege
       *[things] Gegenstände
    }
duel-boards-lay =
    { $kind ->
        [areas] Zieh über das Schlachtfeld; einmal tippen ergibt eine Scheibe.
        [ways] Tippe Punkt für Punkt, auf den letzten zweimal.
       *[things] Tippe, wo es stehen soll.
    }
duel-boards-put = In die Mitte setzen
duel-boards-finish = Weg beenden
duel-boards-size = Größe
duel-boards-turn = Drehung (°)
duel-boards-remove-feature = Entfernen: { $motif }
duel-boards-motif =
    { $motif ->
        [water] See
        [ice] Eis
        [grass] Wiese
        [moor] Heide
        [earth] Erde
        [sand] Sand
        [snow] Schnee
        [rock] Fels
        [hill] Hügel
        [field] Acker
        [garden] Garten
        [wood] Wald
        [pines] Nadelwald
        [cave] Höhle
        [paving] Pflaster
        [marble] Marmorboden
        [hall] Halle
        [room] Zimmer
        [roofs] Dächer
        [terrace] Terrasse
        [stage] Bühne
        [basin] Becken
        [river] Fluss
        [canal] Kanal
        [street] Straße
        [wall] Mauer
        [hedge] Hecke
        [rails] Gleise
        [bridge] Brücke
        [stairs] Treppe
        [cliff] Klippe
        [fence] Zaun
        [pine] Kiefer
        [bush] Busch
        [rocks] Felsbrocken
        [house] Haus
        [hut] Hütte
        [tower] Turm
        [temple] Tempel
        [tent] Zelt
        [boat] Boot
        [column] Säule
        [fountain] Brunnen
        [statue] Statue
        [lamp] Laterne
        [fire] Feuer
        [flowers] Blumen
        [table] Tisch
        [cart] Karren
        [crystal] Kristall
        [stones] Steinkreis
       *[tree] Baum
    }
