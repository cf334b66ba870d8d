### Statistics and the profile in German.

statistics-title = Statistik
statistics-about =
    { $count ->
        [one] In dieser Halle wurde eine Partie zu Ende gespielt.
       *[other] In dieser Halle wurden { $count } Partien zu Ende gespielt.
    }
statistics-none = Das Buch ist noch leer
statistics-none-about = In dieser Halle wurde noch keine Partie zu Ende gespielt. Setz dich an einen Tisch: Die erste Zeile gehört dir.
statistics-none-game = In diesem Spiel wurde noch keine Partie zu Ende gespielt.
statistics-game = Welches Spiel?
statistics-matches = Partien
statistics-turns = Züge
statistics-minutes = Minuten
statistics-mean-turns = Züge je Partie
statistics-mean-answers = Entscheidungen je Partie
statistics-mean-minutes = Minuten je Partie
statistics-wins = Siege
statistics-share = Siegquote
statistics-unknown = nicht bekannt
statistics-undecided =
    { $count ->
        [one] Eine Partie endete ohne Sieger.
       *[other] { $count } Partien endeten ohne Sieger.
    }
statistics-bar = Der schmale Balken zeigt den Anteil der gewonnenen Partien. Die wahre Stärke liegt sehr wahrscheinlich im breiten Band dahinter: Je mehr Partien, desto schmaler wird es. Die Kerbe zeigt, was unter Gleichstarken gewonnen würde.
statistics-players = Spieler
statistics-players-about = Namen sind keine Konten: Wer gleich heißt, teilt sich eine Zeile. Hier steht nur, wer es in seinem Profil erlaubt.
statistics-players-about-here = Namen sind keine Konten: Wer gleich heißt, teilt sich eine Zeile.
statistics-name = Name
statistics-unlisted =
    { $count ->
        [one] Ein weiterer Name steht in der Datei unten.
       *[other] { $count } weitere Namen stehen in der Datei unten.
    }
statistics-bots = Bots
statistics-level = Stufe
statistics-pair = { $role } gegen { $other }: { $wins } gewonnen, { $losses } verloren
statistics-export = Die Zahlen mitnehmen
statistics-export-about = Tabellen für die Tabellenkalkulation (CSV) oder alles für Programme (JSON).
statistics-export-players = Spieler und Bots
statistics-export-matches = Alle Partien
statistics-export-all = Alles
statistics-counted = Jede Partie zählt, die in dieser Halle endete, wie auch immer. Hochgeladene und aus einer Wiederholung fortgesetzte Partien zählen nicht. Minuten sind die Zeit von der ersten bis zur letzten Entscheidung; eine längere Pause zählt als fünf Minuten.

me-title = Mein Profil in diesem Browser
me-record = Meine Partien
me-record-none = In diesem Browser hast du noch keine Partie beendet. Die nächste steht dann hier.
me-record-play = Zu den Tischen
me-played =
    { $count ->
        [one] 1 Partie, { $wins } gewonnen
       *[other] { $count } Partien, { $wins } gewonnen
    }
me-shared =
    { $count ->
        [one] Eine Partie haben sich mehrere an diesem Bildschirm geteilt; sie zählt hier für niemanden.
       *[other] { $count } Partien haben sich mehrere an diesem Bildschirm geteilt; sie zählen hier für niemanden.
    }
me-lessons = Meine Lektionen
me-lessons-done = { $done } von { $all } abgeschlossen
me-lessons-go = Zu den Lektionen
me-puzzles = Meine Rätsel
me-puzzles-done = { $done } gelöst, { $first } von { $tried } im ersten Versuch
me-puzzles-rating = Wertung { $rating }
me-puzzles-go = Zu den Rätseln
me-puzzles-none = Noch kein Rätsel versucht.
me-kept = Was wo gespeichert ist
me-kept-browser = Dieser Browser merkt sich deinen Namen, deine Einstellungen, die abgeschlossenen Lektionen und deinen Stand bei den Rätseln. Davon erfährt die Halle nur deinen Namen, wenn du dich an einen Tisch setzt.
me-kept-cookie = Ein Cookie sagt der Halle, welche Plätze dir gehören. Kein Skript kann es lesen. Wenn du es in den Einstellungen des Browsers löschst, erkennen dich deine Plätze und Partien nicht mehr.
me-kept-hall = Die Halle bewahrt jede Partie mit den Namen der Spieler auf, für Wiederholungen und für die Statistik. Daran ändert sich nichts, wenn du löschst, was dieser Browser sich merkt.
me-export = Als Datei sichern
me-erase = Löschen
me-erase-sure = Alles löschen, was dieser Browser sich merkt?
me-erase-about = Dein Name, deine Einstellungen, die abgeschlossenen Lektionen und dein Stand bei den Rätseln werden vergessen. Plätze und Partien bleiben deine.
me-erase-no = Alles behalten
me-erased = Gelöscht: Alles ist wie am ersten Abend.
me-data = Was diese Halle über mich weiß
me-data-none = Diese Halle weiß noch nichts über dich.
me-data-count = Partien, in denen ein Platz dir gehört: { $matches }. Davon laufen gerade: { $running }. Mit deinem Namen: { $named }.
me-listed = Meinen Namen und meine beendeten Partien in der Statistik dieser Halle zeigen
me-listed-about = Sonst findet dort niemand sonst deinen Namen oder deine Partien.
me-move = Auf einem anderen Gerät weiterspielen
me-move-about = Mit einem Link gehört dir auch ein anderer Browser: Deine Plätze, Partien und Ergebnisse sind dann auch dort.
me-move-make = Link erstellen
me-move-works =
    { $minutes ->
        [one] Der Link gilt einmal und eine Minute lang.
       *[other] Der Link gilt einmal und { $minutes } Minuten lang.
    } Wer ihn öffnet, spielt als du: Zeig ihn niemandem.
me-others = Alle anderen Sitzungen beenden
me-others-about = Jeder andere Browser, in dem als du gespielt wird, kennt dich dann nicht mehr. Dieser bleibt deiner.
me-others-done = Alle anderen Sitzungen sind beendet.
me-names = Meine Namen zurücknehmen
me-names-about = Dein Name verschwindet aus allen deinen Partien; andere lesen dort zum Beispiel „Spieler 2“. Das lässt sich nicht zurücknehmen.
me-names-sure = Deine Namen zurücknehmen?
me-names-done = Deine Namen sind verschwunden.
me-delete = Alles über mich löschen
me-delete-about = Deine Namen verschwinden, deine Plätze werden frei, und laufende Partien verlässt du endgültig. Auch was dieser Browser sich merkt, wird gelöscht; danach kennt die Halle dich nicht mehr.
me-delete-sure = Alles über dich löschen?
me-delete-known = Ich weiß, dass sich das nicht zurücknehmen lässt
me-delete-done = Alles ist gelöscht. Die Halle kennt dich nicht mehr, und du bist so willkommen wie alle.
# in a hall inside a browser
me-kept-here = Dieser Browser merkt sich deinen Namen, deine Einstellungen, die abgeschlossenen Lektionen und deinen Stand bei den Rätseln. Nichts davon wird irgendwohin geschickt.
me-here = Meine Partien in diesem Browser
me-here-none = Hier ist noch keine Partie.
me-here-count =
    { $count ->
        [one] Eine Partie wird hier aufbewahrt.
       *[other] { $count } Partien werden hier aufbewahrt.
    } Davon laufen gerade: { $running }.
me-here-about = Sonst sind sie nirgends: Wer die Daten des Browsers löscht, verliert sie. In einer Datei sind sie sicher und kommen auch in einen anderen Browser.
me-here-save = Alles als Datei sichern
me-here-bring = Aus einer Datei holen …
me-here-bring-wait = Die Datei wird gelesen …
me-here-brought =
    { $count ->
        [0] Keine Partie war neu.
        [one] Eine Partie ist dazugekommen.
       *[other] { $count } Partien sind dazugekommen.
    }
me-here-known =
    { $count ->
        [one] Eine war schon da.
       *[other] { $count } waren schon da.
    }
me-here-refused =
    { $count ->
        [one] Eine Partie ließ sich nicht lesen:
       *[other] { $count } Partien ließen sich nicht lesen:
    }
me-here-delete = Alles löschen
me-here-delete-about = Alle Partien, die dieser Browser aufbewahrt, werden gelöscht, auch die laufenden, und mit ihnen dein Name, deine Einstellungen, die abgeschlossenen Lektionen und dein Stand bei den Rätseln. Was du behalten willst, sichere vorher als Datei.
me-here-delete-sure = Alles löschen, was dieser Browser aufbewahrt?
me-here-delete-done = Alles ist gelöscht: Die Halle ist wie am ersten Abend.
move-title = Hier weiterspielen
move-about = Spiele hier als die Person weiter, die diesen Link erstellt hat. Was in diesem Browser selbst gespielt wurde, bleibt bei seiner bisherigen Identität.
move-go = Als diese Person weiterspielen


## Habits, as the coach sees them

habits = Meine Gewohnheiten
habits-no-matches = Sobald du eine Partie dieses Spiels beendet hast, sucht der Trainer in deinen letzten zehn nach Gewohnheiten.
habits-none = Keine Gewohnheit sticht heraus: In diesen Partien entscheidest du etwa so wie ein starker Bot.
habits-about = Vom Trainer angesehene Partien: { $looked } von { $matches }. Er sagt nur, was kaum Zufall sein kann.
habits-thinking = Der Trainer sieht sich die anderen an: { $share } %
habits-look =
    { $count ->
        [one] Auch die andere Partie ansehen
       *[other] Auch die anderen { $count } Partien ansehen
    }
