"""Face: a card with all that is printed on it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from meadhall.cli.screen.voice import Voice
from meadhall.games.duel.phrases.faces import faces_of
from meadhall.games.duel.speech import card_user
from meadhall.games.duel.terminal import DUEL
from meadhall.localisation import NONE, Spoken, Words, key, words_known

WIDE: Final = 120  # columns from which on every part of a card has its own
STYLES: Final = {"attack": "red", "defence": "blue", "versatile": "magenta", "scheme": "yellow"}


class Face(NamedTuple):
    """What a card says, in words."""

    kind: str
    name: str
    type: str
    value: Spoken
    boost: Spoken
    who: str
    symbol: str
    text: str
    copies: int

    @property
    def style(self) -> str:
        """The colour of the card's type."""
        return STYLES[self.kind]


def face_of(hero: Any, card: Any, voice: Voice, said: Words | None = None) -> Face:
    """A card of a hero, from the facts of the catalogue, in the words of a match or else in those known here."""
    told = said or words_known(DUEL, voice.language)
    return Face(
        card.type,
        told.say(key("card", hero.id, card.id)),
        voice.own(DUEL, "card-type", type=card.type),
        NONE if card.value is None else card.value,
        NONE if card.boost is None else card.boost,
        card_user(hero, card.fighter, told),
        NONE if card.symbol is None else told.say(key("item", card.symbol)),
        faces_of(hero, voice.language, told).card(card.id),
        card.copies,
    )


def facts(face: Face, voice: Voice) -> str:
    """A card's type, numbers and users on one line."""
    return voice.own(
        DUEL, "card-facts", type=face.type, value=face.value, boost=face.boost, who=face.who, symbol=face.symbol
    )


def body(face: Face, voice: Voice) -> Text:
    """What stands on a card below its name."""
    return Text.assemble((facts(face, voice), face.style), "\n", face.text)


def panel(face: Face, copies: int, voice: Voice, width: int, height: int) -> Panel:
    """A card as it lies in a hand."""
    title = Text(face.name if copies == 1 else f"{face.name} ×{copies}", "bold")
    return Panel(
        body(face, voice), title=title, title_align="left", border_style=face.style, box=box.ROUNDED,
        width=width, height=height,
    )  # fmt: skip


def listing(faces: list[Face], voice: Voice, width: int) -> Table:
    """Cards as rows of a table, with a column for each part where there is room."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("×", justify="right", no_wrap=True)
    return wide(table, faces, voice) if width >= WIDE else narrow(table, faces, voice)


def wide(table: Table, faces: list[Face], voice: Voice) -> Table:
    """Every part of a card in its own column."""
    has_symbols = any(face.symbol != NONE for face in faces)
    table.add_column(voice.word("column-card"), ratio=3)
    table.add_column(voice.own(DUEL, "column-type"))
    table.add_column(voice.own(DUEL, "column-value"), justify="right")
    table.add_column(voice.own(DUEL, "column-boost"), justify="right")
    table.add_column(voice.own(DUEL, "column-who"))
    if has_symbols:
        table.add_column(voice.own(DUEL, "column-symbol"))
    table.add_column(voice.word("column-text"), ratio=6)
    for face in faces:
        symbol = [blank(face.symbol)] if has_symbols else []
        row: list[str | Text] = [str(face.copies), Text(face.name, "bold"), Text(face.type, face.style)]
        table.add_row(*row, blank(face.value), blank(face.boost), face.who, *symbol, face.text)
    return table


def narrow(table: Table, faces: list[Face], voice: Voice) -> Table:
    """A card's numbers under its name."""
    table.add_column(voice.word("column-card"), ratio=4)
    table.add_column(voice.word("column-text"), ratio=5)
    for face in faces:
        card = Text.assemble((face.name, "bold"), "\n", (facts(face, voice), face.style))
        table.add_row(str(face.copies), card, face.text)
    return table


def blank(part: Spoken) -> str:
    """A part of a card, or a dash where it has none."""
    return "–" if part == NONE else str(part)
