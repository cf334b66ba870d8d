### Was die Berichte des Labors über jedes Spiel sagen, auf Deutsch.
###
### Namen ($name, $other, $card, $table) kommen fertig im Nominativ, Zahlen mit ihren Zeichen. $share liegt zwischen $low und $high.
### Ein Unterschied sind so und so viele Siege auf 100 Partien ($wins, aus der Nachricht dieses Namens); auch seine Grenzen sind Siege.


## Die Seite

language = Deutsch
choose-language = Sprache
choose-theme = Hell oder dunkel
theme-auto = Wie das System
theme-light = Hell
theme-dark = Dunkel
percent = { $number } %
wins =
    { $count ->
        [one] { $count } Sieg
       *[other] { $count } Siege
    }
wins-more =
    { $count ->
        [one] { $count } Sieg mehr
       *[other] { $count } Siege mehr
    }
wins-less =
    { $count ->
        [one] { $count } Sieg weniger
       *[other] { $count } Siege weniger
    }
name-share = { $name } ({ $share })
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
title = { $study }: der Bericht
reading = Wie die Zahlen zu lesen sind
intro-matches = Dieser Bericht beruht auf { $matches } Partien zwischen Bots, denselben, gegen die hier Menschen spielen.
intro-level = Wo nichts anderes steht, geht es um Partien der stärksten Bots der Studie: { $level }.
intro-intervals = Neben jeder Zahl steht ihr Intervall: In 95 von 100 Fällen liegt der wahre Wert darin. Die Balken zeigen dasselbe; der feine Strich darin ist, was gerecht wäre.
intro-many = Hier stehen { $count } solche Intervalle. Etwa { $missed } davon verfehlen die Wahrheit aus reinem Zufall. Die Sätze nennen deshalb nur, was auch bei so vielen Vergleichen noch sicher ist.
intro-sort = Ein Klick auf den Kopf einer Spalte sortiert die Tabelle.
footer = Mit meadhall gemacht. Diese Seite holt nichts aus dem Netz und merkt sich nichts über dich.
head-matches = Partien
head-share = Siege, %
head-change = Unterschied, Siege auf 100
head-treatment = Änderung


## Das Urteil

verdict-title = Das Urteil
verdict-strong = Zu stark: { $names }.
verdict-weak = Zu schwach: { $names }.
verdict-fair = Ausgewogen: { $names }.
verdict-open = Noch offen: { $names }.
verdict-about = Ausgewogen ist, wer sicher zwischen 45 und 55 % gewinnt. Zu stark oder zu schwach ist, wer sicher mehr oder weniger als die Hälfte gewinnt und nicht so nahe daran liegt. All das gilt, egal, wie oft jemand währenddessen in die Studie geschaut hat und wie viele beurteilt werden: Es verlangt mehr als ein Intervall, das neben 50 liegt. Was noch offen ist, braucht mehr Partien.
verdict-table = Urteil und Wertung
head-verdict = Urteil
word-strong = zu stark
word-weak = zu schwach
word-fair = ausgewogen
word-open = offen
head-rating = Wertung
head-mixture = Beste Wahl, %
rating-about = Die Wertung ist wie beim Schach (Bradley–Terry): 0 ist der Durchschnitt, und 100 Punkte mehr bedeuten 64 Siege von 100. „Beste Wahl“ sagt, wie oft ein perfekter Spieler jeden nähme, wenn der Gegner genauso klug wählt (Nash-Gleichgewicht): Wer da 0 hat, lohnt sich nie.
rating-title = Wertungen
rating-chart = Der Durchschnitt ist 0; weiter rechts ist stärker.


## Wer gegen wen

pairs-title = Wer wen schlägt
pairs-even = Keine Paarung ist sicher ungleich.
pairs-uneven =
    { $count ->
        [one] Von { $pairs } Paarungen ist eine sicher ungleich:
       *[other] Von { $pairs } Paarungen sind { $count } sicher ungleich, die deutlichsten zuerst:
    }
pairs-line = { $name } gegen { $other }: { $share } ({ $low } bis { $high }).
pairs-about = Die Zeile gegen die Spalte: Siege der Zeile in %, darunter das Intervall. Orange: Die Zeile gewinnt öfter. Blau: seltener.
pairs-table = Siege der Zeile gegen die Spalte, %



## Von welchem Platz

seats-title = Wer beginnt
first-more = Wer beginnt, ist im Vorteil: { $share } Siege ({ $low } bis { $high }), gerecht wären { $fair }.
first-less = Wer beginnt, ist im Nachteil: { $share } Siege ({ $low } bis { $high }), gerecht wären { $fair }.
first-fair = Der erste Zug macht keinen sicheren Unterschied: Wer beginnt, gewinnt { $share } ({ $low } bis { $high }), gerecht wären { $fair }.
seats-table = Mit dem ersten Zug und ohne ihn
head-first = Siege, wer beginnt, %
head-second = Siege, wer nachzieht, %
head-edge = Unterschied, Siege auf 100
head-fair = Gerecht, %
head-more = Über gerecht, Siege auf 100


## Karten

cards-title = Welche Karten es machen
cards-no-blanks = In dieser Studie wurden keine Karten durch leere ersetzt. Zu sehen ist also nur, was mit einer Karte einherging, nicht, was sie bewirkt hat.
cards-sure =
    { $count ->
        [0] Von { $cards } Karten, die durch eine leere ersetzt wurden, macht keine sicher einen Unterschied.
        [one] Von { $cards } Karten, die durch eine leere ersetzt wurden, macht eine sicher einen Unterschied:
       *[other] Von { $cards } Karten, die durch eine leere ersetzt wurden, machen { $count } sicher einen Unterschied, die wichtigsten zuerst:
    }
cards-helps = „{ $card }“ ({ $name }) bringt { $wins } auf 100 Partien ({ $low } bis { $high }).
cards-hurts = „{ $card }“ ({ $name }) kostet { $wins } auf 100 Partien ({ $low } bis { $high }): Eine leere Karte wäre besser.
cards-blank-about = Eine leere Karte hat Wert und Boost der Karte, die sie ersetzt, und sonst nichts. Dieselben Partien wurden mit ihr noch einmal gespielt, mit denselben Decks und demselben Glück: Der Unterschied ist das, was der Text der Karte bewirkt.
cards-chart = Was Karten wert sind
cards-chart-about =
    { $count ->
        [one] Wie viele Siege mehr auf 100 Partien eine Karte bringt als eine leere; rechts von 0 hilft sie.
       *[other] Wie viele Siege mehr auf 100 Partien jede von { $count } Karten bringt als eine leere; rechts von 0 hilft sie.
    }
cards-about = Im Folgenden steht, was mit einer Karte einherging, nicht, was sie bewirkt hat: In langen Partien werden mehr Karten gezogen, und gute Karten hebt man sich für gute Momente auf.
cards-table = Alle Karten
cards-of = Karten: { $name }
head-card = Karte
head-effect = Wert, Siege auf 100
head-dead = Am Ende auf der Hand, %


## Änderungen

smallest-title = Die kleinste Änderung
smallest-now = { $name } jetzt: { $share } Siege ({ $low } bis { $high }).
smallest-found = Die kleinste Änderung, die frische Partien bestätigen: { $change }. Dann wären es { $share } ({ $low } bis { $high }).
smallest-fair = Das ist ausgewogen: Nichts muss sich ändern.
smallest-open = Das beweist noch nichts: Ob sich etwas ändern muss, zeigen erst mehr Partien.
smallest-nothing = Es fand sich keine kleine Änderung, die frische Partien bestätigen.
smallest-about = Jeder Vorschlag wurde noch einmal in frischen Partien gespielt, die die Suche nicht gesehen hatte.
head-result = Was frische Partien sagen
result-fair = ausgewogen
result-even = hilft, die Hälfte ist möglich
result-unproven = offen
result-refuted = nicht ausgewogen
smallest-table = Vorschläge, jeder durch Partien geprüft: { $name }
changes-title = Andere Zahlen
changes-line = { $name } mit einer anderen Zahl ({ $change }): { $more } auf 100 Partien ({ $low } bis { $high }).
changes-none = Keine der ausprobierten Änderungen macht sicher einen Unterschied.
changes-about = Dieselben Partien wurden mit der Änderung noch einmal gespielt, mit demselben Glück.
changes-table = Ausprobierte Änderungen
changes-for-all = Diese Änderungen gelten für alle am Tisch, also gewinnt niemand durch sie. Was sich ändert, ist der Verlauf der Partien: um so viel, neben denselben Partien ohne die Änderung.
changes-felt = Wie sich Partien ändern
compare-title = Vorher und nachher
compare-what = Vorher: { $before }. Nachher: { $after }. Beide haben dieselben Partien mit demselben Glück gespielt.
compare-change = Wie es ist, und mit einer Änderung: { $change }. Beide haben dieselben Partien mit demselben Glück gespielt.
compare-parts = Im Einzelnen
head-where = Gegen wen, wo, welche Bots
compare-line = { $name }: { $more } auf 100 Partien als vorher ({ $low } bis { $high }).
compare-same = Niemand gewinnt sicher mehr oder weniger als vorher.
compare-table = Vorher und nachher, in denselben Partien
head-before = Vorher, %
head-after = Nachher, %


## Können

skill-title = Wem Nachdenken hilft
skill-gains = { $name } gewinnt durch Nachdenken: mit den Bots „{ $high_level }“ { $more } auf 100 Partien als mit „{ $low_level }“ ({ $low } bis { $high }).
skill-loses = { $name } verliert durch Nachdenken: mit den Bots „{ $high_level }“ { $more } auf 100 Partien als mit „{ $low_level }“ ({ $low } bis { $high }).
skill-alike = Niemand gewinnt mit den Bots „{ $high_level }“ sicher mehr oder weniger als mit „{ $low_level }“.
skill-about = In jeder Partie haben beide Seiten gleich starke Bots. Wer umso öfter gewinnt, je stärker die Bots sind, belohnt Können.
skill-table = Siege nach Stärke der Bots, %
head-level = { $level }, %
head-gain = Von den ersten zu den letzten, Siege auf 100
restricted-title = Mit einer Hand auf dem Rücken
restricted-warning = Spielen unsere Bots das schlecht? Wo ein Bot öfter gewinnt, wenn er etwas nicht darf, sagen die Zahlen mehr über die Bots als über das, womit sie spielen:
restricted-line = { $name } { $way }, Bots „{ $level }“: { $more } auf 100 Partien ({ $low } bis { $high }).
restricted-little = Kein Verbot kostet sicher etwas.
restricted-about = Eine Seite spielt dieselben Partien noch einmal, tut aber etwas nie oder immer. Was sie das kostet, ist der Wert der Wahl.
restricted-table = Verbote und was sie kosten
head-way = Wie
head-bots = Bots


## Verlauf

feel-title = Wie Partien verlaufen
feel-length = Eine Partie hat im Schnitt { $turns } Züge; vier von fünf haben { $low } bis { $high }. Das sind { $answers } Entscheidungen.
feel-leads = Die Führung wechselt { $number }-mal je Partie.
feel-dead = Am Ende bleiben { $number } Karten auf einer Hand.
feel-levels = Wie Partien verlaufen, nach Stärke der Bots
head-turns = Züge
head-answers = Entscheidungen
head-leads = Führungswechsel
head-comebacks = Aufholjagden, %
head-nobody = Niemand gewinnt, %
ends-table = Wie Partien enden
head-end = Ende
head-often = Wie oft, %
end-unfinished = nicht zu Ende gespielt
end-forfeit = aufgegeben
end-endless = ohne Entscheidung geendet
counters-table = Was in einer Partie getan wird, im Schnitt
