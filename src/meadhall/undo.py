"""Undo: how far back the last choice of a person lies, and what was answered and seen since."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import meadhall
from meadhall import Match
from meadhall.bundle import bundle_of

Seen = Callable[[dict[str, Any]], Counter[str]]  # all that a view shows of what may be hidden, wherever it lies


def seen_by(game: str) -> Seen:
    """How the views of a game are looked at; where nothing is ever hidden, nothing is ever learned."""
    bundle = bundle_of(game)
    found: Seen = nothing if bundle.sight is None else bundle.load("sight")
    return found


def nothing(_view: dict[str, Any]) -> Counter[str]:
    """What a view of a game without secrets shows of them."""
    return Counter()


class Undo(NamedTuple):
    """A way back."""

    past: Match  # as it was before the choice
    seat: int  # whose choice it was
    answered: set[int]  # seats that have answered since, or then
    has_shown: bool  # whether one of the people has seen cards since that were hidden then


def undo_of(match: Match, people: set[int]) -> Undo | None:
    """The way back to the last question in which a person had a choice; None if there was none yet."""
    transcript: Any = match.transcript()
    asked = list(askings(match))
    choices = [at for at, (seat, options) in enumerate(asked) if seat in people and options > 1]
    if not choices:
        return None
    last = choices[-1]
    past = meadhall.replay(transcript, until=last)
    answered = {seat for seat, _ in asked[last:]}
    return Undo(past, asked[last][0], answered, any(has_learnt(past, match, seat) for seat in people))


def askings(match: Match) -> Iterator[tuple[int, int]]:
    """Who was asked before each answer, and how many options there were."""
    transcript: Any = match.transcript()
    twin = meadhall.replay(transcript, until=0)
    for answer in transcript["answers"]:
        yield twin.decision.seat, len(twin.decision.options)
        twin.repeat([answer])


def has_learnt(past: Match, now: Match, seat: int) -> bool:
    """Whether a seat sees a card now that it did not see in the past."""
    seen = seen_by(now.game.name)
    return bool(seen(now.view(seat)) - seen(past.view(seat)))
