"""Lobby: from what was asked for on the command line, and what people say to kind questions, to a match."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Callable, Sequence
from typing import Any

import meadhall
from meadhall import Match, SetupError
from meadhall.cli.parlour import PARLOURS
from meadhall.cli.screen import Screen
from meadhall.cli.slip import closest
from meadhall.cli.voice import Voice
from meadhall.kernel.chance import chance_of
from meadhall.kernel.game import find_game


class LeftError(Exception):
    """Nobody is there to answer."""


class Lobby:
    """Gathers a setup; every game has its own questions."""

    def __init__(self, arguments: argparse.Namespace, voice: Voice, screen: Screen) -> None:
        self.arguments = arguments
        self.voice = voice
        self.screen = screen
        self.game: Any = find_game(arguments.game)
        self.seed = secrets.randbits(63) if arguments.seed is None else arguments.seed
        self.chance = chance_of(self.seed, "lobby")
        self.bots: set[int] = set()

    def match(self) -> Match:
        """The match that people want; LeftError if they leave."""
        return meadhall.new_match(self.game.name, self.setup(), self.seed)

    def setup(self) -> dict[str, object]:
        """The setup that people want; on the way to it the bots take their seats."""
        raise NotImplementedError

    # ---------------------------------------------------------------- seats
    def seat_bots(self, seats: int, *, asks: bool) -> None:
        """Give bots the seats that were told; otherwise all but those of the people, one unless they are asked."""
        told = self.arguments.bot
        if told is not None:
            self.bots = bots_among(told, seats)
            return
        self.bots = set(range(self.asked_people(seats) if asks else 1, seats))

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
        bots_among(self.arguments.bot or ["none"], seats)

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
    ) -> int:
        """Ask for one of several."""
        return chosen(self.voice, self.screen, question, names, labels, show, begin)


def chosen(
    voice: Voice, screen: Screen, question: str, names: list[str], labels: list[str],
    show: Callable[[str], None] | None = None, begin: int | None = None,
) -> int:  # fmt: skip
    """Ask for one of several by number or name; Enter takes the first, whose number is 1, without labels 0."""
    if begin is None:
        begin = 1 if labels else 0
    screen.line(question, "bold yellow")
    for at, label in enumerate(labels, begin):
        screen.line(f"{at:>3}. {label}")
    while (line := screen.typed()) is not None:
        word, _, rest = line.partition(" ")
        if not line:
            return 0
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
    games = sorted(PARLOURS)
    if len(games) == 1:
        return games[0]
    labels = [voice.word("game", game=game) for game in games]
    return games[chosen(voice, screen, voice.word("ask-game"), games, labels)]


def bots_among(told: list[str], seats: int) -> set[int]:
    """The seats that `--bot` names."""
    if told in (["all"], ["none"]):
        return set(range(seats)) if told == ["all"] else set()
    if any(not word.isdecimal() or not 1 <= int(word) <= seats for word in told):
        msg = f"--bot takes seats from 1 to {seats}, 'all' or 'none'; found {' '.join(told)!r}"
        raise SetupError(msg)
    return {int(word) - 1 for word in told}
