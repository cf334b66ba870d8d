"""Transcripts: matches that come as files, from another hall or from the terminal, and go out as files."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from itertools import zip_longest
from typing import Any, Final

from meadhall import SetupError, TranscriptError, bots
from meadhall.bundle import games_with
from meadhall.drafting.saved import read_draft
from meadhall.hall import wire
from meadhall.hall.drafting.telling import replayed
from meadhall.hall.game import hall_of
from meadhall.hall.parts import Parts, breath
from meadhall.hall.records import ANSWER, DEAL, DRAFT, LEAVE, UPLOAD, Record, Row, Sitter, opened
from meadhall.hall.refusal import HallError, unplayable
from meadhall.hall.replays.tape import Tape
from meadhall.hall.tables import LONGEST_NAME, new_id
from meadhall.hall.telling.names import BOTS, readable
from meadhall.kernel.chance import SEALED
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.game import find_game
from meadhall.kernel.match import Match
from meadhall.kernel.saved import ANEW, CHANCE, FORFEIT, FORMAT, TRANSCRIPT_KEYS, is_sealed

LARGEST: Final = 1_000_000  # bytes of a file
MOST_ANSWERS: Final = 10_000  # several times the longest match that players by chance have played
LONGEST_VERSION: Final = 32
SEED_BITS: Final = 128
WINDOW: Final = 8  # seconds to answer a card, for who plays on from there
KINDS: Final = {"version": str, "game": str, "setup": dict, "fingerprint": str, "seed": int, "answers": list}


def record_of(text: bytes, now: float) -> Parts[Record]:
    """The match of a file, to be looked at and nothing else; HallError says what is wrong with it."""
    saved = checked(text)
    record = bare(saved, now)
    try:
        match = opened(record)
    except SetupError as problem:
        raise HallError("cannot-set", reason=str(problem)) from problem
    except TranscriptError as problem:
        raise otherwise_played(record, problem) from problem
    record = drafted(record._replace(setup=match.setup), saved)
    rows: list[Row] = list(record.rows)
    for number, answer in enumerate(saved["answers"]):
        rows.append(repeated(match, number, answer, now)._replace(number=len(rows)))
        yield from breath(number)
    return record._replace(rows=rows, sitters=sitters_of(saved, match.seats))


def otherwise_played(record: Record, problem: TranscriptError) -> HallError:
    """Why a match of an earlier version cannot be shown: which rules have changed, or that the cards have."""
    if problem.rules:
        return unplayable(record.version, problem, 400)
    return HallError("not-these-cards", name=record.version)


def checked(text: bytes) -> dict[str, Any]:
    """What a file holds, if it has the form of a saved match."""
    try:
        saved = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise HallError("no-transcript") from problem
    if not isinstance(saved, dict) or "answers" not in saved:
        raise HallError("no-transcript")
    if saved.get("format") != FORMAT:
        raise HallError("not-this-format", wanted=FORMAT)
    for part in TRANSCRIPT_KEYS[1:]:
        if not isinstance(saved.get(part), KINDS[part]) or isinstance(saved[part], bool):
            raise HallError("no-part", name=part)
    if saved["game"] not in games_with("hall"):
        raise HallError("no-part", name="game")
    if abs(saved["seed"]) >= 1 << SEED_BITS:
        raise HallError("no-part", name="seed")
    if saved.get(CHANCE, SEALED) != SEALED:
        raise HallError("no-part", name=CHANCE)
    if len(saved["answers"]) > MOST_ANSWERS:
        raise HallError("too-long", most=MOST_ANSWERS)
    return saved


def bare(saved: dict[str, Any], now: float) -> Record:
    """The record of a file, without its rows and its people."""
    return Record(
        id=new_id(),
        game=saved["game"],
        setup=saved["setup"],
        seed=saved["seed"],
        version=readable(saved["version"])[:LONGEST_VERSION],
        fingerprint=saved["fingerprint"],
        window=WINDOW,
        timing=wire.Timing(),
        created=now,
        sitters=[],
        rows=[],
        origin=UPLOAD,
        sealed=is_sealed(saved),
    )


def repeated(match: Match, number: int, answer: Any, now: float) -> Row:
    """Give the next answer of a file, and tell the row of it."""
    asked = match.state.asked
    try:
        match.repeat([str(answer)])
    except TranscriptError as problem:
        raise HallError("not-answer", number=number + 1, name=readable(str(answer))[:LONGEST_NAME]) from problem
    return row_of(number, str(answer), asked, now)


def row_of(number: int, answer: str, asked: int, now: float) -> Row:
    """The row of an answer that could be given."""
    if answer.startswith(FORFEIT):
        return Row(number, LEAVE, int(answer.removeprefix(FORFEIT)), "", now)
    if answer.startswith(ANEW):
        seat, _, seed = answer.removeprefix(ANEW).partition(":")
        if int(seed).bit_length() > SEED_BITS:
            raise HallError("not-answer", number=number + 1, name=answer[:LONGEST_NAME])
        return Row(number, DEAL, int(seat), f"{int(seat)}:{int(seed)}", now)
    return Row(number, ANSWER, asked, answer, now)


def drafted(record: Record, saved: dict[str, Any]) -> Record:
    """The record of a file with the draft that led to its setup, if it tells of one."""
    if DRAFT not in saved:
        return record
    try:
        plan, acts = read_draft(saved[DRAFT])
        rows = [Row(number, DRAFT, seat, value, record.created) for number, (seat, value) in enumerate(acts)]
        record = record._replace(draft=plan, rows=rows)
        replayed(record, rows)
    except MeadhallError as problem:
        raise HallError("no-part", name=DRAFT) from problem
    return record


# ---------------------------------------------------------------- who played
def sitters_of(saved: dict[str, Any], seats: int) -> list[Sitter]:
    """Who played, as far as a file tells: bots by their levels, people by their names; nobody holds a seat of it."""
    levels = levels_of(saved)
    names = saved.get("names")
    told = names if isinstance(names, list) and len(names) == seats else [""] * seats
    return [
        Sitter("bot", told[seat] if told[seat] in BOTS else "", levels[seat], None)
        if seat in levels
        else Sitter("person", named(told[seat]), None, None)
        for seat in range(seats)
    ]


def levels_of(saved: dict[str, Any]) -> dict[int, str | None]:
    """The seats that bots played, with their levels; None where there is no such level here."""
    seats, levels = saved.get("bots"), saved.get("levels")
    if not isinstance(seats, list):
        return {}
    told = levels if isinstance(levels, list) else []
    known = [level.name for level in bots.LEVELS]
    pairs = zip_longest(seats, told[: len(seats)])
    return {seat: level if level in known else None for seat, level in pairs if isinstance(seat, int)}


def named(name: Any) -> str:
    """A name that can be shown."""
    return readable(name)[:LONGEST_NAME] if isinstance(name, str) else ""


# ---------------------------------------------------------------- the name of a file
def file_name(tape: Tape) -> str:
    """What the file of a match is called: what was played, and when."""
    played = hall_of(tape.record.game).title(tape.last.setup)
    day = datetime.fromtimestamp(tape.record.created, UTC).strftime("%Y-%m-%d")
    return f"meadhall-{find_game(tape.record.game).name}-{played}-{day}.json"
