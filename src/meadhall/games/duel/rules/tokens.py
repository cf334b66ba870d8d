"""Tokens: the verbs of card files about what a hero gathers and spends, or turns over."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from meadhall.games.duel.rules import events
from meadhall.games.duel.rules.choices import YES
from meadhall.games.duel.rules.numbers import Number
from meadhall.games.duel.rules.state import (
    CTX_NUMBER,
    Duel,
)
from meadhall.kernel.bits import below
from meadhall.kernel.machine import Block, Node
from meadhall.kernel.options import Options


@final
class Gain(Node[Duel]):
    """Gain tokens, up to the most that may be held."""

    def __init__(self, n: Number) -> None:
        super().__init__()
        self.n: Number = n

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """What does not fit is lost."""
        most = s.table.sheets[me].token_most
        total = s.token[me] + self.n.of(s, me)
        set_tokens(s, me, total if total < most else most)


def set_tokens(s: Duel, seat: i64, n: i64) -> None:
    """Change a seat's tokens and tell of it."""
    if n != s.token[seat]:
        s.tell(events.TOKENS_CHANGED, seat, s.token[seat], n, 0)
        s.token[seat] = n


@final
class Pay(Node[Duel]):
    """Optionally pay a number of tokens for a block of effects (D13.2)."""

    def __init__(self, n: i64, then: Block[Duel]) -> None:
        super().__init__()
        self.question = "choose_payment"
        self.rules = ("D13.2",)
        self.n: i64 = n
        self.then: Block[Duel] = then

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Asked if there are enough, which all can see."""
        if s.token[me] >= self.n:
            s.ask(me)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Pay or not."""
        out.put(0, 3)

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Pay, then the effects."""
        if code == YES:
            set_tokens(s, me, s.token[me] - self.n)
            self.then.push(s, me)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """Yes or no."""
        return [("pay", ""), ("number", self.n)] if code == YES else [("pass", "")]


@final
class PayAny(Node[Duel]):
    """Pay as many tokens as one likes; the number is noted."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_payment"
        self.rules = ("D13.2",)

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Asked if there are any."""
        s.set(CTX_NUMBER, 0)
        if s.token[me] > 0:
            s.ask(me)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """From none to all."""
        out.put(0, below(s.token[me] + 1))

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Pay and note."""
        set_tokens(s, me, s.token[me] - code)
        s.set(CTX_NUMBER, code)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """How many."""
        return [("pay", ""), ("number", code)]


@final
class TurnOver(Node[Duel]):
    """The hero's marker is turned to its next side, or to a certain one."""

    def __init__(self, side: i64) -> None:
        super().__init__()
        self.side: i64 = side  # -1: the next

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Turn it."""
        side = self.side
        if side < 0:
            side = (s.token[me] + 1) % (s.table.sheets[me].token_most + 1)
        s.token[me] = side
        s.tell(events.SIDE_TURNED, me, side, 0, 0)
