"""Parts: what all messages are made of, and the places in them where a game's own types stand."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

VERSION: Final = 2  # of these messages; a page of another one is told to load itself anew
TAG: Final = "kind"
GAME: Final = "game"  # marks the places of a game's own types


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a message."""


class Message(Part, frozen=True, kw_only=True, tag_field=TAG, tag=str.lower):
    """A message; its kind is its name."""


class Facts(Message, frozen=True, kw_only=True):
    """What does not change in a match, in words; each game has its own, told by its name."""


# The places in messages where a game's own types stand. A view goes out as the game gives it; its types, like those of
# events, are for the page and for programs, and tests hold every message against them.
GameFacts = Annotated[Any, msgspec.Meta(extra={GAME: "facts"})]
GameView = Annotated[dict[str, Any], msgspec.Meta(extra={GAME: "view"})]
GameQuestion = Annotated[Any, msgspec.Meta(extra={GAME: "question"})]
GameAsked = Annotated[Any, msgspec.Meta(extra={GAME: "asked"})]
GameInspection = Annotated[Any, msgspec.Meta(extra={GAME: "inspection"})]
GameAlmanac = Annotated[Any, msgspec.Meta(extra={GAME: "almanac"})]
GameWorkshop = Annotated[Any, msgspec.Meta(extra={GAME: "workshop"})]
GamePack = Annotated[Any, msgspec.Meta(extra={GAME: "pack"})]
