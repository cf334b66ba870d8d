### The replay in Russian.


## What is shown

replay-title = Повтор: { $names }
replay-now = Этот момент
replay-moment =
    { $turn ->
        [0] Шаг { $number } из { $total }, до первого хода
       *[other] Шаг { $number } из { $total }, ход { $turn }
    }
replay-asked = Выбирает { $seat }
replay-next =
    { $seat ->
        [none] Что дальше:
       *[other] { $seat }:
    }
replay-running = Эта партия ещё идёт
replay-running-about = Повтор появится, когда она закончится. А пока приглашаем к столу.
replay-missing = Здесь нет повтора


## The controls

replay-bar = Управление повтором
replay-first = К началу (Home)
replay-turn-back = Предыдущий ход (Page Up)
replay-back = Шаг назад (←)
replay-play = Смотреть (пробел)
replay-pause = Пауза (пробел)
replay-on = Шаг вперёд (→)
replay-turn-on = Следующий ход (Page Down)
replay-last = К концу (End)
replay-slider = Момент партии
replay-eyes = Чьими глазами
replay-eyes-open = Все карты открыты
replay-eyes-of = Глазами: { $seat }


## The story of a match at its end

story-chances = Как менялись шансы
story-turning =
    { $turn ->
        [0] Перелом ещё до первого хода
       *[other] Перелом: ход { $turn }
    }
story-swing = { $winner }: шанс победить был { $before }, стал { $after }.
story-look = Посмотреть на этот момент
story-again = Сыграть этот момент иначе
story-no-turning = Перелома не было: победитель был впереди почти всё время.
story-cards = Что сделали карты
story-card = Карта
story-played = Сыграна
story-cards-all = Все карты: { $number }
story-cards-few = Только самые важные


## A picture of a moment

picture = Картинка
picture-about = Картинка этого момента, чтобы сохранить или отправить
picture-told = Стол: { $names }
picture-wait = Рисуем картинку…
picture-wrong = В этом браузере картинку сделать не удалось.
picture-save = Сохранить картинку
picture-send = Отправить


## Beside the table

replay-side = Что смотреть
replay-tab-steps = Шаги
replay-tab-chances = Шансы
replay-beginning = Начало
replay-thinking = Бот обдумывает партию: { $share }%
replay-chances-told = Шансы на победу в этот момент: { $chances }
replay-chances-about = Насколько вероятна была победа каждого, судя по тому, что мог знать тот, кто выбирал.
replay-costly = Самые дорогие ошибки
replay-costly-none = Дорогих ошибок не было. Отличная игра!
replay-given = Выбрано: { $answer }
replay-best = Лучше: { $answer }
replay-share = Поделиться
replay-shared = Ссылка скопирована
replay-share-about = Ссылка именно на этот момент
replay-shared-here = Скопировано для этого браузера
replay-share-about-here = Ссылка именно на этот момент. Она работает только в этом браузере; для других сохраните запись или картинку.
replay-go-on = Играть отсюда
replay-go-on-about = Новая партия, которая начнётся с этого момента
replay-go-on-over = Здесь партия окончена. Вернитесь немного назад и играйте оттуда.
replay-go-on-deal = Отсюда начнётся новая партия. Всё, чего на вашем месте нельзя было знать, раздаётся заново: чужие руки и порядок карт будут другими.
replay-go-on-seat = Какое место ваше?
replay-go-on-others = Остальные места
replay-download = Запись
replay-download-about = Скачать запись: вся партия в одном файле
replay-when = Дата партии: { $date }
replay-uploaded = Открыто из файла.
replay-origin = Продолжение другой партии


## The coach

replay-tab-coach = Тренер
coach = Тренер
coach-soon = Тренер выскажется, как только бот обдумает партию.
coach-more = Всё, что говорит тренер
coach-thinking = Тренер обдумывает партию: { $share } %
coach-turning-points = Где партия переломилась
coach-rises = К лучшему:
coach-falls = К худшему:
coach-overlooked-title = Что было упущено
coach-why = Почему это лучше
