"""Gallery: the cards of the unicorn game, one or all."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from meadhall.cli.screen.screen import Screen
from meadhall.cli.screen.voice import Voice
from meadhall.games.unicorns.rules.catalogue import built_in
from meadhall.games.unicorns.rules.table import TYPES
from meadhall.games.unicorns.terminal import UNICORNS
from meadhall.games.unicorns.terminal.face import Face, face_of


def show(card: Any, voice: Voice, screen: Screen) -> None:
    """A card with all that is printed on it, and how it comes to a match."""
    face = face_of(card, voice)
    letters = built_in().letters.get(card.id, {}).get(voice.language, 0)
    two = "with" if card.for_two else "without"
    screen.line(face.name, "bold")
    screen.indented(voice.own(UNICORNS, "card-about", type=face.kind, copies=card.copies, letters=letters, two=two))
    if face.text:
        screen.indented(face.text)


def show_all(cards: list[Any], voice: Voice, screen: Screen) -> None:
    """All cards by their types, in the order of the book."""
    for _, alike in groupby(sorted(cards, key=lambda card: TYPES.index(card.type)), key=lambda card: card.type):
        found = [(card, face_of(card, voice)) for card in alike]
        first = found[0][1]
        screen.line()
        screen.line(Text(f"{first.kind} ({sum(card.copies for card, _ in found)})", f"bold {first.style}"))
        if len({face.text for _, face in found}) == 1:
            show_names(found, screen)
        else:
            screen.show(listing(found, voice))
    screen.line(voice.own(UNICORNS, "card-hint"), "dim")


def show_names(found: list[tuple[Any, Face]], screen: Screen) -> None:
    """Cards that all say the same: that once, then their names."""
    if found[0][1].text:
        screen.indented(found[0][1].text)
    names = [Text.assemble(f"{card.copies} × {face.name} ", (card.id, "dim")) for card, face in found]
    screen.show(screen.columns(names, 2))


def listing(found: list[tuple[Any, Face]], voice: Voice) -> Table:
    """Cards as rows of a table."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("×", justify="right", no_wrap=True)
    table.add_column(voice.word("column-card"), ratio=4)
    table.add_column(voice.word("column-text"), ratio=7)
    for card, face in found:
        table.add_row(str(card.copies), Text.assemble((face.name, "bold"), "\n", (card.id, "dim")), face.text)
    return table
