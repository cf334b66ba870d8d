"""Tokens: a text as words, numbers and signs, whatever hand has written it."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final, NamedTuple

# Signs that mean the same, whatever keyboard they come from; few people type the two dots.
ALIKE: Final = {"'": "’‘ʼ", '"': "“”„«»", "-": "—–−", " ": "\u00a0", "е": "ё", "Е": "Ё"}
PLAIN: Final = str.maketrans({sign: plain for plain, signs in ALIKE.items() for sign in signs})
TOKEN: Final = re.compile(r"\d+|[^\W\d_]+(?:['-][^\W\d_]+)*'?|[^\w\s]", re.UNICODE)


class Token(NamedTuple):
    """A word, a number or a sign, and where it stands in its text."""

    text: str
    start: int
    end: int


def tokens(text: str) -> list[Token]:
    """All tokens of a text; large and small letters are the same."""
    plain = unicodedata.normalize("NFC", text).translate(PLAIN)
    return [Token(found[0].casefold(), found.start(), found.end()) for found in TOKEN.finditer(plain)]


@lru_cache(maxsize=4096)
def words_of(text: str) -> tuple[str, ...]:
    """The tokens of a text alone."""
    return tuple(token.text for token in tokens(text))
