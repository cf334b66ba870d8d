### Що зала говорить про гру «Дуель», українською.


mode =
    { $mode ->
        [free_for_all] Кожен за себе
        [teams] Команди, двоє на двох
       *[duel] Двобій, один на один
    } — { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
       *[many] { $seats } гравців
    }

preview-title =
    { $state ->
        [waiting] Вас запрошують на двобій
        [over] Запис двобою: { $names }
       *[running] Двобій: { $names }
    }
preview-picture = Бійці на полі бою в медовій залі


choice-defeat = Коли зараховують утрату героя?
choice-defeat-action = Коли завершиться дія
choice-defeat-at_once = Одразу
choice-versatile = Чим інші ефекти вважають універсальну карту?
choice-versatile-both = І картою атаки, і картою оборони
choice-versatile-as_used = Лише тим, чим її зіграли
choice-discard = Коли скидають карти бою?
choice-discard-before_abilities = До вмінь, що діють після бою
choice-discard-after_abilities = Після цих умінь
choice-teammates = Карти товаришів по команді
choice-teammates-open = Відкриті одне одному
choice-teammates-closed = Приховані одне від одного


fair-first = Перший хід: { $hero }.
fair-already = Фора не потрібна.
fair-proof =
    { $where ->
        [board] На цьому полі бою
       *[boards] На всіх полях бою разом
    } { $hero } тоді перемагає у { $low }–{ $high } % партій: перевірено в партіях між ботами рівня «{ $level }», усього їх { $matches }.


## Драфти

draft-title =
    { $format ->
        [blind-pick] Таємний вибір
        [pick-ban] Заборони, потім вибір
        [arsenal-3-5-2] Арсенал 3/5/2
        [board-strike] Викреслювання полів бою
        [blind-pick-strike] Викреслювання полів бою й таємний вибір
        [snake] Змійка
       *[other] Драфт
    }
draft-about =
    { $format ->
        [blind-pick] Кожен таємно вибирає героя. Відкриваються всі разом.
        [pick-ban] Кожен по черзі забороняє двох героїв, а тоді героїв розбирають по черзі.
        [arsenal-3-5-2] Обоє таємно забороняють по три герої, набирають по п’ять і забороняють двох із п’яти чужих. Поля бою викреслюють по черзі, доки не лишиться одне. Тоді кожен вибирає одного з трьох героїв, які лишилися.
        [board-strike] Поля бою викреслюють по черзі, доки не лишиться одне. Герої лишаються такими, як вибрано тут.
        [blind-pick-strike] Поля бою викреслюють по черзі, доки не лишиться одне. Тоді кожен таємно вибирає героя.
        [snake] Кожен набирає двох героїв, по черзі туди й назад, а тоді таємно вибирає одного з них.
       *[other] Чим грати, вибирають за столом, крок за кроком.
    }
draft-ban =
    { $what ->
        [board] { $count ->
            [one] Викреслити { $count } поле бою
            [few] Викреслити { $count } поля бою
           *[many] Викреслити { $count } полів бою
        }
       *[hero] { $from ->
            [others] { $count ->
                [one] Заборонити { $count } героя з чужого арсеналу
               *[many] Заборонити { $count } героїв із чужого арсеналу
            }
           *[pool] { $count ->
                [one] Заборонити { $count } героя
               *[many] Заборонити { $count } героїв
            }
        }
    }
draft-pick =
    { $what ->
        [board] { $count ->
            [one] Узяти { $count } поле бою
            [few] Узяти { $count } поля бою
           *[many] Узяти { $count } полів бою
        }
       *[hero] { $count ->
            [one] Узяти { $count } героя
           *[many] Узяти { $count } героїв
        }
    }
draft-choose =
    { $what ->
        [board] Вибрати поле бою
       *[hero] Вибрати свого героя на партію
    }
draft-banned =
    { $what ->
        [board] { $seat } викреслює: { $names }
       *[hero] { $seat } забороняє: { $names }
    }
draft-picked = { $seat } бере: { $names }
draft-chosen =
    { $what ->
        [board] { $seat } вибирає поле бою: { $names }
       *[hero] { $seat } грає за героя: { $names }
    }


## Задачі

theme-attack = Атака
theme-defence = Захист
theme-manoeuvre = Маневр
theme-boost = Поліпшення
theme-scheme = Виверт
theme-escape = Порятунок
theme-combo = Кілька відповідей поспіль
theme-cards = Вибір карт
