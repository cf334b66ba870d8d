### Hints for newcomers in Polish.

hint-label = O co chodzi
hint-understood = Rozumiem


## Pojedynek

hint-duel-choose_action = Tura to dwie akcje, może być dwa razy ta sama. Kliknij walczącego, żeby zobaczyć, co może zrobić.
hint-duel-choose_attack_card = Połóż zakrytą kartę ataku lub uniwersalną. Im wyższa wartość, tym więcej obrażeń; tekst zadziała po odkryciu kart.
hint-duel-choose_boost = Odrzucona karta dodaje liczbę ze swojego rogu. Jej tekst wtedy nie działa, więc oddaj tę, której potrzebujesz najmniej.
hint-duel-choose_card_of_opponent = Widzisz teraz tę rękę. Wybierz kartę, która najbardziej ci zagraża.
hint-duel-choose_defence_card = Karta obrony lub uniwersalna zmniejsza obrażenia o swoją wartość. Możesz też nic nie kłaść i zachować karty.
hint-duel-choose_discard = Wybrana karta trafi na twój stos kart odrzuconych. Każdy może go obejrzeć.
hint-duel-choose_effect = Karta lub zdolność pozwala wybrać, co zrobi. Czego nie wybierzesz, to się nie stanie.
hint-duel-choose_fighter = Wybrać można tylko podświetlonych. Najpierw przeczytaj kartę: jedne efekty szkodzą, inne pomagają.
hint-duel-choose_first = Kto zaczyna, rusza się pierwszy; za to drugi ustawia się, wiedząc już, gdzie stoisz.
hint-duel-choose_from_deck = Wybrana karta trafi na twoją rękę. Co stanie się z resztą, mówi karta.
hint-duel-choose_from_discard = Karta z twojego stosu kart odrzuconych wróci na rękę i znów będzie można jej użyć.
hint-duel-choose_item = Wierzchnia karta twoich odrzuconych pokazuje, co jest w koszyku. Ta zastępuje dowolny przedmiot, który wskażesz.
hint-duel-choose_move = Każdy twój walczący może się raz przesunąć, najwyżej o wartość ruchu. Kliknij go, a potem podświetlone pole; przez swoich wolno przejść, przez wrogów nie.
hint-duel-choose_opponent = Gdy przeciwników jest kilku, karta musi wiedzieć, o kogo chodzi. Ty wskazujesz.
hint-duel-choose_order = Dwa twoje efekty działają jednocześnie. Decydujesz, który jest pierwszy.
hint-duel-choose_payment = Im więcej wydasz, tym silniejszy efekt. Co zachowasz, przyda się innym razem.
hint-duel-choose_space = Wybrać można tylko podświetlone pola. Co się tam stanie, mówi karta.
hint-duel-choose_whether = Gdzie karta mówi „możesz”, decydujesz ty. Odmowa nic nie kosztuje.
hint-duel-discard_to_limit = Na koniec tury nikt nie może mieć więcej niż 7 kart. Najłatwiej oddać te ze słabym wzmocnieniem.
hint-duel-lay_boost = Ten walczący może dołożyć drugą zakrytą kartę: jej wzmocnienie doda się do ataku. Przepada, jeśli efekty twojej karty zostaną anulowane.
hint-duel-move_fighter = Karta przesuwa walczących, czasem wrogich. Kliknij walczącego, a potem podświetlone pole, albo zakończ ruch.
hint-duel-move_step = Ten ruch odbywa się krok po kroku i może prowadzić przez wrogów. Musi się skończyć na pustym polu.
hint-duel-order_deck = Odkładasz karty w wybranej kolejności: którą wskażesz najpierw, tę dobierzesz pierwszą.
hint-duel-place_fighter = Walczący trafia od razu na pole, jakkolwiek jest daleko. Nie robi kroków.
hint-duel-place_sidekick = Pomocnicy zaczynają w strefie swojego bohatera. Przy bohaterze osłaniają, z przodu zagrażają.
hint-duel-place_summoned = Pomocnik wchodzi na planszę z pełnym zdrowiem. Wybierz, gdzie jest potrzebny.
hint-duel-shift_damage = Pomocnik może przyjąć obrażenia zamiast bohatera. Gdy bohater padnie, przegrywasz; bez pomocnika można grać dalej.


## „Jednorożce”

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
