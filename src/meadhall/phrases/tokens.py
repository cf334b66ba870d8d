"""Tokens: a text as words, numbers and signs, whatever hand has written it."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final, NamedTuple

# Signs that mean the same, whatever keyboard they come from; few people type the two dots.
ALIKE: Final = {"'": "’‘ʼ", '"': "“”„«»", "-": "—–−", "•": "·●▪◦‣∙*", " ": "\u00a0", "е": "ё", "Е": "Ё"}
PLAIN: Final = str.maketrans({sign: plain for plain, signs in ALIKE.items() for sign in signs})
TOKEN: Final = re.compile(r"\d+|[^\W\d_]+(?:['-][^\W\d_]+)*'?|[^\w\s]|\n", re.UNICODE)
STOP: Final = "."
BREAK: Final = "\n"
OPEN_ENDED: Final = frozenset(".,;:(-•")  # signs after which a line goes on
GOING_ON: Final = frozenset(".,;:)-•")  # signs with which a line goes on
PICTURES: Final = frozenset({"So", "Sk", "Cf", "Mn", "Co", "Cn"})  # kinds of signs that only decorate
# Markup that only decorates, of the same length in blanks; breaks and points of lists are signs of their own.
LINES: Final = re.compile(r"<\s*(?:br|p|/p|/li|div|/div)\s*/?>", re.IGNORECASE)
POINTS: Final = re.compile(r"<\s*li\s*>|(?:^|(?<=\s))[\da-d]\)(?=\s)", re.IGNORECASE)
BOLD: Final = re.compile(
    r"\*\*|__|</?\s*(?:b|i|u|em|strong|span|ul|ol|small)\s*>|(?<![\w*])\*(?=\w)|(?<=[\w.!])\*(?![\w*])"
)


class Token(NamedTuple):
    """A word, a number or a sign, and where it stands in its text."""

    text: str
    start: int
    end: int


def tokens(text: str) -> list[Token]:
    """All tokens of a text; large and small letters are the same."""
    plain = marked(unicodedata.normalize("NFC", text)).translate(PLAIN)
    found = [Token(each[0].casefold(), each.start(), each.end()) for each in TOKEN.finditer(plain)]
    return stopped([token for token in found if token.text == BREAK or not is_picture(token.text)], plain)


def marked(text: str) -> str:
    """A text without markup, each letter where it was."""
    text = blanked(text, LINES, BREAK)
    if "(" not in text:  # otherwise what looks like a point of a list may close a bracket
        text = blanked(text, POINTS, "•")
    return blanked(text, BOLD, " ")


def blanked(text: str, pattern: re.Pattern[str], sign: str) -> str:
    """A text with a sign and blanks where a pattern is found."""
    return pattern.sub(lambda found: sign.ljust(len(found[0])), text)


def is_picture(sign: str) -> bool:
    """Whether a token is a picture that decorates a text and says nothing."""
    return len(sign) == 1 and unicodedata.category(sign) in PICTURES


def stopped(found: list[Token], text: str) -> list[Token]:
    """Tokens with a stop where a line ends and the next one begins a sentence; several stops are one."""
    kept: list[Token] = []
    for at, token in enumerate(found):
        if token.text == BREAK:
            ends = next((each for each in found[at + 1 :] if each.text != BREAK), None)
            if not kept or ends is None or kept[-1].text in OPEN_ENDED or ends.text in GOING_ON:
                continue
            if not text[ends.start].isupper() and not text[ends.start].isdigit():
                continue  # a sentence that is wrapped
            kept.append(Token(STOP, token.start, token.start))
        elif token.text in {"!", STOP}:
            if not kept or kept[-1].text != STOP:
                kept.append(token._replace(text=STOP))
        else:
            kept.append(token)
    return kept


@lru_cache(maxsize=4096)
def words_of(text: str) -> tuple[str, ...]:
    """The tokens of a text alone."""
    return tuple(token.text for token in tokens(text))
