### Pojedynek po polsku.
###
### Identyfikator komunikatu wynika z identyfikatora tego, o czym mowa. Nazwy własne wchodzą do zdań gotowe: $seat (gracza zastępuje
### imię bohatera), $fighter, $target, $actor, $card, $source (karta lub zdolność, która zadaje pytanie) itd. To, co ukryte lub czego
### brak, przychodzi jako "none". Imiona odmieniają się przez atrybuty: .gen (dopełniacz), .acc (biernik), .voc (wołacz), .gender (rodzaj).
###
### Ton: druga osoba liczby pojedynczej, jak w instrukcji; bez czasu przeszłego w drugiej osobie, bo zdradza płeć gracza. W zdaniach po
### słowach jednoliterowych, po liczbach i przed myślnikiem stoi twarda spacja (U+00A0).
###
### Słowniczek:
###   fighter – walczący; hero – bohater; sidekick – pomocnik; opponent – przeciwnik; teammate – współgracz
###   combatant – „twój walczący”, „wrogi walczący” (na kartach walki zawsze ci dwaj, D8.8); razem: uczestnicy walki
###   enemy (jakikolwiek) – wróg; friend – przyjazny walczący; friend or foe – przyjazny lub wrogi
###   board – plansza; space – pole; start space – pole startowe; zone – strefa; in X's zone – w strefie X
###   next to, adjacent – sąsiadujący, sąsiedni; passage – przejście; door – drzwi (wrota)
###   action – akcja; manoeuvre – manewr; scheme – fortel; attack – atak; defence – obrona; versatile – uniwersalna
###   bonus attack – dodatkowy atak; combat – walka; combat damage – obrażenia z ataku
###   damage – obrażenia (otrzymuje, zadaje); health – zdrowie; heals n – odzyskuje n punktów zdrowia; defeated – pokonany
###   value – wartość; printed value – wydrukowana wartość; boost – wzmocnienie, wzmocnić; ability – zdolność
###   deck – talia; hand – ręka; discard pile – stos kart odrzuconych; draw – dobrać; discard – odrzucić; lay face down – położyć zakrytą
###   move – przesunąć; up to n spaces – maksymalnie o n pól; step – krok; place – umieścić; summon – przywołać; swap – zamienić miejscami
###   return a defeated fighter – przywrócić pokonanego na puste pole; attacker – atakujący; defender – obrońca
###   cancel – anulować; ignore – zignorować; exhausted – wyczerpani
###   rage – Furia (punkt Furii, wydać); basket – koszyczek; item – przedmiot (ostrze, futro, ziele); choice symbol – symbol wyboru
###   if you won / lost – w razie wygranej / przegranej; match – rozgrywka; setup – przygotowanie do gry


## Cegiełki

list-empty = brak
list-end = { $rest } i { $last }
numbered = { $name } { $number }
quoted = „{ $name }”
seated = { $name } (gracz { $number })
anybody = dowolny


## Bohaterowie i pomocnicy

hero-achilles = Achilles
    .gen = Achillesa
    .acc = Achillesa
    .voc = Achillesie
    .gender = m
hero-alice = Alicja
    .gen = Alicji
    .acc = Alicję
    .voc = Alicjo
    .gender = f
hero-beowulf = Beowulf
    .gen = Beowulfa
    .acc = Beowulfa
    .voc = Beowulfie
    .gender = m
hero-bigfoot = Wielka Stopa
    .gen = Wielkiej Stopy
    .acc = Wielką Stopę
    .voc = Wielka Stopo
    .gender = f
hero-bloody-mary = Krwawa Mary
    .gen = Krwawej Mary
    .acc = Krwawą Mary
    .voc = Krwawa Mary
    .gender = f
hero-king-arthur = Król Artur
    .gen = Króla Artura
    .acc = Króla Artura
    .voc = Królu Arturze
    .gender = m
hero-little-red-riding-hood = Czerwony Kapturek
    .gen = Czerwonego Kapturka
    .acc = Czerwonego Kapturka
    .voc = Czerwony Kapturku
    .gender = m
hero-medusa = Meduza
    .gen = Meduzy
    .acc = Meduzę
    .voc = Meduzo
    .gender = f
hero-robin-hood = Robin Hood
    .gen = Robin Hooda
    .acc = Robin Hooda
    .voc = Robin Hoodzie
    .gender = m
hero-sinbad = Sindbad
    .gen = Sindbada
    .acc = Sindbada
    .voc = Sindbadzie
    .gender = m
hero-sun-wukong = Sun Wukong
    .gen = Sun Wukonga
    .acc = Sun Wukonga
    .voc = Sun Wukongu
    .gender = m
hero-yennenga = Yennenga
    .gen = Yennengi
    .acc = Yennengę
    .voc = Yennengo
    .gender = f

fighter-archer = Łucznik
    .gen = Łucznika
    .acc = Łucznika
    .gender = m
fighter-clone = Klon
    .gen = Klona
    .acc = Klona
    .gender = m
fighter-harpy = Harpia
    .gen = Harpii
    .acc = Harpię
    .gender = f
fighter-huntsman = Myśliwy
    .gen = Myśliwego
    .acc = Myśliwego
    .gender = m
fighter-jabberwock = Dżabbersmok
    .gen = Dżabbersmoka
    .acc = Dżabbersmoka
    .gender = m
fighter-jackalope = Jackalope
    .gen = Jackalope’a
    .acc = Jackalope’a
    .gender = m
fighter-merlin = Merlin
    .gen = Merlina
    .acc = Merlina
    .gender = m
fighter-outlaw = Banita
    .gen = Banity
    .acc = Banitę
    .gender = m
fighter-patroclus = Patrokles
    .gen = Patroklesa
    .acc = Patroklesa
    .gender = m
fighter-porter = Tragarz
    .gen = Tragarza
    .acc = Tragarza
    .gender = m
fighter-wiglaf = Wiglaf
    .gen = Wiglafa
    .acc = Wiglafa
    .gender = m

token-rage = Furia
    .gen = Furii
token-size = rozmiar
    .gen = rozmiaru

side-big = DUŻA
side-small = MAŁA

item-any = dowolny jeden przedmiot
item-knife = ostrze
item-wolf_skin = futro
item-wolfsbane = ziele
item-none = taki, który nic tu nie daje


## Plansze

board-baskerville-manor = Dwór Baskerville’ów
zone-baskerville-manor-blue = niebieska
zone-baskerville-manor-brown = brązowa
zone-baskerville-manor-gray = szara
zone-baskerville-manor-green = zielona
zone-baskerville-manor-navy = granatowa
zone-baskerville-manor-violet = fioletowa
zone-baskerville-manor-yellow = żółta

board-four-fords = Cztery Brody
zone-four-fords-amber = bursztynowa
zone-four-fords-moss = mszysta
zone-four-fords-river = rzeczna
zone-four-fords-rust = rdzawa
zone-four-fords-slate = łupkowa
zone-four-fords-teal = morska
zone-four-fords-violet = fioletowa

board-frost-hall = Mroźny Dwór
zone-frost-hall-chamber = komnata
zone-frost-hall-cliff = urwisko
zone-frost-hall-hall = sala
zone-frost-hall-pines = sosny
zone-frost-hall-porch = ganek
zone-frost-hall-shore = brzeg
zone-frost-hall-snow = śnieg
door-frost-hall-chamber = drzwi komnaty
door-frost-hall-south = drzwi południowe
door-frost-hall-west = wrota zachodnie

board-globe-theatre = Teatr Globe
zone-globe-theatre-blue = niebieska
zone-globe-theatre-brown = brązowa
zone-globe-theatre-brown-light = jasnobrązowa
zone-globe-theatre-green = zielona
zone-globe-theatre-green-dark = ciemnozielona
zone-globe-theatre-green-light = jasnozielona
zone-globe-theatre-orange = pomarańczowa
zone-globe-theatre-purple = purpurowa
zone-globe-theatre-red = czerwona
zone-globe-theatre-violet = fioletowa

board-hanging-gardens = Wiszące Ogrody
zone-hanging-gardens-blue = niebieska
zone-hanging-gardens-brown = brązowa
zone-hanging-gardens-gray = szara
zone-hanging-gardens-green = zielona
zone-hanging-gardens-green-light = jasnozielona
zone-hanging-gardens-rose = różowa
zone-hanging-gardens-yellow = żółta
zone-hanging-gardens-yellow-light = jasnożółta

board-heorot = Heorot
zone-heorot-blue = niebieska
zone-heorot-blue-dark = ciemnoniebieska
zone-heorot-gray = szara
zone-heorot-gray-light = jasnoszara
zone-heorot-orange = pomarańczowa
zone-heorot-red = czerwona
zone-heorot-yellow = żółta
door-heorot-north = drzwi północne
door-heorot-south = drzwi południowe
door-heorot-west = drzwi zachodnie

board-king-solomons-mine = Kopalnia króla Salomona
zone-king-solomons-mine-blue = niebieska
zone-king-solomons-mine-brown = brązowa
zone-king-solomons-mine-gold = złota
zone-king-solomons-mine-gray = szara
zone-king-solomons-mine-green = zielona
zone-king-solomons-mine-red = czerwona
zone-king-solomons-mine-yellow = żółta

board-marmoreal = Marmoreal
zone-marmoreal-blue = niebieska
zone-marmoreal-brown = brązowa
zone-marmoreal-gray = szara
zone-marmoreal-green = zielona
zone-marmoreal-purple = purpurowa
zone-marmoreal-red = czerwona
zone-marmoreal-violet = fioletowa
zone-marmoreal-yellow = żółta

board-sarpedon = Sarpedon
zone-sarpedon-blue = niebieska
zone-sarpedon-brown = brązowa
zone-sarpedon-green = zielona
zone-sarpedon-purple = purpurowa
zone-sarpedon-red = czerwona
zone-sarpedon-yellow = żółta

board-sherwood-forest = Las Sherwood
zone-sherwood-forest-brown = brązowa
zone-sherwood-forest-gray = szara
zone-sherwood-forest-gray-light = jasnoszara
zone-sherwood-forest-green = zielona
zone-sherwood-forest-green-light = jasnozielona
zone-sherwood-forest-orange = pomarańczowa
zone-sherwood-forest-yellow = żółta

board-soho = Soho
zone-soho-blue = niebieska
zone-soho-brown = brązowa
zone-soho-gray = szara
zone-soho-green = zielona
zone-soho-navy = granatowa
zone-soho-orange = pomarańczowa
zone-soho-yellow = żółta

board-venice = Wenecja
zone-venice-blue = niebieska
zone-venice-blue-dark = ciemnoniebieska
zone-venice-gray = szara
zone-venice-green = zielona
zone-venice-orange = pomarańczowa
zone-venice-red = czerwona
zone-venice-violet = fioletowa
zone-venice-yellow = żółta

board-yukon = Jukon
zone-yukon-brown = brązowa
zone-yukon-brown-light = jasnobrązowa
zone-yukon-gray = szara
zone-yukon-orange = pomarańczowa
zone-yukon-red = czerwona
zone-yukon-violet = fioletowa
zone-yukon-yellow = żółta

sign-start = pole startowe
sign-passage = przejście: jeden krok z dowolnego wylotu do każdego innego, tylko przy ruchu

missing-high-ground = Wzniesienia wydrukowane na tej planszy nie biorą udziału w grze: żadna z instrukcji ich nie objaśnia.


## Karty postaci

ability-achilles-grief = Żałoba
ability-achilles-wrath = Gniew
ability-alice-size = Rozmiar
ability-beowulf-rage = Furia
ability-bigfoot-elusive = Nieuchwytność
ability-bloody-mary-mirror = Lustro
ability-medusa-gaze = Spojrzenie
ability-robin-hood-hit-and-run = Uderz i uciekaj
ability-sun-wukong-plucked-hair = Wyrwany włos


## Co robią karty i kiedy

timing-immediately = NATYCHMIAST
timing-during_combat = PODCZAS WALKI
timing-after_combat = PO WALCE
timing-scheme = FORTEL


## Karty Achillesa

card-achilles-achilles-heel = Pięta Achillesa
card-achilles-battle-frenzy = Szał bitewny
card-achilles-battle-hardened = Zahartowany w boju
card-achilles-blessed-by-hermes = Błogosławieństwo Hermesa
card-achilles-brothers-in-arms = Towarzysze broni
card-achilles-feint = Finta
card-achilles-relentless-assault = Nieustępliwe natarcie
card-achilles-skirmish = Potyczka
card-achilles-spear-throw = Rzut włócznią
card-achilles-test-for-weakness = Szukanie słabego punktu
card-achilles-the-day-of-your-doom = Dzień twojej zguby
card-achilles-under-achilles-helm = Pod hełmem Achillesa
card-achilles-wily-fighting = Podstępna walka


## Karty Alicji

card-alice-claws-that-catch = Szpony jak kły
card-alice-drink-me = Wypij mnie
card-alice-eat-me = Zjedz mnie
card-alice-feint = Finta
card-alice-im-late-im-late = Spóźnię się, spóźnię się!
card-alice-jaws-that-bite = Tnące szczęki
card-alice-looking-glass = Po drugiej stronie lustra
card-alice-mad-as-a-hatter = Szalona jak Kapelusznik
card-alice-manxome-foe = Pogromny wróg
card-alice-momentous-shift = Z rozpędu
card-alice-o-frabjous-day = O wielny dniu!
card-alice-regroup = Przegrupowanie
card-alice-skirmish = Potyczka
card-alice-snicker-snack = I ciach! I ciach!
card-alice-the-other-side-of-the-mushroom = Druga strona grzyba


## Karty Beowulfa

card-beowulf-epic-poem = Epicki poemat
card-beowulf-fatal-struggle = Śmiertelne zmagania
card-beowulf-feint = Finta
card-beowulf-golden-drinking-horn = Złoty róg biesiadny
card-beowulf-hot-for-the-battle = Żądza boju
card-beowulf-no-contest-expecteth = Oporu nie czeka
card-beowulf-remnant-of-valor = Ostatek męstwa
card-beowulf-skirmish = Potyczka
card-beowulf-the-ancient-heirloom = Prastare dziedzictwo
card-beowulf-the-equal-of-grendel = Równy Grendelowi
card-beowulf-the-war-king = Król wojownik
card-beowulf-vigor-and-courage = Krzepa i odwaga


## Karty Wielkiej Stopy

card-bigfoot-crash-through-the-trees = Na przełaj przez las
card-bigfoot-disengage = Wycofanie
card-bigfoot-feint = Finta
card-bigfoot-hoax = Mistyfikacja
card-bigfoot-its-just-your-imagination = Tylko ci się zdawało
card-bigfoot-jackalope-horns = Rogi Jackalope’a
card-bigfoot-larger-than-life = Większa, niż mówią
card-bigfoot-momentous-shift = Z rozpędu
card-bigfoot-regroup = Przegrupowanie
card-bigfoot-savagery = Dzikość
card-bigfoot-skirmish = Potyczka


## Karty Krwawej Mary

card-bloody-mary-bloody-reprise = Krwawa repryza
card-bloody-mary-bloody-requiem = Krwawe requiem
card-bloody-mary-broken-glass = Stłuczone lustro
card-bloody-mary-closer-than-she-appears = Bliżej, niż się wydaje
card-bloody-mary-evade = Unik
card-bloody-mary-feint = Finta
card-bloody-mary-ghostly-touch = Upiorny dotyk
card-bloody-mary-infinity-mirror = Lustro nieskończoności
card-bloody-mary-jump-scare = Ni stąd, ni zowąd
card-bloody-mary-mirror-image = Lustrzane odbicie
card-bloody-mary-out-of-the-mirror = Z głębi lustra
card-bloody-mary-speak-three-times = Wezwana po trzykroć
card-bloody-mary-stolen-memories = Skradzione wspomnienia
card-bloody-mary-trick-of-the-light = Gra świateł


## Karty Króla Artura

card-king-arthur-aid-the-chosen-one = Pomoc dla wybrańca
card-king-arthur-bewilderment = Oszołomienie
card-king-arthur-command-the-storms = Władza nad burzą
card-king-arthur-divine-intervention = Boska interwencja
card-king-arthur-excalibur = Excalibur
card-king-arthur-feint = Finta
card-king-arthur-momentous-shift = Z rozpędu
card-king-arthur-noble-sacrifice = Szlachetne poświęcenie
card-king-arthur-prophecy = Proroctwo
card-king-arthur-regroup = Przegrupowanie
card-king-arthur-restless-spirits = Niespokojne duchy
card-king-arthur-skirmish = Potyczka
card-king-arthur-swift-strike = Błyskawiczny cios
card-king-arthur-the-aid-of-morgana = Pomoc Morgany
card-king-arthur-the-holy-grail = Święty Graal
card-king-arthur-the-lady-of-the-lake = Pani Jeziora


## Karty Czerwonego Kapturka

card-little-red-riding-hood-a-grimm-tale = Baśń braci Grimm
card-little-red-riding-hood-into-the-woods-knife = W głąb lasu ({ item-knife })
card-little-red-riding-hood-into-the-woods-wolf-skin = W głąb lasu ({ item-wolf_skin })
card-little-red-riding-hood-into-the-woods-wolfsbane = W głąb lasu ({ item-wolfsbane })
card-little-red-riding-hood-long-have-i-sought-you = Długo cię szukałem
card-little-red-riding-hood-never-leave-the-path = Nigdy nie zbaczaj z drogi
card-little-red-riding-hood-once-upon-a-time = Za górami, za lasami
card-little-red-riding-hood-stones-in-the-belly = Brzuch pełen kamieni
card-little-red-riding-hood-the-wolfs-skin = Wilcze futro
card-little-red-riding-hood-what-a-terrible-big-mouth-you-have = Jaką ty masz strasznie wielką paszczę
card-little-red-riding-hood-what-big-ears-you-have = Jakie ty masz wielkie uszy
card-little-red-riding-hood-what-big-eyes-you-have = Jakie ty masz wielkie oczy
card-little-red-riding-hood-what-large-hands-you-have = Jakie ty masz wielkie ręce
card-little-red-riding-hood-whats-that-in-my-basket = A cóż to w moim koszyczku?


## Karty Meduzy

card-medusa-a-momentary-glance = Przelotne spojrzenie
card-medusa-clutching-claws = Zachłanne szpony
card-medusa-dash = Zryw
card-medusa-feint = Finta
card-medusa-gaze-of-stone = Kamienne spojrzenie
card-medusa-hiss-and-slither = Syk i sploty
card-medusa-regroup = Przegrupowanie
card-medusa-second-shot = Drugi strzał
card-medusa-snipe = Strzał z ukrycia
card-medusa-the-hounds-of-mighty-zeus = Ogary potężnego Zeusa
card-medusa-winged-frenzy = Skrzydlaty szał


## Karty Robin Hooda

card-robin-hood-a-hunters-eye = Oko łowcy
card-robin-hood-ambush = Zasadzka
card-robin-hood-defenders-of-sherwood = Obrońcy Sherwood
card-robin-hood-disarming-shot = Rozbrajający strzał
card-robin-hood-feint = Finta
card-robin-hood-highway-robbery = Rozbój na gościńcu
card-robin-hood-piercing-shot = Przeszywający strzał
card-robin-hood-regroup = Przegrupowanie
card-robin-hood-snark = Cięta riposta
card-robin-hood-steal-from-the-rich = Zabierz bogatym
card-robin-hood-wily-fighting = Podstępna walka


## Karty Sindbada

card-sinbad-by-fortune-and-fate = Z woli fortuny i losu
card-sinbad-commanding-impact = Przytłaczający cios
card-sinbad-exploit = Wykorzystana okazja
card-sinbad-feint = Finta
card-sinbad-leap-away = Odskok
card-sinbad-momentous-shift = Z rozpędu
card-sinbad-regroup = Przegrupowanie
card-sinbad-riches-beyond-compare = Niezrównane bogactwa
card-sinbad-toil-and-danger = Trudy i niebezpieczeństwa
card-sinbad-voyage-home = Podróż do domu
card-sinbad-voyage-to-the-cannibals-with-the-root-of-madness = Podróż do ludożerców i korzenia szaleństwa
card-sinbad-voyage-to-the-city-of-the-king-of-serendib = Podróż do miasta króla Serendibu
card-sinbad-voyage-to-the-city-of-the-man-eating-apes = Podróż do miasta ludożernych małp
card-sinbad-voyage-to-the-creature-with-eyes-like-coals-of-fire = Podróż do stwora o oczach jak rozżarzone węgle
card-sinbad-voyage-to-the-island-that-was-a-whale = Podróż na wyspę, która była wielorybem
card-sinbad-voyage-to-the-valley-of-the-giant-snakes = Podróż do doliny olbrzymich węży


## Karty Sun Wukonga

card-sun-wukong-bewilderment = Oszołomienie
card-sun-wukong-fiery-eyes-that-see = Wszystkowidzące ogniste oczy
card-sun-wukong-golden-chain-mail = Złota kolczuga
card-sun-wukong-infinite-strikes = Niezliczone ciosy
card-sun-wukong-ox-form = Przemiana w wołu
card-sun-wukong-phoenix-form = Przemiana w feniksa
card-sun-wukong-ruyi-jingo-bang = Ruyi Jingu Bang
card-sun-wukong-seventy-two-transformations = 72 przemiany
card-sun-wukong-sly-monkey = Chytra małpa
card-sun-wukong-taunting-laughter = Szyderczy śmiech
card-sun-wukong-tortoise-form = Przemiana w żółwia
card-sun-wukong-tricked-you = Nabrałem cię
card-sun-wukong-wily-fighting = Podstępna walka


## Karty Yennengi

card-yennenga-divide-and-conquer = Dziel i rządź
card-yennenga-jaws-of-the-beast = Paszcza bestii
card-yennenga-master-of-the-hunt = Mistrzyni łowów
card-yennenga-momentous-shift = Z rozpędu
card-yennenga-one-with-the-land = Jedność z ziemią
card-yennenga-pin-the-prey = Osaczona zwierzyna
card-yennenga-point-blank = Strzał z przyłożenia
card-yennenga-rain-of-arrows = Deszcz strzał
card-yennenga-shield-formation = Mur tarcz
card-yennenga-skirmish = Potyczka
card-yennenga-stallion-charge = Szarża ogiera
card-yennenga-surprise-volley = Niespodziewana salwa
card-yennenga-volley = Salwa


## Efekty, gdy wybiera się je z nazwy

effect-add_value = dodaj { $number } do wartości karty
effect-damage =
    zadaj { $number ->
        [one] { $number } obrażenie
        [few] { $number } obrażenia
       *[other] { $number } obrażeń
    }
effect-discard =
    odrzuć { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[other] { $number } kart
    }
effect-draw =
    dobierz { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[other] { $number } kart
    }
effect-gain_actions =
    otrzymaj { $number ->
        [one] { $number } akcję
        [few] { $number } akcje
       *[other] { $number } akcji
    }
effect-heal =
    odzyskaj { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[other] { $number } punktów
    } zdrowia
effect-keep_card = weź tę kartę z powrotem na rękę
effect-let_damage = niech bohater otrzyma obrażenia
effect-let_discard_picked = odrzuć wskazaną kartę
effect-let_draw =
    niech przeciwnik dobierze { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[other] { $number } kart
    }
effect-let_ignore_value = niech wartość karty zostanie zignorowana
effect-let_summon = niech pomocnik przeciwnika wejdzie na planszę
effect-lower_value = odejmij { $number } od wartości karty
effect-move =
    przesuń walczącego maksymalnie o { $number ->
        [one] { $number } pole
        [few] { $number } pola
       *[other] { $number } pól
    }
effect-other = zrób to, co mówi karta
effect-place = umieść walczącego gdzie indziej
effect-set_value = podnieś wartość karty do { $number }
effect-summon = wprowadź pomocnika na planszę
effect-swap = zamień walczących miejscami
effect-take_top = weź wierzchnią kartę stosu kart odrzuconych
effect-turn_to_big = bądź { side-big }
effect-turn_to_small = bądź { side-small }


## Pytania

question-choose_action =
    { $seat_voc }, wybierz akcję ({ $actions ->
        [one] została 1
        [few] zostały { $actions }
       *[many] zostało { $actions }
    }).
question-choose_attack_card = { $seat_voc }, wybierz kartę ataku: { $attacker } atakuje { $defender_acc }.
question-choose_boost =
    { $source ->
        [none] { $seat_voc }, możesz odrzucić kartę, aby wzmocnić ruch.
       *[other] { $seat_voc }, „{ $source }”: wybierz, co odrzucić, aby wzmocnić swoją kartę.
    }
question-choose_card_of_opponent = { $seat_voc }, „{ $source }”: wskaż kartę z ręki przeciwnika.
question-choose_defence_card = { $seat_voc }, możesz wybrać kartę obrony: { $attacker } atakuje { $defender_acc }.
question-choose_discard = { $seat_voc }, „{ $source }”: wybierz kartę do odrzucenia.
question-choose_effect = { $seat_voc }, „{ $source }”: wybierz, co się stanie.
question-choose_fighter = { $seat_voc }, „{ $source }”: wybierz walczącego.
question-choose_first = { $seat_voc }, wskaż, kto zaczyna.
question-choose_from_deck = { $seat_voc }, „{ $source }”: wybierz kartę, którą weźmiesz na rękę.
question-choose_from_discard = { $seat_voc }, „{ $source }”: wybierz kartę ze swojego stosu kart odrzuconych.
question-choose_item = { $seat_voc }, „{ $source }”: wybierz przedmiot, który masz w koszyczku.
question-choose_move = { $seat_voc }, przesuń swoich walczących.
question-choose_opponent = { $seat_voc }, „{ $source }”: wybierz przeciwnika.
question-choose_order = { $seat_voc }, wybierz, co zadziała najpierw.
question-choose_payment = { $seat_voc }, „{ $source }”: wybierz, ile punktów { $token_gen } wydać.
question-choose_space = { $seat_voc }, „{ $source }”: wybierz pole.
question-choose_whether = { $seat_voc }, „{ $source }”: chcesz z tego skorzystać?
question-discard_to_limit = { $seat_voc }, masz na ręce ponad 7 kart: wybierz jedną do odrzucenia.
question-lay_boost = { $seat_voc }, możesz dołożyć zakrytą kartę jako wzmocnienie ataku.
question-move_fighter = { $seat_voc }, „{ $source }”: wybierz, kogo przesunąć i dokąd.
question-move_step = { $seat_voc }, „{ $source }”: wybierz następny krok.
question-order_deck = { $seat_voc }, „{ $source }”: wybierz kartę, która będzie następna od góry.
question-place_fighter = { $seat_voc }, „{ $source }”: wybierz puste pole.
question-place_sidekick = { $seat_voc }, ustaw swojego pomocnika.
question-place_summoned = { $seat_voc }, „{ $source }”: wybierz, gdzie pomocnik wejdzie na planszę.
question-shift_damage = { $seat_voc }, nadchodzą obrażenia: { $number }. Wybierz, ile z nich przyjmie pomocnik.


## Odpowiedzi

option-ability_first = Najpierw zdolność „{ $ability }”
option-attack = { $actor } atakuje { $target_acc }
option-card =
    { $question ->
        [choose_boost] Odrzuć kartę „{ $card }” jako wzmocnienie (+{ $boost })
        [choose_attack_card] Zaatakuj kartą „{ $card }” ({ $value })
        [choose_defence_card] Broń się kartą „{ $card }” ({ $value })
        [choose_discard] Odrzuć kartę „{ $card }”
        [discard_to_limit] Odrzuć kartę „{ $card }”
        [choose_from_deck] Weź kartę „{ $card }”
        [lay_boost] Dołóż zakrytą kartę „{ $card }” jako wzmocnienie (+{ $boost })
        [order_deck] Następna od góry: „{ $card }”
       *[none] „{ $card }”
    }
option-card_first = Najpierw karta „{ $card }”
option-close_door = { $fighter } zamyka { $door } z pola { $space }
option-done =
    { $question ->
        [choose_move] { $mover ->
            [none] Zakończ manewr
           *[other] Zakończ ruch { $mover_gen }
        }
        [move_fighter] Zakończ ruch
        [move_step] Zatrzymaj się tutaj
       *[none] Gotowe
    }
option-effect = Wybierz: { $effects }
option-effect_first = Najpierw: { $effect }
option-fighter = { $fighter }
option-first = Zaczyna { $seat }
option-item = { $item }
option-lasting_ability_first =
    Najpierw działanie zdolności „{ $ability }”{ $place ->
        [1] {""}
       *[other] { " " }({ $place })
    }
option-lasting_first =
    Najpierw działanie karty „{ $card }”{ $place ->
        [1] {""}
       *[other] { " " }({ $place })
    }
option-manoeuvre = Manewr: dobierz kartę, potem przesuń walczących
option-move = Przesuń { $fighter_acc } na pole { $space }
option-open_door = { $fighter } otwiera { $door } z pola { $space }
option-opponent = { $seat }
option-pass =
    { $question ->
        [choose_boost] Nie odrzucaj niczego
        [choose_defence_card] Nie kładź karty
        [choose_discard] Nie odrzucaj więcej
        [choose_payment] Nie wydawaj niczego
        [lay_boost] Bez wzmocnienia
       *[none] Nie
    }
option-pay =
    { $number ->
        [0] Nie wydawaj niczego
        [one] Wydaj { $number } punkt { $token_gen }
        [few] Wydaj { $number } punkty { $token_gen }
       *[many] Wydaj { $number } punktów { $token_gen }
    }
option-place = Umieść { $fighter_acc } na polu { $space }
option-scheme = { $actor } zagrywa fortel „{ $card }”
option-shift =
    { $number ->
        [0] { $fighter } nie przyjmuje obrażeń
        [one] { $fighter } przyjmuje { $number } obrażenie
        [few] { $fighter } przyjmuje { $number } obrażenia
       *[many] { $fighter } przyjmuje { $number } obrażeń
    }
option-space = { $space }
option-step = { $fighter } przechodzi na pole { $space }
option-use = Tak: { $effect }


## Co można zrobić i dlaczego czegoś nie można

way-manoeuvre = Manewr
way-attack = Atak
way-scheme = Fortel
why-no-attack-card = Nie masz karty, którą można zaatakować.
why-no-card-for-attacker = Żadna z twoich kart ataku nie jest dla walczącego, który ma wroga w zasięgu.
why-no-enemy-in-reach = Nie ma wroga w zasięgu: najpierw podejdź bliżej.
why-not-yet = W swojej pierwszej turze możesz atakować tylko następnego gracza i tych, którzy swoją turę już mieli.
why-no-scheme-card = Nie masz na ręce fortelu.
why-nobody-for-scheme = Nie ma już nikogo, kto mógłby zagrać twój fortel.
why-defends = To karta obrony: przyda się, gdy ktoś zaatakuje twojego walczącego.
why-nobody-for-card = Nie ma już nikogo, kto mógłby użyć tej karty.
why-out-of-reach = Kto może użyć tej karty, nie ma wroga w zasięgu.
why-not-attack = Tą kartą nie można zaatakować.
why-not-defence = Tą kartą nie można się bronić.
why-not-this-fighter = Ta karta jest dla innego walczącego.
why-no-boost = Ta karta nie ma wartości wzmocnienia.


## Zdarzenia

event-action_taken =
    { $seat } wykonuje akcję ({ $actions ->
        [one] została 1
        [few] zostały { $actions }
       *[many] zostało { $actions }
    }).
event-actions_gained =
    { $seat } otrzymuje { $number ->
        [one] { $number } akcję
        [few] { $number } akcje
       *[many] { $number } akcji
    } (zostało: { $actions }).
event-attack_declared =
    { $bonus ->
        [0] { $fighter } atakuje { $target_acc }.
       *[other] { $fighter } jeszcze raz atakuje { $target_acc }: dodatkowy atak.
    }
event-bonus_announced = { $seat } zaatakuje jeszcze raz: „{ $card }”.
event-boost_laid =
    { $card ->
        [none] { $seat } dokłada zakryte wzmocnienie.
       *[other] { $seat } dokłada zakrytą kartę „{ $card }” jako wzmocnienie.
    }
event-boost_lost = Wzmocnienie { $seat_gen } („{ $card }”) nic nie dodaje.
event-boost_revealed = { $seat } odkrywa wzmocnienie „{ $card }” (+{ $number }).
event-card_chosen = { $other } wybiera z ręki { $seat_gen } kartę „{ $card }” i ją odkrywa.
event-card_discarded =
    { $why ->
        [boost] { $seat } odrzuca kartę „{ $card }” jako wzmocnienie.
        [chance] { $seat } odrzuca losowo kartę „{ $card }”.
        [limit] { $seat } odrzuca nadmiarową kartę „{ $card }”.
       *[choice] { $seat } odrzuca kartę „{ $card }”.
    }
event-card_drawn =
    { $card ->
        [none] { $seat } dobiera kartę.
       *[other] { $seat } dobiera kartę „{ $card }”.
    }
event-card_kept = { $seat } bierze kartę „{ $card }” z powrotem na rękę.
event-card_laid =
    { $role ->
        [defence] { $card ->
            [none] { $seat } kładzie zakrytą kartę obrony.
           *[other] { $seat } kładzie do obrony zakrytą kartę „{ $card }”.
        }
       *[attack] { $card ->
            [none] { $seat } kładzie zakrytą kartę ataku.
           *[other] { $seat } kładzie do ataku zakrytą kartę „{ $card }”.
        }
    }
event-card_left = Karta „{ $card }” ({ $seat }) opuszcza grę i trafia na stos kart odrzuconych.
event-card_milled = Wierzchnia karta talii { $seat_gen } trafia na stos kart odrzuconych: „{ $card }”.
event-card_picked =
    { $card ->
        [none] { $seat } bierze jedną z nich na rękę.
       *[other] { $seat } bierze na rękę kartę „{ $card }”.
    }
event-card_played = { $fighter } zagrywa fortel „{ $card }”.
event-card_put =
    { $place ->
        [top] { $seat } kładzie kartę „{ $card }” na wierzch talii.
        [bottom] { $seat } kładzie kartę „{ $card }” na spód talii.
        [deck] { $seat } wtasowuje kartę „{ $card }” do talii.
       *[away] { $seat } usuwa z gry kartę „{ $card }”.
    }
event-card_put_under =
    { $card ->
        [none] { $other } kładzie kartę z ręki { $seat_gen } na spód talii właściciela.
       *[other] { $other } kładzie kartę „{ $card }” z ręki { $seat_gen } na spód talii właściciela.
    }
event-card_recalled =
    { $place ->
        [top] { $seat } kładzie kartę „{ $card }” ze stosu kart odrzuconych na wierzch talii.
        [bottom] { $seat } kładzie kartę „{ $card }” ze stosu kart odrzuconych na spód talii.
       *[deck] { $seat } wtasowuje do talii kartę „{ $card }” ze stosu kart odrzuconych.
    }
event-card_returned =
    { $card ->
        [none] { $seat } odkłada kartę na talię jako { $number }. od góry.
       *[other] { $seat } odkłada na talię kartę „{ $card }” jako { $number }. od góry.
    }
event-card_revealed = { $seat } odkrywa kartę „{ $card }” ({ $number }).
event-card_shown = { $seat } odkrywa wierzchnią kartę talii: „{ $card }”.
event-card_stayed =
    { $until ->
        [turn_end] Karta „{ $card }” ({ $seat }) pozostaje w grze do końca tury.
        [next_turn] Karta „{ $card }” ({ $seat }) pozostaje w grze do początku następnej tury tego gracza.
        [next_turn_end] Karta „{ $card }” ({ $seat }) pozostaje w grze do końca następnej tury tego gracza.
       *[open] Karta „{ $card }” ({ $seat }) pozostaje w grze.
    }
event-card_taken = { $seat } bierze kartę „{ $card }” ze stosu kart odrzuconych.
event-card_unlaid = { $seat } odkłada kartę „{ $card }” na stos kart odrzuconych.
event-cards_seen =
    { $seat } ogląda { $number ->
        [one] wierzchnią kartę
        [few] { $number } wierzchnie karty
       *[many] { $number } wierzchnich kart
    } swojej talii{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
event-combat_ended = Koniec walki.
event-combat_resolved = { $seat } uderza: atak { $attack }, obrona { $defence }, obrażenia: { $number }.
event-combatant_replaced = { $target } zastępuje { $fighter_acc } w walce.
event-damage_averted = { $fighter } unika obrażeń: { $number }.
event-damage_coming =
    { $fighter } zaraz otrzyma { $number ->
        [one] { $number } obrażenie
        [few] { $number } obrażenia
       *[other] { $number } obrażeń
    }.
event-damage_dealt =
    { $fighter } otrzymuje { $number ->
        [one] { $number } obrażenie
        [few] { $number } obrażenia
       *[many] { $number } obrażeń
    } (zdrowie { $from } → { $to }).
event-damage_limited = Obrażenia, które { $fighter } otrzyma z tego ataku: najwyżej { $number }.
event-damage_prevented = { $fighter } nie otrzyma obrażeń z ataku { $target_gen }.
event-damage_reduced = Z tego ataku { $fighter } otrzyma o { $number } mniej obrażeń.
event-damage_reflected = { $target } otrzyma obrażenia z ataku zamiast { $fighter_gen }.
event-damage_shifted =
    { $target } przyjmuje za { $fighter_acc } { $number ->
        [one] { $number } obrażenie
        [few] { $number } obrażenia
       *[many] { $number } obrażeń
    }.
event-deck_exhausted = { $seat } nie może dobrać karty: talia jest pusta. Wyczerpanie rani każdego walczącego tego gracza.
event-deck_searched =
    { $found ->
        [none] { $seat } na próżno przeszukuje talię, po czym ją tasuje.
       *[other] { $seat } bierze kartę „{ $found }” z talii, po czym tasuje talię.
    }
event-door_closed = { $fighter } zamyka { $door }.
event-door_opened = { $fighter } otwiera { $door }.
event-effects_cancelled = Efekty karty { $seat_gen } zostają anulowane.
event-fighter_defeated =
    { $fighter_gender ->
        [f] { $fighter } zostaje pokonana.
       *[m] { $fighter } zostaje pokonany.
    }
event-fighter_healed =
    { $fighter } odzyskuje { $number ->
        [one] { $number } punkt zdrowia
        [few] { $number } punkty zdrowia
       *[many] { $number } punktów zdrowia
    } ({ $from } → { $to }).
event-fighter_moved = { $fighter } przechodzi na pole { $space }.
event-fighter_placed =
    { $origin ->
        [none] { $fighter } zaczyna na polu { $space }.
       *[other] { $fighter } przenosi się z pola { $origin } na pole { $space }.
    }
event-fighter_removed = { $fighter } schodzi z planszy.
event-fighter_summoned = { $fighter } pojawia się na polu { $space } (zdrowie { $to }).
event-first_chosen = Zaczyna { $seat }.
event-hand_shown =
    { $cards ->
        [none] { $other } ogląda karty na ręce { $seat_gen }.
       *[other] { $other } ogląda karty na ręce { $seat_gen }: { $cards }.
    }
event-item_chosen = { $seat } wybiera przedmiot w koszyczku: { $item }.
event-lasting_acts = Uruchamia się „{ $cause }” ({ $seat }).
event-lasting_began =
    { $until ->
        [turn_end] Zaczyna działać „{ $cause }” ({ $seat }) – do końca tury.
        [next_turn] Zaczyna działać „{ $cause }” ({ $seat }) – do początku następnej tury tego gracza.
        [next_turn_end] Zaczyna działać „{ $cause }” ({ $seat }) – do końca następnej tury tego gracza.
       *[open] Zaczyna działać „{ $cause }” ({ $seat }).
    }
event-lasting_ended = „{ $cause }” ({ $seat }) przestaje działać.
event-opponent_chosen = { $seat } wybiera przeciwnika: { $other }.
event-piece_laid = { $seat } kładzie żeton „{ $piece }” na polu { $space }.
event-piece_lifted = { $seat } zdejmuje żeton „{ $piece }” z pola { $space }.
event-piece_moved = { $seat } przesuwa żeton „{ $piece }”: { $origin } → { $space }.
event-pieces_held = Żetony „{ $piece }” ({ $seat }), które ma { $fighter }: { $number }.
event-pile_shuffled =
    { $seat } wtasowuje do talii { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    } ze stosu kart odrzuconych.
event-scheme_ended = { $seat } odkłada fortel „{ $card }” na stos kart odrzuconych.
event-seat_left = { $seat } odchodzi od stołu.
event-seat_out = { $seat } odpada z rozgrywki.
event-side_turned = { $seat } jest teraz { $side }.
event-space_chosen = { $seat } wybiera pole { $space }.
event-tokens_changed =
    { $seat } ma teraz { $to ->
        [one] { $to } punkt
        [few] { $to } punkty
       *[many] { $to } punktów
    } { $token_gen } (przedtem { $from }).
event-turn_began =
    { $seat } zaczyna turę z { $actions ->
        [one] { $actions } akcją
       *[other] { $actions } akcjami
    }.
event-turn_ended = { $seat } kończy turę.
event-value_changed = Karta { $seat_gen } ma teraz wartość { $to } (przedtem { $from }).
event-value_ignored = Wartość karty { $seat_gen } zostaje zignorowana.


## Zakończenia

reason-both_heroes_defeated =
    { $count ->
        [one] { $winners } wygrywa: żaden bohater nie ocalał, a trwała tura zwycięzcy.
       *[other] { $winners } wygrywają: żaden bohater nie ocalał, a trwała tura zwycięzców.
    }
reason-endless =
    { $source ->
        [none] Nikt nie wygrywa: efekty nigdy by się nie skończyły, więc partię przerwano.
       *[other] Nikt nie wygrywa: efekty karty „{ $source }” nigdy by się nie skończyły, więc partię przerwano.
    }
reason-forfeit =
    { $count ->
        [one] { $winners } wygrywa: reszta się poddała.
       *[other] { $winners } wygrywają: reszta się poddała.
    }
reason-hero_defeated =
    { $count ->
        [one] { $winners } wygrywa
       *[other] { $winners } wygrywają
    }: wrogi bohater jest pokonany.
reason-last_standing =
    { $count ->
        [one] { $winners } wygrywa
       *[other] { $winners } wygrywają
    }: wszyscy inni bohaterowie są pokonani.
reason-team_defeated =
    { $count ->
        [one] { $winners } wygrywa
       *[other] { $winners } wygrywają
    }: obaj bohaterowie drugiej drużyny są pokonani.


## Rozdziały zasad

chapter-D1 = Przygotowanie
chapter-D2 = Pola i strefy
chapter-D3 = Tura
chapter-D4 = Karty
chapter-D5 = Manewr
chapter-D6 = Fortel
chapter-D7 = Atak
chapter-D8 = Efekty
chapter-D9 = Zdrowie, porażka i zwycięstwo
chapter-D10 = Drzwi
chapter-D11 = Każdy na każdego
chapter-D12 = Drużyny
chapter-D13 = Własne zasady bohaterów
chapter-R = O czym milczą instrukcje


## Zasady: dlaczego o coś pytamy, na coś pozwalamy, czegoś odmawiamy

rule-D1-1 = Gracze wspólnie wybierają planszę. Pojedynek wymaga dwóch pól startowych, każdy inny tryb – czterech.
rule-D1-2 = Każdy gra jednym bohaterem: ma jego pomocników, jego 30 kart i wszystko, co jeszcze do niego należy.
rule-D1-3 = Walczący zaczynają ze zdrowiem podanym na karcie postaci; pomocnik, dla którego go nie podano, ma 1 punkt zdrowia.
rule-D1-4 = Każdy tasuje swoją talię i dobiera 5 kart.
rule-D1-5 = Bohater pierwszego gracza staje na polu startowym 1, a każdy pomocnik na pustym polu w strefie swojego bohatera albo, gdy nie ma tam miejsca, na dowolnym pustym polu.
rule-D1-6 = Drugi gracz ustawia się tak samo, od pola startowego 2.
rule-D1-7 = Na początku wszystkie drzwi są otwarte.
rule-D1-8 = Pierwszą turę rozgrywa ten, kto ustawił bohatera na polu startowym 1.
rule-D2-1 = Na jednym polu stoi najwyżej jeden walczący.
rule-D2-2 = Pola połączone linią sąsiadują ze sobą.
rule-D2-3 = Pola jednego koloru tworzą jedną strefę, gdziekolwiek leżą; pole wielokolorowe należy do kilku stref. Strefa walczącego to dowolna strefa pola, na którym stoi.
rule-D2-4 = Strefy muszą być rozpoznawalne także dla tych, którzy nie rozróżniają kolorów.
rule-D3-1 = Tura to 2 akcje: manewr, fortel lub atak, w dowolnym zestawieniu. Żadnej nie wolno pominąć.
rule-D3-2 = Efekty mogą dawać dodatkowe akcje.
rule-D3-3 = Na sam koniec tury odrzucasz nadmiar kart, aż zostanie ci 7 na ręce.
rule-D3-4 = Stosy kart odrzuconych są jawne dla wszystkich.
rule-D4-1 = Karta podaje: typ, wartość, kto może jej użyć, efekty i moment ich działania oraz wartość wzmocnienia.
rule-D4-2 = Karta uniwersalna służy do ataku lub do obrony; efekty uznają ją za jedno i drugie, chyba że w tej rozgrywce ustalono inaczej.
rule-D4-3 = Gdy wszyscy, którzy mogą użyć karty, są pokonani, można ją już tylko odrzucić: jako wzmocnienie lub z innego powodu.
rule-D4-4 = Jeśli kilku pomocników nosi tę samą nazwę, ich kart może użyć każdy, który żyje.
rule-D5-1 = Manewr zaczyna się od dobrania 1 karty; to obowiązek.
rule-D5-2 = Za każdą kartę, której zabrakło w talii przy dobieraniu, wszyscy walczący tego gracza otrzymują po 2 obrażenia.
rule-D5-3 = Podczas manewru każdy walczący może się przesunąć najwyżej o swoją wartość ruchu, jeden po drugim, w dowolnej kolejności.
rule-D5-4 = Krok prowadzi na sąsiednie pole. Przez przyjaznych walczących wolno przechodzić, przez wrogów nie; ruch kończy się na pustym polu.
rule-D5-5 = Karta odrzucona jako wzmocnienie dodaje swoją wartość wzmocnienia i nie robi nic więcej.
rule-D5-6 = Kto przesuwa cudzego walczącego, trzyma się zasad tak, jak musiałby to robić jego właściciel.
rule-D5-7 = Umieszczony walczący trafia na puste pole bez żadnych kroków.
rule-D6-1 = Fortel kładzie się odkryty; zagrywa go żyjący walczący, który może go użyć.
rule-D6-2 = Fortel trafia na stos kart odrzuconych dopiero po swoim efekcie.
rule-D7-1 = Atak wymaga atakującego, celu w zasięgu i karty, którą można zaatakować.
rule-D7-2 = Każdy może zaatakować sąsiadującego wroga; walczący dystansowi także każdego wroga w swojej strefie.
rule-D7-3 = Atakujący kładzie zakrytą kartę, obrońca też może to zrobić, a potem obie odkrywa się równocześnie.
rule-D7-4 = Najpierw { timing-immediately }, potem { timing-during_combat }, potem obrażenia z ataku, potem { timing-after_combat }; karty trafiają na stosy kart odrzuconych, a na sam koniec dzieje się to, co następuje po ataku.
rule-D7-5 = W tym samym momencie pierwsze są efekty obrońcy. O kolejności swoich efektów z dwóch źródeł decydujesz ty.
rule-D7-6 = Obrażenia z ataku to nadwyżka ataku nad obroną. Obrońca ich nie zadaje.
rule-D7-7 = Walka toczy się do końca, nawet jeśli jeden z dwóch walczących padnie; efekt, który musi znać miejsce pokonanego, nic nie robi.
rule-D7-8 = Atakujący wygrywa, jeśli sam atak zadał obrońcy co najmniej 1 obrażenie; w przeciwnym razie wygrywa obrońca.
rule-D8-1 = Efekty są obowiązkowe, chyba że mówią „możesz”, nawet jeśli szkodzą twoim walczącym.
rule-D8-2 = „Maksymalnie” pozwala wybrać także 0.
rule-D8-3 = Wydrukowana wartość to liczba na karcie, cokolwiek ją potem zmieniło.
rule-D8-4 = Zignorowana wartość liczy się w walce jako 0; wydrukowana pozostaje bez zmian.
rule-D8-5 = Wykonaj tyle efektu, ile się da; resztę pomiń.
rule-D8-6 = Anulowany efekt się nie wydarza. Niektórych efektów nie można anulować.
rule-D8-7 = Własne zasady bohatera są ważniejsze od ogólnych.
rule-D8-8 = Efekty kart dotyczą dwóch uczestników walki, chyba że mówią inaczej.
rule-D9-1 = Obrażenia zmniejszają zdrowie. Walczący, któremu spadło do 0, jest pokonany i od razu schodzi z planszy.
rule-D9-2 = Zdrowie nie rośnie ponad początkowe, a leczenie nigdy nie przywraca pokonanych.
rule-D9-3 = Przed każdą akcją i po niej sprawdza się, czy ktoś nie przegrał: przegrywa gracz, którego bohater jest pokonany. Jeśli pokonani są obaj bohaterowie, wygrywa gracz, którego tura właśnie trwa.
rule-D10-1 = Podczas manewru walczący obok drzwi może je otworzyć za 1 krok albo zamknąć za darmo, ile razy zechce.
rule-D10-2 = Nie można zamknąć drzwi, gdy jeden walczący stoi po obu ich stronach.
rule-D10-3 = Przez zamknięte drzwi nie ma ruchu, ataku ani sąsiedztwa; dzielą też strefę tam, gdzie prowadzi przez nie każda najkrótsza droga.
rule-D11-1 = Tryb „każdy na każdego” wymaga planszy z czterema polami startowymi.
rule-D11-2 = W swojej pierwszej turze możesz atakować tylko następnego gracza i tych, którzy swoją turę już mieli.
rule-D11-3 = „Przeciwnik” na karcie walki to drugi gracz w tej walce.
rule-D11-4 = Gdy twój bohater zostaje pokonany, twoi pomocnicy natychmiast schodzą z planszy, a ty odpadasz z rozgrywki.
rule-D11-5 = Wygrywa ostatni żyjący bohater.
rule-D12-1 = Drużyny ustawiają się na przemian, po jednym bohaterze, na polach startowych od 1 do 4.
rule-D12-2 = Tury rozgrywają na przemian drużyny, a w każdej drużynie – jej gracze.
rule-D12-3 = Walczący współgracza są przyjaźni, ale każdy kieruje tylko swoimi.
rule-D12-4 = W drużynie grasz dalej bez bohatera, dopóki żyje choć jeden twój pomocnik.
rule-D12-5 = Drużyna przegrywa, gdy obaj jej bohaterowie są pokonani.
rule-D13-1 = Koszyczek to wierzchnia karta stosu kart odrzuconych Kapturka. Efekt oznaczony przedmiotem wymaga tego przedmiotu; symbol wyboru zastępuje dowolny jeden.
rule-D13-2 = Beowulf zaczyna z 1 punktem Furii, ma ich najwyżej 3 i dostaje 1, ilekroć sam otrzymuje obrażenia. Wydawanie jest zawsze dobrowolne.
rule-R1 = Zawartość koszyczka sprawdza się, gdy efekt działa. Właśnie zagranej karty jeszcze w nim nie ma; wcześniej odrzucone wzmocnienie już jest.
rule-R2 = Anulowanie usuwa efekty, a nie wartości, i nie cofa tego, co już się stało. Zignorowanie wartości nie jest anulowaniem.
rule-R3 = Zakryte wzmocnienie dołożone do ataku przepada i nic nie dodaje, jeśli efekty karty ataku zostaną anulowane.
rule-R4 = Karty bez wartości wzmocnienia nie można wybrać jako wzmocnienia; odrzucona losowo dodaje 0. Dwa pozwolenia to dwa wzmocnienia.
rule-R5 = Odrzucanie lub odkrywanie z pustej talii nie jest dobieraniem i nikogo nie rani.
rule-R6 = Dodatkowy atak to cały nowy atak tych samych dwóch walczących, po odłożeniu kart z pierwszego; nie wymaga akcji. Przepada, jeśli któryś z nich padł.
rule-R7 = Otrzymane akcje trzeba wykonać. Co wybierasz w ramach efektu i w jakiej kolejności to nastąpi, postanawiasz, zanim zacznie on działać; dokąd trafi walczący, wybierasz dopiero w chwili, gdy ma tam trafić.
rule-R8 = „Bieżąca tura” to ta, która właśnie trwa, niezależnie od tego, czyja jest.
rule-R9 = Pomocnik wchodzi na planszę (lub wraca) tylko wtedy, gdy któryś jest poza nią i jest wolne pole; wtedy musi.
rule-R10 = Kto przechodzi przez pole, wchodzi na nie i je opuszcza. Obrażenia za to zadaje się po ruchu, raz każdemu walczącemu.
rule-R11 = Każde z trojga drzwi Heorotu przegradza dwie linie. Dwa pola strefy są rozdzielone, jeśli każda najkrótsza droga między nimi prowadzi przez zamknięte drzwi.
rule-R12 = Zapobiega się tylko obrażeniom z tego jednego ataku.
rule-R13 = Współgracze widzą nawzajem swoje karty na ręce, chyba że w tej rozgrywce ustalono inaczej.
rule-R14 = Obrażenia równe wartości karty to jej wydrukowana wartość, bez dodatków.
rule-R15 = Zdolność, która podaje swój moment, działa właśnie wtedy; „po ataku” znaczy: na samym końcu.
rule-R16 = Początkowa karta koszyczka nie jest kartą akcji i nigdy nie opuszcza spodu stosu.
rule-R17 = Gdy nie znamy dodatków wydrukowanych na planszy, gra się bez nich.
rule-R18 = { side-big } Alicja dodaje 2, gdy atakuje, a { side-small } Alicja dodaje 1, gdy się broni, bez względu na to, jakiego typu kartę zagrywa.
rule-R19 = Spośród efektów do wyboru możesz wybrać także taki, który nic nie da.
rule-R20 = Karty bez efektów nie można anulować, więc dołożone do niej wzmocnienie nie przepada.
rule-R21 = Walczącego można umieścić tylko na pustym polu; pole, na którym stoi, nie jest puste.
rule-R22 = Gdy kilka twoich efektów działa w tym samym momencie, o ich kolejności decydujesz ty; dotyczy to także efektów wybranych z jednej listy.
rule-R23 = „{ card-beowulf-golden-drinking-horn }” daje za każdy wydany punkt Furii jeden efekt, za każdym razem inny, a za 0 punktów nie daje żadnego.


## Na co umówił się stół

handicap = { $seat } zaczyna tak: { $what }.
handicap-health = o { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[many] { $number } punktów
} zdrowia { $way ->
    [less] mniej
   *[more] więcej
}
handicap-cards = o { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
} na ręce { $way ->
    [less] mniej
   *[more] więcej
}
