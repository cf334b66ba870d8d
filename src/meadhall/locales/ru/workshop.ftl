### What the workshop says of drafts for any game, in Russian.

# what is wrong with a draft, or worth a look
fault-text-unread = Непонятно: «{ $words }»
fault-text-ambiguous = Это можно понять по-разному: { $readings }
fault-text-impossible = Здесь этого не может произойти: в этот момент нет того, о чём говорит текст, например боя, карты или жетонов.
fault-text-much = Этот текст слишком длинный, или его можно прочесть слишком многими способами. Помогут более короткие предложения.
fault-text-long = Текст слишком длинный: помещается не больше { $most } знаков.
fault-name = В названии должно быть от 1 до { $most } знаков.
fault-twice = Таких здесь два с одним и тем же идентификатором.
fault-too-many = Это больше, чем помещается в одном наборе: не больше { $most }.
fault-words = Это название не подходит: { $text }
fault-words-part = Называть нечего: части «{ $part }» нет, и название не используется.
fault-words-thing = Называть нечего: в «{ $part }» нет «{ $thing }», и название не используется.
fault-language = На этом языке здесь нет слов: { $text }
fault-kind = В наборе для этой игры не бывает таких частей: { $text }
fault-effects = Это действие нельзя разыграть: { $text }
fault-wordless = Для этого нет слов. Сыграть это можно, но показано оно будет глаголами.
fault-verbs-many = Глаголов больше, чем помещается на карте.
fault-like = Нет карты, на которую эта была бы похожа: { $text }
fault-missing = Этого не хватает.
fault-too-small = Здесь должно быть число не меньше { $least }.
fault-too-large = Здесь должно быть число не больше { $most }.
fault-too-long = Сюда помещается не больше { $most } знаков.
fault-no-number = Здесь должно быть число.
fault-unknown-field = Здесь ничего не называется «{ $field }».
fault-facts = Здесь чего-то не хватает, или что-то не так, как должно быть: { $text }
fault-file = Это не удаётся прочитать: { $text }
fault-other = Так не годится: { $text }
