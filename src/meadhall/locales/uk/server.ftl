### What the server itself says, in Ukrainian.


## Refusals

refused-stale = Стіл уже пішов далі. Ось що на ньому тепер.
refused-illegal = Такої відповіді на це запитання немає.
refused-not-asked = Зараз відповідаєте не ви.
refused-not-yours = Це місце не ваше.
refused-watching = Ви дивитеся цей матч: так можуть робити лише гравці.
refused-over = Матч закінчено.
refused-waiting = За столом ще когось бракує.
refused-storage = Вашу відповідь не вдалося зберегти, тож вона поки не рахується. Спробуйте ще раз за мить.
refused-back = Вам поки нічого брати назад.
refused-advice = Підказки дають лише там, де всі інші — боти.
refused-again = Матч ще не закінчено.
refused-unreadable = Сторінка сказала те, чого зала не розуміє.
refused-too-fast = Забагато одразу. Будь ласка, повільніше.
refused-version = У зали нова сторінка. Будь ласка, завантажте її знову.
no-match = Такого столу в цій залі немає.
no-seat = За цим столом більше немає вільних місць.
no-name = Назвіть ім'я, яким вас кликатимуть, не довше за { $most } символів.
no-chair = Місця не пасують до цієї гри: потрібно { $wanted }, і одне з них ваше.
no-origin = Цей запит надійшов з іншого сайту.
not-found = За цією адресою нічого немає.
too-large = Це більше, ніж зала може прочитати за раз.
too-many = Ви накрили багато столів за короткий час. Зачекайте трохи.
cannot-replay = Цей матч зіграно з попереднім виданням карт, і показати його більше не можна: { $reason }


## Readings of the rules that a table may agree on

choice-defeat = Коли героя переможено?
choice-defeat-action = Коли закінчиться дія
choice-defeat-at_once = Одразу
choice-versatile = Ефекти універсальних карт
choice-versatile-both = Діють і в атаці, і в захисті
choice-versatile-as_used = Діють лише так, як зіграно карту
choice-discard = Карти бою скидають
choice-discard-before_abilities = До здібностей, що йдуть за боєм
choice-discard-after_abilities = Після них
choice-teammates = Руки союзників
choice-teammates-open = Відкриті одне одному
choice-teammates-closed = Закриті
choice-targets = Цілі називають
choice-targets-when_played = Коли карту грають
choice-targets-when_resolved = Коли вона спрацьовує
choice-win_check = Матч закінчується
choice-win_check-at_once = Щойно хтось має досить
choice-win_check-after_effects = Коли завершено всі ефекти
