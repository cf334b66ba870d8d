### Слова терминала об игре «Единороги», по-русски.


game-summary = Единорожки: соберите их в своём стойле и не дайте собрать другим


## До партии

ask-expansion = Какое дополнение замешать в колоду? Введите номер или нажмите Enter, чтобы выбрать первое.
no-expansion = Никакого: колода как в коробке
ask-players = Сколько игроков? Введите число или нажмите Enter, чтобы выбрать первое.
players =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
ask-targets = Когда называют цель карты?
targets =
    { $targets ->
        [when_resolved] Когда карта срабатывает и остановить её уже нельзя
       *[when_played] Когда карту играют, пока её ещё можно остановить (в книге это способ попроще)
    }
ask-win-check = Когда заканчивается партия?
win-check =
    { $check ->
        [after_effects] Только когда завершены все начатые эффекты
       *[at_once] Как только у кого-то хватит единорожков или кончится колода (как в книге)
    }


## Стол единорожков

turn-of =
    Ходит: { $seat }{ $plays ->
        [0] {""}
        [1] {""}
       *[other] {" "}· можно сыграть до { $plays } карт
    }{ $extra ->
        [0] {""}
        [1] {" "}· затем дополнительный ход
       *[other] {" "}· затем дополнительных ходов: { $extra }
    }{ $cut ->
        [cut] {" "}· ход сразу закончится
       *[none] {""}
    }
middle =
    Колода: { $deck } · Ясли: { $nursery } · Сброс: { $discard }{ $top ->
        [none] {""}
       *[other] , сверху: { $top }
    }
hand-size = в руке { $size }
hand-open = открытая рука:
herd-state =
    { $state ->
        [pandas] панды
       *[blinded] ослеплены
    }
letters =
    { $letters ->
        [one] { $letters } буква
        [few] { $letters } буквы
       *[many] { $letters } букв
    }
waiting = В начале хода ещё предстоит: { $cards }
played = { $seat } играет карту
named = Цель: { $named }
answered = Стоп! { $seat }: { $card }
stage =
    { $stage ->
        [naming] называют цель
        [stopped] остановлена, если не остановят ответ
        [resolving] действует
       *[answering] сейчас можно ответить
    }
pile = Стопка сброса ({ $number })
nursery = Ясли ({ $number })
deck-top = Известные карты в колоде, считая сверху
deck-shuffled = Замешаны в колоду и с тех пор не появлялись


## Карты

card-hint = meadhall cards КОД расскажет об одной карте больше.
card-about =
    { $type } · { $copies ->
        [one] { $copies } копия
        [few] { $copies } копии
       *[many] { $copies } копий
    }{ $letters ->
        [0] {""}
        [one] {" "}· { $letters } буква
        [few] {" "}· { $letters } буквы
       *[many] {" "}· { $letters } букв
    }{ $two ->
        [without] {" "}· вдвоём играют без неё
       *[with] {""}
    }
pack-without = Остаются в коробке: { $cards }
