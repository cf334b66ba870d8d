"""Definition: hnefatafl as a game of the kernel."""

from __future__ import annotations

from typing import Any, Final

from meadhall.changes import Change, rules_since
from meadhall.games.hnefatafl.rules.catalogue import Catalogue, built_in
from meadhall.games.hnefatafl.rules.ending import REASONS, forfeit
from meadhall.games.hnefatafl.rules.integrity import check_position, checked_rows
from meadhall.games.hnefatafl.rules.moves import space_of, start_of
from meadhall.games.hnefatafl.rules.setup import Tables, begin, prepare
from meadhall.games.hnefatafl.rules.state import Hnefatafl
from meadhall.games.hnefatafl.rules.view import event_view, touched, view
from meadhall.kernel.chance import dealing_chance
from meadhall.kernel.game import Game, Option
from meadhall.kernel.machine import advance, fields_of

MOVING: Final = ("H2.1", "H2.2")
ESCAPING: Final = ("H5.1", "H5.2")
TAKING: Final = ("H3.1", "H3.3")
TAKING_KING: Final = ("H4.1", "H4.2", "H4.3", "H5.3")


class HnefataflGame(Game[Hnefatafl]):
    """A king who wants to leave the board, and attackers around him."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue: Any = catalogue
        self.tables: Any = Tables(catalogue)

    @property
    def name(self) -> str:
        """The game's name, as given to new_match."""
        return "hnefatafl"

    def prepare(self, setup: dict[str, object]) -> dict[str, object]:
        """The setup with every default filled in."""
        return prepare(setup, self.catalogue)

    def start(self, setup: dict[str, object], seed: int, *, listening: bool, sealed: bool = False) -> Hnefatafl:
        """A new state, run to its first question; nothing in it depends on the seed but the stream itself."""
        s = begin(self.tables.table(setup), dealing_chance(seed, sealed=sealed), listening=listening)
        advance(s)
        return s

    def revive(self, setup: dict[str, object], rows: list[list[int]]) -> Hnefatafl:
        """The state that was dumped as these rows."""
        s: Hnefatafl = self.tables.table(setup).template.clone()
        s.load(rows)
        return s

    def revive_foreign(self, setup: dict[str, object], rows: Any) -> Hnefatafl:
        """The state of rows that came from outside, if it can be."""
        s = self.revive(setup, checked_rows(self.tables.table(setup), rows))
        check_position(s)
        return s

    def fingerprint(self, setup: dict[str, object]) -> str:
        """A short hash of the board."""
        found: str = self.tables.table(setup).fingerprint
        return found

    def changed_since(self, setup: dict[str, object], version: str) -> tuple[str, ...]:
        """The rules that have changed."""
        changes: list[Change] = self.catalogue.changes
        return rules_since(changes, version)

    def reason(self, number: int) -> str:
        """The name of the reason why a match ended."""
        return REASONS[number]

    def view(self, s: Hnefatafl, seat: int | None) -> dict[str, object]:
        """The same for every seat: nothing is hidden."""
        return view(s)

    def option(self, s: Hnefatafl, code: int) -> Option:
        """A legal code as an option, known by its two squares: which piece moves and what it takes follows."""
        table = s.table
        parts = fields_of(s, code)
        fields = dict(parts[1:])
        name = f"move:{table.names[start_of(table, code)]}:{table.names[space_of(table, code)]}"
        return Option(name, code, parts[0][0], fields, rules_behind(s, code, fields["captures"]))

    def asking(self, s: Hnefatafl) -> dict[str, object]:
        """No question is about anything but the board."""
        return {}

    def event(self, s: Hnefatafl, record: list[int], *, sees: bool) -> dict[str, object]:
        """A recorded event as plain data; none has a secret."""
        return event_view(s, record)

    def touched(self, s: Hnefatafl, record: list[int]) -> list[str]:
        """The parts of a view that an event names."""
        return touched(s, record)

    def redeal(self, s: Hnefatafl, seat: int | None) -> None:
        """Nothing is hidden, so nothing is dealt."""

    def forfeit(self, s: Hnefatafl, seat: int) -> None:
        """Take a seat out of the match."""
        forfeit(s, seat)


def rules_behind(s: Hnefatafl, code: int, captures: Any) -> tuple[str, ...]:
    """The rules behind a move: how pieces move, what it takes, and whether it wins."""
    table = s.table
    found = list(MOVING)
    if captures:
        found += TAKING
    if table.ids[table.king] in captures:
        found += TAKING_KING
    if s.occupant[start_of(table, code)] == table.king and table.goal[space_of(table, code)] != 0:
        found += ESCAPING
    return tuple(found)


def hnefatafl() -> HnefataflGame:
    """Hnefatafl on the boards that come with the package."""
    return HnefataflGame(built_in())
