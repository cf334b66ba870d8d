### Hnefatafl po polsku.
###
### Części zdań: $seat, $winners (gracze: po imieniu, a bez niego komunikat „player-…”), $piece (figura, komunikat „piece-…”), $from i $space
### (pola), $why. Poza tym: $kind (attacker, defender, king), czyli co się rusza; w odpowiedziach $captures, ile figur bije ruch, i $result,
### jak wygrywa (escape, king, last albo none); w pytaniu $side, strona kogoś, kto ma imię, a w innym razie none.
###
### Słowniczek:
###   attackers, defenders – atakujący, obrońcy (strony i figury; król należy do obrońców); gracz bez imienia to Atakujący albo Obrońca
###   king – król; piece – figura; board – plansza; square – pole; file, rank – kolumna, rząd; throne – tron; corner – róg; edge – krawędź
###   move – ruch, ruszyć się; capture – zbić, bicie; enclose – wziąć w kleszcze; surround – otoczyć; hostile – wrogi
###   escape – uciec; draw – remis; position – pozycja; match – rozgrywka; enemy – wróg
###
### Ton: druga osoba liczby pojedynczej. Figury mają biernik (.acc), gracze wołacz (.voc). Po słowach jednoliterowych, po liczbach i przed
### myślnikiem stoi twarda spacja (U+00A0).


## Cegiełki

list-empty = nikt
list-end = { $rest } i { $last }
quoted = „{ $name }”


## Strony, gracze, figury

side-attackers = Atakujący
side-defenders = Obrońcy
player-attackers = Atakujący
    .voc = Atakujący
player-defenders = Obrońca
    .voc = Obrońco
piece-attacker = atakujący
    .acc = atakującego
piece-defender = obrońca
    .acc = obrońcę
piece-king = król
    .acc = króla


## Plansze

board-brandubh = Brandubh
board-tablut = Tablut
board-about-brandubh = Mała irlandzka plansza 7 na 7 pól, na szybką rozgrywkę. Król wygrywa w każdym z czterech rogów.
board-about-tablut = Plansza Saamów, 9 na 9 pól, jaką w 1732 roku widział Linneusz. Król wygrywa na każdym polu przy krawędzi.

sign-throne = tron: nikt już tu nie stanie
sign-corner = róg: tylko dla króla, tu wygrywa
sign-edge = krawędź: tu król wygrywa


## Pytania

question-choose_move =
    { $side ->
        [attackers] { $seat_voc }, wybierz ruch: prowadzisz atakujących.
        [defenders] { $seat_voc }, wybierz ruch: prowadzisz króla i jego obrońców.
       *[none] { $seat_voc }, wybierz ruch.
    }


## Odpowiedzi

option-move =
    { $kind ->
        [king] Król { $from } – { $space }
       *[other] { $from } – { $space }
    }{ $result ->
        [escape] : ucieka i wygrywa
        [king] : zbija króla i wygrywa
        [last] : zbija ostatnich atakujących i wygrywa
       *[none] { $captures ->
            [0] {""}
            [one] , zbija figurę
            [few] , zbija { $captures } figury
           *[many] , zbija { $captures } figur
        }
    }


## Zdarzenia

event-king_captured = { $seat } zbija króla na { $space }.
event-king_escaped = Król dotarł na { $space }: uciekł.
event-match_drawn =
    { $why ->
        [repetition] Remis: ta sama pozycja jest na planszy po raz trzeci.
        [quiet] Remis: zbyt wiele ruchów bez bicia.
       *[no_moves] Remis: gracz, na którego wypada ruch, nie ma żadnego.
    }
event-piece_captured = { $seat } zbija { $piece_acc } na { $space }.
event-piece_moved =
    { $kind ->
        [king] { $seat } rusza króla { $from } – { $space }.
       *[other] { $seat } gra { $from } – { $space }.
    }
event-seat_left = { $seat } opuszcza rozgrywkę.
event-turn_began = Ruch ma { $seat }.


## Zakończenia

reason-forfeit = { $winners } wygrywa: przeciwnik się poddał.
reason-king_captured = { $winners } wygrywa: król jest zbity.
reason-king_escaped = { $winners } wygrywa: król uciekł.
reason-no_attackers = { $winners } wygrywa: nie został żaden atakujący.
reason-no_moves = Remis: gracz, na którego wypada ruch, nie ma żadnego.
reason-quiet = Remis: zbyt długo nikt niczego nie zbił.
reason-repetition = Remis: ta sama pozycja jest na planszy po raz trzeci.


## Rozdziały zasad

chapter-H1 = Plansza i kolejność
chapter-H2 = Ruchy
chapter-H3 = Bicie
chapter-H4 = Bicie króla
chapter-H5 = Koniec rozgrywki
chapter-K = O czym milczą źródła


## Zasady: dlaczego o coś pytamy, coś proponujemy albo na coś nie pozwalamy

rule-H1-1 = Plansza jest kwadratowa, z nieparzystą liczbą pól wzdłuż każdej krawędzi. Pole pośrodku to tron. Pola nazywamy kolumną i rzędem; a1 leży na dole po lewej.
rule-H1-2 = Brandubh: król zaczyna na tronie, a z każdej strony stoi przy nim obrońca. Za nimi na krzyż, po dwóch, stoi ośmiu atakujących.
rule-H1-3 = Tablut: król zaczyna na tronie, a w każdą stronę od niego stoi po dwóch obrońców. Pośrodku każdej krawędzi stoi czterech atakujących, jeden z nich o krok bliżej tronu.
rule-H1-4 = Jeden gracz ma atakujących, drugi króla i jego obrońców. Atakujący zaczynają, potem gracze ruszają się na zmianę, za każdym razem jedną figurą. Nie wolno pasować.
rule-H2-1 = Każda figura, król także, rusza się wzdłuż rzędu albo kolumny, dowolnie daleko.
rule-H2-2 = Nie wolno ani stanąć na zajętym polu, ani przeskoczyć figury.
rule-H2-3 = Nikt nie staje na tronie. Król na nim zaczyna, ale gdy raz zejdzie, już nie wraca.
rule-H2-4 = Brandubh: na rogu może stanąć tylko król.
rule-H3-1 = Każda figura oprócz króla jest zbita, gdy wróg staje obok niej, a po przeciwnej stronie stoi już drugi. Schodzi z planszy na dobre.
rule-H3-2 = Kto sam wchodzi między dwóch wrogów, nie jest zbity.
rule-H3-3 = Jeden ruch zbija wszystko, co wziął w kleszcze, do trzech figur.
rule-H3-4 = Król bije tak jak każda figura jego strony.
rule-H3-5 = Pusty tron jest wrogi obu stronom: między nim a wrogiem zbija się każdą figurę oprócz króla.
rule-H3-6 = Brandubh: róg jest tak samo wrogi obu stronom.
rule-H3-7 = Krawędź planszy nie jest wroga nikomu.
rule-H3-8 = Tablut: gdy król jest na tronie, z trzech stron stoją przy nim atakujący, a z czwartej obrońca, tego obrońcę można zbić między atakującym a królem.
rule-H4-1 = Na tronie króla zbija czterech atakujących, po jednym z każdej strony.
rule-H4-2 = Obok tronu zbija go trzech atakujących, ze wszystkich stron oprócz strony tronu.
rule-H4-3 = Gdzie indziej zbija się go jak każdą figurę, między dwoma atakującymi.
rule-H4-4 = Brandubh: obok rogu zbija się go między rogiem a atakującym.
rule-H5-1 = Brandubh: obrońcy wygrywają, gdy król dotrze do rogu.
rule-H5-2 = Tablut: obrońcy wygrywają, gdy król dotrze na dowolne pole przy krawędzi.
rule-H5-3 = Atakujący wygrywają, gdy zbiją króla.
rule-H5-4 = Rozgrywka kończy się remisem, gdy ta sama pozycja jest na planszy po raz trzeci i ruch ma ta sama strona.
rule-H5-5 = Rozgrywka kończy się remisem, gdy gracz, na którego wypada ruch, nie ma żadnego.
rule-K1 = Na obu planszach gra się według zasad jednego autora, Damiana Walkera: kto zna jedną, zna i drugą.
rule-K2 = Przez pusty tron może przejść każda figura.
rule-K3 = Bije tylko figura, która właśnie się ruszyła, i tylko to, co stoi obok niej. Kto znalazł się między dwoma wrogami inaczej, jest bezpieczny, póki jeden z nich nie odejdzie i nie wróci.
rule-K4 = Wszystko, co ruch wziął w kleszcze, schodzi z planszy razem, także wtedy, gdy ten ruch wygrywa.
rule-K5 = Król bije własnym ruchem i jako ten, kto czeka po drugiej stronie: razem z obrońcą, pustym tronem albo rogiem.
rule-K6 = Obok tronu dwóch atakujących nie zbija króla, nawet z przeciwnych stron.
rule-K7 = Król, który sam wchodzi tam, gdzie otaczają go atakujący, nie jest przez to zbity.
rule-K8 = Przy krawędzi figurę zbija się tylko wzdłuż krawędzi, króla także. W rogu Tablutu niczego nie można zbić.
rule-K9 = Tron z królem to sam król: wróg atakujących, przyjaciel obrońców. Tylko ostatniemu obrońcy przy obleganym tronie w Tablucie nie pomoże.
rule-K10 = Ostatniego obrońcę przy obleganym tronie zbija atakujący, który staje za nim. Kto zamyka trzecią stronę tronu, nie zbija niczego.
rule-K11 = W Brandubhu ostatni obrońca przy obleganym tronie jest bezpieczny.
rule-K12 = Pozycje są takie same, gdy na tych samych polach stoją takie same figury i ruch ma ta sama strona. Pierwsza pozycja też się liczy.
rule-K13 = Za trzecim razem remis następuje sam, nikt nie musi go żądać.
rule-K14 = Rozgrywka kończy się remisem po 100 ruchach obu stron bez bicia w Brandubhu i po 150 w Tablucie.
rule-K15 = Kto wygrywa ruchem, ten wygrał, cokolwiek jeszcze ten ruch przyniósł. Z kilku remisów naraz pierwsze jest powtórzenie, potem zbyt wiele ruchów bez bicia, potem brak ruchu.
rule-K16 = Gdy zbity jest ostatni atakujący, wygrywają obrońcy.
rule-K17 = Kto opuszcza rozgrywkę, przegrywa ją.
rule-K18 = Na remis nie można się umówić. Gdy oboje go chcą, powtórzą ruchy.
rule-K19 = Zamknąć króla ze wszystkimi obrońcami to jeszcze nie wygrać: króla trzeba zbić.
rule-K20 = Nikt nie musi ogłaszać, że król ma drogę: planszę widzą wszyscy.
rule-K21 = Pola, na których zaczynają atakujący, są takie jak inne: każdy może po nich przejść i na nich stanąć.
