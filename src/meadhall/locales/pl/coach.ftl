### Co trener mówi po rozgrywce, w cokolwiek grano. $seat, $about i $answer przychodzą gotowe; "none" to ten, do kogo mowa.

coach-standing =
    { $standing ->
        [won] prawie wygrana
        [far_ahead] duża przewaga
        [ahead] przewaga
        [even] mniej więcej równo
        [behind] strata
        [far_behind] duża strata
       *[lost] prawie przegrana
    } ({ $percent }%)
coach-chance = szansa na wygraną { $percent }%
coach-turning =
    { $turn ->
        [0] Przed pierwszą turą
       *[other] Tura { $turn }
    }, { $seat }: { $answer }. { $about ->
        [none] Twoje położenie przedtem: { $before }; potem: { $after }.
       *[other] { $about }, położenie przedtem: { $before }; potem: { $after }.
    }
coach-steady = Prawdziwego zwrotu nie było: szanse prawie nigdy nie zmieniły się na dłużej.
coach-overlooked =
    { $turn ->
        [0] Przed pierwszą turą
       *[other] Tura { $turn }
    }{ $seat ->
        [none] {""}
       *[other] , { $seat }
    }. Wybór: { $given }.
coach-better =
    { $size ->
        [much] Dużo lepiej:
        [clearly] Wyraźnie lepiej:
       *[somewhat] Lepiej:
    } { $best }.
coach-flawless =
    { $own ->
        [own] Nie uszło twojej uwagi nic, co byłoby wyraźnie lepsze. Brawo!
       *[none] Niczyjej uwagi nie uszło nic, co byłoby wyraźnie lepsze.
    }
coach-share =
    { $own ->
        [own] Twoje decyzje, od których silny bot nie znalazł wyraźnie lepszych: { $good } z { $all }.
       *[none] Decyzje wszystkich graczy, od których silny bot nie znalazł wyraźnie lepszych: { $good } z { $all }.
    }
coach-about =
    { $own ->
        [own] Twoje decyzje ocenia się według tego, co w danej chwili mogło ci być wiadome. Powód pada tylko wtedy, gdy raz po raz widać go w tym, co następuje po obu odpowiedziach.
       *[none] Decyzje ocenia się według tego, co w danej chwili mogło być wiadome graczowi. Powód pada tylko wtedy, gdy raz po raz widać go w tym, co następuje po obu odpowiedziach.
    }
coach-why-little = Dalszy ciąg różni się po trochu w wielu miejscach: żaden pojedynczy powód się nie wybija.


## Powody: co wynika z lepszej odpowiedzi do końca następnej tury gracza

fact-won = To daje wygraną do końca następnej tury gracza w { $best } kontynuacjach na 10 zamiast w { $given }.
fact-unlost = To pozwala przetrwać do końca następnej tury gracza w { $best } kontynuacjach na 10 zamiast w { $given }.
