"""Asks: what a page says."""

from __future__ import annotations

from typing import Literal

from meadhall.hall.wire.parts import Message


class Ask(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A message from a page."""


class Hello(Ask, frozen=True, kw_only=True):
    """The first message of a page."""

    version: int
    language: str


class Answer(Ask, frozen=True, kw_only=True):
    """An answer to the question that was open after so many rows of the match."""

    number: int
    option: str


class Speak(Ask, frozen=True, kw_only=True):
    """Go on in another language."""

    language: str


class Look(Ask, frozen=True, kw_only=True):
    """Look from another of the own seats, or from none (the curtain is drawn)."""

    seat: int | None


class Pick(Ask, frozen=True, kw_only=True):
    """Do what a turn of the draft asks of one of the own seats: all that it bans, strikes, picks or chooses."""

    turn: int
    seat: int
    chosen: list[str]


class Resign(Ask, frozen=True, kw_only=True):
    """One of the own seats leaves the match for good."""

    seat: int


class Back(Ask, frozen=True, kw_only=True):
    """Take back the last choice, as it was after so many rows."""

    number: int


class Agree(Ask, frozen=True, kw_only=True):
    """Say whether somebody else may take a choice back."""

    yes: bool


class Advise(Ask, frozen=True, kw_only=True):
    """Ask for the best answers."""

    number: int


class Inspect(Ask, frozen=True, kw_only=True):
    """Ask what can be reckoned of something on the table, a fighter's reach for example."""

    thing: str


class Again(Ask, frozen=True, kw_only=True):
    """Another match of the same kind, at the same table."""


class History(Ask, frozen=True, kw_only=True):
    """Ask for the page of events that ends before event number `before`."""

    before: int


class Claim(Ask, frozen=True, kw_only=True):
    """A seat has stayed away too long: let a bot play for it until it comes back, or let it leave for good."""

    seat: int
    way: Literal["bot", "leave"]


class Moderate(Ask, frozen=True, kw_only=True):
    """The host of a table sees to order: a seat is removed, banned, muted; the table is shut to newcomers or open."""

    act: Literal["remove", "ban", "mute", "unmute", "shut", "open"]
    seat: int | None = None


class Seen(Ask, frozen=True, kw_only=True):
    """The page has shown what had happened after so many rows: bots may go on."""

    number: int


Phrases = Literal[
    "hello", "luck", "played", "thanks", "sorry", "oops", "wow", "moment", "hurry", "close", "game", "rematch",
    "thumb", "heart", "cheers", "think", "shock", "party",
]  # fmt: skip


class Phrase(Ask, frozen=True, kw_only=True):
    """Say something to the others at the table: a phrase, or a sign."""

    phrase: Phrases


class Ping(Ask, frozen=True, kw_only=True):
    """See whether the channel is open."""


Asks = (
    Hello
    | Answer
    | Speak
    | Look
    | Pick
    | History
    | Resign
    | Back
    | Agree
    | Advise
    | Inspect
    | Again
    | Claim
    | Moderate
    | Phrase
    | Seen
    | Ping
)
