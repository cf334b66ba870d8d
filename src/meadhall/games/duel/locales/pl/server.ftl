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


## Drafty

draft-title =
    { $format ->
        [blind-pick] Tajny wybór
        [pick-ban] Wykluczenia, potem wybór
        [arsenal-3-5-2] Arsenał 3/5/2
        [board-strike] Skreślanie plansz
        [blind-pick-strike] Skreślanie plansz i tajny wybór
        [snake] Wężyk
       *[other] Draft
    }
draft-about =
    { $format ->
        [blind-pick] Każdy wybiera bohatera w tajemnicy. Wszyscy odkrywają naraz.
        [pick-ban] Każdy po kolei wyklucza dwóch bohaterów, a potem po kolei wybiera się bohaterów.
        [arsenal-3-5-2] Obie strony w tajemnicy wykluczają po trzech bohaterów, biorą po pięciu i wykluczają dwóch z pięciu cudzych. Plansze skreśla się na zmianę, aż zostanie jedna. Potem każdy wybiera jednego z trzech pozostałych bohaterów.
        [board-strike] Plansze skreśla się na zmianę, aż zostanie jedna. Bohaterowie pozostają tacy, jak wybrano tutaj.
        [blind-pick-strike] Plansze skreśla się na zmianę, aż zostanie jedna. Potem każdy wybiera bohatera w tajemnicy.
        [snake] Każdy bierze dwóch bohaterów, po kolei tam i z powrotem, a potem w tajemnicy wybiera jednego z nich.
       *[other] To, czym się gra, wybiera się przy stole, krok po kroku.
    }
draft-ban =
    { $what ->
        [board] { $count ->
            [one] Skreśl { $count } planszę
            [few] Skreśl { $count } plansze
           *[many] Skreśl { $count } plansz
        }
       *[hero] { $from ->
            [others] { $count ->
                [one] Wyklucz { $count } bohatera z cudzego arsenału
               *[many] Wyklucz { $count } bohaterów z cudzego arsenału
            }
           *[pool] { $count ->
                [one] Wyklucz { $count } bohatera
               *[many] Wyklucz { $count } bohaterów
            }
        }
    }
draft-pick =
    { $what ->
        [board] { $count ->
            [one] Weź { $count } planszę
            [few] Weź { $count } plansze
           *[many] Weź { $count } plansz
        }
       *[hero] { $count ->
            [one] Weź { $count } bohatera
           *[many] Weź { $count } bohaterów
        }
    }
draft-choose =
    { $what ->
        [board] Wybierz planszę
       *[hero] Wybierz swojego bohatera na tę partię
    }
draft-banned =
    { $what ->
        [board] { $seat } skreśla: { $names }
       *[hero] { $seat } wyklucza: { $names }
    }
draft-picked = { $seat } bierze: { $names }
draft-chosen =
    { $what ->
        [board] { $seat } wybiera planszę: { $names }
       *[hero] { $seat } gra jako: { $names }
    }


## Zadania

theme-attack = Atak
theme-defence = Obrona
theme-manoeuvre = Manewr
theme-boost = Wzmocnienie
theme-scheme = Fortel
theme-escape = Ucieczka
theme-combo = Kilka odpowiedzi z rzędu
theme-cards = Wybór kart
