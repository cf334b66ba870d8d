"""Simulation: the many matches of a plan. Every game draws its own setups, and counts what it wants beside seats."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any, ClassVar, Final, NamedTuple, Protocol

from meadhall.cli.simulation.tally import Count, Played, Rate, Share, Tally
from meadhall.kernel.chance import Chance, chance_of
from meadhall.kernel.game import Game, find_game
from meadhall.kernel.machine import EVENT_WIDTH, State, playout
from meadhall.kernel.options import Options

LIMIT: Final = 20_000  # answers; no match comes near it
SEAT: Final = 2  # where an event of a seat tells it


class Plan(Hashable, Protocol):
    """What is to be played: a NamedTuple of plain parts, as other processes need it too."""

    @property
    def game(self) -> str:
        """The game's name."""

    @property
    def seed(self) -> int:
        """From which everything follows."""

    def _asdict(self) -> dict[str, Any]: ...


class Section(NamedTuple):
    """A table of rates for a person: a kind of what was counted, in some order, and how many of them at most.

    Beside them may stand what was counted of the same things in another kind.
    """

    title: str
    kind: str
    order: Callable[[tuple[str, Rate]], Any]
    most: int = 1000
    beside: str = ""


class Simulation:
    """The matches of one plan in one process."""

    kinds: ClassVar[Mapping[str, Share]] = {}  # what is counted beside seats

    def __init__(self, plan: Plan) -> None:
        self.seed = plan.seed
        self.game: Game[Any] = find_game(plan.game)

    def play(self, number: int, out: Options) -> Played:
        """One match of the plan: everything about it follows from the seed and its number."""
        chance = chance_of(self.seed << 64 | number, "simulate")
        setup = self.drawn(chance)
        s: State = self.game.start(setup, chance.next() << 32 | chance.next(), listening=True)
        decisions = playout(s, chance, out, LIMIT)
        first, turns = self.turns(s)
        winners = frozenset(seat for seat in range(s.seats) if s.winners >> seat & 1)
        return Played(setup, s.seats, first, winners, self.game.reason(s.reason), turns, decisions, self.notes(s))

    # ---------------------------------------------------------------- what a game tells
    def drawn(self, chance: Chance) -> dict[str, object]:
        """The prepared setup of one match; the same object whenever it is the same setup."""
        raise NotImplementedError

    def turns(self, s: State) -> tuple[int, int]:
        """Whose the first turn was, and how many there were."""
        raise NotImplementedError

    def notes(self, _s: State) -> tuple[Any, ...]:
        """What else is to be known of a match for what is counted."""
        return ()

    def counts(self, _played: Played) -> Iterable[Count]:
        """What took part in a match beside seats, of the kinds above."""
        return ()

    def title(self) -> str:
        """What is played, for the head of the figures."""
        raise NotImplementedError

    def sections(self, _tally: Tally) -> list[Section]:
        """The tables that come before those of all games."""
        return []


def turns_by(s: State, kind: int) -> tuple[int, int]:
    """Whose the first turn was, and how many there were, as the events tell of the kind that begins one."""
    kinds = list(s.events[::EVENT_WIDTH])
    return s.events[kinds.index(kind) * EVENT_WIDTH + SEAT], kinds.count(kind)


def by_rate(pair: tuple[str, Rate]) -> float:
    """The best first."""
    return -pair[1].rate


def by_imbalance(pair: tuple[str, Rate]) -> float:
    """The most one-sided first."""
    return -abs(pair[1].rate - 0.5)


def by_name(pair: tuple[str, Rate]) -> str:
    """In order."""
    return pair[0]
