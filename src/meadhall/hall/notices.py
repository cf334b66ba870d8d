"""Notices: what the processes that serve one database tell each other about a match, and each to its rooms."""

from __future__ import annotations

import msgspec

from meadhall.hall.wire import Phrases


class Notice(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=str.lower):
    """A notice from one process to all others, about a match."""

    sender: str
    match: str = ""


class Stored(Notice, frozen=True, kw_only=True):
    """Rows of a match were stored."""


class Sat(Notice, frozen=True, kw_only=True):
    """Somebody has sat down."""


class Ended(Notice, frozen=True, kw_only=True):
    """A person has ended their other sessions: cookies bear a new number."""

    holder: str
    generation: int


class Replaced(Notice, frozen=True, kw_only=True):
    """A bot plays for a seat that stays away."""

    seat: int


class Spoken(Notice, frozen=True, kw_only=True):
    """Somebody at a table has said something to the others."""

    seat: int
    phrase: Phrases


class Following(Notice, frozen=True, kw_only=True):
    """The table was set again."""


class Given(Notice, frozen=True, kw_only=True):
    """A seat has answered in a window that opened after so many rows."""

    number: int
    seat: int
    option: str


class Holding(Notice, frozen=True, kw_only=True):
    """The question after so many rows is answered; that is only not shown yet."""

    number: int


class Wish(Notice, frozen=True, kw_only=True):
    """A seat wants to take a choice back, and who has agreed; None if nobody wants to any more."""

    number: int
    seat: int | None
    agreed: list[int]


class Present(Notice, frozen=True, kw_only=True):
    """Who is at a table in that process; `asks` if it wants to hear the same from all others."""

    holders: list[str]
    watching: int
    asks: bool = False


class Alive(Notice, frozen=True, kw_only=True):
    """A process is there; `leaves` if it is about to go."""

    leaves: bool = False


Notices = Ended | Replaced | Spoken | Stored | Sat | Following | Given | Holding | Wish | Present | Alive
