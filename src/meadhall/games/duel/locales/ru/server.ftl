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


theme-attack = Атака
theme-defence = Защита
theme-manoeuvre = Манёвр
theme-boost = Усиление
theme-scheme = Приём
theme-escape = Спасение
theme-combo = Несколько ответов подряд
theme-cards = Выбор карт
