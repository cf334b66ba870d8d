"""Names: what the seats of a table are called in sentences: people by their own names, bots by those of the hall.

A name is never inflected: where a sentence needs a case, a word beside the name has it («у игрока Ana»).
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple
from zlib import crc32

from meadhall.hall.records import Sitter
from meadhall.localisation import languages, words

FILE: Final = "server"
REMEMBERED: Final = 1024  # tables
BOTS: Final = (  # ids of the hall's bots, stable for ever: a seat keeps the one that sits there
    "astrid", "leif", "gudrun", "sven", "ingrid", "bjorn", "freydis", "harald", "sigrid", "olaf", "thora", "ragnar",
    "helga", "erik", "solveig", "gunnar", "ylva", "knut", "hilda", "arne", "signe", "torstein", "frida", "ivar", "runa",
    "halfdan", "tove", "sigurd",
)  # fmt: skip
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
    found_bots = bots_of(sitters)
    plain = [
        bot_called(bot, language) if bot else isolated(readable(one.name))
        for bot, one in zip(found_bots, sitters, strict=True)
    ]
    told = told_apart(plain, language)
    messages = ["seat-bot" if sitter.kind == "bot" else "seat-person" for sitter in sitters]
    found = [(message, name) if name else None for message, name in zip(messages, told, strict=True)]
    return Names(language, tuple(found))


# ---------------------------------------------------------------- bots
def bots_of(sitters: Sequence[Sitter], lot: str = "") -> list[str]:
    """Which of the hall's bots sits at each seat, empty where none does: the one that is stored, or one by lot.

    A bot gives way to a person of its name, however that is spelled, and to whoever came before it.
    """
    taken = {looked_at(readable(sitter.name)) for sitter in sitters if sitter.kind != "bot"}
    kept = {sitter.name for sitter in sitters if sitter.kind == "bot"}
    found: list[str] = []
    for seat, sitter in enumerate(sitters):
        wished = (
            candidates(sitter, crc32(f"{lot} {seat} {sitter.level}".encode()), kept) if sitter.kind == "bot" else ()
        )
        found.append(next((bot for bot in wished if bot not in found and not spellings(bot) & taken), ""))
    return found


def candidates(sitter: Sitter, lot: int, kept: set[str]) -> Iterator[str]:
    """Who could sit at a bot's seat, first of all who does already."""
    if sitter.name in BOTS:
        yield sitter.name
    begin = lot % len(BOTS)
    yield from (bot for bot in (*BOTS[begin:], *BOTS[:begin]) if bot not in kept)


def with_bots(sitters: Sequence[Sitter], lot: str) -> list[Sitter]:
    """The same sitters, with the bots that play there chosen by lot, to be stored."""
    chosen = bots_of(sitters, lot)
    return [one._replace(name=bot) if bot else one for one, bot in zip(sitters, chosen, strict=True)]


def bot_called(bot: str, language: str) -> str:
    """A bot by its name."""
    return words(FILE, language).say("bot-called", {"bot": bot})


@lru_cache(len(BOTS))
def spellings(bot: str) -> frozenset[str]:
    """A bot's name as a hasty reader sees it, in every language."""
    return frozenset(looked_at(bot_called(bot, language)) for language in languages())


def players_of(sitters: Sequence[Sitter], language: str) -> list[str | None]:
    """What everybody goes by who plays: bots too; None where nobody does, or has told no name."""
    return [
        bot_called(bot, language) if bot else one.name or None
        for bot, one in zip(bots_of(sitters), sitters, strict=True)
    ]


# ---------------------------------------------------------------- names of people


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
