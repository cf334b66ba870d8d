### What the workshop says of drafts for any game, in English.

# what is wrong with a draft, or worth a look
fault-text-unread = Not understood: “{ $words }”
fault-text-ambiguous = This can mean several things: { $readings }
fault-text-impossible = This cannot happen here: at this moment there is nothing of what the text speaks of, such as a combat, a card or tokens.
fault-text-much = This text is too long, or can be read in too many ways. Shorter sentences help.
fault-text-long = This text is too long: { $most } characters fit.
fault-name = A name has 1 to { $most } characters.
fault-twice = There are two of these with the same id.
fault-too-many = This is more than fits into one pack: at most { $most }.
fault-words = This name is not taken: { $text }
fault-words-part = There is no part “{ $part }” to be named; the name is not used.
fault-words-thing = “{ $part }” has no “{ $thing }” to be named; the name is not used.
fault-language = There are no words in this language: { $text }
fault-kind = A pack of this game has no such parts: { $text }
fault-effects = This effect cannot be played: { $text }
fault-wordless = There are no words for this. It can be played, but it is shown as verbs.
fault-verbs-many = These are more verbs than fit on a card.
fault-like = This card is like none that there is: { $text }
fault-missing = This is missing.
fault-too-small = A number of at least { $least } belongs here.
fault-too-large = A number of at most { $most } belongs here.
fault-too-long = At most { $most } characters fit here.
fault-no-number = A number belongs here.
fault-unknown-field = Nothing is called “{ $field }” here.
fault-facts = Something is missing here, or is not as it should be: { $text }
fault-file = This cannot be read: { $text }
fault-other = This is not right: { $text }
