"""Lobby of the unicorn game: how many play, who of them is a person, and the readings of the book."""

from __future__ import annotations

import argparse

from meadhall.cli.match.lobby import Lobby
from meadhall.cli.screen.screen import Screen
from meadhall.cli.screen.voice import Voice
from meadhall.games.unicorns.rules.setup import FEWEST, MOST
from meadhall.games.unicorns.terminal import UNICORNS
from meadhall.games.unicorns.terminal.rules import TARGETS, WIN_CHECK, told_rules
from meadhall.lab.options import packs_told
from meadhall.packs.carried import PACKS, used
from meadhall.packs.pack import Pack


class UnicornLobby(Lobby):
    """Gathers the setup of a match."""

    def __init__(self, arguments: argparse.Namespace, voice: Voice, screen: Screen) -> None:
        super().__init__(arguments, voice, screen)
        self.asks = arguments.players is None  # who tells how many play wants to play at once
        self.packs = packs_told(arguments)

    def setup(self) -> dict[str, object]:
        """The setup that people want; the letters that are counted are those of the language spoken (V1.3)."""
        self.check(MOST if self.asks else self.arguments.players)
        if self.asks and not self.packs:
            self.packs = self.asked_packs()
        players = self.asked_players() if self.asks else self.arguments.players
        self.seat_bots(players, asks=self.asks)
        return self.parts(players) | self.rules()

    def parts(self, players: int) -> dict[str, object]:
        """The setup as it was told."""
        parts = {
            "players": players, "language": self.voice.language, "first": self.first, **told_rules(self.arguments),
        }  # fmt: skip
        return parts | ({PACKS: {pack.id: pack.fingerprint for pack in self.packs}} if self.packs else {})

    def check(self, players: int) -> None:
        """Refuse what was asked for if so many cannot play it."""
        self.game.prepare({**self.parts(players), "first": None})
        self.check_seats(players)

    def fewest(self) -> int:
        """As few as there must be for the seats and bots that were named."""
        bots = [int(word) for word in self.told.seats or [] if word.isdecimal()]
        several = len(self.told.names) + 1 if len(self.told.names) > 1 else 0
        return max([FEWEST, self.arguments.first or 0, several, *bots])

    # ---------------------------------------------------------------- questions
    def asked_packs(self) -> list[Pack]:
        """Ask for an expansion, if some are installed."""
        packs = used(UNICORNS)
        if not packs:
            return []
        names = ["none", *(pack.id for pack in packs)]
        labels = [self.voice.own(UNICORNS, "no-expansion"), *(pack.about.name for pack in packs)]
        at = self.chosen(self.voice.own(UNICORNS, "ask-expansion"), names, labels)
        return packs[at - 1 : at] if at else []

    def asked_players(self) -> int:
        """Ask how many play."""
        fewest = self.fewest()
        counts = range(fewest, MOST + 1)
        labels = [self.voice.own(UNICORNS, "players", players=number) for number in counts]
        names = [str(number) for number in counts]
        return fewest + self.chosen(self.voice.own(UNICORNS, "ask-players"), names, labels, begin=fewest)

    def rules(self) -> dict[str, object]:
        """Ask for the readings of the book that were not told, if anything is asked."""
        found: dict[str, object] = {}
        if self.asks and self.arguments.targets is None:
            labels = [self.voice.own(UNICORNS, "targets", targets=name) for name in TARGETS]
            found["targets"] = TARGETS[self.chosen(self.voice.own(UNICORNS, "ask-targets"), list(TARGETS), labels)]
        if self.asks and self.arguments.win_check is None:
            labels = [self.voice.own(UNICORNS, "win-check", check=name) for name in WIN_CHECK]
            found["win_check"] = WIN_CHECK[
                self.chosen(self.voice.own(UNICORNS, "ask-win-check"), list(WIN_CHECK), labels)
            ]
        return found
