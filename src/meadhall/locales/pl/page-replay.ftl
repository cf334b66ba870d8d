### The replay in Polish.


## What is shown

replay-title = Powtórka: { $names }
replay-now = Ta chwila
replay-moment =
    { $turn ->
        [0] Krok { $number } z { $total }, przed pierwszą turą
       *[other] Krok { $number } z { $total }, tura { $turn }
    }
replay-asked = Wybiera { $seat }
replay-next =
    { $seat ->
        [none] Co dalej:
       *[other] { $seat }:
    }
replay-running = Ta partia jeszcze trwa
replay-running-about = Powtórka pojawi się, gdy partia się skończy. Tymczasem zapraszamy do stołu.
replay-missing = Nie ma tu powtórki


## The controls

replay-bar = Sterowanie powtórką
replay-first = Na początek (Home)
replay-turn-back = Poprzednia tura (Page Up)
replay-back = Krok wstecz (←)
replay-play = Odtwarzaj (spacja)
replay-pause = Wstrzymaj (spacja)
replay-on = Krok naprzód (→)
replay-turn-on = Następna tura (Page Down)
replay-last = Na koniec (End)
replay-slider = Chwila partii
replay-eyes = Czyimi oczami
replay-eyes-open = Wszystkie karty odkryte
replay-eyes-of = Oczami: { $seat }


## The story of a match at its end

story-chances = Jak zmieniały się szanse
story-turning =
    { $turn ->
        [0] Punkt zwrotny jeszcze przed pierwszą turą
       *[other] Punkt zwrotny: tura { $turn }
    }
story-swing = { $winner }: szansa na wygraną najpierw { $before }, potem { $after }.
story-look = Obejrzyj tę chwilę
story-again = Rozegraj tę chwilę jeszcze raz
story-no-turning = Nie było punktu zwrotnego: zwycięska strona prowadziła prawie przez cały czas.
story-cards = Czego dokonały karty
story-card = Karta
story-played = Zagrano
story-cards-all = Wszystkie karty: { $number }
story-cards-few = Tylko najważniejsze


## A picture of a moment

picture = Obrazek
picture-about = Obrazek tej chwili do zachowania albo wysłania
picture-told = Stół: { $names }
picture-wait = Obrazek się maluje…
picture-wrong = W tej przeglądarce nie udało się zrobić obrazka.
picture-save = Zapisz obrazek
picture-send = Wyślij


## Beside the table

replay-side = Co pokazać
replay-tab-steps = Kroki
replay-tab-chances = Szanse
replay-beginning = Początek
replay-thinking = Bot rozważa partię: { $share }%
replay-chances-told = Szanse na wygraną w tej chwili: { $chances }
replay-chances-about = Jak prawdopodobna była wygrana każdego, sądząc po tym, co mógł wiedzieć ten, kto wybierał.
replay-costly = Najdroższe błędy
replay-costly-none = Nikogo nic drogo nie kosztowało. Brawo!
replay-given = Wybrano: { $answer }
replay-best = Lepiej: { $answer }
replay-share = Udostępnij
replay-shared = Skopiowano link
replay-share-about = Link dokładnie do tej chwili
replay-shared-here = Skopiowano dla tej przeglądarki
replay-share-about-here = Link dokładnie do tej chwili. Działa tylko w tej przeglądarce; dla innych zapisz partię w pliku albo zrób obrazek.
replay-go-on = Graj od tego miejsca
replay-go-on-about = Nowa partia, która zacznie się od tej chwili
replay-go-on-over = W tym miejscu partia jest skończona. Cofnij się trochę i graj stamtąd.
replay-go-on-deal = Od tego miejsca zacznie się nowa partia. Wszystko, czego z twojego miejsca nie można było wiedzieć, zostanie rozdane na nowo: ręce innych i kolejność kart będą inne.
replay-go-on-seat = Które miejsce jest twoje?
replay-go-on-others = Pozostałe miejsca
replay-download = Zapis
replay-download-about = Pobierz zapis: cała partia w jednym pliku
replay-when = Data partii: { $date }
replay-uploaded = Otwarto z pliku.
replay-origin = Ciąg dalszy innej partii


## The coach

replay-tab-coach = Trener
coach = Trener
coach-soon = Trener zabierze głos, gdy tylko bot przemyśli rozgrywkę.
coach-more = Wszystko, co mówi trener
coach-thinking = Trener przemyśla rozgrywkę: { $share }%
coach-turning-points = Gdzie rozgrywka się odwróciła
coach-rises = Na lepsze:
coach-falls = Na gorsze:
coach-overlooked-title = Co uszło uwagi
coach-why = Dlaczego to lepsze
