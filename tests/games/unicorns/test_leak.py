"""The laws catch a unicorn game in which a window tells who holds an instant (W7)."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from meadhall.games.unicorns.rules import steps
from meadhall.games.unicorns.rules.catalogue import built_in
from meadhall.games.unicorns.rules.definition import UnicornGame
from meadhall.games.unicorns.rules.state import Unicorns
from meadhall.games.unicorns.rules.window import can_answer
from meadhall.kernel.game import Game
from meadhall.kernel.machine import Entry, Node
from meadhall.kernel.match import open_match
from meadhall.kernel.options import Options
from meadhall.testing.knowledge import redealt_worlds_look_alike, redealt_worlds_run_alike, secret_answers_look_alike
from meadhall.testing.walks import BrokenLawError, Law, Subject
from tests.games.unicorns.cases import tally
from tests.laws.bent import Bent

SEEDS: Final = range(3)


def holds_instant(s: Unicorns, seat: int) -> bool:
    """Whether a seat could really answer."""
    return s.hand[3 * seat + 2] & s.table.instants != 0


class Window(Node[Unicorns]):
    """The true window, but for whom it asks."""

    def __init__(self, true: Node[Unicorns], asks: Callable[[Unicorns, int], bool]) -> None:
        super().__init__()
        self.id = true.id
        self.question = true.question
        self.rules = true.rules
        self.true = true
        self.asks = asks

    def run(self, s: Unicorns, me: int, a: int, b: int) -> None:
        """Ask the next one who fits."""
        while a < s.seats:
            seat = (me + a) % s.seats
            if can_answer(s, seat) and self.asks(s, seat):
                s.ask_with(seat, a, b)
                return
            a += 1

    def options(self, s: Unicorns, me: int, a: int, b: int, out: Options) -> None:
        """As it should be."""
        self.true.options(s, me, a, b, out)

    def answer(self, s: Unicorns, me: int, a: int, b: int, code: int) -> None:
        """As it should be."""
        self.true.answer(s, me, a, b, code)

    def fields(self, s: Unicorns, me: int, a: int, b: int, code: int) -> list[tuple[str, object]]:
        """As it should be."""
        return self.true.fields(s, me, a, b, code)


class TellsHolders(Bent):
    """What a question is about tells whether the asked player holds an instant."""

    def asking(self, s: Unicorns) -> dict[str, object]:
        return {**super().asking(s), "serious": holds_instant(s, s.asked)}


class CountsHolders(Bent):
    """The view counts the instants that are held."""

    def view(self, s: Unicorns, seat: int | None) -> dict[str, object]:
        return {**super().view(s, seat), "danger": sum(holds_instant(s, each) for each in range(s.seats))}


def with_window(asks: Callable[[Unicorns, int], bool]) -> UnicornGame:
    """The unicorn game with another window."""
    game = UnicornGame(built_in())
    entries: Any = game.tables.program.entries
    entries[steps.RESPOND] = Entry(Window(entries[steps.RESPOND].node, asks))
    return game


def broken(game: Game[Any], law: Law) -> bool:
    """Whether a law catches a game."""
    setup = game.prepare({"players": 3})
    try:
        law(Subject(lambda seed: open_match(game, setup, seed, "test"), tally), SEEDS)
    except BrokenLawError:
        return True
    return False


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (with_window(holds_instant), redealt_worlds_run_alike),
        (with_window(lambda s, seat: not holds_instant(s, seat)), redealt_worlds_run_alike),
        (TellsHolders(UnicornGame(built_in())), redealt_worlds_look_alike),
        (CountsHolders(UnicornGame(built_in())), redealt_worlds_look_alike),
    ],
    ids=["only who holds one is asked", "who holds one is not asked", "the question tells it", "the view tells it"],
)
def test_window_that_tells_who_holds_an_instant_is_caught(game: Game[Any], law: Law) -> None:
    """W7: whom a window asks, and all that is seen of it, must not depend on hidden hands."""
    assert broken(game, law)


@pytest.mark.parametrize("law", [redealt_worlds_look_alike, redealt_worlds_run_alike, secret_answers_look_alike])
def test_window_that_asks_everybody_keeps_the_laws(law: Law) -> None:
    """W7: the same window, asking all who could answer, tells nothing: what is caught above is the fault itself."""
    assert not broken(with_window(lambda _, __: True), law)
