### Co trener mówi o pojedynku: powody według tego, co wychodzi do końca następnej tury gracza, i nawyki.
### $number: o ile więcej, w zaokrągleniu; $best i $given: w ilu kontynuacjach na 10; $way: rzadziej czy częściej niż silny bot.


## Powody

fact-struck =
    { $number ->
        [0] Bohater przeciwnika traci trochę więcej zdrowia.
        [one] Bohater przeciwnika traci o około 1 punkt zdrowia więcej.
        [few] Bohater przeciwnika traci o około { $number } punkty zdrowia więcej.
       *[other] Bohater przeciwnika traci o około { $number } punktów zdrowia więcej.
    }
fact-unhurt =
    { $number ->
        [0] Własny bohater zachowuje trochę więcej zdrowia.
        [one] Własny bohater zachowuje o około 1 punkt zdrowia więcej.
        [few] Własny bohater zachowuje o około { $number } punkty zdrowia więcej.
       *[other] Własny bohater zachowuje o około { $number } punktów zdrowia więcej.
    }
fact-felled = Pomocnik przeciwnika częściej zostaje pokonany.
fact-rescued = Własny pomocnik częściej zostaje na planszy.
fact-held =
    { $number ->
        [0] Na ręce zostaje trochę więcej kart.
        [one] Na ręce zostaje o około 1 kartę więcej.
        [few] Na ręce zostaje o około { $number } karty więcej.
       *[other] Na ręce zostaje o około { $number } kart więcej.
    }
fact-drained =
    { $number ->
        [0] Przeciwnika kosztuje to trochę więcej kart.
        [one] Przeciwnika kosztuje to o około 1 kartę więcej.
        [few] Przeciwnika kosztuje to o około { $number } karty więcej.
       *[other] Przeciwnika kosztuje to o około { $number } kart więcej.
    }
fact-guard = Karta do obrony zostaje na ręce w { $best } kontynuacjach na 10 zamiast w { $given }.
fact-threat = To zagraża bohaterowi przeciwnika: można go zaatakować w { $best } kontynuacjach na 10 zamiast w { $given }.
fact-cover = Własny bohater jest poza zasięgiem w { $best } kontynuacjach na 10 zamiast w { $given }.


## Nawyki

habit-attack =
    { $way ->
        [less] Rzadko atakujesz, kiedy można
       *[more] Bardzo często atakujesz, kiedy można
    }: { $taken } na { $open }; silny bot w tych samych położeniach: { $best } na { $open }.
habit-manoeuvre =
    { $way ->
        [less] Rzadko wybierasz manewr, kiedy są i inne akcje
       *[more] Bardzo często wybierasz manewr, kiedy są i inne akcje
    }: { $taken } na { $open }; silny bot w tych samych położeniach: { $best } na { $open }.
habit-scheme =
    { $way ->
        [less] Rzadko zagrywasz fortele, kiedy można
       *[more] Bardzo często zagrywasz fortele, kiedy można
    }: { $taken } na { $open }; silny bot w tych samych położeniach: { $best } na { $open }.
habit-boost =
    { $way ->
        [less] Rzadko wzmacniasz ruch przy manewrze
       *[more] Bardzo często wzmacniasz ruch przy manewrze
    }: { $taken } na { $open }; silny bot w tych samych położeniach: { $best } na { $open }.
habit-defend =
    { $way ->
        [less] Rzadko się bronisz, kiedy można
       *[more] Bardzo często się bronisz, kiedy można
    }: { $taken } na { $open }; silny bot w tych samych położeniach: { $best } na { $open }.
habit-use =
    { $way ->
        [less] Rzadko korzystasz z nieobowiązkowych efektów
       *[more] Korzystasz z prawie każdego nieobowiązkowego efektu
    }: { $taken } na { $open }; silny bot w tych samych położeniach: { $best } na { $open }.
