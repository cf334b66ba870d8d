### Die Werkstatt auf Deutsch.

# what somebody has made
workshop-title = Die Werkstatt
workshop-about = Eigene Helden, Spielpläne und Karten: Schreibe in einfachen Worten, was eine Karte tut, und genau das tut sie, für alle und in fünf Sprachen.
workshop-begin = Etwas Neues beginnen
workshop-mine = Was du gemacht hast
workshop-none = Auf der Werkbank liegt noch nichts. Das Beispiel oben ist sofort spielbar: Ändere eine Karte und schau, was daraus wird.
workshop-nameless = Ohne Namen
workshop-nothing-yet = noch nichts darin
workshop-import = Datei öffnen
workshop-import-about = Ein Paket als ZIP-Datei oder ein Deck als JSON
workshop-double = Duplizieren
workshop-copy-of = { $name } (Kopie)
workshop-remove = Löschen
workshop-removed = „{ $name }“ ist gelöscht.
workshop-bring-back = Zurückholen
workshop-keeping-about = Du kannst weiterarbeiten, aber alles bleibt nur, bis dieser Tab geschlossen wird. Exportiere es als Datei, wenn du es behalten willst.
workshop-gone = Diesen Entwurf gibt es hier nicht
workshop-gone-about = Entwürfe liegen in dem Browser, in dem sie entstanden sind. Vielleicht wurde dieser gelöscht oder anderswo gemacht.
workshop-unknown-game = Er gehört zu einem Spiel, das es in dieser Halle nicht gibt.

# one draft
workshop-undo = Rückgängig
workshop-redo = Wiederholen
workshop-versions = Versionen
workshop-export = Exportieren
workshop-share = Teilen
workshop-print = Drucken
workshop-print-unsound = Darin stimmt noch etwas nicht: Was nicht verstanden wird, fehlt auf den Karten.
workshop-play = Jetzt spielen
workshop-tabs = Teile des Entwurfs
workshop-tab-about = Paket
workshop-tab-words = Namen in anderen Sprachen
workshop-tab-try = Ausprobieren
workshop-about-pack = Das sehen andere, wenn du es teilst oder exportierst.
workshop-name = Name
workshop-author = Urheber
workshop-licence = Lizenz
workshop-version = Version
workshop-language = Sprache der Texte
workshop-id = Kurzname
workshop-id-about = Am Kurznamen erkennen Partien und Dateien dieses Paket: kleine lateinische Buchstaben, Ziffern und Bindestriche. Mit einem anderen ist es ein anderes Paket.
workshop-remove-part = { $name } löschen
workshop-less = { $name }: weniger
workshop-more = { $name }: mehr
workshop-split = Ein anderer Tab hat diesen Entwurf auch geändert. Bis du dich entscheidest, wird von hier nichts gespeichert.
workshop-take-theirs = Das andere nehmen
workshop-take-mine = Das hier behalten

# texts that are read
workshop-reading = Wird gelesen…
workshop-understood = Verstanden
workshop-printed = Auf der Karte:
workshop-languages =
    { $count ->
        [one] In einer anderen Sprache
       *[other] In { $count } anderen Sprachen
    }
workshop-not-understood = Nicht verstanden: „{ $text }“
workshop-not-whole = Das ist noch kein ganzer Satz.
workshop-nearest = So etwas würde verstanden:
workshop-ambiguous = Das kann Verschiedenes heißen. Was davon?
workshop-impossible = Verstanden, aber hier nicht möglich: Was der Text erwähnt, gibt es in diesem Moment nicht, etwa einen Kampf, eine Karte oder Spielsteine.
workshop-remove-text = Entfernen: { $name }
workshop-offers-label = Wörter, die folgen können
workshop-offers =
    { $count ->
        [one] Ein Vorschlag: { $word }
       *[other] { $count } Vorschläge, der erste: { $word }
    }

# what is wrong
workshop-checking = Wird geprüft…
workshop-mistakes =
    { $count ->
        [one] Ein Fehler
       *[other] { $count } Fehler
    }
workshop-warnings =
    { $count ->
        [one] Ein Hinweis
       *[other] { $count } Hinweise
    }
workshop-no-mistakes = Spielbereit
workshop-no-mistakes-about = Alles in Ordnung. Jeder Text wird verstanden.
workshop-all = Alle { $count } zeigen
workshop-fewer = Weniger zeigen
workshop-not-playable = Noch nicht spielbar: Es gibt noch Fehler.
workshop-unfinished = Noch ist nichts zu sehen: Daran wird noch gearbeitet.
workshop-verbs = Was man schreiben kann
workshop-verbs-about = Alle Effekte, wie man sie schreibt. In eine Lücke (…) kommt eine Zahl, ein Kämpfer, eine Karte oder ein anderer Effekt; Sätze verbindet man mit „und“, „dann“ und „wenn“.
workshop-verbs-more =
    { $count ->
        [one] oder auf eine andere Art
       *[other] oder auf { $count } andere Arten
    }
workshop-verbs-search = Suche
workshop-verbs-found =
    { $count ->
        [one] Ein Effekt
       *[other] { $count } Effekte
    }

# versions, sharing
workshop-versions-about = Aufgehoben wird von jedem Besuch eine Version, dazu die, die du selbst aufhebst.
workshop-keep-version = Diese Version aufheben
workshop-version-kept = Diese Version ist aufgehoben.
workshop-version-same = Seit der letzten Version hat sich nichts geändert.
workshop-versions-none = Es gibt noch keine frühere Version.
workshop-restore = Dorthin zurück
workshop-share-about = Wer den Link hat, kann es ansehen, spielen und kopieren. Sonst findet es niemand, und du kannst es zurücknehmen.
workshop-make-link = Link erstellen
workshop-link = Link
workshop-copy-link = Link kopieren
workshop-link-copied = Der Link ist kopiert.
workshop-share-again = Jetzigen Stand teilen
workshop-withdraw = Zurücknehmen
workshop-shared-done = Der Link ist bereit.
workshop-shared-again = Unter dem Link steht jetzt, was hier steht.
workshop-withdrawn = Der Link führt jetzt ins Leere.
workshop-shared-gone = Hier ist nichts geteilt
workshop-shared-gone-about = Vielleicht wurde es zurückgenommen, oder im Link fehlt ein Buchstabe.
workshop-by = von { $author }
workshop-copy = In meine Werkstatt kopieren
workshop-play-it = Spielen

# names in other languages
workshop-words-about = Die Texte der Karten gibt es von selbst in allen Sprachen. Namen musst du nicht übersetzen: Ohne Übersetzung bleibt, was du geschrieben hast.
workshop-words-none = Noch hat nichts einen Namen.

# playing and trying
workshop-against = Gegen wen?
workshop-to-table = An den Tisch
workshop-try-about = Bots spielen damit { $count } schnelle Partien: Das zeigt, wie stark es ist und wie sicher das ist.
workshop-try = Los
workshop-stop = Anhalten
workshop-try-part = Wer wird ausprobiert?
workshop-try-rival = Gegen
workshop-try-all = alle { $count } der Reihe nach
workshop-try-progress = { $played } von { $count } Partien
workshop-try-old = Seitdem hast du etwas geändert.
workshop-wins =
    { $verdict ->
        [strong] Gewinnt { $rate } ({ $low }–{ $high }): zu stark?
        [weak] Gewinnt { $rate } ({ $low }–{ $high }): zu schwach?
       *[other] Gewinnt { $rate } ({ $low }–{ $high }): ausgewogen, soweit { $played } Partien das zeigen.
    }
workshop-chart = Das breite Band zeigt, wo der wahre Anteil am ehesten liegt; der Strich in der Mitte ist die Hälfte.
workshop-rival = Gegner
workshop-rate = Siege
workshop-endless =
    { $count ->
        [one] Eine Partie hatte keinen Sieger, weil ein Effekt nie endete.
       *[other] { $count } Partien hatten keinen Sieger, weil Effekte nie endeten.
    }

# verbs, and what has no field
workshop-from-verbs = In Verben geschrieben; in Worten heißt es so. Was du hier schreibst, tritt an ihre Stelle.
workshop-no-words = Dafür gibt es noch keine Worte. Darum steht es hier wie in Dateien, als YAML.
workshop-as-verbs = Als Verben
workshop-in-words = In Worten
workshop-no-yaml = Das ist kein YAML.
workshop-no-yaml-line = Das ist kein YAML: Sieh dir Zeile { $line } an.
workshop-no-parts = Hierher gehören Teile mit Namen, etwa „standing: false“.
workshop-own-field = „{ $name }“ hat auf dieser Seite ein eigenes Feld.
workshop-rest = Alles Übrige
workshop-rest-label = Wie in Dateien (YAML)
workshop-rest-about = Auch was hier kein Feld hat, lässt sich schreiben. Fehler stehen darunter.
