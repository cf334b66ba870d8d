hint-tiny-choose_play = Spiel eine Karte, oder passe.
hint-tiny-choose_stop = Halte die Karte auf, oder lass sie durch.
hint-tiny-choose_rune = Wähle irgendeine freie Rune.
hint-tiny-choose_seat = Wähle, wer eine Karte verliert.
