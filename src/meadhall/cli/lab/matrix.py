"""`meadhall lab matrix STUDY`: write how often each hero beats each other one, from what a study has played so far.

A draft reads it for its hints, and bots draft by it. STUDY is the folder of a study (`meadhall lab run`); only its
matches of two against each other count, and none that a treatment has changed.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

from meadhall.cli import Commands

if TYPE_CHECKING:
    from meadhall.drafting.matrix import Tally
    from meadhall.lab.studies import Course, Store

PAIR: Final = 2


def register(parts: Commands) -> None:
    """Add the command."""
    part = parts.add_parser(
        "matrix", help="write the table of win rates that drafts give hints by", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    part.add_argument("study", type=Path, metavar="STUDY", help="the folder that a study was played into")
    part.add_argument("--out", type=Path, metavar="FILE", required=True, help="the file to be written")
    part.add_argument("--level", metavar="BOT", help="whose matches count (needed where a study has several bots)")
    part.set_defaults(run=run)


# Whatever reads a study is imported when one is to be read.
# ruff: noqa: PLC0415
def run(arguments: argparse.Namespace) -> int:
    """Count and write."""
    from meadhall.drafting.matrix import lines_of
    from meadhall.lab.studies import Course, Store
    from meadhall.lab.studies.plan import StudyError
    from meadhall.lab.studies.run import resumed

    store = Store(arguments.study)
    plan = store.plan()
    levels = plan.study.levels
    level = arguments.level or levels[0]
    if level not in levels or (arguments.level is None and len(levels) > 1):
        msg = f"--level must be one of {', '.join(levels)}, found {arguments.level!r}"
        raise StudyError(msg)
    course = Course(plan)
    resumed(course, store)
    tallies = counted(course, store, level)
    if not tallies:
        msg = f"{arguments.study} has no matches of two against each other with {level!r} yet"
        raise StudyError(msg)
    arguments.out.write_text(lines_of(told(arguments, plan.study.name, level), level, tallies), encoding="utf-8")
    matches = sum(tally.matches for tally in tallies.values())
    print(f"{arguments.out}: {len(tallies)} pairings, {matches} matches")
    return 0


def told(arguments: argparse.Namespace, name: str, level: str) -> str:
    """The command, as the file tells it."""
    return f"meadhall lab matrix {arguments.study.name} --level {level}" + (f"  # {name}" if name else "")


def counted(course: Course, store: Store, level: str) -> dict[tuple[str, str, str | None], Tally]:
    """The points of each pair on each board."""
    from meadhall.drafting.matrix import Tally
    from meadhall.lab.studies.results import matches

    points, numbers = Counter[tuple[str, str, str | None]](), Counter[tuple[str, str, str | None]]()
    for cell, _, match in matches(course, store):
        if len(cell.sides) == PAIR and cell.level == level and not cell.treatment and cell.sides[0] != cell.sides[1]:
            one, other = sorted(cell.sides)
            numbers[one, other, cell.table] += 1
            points[one, other, cell.table] += sum(seat.score for seat in match.seats if seat.who == one)  # type: ignore[assignment]
    return {key: Tally(float(points[key]), number) for key, number in numbers.items()}
