"""Events: what happened, as ints, with names and meanings for readers outside.

Each kind tells what its parts a, b, c and d are, and which parts of a view it names as changed.
"""

from __future__ import annotations

from typing import Final

from meadhall.kernel.events import Kind, Kinds

kind: Final = Kinds()

# Meanings: seat, piece (an id), from and space (squares), why (a reason).
TURN_BEGAN: Final = kind("turn_began", ("seat",), ("turn",))
PIECE_MOVED: Final = kind(
    "piece_moved",
    ("seat", "piece", "from", "space"),
    ("pieces.{piece}.space", "moves", "last", "?quiet", "?repeats"),
)
PIECE_CAPTURED: Final = kind("piece_captured", ("seat", "piece", "space"), ("pieces.{piece}.space",))
KING_CAPTURED: Final = kind("king_captured", ("seat", "piece", "space"), ("pieces.{piece}.space",))
KING_ESCAPED: Final = kind("king_escaped", ("seat", "piece", "space"))
MATCH_DRAWN: Final = kind("match_drawn", ("why",))
SEAT_LEFT: Final = kind("seat_left", ("seat",), ("seats.{seat}.left",))

KINDS: Final[tuple[Kind, ...]] = kind.all()
