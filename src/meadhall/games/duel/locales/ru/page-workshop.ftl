### Мастерская по-русски.

duel-workshop-example = Герой для примера
duel-workshop-example-about = Готовая колода: меняйте что угодно
duel-workshop-new-hero = Новый герой
duel-workshop-new-hero-about = Чистый лист и четыре карты для начала
duel-workshop-new-board = Новое поле
duel-workshop-new-board-about = Клетки, зоны и линии — на ваш вкус
duel-workshop-hero = Герой
duel-workshop-board = Поле
duel-workshop-add-hero = Герой
duel-workshop-add-board = Поле
duel-workshop-sheet = Кто это
duel-workshop-attacks = Атакует
duel-workshop-emblem = Эмблема
duel-workshop-colour = Цвет
duel-workshop-colour-any = Любой
duel-workshop-colour-number = Цвет { $number }
duel-workshop-has-sidekick = У героя есть помощник
duel-workshop-sidekick = Помощник
duel-workshop-sidekick-name = Имя помощника
duel-workshop-sidekick-count = Сколько их
duel-workshop-sidekick-health = Здоровье каждого
duel-workshop-sidekick-emblem = Их эмблема
duel-workshop-abilities = Способности
duel-workshop-abilities-about = Что герой умеет помимо карт. У многих героев одна способность.
duel-workshop-ability = Способность { $number }
duel-workshop-add-ability = Способность
duel-workshop-when = Когда
duel-workshop-does = Что происходит
duel-workshop-cards = Карты
duel-workshop-deck-size = Карты: { $count } из { $deck }
duel-workshop-card-nameless = Карта без названия
duel-workshop-type = Тип
duel-workshop-who = Кто может сыграть
duel-workshop-anyone = Любой
duel-workshop-boost = Усиление
duel-workshop-copies = Копий в колоде
duel-workshop-picture = Рисунок
duel-workshop-choose-picture = Выбрать…
duel-workshop-no-picture = Любой подходящий
duel-workshop-search = Поиск по английским словам
duel-workshop-found =
    { $count ->
        [one] { $count } рисунок
        [few] { $count } рисунка
        [many] { $count } рисунков
       *[other] { $count } рисунка
    }
duel-workshop-add-text = Добавить текст
duel-workshop-curves = Колода в числах
duel-workshop-values = Карты по значению
duel-workshop-boosts = Карты по усилению
duel-workshop-curve-own = этот герой
duel-workshop-curve-others = встроенные герои в среднем
duel-workshop-play-hero = Ваш герой
duel-workshop-play-rival = Другой герой
duel-workshop-play-board = Поле

# what lasts, tokens and symbols
duel-workshop-whose = Какие бойцы
duel-workshop-lasting = Что действует всегда
duel-workshop-lasting-about = Постоянное правило: например, значение выше, пока выполняется условие. У большинства героев таких нет.
duel-workshop-rule = Правило { $number }
duel-workshop-add-rule = Правило
duel-workshop-things = Жетоны и символы
duel-workshop-things-about = То, что герой копит и тратит, маркер с несколькими сторонами или символы на картах. У большинства героев ничего этого нет.
duel-workshop-token = Жетон
duel-workshop-token-kind =
    { $kind ->
        [counted] жетоны для счёта
        [marker] маркер со сторонами
       *[none] нет
    }
duel-workshop-token-name = Как называется
duel-workshop-token-start = В начале
duel-workshop-token-most = Не больше
duel-workshop-sides = Стороны маркера
duel-workshop-side = Сторона { $number }
duel-workshop-add-side = Сторона
duel-workshop-symbols = Символы карт
duel-workshop-symbol = Символ { $number }
duel-workshop-add-symbol = Символ
duel-workshop-card-symbol = Символ
duel-workshop-no-symbol = нет
duel-workshop-like = Эффекты как у карты
duel-workshop-like-none = ни у какой
