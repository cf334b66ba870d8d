### Warsztat po polsku.

herd-workshop-example = Dodatek na przykład
herd-workshop-example-about = Karty jednorożców gotowe do gry: zmieniaj, co chcesz
herd-workshop-new = Nowy dodatek z jednorożcami
herd-workshop-new-about = Własne karty do talii
herd-workshop-cards = Karty
herd-workshop-cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
herd-workshop-add = Karta
herd-workshop-nameless = Karta bez nazwy
herd-workshop-type = Typ
herd-workshop-copies = Kopie
herd-workshop-text = Co robi
herd-workshop-without = Karty, które zostają w pudełku
herd-workshop-without-about =
    { $count ->
        [0] W grze jest cała talia i te karty.
        [one] { $count } karta talii robi miejsce.
        [few] { $count } karty talii robią miejsce.
        [many] { $count } kart talii robi miejsce.
       *[other] { $count } karty talii robi miejsce.
    }
herd-workshop-box = Wybierz spośród kart ({ $count })
