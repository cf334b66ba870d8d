"""Hostile data: saved matches, transcripts and packs changed at one place or a few, loaded and played on.

`python -m tests.hostile --count N` tries N changes of each kind and tells what broke; a change follows from its number.
Packs are a game's own: `tests/games/NAME/hostile.py` tells how they are changed and used, where a game has some.
"""

from __future__ import annotations

import copy
import math
import random
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import yaml

from meadhall.kernel.game import Game
from meadhall.kernel.match import open_match
from meadhall.testing.walks import viewers

PATIENCE: Final = 5.0  # seconds of the processor after which a change has led to something that never ends
ANSWERS: Final = 60  # given by chance after a change that was not refused
NUMBERS: Final = (
    -1, 0, 1, 2, 7, 29, 59, 60, 63, 64, 180, 255, 65_535, 2**20, 2**31, 2**32, 2**40, 2**60 - 1, 2**62,
    2**63 - 1, 2**63, 2**64, 10**30, -2, -(2**31), -(2**63), -(2**64),
)  # fmt: skip
DEEP: Final = 40
REFUSED: Final = "refused"
PLAYED: Final = "played on"
Change = Callable[[random.Random, Any, Any], None]  # of what is at a key of a container


class StuckError(AssertionError):
    """A change led to something that does not end."""


def dice_of(seed: str | int) -> random.Random:
    """Chance that follows from a number."""
    return random.Random(seed)  # noqa: S311 - nothing here is a secret


def strangers() -> tuple[Any, ...]:
    """Values of any other kind than the one that was there."""
    nested: list[Any] = []
    for _ in range(DEEP):
        nested = [nested]
    return (
        None, True, False, 1.5, 2.0, math.nan, math.inf, -math.inf, "", "x", "-1", "0", "\ud800", "9" * 200,
        [], {}, [0], [[]], {"a": 1}, nested, ["sealed"], "forfeit:0", "forfeit:-1", "anew:0:1", "anew:9:9", "anew:0:-1",
    )  # fmt: skip


# ---------------------------------------------------------------- changes
def put_stranger(dice: random.Random, holder: Any, key: Any) -> None:
    """Something of another kind."""
    holder[key] = copy.deepcopy(dice.choice(strangers()))


def put_number(dice: random.Random, holder: Any, key: Any) -> None:
    """A number that is often a limit."""
    holder[key] = dice.choice(NUMBERS)


def nudge(dice: random.Random, holder: Any, key: Any) -> None:
    """A number close to the one that was there."""
    if isinstance(holder[key], int):
        holder[key] += dice.choice((-2, -1, 1, 2))


def flip(dice: random.Random, holder: Any, key: Any) -> None:
    """One bit of a number."""
    if isinstance(holder[key], int):
        holder[key] ^= 1 << dice.randrange(62)


def flip_low(dice: random.Random, holder: Any, key: Any) -> None:
    """One of the lower bits of a number."""
    if isinstance(holder[key], int):
        holder[key] ^= 1 << dice.randrange(max(4, holder[key].bit_length() + 1))


def drop(_dice: random.Random, holder: Any, key: Any) -> None:
    """Nothing."""
    del holder[key]


def double(_dice: random.Random, holder: Any, key: Any) -> None:
    """The same twice, where there is an order."""
    if isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]))


def swap(dice: random.Random, holder: Any, key: Any) -> None:
    """What is at another place of the same container."""
    other = dice.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    holder[key], holder[other] = holder[other], holder[key]


def mix(dice: random.Random, holder: Any, key: Any) -> None:
    """The same in another order."""
    if isinstance(holder[key], list):
        dice.shuffle(holder[key])


CHANGES: Final[tuple[Change, ...]] = (
    put_stranger, put_number, put_number, nudge, nudge, flip, flip_low, flip_low, drop, double, swap, swap, mix,
)  # fmt: skip


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """All containers of some data with each of their keys."""
    for key in list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield data, key
        yield from places(data[key])


def changed(dice: random.Random, data: Any) -> Any:
    """Some data with one change, sometimes with a few."""
    found = copy.deepcopy(data)
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        spots = list(places(found))
        if not spots:
            break
        holder, key = dice.choice(spots)
        dice.choice(CHANGES)(dice, holder, key)
    return found


# ---------------------------------------------------------------- packs
def scratched(dice: random.Random, text: str) -> str:
    """A text with some letters lost, doubled or others, or with lines in another order."""
    for _ in range(dice.choice((1, 1, 2, 5))):
        text = text or "x"
        at = dice.randrange(len(text))
        way = dice.randrange(4)
        if way == 0:
            text = text[:at] + text[at + dice.randrange(1, 4) :]
        elif way == 1:
            text = text[:at] + dice.choice("{}[]:,-&*!|>'\"%@#\n\t 019x~?\0\u2028é") + text[at:]
        elif way == 2:
            lines = text.splitlines(keepends=True)
            row = dice.randrange(len(lines))
            lines[row : row + 1] = dice.choice(([], [lines[row]] * 2, [dice.choice(lines)]))
            text = "".join(lines)
        else:
            text = text[:at] + text[max(0, at - 9) : at] + text[at:]
    return text or "x"


def hostile_text(dice: random.Random, text: str) -> str:
    """A YAML document that was changed as data, or as a text."""
    if dice.random() < 0.3:
        return scratched(dice, text)
    found = changed(dice, yaml.safe_load(text))
    return yaml.safe_dump(found, allow_unicode=False, sort_keys=False)


class Document(NamedTuple):
    """A file of a pack that was changed: which one of its kind, and what became of it."""

    which: int
    text: str


def hostile_document(kind: str, texts: Callable[[], list[str]]) -> Callable[[int], Document]:
    """How the files of a kind are changed."""

    def make(number: int) -> Document:
        dice = dice_of(f"{kind} {number}")
        which = dice.randrange(len(texts()))
        return Document(which, hostile_text(dice, texts()[which]))

    return make


def play_by_chance(game: Game[Any], setup: dict[str, object], number: int) -> None:
    """Play a match by chance, as far as some answers lead."""
    match = open_match(game, game.prepare(setup), number, "hostile")
    dice = dice_of(number)
    for _ in range(ANSWERS):
        if match.outcome is not None:
            break
        match.answer(dice.choice(match.decision.options))
    for viewer in viewers(match):
        match.view(viewer)


# ---------------------------------------------------------------- trying
class Trial(NamedTuple):
    """A kind of change: how the one of a number is made, and how what came of it is used."""

    make: Callable[[int], Any]
    use: Callable[[Any, int], None]


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """End in an error what does not end by itself."""

    def stop(*_: object) -> None:
        raise StuckError

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        signal.signal(signal.SIGPROF, before)
