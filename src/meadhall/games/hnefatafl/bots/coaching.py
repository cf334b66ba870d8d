"""Hnefatafl for a coach: what is counted where a line ends, and in which ways one can answer."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.coaching import Coaching, Fact
from meadhall.games.hnefatafl.bots.outlook import exits, is_king_exposed, men_beside, ways_out
from meadhall.games.hnefatafl.rules.state import Hnefatafl
from meadhall.games.hnefatafl.rules.table import ATTACKERS, DEFENDERS, Table
from meadhall.kernel.game import Option
from meadhall.kernel.match import Decision

# Names of facts and ways are stable: they are kept with reviews, and their words are found by them.
# The first two are of either side; then come those of the king's, then those of the attackers.
FACTS: Final = (
    ("taken", 0.4), ("kept", 0.4), ("way_out", 0.15), ("unbeset", 0.4), ("shut", 0.15), ("besieged", 0.4),
    ("cornered", 0.15),
)  # fmt: skip


@final
class HnefataflCoaching(Coaching[Hnefatafl]):
    """What a coach looks at in hnefatafl."""

    def __init__(self) -> None:
        super().__init__([Fact(name, least) for name, least in FACTS], ["capture", "king"])
        self.table: Table | None = None  # of the match that this is of
        self.leads: vec[i64] = vec[i64]([])  # by square and way: whether it leads to a goal

    def count(self, s: Hnefatafl, seat: i64) -> list[float]:
        """Men of both sides, the king's ways out, and those who stand around him."""
        table = s.table
        if self.table is not table:
            self.table = table
            self.leads = vec[i64]([i64(each) for each in exits(table)])
        square = s.place[table.king]
        is_out = square >= 0 and (table.goal[square] != 0 or ways_out(s, self.leads, square) > 0)
        beset = float(men_beside(s, square, ATTACKERS)) if square >= 0 else 0.0
        exposed = 1.0 if square < 0 or is_king_exposed(s) else 0.0
        foe: i64 = DEFENDERS if seat == ATTACKERS else ATTACKERS
        found = [-float(men(s, foe)), float(men(s, seat))]
        if seat == DEFENDERS:
            return [*found, 1.0 if is_out else 0.0, -beset, 0.0, 0.0, 0.0]
        return [*found, 0.0, 0.0, 0.0 if is_out else 1.0, beset, exposed]

    def ways(self, s: Hnefatafl, decision: Decision, option: Option) -> list[str]:
        """To capture, and to move the king."""
        found: list[str] = []
        if option.fields["captures"]:
            found.append("capture")
        if option.fields["piece"] == "king":
            found.append("king")
        return found


def men(s: Hnefatafl, seat: i64) -> i64:
    """How many men of a seat are on the board, the king aside."""
    first: i64 = 0 if seat == ATTACKERS else s.table.attackers
    last = s.table.attackers if seat == ATTACKERS else s.table.king
    found: i64 = 0
    for piece in range(first, last):
        if s.place[piece] >= 0:
            found += 1
    return found
