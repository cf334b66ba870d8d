"""Games that are bent on purpose, for the laws to catch them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.kernel.game import Game, Option
from meadhall.kernel.match import Match, open_match
from meadhall.testing.walks import Subject


def subject_of(game: Game[Any], setup: dict[str, object], tally: Callable[[Match], object]) -> Subject:
    """A faulty game as the laws need it; it takes the place of the true one for saves and replays."""
    prepared = game.prepare(setup)
    return Subject(lambda seed: open_match(game, prepared, seed, "faulty"), tally)


class Bent(Game[Any]):
    """A game behind a wrapper that can bend it."""

    def __init__(self, true: Game[Any]) -> None:
        self.true = true

    @property
    def name(self) -> str:
        return self.true.name

    def prepare(self, setup: dict[str, object]) -> dict[str, object]:
        return self.true.prepare(setup)

    def start(self, setup: dict[str, object], seed: int, *, listening: bool, sealed: bool = False) -> Any:
        return self.true.start(setup, seed, listening=listening, sealed=sealed)

    def fingerprint(self, setup: dict[str, object]) -> str:
        return self.true.fingerprint(setup)

    def reason(self, number: int) -> str:
        return self.true.reason(number)

    def view(self, s: Any, seat: int | None) -> dict[str, object]:
        return self.true.view(s, seat)

    def option(self, s: Any, code: int) -> Option:
        return self.true.option(s, code)

    def asking(self, s: Any) -> dict[str, object]:
        return self.true.asking(s)

    def event(self, s: Any, record: list[int], *, sees: bool) -> dict[str, object]:
        return self.true.event(s, record, sees=sees)

    def touched(self, s: Any, record: list[int]) -> list[str]:
        return self.true.touched(s, record)

    def determinize(self, s: Any, seat: int | None, seed: int) -> None:
        self.true.determinize(s, seat, seed)

    def forfeit(self, s: Any, seat: int) -> None:
        self.true.forfeit(s, seat)
