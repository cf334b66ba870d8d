### Lessons in German: Lektionen auf Deutsch, was der Gastgeber sagt.
###
### Die Kennung einer Lektion ist ihr Spiel und ihr Name, .about steht in der Liste; die eines Schritts ist die der Lektion und seine eigene,
### .otherwise ist die Antwort auf alles, was nicht weiterführt. Namen von Karten, Kämpfern und Zeitpunkten kommen aus den Wörtern des Spiels.


## Duell: der erste Zug

duel-first-turn = Dein erster Zug
    .about = Zum Gegner gehen, zuschlagen und einen Schlag abwehren: Daraus besteht ein Zug.
duel-first-turn-welcome = Willkommen in der Halle! Du bist { hero-bigfoot }, und der { fighter-jackalope } ist dein Sidekick. Gegen dich stehen { hero-achilles } und { fighter-patroclus }. Wer den gegnerischen Helden auf 0 Lebenspunkte bringt, gewinnt.
duel-first-turn-actions = Ein Zug hat genau 2 Aktionen: Manöver, Planung oder Angriff. Deine Kämpfer treffen nur, wer neben ihnen steht, und { hero-achilles } ist zu weit weg. Beginne also mit einem Manöver.
    .otherwise = Eine gute Karte, aber sie kann warten. Beginne mit dem Manöver.
duel-first-turn-boost = Ein Manöver beginnt immer mit einer Karte vom Deck: „{ card-bigfoot-skirmish }“. Jetzt könntest du eine Karte abwerfen, um ihren BOOST-Wert weiter zu gehen. { hero-bigfoot } hat 3 Schritte, das genügt: Wirf nichts ab.
    .otherwise = Behalte deine Karten, 3 Schritte genügen. Wirf nichts ab.
duel-first-turn-move = Die Kämpfer gehen nacheinander, entlang der Linien und nie durch Gegner hindurch. Bewege { hero-bigfoot } 2 Schritte weit auf das freie Feld neben { hero-achilles } (S31).
    .otherwise = Bewege { hero-bigfoot } selbst auf das freie Feld neben { hero-achilles } (S31): Er schlägt am härtesten zu.
duel-first-turn-stay = { fighter-jackalope.nom } darf auch gehen, bis zu 3 Felder weit, und 0 ist erlaubt. Lass ihn stehen und beende das Manöver.
    .otherwise = Halte { fighter-jackalope.acc } aus diesem Kampf heraus. Beende das Manöver.
duel-first-turn-attack = Du hast noch 1 Aktion, und { hero-bigfoot } steht neben { hero-achilles }. Greif an!
    .otherwise = Jetzt ist der Moment: Greif { hero-achilles } mit { hero-bigfoot } an.
duel-first-turn-card = Spiele verdeckt eine Angriffskarte. { hero-achilles } darf sich mit einer Karte verteidigen, und beide werden gleichzeitig aufgedeckt. Deine stärkste ist „{ card-bigfoot-larger-than-life }“ mit dem Wert 6.
    .otherwise = Die trifft weniger hart. Spiele „{ card-bigfoot-larger-than-life }“.
duel-first-turn-blow = Angriff 6 gegen „{ card-achilles-skirmish }“ mit 4: Was übrig bleibt, ist Schaden. { hero-achilles } verliert 2 Lebenspunkte und hat noch 16. Du hast diesen Kampf gewonnen. Deine Aktionen sind verbraucht, jetzt ist er am Zug.
duel-first-turn-defend = { hero-achilles } schlägt zurück, und noch siehst du seine Karte nicht. Verteidige dich mit „{ card-bigfoot-its-just-your-imagination }“: Sie hat den Wert 3 und hebt die Effekte der gegnerischen Karte auf.
    .otherwise = Es gibt eine bessere Antwort. Verteidige dich mit „{ card-bigfoot-its-just-your-imagination }“.
duel-first-turn-end = Auch „{ card-achilles-wily-fighting }“ hatte den Wert 3: kein Schaden. Der Effekt der Karte hätte dich trotzdem getroffen, aber deiner kam früher, { timing-immediately }, und hat ihn aufgehoben. Du hast als Verteidiger gewonnen, und nun kennst du den Zug!


## Duell: X1

duel-defender-first = Wer kommt zuerst?
    .about = Ein ganzer Kampf, Moment für Moment, und warum der Effekt des Verteidigers zuerst kommt.
duel-defender-first-welcome = Du bist { hero-beowulf } mit 1 Wut; jeder Schaden gibt dir 1 dazu, höchstens bis 3. Der Korb von { hero-little-red-riding-hood } ist die oberste Karte des Abwurfstapels. Darin liegt das { item-knife }, also wirken die Effekte mit { item-knife }.
duel-defender-first-attack = Das Ziel steht direkt neben dir. Greif { hero-little-red-riding-hood } mit { hero-beowulf } an.
    .otherwise = Du musst nirgendwohin gehen. Greif { hero-little-red-riding-hood } mit { hero-beowulf } an.
duel-defender-first-card = „{ card-beowulf-the-equal-of-grendel }“ taugt nur zur Verteidigung, und „{ card-beowulf-the-ancient-heirloom }“ braucht 2 Wut, um stark zu sein. „{ card-beowulf-epic-poem }“ hat den Wert 2 und wächst mit deiner Wut: Spiele diese Karte.
    .otherwise = Dafür hast du zu wenig Wut. Spiele „{ card-beowulf-epic-poem }“.
duel-defender-first-immediately = { hero-little-red-riding-hood } verteidigt sich mit „{ card-little-red-riding-hood-stones-in-the-belly }“, Wert 2. Zuerst kommt, was { timing-immediately } geschieht: „{ card-beowulf-epic-poem }“ gibt dir 1 Wut, jetzt hast du 2.
duel-defender-first-defender = Beide Karten wirken { timing-during_combat }, und die des Verteidigers zuerst. Mit dem { item-knife } im Korb kostet sie dich eine zufällige Karte: „{ card-beowulf-the-ancient-heirloom }“. Deren BOOST-Wert 1 kommt zur 2 dazu, macht 3.
duel-defender-first-attacker = Erst jetzt kommt dein eigener Effekt: „{ card-beowulf-epic-poem }“ addiert deine 2 Wut zum Wert 2, und dein Angriff ist 4. Die Wut behältst du.
duel-defender-first-end = Angriff 4, Verteidigung 3: { hero-little-red-riding-hood } erleidet 1 Schaden und hat noch 13 Lebenspunkte. Der Angriff selbst hat Schaden zugefügt, also hast du den Kampf gewonnen. Beide Karten kommen auf die Abwurfstapel.


## Duell: X2

duel-two-wounds = Eine Karte, zwei Wunden
    .about = Der Schaden eines Angriffs und der eines Effekts sind zweierlei, und die Wut zählt beide.
duel-two-wounds-welcome = Du bist { hero-little-red-riding-hood }. Dein Korb ist die oberste Karte deines Abwurfstapels, „{ card-little-red-riding-hood-the-wolfs-skin }“, und ihr Symbol ist das { item-knife }. Deshalb wirken bei dir jetzt die Effekte, die das { item-knife } nennen.
duel-two-wounds-attack = { hero-beowulf } steht neben dir und hat noch keine Wut. Greif ihn mit { hero-little-red-riding-hood } an.
    .otherwise = Du musst nirgendwohin gehen. Greif { hero-beowulf } an.
duel-two-wounds-card = „{ card-little-red-riding-hood-once-upon-a-time }“ hat den Wert 2, und { timing-after_combat } fügt die Karte mit dem { item-knife } im Korb noch 3 Schaden zu. Spiele sie.
    .otherwise = Spiele „{ card-little-red-riding-hood-once-upon-a-time }“.
duel-two-wounds-first = { hero-beowulf } hat keine Karte gespielt, das muss auch niemand. Also kamen alle 2 Schaden durch, von 17 auf 15 Lebenspunkte. Mit jedem Schaden erhält er 1 Wut, jetzt hat er 1.
duel-two-wounds-second = Dann, { timing-after_combat }, das { item-knife }: noch 3 Schaden, es bleiben 12 Lebenspunkte. Das war ein eigener Schaden, also erhält er noch 1 Wut und hat nun 2.
duel-two-wounds-end = „{ card-little-red-riding-hood-once-upon-a-time }“ liegt jetzt oben auf deinem Stapel, und im Korb ist ihr Symbol: { item-wolfsbane }. Während du sie spieltest, zählte sie noch nicht. So entscheidet jede Karte, was die nächste kann.


## Duell: X3

duel-closed-door = Hinter geschlossener Tür
    .about = Was eine Tür abhält, wen sie schützt und wie man sie öffnet.
duel-closed-door-welcome = Du bist { hero-little-red-riding-hood }. { hero-beowulf } steht ganz nah, aber die { door-heorot-west } zwischen euch ist geschlossen, und die Linien durch sie gibt es dann nicht. { fighter-wiglaf } steht auf deiner Seite.
duel-closed-door-attack = Durch eine geschlossene Tür greift niemand an. { hero-beowulf } ist für dich nicht zu erreichen, auch für { fighter-huntsman.acc } nicht, der sonst jeden Gegner in seiner Zone trifft. Sieh dir deine Aktionen an: Nur { fighter-wiglaf } kannst du angreifen.
duel-closed-door-scheme = In deinem Korb liegt das { item-knife }. Damit fügt „{ card-little-red-riding-hood-never-leave-the-path }“ jedem Gegner in deinen Zonen 2 Schaden zu. Spiele diese Planung.
    .otherwise = Sieh erst, wie weit die Planung reicht: Spiele „{ card-little-red-riding-hood-never-leave-the-path }“.
duel-closed-door-zone = { fighter-wiglaf } hat 2 Lebenspunkte verloren, { hero-beowulf } keinen: Er hat immer noch 17. Ihr steht auf denselben Farben, aber der kürzeste Weg führt durch die geschlossene Tür, und dort trennt sie die Zone.
duel-closed-door-manoeuvre = Eine Tür öffnet man bei einem Manöver und bei keiner anderen Aktion. Deine zweite Aktion: das Manöver.
    .otherwise = { fighter-wiglaf } kann warten. Wähle das Manöver.
duel-closed-door-boost = Deine Karte hast du gezogen. Eine Tür zu öffnen kostet 1 Schritt, und du hast 2. Einen Boost brauchst du nicht: Wirf nichts ab.
    .otherwise = Du hast genug Schritte. Wirf nichts ab.
duel-closed-door-open = { hero-little-red-riding-hood } steht direkt an der Tür. Öffne { door-heorot-west.acc } für 1 Schritt.
    .otherwise = Geh jetzt nicht weg. Öffne mit { hero-little-red-riding-hood } { door-heorot-west.acc }.
duel-closed-door-done = Die Tür ist offen. Schließen könntest du sie umsonst, so oft du willst. Lass sie offen und beende das Manöver.
    .otherwise = Bleib stehen, lass die Tür offen und beende das Manöver.
duel-closed-door-end = Jetzt steht { hero-beowulf } neben dir, und die Zone ist wieder eins: In deinem nächsten Zug könntest du ihn angreifen. Aber er ist vorher dran. Eine Tür hilft dem, der sie rechtzeitig schließt!


## Duell: X4

duel-retreat = Ein Ausweg
    .about = Eine Planung für gute Karten, ein Boost für schnelle Beine: zwei Aktionen, die einen König retten.
duel-retreat-welcome = Du bist { hero-king-arthur }. { hero-medusa } und ihre Harpyien stehen auf drei Seiten, und durch Gegner kommt man nicht hindurch. Auf der vierten steht { fighter-merlin }, ein Freund: Durch ihn darfst du gehen.
duel-retreat-scheme = „{ card-king-arthur-prophecy }“ ist eine Planung, und nur { fighter-merlin } darf sie spielen: die obersten 4 Karten ansehen, 2 nehmen, 2 zurücklegen. Lass ihn das tun.
    .otherwise = Noch hast du nichts für einen Boost. Lass { fighter-merlin } erst „{ card-king-arthur-prophecy }“ spielen.
duel-retreat-first = Das sind die obersten 4 Karten. Für einen weiten Weg brauchst du einen hohen BOOST-Wert, und „{ card-king-arthur-noble-sacrifice }“ hat 3. Nimm diese Karte.
    .otherwise = Eine gute Karte, aber ihr Boost ist zu klein. Nimm „{ card-king-arthur-noble-sacrifice }“.
duel-retreat-second = Nimm noch eine: „{ card-king-arthur-the-holy-grail }“. Hast du nach einem Kampf mit dieser Karte höchstens 4 Lebenspunkte, steigen sie auf 8.
    .otherwise = Die läuft dir nicht weg. Nimm „{ card-king-arthur-the-holy-grail }“.
duel-retreat-order = Die anderen 2 kommen zurück aufs Deck, in welcher Reihenfolge du willst. Du wirst gleich ziehen, also lege „{ card-king-arthur-regroup }“ nach oben.
    .otherwise = Dann würdest du „{ card-king-arthur-feint }“ ziehen. Lege „{ card-king-arthur-regroup }“ nach oben.
duel-retreat-manoeuvre = „{ card-king-arthur-prophecy }“ hat gewirkt und liegt auf dem Abwurfstapel. Nun deine zweite Aktion: das Manöver.
    .otherwise = Wähle das Manöver.
duel-retreat-boost = Du hast „{ card-king-arthur-regroup }“ gezogen. { hero-king-arthur } hat 2 Schritte. Wirf „{ card-king-arthur-noble-sacrifice }“ als Boost ab, und es werden 5. Sonst bewirkt die Karte dann nichts.
    .otherwise = Das reicht nicht. Wirf „{ card-king-arthur-noble-sacrifice }“ mit dem BOOST-Wert 3 ab.
duel-retreat-walk = Bewege { hero-king-arthur } 4 Schritte weit, durch { fighter-merlin } hindurch, nach links oben (M07). Du musst nicht alle 5 nutzen.
    .otherwise = Bewege { hero-king-arthur } nach links oben (M07), 4 Schritte weit.
duel-retreat-stay = { fighter-merlin } darf auch gehen, soll aber zwischen dir und den Gegnern bleiben. Beende das Manöver.
    .otherwise = Lass { fighter-merlin }, wo er ist, und beende das Manöver.
duel-retreat-end = { hero-king-arthur } ist aus der Umzingelung heraus: Niemand steht mehr neben ihm. Der Preis war „{ card-king-arthur-noble-sacrifice }“, jetzt offen auf deinem Abwurfstapel. Boosts sind teuer, also überlege gut, was du hergibst.


## Duell: X5

duel-bitten = Der gebissene Beißer
    .about = Effekte sind Pflicht, auch gegen die eigenen Leute. Sieh, wohin das führen kann.
duel-bitten-welcome = Du bist { hero-alice }, und der { fighter-jabberwock } ist dein Sidekick. Beide treffen nur, wer neben ihnen steht, und neben { hero-king-arthur } steht noch niemand. Also musst du erst einmal hinkommen.
duel-bitten-manoeuvre = Deine erste Aktion: das Manöver. Es beginnt mit einer Karte, ob du willst oder nicht.
    .otherwise = Wähle das Manöver.
duel-bitten-boost = { fighter-jabberwock.nom } braucht 2 Schritte bis zu { hero-king-arthur } und hat 2. Wirf nichts ab.
    .otherwise = Du hast genug Schritte. Wirf nichts ab.
duel-bitten-walk = Bewege { fighter-jabberwock.acc } auf das freie Feld neben { hero-king-arthur } (M10).
    .otherwise = So kommt niemand zu { hero-king-arthur }. Bewege { fighter-jabberwock.acc } auf das freie Feld neben ihm (M10).
duel-bitten-stay = { hero-alice } bleibt, wo sie ist. Beende das Manöver.
    .otherwise = { hero-alice } hält sich heraus. Beende das Manöver.
duel-bitten-attack = Deine zweite Aktion: Greif { hero-king-arthur } mit { fighter-jabberwock.dat } an. { hero-alice } steht nicht neben ihm und kann es nicht.
    .otherwise = Greif { hero-king-arthur } mit { fighter-jabberwock.dat } an.
duel-bitten-card = Die anderen Angriffskarten darf nur { hero-alice } selbst nutzen. Für { fighter-jabberwock.acc } gibt es „{ card-alice-jaws-that-bite }“: Wert 4, und { timing-after_combat } erleidet ein Kämpfer neben ihm 2 Schaden. Spiele sie.
    .otherwise = Spiele „{ card-alice-jaws-that-bite }“.
duel-bitten-combat = { hero-king-arthur } hat „{ card-king-arthur-skirmish }“ gespielt. Angriff 4, Verteidigung 4: kein Schaden. Fügt der Angriff selbst keinen Schaden zu, hat der Verteidiger gewonnen, hier also { hero-king-arthur }.
duel-bitten-first = Beide Karten wirken { timing-after_combat }, die des Verteidigers zuerst. Mit „{ card-king-arthur-skirmish }“ darf der Sieger einen der beiden bewegen: Er hat { fighter-jabberwock.acc } 2 Schritte weit weggeführt, direkt neben { hero-alice }.
duel-bitten-end = Nun müssen „{ card-alice-jaws-that-bite }“ zubeißen: Von „darfst“ steht da nichts. Neben { fighter-jabberwock.dat } steht nur { hero-alice }, also erleidet sie die 2 Schaden und hat noch 11 Lebenspunkte. { hero-king-arthur } hat noch alle seine 18.


## Duell: X6

duel-led-away = Niemand mehr da
    .about = Du wirst angegriffen: Gewinne als Verteidiger und führe den Angreifer weg, bevor sein Effekt kommt.
duel-led-away-welcome = Du bist { hero-bigfoot }, und { hero-robin-hood } ist am Zug. Er selbst teilt keine Zone mit dir und kann nicht schießen. Aber ein { fighter-outlaw } steht direkt neben dir, und gleich greift er an.
duel-led-away-defend = Die gegnerische Karte siehst du nicht. „{ card-bigfoot-larger-than-life }“ taugt nur zum Angriff, aber „{ card-bigfoot-skirmish }“ ist vielseitig und verteidigt auch, mit 4. Spiele diese Karte.
    .otherwise = Steh nicht schutzlos da. Spiele „{ card-bigfoot-skirmish }“.
duel-led-away-whom = Angriff 3, Verteidigung 4: kein Schaden, also hast du gewonnen. Beide Karten wirken { timing-after_combat }, und deine zuerst: Bewege einen der beiden. Wähle den { fighter-outlaw.acc }.
    .otherwise = Du musst nicht selbst weichen. Wähle den { fighter-outlaw.acc }.
duel-led-away-away = Gleich trifft „{ card-robin-hood-wily-fighting }“ jeden Gegner neben dem Angreifer. Bewege den { fighter-outlaw.acc } 2 Schritte weit von dir weg, nach rechts oben (F13).
    .otherwise = So weit weg wie möglich: 2 Schritte nach rechts oben (F13).
duel-led-away-nobody = Jetzt wirkt „{ card-robin-hood-wily-fighting }“, aber niemand steht mehr daneben. Was unmöglich ist, entfällt: Du hast noch alle deine 16 Lebenspunkte.
duel-led-away-end = Ganz zuletzt kommt, was nach einem Angriff geschieht: Mit „{ ability-robin-hood-hit-and-run }“ hätte der Angreifer noch bis zu 2 Schritte gehen dürfen, blieb aber stehen. Merk dir die Reihenfolge, und du gewinnst viele Kämpfe.
