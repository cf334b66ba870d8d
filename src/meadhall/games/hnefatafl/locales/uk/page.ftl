### The page of hnefatafl in Ukrainian.
###
### Імена ($board, $piece, $seat) приходять готовими, поля – своїми назвами (e5); на порожньому полі $piece – «none».


## У залі

hall-game-hnefatafl = Гнефатафл
hall-rules-of-hnefatafl = Правила гнефатафлу
home-hnefatafl = Гнефатафл
home-hnefatafl-about = Настільна гра вікінгів: король хоче вирватися, а нападники з усіх боків – не випустити його.
home-hnefatafl-players = 2 гравці
home-hnefatafl-now = Ви проти несильного бота на маленькій дошці; хто нападає, визначить жереб.
lobby-title-hnefatafl = Стіл для гнефатафлу
lesson-course-hnefatafl = Вчимося грати в гнефатафл
me-favourite-hnefatafl = Улюблена сторона
me-roles-hnefatafl = Мої сторони
statistics-export-hnefatafl = Сторони гнефатафлу
statistics-role-hnefatafl = Сторона
statistics-roles-hnefatafl = Сторони гнефатафлу


## Новий стіл

hnefatafl-lobby-board = Дошка
hnefatafl-lobby-side = За кого ви граєте
hnefatafl-lobby-side-name =
    { $side ->
        [attackers] Нападники
        [defenders] Король і захисники
       *[lot] За жеребом
    }


## Дошка

hnefatafl-board = Дошка: { $board }
hnefatafl-square =
    { $square }{ $kind ->
        [throne] , трон
        [corner] , кут
       *[plain] {""}
    }: { $piece ->
        [none] порожньо
       *[other] { $piece }
    }
hnefatafl-square-picked = фігура в руці
hnefatafl-square-ready = може ходити
hnefatafl-picked = У руці: { $piece }, { $square }. Полів, куди можна піти: { $count }.
hnefatafl-put-back = Фігура знову на своєму полі.


## Гравці

hnefatafl-captured = Узято фігур: { $count }
hnefatafl-left = поза грою
hnefatafl-thinks = думає…
hnefatafl-turn = ходить
hnefatafl-end-captured = Узято


## Про що запитання

hnefatafl-asked = Про що запитання
hnefatafl-asked-other = Ходить { $seat }
hnefatafl-all-answers = Усі ходи ({ $number })
hnefatafl-sent = Хід зроблено.
hnefatafl-near-again = Ця позиція на дошці вдруге. Утретє буде нічия.
hnefatafl-near-quiet =
    { $number ->
        [1] Ще один хід без взяття – і нічия.
        [one] Ще { $number } хід без взяття – і нічия.
        [few] Ще { $number } ходи без взяття – і нічия.
       *[many] Ще { $number } ходів без взяття – і нічия.
    }
hnefatafl-side = Ще
hnefatafl-side-close = Згорнути
