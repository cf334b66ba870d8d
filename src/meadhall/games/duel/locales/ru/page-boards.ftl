### The board editor of the duel's workshop in Russian.


## The editor

duel-boards-editor = Редактор поля
duel-boards-board = Поле
duel-boards-tools = Инструменты
duel-boards-view = Масштаб
duel-boards-tool =
    { $tool ->
        [spaces] Ячейки
        [lines] Линии
        [zones] Зоны
        [starts] Старт
        [doors] Двери
        [passages] Ход
        [scenery] Пейзаж
       *[board] Поле
    }
duel-boards-tool-about =
    { $tool ->
        [spaces] Двойной щелчок по свободному месту добавляет ячейку; перетащите её, чтобы передвинуть.
        [lines] Проведите линию от ячейки к ячейке или выберите сначала одну, потом другую. Выбранную линию можно изогнуть или убрать.
        [zones] Отметьте зоны и нажимайте на ячейки или проведите по ним. Ячейка может лежать в нескольких зонах.
        [starts] Нажмите на ячейку, с которой начинает этот герой. Нужны старты 1 и 2, а для четырёх игроков ещё 3 и 4.
        [doors] Выберите дверь, затем нажмите на линии, которые она закрывает.
        [passages] Нажмите на ячейки, которые соединяет потайной ход: из любой в любую другую — один шаг.
        [scenery] То, что видно за ячейками. Это только для глаз, на игру не влияет.
       *[board] Название, размер и пропорции, заготовки для начала.
    }
duel-boards-mirror = Рисовать зеркально
duel-boards-mirror-name =
    { $mirror ->
        [sides] Слева и справа
        [ends] Сверху и снизу
        [turn] С поворотом на пол-оборота
       *[none] Нет
    }
duel-boards-snap = Выравнивать
duel-boards-snap-about = По сетке и вровень с другими ячейками; с клавишей Alt — свободно.
duel-boards-keys = Всё с клавиатуры
duel-boards-keys-about =
    Стрелки ведут от ячейки к ячейке.
    N добавляет ячейку, M включает и выключает её перемещение стрелками (с Shift — мелкими шагами), Delete убирает её.
    L начинает линию и заканчивает её в другой ячейке, Z красит отмеченными зонами, 1–4 ставят старт, Enter делает то же, что выбранный инструмент, Escape отменяет.


## Spaces and lines

duel-boards-space = Ячейка { $space }
duel-boards-line = Линия { $a }–{ $b }
duel-boards-no-zone = вне зон
duel-boards-alone = без линий
duel-boards-start = старт { $number }
duel-boards-under-door = на ней { $door }
duel-boards-add = Добавить ячейку
duel-boards-name-of-space = Название
duel-boards-its-zones = Зоны этой ячейки
duel-boards-remove-space = Убрать { $space }
duel-boards-name-taken = В названии до восьми букв и цифр, и у каждой ячейки оно своё.
duel-boards-bend = Изгиб
duel-boards-remove-line = Убрать линию


## Zones, starts, doors

duel-boards-brush = Зоны
duel-boards-paint-with = Красить зоной { $zone }
duel-boards-zone-name = Название зоны
duel-boards-zone-number = Зона { $number }
duel-boards-color = Цвет зоны { $zone }
duel-boards-color-number = Цвет { $number }
duel-boards-add-zone = Добавить зону
duel-boards-remove-zone = Убрать зону { $zone }
duel-boards-next-start = Какой старт поставить
duel-boards-start-at = { $number } ({ $space })
duel-boards-doors = Двери
duel-boards-door-number = Дверь { $number }
duel-boards-door-new = Новая дверь
duel-boards-door-take = Выбрать: { $door }
duel-boards-door-name = Название: { $door }
duel-boards-remove-door = Убрать: { $door }
duel-boards-doors-most = Больше дверей на поле не поместится.


## The board itself

duel-boards-name = Название поля
duel-boards-side =
    { $side ->
        [down] Высота
       *[across] Ширина
    }
duel-boards-radius = Размер ячеек
duel-boards-alike = Сделать половины одинаковыми
duel-boards-alike-about = Первая половина остаётся, вторая рисуется по ней заново.
duel-boards-alike-way =
    { $mirror ->
        [ends] Верх — вниз
        [turn] Левую — вправо, с поворотом
       *[sides] Левую — вправо
    }
duel-boards-templates = Начать заново
duel-boards-templates-about = Рисунок заменится; отмена вернёт прежний.
duel-boards-template =
    { $which ->
        [two] Малое, на двоих
        [four] Большое, на четверых
       *[empty] Пустое
    }


## What is wrong

duel-boards-wrong = Что исправить
duel-boards-show = Показать
duel-boards-loose =
    { $count ->
        [one] К ячейке { $spaces } нет пути.
       *[other] К ячейкам { $spaces } нет пути.
    }


## What was done, by ear

duel-boards-added = Добавлена ячейка { $space }.
duel-boards-moved = { $space }: { $x }, { $y }
duel-boards-removed = Убрано: { $what }.
duel-boards-from = Линия из { $space }. Выберите, где она закончится.
duel-boards-joined = Линия { $a }–{ $b }.
duel-boards-painted = { $spaces }: теперь в зонах { $zones }.
duel-boards-unpainted = { $spaces }: больше не в зонах { $zones }.
duel-boards-start-on = { $space } — старт { $number }.
duel-boards-start-off = { $space } — больше не старт.
duel-boards-passage-on = { $space } — вход в потайной ход.
duel-boards-passage-off = { $space } — больше не вход в потайной ход.
duel-boards-door-on = Линию { $line } закрывает дверь.
duel-boards-door-off = Линия { $line } свободна.
duel-boards-moving-on = Стрелки двигают. M — закончить.
duel-boards-moving-off = Стрелки ведут дальше.


## Scenery

duel-boards-ground = Основа
duel-boards-ground-name =
    { $ground ->
        [grass] Трава
        [moor] Пустошь
        [earth] Земля
        [sand] Песок
        [snow] Снег
        [paving] Мостовая
        [rock] Скала
        [water] Вода
       *[table] Просто стол
    }
duel-boards-motifs = Рисунок
duel-boards-kind =
    { $kind ->
        [areas] Местность
        [ways] Пути
       *[things] Предметы
    }
duel-boards-lay =
    { $kind ->
        [areas] Растяните по полю; одно нажатие даёт круг.
        [ways] Отмечайте точку за точкой, последнюю — дважды.
       *[things] Нажмите там, где это стоит.
    }
duel-boards-put = Поставить в середину
duel-boards-finish = Закончить путь
duel-boards-size = Размер
duel-boards-turn = Поворот (°)
duel-boards-remove-feature = Убрать: { $motif }
duel-boards-motif =
    { $motif ->
        [water] Озеро
        [ice] Лёд
        [grass] Луг
        [moor] Пустошь
        [earth] Голая земля
        [sand] Песок
        [snow] Снег
        [rock] Скала
        [hill] Холм
        [field] Пашня
        [garden] Сад
        [wood] Лес
        [pines] Сосновый бор
        [cave] Пещера
        [paving] Мостовая
        [marble] Мраморный пол
        [hall] Зал
        [room] Комната
        [roofs] Крыши
        [terrace] Терраса
        [stage] Помост
        [basin] Бассейн
        [river] Река
        [canal] Канал
        [street] Улица
        [wall] Стена
        [hedge] Живая изгородь
        [rails] Рельсы
        [bridge] Мост
        [stairs] Лестница
        [cliff] Обрыв
        [fence] Забор
        [pine] Сосна
        [bush] Куст
        [rocks] Валуны
        [house] Дом
        [hut] Хижина
        [tower] Башня
        [temple] Храм
        [tent] Шатёр
        [boat] Лодка
        [column] Колонна
        [fountain] Фонтан
        [statue] Статуя
        [lamp] Фонарь
        [fire] Костёр
        [flowers] Цветы
        [table] Стол
        [cart] Телега
        [crystal] Кристалл
        [stones] Каменный круг
       *[tree] Дерево
    }
