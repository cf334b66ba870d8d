"""Events: the types of what a game's events carry, made from its kinds of events and the meanings of their parts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from meadhall.hall.wire.parts import Part
from meadhall.kernel.events import Kind

SECRET: Final = "secret:"  # noqa: S105 - before a part that only some may know; the others are told none
TOLD_AS: Final = {"top": "cards"}  # parts that are told by another name
RESERVED: Final = frozenset({"from"})  # words that cannot be attributes in Python


def event_types(kinds: Iterable[Kind], meanings: Mapping[str, Any]) -> dict[str, type[Part]]:
    """By the name of an event, the struct of its facts."""
    return {kind.name: facts_of(kind, meanings) for kind in kinds}


def facts_of(kind: Kind, meanings: Mapping[str, Any]) -> type[Part]:
    """The struct of one kind of event; a part whose meaning is not told is an error."""
    fields: list[tuple[str, Any]] = []
    for part in filter(None, kind.parts):
        meaning = part.removeprefix(SECRET)
        told = meanings[meaning]
        fields.append((TOLD_AS.get(meaning, meaning), told | None if part.startswith(SECRET) else told))
    name = "".join(word.capitalize() for word in kind.name.split("_"))
    renamed = {f"{field}_": field for field, _ in fields if field in RESERVED}
    made = [(f"{field}_" if field in RESERVED else field, told) for field, told in fields]
    found: Any = msgspec.defstruct(
        name, made, bases=(Part,), frozen=True, kw_only=True, forbid_unknown_fields=True, rename=renamed
    )
    made_type: type[Part] = found
    return made_type
