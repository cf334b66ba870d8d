"""Lobby: what is asked and answered over HTTP before and beside a table."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from meadhall.hall.wire.parts import GameAlmanac, Part
from meadhall.hall.wire.tells import Seat


class Level(Part, frozen=True, kw_only=True):
    """How strong a bot is, in words; `limit` tells why it is weaker here than elsewhere, if it is."""

    id: str
    name: str
    about: str
    limit: str | None = None


class Choices(Part, frozen=True, kw_only=True):
    """A reading of the rules that a table may agree on: its values, the book's own first, in words."""

    id: str
    name: str
    values: list[str]
    names: list[str]


class DraftFormat(Part, frozen=True, kw_only=True):
    """A draft that can be had, in words: the kinds of what it chooses, and at which tables (the game's own names)."""

    id: str
    name: str
    about: str
    kinds: list[str]
    tables: list[str]


class Almanac(Part, frozen=True, kw_only=True):
    """All that can be played, in the words of a language: GET /api/almanac/LANGUAGE."""

    levels: list[Level]
    games: dict[str, GameAlmanac]
    drafts: dict[str, list[DraftFormat]] = msgspec.field(default_factory=dict)


class Chair(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit at a seat: I, somebody else at this screen, a friend who gets the link, or a bot."""

    kind: Literal["me", "here", "friend", "bot"]
    name: str = ""
    level: str = "warrior"


class Timing(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Clocks: none, so many seconds a move, or so many for a whole match; and what becomes of who is late."""

    kind: Literal["none", "move", "match"] = "none"
    seconds: int = 0
    late: Literal["bot", "forfeit"] = "bot"


class NewMatch(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be set: POST /api/matches. `setup` is the game's own; `window` are the seconds to answer a card.

    With `choose`, whoever takes a free seat chooses what it plays (its role: a hero, for example), where a game has
    such a choice; until then the setup has one for it. With a `draft` (its name, as the almanac tells it) what is
    played is chosen at the table, step by step; `fair` then makes that even, where it has been measured.
    """

    game: str
    setup: dict[str, Any]
    chairs: list[Chair]
    window: int = 8
    timing: Timing = Timing()
    choose: bool = False
    draft: str | None = None
    fair: bool = False


class FairAsk(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What would make a setup even, as far as it is chosen: POST /api/fair/LANGUAGE."""

    game: str
    setup: dict[str, Any]


class FairOffer(Part, frozen=True, kw_only=True):
    """The parts of a setup that make it even (none if it is even as it is), and what they do and prove, in words."""

    parts: dict[str, Any]
    text: str


class Fair(Part, frozen=True, kw_only=True):
    """What can be offered; None where nothing is known."""

    offer: FairOffer | None


class Made(Part, frozen=True, kw_only=True):
    """A table that was set, or joined."""

    id: str


class Join(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sit down at a free seat: POST /api/matches/ID/join; with a role of one's own, where the host allows it."""

    name: str
    seat: int | None = None
    role: str | None = None


class Summary(Part, frozen=True, kw_only=True):
    """A table as it is listed: GET /api/matches (those of this browser), GET /api/matches/ID."""

    id: str
    game: str
    setup: dict[str, Any]
    seats: list[Seat]
    mine: list[int]
    state: Literal["waiting", "running", "over"]
    waits_for_me: bool
    end: str | None
    created: float
    choose: bool = False
    terms: list[str] = msgspec.field(default_factory=list)
    draft: str | None = None  # what the draft is called, as long as it is not over: the setup means nothing yet
    looks: dict[str, Any] | None = None  # how roles are drawn that the match brings along: the game's own, by role


class Problem(Part, frozen=True, kw_only=True):
    """Why something was refused, in words: the answer with any status from 400 on."""

    text: str
