### Co sala mówi o hnefatafl, po polsku.


role = { $side } ({ $board })

preview-title =
    { $state ->
        [waiting] Zaproszenie do gry w hnefatafl
        [over] Zapis rozgrywki w hnefatafl: { $names }
       *[running] Hnefatafl: { $names }
    }
preview-picture = Król na tronie, a wokół niego obrońcy i atakujący
