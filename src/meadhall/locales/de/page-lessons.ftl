### The page of the lessons in German.


## The list

lesson-about = Kurze Lektionen an einem richtigen Tisch: Der Wirt erzählt, was geschieht und warum, und du machst jeden Zug selbst. Lass dir Zeit. Eine falsche Antwort ändert nichts.
lesson-begin = Mit der ersten Lektion beginnen
lesson-resume = Weiter: { $title }
lesson-all = Alle Lektionen
lesson-count = Geschafft: { $done } von { $all }
lesson-number = Lektion { $number }
lesson-done = Geschafft
lesson-rules =
    { $number ->
        [one] { $number } Regel in dieser Lektion
       *[other] { $number } Regeln in dieser Lektion
    }


## At the table

lesson-host = Der Wirt
lesson-step = Schritt { $step } von { $steps }
lesson-go-on = Weiter
lesson-finish = Lektion abschließen
lesson-back = Einen Schritt zurück
lesson-again = Von vorn
lesson-show = Zeig es mir
lesson-shown = Wähle: { $answer }
lesson-missing = Diese Lektion gibt es nicht
lesson-missing-about = Vielleicht ging in der Adresse ein Buchstabe verloren.
lesson-failed = Die Lektion ließ sich nicht laden. Versuche es gleich noch einmal.
lesson-end = Gut gespielt!
lesson-end-about = Die Lektion „{ $title }“ ist geschafft.
lesson-end-last = Das war die letzte Lektion. Ein richtiger Tisch wartet auf dich.
lesson-next = Nächste Lektion: { $title }
lesson-play = Gegen einen Bot spielen
