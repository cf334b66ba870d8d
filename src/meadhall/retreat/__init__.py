"""Retreat: how far back the last choice of a person lies, and what was answered and seen since."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import meadhall
from meadhall import Match
from meadhall.retreat import duel, unicorns

# by game: the cards that a view names, wherever they lie
SEEN: Final[dict[str, Callable[[dict[str, Any]], Counter[str]]]] = {"duel": duel.seen, "unicorns": unicorns.seen}


class Retreat(NamedTuple):
    """A way back."""

    past: Match  # as it was before the choice
    seat: int  # whose choice it was
    answered: set[int]  # seats that have answered since, or then
    has_shown: bool  # whether one of the people has seen cards since that were hidden then


def retreat_of(match: Match, people: set[int]) -> Retreat | None:
    """The way back to the last question in which a person had a choice; None if there was none yet."""
    transcript: Any = match.transcript()
    asked = list(askings(match))
    choices = [at for at, (seat, options) in enumerate(asked) if seat in people and options > 1]
    if not choices:
        return None
    last = choices[-1]
    past = meadhall.replay(transcript, until=last)
    answered = {seat for seat, _ in asked[last:]}
    return Retreat(past, asked[last][0], answered, any(has_learnt(past, match, seat) for seat in people))


def askings(match: Match) -> Iterator[tuple[int, int]]:
    """Who was asked before each answer, and how many options there were."""
    transcript: Any = match.transcript()
    twin = meadhall.replay(transcript, until=0)
    for answer in transcript["answers"]:
        yield twin.decision.seat, len(twin.decision.options)
        twin.repeat([answer])


def has_learnt(past: Match, now: Match, seat: int) -> bool:
    """Whether a seat sees a card now that it did not see in the past."""
    seen = SEEN[now.game.name]
    return bool(seen(now.view(seat)) - seen(past.view(seat)))
