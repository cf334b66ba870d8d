### Что зал говорит об игре «Единороги», по-русски.


preview-title =
    { $state ->
        [waiting] Вас приглашают сыграть в «Единорожков»
        [over] Запись партии в «Единорожков»: { $names }
       *[running] Единорожки: { $names }
    }
preview-picture = Единорожки в своих стойлах


choice-targets = Когда называют цели?
choice-targets-when_played = Когда карту играют
choice-targets-when_resolved = Когда она срабатывает
choice-win_check = Когда заканчивается партия?
choice-win_check-at_once = Как только у кого-то хватает единорожков
choice-win_check-after_effects = Когда завершены все эффекты


theme-play = Разыграть карту
theme-instant = Остановить карту
theme-destroy = Уничтожить
theme-steal = Украсть
theme-sacrifice = Принести в жертву
theme-hand = Карты на руке
theme-pile = Колода и сброс
theme-effect = Применить эффект
theme-combo = Несколько ответов подряд
