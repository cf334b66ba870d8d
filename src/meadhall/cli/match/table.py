"""Table: what lies before one pair of eyes during a match. Every game lays its own."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from rich.console import RenderableType

from meadhall import Decision, Match, Option
from meadhall.cli.screen.screen import Screen
from meadhall.cli.screen.voice import Voice

NOBODY: Final[Mapping[int, str]] = MappingProxyType({})  # where no seat is a bot's


class Need(Enum):
    """What a person wants to see with a question; on a tall terminal always everything is shown."""

    NOTHING = auto()
    TABLE = auto()  # the answers lie on it
    ALL = auto()  # the table and the hands: here a turn is decided


class Shared(NamedTuple):
    """What an option has in common with others, so that many can stand together and each be told shortly."""

    key: Hashable  # equal for those that stand together
    head: str  # what they share, in words
    rest: str  # and what tells them apart


class Table:
    """What one seat sees of a match (None: a spectator), from its view alone."""

    def __init__(self, match: Match, seat: int | None, voice: Voice, screen: Screen) -> None:
        self.match = match
        self.seat = seat
        self.voice = voice
        self.screen = screen
        self.view: Any = match.view(seat)

    def name(self, kind: str, which: str | int) -> str:
        """The name of something in this match."""
        return self.voice.name(self.match, kind, which)

    def lay_open(self) -> None:
        """Let everybody's hand be seen, for those who look at a match afterwards."""
        raise NotImplementedError

    # ---------------------------------------------------------------- showing
    def whole(self, decision: Decision | None = None, bots: Mapping[int, str] = NOBODY) -> Iterable[RenderableType]:
        """All that lies open, which bot plays which seat, a hint at what an open question is about; hands follow."""
        raise NotImplementedError

    def hands(self) -> Iterable[RenderableType]:
        """The hands that this seat may see, its own first."""
        raise NotImplementedError

    def glance(self) -> Iterable[RenderableType]:
        """The hands for a terminal with few rows."""
        return self.hands()

    def piles(self) -> Iterable[RenderableType]:
        """What is known of cards apart from one's own hand: piles, and what others are known to hold."""
        raise NotImplementedError

    def faces(self) -> Iterable[tuple[str, str]]:
        """All cards of the match: their names, and what is printed on them."""
        raise NotImplementedError

    def map(self) -> Iterable[RenderableType]:
        """The table drawn and in words, where the game has a map."""
        raise NotImplementedError

    def notices(self) -> Iterable[str]:
        """What people should know before the first question."""
        return ()

    # ---------------------------------------------------------------- asking
    def need(self, _decision: Decision) -> Need:
        """What a person wants to see with a question."""
        return Need.ALL

    def shared(self, _option: Option) -> Shared | None:
        """What an option has in common with others; None if it is told by itself."""
        return None

    def meant(self, _decision: Decision, _line: str) -> Option | None:
        """The answer that somebody writes in the game's own way; None if it is none."""
        return None

    def explained(self, _decision: Decision, _option: Option) -> str:
        """What is printed on the card behind an option; empty if there is none."""
        return ""

    def spells_out(self, _decision: Decision, _option: Option) -> bool:
        """Whether that is to be read among the options: it may lie before everybody, or not matter here."""
        return True
