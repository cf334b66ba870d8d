### Statistics and the profile in Ukrainian.

statistics-title = Статистика
statistics-about =
    { $count ->
        [one] У цій залі дограно { $count } партію.
        [few] У цій залі дограно { $count } партії.
       *[many] У цій залі дограно { $count } партій.
    }
statistics-none = Книга ще порожня
statistics-none-about = У цій залі ще не дограли жодної партії. Сідайте за стіл: перший рядок буде ваш.
statistics-none-game = У цій грі ще не дограли жодної партії.
statistics-game = Яка гра?
statistics-matches = Партії
statistics-turns = Ходи
statistics-minutes = Хвилини
statistics-mean-turns = Ходів у партії
statistics-mean-answers = Рішень у партії
statistics-mean-minutes = Хвилин у партії
statistics-wins = Перемоги
statistics-share = Частка перемог
statistics-unknown = невідомо
statistics-undecided =
    { $count ->
        [one] { $count } партія закінчилася без переможця.
        [few] { $count } партії закінчилися без переможця.
       *[many] { $count } партій закінчилися без переможця.
    }
statistics-bar = Тонка смужка — частка виграних партій. Справжня сила, найімовірніше, лежить у межах широкої смуги за нею: що більше партій, то вона вужча. Позначка показує, скільки вигравав би рівний серед рівних.
statistics-heroes = Герої
statistics-hero = Герой
statistics-players = Гравці
statistics-players-about = Ім’я — не обліковий запис: у тезок спільний рядок.
statistics-name = Ім’я
statistics-unlisted =
    { $count ->
        [one] Ще { $count } ім’я є у файлі нижче.
        [few] Ще { $count } імені є у файлі нижче.
       *[many] Ще { $count } імен є у файлі нижче.
    }
statistics-bots = Боти
statistics-level = Рівень
statistics-pairs = Герой проти героя
statistics-pairs-about = Двобої один на один: скільки герой рядка виграв і програв героєві стовпця.
statistics-pair = { $hero } — { $other }: перемог { $wins }, поразок { $losses }
statistics-export = Забрати числа із собою
statistics-export-about = Таблиці для електронних таблиць (CSV) або все разом для програм (JSON).
statistics-export-heroes = Герої
statistics-export-players = Гравці й боти
statistics-export-matches = Усі партії
statistics-export-all = Усе разом
statistics-counted = Рахується кожна партія, що закінчилася в цій залі, хоч би як вона закінчилася. Завантажені з файлу й продовжені з повтору партії не рахуються. Хвилини — це час від першого рішення до останнього; довга пауза зараховується як п’ять хвилин.

me-title = Мій профіль у цьому браузері
me-record = Мої партії
me-record-none = У цьому браузері ви ще не дограли жодної партії. Наступна з’явиться тут.
me-record-play = До столів
me-played = Партій: { $count }, перемог: { $wins }
me-favourite = Улюблений герой
me-heroes = Мої герої
me-shared =
    { $count ->
        [one] { $count } партію за цим екраном грали кілька людей: тут її нікому не зараховано.
        [few] { $count } партії за цим екраном грали кілька людей: тут їх нікому не зараховано.
       *[many] { $count } партій за цим екраном грали кілька людей: тут їх нікому не зараховано.
    }
me-lessons = Мої уроки
me-lessons-done = Пройдено: { $done } з { $all }
me-lessons-go = До уроків
me-kept = Що і де зберігається
me-kept-browser = Цей браузер зберігає ваше ім’я, налаштування й пройдені уроки. Із цього зала дізнається лише ім’я, коли ви сідаєте за стіл.
me-kept-cookie = Файл cookie підказує залі, які місця ваші. Жоден скрипт не може його прочитати. Якщо видалити його в налаштуваннях самого браузера, ваші місця й партії вас більше не впізнають.
me-kept-hall = Зала зберігає кожну партію з іменами гравців, щоб її можна було переглянути й порахувати. Якщо стерти те, що зберігає браузер, там нічого не зміниться.
me-export = Зберегти у файл
me-erase = Стерти
me-erase-sure = Стерти все, що зберігає цей браузер?
me-erase-about = Ім’я, налаштування й пройдені уроки забудуться. Місця й партії залишаться вашими.
me-erase-no = Залишити як є
me-erased = Стерто: усе як першого вечора.
