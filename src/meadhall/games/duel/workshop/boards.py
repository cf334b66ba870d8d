"""Boards: from a draft to facts in full, with all that is wrong with it."""

from __future__ import annotations

import copy
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from meadhall.games.duel.rules import catalogue
from meadhall.games.duel.workshop.names import NAME, all_of, board_message, board_things
from meadhall.games.duel.workshop.survey import Finding, cautions_of, mistakes_of
from meadhall.kernel.errors import PackError
from meadhall.packs import Where, decode, plain_source
from meadhall.packs.pack import About, named_in
from meadhall.workshop.draft import Piece
from meadhall.workshop.ids import id_from
from meadhall.workshop.maker import Made
from meadhall.workshop.mistakes import Mistake
from meadhall.workshop.wording import Named

# Colours for zones whose author names none: told apart by those who see few colours too (Okabe and Ito).
COLOURS: Final = (
    "#d55e00", "#0072b2", "#009e73", "#f0e442", "#cc79a7", "#56b4e9", "#e69f00", "#8c8c8c", "#a05a2c", "#6a51a3",
    "#66c2a5", "#444444",
)  # fmt: skip

# What a board has several of: as facts, and how many there is room for.
LISTED: Final[dict[str, tuple[Any, int]]] = {
    "spaces": (catalogue.Space, catalogue.MOST_SPACES),
    "zones": (catalogue.Zone, catalogue.MOST_ZONES),
    "lines": (tuple[str, str], catalogue.MOST_LINES),
    "doors": (catalogue.Door, catalogue.MOST_DOORS),
}


def make_board(about: About, piece: Piece, made: Made) -> Named | None:
    """One board of a draft; None if it cannot be understood at all."""
    if not isinstance(piece.data, dict):
        made.mistakes.append(piece.mistake((), "file", f"expected a board, found {piece.data!r:.80}"))
        return None
    data = with_ids(copy.deepcopy(piece.data))
    names = {thing: word for thing, word in board_things(data).items() if isinstance(word, str) and word.strip()}
    short, things = str(data["id"]), list(board_things(data))
    facts = nameless(data) | {"id": named_in(about.id, short)}
    board = decoded(facts, piece, made)
    if board is not None:
        look_at(board, piece, made)
    full = named_in(about.id, short)
    return Named(short, full, names, things, lambda thing: board_message(thing, full))


def look_at(board: catalogue.Battlefield, piece: Piece, made: Made) -> None:
    """Find all that is wrong with a board; one that is right is taken in."""
    before = len(made.mistakes)
    note(mistakes_of(board), piece, made.mistakes)
    if len(made.mistakes) == before:
        note(cautions_of(board), piece, made.warnings)
        keep(board, piece, made)


def note(findings: Iterable[Finding], piece: Piece, among: list[Mistake]) -> None:
    """Write down what was found."""
    among.extend(piece.mistake(each.where, each.kind, each.text, **each.told) for each in findings)


def keep(board: catalogue.Battlefield, piece: Piece, made: Made) -> None:
    """Take in a board that is right; the rules have the last word."""
    try:
        catalogue.check_board(board, plain_source(piece.source.name, msgspec.to_builtins(board)))
    except PackError as problem:
        made.mistakes.append(piece.mistake(problem.where, "board", problem.problem))
    else:
        told = msgspec.to_builtins(board)
        made.parts.setdefault("boards", []).append(told)
        made.shown.setdefault("boards", []).append(told)


# ---------------------------------------------------------------- facts
def decoded(data: dict[str, Any], piece: Piece, made: Made) -> catalogue.Battlefield | None:
    """A board's draft as facts; each part is looked at by itself. None if any of them cannot be understood."""
    before = len(made.mistakes)
    bare = {**data, **{part: [] for part in LISTED if part in data}}
    found: Any = converted(bare, catalogue.Battlefield, (), piece, made)
    parts = {part: listed(data[part], part, piece, made) for part in LISTED if part in data}
    return None if len(made.mistakes) > before else msgspec.structs.replace(found, **parts)


def listed(data: Any, part: str, piece: Piece, made: Made) -> list[Any]:
    """A list of a board's parts as facts."""
    kind, most = LISTED[part]
    if not isinstance(data, list):
        made.mistakes.append(piece.mistake((part,), "board", f"expected a list of {part}, found {data!r:.80}"))
        return []
    if len(data) > most:
        told = f"{len(data)} {part}; at most {most} fit"
        made.mistakes.append(piece.mistake((part,), f"{part}-many", told, count=len(data), most=most))
        return []
    return [converted(each, kind, (part, at), piece, made) for at, each in enumerate(data)]


def converted(data: Any, kind: Any, where: Where, piece: Piece, made: Made) -> Any:
    """A part of a board as facts; None if it is not."""
    try:
        return decode(plain_source(piece.source.name, data), kind)
    except PackError as problem:
        made.mistakes.append(piece.refused((*where, *problem.where), problem.problem, "board"))
        return None


def with_ids(data: dict[str, Any]) -> dict[str, Any]:
    """A board's draft with an id and colours where its author gave none."""
    data["id"] = data.get("id") or id_from(str(data.get(NAME, "")), "board")
    for at, zone in enumerate(all_of(data.get("zones"))):
        if isinstance(zone, dict):
            zone.setdefault("color", COLOURS[at % len(COLOURS)])
    return data


def nameless(data: dict[str, Any]) -> dict[str, Any]:
    """A board's draft without names."""
    found = {key: part for key, part in data.items() if key != NAME}
    for part in ("zones", "doors"):
        if isinstance(data.get(part), list):
            found[part] = [
                {key: told for key, told in each.items() if key != NAME} if isinstance(each, dict) else each
                for each in data[part]
            ]
    return found
