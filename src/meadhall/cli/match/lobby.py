"""Lobby: from what was asked for on the command line, and what people say to kind questions, to a match."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Callable, Sequence
from typing import Any

import meadhall
from meadhall import Match, SetupError
from meadhall.bundle import games_with
from meadhall.cli.match import opponents
from meadhall.cli.match.record import DRAFT
from meadhall.cli.screen.screen import Screen
from meadhall.cli.screen.spelling import closest
from meadhall.cli.screen.voice import Voice
from meadhall.kernel.chance import chance_of
from meadhall.kernel.game import find_game


class LeftError(Exception):
    """Nobody is there to answer."""


class Lobby:
    """Gathers a setup; every game has its own questions."""

    asks = False  # whether anything is asked that need not be

    def __init__(self, arguments: argparse.Namespace, voice: Voice, screen: Screen) -> None:
        self.arguments = arguments
        self.voice = voice
        self.screen = screen
        self.game: Any = find_game(arguments.game)
        self.seed = secrets.randbits(63) if arguments.seed is None else arguments.seed
        self.chance = chance_of(self.seed, "lobby")
        self.told = opponents.told(arguments.bot, self.game.name)
        self.kept: dict[str, Any] = {}  # what is saved beside the match
        self.bots: list[int] = []  # their seats, in the order in which they were told

    def match(self) -> tuple[Match, dict[int, str]]:
        """The match that people want, and the bots at its seats; LeftError if they leave."""
        setup = self.setup()
        bots = self.named_bots()
        if self.arguments.draft is not None:
            setup = self.drafted(self.game.prepare(setup), bots)
        return meadhall.new_match(self.game.name, setup, self.seed), bots

    def drafted(self, setup: dict[str, object], bots: dict[int, str]) -> dict[str, object]:
        """The setup that a draft leads to; LeftError if somebody leaves."""
        from meadhall.cli.match.drafting import Drafting  # noqa: PLC0415 - only those who draft need it

        drafting = Drafting(
            self.game.name, setup, self.arguments.draft, self.seed, bots,
            fair=getattr(self.arguments, "fair", False), voice=self.voice, screen=self.screen,
        )  # fmt: skip
        found = drafting.play()
        self.kept = {DRAFT: drafting.saved}
        return found

    def setup(self) -> dict[str, object]:
        """The setup that people want; on the way to it the bots take their seats."""
        raise NotImplementedError

    # ---------------------------------------------------------------- seats
    def seat_bots(self, seats: int, *, asks: bool) -> None:
        """Give bots the seats that were told; otherwise all but those of the people, one unless they are asked."""
        several = len(self.told.names) if len(self.told.names) > 1 else 0
        if self.told.seats is not None:
            self.bots = opponents.seats_of(self.told.seats, seats)
        elif several and asks:  # one for each: so many there are
            self.bots = [*range(max(0, seats - several), seats)]
        else:
            self.bots = [*range(self.asked_people(seats) if asks else 1, seats)]

    def named_bots(self) -> dict[int, str]:
        """The bots at their seats: as told, as people choose, or the usual one."""
        names = self.told.names
        if not names:
            asks = self.asks and self.bots and opponents.is_known(self.game.name)
            names = [self.asked_level() if asks else opponents.usual(self.game.name)]
        return opponents.seated(self.bots, names)

    def asked_level(self) -> str:
        """Ask how strong the bots shall be."""
        names = opponents.LEVELS
        labels = [self.voice.word("level-about", level=name) for name in names]
        usual = names.index(opponents.USUAL)
        return names[self.chosen(self.voice.word("ask-level"), names, labels, usual=usual)]

    def asked_people(self, seats: int) -> int:
        """Ask how many people there are."""
        counts = range(1, seats + 1)
        labels = [self.voice.word("people", people=number, bots=seats - number) for number in counts]
        return 1 + self.chosen(self.voice.word("ask-people"), [str(number) for number in counts], labels)

    def check_seats(self, seats: int) -> None:
        """Refuse bots and a first player at seats that there are not."""
        first = self.arguments.first
        if first is not None and not 1 <= first <= seats:
            msg = f"--first must be a seat from 1 to {seats}, found {first}"
            raise SetupError(msg)
        opponents.seats_of(self.told.seats or ["none"], seats)

    @property
    def first(self) -> int | None:
        """The seat that begins, as a setup tells it."""
        return None if self.arguments.first is None else self.arguments.first - 1

    # ---------------------------------------------------------------- choices
    def picked(self, names: Sequence[str]) -> str:
        """One of some names at random; with a seed always the same."""
        return names[self.chance.below(len(names))]

    def chosen(
        self,
        question: str,
        names: list[str],
        labels: list[str],
        show: Callable[[str], None] | None = None,
        begin: int | None = None,
        usual: int = 0,
    ) -> int:
        """Ask for one of several."""
        return chosen(self.voice, self.screen, question, names, labels, show, begin, usual)


def chosen(
    voice: Voice, screen: Screen, question: str, names: list[str], labels: list[str],
    show: Callable[[str], None] | None = None, begin: int | None = None, usual: int = 0,
) -> int:  # fmt: skip
    """Ask for one of several by number or name, the first is 1, without labels 0; Enter takes it, or the usual one."""
    if begin is None:
        begin = 1 if labels else 0
    screen.line(question, "bold yellow")
    for at, label in enumerate(labels, begin):
        screen.line(f"{at:>3}. {label}")
    while (line := screen.typed()) is not None:
        word, _, rest = line.partition(" ")
        if not line:
            return usual
        if line.isdecimal() and begin <= int(line) < len(names) + begin:
            return int(line) - begin
        if line.lower() in names:
            return names.index(line.lower())
        if line.lower() in {"q", "quit"}:
            break
        if word == "cards" and show is not None:
            show(rest.strip())
            continue
        screen.line(voice.word("no-choice", answer=line), "red")
        if near := closest(line, names):
            screen.line(voice.word("refused-near", near=near), "red")
    raise LeftError


def asked_game(voice: Voice, screen: Screen) -> str:
    """Ask which game is to be played, if there are several."""
    games = games_with("terminal")
    if len(games) == 1:
        return games[0]
    labels = [voice.own(game, "game-summary") for game in games]
    return games[chosen(voice, screen, voice.word("ask-game"), games, labels)]
