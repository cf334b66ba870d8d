### What the server itself says, in Ukrainian.


## What the seats of a table are called; a name of somebody's own is not inflected, the word beside it is

seat-person = { $name }
    .nom = гравець { $name }
    .gen = гравця { $name }
    .dat = гравцеві { $name }
    .acc = гравця { $name }
    .ins = гравцем { $name }
    .voc = { $name }
seat-bot = { $name }
    .nom = бот { $name }
    .gen = бота { $name }
    .dat = ботові { $name }
    .acc = бота { $name }
    .ins = ботом { $name }
    .voc = { $name }
namesake = { $name } ({ $number })
# the hall's own bots: each has a name of its own, spelled as it is read here
bot-called =
    { $bot ->
        [astrid] Астрід
        [leif] Лейф
        [gudrun] Ґудрун
        [sven] Свен
        [ingrid] Інґрід
        [bjorn] Бйорн
        [freydis] Фрейдіс
        [harald] Гаральд
        [sigrid] Сіґрід
        [olaf] Олаф
        [thora] Тора
        [ragnar] Раґнар
        [helga] Гельґа
        [erik] Ерік
        [solveig] Сольвейґ
        [gunnar] Ґуннар
        [ylva] Ільва
        [knut] Кнут
        [hilda] Гільда
        [arne] Арне
        [signe] Сіґне
        [torstein] Торстейн
        [frida] Фріда
        [ivar] Івар
        [runa] Руна
        [halfdan] Гальфдан
        [tove] Туве
        [sigurd] Сіґурд
       *[other] Бот
    }
# how strong a bot is
bot-name =
    { $level ->
        [guest] Скальд
        [page] Отрок
        [warrior] Воїн
        [champion] Витязь
        [jarl] Ярл
        [legend] Легенда
       *[other] Бот
    }


## Refusals

refused-stale = Гра вже пішла далі. Ось що на столі тепер.
refused-illegal = На це запитання так відповісти не можна.
refused-not-asked = Зараз відповідаєте не ви.
refused-not-yours = Це місце не ваше.
refused-watching = Ви тут глядач: це можуть робити лише гравці.
refused-over = Партію завершено.
refused-waiting = За столом ще не всі.
refused-storage = Вашу відповідь не вдалося зберегти, тож поки що її не зараховано. Спробуйте ще раз за мить.
storage-away = Зала зараз не може зазирнути до своїх записів, тож нічого не зроблено. Спробуйте ще раз за мить.
refused-back = Поки що немає чого скасовувати.
refused-advice = Підказки є лише за столом, де всі інші — боти.
refused-again = Партію ще не завершено.
refused-unreadable = Зала не зрозуміла, що сказала сторінка. Спробуйте її оновити.
refused-too-fast = Забагато одразу. Будь ласка, повільніше.
refused-version = Залу оновлено. Будь ласка, оновіть сторінку.
refused-muted = Господар столу вимкнув вам звернення: грати далі можна, просити про щось інших — ні.
refused-quiet = Господар столу вимкнув вам звернення: грати далі можна, говорити з іншими — ні.
refused-chatty = Ви багато сказали за короткий час. Зачекайте трохи.
refused-host = Це може зробити лише той, хто накрив цей стіл.
refused-moderate = З цим місцем так вчинити не можна.
refused-claim = Ще ніхто не змусив стіл чекати достатньо довго.
refused-busy = Ботам ще є над чим подумати для вашої адреси. Зачекайте трохи.
no-match = Такого столу в цій залі немає.
no-seat = За цим столом більше немає вільних місць.
no-choice = Героїв за цим столом вибрав господар.
no-name =
    Скажіть, як вас називати: ім’я має бути не довше ніж { $most ->
        [one] { $most } символ
        [few] { $most } символи
       *[many] { $most } символів
    }.
no-chair = Кількість місць не підходить для цієї гри: потрібно { $wanted }, і одне з них має бути вашим.
no-origin = Цей запит надійшов з іншого сайту.
not-found = За цією адресою нічого немає.
not-allowed = За цією адресою так зробити не можна.
too-large = Це більше, ніж зала може прочитати за раз.
too-many = Ви створили багато столів за короткий час. Зачекайте трохи.
too-slow = Запит надто довго не надходив повністю. Спробуйте ще раз.
too-many-requests = З вашої адреси надійшло забагато запитів. Зачекайте кілька секунд.
no-link = Це посилання вже використано, або воно застаріло. Створіть нове на пристрої, з якого переходите.
not-wanted = Господар цього столу більше не хоче вас тут бачити.
not-open = Цей стіл закрито для нових гостей.
cannot-replay = Цю партію грали з попереднім виданням карт, і показати її більше не можна: { $reason }
not-over = Цю партію ще не завершено. Щойно вона закінчиться, її зможе переглянути тут кожен.
no-moment = Такого моменту в цій партії немає: номер останньої відповіді — { $most }.
no-transcript = Цей файл — не збережена партія.
no-part = Цей файл — не збережена партія: частини «{ $name }» немає або вона не така, як треба.
not-this-format = Цю партію зберегла інша версія зали. Тут збережені партії мають формат { $wanted }.
not-these-cards = Цю партію грали у версії { $name }: карти чи поля тоді були не такі, як сьогодні.
not-these-rules = Цю партію грали у версії { $name }. Відтоді змінилися правила { $rules }, і сьогодні вона пішла б інакше.
not-answer = Партія в цьому файлі обривається: відповідь номер { $number }, «{ $name }», там неможлива.
not-playable = Ця партія прийшла файлом: її можна переглядати, але не можна грати.
cannot-set = Стіл цієї партії тут накрити не можна: { $reason }
cannot-go-on = Тут партію вже завершено. Виберіть раніший момент, щоб зіграти далі.
too-long =
    Ця партія задовга: зала показує партії, у яких не більше ніж { $most ->
        [one] { $most } відповідь
        [few] { $most } відповіді
       *[many] { $most } відповідей
    }.
too-wordy =
    Будь ласка, вкладіться в { $most ->
        [one] { $most } символ
        [few] { $most } символи
       *[many] { $most } символів
    }.
too-many-reviews = Боти зараз розбирають багато партій. Спитайте ще раз трохи згодом.
too-many-reports = Ви повідомили про кілька проблем за короткий час. Зачекайте кілька хвилин.
too-many-uploads = З вашої адреси сьогодні надійшло вже багато файлів. Спробуйте ще раз завтра.
no-space = Ваше повідомлення не вдалося зберегти: у залі скінчилося місце. Спершу його має звільнити той, хто тримає цю залу.


## What the host of a table has done

moderated-remove = З-за столу вилучено гравця { $name }. Так вирішив господар столу ({ $host }).
moderated-ban = З-за столу назавжди вилучено гравця { $name }. Так вирішив господар столу ({ $host }).
moderated-mute = Гравцеві { $name } вимкнено звернення. Так вирішив господар столу ({ $host }).
moderated-unmute = Гравець { $name } знову може звертатися до інших. Так вирішив господар столу ({ $host }).
moderated-shut = Стіл закрито для нових гостей. Так вирішив господар столу ({ $host }).
moderated-open = Стіл знову відкрито для нових гостей. Так вирішив господар столу ({ $host }).


## What a link to a match shows where it is sent

preview-title =
    { $state ->
        [waiting]
            { $game ->
                [duel] Вас запрошують на двобій
               *[unicorns] Вас запрошують зіграти в «Однорогів»
            }
        [over]
            { $game ->
                [duel] Запис двобою: { $names }
               *[unicorns] Запис партії в «Однорогів»: { $names }
            }
       *[running]
            { $game ->
                [duel] Двобій: { $names }
               *[unicorns] Однороги: { $names }
            }
    }
preview-about =
    { $state ->
        [waiting] За столом: { $names }. Для вас є вільне місце, реєструватися не треба.
        [over] Уся партія, хід за ходом, і як змінювалися шанси.
       *[running] Партія триває. Заходьте подивитися.
    }
preview-picture =
    { $game ->
        [duel] Бійці на полі бою в медовій залі
       *[unicorns] Однороги у своїх стайнях
    }


## Steps of a match that is looked at again, besides answers

step-leaves = Виходить із-за столу
step-anew = Звідси партія йде далі, а все, чого цей гравець не міг знати, роздано наново: { $name }


## Readings of the rules that a table may agree on

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
choice-targets = Коли називають цілі?
choice-targets-when_played = Коли карту розігрують
choice-targets-when_resolved = Коли вона діє
choice-win_check = Коли завершується партія?
choice-win_check-at_once = Щойно в когось досить однорогів
choice-win_check-after_effects = Коли завершено всі ефекти
