"""Records: what is kept of a match. A match is its setup, its seed and its rows; nothing that was played is deleted."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

import msgspec

from meadhall import Match
from meadhall.drafting.draft import Draft, read
from meadhall.drafting.game import draft_game, setup_after
from meadhall.drafting.steps import Plan
from meadhall.hall import wire
from meadhall.kernel.game import find_game
from meadhall.kernel.match import open_match
from meadhall.kernel.saved import ANEW, FORFEIT, check_fingerprint

ANSWER: Final = "answer"
LEAVE: Final = "forfeit"
BACK: Final = "back"
DRAFT: Final = "draft"  # what a seat has chosen before the match
DEAL: Final = "anew"  # its value is that of a transcript: the seat and the seed
UPLOAD: Final = "upload"  # the origin of a match that came as a file


class Row(NamedTuple):
    """One thing that was done: an answer, a seat that left, a deal anew, a return to so many answers, a draft's act.

    `used` are the seconds that whoever was asked then has used up to it.
    """

    number: int
    kind: str
    seat: int
    value: str
    at: float
    used: float = 0.0


class Sitter(NamedTuple):
    """Who holds a seat: `holder` is a digest of the secret that a browser keeps."""

    kind: Literal["person", "bot", "free"]
    name: str
    level: str | None
    holder: str | None
    muted: bool = False


class Record(NamedTuple):
    """A match as it is stored; its origin is the match that it goes on from and where (ID:NUMBER), or UPLOAD.

    Its host has set the table, and may have shut it to newcomers.
    """

    id: str
    game: str
    setup: dict[str, Any]
    seed: int
    version: str
    fingerprint: str
    window: int
    timing: wire.Timing
    created: float
    sitters: list[Sitter]
    rows: list[Row]
    next: str | None = None
    end: dict[str, Any] | None = None
    origin: str | None = None
    host: str | None = None
    shut: bool = False
    choose: bool = False  # whether who takes a free seat chooses its role
    draft: Plan | None = None  # how its setup is drafted, or was
    sealed: bool = False  # whether its stream of chance is the one that gives nothing away


class Kept(NamedTuple):
    """A draft that somebody shared: it is nobody's any more where the holder has left."""

    id: str
    draft: str  # as JSON
    holder: str | None
    created: float


def is_full(sitters: list[Sitter]) -> bool:
    """Whether nobody is waited for."""
    return all(sitter.kind != "free" for sitter in sitters)


def standing(rows: list[Row]) -> list[Row]:
    """The rows that still count: answers, seats that left and deals anew, without what was taken back.

    What was done in a draft is not among them: it has led to the setup.
    """
    found: list[Row] = []
    for row in rows:
        if row.kind == BACK:
            del found[int(row.value) :]
        elif row.kind != DRAFT:
            found.append(row)
    return found


def answer_of(row: Row) -> str:
    """What a row that still counts says, in the form of a transcript."""
    if row.kind == ANSWER:
        return row.value
    return f"{ANEW}{row.value}" if row.kind == DEAL else f"{FORFEIT}{row.seat}"


def answers_of(rows: list[Row]) -> list[str]:
    """The answers that still count, in the form of a transcript."""
    return [answer_of(row) for row in standing(rows)]


def draft_of(record: Record) -> Draft | None:
    """The draft of a record after its rows, as long as no setup has been made of it."""
    plan = record.draft
    if plan is None or plan.is_over:
        return None
    draft = Draft(plan, draft_game(record.game).sides(record.setup), record.seed)
    for row in record.rows:
        if row.kind == DRAFT:
            draft.give(row.seat, read(row.value))
        elif row.kind == LEAVE:
            draft.leave(row.seat)
    return draft


def is_drafting(record: Record) -> bool:
    """Whether it is not known yet what is played."""
    draft = draft_of(record)
    return draft is not None and not draft.is_over


def settled(record: Record) -> Record:
    """The same record with the setup that its draft has led to, if it is over."""
    draft = draft_of(record)
    return record if draft is None or not draft.is_over else after_draft(record, draft)


def after_draft(record: Record, draft: Draft) -> Record:
    """A record with the setup that its draft has led to."""
    game = find_game(record.game)
    setup: Any = game.prepare(setup_after(record.game, record.setup, draft))
    plan = msgspec.structs.replace(draft.plan, is_over=True)
    return record._replace(setup=setup, fingerprint=game.fingerprint(setup), draft=plan)


def opened(record: Record) -> Match:
    """The match of a record as it began; TranscriptError if it was played with other cards than those of today."""
    record = settled(record)
    game = find_game(record.game)
    setup = game.prepare(record.setup)
    check_fingerprint(game, setup, {"fingerprint": record.fingerprint, "version": record.version})
    return open_match(game, setup, record.seed, record.version, sealed=record.sealed)


def rebuilt(record: Record) -> Match:
    """The match that follows from a record; TranscriptError if today's cards or rules no longer lead there."""
    match = opened(record)
    match.repeat(answers_of(record.rows))
    return match
