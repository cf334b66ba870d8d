"""Tells: what the server says."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from meadhall.hall.wire.asks import Phrases
from meadhall.hall.wire.draft import Deeds, DraftAct, DraftPlan, DraftQuestion
from meadhall.hall.wire.parts import (
    GAME,
    GameAsked,
    GameFacts,
    GameInspection,
    GameQuestion,
    GameView,
    Message,
    Part,
)  # fmt: skip


class Tell(Message, frozen=True, kw_only=True):
    """A message to a page."""


class Seat(Part, frozen=True, kw_only=True):
    """Who sits where: `name` is what everybody calls the seat in sentences, `person` what its player goes by.

    Of a bot `face` tells which of the hall's bots it is, so that it looks the same wherever it sits.
    `host` has set the table and may see to order; who is `muted` cannot ask the others for anything; for who stays
    away a bot may play meanwhile (`replaced`).
    """

    name: str
    person: str | None
    kind: Literal["person", "bot", "free"]
    level: str | None
    here: bool
    team: int | None
    host: bool = False
    muted: bool = False
    replaced: bool = False
    face: str | None = None


class Option(Part, frozen=True, kw_only=True):
    """One of the answers."""

    id: str
    kind: str
    text: str
    rules: list[str]
    fields: dict[str, Any]


class Window(Part, frozen=True, kw_only=True):
    """A question that several seats answer at once: how long it is open (0: until all have answered), what one said."""

    milliseconds: int
    left: int
    given: str | None


class Question(Part, frozen=True, kw_only=True):
    """What one of the own seats is asked."""

    number: int
    seat: int
    question: str
    text: str
    rules: list[str]
    about: dict[str, str]
    source: str
    options: list[Option]
    window: Window | None
    extra: GameQuestion = None


class Asked(Part, frozen=True, kw_only=True):
    """Who is asked what, for everybody to see; the card or ability behind it, if there is one."""

    seats: list[int]
    question: str
    source: str | None
    window: Window | None
    extra: GameAsked = None


class Event(Part, frozen=True, kw_only=True):
    """What happened, as a sentence and as facts."""

    event: str
    text: str
    facts: dict[str, Any]


GameEvent = Annotated[Event, msgspec.Meta(extra={GAME: "event"})]


class Clock(Part, frozen=True, kw_only=True):
    """How much time a seat has left, in milliseconds, and whether it runs."""

    left: int
    runs: bool


class End(Part, frozen=True, kw_only=True):
    """How a match ended."""

    winners: list[int]
    reason: str
    text: str


class Undo(Part, frozen=True, kw_only=True):
    """Whether one's last choice can be taken back: at once, if all others agree, or not at all; and who asks for it."""

    way: Literal["none", "free", "agreed"]
    asks: int | None
    agreed: list[int]


class Table(Tell, frozen=True, kw_only=True):
    """Everything about a table that stays as it is, in words; told first, and again in another language.

    `terms` are sentences about what this table has agreed on beside the rules, such as handicaps. As long as there is a
    `draft`, the setup and the facts mean nothing yet: `draft` messages tell how it stands, and the table is told anew
    when the match begins. `drafted` tells later how what is played was chosen, a sentence each.
    """

    version: int
    id: str
    game: str
    language: str
    setup: dict[str, Any]
    facts: GameFacts
    mine: list[int]
    window: int
    alone: bool
    choose: bool = False
    terms: list[str] = msgspec.field(default_factory=list)
    draft: DraftPlan | None = None
    drafted: list[str] = msgspec.field(default_factory=list)


class Seats(Tell, frozen=True, kw_only=True):
    """Who sits where, how many watch, and whether the table is shut to newcomers."""

    seats: list[Seat]
    watching: int
    shut: bool = False


class Absence(Tell, frozen=True, kw_only=True):
    """Who keeps the others waiting at a table without clocks, and in how many milliseconds it can be claimed.

    None if nobody does any more; 0 if it can be claimed now.
    """

    seat: int | None
    left: int


class Moderated(Tell, frozen=True, kw_only=True):
    """What the host of the table has done, as a sentence."""

    act: Literal["remove", "ban", "mute", "unmute", "shut", "open"]
    seat: int | None
    text: str


class Said(Tell, frozen=True, kw_only=True):
    """What somebody at the table says to the others."""

    seat: int
    phrase: Phrases


class Draft(Tell, frozen=True, kw_only=True):
    """How a draft stands after so many rows, seen from a seat.

    `asked` have still to choose in this turn; if it is `hidden`, nobody learns what another has chosen before all have:
    `given` tells who has, and of the own seat what. `pools` is what can still be chosen, `picked` what each seat has
    picked, `roles` and `place` what is chosen for the match; `left` are the milliseconds of this turn, if it has any.
    """

    number: int
    seat: int | None
    turn: int
    line: int
    do: Deeds
    what: str
    text: str
    hidden: bool
    asked: list[int]
    given: list[DraftAct]
    acts: list[DraftAct]
    pools: dict[str, list[str]]
    picked: dict[str, list[list[str]]]
    roles: list[str | None]
    place: str | None
    question: DraftQuestion | None
    left: int | None


class Past(Tell, frozen=True, kw_only=True):
    """A page of earlier events: those from event number `begins` on, up to what was told already."""

    begins: int
    events: list[GameEvent]


class News(Tell, frozen=True, kw_only=True):
    """How the match stands after so many rows, seen from a seat; what happened since the page heard last."""

    number: int
    seat: int | None
    view: GameView
    begins: int
    events: list[GameEvent]
    asked: Asked | None
    question: Question | None
    clocks: list[Clock]
    undo: Undo
    end: End | None


class Choice(Part, frozen=True, kw_only=True):
    """An answer and the chance to win with it."""

    option: str
    text: str
    chance: float
    share: float


class Advice(Tell, frozen=True, kw_only=True):
    """The best answers, and what is expected to follow."""

    number: int
    chance: float
    choices: list[Choice]
    line: list[str]


class Chance(Tell, frozen=True, kw_only=True):
    """How likely a seat is to win, as a bot sees it from there."""

    number: int
    seat: int
    chance: float


class Inspection(Tell, frozen=True, kw_only=True):
    """What can be reckoned of something on the table after so many rows."""

    number: int
    thing: str
    facts: GameInspection


class Thinking(Tell, frozen=True, kw_only=True):
    """A bot thinks about its answer."""

    seat: int


Reason = Literal[
    "stale",
    "illegal",
    "not_asked",
    "not_yours",
    "over",
    "unreadable",
    "too_fast",
    "version",
    "storage",
    "waiting",
    "muted",
    "busy",
]


class Refused(Tell, frozen=True, kw_only=True):
    """Something was not done, and why; the match is as it was."""

    reason: Reason
    text: str


class Next(Tell, frozen=True, kw_only=True):
    """The next match at this table."""

    id: str


class Pong(Tell, frozen=True, kw_only=True):
    """The line is open."""


Tells = (
    Table
    | Draft
    | Seats
    | News
    | Past
    | Advice
    | Chance
    | Inspection
    | Thinking
    | Absence
    | Moderated
    | Said
    | Refused
    | Next
    | Pong
)
