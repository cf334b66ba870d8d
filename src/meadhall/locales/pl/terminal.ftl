### Słowa samego terminalu po polsku.
###
### Imiona i nazwy ($seat, $fighter, $card itd.) przychodzą gotowe, w mianowniku. Na stole są więc głównie etykiety, żeby niczego nie
### trzeba było odmieniać. Czego brak, przychodzi jako "none". Terminy są te same co w game.ftl każdej gry.


## Przed rozgrywką

ask-game = W którą grę? Wpisz numer albo naciśnij Enter, aby wybrać pierwszą.
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

seat-you = ty
seat-bot =
    { $level ->
        [none] bot
       *[other] bot: { $level }
    }
seat-left = gracz odszedł
hand = Twoja ręka
hand-of = Ręka: { $seat }
nothing = nic
known-of = Znane karty na ręce: { $seat }
dealt =
    Wszyscy dostają po { $number ->
        [one] { $number } karcie
        [few] { $number } karty
       *[many] { $number } kart
    }.


## Karty

column-card = Karta
column-text = Tekst


## Powtórki

replay-help = Enter: dalej · b: wstecz · numer: przejdź tam · end: na koniec · log: wszystko do tej pory · q: wyjdź
replay-at = Po odpowiedzi { $number } z { $total }
replay-answer = { $seat }: { $answer }
replay-start = Rozgrywka się zaczyna.
replay-leaves = Od stołu odchodzi { $seat }.
replay-anew = Odtąd wszystko, czego nie mógł znać ten gracz, rozdano na nowo: { $seat }


## Plansze

board-drawn = { $board } – rysunek zapisano w pliku { $file }.


## Własne karty

packs-read = Zrozumiano: { $text }
packs-unread = Nie zrozumiano: „{ $words }”
packs-nearest = Być może chodziło o: { $text }
packs-ambiguous = Ten tekst można zrozumieć na kilka sposobów:
packs-impossible = Zrozumiano, ale to niemożliwe: { $problem }
packs-warning = ostrzeżenie: { $text }
packs-sound = „{ $name }” ({ $id }, wersja { $version }): wszystko w porządku.
packs-count =
    { $mistakes ->
        [one] { $mistakes } błąd
        [few] { $mistakes } błędy
       *[many] { $mistakes } błędów
    }, { $warnings ->
        [one] { $warnings } ostrzeżenie
        [few] { $warnings } ostrzeżenia
       *[many] { $warnings } ostrzeżeń
    }
packs-partly = { $path }: { $count }. Pokazano tylko to, co jest poprawne.
packs-begun = Pakiet jest gotowy. Dalej: meadhall packs check { $folder }
packs-imported = Pakiet zapisano w folderze { $folder }: { $count }.
packs-installed = Zainstalowano „{ $name }” ({ $id }, wersja { $version }).
packs-replaced = Zainstalowano „{ $name }” ({ $id }, wersja { $version }) w miejsce wersji { $before }.
packs-removed = Usunięto pakiet: { $id }
packs-none = Nie zainstalowano żadnych pakietów.
packs-exported = „{ $name }”, wersja { $version } – zapisano w pliku { $file }.
packs-shown =
    { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, { $boards ->
        [one] 1 plansza
        [few] { $boards } plansze
       *[many] { $boards } plansz
    }, { $pages ->
        [one] 1 strona
        [few] { $pages } strony
       *[many] { $pages } stron
    }: { $file }
packs-scale = Drukować w rzeczywistym rozmiarze (100%)


## Drafts before a match

draft-seat = Gracz { $number }
draft-asked = { $seat }: { $task }
draft-how =
    { $count ->
        [1] Wpisz jeden numer lub nazwę; „hints” pokazuje, co zmierzono, q kończy.
       *[other] Wpisz numery lub nazwy oddzielone spacjami, razem { $count }; „hints” pokazuje, co zmierzono, q kończy.
    }
draft-not-so-many =
    { $count ->
        [1] Trzeba podać dokładnie jedno.
       *[other] Trzeba podać dokładnie tyle, bez powtórzeń: { $count }.
    }
