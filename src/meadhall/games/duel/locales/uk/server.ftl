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


## Майстерня: коли діють здібності

moment-immediately = Негайно, у бою
moment-during_combat = Під час бою
moment-after_combat = Після бою
moment-turn_start = На початку вашого ходу
moment-turn_end = Наприкінці вашого ходу
moment-hurt = Коли боєць зазнає поранень
moment-defeated = Коли бійця переможено
moment-combat_won = Після виграного бою
moment-attack_over = Після атаки
moment-opening = Під час приготування


## Що не так із героєм чи полем або варте другого погляду

fault-deck-size = У колоді має бути { $deck } карт, а в цій – { $total }.
fault-sidekicks = Помічників поруч із героєм уміщується щонайбільше { $most }, а тут їх { $count }.
fault-no-melee = Тут ніхто не атакує впритул: усі стріляють.
fault-no-attack = Жодну карту не можна зіграти як атаку.
fault-no-defence = Жодну карту не можна зіграти як оборону.
fault-idle = Виверт без дії: ніхто б його не грав.
fault-nobody = Цю карту ніхто не зможе зіграти: помічник ніколи не з’являється на полі.
