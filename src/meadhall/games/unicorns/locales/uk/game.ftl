### Однороги українською.
###
### Ідентифікатор повідомлення походить від ідентифікатора того, що воно називає. Назви карт не відмінюються: у реченні вони
### стоять у лапках, а перед ними за потреби — «карта», «карту», «картою». Літери назви рахують (V1.3), слова .variant — ні.
### Гравець має форми: .nom (називний усередині речення), .gen (родовий), .dat (давальний), .acc (знахідний), .ins (орудний),
### .voc (кличний, завжди на початку речення). Усередині речення гравець з малої літери, на початку та як напис — з великої.
###
### Терміни:
###   unicorn – одноріг; baby – малюк, малюк-одноріг; basic – звичайний; magical – чарівний; narwhal – нарвал; panda – панда
###   magic card – закляття; upgrade – бонус; downgrade – штраф; instant – швидконіжка; neigh – карта «Ні-го-го!»
###   stable – стайня; nursery – ясла; deck – колода; discard pile – скид; hand – рука; owner – власник (стайні)
###   play – розіграти, розігрувати; stop, to neigh – спинити; draw, take – взяти, взяти на руку; discard – скинути
###   sacrifice – принести в жертву; destroy – знищити; steal – вкрасти; move – перемістити; bring into a stable – привести
###   return to hand – повернути на руку; search – знайти в колоді; look at – переглянути; shuffle – перетасувати
###   enter – увійти до стайні, входити; leave – покинути, покидати стайню; start of turn – початок ходу; then – потім
###   your own – свій, ваш; another player’s – чужий; another player – інший гравець; each player – кожен гравець
###   of one’s choice – на власний вибір; at random – випадкова, навмання; match – партія; turn – хід; action – дія
###   після «потім» стоїть лише те, що залежить від попереднього (V7.5); що стається так чи так, те «після цього»


## Складники речень

# порожнім буває лише перелік карт
list-empty = карт немає
list-end = { $rest } та { $last }
quoted = «{ $name }»
# нерозривний пробіл (U+00A0) тримає назву й те, що до неї належить, разом
varied = { $name } ({ $variant })

player = Гравець { $number }
    .nom = гравець { $number }
    .gen = гравця { $number }
    .dat = гравцеві { $number }
    .acc = гравця { $number }
    .ins = гравцем { $number }
    .voc = Гравче { $number }


## Типи карт

type-baby = Малюк-одноріг
type-basic = Звичайний одноріг
type-magical = Чарівний одноріг
type-magic = Закляття
type-upgrade = Бонус
type-downgrade = Штраф
type-instant = Швидконіжка


## Малюки

card-baby-unicorn-red = Одноріжок
    .variant = червоний
card-baby-unicorn-pink = Одноріжок
    .variant = рожевий
card-baby-unicorn-orange = Одноріжок
    .variant = помаранчевий
card-baby-unicorn-yellow = Одноріжок
    .variant = жовтий
card-baby-unicorn-green = Одноріжок
    .variant = зелений
card-baby-unicorn-blue = Одноріжок
    .variant = блакитний
card-baby-unicorn-purple = Одноріжок
    .variant = фіолетовий
card-baby-unicorn-black = Одноріжок
    .variant = чорний
card-baby-unicorn-white = Одноріжок
    .variant = білий
card-baby-unicorn-brown = Одноріжок
    .variant = коричневий
card-baby-unicorn-rainbow = Одноріжок
    .variant = веселковий
card-baby-unicorn-death = Одноріжок
    .variant = смертельний
card-baby-narwhal = Малюк-нарвал


## Звичайні однороги

card-basic-unicorn-red = Звичайний одноріг
    .variant = червоний
card-basic-unicorn-orange = Звичайний одноріг
    .variant = помаранчевий
card-basic-unicorn-yellow = Звичайний одноріг
    .variant = жовтий
card-basic-unicorn-green = Звичайний одноріг
    .variant = зелений
card-basic-unicorn-blue = Звичайний одноріг
    .variant = блакитний
card-basic-unicorn-indigo = Звичайний одноріг
    .variant = синій
card-basic-unicorn-purple = Звичайний одноріг
    .variant = фіолетовий
card-narwhal = Нарвал


## Чарівні однороги

card-rhinocorn = Носорогоріг
card-magical-kittencorn = Чарівний кицеріг
card-stabby-the-unicorn = Штрикоріг
card-rainbow-unicorn = Веселкоріг
card-extremely-destructive-unicorn = Руйноріг
card-chainsaw-unicorn = Бензопилоріг
card-llamacorn = Ламоріг
card-americorn = Америкоріг
card-ginormous-unicorn = Пузоріг
card-seductive-unicorn = Спокусоріг
card-queen-bee-unicorn = Королеворіг
card-greedy-flying-unicorn = Жадібний крилоріг
card-annoying-flying-unicorn = Надокучливий крилоріг
card-magical-flying-unicorn = Чарівний крилоріг
card-swift-flying-unicorn = Стрімкий крилоріг
card-majestic-flying-unicorn = Величний крилоріг
card-unicorn-phoenix = Феніксоріг
card-unicorn-on-the-cob = Качаноріг
card-black-knight-unicorn = Чорний лицаріг
card-shark-with-a-horn = Акулоріг
card-shabby-the-narwhal = Нарвал-обірванець
card-narwhal-torpedo = Нарвал-торпеда
card-alluring-narwhal = Звабливий нарвал
card-mermaid-unicorn = Русалкоріг
card-classy-narwhal = Вишуканий нарвал
card-the-great-narwhal = Великий нарвал
card-mother-goose-unicorn = Матінка Гускоріг
card-unicorn-oracle = Оракулоріг
card-necromancer-unicorn = Некроманторіг
card-dark-angel-unicorn = Темний ангелоріг


## Закляття

card-unicorn-poison = Однорогомор
card-back-kick = Хвиць копитом!
card-change-of-luck = Поворот фортуни
card-glitter-tornado = Блискуче торнадо
card-unicorn-swap = Обмін однорогами
card-re-target = Нова ціль
card-unfair-bargain = Нечесна оборудка
card-two-for-one = Два за ціною одного
card-targeted-destruction = Прицільний удар
card-mystical-vortex = Містичний вир
card-good-deal = Вигідна угода
card-shake-up = Перетрус
card-blatant-thievery = Нахабна крадіжка
card-reset-button = Кнопка перезапуску
card-kiss-of-life = Поцілунок життя


## Бонуси

card-glitter-bomb = Блискобомба
card-yay = Ого-го!
card-rainbow-aura = Веселкова аура
card-double-dutch = Подвійна скакалка
card-claw-machine = Автомат-хапайко
card-stable-artillery = Артобстайня
card-rainbow-lasso = Веселкове ласо
card-caffeine-overload = Кофеїновий перебір


## Штрафи

card-barbed-wire = Колючий дріт
card-pandamonium = Пандамоніум
card-sadistic-ritual = Садистський ритуал
card-slowdown = Сповільнення
card-nanny-cam = Відеоняня
card-broken-stable = Стайня-розвалюха
card-blinding-light = Сліпуче світло
card-tiny-stable = Крихітна стайня


## Швидконіжки

card-neigh = Ні-го-го!
card-super-neigh = Супер-ні-го-го!


## Запитання

question-choose_action =
    { $offered ->
        [done] { $seat_voc }, можете розіграти ще одну карту.
       *[none] { $plays ->
            [one] { $seat_voc }, виберіть дію.
           *[other] { $seat_voc }, виберіть дію: взяти карту або розіграти до { $plays } карт.
        }
    }
question-choose_baby = { $seat_voc }, виберіть малюка для своєї стайні.
question-choose_card_of_hand = { $seat_voc }, «{ $source }»: виберіть, яку карту взяти собі з цієї руки.
question-choose_destroy =
    { $offered ->
        [pass] { $seat_voc }, «{ $source }»: можете знищити карту.
       *[none] { $seat_voc }, «{ $source }»: виберіть, яку карту знищити.
    }
question-choose_discard =
    { $source ->
        [none] { $limit ->
            [one] { $seat_voc }, у вас на руці понад { $limit } карту: виберіть, яку скинути.
            [few] { $seat_voc }, у вас на руці понад { $limit } карти: виберіть, яку скинути.
           *[many] { $seat_voc }, у вас на руці понад { $limit } карт: виберіть, яку скинути.
        }
       *[other] { $offered ->
            [pass] { $count ->
                [1] { $seat_voc }, «{ $source }»: можете скинути карту.
                [one] { $seat_voc }, «{ $source }»: можете скинути { $count } карту, одну за одною.
                [few] { $seat_voc }, «{ $source }»: можете скинути { $count } карти, одну за одною.
               *[many] { $seat_voc }, «{ $source }»: можете скинути { $count } карт, одну за одною.
            }
           *[none] { $count ->
                [1] { $seat_voc }, «{ $source }»: виберіть, яку карту скинути.
               *[other] { $seat_voc }, «{ $source }»: виберіть, яку карту скинути ({ $number } з { $count }).
            }
        }
    }
question-choose_from_deck =
    { $offered ->
        [nothing] { $seat_voc }, «{ $source }»: такої карти в колоді немає.
       *[none] { $seat_voc }, «{ $source }»: можете взяти карту з колоди на руку.
    }
question-choose_from_pile =
    { $offered ->
        [pass] { $seat_voc }, «{ $source }»: можете взяти карту зі скиду.
       *[none] { $seat_voc }, «{ $source }»: виберіть, яку карту взяти зі скиду.
    }
question-choose_from_top = { $seat_voc }, «{ $source }»: виберіть, яку карту взяти на руку.
question-choose_gift =
    { $offered ->
        [stable] { $seat_voc }, «{ $source }»: виберіть, до чиєї стайні перемістити карту.
       *[none] { $seat_voc }, «{ $source }»: виберіть, яку карту віддати.
    }
question-choose_move =
    { $offered ->
        [stable] { $seat_voc }, «{ $source }»: виберіть, до чиєї стайні перемістити карту.
       *[none] { $seat_voc }, «{ $source }»: виберіть, яку карту перемістити.
    }
question-choose_order = { $seat_voc }, «{ $source }»: виберіть карту, яка лежатиме наступною згори.
question-choose_player =
    { $offered ->
        [pass] { $seat_voc }, «{ $source }»: можете вибрати іншого гравця.
       *[none] { $seat_voc }, «{ $source }»: виберіть іншого гравця.
    }
question-choose_rescue = { $seat_voc }, через карту «{ $source }» ваша карта «{ $card }» ось-ось покине стайню. Урятуєте її?
question-choose_response =
    { $source ->
        [none] { $targets ->
            [none] { $seat_voc }, { $other_nom } розігрує карту «{ $card }». Спините її?
           *[other] { $seat_voc }, { $other_nom } розігрує карту «{ $card }» і називає { $targets }. Спините?
        }
       *[other] { $seat_voc }, { $other_nom } відповідає картою «{ $card }» на карту { $owner_gen } «{ $source }». Спините цю відповідь?
    }
question-choose_return = { $seat_voc }, «{ $source }»: виберіть, яку карту повернути на руку.
question-choose_sacrifice =
    { $offered ->
        [pass] { $seat_voc }, «{ $source }»: можете принести карту в жертву.
       *[none] { $seat_voc }, «{ $source }»: виберіть, яку карту принести в жертву.
    }
question-choose_stable = { $seat_voc }, «{ $source }»: виберіть, у чию стайню розіграти цю карту.
question-choose_start_effect = { $seat_voc }, починається ваш хід: виберіть, що подіє.
question-choose_steal =
    { $offered ->
        [pass] { $seat_voc }, «{ $source }»: можете вкрасти карту.
       *[none] { $seat_voc }, «{ $source }»: виберіть, яку карту вкрасти.
    }
question-choose_target =
    { $offered ->
        [pass] { $seat_voc }, «{ $source }»: можете знищити карту або принести карту в жертву.
       *[none] { $seat_voc }, «{ $source }»: виберіть, яку карту знищити або принести в жертву.
    }
question-choose_unicorn =
    { $offered ->
        [pass] { $seat_voc }, «{ $source }»: можете привести однорога до своєї стайні.
       *[none] { $seat_voc }, «{ $source }»: виберіть, якого однорога привести до своєї стайні.
    }
question-choose_whether = { $seat_voc }, «{ $source }»: скористаєтеся ефектом?

# Що названо для карти, яку розігрують, у знахідному відмінку; кілька таких складаються в $targets. Місце: де названа карта або
# куди їй іти.
target =
    { $place ->
        [nursery] карту «{ $card }» з ясел
        [pile] карту «{ $card }» зі скиду
        [stable] { $card ->
            [none] стайню { $other_gen }
           *[other] карту { $other_gen } «{ $card }»
        }
       *[none] { $other_acc }
    }


## Варіанти відповіді

option-baby = «{ $card }»
option-bring =
    { $place ->
        [hand] Привести однорога «{ $card }» з руки
        [nursery] Привести однорога «{ $card }» з ясел
       *[pile] Привести однорога «{ $card }» зі скиду
    }
option-destroy = Знищити карту { $other_gen } «{ $card }»
option-discard = Скинути карту «{ $card }»
option-done = Більше не розігрувати карт
option-draw = Узяти карту
option-find = Узяти карту «{ $card }»
option-go_on = Продовжити хід
option-let_pass = Не спиняти
option-move =
    { $question ->
        [choose_gift] Віддати карту «{ $card }»
       *[none] Перемістити карту { $other_gen } «{ $card }»
    }
option-nothing = Нічого не брати
option-pass =
    { $question ->
        [choose_destroy] Нічого не знищувати
        [choose_discard] Нічого не скидати
        [choose_from_pile] Нічого не брати
        [choose_player] Нікого не вибирати
        [choose_rescue] Не рятувати
        [choose_sacrifice] Нічого не приносити в жертву
        [choose_steal] Нічого не красти
        [choose_target] Нічого не вибирати
        [choose_unicorn] Нікого не приводити
       *[none] Ні
    }
option-play = Розіграти карту «{ $card }»
option-player = { $other }
option-put = Покласти наступною згори карту «{ $card }»
option-return = Повернути на руку карту { $other_gen } «{ $card }»
option-sacrifice = Принести в жертву карту «{ $card }»
option-save =
    { $source ->
        [none] Урятувати карту «{ $card }»
       *[other] Урятувати карту «{ $card }» завдяки карті «{ $source }»
    }
option-stable = Стайня { $other_gen }
option-start = Скористатися картою «{ $card }»
option-steal = Украсти карту «{ $card }» у { $other_gen }
option-stop = Спинити картою «{ $card }»
option-take = Узяти карту «{ $card }»
option-use = Так


## Події

event-baby_chosen = { $seat } вибирає для своєї стайні карту «{ $card }».
event-card_destroyed =
    { $place ->
        [hand] { $other } знищує карту { $seat_gen } «{ $card }», але вона повертається власникові на руку.
        [nursery] { $other } знищує карту { $seat_gen } «{ $card }», але вона повертається до ясел.
       *[pile] { $other } знищує карту { $seat_gen } «{ $card }».
    }
event-card_discarded =
    { $why ->
        [limit] { $seat } скидає зайву карту «{ $card }».
       *[effect] { $seat } скидає карту «{ $card }».
    }
event-card_drawn =
    { $card ->
        [none] { $seat } бере карту.
       *[other] { $seat } бере карту «{ $card }».
    }
event-card_entered =
    { $place ->
        [nursery] Карта «{ $card }» входить з ясел до стайні { $seat_gen }.
        [pile] Карта «{ $card }» входить зі скиду до стайні { $seat_gen }.
       *[hand] Карта «{ $card }» входить до стайні { $seat_gen }.
    }
event-card_left =
    { $place ->
        [nursery] Карта { $seat_gen } «{ $card }» повертається до ясел.
       *[pile] Карта { $seat_gen } «{ $card }» йде у скид.
    }
event-card_moved = Карта «{ $card }» переміщується зі стайні { $seat_gen } до стайні { $other_gen }.
event-card_named =
    { $other ->
        [none] { $seat } називає карту «{ $card }».
       *[other] { $seat } називає карту { $other_gen } «{ $card }».
    }
event-card_picked =
    { $card ->
        [none] { $seat } бере одну з них на руку.
       *[other] { $seat } бере карту «{ $card }» на руку.
    }
event-card_played = { $seat } розігрує карту «{ $card }».
event-card_put_back =
    { $card ->
        [none] { $seat } кладе карту назад у колоду { $number ->
            [1] першою
            [2] другою
            [3] третьою
           *[other] { $number }-ю
        } згори.
       *[other] { $seat } кладе карту «{ $card }» назад у колоду { $number ->
            [1] першою
            [2] другою
            [3] третьою
           *[other] { $number }-ю
        } згори.
    }
event-card_returned =
    { $place ->
        [nursery] Карта { $seat_gen } «{ $card }» повертається до ясел.
       *[hand] Карта «{ $card }» повертається { $seat_dat } на руку.
    }
event-card_sacrificed =
    { $place ->
        [hand] { $seat } приносить у жертву карту «{ $card }», але вона повертається на руку.
        [nursery] { $seat } приносить у жертву карту «{ $card }», але вона повертається до ясел.
       *[pile] { $seat } приносить у жертву карту «{ $card }».
    }
event-card_saved =
    { $source ->
        [none] { $seat } платить, щоб карта «{ $card }» лишилася у стайні.
       *[other] { $seat } рятує карту «{ $card }» завдяки карті «{ $source }».
    }
event-card_snatched =
    { $card ->
        [none] { $seat } бере собі карту з руки { $other_gen }.
       *[other] { $seat } бере собі карту «{ $card }» з руки { $other_gen }.
    }
event-card_stolen = { $seat } краде карту «{ $card }» у { $other_gen }.
event-card_stopped = Карту { $seat_gen } «{ $card }» спинено, і вона йде у скид.
event-card_taken = { $seat } бере карту «{ $card }» зі скиду.
event-cards_seen =
    { $seat } переглядає { $number ->
        [1] верхню карту
        [one] { $number } верхню карту
        [few] { $number } верхні карти
       *[many] { $number } верхніх карт
    } колоди{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
event-deck_searched =
    { $found ->
        [none] { $seat } нічого не бере й тасує колоду.
       *[other] { $seat } показує всім карту «{ $found }», бере її на руку й тасує колоду.
    }
event-effect_used = Діє карта { $seat_gen } «{ $card }».
event-effects_passed = Початок ходу { $seat_gen } завершено.
event-first_chosen = { $seat } починає партію.
event-hand_left = Рука { $seat_gen } йде у скид: { $cards }.
event-hand_opened = Рука { $seat_gen } відкрита для всіх: { $cards }.
event-hand_received =
    { $cards ->
        [none] Рука { $other_gen } переходить до { $seat_gen }.
       *[other] Рука { $other_gen } переходить до { $seat_gen }: { $cards }.
    }
event-hand_seen =
    { $cards ->
        [none] { $other } переглядає руку { $seat_gen }.
       *[other] { $other } переглядає руку { $seat_gen }: { $cards }.
    }
event-hand_shuffled =
    { $number ->
        [0] { $seat } нічого не додає до колоди: рука порожня.
        [one] { $seat } додає до колоди всю свою руку: { $number } карту.
        [few] { $seat } додає до колоди всю свою руку: { $number } карти.
       *[many] { $seat } додає до колоди всю свою руку: { $number } карт.
    }
event-hands_swapped = { $seat } обмінюється з { $other_ins } усіма картами на руках.
event-instant_played = { $seat } відповідає картою «{ $card }» на карту { $other_gen } «{ $source }».
event-magic_worked = Діє закляття { $seat_gen } «{ $card }».
event-pile_shuffled =
    { $number ->
        [0] { $seat } тасує колоду; скид порожній.
        [one] { $seat } тасує колоду разом зі скидом ({ $number } карта).
        [few] { $seat } тасує колоду разом зі скидом ({ $number } карти).
       *[many] { $seat } тасує колоду разом зі скидом ({ $number } карт).
    }
event-play_declined = { $seat } більше не розігрує карт.
event-play_ended = { $seat } завершує розіграш карти «{ $card }».
event-player_chosen = { $seat } вибирає { $other_acc }.
event-player_named =
    { $other ->
        [none] { $seat } називає свою стайню.
       *[other] { $seat } називає { $other_acc }.
    }
event-plays_gained =
    { $number ->
        [one] { $seat } може розіграти цього ходу { $number } карту.
       *[other] { $seat } може розіграти цього ходу до { $number } карт.
    }
event-search_began =
    { $cards ->
        [none] { $seat } шукає карту в колоді.
       *[other] { $seat } шукає карту в колоді; на вибір: { $cards }.
    }
event-seat_left = { $seat } виходить із-за столу.
event-stable_named =
    { $other ->
        [none] { $seat } називає свою стайню.
       *[other] { $seat } називає стайню { $other_gen }.
    }
event-turn_began = { $seat } починає хід.
event-turn_cut = Хід { $seat_gen } одразу завершується.
event-turn_ended = { $seat } завершує хід.
event-turn_extended =
    { $number ->
        [1] { $seat } матиме після цього ходу ще один.
        [one] { $seat } матиме після цього ще { $number } хід.
        [few] { $seat } матиме після цього ще { $number } ходи.
       *[many] { $seat } матиме після цього ще { $number } ходів.
    }
event-window_opened = Карта { $seat_gen } «{ $card }» лежить на столі.


## Кінець партії

reason-endless =
    { $source ->
        [none] Переможця немає: ефекти ніколи б не скінчилися, тож партію зупинено.
       *[other] Переможця немає: ефекти карти «{ $source }» ніколи б не скінчилися, тож партію зупинено.
    }
reason-enough_unicorns = { $winners } перемагає: у стайні досить однорогів.
reason-forfeit = { $winners } перемагає: решта здалася.
reason-most_letters = { $winners } перемагає: колода вичерпалася, однорогів у лідерів порівну, але в назвах однорогів цієї стайні найбільше літер.
reason-most_unicorns = { $winners } перемагає: колода вичерпалася, а в цій стайні найбільше однорогів.
reason-tie = Ніхто не перемагає: колода вичерпалася, а в лідерів порівну й однорогів, і літер.


## Розділи правил

chapter-V1 = Мета й кінець гри
chapter-V2 = Підготовка
chapter-V3 = Хід
chapter-V4 = Що означають слова
chapter-V5 = Види карт
chapter-V6 = «{ card-neigh }»
chapter-V7 = Ефекти
chapter-V8 = Гра вдвох
chapter-W = Про що мовчить книга правил


## Правила: чому щось запитують, пропонують або не дозволяють

rule-V1-1 = Для перемоги треба першим зібрати у своїй стайні 7 однорогів, коли гравців від 2 до 5, або 6 однорогів, коли гравців від 6 до 8.
rule-V1-2 = Для перемоги рахують лише однорогів: карту, яка зараз не одноріг, не враховують. Кожен вважається за одного, якщо в його тексті не сказано інакше.
rule-V1-3 = Партія завершується й тоді, коли вичерпалася колода; скид у неї не повертають. Перемагає той, у кого найбільше однорогів, а серед рівних — той, у чиїх однорогів назви разом мають більше літер; якщо й літер порівну, програють усі.
rule-V1-4 = Партія завершується тієї миті, коли хтось зібрав досить однорогів або вичерпалася колода. Можна домовитися й інакше: завершувати її, лише коли завершено всі розпочаті ефекти.
rule-V2-1 = Усі карти, крім малюків, тасують в одну колоду, і кожен гравець отримує з неї 5.
rule-V2-2 = Кожен гравець вибирає 1 малюка для своєї стайні; решта малюків іде до ясел.
rule-V2-3 = Малюк ніколи не буває на руці, у колоді чи у скиді: хоч би куди його відправили, крім стайні, він повертається до ясел.
rule-V2-4 = Починає той, хто вдягнений найбарвистіше; господар партії може вибрати когось сам або покластися на жереб. Далі хід переходить ліворуч.
rule-V3-1 = Хід починається з тих ефектів карт у вашій стайні, які діють на початку ходу.
rule-V3-2 = Перед дією візьміть 1 карту.
rule-V3-3 = За хід виконують рівно одну дію: розігрують із руки однорога (у свою стайню), закляття, штраф чи бонус або беруть 1 карту.
rule-V3-4 = Наприкінці ходу скидайте карти, доки на руці не лишиться 7, якщо карта у вашій стайні не дозволяє тримати більше.
rule-V4-1 = «Узяти» карту — це перекласти верхню карту колоди собі на руку.
rule-V4-2 = «Скинути» — це покласти карту з руки у скид. Яку саме, вирішує той, чия рука.
rule-V4-3 = «Принести в жертву» — це відправити у скид карту зі своєї стайні: однорога, бонус або штраф.
rule-V4-4 = «Знищити» — це відправити у скид карту зі стайні іншого гравця: однорога, бонус або штраф.
rule-V4-5 = «Украсти» — це перемістити до своєї стайні карту зі стайні іншого гравця: однорога, бонус або штраф.
rule-V4-6 = «Будь-який гравець» — один, можливо, й ви; «інший гравець» — один, але не ви; «кожен гравець» — усі, і ви теж.
rule-V4-7 = Коли ви змушуєте гравця щось зробити з картою в його стайні, карту вибираєте ви, якщо не сказано інакше.
rule-V5-1 = Малюки, звичайні та чарівні однороги лишаються у стайні, доки щось їх звідти не прибере. Звичайні ефектів не мають.
rule-V5-2 = Закляття діє один раз, а потім іде у скид.
rule-V5-3 = Бонус або штраф можна розіграти у стайню будь-якого гравця; там він і лишається.
rule-V5-4 = Поза своєю дією можна розігрувати лише швидконіжки: у відповідь на карту, яку розігрує інший гравець, і скільки завгодно за хід. «{ card-super-neigh }» — теж карта «{ card-neigh }».
rule-V5-5 = Карта на руці не діє. Ефектами карти у стайні користується власник стайні, якщо не сказано інакше.
rule-V6-1 = «{ card-neigh }» спиняє карту, яку розігрують із руки: та йде у скид і не діє. На швидконіжку теж можна відповісти швидконіжкою.
rule-V6-2 = «{ card-neigh }» не спиняє ефектів карт, які вже у стайні, зокрема й тих, що діють на початку ходу.
rule-V7-1 = Карта входить до стайні, коли її туди розіграли, привели, вкрали чи перемістили. Вона покидає стайню, коли її принесли в жертву, знищили, вкрали, повернули на руку чи перемістили деінде.
rule-V7-2 = Ефекти обов’язкові, якщо в них не сказано «можете». Необов’язковий ефект початку ходу пропадає, щойно ви взяли карту.
rule-V7-3 = На початку ходу діють лише карти, які вже були тоді у стайні, і всі водночас: якщо одна з них завершує хід, решту ще можна виконати перед тим.
rule-V7-4 = Знайдену карту показують усім і лише тоді беруть на руку; після пошуку колоду тасують.
rule-V7-5 = Те, що стоїть після «потім», роблять, лише якщо зробили те, що перед ним.
rule-V7-6 = Неможливий ефект не виконують: наприклад, коли треба скинути карту, а рука порожня, або принести в жертву карту, якої немає чи якої в жертву приносити не можна.
rule-V7-7 = Коли називати гравця, проти якого діє карта, вирішують перед партією: або одразу, коли її розігрують і ще можна спинити, або тоді, коли спинити її вже не можна.
rule-V7-8 = Штраф покидає стайню лише через ефект, який приносить його в жертву, знищує, скидає, повертає на руку чи переміщує до іншої стайні.
rule-V8-1 = Удвох грають без звичайних однорогів і без карт «{ card-queen-bee-unicorn }», «{ card-seductive-unicorn }», «{ card-rainbow-unicorn }», «{ card-mother-goose-unicorn }», «{ card-necromancer-unicorn }», «{ card-yay }», «{ card-nanny-cam }», «{ card-sadistic-ritual }» та «{ card-slowdown }».
rule-V8-2 = Удвох кожен гравець спершу отримує з колоди 1 карту «{ card-neigh }», а потім 5 карт із перетасованої решти: на початку на руці 6 карт.
rule-W1 = Якщо кілька гравців водночас мають досить однорогів, перемагає той, чий хід, а якщо його серед них немає, то наступний із них за чергою ходу.
rule-W2 = Додатковий хід за картою «{ card-change-of-luck }» починається, коли поточний завершено повністю, разом зі скиданням зайвих карт.
rule-W3 = За картою «{ card-unicorn-swap }» можна вкрасти будь-якого однорога з тієї стайні, навіть щойно відданого.
rule-W4 = Карта «{ card-barbed-wire }» не реагує, коли стайню покидає панда: тоді вона не одноріг.
rule-W5 = Ефекти початку ходу виконують один за одним у порядку, який вибираєте ви, навіть якщо карта з ефектом уже покинула стайню. Жодної карти при цьому не вибирають двічі, а необов’язковий ефект не може забрати того, що потрібне обов’язковому. Якщо один з ефектів завершує хід, решту обов’язкових виконують перед тим.
rule-W6 = Якщо карта натомість пішла до ясел чи на руку або вціліла («{ card-unicorn-phoenix }», «{ card-black-knight-unicorn }»), для «потім» жертву чи знищення однаково виконано. Чого знищити чи принести в жертву не можна, того не пропонують; далі карту може врятувати «{ card-black-knight-unicorn }», за ним — вона сама, і лише тоді вона йде, куди належить.
rule-W7 = Чи спинити карту, запитують усіх інших гравців за чергою, навіть тих, хто не має чим: так ніхто не видає своєї руки. Пропускають лише тих, про кого всім ясно, що відповісти вони не можуть. Про швидконіжку запитують усіх, крім того, хто її розіграв; карти «{ card-super-neigh }» спинити не можна.
rule-W8 = Колода вичерпується тієї миті, коли її покинула остання карта; якщо домовилися спершу завершувати ефекти, вона має бути порожня й тоді, коли їх завершено.
rule-W9 = «{ card-tiny-stable }» зважає на кожну окрему зміну. «{ card-blinding-light }» скасовує й те, що одноріг робить, входячи до стайні, але малюки однаково йдуть до ясел; ефекти, що говорять про «карту», стосуються й панд. «{ card-queen-bee-unicorn }» не виганяє звичайних однорогів, які вже стоять в інших стайнях. «{ card-magical-kittencorn }» захищений лише від знищення закляттям; «{ card-black-knight-unicorn }» рятує лише від знищення, а «{ card-unicorn-phoenix }» рятує себе й від жертви.
rule-W10 = Одноріг, якого повернули на руку чи перемістили до іншої стайні, покинув ту, де був.
rule-W11 = Якщо не домовилися інакше, все, що не залежить ні від попередніх частин ефекту, ні від прихованих карт, називають одразу, коли розігрують карту, зокрема й однорога; якщо названого згодом немає, цю частину пропускають, а якщо в ефекті сказано «можете», то й не платять за нього. Стайню для бонусу чи штрафу називають одразу завжди.
rule-W12 = Звичайних однорогів ми назвали самі. Літери рахують у назвах мовою партії, без уточнень у дужках.
