### Hnefatafl auf Deutsch.
###
### Teile von Sätzen: $seat, $winners (Spieler: mit ihrem Namen, sonst eine Meldung „player-…“), $piece (eine Meldung „piece-…“), $from und
### $space (Felder), $why. Außerdem: $kind (attacker, defender, king), was zieht; bei Antworten $captures, wie viele Steine ein Zug schlägt,
### und $result, wie er gewinnt (escape, king, last oder none); in der Frage $side, die Seite dessen, der einen Namen hat, sonst none.
###
### Begriffe:
###   attackers, defenders Angreifer, Verteidiger (Seiten und Steine; der König gehört zu den Verteidigern); auch der Spieler ohne Namen
###   king König · piece Stein (der König ist auch einer) · board Brett · square Feld · file, rank Linie, Reihe · throne Thron
###   corner Ecke · edge Rand · move Zug, ziehen · capture schlagen · enclose in die Zange nehmen · surround umstellen
###   hostile feindlich · escape entkommen · draw Remis · position Stellung · match Partie · enemy Gegner (ein Stein)
###
### Der Spieler wird geduzt. Steine haben ihren Artikel in .acc („den Verteidiger“).


## Bausteine

list-empty = niemand
list-end = { $rest } und { $last }
quoted = „{ $name }“


## Seiten, Spieler, Steine

side-attackers = Angreifer
side-defenders = Verteidiger
player-attackers = Angreifer
player-defenders = Verteidiger
piece-attacker = Angreifer
    .acc = den Angreifer
piece-defender = Verteidiger
    .acc = den Verteidiger
piece-king = König
    .acc = den König


## Bretter

board-brandubh = Brandubh
board-tablut = Tablut
board-about-brandubh = Das kleine irische Brett mit 7 mal 7 Feldern, für eine schnelle Partie. Der König gewinnt in jeder der vier Ecken.
board-about-tablut = Das samische Brett mit 9 mal 9 Feldern, wie es Linné 1732 sah. Der König gewinnt auf jedem Feld am Rand.

sign-throne = Thron: Hier bleibt niemand mehr stehen
sign-corner = Ecke: nur für den König, hier gewinnt er
sign-edge = Rand: Hier gewinnt der König


## Fragen

question-choose_move =
    { $side ->
        [attackers] { $seat }, wähle einen Zug: Du führst die Angreifer.
        [defenders] { $seat }, wähle einen Zug: Du führst den König und seine Verteidiger.
       *[none] { $seat }, wähle einen Zug.
    }


## Antworten

option-move =
    { $kind ->
        [king] König { $from } – { $space }
       *[other] { $from } – { $space }
    }{ $result ->
        [escape] : entkommt und gewinnt
        [king] : schlägt den König und gewinnt
        [last] : schlägt die letzten Angreifer und gewinnt
       *[none] { $captures ->
            [0] {""}
            [one] , schlägt 1 Stein
           *[other] , schlägt { $captures } Steine
        }
    }


## Ereignisse

event-king_captured = { $seat } schlägt den König auf { $space }.
event-king_escaped = Der König hat { $space } erreicht: Er ist entkommen.
event-match_drawn =
    { $why ->
        [repetition] Remis: Dieselbe Stellung ist zum dritten Mal auf dem Brett.
        [quiet] Remis: zu viele Züge, ohne dass geschlagen wurde.
       *[no_moves] Remis: Wer am Zug ist, kann nicht ziehen.
    }
event-piece_captured = { $seat } schlägt { $piece_acc } auf { $space }.
event-piece_moved =
    { $kind ->
        [king] { $seat } zieht den König { $from } – { $space }.
       *[other] { $seat } zieht { $from } – { $space }.
    }
event-seat_left = { $seat } verlässt die Partie.
event-turn_began = { $seat } ist am Zug.


## Ausgänge

reason-forfeit = { $winners } gewinnt: Die andere Seite hat aufgegeben.
reason-king_captured = { $winners } gewinnt: Der König ist geschlagen.
reason-king_escaped = { $winners } gewinnt: Der König ist entkommen.
reason-no_attackers = { $winners } gewinnt: Es ist kein Angreifer mehr da.
reason-no_moves = Remis: Wer am Zug ist, kann nicht ziehen.
reason-quiet = Remis: Zu lange wurde nichts geschlagen.
reason-repetition = Remis: Dieselbe Stellung ist zum dritten Mal auf dem Brett.


## Kapitel der Regeln

chapter-H1 = Brett und Reihenfolge
chapter-H2 = Ziehen
chapter-H3 = Schlagen
chapter-H4 = Den König schlagen
chapter-H5 = Das Ende
chapter-K = Worüber die Quellen schweigen


## Regeln: warum etwas gefragt, angeboten oder abgelehnt wird

rule-H1-1 = Das Brett ist quadratisch, mit einer ungeraden Zahl von Feldern an jedem Rand. Das Feld in der Mitte ist der Thron. Felder heißen nach Linie und Reihe; a1 liegt unten links.
rule-H1-2 = Brandubh: Der König beginnt auf dem Thron, mit einem Verteidiger auf jeder Seite. Dahinter stehen acht Angreifer, je zwei in jedem Arm eines Kreuzes.
rule-H1-3 = Tablut: Der König beginnt auf dem Thron, mit je zwei Verteidigern in jeder Richtung. In der Mitte jedes Randes stehen vier Angreifer, einer davon einen Schritt weiter innen.
rule-H1-4 = Eine Seite hat die Angreifer, die andere den König und seine Verteidiger. Die Angreifer beginnen, dann wird abwechselnd mit je einem Stein gezogen. Passen darf niemand.
rule-H2-1 = Jeder Stein, auch der König, zieht entlang seiner Reihe oder Linie beliebig weit.
rule-H2-2 = Kein Stein zieht auf einen anderen oder über ihn hinweg.
rule-H2-3 = Auf dem Thron bleibt niemand stehen. Der König beginnt dort; hat er ihn einmal verlassen, kehrt er nicht zurück.
rule-H2-4 = Brandubh: In einer Ecke darf nur der König stehen bleiben.
rule-H3-1 = Jeder Stein außer dem König ist geschlagen, wenn ein Gegner neben ihn zieht und auf der Seite gegenüber schon ein anderer steht. Er verlässt das Brett endgültig.
rule-H3-2 = Wer selbst zwischen zwei Gegner zieht, ist nicht geschlagen.
rule-H3-3 = Ein Zug schlägt alles, was er in die Zange nimmt, bis zu drei Steine.
rule-H3-4 = Der König schlägt wie jeder andere Stein seiner Seite.
rule-H3-5 = Der leere Thron ist beiden Seiten feindlich: Zwischen ihm und einem Gegner wird jeder Stein außer dem König geschlagen.
rule-H3-6 = Brandubh: Eine Ecke ist beiden Seiten ebenso feindlich.
rule-H3-7 = Der Rand des Bretts ist niemandem feindlich.
rule-H3-8 = Tablut: Steht der König auf dem Thron, auf drei Seiten Angreifer und auf der vierten ein Verteidiger, dann kann dieser zwischen einem Angreifer und dem König geschlagen werden.
rule-H4-1 = Auf dem Thron schlagen ihn vier Angreifer, einer auf jeder Seite.
rule-H4-2 = Neben dem Thron schlagen ihn drei Angreifer, auf allen Seiten außer der des Throns.
rule-H4-3 = Anderswo wird er geschlagen wie jeder andere Stein, zwischen zwei Angreifern.
rule-H4-4 = Brandubh: Neben einer Ecke wird er zwischen der Ecke und einem Angreifer geschlagen.
rule-H5-1 = Brandubh: Die Verteidiger gewinnen, wenn der König eine Ecke erreicht.
rule-H5-2 = Tablut: Die Verteidiger gewinnen, wenn der König ein beliebiges Feld am Rand erreicht.
rule-H5-3 = Die Angreifer gewinnen, wenn sie den König schlagen.
rule-H5-4 = Die Partie endet remis, wenn dieselbe Stellung zum dritten Mal auf dem Brett ist und dieselbe Seite am Zug.
rule-H5-5 = Die Partie endet remis, wenn die Seite am Zug nicht ziehen kann.
rule-K1 = Auf beiden Brettern gelten die Regeln eines Autors, Damian Walker: Wer das eine gelernt hat, kann auch das andere.
rule-K2 = Über den leeren Thron darf jeder Stein ziehen.
rule-K3 = Nur der Stein, der gerade gezogen hat, schlägt, und nur, was neben ihm steht. Wer auf andere Weise zwischen zwei Gegner gerät, ist sicher, bis einer von ihnen weggeht und zurückkommt.
rule-K4 = Alles, was ein Zug in die Zange nimmt, verlässt das Brett gemeinsam, auch wenn der Zug gewinnt.
rule-K5 = Der König schlägt mit dem eigenen Zug und als der, der auf der anderen Seite wartet: mit einem Verteidiger, dem leeren Thron oder einer Ecke.
rule-K6 = Neben dem Thron schlagen zwei Angreifer den König nicht, auch nicht von gegenüberliegenden Seiten.
rule-K7 = Ein König, der dorthin zieht, wo ihn Angreifer schon umstellen, ist dadurch nicht geschlagen.
rule-K8 = Am Rand wird ein Stein nur längs des Randes geschlagen, auch der König. In einer Ecke von Tablut kann nichts geschlagen werden.
rule-K9 = Der Thron mit dem König darauf ist der König selbst: für Angreifer ein Feind, für Verteidiger ein Freund. Nur dem letzten Verteidiger neben einem belagerten Thron in Tablut hilft er nicht.
rule-K10 = Den letzten Verteidiger neben einem belagerten Thron schlägt der Angreifer, der hinter ihn zieht. Wer die dritte Seite des Throns schließt, schlägt nichts.
rule-K11 = Auf Brandubh ist der letzte Verteidiger neben einem belagerten Thron sicher.
rule-K12 = Stellungen sind gleich, wenn auf denselben Feldern gleiche Steine stehen und dieselbe Seite am Zug ist. Die allererste zählt mit.
rule-K13 = Beim dritten Mal ist die Partie von selbst remis; niemand muss es verlangen.
rule-K14 = Die Partie endet remis nach 100 Zügen beider Seiten, ohne dass geschlagen wurde, auf Brandubh und nach 150 auf Tablut.
rule-K15 = Wer mit einem Zug gewinnt, hat gewonnen, was er sonst auch bringt. Von mehreren Gründen für ein Remis gilt zuerst die Wiederholung, dann zu viele Züge ohne Schlagen, dann kein möglicher Zug.
rule-K16 = Ist der letzte Angreifer geschlagen, gewinnen die Verteidiger.
rule-K17 = Wer die Partie verlässt, verliert sie.
rule-K18 = Auf ein Remis kann man sich nicht einigen. Wollen es beide, wiederholen sie ihre Züge.
rule-K19 = Wer den König mit allen Verteidigern eingeschlossen hat, hat noch nicht gewonnen: Der König muss geschlagen werden.
rule-K20 = Niemand muss ansagen, dass der König einen Weg hat: Alle sehen dasselbe Brett.
rule-K21 = Die Felder, auf denen Angreifer beginnen, sind Felder wie alle: Jeder darf über sie ziehen und dort stehen bleiben.
