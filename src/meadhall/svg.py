"""SVG: pictures as text, element by element, in the colours and letters of the hall."""

from __future__ import annotations

import math
from collections.abc import Iterable
from html import escape
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]

INK: Final = "#2b2520"
PAPER: Final = "#fbf6ea"
TABLE: Final = "#efe5d0"
EDGE: Final = "#cdbb98"
STONE: Final = "#9c9080"
WOOD: Final = "#a8672f"
EMBER: Final = "#b23a1d"
GOLD: Final = "#f0c75a"
NAMES: Final = "Alegreya, Georgia, 'DejaVu Serif', serif"
PLAIN: Final = "'Alegreya Sans', 'Segoe UI', 'DejaVu Sans', sans-serif"


# ---------------------------------------------------------------- geometry
def along(center: Point, angle: float, distance: float) -> Point:
    """The point at a distance from another; angles run clockwise from the right, in degrees."""
    turn = math.radians(angle)
    return center[0] + distance * math.cos(turn), center[1] + distance * math.sin(turn)


def line_path(start: Point, end: Point, bend: float) -> str:
    """A line as path data; its middle is moved aside by the bend."""
    if not bend:
        return f"M{spot(start)}L{spot(end)}"
    across, down = end[0] - start[0], end[1] - start[1]
    # A quadratic curve comes half as far as its control point.
    aside = 2 * bend / math.hypot(across, down)
    control = (start[0] + end[0]) / 2 - down * aside, (start[1] + end[1]) / 2 + across * aside
    return f"M{spot(start)}Q{spot(control)} {spot(end)}"


# ---------------------------------------------------------------- elements
def figure(value: float) -> str:
    """A number as short as it can be without being seen."""
    return f"{round(value, 2) + 0.0:g}"  # + 0.0: a zero has no sign


def spot(point: Point) -> str:
    """A point in path data."""
    return f"{figure(point[0])} {figure(point[1])}"


def element(tag: str, *inside: str, **attributes: str | float) -> str:
    """An element with its attributes; an underscore stands for a hyphen, and after a Python word for nothing."""
    told = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escape(value) if isinstance(value, str) else figure(value)}"'
        for name, value in attributes.items()
    )
    return f"<{tag}{told}>{''.join(inside)}</{tag}>" if inside else f"<{tag}{told}/>"


def block(tag: str, inside: Iterable[str], **attributes: str | float) -> str:
    """An element with others inside, one a line."""
    return element(tag, "\n", *(f"{part}\n" for part in inside), **attributes)


def group(name: str, inside: Iterable[str], **attributes: str | float) -> str:
    """Elements that belong together."""
    return block("g", inside, class_=name, **attributes)


def title(said: str) -> str:
    """What a reader is told who points at an element or cannot see it."""
    return element("title", escape(said, quote=False))


def disc(center: Point, radius: float, **attributes: str | float) -> str:
    """A disc."""
    return element("circle", cx=center[0], cy=center[1], r=radius, **attributes)


def text(at: Point, said: str, size: float, **attributes: str | float) -> str:
    """A text that begins, or is centred, at a point of its middle line."""
    # Not every renderer knows `dominant-baseline`: a third of the size comes out alike everywhere.
    x, y = at
    return element("text", escape(said, quote=False), x=x, y=y + 0.35 * size, font_size=size, **attributes)
