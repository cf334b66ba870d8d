"""Lobby of the duel: the mode, the heroes and the board, as told, as people choose, or at random."""

from __future__ import annotations

import argparse
from typing import Any

from meadhall import SetupError
from meadhall.cli.match.lobby import Lobby
from meadhall.cli.screen.screen import Screen
from meadhall.cli.screen.voice import Voice
from meadhall.games.duel.fairness import evened, sentences
from meadhall.games.duel.rules.setup import MODES
from meadhall.games.duel.terminal import DUEL, gallery
from meadhall.games.duel.terminal.boards import fitting_boards
from meadhall.games.duel.terminal.handicaps import handicap_of
from meadhall.games.duel.terminal.heroes import RANDOM, check_named, drawable, drawn_hero, offered
from meadhall.lab.options import packs_told
from meadhall.localisation import words
from meadhall.packs.pack import pack_of


class DuelLobby(Lobby):
    """Gathers the setup of a duel."""

    def __init__(self, arguments: argparse.Namespace, voice: Voice, screen: Screen) -> None:
        super().__init__(arguments, voice, screen)
        self.asks = not arguments.heroes and arguments.draft is None  # who names heroes wants to play at once
        self.catalogue = offered()
        self.packs = [pack.id for pack in packs_told(arguments)]

    def setup(self) -> dict[str, object]:
        """The setup that people want."""
        mode, seats = self.mode()
        self.check(mode, seats)
        people = self.arguments.people
        if people is None or self.told.seats is not None:
            self.seat_bots(seats, asks=self.asks and self.arguments.mode is None)
        elif self.told.names:  # who says who plays each seat means people, unless bots are named: then there is one
            self.bots = [seat for seat in range(seats) if people[seat] != people[0]]
        parts = self.parts(mode, self.heroes(seats))
        setup = parts | {"board": self.board(parts)}
        return setup | self.evened(setup) if self.arguments.fair and self.arguments.draft is None else setup

    def evened(self, setup: dict[str, object]) -> dict[str, object]:
        """The parts of the setup that make it even; what they are is told first."""
        if "handicap" in setup or "first" in setup:
            msg = "--fair finds the handicap itself: leave out --handicap and --first"
            raise SetupError(msg)
        found = evened(setup)
        if found is None:
            heroes: Any = setup["heroes"]
            msg = f"nobody has measured yet what makes {' and '.join(heroes)} even; meadhall lab handicaps does"
            raise SetupError(msg)
        for sentence in sentences(setup, found, self.voice.language):
            self.screen.line(sentence)
        return found.parts

    def parts(self, mode: str, heroes: list[str]) -> dict[str, object]:
        """The setup without its board."""
        told = self.arguments
        parts = {
            "mode": mode,
            "heroes": heroes,
            "first": self.first,
            "people": told.people,
            "rules": dict(told.rules or []),
            "handicap": handicap_of(told.handicap, len(heroes)),
        }
        return {name: part for name, part in parts.items() if part is not None}

    def check(self, mode: str, seats: int) -> None:
        """Refuse what was asked for if it cannot be played in some mode."""
        told = self.arguments
        self.check_seats(seats)
        check_named(told.heroes, told.board)
        named = [hero for hero in told.heroes if hero != RANDOM]
        heroes = named + sorted(self.game.catalogue.heroes)[:1] * (seats - len(named))
        parts = self.parts(mode, heroes)
        boards = (
            fitting_boards(self.game, parts, self.catalogue.boards) if told.board in {None, RANDOM} else [told.board]
        )
        self.game.prepare(parts | {"board": boards[0]})

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
        if told.mode is None and self.asks and told.people is None and self.told.seats is None:
            return self.asked_mode()
        mode = told.mode or "duel"
        low = MODES[mode][0] if mode in MODES else 2
        return mode, max(low, len(told.heroes), len(told.people or []))

    def asked_mode(self) -> tuple[str, int]:
        """Ask a person for one of the modes that can be played."""
        every = [(mode, seats) for mode, (low, high) in MODES.items() for seats in range(low, high + 1)]
        ways = [way for way in every if self.could_be(*way)]
        if not ways:
            self.check(*every[0])  # says why not
        speech = words(f"{DUEL}/server", self.voice.language)
        labels = [speech.say("mode", {"mode": mode, "seats": seats}) for mode, seats in ways]
        return ways[self.chosen(self.voice.own(DUEL, "ask-mode"), [mode for mode, _ in ways], labels)]

    def heroes(self, seats: int) -> list[str]:
        """A hero for every seat: as told, as people choose, or at random, none twice unless it was asked for."""
        told = list(self.arguments.heroes)
        chosen: list[str] = []
        if self.asks and len(self.bots) < seats:
            self.screen.show(gallery.gallery(self.known(), self.voice, is_numbered=True))
        for seat in range(seats):
            hero = told[seat] if seat < len(told) else RANDOM
            if self.asks and seat not in self.bots:
                hero = self.asked_hero(seat)
            known, taken = drawable(self.catalogue.heroes, self.packs), {*chosen, *told}
            chosen.append(drawn_hero(known, taken, self.chance) if hero == RANDOM else hero)
        return chosen

    def known(self) -> list[Any]:
        """All heroes, by id."""
        return [self.catalogue.heroes[name] for name in sorted(self.catalogue.heroes, key=by_pack)]

    def asked_hero(self, seat: int) -> str:
        """Ask a person for a hero."""
        heroes = self.known()
        names = [hero.id for hero in heroes]

        def show(which: str) -> None:
            at = int(which) - 1 if which.isdecimal() else names.index(which) if which in names else -1
            if 0 <= at < len(heroes):
                gallery.show(heroes[at], self.voice, self.screen)

        title = self.voice.own(DUEL, "ask-hero", number=seat + 1)
        at = self.chosen(title, [RANDOM, *names], [], show)
        return RANDOM if at == 0 else names[at - 1]

    def board(self, parts: dict[str, object]) -> str:
        """The board: as told, as people choose, or at random among those that fit."""
        told = self.arguments.board
        if told not in {None, RANDOM}:
            return str(told)
        fitting = sorted(fitting_boards(self.game, parts, self.catalogue.boards), key=by_pack)
        at = 0
        if self.asks and told is None and len(fitting) > 1:
            labels = [
                self.voice.own(DUEL, "any-board"),
                *(self.voice.called(DUEL, "board", board) for board in fitting),
            ]
            at = self.chosen(self.voice.own(DUEL, "ask-board"), [RANDOM, *fitting], labels)
        return self.picked(drawable(fitting, self.packs) or fitting) if at == 0 else fitting[at - 1]


def by_pack(id: str) -> tuple[str, str]:
    """What comes with the package first, in the order in which it always is."""
    return pack_of(id), id
