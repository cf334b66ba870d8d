### Мастерская по-русски.

herd-workshop-example = Дополнение для примера
herd-workshop-example-about = Карты единорогов, готовые к игре: меняйте что угодно
herd-workshop-new = Новое дополнение с единорогами
herd-workshop-new-about = Свои карты для колоды
herd-workshop-cards = Карты
herd-workshop-cards-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
herd-workshop-add = Карта
herd-workshop-nameless = Карта без названия
herd-workshop-type = Тип
herd-workshop-copies = Копий
herd-workshop-text = Что она делает
herd-workshop-without = Карты, которые остаются в коробке
herd-workshop-without-about =
    { $count ->
        [0] Играется вся колода и эти карты.
        [one] { $count } карта колоды уступает место.
        [few] { $count } карты колоды уступают место.
        [many] { $count } карт колоды уступают место.
       *[other] { $count } карты колоды уступают место.
    }
herd-workshop-box = Выбрать из карт ({ $count })
