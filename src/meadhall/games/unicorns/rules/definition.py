"""Definition: the unicorn game as a game of the kernel."""

from __future__ import annotations

from typing import Any, Final

from meadhall.changes import Change, rules_since
from meadhall.games.unicorns.rules import redeal
from meadhall.games.unicorns.rules.catalogue import Catalogue, built_in
from meadhall.games.unicorns.rules.ending import REASONS, forfeit
from meadhall.games.unicorns.rules.integrity import check_position, checked_rows
from meadhall.games.unicorns.rules.setup import Tables, deal, prepare
from meadhall.games.unicorns.rules.state import BEGAN, CTX_CARD, CTX_KIND, CTX_SEAT, ENTERED, FALLEN, PLAYED, Unicorns
from meadhall.games.unicorns.rules.view import event_view, touched, view
from meadhall.kernel.chance import dealing_chance
from meadhall.kernel.game import Game, Option, make_option
from meadhall.kernel.machine import advance

# the rules behind an option, where they are narrower than those behind its question
RULES_OF: Final[dict[str, tuple[str, ...]]] = {
    "draw": ("V3.3", "V4.1"),
    "done": ("V3.3",),
    "stop": ("V5.4", "V6.1"),
    "let_pass": ("V6.1", "W7"),
    "go_on": ("V7.2",),
}
MOMENTS: Final = {PLAYED: "played", ENTERED: "entered", BEGAN: "turn_start", FALLEN: "fallen"}


class UnicornGame(Game[Unicorns]):
    """Stables to be filled with unicorns, and instants that stop other players' cards."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue: Any = catalogue
        self.tables: Any = Tables(catalogue)

    @property
    def name(self) -> str:
        """The game's name, as given to new_match."""
        return "unicorns"

    def prepare(self, setup: dict[str, object]) -> dict[str, object]:
        """The setup with every default filled in."""
        return prepare(setup, self.catalogue)

    def start(self, setup: dict[str, object], seed: int, *, listening: bool, sealed: bool = False) -> Unicorns:
        """A new state, run to its first question."""
        s = deal(self.tables.table(setup), dealing_chance(seed, sealed=sealed), listening=listening)
        advance(s)
        return s

    def revive(self, setup: dict[str, object], rows: list[list[int]]) -> Unicorns:
        """The state that was dumped as these rows."""
        s: Unicorns = self.tables.table(setup).template.clone()
        s.load(rows)
        return s

    def revive_foreign(self, setup: dict[str, object], rows: Any) -> Unicorns:
        """The state of rows that came from outside, if it can be."""
        s = self.revive(setup, checked_rows(self.tables.table(setup), rows))
        check_position(s)
        return s

    def fingerprint(self, setup: dict[str, object]) -> str:
        """A short hash of all cards."""
        found: str = self.tables.table(setup).fingerprint
        return found

    def changed_since(self, setup: dict[str, object], version: str) -> tuple[str, ...]:
        """The rules that have changed."""
        changes: list[Change] = self.catalogue.changes
        return rules_since(changes, version)

    def reason(self, number: int) -> str:
        """The name of the reason why a match ended."""
        return REASONS[number]

    def view(self, s: Unicorns, seat: int | None) -> dict[str, object]:
        """All that a seat may know."""
        return view(s, seat)

    def option(self, s: Unicorns, code: int) -> Option:
        """A legal code as an option: its id is its kind and its parts, joined."""
        return make_option(s, code, RULES_OF)

    def asking(self, s: Unicorns) -> dict[str, object]:
        """The card behind the question and its moment, if there is one."""
        if s.context == 0:
            return {}
        return {
            "seat": s.get(CTX_SEAT),
            "card": s.table.faces[s.get(CTX_CARD)].id,
            "moment": MOMENTS.get(s.get(CTX_KIND), "reaction"),
        }

    def event(self, s: Unicorns, record: list[int], *, sees: bool) -> dict[str, object]:
        """A recorded event as plain data."""
        return event_view(s, record, sees)

    def touched(self, s: Unicorns, record: list[int]) -> list[str]:
        """The parts of a view that an event names."""
        return touched(s, record)

    def redeal(self, s: Unicorns, seat: int | None) -> None:
        """Deal anew all that the seat cannot know."""
        redeal.redeal(s, s.seats if seat is None else seat)

    def forfeit(self, s: Unicorns, seat: int) -> None:
        """Take a seat out of the match."""
        forfeit(s, seat)


def unicorns() -> UnicornGame:
    """The unicorn game with the cards that come with the package."""
    return UnicornGame(built_in())
