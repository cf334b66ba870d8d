### Co sala mówi o grze „Jednorożce”, po polsku.


preview-title =
    { $state ->
        [waiting] Zaproszenie do gry w jednorożce
        [over] Zapis rozgrywki w jednorożce: { $names }
       *[running] Jednorożce: { $names }
    }
preview-picture = Jednorożce w swoich stajniach


choice-targets = Kiedy wskazuje się cele?
choice-targets-when_played = Przy zagraniu karty
choice-targets-when_resolved = Gdy karta zaczyna działać
choice-win_check = Kiedy kończy się rozgrywka?
choice-win_check-at_once = Gdy tylko ktoś zbierze dość jednorożców
choice-win_check-after_effects = Gdy skończą się wszystkie efekty


theme-play = Zagranie karty
theme-instant = Zatrzymanie karty
theme-destroy = Niszczenie
theme-steal = Kradzież
theme-sacrifice = Poświęcenie
theme-hand = Ręka
theme-pile = Talia i stos kart odrzuconych
theme-effect = Użycie efektu
theme-combo = Kilka odpowiedzi z rzędu
