### The unicorn game in Russian: «Единорожки» по-русски.
###
### Термины, как в русской книге правил: stable – стойло, nursery – ясли, deck – колода, discard pile – стопка сброса, hand – рука («на
### руке», «на руку», «с руки»), hand limit – предел руки; draw – взять, take into hand – взять на руку, take from another hand –
### забрать, discard – сбросить, sacrifice – принести в жертву, destroy – уничтожить, steal – украсть, return – вернуть, move –
### переместить, shuffle into – замешать, search – найти, поиск; play – сыграть, neigh – «Тпру!», to neigh, to stop – остановить;
### unicorn – единорожек, baby – малыш(-единорожек), basic – обычный, magical – волшебный, panda – панда; magic card – заклинание,
### upgrade – бонус, downgrade – штраф, instant – быстроножек (-жка, -жки, -жков); enter – войти, bring – переместить (в стойло), leave
### – покинуть; start of turn – начало хода, draw phase – добор, action – действие, extra turn – дополнительный ход; effect – эффект,
### «then» – «затем», «after that» (in any case) – «после этого», «may» – «можете»; any player – любой игрок, another player – другой
### игрок, another player's – чужой, each player – каждый игрок, owner of a stable – хозяин, target – цель, turn order – порядок хода,
### match – партия; to name – назвать (цель), save – спасти.
### К игроку обращаемся на «вы». Названия карт стоят в кавычках и не склоняются. Падежи есть только у слова «игрок»; .nom – посреди фразы.
### Между числом и словом, перед тире и перед скобкой после названия стоят неразрывные пробелы (U+00A0).


## Составные части

list-empty = ни одной
list-end = { $rest } и { $last }
quoted = «{ $name }»
varied = { $name } ({ $variant })
player = Игрок { $number }
    .nom = игрок { $number }
    .gen = игрока { $number }
    .acc = игрока { $number }
    .ins = игроком { $number }


## Виды карт

type-baby = Малыш-единорожек
type-basic = Обычный единорожек
type-magical = Волшебный единорожек
type-magic = Заклинание
type-upgrade = Бонус
type-downgrade = Штраф
type-instant = Быстроножек


## Малыши-единорожки

card-baby-unicorn-red = Единорожек
    .variant = красный
card-baby-unicorn-pink = Единорожек
    .variant = розовый
card-baby-unicorn-orange = Единорожек
    .variant = оранжевый
card-baby-unicorn-yellow = Единорожек
    .variant = жёлтый
card-baby-unicorn-green = Единорожек
    .variant = зелёный
card-baby-unicorn-blue = Единорожек
    .variant = голубой
card-baby-unicorn-purple = Единорожек
    .variant = фиолетовый
card-baby-unicorn-black = Единорожек
    .variant = чёрный
card-baby-unicorn-white = Единорожек
    .variant = белый
card-baby-unicorn-brown = Единорожек
    .variant = коричневый
card-baby-unicorn-rainbow = Единорожек
    .variant = радужный
card-baby-unicorn-death = Единорожек
    .variant = замогильный
card-baby-narwhal = Малыш-нарвал


## Обычные единорожки

card-basic-unicorn-red = Обычный единорожек
    .variant = красный
card-basic-unicorn-orange = Обычный единорожек
    .variant = оранжевый
card-basic-unicorn-yellow = Обычный единорожек
    .variant = жёлтый
card-basic-unicorn-green = Обычный единорожек
    .variant = зелёный
card-basic-unicorn-blue = Обычный единорожек
    .variant = голубой
card-basic-unicorn-indigo = Обычный единорожек
    .variant = синий
card-basic-unicorn-purple = Обычный единорожек
    .variant = фиолетовый
card-narwhal = Нарвал


## Волшебные единорожки

card-rhinocorn = Носорогорог
card-magical-kittencorn = Волшебный которог
card-stabby-the-unicorn = Ножерог
card-rainbow-unicorn = Радужный единорожек
card-extremely-destructive-unicorn = Крушерог
card-chainsaw-unicorn = Бензопилорог
card-llamacorn = Ламарог
card-americorn = Америрог
card-ginormous-unicorn = Жирнорог
card-seductive-unicorn = Соблазнорог
card-queen-bee-unicorn = Бьютиорог
card-greedy-flying-unicorn = Жадный крылорог
card-annoying-flying-unicorn = Бесячий крылорог
card-magical-flying-unicorn = Волшебный крылорог
card-swift-flying-unicorn = Реактивный крылорог
card-majestic-flying-unicorn = Пафосный крылорог
card-unicorn-phoenix = Фениксорог
card-unicorn-on-the-cob = Початкорог
card-black-knight-unicorn = Чёрный бронерог
card-shark-with-a-horn = Акулорог
card-shabby-the-narwhal = Авральный нарвал
card-narwhal-torpedo = Торпедный нарвал
card-alluring-narwhal = Манящий нарвал
card-mermaid-unicorn = Русалкорог
card-classy-narwhal = Импозантный нарвал
card-the-great-narwhal = Великий нарвал
card-mother-goose-unicorn = Матушка Гусынярог
card-unicorn-oracle = Оракулорог
card-necromancer-unicorn = Некроманторог
card-dark-angel-unicorn = Тёмный ангелорог


## Заклинания

card-unicorn-poison = Единорожий яд
card-back-kick = Пинок
card-change-of-luck = Клевер-перевёртыш
card-glitter-tornado = Блестящее торнадо
card-unicorn-swap = Обмен единорожками
card-re-target = Цельсь!
card-unfair-bargain = Нечестная сделка
card-two-for-one = Два по цене одного
card-targeted-destruction = Прицельная атака
card-mystical-vortex = Мистический водоворот
card-good-deal = Чистая выгода
card-shake-up = Встряска
card-blatant-thievery = Наглый грабёж
card-reset-button = Перезагрузка
card-kiss-of-life = Поцелуй любви


## Бонусы

card-glitter-bomb = Дискобомба
card-yay = И-го-го!
card-rainbow-aura = Радужная аура
card-double-dutch = Прыг-скок
card-claw-machine = Хвать-хвать
card-stable-artillery = Артобстойло
card-rainbow-lasso = Радужное лассо
card-caffeine-overload = Кофеиновый дебош


## Штрафы

card-barbed-wire = Колючая проволока
card-pandamonium = Пандец
card-sadistic-ritual = Изуверский ритуал
card-slowdown = Заминка
card-nanny-cam = Видеоняня
card-broken-stable = Отстойло
card-blinding-light = Слепящий свет
card-tiny-stable = Мини-стойло


## Быстроножки

card-neigh = Тпру!
card-super-neigh = Убойное тпру!


## Вопросы

question-choose_action =
    { $offered ->
        [done] { $seat }, вы можете сыграть ещё одну карту.
       *[none] { $plays ->
            [1] { $seat }, выберите действие.
            [one] { $seat }, выберите действие: взять карту или сыграть до { $plays } карты.
           *[other] { $seat }, выберите действие: взять карту или сыграть до { $plays } карт.
        }
    }
question-choose_baby = { $seat }, выберите малыша для своего стойла.
question-choose_card_of_hand = { $seat }, «{ $source }»: выберите, какую карту забрать с руки другого игрока.
question-choose_destroy =
    { $offered ->
        [pass] { $seat }, «{ $source }»: вы можете выбрать, какую карту уничтожить.
       *[none] { $seat }, «{ $source }»: выберите, какую карту уничтожить.
    }
question-choose_discard =
    { $source ->
        [none] { $limit ->
            [one] { $seat }, у вас на руке больше { $limit } карты: выберите, какую сбросить.
           *[other] { $seat }, у вас на руке больше { $limit } карт: выберите, какую сбросить.
        }
       *[other] { $offered ->
            [pass] { $count ->
                [1] { $seat }, «{ $source }»: вы можете сбросить карту.
                [one] { $seat }, «{ $source }»: вы можете сбросить { $count } карту, одну за другой.
                [few] { $seat }, «{ $source }»: вы можете сбросить { $count } карты, одну за другой.
               *[many] { $seat }, «{ $source }»: вы можете сбросить { $count } карт, одну за другой.
            }
           *[none] { $count ->
                [1] { $seat }, «{ $source }»: выберите, какую карту сбросить.
               *[other] { $seat }, «{ $source }»: выберите, какую карту сбросить ({ $number } из { $count }).
            }
        }
    }
question-choose_from_deck =
    { $offered ->
        [nothing] { $seat }, «{ $source }»: такой карты в колоде нет.
       *[none] { $seat }, «{ $source }»: можете взять на руку карту из колоды.
    }
question-choose_from_pile =
    { $offered ->
        [pass] { $seat }, «{ $source }»: вы можете взять на руку карту из стопки сброса.
       *[none] { $seat }, «{ $source }»: выберите, какую карту из стопки сброса взять на руку.
    }
question-choose_from_top = { $seat }, «{ $source }»: выберите, какую карту взять на руку.
question-choose_gift =
    { $offered ->
        [stable] { $seat }, «{ $source }»: выберите, в чьё стойло переместить карту.
       *[none] { $seat }, «{ $source }»: выберите, какую карту отдать.
    }
question-choose_move =
    { $offered ->
        [stable] { $seat }, «{ $source }»: выберите, в чьё стойло переместить карту.
       *[none] { $seat }, «{ $source }»: выберите, какую карту переместить.
    }
question-choose_order = { $seat }, «{ $source }»: выберите, какая карта будет в колоде следующей, считая сверху.
question-choose_player =
    { $offered ->
        [pass] { $seat }, «{ $source }»: вы можете выбрать другого игрока.
       *[none] { $seat }, «{ $source }»: выберите другого игрока.
    }
question-choose_rescue = { $seat }, «{ $source }»: карта «{ $card }» вот-вот покинет ваше стойло. Спасти её?
question-choose_response =
    { $source ->
        [none] { $targets ->
            [none] { $seat }, { $other_nom } играет карту «{ $card }». Остановить её?
           *[other] { $seat }, { $other_nom } играет карту «{ $card }», цель: { $targets }. Остановить её?
        }
       *[other] { $seat }, { $other_nom } отвечает картой «{ $card }» на карту «{ $source }» { $owner_gen }. Остановить этот ответ?
    }
question-choose_return = { $seat }, «{ $source }»: выберите, какую карту вернуть хозяину на руку.
question-choose_sacrifice =
    { $offered ->
        [pass] { $seat }, «{ $source }»: вы можете выбрать, какую карту принести в жертву.
       *[none] { $seat }, «{ $source }»: выберите, какую карту принести в жертву.
    }
question-choose_stable = { $seat }, «{ $source }»: выберите, в чьё стойло сыграть эту карту.
question-choose_start_effect = { $seat }, ваш ход начинается: выберите, какой эффект применить.
question-choose_steal =
    { $offered ->
        [pass] { $seat }, «{ $source }»: вы можете выбрать, какую карту украсть.
       *[none] { $seat }, «{ $source }»: выберите, какую карту украсть.
    }
question-choose_target =
    { $offered ->
        [pass] { $seat }, «{ $source }»: вы можете выбрать, какую карту уничтожить или принести в жертву.
       *[none] { $seat }, «{ $source }»: выберите, какую карту уничтожить или принести в жертву.
    }
question-choose_unicorn =
    { $offered ->
        [pass] { $seat }, «{ $source }»: вы можете переместить единорожка в своё стойло.
       *[none] { $seat }, «{ $source }»: выберите, какого единорожка переместить в своё стойло.
    }
question-choose_whether = { $seat }, «{ $source }»: применить эффект?

# Что названо для карты, которую играют; $targets – их список. Место: где карта или в чьё стойло она пойдёт.
target =
    { $place ->
        [nursery] «{ $card }» из яслей
        [pile] «{ $card }» из стопки сброса
        [stable] { $card ->
            [none] стойло { $other_gen }
           *[other] «{ $card }» у { $other_gen }
        }
       *[none] { $other_nom }
    }


## Ответы

option-baby = «{ $card }»
option-bring =
    { $place ->
        [hand] Переместить в стойло карту «{ $card }» с руки
        [nursery] Переместить в стойло карту «{ $card }» из яслей
       *[pile] Переместить в стойло карту «{ $card }» из стопки сброса
    }
option-destroy = Уничтожить карту «{ $card }» у { $other_gen }
option-discard = Сбросить карту «{ $card }»
option-done = Больше карт не играть
option-draw = Взять карту
option-find = Взять карту «{ $card }»
option-go_on = Продолжить ход
option-let_pass = Не останавливать
option-move =
    { $question ->
        [choose_gift] Отдать карту «{ $card }»
       *[none] Переместить карту «{ $card }» из стойла { $other_gen }
    }
option-nothing = Ничего не брать
option-pass =
    { $question ->
        [choose_destroy] Ничего не уничтожать
        [choose_discard] Ничего не сбрасывать
        [choose_from_pile] Ничего не брать
        [choose_player] Никого не выбирать
        [choose_rescue] Не спасать
        [choose_sacrifice] Ничего не приносить в жертву
        [choose_steal] Ничего не красть
        [choose_target] Ничего не выбирать
        [choose_unicorn] Никого не перемещать в стойло
       *[none] Нет
    }
option-play = Сыграть карту «{ $card }»
option-player = { $other }
option-put = Следующей положить карту «{ $card }»
option-return = Вернуть карту «{ $card }» из стойла { $other_gen }
option-sacrifice = Принести в жертву карту «{ $card }»
option-save =
    { $source ->
        [none] Спасти карту «{ $card }»
       *[other] Спасти карту «{ $card }» с помощью карты «{ $source }»
    }
option-stable = Стойло { $other_gen }
option-start = Применить эффект карты «{ $card }»
option-steal = Украсть карту «{ $card }» у { $other_gen }
option-stop = Остановить картой «{ $card }»
option-take =
    { $question ->
        [choose_card_of_hand] Забрать карту «{ $card }»
       *[none] Взять карту «{ $card }»
    }
option-use = Да


## События

event-baby_chosen = { $seat } выбирает малыша для своего стойла: «{ $card }».
event-card_destroyed =
    { $place ->
        [hand] { $other } уничтожает карту «{ $card }» у { $seat_gen }, и она возвращается хозяину на руку.
        [nursery] { $other } уничтожает карту «{ $card }» у { $seat_gen }, и она возвращается в ясли.
       *[pile] { $other } уничтожает карту «{ $card }» у { $seat_gen }.
    }
event-card_discarded =
    { $why ->
        [limit] { $seat } сбрасывает карту «{ $card }», чтобы не превысить предел руки.
       *[effect] { $seat } сбрасывает карту «{ $card }».
    }
event-card_drawn =
    { $card ->
        [none] { $seat } берёт карту.
       *[other] { $seat } берёт карту «{ $card }».
    }
event-card_entered =
    { $place ->
        [nursery] Карта «{ $card }» входит в стойло { $seat_gen } из яслей.
        [pile] Карта «{ $card }» входит в стойло { $seat_gen } из стопки сброса.
       *[hand] Карта «{ $card }» входит в стойло { $seat_gen }.
    }
event-card_left =
    { $place ->
        [nursery] Карта «{ $card }» из стойла { $seat_gen } возвращается в ясли.
       *[pile] Карта «{ $card }» из стойла { $seat_gen } отправляется в стопку сброса.
    }
event-card_moved = Карта «{ $card }» перемещается из стойла { $seat_gen } в стойло { $other_gen }.
event-card_named =
    { $other ->
        [none] { $seat } называет цель: «{ $card }».
       *[other] { $seat } называет цель: «{ $card }» у { $other_gen }.
    }
event-card_picked =
    { $card ->
        [none] { $seat } берёт на руку одну из этих карт.
       *[other] { $seat } берёт на руку карту «{ $card }».
    }
event-card_played = { $seat } играет карту «{ $card }».
event-card_put_back =
    { $card ->
        [none] { $seat } кладёт карту обратно в колоду { $number }-й сверху.
       *[other] { $seat } кладёт карту «{ $card }» обратно в колоду { $number }-й сверху.
    }
event-card_returned =
    { $place ->
        [nursery] Карта «{ $card }» из стойла { $seat_gen } возвращается в ясли.
       *[hand] Карта «{ $card }» возвращается из стойла { $seat_gen } на руку.
    }
event-card_sacrificed =
    { $place ->
        [hand] { $seat } приносит в жертву карту «{ $card }», и она возвращается на руку.
        [nursery] { $seat } приносит в жертву карту «{ $card }», и она возвращается в ясли.
       *[pile] { $seat } приносит в жертву карту «{ $card }».
    }
event-card_saved =
    { $source ->
        [none] { $seat } платит, чтобы оставить карту «{ $card }» в стойле.
       *[other] { $seat } спасает карту «{ $card }» с помощью карты «{ $source }».
    }
event-card_snatched =
    { $card ->
        [none] { $seat } забирает карту с руки { $other_gen }.
       *[other] { $seat } забирает карту «{ $card }» с руки { $other_gen }.
    }
event-card_stolen = { $seat } крадёт карту «{ $card }» у { $other_gen }.
event-card_stopped = Карта «{ $card }» { $seat_gen } остановлена и отправляется в стопку сброса.
event-card_taken = { $seat } берёт на руку карту «{ $card }» из стопки сброса.
event-cards_seen =
    { $seat } смотрит { $number ->
        [1] верхнюю карту
        [one] { $number } верхнюю карту
        [few] { $number } верхние карты
       *[many] { $number } верхних карт
    } колоды{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
event-deck_searched =
    { $found ->
        [none] { $seat } ничего не берёт и перемешивает колоду.
       *[other] { $seat } показывает всем карту «{ $found }», берёт её на руку и перемешивает колоду.
    }
event-effect_used = { $seat } применяет эффект карты «{ $card }».
event-effects_passed = Начало хода { $seat_gen } завершено.
event-first_chosen = Первым ходит { $seat_nom }.
event-hand_left = Карты с руки { $seat_gen } отправляются в стопку сброса: { $cards }.
event-hand_opened = Карты на руке { $seat_gen } видны всем: { $cards }.
event-hand_received =
    { $cards ->
        [none] { $seat } получает карты с руки { $other_gen }.
       *[other] { $seat } получает карты с руки { $other_gen }: { $cards }.
    }
event-hand_seen =
    { $cards ->
        [none] { $other } смотрит карты на руке { $seat_gen }.
       *[other] { $other } смотрит карты на руке { $seat_gen }: { $cards }.
    }
event-hand_shuffled =
    { $number ->
        [0] На руке у { $seat_gen } нет карт: замешивать нечего.
        [one] { $seat } замешивает в колоду { $number } карту с руки.
        [few] { $seat } замешивает в колоду { $number } карты с руки.
       *[many] { $seat } замешивает в колоду { $number } карт с руки.
    }
event-hands_swapped = { $seat } обменивается с { $other_ins } всеми картами на руке.
event-instant_played = { $seat } отвечает картой «{ $card }» на карту «{ $source }» { $other_gen }.
event-magic_worked = Заклинание «{ $card }» { $seat_gen } срабатывает.
event-pile_shuffled =
    { $number ->
        [0] { $seat } перемешивает колоду: стопка сброса пуста.
        [one] { $seat } замешивает в колоду стопку сброса ({ $number } карта).
        [few] { $seat } замешивает в колоду стопку сброса ({ $number } карты).
       *[many] { $seat } замешивает в колоду стопку сброса ({ $number } карт).
    }
event-play_declined = { $seat } больше не играет карт в этом ходу.
event-play_ended = { $seat } заканчивает розыгрыш карты «{ $card }».
event-player_chosen = { $seat } выбирает { $other_acc }.
event-player_named =
    { $other ->
        [none] { $seat } называет цель: своё стойло.
       *[other] { $seat } называет цель: { $other_nom }.
    }
event-plays_gained =
    { $number ->
        [1] { $seat } может сыграть в этом ходу { $number } карту.
        [one] { $seat } может сыграть в этом ходу до { $number } карты.
       *[other] { $seat } может сыграть в этом ходу до { $number } карт.
    }
event-search_began =
    { $cards ->
        [none] { $seat } ищет карту в колоде.
       *[other] { $seat } ищет карту в колоде и видит подходящие: { $cards }.
    }
event-seat_left = { $seat } покидает стол.
event-stable_named =
    { $other ->
        [none] { $seat } называет цель: своё стойло.
       *[other] { $seat } называет цель: стойло { $other_gen }.
    }
event-turn_began = { $seat } начинает ход.
event-turn_cut = Ход { $seat_gen } на этом заканчивается.
event-turn_ended = { $seat } заканчивает ход.
event-turn_extended =
    { $number ->
        [one] После этого хода { $seat_nom } ходит ещё { $number } раз.
        [few] После этого хода { $seat_nom } ходит ещё { $number } раза.
       *[many] После этого хода { $seat_nom } ходит ещё { $number } раз.
    }
event-window_opened = Карта «{ $card }» { $seat_gen } лежит на столе.


## Исходы

reason-endless =
    { $source ->
        [none] Победителя нет: эффекты никогда бы не закончились, поэтому партия остановлена.
       *[other] Победителя нет: эффекты карты «{ $source }» никогда бы не закончились, поэтому партия остановлена.
    }
reason-enough_unicorns = { $winners } побеждает: в стойле достаточно единорожков.
reason-forfeit = { $winners } побеждает: остальные сдались.
reason-most_letters = { $winners } побеждает: колода кончилась, единорожков у лидеров поровну, но букв в их названиях больше всего у победителя.
reason-most_unicorns = { $winners } побеждает: колода кончилась, и в стойле победителя больше всего единорожков.
reason-tie = Проигрывают все: колода кончилась, а у лидеров поровну и единорожков, и букв в их названиях.


## Главы правил

chapter-V1 = Цель и конец игры
chapter-V2 = Подготовка
chapter-V3 = Ход
chapter-V4 = Что значат слова
chapter-V5 = Виды карт
chapter-V6 = «{ card-neigh }»
chapter-V7 = Эффекты
chapter-V8 = Игра вдвоём
chapter-W = О чём молчит книга правил


## Правила: почему что-то спрашивают, предлагают или не разрешают

rule-V1-1 = При 2–5 игроках побеждает первый, у кого в стойле 7 единорожков, при 6–8 — первый, у кого их 6.
rule-V1-2 = В счёт идут только единорожки: карта, которая сейчас не единорожек, не считается. Каждый единорожек считается за 1, если в его тексте не сказано иное.
rule-V1-3 = Когда кончается колода, кончается и партия: стопку сброса обратно не замешивают. Побеждает тот, у кого больше единорожков, при равенстве — тот, у чьих единорожков больше букв в названиях на языке партии; если и букв поровну, проигрывают все.
rule-V1-4 = Партия заканчивается в тот самый миг, когда появился победитель или кончилась колода. Если при её создании выбрано иное, сначала доводят до конца все начатые эффекты.
rule-V2-1 = Все карты, кроме малышей, перемешивают в одну колоду, и каждый получает из неё 5 карт.
rule-V2-2 = Каждый выбирает в своё стойло одного малыша-единорожка; остальные малыши ждут в яслях.
rule-V2-3 = Малыш не бывает ни на руке, ни в колоде, ни в стопке сброса. Отправленный куда угодно, кроме стойла, он возвращается в ясли.
rule-V2-4 = Начинает тот, кто одет пестрее всех; здесь первого игрока называет создатель партии или выбирает случай. Дальше ходят по кругу налево.
rule-V3-1 = Ход открывают эффекты карт в вашем стойле, которые срабатывают в начале хода.
rule-V3-2 = После начала хода вы берёте 1 карту.
rule-V3-3 = Действие за ход ровно одно: сыграть с руки единорожка (в своё стойло), заклинание, штраф или бонус либо взять 1 карту.
rule-V3-4 = В конце хода сбрасывайте карты, пока на руке не останется 7; карта в вашем стойле может поднять этот предел.
rule-V4-1 = «Взять» — переложить верхнюю карту колоды к себе на руку.
rule-V4-2 = «Сбросить» — отправить карту с руки в стопку сброса; какую, решает тот, чья это рука.
rule-V4-3 = «Принести в жертву» — отправить в стопку сброса карту из своего стойла: единорожка, бонус или штраф.
rule-V4-4 = «Уничтожить» — отправить в стопку сброса карту из чужого стойла: единорожка, бонус или штраф.
rule-V4-5 = «Украсть» — забрать карту из чужого стойла в своё: единорожка, бонус или штраф.
rule-V4-6 = «Любой игрок» — кто-то один, возможно, и вы; «другой игрок» — кто-то один, но не вы; «каждый игрок» — все, и вы тоже.
rule-V4-7 = Когда ваш эффект велит игроку что-то сделать с картой в его стойле, карту выбираете вы, если в тексте не сказано иное.
rule-V5-1 = Малыши, обычные единорожки (у них нет эффектов) и волшебные остаются в стойле, пока что-нибудь не заставит их покинуть его.
rule-V5-2 = Заклинание срабатывает один раз, после чего уходит в стопку сброса.
rule-V5-3 = Бонусы и штрафы можно играть в любое стойло, своё или чужое; там они и остаются.
rule-V5-4 = Вне своего действия можно играть только карты быстроножков: в ответ, когда другой игрок пытается сыграть карту, и сколько угодно за ход. «{ card-super-neigh }» — тоже карта «{ card-neigh }», только сильнее.
rule-V5-5 = Карта на руке ничего не делает. Эффекты карты в стойле — это эффекты его хозяина, если в тексте не сказано иное.
rule-V6-1 = «{ card-neigh }» останавливает карту, которую играют с руки: та отправляется в стопку сброса, не сработав. Быстроножком можно ответить и на быстроножка.
rule-V6-2 = Эффекты карты, которая уже в стойле, картой «{ card-neigh }» не остановить, в том числе эффекты начала хода.
rule-V7-1 = Карта входит в стойло, когда её туда играют, крадут или перемещают, и покидает его, когда её приносят в жертву, уничтожают, крадут, перемещают в другое или возвращают на руку.
rule-V7-2 = Где сказано «можете», решаете вы; всё остальное обязательно. Необязательный эффект начала хода пропадает, как только вы взяли карту, обязательный не пропадает.
rule-V7-3 = В начале хода срабатывают только карты, которые уже были в стойле, когда ход начался, и все одновременно. Если одна из них завершает ход, остальные эффекты можно применить до этого.
rule-V7-4 = Найденную карту сначала показывают всем, потом берут на руку. После поиска колоду перемешивают.
rule-V7-5 = То, что стоит после «затем», делают, только если сделано то, что стоит перед ним.
rule-V7-6 = Невозможное не делают: нельзя сбросить карту, если на руке их нет, или принести в жертву то, чего нет или что запрещено приносить в жертву.
rule-V7-7 = Когда назвать игрока, на которого подействует карта, решают до партии: либо сразу, пока её ещё можно остановить, либо потом, когда останавливать уже поздно.
rule-V7-8 = Штраф остаётся в стойле, пока какой-нибудь эффект не велит принести его в жертву, уничтожить, сбросить, вернуть на руку или переместить в другое стойло.
rule-V8-1 = Для двоих из колоды убирают всех обычных единорожков и карты «{ card-queen-bee-unicorn }», «{ card-seductive-unicorn }», «{ card-rainbow-unicorn }», «{ card-nanny-cam }», «{ card-sadistic-ritual }», «{ card-slowdown }», «{ card-yay }», «{ card-mother-goose-unicorn }» и «{ card-necromancer-unicorn }».
rule-V8-2 = Вдвоём каждый получает из колоды по 1 карте «{ card-neigh }», а потом ещё по 5 карт из перемешанного остатка. Всего в начале на руке 6 карт.
rule-W1 = Если единорожков хватает сразу нескольким игрокам, побеждает тот из них, чей сейчас ход, а если его среди них нет — следующий по порядку хода.
rule-W2 = Дополнительный ход по карте «{ card-change-of-luck }» наступает, когда текущий полностью закончен и лишние карты сброшены.
rule-W3 = По карте «{ card-unicorn-swap }» можно украсть любого единорожка из того стойла, даже только что отданного.
rule-W4 = На уход панды карта «{ card-barbed-wire }» не действует: панда в этот миг не единорожек.
rule-W5 = Эффекты начала хода применяют по одному, в любом порядке по вашему выбору; каждый происходит, даже если его карты в стойле уже нет. Выбрать одну и ту же карту дважды в это время нельзя, а необязательному эффекту нельзя израсходовать то, что нужно обязательному. Если один из эффектов завершает ход, сначала применяют все остальные обязательные.
rule-W6 = Чего нельзя уничтожить или принести в жертву, того и не предлагают; сначала спасти карту может «{ card-black-knight-unicorn }», потом она может спастись сама. Если карта ушла в ясли, вернулась на руку или уцелела, для «затем» она всё равно считается принесённой в жертву или уничтоженной.
rule-W7 = Остановить карту предлагают каждому из остальных по порядку хода, есть ему чем или нет: никто не должен узнать, у кого что на руке. Пропускают лишь того, о ком всем ясно, что ответить он не может. На быстроножка могут ответить все, кроме сыгравшего, а на «{ card-super-neigh }» — никто.
rule-W8 = Колода кончилась, когда из неё ушла последняя карта. Если партия ждёт конца всех эффектов, смотрят, пуста ли колода после них.
rule-W9 = Карту «{ card-tiny-stable }» проверяют после каждого отдельного изменения. «{ card-blinding-light }» действует раньше, чем эффект входящего единорожка. Пандой единорожек становится, когда уже вошёл; панду можно выбрать как карту, но не как единорожка. «{ card-queen-bee-unicorn }» не трогает обычных единорожков, которые уже стоят в чужих стойлах. «{ card-magical-kittencorn }» защищён только от уничтожения заклинаниями, «{ card-black-knight-unicorn }» спасает других и только от уничтожения, а «{ card-unicorn-phoenix }» может спастись и от уничтожения, и от жертвы.
rule-W10 = Единорожек, которого вернули на руку или переместили в другое стойло, покинул прежнее.
rule-W11 = Если цель называют сразу, то, играя карту, объявляют всё, что не зависит ни от предыдущих частей эффекта, ни от скрытых карт, даже для эффектов при входе; стойло для бонуса или штрафа называют сразу в любом случае. Если выбранного потом уже нет на месте, эту часть пропускают, а если в эффекте сказано «можете», то и не платят за него.
rule-W12 = Русских названий обычных единорожков мы не нашли и дали им свои. Буквы считают по тем названиям, которые видны в партии, без слова в скобках.
