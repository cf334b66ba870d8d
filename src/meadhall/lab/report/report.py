"""Report: everything that a study says, section by section."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.lab.report.aggregates import Aggregates
from meadhall.lab.report.cards import of_cards
from meadhall.lab.report.changes import of_changes
from meadhall.lab.report.document import NUMBER, Amount, Chart, Document, Fold, Heat, Name, Say, Section, Table
from meadhall.lab.report.play import of_feel, of_skill
from meadhall.lab.report.strength import of_pairs, of_several
from meadhall.lab.studies.figures import Figure
from meadhall.lab.studies.plan import Plan, StudyError
from meadhall.lab.studies.store import Store

MISSED: Final = 0.05  # of all intervals do not hold what they are about


def report_of(folder: Path) -> tuple[Plan, Document]:
    """The report on the study in a folder."""
    plan = Store(folder).plan()
    data = Aggregates(folder, plan)
    if not data.free.num_rows:
        msg = f"{folder} holds no matches: run `meadhall lab run` to the end first"
        raise StudyError(msg)
    sections = [
        *of_pairs(data), *of_several(data), *of_cards(data), *of_changes(data), *of_skill(data), *of_feel(data),
        *plan.part.chapters(data),
    ]  # fmt: skip
    title = Say("title", {"study": Name("id", named(plan))})
    return plan, Document(title, intro(data), reading(sections), sections)


def named(plan: Plan) -> str:
    """What a study is called."""
    return plan.study.name or Path(plan.source.name).stem


def intro(data: Aggregates) -> list[Say]:
    """What was played."""
    return [
        Say("intro-matches", {"matches": Amount(data.matches.num_rows, NUMBER)}),
        Say("intro-level", {"level": Say("level", {"level": data.level})}),
    ]


def reading(sections: list[Section]) -> list[Say]:
    """How all of it is to be read, and how much of it is wrong by chance."""
    count = sum(figures(section.blocks) for section in sections)
    return [Say("intro-intervals"), Say("intro-many", {"count": count, "missed": round(count * MISSED)})]


def figures(blocks: object) -> int:
    """How many figures with intervals there are."""
    if isinstance(blocks, Figure):
        return blocks.low < blocks.high and blocks.number > 0
    if isinstance(blocks, (Table, Heat)):
        return figures(blocks.rows if isinstance(blocks, Table) else blocks.cells)
    if isinstance(blocks, (Fold, Section)):
        return figures(blocks.blocks)
    if isinstance(blocks, Chart):
        return 0  # a picture of what tables tell
    return sum(map(figures, blocks)) if isinstance(blocks, (list, tuple)) else 0
