### What the workshop says of drafts for any game, in Ukrainian.

# what is wrong with a draft, or worth a look
fault-text-unread = Незрозуміло: «{ $words }»
fault-text-ambiguous = Це можна зрозуміти по-різному: { $readings }
fault-text-impossible = Тут це не може статися: цієї миті немає того, про що йдеться в тексті, наприклад бою, карти чи жетонів.
fault-text-much = Цей текст задовгий, або його можна прочитати надто багатьма способами. Допоможуть коротші речення.
fault-text-long = Текст задовгий: уміщується щонайбільше { $most } знаків.
fault-name = У назві має бути від 1 до { $most } знаків.
fault-twice = Таких тут два з тим самим ідентифікатором.
fault-too-many = Це більше, ніж уміщується в одному наборі: щонайбільше { $most }.
fault-words = Ця назва не підходить: { $text }
fault-words-part = Називати нічого: частини «{ $part }» немає, і назва не використовується.
fault-words-thing = Називати нічого: у «{ $part }» немає «{ $thing }», і назва не використовується.
fault-language = Цією мовою тут немає слів: { $text }
fault-kind = У наборі для цієї гри таких частин не буває: { $text }
fault-effects = Цю дію неможливо розіграти: { $text }
fault-wordless = Для цього немає слів. Зіграти це можна, але показано воно буде дієсловами.
fault-verbs-many = Дієслів більше, ніж уміщується на карті.
fault-like = Немає карти, на яку ця була б схожа: { $text }
fault-missing = Цього бракує.
fault-too-small = Тут має бути число не менше за { $least }.
fault-too-large = Тут має бути число не більше за { $most }.
fault-too-long = Сюди вміщується щонайбільше { $most } знаків.
fault-no-number = Тут має бути число.
fault-unknown-field = Тут нічого не називається «{ $field }».
fault-facts = Тут чогось бракує або щось не так, як має бути: { $text }
fault-file = Це не вдається прочитати: { $text }
fault-other = Так не годиться: { $text }
