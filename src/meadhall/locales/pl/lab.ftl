### Co raporty laboratorium mówią o każdej grze, po polsku.
###
### Nazwy ($name, $other, $card, $table) przychodzą gotowe, w mianowniku, a liczby ze znakami. $share leży między $low a $high.
### Różnica to tyle a tyle wygranych na 100 rozgrywek ($wins, z wiadomości o tej nazwie, w bierniku); jej granice też są w wygranych.


## Strona

language = Polski
choose-language = Język
choose-theme = Jasna czy ciemna
theme-auto = Jak w systemie
theme-light = Jasna
theme-dark = Ciemna
percent = { $number }%
wins =
    { $count ->
        [one] { $count } wygraną
        [few] { $count } wygrane
       *[many] { $count } wygranych
    }
wins-more =
    { $count ->
        [one] o { $count } wygraną więcej
        [few] o { $count } wygrane więcej
       *[many] o { $count } wygranych więcej
    }
wins-less =
    { $count ->
        [one] o { $count } wygraną mniej
        [few] o { $count } wygrane mniej
       *[many] o { $count } wygranych mniej
    }
name-share = { $name } ({ $share })
level =
    { $level ->
        [guest] skald
        [page] giermek
        [warrior] wojownik
        [champion] czempion
        [jarl] jarl
        [legend] legenda
        [random] gra na chybił trafił
        [greedy] zachłanny
       *[other] { $level }
    }
title = { $study }: raport
reading = Jak czytać liczby
intro-matches = Podstawą raportu są rozgrywki między botami, tymi samymi, przeciw którym grają tu ludzie. Liczba rozgrywek: { $matches }.
intro-level = Jeśli nie podano inaczej, chodzi o rozgrywki najsilniejszych botów badania. Ich poziom: { $level }.
intro-intervals = Obok każdej liczby stoi jej przedział: w 95 przypadkach na 100 leży w nim prawdziwa wartość. To samo pokazują paski; cienka kreska na nich to wynik sprawiedliwy.
intro-many = Takich przedziałów jest tu { $count }. Około { $missed } z nich mija się z prawdą czystym przypadkiem. Dlatego słowami powiedziano tylko to, co jest pewne nawet przy tylu porównaniach.
intro-sort = Kliknij nagłówek kolumny, aby według niej posortować.
footer = Zrobione w meadhall. Ta strona niczego nie pobiera z sieci i niczego o tobie nie zapamiętuje.
head-matches = Rozgrywki
head-share = Wygrane, %
head-change = Różnica, wygrane na 100
head-treatment = Zmiana


## Werdykt

verdict-title = Werdykt
verdict-strong = Wyraźna przewaga: { $names }.
verdict-weak = Wyraźna słabość: { $names }.
verdict-fair = W sam raz: { $names }.
verdict-open = Jeszcze nie wiadomo: { $names }.
verdict-about = W sam raz jest ten, kto na pewno wygrywa od 45 do 55%. Przewagę lub słabość ma ten, kto na pewno wygrywa więcej lub mniej niż połowę i nie jest tak blisko niej. Wszystko to obowiązuje, ile razy by nie zaglądać do badania w jego trakcie i ilu by nie porównywać: nie wystarczy przedział, który nie obejmuje 50. Gdzie nie wiadomo, potrzeba więcej rozgrywek.
verdict-table = Werdykt i ranking
head-verdict = Werdykt
word-strong = przewaga
word-weak = słabość
word-fair = w sam raz
word-open = nie wiadomo
head-rating = Ranking
head-mixture = Najlepszy wybór, %
rating-about = Ranking działa jak w szachach (Bradley–Terry): 0 to średnia, a 100 punktów więcej to 64 wygrane na 100. „Najlepszy wybór” mówi, jak często doskonały gracz brałby każdego przeciw równie sprytnemu rywalowi (równowaga Nasha): kto ma tam 0, tego nigdy nie warto brać.
rating-title = Rankingi
rating-chart = Średnia to 0; im dalej w prawo, tym silniej.


## Kto kogo

pairs-title = Kto z kim wygrywa
pairs-even = Żadna para nie jest na pewno nierówna.
pairs-uneven = Pary na pewno nierówne: { $count } z { $pairs }. Najpierw te najwyraźniejsze:
pairs-line = { $name } – { $other }: { $share } wygranych (od { $low } do { $high }).
pairs-about = Wiersz przeciw kolumnie: wygrane wiersza w %, pod nimi przedział. Pomarańczowe: wiersz wygrywa częściej. Niebieskie: rzadziej.
pairs-table = Wygrane wiersza z kolumną, %



## Z którego miejsca

seats-title = Kto zaczyna
first-more = Pierwszy ruch daje przewagę: zaczynający wygrywa { $share } (od { $low } do { $high }), a sprawiedliwie byłoby { $fair }.
first-less = Pierwszy ruch przeszkadza: zaczynający wygrywa { $share } (od { $low } do { $high }), a sprawiedliwie byłoby { $fair }.
first-fair = Pierwszy ruch nie daje pewnej przewagi: zaczynający wygrywa { $share } (od { $low } do { $high }), sprawiedliwie byłoby { $fair }.
seats-table = Z pierwszym ruchem i bez niego
head-first = Wygrane zaczynających, %
head-second = Wygrane drugich, %
head-edge = Różnica, wygrane na 100
head-fair = Sprawiedliwie, %
head-more = Ponad sprawiedliwe, wygrane na 100


## Karty

cards-title = Które karty za to odpowiadają
cards-no-blanks = W tym badaniu nie zastępowano kart pustymi. Widać więc tylko to, co karcie towarzyszyło, a nie to, co sprawiła.
cards-sure =
    { $count ->
        [0] Karty zastąpione pustymi: { $cards }. Żadna z nich na pewno nie wpływa na wynik.
       *[other] Karty zastąpione pustymi: { $cards }. Na pewno wpływa na wynik tyle z nich: { $count }, najpierw najważniejsze:
    }
cards-helps = „{ $card }” ({ $name }) daje { $wins } na 100 rozgrywek (od { $low } do { $high }).
cards-hurts = „{ $card }” ({ $name }) zabiera { $wins } na 100 rozgrywek (od { $low } do { $high }): pusta karta byłaby lepsza.
cards-blank-about = Pusta karta ma tę samą wartość i to samo wzmocnienie co karta, którą zastępuje, i nic więcej. Rozegrano z nią jeszcze raz te same rozgrywki, z tymi samymi taliami i tym samym szczęściem: różnica to właśnie to, co robi tekst karty.
cards-chart = Ile warte są karty
cards-chart-about = O ile więcej wygranych na 100 rozgrywek daje karta niż pusta; na prawo od 0 pomaga. Liczba kart: { $count }.
cards-about = Poniżej stoi to, co karcie towarzyszyło, a nie to, co sprawiła: w długich rozgrywkach dobiera się więcej kart, a dobre karty trzyma się na dobrą chwilę.
cards-table = Wszystkie karty
cards-of = Karty: { $name }
head-card = Karta
head-effect = Wartość, wygrane na 100
head-dead = Na końcu została na ręce, %


## Zmiany

smallest-title = Najmniejsza zmiana
smallest-now = { $name } teraz: { $share } wygranych (od { $low } do { $high }).
smallest-found = Najmniejsza zmiana potwierdzona w nowych rozgrywkach: { $change }. Byłoby wtedy { $share } (od { $low } do { $high }).
smallest-fair = To w sam raz: niczego nie trzeba zmieniać.
smallest-open = To jeszcze niczego nie dowodzi: czy trzeba coś zmienić, pokaże dopiero więcej rozgrywek.
smallest-nothing = Nie znaleziono małej zmiany, którą potwierdziłyby nowe rozgrywki.
smallest-about = Każdą propozycję rozegrano jeszcze raz w nowych rozgrywkach, których poszukiwanie nie widziało.
head-result = Co mówią nowe rozgrywki
result-fair = w sam raz
result-even = pomaga, połowa możliwa
result-unproven = nie wiadomo
result-refuted = nie wyrównuje
smallest-table = Propozycje, każda sprawdzona w rozgrywkach: { $name }
changes-title = Inne liczby
changes-line = { $name } z inną liczbą ({ $change }): { $more } na 100 rozgrywek (od { $low } do { $high }).
changes-none = Żadna z wypróbowanych zmian na pewno nie wpływa na wynik.
changes-about = Te same rozgrywki rozegrano jeszcze raz ze zmianą i z tym samym szczęściem.
changes-table = Wypróbowane zmiany
changes-for-all = Te zmiany dotyczą wszystkich przy stole, więc nikt na nich nie zyskuje. Zmienia się przebieg rozgrywek: o tyle, w porównaniu z tymi samymi rozgrywkami bez zmiany.
changes-felt = Jak zmieniają się rozgrywki
compare-title = Przed i po
compare-what = Przed: { $before }. Po: { $after }. Rozegrano te same rozgrywki z tym samym szczęściem.
compare-change = Jak jest i ze zmianą: { $change }. Rozegrano te same rozgrywki z tym samym szczęściem.
compare-parts = Szczegóły
head-where = Przeciw komu, gdzie, jakie boty
compare-line = { $name }: { $more } na 100 rozgrywek niż przedtem (od { $low } do { $high }).
compare-same = Nikt na pewno nie wygrywa więcej ani mniej niż przedtem.
compare-table = Przed i po, w tych samych rozgrywkach
head-before = Przed, %
head-after = Po, %


## Umiejętności

skill-title = Komu pomaga myślenie
skill-gains = { $name }: opłaca się myśleć. Z botami „{ $high_level }” { $more } na 100 rozgrywek niż z botami „{ $low_level }” (od { $low } do { $high }).
skill-loses = { $name }: myślenie się nie opłaca. Z botami „{ $high_level }” { $more } na 100 rozgrywek niż z botami „{ $low_level }” (od { $low } do { $high }).
skill-alike = Nikt nie wygrywa z botami „{ $high_level }” na pewno więcej ani mniej niż z botami „{ $low_level }”.
skill-about = W każdej rozgrywce obie strony mają boty tej samej siły. Kto wygrywa tym częściej, im silniejsze są boty, ten nagradza umiejętności.
skill-table = Wygrane według siły botów, %
head-level = { $level }, %
head-gain = Od pierwszych do ostatnich, wygrane na 100
restricted-title = Z jedną ręką związaną
restricted-warning = Czy nasze boty źle tym grają? Gdy bot wygrywa częściej, kiedy mu czegoś nie wolno, liczby mówią raczej o botach niż o tym, kim one grają:
restricted-line = { $name } { $way }, boty „{ $level }”: { $more } na 100 rozgrywek (od { $low } do { $high }).
restricted-little = Żaden zakaz na pewno nic nie kosztuje.
restricted-about = Jedna strona rozgrywa te same rozgrywki jeszcze raz, ale czegoś nigdy nie robi albo robi to zawsze. Ile na tym traci, tyle wart jest wybór.
restricted-table = Zakazy i ich koszt
head-way = Jak
head-bots = Boty


## Przebieg

feel-title = Jak przebiegają rozgrywki
feel-length = Rozgrywka ma średnio { $turns } tur; w czterech rozgrywkach na pięć – od { $low } do { $high }. Decyzji w tym czasie: { $answers }.
feel-leads = Prowadzenie zmienia się { $number } raza na rozgrywkę.
feel-dead = Na końcu na ręce zostaje { $number } karty.
feel-levels = Jak przebiegają rozgrywki, według siły botów
head-turns = Tury
head-answers = Decyzje
head-leads = Zmiany prowadzenia
head-comebacks = Powroty do gry, %
head-nobody = Nikt nie wygrał, %
ends-table = Jak kończą się rozgrywki
head-end = Koniec
head-often = Jak często, %
end-unfinished = niedokończona
end-forfeit = poddanie się
end-endless = koniec bez rozstrzygnięcia
counters-table = Co się robi w rozgrywce, średnio
