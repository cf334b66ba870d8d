"""Draft: the parts of what a page hears while heroes, boards and the like are chosen before a match."""

from __future__ import annotations

from typing import Literal

from meadhall.hall.wire.parts import Part

Deeds = Literal["ban", "strike", "pick", "choose"]


class DraftAct(Part, frozen=True, kw_only=True):
    """What a seat has chosen in a turn, as a sentence too; nothing is told of what others have chosen in secret."""

    turn: int
    line: int
    seat: int
    do: Deeds
    what: str
    chosen: list[str] | None
    text: str


class DraftHint(Part, frozen=True, kw_only=True):
    """What has been measured of something that can be chosen: a share, its bounds, the matches, and a sentence."""

    thing: str
    share: float
    low: float
    high: float
    matches: int
    text: str


class DraftQuestion(Part, frozen=True, kw_only=True):
    """What one of the own seats is asked: so many of the options."""

    turn: int
    seat: int
    do: Deeds
    what: str
    count: int
    text: str
    options: list[str]
    hints: list[DraftHint]


class DraftLine(Part, frozen=True, kw_only=True):
    """One step of a draft: what it asks for, of whom, and whether all choose in secret at the same time."""

    text: str
    seats: list[int]
    hidden: bool


class DraftPlan(Part, frozen=True, kw_only=True):
    """A draft in words, with all that can be chosen in it, by kind; `measured` tells where its hints come from."""

    format: str
    title: str
    about: str
    lines: list[DraftLine]
    pools: dict[str, list[str]]
    role: str
    place: str | None
    fair: bool
    measured: str | None
