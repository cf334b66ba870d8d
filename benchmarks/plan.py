"""Plan: what a crowd is to do, and what it has found."""

from __future__ import annotations

from typing import Final

import msgspec

RETRACTED: Final = "-"  # begins a line of what was confirmed by mistake


class Seated(msgspec.Struct, frozen=True):
    """A table with the cookies and languages of its people."""

    id: str
    cookies: list[str]
    languages: list[str]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What a crowd is to do."""

    version: int  # of the wire
    host: str
    port: int
    tables: list[Seated]
    seconds: float  # that are measured, once everybody is in
    warm: float = 3.0  # seconds of play before that
    pace: float = 1.0  # seconds between the answers at a table; 0: nobody answers
    hold: float = 1.0  # the beat of the server
    ramp: float = 100.0  # lines a second at first
    seed: int = 1
    confirmed: str  # where to write what was seen to be stored
    found: str  # where to write what was found


class Found(msgspec.Struct, kw_only=True):
    """What a crowd has found; milliseconds for each kind of answer."""

    seconds: float = 0.0
    answers: int = 0
    waits: dict[str, list[float]] = msgspec.field(default_factory=lambda: {"plain": [], "window": [], "held": []})
    seen: dict[str, int] = msgspec.field(default_factory=dict)  # rows of each match, as far as anybody has heard
    refused: dict[str, int] = msgspec.field(default_factory=dict)
    lost: list[str] = msgspec.field(default_factory=list)
    broken: int = 0  # lines
    ends: dict[str, int] = msgspec.field(default_factory=dict)  # how often the server has ended one, and why
    begun: int = 0  # matches after a match
    messages: int = 0
    bytes: int = 0
    cpu: float = 0.0  # seconds of the crowd itself
    late: float = 0.0  # the longest that the crowd's own loop was behind, in milliseconds
