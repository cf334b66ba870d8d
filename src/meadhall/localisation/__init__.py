"""Localisation: all that a match shows or asks, as sentences of a language. Facts and words are joined by id only.

A language is a folder of `locales`; each game has such folders of its own (`games/NAME/locales/en/game.ftl`). The id of
a message follows from the id of what it says (`card-beowulf-feint`, `question-choose_action`, `event-card_drawn`). What
has no message is an error: no id is ever shown in a word's place.

Names go into sentences ready-made. Where a language inflects them, a name's message has its cases and its gender as
attributes (`.gen = Медузы`, `.gender = f`), and a sentence asks for one by the part's name and the form's:
`{ $fighter_gen }`. A form that a name lacks is an error as well; a name that is the same in every case says so with
`.indeclinable = yes`.

The seats of a table may have names of their own (`Called`), those of the people who sit there: such names are told as
they are, beside a word that is inflected for them where a language needs one.

A game speaks through a `Speaker` of its own, which its bundle names.
"""

from meadhall.localisation.entries import CASES, GENDER, Forms
from meadhall.localisation.messages import (
    ENGLISH,
    INDECLINABLE,
    LOCALES,
    NONE,
    PLAIN,
    MessageError,
    MissingMessageError,
    Spoken,
    UnknownLanguageError,
    Words,
    file_of,
    key,
    languages,
    words,
)
from meadhall.localisation.speaker import Called, Speaker
from meadhall.localisation.speech import foretell, name, rule_text, say, source_text, speaker_for, speaker_of, text_of
from meadhall.localisation.visitors import words_known, words_of

__all__ = [
    "CASES",
    "ENGLISH",
    "GENDER",
    "INDECLINABLE",
    "LOCALES",
    "NONE",
    "PLAIN",
    "Called",
    "Forms",
    "MessageError",
    "MissingMessageError",
    "Speaker",
    "Spoken",
    "UnknownLanguageError",
    "Words",
    "file_of",
    "foretell",
    "key",
    "languages",
    "name",
    "rule_text",
    "say",
    "source_text",
    "speaker_for",
    "speaker_of",
    "text_of",
    "words",
    "words_known",
    "words_of",
]
