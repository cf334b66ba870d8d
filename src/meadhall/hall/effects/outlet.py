"""Outlet: what a room wants done. It gathers here, and whoever runs the room does it; the room itself does nothing.

Time is handed in. What a room does later is an alarm: it asks to be woken, and whoever runs it rings.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any, NamedTuple

from meadhall.hall.effects.needs import Need
from meadhall.hall.notices import Notices
from meadhall.hall.thoughts import Payer, Thought

if TYPE_CHECKING:
    from meadhall.hall.telling.channel import Channel

Job = Generator[Need, Any, Any]  # work that needs something from outside, one thing after another
Action = Callable[[], Job | None]  # what is done when an alarm rings: at once, or as a job
Then = Callable[[Any], None]  # what is done with a thought; None if it could not be thought


class Tell(NamedTuple):
    """Send a message to a page."""

    channel: Channel
    text: bytes


class Cut(NamedTuple):
    """End the connection of a page."""

    channel: Channel


class Ask(NamedTuple):
    """A job needs something: `Room.reply` or `Room.fail` goes on with it. One is asked for at a time."""

    need: Need


class Done(NamedTuple):
    """A job that somebody waits for is done, or has failed."""

    token: int
    problem: Exception | None


class Failed(NamedTuple):
    """A job that nobody waits for has failed: the match stays as it is."""

    problem: Exception


class Think(NamedTuple):
    """Have something thought about: `Room.thought` or `Room.unthought` tells how it went."""

    token: int
    thought: Thought
    payer: Payer


class Stop(NamedTuple):
    """Nobody wants a thought any more."""

    token: int


class Wake(NamedTuple):
    """Ring (`Room.ring`) at a moment, and not before."""

    token: int
    moment: float


class Publish(NamedTuple):
    """Tell the other processes that serve this match."""

    notice: Notices


class Count(NamedTuple):
    """Something for the statistics of who runs the hall: a refusal by its reason, or a thought that came too late."""

    what: str
    label: str = ""


Effect = Tell | Cut | Ask | Done | Failed | Think | Stop | Wake | Publish | Count


class Outlet:
    """All that a room wants done since it was last asked, in order."""

    def __init__(self, now: float = 0.0, date: float = 0.0) -> None:
        self.now = now  # seconds that only ever grow, to measure by
        self.date = date  # seconds of the calendar, to write down
        self.effects: list[Effect] = []
        self.counted = 0
        self.alarms: dict[int, Action] = {}
        self.thoughts: dict[int, Then] = {}

    def token(self) -> int:
        """A number that nothing else has."""
        self.counted += 1
        return self.counted

    def taken(self) -> list[Effect]:
        """All of it, once."""
        effects, self.effects = self.effects, []
        return effects

    # ---------------------------------------------------------------- what is wanted
    def later(self, seconds: float, action: Action) -> None:
        """Do something after a while."""
        token = self.token()
        self.alarms[token] = action
        self.effects.append(Wake(token, self.now + seconds))

    def think(self, thought: Thought, payer: Payer, then: Then) -> int:
        """Have something thought about, and go on with the result."""
        token = self.token()
        self.thoughts[token] = then
        self.effects.append(Think(token, thought, payer))
        return token

    def stop(self, token: int) -> None:
        """A thought that is not done is not wanted any more."""
        if self.thoughts.pop(token, None) is not None:
            self.effects.append(Stop(token))

    def publish(self, notice: Notices) -> None:
        """Tell the other processes."""
        self.effects.append(Publish(notice))

    def count(self, what: str, label: str = "") -> None:
        """Count something."""
        self.effects.append(Count(what, label))
