### Co trener mówi o jednorożcach: powody według tego, co wychodzi do końca następnej tury gracza, i nawyki.
### $number: o ile więcej, w zaokrągleniu; $best i $given: w ilu kontynuacjach na 10; $way: rzadziej czy częściej niż silny bot.


## Powody

fact-herd =
    { $number ->
        [0] We własnej stajni częściej jest o jednego jednorożca więcej.
        [one] We własnej stajni jest o około 1 jednorożca więcej.
       *[other] We własnej stajni jest o około { $number } jednorożców więcej.
    }
fact-rivals =
    { $number ->
        [0] W największej z cudzych stajni częściej jest o jednego jednorożca mniej.
        [one] W największej z cudzych stajni jest o około 1 jednorożca mniej.
       *[other] W największej z cudzych stajni jest o około { $number } jednorożców mniej.
    }
fact-held =
    { $number ->
        [0] Na ręce zostaje trochę więcej kart.
        [one] Na ręce zostaje o około 1 kartę więcej.
        [few] Na ręce zostaje o około { $number } karty więcej.
       *[other] Na ręce zostaje o około { $number } kart więcej.
    }
fact-instants = Na ręce częściej zostaje błyskawica, którą można zatrzymać cudzą kartę.
fact-upgrades =
    { $number ->
        [0] We własnej stajni częściej jest o jedno ulepszenie więcej.
        [one] We własnej stajni jest o około 1 ulepszenie więcej.
        [few] We własnej stajni jest o około { $number } ulepszenia więcej.
       *[other] We własnej stajni jest o około { $number } ulepszeń więcej.
    }
fact-unburdened = We własnej stajni częściej jest o przeszkodę mniej.
fact-burdens =
    { $number ->
        [0] Inni częściej mają o jedną przeszkodę więcej.
        [one] Inni mają o około 1 przeszkodę więcej.
        [few] Inni mają o około { $number } przeszkody więcej.
       *[other] Inni mają o około { $number } przeszkód więcej.
    }


## Nawyki

habit-stop =
    { $way ->
        [less] Rzadko zatrzymujesz karty, kiedy masz błyskawicę
       *[more] Bardzo często zatrzymujesz karty, kiedy masz błyskawicę
    }: { $taken } na { $open }; silny bot w tych samych położeniach: { $best } na { $open }.
habit-use =
    { $way ->
        [less] Rzadko korzystasz z nieobowiązkowych efektów
       *[more] Korzystasz z prawie każdego nieobowiązkowego efektu
    }: { $taken } na { $open }; silny bot w tych samych położeniach: { $best } na { $open }.
habit-draw =
    { $way ->
        [less] Rzadko dobierasz kartę zamiast zagrać
       *[more] Bardzo często dobierasz kartę zamiast zagrać
    }: { $taken } na { $open }; silny bot w tych samych położeniach: { $best } na { $open }.
habit-unicorn =
    { $way ->
        [less] Rzadko zagrywasz jednorożca, kiedy można
       *[more] Prawie zawsze zagrywasz jednorożca, kiedy można
    }: { $taken } na { $open }; silny bot w tych samych położeniach: { $best } na { $open }.
habit-magic =
    { $way ->
        [less] Rzadko zagrywasz zaklęcia, kiedy można
       *[more] Bardzo często zagrywasz zaklęcia, kiedy można
    }: { $taken } na { $open }; silny bot w tych samych położeniach: { $best } na { $open }.
habit-upgrade =
    { $way ->
        [less] Rzadko zagrywasz ulepszenia, kiedy można
       *[more] Bardzo często zagrywasz ulepszenia, kiedy można
    }: { $taken } na { $open }; silny bot w tych samych położeniach: { $best } na { $open }.
habit-downgrade =
    { $way ->
        [less] Rzadko zagrywasz przeszkody, kiedy można
       *[more] Bardzo często zagrywasz przeszkody, kiedy można
    }: { $taken } na { $open }; silny bot w tych samych położeniach: { $best } na { $open }.
