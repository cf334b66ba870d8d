"""Facts of hnefatafl: what does not change during a match, in the words of a language: its boards."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Literal, cast

from meadhall.games.hnefatafl.hall import wire
from meadhall.games.hnefatafl.rules.catalogue import Board, Catalogue
from meadhall.games.hnefatafl.rules.table import SEATS, SIDES, Table
from meadhall.games.hnefatafl.rules.view import kind_of
from meadhall.kernel.game import find_game
from meadhall.localisation import key, words

GAME: Final = "hnefatafl"


@cache
def board_facts(board: str, language: str) -> wire.TaflBoard:
    """A board as it is drawn."""
    facts, table = boards().boards[board], table_of(board)
    said = words(GAME, language)
    return wire.TaflBoard(
        id=board,
        name=said.say(key("board", board)),
        about=said.say(key("board-about", board)),
        size=facts.size,
        squares=squares(facts, table),
        pieces={
            id: wire.TaflPiece(
                name=said.say(key("piece", kind_of(table, piece))),
                side=cast("Any", kind_of(table, piece)),
                seat=int(table.side(piece)),
            )
            for piece, id in enumerate(table.ids)
        },
        start={id: table.names[table.start[piece]] for piece, id in enumerate(table.ids)},
    )


def squares(facts: Board, table: Table) -> list[wire.Square]:
    """All squares of a board."""
    return [
        wire.Square(
            id=table.names[at], x=at % facts.size, y=at // facts.size, kind=kind_of_square(facts, table, at), goal=goal
        )
        for at, goal in enumerate(facts.goals())
    ]


def kind_of_square(facts: Board, table: Table, at: int) -> Literal["plain", "throne", "corner"]:
    """What a square is, if it is the king's alone."""
    if at == table.throne:
        return "throne"
    return "corner" if facts.marked()[at] else "plain"


def sides(language: str) -> list[str]:
    """What the sides are called, seat by seat."""
    return [words(GAME, language).say(key("side", SIDES[seat])) for seat in range(SEATS)]


def boards() -> Catalogue:
    """All boards."""
    found: Catalogue = cast("Any", find_game(GAME)).catalogue
    return found


def table_of(board: str) -> Table:
    """What a match on a board is played with."""
    game: Any = find_game(GAME)
    found: Table = game.tables.table(game.prepare({"board": board}))
    return found
