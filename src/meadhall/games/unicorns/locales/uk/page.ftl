### The unicorn table's page in Ukrainian.
###
### Слова ті самі, що в unicorns.ftl. Імена ($seat, $seats, $card, $cards) надходять готовими, у називному відмінку; чого немає, те «none».


## In the hall

hall-game-unicorns = Однороги
hall-rules-of-unicorns = Правила однорогів
home-unicorns = Однороги
home-unicorns-about = Зберіть однорогів у своїй стайні й не дайте зібрати іншим.
home-unicorns-players = Від 2 до 8 гравців
home-unicorns-now = Ви та троє несильних ботів.
lobby-title-unicorns = Стіл для однорогів
lesson-course-unicorns = Вчимося грати в однорогів
puzzle-title-unicorns = Задачі: однороги
herd-auto-pass = Пропускати карти автоматично
herd-auto-pass-about = В «Однорогах»: якщо вам нічим спинити карту, ви одразу її пропускаєте.


## Setting up a table

herd-lobby-window = Час, щоб спинити карту:
herd-lobby-cards = Карти
herd-lobby-browse-cards = Переглянути всі карти
herd-lobby-all-cards = Усі карти
herd-lobby-find-card = Пошук карти
herd-lobby-card-type = Тип карти
herd-lobby-every-type = Усі типи
herd-lobby-no-card = Таких слів немає на жодній карті. Спробуйте коротше слово.


## The end of a match

herd-end-unicorns = Однороги
herd-end-stopped = Сказано «Ні-{"\u2060"}го-{"\u2060"}го!»
herd-end-stolen = Украдено карт
herd-story-destroyed = Знищено
herd-story-stolen = Викрадено
herd-story-stopped = Зупинено


## Гравці

herd-you = ви
herd-turn = ходить
herd-pandas = панди
herd-blinded = засліплені
herd-left = уже не за столом
herd-away = не в мережі
herd-thinks = думає…
herd-level =
    { $level ->
        [guest] скальд
        [page] отрок
        [warrior] воїн
        [champion] витязь
        [jarl] ярл
        [legend] легенда
        [random] грає навмання
        [greedy] жадібний
       *[other] { $level }
    }
herd-progress =
    { $count ->
        [one] { $count } одноріг із { $goal }
        [few] { $count } однороги з { $goal }
       *[many] { $count } однорогів із { $goal }
    }
herd-hand-size =
    { $size ->
        [0] На руці немає карт
        [one] На руці { $size } карта
        [few] На руці { $size } карти
       *[many] На руці { $size } карт
    }
herd-look = { $seat }: переглянути всі карти
herd-unfold = { $seat }: стайня


## Стайні та рука

herd-own-stable = Ваша стайня
herd-stable-empty = Стайня порожня
herd-unicorns = Однороги
herd-upgrades = Бонуси
herd-downgrades = Штрафи
herd-open-hand = Відкрита рука
herd-known = Відомі карти на руці
herd-hand = Ваша рука
herd-hand-of = Рука ({ $size })
herd-hand-empty = На руці немає карт.


## Середина столу

herd-deck = Колода
herd-deck-known = відомо карт: { $known }
herd-deck-top = Відомі карти в колоді, рахуючи згори
herd-deck-shuffled = Були в колоді, коли її тасували, і відтоді не з’являлися
herd-pile = Скид
herd-newest-first = Спочатку найновіші
herd-nursery = Ясла
herd-nothing-here = Тут поки що нічого немає.
herd-lists = Колода, скид і ясла
herd-list = { $list } ({ $number })
herd-deck-look = Які карти ще можуть вийти?
herd-deck-left = Ще можуть вийти: { $left } з { $all } (у колоді: { $deck }{ $held ->
        [0] {""}
       *[other] , на прихованих руках: { $held }
    })
herd-deck-type = { $type }: ще можуть вийти { $left } з { $all }
herd-deck-only = Лише те, що ще може вийти
herd-deck-where =
    { $where ->
        [play] Розігрується
        [stable] У стайнях
        [nursery] У яслах
        [mine] У вас на руці
        [seen] На відкритій руці
        [known] Точно в когось на руці
        [top] У колоді, місце відоме
        [pile] У скиді
        [hidden-deck] Десь у колоді
        [hidden-hand] У когось на руці
       *[other] Можуть вийти
    }: { $number }
herd-before = Кожен вибирає малюка, і партія починається.
herd-turn-of =
    Ходить: { $seat }{ $plays ->
        [0] {""}
        [1] {""}
       *[other] {" "}· можна розіграти до { $plays } карт
    }{ $extra ->
        [0] {""}
        [1] {" "}· потім іще один хід
       *[other] {" "}· потім додаткових ходів: { $extra }
    }{ $cut ->
        [cut] {" "}· хід одразу завершиться
       *[none] {""}
    }
herd-to-come = На початку ходу ще подіє: { $cards }


## Карта, яку розігрують

herd-plays = { $seat } розігрує карту «{ $card }»
herd-aimed = Ціль: { $targets }
herd-target =
    { $place ->
        [pile] «{ $card }» зі скиду
        [nursery] «{ $card }» з ясел
       *[none] { $card ->
            [none] { $seat }
           *[other] { $seat ->
                [none] «{ $card }»
               *[other] «{ $card }» ({ $seat })
            }
        }
    }
herd-stage =
    { $stage ->
        [naming] Називають ціль.
        [resolving] Карта діє.
       *[answering] Зараз можна відповісти.
    }
herd-answers = { $seat } відповідає на «{ $card }»
herd-seconds =
    { $seconds ->
        [one] Залишилася { $seconds } секунда
        [few] Залишилося { $seconds } секунди
       *[many] Залишилося { $seconds } секунд
    }
herd-waiting = Чекаємо на решту…
herd-passed-alone = Вам нічим її спинити: пропускаєте автоматично.
herd-passes-alone = Якщо вам нічим спинити карту, вона пропускається автоматично; змінити це можна перемикачем поруч із картою або в налаштуваннях.
herd-understood = Зрозуміло
herd-through = Пройшла!
herd-stopped = Спинено!


## Що треба вирішити

herd-asked = Що треба вирішити
herd-asked-other = Чекаємо на відповідь: { $seats }
herd-asked-window = Карта лежить на столі, на неї можна відповісти.
herd-why = Чому?
herd-all-answers = Усі відповіді: { $number }
herd-sent = Відповідь прийнято.
herd-side = Ще
herd-side-close = Згорнути
