### What the server itself says, in Russian.


## What the seats of a table are called; a name of somebody's own is not inflected, the word beside it is

seat-person = { $name }
    .nom = игрок { $name }
    .gen = игрока { $name }
    .acc = игрока { $name }
    .ins = игроком { $name }
seat-bot = { $name }
    .nom = бот { $name }
    .gen = бота { $name }
    .acc = бота { $name }
    .ins = ботом { $name }
namesake = { $name } ({ $number })
# the hall's own bots: each has a name of its own, spelled as it is read here
bot-called =
    { $bot ->
        [astrid] Астрид
        [leif] Лейф
        [gudrun] Гудрун
        [sven] Свен
        [ingrid] Ингрид
        [bjorn] Бьёрн
        [freydis] Фрейдис
        [harald] Харальд
        [sigrid] Сигрид
        [olaf] Олаф
        [thora] Тора
        [ragnar] Рагнар
        [helga] Хельга
        [erik] Эрик
        [solveig] Сольвейг
        [gunnar] Гуннар
        [ylva] Ильва
        [knut] Кнут
        [hilda] Хильда
        [arne] Арне
        [signe] Сигне
        [torstein] Торстейн
        [frida] Фрида
        [ivar] Ивар
        [runa] Руна
        [halfdan] Хальвдан
        [tove] Туве
        [sigurd] Сигурд
       *[other] Бот
    }
# how strong a bot is
bot-name =
    { $level ->
        [guest] Скальд
        [page] Отрок
        [warrior] Воин
        [champion] Витязь
        [jarl] Ярл
        [legend] Легенда
       *[other] Бот
    }


## Refusals

refused-stale = Игра уже ушла вперёд. Вот что на столе сейчас.
refused-illegal = На этот вопрос так ответить нельзя.
refused-not-asked = Сейчас отвечаете не вы.
refused-not-yours = Это место не ваше.
refused-watching = Вы здесь зритель: это могут делать только игроки.
refused-over = Партия окончена.
refused-waiting = За столом ещё не все.
refused-storage = Ваш ответ не удалось сохранить, поэтому он пока не считается. Попробуйте ещё раз чуть позже.
storage-away = Зал сейчас не может заглянуть в свои записи, поэтому ничего не сделано. Попробуйте ещё раз чуть позже.
refused-back = Отменять пока нечего.
refused-advice = Подсказки есть только за столом, где все остальные — боты.
refused-again = Партия ещё не окончена.
refused-unreadable = Зал не понял, что сказала страница. Попробуйте её обновить.
refused-too-fast = Слишком много сразу. Пожалуйста, помедленнее.
refused-version = Зал обновился. Пожалуйста, обновите страницу.
refused-muted = Хозяин стола отключил вам обращения: играть дальше можно, просить о чём-либо других — нет.
refused-quiet = Хозяин стола отключил вам обращения: играть дальше можно, говорить с другими — нет.
refused-chatty = Вы много сказали за короткое время. Подождите немного.
refused-host = Это может сделать только тот, кто накрыл этот стол.
refused-moderate = С этим местом так поступить нельзя.
refused-claim = Ещё никто не заставил стол ждать достаточно долго.
refused-busy = Ботам ещё есть над чем подумать для вашего адреса. Подождите немного.
no-match = Такого стола в этом зале нет.
no-seat = За этим столом больше нет свободных мест.
no-choice = Героев за этим столом выбрал хозяин.
no-name =
    Скажите, как вас называть: имя должно быть не длиннее { $most ->
        [one] { $most } символа
       *[other] { $most } символов
    }.
no-chair = Число мест не подходит к этой игре: нужно { $wanted }, и одно из них должно быть вашим.
no-origin = Этот запрос пришёл с другого сайта.
not-found = По этому адресу ничего нет.
not-allowed = По этому адресу так поступить нельзя.
too-large = Это больше, чем зал может прочесть за раз.
too-many = Вы создали много столов за короткое время. Подождите немного.
too-slow = Запрос слишком долго не приходил целиком. Попробуйте ещё раз.
too-many-requests = С вашего адреса пришло слишком много запросов. Подождите несколько секунд.
no-link = Эта ссылка уже использована или устарела. Создайте новую на том устройстве, с которого переходите.
not-wanted = Хозяин этого стола больше не хочет вас здесь видеть.
not-open = Этот стол закрыт для новых гостей.
cannot-replay = Эту партию играли с прежним изданием карт, и показать её больше нельзя: { $reason }
not-over = Эта партия ещё не окончена. Как только она закончится, её сможет посмотреть здесь каждый.
no-moment = Такого момента в этой партии нет: номер последнего ответа — { $most }.
no-transcript = Этот файл — не сохранённая партия.
no-part = Этот файл — не сохранённая партия: части «{ $name }» нет или она не такая, как нужно.
not-this-format = Эту партию сохранила другая версия зала. Здесь у сохранённых партий формат { $wanted }.
not-these-cards = Эту партию играли в версии { $name }: карты или поля тогда были не такими, как сегодня.
not-these-rules = Эту партию играли в версии { $name }. С тех пор изменились правила { $rules }, и сегодня она пошла бы иначе.
not-answer = Партия в этом файле обрывается: ответ номер { $number }, «{ $name }», там невозможен.
not-playable = Эта партия пришла файлом: её можно смотреть, но нельзя играть.
cannot-set = Стол этой партии здесь накрыть нельзя: { $reason }
cannot-go-on = Здесь партия уже окончена. Выберите более ранний момент, чтобы сыграть дальше.
too-long =
    Эта партия слишком длинная: зал показывает партии, в которых не больше { $most ->
        [one] { $most } ответа
       *[other] { $most } ответов
    }.
too-wordy =
    Пожалуйста, уложитесь в { $most ->
        [one] { $most } символ
        [few] { $most } символа
       *[many] { $most } символов
    }.
too-many-reviews = Боты сейчас разбирают много партий. Спросите ещё раз чуть позже.
too-many-reports = Вы сообщили о нескольких проблемах за короткое время. Подождите несколько минут.
too-many-uploads = С вашего адреса сегодня пришло уже много файлов. Попробуйте ещё раз завтра.
no-space = Ваше сообщение не удалось сохранить: в зале кончилось место. Сначала его должен освободить тот, кто держит этот зал.


## What the host of a table has done

moderated-remove = Из-за стола удалён игрок { $name }. Так решил хозяин стола ({ $host }).
moderated-ban = Из-за стола навсегда удалён игрок { $name }. Так решил хозяин стола ({ $host }).
moderated-mute = Игроку { $name } отключены обращения. Так решил хозяин стола ({ $host }).
moderated-unmute = Игрок { $name } снова может обращаться к другим. Так решил хозяин стола ({ $host }).
moderated-shut = Стол закрыт для новых гостей. Так решил хозяин стола ({ $host }).
moderated-open = Стол снова открыт для новых гостей. Так решил хозяин стола ({ $host }).


## What a link to a match shows where it is sent

preview-title =
    { $state ->
        [waiting]
            { $game ->
                [duel] Вас приглашают на дуэль
               *[unicorns] Вас приглашают сыграть в «Единорожков»
            }
        [over]
            { $game ->
                [duel] Запись дуэли: { $names }
               *[unicorns] Запись партии в «Единорожков»: { $names }
            }
       *[running]
            { $game ->
                [duel] Дуэль: { $names }
               *[unicorns] Единорожки: { $names }
            }
    }
preview-about =
    { $state ->
        [waiting] За столом: { $names }. Место для вас свободно, регистрироваться не нужно.
        [over] Вся партия, ход за ходом, и как менялись шансы.
       *[running] Партия идёт. Заходите посмотреть.
    }
preview-picture =
    { $game ->
        [duel] Бойцы на поле в медовом зале
       *[unicorns] Единорожки в своих стойлах
    }


## Steps of a match that is looked at again, besides answers

step-leaves = Покидает стол
step-anew = Отсюда партия идёт дальше, а всё, чего этот игрок не мог знать, роздано заново: { $name }


## Readings of the rules that a table may agree on

choice-defeat = Когда засчитывается потеря героя?
choice-defeat-action = Когда закончится действие
choice-defeat-at_once = Сразу
choice-versatile = Чем другие эффекты считают универсальную карту?
choice-versatile-both = И картой атаки, и картой защиты
choice-versatile-as_used = Только тем, чем она сыграна
choice-discard = Когда сбрасывают карты боя?
choice-discard-before_abilities = До способностей, которые следуют за боем
choice-discard-after_abilities = После этих способностей
choice-teammates = Карты товарищей по команде
choice-teammates-open = Открыты друг другу
choice-teammates-closed = Скрыты друг от друга
choice-targets = Когда называют цели?
choice-targets-when_played = Когда карту играют
choice-targets-when_resolved = Когда она срабатывает
choice-win_check = Когда заканчивается партия?
choice-win_check-at_once = Как только у кого-то хватает единорожков
choice-win_check-after_effects = Когда завершены все эффекты
