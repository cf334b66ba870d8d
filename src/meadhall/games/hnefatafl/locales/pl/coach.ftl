### Co trener mówi o hnefataflu: powody według tego, co wychodzi do końca następnej tury gracza, i nawyki.
### $number: o ile więcej, w zaokrągleniu; $best i $given: w ilu kontynuacjach na 10; $way: rzadziej czy częściej niż silny bot.


## Powody

fact-taken =
    { $number ->
        [0] To częściej daje bicie.
        [one] To bije o około 1 figurę więcej.
        [few] To bije o około { $number } figury więcej.
       *[other] To bije o około { $number } figur więcej.
    }
fact-kept =
    { $number ->
        [0] Własna figura częściej zostaje na planszy.
        [one] To ratuje około 1 własnej figury.
       *[other] To ratuje około { $number } własnych figur.
    }
fact-way_out = Król ma otwartą drogę ucieczki w { $best } kontynuacjach na 10 zamiast w { $given }.
fact-unbeset = Obok króla stoi mniej atakujących.
fact-shut = Drogi ucieczki króla są zamknięte w { $best } kontynuacjach na 10 zamiast w { $given }.
fact-besieged = Obok króla stoi więcej atakujących.
fact-cornered = Król jest zbity albo zagrożony biciem w { $best } kontynuacjach na 10 zamiast w { $given }.


## Nawyki

habit-capture =
    { $way ->
        [less] Rzadko bijesz, kiedy można
       *[more] Bijesz prawie zawsze, kiedy można
    }: { $taken } na { $open }; silny bot w tych samych położeniach: { $best } na { $open }.
habit-king =
    { $way ->
        [less] Rzadko ruszasz się królem
       *[more] Bardzo często ruszasz się królem
    }: { $taken } na { $open }; silny bot w tych samych położeniach: { $best } na { $open }.
