### Що зала говорить про гру «Єдинороги», українською.


preview-title =
    { $state ->
        [waiting] Вас запрошують зіграти в «Однорогів»
        [over] Запис партії в «Однорогів»: { $names }
       *[running] Однороги: { $names }
    }
preview-picture = Однороги у своїх стайнях


choice-targets = Коли називають цілі?
choice-targets-when_played = Коли карту розігрують
choice-targets-when_resolved = Коли вона діє
choice-win_check = Коли завершується партія?
choice-win_check-at_once = Щойно в когось досить однорогів
choice-win_check-after_effects = Коли завершено всі ефекти


theme-play = Розіграти карту
theme-instant = Спинити карту
theme-destroy = Знищити
theme-steal = Вкрасти
theme-sacrifice = Принести в жертву
theme-hand = Карти на руці
theme-pile = Колода і скид
theme-effect = Застосувати ефект
theme-combo = Кілька відповідей поспіль
