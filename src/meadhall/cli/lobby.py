"""Lobby: from what was asked for on the command line, and what people say to kind questions, to a match."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Callable, Sequence
from typing import Any

import meadhall
from meadhall import Match, SetupError
from meadhall.cli import cards
from meadhall.cli.heroes import RANDOM, drawn_hero
from meadhall.cli.screen import Screen
from meadhall.cli.slip import closest
from meadhall.cli.voice import Voice
from meadhall.games.duel.setup import MODES
from meadhall.kernel.chance import chance_of
from meadhall.kernel.game import find_game


class LeftError(Exception):
    """Nobody is there to answer."""


class Lobby:
    """Gathers a setup."""

    def __init__(self, arguments: argparse.Namespace, voice: Voice, screen: Screen) -> None:
        self.arguments = arguments
        self.voice = voice
        self.screen = screen
        self.game: Any = find_game(arguments.game)
        self.seed = secrets.randbits(63) if arguments.seed is None else arguments.seed
        self.chance = chance_of(self.seed, "lobby")
        self.asks = not arguments.heroes  # who names heroes wants to play at once
        self.bots: set[int] = set()

    def match(self) -> Match:
        """The match that people want; LeftError if they leave."""
        mode, seats = self.mode()
        self.check(mode, seats)
        self.bots = self.chosen_bots(seats)
        heroes = self.heroes(seats)
        board = self.board(mode, heroes)
        return meadhall.new_match(self.game.name, self.setup(mode, heroes) | {"board": board}, self.seed)

    def setup(self, mode: str, heroes: list[str]) -> dict[str, object]:
        """The setup without its board."""
        told = self.arguments
        parts = {
            "mode": mode,
            "heroes": heroes,
            "first": None if told.first is None else told.first - 1,
            "people": told.people,
            "rules": dict(told.rules or []),
        }
        return {name: part for name, part in parts.items() if part is not None}

    def check(self, mode: str, seats: int) -> None:
        """Refuse what was asked for if it cannot be played in some mode."""
        told = self.arguments
        if told.first is not None and not 1 <= told.first <= seats:
            msg = f"--first must be a seat from 1 to {seats}, found {told.first}"
            raise SetupError(msg)
        bots_among(told.bot or ["none"], seats)
        named = [hero for hero in told.heroes if hero != RANDOM]
        heroes = named + sorted(self.game.catalogue.heroes)[:1] * (seats - len(named))
        setup = self.setup(mode, heroes)
        if told.board in {None, RANDOM}:
            boards = sorted(self.game.catalogue.boards)
            setup["board"] = next(iter(self.fitting(setup)), boards[0])
        else:
            setup["board"] = told.board
        self.game.prepare(setup)

    def could_be(self, mode: str, seats: int) -> bool:
        """Whether what was asked for can be played in some mode."""
        try:
            self.check(mode, seats)
        except SetupError:
            return False
        return True

    # ---------------------------------------------------------------- questions
    def mode(self) -> tuple[str, int]:
        """The mode, and how many play it."""
        told = self.arguments
        if told.mode is None and self.asks and told.people is None and told.bot is None:
            ways = [(mode, seats) for mode, (low, high) in MODES.items() for seats in range(low, high + 1)]
            self.check(*next((way for way in ways if self.could_be(*way)), ways[0]))
            ways = [way for way in ways if self.could_be(*way)]
            labels = [self.voice.word("mode", mode=mode, seats=seats) for mode, seats in ways]
            return ways[self.chosen(self.voice.word("ask-mode"), [mode for mode, _ in ways], labels)]
        mode = told.mode or "duel"
        low = MODES[mode][0] if mode in MODES else 2
        return mode, max(low, len(told.heroes), len(told.people or []))

    def chosen_bots(self, seats: int) -> set[int]:
        """The seats that bots play."""
        told = self.arguments.bot
        if told is not None:
            return bots_among(told, seats)
        if self.arguments.people is not None:  # who says who plays each seat means people
            return set()
        people = 1
        if self.asks and self.arguments.mode is None and self.arguments.people is None:
            counts = [str(number) for number in range(1, seats + 1)]
            labels = [self.voice.word("people", people=number, bots=seats - number) for number in range(1, seats + 1)]
            people += self.chosen(self.voice.word("ask-people"), counts, labels)
        return set(range(people, seats))

    def heroes(self, seats: int) -> list[str]:
        """A hero for every seat: as told, as people choose, or at random, none twice unless it was asked for."""
        told = list(self.arguments.heroes)
        chosen: list[str] = []
        if self.asks and len(self.bots) < seats:
            self.screen.show(cards.gallery(self.known(), self.voice, is_numbered=True))
        for seat in range(seats):
            hero = told[seat] if seat < len(told) else RANDOM
            if self.asks and seat not in self.bots:
                hero = self.asked_hero(seat)
            known, taken = sorted(self.game.catalogue.heroes), {*chosen, *told}
            chosen.append(drawn_hero(known, taken, self.chance) if hero == RANDOM else hero)
        return chosen

    def known(self) -> list[Any]:
        """All heroes, by id."""
        return [self.game.catalogue.heroes[name] for name in sorted(self.game.catalogue.heroes)]

    def asked_hero(self, seat: int) -> str:
        """Ask a person for a hero."""
        heroes = self.known()
        names = [hero.id for hero in heroes]

        def show(which: str) -> None:
            at = int(which) - 1 if which.isdecimal() else names.index(which) if which in names else -1
            if 0 <= at < len(heroes):
                cards.show(heroes[at], self.voice, self.screen)

        title = self.voice.word("ask-hero", number=seat + 1)
        at = self.chosen(title, [RANDOM, *names], [], show)
        return RANDOM if at == 0 else names[at - 1]

    def board(self, mode: str, heroes: list[str]) -> str:
        """The board: as told, as people choose, or at random among those that fit."""
        told = self.arguments.board
        if told not in {None, RANDOM}:
            return str(told)
        fitting = self.fitting(self.setup(mode, heroes))
        at = 0
        if self.asks and told is None and len(fitting) > 1:
            labels = [self.voice.word("any-board"), *(self.voice.name(None, "board", board) for board in fitting)]
            at = self.chosen(self.voice.word("ask-board"), [RANDOM, *fitting], labels)
        return self.picked(fitting) if at == 0 else fitting[at - 1]

    def fitting(self, setup: dict[str, object]) -> list[str]:
        """The boards that a setup can be played on."""
        return [board for board in sorted(self.game.catalogue.boards) if self.fits(setup | {"board": board})]

    def fits(self, setup: dict[str, object]) -> bool:
        """Whether a setup can be played."""
        try:
            self.game.prepare(setup)
        except SetupError:
            return False
        return True

    def picked(self, names: Sequence[str]) -> str:
        """One of some names at random; with a seed always the same."""
        return names[self.chance.below(len(names))]

    def chosen(
        self, question: str, names: list[str], labels: list[str], show: Callable[[str], None] | None = None
    ) -> int:
        """Ask for one of several by number or name; Enter takes the first. Without labels the first has number 0."""
        begin = 1 if labels else 0
        self.screen.line(question, "bold yellow")
        for at, label in enumerate(labels, begin):
            self.screen.line(f"{at:>3}. {label}")
        while (line := self.screen.typed()) is not None:
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
            self.screen.line(self.voice.word("no-choice", answer=line), "red")
            if near := closest(line, names):
                self.screen.line(self.voice.word("refused-near", near=near), "red")
        raise LeftError


def bots_among(told: list[str], seats: int) -> set[int]:
    """The seats that `--bot` names."""
    if told in (["all"], ["none"]):
        return set(range(seats)) if told == ["all"] else set()
    if any(not word.isdecimal() or not 1 <= int(word) <= seats for word in told):
        msg = f"--bot takes seats from 1 to {seats}, 'all' or 'none'; found {' '.join(told)!r}"
        raise SetupError(msg)
    return {int(word) - 1 for word in told}
