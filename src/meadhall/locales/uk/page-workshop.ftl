### Майстерня українською.

# what somebody has made
workshop-title = Майстерня
workshop-about = Власні герої, поля й карти: напишіть простими словами, що робить карта, — і вона робитиме саме це, для всіх і п’ятьма мовами.
workshop-begin = Почати нове
workshop-mine = Ваші роботи
workshop-none = На верстаку поки порожньо. Прикладом вище можна зіграти одразу: змініть карту й подивіться, що вийде.
workshop-nameless = Без назви
workshop-nothing-yet = поки порожньо
workshop-import = Відкрити файл
workshop-import-about = Набір у ZIP-файлі або колода в JSON
workshop-double = Зробити копію
workshop-copy-of = { $name } (копія)
workshop-remove = Видалити
workshop-removed = «{ $name }»: видалено.
workshop-bring-back = Повернути
workshop-keeping-about = Працювати можна, але зроблене зберігається, лише поки відкрита ця вкладка. Збережіть його у файл, щоб не втратити.
workshop-gone = Такої чернетки тут немає
workshop-gone-about = Чернетки зберігаються в тому браузері, де їх зробили. Можливо, цю видалили або зробили деінде.
workshop-unknown-game = Вона для гри, якої в цій залі немає.

# one draft
workshop-undo = Скасувати
workshop-redo = Повторити
workshop-versions = Версії
workshop-export = Експорт
workshop-share = Поділитися
workshop-print = Друк
workshop-print-unsound = У ньому ще є помилки: того, що не зрозуміло, на картах немає.
workshop-play = Зіграти зараз
workshop-tabs = Частини чернетки
workshop-tab-about = Набір
workshop-tab-words = Імена іншими мовами
workshop-tab-try = Випробувати
workshop-about-pack = Це побачать інші, коли ви поділитеся набором або збережете його у файл.
workshop-name = Назва
workshop-author = Автор
workshop-licence = Ліцензія
workshop-version = Версія
workshop-language = Мова текстів
workshop-id = Коротке ім’я
workshop-id-about = За коротким ім’ям набір відрізняють від інших у партіях і файлах: малі латинські літери, цифри й дефіси. З іншим ім’ям це вже інший набір.
workshop-remove-part = Видалити: { $name }
workshop-less = { $name }: менше
workshop-more = { $name }: більше
workshop-split = Цю чернетку змінили і в іншій вкладці. Поки ви не виберете, зміни звідси не зберігаються.
workshop-take-theirs = Узяти звідти
workshop-take-mine = Лишити звідси

# texts that are read
workshop-reading = Читаю…
workshop-understood = Зрозуміло
workshop-printed = На карті:
workshop-languages =
    { $count ->
        [one] Ще { $count } мовою
        [few] Ще { $count } мовами
        [many] Ще { $count } мовами
       *[other] Ще { $count } мовами
    }
workshop-not-understood = Незрозуміло: «{ $text }»
workshop-not-whole = Це поки не ціле речення.
workshop-nearest = Зрозуміло було б щось таке:
workshop-ambiguous = Це можна зрозуміти по-різному. Як саме?
workshop-impossible = Зрозуміло, але тут це неможливо: цієї миті немає того, про що йдеться в тексті, наприклад бою, карти чи жетонів.
workshop-remove-text = Прибрати: { $name }
workshop-offers-label = Слова, які можуть іти далі
workshop-offers =
    { $count ->
        [one] { $count } підказка: { $word }
        [few] { $count } підказки, перша: { $word }
        [many] { $count } підказок, перша: { $word }
       *[other] { $count } підказки, перша: { $word }
    }

# what is wrong
workshop-checking = Перевіряю…
workshop-mistakes =
    { $count ->
        [one] { $count } помилка
        [few] { $count } помилки
        [many] { $count } помилок
       *[other] { $count } помилки
    }
workshop-warnings =
    { $count ->
        [one] { $count } зауваження
        [few] { $count } зауваження
        [many] { $count } зауважень
       *[other] { $count } зауваження
    }
workshop-no-mistakes = Можна грати
workshop-no-mistakes-about = Помилок немає. Усі тексти зрозумілі.
workshop-all = Показати всі: { $count }
workshop-fewer = Показати менше
workshop-not-playable = Грати ще не можна: є помилки.
workshop-unfinished = Показати поки нічого: автор ще працює.
workshop-verbs = Що можна написати
workshop-verbs-about = Усі ефекти так, як про них пишуть. На місці пропуску (…) стоїть число, боєць, карта або інший ефект; речення поєднують «і», «потім» та «якщо».
workshop-verbs-more =
    { $count ->
        [one] або ще { $count } способом
        [few] або ще { $count } способами
        [many] або ще { $count } способами
       *[other] або ще { $count } способу
    }
workshop-verbs-search = Пошук
workshop-verbs-found =
    { $count ->
        [one] { $count } ефект
        [few] { $count } ефекти
        [many] { $count } ефектів
       *[other] { $count } ефекту
    }

# versions, sharing
workshop-versions-about = Зберігається по версії з кожного візиту і ті, що ви зберегли самі.
workshop-keep-version = Зберегти цю версію
workshop-version-kept = Версію збережено.
workshop-version-same = З минулої версії нічого не змінилося.
workshop-versions-none = Попередніх версій поки немає.
workshop-restore = Повернутися до неї
workshop-share-about = Хто отримає посилання, зможе подивитися, зіграти й зробити копію. Інакше його ніхто не знайде, і доступ можна закрити.
workshop-make-link = Створити посилання
workshop-link = Посилання
workshop-copy-link = Скопіювати посилання
workshop-link-copied = Посилання скопійовано.
workshop-share-again = Оновити за посиланням
workshop-withdraw = Закрити доступ
workshop-shared-done = Посилання готове.
workshop-shared-again = За посиланням тепер те саме, що й тут.
workshop-withdrawn = Посилання більше нікуди не веде.
workshop-shared-gone = Тут нічого немає
workshop-shared-gone-about = Автор міг закрити доступ, або в посиланні загубилася літера.
workshop-by = автор: { $author }
workshop-copy = Скопіювати до моєї майстерні
workshop-play-it = Зіграти

# names in other languages
workshop-words-about = Тексти карт самі з’являються всіма мовами. Імена перекладати необов’язково: без перекладу лишиться те, що ви написали.
workshop-words-none = Поки ні в чого немає імені.

# playing and trying
workshop-against = Проти кого?
workshop-to-table = До столу
workshop-try-about = Боти швидко зіграють { $count } партій: стане видно, наскільки це сильне і наскільки точна оцінка.
workshop-try = Почати
workshop-stop = Зупинити
workshop-try-part = Кого випробовуємо?
workshop-try-rival = Проти
workshop-try-all = усіх { $count } по черзі
workshop-try-progress = Партії: { $played } з { $count }
workshop-try-old = Відтоді ви його змінили.
workshop-wins =
    { $verdict ->
        [strong] Перемагає у { $rate } партій ({ $low }–{ $high }): чи не надто сильний?
        [weak] Перемагає у { $rate } партій ({ $low }–{ $high }): чи не надто слабкий?
       *[other] Перемагає у { $rate } партій ({ $low }–{ $high }): схоже на рівновагу (зіграно: { $played }).
    }
workshop-chart = Широка смуга — де, найімовірніше, лежить справжня частка перемог; риска посередині — половина.
workshop-rival = Суперник
workshop-rate = Перемоги
workshop-endless =
    { $count ->
        [one] У { $count } партії ніхто не переміг: ефект не закінчувався.
        [few] У { $count } партіях ніхто не переміг: ефекти не закінчувалися.
        [many] У { $count } партіях ніхто не переміг: ефекти не закінчувалися.
       *[other] У { $count } партії ніхто не переміг: ефекти не закінчувалися.
    }

# verbs, and what has no field
workshop-from-verbs = Записано дієсловами; словами це звучить так. Те, що ви напишете, стане на їхнє місце.
workshop-no-words = Слів для цього поки немає, тож тут запис як у файлах, мовою YAML.
workshop-as-verbs = Дієсловами
workshop-in-words = Словами
workshop-no-yaml = Це не YAML.
workshop-no-yaml-line = Це не YAML: погляньте на рядок { $line }.
workshop-no-parts = Тут потрібні частини з іменами, наприклад «standing: false».
workshop-own-field = Для «{ $name }» на цій сторінці є окреме поле.
workshop-rest = Усе інше
workshop-rest-label = Як у файлах (YAML)
workshop-rest-about = Те, для чого тут немає поля, теж можна записати. Помилки показано нижче.
