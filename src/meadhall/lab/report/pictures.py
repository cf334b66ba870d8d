"""Pictures: the charts of a report by themselves, for documents: light and dark, in English."""

from __future__ import annotations

from html import escape
from typing import Any

from meadhall.lab.report.document import Chart, Document, Heat, Say
from meadhall.lab.report.drawing import STYLE, drawn_chart, drawn_heat
from meadhall.lab.report.tongue import ENGLISH, Tongue
from meadhall.lab.studies.plan import Plan
from meadhall.svg import element, title


def pictures_of(plan: Plan, document: Document) -> dict[str, str]:
    """The pictures of a report by the names of their files."""
    tongue = Tongue(plan, ENGLISH)

    def words(part: Any) -> str:
        return escape(tongue.text(part), quote=False)

    def head(called: Say, about: Say) -> list[str]:
        return [title(tongue.text(called)), element("desc", words(about)), element("style", STYLE)]

    found: dict[str, str] = {}
    for section in document.sections:
        maps = [block for block in section.blocks if isinstance(block, Heat)]
        for number, heat in enumerate(maps, 1):
            name = f"{section.id}-{number}.svg" if len(maps) > 1 else f"{section.id}.svg"
            about = head(heat.caption, section.title)
            found[name] = drawn_heat(heat, words, lengths(heat, tongue), about, role="img")
        for block in section.blocks:
            if isinstance(block, Chart):
                found[f"{block.id}.svg"] = drawn_chart(block, words, head(block.title, block.about), role="img")
    return found


def lengths(heat: Heat, tongue: Tongue) -> tuple[int, int]:
    """How many letters the longest names of rows and columns have."""
    rows, columns = (max(len(tongue.text(name)) for name in names) for names in (heat.rows, heat.columns))
    return rows, columns
