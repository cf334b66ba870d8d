### Lessons in Polish: lekcje po polsku, słowa gospodarza.
###
### Identyfikator lekcji to gra i nazwa, .about – na listę; identyfikator kroku to lekcja i krok, .otherwise – po każdej innej odpowiedzi.
### Nazwy kart, walczących i momentów pochodzą ze słów samej gry. Druga osoba liczby pojedynczej, bez czasu przeszłego w tej osobie.


## Jednorożce: pierwsza tura

unicorns-first-turn = Twoja pierwsza tura
    .about = Dobrać kartę, zagrać kartę i patrzeć, co robią inni.
unicorns-first-turn-welcome = Witaj w stajni! Pierwszy jednorożec, maluch, już tu jest. Grasz przeciwko dwóm osobom. Wygrywa ten, kto jako pierwszy ma w stajni 7 jednorożców.
unicorns-first-turn-play = Tura zaczęła się od karty z talii: „{ card-good-deal }”. Potem przychodzi dokładnie 1 akcja: zagraj kartę albo dobierz jeszcze jedną. Niech stado rośnie: zagraj kartę „{ card-basic-unicorn-blue }”.
    .otherwise = Wszystko w swoim czasie. Najpierw jednorożec: zagraj kartę „{ card-basic-unicorn-blue }”.
unicorns-first-turn-entered = Nikt go nie zatrzymał, więc wszedł do twojej stajni i tam zostanie: masz 2 jednorożce. Zwykły jednorożec nie robi nic więcej, ale się liczy. Twoja tura się skończyła, gra następny.
unicorns-first-turn-response = Gdy ktoś zagrywa kartę, wszystkich innych pytamy, czy ją zatrzymują. Masz kartę „{ card-neigh }”, więc możesz. Ale „{ card-narwhal }” jest niegroźny: oszczędź kartę i nie zatrzymuj go.
    .otherwise = Zachowaj kartę „{ card-neigh }” na coś gorszego. Nie zatrzymuj.
unicorns-first-turn-again = Znów twoja tura i znów dobrana karta. „{ card-greedy-flying-unicorn }” to magiczny jednorożec: robi coś, gdy wchodzi do stajni. Zagraj go.
    .otherwise = Wypróbuj tego ze skrzydłami: zagraj kartę „{ card-greedy-flying-unicorn }”.
unicorns-first-turn-effect = Wszedł do twojej stajni, a jego efekt dał ci jeszcze jedną kartę. Masz już 3 jednorożce. Gdzie na karcie jest „możesz”, decydujesz ty; wszystko inne jest obowiązkowe.
unicorns-first-turn-end = Zaklęcia działają raz i znikają, a ulepszenia i przeszkody zostają w stajni. Na koniec tury odrzucasz nadmiar kart, aż zostanie ci 7. Na początek tyle wystarczy: niech twoje stado rośnie!


## Jednorożce: „Nie-ha-ha!”

unicorns-neigh = Nie tak szybko!
    .about = Jak karta „{ card-neigh }” zatrzymuje inne i jak zatrzymać ją samą.
unicorns-neigh-welcome = Tym razem masz tylko jednego przeciwnika i trwa jego tura. Kto zagrywa kartę, od razu wskazuje, w co ona mierzy. Dopiero potem można ją zatrzymać. Patrz uważnie!
unicorns-neigh-stop = „{ card-unicorn-poison }” ma zniszczyć twoją kartę „{ card-unicorn-on-the-cob }”. Ale masz kartę „{ card-neigh }”, i to niejedną. Tylko takie karty zagrywa się poza własną akcją. Zatrzymaj trutkę!
    .otherwise = Wtedy stracisz jednorożca. Zatrzymaj trutkę kartą „{ card-neigh }”.
unicorns-neigh-stopped = Obie karty leżą na stosie kart odrzuconych. Trutka nie zadziałała, jednorożec żyje, a akcja przeciwnika i tak przepadła. Teraz twoja tura, a karta jest już dobrana.
unicorns-neigh-play = Zagraj kartę „{ card-magical-kittencorn }”: w twojej stajni nie zniszczy jej żadne zaklęcie.
    .otherwise = Najpierw stado: zagraj kartę „{ card-magical-kittencorn }”.
unicorns-neigh-answer = „{ card-neigh }” przeciwko tobie! Ale to też zagrywana karta, więc i ją można zatrzymać. Odpowiedz swoją drugą kartą „{ card-neigh }”.
    .otherwise = Wtedy przepadnie „{ card-magical-kittencorn }”. Odpowiedz kartą „{ card-neigh }”.
unicorns-neigh-through = Twoja karta „{ card-neigh }” zatrzymała tamtą i nic już nie przeszkadza: „{ card-magical-kittencorn }” jest w twojej stajni. Nieparzysta liczba takich odpowiedzi zatrzymuje kartę, parzysta nie.
unicorns-neigh-end = Jeszcze dwie rzeczy. Na kartę „{ card-super-neigh }” nie można odpowiedzieć. I żadna z nich nie zatrzyma tego, co robią karty już leżące w stajni. Za każdym razem pytamy wszystkich, żeby nikt nie zdradził swojej ręki.


## Jednorożce: przeszkody

unicorns-downgrade = Prezent, którego nikt nie chce
    .about = Przeszkody: jak je podarować, co robią i jak pozbyć się własnej.
unicorns-downgrade-welcome = Przeszkoda leży w stajni i szkodzi jej właścicielowi. W twojej leży „{ card-broken-stable }”: dopóki tam jest, nie możesz zagrywać ulepszeń. A następny gracz ma już 5 jednorożców!
unicorns-downgrade-play = Przyhamujmy tego, kto prowadzi. „{ card-barbed-wire }” to też przeszkoda, a zagranie jej jest twoją akcją. Zagraj ją.
    .otherwise = Wszystko po kolei. Zagraj kartę „{ card-barbed-wire }”.
unicorns-downgrade-stable = Ulepszenia i przeszkody można zagrać do dowolnej stajni; wskazuje się ją, zanim ktoś może kartę zatrzymać. Wybierz stajnię, w której jest 5 jednorożców.
    .otherwise = Nie tam: wybierz stajnię, w której jest 5 jednorożców.
unicorns-downgrade-wired = Drut jest na miejscu i tam zostanie. Ilekroć jednorożec wchodzi do tamtej stajni lub ją opuszcza, właściciel odrzuca 1 kartę. Zobacz, co się stanie w następnej turze.
unicorns-downgrade-asked = Tam zagrywana jest karta „{ card-narwhal }”. Pytamy cię, czy ją zatrzymujesz, choć nie masz czym: pytamy wszystkich, żeby nikt nie zdradził swojej ręki. Nie zatrzymuj.
    .otherwise = Nie zatrzymuj.
unicorns-downgrade-spell = „{ card-narwhal }” wszedł, a drut kosztował właściciela kartę. Teraz twoja stajnia: przeszkoda znika tylko wtedy, gdy usunie ją jakiś efekt. Zagraj kartę „{ card-targeted-destruction }”.
    .otherwise = Najpierw zrób porządek u siebie: zagraj kartę „{ card-targeted-destruction }”.
unicorns-downgrade-sacrifice = Ta karta daje wybór: zniszcz cudze ulepszenie albo poświęć własną przeszkodę. Poświęć kartę „{ card-broken-stable }”.
    .otherwise = Kuszące, ale najpierw własna stajnia: poświęć kartę „{ card-broken-stable }”.
unicorns-downgrade-end = „{ card-broken-stable }” już nie przeszkadza i znów możesz zagrywać ulepszenia. „{ card-targeted-destruction }” zadziałało raz i leży na stosie kart odrzuconych. A „{ card-barbed-wire }” kłuje dalej, dopóki ktoś go nie usunie.


## Jednorożce: koniec gry

unicorns-end = Ostatnie jednorożce
    .about = Kto liczy się za ilu i jak się wygrywa.
unicorns-end-welcome = Gracie we troje, więc do wygranej trzeba 7 jednorożców. W twojej stajni są 4 karty, ale „{ card-ginormous-unicorn }” liczy się jako 2 jednorożce. Masz więc 5, brakuje 2.
unicorns-end-danger = Następny gracz ma 6 i może wygrać w najbliższej turze. Trzeci ma kartę „{ card-pandamonium }”: tam 4 jednorożce są pandami i się nie liczą. Trzeba więc wygrać teraz!
unicorns-end-play = „{ card-rainbow-unicorn }”, wchodząc do stajni, może wprowadzić z twojej ręki zwykłego jednorożca. To od razu 2: zagraj go.
    .otherwise = To teraz nie wystarczy do wygranej. Zagraj kartę „{ card-rainbow-unicorn }”.
unicorns-end-bring = Nikt go nie zatrzymał i masz 6. Teraz wprowadź do stajni kartę „{ card-basic-unicorn-red }”. Nie zagrywasz jej, więc nikt nie może jej zatrzymać.
    .otherwise = Nie przegap okazji: wprowadź do stajni kartę „{ card-basic-unicorn-red }”.
unicorns-end-won = Oto one, 7 jednorożców: wygrywasz! Gra kończy się w tej samej chwili i nikt już nie ma tury.
unicorns-end-end = Jest i inny koniec: gdy w talii zabraknie kart, wygrywa ten, kto ma najwięcej jednorożców, a przy remisie – najwięcej liter w ich nazwach. Jeśli i to nie rozstrzyga, przegrywają wszyscy. Więc nie zwlekaj!
