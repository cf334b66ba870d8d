### Слова маленькой игры по-русски.

list-empty = никто
list-end = { $rest } и { $last }
quoted = «{ $name }»
varied = { $name } ({ $variant })
player = Игрок { $number }
    .gen = игрока { $number }
    .gender = m

card-carve = Резьба
    .variant = по дереву
card-stop = Стоп
card-spy = Лазутчик
card-raven = Ворон
card-storm = Буря
text-carve = Отметьте 1 руну.
text-stop = Остановите карту, которую разыгрывают.
text-spy = Посмотрите нижнюю карту колоды.
text-raven = Возьмите 1 карту. Эта возвращается в руку.
text-storm = Другой игрок теряет 1 случайную карту.

chapter-T = Правила
rule-T1 = В свой ход берут карту и могут сыграть одну.
rule-T2 = Любую карту можно остановить.
rule-T3 = Побеждает тот, кто отметит третью руну.
rule-T4 = Буря уносит случайную карту.

question-choose_play = { $seat }, ваш ход.
question-choose_stop = { $seat }, остановите ли вы это?
question-choose_rune = { $seat }, выберите руну.
question-choose_seat = { $seat }, на кого обрушится буря?

option-play = Сыграть «{ $card }»
option-pass = Пропустить
option-stop = Остановить картой «{ $card }»
option-carve = Руна { $rune }
option-seat = { $seat }

event-turn_began =
    { $seat_gender ->
       *[m] { $seat } начал ход.
    }
event-card_drawn =
    { $card ->
        [none] { $seat } берёт карту.
       *[other] { $seat } берёт карту «{ $card }».
    }
event-card_played = { $seat } играет карту «{ $card }».
event-card_lost =
    { $card ->
        [none] Из руки { $seat_gen } ушла карта.
       *[other] Из руки { $seat_gen } ушла карта «{ $card }».
    }
event-card_discarded = Карта «{ $card }» сброшена.
event-card_returned = Карта «{ $card }» возвращается в руку { $seat_gen }.
event-card_stopped = Карта «{ $card }» { $seat_gen } остановлена.
event-rune_carved = { $seat } вырезает руну { $rune }.
event-bottom_peeked =
    { $card ->
        [none] { $seat } смотрит нижнюю карту колоды.
       *[other] { $seat } видит внизу колоды карту «{ $card }».
    }
event-seat_left = { $seat } уходит.
event-hand_shown = { $seat } показывает: { $cards }.

reason-runes_carved = Три руны: победа { $winners_gen }.
reason-deck_empty =
    { $count ->
        [0] Победителей нет.
       *[other] Победа { $winners_gen }.
    }
reason-forfeit = Все остальные ушли: победа { $winners_gen }.
