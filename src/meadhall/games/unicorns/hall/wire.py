"""Wire of the unicorn game: what its messages carry beside what those of every game do."""

from __future__ import annotations

from typing import Final, Literal

from meadhall.games.unicorns.rules.events import KINDS
from meadhall.hall.wire import Choices, Facts, Part
from meadhall.hall.wire.events import event_types
from meadhall.hall.wire.workshop import Entry


# ---------------------------------------------------------------- facts
class HerdCard(Part, frozen=True, kw_only=True):
    """A card of the unicorn game; `copies` are at the table: none of a card that so few players leave out."""

    id: str
    name: str
    type: Literal["baby", "basic", "magical", "magic", "upgrade", "downgrade", "instant"]
    type_name: str
    text: str
    copies: int
    rules: list[str]


class UnicornFacts(Facts, frozen=True, kw_only=True, tag="unicorns"):
    """What does not change at a unicorn table, in words."""

    cards: dict[str, HerdCard]


# ---------------------------------------------------------------- the view
class HerdDeck(Part, frozen=True, kw_only=True):
    """The deck, and what is known of it."""

    size: int
    top: dict[str, str]
    shuffled: list[str]


class HerdHand(Part, frozen=True, kw_only=True):
    """A hand: its size, its cards for those who see them, and whether everybody does."""

    size: int
    cards: list[str] | None
    open: bool


class Stable(Part, frozen=True, kw_only=True):
    """What stands before a player."""

    unicorns: list[str]
    upgrades: list[str]
    downgrades: list[str]
    count: int
    letters: int
    pandas: bool
    blinded: bool
    limit: int


class HerdSeat(Part, frozen=True, kw_only=True):
    """A player at the unicorn table."""

    hand: HerdHand
    known: list[str]
    stable: Stable
    left: bool


class Instant(Part, frozen=True, kw_only=True):
    """An instant that was thrown in; it answers the card (0) or the instant of that number."""

    seat: int
    card: str
    answers: int


class Named(Part, frozen=True, kw_only=True):
    """What was named for a card: a card with its place, or a player."""

    card: str | None = None
    other: int | None = None
    place: str | None = None
    seat: int | None = None
    owner: int | None = None


class Play(Part, frozen=True, kw_only=True):
    """The card that is being played."""

    seat: int
    card: str
    stage: Literal["naming", "answering", "resolving"]
    named: list[Named]
    instants: list[Instant]


class UnicornView(Part, frozen=True, kw_only=True):
    """The unicorn table as a seat sees it."""

    language: str
    goal: int
    turn: int | None
    plays: int
    extra: int
    cut: bool
    waiting: list[str]
    deck: HerdDeck
    discard: list[str]
    nursery: list[str]
    seats: list[HerdSeat]
    playing: Play | None


# ---------------------------------------------------------------- what a table can be made of
class Expansion(Part, frozen=True, kw_only=True):
    """A pack that can be played with: `id` goes under `packs` into the setup, with the fingerprint."""

    id: str
    name: str
    fingerprint: str
    cards: list[HerdCard]


class UnicornAlmanac(Part, frozen=True, kw_only=True):
    """All that a unicorn table can be made of."""

    least: int
    most: int
    cards: list[HerdCard]
    choices: list[Choices]
    expansions: list[Expansion]  # of the packs that are installed here


# ---------------------------------------------------------------- the workshop
class HerdWorkshop(Part, frozen=True, kw_only=True):
    """What somebody needs to write an expansion."""

    types: list[Entry]
    box: list[Entry]  # cards that may be left out
    effects: list[str]  # the parts of a card that its text stands for
    longest_name: int
    longest_text: int


class HerdPack(Part, frozen=True, kw_only=True):
    """What is shown of an expansion: its cards, their texts by language and card, and what stays in the box."""

    cards: list[HerdCard]
    texts: dict[str, dict[str, str]]
    without: list[str]


# ---------------------------------------------------------------- events
EVENTS: Final = event_types(
    KINDS,
    {
        "seat": int, "other": int, "number": int, "card": str, "source": str, "found": str, "cards": list[str],
        "top": list[str], "place": Literal["pile", "hand", "nursery"], "why": Literal["effect", "limit"],
    },
)  # fmt: skip
