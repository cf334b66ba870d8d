"""Wire of hnefatafl: what its messages carry beside what those of every game do."""

from __future__ import annotations

from typing import Final, Literal

from meadhall.games.hnefatafl.rules.events import KINDS
from meadhall.hall.wire import Facts, Part
from meadhall.hall.wire.events import event_types


# ---------------------------------------------------------------- facts
class Square(Part, frozen=True, kw_only=True):
    """A square, counted from the lower left; whether it is the king's alone, and whether he wins there."""

    id: str
    x: int
    y: int
    kind: Literal["plain", "throne", "corner"]
    goal: bool


class TaflPiece(Part, frozen=True, kw_only=True):
    """A piece by its name, and whose it is."""

    name: str
    side: Literal["attacker", "defender", "king"]
    seat: int


class TaflBoard(Part, frozen=True, kw_only=True):
    """A board as it is drawn, and how the pieces stand on it at first, by their ids."""

    id: str
    name: str
    about: str
    size: int
    squares: list[Square]
    pieces: dict[str, TaflPiece]
    start: dict[str, str]


class HnefataflFacts(Facts, frozen=True, kw_only=True, tag="hnefatafl"):
    """What does not change in a match, in words."""

    board: TaflBoard
    sides: list[str]


# ---------------------------------------------------------------- the view
class StandingPiece(Part, frozen=True, kw_only=True):
    """A piece and where it stands; nowhere once it was captured."""

    side: Literal["attacker", "defender", "king"]
    space: str | None


class LastMove(Part, frozen=True, kw_only=True, rename={"start": "from"}):
    """The last move, and what it took."""

    piece: str
    start: str
    space: str
    captures: list[str]


class TaflSeat(Part, frozen=True, kw_only=True):
    """Who plays which side, and whether they have left."""

    side: Literal["attackers", "defenders"]
    left: bool


class HnefataflView(Part, frozen=True, kw_only=True):
    """The board as everybody sees it, and how far a draw is."""

    board: str
    turn: int
    moves: int
    pieces: dict[str, StandingPiece]
    repeats: int
    quiet: int
    quiet_limit: int
    last: LastMove | None
    seats: list[TaflSeat]


# ---------------------------------------------------------------- what a table can be made of
class HnefataflAlmanac(Part, frozen=True, kw_only=True):
    """The boards."""

    boards: list[TaflBoard]


# ---------------------------------------------------------------- events
EVENTS: Final = event_types(KINDS, {"seat": int, "piece": str, "from": str, "space": str, "why": str})
