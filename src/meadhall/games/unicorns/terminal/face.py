"""Face: a card of the unicorn game with all that is printed on it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rich import box
from rich.panel import Panel
from rich.text import Text

from meadhall.cli.screen.voice import Voice
from meadhall.games.unicorns.phrases.faces import text_of
from meadhall.games.unicorns.speech import UnicornSpeaker
from meadhall.games.unicorns.terminal import UNICORNS
from meadhall.localisation import Words, words_known

STYLES: Final = {
    "baby": "bright_magenta", "basic": "cyan", "magical": "blue", "magic": "green", "upgrade": "yellow",
    "downgrade": "red", "instant": "bright_red",
}  # fmt: skip


class Face(NamedTuple):
    """What a card says, in words."""

    type: str
    name: str
    kind: str
    text: str

    @property
    def style(self) -> str:
        """The colour of the card's type."""
        return STYLES[self.type]

    @property
    def printed(self) -> str:
        """All but the name, on one line."""
        return f"{self.kind} · {self.text}" if self.text else self.kind


def face_of(card: Any, voice: Voice, said: Words | None = None) -> Face:
    """A card from the facts of the catalogue, in the words of a match or else in those known here."""
    told = said or words_known(UNICORNS, voice.language)
    name, kind = (UnicornSpeaker.name(told, *which) for which in (("card", card.id), ("type", card.type)))
    return Face(card.type, name, kind, text_of(card, voice.language))


def titled(face: Face, copies: int) -> str:
    """A card's name, and how many there are of it."""
    return face.name if copies == 1 else f"{face.name} ×{copies}"


def line(face: Face, copies: int) -> Text:
    """A card as a paragraph."""
    head = Text.assemble((titled(face, copies), "bold"), " · ", (face.kind, face.style))
    return head.append(f" · {face.text}") if face.text else head


def body(face: Face) -> Text:
    """What stands on a card below its name."""
    head = Text(face.kind, face.style)
    return Text.assemble(head, "\n", face.text) if face.text else head


def panel(face: Face, copies: int, width: int, height: int) -> Panel:
    """A card as it lies in a hand."""
    title = Text(titled(face, copies), "bold")
    return Panel(
        body(face), title=title, title_align="left", border_style=face.style, box=box.ROUNDED,
        width=width, height=height,
    )  # fmt: skip
