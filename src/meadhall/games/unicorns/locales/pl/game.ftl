### Jednorożce po polsku.
###
### Identyfikator komunikatu wynika z identyfikatora tego, o czym mowa. Nazwy kart stoją w zdaniach w cudzysłowie i w mianowniku, więc
### się nie odmieniają; zdanie odmienia słowo „karta”. Gracze odmieniają się przez atrybuty: .nom (mianownik w środku zdania), .gen
### (dopełniacz), .dat (celownik), .acc (biernik), .ins (narzędnik), .voc (wołacz). Karty o wspólnej nazwie rozróżnia atrybut .variant,
### dopisywany w nawiasie; zgadza się on z nazwą w rodzaju. Litery nazw liczą się w grze (V1.3): nazwa jednorożca to zasada, nie tylko
### ozdoba.
###
### Części zdań: $seat, $other, $owner, $winners (gracze), $card, $source (karta, która zadaje pytanie, lub inna), $found, $cards (lista
### w cudzysłowach), $targets (lista tego, co mówi „target”), $number, $count (którą i z ilu kart się odrzuca), $place, $why,
### a w pytaniach $offered: która z odpowiedzi done (dość kart), pass (rezygnacja albo nic nie pasuje), nothing (szukanie na próżno),
### stable (dokąd) jest wśród możliwych. To, co ukryte lub czego brak, przychodzi jako "none"; tak samo $other, gdy gracz wskazuje coś
### swojego, i $source, gdy karta ratuje się sama.
###
### Ton: druga osoba liczby pojedynczej, jak na karcie; bez czasu przeszłego w drugiej osobie, bo zdradza płeć gracza. „Ty” z tekstu
### karty to właściciel stajni, w której ona jest, a przy zaklęciu i błyskawicy ten, kto je zagrywa. W zdaniach po słowach
### jednoliterowych, po liczbach, przed numerem gracza, przed myślnikiem i przed nawiasem po nazwie stoi twarda spacja (U+00A0).
###
### Nazwy: magiczne jednorożce mają człon -rożec (jednorożec, nosorożec); pięć latających łączy „skrzydłorożec”; każda karta narwala ma
### w nazwie „narwal”, bo szuka go „Wielki narwal”.
###
### Słowniczek:
###   stable – stajnia; nursery – żłobek; deck – talia; discard pile – stos kart odrzuconych; hand – ręka; hand limit – limit ręki
###   unicorn – jednorożec (jako karta poza stajnią: karta jednorożca); baby – maluch (nazwa karty: jednorożątko)
###   basic unicorn – zwykły jednorożec; magical unicorn – magiczny jednorożec; panda – panda
###   magic card – zaklęcie; upgrade – ulepszenie; downgrade – przeszkoda; instant – błyskawica
###   neigh card – karta „Nie-ha-ha!” (obie takie karty); to neigh, stop – zatrzymać kartę; cannot be neighed – nie można zatrzymać
###   play – zagrać; draw – dobrać; discard – odrzucić; take into hand – wziąć na rękę; return to hand – wrócić, zwrócić na rękę
###   sacrifice – poświęcić; destroy – zniszczyć; steal – ukraść; move – przenieść; bring in – wprowadzić do stajni
###   enter – wchodzić do stajni; leave – opuszczać stajnię; search – odszukać w talii; shuffle into the deck – wtasować do talii
###   start of turn – początek tury; action – akcja; end of turn – koniec tury; then – potem; may – możesz
###   any player – dowolny gracz (także ty); another player – inny gracz; each player – każdy gracz, także ty
###   name, choose a player – wskazać; choose a card – wybrać; save – uratować; answer (an instant) – odpowiedzieć; target – cel
###   of their choice – według własnego wyboru; instead – zamiast tego; match – rozgrywka; ruling – rozstrzygnięcie


## Cegiełki

list-empty = brak
list-end = { $rest } i { $last }
quoted = „{ $name }”
varied = { $name } ({ $variant })
player = Gracz { $number }
    .nom = gracz { $number }
    .gen = gracza { $number }
    .dat = graczowi { $number }
    .acc = gracza { $number }
    .ins = graczem { $number }
    .voc = Graczu { $number }


## Rodzaje kart

type-baby = Maluch
type-basic = Zwykły jednorożec
type-magical = Magiczny jednorożec
type-magic = Zaklęcie
type-upgrade = Ulepszenie
type-downgrade = Przeszkoda
type-instant = Błyskawica


## Maluchy

card-baby-unicorn-red = Jednorożątko
    .variant = czerwone
card-baby-unicorn-pink = Jednorożątko
    .variant = różowe
card-baby-unicorn-orange = Jednorożątko
    .variant = pomarańczowe
card-baby-unicorn-yellow = Jednorożątko
    .variant = żółte
card-baby-unicorn-green = Jednorożątko
    .variant = zielone
card-baby-unicorn-blue = Jednorożątko
    .variant = niebieskie
card-baby-unicorn-purple = Jednorożątko
    .variant = fioletowe
card-baby-unicorn-black = Jednorożątko
    .variant = czarne
card-baby-unicorn-white = Jednorożątko
    .variant = białe
card-baby-unicorn-brown = Jednorożątko
    .variant = brązowe
card-baby-unicorn-rainbow = Jednorożątko
    .variant = tęczowe
card-baby-unicorn-death = Jednorożątko
    .variant = kostucha
card-baby-narwhal = Narwalątko


## Zwykłe jednorożce

card-basic-unicorn-red = Zwykły jednorożec
    .variant = czerwony
card-basic-unicorn-orange = Zwykły jednorożec
    .variant = pomarańczowy
card-basic-unicorn-yellow = Zwykły jednorożec
    .variant = żółty
card-basic-unicorn-green = Zwykły jednorożec
    .variant = zielony
card-basic-unicorn-blue = Zwykły jednorożec
    .variant = niebieski
card-basic-unicorn-indigo = Zwykły jednorożec
    .variant = granatowy
card-basic-unicorn-purple = Zwykły jednorożec
    .variant = fioletowy
card-narwhal = Narwal


## Magiczne jednorożce

card-rhinocorn = Nosojednorożec
card-magical-kittencorn = Magiczny kotorożec
card-stabby-the-unicorn = Nożorożec
card-rainbow-unicorn = Tęczorożec
card-extremely-destructive-unicorn = Demolkorożec
card-chainsaw-unicorn = Piłorożec
card-llamacorn = Lamorożec
card-americorn = Amerykorożec
card-ginormous-unicorn = Gigantorożec
card-seductive-unicorn = Kusirożec
card-queen-bee-unicorn = Królowa pszczołorożców
card-greedy-flying-unicorn = Chciwy skrzydłorożec
card-annoying-flying-unicorn = Nieznośny skrzydłorożec
card-magical-flying-unicorn = Magiczny skrzydłorożec
card-swift-flying-unicorn = Śmigły skrzydłorożec
card-majestic-flying-unicorn = Majestatyczny skrzydłorożec
card-unicorn-phoenix = Feniksorożec
card-unicorn-on-the-cob = Kukurydzorożec
card-black-knight-unicorn = Czarny rycerożec
card-shark-with-a-horn = Rekinorożec
card-shabby-the-narwhal = Narwany narwal
card-narwhal-torpedo = Torpedowy narwal
card-alluring-narwhal = Ponętny narwal
card-mermaid-unicorn = Syrenorożec
card-classy-narwhal = Szykowny narwal
card-the-great-narwhal = Wielki narwal
card-mother-goose-unicorn = Mama Gęsiorożec
card-unicorn-oracle = Wyroczniorożec
card-necromancer-unicorn = Nekromantorożec
card-dark-angel-unicorn = Mroczny aniołorożec


## Zaklęcia

card-unicorn-poison = Trutka na jednorożce
card-back-kick = Wierzgnięcie
card-change-of-luck = Odmiana losu
card-glitter-tornado = Brokatowe tornado
card-unicorn-swap = Zamiana jednorożców
card-re-target = Zmiana celu
card-unfair-bargain = Nieuczciwy układ
card-two-for-one = Dwa w cenie jednego
card-targeted-destruction = Precyzyjne uderzenie
card-mystical-vortex = Mistyczny wir
card-good-deal = Dobry interes
card-shake-up = Przetasowanie
card-blatant-thievery = Rozbój w biały dzień
card-reset-button = Przycisk resetu
card-kiss-of-life = Metoda usta-usta


## Ulepszenia

card-glitter-bomb = Bomba brokatowa
card-yay = I-ha-ha!
card-rainbow-aura = Tęczowa aura
card-double-dutch = Podwójna skakanka
card-claw-machine = Automat z pluszakami
card-stable-artillery = Artyleria stajenna
card-rainbow-lasso = Tęczowe lasso
card-caffeine-overload = Przedawkowanie kofeiny


## Przeszkody

card-barbed-wire = Drut kolczasty
card-pandamonium = Pandamonium
card-sadistic-ritual = Sadystyczny rytuał
card-slowdown = Spowolnienie
card-nanny-cam = Elektroniczna niania
card-broken-stable = Stajnia w rozsypce
card-blinding-light = Oślepiające światło
card-tiny-stable = Ciasna stajenka


## Błyskawice

card-neigh = Nie-ha-ha!
card-super-neigh = Ostateczne Nie-ha-ha!


## Pytania

question-choose_action =
    { $offered ->
        [done] { $seat_voc }, możesz zagrać jeszcze jedną kartę.
       *[none] { $plays ->
            [one] { $seat_voc }, wybierz akcję.
            [few] { $seat_voc }, wybierz akcję: dobierz kartę albo zagraj maksymalnie { $plays } karty.
           *[many] { $seat_voc }, wybierz akcję: dobierz kartę albo zagraj maksymalnie { $plays } kart.
        }
    }
question-choose_baby = { $seat_voc }, wybierz malucha do swojej stajni.
question-choose_card_of_hand = { $seat_voc }, „{ $source }”: wybierz kartę, którą weźmiesz z ręki tego gracza.
question-choose_destroy =
    { $offered ->
        [pass] { $seat_voc }, „{ $source }”: możesz wybrać kartę do zniszczenia.
       *[none] { $seat_voc }, „{ $source }”: wybierz kartę do zniszczenia.
    }
question-choose_discard =
    { $source ->
        [none] { $limit ->
            [one] { $seat_voc }, masz na ręce ponad 1 kartę: wybierz jedną do odrzucenia.
            [few] { $seat_voc }, masz na ręce ponad { $limit } karty: wybierz jedną do odrzucenia.
           *[many] { $seat_voc }, masz na ręce ponad { $limit } kart: wybierz jedną do odrzucenia.
        }
       *[other] { $offered ->
            [pass] { $count ->
                [one] { $seat_voc }, „{ $source }”: możesz odrzucić kartę.
                [few] { $seat_voc }, „{ $source }”: możesz odrzucić { $count } karty, jedną po drugiej.
               *[many] { $seat_voc }, „{ $source }”: możesz odrzucić { $count } kart, jedną po drugiej.
            }
           *[none] { $count ->
                [one] { $seat_voc }, „{ $source }”: wybierz kartę do odrzucenia.
               *[other] { $seat_voc }, „{ $source }”: wybierz kartę do odrzucenia ({ $number } z { $count }).
            }
        }
    }
question-choose_from_deck =
    { $offered ->
        [nothing] { $seat_voc }, „{ $source }”: w talii nie ma takiej karty.
       *[none] { $seat_voc }, „{ $source }”: możesz wziąć kartę z talii na rękę.
    }
question-choose_from_pile =
    { $offered ->
        [pass] { $seat_voc }, „{ $source }”: możesz wziąć kartę ze stosu kart odrzuconych.
       *[none] { $seat_voc }, „{ $source }”: wybierz kartę, którą weźmiesz ze stosu kart odrzuconych.
    }
question-choose_from_top = { $seat_voc }, „{ $source }”: wybierz kartę, którą weźmiesz na rękę.
question-choose_gift =
    { $offered ->
        [stable] { $seat_voc }, „{ $source }”: wskaż, do czyjej stajni trafi oddana karta.
       *[none] { $seat_voc }, „{ $source }”: wybierz kartę, którą oddasz.
    }
question-choose_move =
    { $offered ->
        [stable] { $seat_voc }, „{ $source }”: wskaż, do czyjej stajni trafi przeniesiona karta.
       *[none] { $seat_voc }, „{ $source }”: wybierz kartę do przeniesienia.
    }
question-choose_order = { $seat_voc }, „{ $source }”: wybierz kartę, która będzie następna od góry.
question-choose_player =
    { $offered ->
        [pass] { $seat_voc }, „{ $source }”: możesz wskazać innego gracza.
       *[none] { $seat_voc }, „{ $source }”: wskaż innego gracza.
    }
question-choose_rescue = { $seat_voc }, przez kartę „{ $source }” twoja stajnia ma stracić kartę „{ $card }”. Ratujesz ją?
question-choose_response =
    { $source ->
        [none] { $targets ->
            [none] { $seat_voc }, { $other_nom } zagrywa kartę „{ $card }”. Zatrzymujesz ją?
           *[other] { $seat_voc }, { $other_nom } zagrywa kartę „{ $card }” (cel: { $targets }). Zatrzymujesz ją?
        }
       *[other] { $seat_voc }, { $other_nom } odpowiada kartą „{ $card }” na kartę „{ $source }” { $owner_gen }. Zatrzymujesz tę odpowiedź?
    }
question-choose_return = { $seat_voc }, „{ $source }”: wybierz kartę, która wróci na rękę.
question-choose_sacrifice =
    { $offered ->
        [pass] { $seat_voc }, „{ $source }”: możesz wybrać kartę do poświęcenia.
       *[none] { $seat_voc }, „{ $source }”: wybierz kartę do poświęcenia.
    }
question-choose_stable = { $seat_voc }, „{ $source }”: wskaż, do czyjej stajni trafi ta karta.
question-choose_start_effect = { $seat_voc }, zaczyna się twoja tura: wybierz, co zadziała.
question-choose_steal =
    { $offered ->
        [pass] { $seat_voc }, „{ $source }”: możesz wybrać kartę, którą ukradniesz.
       *[none] { $seat_voc }, „{ $source }”: wybierz kartę, którą ukradniesz.
    }
question-choose_target =
    { $offered ->
        [pass] { $seat_voc }, „{ $source }”: możesz wybrać kartę do zniszczenia lub poświęcenia.
       *[none] { $seat_voc }, „{ $source }”: wybierz kartę do zniszczenia lub poświęcenia.
    }
question-choose_unicorn =
    { $offered ->
        [pass] { $seat_voc }, „{ $source }”: możesz wprowadzić jednorożca do swojej stajni.
       *[none] { $seat_voc }, „{ $source }”: wybierz jednorożca, którego wprowadzisz do swojej stajni.
    }
question-choose_whether = { $seat_voc }, „{ $source }”: chcesz z tego skorzystać?

# Co wskazano dla karty, która jest właśnie zagrywana; $targets to ich lista. $place: gdzie jest wskazana karta albo dokąd coś trafi.
target =
    { $place ->
        [nursery] „{ $card }” ze żłobka
        [pile] „{ $card }” ze stosu kart odrzuconych
        [stable] { $card ->
            [none] stajnia { $other_gen }
           *[other] „{ $card }” { $other_gen }
        }
       *[none] { $other_nom }
    }


## Odpowiedzi

option-baby = „{ $card }”
option-bring =
    { $place ->
        [hand] Wprowadź kartę „{ $card }” z ręki
        [nursery] Wprowadź kartę „{ $card }” ze żłobka
       *[pile] Wprowadź kartę „{ $card }” ze stosu kart odrzuconych
    }
option-destroy = Zniszcz kartę „{ $card }” { $other_gen }
option-discard = Odrzuć kartę „{ $card }”
option-done = Nie zagrywaj więcej kart
option-draw = Dobierz kartę
option-find = Weź kartę „{ $card }”
option-go_on = Przejdź dalej
option-let_pass = Nie zatrzymuj
option-move =
    { $question ->
        [choose_gift] Oddaj kartę „{ $card }”
       *[none] Przenieś kartę „{ $card }” { $other_gen }
    }
option-nothing = Nie bierz żadnej karty
option-pass =
    { $question ->
        [choose_destroy] Nie niszcz niczego
        [choose_discard] Nie odrzucaj niczego
        [choose_from_pile] Nie bierz niczego
        [choose_player] Nie wskazuj nikogo
        [choose_rescue] Nie ratuj
        [choose_sacrifice] Nie poświęcaj niczego
        [choose_steal] Nie kradnij niczego
        [choose_target] Nie wybieraj niczego
        [choose_unicorn] Nie wprowadzaj żadnego
       *[none] Nie
    }
option-play = Zagraj kartę „{ $card }”
option-player = { $other }
option-put = Następna od góry: „{ $card }”
option-return = Zwróć na rękę kartę „{ $card }” { $other_gen }
option-sacrifice = Poświęć kartę „{ $card }”
option-save =
    { $source ->
        [none] Uratuj kartę „{ $card }”
       *[other] Uratuj kartę „{ $card }” za pomocą karty „{ $source }”
    }
option-stable = Stajnia { $other_gen }
option-start = Użyj karty „{ $card }”
option-steal = Ukradnij kartę „{ $card }” { $other_dat }
option-stop = Zatrzymaj kartą „{ $card }”
option-take = Weź kartę „{ $card }”
option-use = Tak


## Zdarzenia

event-baby_chosen = { $seat } wybiera do swojej stajni malucha: „{ $card }”.
event-card_destroyed =
    { $place ->
        [hand] { $other } niszczy kartę „{ $card }” { $seat_gen }, ale ta wraca na rękę właściciela.
        [nursery] { $other } niszczy kartę „{ $card }” { $seat_gen }, ale ta wraca do żłobka.
       *[pile] { $other } niszczy kartę „{ $card }” { $seat_gen }.
    }
event-card_discarded =
    { $why ->
        [limit] { $seat } odrzuca nadmiarową kartę „{ $card }”.
       *[effect] { $seat } odrzuca kartę „{ $card }”.
    }
event-card_drawn =
    { $card ->
        [none] { $seat } dobiera kartę.
       *[other] { $seat } dobiera kartę „{ $card }”.
    }
event-card_entered =
    { $place ->
        [nursery] Karta „{ $card }” wchodzi ze żłobka do stajni { $seat_gen }.
        [pile] Karta „{ $card }” wchodzi ze stosu kart odrzuconych do stajni { $seat_gen }.
       *[hand] Karta „{ $card }” wchodzi do stajni { $seat_gen }.
    }
event-card_left =
    { $place ->
        [nursery] Karta „{ $card }” { $seat_gen } wraca do żłobka.
       *[pile] Karta „{ $card }” { $seat_gen } trafia na stos kart odrzuconych.
    }
event-card_moved = Karta „{ $card }” zostaje przeniesiona ze stajni { $seat_gen } do stajni { $other_gen }.
event-card_named =
    { $other ->
        [none] { $seat } wskazuje kartę „{ $card }”.
       *[other] { $seat } wskazuje kartę „{ $card }” { $other_gen }.
    }
event-card_picked =
    { $card ->
        [none] { $seat } bierze jedną z nich na rękę.
       *[other] { $seat } bierze na rękę kartę „{ $card }”.
    }
event-card_played = { $seat } zagrywa kartę „{ $card }”.
event-card_put_back =
    { $card ->
        [none] { $seat } odkłada kartę na talię jako { $number }. od góry.
       *[other] { $seat } odkłada na talię kartę „{ $card }” jako { $number }. od góry.
    }
event-card_returned =
    { $place ->
        [nursery] Karta „{ $card }” { $seat_gen } wraca do żłobka.
       *[hand] Karta „{ $card }” wraca na rękę { $seat_gen }.
    }
event-card_sacrificed =
    { $place ->
        [hand] { $seat } poświęca kartę „{ $card }”, ale ta wraca na rękę.
        [nursery] { $seat } poświęca kartę „{ $card }”, ale ta wraca do żłobka.
       *[pile] { $seat } poświęca kartę „{ $card }”.
    }
event-card_saved =
    { $source ->
        [none] { $seat } ratuje kartę „{ $card }”, ale nie za darmo.
       *[other] { $seat } ratuje kartę „{ $card }” za pomocą karty „{ $source }”.
    }
event-card_snatched =
    { $card ->
        [none] { $seat } bierze kartę z ręki { $other_gen }.
       *[other] { $seat } bierze kartę „{ $card }” z ręki { $other_gen }.
    }
event-card_stolen = { $seat } kradnie kartę „{ $card }” { $other_dat }.
event-card_stopped = Karta „{ $card }” { $seat_gen } zostaje zatrzymana i trafia na stos kart odrzuconych.
event-card_taken = { $seat } bierze kartę „{ $card }” ze stosu kart odrzuconych.
event-cards_seen =
    { $seat } ogląda { $number ->
        [one] wierzchnią kartę
        [few] { $number } wierzchnie karty
       *[many] { $number } wierzchnich kart
    } talii{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
event-deck_searched =
    { $found ->
        [none] { $seat } nie bierze żadnej karty i tasuje talię.
       *[other] { $seat } pokazuje kartę „{ $found }”, bierze ją na rękę i tasuje talię.
    }
event-effect_used = Działa karta „{ $card }” { $seat_gen }.
event-effects_passed = Na początku tury { $seat_gen } nic więcej się nie dzieje.
event-first_chosen = { $seat } zaczyna.
event-hand_left = Karty z ręki { $seat_gen } trafiają na stos kart odrzuconych: { $cards }.
event-hand_opened = Odkryte karty na ręce { $seat_gen }: { $cards }.
event-hand_received =
    { $cards ->
        [none] { $seat } dostaje karty z ręki { $other_gen }.
       *[other] { $seat } dostaje karty z ręki { $other_gen }: { $cards }.
    }
event-hand_seen =
    { $cards ->
        [none] { $other } ogląda karty na ręce { $seat_gen }.
       *[other] { $other } ogląda karty na ręce { $seat_gen }: { $cards }.
    }
event-hand_shuffled =
    { $number ->
        [0] { $seat } nie ma na ręce kart do wtasowania.
        [one] { $seat } wtasowuje do talii 1 kartę z ręki.
        [few] { $seat } wtasowuje do talii { $number } karty z ręki.
       *[many] { $seat } wtasowuje do talii { $number } kart z ręki.
    }
event-hands_swapped = { $seat } zamienia się z { $other_ins } wszystkimi kartami z ręki.
event-instant_played = { $seat } odpowiada kartą „{ $card }” na kartę „{ $source }” { $other_gen }.
event-magic_worked = Działa zaklęcie „{ $card }” { $seat_gen }.
event-pile_shuffled =
    { $number ->
        [0] { $seat } tasuje talię; stos kart odrzuconych jest pusty.
        [one] { $seat } wtasowuje do talii stos kart odrzuconych: 1 kartę.
        [few] { $seat } wtasowuje do talii stos kart odrzuconych: { $number } karty.
       *[many] { $seat } wtasowuje do talii stos kart odrzuconych: { $number } kart.
    }
event-play_declined = { $seat } nie zagrywa więcej kart.
event-play_ended = { $seat } kończy zagrywanie karty „{ $card }”.
event-player_chosen = { $seat } wskazuje { $other_acc }.
event-player_named =
    { $other ->
        [none] { $seat } wskazuje swoją stajnię.
       *[other] { $seat } wskazuje { $other_acc }.
    }
event-plays_gained =
    { $number ->
        [one] { $seat } może w tej turze zagrać 1 kartę.
        [few] { $seat } może w tej turze zagrać maksymalnie { $number } karty.
       *[many] { $seat } może w tej turze zagrać maksymalnie { $number } kart.
    }
event-search_began =
    { $cards ->
        [none] { $seat } przeszukuje talię.
       *[other] { $seat } przeszukuje talię. Pasujące karty: { $cards }.
    }
event-seat_left = { $seat } odchodzi od stołu.
event-stable_named =
    { $other ->
        [none] { $seat } wskazuje swoją stajnię.
       *[other] { $seat } wskazuje stajnię { $other_gen }.
    }
event-turn_began = { $seat } zaczyna turę.
event-turn_cut = Tura { $seat_gen } natychmiast się kończy.
event-turn_ended = { $seat } kończy turę.
event-turn_extended =
    { $number ->
        [one] { $seat } rozegra po tej turze jeszcze jedną.
        [few] { $seat } rozegra po tej turze jeszcze { $number } tury.
       *[many] { $seat } rozegra po tej turze jeszcze { $number } tur.
    }
event-window_opened = Karta „{ $card }” { $seat_gen } leży na stole.


## Zakończenia

reason-endless =
    { $source ->
        [none] Nikt nie wygrywa: efekty nigdy by się nie skończyły, więc partię przerwano.
       *[other] Nikt nie wygrywa: efekty karty „{ $source }” nigdy by się nie skończyły, więc partię przerwano.
    }
reason-enough_unicorns = { $winners } wygrywa: ma w stajni dość jednorożców.
reason-forfeit = { $winners } wygrywa: reszta się poddała.
reason-most_letters = { $winners } wygrywa: talia się skończyła, a remis w liczbie jednorożców rozstrzygnęły litery w ich nazwach.
reason-most_unicorns = { $winners } wygrywa: talia się skończyła, a nikt inny nie ma tylu jednorożców.
reason-tie = Nikt nie wygrywa: talia się skończyła, a najlepsze stajnie mają tyle samo jednorożców i liter w ich nazwach.


## Rozdziały zasad

chapter-V1 = Cel i koniec gry
chapter-V2 = Przygotowanie
chapter-V3 = Tura
chapter-V4 = Co znaczą słowa
chapter-V5 = Rodzaje kart
chapter-V6 = „{ card-neigh }”
chapter-V7 = Efekty
chapter-V8 = Gra na dwie osoby
chapter-W = O czym milczy instrukcja


## Zasady: dlaczego o coś pytamy, na coś pozwalamy, czegoś odmawiamy

rule-V1-1 = Przy 2–5 graczach wygrywa ten, kto jako pierwszy ma w stajni 7 jednorożców; przy 6–8 graczach wystarczy 6.
rule-V1-2 = Liczą się tylko jednorożce, a nie karty, które w danej chwili nimi nie są. Każdy liczy się jako jeden, chyba że jego tekst mówi inaczej.
rule-V1-3 = Gra kończy się także wtedy, gdy w talii zabraknie kart; stosu kart odrzuconych się do niej nie wtasowuje. Wygrywa ten, kto ma najwięcej jednorożców, przy remisie – najwięcej liter w ich nazwach w języku rozgrywki; jeśli i to nie rozstrzyga, przegrywają wszyscy.
rule-V1-4 = Gra kończy się w tej samej chwili, w której spełni się warunek jej końca. Można też ustalić, że czeka jeszcze na dokończenie wszystkich trwających efektów.
rule-V2-1 = Wszystkie karty oprócz maluchów tasuje się w jedną talię; każdy dostaje z niej 5 kart.
rule-V2-2 = Każdy wybiera 1 malucha do swojej stajni; pozostałe maluchy tworzą żłobek.
rule-V2-3 = Maluch nigdy nie trafia na rękę, do talii ani na stos kart odrzuconych. Wysłany dokądkolwiek poza stajnię wraca do żłobka.
rule-V2-4 = Zaczyna gracz w najbarwniejszym stroju, chyba że gospodarz rozgrywki wskaże kogoś innego lub zda się na los. Dalej kolejka idzie w lewo.
rule-V3-1 = Tura zaczyna się od efektów kart w twojej stajni, które działają na początku tury.
rule-V3-2 = Po efektach z początku tury dobierasz 1 kartę.
rule-V3-3 = W turze masz dokładnie jedną akcję: zagrywasz z ręki jednorożca do swojej stajni, zaklęcie, przeszkodę lub ulepszenie albo dobierasz 1 kartę.
rule-V3-4 = Na koniec tury odrzucasz nadmiar kart, aż zostanie ci 7 na ręce, chyba że karta w twojej stajni podnosi ten limit.
rule-V4-1 = Dobrać: wziąć na rękę wierzchnią kartę talii.
rule-V4-2 = Odrzucić: odłożyć kartę z ręki na stos kart odrzuconych. Wybiera ją ten, z którego ręki pochodzi.
rule-V4-3 = Poświęcić: odłożyć kartę ze swojej stajni na stos kart odrzuconych. Może to być jednorożec, ulepszenie lub przeszkoda.
rule-V4-4 = Zniszczyć: odłożyć kartę ze stajni innego gracza na stos kart odrzuconych. Może to być jednorożec, ulepszenie lub przeszkoda.
rule-V4-5 = Ukraść: zabrać kartę ze stajni innego gracza do swojej. Może to być jednorożec, ulepszenie lub przeszkoda.
rule-V4-6 = „Dowolny gracz” to jeden gracz, możesz nim być także ty; „inny gracz” to jeden gracz, ale nie ty; „każdy gracz” to wszyscy, razem z tobą.
rule-V4-7 = Gdy każesz graczowi zrobić coś z kartą w jego stajni, kartę wybierasz ty, chyba że tekst mówi inaczej.
rule-V5-1 = Maluchy, zwykłe jednorożce (te nie mają efektów) i magiczne jednorożce zostają w stajni, dopóki coś ich stamtąd nie zabierze.
rule-V5-2 = Zaklęcie działa raz, a potem trafia na stos kart odrzuconych.
rule-V5-3 = Ulepszenia i przeszkody można zagrać do stajni dowolnego gracza, także własnej, i tam zostają.
rule-V5-4 = Tylko błyskawice można zagrywać poza własną akcją: ilekroć inny gracz zagrywa kartę, i to dowolnie wiele w jednej turze. Są nimi karty „{ card-neigh }” i „{ card-super-neigh }”.
rule-V5-5 = Karta na ręce nie działa. Efekty karty w stajni należą do właściciela tej stajni, chyba że tekst mówi inaczej.
rule-V6-1 = Karta „{ card-neigh }” zatrzymuje kartę zagrywaną z ręki: ta nie działa i trafia na stos kart odrzuconych. Na błyskawicę też można odpowiedzieć błyskawicą.
rule-V6-2 = Nie można zatrzymać efektu karty, która już jest w stajni, w tym efektu z początku tury.
rule-V7-1 = Karta wchodzi do stajni, gdy zostaje tam zagrana, ukradziona, przeniesiona lub wprowadzona. Opuszcza stajnię, gdy zostaje poświęcona, zniszczona lub ukradziona, a także gdy wraca na rękę lub zostaje przeniesiona.
rule-V7-2 = „Możesz” znaczy, że nie musisz; wszystko inne jest obowiązkowe. Dobrowolny efekt z początku tury przepada, gdy dobierzesz kartę; o obowiązkowym gra nie da ci zapomnieć.
rule-V7-3 = Na początku tury działają tylko karty, które już wtedy są w stajni, wszystkie równocześnie. Jeśli któraś z nich kończy turę, przedtem można jeszcze wykonać efekty pozostałych.
rule-V7-4 = Odszukaną kartę pokazuje się wszystkim, zanim trafi na rękę. Po szukaniu tasuje się talię.
rule-V7-5 = „Potem”: drugą część wykonuje się tylko wtedy, gdy wykonano pierwszą.
rule-V7-6 = Niemożliwego efektu się nie wykonuje: nie odrzucasz kart, których nie masz, i nie poświęcasz, gdy nie ma czego lub gdy nie wolno.
rule-V7-7 = Od ustawień rozgrywki zależy, kiedy wskazuje się gracza, którego dotyczy efekt: przy zagraniu karty, zanim ktokolwiek może ją zatrzymać, albo dopiero gdy nikt już jej nie zatrzyma.
rule-V7-8 = Przeszkoda opuszcza stajnię tylko wskutek efektu, który ją poświęca, odrzuca lub niszczy; niektóre karty mogą ją też zwrócić na rękę lub przenieść do innej stajni.
rule-V8-1 = W grze na dwie osoby z talii wypadają wszystkie zwykłe jednorożce oraz „{ card-queen-bee-unicorn }”, „{ card-seductive-unicorn }”, „{ card-rainbow-unicorn }”, „{ card-mother-goose-unicorn }”, „{ card-necromancer-unicorn }”, „{ card-yay }”, „{ card-sadistic-ritual }”, „{ card-slowdown }” i „{ card-nanny-cam }”.
rule-V8-2 = W grze na dwie osoby każdy dostaje z talii 1 kartę „{ card-neigh }”, a potem 5 kart z potasowanej reszty; zaczyna więc z 6 kartami na ręce.
rule-W1 = Jeśli kilku graczy w tej samej chwili ma tyle jednorożców, ile trzeba, wygrywa ten z nich, którego tura właśnie trwa, a jeśli nie jest to tura żadnego z nich – ten, który jest najbliższy w kolejności tur.
rule-W2 = „{ card-change-of-luck }”: dodatkowa tura zaczyna się dopiero wtedy, gdy bieżąca całkiem się skończy, łącznie z odrzuceniem nadmiaru kart.
rule-W3 = „{ card-unicorn-swap }”: ukraść można dowolnego jednorożca z tamtej stajni, także tego, który właśnie do niej trafił.
rule-W4 = „{ card-barbed-wire }” nie działa, gdy stajnię opuszcza panda: nie jest wtedy jednorożcem.
rule-W5 = Efekty z początku swojej tury wykonujesz jeden po drugim, w dowolnej kolejności, nawet jeśli ich karty nie ma już w stajni. Żadnej karty nie wybiera się przy tym dwa razy, a dobrowolny efekt nie może zużyć tego, czego potrzebuje obowiązkowy. Jeśli któryś z nich kończy turę, najpierw wykonuje się jeszcze pozostałe obowiązkowe.
rule-W6 = Poświęcenie lub zniszczenie liczy się dla „potem” jako wykonane także wtedy, gdy karta zostaje uratowana albo zamiast tego trafia do żłobka lub na rękę. Kart, których nie można zniszczyć lub poświęcić, nie ma do wyboru; kartę może najpierw uratować „{ card-black-knight-unicorn }”, a dopiero potem ona sama siebie.
rule-W7 = W kolejności tur pytamy wszystkich innych graczy, czy zatrzymują kartę, bez względu na to, co mają na ręce, żeby nie zdradzić, kto trzyma „{ card-neigh }”. Pomijamy tylko tych, o których wszyscy wiedzą, że nie mogą odpowiedzieć. Po błyskawicy pytamy tak samo wszystkich oprócz tego, kto ją zagrał; na „{ card-super-neigh }” nie można odpowiedzieć.
rule-W8 = Talia kończy się w chwili, gdy opuszcza ją ostatnia karta. Jeśli ustalono, że gra czeka na trwające efekty, talia musi być pusta po ich zakończeniu.
rule-W9 = „{ card-tiny-stable }” sprawdza liczbę jednorożców po każdej pojedynczej zmianie. „{ card-blinding-light }” działa, zanim zadziała efekt wchodzącego jednorożca. Pandę można wybrać jako kartę, ale nie jako jednorożca. „{ card-queen-bee-unicorn }” nie rusza zwykłych jednorożców, które już są w innych stajniach. „{ card-magical-kittencorn }” jest chroniony tylko przed zniszczeniem przez zaklęcia; „{ card-black-knight-unicorn }” ratuje tylko przed zniszczeniem; „{ card-unicorn-phoenix }” ratuje się także przed poświęceniem.
rule-W10 = Jednorożec, który wraca na rękę lub przenosi się do innej stajni, opuszcza poprzednią.
rule-W11 = Jeśli nie ustalono inaczej, już przy zagraniu karty wskazuje się wszystko, co nie zależy od wcześniejszych części efektu ani od ukrytych kart, także dla efektów jednorożca, który wchodzi do stajni; jeśli potem brakuje tego, co wskazano, tę część efektu się pomija, a jeśli efekt mówi „możesz”, to się za niego nie płaci. Stajnię dla ulepszenia lub przeszkody wskazuje się zawsze przy zagraniu.
rule-W12 = Nazwy zwykłych jednorożców w każdym języku są nasze, bo drukowanych nie znamy. Przy remisie liczą się litery tych nazw, które pokazuje rozgrywka, bez dopisków w nawiasie.
