"""Tables of hnefatafl: both boards."""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.hnefatafl.rules.integrity import check_position
from meadhall.kernel.match import Match
from tests.laws.cases import Cases

SETUPS: Final[dict[str, dict[str, object]]] = {"brandubh": {"board": "brandubh"}, "tablut": {"board": "tablut"}}


def tally(match: Match) -> object:
    """All pieces, on the board or captured, each in one place; and a position that can be."""
    s: Any = match.state
    check_position(s)
    standing = [square for square in s.place if square >= 0]
    assert len(set(standing)) == len(standing)
    assert [int(s.occupant[square]) for square in standing] == [at for at, square in enumerate(s.place) if square >= 0]
    return list(s.table.ids)


CASES: Final = Cases("hnefatafl", SETUPS, tally)
