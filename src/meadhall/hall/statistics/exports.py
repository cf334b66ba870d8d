"""Exports: what was counted, as tables for spreadsheets and programs. Columns keep their names for ever."""

from __future__ import annotations

import csv
import hashlib
import io
import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

import msgspec

from meadhall.hall.game import halls
from meadhall.hall.statistics.results import Result
from meadhall.hall.statistics.tallies import Sum, Tallies

LENGTHS: Final = ("turns", "answers", "minutes")
NUMBERS: Final = ("matches", "wins", "share", "low", "high", "fair", *LENGTHS)
PLAYERS: Final = ("game", "kind", "name", "level", *NUMBERS)
GAMES: Final = ("game", "matches", "decided", *LENGTHS)
DIGITS: Final = 4  # of shares and means
DIGEST: Final = 16  # letters
# what begins a formula in a spreadsheet; also behind what parts the cells in some of them
FORMULA: Final = re.compile(r"(^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠])")

Told = dict[str, Any]


# ---------------------------------------------------------------- rows
class RoleTable(NamedTuple):
    """What the seats of a game play as, as a table of its own: `heroes`, with a column `hero`."""

    game: str
    one: str
    several: str

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of its columns."""
        return (self.one, *NUMBERS)

    def rows(self, tallies: Tallies) -> list[Told]:
        """A row for each role."""
        found = sorted((role, each) for (game, role), each in tallies.roles.items() if game == self.game)
        return [{self.one: role, **rounded(each)} for role, each in found]

    def pairs(self, tallies: Tallies) -> list[Told]:
        """A row for each role against each other, one against one."""
        found = sorted((one, other, each) for (game, one, other), each in tallies.pairs.items() if game == self.game)
        return [
            {self.one: one, "other": other, "matches": each.matches, "wins": each.wins} for one, other, each in found
        ]


def role_tables() -> dict[str, RoleTable]:
    """By name, the tables of all games that are counted by what seats play as."""
    found = [RoleTable(game, *hall.role) for game, hall in halls().items() if hall.role is not None]
    return {table.several: table for table in found}


def match_columns() -> tuple[str, ...]:
    """The columns of the table of all matches."""
    return (
        "id", "game", "version", "created", "finished", "mode", "seats", *role_tables(), "names", "levels", "winners",
        "reason", "turns", "answers", "seconds",
    )  # fmt: skip


def player_rows(tallies: Tallies) -> list[Told]:
    """A row for each name and each level in each game."""
    people = [
        {"game": game, "kind": "person", "name": name, "level": None, **rounded(each)}
        for (game, name), each in sorted(tallies.people.items())
    ]
    bots = [
        {"game": game, "kind": "bot", "name": "", "level": level, **rounded(each)}
        for (game, level), each in sorted(tallies.bots.items())
    ]
    return people + bots


def game_rows(tallies: Tallies) -> list[Told]:
    """A row for each game."""
    return [
        {"game": game, "matches": each.matches, "decided": each.wins, **lengths(each)}
        for game, each in sorted(tallies.games.items())
    ]


def match_row(result: Result) -> Told:
    """A row for a match. Its id is a link that leads to its table, so only a digest of it is told."""
    ending = result.ending
    return {
        "id": hashlib.sha256(result.id.encode()).hexdigest()[:DIGEST],
        "game": result.game,
        "version": result.version,
        "created": moment(result.created),
        "finished": None if ending.finished is None else moment(ending.finished),
        "mode": result.setup.get("mode"),
        "seats": len(result.players),
        **{name: result.roles if table.game == result.game else [] for name, table in role_tables().items()},
        "names": [player.name if player.kind == "person" else "" for player in result.players],
        "levels": [player.level for player in result.players],
        "winners": ending.winners,
        "reason": ending.reason,
        "turns": ending.turns,
        "answers": ending.answers,
        "seconds": None if ending.seconds is None else round(ending.seconds, 1),
    }


def rounded(each: Sum) -> Told:
    """What there is to tell, without digits that mean nothing."""
    return {part: round(value, DIGITS) if isinstance(value, float) else value for part, value in each.told().items()}


def lengths(each: Sum) -> Told:
    """How long these matches were."""
    told = rounded(each)
    return {part: told[part] for part in LENGTHS}


def moment(at: float) -> str:
    """A moment as everybody reads it."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


# ---------------------------------------------------------------- CSV
def csv_head(columns: Sequence[str]) -> str:
    """The names of the columns."""
    return csv_lines(columns, [dict(zip(columns, columns, strict=True))])


def csv_lines(columns: Sequence[str], rows: Iterable[Told]) -> str:
    """Rows by RFC 4180; a list is one cell, written as JSON, and no cell is a formula."""
    paper = io.StringIO()
    lines = csv.writer(paper)
    for row in rows:
        lines.writerow([cell(row[column]) for column in columns])
    return paper.getvalue()


def cell(value: Any) -> Any:
    """A value as it stands in a cell."""
    if isinstance(value, str):
        return harmless(value)
    if isinstance(value, list):
        safe = [harmless(each) if isinstance(each, str) else each for each in value]
        return msgspec.json.encode(safe).decode()
    return value


def harmless(text: str) -> str:
    """A text that no spreadsheet runs: an apostrophe stands before what would begin a formula."""
    return FORMULA.sub(r"\1'", text)
