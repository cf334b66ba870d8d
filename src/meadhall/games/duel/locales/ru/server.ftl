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


## Мастерская: когда действуют способности

moment-immediately = Немедленно, в бою
moment-during_combat = Во время боя
moment-after_combat = После боя
moment-turn_start = В начале вашего хода
moment-turn_end = В конце вашего хода
moment-hurt = Когда боец получает урон
moment-defeated = Когда боец побеждён
moment-combat_won = После выигранного боя
moment-attack_over = После атаки
moment-opening = Во время подготовки


## Что не так с героем или полем или стоит второго взгляда

fault-deck-size = В колоде должно быть { $deck } карт, а в этой – { $total }.
fault-sidekicks = Помощников рядом с героем помещается не больше { $most }, а здесь их { $count }.
fault-no-melee = Здесь никто не атакует вблизи: все стреляют.
fault-no-attack = Ни одну карту нельзя сыграть как атаку.
fault-no-defence = Ни одну карту нельзя сыграть как защиту.
fault-idle = Приём без действия: никто не стал бы его играть.
fault-nobody = Эту карту никто не сможет сыграть: помощник никогда не появляется на поле.
