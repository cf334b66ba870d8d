### What the server itself says, in Polish.


## What the seats of a table are called; a name of somebody's own is not inflected, the word beside it is

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
bot-name =
    { $level ->
        [guest] Gość
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
refused-back = Nie masz czego cofnąć.
refused-advice = Podpowiedzi są tylko tam, gdzie wszyscy pozostali to boty.
refused-again = Rozgrywka jeszcze się nie skończyła.
refused-unreadable = Strona powiedziała coś, czego sala nie rozumie. Spróbuj wczytać ją ponownie.
refused-too-fast = To było za dużo naraz. Trochę wolniej, proszę.
refused-version = Sala ma nowszą stronę. Wczytaj ją ponownie.
no-match = W tej sali nie ma takiego stołu.
no-seat = Przy tym stole nie ma już wolnych miejsc.
no-name = Podaj imię, pod którym zobaczą cię inni (nie więcej niż { $most } znaków).
no-chair = Miejsca nie pasują do tej gry: potrzeba ich { $wanted }, a jedno musi być twoje.
no-origin = To żądanie przyszło z obcej strony.
not-found = Pod tym adresem nic nie ma.
not-allowed = Pod tym adresem nie da się tego zrobić.
too-large = To więcej, niż sala potrafi przeczytać naraz.
too-many = To już wiele stołów w krótkim czasie. Poczekaj chwilę.
cannot-replay = Ta rozgrywka toczyła się według wcześniejszego wydania kart i nie można jej już pokazać: { $reason }


## Readings of the rules that a table may agree on

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
choice-targets = Kiedy wskazuje się cele?
choice-targets-when_played = Przy zagraniu karty
choice-targets-when_resolved = Gdy karta zaczyna działać
choice-win_check = Kiedy kończy się rozgrywka?
choice-win_check-at_once = Gdy tylko ktoś zbierze dość jednorożców
choice-win_check-after_effects = Gdy skończą się wszystkie efekty
