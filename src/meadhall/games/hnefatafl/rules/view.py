"""View: the match as plain data. Nothing of it is hidden: every seat and every spectator see the same."""

from __future__ import annotations

from meadhall.games.hnefatafl.rules.ending import REASONS
from meadhall.games.hnefatafl.rules.events import KINDS
from meadhall.games.hnefatafl.rules.state import TAKEN_BITS, Hnefatafl
from meadhall.games.hnefatafl.rules.table import SIDES, Table


def view(s: Hnefatafl) -> dict[str, object]:
    """The board, whose turn it is, and how far a draw is."""
    table = s.table
    return {
        "board": table.id,
        "turn": s.turn,
        "moves": s.moves,
        "pieces": {table.ids[piece]: piece_view(s, piece) for piece in range(len(s.place))},
        "repeats": s.repeats(),
        "quiet": s.quiet,
        "quiet_limit": table.quiet_limit,
        "last": last_move(s),
        "seats": [{"side": SIDES[seat], "left": s.is_gone(seat)} for seat in range(s.seats)],
    }


def kind_of(table: Table, piece: int) -> str:
    """What kind of piece one is."""
    if piece == table.king:
        return "king"
    return "attacker" if piece < table.attackers else "defender"


def piece_view(s: Hnefatafl, piece: int) -> dict[str, object]:
    """A piece and where it stands; nowhere once it was captured."""
    square: int = s.place[piece]
    return {"side": kind_of(s.table, piece), "space": s.table.names[square] if square >= 0 else None}


def last_move(s: Hnefatafl) -> dict[str, object] | None:
    """The last move, if there was one; the piece still stands where it went."""
    if s.moved < 0:
        return None
    table = s.table
    return {
        "piece": table.ids[s.moved],
        "from": table.names[s.origin],
        "space": table.names[s.place[s.moved]],
        "captures": [table.ids[piece] for piece in unpacked(s.taken)],
    }


def unpacked(taken: int) -> list[int]:
    """The pieces that a move took."""
    found: list[int] = []
    while taken:
        found.append((taken & (1 << TAKEN_BITS) - 1) - 1)
        taken >>= TAKEN_BITS
    return found


def event_view(s: Hnefatafl, record: list[int]) -> dict[str, object]:
    """A recorded event as plain data."""
    kind = KINDS[record[0]]
    told: dict[str, object] = {"event": kind.name}
    for at, meaning in enumerate(kind.parts):
        told[meaning] = meant(s.table, meaning, record[2 + at])
    return told


def meant(table: Table, meaning: str, part: int) -> object:
    """One part of an event in readable form."""
    if meaning == "piece":
        return table.ids[part]
    if meaning in {"from", "space"}:
        return table.names[part]
    return REASONS[part] if meaning == "why" else part


def touched(s: Hnefatafl, record: list[int]) -> list[str]:
    """The parts of a view that an event names as changed; those marked with ? it may have changed."""
    event = event_view(s, record)
    return [template.format(**event) for template in KINDS[record[0]].touches]
