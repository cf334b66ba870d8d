### Słowa samego terminalu po polsku.
###
### Imiona i nazwy ($seat, $fighter, $card itd.) przychodzą gotowe, w mianowniku. Na stole są więc głównie etykiety, żeby niczego nie
### trzeba było odmieniać. Czego brak, przychodzi jako "none". Terminy są te same co w duel.ftl.


## Przed rozgrywką

ask-game = W którą grę? Wpisz numer albo naciśnij Enter, aby wybrać pierwszą.
game =
    { $game ->
        [duel] Pojedynek: bohaterowie z własnymi taliami walczą na planszy
        [unicorns] Jednorożce: zapełnij swoją stajnię i nie daj innym zapełnić ich stajni
       *[other] { $game }
    }
ask-mode = W co gramy? Wpisz numer albo naciśnij Enter, aby wybrać pierwszą możliwość.
mode =
    { $mode ->
        [free_for_all] Każdy na każdego
        [teams] Gra drużynowa, dwóch na dwóch
       *[duel] Pojedynek, jeden na jednego
    } – { $seats ->
        [one] { $seats } gracz
       *[other] { $seats } graczy
    }
ask-people = Ile osób gra przy tym ekranie? Pozostałe miejsca zajmą boty.
people =
    { $people ->
        [one] { $people } osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }, { $bots ->
        [0] bez botów
        [one] { $bots } bot
        [few] { $bots } boty
       *[many] { $bots } botów
    }
ask-hero = Gracz { $number }: który bohater? Wpisz numer, naciśnij Enter, aby go wylosować, albo wpisz „cards 2”, aby obejrzeć talię bohatera 2.
ask-board = Która plansza?
any-board = Dowolna
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
ask-level = Jak silne mają być boty? Wpisz numer albo naciśnij Enter, aby wezwać wojowników.
level-about =
    { $level ->
        [guest] Skald: przyszedł na ucztę i pieśni, pokona go nawet dziecko
        [page] Giermek: zna zasady, ale często się myli
       *[warrior] Wojownik: gra solidnie
        [champion] Czempion: myśli naprzód, trudno go pokonać
        [jarl] Jarl: bardzo trudno go pokonać
        [legend] Legenda: najsilniejsza, nad każdą odpowiedzią myśli około sekundy
    }
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
no-choice = Nie ma takiej możliwości: „{ $answer }”.


## W trakcie gry

welcome = Witaj w sali biesiadnej! Wpisz numer swojej odpowiedzi; h pokaże, co jeszcze można wpisać.
goodbye = Do zobaczenia!
help =
    numer        wybierz tę odpowiedź (albo Enter, gdy jest proponowany)
    l            stół: pokaż wszystko jeszcze raz
help-map = m            mapa: wszystkie pola, ich strefy i sąsiedztwo
help-more =
    w, why       zasady tego pytania; „why 3”: zasady i karta odpowiedzi 3
    u            cofnij: wróć do ostatniego wyboru
    a, hint      podpowiedź: najlepsze odpowiedzi i szansa na wygraną z każdą z nich
    thinking     pokazuj, co myślą boty (a więc i co mają na ręce), albo przestań
    cards        karty odrzucone i to, co wiesz o innych kartach
    cards NAZWA  co jest napisane na karcie; wystarczy część nazwy
    log          wszystko, co się wydarzyło
    review       po zakończeniu: szanse graczy i najkosztowniejsze odpowiedzi
    language en  graj dalej w innym języku
    save PLIK    zapisz rozgrywkę; „meadhall play --resume PLIK” ją wznowi
    q            wyjdź
enter = Enter: { $answer }
only-answer = Możliwa była tylko jedna odpowiedź: { $answer }.
refused = Tu nie można odpowiedzieć „{ $answer }”; h pokaże, co można wpisać.
refused-near = Może chodzi o: { $near }
languages = Języki: { $languages }
curtain = ──── Patrzy tylko { $seat } ──── Niech pozostali odwrócą wzrok. Naciśnij Enter. ────
unseen = Bez patrzenia, p: { $answer }
after-end = Koniec rozgrywki. Możesz jeszcze wpisać review, log, cards, save PLIK lub u; Enter kończy.
hint = h pokaże, co jeszcze można wpisać; l pokaże stół jeszcze raz; a podpowie.
save-exists = Plik { $file } już istnieje i nie jest zapisaną rozgrywką: niczego nie zapisano. Wybierz inną nazwę.
saved = Rozgrywka zapisana: { $file }
not-saved = Nie udało się zapisać rozgrywki: { $problem }
save-where = W którym pliku zapisać? Wpisz: save PLIK


## Cofanie

taken-back = Cofnięto. Jeszcze raz odpowiada { $seat }.
seen-since = Odsłonięto karty, które były ukryte. Pozostają te same.
nothing-back = Nie ma odpowiedzi do cofnięcia.
back-answer = To cofa także cudzą odpowiedź: { $seat }
back-seen = Od tamtej chwili odsłonięto karty, które były ukryte.
back-agree = Czy wszyscy gracze się zgadzają? Wpisz „tak”, aby cofnąć, albo naciśnij Enter, aby zostać.
yes = tak


## Co myślą boty

percent = { $number }%
bot-thinks =
    { $seat ->
        [none] Boty myślą…
       *[other] { $seat } myśli…
    }
advice =
    Najlepsze odpowiedzi według tego, co wiesz ({ $tries ->
        [one] { $tries } próba
        [few] { $tries } próby
       *[many] { $tries } prób
    }):
advice-chance = szansa
advice-tries = próby
advice-line = Dalej zapewne: { $line }
advice-only = Odpowiedź jest tylko jedna: { $answer }.
advice-wait = Myślę…
advice-none = Nikt tu nie zna tej gry na tyle dobrze.
thinking-on = Zobaczysz, co myślą boty, a wraz z tym karty, których nikt by ci nie pokazał.
thinking-off = Boty znów zachowują swoje myśli dla siebie.
thinking-shared = Przy tym ekranie siedzi kilka osób: boty zachowują swoje myśli i karty dla siebie.
thought = { $seat } ocenia szansę wygranej na { $chance }: { $answers }
thought-careless = { $seat } nie zastanawia się długo: { $answer }
review = Analiza rozgrywki: szanse na wygraną od pierwszego wyboru do ostatniego
review-wait = Analiza rozgrywki: { $share }
review-later = Analiza będzie po zakończeniu rozgrywki.
review-costly = Najkosztowniejsze odpowiedzi:
review-flawless = Żadna odpowiedź nie kosztowała wiele.
review-given =
    { $turn ->
        [0] Przed pierwszą turą
       *[other] Tura { $turn }
    }, { $seat }: { $answer } (szansa na wygraną: { $chance }).
review-better = Lepiej: { $answer } ({ $chance }). Koszt: { $cost }.


## Stół

on-turn =
    trwa tura, { $actions ->
        [one] została { $actions } akcja
        [few] zostały { $actions } akcje
       *[many] zostało { $actions } akcji
    }{ $taken ->
        [0] {""}
       *[other] , wykorzystano: { $taken }
    }
team = Drużyna { $number }
seat-you = ty
seat-bot =
    { $level ->
        [none] bot
       *[other] bot: { $level }
    }
seat-out = poza rozgrywką
seat-left = gracz odszedł
sizes = Ręka: { $hand } · Talia: { $deck } · Odrzucone: { $discard }
basket = Koszyczek: { $item }
off-board = poza planszą
reach =
    { $reach ->
        [ranged] na dystans
       *[melee] wręcz
    }
door =
    { $state ->
        [closed] { $door }: zamknięte
       *[open] { $door }: otwarte
    }
hand = Twoja ręka
hand-of = Ręka: { $seat }
nothing = nic
pile-of = Stos kart odrzuconych: { $seat } ({ $number })
known-of = Znane karty na ręce: { $seat }
deck-of = Znane karty w talii, licząc od góry: { $seat }
combat = Walka
side =
    { $role ->
        [attack] Atak: { $fighter }
       *[defence] Obrona: { $fighter }
    }
laid =
    { $state ->
        [hidden] zakryta karta
       *[none] bez karty
    }
boost-hidden = zakryte wzmocnienie
boost-open =
    { $state ->
        [lost] wzmocnienie { $number }: { $card } (przepadło)
       *[counts] wzmocnienie { $number }: { $card }
    }
side-state =
    { $state ->
        [cancelled] efekty anulowane
        [ignored] wartość zignorowana
        [kept] wraca na rękę
        [prevented] bez obrażeń z ataku
       *[reflected] obrażenia z ataku odbite
    }
playing = Fortel ({ $actor }): { $card }
shown = Karta pokazana wszystkim: { $card }
noted-spaces = Zaznaczone pola: { $spaces }


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
dealt =
    Wszyscy dostają po { $number ->
        [one] { $number } karcie
        [few] { $number } karty
       *[many] { $number } kart
    }.
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

card-type =
    { $type ->
        [attack] atak
        [defence] obrona
        [scheme] fortel
       *[versatile] atak lub obrona
    }
card-facts =
    { $type }{ $value ->
        [none] {""}
       *[other] {" "}{ $value }
    }{ $boost ->
        [none] {""}
       *[other] {" "}· wzmocnienie { $boost }
    } · { $who }{ $symbol ->
        [none] {""}
       *[other] {" "}· symbol: { $symbol }
    }
column-card = Karta
column-type = Typ
column-value = Wartość
column-boost = Wzm.
column-who = Kto
column-symbol = Symbol
column-text = Tekst
column-hero = Bohater
column-id = Id
column-health = Zdrowie
column-move = Ruch
column-attack = Atak
column-sidekick = Pomocnik (zdrowie, atak)
sidekick =
    { $count ->
        [1] { $name }
       *[other] { $name } ×{ $count }
    } ({ $health }, { $reach })
cards-hint = meadhall cards ID pokazuje talię bohatera.
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


## Powtórki

replay-help = Enter: dalej · b: wstecz · numer: przejdź tam · end: na koniec · log: wszystko do tej pory · q: wyjdź
replay-at = Po odpowiedzi { $number } z { $total }
replay-answer = { $seat }: { $answer }
replay-start = Rozgrywka się zaczyna.
replay-leaves = Od stołu odchodzi { $seat }.
replay-anew = Odtąd wszystko, czego nie mógł znać ten gracz, rozdano na nowo: { $seat }


## Plansze

board-facts =
    { $board } – { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    }, { $lines ->
        [one] { $lines } linia
        [few] { $lines } linie
       *[many] { $lines } linii
    }, { $zones ->
        [one] { $zones } strefa
        [few] { $zones } strefy
       *[many] { $zones } stref
    }, dla { $players ->
        [2] 2 graczy
       *[other] 2–{ $players } graczy
    }{ $doors ->
        [0] {""}
       *[other] , drzwi: { $doors }
    }{ $passages ->
        [0] {""}
        [one] , przejście z { $passages } wylotem
       *[other] , przejście z { $passages } wylotami
    }
board-zone = { $letter }  { $zone }: { $spaces }
board-starts = pola startowe: { $spaces }
board-door = { $door }: na liniach { $lines }
board-passages = przejście: jeden krok między dowolnymi dwoma z pól { $spaces }, tylko przy ruchu
board-drawn = { $board } – rysunek zapisano w pliku { $file }.
