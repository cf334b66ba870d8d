### Co sala mówi o grze „Pojedynek”, po polsku.


mode =
    { $mode ->
        [free_for_all] Każdy na każdego
        [teams] Gra drużynowa, dwóch na dwóch
       *[duel] Pojedynek, jeden na jednego
    } – { $seats ->
        [one] { $seats } gracz
       *[other] { $seats } graczy
    }

preview-title =
    { $state ->
        [waiting] Zaproszenie na pojedynek
        [over] Zapis pojedynku: { $names }
       *[running] Pojedynek: { $names }
    }
preview-picture = Walczący na planszy w miodowej sali


choice-defeat = Kiedy liczy się pokonanie bohatera?
choice-defeat-action = Gdy tylko skończy się akcja
choice-defeat-at_once = Od razu
choice-versatile = Za co efekty uznają kartę uniwersalną?
choice-versatile-both = Za kartę ataku i zarazem obrony
choice-versatile-as_used = Tylko za to, do czego jej użyto
choice-discard = Kiedy odrzuca się karty walki?
choice-discard-before_abilities = Przed zdolnościami, które działają po walce
choice-discard-after_abilities = Po tych zdolnościach
choice-teammates = Karty na ręce współgraczy
choice-teammates-open = Współgracze widzą je nawzajem
choice-teammates-closed = Każdy widzi tylko swoje


fair-first = Zaczyna { $hero }.
fair-already = Fory nie trzeba.
fair-proof =
    { $where ->
        [board] Na tej planszy
       *[boards] Na wszystkich planszach razem
    } { $hero } wygrywa wtedy { $low }–{ $high } % partii: sprawdzono w partiach między botami poziomu „{ $level }”, łącznie { $matches }.


theme-attack = Atak
theme-defence = Obrona
theme-manoeuvre = Manewr
theme-boost = Wzmocnienie
theme-scheme = Fortel
theme-escape = Ucieczka
theme-combo = Kilka odpowiedzi z rzędu
theme-cards = Wybór kart
