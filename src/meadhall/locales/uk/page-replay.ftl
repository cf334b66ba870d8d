### The replay in Ukrainian.


## What is shown

replay-title = Повтор: { $names }
replay-now = Цей момент
replay-moment =
    { $turn ->
        [0] Крок { $number } з { $total }, до першого ходу
       *[other] Крок { $number } з { $total }, хід { $turn }
    }
replay-asked = Обирає { $seat }
replay-next =
    { $seat ->
        [none] Що далі:
       *[other] { $seat }:
    }
replay-running = Ця партія ще триває
replay-running-about = Повтор з’явиться, коли вона закінчиться. А поки що запрошуємо до столу.
replay-missing = Тут немає повтору


## The controls

replay-bar = Керування повтором
replay-first = На початок (Home)
replay-turn-back = Попередній хід (Page Up)
replay-back = Крок назад (←)
replay-play = Дивитися (пробіл)
replay-pause = Пауза (пробіл)
replay-on = Крок уперед (→)
replay-turn-on = Наступний хід (Page Down)
replay-last = У кінець (End)
replay-slider = Момент партії
replay-eyes = Чиїми очима
replay-eyes-open = Усі карти відкриті
replay-eyes-of = Очима: { $seat }


## The story of a match at its end

story-chances = Як змінювалися шанси
story-turning =
    { $turn ->
        [0] Перелом ще до першого ходу
       *[other] Перелом: хід { $turn }
    }
story-swing = { $winner }: шанс на перемогу був { $before }, став { $after }.
story-look = Подивитися на цю мить
story-again = Зіграти цю мить інакше
story-no-turning = Перелому не було: переможець був попереду майже весь час.
story-cards = Що зробили карти
story-card = Карта
story-played = Зіграно
story-cards-all = Усі карти: { $number }
story-cards-few = Лише найважливіші


## A picture of a moment

picture = Зображення
picture-about = Зображення цієї миті, щоб зберегти чи надіслати
picture-told = Стіл: { $names }
picture-wait = Малюємо зображення…
picture-wrong = У цьому браузері зображення зробити не вдалося.
picture-save = Зберегти зображення
picture-send = Надіслати


## Beside the table

replay-side = Що дивитися
replay-tab-steps = Кроки
replay-tab-chances = Шанси
replay-beginning = Початок
replay-thinking = Бот обмірковує партію: { $share }%
replay-chances-told = Шанси на перемогу в цей момент: { $chances }
replay-chances-about = Наскільки ймовірною була перемога кожного, зважаючи на те, що міг знати той, хто обирав.
replay-costly = Найдорожчі помилки
replay-costly-none = Дорогих помилок не було. Чудова гра!
replay-given = Обрано: { $answer }
replay-best = Краще: { $answer }
replay-share = Поділитися
replay-shared = Посилання скопійовано
replay-share-about = Посилання саме на цей момент
replay-shared-here = Скопійовано для цього браузера
replay-share-about-here = Посилання саме на цей момент. Воно працює лише в цьому браузері; для інших збережіть запис або картинку.
replay-go-on = Грати звідси
replay-go-on-about = Нова партія, що почнеться з цього моменту
replay-go-on-over = Тут партію закінчено. Поверніться трохи назад і грайте звідти.
replay-go-on-deal = Звідси почнеться нова партія. Усе, чого на вашому місці не можна було знати, роздається заново: чужі руки й порядок карт будуть іншими.
replay-go-on-seat = Яке місце ваше?
replay-go-on-others = Решта місць
replay-download = Запис
replay-download-about = Завантажити запис: уся партія в одному файлі
replay-when = Дата партії: { $date }
replay-uploaded = Відкрито з файлу.
replay-origin = Продовження іншої партії


## The coach

replay-tab-coach = Тренер
coach = Тренер
coach-soon = Тренер висловиться, щойно бот обміркує партію.
coach-more = Усе, що каже тренер
coach-thinking = Тренер обмірковує партію: { $share } %
coach-turning-points = Де партія переломилася
coach-rises = На краще:
coach-falls = На гірше:
coach-overlooked-title = Що було прогаяно
coach-why = Чому це краще
