### Lessons of hnefatafl in German: Lektionen auf Deutsch, was der Gastgeber sagt.
###
### Die Kennung einer Lektion ist ihr Spiel und ihr Name, .about steht in der Liste; die eines Schritts ist die der Lektion und seine eigene,
### .otherwise ist die Antwort auf alles, was nicht weiterführt. Die Rufe raichi und tuichu hat Linné aufgeschrieben.


## Die ersten Züge

hnefatafl-first-turn = Deine ersten Züge
    .about = Wie Steine ziehen, wie man sie schlägt und wann nicht.
hnefatafl-first-turn-welcome = Die Belagerung beginnt! Mitten auf dem Brett, auf dem Thron, steht der König mit seinen vier Verteidigern. Ringsum warten acht Angreifer. Sie gehören dir, und die Angreifer beginnen.
hnefatafl-first-turn-goal = Der König will eine der vier Ecken erreichen. Du gewinnst, wenn du ihn vorher schlägst. Hier ist nichts verborgen, und nichts hängt vom Zufall ab.
hnefatafl-first-turn-move = Jeder Stein zieht gerade auf seiner Reihe oder Linie, so weit er mag, aber über niemanden hinweg. In einer Ecke steht nur der König, also halte daneben Wache. Ziehe von d6 nach f6.
    .otherwise = Möglich wäre das, aber gehen wir gemeinsam: von d6 nach f6.
hnefatafl-first-turn-capture = Ein Verteidiger ist nach b3 gekommen, direkt neben deinen Angreifer auf b4. Ein Stein ist geschlagen, wenn auf zwei gegenüberliegenden Seiten Gegner stehen. Schließe die Zange: von d2 nach b2.
    .otherwise = Lass ihn nicht entwischen. Ziehe von d2 nach b2.
hnefatafl-first-turn-between = Geschlagen, und das endgültig! Inzwischen ist ein anderer Verteidiger zwischen deine Angreifer auf f4 und f6 gezogen. Das ist ungefährlich: Nur wer zieht, schlägt.
hnefatafl-first-turn-close = Sieh lieber auf den Thron: Von oben bewacht ihn niemand mehr. Ziehe von d7 nach d5, direkt neben den König.
    .otherwise = Der König ist wichtiger. Ziehe von d7 nach d5.
hnefatafl-first-turn-end = Auf dem Thron schlagen vier Angreifer den König, einer auf jeder Seite. Behalte die Ecken im Auge, zieh den Ring enger und schlage, was im Weg steht. Viel Glück!


## Jagd auf den König

hnefatafl-king = Jagd auf den König
    .about = Wie viele Angreifer es braucht, um den König zu schlagen, und wo.
hnefatafl-king-welcome = Die Jagd beginnt! Auf dem Thron braucht es vier Angreifer, um den König zu schlagen, direkt daneben drei und anderswo zwei, wie bei jedem Stein. Gerade hat er den Thron verlassen und steht daneben.
hnefatafl-king-close = Ein Angreifer ist schon bei ihm, auf c5. Bring einen zweiten auf die andere Seite: von e1 nach e5.
    .otherwise = Direkt auf ihn zu: Ziehe von e1 nach e5.
hnefatafl-king-ran = Zwei haben nicht gereicht: Neben dem Thron braucht es drei. Nun ist er hinauf nach d7 gelaufen, und von dort ist der Weg in die Ecke a7 frei!
hnefatafl-king-edge = Aber jetzt ist er weit weg vom Thron, und zwei reichen. Am Rand müssen sie längs des Randes stehen. Einer ist schon auf e7: Ziehe von c5 nach c7.
    .otherwise = Dann entkäme er nach a7. Ziehe von c5 nach c7.
hnefatafl-king-won = Zwischen c7 und e7 gab es keinen Ausweg: Der König ist geschlagen, und du hast gewonnen.
hnefatafl-king-end = Noch etwas: Neben einer Ecke reicht ein einziger Angreifer. Eine leere Ecke ist allen feindlich, sogar dem König, der sich so nach ihr sehnt.


## Zwei Wege

hnefatafl-two-ways = Zwei Wege
    .about = Eine Aufgabe für den König: Gewinne in zwei Zügen.
hnefatafl-two-ways-welcome = Diesmal führst du den König und seine Verteidiger und bist am Zug. Es sieht schlecht aus, aber du kannst in zwei Zügen gewinnen! Lass dir Zeit und sieh dir das Brett an, bevor du weiterliest.
hnefatafl-two-ways-one = Auf d1 sähe der König die Ecke g1, aber keine andere: Links steht ein Angreifer auf c1. Raichi! riefen die Spieler früher: Ein Weg ist frei. Aber ein Weg ist schnell geschlossen.
hnefatafl-two-ways-two = Du brauchst zwei Wege zugleich: tuichu! Von welchem Feld sieht der König zwei Ecken, ohne dass jemand dazwischensteht? Ziehe ihn dorthin.
    .otherwise = Von dort sieht er keine zwei freien Ecken. Schau am rechten Rand entlang: g3!
hnefatafl-two-ways-out = Den Weg nach oben haben die Angreifer geschlossen. Aber sie haben immer nur einen Zug, und der Weg nach unten ist frei: auf nach g1!
    .otherwise = Warte nicht, bis auch dieser Weg zu ist. Auf nach g1!
hnefatafl-two-ways-end = Der König ist frei, die Partie gewonnen! Wer zweierlei zugleich droht, ist kaum aufzuhalten. Sorge als Angreifer rechtzeitig dafür, dass es nie so weit kommt.


## Tablut

hnefatafl-edge = Der lange Rand von Tablut
    .about = Auf dem größeren Brett gewinnt der König überall am Rand, und sein letzter Verteidiger ist in Gefahr.
hnefatafl-edge-welcome = Das ist Tablut, das größere Brett. Hier gewinnt der König auf jedem Feld am Rand, und Ecken sind Felder wie alle anderen. Du führst die Angreifer; der König ist noch auf dem Thron.
hnefatafl-edge-block = Raichi! Links steht niemand zwischen dem König und dem Rand. Schließe diesen Weg und belagere zugleich den Thron: Ziehe von d9 nach d5.
    .otherwise = Dann wäre er mit dem nächsten Zug am Rand. Ziehe von d9 nach d5.
hnefatafl-edge-siege = Jetzt stehen auf drei Seiten des Throns Angreifer und auf der vierten der letzte Verteidiger. Aber Vorsicht: Der andere ist nach h4 gekommen. Von g4 aus könnte er deinen Angreifer auf f4 schlagen.
hnefatafl-edge-last = Sei schneller! In Tablut lässt sich der letzte Verteidiger neben einem belagerten Thron gegen den eigenen König schlagen. Ziehe hinter ihn: von e1 nach e3.
    .otherwise = Erst muss der letzte Verteidiger weg. Ziehe von e1 nach e3.
hnefatafl-edge-beside = Der König hat den Thron verlassen und darf nie mehr zurück. Daneben schlagen ihn drei Angreifer. Zwei sind schon da, auf e3 und f4. Ziehe von c4 nach d4.
    .otherwise = Lass ihn nicht gehen. Ziehe von c4 nach d4.
hnefatafl-edge-end = Geschlagen, du hast gewonnen! Wäre der König auf dem Thron geblieben, hätte der Zug von e3 nach e4 dessen vierte Seite geschlossen. Achte auf diesem Brett vom ersten Zug an auf alle Ränder.
