### Що зала говорить про гру «Дуель», українською.


mode =
    { $mode ->
        [free_for_all] Кожен за себе
        [teams] Команди, двоє на двох
       *[duel] Двобій, один на один
    } — { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
       *[many] { $seats } гравців
    }

preview-title =
    { $state ->
        [waiting] Вас запрошують на двобій
        [over] Запис двобою: { $names }
       *[running] Двобій: { $names }
    }
preview-picture = Бійці на полі бою в медовій залі


choice-defeat = Коли зараховують утрату героя?
choice-defeat-action = Коли завершиться дія
choice-defeat-at_once = Одразу
choice-versatile = Чим інші ефекти вважають універсальну карту?
choice-versatile-both = І картою атаки, і картою оборони
choice-versatile-as_used = Лише тим, чим її зіграли
choice-discard = Коли скидають карти бою?
choice-discard-before_abilities = До вмінь, що діють після бою
choice-discard-after_abilities = Після цих умінь
choice-teammates = Карти товаришів по команді
choice-teammates-open = Відкриті одне одному
choice-teammates-closed = Приховані одне від одного


fair-first = Перший хід: { $hero }.
fair-already = Фора не потрібна.
fair-proof =
    { $where ->
        [board] На цьому полі бою
       *[boards] На всіх полях бою разом
    } { $hero } тоді перемагає у { $low }–{ $high } % партій: перевірено в партіях між ботами рівня «{ $level }», усього їх { $matches }.


theme-attack = Атака
theme-defence = Захист
theme-manoeuvre = Маневр
theme-boost = Поліпшення
theme-scheme = Виверт
theme-escape = Порятунок
theme-combo = Кілька відповідей поспіль
theme-cards = Вибір карт
