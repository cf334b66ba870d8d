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
statistics-heroes = Helden
statistics-hero = Held
statistics-players = Spieler
statistics-players-about = Namen sind keine Konten: Wer gleich heißt, teilt sich eine Zeile.
statistics-name = Name
statistics-unlisted =
    { $count ->
        [one] Ein weiterer Name steht in der Datei unten.
       *[other] { $count } weitere Namen stehen in der Datei unten.
    }
statistics-bots = Bots
statistics-level = Stufe
statistics-pairs = Held gegen Held
statistics-pairs-about = Duelle zu zweit: wie viele der Held der Zeile gegen den Helden der Spalte gewonnen und verloren hat.
statistics-pair = { $hero } gegen { $other }: { $wins } gewonnen, { $losses } verloren
statistics-export = Die Zahlen mitnehmen
statistics-export-about = Tabellen für die Tabellenkalkulation (CSV) oder alles für Programme (JSON).
statistics-export-heroes = Helden
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
me-favourite = Lieblingsheld
me-heroes = Meine Helden
me-shared =
    { $count ->
        [one] Eine Partie haben sich mehrere an diesem Bildschirm geteilt; sie zählt hier für niemanden.
       *[other] { $count } Partien haben sich mehrere an diesem Bildschirm geteilt; sie zählen hier für niemanden.
    }
me-lessons = Meine Lektionen
me-lessons-done = { $done } von { $all } abgeschlossen
me-lessons-go = Zu den Lektionen
me-kept = Was wo gespeichert ist
me-kept-browser = Dieser Browser merkt sich deinen Namen, deine Einstellungen und die abgeschlossenen Lektionen. Davon erfährt die Halle nur deinen Namen, wenn du dich an einen Tisch setzt.
me-kept-cookie = Ein Cookie sagt der Halle, welche Plätze dir gehören. Kein Skript kann es lesen. Wenn du es in den Einstellungen des Browsers löschst, erkennen dich deine Plätze und Partien nicht mehr.
me-kept-hall = Die Halle bewahrt jede Partie mit den Namen der Spieler auf, für Wiederholungen und für die Statistik. Daran ändert sich nichts, wenn du löschst, was dieser Browser sich merkt.
me-export = Als Datei sichern
me-erase = Löschen
me-erase-sure = Alles löschen, was dieser Browser sich merkt?
me-erase-about = Dein Name, deine Einstellungen und die abgeschlossenen Lektionen werden vergessen. Plätze und Partien bleiben deine.
me-erase-no = Alles behalten
me-erased = Gelöscht: Alles ist wie am ersten Abend.
