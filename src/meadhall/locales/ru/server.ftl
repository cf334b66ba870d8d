### What the server itself says, in Russian.


## Refusals

refused-stale = Стол уже ушёл вперёд. Вот что на нём теперь.
refused-illegal = Такого ответа на этот вопрос нет.
refused-not-asked = Сейчас отвечаете не вы.
refused-not-yours = Это место не ваше.
refused-watching = Вы смотрите этот матч: так могут поступать только игроки.
refused-over = Матч окончен.
refused-waiting = За столом ещё кого-то не хватает.
refused-storage = Ваш ответ не удалось сохранить, поэтому он пока не считается. Попробуйте ещё раз чуть позже.
refused-back = Вам пока нечего брать назад.
refused-advice = Подсказки даются только там, где все остальные — боты.
refused-again = Матч ещё не окончен.
refused-unreadable = Страница сказала то, чего зал не понимает.
refused-too-fast = Слишком много сразу. Пожалуйста, помедленнее.
refused-version = У зала новая страница. Пожалуйста, загрузите её заново.
no-match = Такого стола в этом зале нет.
no-seat = За этим столом больше нет свободных мест.
no-name = Назовите имя, по которому вас будут звать, не длиннее { $most } символов.
no-chair = Места не подходят к этой игре: нужно { $wanted }, и одно из них ваше.
no-origin = Этот запрос пришёл с другого сайта.
not-found = По этому адресу ничего нет.
too-large = Это больше, чем зал может прочесть за раз.
too-many = Вы накрыли много столов за короткое время. Подождите немного.
cannot-replay = Этот матч сыгран с прежним изданием карт, и показать его больше нельзя: { $reason }


## Readings of the rules that a table may agree on

choice-defeat = Когда герой побеждён?
choice-defeat-action = Когда закончится действие
choice-defeat-at_once = Сразу
choice-versatile = Эффекты универсальных карт
choice-versatile-both = Действуют и в атаке, и в защите
choice-versatile-as_used = Действуют только так, как сыграна карта
choice-discard = Карты боя сбрасываются
choice-discard-before_abilities = До способностей, следующих за боем
choice-discard-after_abilities = После них
choice-teammates = Руки союзников
choice-teammates-open = Открыты друг другу
choice-teammates-closed = Закрыты
choice-targets = Цели называют
choice-targets-when_played = Когда карту играют
choice-targets-when_resolved = Когда она срабатывает
choice-win_check = Матч заканчивается
choice-win_check-at_once = Как только у кого-то достаточно
choice-win_check-after_effects = Когда завершены все эффекты
