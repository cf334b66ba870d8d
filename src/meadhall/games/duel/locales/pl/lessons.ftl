### Lessons in Polish: lekcje po polsku, słowa gospodarza.
###
### Identyfikator lekcji to gra i nazwa, .about – na listę; identyfikator kroku to lekcja i krok, .otherwise – po każdej innej odpowiedzi.
### Nazwy kart, walczących i momentów pochodzą ze słów samej gry. Druga osoba liczby pojedynczej, bez czasu przeszłego w tej osobie.


## Pojedynek: pierwsza tura

duel-first-turn = Twoja pierwsza tura
    .about = Podejść do wroga, zadać cios i odeprzeć jego cios: z tego składa się tura.
duel-first-turn-welcome = Witaj w sali biesiadnej! Twoim bohaterem jest { hero-bigfoot }, a pomocnikiem { fighter-jackalope }. Przeciwko tobie stają { hero-achilles } i { fighter-patroclus }. Wygrywa ten, kto obniży zdrowie wrogiego bohatera do 0.
duel-first-turn-actions = Tura to dokładnie 2 akcje: manewr, fortel lub atak. Twoi walczący atakują tylko sąsiadujących wrogów, a { hero-achilles } jest za daleko. Zacznij więc od manewru.
    .otherwise = To dobra karta, ale może poczekać. Zacznij od manewru.
duel-first-turn-boost = Manewr zawsze zaczyna się od dobrania karty: „{ card-bigfoot-skirmish }”. Teraz możesz odrzucić kartę, by pójść dalej o jej wartość wzmocnienia. { hero-bigfoot } ma 3 kroki i to wystarczy: nie odrzucaj niczego.
    .otherwise = Zachowaj karty: 3 kroki wystarczą. Nie odrzucaj niczego.
duel-first-turn-move = Walczący ruszają się po kolei, wzdłuż linii i nigdy przez wrogów. Przesuń { hero-bigfoot.acc } o 2 kroki, na wolne pole obok celu (S31). Twój cel to { hero-achilles }.
    .otherwise = Na wolne pole obok celu (S31) niech pójdzie { hero-bigfoot }: bije najmocniej.
duel-first-turn-stay = { fighter-jackalope } też może się przesunąć, maksymalnie o 3 pola, a 0 także jest dozwolone. Zostaw go na miejscu i zakończ manewr.
    .otherwise = { fighter-jackalope } niech zostanie z boku. Zakończ manewr.
duel-first-turn-attack = Została 1 akcja, a { hero-achilles } stoi na sąsiednim polu. Atakuj!
    .otherwise = Teraz jest ta chwila: zaatakuj { hero-achilles.acc }. Atakuje { hero-bigfoot }.
duel-first-turn-card = Połóż zakrytą kartę ataku. { hero-achilles } może położyć kartę obrony, po czym odkryjecie obie naraz. Najmocniejsza jest „{ card-bigfoot-larger-than-life }” o wartości 6.
    .otherwise = Ta karta bije słabiej. Połóż kartę „{ card-bigfoot-larger-than-life }”.
duel-first-turn-blow = Atak 6 przeciw karcie „{ card-achilles-skirmish }” o wartości 4: nadwyżka to obrażenia. { hero-achilles } traci 2 punkty zdrowia i ma ich 16. Ta walka jest wygrana. Twoje akcje się skończyły, teraz jego tura.
duel-first-turn-defend = { hero-achilles } odpowiada ciosem, a jego karty jeszcze nie widzisz. Broń się kartą „{ card-bigfoot-its-just-your-imagination }”: ma wartość 3 i anuluje efekty wrogiej karty.
    .otherwise = Jest lepsza odpowiedź. Broń się kartą „{ card-bigfoot-its-just-your-imagination }”.
duel-first-turn-end = Karta „{ card-achilles-wily-fighting }” też miała wartość 3: brak obrażeń. Jej efekt i tak by cię zranił, ale twój zadziałał wcześniej, { timing-immediately }, i go anulował. Obrońca wygrywa tę walkę, a ty już wiesz, czym jest tura!


## Pojedynek: X1

duel-defender-first = Kto pierwszy?
    .about = Walka od początku do końca i odpowiedź, dlaczego efekt obrońcy jest pierwszy.
duel-defender-first-welcome = Twój { hero-beowulf } ma 1 punkt Furii; za każde otrzymane obrażenia dostaje jeszcze 1, najwyżej do 3. Koszyczek { hero-little-red-riding-hood.gen } to wierzchnia karta jego stosu kart odrzuconych. Jest tam { item-knife }, więc efekty ostrza działają.
duel-defender-first-attack = Cel stoi tuż obok. Niech { hero-beowulf } zaatakuje { hero-little-red-riding-hood.acc }.
    .otherwise = Nie trzeba nigdzie iść. Niech { hero-beowulf } zaatakuje { hero-little-red-riding-hood.acc }.
duel-defender-first-card = Karta „{ card-beowulf-the-equal-of-grendel }” służy tylko do obrony, a „{ card-beowulf-the-ancient-heirloom }” potrzebuje 2 punktów Furii, by nabrać siły. „{ card-beowulf-epic-poem }” o wartości 2 rośnie razem z twoją Furią: połóż tę kartę.
    .otherwise = Masz na to za mało Furii. Połóż kartę „{ card-beowulf-epic-poem }”.
duel-defender-first-immediately = { hero-little-red-riding-hood } broni się kartą „{ card-little-red-riding-hood-stones-in-the-belly }” o wartości 2. Najpierw dzieje się to, co działa { timing-immediately }: „{ card-beowulf-epic-poem }” daje ci 1 punkt Furii, masz więc 2.
duel-defender-first-defender = Obie karty działają { timing-during_combat }, a pierwsza jest karta obrońcy. W koszyczku jest { item-knife }, więc tracisz losową kartę: „{ card-beowulf-the-ancient-heirloom }”. Jej wzmocnienie 1 dodaje się do 2 i obrona rośnie do 3.
duel-defender-first-attacker = Dopiero teraz twój efekt: „{ card-beowulf-epic-poem }” dodaje do swoich 2 twoje 2 punkty Furii, więc atak wynosi 4. Punkty zostają u ciebie.
duel-defender-first-end = Atak 4, obrona 3: { hero-little-red-riding-hood } otrzymuje 1 obrażenie i ma 13 punktów zdrowia. Zadał je sam atak, więc walkę wygrywasz ty. Obie karty trafiają na stosy kart odrzuconych.


## Pojedynek: X2

duel-two-wounds = Jedna karta, dwie rany
    .about = Obrażenia z ataku i obrażenia z efektu to dwie różne rzeczy, a Furia rośnie od obu.
duel-two-wounds-welcome = Twój bohater to { hero-little-red-riding-hood }. Twój koszyczek to wierzchnia karta stosu kart odrzuconych, „{ card-little-red-riding-hood-the-wolfs-skin }”, a symbol na niej to { item-knife }. Dlatego efekty oznaczone ostrzem teraz u ciebie działają.
duel-two-wounds-attack = { hero-beowulf } stoi obok i nie ma jeszcze Furii. Zaatakuj go: atakuje { hero-little-red-riding-hood }.
    .otherwise = Nie trzeba nigdzie iść. Zaatakuj { hero-beowulf.acc }.
duel-two-wounds-card = Karta „{ card-little-red-riding-hood-once-upon-a-time }” ma wartość 2, a { timing-after_combat }, jeśli w koszyczku jest { item-knife }, zadaje jeszcze 3 obrażenia. Połóż ją.
    .otherwise = Połóż kartę „{ card-little-red-riding-hood-once-upon-a-time }”.
duel-two-wounds-first = { hero-beowulf } nie położył karty: nikt nie musi. Przeszły więc pełne 2 obrażenia: z 17 punktów zdrowia zostało 15. Ilekroć otrzymuje obrażenia, dostaje 1 punkt Furii, ma więc teraz 1.
duel-two-wounds-second = Potem, { timing-after_combat }, zadziałało { item-knife }: jeszcze 3 obrażenia, zostało 12 punktów zdrowia. To osobne obrażenia, więc dostaje jeszcze 1 punkt Furii i ma ich 2.
duel-two-wounds-end = Karta „{ card-little-red-riding-hood-once-upon-a-time }” leży teraz na wierzchu stosu i w koszyczku jest jej symbol: { item-wolfsbane }. W chwili zagrywania jeszcze się nie liczyła. Tak każda karta decyduje, co zdziała następna.


## Pojedynek: X3

duel-closed-door = Za zamkniętymi drzwiami
    .about = Czego drzwi nie przepuszczają, kogo chronią i jak się je otwiera.
duel-closed-door-welcome = Twój bohater to { hero-little-red-riding-hood }. { hero-beowulf } stoi blisko, ale { door-heorot-west } między wami są zamknięte, a linii, które przez nie biegną, jakby nie było. { fighter-wiglaf } stoi po twojej stronie.
duel-closed-door-attack = Przez zamknięte drzwi nikt nie atakuje. { hero-beowulf } jest poza twoim zasięgiem i poza zasięgiem pomocnika, choć zwykle { fighter-huntsman } trafia każdego wroga w swojej strefie. Spójrz na swoje akcje: zaatakować możesz tylko { fighter-wiglaf.acc }.
duel-closed-door-scheme = W twoim koszyczku jest { item-knife }. Fortel „{ card-little-red-riding-hood-never-leave-the-path }” zada wtedy 2 obrażenia każdemu wrogowi w twojej strefie. Zagraj go.
    .otherwise = Najpierw zobacz, dokąd sięga fortel: zagraj kartę „{ card-little-red-riding-hood-never-leave-the-path }”.
duel-closed-door-zone = { fighter-wiglaf } traci 2 punkty zdrowia, a { hero-beowulf } nic: nadal ma ich 17. Stoicie na tych samych kolorach, ale najkrótsza droga prowadzi przez zamknięte drzwi, a one dzielą strefę.
duel-closed-door-manoeuvre = Drzwi otwiera się podczas manewru i w żadnej innej akcji. Twoja druga akcja to manewr.
    .otherwise = { fighter-wiglaf } może poczekać. Wybierz manewr.
duel-closed-door-boost = Karta już dobrana. Otwarcie drzwi kosztuje 1 krok, a masz ich 2, więc wzmocnienie jest zbędne: nie odrzucaj niczego.
    .otherwise = Kroków wystarczy. Nie odrzucaj niczego.
duel-closed-door-open = { hero-little-red-riding-hood } stoi przy samych drzwiach. Otwórz { door-heorot-west } za 1 krok.
    .otherwise = Nie odchodź teraz. Niech { hero-little-red-riding-hood } otworzy { door-heorot-west }.
duel-closed-door-done = Drzwi są otwarte. Zamknąć można je za darmo i dowolnie wiele razy. Zostaw je otwarte i zakończ manewr.
    .otherwise = Zostań na miejscu, nie zamykaj drzwi i zakończ manewr.
duel-closed-door-end = Teraz { hero-beowulf } stoi obok ciebie, a strefa znów jest cała: w następnej turze możesz go zaatakować. Ale jego tura jest wcześniej. Drzwi służą temu, kto w porę je zamknie!


## Pojedynek: X4

duel-retreat = Droga odwrotu
    .about = Fortel dla dobrych kart, wzmocnienie dla szybkich nóg: dwie akcje, które ratują króla.
duel-retreat-welcome = Twój bohater to { hero-king-arthur }. Z trzech stron stoją { hero-medusa } i jej harpie, a przez wrogów przejść nie wolno. Z czwartej stoi przyjaciel, { fighter-merlin }: przez jego pole wolno przejść.
duel-retreat-scheme = „{ card-king-arthur-prophecy }” to fortel, a zagrać go może tylko { fighter-merlin }: obejrzeć 4 wierzchnie karty talii, wziąć 2 i odłożyć 2. Niech go zagra.
    .otherwise = Nie masz jeszcze czym wzmocnić ruchu. Niech { fighter-merlin } najpierw zagra kartę „{ card-king-arthur-prophecy }”.
duel-retreat-first = Oto 4 wierzchnie karty. Na daleką drogę trzeba dużego wzmocnienia, a karta „{ card-king-arthur-noble-sacrifice }” ma 3. Weź ją.
    .otherwise = Dobra karta, ale ma za małe wzmocnienie. Weź kartę „{ card-king-arthur-noble-sacrifice }”.
duel-retreat-second = Weź jeszcze jedną: „{ card-king-arthur-the-holy-grail }”. Jeśli po walce z tą kartą masz najwyżej 4 punkty zdrowia, wzrosną one do 8.
    .otherwise = Tamta karta ci nie ucieknie. Weź kartę „{ card-king-arthur-the-holy-grail }”.
duel-retreat-order = Pozostałe 2 wracają na wierzch talii w takiej kolejności, jaką wolisz. Zaraz dobierzesz kartę, więc na samym wierzchu połóż kartę „{ card-king-arthur-regroup }”.
    .otherwise = Wtedy dobierzesz kartę „{ card-king-arthur-feint }”. Na wierzchu połóż kartę „{ card-king-arthur-regroup }”.
duel-retreat-manoeuvre = „{ card-king-arthur-prophecy }” zrobiło swoje i leży na stosie kart odrzuconych. Teraz druga akcja: manewr.
    .otherwise = Wybierz manewr.
duel-retreat-boost = Dobrana karta to „{ card-king-arthur-regroup }”. { hero-king-arthur } ma 2 kroki. Odrzuć jako wzmocnienie kartę „{ card-king-arthur-noble-sacrifice }”, a będzie ich 5. Niczego więcej ta karta teraz nie robi.
    .otherwise = To za mało. Odrzuć kartę „{ card-king-arthur-noble-sacrifice }”: jej wzmocnienie to 3.
duel-retreat-walk = Przesuń { hero-king-arthur.acc } o 4 kroki w lewo i w górę (M07), przez pole, na którym stoi { fighter-merlin }. Nie musisz zużyć wszystkich 5.
    .otherwise = Przesuń { hero-king-arthur.acc } w lewo i w górę (M07), to 4 kroki.
duel-retreat-stay = { fighter-merlin } też może ruszyć, ale niech zostanie między tobą a wrogami. Zakończ manewr.
    .otherwise = { fighter-merlin } niech stoi, gdzie stał. Zakończ manewr.
duel-retreat-end = { hero-king-arthur } wydostał się z kręgu: nikt już nie stoi obok niego. Ceną była karta „{ card-king-arthur-noble-sacrifice }”, która leży teraz odkryta na stosie. Wzmocnienia kosztują, więc dobrze się zastanów, co oddajesz.


## Pojedynek: X5

duel-bitten = Cios, który wraca
    .about = Efekty są obowiązkowe, nawet gdy ranią swoich. Zobacz, do czego to prowadzi.
duel-bitten-welcome = Twój bohater to { hero-alice }, a pomocnik – { fighter-jabberwock }. Oboje atakują tylko sąsiadujących wrogów, a { hero-king-arthur } stoi sam, nikogo przy nim nie ma. Najpierw trzeba więc podejść.
duel-bitten-manoeuvre = Pierwsza akcja: manewr. Zaczyna się od dobrania karty, czy tego chcesz, czy nie.
    .otherwise = Wybierz manewr.
duel-bitten-boost = Do { hero-king-arthur.gen } są 2 kroki, a { fighter-jabberwock } ma właśnie 2. Nie odrzucaj niczego.
    .otherwise = Kroków wystarczy. Nie odrzucaj niczego.
duel-bitten-walk = Twój cel to { hero-king-arthur }. Przesuń { fighter-jabberwock.acc } na wolne pole obok niego (M10).
    .otherwise = Tak nikt do celu nie podejdzie. Przesuń { fighter-jabberwock.acc } na wolne pole obok wroga (M10).
duel-bitten-stay = { hero-alice } zostaje na miejscu. Zakończ manewr.
    .otherwise = { hero-alice } niech trzyma się z boku. Zakończ manewr.
duel-bitten-attack = Druga akcja: { fighter-jabberwock } atakuje { hero-king-arthur.acc }. { hero-alice } nie stoi obok i zaatakować nie może.
    .otherwise = Zaatakuj { hero-king-arthur.acc }: atakuje { fighter-jabberwock }.
duel-bitten-card = Innych kart ataku może użyć tylko { hero-alice }, a { fighter-jabberwock } – karty „{ card-alice-jaws-that-bite }”: ma wartość 4, a { timing-after_combat } walczący obok niego otrzymuje 2 obrażenia. Połóż ją.
    .otherwise = Połóż kartę „{ card-alice-jaws-that-bite }”.
duel-bitten-combat = { hero-king-arthur } położył kartę „{ card-king-arthur-skirmish }”. Atak 4, obrona 4: brak obrażeń. Gdy sam atak nikogo nie zranił, walkę wygrywa obrońca, czyli { hero-king-arthur }.
duel-bitten-first = Obie karty działają { timing-after_combat }, a pierwsza jest karta obrońcy. Dzięki karcie „{ card-king-arthur-skirmish }” zwycięzca może przesunąć jednego z dwóch walczących. Odprowadził { fighter-jabberwock.acc } o 2 kroki, a tam stoi { hero-alice }.
duel-bitten-end = Teraz „{ card-alice-jaws-that-bite }” muszą ugryźć: na karcie nie ma słowa „możesz”. Obok stoi tylko { hero-alice }, więc to ona otrzymuje 2 obrażenia i ma 11 punktów zdrowia. { hero-king-arthur } zachował całe 18.


## Pojedynek: X6

duel-led-away = Nie ma już kogo ranić
    .about = Ktoś cię atakuje: wygraj jako obrońca i odprowadź wroga, zanim zadziała jego efekt.
duel-led-away-welcome = Twój bohater to { hero-bigfoot }. Trwa tura, którą rozgrywa { hero-robin-hood }. On sam nie dzieli z tobą strefy i strzelić nie może. Ale tuż obok ciebie stoi { fighter-outlaw } i zaraz zaatakuje.
duel-led-away-defend = Wrogiej karty nie widzisz. „{ card-bigfoot-larger-than-life }” służy tylko do ataku, ale „{ card-bigfoot-skirmish }” jest uniwersalna i może bronić z wartością 4. Połóż ją.
    .otherwise = Nie zostawaj bez obrony. Połóż kartę „{ card-bigfoot-skirmish }”.
duel-led-away-whom = Atak 3, obrona 4: brak obrażeń, więc wygrywasz. Obie karty działają { timing-after_combat }, a twoja pierwsza: przesuń jednego z dwóch walczących. Wybierz { fighter-outlaw.acc }.
    .otherwise = To nie ty masz ustępować. Wybierz { fighter-outlaw.acc }.
duel-led-away-away = „{ card-robin-hood-wily-fighting }” zrani zaraz każdego wroga obok tego, kto atakował. Odprowadź { fighter-outlaw.acc } o 2 kroki od siebie, w prawo i w górę (F13).
    .otherwise = Jak najdalej: o 2 kroki w prawo i w górę (F13).
duel-led-away-nobody = Teraz działa „{ card-robin-hood-wily-fighting }”, ale nikogo już obok nie ma. Czego nie da się zrobić, to się pomija: nadal masz całe 16 punktów zdrowia.
duel-led-away-end = Na sam koniec to, co następuje po ataku: dzięki zdolności „{ ability-robin-hood-hit-and-run }” { fighter-outlaw } mógł się przesunąć maksymalnie o 2 kroki, ale został. Pamiętaj o kolejności w walce, a niejedną wygrasz.
