### Майстерня українською.

duel-workshop-example = Герой для прикладу
duel-workshop-example-about = Готова колода: змінюйте що завгодно
duel-workshop-new-hero = Новий герой
duel-workshop-new-hero-about = Чистий аркуш і чотири карти для початку
duel-workshop-new-board = Нове поле
duel-workshop-new-board-about = Клітинки, зони й лінії — на ваш смак
duel-workshop-hero = Герой
duel-workshop-board = Поле
duel-workshop-add-hero = Герой
duel-workshop-add-board = Поле
duel-workshop-sheet = Хто це
duel-workshop-attacks = Атакує
duel-workshop-emblem = Емблема
duel-workshop-colour = Колір
duel-workshop-colour-any = Будь-який
duel-workshop-colour-number = Колір { $number }
duel-workshop-has-sidekick = У героя є помічник
duel-workshop-sidekick = Помічник
duel-workshop-sidekick-name = Ім’я помічника
duel-workshop-sidekick-count = Скільки їх
duel-workshop-sidekick-health = Здоров’я кожного
duel-workshop-sidekick-emblem = Їхня емблема
duel-workshop-abilities = Здібності
duel-workshop-abilities-about = Що герой уміє, крім карт. Багато героїв мають одну здібність.
duel-workshop-ability = Здібність { $number }
duel-workshop-add-ability = Здібність
duel-workshop-when = Коли
duel-workshop-does = Що відбувається
duel-workshop-cards = Карти
duel-workshop-deck-size = Карти: { $count } з { $deck }
duel-workshop-card-nameless = Карта без назви
duel-workshop-type = Тип
duel-workshop-who = Хто може зіграти
duel-workshop-anyone = Будь-хто
duel-workshop-boost = Поліпшення
duel-workshop-copies = Копій у колоді
duel-workshop-picture = Малюнок
duel-workshop-choose-picture = Вибрати…
duel-workshop-no-picture = Будь-який доречний
duel-workshop-search = Пошук за англійськими словами
duel-workshop-found =
    { $count ->
        [one] { $count } малюнок
        [few] { $count } малюнки
        [many] { $count } малюнків
       *[other] { $count } малюнка
    }
duel-workshop-add-text = Додати текст
duel-workshop-curves = Колода в числах
duel-workshop-values = Карти за значенням
duel-workshop-boosts = Карти за поліпшенням
duel-workshop-curve-own = цей герой
duel-workshop-curve-others = вбудовані герої в середньому
duel-workshop-play-hero = Ваш герой
duel-workshop-play-rival = Інший герой
duel-workshop-play-board = Поле

# what lasts, tokens and symbols
duel-workshop-whose = Які бійці
duel-workshop-lasting = Що діє завжди
duel-workshop-lasting-about = Постійне правило: наприклад, вище значення, доки виконується умова. Більшість героїв таких не має.
duel-workshop-rule = Правило { $number }
duel-workshop-add-rule = Правило
duel-workshop-things = Жетони й символи
duel-workshop-things-about = Те, що герой накопичує і витрачає, маркер із кількома сторонами або символи на картах. Більшість героїв нічого цього не має.
duel-workshop-token = Жетон
duel-workshop-token-kind =
    { $kind ->
        [counted] жетони для лічби
        [marker] маркер зі сторонами
       *[none] немає
    }
duel-workshop-token-name = Як називається
duel-workshop-token-start = На початку
duel-workshop-token-most = Щонайбільше
duel-workshop-sides = Сторони маркера
duel-workshop-side = Сторона { $number }
duel-workshop-add-side = Сторона
duel-workshop-symbols = Символи карт
duel-workshop-symbol = Символ { $number }
duel-workshop-add-symbol = Символ
duel-workshop-card-symbol = Символ
duel-workshop-no-symbol = немає
duel-workshop-like = Ефекти як у карти
duel-workshop-like-none = жодної
