"""Drawing: charts and heat maps as pictures (SVG), in the colour of the text around them, for light and dark pages.

Words are set by whoever shows the picture: the page says them in all languages, a picture by itself in one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from meadhall.lab.report.document import POINTS, SHARE, Bar, Chart, Heat
from meadhall.lab.studies.figures import Figure
from meadhall.svg import PLAIN, block, element, figure, line_path

Words = Callable[[Any], str]  # what stands inside a text element

WIDTH: Final = 440.0
ROW: Final = 40.0
TOP: Final = 8.0
AXIS: Final = 26.0
EDGE: Final = 14.0
LINES: Final = 5  # across the picture, about
STEPS: Final = 4  # of colour on each side of what is fair
FULL: Final = 0.28  # so far from it the colour is at its strongest
CELL: Final = 46.0
NAME: Final = 6.6  # of width a letter of a name takes, about
MORE: Final = "#c8632f"
LESS: Final = "#2f7fb5"
STYLE: Final = "svg{color:#2b2520}@media (prefers-color-scheme:dark){svg{color:#efe5d0}}"


def minus(told: str) -> str:
    """A number with the sign that suits it."""
    return told.replace("-", "−")


def rounded(value: float, unit: str, digits: int = 0) -> str:
    """A figure as it stands in a picture or a table: shares of a hundred."""
    told = f"{(100 if unit in {SHARE, POINTS} else 1) * value:.{digits}f}"
    return minus(f"{0:.{digits}f}" if float(told) == 0 else told)


def interval(found: Figure, unit: str, digits: int = 0) -> str:
    """Where a figure lies; negative bounds are apart by more than a dash."""
    low, high = rounded(found.low, unit, digits), rounded(found.high, unit, digits)
    return f"{low} … {high}" if "−" in low + high else f"{low}–{high}"


def step(found: Figure, mark: float, full: float = FULL) -> int:
    """How strong the colour of a figure is, above what is fair or below it."""
    return max(-STEPS, min(STEPS, round(STEPS * (found.value - mark) / full)))


# ---------------------------------------------------------------- charts
class Scale:
    """Where figures are in a picture."""

    def __init__(self, chart: Chart) -> None:
        ends = [end for bar in chart.bars for end in (bar.figure.low, bar.figure.high) if math.isfinite(end)]
        ends += [] if chart.mark is None else [chart.mark]
        self.low, self.high, self.gap = extent(ends or [0.0, 1.0])

    def x(self, value: float) -> float:
        """From left to right; what has no end ends with the picture."""
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return EDGE + share * (WIDTH - 2 * EDGE)

    @property
    def lines(self) -> list[float]:
        """Where lines are drawn."""
        return [self.low + at * self.gap for at in range(round((self.high - self.low) / self.gap) + 1)]


def extent(values: Sequence[float]) -> tuple[float, float, float]:
    """Round bounds around some figures, and a round distance of the lines between them."""
    low, high = min(values), max(values)
    rough = max(high - low, 1e-6) / LINES
    power = 10.0 ** math.floor(math.log10(rough))
    gap = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)
    return math.floor(low / gap + 1e-9) * gap, math.ceil(high / gap - 1e-9) * gap, gap


def drawn_chart(chart: Chart, words: Words, head: Sequence[str] = (), **attributes: str | float) -> str:
    """A chart: each row has its name and its figure above, and its interval below them."""
    scale = Scale(chart)
    bottom = TOP + ROW * len(chart.bars)
    parts = [*head, *below(chart, scale, bottom)]
    for at, bar in enumerate(chart.bars):
        parts += row(chart, scale, bar, TOP + ROW * at, words)
    return picture(WIDTH, bottom + AXIS, parts, **attributes)


def below(chart: Chart, scale: Scale, bottom: float) -> Iterator[str]:
    """The numbers of the lines."""
    for value in scale.lines:
        told = rounded(value, chart.unit)
        yield letters((scale.x(value), bottom + 14), told, 11, text_anchor="middle", fill_opacity=0.85)


def lines(chart: Chart, scale: Scale, y: float) -> str:
    """Lines below the name in a row; the one that would be fair is strong."""
    thin = "".join(line_path((scale.x(value), y + 20), (scale.x(value), y + ROW - 6), 0) for value in scale.lines)
    told = element("path", d=thin, stroke="currentColor", stroke_opacity=0.2)
    if chart.mark is not None:
        x = scale.x(chart.mark)
        strong = line_path((x, y + 19), (x, y + ROW - 5), 0)
        told += element("path", d=strong, stroke="currentColor", stroke_opacity=0.7)
    return told


def row(chart: Chart, scale: Scale, bar: Bar, y: float, words: Words) -> Iterator[str]:
    """A figure with its name."""
    found = bar.figure
    yield lines(chart, scale, y)
    yield letters((EDGE, y + 15), words(bar.name), 13)
    told = f"{rounded(found.value, chart.unit)} ({interval(found, chart.unit)})"
    yield letters((WIDTH - EDGE, y + 15), told, 12, text_anchor="end")
    mark = chart.mark if chart.mark is not None else found.value
    colour = MORE if found.low > mark else LESS if found.high < mark else "currentColor"
    left, right, level = scale.x(found.low), scale.x(found.high), y + 27
    yield element(
        "path", d=line_path((left, level), (right, level), 0), stroke=colour, stroke_width=5, stroke_opacity=0.55
    )
    yield element("circle", cx=scale.x(found.value), cy=level, r=4.5, fill=colour)


# ---------------------------------------------------------------- heat maps
def drawn_heat(
    heat: Heat, words: Words, lengths: tuple[int, int], head: Sequence[str] = (), **attributes: str | float
) -> str:
    """Each against each, as coloured squares with their numbers; how many letters the longest names have is told."""
    left, top = NAME * lengths[0] + 16, NAME * lengths[1] * 0.72 + 20
    width = left + CELL * len(heat.columns) + NAME * lengths[1] * 0.5
    parts = [*head]
    for at, name in enumerate(heat.columns):
        x, y = left + CELL * (at + 0.5), top - 8
        parts.append(letters((x, y), words(name), 13, transform=f"rotate(-45 {figure(x)} {figure(y)})"))
    for down, (name, cells) in enumerate(zip(heat.rows, heat.cells, strict=True)):
        y = top + CELL * down
        parts.append(letters((left - 8, y + CELL / 2 + 4.5), words(name), 13, text_anchor="end"))
        for at, found in enumerate(cells):
            parts += square(heat, found, left + CELL * at, y)
    return picture(width, top + CELL * len(heat.rows) + 8, parts, **attributes)


def square(heat: Heat, found: Figure | None, x: float, y: float) -> Iterator[str]:
    """A cell of a heat map."""
    if found is None or not found.number:
        return
    strength = step(found, heat.mark)
    yield element(
        "rect", x=x + 1, y=y + 1, width=CELL - 2, height=CELL - 2, rx=4, fill=MORE if strength > 0 else LESS,
        fill_opacity=0.04 + 0.14 * abs(strength),
    )  # fmt: skip
    told = rounded(found.value, heat.unit, heat.digits)
    yield letters((x + CELL / 2, y + CELL / 2 + 1), told, 14, text_anchor="middle")
    yield letters((x + CELL / 2, y + CELL / 2 + 15), interval(found, heat.unit, heat.digits), 10, text_anchor="middle")


# ---------------------------------------------------------------- both
def letters(at: tuple[float, float], inside: str, size: float, **attributes: str | float) -> str:
    """A text on its base line."""
    return element("text", inside, x=at[0], y=at[1], font_size=size, **attributes)


def picture(width: float, height: float, parts: Sequence[str], **attributes: str | float) -> str:
    """A picture of a size."""
    return block(
        "svg", parts, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {figure(width)} {figure(height)}",
        fill="currentColor", font_family=PLAIN, **attributes,
    )  # fmt: skip
