### The page in German.


## The shell and the table

hall-name = Meadhall
hall-loading = Der Tisch wird gedeckt …
hall-language = Sprache
hall-settings = Einstellungen
hall-me = Mein Profil
hall-workshop = Die Werkstatt
hall-puzzles = Rätsel
hall-statistics = Statistik
hall-close = Schließen
hall-skip = Zum Inhalt
hall-skip-asked = Zur Frage
hall-home = Zurück in die Halle
hall-nowhere = Hinter dieser Tür ist nichts
hall-nowhere-about = Die Adresse führt nirgendwohin. Vielleicht ging ein Buchstabe verloren.
hall-broken = Dieser Teil der Halle ging nicht auf. Lade die Seite neu, meist hilft das.
hall-reload = Neu laden
hall-rules-search = Regeln durchsuchen
hall-rules-none = In keiner Regel stehen diese Wörter. Versuche weniger oder kürzere.
hall-rules-count =
    { $number ->
        [one] { $number } Regel
       *[other] { $number } Regeln
    }
hall-rules-failed = Die Regeln ließen sich nicht laden. Versuche es gleich noch einmal.
hall-rules-contents = Inhalt
hall-rules-link = Link zu { $id } kopieren
hall-rules-lesson = Am Beispiel üben: { $title }
hall-rules-example = Beispiel mit Bild
hall-again = Noch einmal versuchen

# the hall inside a browser: while it opens, what it keeps, a newer one, and friends
opening = Der Tisch wird gedeckt
opening-begin = Der Tisch wird gedeckt …
opening-bytes = Der Tisch wird gedeckt … { $come } von { $total } MB
opening-end = Gleich so weit: Die Stühle werden gerückt …
opening-failed = Der Tisch ließ sich nicht decken.
opening-failed-about = Prüfe die Verbindung und versuche es noch einmal. Gespielte Partien bleiben in diesem Browser.
keeping-full = In diesem Browser ist kein Platz mehr
keeping-forbidden = Dieser Browser merkt sich für diese Seite nichts
keeping-full-about = Du kannst weiterspielen, aber neue Partien bleiben nur, bis dieser Tab geschlossen wird. Wenn du sie behalten willst, sichere sie als Datei.
keeping-forbidden-about = Du kannst weiterspielen, aber Partien bleiben nur, bis dieser Tab geschlossen wird. Wenn du sie behalten willst, sichere sie als Datei. In privaten Fenstern und bei strengen Einstellungen ist das so.
keeping-save = Als Datei sichern
newer-ready = Eine neue Fassung der Halle ist da.
newer-open = Jetzt öffnen
newer-later = Später
newer-short = Neue Fassung
friends-title = In diese Halle kann sonst niemand kommen
friends-elsewhere = Mit Freunden spielt man in einer Halle, die jemand betreibt: Einer startet sie, die anderen kommen per Link. Diese Halle lebt allein in deinem Browser: Hier spielst du gegen Bots oder mit Freunden an einem Bildschirm.

settings-theme = Licht
settings-theme-auto = Wie das System
settings-theme-light = Tag
settings-theme-dark = Abend
settings-speed = Animationen
settings-speed-normal = Ruhig
settings-speed-fast = Schnell
settings-speed-instant = Keine
settings-explain = Fragen erklären
settings-explain-about = Jede Art von Frage wird einmal erklärt. Hört nach einer Lektion oder drei Partien von selbst auf.
hint-label = Worum es geht
hint-understood = Verstanden
settings-sound = Klänge
settings-sound-about = Ein paar leise Klopfer auf Holz: dein Zug, eine Karte, ein Treffer, das Ende.
# offered once
sound-offer = Leise Holzklänge?
sound-yes = Ja
sound-no = Nein

table-your-turn = Du bist dran
table-turn = Am Zug: { $seat }
table-asked-source = Es geht um: { $source }
table-seconds =
    { $seconds ->
        [one] Noch 1 Sekunde
       *[other] Noch { $seconds } Sekunden
    }
table-over = Die Partie ist vorbei
table-you-watch = Du siehst zu
table-watching =
    { $number ->
        [one] { $number } Person sieht zu
       *[other] { $number } Personen sehen zu
    }
table-tools = Werkzeuge
table-hint = Tipp
table-hint-wait = Ich denke nach …
table-skip = Weiter
table-undo = Zurücknehmen
table-undo-agreed = Deine letzte Entscheidung zurücknehmen, wenn alle anderen einverstanden sind
table-undo-free = Deine letzte Entscheidung zurücknehmen
table-undo-none = Es gibt keine Entscheidung, die du zurücknehmen könntest
table-resign = Aufgeben
table-resign-sure = Diese Partie aufgeben?
table-resign-about = { $seat } gibt die Partie auf. Das lässt sich nicht zurücknehmen.
table-resign-stay = Weiterspielen
table-leave = Tisch verlassen
table-invite = Einladen
table-invite-join = Wer diesen Link öffnet, kann sich auf einen freien Platz setzen.
table-invite-watch = Wer diesen Link öffnet, kann zusehen.
table-invite-link = Link zu diesem Tisch
table-copy = Kopieren
table-copied = Kopiert
table-code = QR-Code dieses Links
table-code-about = Oder den Code mit dem Handy scannen.
table-help = Hilfe
table-help-asked = Die Frage steht immer an derselben Stelle, in einem Satz; was du wählen kannst, leuchtet dort, wo es liegt.
table-help-hint = Unsicher? Wenn alle anderen Bots sind, zeigt der Tipp die besten Antworten und mit jeder deine Siegchance, nach allem, was du sehen kannst.
table-help-undo = Eine Entscheidung lässt sich zurücknehmen, solange nichts Verdecktes gesehen wurde; sonst werden die anderen gefragt.
table-help-why = „Warum?“ neben einer Frage, einer Antwort oder einer Karte zeigt die Regeln dahinter.
table-help-keys = Mit der Tastatur: Tab geht von einem zum nächsten, die Pfeiltasten führen von der Frage zu ihren Antworten und von einer zur anderen, Enter wählt, Escape geht einen Schritt zurück.
table-chance = Deine Siegchance
table-percent = { $number } %
table-advice = Die besten Antworten
table-advice-line = Zu erwarten: { $line }
table-undo-asks = { $seat } möchte die letzte Entscheidung zurücknehmen.
table-undo-yes = Einverstanden
table-undo-no = Nein
table-undo-wait = Wir warten auf die Zustimmung der anderen …
table-undo-declined = Die anderen möchten weiterspielen.
table-curtain = Gib den Bildschirm weiter an { $seat }
table-curtain-about = Alle anderen sehen bitte weg.
table-curtain-look = Ich bin da, Tisch zeigen
table-waiting = Ein Platz ist noch frei
table-waiting-about = Schicke diesen Link an alle, die noch fehlen. Die Partie beginnt, wenn alle da sind.
table-who = Am Tisch
table-seat-you = du
table-seat-away = nicht da
table-seat-bot = { $name }, { table-level }
# how strong a bot is
table-level = { $level ->
        [guest] Skalde
        [page] Knappe
       *[warrior] Krieger
        [champion] Recke
        [jarl] Jarl
        [legend] Legende
    }
# what people at a table can say to each other, and signs without words
talk = Etwas sagen
talk-about = Alle am Tisch sehen es, jeder in seiner Sprache.
talk-hush = Ausblenden, was { $name } sagt
talk-unhush = Wieder zeigen, was { $name } sagt
talk-hello = Hallo!
talk-luck = Viel Glück!
talk-played = Gut gespielt!
talk-thanks = Danke!
talk-sorry = Entschuldigung!
talk-oops = Hoppla …
talk-wow = Wow!
talk-moment = Einen Moment, bitte.
talk-hurry = Spiel bitte weiter!
talk-close = Das war knapp!
talk-game = Schöne Partie!
talk-rematch = Noch eine Partie?
talk-thumb = Daumen hoch
talk-heart = Herzen
talk-cheers = Prost!
talk-think = Nachdenken
talk-shock = Staunen
talk-party = Hurra
table-clocks = Verbleibende Zeit
table-missing = Diesen Tisch gibt es nicht
table-missing-about = Vielleicht wurde er abgeräumt, oder in der Adresse ging ein Buchstabe verloren.
table-why = Warum?
table-why-none = Mehr gibt es nicht zu sagen: So geht das Spiel.
table-why-of = Warum? { $title }
table-transcript = Mitschrift herunterladen
table-report = Problem melden
table-report-about = Mit der Meldung wird die ganze bisherige Partie aufbewahrt: Wer nachsieht, sieht, was du gesehen hast. Die Partie geht unterdessen weiter.
table-report-text = Was stimmt nicht? (Du musst nichts schreiben.)
table-report-send = Meldung abschicken
table-reported = Danke!
table-reported-about = Deine Meldung wird unter dieser Nummer aufbewahrt. Nenne sie, wenn du danach fragst.
table-people = Wer am Tisch sitzt
table-host = Gastgeber
table-muted = stumm
table-replaced = solange spielt ein Bot
table-shut = Der Tisch ist für Neue geschlossen.
table-shut-switch = Für Neue geschlossen
table-shut-about = Niemand kommt mehr dazu. Wer da ist, bleibt.
table-order = Für Ordnung sorgen: { $name }
table-order-about = Du hast diesen Tisch gedeckt und kannst an ihm für Ordnung sorgen. Wer stumm ist, spielt weiter, kann die anderen aber um nichts mehr bitten.
table-order-no = Abbrechen
table-mute = Stumm schalten
table-unmute = Nicht mehr stumm
table-remove = Vom Tisch nehmen …
table-remove-do = Vom Tisch nehmen
table-remove-sure = { $name } vom Tisch nehmen?
table-remove-about =
    { $begun ->
        [no] Der Platz wird wieder frei, und wer den Link hat, kann ihn nehmen.
       *[yes] Bis zum Ende der Partie spielt ein Bot an dieser Stelle weiter.
    }
table-ban = Aussperren …
table-ban-do = Aussperren
table-ban-sure = { $name } von deinen Tischen aussperren?
table-ban-about = { $name } kann sich nicht mehr an deine Tische setzen und dort auch nicht mehr zusehen.
table-absent-soon =
    { $here ->
        [yes] { $name } antwortet nicht.
       *[no] { $name } ist nicht da.
    } In { $time } könnt ihr einen Bot weiterspielen lassen oder das Warten beenden.
table-absent-soon-watch =
    { $here ->
        [yes] { $name } antwortet nicht.
       *[no] { $name } ist nicht da.
    } In { $time } können die anderen entscheiden, wie es weitergeht.
table-absent-now =
    { $here ->
        [yes] { $name } antwortet schon lange nicht.
       *[no] { $name } ist schon lange nicht da.
    } Wie soll es weitergehen?
table-absent-now-watch =
    { $here ->
        [yes] { $name } antwortet schon lange nicht.
       *[no] { $name } ist schon lange nicht da.
    } Die anderen entscheiden, wie es weitergeht.
table-absent-soon-own = Die anderen warten auf dich. In { $time } können sie einen Bot für dich spielen lassen.
table-absent-now-own = Die anderen warten schon lange auf dich und können jetzt einen Bot für dich spielen lassen.
table-claim-bot = Ein Bot spielt weiter
table-claim-leave = Nicht länger warten
table-claim-sure = Nicht länger auf { $name } warten?
table-claim-about = { $name } scheidet aus, als wäre die Partie aufgegeben, und kann nicht mehr zurück. Das lässt sich nicht zurücknehmen.
table-claim-wait = Noch warten

line-lost = Die Verbindung ist unterbrochen, neuer Versuch …
line-back = Die Verbindung steht wieder.
line-refused = Das ging nicht
line-version = Die Halle wurde erneuert. Lade die Seite neu, um weiterzuspielen.

log-title = Was geschah
log-before = Vor dem ersten Zug
log-turn = Zug { $number }
log-details = Details
log-empty = Noch nichts. Nimm einen Schluck.
log-newest = Zum Neuesten
log-earlier = Früheres zeigen

end-won = Du hast gewonnen!
end-lost = Diesmal verloren
end-watched = Die Partie ist vorbei
end-nobody = Niemand gewinnt
end-winners = Sieger
end-player = Spieler
end-turns =
    { $number ->
        [one] { $number } Zug wurde gespielt.
       *[other] { $number } Züge wurden gespielt.
    }
end-cards = Gespielte Karten
end-again = Noch eine Partie
end-again-wait = Der Tisch wird neu gedeckt …
end-next = Zur nächsten Partie
end-replay = Noch einmal ansehen
end-look = Den Tisch ansehen
end-show = Wie es ausging


## Home and lobby

home-welcome = Willkommen in der Halle
home-ask = Das Feuer brennt, die Tische sind frei. Was spielen wir?
home-turns =
    { $count ->
        [one] An einem Tisch bist du dran
       *[other] An { $count } Tischen bist du dran
    }
home-play = Sofort spielen
home-set = Tisch vorbereiten …
home-learn = Spielen lernen
home-rules = Die Regeln
home-running = Meine Partien
home-none = Gerade läuft keine Partie. Such dir einen Tisch aus: Ein Bot spielt immer gern mit.
home-over = Beendete Partien
home-all = Alle { $count } zeigen
home-more = und { $count } weitere
home-your-turn = Du bist dran
home-their-turn = Andere entscheiden
home-waiting = Wartet auf Freunde
home-workshop = Eigene Helden, Spielpläne und Karten, in einfachen Worten geschrieben
home-puzzles = Finde die beste Antwort: Stellungen aus Partien starker Bots
home-transcript = Mitschrift öffnen …
home-transcript-wait = Die Mitschrift wird gelesen …
home-transcript-about = Eine als Datei gespeicherte Partie, um sie noch einmal anzusehen
lobby-offline = Die Halle antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
lobby-name = Dein Name
lobby-name-example = Wie sollen wir dich nennen?
lobby-name-about = Die anderen am Tisch sehen ihn.
lobby-their-name = Name
lobby-start = Partie beginnen
lobby-start-invite = Tisch decken und einladen
lobby-starting = Der Tisch wird gedeckt …
lobby-link-waits = der Einladungslink wartet am Tisch
lobby-players = Spieler
lobby-player-count =
    { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
lobby-seats = Am Tisch
lobby-seat = Platz { $number }
lobby-team = Team { $number }
lobby-who = Wer sitzt auf Platz { $number }?
lobby-chair =
    { $who ->
        [friend] Ein Freund, per Link
        [here] Noch jemand am Bildschirm
       *[me] Ich
    }
lobby-bots = Bots
lobby-bot = Bot: { $level }
lobby-friend-about = Den Link zum Verschicken bekommst du am Tisch.
lobby-copies = { $count }-mal vorhanden
lobby-print = Karten drucken
print-title = Karten zum Drucken: { $name }
print-about = In echter Größe, 63 × 88 mm, neun auf einem Blatt. Mit 100 % drucken und an den Marken schneiden.
print-now = Drucken
print-once = Jede Karte nur einmal
lobby-options = Uhren und Auslegung der Regeln
lobby-by-book = üblich
lobby-seconds =
    { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
lobby-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
lobby-hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
lobby-clock = Uhr
lobby-clock-kind =
    { $kind ->
        [move] Für jede Entscheidung
        [match] Für die ganze Partie
       *[none] Ohne Uhr
    }
lobby-time = Zeit für jeden Spieler
lobby-late = Wenn die Zeit um ist
lobby-late-kind =
    { $late ->
        [forfeit] Partie verloren
       *[bot] Ein Bot spielt weiter
    }
lobby-invited =
    { $as ->
        [sitter] Dein Tisch
        [watcher] Eine Partie zum Zusehen
       *[guest] Du bist eingeladen!
    }
lobby-free = Freier Platz
lobby-somebody = Gast
lobby-guest = Gast { $number }
lobby-this-seat = Platz { $number } nehmen
lobby-sits-already = Du hast schon einen Platz an diesem Tisch.
lobby-to-table = Zum Tisch
lobby-sit = Platz nehmen
lobby-watch = Zusehen
lobby-full = Alle Plätze sind besetzt, aber zusehen kannst du gern.
lobby-is-over = Diese Partie ist vorbei. Du kannst dir ansehen, wie sie verlief.
lobby-no-table = Dieser Tisch ließ sich nicht öffnen


## Packs in the lobby

lobby-pack-source =
    { $source ->
        [own] Von dir gemacht
        [hall] Aus Paketen dieser Halle
       *[game] Mitgeliefert
    }
lobby-pack-nameless = Ohne Namen
lobby-pack-unfinished =
    { $count ->
        [one] noch ein Fehler
       *[other] noch { $count } Fehler
    }
lobby-pack-mend = Zur Werkstatt
lobby-fair = Ausgleichen
lobby-fair-summary = mit Handicap
lobby-fair-unknown = Was diese beiden ausgleichen würde, hat noch niemand gemessen.
lobby-pack-lots = Auch Selbstgemachtes auslosen
lobby-pack-lots-about = Wo das Los entscheidet, sind Helden und Schlachtfelder aus Paketen mit dabei.
lobby-pack-expansions = Erweiterungen


## Drafts vor einer Partie

draft-field = Wie wird bestimmt, was gespielt wird?
draft-none = Wie hier eingestellt
draft-fair-about = Hat jemand gemessen, was die gewählte Paarung ausgleicht, so kommt es hinzu.
draft-under-way = Draft: { $draft }
draft-steps = Schritte des Drafts
draft-all-secret = alle zugleich und verdeckt
draft-your-turn = Du bist dran: { $task }
draft-your-secret = Du bist dran, verdeckt: { $task }
draft-their-turn =
    { $asked ->
        [none] { $task }
       *[some] { $names }: { $task }
    }
draft-hints = Hinweise
draft-no-hints = Noch hat niemand etwas gemessen, das hier helfen würde.
draft-so-far = Bisher
draft-nothing-yet = Noch nichts
draft-chosen-count = Gewählt: { $chosen } von { $count }
draft-confirm = Bestätigen
