### Слова маленької гри українською.

list-empty = ніхто
list-end = { $rest } і { $last }
quoted = «{ $name }»
varied = { $name } ({ $variant })
player = Гравець { $number }
    .gen = гравця { $number }

card-carve = Різьба
    .variant = по дереву
card-stop = Стоп
card-spy = Розвідник
card-raven = Ворон
card-storm = Буря
text-carve = Позначте 1 руну.
text-stop = Зупиніть карту, яку розігрують.
text-spy = Подивіться нижню карту колоди.
text-raven = Візьміть 1 карту. Ця повертається в руку.
text-storm = Інший гравець втрачає 1 випадкову карту.

chapter-T = Правила
rule-T1 = У свій хід беруть карту й можуть зіграти одну.
rule-T2 = Будь-яку карту можна зупинити.
rule-T3 = Перемагає той, хто позначить третю руну.
rule-T4 = Буря забирає випадкову карту.

question-choose_play = { $seat }, ваш хід.
question-choose_stop = { $seat }, чи зупините ви це?
question-choose_rune = { $seat }, виберіть руну.
question-choose_seat = { $seat }, на кого впаде буря?

option-play = Зіграти «{ $card }»
option-pass = Пропустити
option-stop = Зупинити картою «{ $card }»
option-carve = Руна { $rune }
option-seat = { $seat }

event-turn_began = { $seat } починає хід.
event-card_drawn =
    { $card ->
        [none] { $seat } бере карту.
       *[other] { $seat } бере карту «{ $card }».
    }
event-card_played = { $seat } грає карту «{ $card }».
event-card_lost =
    { $card ->
        [none] З руки { $seat_gen } зникла карта.
       *[other] З руки { $seat_gen } зникла карта «{ $card }».
    }
event-card_discarded = Карту «{ $card }» скинуто.
event-card_returned = Карта «{ $card }» повертається в руку { $seat_gen }.
event-card_stopped = Карту «{ $card }» { $seat_gen } зупинено.
event-rune_carved = { $seat } вирізає руну { $rune }.
event-bottom_peeked =
    { $card ->
        [none] { $seat } дивиться нижню карту колоди.
       *[other] { $seat } бачить унизу колоди карту «{ $card }».
    }
event-seat_left = { $seat } йде.
event-hand_shown = { $seat } показує: { $cards }.

reason-runes_carved = Три руни: перемога { $winners_gen }.
reason-deck_empty =
    { $count ->
        [0] Переможців немає.
       *[other] Перемога { $winners_gen }.
    }
reason-forfeit = Усі інші пішли: перемога { $winners_gen }.
