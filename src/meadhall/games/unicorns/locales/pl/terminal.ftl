### Słowa terminala o grze „Jednorożce”, po polsku.


game-summary = Jednorożce: zapełnij swoją stajnię i nie daj innym zapełnić ich stajni


## Przed rozgrywką

ask-expansion = Który dodatek wtasować do talii? Wpisz numer albo naciśnij Enter, by wybrać pierwszą możliwość.
no-expansion = Żaden: talia taka jak w pudełku
ask-players = Ilu graczy? Wpisz liczbę albo naciśnij Enter, aby wybrać pierwszą.
players =
    { $players ->
        [one] { $players } gracz
       *[other] { $players } graczy
    }
ask-targets = Kiedy wskazuje się cel karty?
targets =
    { $targets ->
        [when_resolved] Gdy karta zaczyna działać i nikt już nie może jej zatrzymać
       *[when_played] Przy zagraniu karty, zanim ktokolwiek może ją zatrzymać (w instrukcji to prostszy sposób)
    }
ask-win-check = Kiedy kończy się rozgrywka?
win-check =
    { $check ->
        [after_effects] Dopiero gdy dokończono wszystkie trwające efekty
       *[at_once] W chwili, gdy ktoś zbierze dość jednorożców albo skończy się talia (zgodnie z instrukcją)
    }


## Stół jednorożców

turn-of =
    Tura: { $seat }{ $plays ->
        [0] {""}
        [1] {""}
       *[other] {" "}· można zagrać do { $plays } kart
    }{ $extra ->
        [0] {""}
        [1] {" "}· potem dodatkowa tura
       *[other] {" "}· potem dodatkowych tur: { $extra }
    }{ $cut ->
        [cut] {" "}· tura zaraz się skończy
       *[none] {""}
    }
middle =
    Talia: { $deck } · Żłobek: { $nursery } · Odrzucone: { $discard }{ $top ->
        [none] {""}
       *[other] , na wierzchu: { $top }
    }
hand-size = na ręce { $size }
hand-open = odkryta ręka:
herd-state =
    { $state ->
        [pandas] pandy
       *[blinded] oślepione
    }
letters =
    { $letters ->
        [one] { $letters } litera
        [few] { $letters } litery
       *[many] { $letters } liter
    }
waiting = Na początku tury jeszcze: { $cards }
played = { $seat } zagrywa kartę
named = Cel: { $named }
answered = Stop! { $seat }: { $card }
stage =
    { $stage ->
        [naming] trwa wskazywanie celu
        [stopped] zatrzymana, chyba że ktoś zatrzyma odpowiedź
        [resolving] działa
       *[answering] teraz można odpowiedzieć
    }
pile = Stos kart odrzuconych ({ $number })
nursery = Żłobek ({ $number })
deck-top = Znane karty w talii, licząc od góry
deck-shuffled = Wtasowane do talii i od tamtej pory niewidziane


## Karty

card-hint = meadhall cards ID mówi więcej o jednej karcie.
card-about =
    { $type } · { $copies ->
        [one] { $copies } egzemplarz
        [few] { $copies } egzemplarze
       *[many] { $copies } egzemplarzy
    }{ $letters ->
        [0] {""}
        [one] {" "}· { $letters } litera
        [few] {" "}· { $letters } litery
       *[many] {" "}· { $letters } liter
    }{ $two ->
        [without] {" "}· nie w grze na dwie osoby
       *[with] {""}
    }
pack-without = Zostają w pudełku: { $cards }
