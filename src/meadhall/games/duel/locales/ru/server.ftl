### Что зал говорит об игре «Дуэль», по-русски.


mode =
    { $mode ->
        [free_for_all] Каждый за себя
        [teams] Командная игра, два на два
       *[duel] Дуэль, один на один
    } — { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }

preview-title =
    { $state ->
        [waiting] Вас приглашают на дуэль
        [over] Запись дуэли: { $names }
       *[running] Дуэль: { $names }
    }
preview-picture = Бойцы на поле в медовом зале


choice-defeat = Когда засчитывается потеря героя?
choice-defeat-action = Когда закончится действие
choice-defeat-at_once = Сразу
choice-versatile = Чем другие эффекты считают универсальную карту?
choice-versatile-both = И картой атаки, и картой защиты
choice-versatile-as_used = Только тем, чем она сыграна
choice-discard = Когда сбрасывают карты боя?
choice-discard-before_abilities = До способностей, которые следуют за боем
choice-discard-after_abilities = После этих способностей
choice-teammates = Карты товарищей по команде
choice-teammates-open = Открыты друг другу
choice-teammates-closed = Скрыты друг от друга


fair-first = Первый ход: { $hero }.
fair-already = Фора не нужна.
fair-proof =
    { $where ->
        [board] На этом поле
       *[boards] На всех полях вместе
    } { $hero } тогда побеждает в { $low }–{ $high } % партий: проверено в партиях между ботами уровня «{ $level }», всего их { $matches }.


## Драфты

draft-title =
    { $format ->
        [blind-pick] Тайный выбор
        [pick-ban] Запреты, потом выбор
        [arsenal-3-5-2] Арсенал 3/5/2
        [board-strike] Вычёркивание полей
        [blind-pick-strike] Вычёркивание полей и тайный выбор
        [snake] Змейка
       *[other] Драфт
    }
draft-about =
    { $format ->
        [blind-pick] Каждый тайно выбирает героя. Открываются все сразу.
        [pick-ban] Каждый по очереди запрещает двух героев, затем героев разбирают по очереди.
        [arsenal-3-5-2] Оба тайно запрещают по три героя, набирают по пять и запрещают двух из пяти чужих. Поля вычёркивают по очереди, пока не останется одно. Затем каждый выбирает одного из трёх оставшихся героев.
        [board-strike] Поля вычёркивают по очереди, пока не останется одно. Герои остаются такими, как выбраны здесь.
        [blind-pick-strike] Поля вычёркивают по очереди, пока не останется одно. Затем каждый тайно выбирает героя.
        [snake] Каждый набирает двух героев, по очереди туда и обратно, а потом тайно выбирает одного из них.
       *[other] Чем играть, выбирают за столом, шаг за шагом.
    }
draft-ban =
    { $what ->
        [board] { $count ->
            [one] Вычеркнуть { $count } поле
            [few] Вычеркнуть { $count } поля
           *[many] Вычеркнуть { $count } полей
        }
       *[hero] { $from ->
            [others] { $count ->
                [one] Запретить { $count } героя из чужого арсенала
               *[many] Запретить { $count } героев из чужого арсенала
            }
           *[pool] { $count ->
                [one] Запретить { $count } героя
               *[many] Запретить { $count } героев
            }
        }
    }
draft-pick =
    { $what ->
        [board] { $count ->
            [one] Взять { $count } поле
            [few] Взять { $count } поля
           *[many] Взять { $count } полей
        }
       *[hero] { $count ->
            [one] Взять { $count } героя
           *[many] Взять { $count } героев
        }
    }
draft-choose =
    { $what ->
        [board] Выбрать поле
       *[hero] Выбрать своего героя на партию
    }
draft-banned =
    { $what ->
        [board] { $seat } вычёркивает: { $names }
       *[hero] { $seat } запрещает: { $names }
    }
draft-picked = { $seat } берёт: { $names }
draft-chosen =
    { $what ->
        [board] { $seat } выбирает поле: { $names }
       *[hero] { $seat } играет за героя: { $names }
    }


## Задачи

theme-attack = Атака
theme-defence = Защита
theme-manoeuvre = Манёвр
theme-boost = Усиление
theme-scheme = Приём
theme-escape = Спасение
theme-combo = Несколько ответов подряд
theme-cards = Выбор карт
