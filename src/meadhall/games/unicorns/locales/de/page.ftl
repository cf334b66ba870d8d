### The unicorn table's page in German.
###
### Wörter wie in unicorns.ftl. Namen ($seat, $seats, $card, $cards) kommen fertig und ungebeugt; was fehlt, kommt als „none“.


## In the hall

hall-game-unicorns = Die Einhörner
hall-rules-of-unicorns = Die Regeln der Einhörner
home-unicorns = Die Einhörner
home-unicorns-about = Fülle deinen Stall mit Einhörnern und hindere die anderen daran, ihren zu füllen.
home-unicorns-players = 2 bis 8 Spieler
home-unicorns-now = Du und drei sanfte Bots.
lobby-title-unicorns = Ein Tisch für die Einhörner
lesson-course-unicorns = Die Einhörner lernen
puzzle-title-unicorns = Rätsel zu den Einhörnern
herd-auto-pass = Karten automatisch durchlassen
herd-auto-pass-about = Bei den Einhörnern: Wenn du nichts hast, um eine Karte zu stoppen, lässt du sie sofort durch.


## Setting up a table

herd-lobby-window = Zeit, um eine Karte zu stoppen:
herd-lobby-cards = Karten
herd-lobby-browse-cards = Alle Karten ansehen
herd-lobby-all-cards = Alle Karten
herd-lobby-find-card = Karte suchen
herd-lobby-card-type = Kartenart
herd-lobby-every-type = Alle Arten
herd-lobby-no-card = Auf keiner Karte stehen diese Wörter. Versuche ein kürzeres.


## The end of a match

herd-end-unicorns = Einhörner
herd-end-stopped = Antworten auf Karten
herd-end-stolen = Gestohlene Karten
herd-story-destroyed = Zerstört
herd-story-stolen = Gestohlen
herd-story-stopped = Gestoppt


## Spieler

herd-you = du
herd-turn = am Zug
herd-pandas = Pandas
herd-blinded = geblendet
herd-left = ausgestiegen
herd-away = nicht da
herd-thinks = überlegt …
herd-level =
    { $level ->
        [guest] Skalde
        [page] Knappe
        [warrior] Krieger
        [champion] Recke
        [jarl] Jarl
        [legend] Legende
        [random] spielt nach Zufall
        [greedy] gierig
       *[other] { $level }
    }
herd-progress =
    { $count ->
        [one] 1 Einhorn von { $goal }
       *[other] { $count } Einhörner von { $goal }
    }
herd-hand-size =
    { $size ->
        [0] Keine Karten auf der Hand
        [one] 1 Karte auf der Hand
       *[other] { $size } Karten auf der Hand
    }
herd-look = { $seat }: alle Karten ansehen
herd-unfold = { $seat }: der Stall


## Ställe und Hand

herd-own-stable = Dein Stall
herd-stable-empty = Leerer Stall
herd-unicorns = Einhörner
herd-upgrades = Aufwertungen
herd-downgrades = Abwertungen
herd-open-hand = Offene Hand
herd-known = Sicher auf der Hand
herd-hand = Deine Hand
herd-hand-of = Hand ({ $size })
herd-hand-empty = Deine Hand ist leer.


## Die Tischmitte

herd-deck = Deck
herd-deck-known =
    { $known ->
        [one] 1 Karte bekannt
       *[other] { $known } Karten bekannt
    }
herd-deck-top = Bekannte Karten im Deck, von oben gezählt
herd-deck-shuffled = Ins Deck gemischt und seitdem nicht gesehen
herd-pile = Abwurfstapel
herd-newest-first = Die neueste Karte zuerst
herd-nursery = Kinderstube
herd-nothing-here = Hier gibt es noch nichts zu sehen.
herd-lists = Deck, Abwurfstapel und Kinderstube
herd-list = { $list } ({ $number })
herd-deck-look = Welche Karten können noch kommen?
herd-deck-left = Kann noch kommen: { $left } von { $all } Karten (im Deck: { $deck }{ $held ->
        [0] {""}
       *[other] , auf verdeckten Händen: { $held }
    })
herd-deck-type = { $type }: { $left } von { $all } können noch kommen
herd-deck-only = Nur was noch kommen kann
herd-deck-where =
    { $where ->
        [play] Wird gerade gespielt
        [stable] In Ställen
        [nursery] In der Kinderstube
        [mine] Auf deiner Hand
        [seen] Auf einer offenen Hand
        [known] Sicher auf einer Hand
        [top] Im Deck, Platz bekannt
        [pile] Abgeworfen
        [hidden-deck] Irgendwo im Deck
        [hidden-hand] Ungesehen auf einer Hand
       *[other] Kann noch kommen
    }: { $number }
herd-before = Alle suchen sich ein Baby aus, dann geht es los.
herd-turn-of =
    Am Zug: { $seat }{ $plays ->
        [0] {""}
        [1] {""}
       *[other] {" "}· bis zu { $plays } Karten dürfen gespielt werden
    }{ $extra ->
        [0] {""}
        [1] {" "}· danach ein weiterer Zug
       *[other] {" "}· danach { $extra } weitere Züge
    }{ $cut ->
        [cut] {" "}· der Zug endet sofort
       *[none] {""}
    }
herd-to-come = Zu Beginn des Zugs noch offen: { $cards }


## Die Karte, die gespielt wird

herd-plays = { $seat } spielt „{ $card }“
herd-aimed = Ziel: { $targets }
herd-target =
    { $place ->
        [pile] „{ $card }“ vom Abwurfstapel
        [nursery] „{ $card }“ aus der Kinderstube
       *[none] { $card ->
            [none] { $seat }
           *[other] { $seat ->
                [none] „{ $card }“
               *[other] „{ $card }“ ({ $seat })
            }
        }
    }
herd-stage =
    { $stage ->
        [naming] Das Ziel wird genannt.
        [resolving] Die Karte wirkt.
       *[answering] Jetzt darf geantwortet werden.
    }
herd-answers = { $seat } antwortet auf „{ $card }“
herd-seconds =
    { $seconds ->
        [one] Noch 1 Sekunde
       *[other] Noch { $seconds } Sekunden
    }
herd-waiting = Wir warten auf die anderen …
herd-passed-alone = Du hast nichts, um sie zu stoppen: automatisch durchgelassen.
herd-passes-alone = Hast du nichts, um eine Karte zu stoppen, lässt du sie automatisch durch; das änderst du mit dem Schalter neben der Karte oder in den Einstellungen.
herd-understood = Verstanden
herd-through = Kommt durch!
herd-stopped = Gestoppt!


## Was gefragt ist

herd-asked = Was zu entscheiden ist
herd-asked-other = Wir warten auf { $seats }
herd-asked-window = Die Karte liegt auf dem Tisch, jetzt darf geantwortet werden.
herd-why = Warum?
herd-all-answers = Alle Antworten ({ $number })
herd-sent = Deine Antwort ist angekommen.
herd-side = Mehr
herd-side-close = Weniger
