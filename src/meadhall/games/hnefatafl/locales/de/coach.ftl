### Was der Trainer zu Hnefatafl sagt: Gründe nach dem, was bis zum Ende des nächsten eigenen Zugs herauskommt, und Gewohnheiten.
### $number: wie viel mehr, gerundet; $best und $given: in wie vielen von 10 Fortsetzungen; $way: seltener oder öfter als ein starker Bot.


## Gründe

fact-taken =
    { $number ->
        [0] Das schlägt öfter einen Stein.
        [one] Das schlägt etwa 1 Stein mehr.
       *[other] Das schlägt etwa { $number } Steine mehr.
    }
fact-kept =
    { $number ->
        [0] Ein eigener Stein wird öfter gerettet.
        [one] Das rettet etwa 1 eigenen Stein.
       *[other] Das rettet etwa { $number } eigene Steine.
    }
fact-way_out = Der König hat in { $best } von 10 Fortsetzungen einen offenen Ausweg statt in { $given }.
fact-unbeset = Neben dem König stehen weniger Angreifer.
fact-shut = Die Auswege des Königs bleiben in { $best } von 10 Fortsetzungen verschlossen statt in { $given }.
fact-besieged = Neben dem König stehen mehr Angreifer.
fact-cornered = Der König wird in { $best } von 10 Fortsetzungen geschlagen oder damit bedroht statt in { $given }.


## Gewohnheiten

habit-capture =
    { $way ->
        [less] Du schlägst selten, wenn du könntest
       *[more] Du schlägst fast immer, wenn du kannst
    }: { $taken } von { $open } Mal; ein starker Bot täte es in denselben Stellungen { $best } von { $open } Mal.
habit-king =
    { $way ->
        [less] Du ziehst selten mit dem König
       *[more] Du ziehst sehr oft mit dem König
    }: { $taken } von { $open } Mal; ein starker Bot täte es in denselben Stellungen { $best } von { $open } Mal.
