### Lessons in Ukrainian: уроки українською, слова господаря зали.
###
### Ідентифікатор уроку складається з гри й назви, .about — для переліку; ідентифікатор кроку — з уроку й кроку, .otherwise — на будь-яку
### іншу відповідь. Назви карт, бійців і моментів беремо зі слів самої гри. До учня звертаємося на «ви».


## Дуель: перший хід

duel-first-turn = Ваш перший хід
    .about = Підійти до ворога, завдати удару й відбити удар у відповідь: з цього й складається хід.
duel-first-turn-welcome = Вітаємо в залі! Ви — { hero-bigfoot }, ваш помічник — { fighter-jackalope }. Проти вас { hero-achilles } і { fighter-patroclus }. Перемагає той, хто доведе здоров’я ворожого героя до 0.
duel-first-turn-actions = Хід — це рівно 2 дії: маневр, виверт або атака. Ваші бійці атакують лише суміжних ворогів, а { hero-achilles } надто далеко. Тож почніть із маневру.
    .otherwise = Карта добра, але вона зачекає. Почніть із маневру.
duel-first-turn-boost = Маневр завжди починається з карти з колоди: «{ card-bigfoot-skirmish }». Тепер можна скинути карту, щоб пройти далі на її значення поліпшення. { hero-bigfoot } має 3 кроки, цього досить: нічого не скидайте.
    .otherwise = Прибережіть карти: 3 кроків досить. Нічого не скидайте.
duel-first-turn-move = Бійці ходять один за одним, лініями й ніколи крізь ворогів. Перемістіть { hero-bigfoot.acc } на 2 кроки в порожню комірку біля цілі (S31). Ваша ціль — { hero-achilles }.
    .otherwise = Нехай у порожню комірку біля цілі (S31) стане сам { hero-bigfoot }: він б’є найдужче.
duel-first-turn-stay = { fighter-jackalope } теж може пройти, максимум на 3 комірки, і 0 теж годиться. Залиште його на місці й завершіть маневр.
    .otherwise = { fighter-jackalope } нехай лишається осторонь. Завершіть маневр.
duel-first-turn-attack = Лишилася 1 дія, і { hero-achilles } стоїть у суміжній комірці. Атакуйте!
    .otherwise = Саме час: атакуйте { hero-achilles.acc }. Атакує { hero-bigfoot }.
duel-first-turn-card = Покладіть карту атаки долілиць. { hero-achilles } може покласти карту для оборони, і обидві відкриють разом. Найсильніша у вас «{ card-bigfoot-larger-than-life }»: її значення 6.
    .otherwise = Ця карта б’є слабше. Покладіть карту «{ card-bigfoot-larger-than-life }».
duel-first-turn-blow = Атака 6 проти карти «{ card-achilles-skirmish }» зі значенням 4: різниця — це поранення. { hero-achilles } втрачає 2 здоров’я, лишається 16. Ви перемогли в цьому бою. Ваші дії скінчилися, тепер його хід.
duel-first-turn-defend = { hero-achilles } б’є у відповідь, і його карти ви поки не бачите. Обороніться картою «{ card-bigfoot-its-just-your-imagination }»: її значення 3, і вона скасовує ефекти ворожої карти.
    .otherwise = Є краща відповідь. Обороніться картою «{ card-bigfoot-its-just-your-imagination }».
duel-first-turn-end = Карта «{ card-achilles-wily-fighting }» теж має значення 3: поранень немає. Її ефект поранив би вас і так, але ваш подіяв раніше, { timing-immediately }, і скасував його. Ви перемогли як оборонець. Тепер ви знаєте, як влаштовано хід!


## Дуель: X1

duel-defender-first = Хто перший?
    .about = Бій від початку до кінця, і чому першим діє ефект оборонця.
duel-defender-first-welcome = Ви — { hero-beowulf } з 1 жетоном люті; щоразу, як вас поранять, додається ще 1, але не більше ніж 3. Кошик { hero-little-red-riding-hood.gen } — верхня карта її скиду. На ній { item-knife }, тож її ефекти ножа діють.
duel-defender-first-attack = Вона зовсім поруч. Нехай { hero-beowulf } атакує { hero-little-red-riding-hood.acc }.
    .otherwise = Іти нікуди не треба. Нехай { hero-beowulf } атакує { hero-little-red-riding-hood.acc }.
duel-defender-first-card = Картою «{ card-beowulf-the-equal-of-grendel }» можна лише оборонятися, а карті «{ card-beowulf-the-ancient-heirloom }» для сили треба 2 жетони люті. «{ card-beowulf-epic-poem }» зі значенням 2 зростає разом із вашою люттю: покладіть її.
    .otherwise = Для цього у вас замало люті. Покладіть карту «{ card-beowulf-epic-poem }».
duel-defender-first-immediately = { hero-little-red-riding-hood } обороняється картою «{ card-little-red-riding-hood-stones-in-the-belly }», значення 2. Спершу йде те, що стається { timing-immediately }: «{ card-beowulf-epic-poem }» дає вам 1 жетон люті, тепер їх 2.
duel-defender-first-defender = Обидві карти діють { timing-during_combat }, і першою — карта оборонця. У кошику { item-knife }, тому ви скинули випадкову карту: «{ card-beowulf-the-ancient-heirloom }». Її поліпшення 1 додалося до 2, і оборона стала 3.
duel-defender-first-attacker = І аж тепер ваш ефект: «{ card-beowulf-epic-poem }» додає до своїх 2 ваші 2 жетони люті, тож атака дорівнює 4. Жетони лишаються у вас.
duel-defender-first-end = Атака 4, оборона 3: { hero-little-red-riding-hood } зазнає 1 поранення, у неї лишається 13 здоров’я. Поранила сама атака, тож у бою перемогли ви. Обидві карти йдуть у скиди.


## Дуель: X2

duel-two-wounds = Одна карта, дві рани
    .about = Поранення від атаки й поранення від ефекту — різні речі, і лють зростає від обох.
duel-two-wounds-welcome = Ви — { hero-little-red-riding-hood }. Ваш кошик — верхня карта вашого скиду, «{ card-little-red-riding-hood-the-wolfs-skin }», а символ на ній — { item-knife }. Тож ефекти з ножем у вас зараз діють.
duel-two-wounds-attack = { hero-beowulf } стоїть поруч і люті ще не має. Атакуйте його: атакує { hero-little-red-riding-hood }.
    .otherwise = Іти нікуди не треба. Атакуйте { hero-beowulf.acc }.
duel-two-wounds-card = Значення карти «{ card-little-red-riding-hood-once-upon-a-time }» — 2, а { timing-after_combat }, якщо в кошику { item-knife }, вона завдає ще 3 поранень. Покладіть її.
    .otherwise = Покладіть карту «{ card-little-red-riding-hood-once-upon-a-time }».
duel-two-wounds-first = { hero-beowulf } не поклав карти: це й не обов’язково. Тож дійшли всі 2 поранення: було 17 здоров’я, стало 15. Щоразу, коли його поранено, він отримує 1 жетон люті, тепер у нього 1.
duel-two-wounds-second = Потім, { timing-after_combat }, подіяв { item-knife }: ще 3 поранення, лишилося 12 здоров’я. Це окремий удар, тож він отримує ще 1 жетон люті, і тепер їх 2.
duel-two-wounds-end = Карта «{ card-little-red-riding-hood-once-upon-a-time }» тепер лежить зверху скиду, і в кошику її символ — { item-wolfsbane }. Поки ви її розігрували, вона ще не рахувалася. Так кожна карта вирішує, що зможе наступна.


## Дуель: X3

duel-closed-door = За зачиненими дверима
    .about = Чого не пропускають двері, кого захищають і як їх відчинити.
duel-closed-door-welcome = Ви — { hero-little-red-riding-hood }. { hero-beowulf } зовсім близько, але { door-heorot-west } між вами зачинено, і ліній крізь них наче й немає. { fighter-wiglaf } стоїть із вашого боку.
duel-closed-door-attack = Крізь зачинені двері не атакують. { hero-beowulf } недосяжний і для вас, і для помічника: зазвичай { fighter-huntsman } дістає кожного ворога у спільній зоні. Погляньте на свої дії: атакувати можна лише { fighter-wiglaf.acc }.
duel-closed-door-scheme = У вашому кошику { item-knife }. З ним виверт «{ card-little-red-riding-hood-never-leave-the-path }» завдає 2 поранень кожному ворогові в одній зоні з вами. Розіграйте його.
    .otherwise = Спершу погляньмо, куди сягає виверт: розіграйте карту «{ card-little-red-riding-hood-never-leave-the-path }».
duel-closed-door-zone = { fighter-wiglaf } втратив 2 здоров’я, а { hero-beowulf } — жодного: у нього досі 17. Ви стоїте на тих самих кольорах, але найкоротший шлях веде крізь зачинені двері, і вони ділять зону.
duel-closed-door-manoeuvre = Двері відчиняють під час маневру й ні в якій іншій дії. Ваша друга дія — маневр.
    .otherwise = { fighter-wiglaf } зачекає. Виберіть маневр.
duel-closed-door-boost = Карту взято. Відчинити двері коштує 1 крок, а у вас їх 2, тож поліпшення не потрібне: нічого не скидайте.
    .otherwise = Кроків досить. Нічого не скидайте.
duel-closed-door-open = { hero-little-red-riding-hood } стоїть біля самих дверей. Відчиніть { door-heorot-west } за 1 її крок.
    .otherwise = Зараз не йдіть звідси. Нехай { hero-little-red-riding-hood } відчинить { door-heorot-west }.
duel-closed-door-done = Двері відчинено. Зачинити їх можна безкоштовно й скільки завгодно разів. Залиште їх відчиненими й завершіть маневр.
    .otherwise = Стійте на місці, залиште двері відчиненими й завершіть маневр.
duel-closed-door-end = Тепер { hero-beowulf } стоїть поруч, і зона знову єдина: наступного ходу ви могли б його атакувати. Але його хід раніше. Двері служать тому, хто вчасно їх зачинить!


## Дуель: X4

duel-retreat = Шлях до відступу
    .about = Виверт заради добрих карт, поліпшення заради швидких ніг: дві дії, що рятують короля.
duel-retreat-welcome = Ви — { hero-king-arthur }. { hero-medusa } та її гарпії стоять із трьох боків, а крізь ворогів не пройти. З четвертого боку друг, { fighter-merlin }: через нього йти можна.
duel-retreat-scheme = «{ card-king-arthur-prophecy }» — виверт, і розіграти його може лише { fighter-merlin }: переглянути 4 верхні карти колоди, узяти 2 й повернути 2. Нехай розіграє.
    .otherwise = Поліпшувати переміщення ще нічим. Спершу нехай { fighter-merlin } розіграє карту «{ card-king-arthur-prophecy }».
duel-retreat-first = Ось 4 верхні карти. Для далекої дороги треба великого поліпшення, а в карти «{ card-king-arthur-noble-sacrifice }» воно дорівнює 3. Візьміть її.
    .otherwise = Добра карта, але поліпшення в неї замале. Візьміть карту «{ card-king-arthur-noble-sacrifice }».
duel-retreat-second = Візьміть ще одну: «{ card-king-arthur-the-holy-grail }». Якщо після бою з цією картою ваше здоров’я не більше ніж 4, воно зросте до 8.
    .otherwise = Та карта від вас не втече. Візьміть карту «{ card-king-arthur-the-holy-grail }».
duel-retreat-order = Решта 2 повернуться на верх колоди в тому порядку, який вам до душі. Карту ви візьмете одразу ж, тож верхньою покладіть карту «{ card-king-arthur-regroup }».
    .otherwise = Тоді ви візьмете карту «{ card-king-arthur-feint }». Верхньою покладіть карту «{ card-king-arthur-regroup }».
duel-retreat-manoeuvre = «{ card-king-arthur-prophecy }» зробило свою справу й лежить у скиді. Тепер друга дія — маневр.
    .otherwise = Виберіть маневр.
duel-retreat-boost = Ви взяли карту «{ card-king-arthur-regroup }». { hero-king-arthur } має 2 кроки. Скиньте для поліпшення карту «{ card-king-arthur-noble-sacrifice }», і їх стане 5. Більше ця карта нічого не робить.
    .otherwise = Цього замало. Скиньте карту «{ card-king-arthur-noble-sacrifice }»: її поліпшення 3.
duel-retreat-walk = Перемістіть { hero-king-arthur.acc } на 4 кроки ліворуч угору (M07), через комірку, де стоїть { fighter-merlin }. Усіх 5 витрачати не обов’язково.
    .otherwise = Перемістіть { hero-king-arthur.acc } ліворуч угору (M07), це 4 кроки.
duel-retreat-stay = { fighter-merlin } теж може піти, але нехай лишається між вами й ворогами. Завершіть маневр.
    .otherwise = { fighter-merlin } нехай стоїть, де стояв. Завершіть маневр.
duel-retreat-end = { hero-king-arthur } вирвався з кільця: поруч із ним більше нікого. Ціна — «{ card-king-arthur-noble-sacrifice }», вона лежить у скиді в усіх на очах. Поліпшення недешеве, тож двічі подумайте, що віддати.


## Дуель: X5

duel-bitten = Укус не за адресою
    .about = Ефекти обов’язкові, навіть коли б’ють по своїх. Погляньте, до чого це веде.
duel-bitten-welcome = Ви — { hero-alice }, ваш помічник — { fighter-jabberwock }. Обоє атакують лише суміжних ворогів. { hero-king-arthur } стоїть сам, до нього ще ніхто не підійшов. Отже, спершу треба підійти.
duel-bitten-manoeuvre = Перша дія — маневр. Він починається з того, що ви берете карту, хочете ви того чи ні.
    .otherwise = Виберіть маневр.
duel-bitten-boost = До { hero-king-arthur.gen } 2 кроки, і { fighter-jabberwock } може зробити 2. Нічого не скидайте.
    .otherwise = Кроків досить. Нічого не скидайте.
duel-bitten-walk = { hero-king-arthur } — ваша ціль. Перемістіть { fighter-jabberwock.acc } в порожню комірку біля нього (M10).
    .otherwise = Так до ворога ніхто не підійде. Перемістіть { fighter-jabberwock.acc } в порожню комірку біля нього (M10).
duel-bitten-stay = { hero-alice } лишається на місці. Завершіть маневр.
    .otherwise = { hero-alice } нехай тримається осторонь. Завершіть маневр.
duel-bitten-attack = Друга дія: { fighter-jabberwock } атакує { hero-king-arthur.acc }. { hero-alice } стоїть не поруч і атакувати не може.
    .otherwise = Атакуйте { hero-king-arthur.acc }: атакує { fighter-jabberwock }.
duel-bitten-card = Іншими картами атаки користується лише сама { hero-alice }, а { fighter-jabberwock } — картою «{ card-alice-jaws-that-bite }»: значення 4, і { timing-after_combat } суміжний із ним боєць зазнає 2 поранень. Покладіть її.
    .otherwise = Покладіть карту «{ card-alice-jaws-that-bite }».
duel-bitten-combat = { hero-king-arthur } поклав карту «{ card-king-arthur-skirmish }». Атака 4, оборона 4: поранень немає. Якщо сама атака нікого не поранила, переміг оборонець, тобто не ви.
duel-bitten-first = Обидві карти діють { timing-after_combat }, першою — карта оборонця. За картою «{ card-king-arthur-skirmish }» переможець може перемістити будь-кого з двох бійців. Він відвів { fighter-jabberwock.acc } на 2 кроки, і поруч тепер { hero-alice }.
duel-bitten-end = А «{ card-alice-jaws-that-bite }» мусять укусити: слова «можете» на карті немає. Поруч лише { hero-alice }, вона й зазнає 2 поранень, у неї лишається 11 здоров’я. { hero-king-arthur } зберіг усі свої 18.


## Дуель: X6

duel-led-away = Бити вже нікого
    .about = Вас атакують: переможіть як оборонець і відведіть ворога, поки не подіяв його ефект.
duel-led-away-welcome = Ви — { hero-bigfoot }. Зараз ходить { hero-robin-hood }. Сам він не в одній зоні з вами й вистрілити не може. Але поруч із вами стоїть { fighter-outlaw }, і він зараз атакує.
duel-led-away-defend = Ворожої карти ви не бачите. «{ card-bigfoot-larger-than-life }» годиться лише для атаки, а «{ card-bigfoot-skirmish }» універсальна й може обороняти, її значення 4. Покладіть її.
    .otherwise = Не стійте без захисту. Покладіть карту «{ card-bigfoot-skirmish }».
duel-led-away-whom = Атака 3, оборона 4: поранень немає, і ви перемогли. Обидві карти діють { timing-after_combat }, і ваша першою: перемістіть одного з двох бійців. Виберіть { fighter-outlaw.acc }.
    .otherwise = Відступати нема чого. Виберіть { fighter-outlaw.acc }.
duel-led-away-away = Зараз «{ card-robin-hood-wily-fighting }» поранить кожного ворога поруч із тим, хто атакував. Відведіть { fighter-outlaw.acc } від себе на 2 кроки, праворуч угору (F13).
    .otherwise = Відведіть його подалі, на 2 кроки праворуч угору (F13).
duel-led-away-nobody = Тепер діє «{ card-robin-hood-wily-fighting }», але поруч уже нікого немає. Чого зробити не можна, те пропускають: у вас досі всі 16 здоров’я.
duel-led-away-end = Наостанок — те, що буває після атаки: за вмінням «{ ability-robin-hood-hit-and-run }» { fighter-outlaw } міг пройти максимум на 2 кроки, але лишився. Пам’ятайте порядок бою, і багато боїв будуть ваші.
