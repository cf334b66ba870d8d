"""SpacedConsole: a console that breaks lines at plain spaces only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

NO_BREAK: Final = "\u00a0"
GLUE: Final = "\ue000"  # as wide as a space, but part of a word to Rich; no text has it, it is for private use


class SpacedConsole(Console):
    """Rich breaks lines at no-break spaces too: until they are laid out, something else stands in their place.

    What comes out has plain spaces, which people can search for and every terminal can show.
    """

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Whatever is shown, and every part of it, comes through here."""
        for segment in super().render(glued(renderable), options):
            yield segment._replace(text=segment.text.replace(GLUE, " ")) if GLUE in segment.text else segment


def glued(thing: RenderableType) -> RenderableType:
    """Words whose no-break spaces hold; all else is made of them."""
    if isinstance(thing, str):
        return thing.replace(NO_BREAK, GLUE)
    if isinstance(thing, Text) and NO_BREAK in thing.plain:
        text = thing.copy()
        text.plain = thing.plain.replace(NO_BREAK, GLUE)
        return text
    return thing
