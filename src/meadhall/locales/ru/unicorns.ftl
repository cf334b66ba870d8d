### The unicorn game in Russian: «Единорожки» по-русски.
###
### Термины, как в русской книге правил: stable – стойло, nursery – ясли, deck – колода, discard pile – стопка сброса, hand – рука («в
### руке», «из руки», как в дуэли), hand limit – предел руки; draw – взять, take into hand – взять в руку, take from another hand –
### забрать, discard – сбросить, sacrifice – принести в жертву, destroy – уничтожить, steal – украсть, return – вернуть, move –
### переместить, shuffle into – замешать, search – найти, поиск; play – сыграть, neigh – «Тпру!», to neigh, to stop – остановить; unicorn
### – единорожек, baby – малыш(-единорожек), basic – обычный, magical – волшебный, panda – панда; magic card – заклинание, upgrade –
### бонус, downgrade – штраф, instant – быстроножек (-жка, -жки, -жков); enter – войти, put into a stable – ввести, leave – покинуть; start
### of turn – начало хода, draw phase – добор, action – действие, extra turn – дополнительный ход; effect – эффект, «then» – «затем», «may»
### – «можете»; any player – любой игрок, another player – другой игрок, another player's – чужой, each player – каждый игрок, owner of a
### stable – хозяин, target – цель, turn order – порядок хода, match – партия; to name – назвать (цель), save – спасти.
### К игроку обращаемся на «вы». Названия карт стоят в кавычках и не склоняются. Падежи есть только у слова «игрок»; .nom – посреди фразы.
### Между числом и словом и перед тире стоят неразрывные пробелы (U+00A0).


## Составные части

list-empty = ни одной
list-end = { $rest } и { $last }
quoted = «{ $name }»
varied = { $name } ({ $variant })
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


## Что повторяется в текстах карт

-enters = Когда эта карта входит в ваше стойло
-starts = В начале вашего хода
-stays = Пока эта карта в вашем стойле

-baby = Если эту карту должны принести в жертву, уничтожить или вернуть в руку, вместо этого она отправляется в ясли.
-either = уничтожить 1 бонус в чужом стойле или принести в жертву 1 штраф из своего
-flyer = Если эту карту приносят в жертву или уничтожают, она отправляется не в стопку сброса, а в руку игрока, в чьём стойле была.
-neigh = Сыграйте в ответ, когда другой игрок играет карту. Та карта остановлена: она отправляется в стопку сброса, не сработав.
-no-neigh = вы не можете играть карты «{ card-neigh }» и «{ card-super-neigh }»


## Малыши-единорожки

card-baby-unicorn-red = Единорожек
    .variant = красный
text-baby-unicorn-red = { -baby }
card-baby-unicorn-pink = Единорожек
    .variant = розовый
text-baby-unicorn-pink = { -baby }
card-baby-unicorn-orange = Единорожек
    .variant = оранжевый
text-baby-unicorn-orange = { -baby }
card-baby-unicorn-yellow = Единорожек
    .variant = жёлтый
text-baby-unicorn-yellow = { -baby }
card-baby-unicorn-green = Единорожек
    .variant = зелёный
text-baby-unicorn-green = { -baby }
card-baby-unicorn-blue = Единорожек
    .variant = голубой
text-baby-unicorn-blue = { -baby }
card-baby-unicorn-purple = Единорожек
    .variant = фиолетовый
text-baby-unicorn-purple = { -baby }
card-baby-unicorn-black = Единорожек
    .variant = чёрный
text-baby-unicorn-black = { -baby }
card-baby-unicorn-white = Единорожек
    .variant = белый
text-baby-unicorn-white = { -baby }
card-baby-unicorn-brown = Единорожек
    .variant = коричневый
text-baby-unicorn-brown = { -baby }
card-baby-unicorn-rainbow = Единорожек
    .variant = радужный
text-baby-unicorn-rainbow = { -baby }
card-baby-unicorn-death = Единорожек
    .variant = замогильный
text-baby-unicorn-death = { -baby }
card-baby-narwhal = Малыш-нарвал
text-baby-narwhal = { -baby }


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
text-rhinocorn = { -starts } вы можете уничтожить 1 чужого единорожка. Если вы это сделали, ваш ход на этом заканчивается: без добора и без действия.
card-magical-kittencorn = Волшебный которог
text-magical-kittencorn = Никакое заклинание не может уничтожить эту карту.
card-stabby-the-unicorn = Ножерог
text-stabby-the-unicorn = Если вы принесли эту карту в жертву или её у вас уничтожили, вы можете уничтожить 1 чужого единорожка.
card-rainbow-unicorn = Радужный единорожек
text-rainbow-unicorn = { -enters }, вы можете ввести туда же 1 обычного единорожка из руки. Сыгранным он не считается, и остановить его нельзя.
card-extremely-destructive-unicorn = Крушерог
text-extremely-destructive-unicorn = { -enters }, каждый игрок, включая вас, сам выбирает 1 своего единорожка и приносит его в жертву.
card-chainsaw-unicorn = Бензопилорог
text-chainsaw-unicorn = { -enters }, вы можете { -either }.
card-llamacorn = Ламарог
text-llamacorn = { -enters }, каждый игрок, включая вас, сбрасывает 1 карту по своему выбору.
card-americorn = Америрог
text-americorn = { -enters }, вы можете забрать 1 случайную карту из руки другого игрока.
card-ginormous-unicorn = Жирнорог
text-ginormous-unicorn = { -stays }, она считается за 2 единорожков, но { -no-neigh }.
card-seductive-unicorn = Соблазнорог
text-seductive-unicorn = { -enters }, вы можете сбросить 1 карту, а затем украсть 1 чужого единорожка.
card-queen-bee-unicorn = Бьютиорог
text-queen-bee-unicorn = { -stays }, карты обычных единорожков никаким способом не могут войти в чужие стойла. Те, что уже там, остаются.
card-greedy-flying-unicorn = Жадный крылорог
text-greedy-flying-unicorn = { -enters }, возьмите 1 карту. { -flyer }
card-annoying-flying-unicorn = Бесячий крылорог
text-annoying-flying-unicorn = { -enters }, вы можете заставить другого игрока сбросить 1 карту; какую, решает он сам. { -flyer }
card-magical-flying-unicorn = Волшебный крылорог
text-magical-flying-unicorn = { -enters }, вы можете взять в руку 1 заклинание из стопки сброса. { -flyer }
card-swift-flying-unicorn = Реактивный крылорог
text-swift-flying-unicorn = { -enters }, вы можете взять в руку 1 карту «{ card-neigh }» или «{ card-super-neigh }» из стопки сброса. { -flyer }
card-majestic-flying-unicorn = Пафосный крылорог
text-majestic-flying-unicorn = { -enters }, вы можете взять в руку 1 карту единорожка из стопки сброса. { -flyer }
card-unicorn-phoenix = Фениксорог
text-unicorn-phoenix = Если эту карту должны принести в жертву или уничтожить, вы можете вместо этого сбросить 1 карту из руки и оставить эту в стойле.
card-unicorn-on-the-cob = Початкорог
text-unicorn-on-the-cob = { -enters }, возьмите 2 карты, затем сбросьте из руки 1 любую карту.
card-black-knight-unicorn = Чёрный бронерог
text-black-knight-unicorn = Если другого единорожка в вашем стойле должны уничтожить, вы можете вместо этого принести в жертву эту карту; тогда тот единорожек остаётся.
card-shark-with-a-horn = Акулорог
text-shark-with-a-horn = { -enters }, вы можете принести её в жертву, а затем уничтожить 1 чужого единорожка.
card-shabby-the-narwhal = Авральный нарвал
text-shabby-the-narwhal = { -enters }, вы можете найти в колоде 1 штраф, показать его всем и взять в руку. После поиска перемешайте колоду.
card-narwhal-torpedo = Торпедный нарвал
text-narwhal-torpedo = { -enters }, вы можете разом принести в жертву все штрафы, которые в нём лежат.
card-alluring-narwhal = Манящий нарвал
text-alluring-narwhal = { -enters }, вы можете украсть 1 бонус из чужого стойла.
card-mermaid-unicorn = Русалкорог
text-mermaid-unicorn = { -enters }, выберите 1 карту в стойле другого игрока: она возвращается в его руку.
card-classy-narwhal = Импозантный нарвал
text-classy-narwhal = { -enters }, вы можете найти в колоде 1 бонус, показать его всем и взять в руку. После поиска перемешайте колоду.
card-the-great-narwhal = Великий нарвал
text-the-great-narwhal = { -enters }, вы можете найти в колоде 1 карту, в названии которой есть «нарвал», показать её всем и взять в руку. После поиска перемешайте колоду.
card-mother-goose-unicorn = Матушка Гусынярог
text-mother-goose-unicorn = { -enters }, вы можете ввести туда же 1 малыша из яслей.
card-unicorn-oracle = Оракулорог
text-unicorn-oracle = { -enters }, тайно посмотрите 3 верхние карты колоды. Возьмите 1 из них в руку, а остальные 2 верните на верх колоды в любом порядке.
card-necromancer-unicorn = Некроманторог
text-necromancer-unicorn = { -enters }, вы можете сбросить 2 карты единорожков, а затем ввести в своё стойло 1 единорожка из стопки сброса. Подойдёт и только что сброшенный.
card-dark-angel-unicorn = Тёмный ангелорог
text-dark-angel-unicorn = { -enters }, вы можете принести в жертву 1 своего единорожка, а затем ввести в своё стойло 1 единорожка из стопки сброса. Подойдёт и только что принесённый в жертву, но не сама эта карта.


## Заклинания

card-unicorn-poison = Единорожий яд
text-unicorn-poison = Уничтожьте 1 чужого единорожка.
card-back-kick = Пинок
text-back-kick = Выберите 1 карту в стойле другого игрока: она возвращается в его руку. Затем этот игрок сбрасывает 1 карту по своему выбору.
card-change-of-luck = Клевер-перевёртыш
text-change-of-luck = Возьмите 2 карты, сбросьте 3 карты, а затем, когда закончите этот ход, ходите ещё раз.
card-glitter-tornado = Блестящее торнадо
text-glitter-tornado = Выберите по 1 карте в каждом стойле, включая своё: каждая возвращается в руку игрока, в чьём стойле была.
card-unicorn-swap = Обмен единорожками
text-unicorn-swap = Переместите 1 своего единорожка в стойло другого игрока, затем украдите из этого же стойла 1 любого единорожка.
card-re-target = Цельсь!
text-re-target = Переместите 1 бонус или 1 штраф из любого стойла в любое другое.
card-unfair-bargain = Нечестная сделка
text-unfair-bargain = Выберите другого игрока и обменяйтесь с ним всеми картами в руке.
card-two-for-one = Два по цене одного
text-two-for-one = Принесите в жертву 1 карту из своего стойла, затем уничтожьте 2 карты в чужих стойлах: в одном или в разных.
card-targeted-destruction = Прицельная атака
text-targeted-destruction = Выберите одно: { -either }.
card-mystical-vortex = Мистический водоворот
text-mystical-vortex = Каждый игрок, включая вас, сбрасывает 1 карту по своему выбору. Затем замешайте стопку сброса в колоду.
card-good-deal = Чистая выгода
text-good-deal = Возьмите 3 карты, затем сбросьте из руки 1 любую карту.
card-shake-up = Встряска
text-shake-up = Замешайте в колоду эту карту, все карты из своей руки и стопку сброса. Затем возьмите 5 карт.
card-blatant-thievery = Наглый грабёж
text-blatant-thievery = Посмотрите карты в руке другого игрока и заберите 1 из них по своему выбору.
card-reset-button = Перезагрузка
text-reset-button = Каждый игрок, включая вас, приносит в жертву все свои бонусы и штрафы. Затем замешайте стопку сброса в колоду.
card-kiss-of-life = Поцелуй любви
text-kiss-of-life = Введите в своё стойло 1 единорожка из стопки сброса.


## Бонусы

card-glitter-bomb = Дискобомба
text-glitter-bomb = { -starts } вы можете принести в жертву 1 карту из своего стойла, а затем уничтожить 1 карту в чужом стойле.
card-yay = И-го-го!
text-yay = { -stays }, карты, которые вы играете, нельзя остановить.
card-rainbow-aura = Радужная аура
text-rainbow-aura = { -stays }, ваших единорожков нельзя уничтожить.
card-double-dutch = Прыг-скок
text-double-dutch = { -starts } вы можете получить право сыграть в качестве действия этого хода до 2 карт вместо 1.
card-claw-machine = Хвать-хвать
text-claw-machine = { -starts } вы можете сбросить 1 карту, а затем взять 1 карту.
card-stable-artillery = Артобстойло
text-stable-artillery = { -starts } вы можете сбросить 2 карты, а затем уничтожить 1 чужого единорожка.
card-rainbow-lasso = Радужное лассо
text-rainbow-lasso = { -starts } вы можете сбросить 3 карты, а затем украсть 1 чужого единорожка.
card-caffeine-overload = Кофеиновый дебош
text-caffeine-overload = { -starts } вы можете принести в жертву 1 карту из своего стойла, а затем взять 2 карты.


## Штрафы

card-barbed-wire = Колючая проволока
text-barbed-wire = Каждый раз, когда единорожек входит в ваше стойло или покидает его, сбросьте 1 карту.
card-pandamonium = Пандец
text-pandamonium = { -stays }, ваши единорожки считаются пандами, а не единорожками. Правила и эффекты, в которых речь о единорожках, на панд не действуют.
card-sadistic-ritual = Изуверский ритуал
text-sadistic-ritual = { -starts } принесите в жертву 1 своего единорожка, затем возьмите 1 карту.
card-slowdown = Заминка
text-slowdown = { -stays }, { -no-neigh }.
card-nanny-cam = Видеоняня
text-nanny-cam = { -stays }, все игроки видят карты в вашей руке.
card-broken-stable = Отстойло
text-broken-stable = { -stays }, вы не можете играть бонусы.
card-blinding-light = Слепящий свет
text-blinding-light = { -stays }, ваши единорожки считаются обычными, и никакие их эффекты не действуют. Малыши всё равно возвращаются в ясли.
card-tiny-stable = Мини-стойло
text-tiny-stable = Каждый раз, когда у вас оказывается больше 5 единорожков, принесите в жертву 1 из них.


## Быстроножки

card-neigh = Тпру!
text-neigh = { -neigh }
card-super-neigh = Убойное тпру!
text-super-neigh = { -neigh } Саму эту карту остановить нельзя.


## Вопросы

question-choose_action =
    { $offered ->
        [done] { $seat }, вы можете сыграть ещё одну карту.
       *[none] { $plays ->
            [one] { $seat }, выберите действие.
           *[other] { $seat }, выберите действие: взять карту или сыграть до { $plays } карт.
        }
    }
question-choose_baby = { $seat }, выберите малыша для своего стойла.
question-choose_card_of_hand = { $seat }, «{ $source }»: выберите, какую карту забрать из чужой руки.
question-choose_destroy =
    { $offered ->
        [pass] { $seat }, «{ $source }»: вы можете выбрать, какую карту уничтожить.
       *[none] { $seat }, «{ $source }»: выберите, какую карту уничтожить.
    }
question-choose_discard =
    { $source ->
        [none] { $limit ->
            [one] { $seat }, у вас в руке больше { $limit } карты: выберите, какую сбросить.
           *[other] { $seat }, у вас в руке больше { $limit } карт: выберите, какую сбросить.
        }
       *[other] { $offered ->
            [pass] { $seat }, «{ $source }»: вы можете сбросить карту.
           *[none] { $seat }, «{ $source }»: выберите, какую карту сбросить.
        }
    }
question-choose_from_deck =
    { $offered ->
        [nothing] { $seat }, «{ $source }»: такой карты в колоде нет.
       *[none] { $seat }, «{ $source }»: выберите, какую карту из колоды взять в руку.
    }
question-choose_from_pile =
    { $offered ->
        [pass] { $seat }, «{ $source }»: вы можете взять в руку карту из стопки сброса.
       *[none] { $seat }, «{ $source }»: выберите, какую карту из стопки сброса взять в руку.
    }
question-choose_from_top = { $seat }, «{ $source }»: выберите, какую карту взять в руку.
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
question-choose_order = { $seat }, «{ $source }»: выберите, какая карта ляжет следующей, считая сверху.
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
question-choose_return = { $seat }, «{ $source }»: выберите, какую карту вернуть в руку.
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
        [pass] { $seat }, «{ $source }»: вы можете ввести единорожка в своё стойло.
       *[none] { $seat }, «{ $source }»: выберите, какого единорожка ввести в своё стойло.
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
        [hand] Ввести карту «{ $card }» из руки
        [nursery] Ввести карту «{ $card }» из яслей
       *[pile] Ввести карту «{ $card }» из стопки сброса
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
option-nothing = Закончить поиск
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
        [choose_unicorn] Никого не вводить
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
        [hand] { $other } уничтожает карту «{ $card }» у { $seat_gen }, и она возвращается в руку хозяина.
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
        [none] { $seat } берёт в руку одну из этих карт.
       *[other] { $seat } берёт в руку карту «{ $card }».
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
       *[hand] Карта «{ $card }» из стойла возвращается в руку { $seat_gen }.
    }
event-card_sacrificed =
    { $place ->
        [hand] { $seat } приносит в жертву карту «{ $card }», и она возвращается в руку.
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
        [none] { $seat } забирает карту из руки { $other_gen }.
       *[other] { $seat } забирает карту «{ $card }» из руки { $other_gen }.
    }
event-card_stolen = { $seat } крадёт карту «{ $card }» у { $other_gen }.
event-card_stopped = Карта «{ $card }» { $seat_gen } остановлена и отправляется в стопку сброса.
event-card_taken = { $seat } берёт в руку карту «{ $card }» из стопки сброса.
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
        [none] { $seat } ничего не находит и перемешивает колоду.
       *[other] { $seat } показывает всем карту «{ $found }», берёт её в руку и перемешивает колоду.
    }
event-effect_used = { $seat } применяет эффект карты «{ $card }».
event-effects_passed = Начало хода { $seat_gen } завершено.
event-first_chosen = Первым ходит { $seat_nom }.
event-hand_left = Карты из руки { $seat_gen } отправляются в стопку сброса: { $cards }.
event-hand_opened = Карты в руке { $seat_gen } видны всем: { $cards }.
event-hand_received =
    { $cards ->
        [none] { $seat } получает карты из руки { $other_gen }.
       *[other] { $seat } получает карты из руки { $other_gen }: { $cards }.
    }
event-hand_seen =
    { $cards ->
        [none] { $other } смотрит карты в руке { $seat_gen }.
       *[other] { $other } смотрит карты в руке { $seat_gen }: { $cards }.
    }
event-hand_shuffled =
    { $number ->
        [0] Рука { $seat_gen } пуста: замешивать из неё нечего.
        [one] { $seat } замешивает в колоду { $number } карту из руки.
        [few] { $seat } замешивает в колоду { $number } карты из руки.
       *[many] { $seat } замешивает в колоду { $number } карт из руки.
    }
event-hands_swapped = { $seat } обменивается с { $other_ins } всеми картами в руке.
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
        [one] { $seat } может сыграть в этом ходу { $number } карту.
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

reason-enough_unicorns = { $winners } побеждает: в стойле достаточно единорожков.
reason-forfeit = { $winners } побеждает: остальные сдались.
reason-most_letters = { $winners } побеждает: колода кончилась, единорожков у лидеров поровну, но букв в их названиях больше всего у победителя.
reason-most_unicorns = { $winners } побеждает: колода кончилась, и в стойле победителя больше всего единорожков.
reason-tie = Проигрывают все: колода кончилась, а у лидеров поровну и единорожков, и букв в их названиях.


## Правила: почему что-то спрашивают, предлагают или не разрешают

rule-V1-1 = При 2–5 игроках побеждает первый, у кого в стойле 7 единорожков, при 6–8 — первый, у кого их 6.
rule-V1-2 = В счёт идут только единорожки: карта, которая сейчас не единорожек, не считается. Каждый единорожек считается за 1, если в его тексте не сказано иное.
rule-V1-3 = Когда кончается колода, кончается и партия: сброс обратно не замешивают. Побеждает тот, у кого больше единорожков, при равенстве — тот, у чьих единорожков больше букв в названиях на языке партии; если и букв поровну, проигрывают все.
rule-V1-4 = Партия заканчивается в тот самый миг, когда есть победитель или кончилась колода. Если при её создании выбрано иное, сначала доводят до конца все начатые эффекты.
rule-V2-1 = Все карты с чёрной рубашкой перемешивают и раздают каждому по 5.
rule-V2-2 = Каждый выбирает в своё стойло одного малыша-единорожка; остальные малыши ждут в яслях.
rule-V2-3 = Малыш не бывает ни в руке, ни в колоде, ни в стопке сброса. Отправленный куда угодно, кроме стойла, он возвращается в ясли.
rule-V2-4 = Начинает тот, кто одет пестрее всех; в партии его называет её создатель или выбирает случай. Дальше ходят по кругу налево.
rule-V3-1 = Ход открывают эффекты карт в вашем стойле, которые срабатывают в начале хода.
rule-V3-2 = После начала хода вы берёте 1 карту.
rule-V3-3 = Действие за ход ровно одно: сыграть из руки единорожка (в своё стойло), заклинание, штраф или бонус либо взять 1 карту.
rule-V3-4 = В конце хода сбрасывайте карты, пока в руке не останется 7; карта в вашем стойле может поднять этот предел.
rule-V4-1 = «Взять» — переложить верхнюю карту колоды к себе в руку.
rule-V4-2 = «Сбросить» — отправить карту из руки в стопку сброса; какую, решает тот, чья это рука.
rule-V4-3 = «Принести в жертву» — отправить в стопку сброса карту из своего стойла: единорожка, бонус или штраф.
rule-V4-4 = «Уничтожить» — отправить в стопку сброса карту из чужого стойла: единорожка, бонус или штраф.
rule-V4-5 = «Украсть» — забрать карту из чужого стойла в своё: единорожка, бонус или штраф.
rule-V4-6 = «Любой игрок» — кто-то один, возможно, и вы; «другой игрок» — кто-то один, но не вы; «каждый игрок» — все, и вы тоже.
rule-V4-7 = Если ваш эффект велит игроку что-то сделать с картой в его стойле, выбираете её вы, если в тексте не сказано иное.
rule-V5-1 = Малыши, обычные единорожки (у них нет эффектов) и волшебные остаются в стойле, пока что-нибудь не заставит их покинуть его.
rule-V5-2 = Заклинание срабатывает один раз, после чего уходит в стопку сброса.
rule-V5-3 = Бонусы и штрафы можно играть в любое стойло, своё или чужое; там они и остаются.
rule-V5-4 = Вне своего действия можно играть только карты быстроножков: в ответ, когда другой игрок пытается сыграть карту, и сколько угодно за ход. «{ card-super-neigh }» — тоже карта «{ card-neigh }», только сильнее.
rule-V5-5 = Карта в руке ничего не делает. Эффекты карты в стойле — это эффекты его хозяина, если в тексте не сказано иное.
rule-V6-1 = «{ card-neigh }» останавливает карту, которую играют из руки: та отправляется в стопку сброса, не сработав. Быстроножком можно ответить и на быстроножка.
rule-V6-2 = Эффекты карты, которая уже в стойле, картой «{ card-neigh }» не остановить, в том числе эффекты начала хода.
rule-V7-1 = Карта входит в стойло, когда её туда сыграли, украли или переместили, и покидает его, когда её принесли в жертву, уничтожили или украли. Возвращение в руку и перемещение в другое стойло — тоже уход.
rule-V7-2 = Где сказано «можете», решаете вы; всё остальное обязательно. Необязательный эффект начала хода пропадает, как только вы взяли карту, обязательный не пропадает.
rule-V7-3 = В начале хода срабатывают только карты, которые уже были в стойле, когда ход начался, и все одновременно. Если одна из них завершает ход, остальные эффекты можно применить до этого.
rule-V7-4 = Найденную карту сначала показывают всем, потом берут в руку. После поиска колоду перемешивают.
rule-V7-5 = То, что стоит после «затем», делают, только если сделано то, что стоит перед ним.
rule-V7-6 = Невозможное не делают: нельзя сбросить карту, если рука пуста, или принести в жертву то, чего нет или что запрещено приносить в жертву.
rule-V7-7 = Когда назвать игрока, на которого подействует карта, решают до партии: либо сразу, пока её ещё можно остановить, либо потом, когда останавливать уже поздно.
rule-V7-8 = Штраф покидает стойло, только если эффект велит принести его в жертву, сбросить или уничтожить; некоторые карты могут его переместить.
rule-V8-1 = Для двоих из колоды убирают всех обычных единорожков и карты «{ card-queen-bee-unicorn }», «{ card-seductive-unicorn }», «{ card-rainbow-unicorn }», «{ card-nanny-cam }», «{ card-sadistic-ritual }», «{ card-slowdown }», «{ card-yay }», «{ card-mother-goose-unicorn }» и «{ card-necromancer-unicorn }».
rule-V8-2 = Вдвоём каждый получает из колоды по 1 карте «{ card-neigh }», а потом ещё по 5 карт из перемешанного остатка. Всего в начале в руке 6 карт.
rule-W1 = Если единорожков хватает сразу нескольким игрокам, побеждает тот из них, чей сейчас ход, а если его среди них нет — следующий по порядку хода.
rule-W2 = Дополнительный ход по карте «{ card-change-of-luck }» наступает, когда текущий полностью закончен и лишние карты сброшены.
rule-W3 = По карте «{ card-unicorn-swap }» можно украсть любого единорожка из того стойла, даже только что отданного.
rule-W4 = Уход панды карта «{ card-barbed-wire }» не замечает: в этот миг она не единорожек.
rule-W5 = Эффекты начала хода применяют по одному, в том порядке, какой выберет хозяин стойла; каждый происходит, даже если его карты там уже нет. Выбрать одну и ту же карту дважды в это время нельзя, а конец хода ждёт, пока не применят всё обязательное.
rule-W6 = Чего нельзя уничтожить или принести в жертву, того и не предлагают; первой вмешивается карта «{ card-black-knight-unicorn }», потом замена, указанная на самой карте. Если карта ушла в ясли, вернулась в руку или уцелела, для «затем» дело всё равно считается сделанным.
rule-W7 = Остановить карту предлагают каждому из остальных по порядку хода, есть ему чем или нет: никто не должен узнать, у кого что в руке. На быстроножка могут ответить все, кроме сыгравшего, а на «{ card-super-neigh }» — никто.
rule-W8 = Колода кончилась, когда из неё ушла последняя карта. Если выбрано ждать конца всех эффектов, партия закончится только после них.
rule-W9 = Карту «{ card-tiny-stable }» проверяют после каждого отдельного изменения. «{ card-blinding-light }» действует на единорожка уже при входе, «{ card-pandamonium }» — когда он вошёл; «{ card-queen-bee-unicorn }», «{ card-magical-kittencorn }», «{ card-black-knight-unicorn }» и «{ card-unicorn-phoenix }» делают только то, что на них сказано.
rule-W10 = Единорожек, которого вернули в руку или переместили в другое стойло, покинул прежнее.
rule-W11 = Если цель называют сразу, то, играя карту, объявляют всё, что не зависит ни от предыдущих частей эффекта, ни от скрытых карт, даже для эффектов при входе; стойло для бонуса или штрафа называют всегда. Если выбранного потом уже нет на месте, эту часть пропускают.
rule-W12 = Русских названий обычных единорожков мы не нашли и дали им свои. Буквы считают по тем названиям, которые видны в партии.
