"""Simulation of the duel: heroes and boards that are drawn for every match, and how often each hero wins."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, ClassVar, Final, NamedTuple

from meadhall.cli.simulation.simulation import Section, Simulation, by_imbalance, by_rate, turns_by
from meadhall.cli.simulation.tally import WON, Count, Played, Share, Tally
from meadhall.games.duel.rules.events import TURN_BEGAN
from meadhall.games.duel.rules.setup import MODES
from meadhall.games.duel.terminal import DUEL
from meadhall.games.duel.terminal.boards import fitting_boards
from meadhall.games.duel.terminal.handicaps import Given, handicap_of
from meadhall.games.duel.terminal.heroes import RANDOM, check_named, drawn_hero
from meadhall.kernel.chance import Chance
from meadhall.kernel.machine import State
from meadhall.lab.options import packs_told
from meadhall.packs.carried import PACKS, packed, unpacked, used
from meadhall.packs.pack import pack_of

PAIRS: Final = 45  # as many are shown; --json gives all


class DuelPlan(NamedTuple):
    """What is to be played."""

    game: str
    heroes: tuple[str, ...]  # one a seat, or random
    board: str
    mode: str
    seed: int
    packs: str = ""  # what is carried of packs, as one text
    handicap: tuple[Given, ...] = ()


def planned(arguments: argparse.Namespace) -> DuelPlan:
    """The plan, refused if it cannot be played."""
    named: list[str] = arguments.heroes
    check_named(named, arguments.board)
    seats = MODES[arguments.mode][0] if arguments.mode in MODES else len(named)
    heroes = named + [RANDOM] * (seats - len(named))
    ids = {*(pack.id for pack in packs_told(arguments)), *map(pack_of, [*named, arguments.board])}
    packs = packed(pack for pack in used(DUEL) if pack.id in ids)
    handicap = tuple(arguments.handicap)
    plan = DuelPlan(arguments.game, tuple(heroes), arguments.board, arguments.mode, arguments.seed, packs, handicap)
    simulation = DuelSimulation(plan)
    simulation.setup(simulation.named(), simulation.boards[0])
    return plan


class DuelSimulation(Simulation):
    """The duels of a plan, each setup made once."""

    kinds: ClassVar[Mapping[str, Share]] = {"heroes": WON, "pairs": WON}

    def __init__(self, plan: DuelPlan) -> None:
        super().__init__(plan)
        self.plan = plan
        game: Any = self.game
        self.packs = unpacked(plan.packs)
        catalogue = game.catalogue.within(self.packs)
        self.heroes = sorted(catalogue.heroes)
        self.made: dict[tuple[tuple[str, ...], str], dict[str, object]] = {}
        self.boards = [plan.board]
        if plan.board == RANDOM:
            parts: dict[str, object] = {"mode": plan.mode, "heroes": list(self.named()), PACKS: self.packs}
            self.boards = fitting_boards(game, parts, catalogue.boards)

    def named(self) -> tuple[str, ...]:
        """The heroes of the plan, the first of all in the place of those that are drawn."""
        return tuple(self.heroes[0] if hero == RANDOM else hero for hero in self.plan.heroes)

    def setup(self, heroes: tuple[str, ...], board: str) -> dict[str, object]:
        """A prepared setup."""
        made = self.made.get((heroes, board))
        if made is None:
            told: dict[str, object] = {"mode": self.plan.mode, "heroes": list(heroes), "board": board}
            told["handicap"] = handicap_of(self.plan.handicap, len(heroes))
            made = self.game.prepare(told | ({PACKS: self.packs} if self.packs else {}))
            self.made[heroes, board] = made
        return made

    def drawn(self, chance: Chance) -> dict[str, object]:
        """The heroes and the board of one match; nobody is drawn twice as long as others are left."""
        chosen: list[str] = []
        for hero in self.plan.heroes:
            taken = {*chosen, *self.plan.heroes}
            chosen.append(drawn_hero(self.heroes, taken, chance) if hero == RANDOM else hero)
        return self.setup(tuple(chosen), self.boards[chance.below(len(self.boards))])

    def turns(self, s: State) -> tuple[int, int]:
        """Whose the first turn was, and how many there were."""
        return turns_by(s, TURN_BEGAN)

    # ---------------------------------------------------------------- counting and telling
    def counts(self, played: Played) -> Iterator[Count]:
        """Each hero; and each pair of which exactly one won, told from the one whose name comes first."""
        heroes: Any = played.setup["heroes"]
        for seat, hero in enumerate(heroes):
            yield Count("heroes", hero, seat in played.winners)
        for pair in combinations(range(len(heroes)), 2):
            one, other = sorted(pair, key=lambda seat: str(heroes[seat]))
            if (one in played.winners) != (other in played.winners) and heroes[one] != heroes[other]:
                yield Count("pairs", f"{heroes[one]} – {heroes[other]}", one in played.winners)

    def title(self) -> str:
        """What is played."""
        return f"{self.plan.mode}, board {self.plan.board}"

    def sections(self, tally: Tally) -> list[Section]:
        """The heroes; and the pairs, where they are drawn."""
        heroes = Section("hero", "heroes", by_rate)
        pairs = Section("the first against the second", "pairs", by_imbalance, PAIRS)
        return [heroes, pairs] if RANDOM in self.plan.heroes and tally.rates("pairs") else [heroes]
