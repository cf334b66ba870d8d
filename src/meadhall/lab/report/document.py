"""Document: what a report says, apart from languages and from how it is shown: sentences, tables, pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from meadhall.lab.studies.figures import Figure

SHARE: Final = "share"  # of a hundred
POINTS: Final = "points"  # a difference of shares, signed
NUMBER: Final = "number"
SIGNED: Final = "signed"  # a difference of numbers


class Name(NamedTuple):
    """The name of a thing: who, a card, a table; or an id that goes into a sentence as it is."""

    kind: str
    id: str


class Amount(NamedTuple):
    """A number in a sentence."""

    value: float
    unit: str = SHARE
    digits: int = 0


class Say(NamedTuple):
    """A sentence, or a label, by the id of its message and with its parts."""

    message: str
    parts: Mapping[str, Any] = {}


class Several(NamedTuple):
    """Parts of a sentence one after another, with commas between them."""

    parts: Sequence[Any]


Entry: TypeAlias = Name | Say | Several | int | Figure | None


class Column(NamedTuple):
    """A column of a table: its head, and how its figures are shown."""

    head: Say
    unit: str = NUMBER
    digits: int = 0
    bar: tuple[float, float] | None = None  # from where to where, if a bar is drawn beside each figure
    mark: float | None = None  # what would be fair


class Lines(NamedTuple):
    """Sentences, each in a line of its own."""

    says: Sequence[Say]
    is_lead: bool = False  # what is to be read first
    is_warning: bool = False


class Note(NamedTuple):
    """How what follows is to be read."""

    say: Say


class Table(NamedTuple):
    """Rows of figures, the first cell of each naming it."""

    caption: Say
    columns: Sequence[Column]
    rows: Sequence[Sequence[Entry]]


class Heat(NamedTuple):
    """Figures of each against each, coloured by how far they are from what is fair."""

    caption: Say
    corner: Say
    rows: Sequence[Name]
    columns: Sequence[Name]
    cells: Sequence[Sequence[Figure | None]]
    mark: float = 0.5
    unit: str = SHARE
    digits: int = 0


class Bar(NamedTuple):
    """A row of a chart: its name, its figure, and a number beside it if there is one."""

    name: Name | Say | Several
    figure: Figure


class Chart(NamedTuple):
    """Figures one below another with their intervals."""

    id: str  # the name of its file among the pictures
    title: Say
    about: Say
    bars: Sequence[Bar]
    unit: str = SHARE
    mark: float | None = 0.5


class Fold(NamedTuple):
    """Something that is shown when it is asked for."""

    title: Say | Name
    blocks: Sequence[Any]


Block: TypeAlias = Lines | Note | Table | Heat | Chart | Fold


class Section(NamedTuple):
    """A part of a report."""

    id: str
    title: Say
    blocks: Sequence[Block]


class Document(NamedTuple):
    """A report."""

    title: Say
    intro: Sequence[Say]
    reading: Sequence[Say]  # how its numbers are to be read
    sections: Sequence[Section]
