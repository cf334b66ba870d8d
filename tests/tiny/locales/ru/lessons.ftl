tiny-first-turn = Первый ход
    .about = Вырежьте руну.
tiny-first-turn-welcome = У вас уже две руны, и сейчас ваш ход.
tiny-first-turn-play = Сыграйте карту «{ card-carve }» прямо сейчас.
    .otherwise = Не эту: вырезайте.
tiny-first-turn-carve = Никто её не остановил: выберите руну 7.
    .otherwise = Выберите руну 7.
tiny-first-turn-end = Это третья руна, и вы победили.
