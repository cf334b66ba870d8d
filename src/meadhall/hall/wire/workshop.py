"""Workshop: packs as people write them on the page, what is understood of them, and how they fare.

A draft is plain data: `about`, `parts` by kind and `words` by language, as `meadhall.workshop` has it.
"""

from __future__ import annotations

from typing import Any

from meadhall.hall.wire.parts import GamePack, GameWorkshop, Part

Draft = dict[str, Any]
Place = list[Any]  # keys and numbers: ["parts", "heroes", 0, "cards", 3, "after_combat"]


class Entry(Part, frozen=True, kw_only=True):
    """Something to choose from, in words."""

    id: str
    name: str


class VerbTold(Part, frozen=True, kw_only=True):
    """A verb of card files: how it is said, and an example of it."""

    id: str
    phrasings: list[str]
    example: str


class Workshop(Part, frozen=True, kw_only=True):
    """What somebody needs to write a pack of a game: GET /api/workshop/GAME/LANGUAGE."""

    example: Draft
    verbs: list[VerbTold]
    game: GameWorkshop


class Check(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A draft to be looked at: POST /api/workshop/check."""

    draft: Draft


class Fault(Part, frozen=True, kw_only=True):
    """Something wrong, or worth a look, at a place of a draft; `part` is the card or what else it is about."""

    place: Place
    part: str
    kind: str
    text: str


class Checked(Part, frozen=True, kw_only=True):
    """What became of a draft. Where nothing is wrong a load is there: a setup takes it under `packs`.

    `told` is what can be shown of the parts that nothing is wrong with.
    """

    id: str
    fingerprint: str | None
    load: dict[str, Any] | None
    mistakes: list[Fault]
    warnings: list[Fault]
    told: GamePack | None


class Read(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A text that somebody is writing, at its place in a draft: POST /api/workshop/read."""

    draft: Draft
    place: Place
    text: str


class Branch(Part, frozen=True, kw_only=True):
    """An effect in words, and those inside of it."""

    text: str
    parts: list[Any]  # branches


class Span(Part, frozen=True, kw_only=True):
    """A part of a text, in characters as Python counts them."""

    start: int
    end: int


class Understood(Part, frozen=True, kw_only=True):
    """What was made of a text: how each language prints it and a tree of its effects, or what was not understood.

    `expected` are words that would go on where the first one was not understood, also at the end of a text that is not
    finished. `nearest` are sentences like it, `readings` all meanings where there are several.
    """

    outcome: str  # understood, not understood, ambiguous, impossible, empty
    texts: dict[str, str]
    tree: list[Branch]
    unread: list[Span]
    expected: list[str]
    nearest: list[str]
    readings: list[str]
    problem: str


class Reword(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The place of a text in a draft where verbs stand instead: POST /api/workshop/said."""

    draft: Draft
    place: Place


class InWords(Part, frozen=True, kw_only=True):
    """A text that means just what the verbs mean, in the language of the draft; null where there is none."""

    text: str | None


class Write(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Data to be told as a text in YAML, or such a text to be told as data: POST /api/workshop/written."""

    data: Any = None
    text: str | None = None


class Written(Part, frozen=True, kw_only=True):
    """A text in YAML and its data; or what keeps it from being YAML, and in which line."""

    text: str
    data: Any
    problem: str | None
    line: int | None


class Trial(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Quick matches of one part of a pack against a built-in one: POST /api/workshop/try.

    Matches that were played before are told along, so that the answer counts them too.
    """

    game: str
    setup: dict[str, Any]  # the game's own; the pack under `packs`, and its part at seat 0
    seed: int
    matches: int
    won: int = 0
    played: int = 0


class Tried(Part, frozen=True, kw_only=True):
    """How often the part of the pack has won, with the interval of 95 % around it."""

    won: int
    played: int
    endless: int  # that no one won, because effects never ended
    rate: float
    low: float
    high: float


class Import(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file to be read as a draft, in base64: POST /api/workshop/import. A zip file, or a deck as others keep it."""

    name: str
    data: str


class Imported(Part, frozen=True, kw_only=True):
    """The draft that was in a file."""

    draft: Draft


class Exported(Part, frozen=True, kw_only=True):
    """A draft as one zip file, in base64: POST /api/workshop/export."""

    name: str
    data: str


class Share(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A draft that whoever has the link may look at and copy: POST /api/workshop/shared; `id` to replace one's own."""

    draft: Draft
    id: str | None = None


class Shared(Part, frozen=True, kw_only=True):
    """A shared draft: GET /api/workshop/shared/ID; POST /api/workshop/shared/ID/withdraw takes one's own back."""

    id: str
    draft: Draft
    mine: bool
    created: float
