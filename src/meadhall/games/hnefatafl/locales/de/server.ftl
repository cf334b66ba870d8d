### Was die Halle zu Hnefatafl sagt, auf Deutsch.


role = { $side } ({ $board })

preview-title =
    { $state ->
        [waiting] Du bist zu einer Partie Hnefatafl eingeladen
        [over] Eine Partie Hnefatafl zum Nachsehen: { $names }
       *[running] Eine Partie Hnefatafl: { $names }
    }
preview-picture = Ein König auf seinem Thron, umgeben von Verteidigern und Angreifern
