### Was der Trainer zu den Einhörnern sagt: Gründe nach dem, was bis zum Ende des nächsten eigenen Zugs herauskommt, und Gewohnheiten.
### $number: wie viel mehr, gerundet; $best und $given: in wie vielen von 10 Fortsetzungen; $way: seltener oder öfter als ein starker Bot.


## Gründe

fact-herd =
    { $number ->
        [0] Im eigenen Stall steht öfter ein Einhorn mehr.
        [one] Im eigenen Stall steht etwa 1 Einhorn mehr.
       *[other] Im eigenen Stall stehen etwa { $number } Einhörner mehr.
    }
fact-rivals =
    { $number ->
        [0] Im größten Stall der anderen steht öfter ein Einhorn weniger.
        [one] Im größten Stall der anderen steht etwa 1 Einhorn weniger.
       *[other] Im größten Stall der anderen stehen etwa { $number } Einhörner weniger.
    }
fact-held =
    { $number ->
        [0] Auf der Hand bleibt etwas mehr.
        [one] Auf der Hand bleibt etwa 1 Karte mehr.
       *[other] Auf der Hand bleiben etwa { $number } Karten mehr.
    }
fact-instants = Öfter bleibt eine Sofortkarte auf der Hand, um eine Karte zu stoppen.
fact-upgrades =
    { $number ->
        [0] Im eigenen Stall liegt öfter eine Aufwertung mehr.
        [one] Im eigenen Stall liegt etwa 1 Aufwertung mehr.
       *[other] Im eigenen Stall liegen etwa { $number } Aufwertungen mehr.
    }
fact-unburdened = Der eigene Stall ist öfter frei von einer Abwertung.
fact-burdens =
    { $number ->
        [0] Die anderen haben öfter eine Abwertung mehr.
        [one] Die anderen haben etwa 1 Abwertung mehr.
       *[other] Die anderen haben etwa { $number } Abwertungen mehr.
    }


## Gewohnheiten

habit-stop =
    { $way ->
        [less] Du stoppst selten Karten, wenn du eine Sofortkarte hast
       *[more] Du stoppst sehr oft Karten, wenn du eine Sofortkarte hast
    }: { $taken } von { $open } Mal; ein starker Bot täte es in denselben Stellungen { $best } von { $open } Mal.
habit-use =
    { $way ->
        [less] Du nutzt freiwillige Effekte selten
       *[more] Du nutzt fast jeden freiwilligen Effekt
    }: { $taken } von { $open } Mal; ein starker Bot täte es in denselben Stellungen { $best } von { $open } Mal.
habit-draw =
    { $way ->
        [less] Du ziehst selten, statt eine Karte zu spielen
       *[more] Du ziehst sehr oft, statt eine Karte zu spielen
    }: { $taken } von { $open } Mal; ein starker Bot täte es in denselben Stellungen { $best } von { $open } Mal.
habit-unicorn =
    { $way ->
        [less] Du spielst selten ein Einhorn, wenn du könntest
       *[more] Du spielst fast immer ein Einhorn, wenn du kannst
    }: { $taken } von { $open } Mal; ein starker Bot täte es in denselben Stellungen { $best } von { $open } Mal.
habit-magic =
    { $way ->
        [less] Du spielst selten Magiekarten, wenn du könntest
       *[more] Du spielst sehr oft Magiekarten, wenn du könntest
    }: { $taken } von { $open } Mal; ein starker Bot täte es in denselben Stellungen { $best } von { $open } Mal.
habit-upgrade =
    { $way ->
        [less] Du spielst selten Aufwertungen, wenn du könntest
       *[more] Du spielst sehr oft Aufwertungen, wenn du könntest
    }: { $taken } von { $open } Mal; ein starker Bot täte es in denselben Stellungen { $best } von { $open } Mal.
habit-downgrade =
    { $way ->
        [less] Du spielst selten Abwertungen, wenn du könntest
       *[more] Du spielst sehr oft Abwertungen, wenn du könntest
    }: { $taken } von { $open } Mal; ein starker Bot täte es in denselben Stellungen { $best } von { $open } Mal.
