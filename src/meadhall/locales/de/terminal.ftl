### Die Worte des Terminals auf Deutsch.
###
### Namen ($seat, $fighter, $card und so weiter) kommen fertig und in der Grundform ohne Artikel. Was auf dem Tisch steht, sind
### meist Beschriftungen, damit kein Name gebeugt werden muss. Was fehlt, kommt als „none“. Befehle bleiben englisch.


## Vor der Partie

ask-game = Welches Spiel? Gib eine Zahl ein oder drücke Enter für das erste.
ask-people = Wie viele Menschen sitzen an diesem Bildschirm? Die übrigen Plätze nehmen Bots ein.
people =
    { $people ->
        [one] 1 Mensch
       *[other] { $people } Menschen
    }, { $bots ->
        [0] keine Bots
        [one] 1 Bot
       *[other] { $bots } Bots
    }
ask-level = Wie stark sollen die Bots sein? Gib eine Zahl ein oder drücke Enter für den Krieger.
level-about =
    { $level ->
        [guest] Skalde: nur für Fest und Lieder hier, auch ein Kind kann ihn schlagen
        [page] Knappe: kennt die Regeln, irrt sich oft
       *[warrior] Krieger: spielt solide
        [champion] Recke: denkt voraus, schwer zu schlagen
        [jarl] Jarl: sehr schwer zu schlagen
        [legend] Legende: am schwersten zu schlagen, denkt je Entscheidung etwa eine Sekunde nach
    }
level =
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
no-choice = „{ $answer }“ steht nicht zur Wahl.


## Beim Spielen

welcome = Willkommen in der Halle! Gib die Zahl deiner Wahl ein; h zeigt, was du sonst noch eingeben kannst.
goodbye = Auf Wiedersehen!
help =
    Zahl         diese Antwort wählen (Enter, wo es angeboten wird)
    l            den ganzen Tisch noch einmal zeigen
help-map = m            Übersicht: jedes Feld mit Zonen und Nachbarn
help-more =
    w, why       die Regeln zur Frage; „why 3“: Regeln und Karte von Antwort 3
    u            zurück zur letzten Entscheidung
    a, hint      ein Tipp: die besten Antworten und deine Chancen damit
    thinking     zeigen oder verbergen, was die Bots denken (und auf der Hand haben)
    cards        die abgeworfenen Karten und was du von anderen Karten weißt
    cards NAME   was auf einer Karte steht; ein Teil des Namens genügt
    log          alles, was bisher geschah
    review       nach dem Ende: die Chancen aller und die teuersten Antworten
    language ru  in einer anderen Sprache weiterspielen
    save DATEI   die Partie speichern; „meadhall play --resume DATEI“ setzt sie fort
    q            beenden
enter = Enter: { $answer }
only-answer = Nur eine Antwort war möglich: { $answer }.
refused = „{ $answer }“ ist hier keine Antwort; h zeigt, was du eingeben kannst.
refused-near = Vielleicht meinst du: { $near }
languages = Sprachen: { $languages }
curtain = ──── Nur für: { $seat } ──── Alle anderen sehen bitte weg. Weiter mit Enter. ────
unseen = Ohne hinzusehen, p: { $answer }
after-end = Die Partie ist vorbei. Du kannst noch review, log, cards, save DATEI oder u eingeben; Enter beendet.
hint = h zeigt, was du noch eingeben kannst; l zeigt den Tisch noch einmal; a gibt einen Tipp.
save-exists = { $file } gibt es schon, und es ist keine gespeicherte Partie: Es wurde nichts gespeichert. Wähle einen anderen Namen.
saved = Die Partie ist gespeichert: { $file }
not-saved = Die Partie konnte nicht gespeichert werden: { $problem }
save-where = In welcher Datei speichern? Gib ein: save DATEI


## Zurücknehmen

taken-back = Zurückgenommen. Neu zu entscheiden hat: { $seat }
seen-since = Es wurden Karten gesehen, die vorher verdeckt waren. Sie bleiben dieselben.
nothing-back = Es gibt keine Antwort, die du zurücknehmen könntest.
back-answer = Damit wird auch eine Antwort zurückgenommen von: { $seat }
back-seen = Seitdem wurden Karten gesehen, die vorher verdeckt waren.
back-agree = Sind alle einverstanden? Gib „ja“ ein, um zurückzugehen, oder drücke Enter, um zu bleiben.
yes = ja


## Was Bots denken

percent = { $number } %
bot-thinks =
    { $seat ->
        [none] Die Bots denken nach …
       *[other] { $seat } denkt nach …
    }
advice =
    Die besten Antworten, gemessen an dem, was du weißt ({ $tries ->
        [one] 1 Versuch
       *[other] { $tries } Versuche
    }):
advice-chance = Chance
advice-tries = Versuche
advice-line = Zu erwarten: { $line }
advice-only = Es gibt nur eine Antwort: { $answer }.
advice-wait = Ich denke nach …
advice-none = Dafür kennt hier niemand dieses Spiel gut genug.
thinking-on = Du siehst jetzt, was die Bots denken, und damit auch Karten, die dir sonst niemand zeigen würde.
thinking-off = Die Bots behalten ihre Gedanken wieder für sich.
thinking-shared = Mehrere Leute teilen sich diesen Bildschirm: Die Bots behalten ihre Gedanken und Karten für sich.
thought = { $seat } sieht eine Siegchance von { $chance }: { $answers }
thought-careless = { $seat } überlegt nicht lange: { $answer }
review = Die Partie im Rückblick: die Siegchancen von der ersten bis zur letzten Entscheidung
review-wait = Rückblick: { $share }
review-later = Den Rückblick gibt es nach dem Ende der Partie.
review-costly = Die teuersten Antworten:
review-flawless = Keine Antwort hat viel gekostet.
review-given =
    { $turn ->
        [0] Vor dem ersten Zug
       *[other] Zug { $turn }
    }, { $seat }: { $answer } (Siegchance { $chance }).
review-better = Besser: { $answer } ({ $chance }). Das hat { $cost } gekostet.


## Der Tisch

seat-you = du
seat-bot =
    { $level ->
        [none] Bot
       *[other] Bot: { $level }
    }
seat-left = hat den Tisch verlassen
hand = Deine Hand
hand-of = Hand: { $seat }
nothing = nichts
known-of = Bekannte Handkarten: { $seat }
dealt =
    Alle bekommen { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }.


## Karten

column-card = Karte
column-text = Text


## Aufzeichnungen

replay-help = Enter: weiter · b: zurück · eine Zahl: dorthin · end: ans Ende · log: alles bisher · q: beenden
replay-at = Nach Antwort { $number } von { $total }
replay-answer = { $seat }: { $answer }
replay-start = Die Partie beginnt.
replay-leaves = Verlässt den Tisch: { $seat }
replay-anew = Ab hier wird neu gemischt, was dieser Platz nicht wissen konnte: { $seat }


## Schlachtfelder

board-drawn = Zeichnung gespeichert ({ $board }): { $file }


## Eigene Karten

packs-read = Verstanden: { $text }
packs-unread = Nicht verstanden: „{ $words }“
packs-nearest = Vielleicht gemeint: { $text }
packs-ambiguous = Dieser Text hat mehr als eine Bedeutung:
packs-impossible = Verstanden, aber es kann nicht geschehen: { $problem }
packs-warning = Warnung: { $text }
packs-sound = „{ $name }“ ({ $id }, Version { $version }) ist in Ordnung.
packs-count =
    { $mistakes ->
        [one] { $mistakes } Fehler
       *[other] { $mistakes } Fehler
    }, { $warnings ->
        [one] { $warnings } Warnung
       *[other] { $warnings } Warnungen
    }
packs-partly = { $path }: { $count }. Gezeigt wird nur, was in Ordnung ist.
packs-begun = Das Paket ist angelegt. Weiter mit: meadhall packs check { $folder }
packs-imported = Das Paket steht in { $folder }: { $count }.
packs-installed = „{ $name }“ ({ $id }, Version { $version }) ist installiert.
packs-replaced = „{ $name }“ ({ $id }, Version { $version }) ist installiert und ersetzt Version { $before }.
packs-removed = Das Paket ist entfernt: { $id }
packs-none = Es sind keine Pakete installiert.
packs-exported = „{ $name }“, Version { $version }, steht jetzt in { $file }.
packs-shown =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $boards ->
        [one] 1 Schlachtfeld
       *[other] { $boards } Schlachtfelder
    }, { $pages ->
        [one] 1 Seite
       *[other] { $pages } Seiten
    }: { $file }
packs-scale = In Originalgröße drucken (100 %)


## Drafts before a match

draft-seat = Spieler { $number }
draft-asked = { $seat }: { $task }
draft-how =
    { $count ->
        [1] Eine Nummer oder Kennung; „hints“ zeigt, was gemessen wurde, q geht.
       *[other] { $count } Nummern oder Kennungen mit Leerzeichen dazwischen; „hints“ zeigt, was gemessen wurde, q geht.
    }
draft-not-so-many =
    { $count ->
        [1] Es muss genau eines davon sein.
       *[other] Es müssen { $count } davon sein, jedes einmal.
    }
