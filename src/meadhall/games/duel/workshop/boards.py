"""Boards: from a draft to facts in full, with all that is wrong with it."""

from __future__ import annotations

import copy
from typing import Any, Final

import msgspec

from meadhall.games.duel.rules import catalogue
from meadhall.games.duel.workshop.names import NAME, board_message, board_things
from meadhall.kernel.errors import PackError
from meadhall.packs import decode, plain_source
from meadhall.packs.pack import About, named_in
from meadhall.workshop.draft import Piece
from meadhall.workshop.ids import id_from
from meadhall.workshop.maker import Made
from meadhall.workshop.wording import Named

# Colours for zones whose author names none: told apart by those who see few colours too (Okabe and Ito).
COLOURS: Final = (
    "#d55e00", "#0072b2", "#009e73", "#f0e442", "#cc79a7", "#56b4e9", "#e69f00", "#8c8c8c", "#a05a2c", "#6a51a3",
    "#66c2a5", "#444444",
)  # fmt: skip


def make_board(about: About, piece: Piece, made: Made) -> Named | None:
    """One board of a draft; None if it cannot be understood at all."""
    if not isinstance(piece.data, dict):
        made.mistakes.append(piece.mistake((), "file", f"expected a board, found {piece.data!r:.80}"))
        return None
    data = with_ids(copy.deepcopy(piece.data))
    names = {thing: word for thing, word in board_things(data).items() if isinstance(word, str) and word.strip()}
    short, things = str(data["id"]), list(board_things(data))
    facts = nameless(data) | {"id": named_in(about.id, short)}
    source = plain_source(piece.source.name, facts)
    try:
        board = decode(source, catalogue.Battlefield)
        catalogue.check_board(board, source)
    except PackError as problem:
        made.mistakes.append(piece.mistake(problem.where, "board", problem.problem))
    else:
        made.parts.setdefault("boards", []).append(msgspec.to_builtins(board))
    full = named_in(about.id, short)
    return Named(short, full, names, things, lambda thing: board_message(thing, full))


def with_ids(data: dict[str, Any]) -> dict[str, Any]:
    """A board's draft with an id and colours where its author gave none."""
    data["id"] = data.get("id") or id_from(str(data.get(NAME, "")), "board")
    for at, zone in enumerate(data.get("zones") or []):
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
