"""Page: a ladder in words and figures, a row for each step, for a terminal or as Markdown."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from meadhall.lab.evidence import TRUST
from meadhall.lab.ladder import OPEN, Ladder, Step, bot_told

INTERVAL: Final = f"{TRUST:.0%} interval".replace("%", " %")
TITLES: Final = (
    "step", "matches", "wins", "draws", "share", INTERVAL, "verdict", "Elo", INTERVAL, "total", "s/move",
)  # fmt: skip
HALVES: Final = ((0, 1, 2, 3, 4, 5, 6), (0, 7, 8, 9, 10))  # the columns as two tables, where one would be too wide


def rows(ladder: Ladder) -> list[tuple[str, ...]]:
    """The figures of each step."""
    return [cells(step, height) for step, height in zip(ladder.steps, ladder.heights[1:], strict=True)]


def cells(step: Step, height: float) -> tuple[str, ...]:
    """The figures of a step, by the titles above."""
    low, high = step.interval
    elo_low, elo_high = step.elo_interval
    return (
        step.name,
        f"{step.matches}",
        f"{step.wins}",
        f"{step.draws}",
        f"{step.share:.1%}",
        f"{100 * low:.1f} – {high:.1%}",
        step.verdict,
        signed(step.elo),
        f"{signed(elo_low)} – {signed(elo_high)}",
        signed(height),
        " / ".join(paced(step.pace(side)) for side in range(2)),
    )


def signed(elo: float) -> str:
    """A difference in Elo."""
    return f"{elo:+.0f}" if math.isfinite(elo) else "∞" if elo > 0 else "-∞"


def paced(seconds: float | None) -> str:
    """Seconds with as many digits as tell something."""
    return "–" if seconds is None else f"{seconds:.4f}" if seconds < 0.1 else f"{seconds:.2f}"


# ---------------------------------------------------------------- in words
def head(ladder: Ladder) -> str:
    """What was played."""
    return f"{ladder.venue.game}: {ladder.venue.words}; seed {ladder.seed}"


def test(ladder: Ladder) -> str:
    """By what it is judged."""
    rule = ladder.rule
    if rule.is_fixed:
        return f"{rule.matches} matches a step; intervals of Wilson"
    number = f"{rule.least} to {rule.matches}" if rule.least < rule.matches else f"{rule.matches}"
    return f"{number} matches a step, until it is decided; intervals hold at every look"


def conclusion(ladder: Ladder) -> str:
    """Whether the ladder stands, and where it does not."""
    if ladder.is_proven:
        if len(ladder.names) == 2:
            return f"Proven: {ladder.names[1]} is stronger than {ladder.names[0]}."
        return "Proven: each is stronger than the one before it."
    missing = [f"{contest.name} (not played)" for contest in ladder.contests[len(ladder.steps) :]]
    return "Not proven: " + ", ".join([*(doubt(step) for step in ladder.unproven), *missing])


def doubt(step: Step) -> str:
    """Why a step is not proven."""
    return f"{step.name} ({'open' if step.verdict == OPEN else f'{step.upper} is weaker'})"


# ---------------------------------------------------------------- as Markdown
def markdown(ladder: Ladder, command: str) -> str:
    """The ladder as a section of a document, with the command that made it."""
    return "\n".join(lines(ladder, command)) + "\n"


def lines(ladder: Ladder, command: str) -> Iterator[str]:
    """The lines of that section."""
    yield f"## {ladder.venue.game}"
    yield ""
    yield f"{sentence(ladder.venue.words)}; seed {ladder.seed}. {sentence(test(ladder))}. {conclusion(ladder)}"
    yield ""
    yield from table(TITLES, rows(ladder))
    yield ""
    yield from table(("bot", "iterations", "mistakes", "Elo"), bots(ladder))
    yield ""
    yield "```"
    yield command
    yield "```"


def sentence(words: str) -> str:
    """Words that begin a sentence."""
    return words[:1].upper() + words[1:]


def bots(ladder: Ladder) -> Iterator[tuple[str, ...]]:
    """Each bot that was played: how much it searches, and how far above the lowest it stands."""
    for name, height in zip(ladder.names, ladder.heights, strict=False):
        told = bot_told(name, ladder.venue.game)
        iterations, mistakes = told["iterations"], told["mistakes"]
        yield (
            name,
            "–" if iterations is None else f"{iterations:,}",
            "–" if mistakes is None else f"{mistakes:.0%}",
            f"{height:.0f}",
        )


def table(titles: Sequence[str], body: Iterable[Sequence[str]]) -> Iterator[str]:
    """A table: words to the left, figures to the right."""
    yield row(titles)
    yield row([":---", *["---:"] * (len(titles) - 1)])
    yield from map(row, body)


def row(parts: Sequence[str]) -> str:
    """A row of a table."""
    return f"| {' | '.join(parts)} |"
