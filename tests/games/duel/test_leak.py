"""The laws against duels that break them on purpose: each must be caught."""
# ruff: noqa: ARG002 - a fault is what is left out

from __future__ import annotations

from typing import Any, Final

import pytest

from meadhall.games.duel.rules.events import CARD_LAID
from meadhall.games.duel.rules.state import FIGHT_CARD, Duel
from meadhall.kernel.chance import chance_of
from meadhall.kernel.match import Match
from meadhall.testing import knowledge
from meadhall.testing.knowledge import redealt_worlds_are_uniform
from meadhall.testing.walks import BrokenLawError, Law
from tests.games.duel.cases import SETUPS, tally
from tests.games.duel.test_uniform import DUEL, duel_world, duel_worlds, reached
from tests.laws.bent import Bent, subject_of

SEEDS: Final = range(6)


class ShowsOpponent(Bent):
    """Every hand is shown to everybody."""

    def view(self, s: Duel, seat: int | None) -> dict[str, object]:
        return {**super().view(s, seat), "hands": list(s.hand)}


class ShowsFaceDown(Bent):
    """A card face down is shown."""

    def view(self, s: Duel, seat: int | None) -> dict[str, object]:
        return {**super().view(s, seat), "down": s.fight(FIGHT_CARD) if s.in_combat() else None}


class NamesEverything(Bent):
    """Events name hidden cards to everybody."""

    def event(self, s: Duel, record: list[int], *, sees: bool) -> dict[str, object]:
        return super().event(s, record, sees=True)


class NamesFaceDown(Bent):
    """Everybody is told which card is laid face down, but the view does not show it."""

    def event(self, s: Duel, record: list[int], *, sees: bool) -> dict[str, object]:
        return super().event(s, record, sees=sees or record[0] == CARD_LAID)


class DealsForNobody(Bent):
    """What the seat knows is dealt anew too."""

    def determinize(self, s: Duel, seat: int | None, seed: int) -> None:
        super().determinize(s, None, seed)


class ForgetsWhereTurnsBegan(Bent):
    """A part of the view changes without an event that names it."""

    def touched(self, s: Duel, record: list[int]) -> list[str]:
        return [path for path in super().touched(s, record) if "began" not in path]


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (ShowsOpponent, knowledge.redealt_worlds_look_alike),
        (ShowsFaceDown, knowledge.redealt_worlds_look_alike),
        (ShowsFaceDown, knowledge.secret_answers_look_alike),
        (NamesEverything, knowledge.redealt_worlds_run_alike),
        (NamesFaceDown, knowledge.secret_answers_look_alike),
        (DealsForNobody, knowledge.redealt_worlds_look_alike),
        (ForgetsWhereTurnsBegan, knowledge.events_name_what_changes),
    ],
    ids=lambda each: getattr(each, "__name__", ""),
)
def test_faulty_duel_is_caught(game: type[Bent], law: Law) -> None:
    """The laws that hold for the duel do not hold for one that leaks."""
    with pytest.raises(BrokenLawError):
        law(subject_of(game(DUEL), SETUPS["free-for-all-of-3"], tally), SEEDS)


class DealsTheTruth(Bent):
    """The true world is given away."""

    def determinize(self, s: Duel, seat: int | None, seed: int) -> None:
        s.chance = chance_of(seed)


class LaysByFaces(Bent):
    """Every other time the card face down stays where it is."""

    def determinize(self, s: Duel, seat: int | None, seed: int) -> None:
        if seed % 2:
            super().determinize(s, seat, seed)


@pytest.mark.parametrize("game", [DealsTheTruth, LaysByFaces])
@pytest.mark.parametrize("name", ["hidden hand", "card face down"])
def test_unfair_duel_dealer_is_caught(game: type[Bent], name: str) -> None:
    """Worlds that are dealt too often or never show in the chi-square statistic."""
    match = reached(name)
    s: Any = match.state
    worlds = duel_worlds(s, 0)
    unfair = Match(game(DUEL), match.setup, None, s, "faulty")
    with pytest.raises(BrokenLawError, match="unevenly"):
        redealt_worlds_are_uniform(unfair, 0, worlds, duel_world)
