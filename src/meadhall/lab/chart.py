"""Chart: a ladder as a picture (SVG), the bots from left to right and their Elo above the lowest upwards.

It has no ground of its own and is drawn in the colour of the text around it; alone, in one that suits a light or a dark
page.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from html import escape
from typing import Final

from meadhall.lab.ladder import Ladder, bot_told
from meadhall.lab.page import conclusion, signed
from meadhall.svg import PLAIN, Point, block, disc, element, figure, group, line_path, text, title

WIDTH: Final = 760.0
HEIGHT: Final = 440.0
LEFT: Final = 76.0
RIGHT: Final = 40.0
TOP: Final = 64.0
BOTTOM: Final = 72.0
CAP: Final = 7.0  # half the width of a bar's end
LINES: Final = 6  # across the picture, about
LEAST: Final = 100.0  # Elo from bottom to top
STYLE: Final = "svg{color:#2b2520}@media (prefers-color-scheme:dark){svg{color:#efe5d0}}"


class Chart:
    """A ladder on its way to be drawn."""

    def __init__(self, ladder: Ladder) -> None:
        self.ladder = ladder
        self.heights = ladder.heights
        self.names = ladder.names[: len(self.heights)]
        self.bars = list(bars(ladder))
        ends = [end for bar in self.bars for end in bar if math.isfinite(end)]
        self.low, self.high, self.gap = extent([*self.heights, *ends])

    def place(self, at: int, elo: float) -> Point:
        """Where a height of a bot is; what has no end ends with the picture."""
        step = (WIDTH - LEFT - RIGHT) / len(self.names)
        share = (min(max(elo, self.low), self.high) - self.low) / (self.high - self.low)
        return LEFT + (at + 0.5) * step, HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)

    # ---------------------------------------------------------------- its parts
    def scale(self) -> Iterator[str]:
        """Lines across, each with its Elo."""
        for number in range(round((self.high - self.low) / self.gap) + 1):
            elo = self.low + number * self.gap
            y = self.place(0, elo)[1]
            strength = 0.5 if elo == 0 else 0.15
            yield element("path", d=line_path((LEFT, y), (WIDTH - RIGHT, y), 0), stroke_opacity=strength)
            yield text((LEFT - 10, y), f"{elo:.0f}", 13, text_anchor="end", fill="currentColor", stroke="none")

    def names_below(self) -> Iterator[str]:
        """The bots' names, and how much they search."""
        for at, name in enumerate(self.names):
            x = self.place(at, 0)[0]
            y = HEIGHT - BOTTOM + 24
            yield text((x, y), name, 15, text_anchor="middle", font_weight="bold")
            iterations = bot_told(name, self.ladder.venue.game)["iterations"]
            if iterations is not None:
                yield text((x, y + 20), f"{iterations:,} iterations", 12, text_anchor="middle", fill_opacity="0.7")

    def way(self) -> str:
        """The line from bot to bot."""
        points = " ".join(f"{figure(x)},{figure(y)}" for x, y in map(self.place, range(len(self.names)), self.heights))
        return element("polyline", points=points, fill="none", stroke_opacity="0.35", stroke_width=2)

    def bar(self, at: int, low: float, high: float) -> str:
        """Where a bot's height lies, seen from the one before it; an end without a cap is open."""
        (x, bottom), (_, top) = self.place(at, low), self.place(at, high)
        caps = [y for y, elo in ((bottom, low), (top, high)) if math.isfinite(elo)]
        path = line_path((x, bottom), (x, top), 0) + "".join(line_path((x - CAP, y), (x + CAP, y), 0) for y in caps)
        return element("path", d=path, stroke_width=2)

    def marks(self) -> Iterator[str]:
        """Each bot: its bar, its disc and its Elo."""
        for at, (name, height) in enumerate(zip(self.names, self.heights, strict=True)):
            x, y = center = self.place(at, height)
            inside = [title(f"{name}: {signed(height)} Elo")]
            if at:
                low, high = self.bars[at - 1]
                inside.append(self.bar(at, low, high))
            inside.append(disc(center, 5.5, fill="currentColor", stroke="none"))
            beside = (x - 10, y - 12)  # where the way does not lead as long as it leads up
            inside.append(text(beside, f"{height:.0f}", 14, text_anchor="end", fill="currentColor", stroke="none"))
            yield group("bot", inside)

    # ---------------------------------------------------------------- all of it
    def drawn(self) -> str:
        """The whole picture."""
        name = f"{self.ladder.venue.game}: Elo above {self.names[0]}"
        parts = [
            title(name),
            element("desc", escape(conclusion(self.ladder), quote=False)),
            element("style", STYLE),
            text((LEFT, 24), name, 18, font_weight="bold"),
            text((LEFT, 46), "bars: 95 % interval of the step from the one before", 13, fill_opacity="0.7"),
            group("scale", self.scale(), stroke="currentColor"),
            group("names", self.names_below()),
            group("ladder", [self.way(), *self.marks()], stroke="currentColor", fill="none"),
        ]
        return block(
            "svg", parts, xmlns="http://www.w3.org/2000/svg", role="img",
            viewBox=f"0 0 {figure(WIDTH)} {figure(HEIGHT)}", width=WIDTH, height=HEIGHT, fill="currentColor",
            font_family=PLAIN,
        )  # fmt: skip


def bars(ladder: Ladder) -> Iterator[tuple[float, float]]:
    """The interval of every step, from the height of the bot before it."""
    for step, below in zip(ladder.steps, ladder.heights, strict=False):
        low, high = step.elo_interval
        yield below + low, below + high


def extent(values: list[float]) -> tuple[float, float, float]:
    """Round bounds around some figures, and a round distance of the lines between them."""
    low, high = min(values), max(values)
    rough = max(high - low, LEAST) / LINES
    power = 10 ** math.floor(math.log10(rough))
    gap = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
    bottom, top = math.floor(low / gap) * gap, math.ceil(high / gap) * gap
    return bottom, max(top, bottom + gap), gap


def svg(ladder: Ladder) -> str:
    """A ladder as SVG."""
    return Chart(ladder).drawn() + "\n"
