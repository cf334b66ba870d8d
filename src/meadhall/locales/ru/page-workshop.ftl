### Мастерская по-русски.

# what somebody has made
workshop-title = Мастерская
workshop-about = Свои герои, поля и карты: напишите простыми словами, что делает карта, — и она будет делать именно это, для всех и на пяти языках.
workshop-begin = Начать новое
workshop-mine = Ваши работы
workshop-none = На верстаке пока пусто. В пример выше можно сыграть сразу: измените карту и посмотрите, что получится.
workshop-nameless = Без названия
workshop-nothing-yet = пока пусто
workshop-import = Открыть файл
workshop-import-about = Набор в ZIP-файле или колода в JSON
workshop-double = Сделать копию
workshop-copy-of = { $name } (копия)
workshop-remove = Удалить
workshop-removed = «{ $name }»: удалено.
workshop-bring-back = Вернуть
workshop-keeping-about = Работать можно, но сделанное хранится, только пока открыта эта вкладка. Сохраните его в файл, чтобы не потерять.
workshop-gone = Такого черновика здесь нет
workshop-gone-about = Черновики хранятся в том браузере, где их сделали. Может быть, этот удалили или сделали в другом месте.
workshop-unknown-game = Он для игры, которой в этом зале нет.

# one draft
workshop-undo = Отменить
workshop-redo = Вернуть
workshop-versions = Версии
workshop-export = Экспорт
workshop-share = Поделиться
workshop-print = Печать
workshop-print-unsound = В нём ещё есть ошибки: того, что не понято, на картах нет.
workshop-play = Сыграть сейчас
workshop-tabs = Части черновика
workshop-tab-about = Набор
workshop-tab-words = Имена на других языках
workshop-tab-try = Проверить в деле
workshop-about-pack = Это увидят другие, когда вы поделитесь набором или сохраните его в файл.
workshop-name = Название
workshop-author = Автор
workshop-licence = Лицензия
workshop-version = Версия
workshop-language = Язык текстов
workshop-id = Краткое имя
workshop-id-about = По краткому имени набор отличают от других в партиях и файлах: строчные латинские буквы, цифры и дефисы. С другим именем это уже другой набор.
workshop-remove-part = Удалить: { $name }
workshop-less = { $name }: меньше
workshop-more = { $name }: больше
workshop-split = Этот черновик изменили и в другой вкладке. Пока вы не выберете, изменения отсюда не сохраняются.
workshop-take-theirs = Взять оттуда
workshop-take-mine = Оставить отсюда

# texts that are read
workshop-reading = Читаю…
workshop-understood = Понятно
workshop-printed = На карте:
workshop-languages =
    { $count ->
        [one] На { $count } другом языке
        [few] На { $count } других языках
        [many] На { $count } других языках
       *[other] На { $count } других языках
    }
workshop-not-understood = Непонятно: «{ $text }»
workshop-not-whole = Это пока не целое предложение.
workshop-nearest = Понятно было бы что-то вроде:
workshop-ambiguous = Это можно понять по-разному. Как именно?
workshop-impossible = Понятно, но здесь это невозможно: в этот момент нет того, о чём говорит текст, например боя, карты или жетонов.
workshop-remove-text = Убрать: { $name }
workshop-offers-label = Слова, которые могут идти дальше
workshop-offers =
    { $count ->
        [one] { $count } подсказка: { $word }
        [few] { $count } подсказки, первая: { $word }
        [many] { $count } подсказок, первая: { $word }
       *[other] { $count } подсказки, первая: { $word }
    }

# what is wrong
workshop-checking = Проверяю…
workshop-mistakes =
    { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
        [many] { $count } ошибок
       *[other] { $count } ошибки
    }
workshop-warnings =
    { $count ->
        [one] { $count } замечание
        [few] { $count } замечания
        [many] { $count } замечаний
       *[other] { $count } замечания
    }
workshop-no-mistakes = Можно играть
workshop-no-mistakes-about = Ошибок нет. Все тексты понятны.
workshop-all = Показать все: { $count }
workshop-fewer = Показать меньше
workshop-not-playable = Играть ещё нельзя: есть ошибки.
workshop-unfinished = Показать пока нечего: автор ещё работает.
workshop-verbs = Что можно написать
workshop-verbs-about = Все эффекты так, как о них пишут. На месте пропуска (…) стоит число, боец, карта или другой эффект; предложения связывают «и», «затем» и «если».
workshop-verbs-more =
    { $count ->
        [one] или ещё { $count } способом
        [few] или ещё { $count } способами
        [many] или ещё { $count } способами
       *[other] или ещё { $count } способа
    }
workshop-verbs-search = Поиск
workshop-verbs-found =
    { $count ->
        [one] { $count } эффект
        [few] { $count } эффекта
        [many] { $count } эффектов
       *[other] { $count } эффекта
    }

# versions, sharing
workshop-versions-about = Хранится по версии с каждого визита и те, что вы сохранили сами.
workshop-keep-version = Сохранить эту версию
workshop-version-kept = Версия сохранена.
workshop-version-same = С прошлой версии ничего не изменилось.
workshop-versions-none = Прежних версий пока нет.
workshop-restore = Вернуться к ней
workshop-share-about = Кто получит ссылку, сможет посмотреть, сыграть и сделать копию. Иначе её никто не найдёт, и доступ можно закрыть.
workshop-make-link = Создать ссылку
workshop-link = Ссылка
workshop-copy-link = Скопировать ссылку
workshop-link-copied = Ссылка скопирована.
workshop-share-again = Обновить по ссылке
workshop-withdraw = Закрыть доступ
workshop-shared-done = Ссылка готова.
workshop-shared-again = По ссылке теперь то же, что и здесь.
workshop-withdrawn = Ссылка больше никуда не ведёт.
workshop-shared-gone = Здесь ничего нет
workshop-shared-gone-about = Автор мог закрыть доступ, или в ссылке потерялась буква.
workshop-by = автор: { $author }
workshop-copy = Скопировать в мою мастерскую
workshop-play-it = Сыграть

# names in other languages
workshop-words-about = Тексты карт сами появляются на всех языках. Имена переводить не обязательно: без перевода останется то, что вы написали.
workshop-words-none = Пока ни у чего нет имени.

# playing and trying
workshop-against = Против кого?
workshop-to-table = За стол
workshop-try-about = Боты быстро сыграют { $count } партий: станет видно, насколько это сильно и насколько точна оценка.
workshop-try = Начать
workshop-stop = Остановить
workshop-try-part = Кого проверяем?
workshop-try-rival = Против
workshop-try-all = всех { $count } по очереди
workshop-try-progress = Партии: { $played } из { $count }
workshop-try-old = С тех пор вы его изменили.
workshop-wins =
    { $verdict ->
        [strong] Побеждает в { $rate } партий ({ $low }–{ $high }): не слишком ли силён?
        [weak] Побеждает в { $rate } партий ({ $low }–{ $high }): не слишком ли слаб?
       *[other] Побеждает в { $rate } партий ({ $low }–{ $high }): похоже на равновесие (сыграно: { $played }).
    }
workshop-chart = Широкая полоса — где, скорее всего, лежит истинная доля побед; черта посередине — половина.
workshop-rival = Соперник
workshop-rate = Победы
workshop-endless =
    { $count ->
        [one] В { $count } партии никто не победил: эффект не кончался.
        [few] В { $count } партиях никто не победил: эффекты не кончались.
        [many] В { $count } партиях никто не победил: эффекты не кончались.
       *[other] В { $count } партии никто не победил: эффекты не кончались.
    }

# verbs, and what has no field
workshop-from-verbs = Записано глаголами; словами это звучит так. То, что вы напишете, встанет на их место.
workshop-no-words = Слов для этого пока нет, поэтому здесь запись как в файлах, на YAML.
workshop-as-verbs = Глаголами
workshop-in-words = Словами
workshop-no-yaml = Это не YAML.
workshop-no-yaml-line = Это не YAML: посмотрите на строку { $line }.
workshop-no-parts = Здесь нужны части с именами, например «standing: false».
workshop-own-field = Для «{ $name }» на этой странице есть своё поле.
workshop-rest = Всё остальное
workshop-rest-label = Как в файлах (YAML)
workshop-rest-about = То, для чего здесь нет поля, тоже можно записать. Ошибки показаны ниже.
