tiny-first-turn = Перший хід
    .about = Виріжте руну.
tiny-first-turn-welcome = У вас уже дві руни, і зараз ваш хід.
tiny-first-turn-play = Зіграйте карту «{ card-carve }» просто зараз.
    .otherwise = Не цю: вирізайте.
tiny-first-turn-carve = Ніхто її не зупинив: виберіть руну 7.
    .otherwise = Виберіть руну 7.
tiny-first-turn-end = Це третя руна, і ви перемогли.
