"""Sequels: new matches that go on from the middle of one that is over, with all that was hidden dealt anew."""

from __future__ import annotations

from typing import Any

from meadhall import Match
from meadhall.hall import wire
from meadhall.hall.game import hall_of
from meadhall.hall.records import DEAL, Record, Row, Sitter
from meadhall.hall.refusal import HallError
from meadhall.hall.replays.tape import Tape
from meadhall.hall.tables import new_id, new_seed, sitter_of
from meadhall.hall.wire.pages.replays import GoOn
from meadhall.kernel.game import find_game


def sequel_of(tape: Tape, order: GoOn, holder: str, now: float) -> Record:
    """A match that begins as another did, and is then played on by those who are told."""
    match = tape.at(tape.checked(order.number))
    if match.outcome is not None:
        raise HallError("cannot-go-on")
    present = match.present()
    mine = [seat for seat in present if is_mine(order.chairs, seat)]
    if len(order.chairs) != match.seats or not mine:
        raise HallError("no-chair", wanted=match.seats)
    rows = [row._replace(number=at, at=now, used=0.0) for at, row in enumerate(tape.rows[: order.number])]
    return tape.record._replace(
        setup=setup_of(tape, order.chairs),
        id=new_id(),
        created=now,
        sitters=sitters_of(tape, match, order.chairs, holder),
        rows=[*rows, dealt_anew(order.number, mine[0], now)],
        next=None,
        end=None,
        host=holder,
        shut=False,
        choose=False,
        draft=None,
        origin=f"{tape.record.id}:{order.number}",
    )


def setup_of(tape: Tape, chairs: list[wire.Chair]) -> dict[str, Any]:
    """The setup of a match, with who plays several seats decided by who sits there now, not by who sat there then."""
    told = {part: value for part, value in tape.record.setup.items() if part != "people"}
    game = tape.record.game
    people = hall_of(game).people(told, [chair.kind for chair in chairs])
    prepared: Any = find_game(game).prepare(told | people)
    return dict(prepared)


def is_mine(chairs: list[wire.Chair], seat: int) -> bool:
    """Whether a chair is for whoever asks."""
    return seat < len(chairs) and chairs[seat].kind == "me"


def dealt_anew(number: int, seat: int, now: float) -> Row:
    """The row that deals anew what a seat cannot know: whoever plays on may have seen it in the replay."""
    return Row(number, DEAL, seat, f"{seat}:{new_seed()}", now)


def sitters_of(tape: Tape, match: Match, chairs: list[wire.Chair], holder: str) -> list[Sitter]:
    """Who plays on; who had left stays away, by the old name and in nobody's hands."""
    present = match.present()
    then = tape.record.sitters
    return [
        heir_of(sitter_of(chair, holder), then[seat]) if seat in present else gone(then[seat])
        for seat, chair in enumerate(chairs)
    ]


def heir_of(sitter: Sitter, old: Sitter) -> Sitter:
    """Who plays on at a seat: where a bot played, it is the same one."""
    return sitter._replace(name=old.name) if sitter.kind == old.kind == "bot" else sitter


def gone(sitter: Sitter) -> Sitter:
    """Somebody who had left."""
    return sitter._replace(kind="person", holder=None) if sitter.kind == "free" else sitter._replace(holder=None)
