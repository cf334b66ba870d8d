hint-tiny-choose_play = Зіграйте карту або пропустіть хід.
hint-tiny-choose_stop = Зупиніть карту або пропустіть її.
hint-tiny-choose_rune = Виберіть будь-яку вільну руну.
hint-tiny-choose_seat = Виберіть, хто втратить карту.
