### The unicorn table's page in Russian.
###
### Слова – как в unicorns.ftl. Имена ($seat, $seats, $card, $cards) приходят готовыми, в именительном падеже; чего нет, то «none».


## In the hall

hall-game-unicorns = Единорожки
hall-rules-of-unicorns = Правила единорожков
home-unicorns = Единорожки
home-unicorns-about = Соберите единорожков в своём стойле и не дайте собрать другим.
home-unicorns-players = От 2 до 8 игроков
home-unicorns-now = Вы и три несильных бота.
lobby-title-unicorns = Стол для единорожков
lesson-course-unicorns = Учимся играть в единорожков
puzzle-title-unicorns = Задачи: единорожки
herd-auto-pass = Пропускать карты автоматически
herd-auto-pass-about = В «Единорожках»: если остановить карту вам нечем, вы сразу её пропускаете.


## Setting up a table

herd-lobby-window = Время, чтобы остановить карту:
herd-lobby-cards = Карты
herd-lobby-browse-cards = Посмотреть все карты
herd-lobby-all-cards = Все карты
herd-lobby-find-card = Поиск карты
herd-lobby-card-type = Тип карты
herd-lobby-every-type = Все типы
herd-lobby-no-card = Таких слов нет ни на одной карте. Попробуйте слово короче.


## The end of a match

herd-end-unicorns = Единорожки
herd-end-stopped = Сказано «Тпру!»
herd-end-stolen = Украдено карт
herd-story-destroyed = Уничтожено
herd-story-stolen = Украдено
herd-story-stopped = Остановлено


## Игроки

herd-you = вы
herd-turn = ходит
herd-pandas = панды
herd-blinded = ослеплены
herd-left = уже не за столом
herd-away = не в сети
herd-thinks = думает…
herd-level =
    { $level ->
        [guest] скальд
        [page] отрок
        [warrior] воин
        [champion] витязь
        [jarl] ярл
        [legend] легенда
        [random] играет наугад
        [greedy] жадный
       *[other] { $level }
    }
herd-progress =
    { $count ->
        [one] { $count } единорожек из { $goal }
        [few] { $count } единорожка из { $goal }
       *[many] { $count } единорожков из { $goal }
    }
herd-hand-size =
    { $size ->
        [0] На руке нет карт
        [one] На руке { $size } карта
        [few] На руке { $size } карты
       *[many] На руке { $size } карт
    }
herd-look = { $seat }: посмотреть все карты
herd-unfold = { $seat }: стойло


## Стойла и рука

herd-own-stable = Ваше стойло
herd-stable-empty = Стойло пустое
herd-unicorns = Единорожки
herd-upgrades = Бонусы
herd-downgrades = Штрафы
herd-open-hand = Открытая рука
herd-known = Известные карты на руке
herd-hand = Ваша рука
herd-hand-of = Рука ({ $size })
herd-hand-empty = На руке нет карт.


## Середина стола

herd-deck = Колода
herd-deck-known = известно карт: { $known }
herd-deck-top = Известные карты в колоде, считая сверху
herd-deck-shuffled = Замешаны в колоду и с тех пор не появлялись
herd-pile = Стопка сброса
herd-newest-first = Сначала новые
herd-nursery = Ясли
herd-nothing-here = Здесь пока ничего нет.
herd-lists = Колода, сброс и ясли
herd-list = { $list } ({ $number })
herd-deck-look = Какие карты ещё могут выйти?
herd-deck-left = Ещё могут выйти: { $left } из { $all } (в колоде: { $deck }{ $held ->
        [0] {""}
       *[other] , на скрытых руках: { $held }
    })
herd-deck-type = { $type }: ещё могут выйти { $left } из { $all }
herd-deck-only = Только то, что ещё может выйти
herd-deck-where =
    { $where ->
        [play] Разыгрывается
        [stable] В стойлах
        [nursery] В яслях
        [mine] У вас на руке
        [seen] На открытой руке
        [known] Точно у кого-то на руке
        [top] В колоде, место известно
        [pile] В сбросе
        [hidden-deck] Где-то в колоде
        [hidden-hand] У кого-то на руке
       *[other] Могут выйти
    }: { $number }
herd-before = Каждый выбирает малыша, и партия начинается.
herd-turn-of =
    Ходит: { $seat }{ $plays ->
        [0] {""}
        [1] {""}
       *[other] {" "}· можно сыграть до { $plays } карт
    }{ $extra ->
        [0] {""}
        [1] {" "}· затем дополнительный ход
       *[other] {" "}· затем дополнительных ходов: { $extra }
    }{ $cut ->
        [cut] {" "}· ход сразу закончится
       *[none] {""}
    }
herd-to-come = В начале хода ещё предстоит: { $cards }


## Карта, которую играют

herd-plays = { $seat } играет карту «{ $card }»
herd-aimed = Цель: { $targets }
herd-target =
    { $place ->
        [pile] «{ $card }» из стопки сброса
        [nursery] «{ $card }» из яслей
       *[none] { $card ->
            [none] { $seat }
           *[other] { $seat ->
                [none] «{ $card }»
               *[other] «{ $card }» ({ $seat })
            }
        }
    }
herd-stage =
    { $stage ->
        [naming] Называют цель.
        [resolving] Карта действует.
       *[answering] Сейчас можно ответить.
    }
herd-answers = { $seat } отвечает на «{ $card }»
herd-seconds =
    { $seconds ->
        [one] Осталась { $seconds } секунда
        [few] Осталось { $seconds } секунды
       *[many] Осталось { $seconds } секунд
    }
herd-waiting = Ждём остальных…
herd-passed-alone = Остановить её вам нечем: пропускаете автоматически.
herd-passes-alone = Если остановить карту вам нечем, она пропускается автоматически; изменить это можно переключателем рядом с картой или в настройках.
herd-understood = Понятно
herd-through = Прошла!
herd-stopped = Остановлена!


## Что нужно решить

herd-asked = Что нужно решить
herd-asked-other = Ждём ответа: { $seats }
herd-asked-window = Карта лежит на столе, на неё можно ответить.
herd-why = Почему?
herd-all-answers = Все ответы: { $number }
herd-sent = Ответ принят.
herd-side = Ещё
herd-side-close = Свернуть
