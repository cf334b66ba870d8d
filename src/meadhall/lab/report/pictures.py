"""Pictures: the charts of a report by themselves, for documents: light and dark, in English."""

from __future__ import annotations

from html import escape
from typing import Any

from meadhall.lab.report.document import Chart, Document, Heat
from meadhall.lab.report.drawing import STYLE, drawn_chart, drawn_heat
from meadhall.lab.report.tongue import ENGLISH, Tongue
from meadhall.lab.studies.plan import Plan
from meadhall.svg import element, title


def pictures_of(plan: Plan, document: Document) -> dict[str, str]:
    """The pictures of a report by the names of their files."""
    tongue = Tongue(plan, ENGLISH)

    def words(part: Any) -> str:
        return escape(tongue.text(part), quote=False)

    found: dict[str, str] = {}
    for section in document.sections:
        for block in section.blocks:
            if isinstance(block, Chart):
                head = [title(tongue.text(block.title)), element("desc", words(block.about)), element("style", STYLE)]
                found[f"{block.id}.svg"] = drawn_chart(block, words, head, role="img")
            elif isinstance(block, Heat):
                head = [
                    title(tongue.text(block.caption)),
                    element("desc", words(section.title)),
                    element("style", STYLE),
                ]
                found[f"{section.id}.svg"] = drawn_heat(block, words, lengths(block, tongue), head, role="img")
    return found


def lengths(heat: Heat, tongue: Tongue) -> tuple[int, int]:
    """How many letters the longest names of rows and columns have."""
    rows, columns = (max(len(tongue.text(name)) for name in names) for names in (heat.rows, heat.columns))
    return rows, columns
