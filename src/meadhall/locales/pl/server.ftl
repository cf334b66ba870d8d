### What the server itself says, in Polish.


## Refusals

refused-stale = Gra poszła już dalej. Oto, co jest na stole teraz.
refused-illegal = To pytanie nie ma takiej odpowiedzi.
refused-not-asked = Teraz nie ty odpowiadasz.
refused-not-yours = To nie twoje miejsce.
refused-watching = Oglądasz ten mecz: to mogą robić tylko gracze.
refused-over = Mecz się skończył.
refused-waiting = Przy stole kogoś jeszcze brakuje.
refused-storage = Nie udało się zapisać twojej odpowiedzi, więc jeszcze się nie liczy. Spróbuj ponownie za chwilę.
refused-back = Nie masz czego cofnąć.
refused-advice = Podpowiedzi są tylko tam, gdzie wszyscy pozostali to boty.
refused-again = Mecz jeszcze się nie skończył.
refused-unreadable = Strona powiedziała coś, czego sala nie rozumie.
refused-too-fast = Za dużo naraz. Proszę trochę wolniej.
refused-version = Sala ma nową stronę. Proszę wczytać ją ponownie.
no-match = Nie ma takiego stołu w tej sali.
no-seat = Przy tym stole nie ma już wolnych miejsc.
no-name = Podaj imię, którym inni mają cię nazywać, najwyżej { $most } znaków.
no-chair = Miejsca nie pasują do tej gry: potrzeba { $wanted }, a jedno z nich jest twoje.
no-origin = To żądanie pochodzi z innej strony.
not-found = Pod tym adresem nic nie ma.
too-large = To więcej, niż sala może przeczytać naraz.
too-many = W krótkim czasie nakryto wiele stołów. Proszę chwilę poczekać.
cannot-replay = Ten mecz rozegrano wcześniejszym wydaniem kart i nie można go już pokazać: { $reason }


## Readings of the rules that a table may agree on

choice-defeat = Kiedy bohater jest pokonany?
choice-defeat-action = Gdy skończy się akcja
choice-defeat-at_once = Od razu
choice-versatile = Efekty kart uniwersalnych
choice-versatile-both = Działają w ataku i w obronie
choice-versatile-as_used = Działają tylko tak, jak użyto karty
choice-discard = Karty walki odrzuca się
choice-discard-before_abilities = Przed zdolnościami następującymi po walce
choice-discard-after_abilities = Po nich
choice-teammates = Ręce sojuszników
choice-teammates-open = Jawne dla siebie nawzajem
choice-teammates-closed = Zakryte
choice-targets = Cele wskazuje się
choice-targets-when_played = Przy zagraniu karty
choice-targets-when_resolved = Gdy karta działa
choice-win_check = Mecz kończy się
choice-win_check-at_once = Gdy tylko ktoś ma dość
choice-win_check-after_effects = Gdy skończą się wszystkie efekty
