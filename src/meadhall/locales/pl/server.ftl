### What the seats of a table are called; a name of somebody's own is not inflected, the word beside it is

seat-person = { $name }
    .nom = gracz { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }
    .acc = gracza { $name }
    .ins = graczem { $name }
    .voc = { $name }
seat-bot = { $name }
    .nom = bot { $name }
    .gen = bota { $name }
    .dat = botowi { $name }
    .acc = bota { $name }
    .ins = botem { $name }
    .voc = { $name }
namesake = { $name } ({ $number })
# the hall's own bots: each has a name of its own, spelled as it is read here
bot-called =
    { $bot ->
        [astrid] Astrid
        [leif] Leif
        [gudrun] Gudrun
        [sven] Sven
        [ingrid] Ingrid
        [bjorn] Björn
        [freydis] Freydis
        [harald] Harald
        [sigrid] Sigrid
        [olaf] Olaf
        [thora] Thora
        [ragnar] Ragnar
        [helga] Helga
        [erik] Erik
        [solveig] Solveig
        [gunnar] Gunnar
        [ylva] Ylva
        [knut] Knut
        [hilda] Hilda
        [arne] Arne
        [signe] Signe
        [torstein] Torstein
        [frida] Frida
        [ivar] Ivar
        [runa] Runa
        [halfdan] Halfdan
        [tove] Tove
        [sigurd] Sigurd
       *[other] Bot
    }
# how strong a bot is
bot-name =
    { $level ->
        [guest] Skald
        [page] Giermek
        [warrior] Wojownik
        [champion] Czempion
        [jarl] Jarl
        [legend] Legenda
       *[other] Bot
    }


## Refusals

refused-stale = Gra toczy się już dalej. Tak teraz wygląda stół.
refused-illegal = To pytanie nie ma takiej odpowiedzi.
refused-not-asked = Teraz odpowiada ktoś inny.
refused-not-yours = To nie twoje miejsce.
refused-watching = Oglądasz tę rozgrywkę, a to mogą zrobić tylko gracze.
refused-over = Rozgrywka już się skończyła.
refused-waiting = Przy stole kogoś jeszcze brakuje.
refused-storage = Nie udało się zapisać twojej odpowiedzi, więc jeszcze się nie liczy. Spróbuj ponownie za chwilę.
storage-away = Sala nie może teraz sięgnąć do swoich zapisów, więc nic się nie stało. Spróbuj ponownie za chwilę.
refused-back = Nie masz czego cofnąć.
refused-advice = Podpowiedzi są tylko tam, gdzie wszyscy pozostali to boty.
refused-again = Rozgrywka jeszcze się nie skończyła.
refused-unreadable = Strona powiedziała coś, czego sala nie rozumie. Spróbuj wczytać ją ponownie.
refused-too-fast = To było za dużo naraz. Trochę wolniej, proszę.
refused-version = Sala ma nowszą stronę. Wczytaj ją ponownie.
refused-muted = Gospodarz stołu wyciszył cię: możesz grać dalej, ale nie możesz o nic prosić innych.
refused-quiet = Gospodarz stołu wyciszył cię: możesz grać dalej, ale nie możesz odzywać się do innych.
refused-chatty = W krótkim czasie padło już wiele słów. Poczekaj chwilę.
refused-host = Może to zrobić tylko osoba, która przygotowała ten stół.
refused-moderate = Z tym miejscem nie da się tego zrobić.
refused-claim = Jeszcze nikt nie kazał stołowi czekać wystarczająco długo.
refused-busy = Boty mają jeszcze dużo do przemyślenia dla twojego adresu. Poczekaj chwilę.
refused-drafting = Partia jeszcze się nie zaczęła: najpierw wybiera się, czym grać.
level-limit =
    { $seconds ->
        [one] W przeglądarce bot myśli najwyżej { $seconds } sekundę, więc może grać słabiej niż w sali na serwerze.
        [few] W przeglądarce bot myśli najwyżej { $seconds } sekundy, więc może grać słabiej niż w sali na serwerze.
       *[many] W przeglądarce bot myśli najwyżej { $seconds } sekund, więc może grać słabiej niż w sali na serwerze.
    }
no-match = W tej sali nie ma takiego stołu.
no-friends = Do stołu w tej przeglądarce nikt nie może się dosiąść. Ze znajomymi gra się w sali na serwerze.
no-matches = To nie jest plik z partiami zapisany przez salę w przeglądarce.
no-match-in-file = Nie można odczytać tej partii z pliku: { $reason }
no-seat = Przy tym stole nie ma już wolnych miejsc.
no-choice = Przy tym stole gospodarz już zdecydował, kto kim gra.
no-game = Gry „{ $name }” tu nie ma.
no-name = Podaj imię, pod którym zobaczą cię inni (nie więcej niż { $most } znaków).
no-chair = Miejsca nie pasują do tej gry: potrzeba ich { $wanted }, a jedno musi być twoje.
no-origin = To żądanie przyszło z obcej strony.
not-found = Pod tym adresem nic nie ma.
not-allowed = Pod tym adresem nie da się tego zrobić.
too-large = To więcej, niż sala potrafi przeczytać naraz.
too-many = To już wiele stołów w krótkim czasie. Poczekaj chwilę.
too-slow = Zapytanie zbyt długo nie dotarło w całości. Spróbuj jeszcze raz.
too-many-requests = Z twojego adresu przyszło bardzo dużo zapytań. Poczekaj kilka sekund.
no-link = Ten odnośnik został już użyty albo jest za stary. Utwórz nowy na urządzeniu, z którego przechodzisz.
not-wanted = Gospodarz tego stołu nie chce cię tu więcej widzieć.
not-open = Ten stół jest zamknięty dla nowych gości.
cannot-replay = Ta rozgrywka toczyła się według wcześniejszego wydania kart i nie można jej już pokazać: { $reason }
not-over = Ta rozgrywka jeszcze trwa. Gdy tylko się skończy, każdy będzie mógł ją tu obejrzeć.
no-moment = W tej rozgrywce nie ma takiej chwili: ostatnia odpowiedź ma numer { $most }.
no-transcript = Ten plik nie jest zapisaną rozgrywką.
no-part = Ten plik nie jest zapisaną rozgrywką: brakuje w nim części „{ $name }” albo jest ona inna, niż być powinna.
not-this-format = Tę rozgrywkę zapisała inna wersja sali. Tutaj zapisane rozgrywki mają format { $wanted }.
not-these-cards = Tę rozgrywkę rozegrano w wersji { $name }, w której karty lub plansze były inne niż dziś.
not-these-rules = Tę rozgrywkę rozegrano w wersji { $name }. Od tamtej pory zmieniły się zasady { $rules }, więc dziś potoczyłaby się inaczej.
not-answer = Rozgrywka w tym pliku się urywa: odpowiedź numer { $number }, „{ $name }”, nie jest tam możliwa.
not-playable = Tę rozgrywkę wczytano z pliku: można ją oglądać, ale nie można w nią grać.
cannot-set = Nie można tu przygotować stołu tej rozgrywki: { $reason }
cannot-go-on = W tym miejscu rozgrywka już się skończyła. Wybierz wcześniejszą chwilę, żeby grać dalej.
too-long =
    Ta rozgrywka jest za długa: sala pokazuje rozgrywki, w których jest nie więcej niż { $most ->
        [one] { $most } odpowiedź
        [few] { $most } odpowiedzi
       *[many] { $most } odpowiedzi
    }.
too-wordy =
    Opisz to krócej, proszę: zmieści się { $most ->
        [one] { $most } znak
        [few] { $most } znaki
       *[many] { $most } znaków
    }.
too-many-reviews = Boty analizują teraz wiele rozgrywek. Zapytaj ponownie za jakiś czas.
too-many-reports = To już kilka zgłoszeń w krótkim czasie. Poczekaj kilka minut.
too-many-uploads = Z twojego adresu przesłano dziś już wiele plików. Spróbuj ponownie jutro.
no-draft = Nie ma tu takiego szkicu. Być może wycofała go osoba, która go udostępniła.
not-your-draft = Ten szkic może zmienić lub wycofać tylko ten, kto go udostępnił.
no-sharing = Co powstaje w tej przeglądarce, w niej zostaje: link prowadzi do innych tylko z sali na serwerze. Szkic można zapisać jako plik i wysłać.
too-many-drafts = Udostępniasz już tyle szkiców: { $most }. Najpierw jakiś wycofaj.
too-large-draft = Ten szkic jest za duży, żeby go udostępnić: najwyżej { $most } kB.
no-draft-in-file = W tym pliku nie ma szkicu: { $reason }
no-trial = Naraz można wypróbować od 1 do { $most } partii.
no-space = Nie udało się zachować twojego zgłoszenia: w sali skończyło się miejsce. Najpierw musi je zwolnić ten, kto ją prowadzi.


## What the host of a table has done

moderated-remove = { $name } — gospodarz stołu ({ $host }) usunął tę osobę od stołu.
moderated-ban = { $name } — gospodarz stołu ({ $host }) usunął tę osobę od stołu na dobre.
moderated-mute = { $name } — gospodarz stołu ({ $host }) wyciszył tę osobę.
moderated-unmute = { $name } — gospodarz stołu ({ $host }) znowu pozwala tej osobie się odzywać.
moderated-shut = Gospodarz ({ $host }) zamknął stół dla nowych gości.
moderated-open = Gospodarz ({ $host }) znowu otworzył stół dla nowych gości.


## What a link to a match shows where it is sent

preview-about =
    { $state ->
        [waiting] Przy stole: { $names }. Jest jeszcze miejsce dla ciebie, nie trzeba się rejestrować.
        [over] Cała rozgrywka, krok po kroku, i to, jak zmieniały się szanse.
       *[running] Rozgrywka trwa. Wejdź i popatrz.
    }
## Steps of a match that is looked at again, besides answers

step-leaves = Odchodzi od stołu
step-anew = Odtąd rozgrywka toczy się dalej, a wszystko, czego ten gracz nie mógł znać, rozdano na nowo: { $name }


## Drafty przed partią

draft-seat = Gracz { $number }
draft-given = { $seat }: wybór dokonany, na razie tajny.
draft-hint =
    { $kind ->
        [place] Twoja strona wygrywa tu { $low }–{ $high } % partii
        [theirs] Wygrywa { $low }–{ $high } % partii z tym, czym możesz jeszcze zagrać
       *[role] Wygrywa { $low }–{ $high } % partii z tym, czym może jeszcze zagrać druga strona
    } (rozegrano: { $matches })
draft-measured = Wskazówki pochodzą z partii między dwoma równymi botami poziomu „{ $level }”. Prawdziwy udział w 95 przypadkach na 100 leży między tymi dwiema liczbami. Ludzie mogą grać inaczej.
