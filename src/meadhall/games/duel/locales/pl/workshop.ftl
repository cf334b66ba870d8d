### What the workshop says of heroes and boards, in Polish.

# when abilities act
moment-immediately = Natychmiast, w walce
moment-during_combat = W trakcie walki
moment-after_combat = Po walce
moment-turn_start = Na początku twojej tury
moment-turn_end = Na końcu twojej tury
moment-hurt = Gdy postać otrzymuje obrażenia
moment-defeated = Gdy postać zostaje pokonana
moment-combat_won = Po wygranej walce
moment-attack_over = Po ataku
moment-opening = Podczas przygotowania do gry

# which fighters of a hero's own
whose-own = dowolni wojownicy bohatera
whose-hero = bohater
whose-sidekicks = pomocnicy

# what is wrong with a draft, or worth a look
fault-deck-size = Talia ma od { $fewest } do { $deck } kart; kart w tej jest { $total }.
fault-deck-small = Talie w grze mają po { $deck } kart; kart w tej jest { $total }, więc skończy się wcześniej.
fault-sidekicks = Obok bohatera zmieści się najwyżej tylu pomocników: { $most }; tutaj jest ich { $count }.
fault-card-value = Karta ataku, obrony lub uniwersalna musi mieć wartość; fortel jej nie ma.
fault-card-symbol = Ten bohater nie ma takiego symbolu.
fault-card-emblem = Nie ma takiego obrazka.
fault-card-fighter = Ten bohater nie ma pomocnika, który mógłby użyć tej karty.
fault-card-timing = Ta karta ma efekt w chwili, do której nigdy nie dochodzi.
fault-no-melee = Nikt tu nie atakuje wręcz: wszyscy strzelają.
fault-no-attack = Żadnej karty nie można zagrać jako ataku.
fault-no-defence = Żadnej karty nie można zagrać jako obrony.
fault-idle = Fortel bez efektu: nikt by go nie zagrał.
fault-nobody = Nikt nie może zagrać tej karty: pomocnik nigdy nie trafia na planszę.
fault-spaces-many = Na planszy mieści się najwyżej tyle pól: { $most }; tutaj jest ich { $count }.
fault-zones-many = Da się odróżnić najwyżej tyle stref: { $most }; tutaj jest ich { $count }.
fault-lines-many = Na planszy mieści się najwyżej tyle linii: { $most }; tutaj jest ich { $count }.
fault-doors-many = Na planszy mieści się najwyżej tyle drzwi: { $most }; tutaj jest ich { $count }.
fault-space-twice = Jest drugie pole „{ $id }”.
fault-zone-twice = Jest druga strefa „{ $id }”.
fault-door-twice = Są drugie drzwi „{ $id }”.
fault-line-twice = Między { $one } a { $other } jest druga linia.
fault-line-loop = Ta linia wraca do pola, z którego wychodzi: { $id }.
fault-zone-unknown = Na tej planszy nie ma strefy „{ $id }”.
fault-space-unknown = Na tej planszy nie ma pola „{ $id }”.
fault-door-line = Te drzwi nie leżą na żadnej linii.
fault-start-missing = Brakuje pola startowego { $number }: pojedynek wymaga pól startowych 1 i 2.
fault-start-twice = Pole startowe { $number } występuje drugi raz.
fault-start-odd = Pola startowe liczy się od 1.
fault-unreachable = Od pola startowego 1 nie prowadzi do tego pola żadna droga.
fault-zone-empty = Żadne pole nie należy do tej strefy.
fault-space-zoneless = To pole nie należy do żadnej strefy.
fault-off-board = To pole leży poza planszą.
fault-overlap = To pole zachodzi na inne: { $other }.
fault-board = Coś na tej planszy jest nie tak: { $text }
fault-steps = Te efekty wymagają zbyt wielu kroków: rozegra się najwyżej { $most }.
