"""Plans of the duel, over all modes, heroes, boards and rules."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from meadhall.games.duel.rules.definition import DuelGame
from meadhall.games.duel.rules.events import CARD_PLAYED, CARD_REVEALED
from meadhall.games.duel.rules.setup import RULES
from meadhall.games.duel.rules.state import Duel
from meadhall.games.duel.testing.tally import check_cards, check_fighters
from meadhall.kernel.chance import chance_of
from meadhall.kernel.game import find_game
from tests.plans import Plan, Planner, Played, records, who_leaves

# modes with their numbers of heroes and of start spaces, and the people who play them
TABLES: Final[tuple[tuple[str, int, int, list[int] | None], ...]] = (
    ("duel", 2, 2, None),
    ("duel", 2, 2, None),
    ("free_for_all", 3, 4, None),
    ("free_for_all", 4, 4, None),
    ("teams", 4, 4, None),
    ("teams", 4, 4, [0, 1, 0, 2]),
)


class DuelPlanner(Planner):
    """The duel for random play."""

    def plan(self, number: int) -> Plan:
        """The match of a number: mode, heroes, board and rules by chance, and sometimes a forfeit or more."""
        dice = chance_of(-1 - number)
        mode, seats, starts, people = TABLES[number % len(TABLES)]
        heroes = sorted(duel().catalogue.heroes)
        setup: dict[str, object] = {
            "mode": mode,
            "heroes": [heroes[dice.below(len(heroes))] for _ in range(seats)],
            "board": boards(starts)[dice.below(len(boards(starts)))],
            "rules": {name: values[dice.below(len(values))] for name, (values, _) in RULES.items()},
            "first": [None, *range(seats)][dice.below(seats + 1)],
            "people": people,
        }
        leaving = who_leaves(dice, seats)
        # every second match of each kind
        listening = number // len(TABLES) % 2 == 1
        return Plan("duel", mode, duel().prepare(setup), number, leaving, listening)

    def check(self, s: Duel) -> None:
        """Every seat has all its cards (D1.4), and who stands on the board may stand there (D9.1, D11.4)."""
        check_cards(s)
        check_fighters(s)

    def cards(self) -> Played:
        """Every card of every hero, bonus attacks included."""
        return set(names().values())

    def played(self, s: Duel) -> Played:
        """The cards that were revealed in combats or played as schemes."""
        shown = [record for record in records(s) if record[0] in {CARD_REVEALED, CARD_PLAYED}]
        return {names()[s.table.sheets[record[2]].hero, record[3]] for record in shown}


@cache
def duel() -> DuelGame:
    """The rules."""
    return cast("DuelGame", find_game("duel"))


@cache
def boards(starts: int) -> list[str]:
    """The boards with so many start spaces (D1.1)."""
    found = duel().catalogue.boards.items()
    return sorted(name for name, board in found if sum(space.start is not None for space in board.spaces) >= starts)


@cache
def names() -> dict[tuple[str, int], str]:
    """The name of every card by its hero and its code."""
    found: dict[tuple[str, int], str] = {}
    for hero in duel().catalogue.heroes:
        table = duel().tables.table(duel().prepare({"heroes": [hero, hero]}))
        found |= {(hero, card.code): f"{hero}/{card.id}" for card in table.sheets[0].cards}
    return found


PLANNER: Final = DuelPlanner()
