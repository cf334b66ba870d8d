"""Names: what the seats of a table are called in sentences: people by their own names, bots by their levels.

A name is never inflected: where a sentence needs a case, a word beside the name has it («у игрока Ana»).
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple

from meadhall.localisation import words
from meadhall.server.records import Sitter

FILE: Final = "server"
REMEMBERED: Final = 1024  # tables
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing
MOST_MARKS: Final = 4  # accents and the like on one letter
LEFTWARD: Final = frozenset({"R", "AL", "AN"})
ISOLATE: Final = "\u2068{}\u2069"  # so that a name that is read leftward leaves the sentence around it as it is


class Names(NamedTuple):
    """The names of all seats in a language: for each the message that inflects it, and the name; None if it is free."""

    language: str
    seats: tuple[tuple[str, str] | None, ...]

    def called(self, seat: int, form: str) -> str | None:
        """A seat by the name of who sits there."""
        found = self.seats[seat]
        return None if found is None else words(FILE, self.language).name(found[0], form, {"name": found[1]})


@lru_cache(REMEMBERED)
def names_of(sitters: tuple[Sitter, ...], language: str) -> Names:
    """What the seats are called in a language."""
    told = told_apart([plain_name(sitter, language) for sitter in sitters], language)
    messages = ["seat-bot" if sitter.kind == "bot" else "seat-person" for sitter in sitters]
    found = [(message, name) if name else None for message, name in zip(messages, told, strict=True)]
    return Names(language, tuple(found))


def plain_name(sitter: Sitter, language: str) -> str:
    """The name of who sits somewhere; empty if nobody does."""
    if sitter.kind == "bot":
        return words(FILE, language).say("bot-name", {"level": sitter.level or ""})
    return isolated(readable(sitter.name))


def told_apart(names: list[str], language: str) -> list[str]:
    """Names with the number of the seat wherever another seat has the same, however it is written."""
    looks = Counter(looked_at(name) for name in names if name)
    if all(count == 1 for count in looks.values()):
        return names
    numbered = [
        words(FILE, language).say("namesake", {"name": name, "number": seat + 1})
        if looks[looked_at(name)] > 1
        else name
        for seat, name in enumerate(names)
    ]
    return told_apart(numbered, language)  # somebody may call themselves what another is called now


def looked_at(name: str) -> str:
    """A name as a hasty reader sees it."""
    return unicodedata.normalize("NFKC", name).casefold()


def readable(name: str) -> str:
    """A name on one line, without signs that cannot be seen or that pile up."""
    shown = "".join(sign if sign.isprintable() and sign not in BLANK else " " for sign in name)
    found: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", shown):
        marks = marks + 1 if unicodedata.category(sign).startswith("M") else 0
        if marks <= MOST_MARKS:
            found.append(sign)
    return " ".join("".join(found).split())


def isolated(name: str) -> str:
    """A name that keeps its direction to itself."""
    return ISOLATE.format(name) if any(unicodedata.bidirectional(sign) in LEFTWARD for sign in name) else name
