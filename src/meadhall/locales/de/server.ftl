### What the server itself says, in German.


## Refusals

refused-stale = Am Tisch ging es inzwischen weiter. So steht es jetzt.
refused-illegal = Das ist keine der Antworten auf diese Frage.
refused-not-asked = Du bist gerade nicht gefragt.
refused-not-yours = Das ist nicht dein Platz.
refused-watching = Du schaust dieser Partie zu: Das können nur Mitspieler.
refused-over = Die Partie ist zu Ende.
refused-waiting = Am Tisch fehlt noch jemand.
refused-storage = Deine Antwort konnte nicht festgehalten werden und zählt noch nicht. Bitte versuch es gleich noch einmal.
refused-back = Du hast keine Entscheidung, die sich zurücknehmen lässt.
refused-advice = Rat gibt es nur, wo alle anderen Bots sind.
refused-again = Die Partie ist noch nicht zu Ende.
refused-unreadable = Die Seite hat etwas gesagt, das die Halle nicht versteht.
refused-too-fast = Das war zu viel auf einmal. Bitte etwas langsamer.
refused-version = Die Halle hat eine neue Seite. Bitte lade sie neu.
no-match = Diesen Tisch gibt es in der Halle nicht.
no-seat = An diesem Tisch ist kein Platz mehr frei.
no-name = Bitte nenn einen Namen, bei dem man dich rufen kann, mit höchstens { $most } Zeichen.
no-chair = Die Stühle passen nicht zu diesem Spiel: Gebraucht werden { $wanted }, und einer davon ist deiner.
no-origin = Diese Anfrage kommt von einer fremden Seite.
not-found = Unter dieser Adresse gibt es nichts.
too-large = Das ist mehr, als die Halle auf einmal lesen kann.
too-many = Du hast in kurzer Zeit viele Tische gedeckt. Bitte warte einen Moment.
cannot-replay = Diese Partie wurde mit einer früheren Ausgabe der Karten gespielt und lässt sich nicht mehr zeigen: { $reason }


## Readings of the rules that a table may agree on

choice-defeat = Wann ist ein Held besiegt?
choice-defeat-action = Sobald die Aktion zu Ende ist
choice-defeat-at_once = Sofort
choice-versatile = Effekte vielseitiger Karten
choice-versatile-both = Gelten im Angriff und in der Verteidigung
choice-versatile-as_used = Gelten nur so, wie die Karte gespielt wird
choice-discard = Kampfkarten werden abgelegt
choice-discard-before_abilities = Vor Fähigkeiten, die auf einen Kampf folgen
choice-discard-after_abilities = Danach
choice-teammates = Handkarten im Team
choice-teammates-open = Einander offen
choice-teammates-closed = Verdeckt
choice-targets = Ziele werden genannt
choice-targets-when_played = Wenn die Karte gespielt wird
choice-targets-when_resolved = Wenn sie wirkt
choice-win_check = Die Partie endet
choice-win_check-at_once = Sobald jemand genug hat
choice-win_check-after_effects = Wenn alle Effekte vorbei sind
