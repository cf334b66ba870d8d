### Hints for newcomers to the unicorn game, in Polish.

hint-unicorns-choose_action = W turze zagrywasz jedną kartę albo dobierasz jeszcze jedną. Wygrywa, kto pierwszy ma w stajni dość jednorożców.
hint-unicorns-choose_baby = Każdy zaczyna z maluchem. Liczy się jako jednorożec, a gdy opuści stajnię, wraca do żłobka.
hint-unicorns-choose_card_of_hand = Wybrana karta przejdzie z tamtej ręki na twoją.
hint-unicorns-choose_destroy = Zniszczona karta trafia ze stajni na stos kart odrzuconych. Najpierw sprawdź, kto jest najbliżej zwycięstwa.
hint-unicorns-choose_discard = Karta trafia na stos kart odrzuconych i nic nie robi. Karty, które zatrzymują inne, warto zachować.
hint-unicorns-choose_from_deck = Szukasz w talii pasującej karty, potem talię się tasuje.
hint-unicorns-choose_from_pile = Wybrana karta trafi ze stosu kart odrzuconych na twoją rękę.
hint-unicorns-choose_from_top = Widzisz wierzchnie karty talii i bierzesz jedną z nich.
hint-unicorns-choose_gift = Karta z twojej stajni przechodzi do innej. Oddaj tę, której potrzebujesz najmniej.
hint-unicorns-choose_move = Karta przechodzi z jednej stajni do drugiej i odtąd działa tam.
hint-unicorns-choose_order = Odkładasz karty na talię: którą wskażesz najpierw, tę dobierze się pierwszą.
hint-unicorns-choose_player = Karta dotyczy innego gracza: wskaż, kogo.
hint-unicorns-choose_rescue = Coś w twojej stajni może uratować tę kartę, ale nie za darmo. Jeśli nic nie zrobisz, odejdzie.
hint-unicorns-choose_response = Zanim karta zadziała, każdy może ją zatrzymać. Zachowaj taką kartę na naprawdę groźną.
hint-unicorns-choose_return = Zwrócona karta trafia na rękę właściciela stajni i można ją zagrać ponownie.
hint-unicorns-choose_sacrifice = Poświęcasz kartę ze swojej stajni. Trafia na stos kart odrzuconych.
hint-unicorns-choose_stable = Ulepszenia pomagają stajni, w której leżą, przeszkody jej szkodzą. Pierwsze więc dla siebie, drugie dla innych.
hint-unicorns-choose_start_effect = Niektóre karty w stajni działają na początku twojej tury. Wybierasz, które i w jakiej kolejności.
hint-unicorns-choose_steal = Ukradziona karta przechodzi do twojej stajni i liczy się dla ciebie.
hint-unicorns-choose_target = Możesz pozbyć się karty, która ci szkodzi, albo zniszczyć tę, która pomaga innemu.
hint-unicorns-choose_unicorn = Jednorożec od razu trafia do twojej stajni i nikt już nie może go zatrzymać.
hint-unicorns-choose_whether = Gdzie karta mówi „możesz”, decydujesz ty. Odmowa nic nie kosztuje.
