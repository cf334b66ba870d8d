### What the seats of a table are called; a name of somebody's own is not inflected

seat-person = { $name }
seat-bot = { $name }
namesake = { $name } ({ $number })
# the hall's own bots: each has a name of its own, spelled as it is read here
bot-called =
    { $bot ->
        [astrid] Astrid
        [leif] Leif
        [gudrun] Gudrun
        [sven] Sven
        [ingrid] Ingrid
        [bjorn] Björn
        [freydis] Freydis
        [harald] Harald
        [sigrid] Sigrid
        [olaf] Olaf
        [thora] Thora
        [ragnar] Ragnar
        [helga] Helga
        [erik] Erik
        [solveig] Solveig
        [gunnar] Gunnar
        [ylva] Ylva
        [knut] Knut
        [hilda] Hilda
        [arne] Arne
        [signe] Signe
        [torstein] Torstein
        [frida] Frida
        [ivar] Ivar
        [runa] Runa
        [halfdan] Halfdan
        [tove] Tove
        [sigurd] Sigurd
       *[other] Bot
    }
# how strong a bot is
bot-name =
    { $level ->
        [guest] Skalde
        [page] Knappe
        [warrior] Krieger
        [champion] Recke
        [jarl] Jarl
        [legend] Legende
       *[other] Bot
    }


## Refusals

refused-stale = Am Tisch ging es inzwischen weiter. So steht es jetzt.
refused-illegal = Das ist keine der Antworten auf diese Frage.
refused-not-asked = Du bist gerade nicht gefragt.
refused-not-yours = Das ist nicht dein Platz.
refused-watching = Dafür müsstest du mitspielen: Du siehst dieser Partie nur zu.
refused-over = Die Partie ist vorbei.
refused-waiting = Am Tisch fehlt noch jemand.
refused-storage = Deine Antwort konnte nicht festgehalten werden und zählt noch nicht. Bitte versuche es gleich noch einmal.
storage-away = Die Halle kommt gerade nicht an ihre Aufzeichnungen, deshalb ist nichts geschehen. Bitte versuche es gleich noch einmal.
refused-back = Es gibt keine Entscheidung, die du zurücknehmen könntest.
refused-advice = Tipps gibt es nur, wenn alle anderen Bots sind.
refused-again = Die Partie ist noch nicht vorbei.
refused-unreadable = Die Seite hat etwas gesagt, das die Halle nicht versteht. Vielleicht hilft es, sie neu zu laden.
refused-too-fast = Das war zu viel auf einmal. Bitte etwas langsamer.
refused-version = Die Halle hat eine neuere Seite. Bitte lade diese neu.
refused-muted = Der Gastgeber hat dich stumm geschaltet: Du kannst weiterspielen, die anderen aber um nichts bitten.
refused-quiet = Der Gastgeber hat dich stumm geschaltet: Du kannst weiterspielen, aber nicht mit den anderen reden.
refused-chatty = Du hast in kurzer Zeit viel gesagt. Bitte warte einen Augenblick.
refused-host = Das kann nur, wer diesen Tisch gedeckt hat.
refused-moderate = Mit diesem Platz geht das nicht.
refused-claim = Noch hat niemand den Tisch lange genug warten lassen.
refused-busy = Die Bots haben für deine Adresse noch viel zu überlegen. Bitte warte einen Moment.
refused-drafting = Die Partie hat noch nicht begonnen: Erst wird gewählt, was gespielt wird.
level-limit =
    { $seconds ->
        [one] Im Browser überlegt der Bot höchstens { $seconds } Sekunde und spielt deshalb womöglich schwächer als in einer Halle auf einem Server.
       *[other] Im Browser überlegt der Bot höchstens { $seconds } Sekunden und spielt deshalb womöglich schwächer als in einer Halle auf einem Server.
    }
no-match = Diesen Tisch gibt es in der Halle nicht.
no-friends = An einen Tisch in diesem Browser kann niemand dazukommen. Freunde spielen in einer Halle auf einem Server zusammen.
no-matches = Das ist keine Datei mit Partien, die eine Halle im Browser gespeichert hat.
no-match-in-file = Diese Partie der Datei ist nicht lesbar: { $reason }
no-seat = An diesem Tisch ist kein Platz mehr frei.
no-choice = An diesem Tisch hat der Gastgeber schon festgelegt, wer was spielt.
no-game = Das Spiel „{ $name }“ gibt es hier nicht.
no-name = Bitte gib einen Namen an, unter dem die anderen dich sehen, mit höchstens { $most } Zeichen.
no-chair = Die Plätze passen nicht zu diesem Spiel: Gebraucht werden { $wanted }, und einer davon muss deiner sein.
no-origin = Diese Anfrage kommt von einer fremden Seite.
not-found = Unter dieser Adresse gibt es nichts.
not-allowed = Das ist an dieser Adresse nicht möglich.
too-large = Das ist mehr, als die Halle auf einmal lesen kann.
too-many = Du hast in kurzer Zeit viele Tische gedeckt. Bitte warte einen Augenblick.
too-slow = Es hat zu lange gedauert, bis die Anfrage vollständig da war. Bitte versuche es noch einmal.
too-many-requests = Von deiner Adresse wurde sehr viel angefragt. Bitte warte ein paar Sekunden.
no-link = Dieser Link wurde schon benutzt oder ist zu alt. Erstelle auf dem Gerät, von dem du kommst, einen neuen.
not-wanted = Der Gastgeber dieses Tisches möchte dich hier nicht mehr sehen.
not-open = Dieser Tisch ist für neue Gäste geschlossen.
cannot-replay = Diese Partie wurde mit einer früheren Ausgabe der Karten gespielt und lässt sich nicht mehr zeigen: { $reason }
not-over = Diese Partie ist noch nicht vorbei. Sobald sie es ist, kann sie hier jeder ansehen.
no-moment = Diesen Moment gibt es in der Partie nicht: Ihre letzte Antwort hat die Nummer { $most }.
no-transcript = Diese Datei ist keine gespeicherte Partie.
no-part = Diese Datei ist keine gespeicherte Partie: Der Teil „{ $name }“ fehlt oder ist nicht so, wie er sein sollte.
not-this-format = Diese Partie hat eine andere Ausgabe der Halle gespeichert. Hier haben gespeicherte Partien das Format { $wanted }.
not-these-cards = Diese Partie wurde mit der Version { $name } gespielt, deren Karten oder Spielpläne anders waren als die heutigen.
not-these-rules = Diese Partie wurde mit der Version { $name } gespielt. Seitdem haben sich diese Regeln geändert, und heute liefe sie anders: { $rules }.
not-answer = Die Partie in dieser Datei bricht ab: Antwort Nummer { $number }, „{ $name }“, ist dort nicht möglich.
not-playable = Diese Partie kam als Datei: Man kann sie ansehen, aber nicht spielen.
cannot-set = Der Tisch dieser Partie lässt sich hier nicht decken: { $reason }
cannot-go-on = An dieser Stelle ist die Partie schon vorbei. Wähle einen früheren Moment, um von dort weiterzuspielen.
too-long =
    Diese Partie ist zu lang: Die Halle zeigt Partien mit höchstens { $most ->
        [one] { $most } Antwort
       *[other] { $most } Antworten
    }.
too-wordy = Bitte fasse dich in höchstens { $most } Zeichen.
too-many-reviews = Die Bots sehen gerade viele Partien durch. Bitte frag in einer Weile noch einmal.
too-many-reports = Du hast in kurzer Zeit mehrere Dinge gemeldet. Bitte warte einige Minuten.
too-many-uploads = Von deiner Adresse sind heute schon viele Dateien gekommen. Bitte versuche es morgen noch einmal.
no-draft = Diesen Entwurf gibt es hier nicht. Vielleicht hat ihn zurückgezogen, wer ihn geteilt hatte.
not-your-draft = Nur wer diesen Entwurf geteilt hat, kann ihn ändern oder zurückziehen.
no-sharing = Was in diesem Browser entsteht, bleibt in ihm: Links führen nur aus einer Halle auf einem Server zu anderen. Ein Entwurf lässt sich als Datei speichern und verschicken.
too-many-drafts = Du teilst schon { $most } Entwürfe. Zieh erst einen zurück.
too-large-draft = Dieser Entwurf ist zu groß zum Teilen: höchstens { $most } Kilobyte.
no-draft-in-file = In dieser Datei ist kein Entwurf: { $reason }
no-trial = Auf einmal lassen sich 1 bis { $most } Partien ausprobieren.
no-space = Deine Meldung konnte nicht aufbewahrt werden: Die Halle hat keinen Platz mehr. Wer sie betreibt, muss erst welchen schaffen.


## What the host of a table has done

moderated-remove = { $host } hat { $name } vom Tisch entfernt.
moderated-ban = { $host } hat { $name } endgültig vom Tisch entfernt.
moderated-mute = { $host } hat { $name } stumm geschaltet.
moderated-unmute = { $host } lässt { $name } wieder zu Wort kommen.
moderated-shut = { $host } hat den Tisch für neue Gäste geschlossen.
moderated-open = { $host } hat den Tisch wieder für neue Gäste geöffnet.


## What a link to a match shows where it is sent

preview-about =
    { $state ->
        [waiting] Am Tisch: { $names }. Für dich ist noch ein Platz frei, anmelden muss sich niemand.
        [over] Die ganze Partie, Zug um Zug, und wie sich die Chancen verändert haben.
       *[running] Die Partie läuft. Komm herein und sieh zu.
    }
## Steps of a match that is looked at again, besides answers

step-leaves = Verlässt den Tisch
step-anew = Ab hier geht die Partie weiter, und alles, was dieser Platz nicht wissen konnte, ist neu gemischt: { $name }


## Drafts vor einer Partie

draft-seat = Spieler { $number }
draft-given = { $seat } hat gewählt, noch verdeckt.
draft-hint =
    { $kind ->
        [place] Hier gewinnt die eigene Seite { $low }–{ $high } %
        [theirs] Gewinnt { $low }–{ $high } % gegen das, was du noch spielen kannst
       *[role] Gewinnt { $low }–{ $high } % gegen das, was die andere Seite noch spielen kann
    } (Partien: { $matches })
draft-measured = Die Hinweise stammen aus Partien zwischen zwei gleich starken Bots der Stufe „{ $level }“. Der wahre Anteil liegt in 95 von 100 Fällen zwischen den beiden Zahlen. Menschen spielen vielleicht anders.
