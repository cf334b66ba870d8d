"""Definition: the duel as a game of the kernel."""

from __future__ import annotations

from typing import Any, Final

from meadhall.changes import Change, rules_since
from meadhall.games.duel.rules import redeal
from meadhall.games.duel.rules.catalogue import Catalogue, built_in
from meadhall.games.duel.rules.defeat import REASONS, forfeit
from meadhall.games.duel.rules.integrity import check_position, checked_rows
from meadhall.games.duel.rules.moment import moment_of
from meadhall.games.duel.rules.setup import Tables, deal, prepare
from meadhall.games.duel.rules.state import AN_ABILITY, CTX_CARD, CTX_KIND, CTX_SEAT, Duel
from meadhall.games.duel.rules.table import STRIDE
from meadhall.games.duel.rules.view import event_view, touched, view
from meadhall.kernel.chance import dealing_chance
from meadhall.kernel.game import Game, Option, make_option
from meadhall.kernel.machine import advance, asker

# the rules behind an option, where they are narrower than those behind its question
RULES_OF: Final[dict[str, tuple[str, ...]]] = {
    "manoeuvre": ("D5.1", "D5.3"),
    "scheme": ("D6.1", "D4.1"),
    "attack": ("D7.1", "D7.2"),
    "open_door": ("D10.1",),
    "close_door": ("D10.1",),
}


# questions that a lasting rule of a character card asks
OF_CHARACTER: Final = frozenset({"lay_boost", "shift_damage"})
# kinds of options that are known by their parts alone, and parts that no option is known by
BARE: Final = frozenset({"card", "fighter", "item", "effect"})
UNTOLD: Final = frozenset({"path", "amount", "amounts", "mover"})


class DuelGame(Game[Duel]):
    """Heroes with their own decks on a board of spaces and zones."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue: Any = catalogue
        self.tables: Any = Tables(catalogue)

    @property
    def name(self) -> str:
        """The game's name, as given to new_match."""
        return "duel"

    def prepare(self, setup: dict[str, object]) -> dict[str, object]:
        """The setup with every default filled in."""
        return prepare(setup, self.catalogue)

    def start(self, setup: dict[str, object], seed: int, *, listening: bool, sealed: bool = False) -> Duel:
        """A new state, run to its first question."""
        s = deal(self.tables.table(setup), dealing_chance(seed, sealed=sealed), listening=listening)
        advance(s)
        return s

    def revive(self, setup: dict[str, object], rows: list[list[int]]) -> Duel:
        """The state that was dumped as these rows."""
        s: Duel = self.tables.table(setup).template.clone()
        s.load(rows)
        return s

    def revive_foreign(self, setup: dict[str, object], rows: Any) -> Duel:
        """The state of rows that came from outside, if it can be."""
        s = self.revive(setup, checked_rows(self.tables.table(setup), rows))
        check_position(s)
        return s

    def fingerprint(self, setup: dict[str, object]) -> str:
        """A short hash of the heroes and the board."""
        found: str = self.tables.table(setup).fingerprint
        return found

    def changed_since(self, setup: dict[str, object], version: str) -> tuple[str, ...]:
        """The rules that have changed for these heroes, in this mode."""
        heroes: list[str] = setup["heroes"]  # type: ignore[assignment]
        changes: list[Change] = self.catalogue.concerning(heroes, setup["mode"])
        return rules_since(changes, version)

    def reason(self, number: int) -> str:
        """The name of the reason why a match ended."""
        return REASONS[number]

    def view(self, s: Duel, seat: int | None) -> dict[str, object]:
        """All that a seat may know."""
        return view(s, seat)

    def option(self, s: Duel, code: int) -> Option:
        """A legal code as an option: its id is its kind and its parts, joined."""
        return make_option(s, code, RULES_OF, BARE, UNTOLD)

    def asking(self, s: Duel) -> dict[str, object]:
        """The card, the ability or the character card behind the question, if there is one; how far a combat is."""
        found = source(s)
        return {**found, "combat": moment_of(s)} if s.in_combat() else found

    def event(self, s: Duel, record: list[int], *, sees: bool) -> dict[str, object]:
        """A recorded event as plain data."""
        return event_view(s, record, sees)

    def touched(self, s: Duel, record: list[int]) -> list[str]:
        """The parts of a view that an event names."""
        return touched(s, record)

    def redeal(self, s: Duel, seat: int | None) -> None:
        """Deal anew all that the seat cannot know."""
        redeal.redeal(s, -1 if seat is None else seat)

    def forfeit(self, s: Duel, seat: int) -> None:
        """Take a seat out of the match."""
        forfeit(s, seat)


def source(s: Duel) -> dict[str, object]:
    """What asks the open question, if the rules themselves do not."""
    if asker(s).question in OF_CHARACTER:
        return {"seat": s.asked, "character": s.table.sheets[s.asked].hero}
    if s.context == 0:
        return {}
    seat = s.get(CTX_SEAT)
    if s.get(CTX_KIND) == AN_ABILITY:
        return {"seat": seat, "ability": s.table.sheets[seat].abilities[s.get(CTX_CARD)].id}
    return {"seat": seat, "card": s.table.card_ids[STRIDE * seat + s.get(CTX_CARD)]}


def duel() -> DuelGame:
    """The duel with the heroes and boards that come with the package."""
    return DuelGame(built_in())
