### Майстерня українською.

herd-workshop-example = Доповнення для прикладу
herd-workshop-example-about = Карти єдинорогів, готові до гри: змінюйте що завгодно
herd-workshop-new = Нове доповнення з єдинорогами
herd-workshop-new-about = Власні карти для колоди
herd-workshop-cards = Карти
herd-workshop-cards-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
herd-workshop-add = Карта
herd-workshop-nameless = Карта без назви
herd-workshop-type = Тип
herd-workshop-copies = Копій
herd-workshop-text = Що вона робить
herd-workshop-without = Карти, які лишаються в коробці
herd-workshop-without-about =
    { $count ->
        [0] Грається вся колода і ці карти.
        [one] { $count } карта колоди поступається місцем.
        [few] { $count } карти колоди поступаються місцем.
        [many] { $count } карт колоди поступаються місцем.
       *[other] { $count } карти колоди поступаються місцем.
    }
herd-workshop-box = Вибрати з карт ({ $count })
