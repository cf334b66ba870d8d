"""The laws against tiny games that break them on purpose: each must be caught."""
# ruff: noqa: ARG002 - a fault is what is left out

from __future__ import annotations

import itertools
from typing import Any, Final

import pytest

from meadhall.kernel.chance import chance_of
from meadhall.kernel.errors import TranscriptError
from meadhall.kernel.game import LOADED, Option
from meadhall.kernel.machine import Node, Program
from meadhall.kernel.match import Match
from meadhall.kernel.options import Options
from meadhall.testing import knowledge, laws, walks
from meadhall.testing.knowledge import redealt_worlds_are_uniform
from meadhall.testing.walks import BrokenLawError, Law
from tests.games.tiny.cases import tally
from tests.laws.bent import subject_of
from tests.laws.subjects import SUBJECTS, TINY
from tests.laws.test_uniform import tiny_position, tiny_world, tiny_worlds
from tests.tiny.rules import (
    CARVE,
    DISCARD,
    PLAY,
    PROGRAM,
    SEATS,
    SPY,
    STOP,
    WINDOW,
    Discard,
    Play,
    Tiny,
    TinyGame,
    Window,
    at,
)

SEEDS: Final = range(6)
COUNTER: Final = itertools.count()


def with_node(old: Node[Any], new: Node[Any]) -> Program:
    """The tiny game's program with one of its nodes replaced."""
    program = Program()
    for entry in PROGRAM.entries:
        program.enter(new if entry.node is old else entry.node)
    return program


# ---------------------------------------------------------------- tiny games that tell secrets
class ShowsHand(TinyGame):
    """The view shows the next seat's hand."""

    def view(self, s: Tiny, seat: int | None) -> dict[str, object]:
        return {**super().view(s, seat), "whisper": s.held(((seat or 0) + 1) % SEATS)}


class ShowsOneFace(TinyGame):
    """The view tells a spectator whether the top of the deck is a stop: a single bit."""

    def view(self, s: Tiny, seat: int | None) -> dict[str, object]:
        return {**super().view(s, seat), "luck": seat is None and s.deck[-1:] == [STOP]}


class AsksWithSecret(TinyGame):
    """What a question is about depends on a hidden card."""

    def asking(self, s: Tiny) -> dict[str, object]:
        return {**super().asking(s), "hint": len(set(s.held(0)))}


class AskWhoCanStop(Window):
    """Only who holds a stop is asked."""

    def is_asked(self, s: Tiny, seat: int) -> bool:
        return s.hand[at(seat, STOP)] > 0


class SkipsQuestion(TinyGame):
    """A question is skipped on hidden grounds."""

    program = with_node(WINDOW, AskWhoCanStop())


class OfferByOthersHands(Play):
    """A stop may be played only while the next seat could carve."""

    def options(self, s: Tiny, me: int, a: int, b: int, out: Options) -> None:
        super().options(s, me, a, b, out)
        if s.hand[at((me + 1) % SEATS, CARVE)]:
            out.add(STOP + 1)


class OffersBySecret(TinyGame):
    """The options of one seat depend on another's hand."""

    program = with_node(PLAY, OfferByOthersHands())


class NamesDrawnCard(TinyGame):
    """Events name hidden cards to everybody."""

    def event(self, s: Tiny, record: list[int], *, sees: bool) -> dict[str, object]:
        return super().event(s, record, sees=True)


class CountsSecret(TinyGame):
    """A public number in an event follows from a hidden card."""

    def event(self, s: Tiny, record: list[int], *, sees: bool) -> dict[str, object]:
        return {**super().event(s, record, sees=sees), "weight": record[6]}


class TellsSmile(TinyGame):
    """Who draws a stop is told to have smiled instead."""

    def event(self, s: Tiny, record: list[int], *, sees: bool) -> dict[str, object]:
        told = super().event(s, record, sees=sees)
        return {"event": "smile"} if told["event"] == "card_drawn" and record[6] == STOP and not sees else told


# ---------------------------------------------------------------- tiny games that deal unfairly
class RedealsOwnHand(TinyGame):
    """The seat's own hand is dealt anew."""

    def determinize(self, s: Tiny, seat: int | None, seed: int) -> None:
        super().determinize(s, None, seed)


class KeepsDice(TinyGame):
    """The true generator stays."""

    def determinize(self, s: Tiny, seat: int | None, seed: int) -> None:
        true = s.chance
        super().determinize(s, seat, seed)
        s.chance = true


class DealsByTheClock(TinyGame):
    """The same seed does not give the same world twice."""

    def determinize(self, s: Tiny, seat: int | None, seed: int) -> None:
        super().determinize(s, seat, seed + next(COUNTER))


class SwapsFaces(TinyGame):
    """A re-dealt world has other cards than the true one."""

    def determinize(self, s: Tiny, seat: int | None, seed: int) -> None:
        super().determinize(s, seat, seed)
        s.deck = [CARVE for _ in s.deck]


class DealsNothing(TinyGame):
    """The true world is given away."""

    def determinize(self, s: Tiny, seat: int | None, seed: int) -> None:
        s.chance = chance_of(seed)


class DealsUnevenly(TinyGame):
    """A world with a certain card on top of the deck gets a second chance to be another."""

    def determinize(self, s: Tiny, seat: int | None, seed: int) -> None:
        super().determinize(s, seat, seed)
        if s.deck[-1] == SPY:
            super().determinize(s, seat, seed + 1_000_000)


# ---------------------------------------------------------------- tiny games with other faults
class ForgetsPath(TinyGame):
    """An event does not name all that it changes."""

    def touched(self, s: Tiny, record: list[int]) -> list[str]:
        return [path for path in super().touched(s, record) if path != "pile"]


class NamesTooMuch(TinyGame):
    """An event names what it does not change."""

    def touched(self, s: Tiny, record: list[int]) -> list[str]:
        return [*super().touched(s, record), *(["runes"] if record[0] == 0 else [])]


class OneIdForMany(TinyGame):
    """All runes have one id."""

    def option(self, s: Tiny, code: int) -> Option:
        option = super().option(s, code)
        return Option("rune", code, option.kind, option.fields) if option.kind == "carve" else option


class OfferNothing(Play):
    """Who has nothing to carve is asked without options."""

    def options(self, s: Tiny, me: int, a: int, b: int, out: Options) -> None:
        if s.hand[at(me, CARVE)]:
            out.add(CARVE + 1)


class AsksWithoutOptions(TinyGame):
    """A question without options."""

    program = with_node(PLAY, OfferNothing())


class Vanish(Discard):
    """A pile from which cards vanish."""

    def run(self, s: Tiny, me: int, a: int, b: int) -> None:
        super().run(s, me, a, b)
        s.pile = s.pile[-3:]


class LosesCards(TinyGame):
    """Cards are not conserved."""

    program = with_node(DISCARD, Vanish())


class ChangesWhenLookedAt(TinyGame):
    """To look at the match changes it."""

    def view(self, s: Tiny, seat: int | None) -> dict[str, object]:
        s.turn += 1
        return super().view(s, seat)


class ForgetsWhenSaved(TinyGame):
    """A revived match has lost what was peeked."""

    def revive(self, setup: dict[str, object], rows: list[list[int]]) -> Tiny:
        s = super().revive(setup, rows)
        s.known = [0] * len(s.known)
        return s


class SharingTiny(Tiny):
    """A state whose copies share a pile."""

    def clone(self) -> Tiny:
        copy = super().clone()
        copy.pile = self.pile
        return copy


class SharesPast(TinyGame):
    """Copies are not independent."""

    def start(self, setup: dict[str, object], seed: int, *, listening: bool, sealed: bool = False) -> Tiny:
        s = super().start(setup, seed, listening=listening, sealed=sealed)
        shared = SharingTiny(s.program, s.chance, [])
        shared.load(s.dump())
        shared.listening, shared.events = s.listening, s.events
        return shared


class RollsOwnDice(TinyGame):
    """Chance that does not come from the seed."""

    def start(self, setup: dict[str, object], seed: int, *, listening: bool, sealed: bool = False) -> Tiny:
        return super().start(setup, next(COUNTER), listening=listening, sealed=sealed)


class IgnoresLeaving(TinyGame):
    """Nobody can leave."""

    def forfeit(self, s: Tiny, seat: int) -> None:
        """Do nothing."""


class EndsWithoutReason(TinyGame):
    """The end has no reason."""

    def reason(self, number: int) -> str:
        return ""


CAUGHT: Final[list[tuple[type[TinyGame], Law, str]]] = [
    (ShowsHand, knowledge.redealt_worlds_look_alike, "looks different"),
    (ShowsOneFace, knowledge.redealt_worlds_look_alike, "looks different"),
    (AsksWithSecret, knowledge.redealt_worlds_look_alike, "looks different"),
    (OffersBySecret, knowledge.redealt_worlds_look_alike, "looks different"),
    (SkipsQuestion, knowledge.redealt_worlds_run_alike, "can tell two worlds apart"),
    (NamesDrawnCard, knowledge.redealt_worlds_run_alike, "what the view does not know"),
    (CountsSecret, knowledge.redealt_worlds_run_alike, "can tell two worlds apart"),
    (TellsSmile, knowledge.redealt_worlds_run_alike, "can tell two worlds apart"),
    (RedealsOwnHand, knowledge.redealt_worlds_look_alike, "looks different"),
    (KeepsDice, knowledge.redealt_worlds_look_alike, "depends on the true dice"),
    (DealsByTheClock, knowledge.redealt_worlds_look_alike, "another one the second time"),
    (SwapsFaces, knowledge.redealt_worlds_look_alike, "other cards"),
    (ForgetsPath, knowledge.events_name_what_changes, "no event names 'pile'"),
    (NamesTooMuch, knowledge.events_name_what_changes, "nobody sees change"),
    (OneIdForMany, laws.options_are_sound, "stands for several options"),
    (AsksWithoutOptions, laws.options_are_sound, "no options"),
    (ChangesWhenLookedAt, laws.refusals_change_nothing, "changed the match"),
    (EndsWithoutReason, laws.refusals_change_nothing, "without a reason"),
    (LosesCards, laws.cards_are_conserved, "lost or made"),
    (ForgetsWhenSaved, laws.saved_matches_go_on_alike, "changes when it is saved again"),
    (ForgetsWhenSaved, laws.saved_worlds_go_on_alike, "changes when it is saved again"),
    (SharesPast, laws.past_states_stay, "changed while"),
    (RollsOwnDice, laws.transcripts_replay, "transcript|replay"),
    (RollsOwnDice, laws.undo_goes_back, "transcript|lead back"),
    (IgnoresLeaving, laws.anyone_may_leave, "still at the table"),
]


@pytest.mark.parametrize(("game", "law", "words"), CAUGHT, ids=lambda each: getattr(each, "__name__", ""))
def test_faulty_tiny_game_is_caught(
    game: type[TinyGame], law: Law, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A law that cannot be broken proves nothing: each finds the fault, and says how to get there."""
    faulty = game()
    monkeypatch.setitem(LOADED, TINY, faulty)
    with pytest.raises((BrokenLawError, TranscriptError), match=words) as caught:
        law(subject_of(faulty, {}, tally), SEEDS)
    assert "walks.reach(meadhall.new_match('tiny'" in "".join(caught.value.__notes__)


@pytest.mark.parametrize("game", [DealsNothing, DealsUnevenly])
def test_unfair_tiny_dealer_is_caught(game: type[TinyGame]) -> None:
    """Worlds that are dealt too often or never show in the chi-square statistic."""
    match, viewer = tiny_position(peeked=True)
    s: Any = match.state
    worlds = tiny_worlds(s, viewer)
    unfair = Match(game(), match.setup, None, s, "faulty")
    with pytest.raises(BrokenLawError, match="unevenly"):
        redealt_worlds_are_uniform(unfair, viewer, worlds, tiny_world)


def test_reach_leads_to_the_position_of_a_failure() -> None:
    """The note on a failure is Python that plays up to the very position."""
    match = walks.reach(SUBJECTS[TINY].open(3), 40)
    again = walks.reach(SUBJECTS[TINY].open(3), 40)
    assert (len(walks.answers_of(match)), match.hash()) == (40, again.hash())
