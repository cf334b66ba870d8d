"""Plans of the unicorn game, over all numbers of players, options and languages."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from meadhall.games.unicorns.rules.definition import UnicornGame
from meadhall.games.unicorns.rules.events import CARD_ENTERED, CARD_PLAYED, INSTANT_PLAYED
from meadhall.games.unicorns.rules.setup import FEWEST, MOST, RULES
from meadhall.games.unicorns.rules.state import Unicorns
from meadhall.games.unicorns.testing.tally import check_cards
from meadhall.kernel.chance import chance_of
from meadhall.kernel.game import find_game
from tests.plans import Plan, Planner, Played, records, who_leaves

SIZES: Final = MOST - FEWEST + 1


class UnicornPlanner(Planner):
    """The unicorn game for random play."""

    def plan(self, number: int) -> Plan:
        """The match of a number: players, options and language by chance, and sometimes a forfeit or more."""
        dice = chance_of(-1 - number)
        players = FEWEST + number % SIZES
        languages = unicorns().catalogue.languages()
        setup: dict[str, object] = {
            "players": players,
            "language": languages[dice.below(len(languages))],
            "first": [None, *range(players)][dice.below(players + 1)],
            **{name: values[dice.below(len(values))] for name, (values, _) in RULES.items()},
        }
        leaving = who_leaves(dice, players)
        # every second match of each size
        listening = number // SIZES % 2 == 1
        return Plan("unicorns", str(players), unicorns().prepare(setup), number, leaving, listening)

    def check(self, s: Unicorns) -> None:
        """No card is lost, and nobody knows what is not so."""
        check_cards(s)

    def cards(self) -> Played:
        """Every card of the deck."""
        return {card.id for card in unicorns().catalogue.cards if card.type != "baby"}

    def played(self, s: Unicorns) -> Played:
        """The cards that were played or brought into a stable; babies apart."""
        shown = [record for record in records(s) if record[0] in {CARD_PLAYED, CARD_ENTERED, INSTANT_PLAYED}]
        return {s.table.faces[record[3]].id for record in shown} & self.cards()


@cache
def unicorns() -> UnicornGame:
    """The rules."""
    return cast("UnicornGame", find_game("unicorns"))


PLANNER: Final = UnicornPlanner()
