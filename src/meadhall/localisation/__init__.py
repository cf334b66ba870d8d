"""Localisation: all that a match shows or asks, as sentences of a language. Facts and words are joined by id only.

A language is a folder of `locales`; a game's words are a Fluent file in it (`locales/en/duel.ftl`). A message's id
follows from the id of what it says (`card-beowulf-feint`, `question-choose_action`, `event-card_drawn`). What has no
message is an error: no id is ever shown in a word's place.

Names go into sentences ready-made. Where a language inflects them, a name's message has its cases and its gender as
attributes (`.gen = Медузы`, `.gender = f`), and a sentence asks for one by the part's name and the form's:
`{ $fighter_gen }`. A form that a name lacks is an error as well; a name that is the same in every case says so with
`.indeclinable = yes`.

The seats of a table may have names of their own (`Called`), those of the people who sit there: such names are told as
they are, beside a word that is inflected for them where a language needs one.

A game speaks through a `Speaker` in a module of its own, which `SPEAKERS` finds by the game's name when it is needed.
"""

from meadhall.localisation.duel import DuelSpeaker, ability_text, card_text, card_user, character_text
from meadhall.localisation.messages import (
    CASES,
    ENGLISH,
    GENDER,
    INDECLINABLE,
    LOCALES,
    NONE,
    PLAIN,
    Forms,
    MessageError,
    MissingMessageError,
    Spoken,
    UnknownLanguageError,
    Words,
    key,
    languages,
    words,
)
from meadhall.localisation.speaker import Called, Speaker
from meadhall.localisation.speech import SPEAKERS, foretell, name, rule_text, say, source_text, speaker_of, text_of

__all__ = [
    "CASES",
    "ENGLISH",
    "GENDER",
    "INDECLINABLE",
    "LOCALES",
    "NONE",
    "PLAIN",
    "SPEAKERS",
    "Called",
    "DuelSpeaker",
    "Forms",
    "MessageError",
    "MissingMessageError",
    "Speaker",
    "Spoken",
    "UnknownLanguageError",
    "Words",
    "ability_text",
    "card_text",
    "card_user",
    "character_text",
    "foretell",
    "key",
    "languages",
    "name",
    "rule_text",
    "say",
    "source_text",
    "speaker_of",
    "text_of",
    "words",
]
