"""The laws about bots against bots and games that break them on purpose: each must be caught."""
# ruff: noqa: ARG002 - a fault is what is left out

from __future__ import annotations

from typing import Any, Final

import pytest

from meadhall import bots
from meadhall.games.duel.rules.definition import duel
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.testing.bots import (
    Thinker,
    bots_know_what_their_seat_knows,
    bots_remember_nothing,
    sights_hold_nothing_hidden,
    sights_keep_no_trace,
    sights_lead_nowhere,
)
from meadhall.testing.walks import BrokenLawError, Subject
from tests.bots.test_fair import THINKERS, lying_in
from tests.games.duel.cases import SETUPS, tally
from tests.laws import bent
from tests.laws.bent import Bent
from tests.laws.subjects import SUBJECTS

SEEDS: Final = range(3)


# ---------------------------------------------------------------- bots
class Peeking(bots.Bot):
    """A bot that looks at the true hands, which it got hold of by another way than its sight."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def think(self, sight: bots.Sight, seed: int, budget: bots.Budget | None = None) -> bots.Thought:
        codes = sight.codes()
        option = sight.option(codes[sum(self.state.hand) % len(codes)])
        return bots.Thought(option, 0.5, [], [], 0, 0.0)


class Remembering(bots.Bot):
    """A bot that counts its thoughts."""

    def __init__(self) -> None:
        self.thoughts = 0

    def think(self, sight: bots.Sight, seed: int, budget: bots.Budget | None = None) -> bots.Thought:
        self.thoughts += 1
        return bots.Thought(sight.option(sight.codes()[0]), 0.5, [], [], self.thoughts, 0.0)


def remembering() -> Thinker:
    """One bot for all questions."""
    bot = Remembering()
    return lambda match, seed: bots.think(match, bot, seed)


def meddling(match: Match, seed: int) -> bots.Thought:
    """Thinks by trying things out on the match itself."""
    found = bots.think(match, "random", seed)
    match.state.chance.next()
    return found


FAULTY: Final[dict[str, tuple[Thinker, str]]] = {
    "peeks": (lambda match, seed: bots.think(match, Peeking(match.state), seed), "tell two worlds apart"),
    "remembers": (remembering(), "the second time"),
    "meddles": (meddling, "changed the match"),
}


@pytest.mark.parametrize("name", ["duel-with-doors", "unicorns-of-3"])
@pytest.mark.parametrize("fault", FAULTY)
def test_faulty_bot_is_caught(fault: str, name: str) -> None:
    """A law that cannot be broken proves nothing."""
    think, words = FAULTY[fault]
    with pytest.raises(BrokenLawError, match=words):
        bots_know_what_their_seat_knows(SUBJECTS[name], SEEDS, {"it": think})


def test_bot_that_remembers_is_caught() -> None:
    """A bot that is used again must not be another one."""
    with pytest.raises(BrokenLawError, match="thought before"):
        bots_remember_nothing(SUBJECTS["duel-of-eyes"], SEEDS, remembering)


# ---------------------------------------------------------------- games
class Whole(Bent):
    """A duel behind a wrapper that a sight can be taken of."""

    def redeal(self, s: Any, seat: int | None) -> None:
        self.true.redeal(s, seat)

    def revive(self, setup: dict[str, object], rows: list[list[int]]) -> Any:
        return self.true.revive(setup, rows)


class DealsTheTruth(Whole):
    """Nothing is dealt anew."""

    def determinize(self, s: Any, seat: int | None, seed: int) -> None:
        Game.determinize(self, s, seat, seed)

    def redeal(self, s: Any, seat: int | None) -> None:
        """Leave everything where it is."""


class KeepsTheOwnDeck(Whole):
    """All is dealt anew but for the order of the seat's own deck."""

    def determinize(self, s: Any, seat: int | None, seed: int) -> None:
        Game.determinize(self, s, seat, seed)

    def redeal(self, s: Any, seat: int | None) -> None:
        kept = list(s.cards)
        super().redeal(s, seat)
        for at in range(30 * (seat or 0), 30 * (seat or 0) + s.left[seat or 0]):
            s.cards[at] = kept[at]


class Gossiping(Whole):
    """A game that remembers the state of which a question was asked last."""

    def asking(self, s: Any) -> dict[str, object]:
        self.heard = s
        return super().asking(s)


def subject_of(game: type[Bent]) -> Subject:
    """A faulty duel as the laws need it."""
    return bent.subject_of(game(duel()), SETUPS["free-for-all-of-3"], tally)


def fair_deal(match: Match, seat: int, seed: int) -> Match:
    """A world as the true duel deals it, played on by the faulty one."""
    game: Any = match.game
    state = match.state.clone()
    game.true.determinize(state, seat, seed)
    return Match(game, match.setup, None, state, "faulty")


def test_game_that_deals_the_truth_is_caught() -> None:
    """Where worlds are the true one, bots would know everything, and no twin would tell."""
    with pytest.raises(BrokenLawError, match="what they truly hold"):
        bots_know_what_their_seat_knows(subject_of(DealsTheTruth), SEEDS, {"random": THINKERS["random"]})


@pytest.mark.parametrize("game", [DealsTheTruth, KeepsTheOwnDeck])
def test_game_that_keeps_the_true_order_is_caught(game: type[Whole]) -> None:
    """What a sight holds, and what is thought from it, must not follow from the order that is hidden."""
    with pytest.raises(BrokenLawError, match="depends on what is hidden"):
        sights_hold_nothing_hidden(subject_of(game), SEEDS, lying_in("duel"), fair_deal)
    with pytest.raises(BrokenLawError, match="tell two worlds apart"):
        bots_know_what_their_seat_knows(subject_of(game), SEEDS, {"search": THINKERS["search"]}, fair_deal)


def test_honest_game_behind_the_same_wrapper_keeps_the_laws() -> None:
    """What is caught above is the fault itself."""
    sights_hold_nothing_hidden(subject_of(Whole), SEEDS, lying_in("duel"), fair_deal)
    bots_know_what_their_seat_knows(subject_of(Whole), SEEDS, {"search": THINKERS["search"]}, fair_deal)


def test_game_by_which_a_sight_leads_to_the_truth_is_caught() -> None:
    """A sight has its game: what the game remembers is at hand, too."""
    with pytest.raises(BrokenLawError, match="leads from a sight to the true Duel"):
        sights_lead_nowhere(subject_of(Gossiping), SEEDS)
    sights_lead_nowhere(subject_of(Whole), SEEDS)


def copying(match: Match, seat: int) -> bots.Sight:
    """A sight whose world was copied with all that lies about in the true one, used or not."""
    sight = bots.Sight(match, seat)
    sight.base = match.state.clone()
    sight.game.determinize(sight.base, seat, 0)
    return sight


@pytest.mark.parametrize("name", ["duel-with-doors", "unicorns-of-3"])
def test_sight_that_keeps_cards_where_they_lay_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between deck and pile stay the cards that were drawn last, unless somebody clears them away."""
    monkeypatch.setattr("meadhall.testing.bots.Sight", copying)
    with pytest.raises(BrokenLawError, match="trace of the past"):
        sights_keep_no_trace(SUBJECTS[name], SEEDS)
