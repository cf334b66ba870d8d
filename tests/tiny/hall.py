"""The tiny game in the hall: its types on the wire, and what pages are told of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from meadhall.hall.game import HallGame, Setup
from meadhall.hall.wire import Facts, Part
from meadhall.hall.wire.events import event_types
from meadhall.kernel.events import Kind
from meadhall.kernel.match import Decision, Match
from meadhall.localisation import Speaker, name, text_of
from tests.tiny.rules import COPIES, FACES, KINDS, MARKS, RUNES, SEATS

GAME: Final = "tiny"


# ---------------------------------------------------------------- types on the wire
class TinyCard(Part, frozen=True, kw_only=True):
    """A card."""

    name: str
    text: str
    copies: int


class TinyFacts(Facts, frozen=True, kw_only=True, tag=GAME):
    """What does not change in a match."""

    cards: dict[str, TinyCard]
    runes: int
    marks: int


class TinyDeck(Part, frozen=True, kw_only=True):
    """The deck, and its bottom for who has looked there."""

    size: int
    bottom: str | None


class TinyHand(Part, frozen=True, kw_only=True):
    """A hand."""

    size: int
    cards: list[str] | None


class TinySeat(Part, frozen=True, kw_only=True):
    """What lies before a player."""

    hand: TinyHand
    known: list[str]
    marks: int
    left: bool


class TinyLying(Part, frozen=True, kw_only=True):
    """A card that is being played."""

    seat: int
    card: str


class TinyView(Part, frozen=True, kw_only=True):
    """The table as a seat sees it."""

    turn: int
    deck: TinyDeck
    pile: list[str]
    table: list[TinyLying]
    runes: list[int]
    seats: list[TinySeat]


class TinyQuestion(Part, frozen=True, kw_only=True):
    """How many answers there are."""

    answers: int


class TinyAsked(Part, frozen=True, kw_only=True):
    """Whether a card is being played."""

    playing: bool


class TinyRune(Part, frozen=True, kw_only=True):
    """A rune, looked at."""

    free: bool


class TinyAlmanac(Part, frozen=True, kw_only=True):
    """What a table can be made of."""

    seats: int
    cards: list[TinyCard]


EVENTS: Final = event_types(KINDS, {"seat": int, "card": str, "rune": int})


# ---------------------------------------------------------------- what is told
class TinyHall(HallGame):
    """The tiny game in the hall."""

    facts: ClassVar[type[Part]] = TinyFacts
    view: ClassVar[type[Part]] = TinyView
    almanac: ClassVar[type[Part]] = TinyAlmanac
    question: ClassVar[type[Part] | None] = TinyQuestion
    asked: ClassVar[type[Part] | None] = TinyAsked
    inspection: ClassVar[type[Part] | None] = TinyRune
    kinds: ClassVar[tuple[Kind, ...]] = KINDS
    events: ClassVar[Mapping[str, type[Part]]] = EVENTS

    def told_facts(self, match: Match, language: str) -> Part:  # noqa: ARG002 - every match has the same
        return TinyFacts(cards=cards(language), runes=RUNES, marks=MARKS)

    def told_almanac(self, language: str) -> Part:
        return TinyAlmanac(seats=SEATS, cards=list(cards(language).values()))

    def told_question(self, speaker: Speaker, decision: Decision) -> Part | None:  # noqa: ARG002 - it has no words
        return TinyQuestion(answers=len(decision.options))

    def told_asked(self, decision: Decision) -> Part | None:
        return TinyAsked(playing="card" in decision.about)

    def inspected(self, match: Match, thing: str, seat: int | None) -> Part | None:  # noqa: ARG002 - all see the same
        view: Any = match.view(None)
        return TinyRune(free=int(thing) not in view["runes"]) if thing.isdecimal() and int(thing) < RUNES else None

    def seats(self, setup: Setup) -> int:  # noqa: ARG002 - always three
        return SEATS


def cards(language: str) -> dict[str, TinyCard]:
    """All cards in words."""
    return {
        face: TinyCard(
            name=name(None, "card", face, language, game=GAME),
            text=text_of(GAME, face, language=language),
            copies=copies,
        )
        for face, copies in zip(FACES, COPIES, strict=True)
    }


HALL: Final = TinyHall()
