### Слова термінала про гру «Єдинороги», українською.


game-summary = Однороги: зберіть їх у своїй стайні й не дайте зібрати іншим


## Перед партією

ask-expansion = Яке доповнення замішати до колоди? Введіть номер або натисніть Enter, щоб узяти перше.
no-expansion = Жодного: колода як у коробці
ask-players = Скільки гравців? Введіть число або натисніть Enter, щоб вибрати перше.
players =
    { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }
ask-targets = Коли називають ціль карти?
targets =
    { $targets ->
        [when_resolved] Коли карта діє і спинити її вже не можна
       *[when_played] Коли карту розігрують, поки її ще можна спинити (у книзі це простіший спосіб)
    }
ask-win-check = Коли завершується партія?
win-check =
    { $check ->
        [after_effects] Лише коли завершено всі розпочаті ефекти
       *[at_once] Щойно в когось досить однорогів або вичерпалася колода (як у книзі)
    }


## Стіл однорогів

turn-of =
    Ходить: { $seat }{ $plays ->
        [0] {""}
        [1] {""}
       *[other] {" "}· можна розіграти до { $plays } карт
    }{ $extra ->
        [0] {""}
        [1] {" "}· потім іще один хід
       *[other] {" "}· потім додаткових ходів: { $extra }
    }{ $cut ->
        [cut] {" "}· хід одразу завершиться
       *[none] {""}
    }
middle =
    Колода: { $deck } · Ясла: { $nursery } · Скид: { $discard }{ $top ->
        [none] {""}
       *[other] , зверху: { $top }
    }
hand-size = на руці { $size }
hand-open = відкрита рука:
herd-state =
    { $state ->
        [pandas] панди
       *[blinded] засліплені
    }
letters =
    { $letters ->
        [one] { $letters } літера
        [few] { $letters } літери
       *[many] { $letters } літер
    }
waiting = На початку ходу ще подіє: { $cards }
played = { $seat } розігрує карту
named = Ціль: { $named }
answered = Стоп! { $seat }: { $card }
stage =
    { $stage ->
        [naming] називають ціль
        [stopped] спинено, якщо не спинять відповідь
        [resolving] діє
       *[answering] зараз можна відповісти
    }
pile = Скид ({ $number })
nursery = Ясла ({ $number })
deck-top = Відомі карти в колоді, рахуючи згори
deck-shuffled = Були в колоді, коли її тасували, і відтоді не з’являлися


## Карти

card-hint = Команда meadhall cards ID розповість про одну карту більше.
card-about =
    { $type } · { $copies ->
        [one] { $copies } копія
        [few] { $copies } копії
       *[many] { $copies } копій
    }{ $letters ->
        [0] {""}
        [one] {" "}· { $letters } літера
        [few] {" "}· { $letters } літери
       *[many] {" "}· { $letters } літер
    }{ $two ->
        [without] {" "}· удвох грають без неї
       *[with] {""}
    }
pack-without = Лишаються в коробці: { $cards }
