### The replay in German.


## What is shown

replay-title = Wiederholung: { $names }
replay-now = Dieser Augenblick
replay-moment =
    { $turn ->
        [0] Schritt { $number } von { $total }, vor dem ersten Zug
       *[other] Schritt { $number } von { $total }, Zug { $turn }
    }
replay-asked = { $seat } wählt
replay-next =
    { $seat ->
        [none] Danach:
       *[other] { $seat }:
    }
replay-running = Diese Partie läuft noch
replay-running-about = Die Wiederholung gibt es, sobald sie zu Ende ist. Bis dahin bist du am Tisch willkommen.
replay-missing = Hier gibt es keine Wiederholung


## The controls

replay-bar = Steuerung der Wiederholung
replay-first = Zum Anfang (Pos1)
replay-turn-back = Voriger Zug (Bild auf)
replay-back = Einen Schritt zurück (←)
replay-play = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-on = Einen Schritt weiter (→)
replay-turn-on = Nächster Zug (Bild ab)
replay-last = Zum Ende (Ende)
replay-slider = Augenblick der Partie
replay-eyes = Wessen Sicht
replay-eyes-open = Alle Karten offen
replay-eyes-of = Sicht: { $seat }


## The story of a match at its end

story-chances = Wie die Chancen standen
story-turning =
    { $turn ->
        [0] Wendepunkt noch vor dem ersten Zug
       *[other] Wendepunkt: Zug { $turn }
    }
story-swing = { $winner }: Siegchance erst { $before }, dann { $after }.
story-look = Diesen Moment ansehen
story-again = Diesen Moment neu versuchen
story-no-turning = Einen Wendepunkt gab es nicht: Wer gewonnen hat, lag fast die ganze Zeit vorn.
story-cards = Was die Karten bewirkt haben
story-card = Karte
story-played = Gespielt
story-cards-all = Alle { $number } Karten
story-cards-few = Nur die wichtigsten


## A picture of a moment

picture = Bild
picture-about = Ein Bild dieses Moments zum Behalten oder Verschicken
picture-told = Der Tisch von { $names }
picture-wait = Das Bild wird gemalt …
picture-wrong = In diesem Browser ließ sich das Bild nicht machen.
picture-save = Bild speichern
picture-send = Verschicken


## Beside the table

replay-side = Was zeigen
replay-tab-steps = Schritte
replay-tab-chances = Chancen
replay-beginning = Der Anfang
replay-thinking = Ein Bot denkt über die Partie nach: { $share } %
replay-chances-told = Gewinnchancen in diesem Augenblick: { $chances }
replay-chances-about = Wie wahrscheinlich es war, dass jeder gewinnt: beurteilt nach dem, was wissen konnte, wer gerade wählte.
replay-costly = Die teuersten Fehler
replay-costly-none = Niemanden hat etwas viel gekostet. Gut gespielt!
replay-given = Gewählt: { $answer }
replay-best = Besser: { $answer }
replay-share = Teilen
replay-shared = Link kopiert
replay-share-about = Ein Link genau zu diesem Augenblick
replay-shared-here = Für diesen Browser kopiert
replay-share-about-here = Ein Link genau zu diesem Augenblick. Er führt nur in diesem Browser hierher; für andere sichere die Mitschrift oder ein Bild.
replay-go-on = Ab hier weiterspielen
replay-go-on-about = Eine neue Partie, die mit diesem Augenblick beginnt
replay-go-on-over = Hier ist die Partie zu Ende. Geh ein wenig zurück und spiele von dort weiter.
replay-go-on-deal = Hier beginnt eine neue Partie. Was man an deinem Platz nicht wissen konnte, wird neu ausgeteilt: Die Hände der anderen und die Reihenfolge der Karten werden andere sein.
replay-go-on-seat = Welcher Platz ist deiner?
replay-go-on-others = Die übrigen Plätze
replay-download = Mitschrift
replay-download-about = Die Mitschrift herunterladen: die ganze Partie als Datei
replay-when = Gespielt am { $date }.
replay-uploaded = Aus einer Datei geöffnet.
replay-origin = Sie setzt eine frühere Partie fort


## The coach

replay-tab-coach = Trainer
coach = Der Trainer
coach-soon = Der Trainer spricht, sobald ein Bot die Partie durchdacht hat.
coach-more = Alles, was der Trainer sagt
coach-thinking = Der Trainer denkt die Partie durch: { $share } %
coach-turning-points = Wo sich die Partie gewendet hat
coach-rises = Zum Besseren:
coach-falls = Zum Schlechteren:
coach-overlooked-title = Was übersehen wurde
coach-why = Warum das besser ist
