### The page of hnefatafl in Russian.
###
### Имена ($board, $piece, $seat) приходят готовыми, поля — своими названиями (e5); на пустом поле $piece — «none».


## В зале

hall-game-hnefatafl = Хнефатафл
hall-rules-of-hnefatafl = Правила хнефатафла
home-hnefatafl = Хнефатафл
home-hnefatafl-about = Настольная игра викингов: король хочет вырваться, а атакующие со всех сторон — не выпустить его.
home-hnefatafl-players = 2 игрока
home-hnefatafl-now = Вы против несильного бота на маленькой доске; кто атакует, решит жребий.
lobby-title-hnefatafl = Стол для хнефатафла
lesson-course-hnefatafl = Учимся играть в хнефатафл
me-favourite-hnefatafl = Любимая сторона
me-roles-hnefatafl = Мои стороны
statistics-export-hnefatafl = Стороны хнефатафла
statistics-role-hnefatafl = Сторона
statistics-roles-hnefatafl = Стороны хнефатафла


## Новый стол

hnefatafl-lobby-board = Доска
hnefatafl-lobby-side = За кого вы играете
hnefatafl-lobby-side-name =
    { $side ->
        [attackers] Атакующие
        [defenders] Король и защитники
       *[lot] По жребию
    }


## Доска

hnefatafl-board = Доска: { $board }
hnefatafl-square =
    { $square }{ $kind ->
        [throne] , трон
        [corner] , угол
       *[plain] {""}
    }: { $piece ->
        [none] пусто
       *[other] { $piece }
    }
hnefatafl-square-picked = фигура в руке
hnefatafl-square-ready = может ходить
hnefatafl-picked = В руке: { $piece }, { $square }. Полей, куда можно пойти: { $count }.
hnefatafl-put-back = Фигура снова на своём поле.


## Игроки

hnefatafl-captured = Взято фигур: { $count }
hnefatafl-left = вне игры
hnefatafl-thinks = думает…
hnefatafl-turn = ходит
hnefatafl-end-captured = Взято


## Что спрашивают

hnefatafl-asked = Что спрашивают
hnefatafl-asked-other = Ходит { $seat }
hnefatafl-all-answers = Все ходы ({ $number })
hnefatafl-sent = Ход сделан.
hnefatafl-near-again = Эта позиция на доске во второй раз. В третий будет ничья.
hnefatafl-near-quiet =
    { $number ->
        [1] Ещё один ход без взятия — и ничья.
        [one] Ещё { $number } ход без взятий — и ничья.
        [few] Ещё { $number } хода без взятий — и ничья.
       *[many] Ещё { $number } ходов без взятий — и ничья.
    }
hnefatafl-side = Ещё
hnefatafl-side-close = Свернуть
