"""Lookback: a match looked at anew, as curves of everybody's chance to win and the answers that cost most."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from rich.table import Table as Grid
from rich.text import Text

import meadhall
from meadhall import bots
from meadhall.bots import Moment, Review
from meadhall.cli.game import terminal_of
from meadhall.cli.match.advice import arrow, percent
from meadhall.cli.screen.progress import Waiting
from meadhall.cli.screen.screen import Screen
from meadhall.cli.screen.voice import Voice

MOST: Final = 5  # answers that are told
LEAST: Final = 0.01  # what an answer must have cost to be told
WIDEST: Final = 64  # columns of a curve
BESIDE: Final = 30  # columns that a name and two chances need beside it
BLOCKS: Final = "▁▂▃▄▅▆▇█"
TENTHS: Final = "0123456789"  # for terminals that know ASCII only


def looked_back(transcript: dict[str, Any], voice: Voice, screen: Screen) -> Review:
    """A match, thought about again; whoever waits is told how far it is."""
    with Waiting(screen) as wait:

        def tell(done: int, total: int) -> None:
            wait.tell(voice.word("review-wait", share=percent(voice, done / total)))

        return bots.review(transcript, progress=tell)


class Lookback:
    """What is told of a match afterwards: of all seats, or of one from what that seat knew (None: all)."""

    def __init__(
        self, transcript: dict[str, Any], review: Review, seat: int | None, voice: Voice, screen: Screen
    ) -> None:
        self.transcript = transcript
        self.review = review
        self.seat = seat
        self.voice = voice
        self.screen = screen
        self.match = meadhall.replay(transcript, until=0)

    def show(self) -> None:
        """The curves, then the answers that cost most."""
        if self.review.moments:
            self.show_curves()
        costly = [moment for moment in self.review.costliest(MOST, self.seat) if moment.cost >= LEAST]
        self.screen.line(self.voice.word("review-costly" if costly else "review-flawless"), "bold yellow")
        for number, moment in enumerate(costly, 1):
            self.show_moment(number, moment)

    # ---------------------------------------------------------------- curves
    def show_curves(self) -> None:
        """A row for each seat: its chance along the match, from the first to the last choice."""
        self.screen.line(self.voice.word("review"), "bold yellow")
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for seat in range(self.match.seats) if self.seat is None else [self.seat]:
            chances = self.chances(seat)
            if chances:
                ends = arrow(self.screen).join(percent(self.voice, chance) for chance in (chances[0], chances[-1]))
                name = self.voice.name(self.match, "seat", seat)
                grid.add_row(f"  {name}", Text(self.drawn(chances), "cyan", no_wrap=True), ends)
        self.screen.show(grid)

    def chances(self, seat: int) -> list[float]:
        """A seat's chance before every choice; where only that seat is told of, before its own."""
        return [moment.chances[seat] for moment in self.review.moments if self.seat in {None, moment.seat}]

    def drawn(self, chances: Sequence[float]) -> str:
        """A curve in signs, each for a part of the match."""
        signs = TENTHS if self.screen.is_plain else BLOCKS
        means = sampled(chances, min(WIDEST, self.screen.width - BESIDE))
        return "".join(signs[min(len(signs) - 1, int(mean * len(signs)))] for mean in means)

    # ---------------------------------------------------------------- answers
    def show_moment(self, number: int, moment: Moment) -> None:
        """An answer that cost much: when, whose, what it was, and what would have been better."""
        before = meadhall.replay(self.transcript, until=moment.number)
        turn = sum(event["event"] == terminal_of(before.game.name).turn for event in before.events_for(None))
        seat = self.voice.name(before, "seat", moment.seat)
        given, best = self.voice.say(before, moment.given), self.voice.say(before, moment.best)
        chance, better = percent(self.voice, moment.given_chance), percent(self.voice, moment.best_chance)
        told = self.voice.word("review-given", turn=turn, seat=seat, answer=given, chance=chance)
        self.screen.bulleted(f"{number}.", Text(told))
        cost = round(100 * moment.best_chance) - round(100 * moment.given_chance)  # what the two figures tell
        told = self.voice.word(
            "review-better", answer=best, chance=better, cost=self.voice.word("percent", number=cost)
        )
        self.screen.indented(told, 5, "dim")


def sampled(values: Sequence[float], most: int) -> list[float]:
    """At most so many values: the means of parts that are as long as each other."""
    parts = min(most, len(values))
    cuts = [at * len(values) // parts for at in range(parts + 1)]
    return [sum(values[begin:end]) / (end - begin) for begin, end in pairwise(cuts)]
