"""Simulation of hnefatafl: how often each side wins on each board, and how often nobody does."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final, NamedTuple

from meadhall.cli.simulation.simulation import Section, Simulation, by_name, turns_by
from meadhall.cli.simulation.tally import WON, Count, Played, Share, Tally
from meadhall.games.hnefatafl.rules.events import TURN_BEGAN
from meadhall.games.hnefatafl.rules.table import SIDES
from meadhall.games.hnefatafl.terminal.fields import in_order
from meadhall.kernel.chance import Chance
from meadhall.kernel.game import find_game
from meadhall.kernel.machine import State

RANDOM: Final = "random"


class HnefataflPlan(NamedTuple):
    """What is to be played."""

    game: str
    board: str  # or random
    seed: int


def planned(arguments: argparse.Namespace) -> HnefataflPlan:
    """The plan, refused if it cannot be played."""
    if arguments.board != RANDOM:
        find_game(arguments.game).prepare({"board": arguments.board})
    return HnefataflPlan(arguments.game, arguments.board, arguments.seed)


class HnefataflSimulation(Simulation):
    """The matches of a plan, each setup made once."""

    kinds: ClassVar[Mapping[str, Share]] = {"sides": WON, "boards": Share("matches", "draws")}

    def __init__(self, plan: HnefataflPlan) -> None:
        super().__init__(plan)
        self.plan = plan
        game: Any = self.game
        boards = [board.id for board in in_order(game.catalogue)] if plan.board == RANDOM else [plan.board]
        self.setups = [self.game.prepare({"board": board}) for board in boards]

    def drawn(self, chance: Chance) -> dict[str, object]:
        """The board of one match."""
        return self.setups[chance.below(len(self.setups))]

    def turns(self, s: State) -> tuple[int, int]:
        """Whose the first turn was, and how many there were."""
        return turns_by(s, TURN_BEGAN)

    # ---------------------------------------------------------------- counting and telling
    def counts(self, played: Played) -> Iterator[Count]:
        """Each side on its board, and whether the match was drawn there."""
        board = str(played.setup["board"])
        for seat, side in enumerate(SIDES):
            yield Count("sides", f"{board}: {side}", seat in played.winners)
        yield Count("boards", board, not played.winners)

    def title(self) -> str:
        """What is played."""
        return f"board {self.plan.board}"

    def sections(self, _tally: Tally) -> list[Section]:
        """Wins by side and board, and draws by board."""
        return [Section("side", "sides", by_name), Section("drawn on", "boards", by_name)]
