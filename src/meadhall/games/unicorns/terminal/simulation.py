"""Simulation of the unicorn game: seats, ends, and how each card fares."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

from meadhall.cli.simulation.simulation import Section, Simulation, by_rate, turns_by
from meadhall.cli.simulation.tally import WON, Count, Played, Share, Tally
from meadhall.games.unicorns.rules.events import CARD_PLAYED, INSTANT_PLAYED, TURN_BEGAN
from meadhall.games.unicorns.terminal.rules import told_rules
from meadhall.kernel.chance import Chance
from meadhall.kernel.game import find_game
from meadhall.kernel.machine import EVENT_WIDTH, State
from meadhall.lab.options import packs_told
from meadhall.packs.carried import PACKS, packed, unpacked


class UnicornPlan(NamedTuple):
    """What is to be played."""

    game: str
    players: int
    targets: str
    win_check: str
    seed: int
    packs: str = ""  # what is carried of packs, as one text


class Use(NamedTuple):
    """A card that was played: by whom, and whether it was stopped."""

    seat: int
    card: str
    is_stopped: bool


def planned(arguments: argparse.Namespace) -> UnicornPlan:
    """The plan, refused if it cannot be played."""
    packs = packed(packs_told(arguments))
    parts = {"players": arguments.players, **told_rules(arguments), **carrying(packs)}
    setup: Any = find_game(arguments.game).prepare(parts)
    return UnicornPlan(arguments.game, setup["players"], setup["targets"], setup["win_check"], arguments.seed, packs)


def carrying(packs: str) -> dict[str, object]:
    """The part of a setup that carries packs, if there are some."""
    return {PACKS: unpacked(packs)} if packs else {}


class UnicornSimulation(Simulation):
    """The matches of a plan, all of one setup."""

    # by card: of those who played it at least once in a match, how many won; of its plays, how many were stopped
    kinds: ClassVar[Mapping[str, Share]] = {"cards": WON, "plays": Share("played", "stopped")}

    def __init__(self, plan: UnicornPlan) -> None:
        super().__init__(plan)
        self.plan = plan
        parts = {"players": plan.players, "targets": plan.targets, "win_check": plan.win_check}
        self.setup = self.game.prepare({**parts, **carrying(plan.packs)})

    def drawn(self, _chance: Chance) -> dict[str, object]:
        """Nothing is drawn but the cards."""
        return self.setup

    def turns(self, s: State) -> tuple[int, int]:
        """Whose the first turn was, and how many there were."""
        return turns_by(s, TURN_BEGAN)

    def notes(self, s: Any) -> tuple[Use, ...]:
        """Every card that was played."""
        return tuple(use for chain in chains(s) for use in uses(chain))

    # ---------------------------------------------------------------- counting and telling
    def counts(self, played: Played) -> Iterator[Count]:
        """Each card for everybody who played it, and for each time that it was played."""
        for seat, card in sorted({(use.seat, use.card) for use in played.notes}):
            yield Count("cards", card, seat in played.winners)
        for use in played.notes:
            yield Count("plays", use.card, use.is_stopped)

    def title(self) -> str:
        """What is played."""
        return f"{self.plan.players} players, targets {self.plan.targets}, win check {self.plan.win_check}"

    def sections(self, _tally: Tally) -> list[Section]:
        """The cards."""
        return [Section("whoever played", "cards", by_rate, beside="plays")]


def chains(s: Any) -> Iterator[list[tuple[int, str]]]:
    """Each card that was played with the instants on it, in their order: who played it, and its name."""
    chain: list[tuple[int, str]] = []
    for at in range(0, len(s.events), EVENT_WIDTH):
        kind = s.events[at]
        if kind == CARD_PLAYED and chain:
            yield chain
            chain = []
        if kind in {CARD_PLAYED, INSTANT_PLAYED}:
            chain.append((s.events[at + 2], s.table.faces[s.events[at + 3]].id))
    if chain:
        yield chain


def uses(chain: list[tuple[int, str]]) -> Iterator[Use]:
    """What became of each: it was stopped if it was answered and that answer was not stopped (V6.1)."""
    for at, (seat, card) in enumerate(chain):
        yield Use(seat, card, is_stopped=(len(chain) - 1 - at) % 2 == 1)
