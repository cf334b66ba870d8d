"""Request and Reply: what is asked of the hall by an address, and what it answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from meadhall.hall import wire
from meadhall.hall.effects.work import Work
from meadhall.hall.refusal import HallError, StorageError
from meadhall.kernel.errors import MeadhallError
from meadhall.localisation import languages, words

T = TypeVar("T")

JSON: Final = "application/json"
NO_CHANGES: Final[Mapping[str, str]] = {}


class Request(NamedTuple):
    """What somebody asks for: the parts of its address, what was sent along, in which language, and who asks.

    A holder is empty if the browser is not known; a mark stands for its network address.
    """

    parts: Mapping[str, str]
    now: float
    date: float
    query: Mapping[str, str] = NO_CHANGES
    body: bytes = b""
    language: str = "en"
    holder: str = ""
    mark: str = ""

    @property
    def spoken(self) -> str:
        """The language that the address names."""
        language = self.parts["language"]
        if language not in languages():
            raise HallError("not-found", 404)
        return language

    def told(self, kind: type[T]) -> T:
        """What was sent along, checked."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            raise HallError("unreadable", plain=problem) from problem


class Reply(NamedTuple):
    """What is answered: all at once, or piece by piece."""

    body: bytes
    status: int = 200
    media: str = JSON
    name: str | None = None  # of the file that it is to be kept as
    is_lasting: bool = False  # whether the same is answered as long as this version runs
    small: bytes | None = None  # the same, compressed
    pieces: Work[None] | None = None  # yields what comes after the body


def reply(told: Any, status: int = 200) -> Reply:
    """An answer as a message of the wire."""
    return Reply(wire.ENCODER.encode(told), status)


def refusal(problem: Exception, language: str) -> Reply:
    """Why something is not answered, in words."""
    if isinstance(problem, HallError):
        return reply(wire.Problem(text=problem.text(language)), problem.status)
    if isinstance(problem, StorageError):
        return reply(wire.Problem(text=words("server", language).say("storage-away")), 503)
    if isinstance(problem, MeadhallError):
        return reply(wire.Problem(text=str(problem)), 400)
    raise problem
