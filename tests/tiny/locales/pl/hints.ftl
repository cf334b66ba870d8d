hint-tiny-choose_play = Zagraj kartę albo spasuj.
hint-tiny-choose_stop = Zatrzymaj kartę albo ją przepuść.
hint-tiny-choose_rune = Wybierz dowolną wolną runę.
hint-tiny-choose_seat = Wybierz, kto straci kartę.
