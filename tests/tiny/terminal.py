"""The tiny game at the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Iterator, Mapping
from typing import Any, ClassVar, Final, NamedTuple

from rich.console import RenderableType

from meadhall import Decision, Match, Option, SetupError
from meadhall.cli.game import Bout, TerminalGame
from meadhall.cli.match.lobby import Lobby
from meadhall.cli.match.table import NOBODY, Shared, Table
from meadhall.cli.screen.screen import Screen
from meadhall.cli.screen.voice import Voice
from meadhall.cli.simulation.simulation import Simulation, turns_by
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import nearest
from meadhall.kernel.game import find_game
from meadhall.kernel.machine import State
from tests.tiny.rules import FACES, SEATS, TURN_BEGAN


class TinyLobby(Lobby):
    """Asks for nothing but people."""

    def setup(self) -> dict[str, object]:
        self.seat_bots(SEATS, asks=True)
        return {"hand": self.arguments.hand}


class TinyTable(Table):
    """The hands and the pile, told by ids."""

    def lay_open(self) -> None:
        for seat in range(SEATS):
            view: Any = self.match.view(seat)
            self.view["seats"][seat] = view["seats"][seat]

    def whole(self, decision: Decision | None = None, bots: Mapping[int, str] = NOBODY) -> Iterator[RenderableType]:
        yield f"table: {self.view['table']}, asked: {decision and decision.question}, bots: {sorted(bots)}"

    def hands(self) -> Iterator[RenderableType]:
        for seat, facts in enumerate(self.view["seats"]):
            if facts["hand"]["cards"] is not None:
                yield f"hand {seat + 1}: {' '.join(facts['hand']['cards'])}"

    def piles(self) -> Iterator[RenderableType]:
        yield f"pile: {self.view['pile']}"

    def shared(self, option: Option) -> Shared | None:
        if option.kind != "carve":
            return None
        return Shared(option.kind, "carve a rune …", str(option.fields["rune"]))

    def faces(self) -> Iterator[tuple[str, str]]:
        return ((face.title(), f"the rune of {face}") for face in FACES)


class TinyPlan(NamedTuple):
    """A few matches."""

    game: str
    seed: int


class TinySimulation(Simulation):
    """Always the same setup."""

    def __init__(self, plan: TinyPlan) -> None:
        super().__init__(plan)
        self.setup = self.game.prepare({})

    def drawn(self, _chance: Chance) -> dict[str, object]:
        return self.setup

    def turns(self, s: State) -> tuple[int, int]:
        return turns_by(s, TURN_BEGAN)

    def title(self) -> str:
        return "runes"


class TinyTerminal(TerminalGame):
    """The tiny game at the terminal."""

    silent: ClassVar[frozenset[str]] = frozenset({"pass"})

    def add_play_options(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--hand", type=int, default=4, help="the size of opening hands")

    def lobby(self, arguments: argparse.Namespace, voice: Voice, screen: Screen) -> Lobby:
        return TinyLobby(arguments, voice, screen)

    def table(self, match: Match, seat: int | None, voice: Voice, screen: Screen) -> Table:
        return TinyTable(match, seat, voice, screen)

    def cards(self) -> Collection[str]:
        return FACES

    def show_cards(self, which: str | None, _voice: Voice, screen: Screen) -> None:
        if which not in {None, *FACES}:
            raise SetupError(f"there is no card {which!r}" + nearest(str(which), list(FACES)))
        screen.line(f"shown: {which}")

    def plan(self, arguments: argparse.Namespace) -> TinyPlan:
        return TinyPlan(arguments.game, arguments.seed)

    def simulation(self, plan: TinyPlan) -> Simulation:
        return TinySimulation(plan)

    def bout(self) -> Bout:
        return Bout([find_game("tiny").prepare({})], {"seats": SEATS}, "three seats")


TERMINAL: Final = TinyTerminal()
