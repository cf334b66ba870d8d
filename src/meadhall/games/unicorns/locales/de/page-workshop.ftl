### Die Werkstatt auf Deutsch.

herd-workshop-example = Eine Erweiterung als Beispiel
herd-workshop-example-about = Einhorn-Karten, fertig zum Spielen: Ändere, was du magst
herd-workshop-new = Eine neue Einhorn-Erweiterung
herd-workshop-new-about = Eigene Karten für den Stapel
herd-workshop-cards = Karten
herd-workshop-cards-count =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
herd-workshop-add = Karte
herd-workshop-nameless = Karte ohne Namen
herd-workshop-type = Art
herd-workshop-copies = Anzahl
herd-workshop-text = Was sie tut
herd-workshop-without = Karten, die in der Schachtel bleiben
herd-workshop-without-about =
    { $count ->
        [0] Gespielt wird der ganze Stapel und dazu diese Karten.
        [one] Eine Karte des Stapels macht Platz.
       *[other] { $count } Karten des Stapels machen Platz.
    }
herd-workshop-box = Unter { $count } Karten wählen
