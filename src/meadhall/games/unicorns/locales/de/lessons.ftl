### Lessons in German: Lektionen auf Deutsch, was der Gastgeber sagt.
###
### Die Kennung einer Lektion ist ihr Spiel und ihr Name, .about steht in der Liste; die eines Schritts ist die der Lektion und seine eigene,
### .otherwise ist die Antwort auf alles, was nicht weiterführt. Namen von Karten, Kämpfern und Zeitpunkten kommen aus den Wörtern des Spiels.


## Einhörner: der erste Zug

unicorns-first-turn = Dein erster Zug
    .about = Eine Karte ziehen, eine spielen und aufpassen, was die anderen tun.
unicorns-first-turn-welcome = Willkommen im Stall! Dein erstes Einhorn, ein Baby, ist schon da. Du spielst gegen zwei andere. Wer zuerst 7 Einhörner im Stall hat, gewinnt.
unicorns-first-turn-play = Dein Zug hat mit einer Karte vom Deck begonnen: „{ card-good-deal }“. Dann kommt genau 1 Aktion: eine Karte spielen oder noch eine ziehen. Lass deine Herde wachsen und spiele „{ card-basic-unicorn-blue }“.
    .otherwise = Alles zu seiner Zeit. Erst ein Einhorn: Spiele „{ card-basic-unicorn-blue }“.
unicorns-first-turn-entered = Niemand hat es gestoppt, also ist es in deinen Stall gekommen, und dort bleibt es: 2 Einhörner. Ein gewöhnliches Einhorn bewirkt sonst nichts, aber es zählt. Dein Zug ist zu Ende, der Nächste ist dran.
unicorns-first-turn-response = Wenn jemand eine Karte spielt, werden alle anderen gefragt, ob sie sie stoppen. Du hast „{ card-neigh }“ und könntest es. Aber „{ card-narwhal }“ ist harmlos: Spare deine Karte und stoppe nicht.
    .otherwise = Spare „{ card-neigh }“ für etwas Schlimmeres auf. Stoppe nicht.
unicorns-first-turn-again = Du bist wieder am Zug und hast wieder gezogen. „{ card-greedy-flying-unicorn }“ ist ein magisches Einhorn: Es bewirkt etwas, wenn es in den Stall kommt. Spiele es.
    .otherwise = Probier das mit den Flügeln: Spiele „{ card-greedy-flying-unicorn }“.
unicorns-first-turn-effect = Es ist in deinen Stall gekommen, und sein Effekt hat dir noch eine Karte gebracht. Jetzt hast du 3 Einhörner. Wo auf einer Karte „darfst“ steht, entscheidest du; alles andere ist Pflicht.
unicorns-first-turn-end = Magiekarten wirken einmal und sind dann weg, Aufwertungen und Abwertungen bleiben im Stall. Am Ende deines Zugs wirfst du bis auf 7 Karten ab. Das reicht für den Anfang: Möge deine Herde wachsen!


## Einhörner: „Neihihin!“

unicorns-neigh = Nicht so schnell!
    .about = Wie „{ card-neigh }“ eine Karte stoppt und wie du es selbst stoppst.
unicorns-neigh-welcome = Diesmal hast du nur einen Gegner, und er ist am Zug. Wer eine Karte spielt, nennt sofort, was sie treffen soll. Erst dann darf sie gestoppt werden. Pass gut auf!
unicorns-neigh-stop = „{ card-unicorn-poison }“ soll dein „{ card-unicorn-on-the-cob }“ zerstören. Aber du hast „{ card-neigh }“, sogar zweimal. Nur solche Karten spielt man außerhalb der eigenen Aktion. Stoppe das Gift!
    .otherwise = Dann wäre dein Einhorn verloren. Stoppe das Gift mit „{ card-neigh }“.
unicorns-neigh-stopped = Beide Karten liegen auf dem Abwurfstapel. Das Gift blieb ohne Effekt, dein Einhorn lebt, und die Aktion deines Gegners ist trotzdem verbraucht. Jetzt bist du am Zug und hast schon gezogen.
unicorns-neigh-play = Spiele „{ card-magical-kittencorn }“: In deinem Stall kann keine Magiekarte es zerstören.
    .otherwise = Erst die Herde: Spiele „{ card-magical-kittencorn }“.
unicorns-neigh-answer = „{ card-neigh }“ gegen dich! Aber auch das ist eine Karte, die gespielt wird, und lässt sich stoppen. Antworte mit deinem zweiten „{ card-neigh }“.
    .otherwise = Dann wäre „{ card-magical-kittencorn }“ verloren. Antworte mit „{ card-neigh }“.
unicorns-neigh-through = Dein „{ card-neigh }“ hat das andere gestoppt, und nichts steht mehr im Weg: „{ card-magical-kittencorn }“ ist in deinem Stall. Eine ungerade Zahl solcher Antworten stoppt eine Karte, eine gerade nicht.
unicorns-neigh-end = Noch zwei Dinge: Auf „{ card-super-neigh }“ kann niemand antworten. Und keine dieser Karten stoppt, was Karten im Stall bewirken. Gefragt werden jedes Mal alle, damit niemand seine Hand verrät.


## Einhörner: Abwertungen

unicorns-downgrade = Ein Geschenk, das keiner will
    .about = Abwertungen: wie man sie verschenkt, was sie tun und wie man die eigene loswird.
unicorns-downgrade-welcome = Eine Abwertung liegt in einem Stall und schadet seinem Besitzer. In deinem liegt „{ card-broken-stable }“: Solange die Karte da ist, darfst du keine Aufwertungen spielen. Und der nächste Spieler hat schon 5 Einhörner!
unicorns-downgrade-play = Bremsen wir den, der vorn liegt. Auch „{ card-barbed-wire }“ ist eine Abwertung, und sie zu spielen ist deine Aktion. Spiele sie.
    .otherwise = Eins nach dem anderen. Spiele „{ card-barbed-wire }“.
unicorns-downgrade-stable = Aufwertungen und Abwertungen darfst du in jeden Stall spielen; du nennst ihn, bevor jemand die Karte stoppen kann. Wähle den Stall mit den 5 Einhörnern.
    .otherwise = Nicht dorthin: Wähle den Stall mit den 5 Einhörnern.
unicorns-downgrade-wired = Da liegt der Draht, und da bleibt er. Jedes Mal, wenn ein Einhorn in diesen Stall kommt oder ihn verlässt, wirft sein Besitzer 1 Karte ab. Sieh, was im nächsten Zug geschieht.
unicorns-downgrade-asked = Dort wird „{ card-narwhal }“ gespielt. Du wirst gefragt, ob du stoppst, obwohl du nicht kannst: Alle werden gefragt, damit niemand seine Hand verrät. Stoppe nicht.
    .otherwise = Stoppe nicht.
unicorns-downgrade-spell = „{ card-narwhal }“ ist im Stall, und der Draht hat seinen Besitzer eine Karte gekostet. Nun zu deinem Stall: Eine Abwertung verschwindet nur durch einen Effekt. Spiele „{ card-targeted-destruction }“.
    .otherwise = Räum erst bei dir selbst auf: Spiele „{ card-targeted-destruction }“.
unicorns-downgrade-sacrifice = Diese Karte lässt dir die Wahl: eine fremde Aufwertung zerstören oder eine eigene Abwertung opfern. Opfere „{ card-broken-stable }“.
    .otherwise = Verlockend, aber erst der eigene Stall: Opfere „{ card-broken-stable }“.
unicorns-downgrade-end = „{ card-broken-stable }“ ist weg, und du darfst wieder Aufwertungen spielen. „{ card-targeted-destruction }“ hat einmal gewirkt und liegt auf dem Abwurfstapel. „{ card-barbed-wire }“ sticht weiter, bis jemand ihn beseitigt.


## Einhörner: das Ende

unicorns-end = Die letzten Einhörner
    .about = Wer wie viel zählt und wie man eine Partie gewinnt.
unicorns-end-welcome = Ihr seid zu dritt, also gewinnen 7 Einhörner. In deinem Stall liegen 4 Karten, aber „{ card-ginormous-unicorn }“ zählt als 2 Einhörner. Das macht 5, und 2 fehlen.
unicorns-end-danger = Der nächste Spieler hat 6 und könnte im nächsten Zug gewinnen. Der dritte hat „{ card-pandamonium }“: Seine 4 Einhörner sind Pandas und zählen nicht. Du musst also jetzt gewinnen!
unicorns-end-play = „{ card-rainbow-unicorn }“ darf, wenn es in den Stall kommt, ein gewöhnliches Einhorn aus deiner Hand mitbringen. Das sind 2 auf einmal: Spiele es.
    .otherwise = Das reicht jetzt nicht zum Sieg. Spiele „{ card-rainbow-unicorn }“.
unicorns-end-bring = Niemand hat es gestoppt, du hast 6. Lege nun „{ card-basic-unicorn-red }“ in deinen Stall. Das gilt nicht als gespielt, also kann es niemand stoppen.
    .otherwise = Lass dir das nicht entgehen: Lege „{ card-basic-unicorn-red }“ in deinen Stall.
unicorns-end-won = Da sind sie, 7 Einhörner: Du hast gewonnen! Die Partie endet in diesem Moment, und niemand kommt mehr zum Zug.
unicorns-end-end = Es gibt noch ein anderes Ende: Ist das Deck aufgebraucht, gewinnt, wer die meisten Einhörner hat, bei Gleichstand die meisten Buchstaben in ihren Namen. Sind auch das gleich viele, verlieren alle. Also beeil dich!
