### What the hall says about hnefatafl, in English.


role = { $side } ({ $board })

preview-title =
    { $state ->
        [waiting] You are invited to a game of hnefatafl
        [over] A game of hnefatafl to watch again: { $names }
       *[running] A game of hnefatafl: { $names }
    }
preview-picture = A king on his throne, with defenders and attackers around him
