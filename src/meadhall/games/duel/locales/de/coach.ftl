### Was der Trainer zu dem Duell sagt: Gründe nach dem, was bis zum Ende des nächsten eigenen Zugs herauskommt, und Gewohnheiten.
### $number: wie viel mehr, gerundet; $best und $given: in wie vielen von 10 Fortsetzungen; $way: seltener oder öfter als ein starker Bot.


## Gründe

fact-struck =
    { $number ->
        [0] Der gegnerische Held verliert etwas mehr Lebenspunkte.
        [one] Der gegnerische Held verliert etwa 1 Lebenspunkt mehr.
       *[other] Der gegnerische Held verliert etwa { $number } Lebenspunkte mehr.
    }
fact-unhurt =
    { $number ->
        [0] Der eigene Held behält etwas mehr Lebenspunkte.
        [one] Der eigene Held behält etwa 1 Lebenspunkt mehr.
       *[other] Der eigene Held behält etwa { $number } Lebenspunkte mehr.
    }
fact-felled = Ein gegnerischer Sidekick wird öfter besiegt.
fact-rescued = Ein eigener Sidekick bleibt öfter auf dem Schlachtfeld.
fact-held =
    { $number ->
        [0] Auf der Hand bleibt etwas mehr.
        [one] Auf der Hand bleibt etwa 1 Karte mehr.
       *[other] Auf der Hand bleiben etwa { $number } Karten mehr.
    }
fact-drained =
    { $number ->
        [0] Das kostet die Gegenseite etwas mehr Handkarten.
        [one] Das kostet die Gegenseite etwa 1 Karte mehr.
       *[other] Das kostet die Gegenseite etwa { $number } Karten mehr.
    }
fact-guard = Eine Karte zur Verteidigung bleibt in { $best } von 10 Fortsetzungen auf der Hand statt in { $given }.
fact-threat = Das bedroht den gegnerischen Helden: Er kann in { $best } von 10 Fortsetzungen angegriffen werden statt in { $given }.
fact-cover = Der eigene Held ist in { $best } von 10 Fortsetzungen außer Reichweite statt in { $given }.


## Gewohnheiten

habit-attack =
    { $way ->
        [less] Du greifst selten an, wenn du könntest
       *[more] Du greifst sehr oft an, wenn du könntest
    }: { $taken } von { $open } Mal; ein starker Bot täte es in denselben Stellungen { $best } von { $open } Mal.
habit-manoeuvre =
    { $way ->
        [less] Du manövrierst selten, wenn auch anderes möglich ist
       *[more] Du manövrierst sehr oft, wenn auch anderes möglich ist
    }: { $taken } von { $open } Mal; ein starker Bot täte es in denselben Stellungen { $best } von { $open } Mal.
habit-scheme =
    { $way ->
        [less] Du spielst selten eine Planung, wenn du könntest
       *[more] Du spielst sehr oft Planungen, wenn du könntest
    }: { $taken } von { $open } Mal; ein starker Bot täte es in denselben Stellungen { $best } von { $open } Mal.
habit-boost =
    { $way ->
        [less] Du boostest deine Manöver selten
       *[more] Du boostest deine Manöver sehr oft
    }: { $taken } von { $open } Mal; ein starker Bot täte es in denselben Stellungen { $best } von { $open } Mal.
habit-defend =
    { $way ->
        [less] Du verteidigst dich selten, wenn du könntest
       *[more] Du verteidigst dich sehr oft, wenn du könntest
    }: { $taken } von { $open } Mal; ein starker Bot täte es in denselben Stellungen { $best } von { $open } Mal.
habit-use =
    { $way ->
        [less] Du nutzt freiwillige Effekte selten
       *[more] Du nutzt fast jeden freiwilligen Effekt
    }: { $taken } von { $open } Mal; ein starker Bot täte es in denselben Stellungen { $best } von { $open } Mal.
