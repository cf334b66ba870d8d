"""The report: every figure beside its bar, for a person, as JSON, or written into a page."""

from __future__ import annotations

import os
import platform
import shutil
import statistics
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Final, NamedTuple

import meadhall
from meadhall import purity

BEGIN: Final = "<!-- figures: written by the benchmarks -->"
END: Final = "<!-- end of figures -->"

Values = Sequence[float]


class Bar(NamedTuple):
    """What a figure is called, and the least (or, where more is worse, the most) that it should be."""

    words: str
    unit: str
    bound: float | None = None
    least: bool = True

    def holds(self, value: float) -> bool:
        """Whether a figure is on the right side of the bar."""
        return self.bound is None or (value >= self.bound if self.least else value < self.bound)

    def shown(self) -> str:
        """The bar in words."""
        return "" if self.bound is None else f"{'at least' if self.least else 'under'} {number(self.bound)}"


BARS: Final[dict[str, Bar]] = {
    "engine_sarpedon": Bar("own loop, Sarpedon (aim: 4,000,000)", "decisions/CPU-s", 2_000_000),
    "matches_sarpedon": Bar("own loop, Sarpedon", "matches/CPU-s"),
    "engine_heorot": Bar("own loop, Heorot with its doors", "decisions/CPU-s"),
    "matches_heorot": Bar("own loop, Heorot with its doors", "matches/CPU-s"),
    "unicorns_4": Bar("unicorns, own loop, 4 players", "decisions/CPU-s", 1_500_000),
    "herds_4": Bar("unicorns, own loop, 4 players", "matches/CPU-s", 5_000),
    "unicorns_2": Bar("unicorns, own loop, 2 players", "decisions/CPU-s"),
    "herds_2": Bar("unicorns, own loop, 2 players", "matches/CPU-s"),
    "unicorns_8": Bar("unicorns, own loop, 8 players", "decisions/CPU-s"),
    "herds_8": Bar("unicorns, own loop, 8 players", "matches/CPU-s"),
    "unicorns_clone": Bar("unicorns, clone of a state of 4, from Python", "µs", 3, least=False),
    "unicorns_determinize": Bar("unicorns, determinize of a state of 4, from Python", "µs"),
    "unicorns_state": Bar("unicorns, a state of 4", "bytes"),
    "unicorns_state_eight": Bar("unicorns, a state of 8", "bytes"),
    "hearts": Bar("OpenSpiel's hearts (C++), its own loop", "decisions/CPU-s"),
    "hearts_games": Bar("OpenSpiel's hearts (C++), its own loop", "games/CPU-s"),
    "ratio": Bar("own loop, Sarpedon, to hearts", "times", 1.5),
    "fast_path": Bar("stepped from Python, in ints", "decisions/CPU-s", 300_000),
    "door": Bar("stepped from Python, by readable ids", "decisions/CPU-s", 40_000),
    "clone": Bar("clone of a state, from Python", "µs", 2, least=False),
    "determinize": Bar("determinize of a state, from Python", "µs", 5, least=False),
    "state": Bar("a state of a duel", "bytes", 4096, least=False),
    "state_four": Bar("a state of four seats", "bytes", 4096, least=False),
    "json": Bar("match to JSON and back", "ms", 1, least=False),
    "pure": Bar("own loop, pure Python, Sarpedon", "decisions/CPU-s", 40_000),
    "unicorns_pure": Bar("unicorns, own loop, pure Python, 4 players", "decisions/CPU-s", 40_000),
    "search_full": Bar("search, duel, full playouts (aim: 15,000)", "iterations/CPU-s", 7_500),
    "search_duel": Bar("search, duel, as bots do it", "iterations/CPU-s"),
    "search_unicorns": Bar("search, unicorns, 6 players, as bots do it", "iterations/CPU-s"),
    "search_hearts": Bar("OpenSpiel's ISMCTS (C++), hearts, full playouts", "iterations/CPU-s"),
    "search_ratio": Bar("search, duel, full playouts, to OpenSpiel's on hearts", "times"),
    "search_memory": Bar("a thought of the hardest level", "MB", 300, least=False),
    "search_lasting": Bar("the last matches of 100 to the same ones at first", "times as long", 1.2, least=False),
    "import": Bar("import meadhall", "s", 0.2, least=False),
}


class Row(NamedTuple):
    """A line of the table."""

    words: str
    unit: str
    bar: str
    measured: str
    spread: str
    verdict: str


HEADINGS: Final = Row("what", "unit", "bar", "median", "least … most", "")


def number(value: float) -> str:
    """A figure with as many places as it deserves."""
    if value >= 100 or value == int(value):
        return f"{value:,.0f}"
    return f"{value:.2f}" if value >= 1 else f"{value:.3f}"


def rows(figures: Mapping[str, Values]) -> list[Row]:
    """The table, headings first."""
    return [HEADINGS, *(row(BARS[name], figures[name]) for name in BARS if name in figures)]


def row(bar: Bar, values: Values) -> Row:
    """One figure: the median of the repeats is held against the bar."""
    middle = statistics.median(values)
    verdict = "" if bar.bound is None else "met" if bar.holds(middle) else "MISSED"
    spread = f"{number(min(values))} … {number(max(values))}"
    return Row(bar.words, bar.unit, bar.shown(), number(middle), spread, verdict)


def missed(figures: Mapping[str, Values]) -> list[str]:
    """The figures that are on the wrong side of their bar."""
    return [name for name, bar in BARS.items() if name in figures and not bar.holds(statistics.median(figures[name]))]


def text(figures: Mapping[str, Values]) -> str:
    """The table for a terminal."""
    lines = rows(figures)
    widths = [max(len(part) for part in column) for column in zip(*lines, strict=True)]
    return "\n".join("  ".join(fitted(line, widths)).rstrip() for line in lines)


def fitted(line: Row, widths: list[int]) -> list[str]:
    """The parts of a line in columns: words to the left, figures to the right."""
    sides = "<<>>><"
    return [f"{part:{side}{width}}" for part, side, width in zip(line, sides, widths, strict=True)]


def markdown(figures: Mapping[str, Values], command: str, repeats: int) -> str:
    """The table for a page, with what it was measured on and how."""
    lines = ["| " + " | ".join(line) + " |" for line in rows(figures)]
    lines.insert(1, "| --- | --- | ---: | ---: | ---: | --- |")
    about = [f"- {name}: {told}" for name, told in machine().items()]
    return "\n".join([f"`{command}`, {repeats} repeats, on:", "", *about, "", *lines])


def machine() -> dict[str, str]:
    """What the figures depend on."""
    return {
        "processor": f"{processor()}, {os.cpu_count()} cores, of which one is used",
        "system": " ".join([platform.system(), platform.machine(), *platform.libc_ver()]).strip(),
        "Python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiler": compiler(),
        "meadhall": f"{meadhall.__version__}, {purity.engine()}",
        "OpenSpiel": version("open_spiel"),
    }


def processor() -> str:
    """The processor's name."""
    facts = Path("/proc/cpuinfo")
    if facts.exists():
        named = [line for line in facts.read_text(encoding="utf-8").splitlines() if line.startswith("model name")]
        if named:
            return named[0].partition(":")[2].strip()
    return platform.processor() or platform.machine()


def compiler() -> str:
    """The C compiler that a build here uses, by its own first words."""
    name = shutil.which(os.environ.get("CC", "cc"))
    if name is None:
        return "none"
    told = subprocess.run([name, "--version"], capture_output=True, text=True, check=False)
    return told.stdout.partition("\n")[0] or name


def put_into(page: str, figures: str, name: str = "figures") -> str:
    """A page with its figures of a name replaced."""
    begin, end = (mark.replace("figures", name) for mark in (BEGIN, END))
    if begin not in page or end not in page:
        msg = f"the page has no place for {name}: it needs the lines {begin!r} and {end!r}"
        raise SystemExit(msg)
    before, _, rest = page.partition(begin)
    return f"{before}{begin}\n\n{figures}\n\n{end}{rest.partition(end)[2]}"


def command() -> str:
    """What was typed to get these figures, but for where they were written."""
    words = sys.argv[1:]
    kept = [word for at, word in enumerate(words) if word not in PLACES and (at == 0 or words[at - 1] not in PLACES)]
    return " ".join(["python -m benchmarks", *kept])


PLACES: Final = {"--out", "--write"}
