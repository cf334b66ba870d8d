hint-tiny-choose_play = Сыграйте карту или пропустите ход.
hint-tiny-choose_stop = Остановите карту или пропустите её.
hint-tiny-choose_rune = Выберите любую свободную руну.
hint-tiny-choose_seat = Выберите, кто потеряет карту.
