### The board editor of the duel's workshop in Ukrainian.


## The editor

duel-boards-editor = Редактор поля бою
duel-boards-board = Поле бою
duel-boards-tools = Інструменти
duel-boards-view = Масштаб
duel-boards-tool =
    { $tool ->
        [spaces] Комірки
        [lines] Лінії
        [zones] Зони
        [starts] Старт
        [doors] Двері
        [passages] Прохід
        [scenery] Краєвид
       *[board] Поле
    }
duel-boards-tool-about =
    { $tool ->
        [spaces] Подвійне клацання по вільному місцю додає комірку; перетягніть її, щоб пересунути.
        [lines] Проведіть лінію від комірки до комірки або виберіть спершу одну, потім другу. Вибрану лінію можна вигнути або прибрати.
        [zones] Позначте зони й натискайте на комірки або проведіть по них. Комірка може лежати в кількох зонах.
        [starts] Натисніть на комірку, з якої починає цей герой. Потрібні старти 1 і 2, а для чотирьох гравців ще 3 і 4.
        [doors] Виберіть двері, потім натисніть на лінії, які вони зачиняють.
        [passages] Натисніть на комірки, які з’єднує прохід: із будь-якої до будь-якої іншої — один крок.
        [scenery] Те, що видно за комірками. Це лише для ока, на гру не впливає.
       *[board] Назва, розмір і пропорції, заготовки для початку.
    }
duel-boards-mirror = Малювати дзеркально
duel-boards-mirror-name =
    { $mirror ->
        [sides] Ліворуч і праворуч
        [ends] Угорі й унизу
        [turn] З поворотом на пів оберта
       *[none] Ні
    }
duel-boards-snap = Вирівнювати
duel-boards-snap-about = За сіткою та врівень з іншими комірками; з клавішею Alt — вільно.
duel-boards-keys = Усе з клавіатури
duel-boards-keys-about =
    Стрілки ведуть від комірки до комірки.
    N додає комірку, M вмикає й вимикає її пересування стрілками (із Shift — дрібними кроками), Delete прибирає її.
    L починає лінію й закінчує її в іншій комірці, Z фарбує позначеними зонами, 1–4 ставлять старт, Enter робить те саме, що вибраний інструмент, Escape скасовує.


## Spaces and lines

duel-boards-space = Комірка { $space }
duel-boards-line = Лінія { $a }–{ $b }
duel-boards-no-zone = поза зонами
duel-boards-alone = без ліній
duel-boards-start = старт { $number }
duel-boards-under-door = на ній { $door }
duel-boards-add = Додати комірку
duel-boards-name-of-space = Назва
duel-boards-its-zones = Зони цієї комірки
duel-boards-remove-space = Прибрати { $space }
duel-boards-name-taken = У назві до восьми літер і цифр, і в кожної комірки вона своя.
duel-boards-bend = Вигин
duel-boards-remove-line = Прибрати лінію


## Zones, starts, doors

duel-boards-brush = Зони
duel-boards-paint-with = Фарбувати зоною { $zone }
duel-boards-zone-name = Назва зони
duel-boards-zone-number = Зона { $number }
duel-boards-color = Колір зони { $zone }
duel-boards-color-number = Колір { $number }
duel-boards-add-zone = Додати зону
duel-boards-remove-zone = Прибрати зону { $zone }
duel-boards-next-start = Який старт поставити
duel-boards-start-at = { $number } ({ $space })
duel-boards-doors = Двері
duel-boards-door-number = Двері { $number }
duel-boards-door-new = Нові двері
duel-boards-door-take = Вибрати: { $door }
duel-boards-door-name = Назва: { $door }
duel-boards-remove-door = Прибрати: { $door }
duel-boards-doors-most = Більше дверей на полі не поміститься.


## The board itself

duel-boards-name = Назва поля бою
duel-boards-side =
    { $side ->
        [down] Висота
       *[across] Ширина
    }
duel-boards-radius = Розмір комірок
duel-boards-alike = Зробити половини однаковими
duel-boards-alike-about = Перша половина лишається, друга малюється за нею заново.
duel-boards-alike-way =
    { $mirror ->
        [ends] Верхню — вниз
        [turn] Ліву — праворуч, з поворотом
       *[sides] Ліву — праворуч
    }
duel-boards-templates = Почати заново
duel-boards-templates-about = Малюнок заміниться; скасування поверне попередній.
duel-boards-template =
    { $which ->
        [two] Мале, на двох
        [four] Велике, на чотирьох
       *[empty] Порожнє
    }


## What is wrong

duel-boards-wrong = Що виправити
duel-boards-show = Показати
duel-boards-loose =
    { $count ->
        [one] До комірки { $spaces } немає шляху.
       *[other] До комірок { $spaces } немає шляху.
    }


## What was done, by ear

duel-boards-added = Додано комірку { $space }.
duel-boards-moved = { $space }: { $x }, { $y }
duel-boards-removed = Прибрано: { $what }.
duel-boards-from = Лінія з { $space }. Виберіть, де вона закінчиться.
duel-boards-joined = Лінія { $a }–{ $b }.
duel-boards-painted = { $spaces }: тепер у зонах { $zones }.
duel-boards-unpainted = { $spaces }: більше не в зонах { $zones }.
duel-boards-start-on = { $space } — старт { $number }.
duel-boards-start-off = { $space } — більше не старт.
duel-boards-passage-on = { $space } — вхід до проходу.
duel-boards-passage-off = { $space } — більше не вхід до проходу.
duel-boards-door-on = Лінію { $line } зачиняють двері.
duel-boards-door-off = Лінія { $line } вільна.
duel-boards-moving-on = Стрілки пересувають. M — закінчити.
duel-boards-moving-off = Стрілки ведуть далі.


## Scenery

duel-boards-ground = Основа
duel-boards-ground-name =
    { $ground ->
        [grass] Трава
        [moor] Пустище
        [earth] Земля
        [sand] Пісок
        [snow] Сніг
        [paving] Бруківка
        [rock] Скеля
        [water] Вода
       *[table] Просто стіл
    }
duel-boards-motifs = Малюнок
duel-boards-kind =
    { $kind ->
        [areas] Місцевість
        [ways] Шляхи
       *[things] Предмети
    }
duel-boards-lay =
    { $kind ->
        [areas] Розтягніть по полю; одне натискання дає круг.
        [ways] Позначайте точку за точкою, останню — двічі.
       *[things] Натисніть там, де це стоїть.
    }
duel-boards-put = Поставити посередині
duel-boards-finish = Закінчити шлях
duel-boards-size = Розмір
duel-boards-turn = Поворот (°)
duel-boards-remove-feature = Прибрати: { $motif }
duel-boards-motif =
    { $motif ->
        [water] Озеро
        [ice] Лід
        [grass] Луг
        [moor] Пустище
        [earth] Гола земля
        [sand] Пісок
        [snow] Сніг
        [rock] Скеля
        [hill] Пагорб
        [field] Рілля
        [garden] Сад
        [wood] Ліс
        [pines] Сосновий бір
        [cave] Печера
        [paving] Бруківка
        [marble] Мармурова підлога
        [hall] Зала
        [room] Кімната
        [roofs] Дахи
        [terrace] Тераса
        [stage] Поміст
        [basin] Басейн
        [river] Річка
        [canal] Канал
        [street] Вулиця
        [wall] Мур
        [hedge] Живопліт
        [rails] Рейки
        [bridge] Міст
        [stairs] Сходи
        [cliff] Урвище
        [fence] Паркан
        [pine] Сосна
        [bush] Кущ
        [rocks] Валуни
        [house] Будинок
        [hut] Хатина
        [tower] Вежа
        [temple] Храм
        [tent] Намет
        [boat] Човен
        [column] Колона
        [fountain] Фонтан
        [statue] Статуя
        [lamp] Ліхтар
        [fire] Багаття
        [flowers] Квіти
        [table] Стіл
        [cart] Віз
        [crystal] Кристал
        [stones] Кам’яне коло
       *[tree] Дерево
    }
