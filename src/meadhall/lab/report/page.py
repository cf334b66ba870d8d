"""Page: a report as one HTML file that needs nothing beside it: all languages, light and dark, tables to be sorted.

It works without its script as well. A language is chosen by a radio button; what is said in the others is not shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from meadhall.lab.report.document import (
    POINTS,
    SHARE,
    SIGNED,
    Chart,
    Column,
    Document,
    Fold,
    Heat,
    Lines,
    Note,
    Say,
    Section,
    Table,
)
from meadhall.lab.report.drawing import drawn_chart, interval, rounded, step
from meadhall.lab.report.tongue import ENGLISH, Tongue
from meadhall.lab.studies.figures import Figure
from meadhall.lab.studies.plan import Plan
from meadhall.localisation import languages

FOLDER: Final = Path(__file__).parent
THEMES: Final = ("auto", "light", "dark")
NOTHING: Final = "–"
SHORT: Final = 4  # letters of names that need not be turned
STRONGEST: Final = 0.28  # so far from a fair share a cell has its strongest colour


def page_of(plan: Plan, document: Document) -> str:
    """A report as a page, in all languages; English comes first."""
    others = [language for language in languages() if language != ENGLISH]
    return Page(document, [Tongue(plan, language) for language in (ENGLISH, *others)]).html()


class Page:
    """A report on its way to be written."""

    def __init__(self, document: Document, tongues: Sequence[Tongue]) -> None:
        self.document = document
        self.tongues = tongues
        self.captions = 0

    # ---------------------------------------------------------------- words
    def words(self, part: Any, tag: str = "span") -> str:
        """A text in all languages, of which the page shows one."""
        texts = [tongue.text(part) for tongue in self.tongues]
        if len(set(texts)) == 1:
            return escape(texts[0], quote=False)
        return "".join(
            f'<{tag} lang="{tongue.language}">{escape(text, quote=False)}</{tag}>'
            for tongue, text in zip(self.tongues, texts, strict=True)
        )

    def pointed(self, told: str) -> str:
        """A number, with a point where that is the custom, and with a comma everywhere else."""
        if "." not in told:
            return told
        return f'<span lang="{ENGLISH}">{told}</span><span class="o">{told.replace(".", ",")}</span>'

    # ---------------------------------------------------------------- the whole
    def html(self) -> str:
        """All of it."""
        english = next(tongue for tongue in self.tongues if tongue.language == ENGLISH)
        return "\n".join([
            "<!doctype html>",
            f'<html lang="{ENGLISH}">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(english.text(self.document.title))}</title>",
            f"<style>\n{self.style()}</style>",
            "</head>",
            "<body>",
            *self.header(),
            "<main>",
            *(part for section in self.document.sections for part in self.section(section)),
            "</main>",
            f"<footer><p>{self.words(Say('footer'))}</p></footer>",
            f"<script>\n{(FOLDER / 'page.js').read_text('utf-8')}</script>",
            "</body>",
            "</html>",
        ]) + "\n"  # fmt: skip

    def style(self) -> str:
        """How it looks, and which language is shown."""
        shown = [
            f'html:has(#say-{tongue.language}:checked) :is(span, tspan)[lang]:not([lang="{tongue.language}"])'
            for tongue in self.tongues
        ]
        hidden = [*shown, f"html:has(#say-{ENGLISH}:checked) .o"]
        return (FOLDER / "page.css").read_text("utf-8") + ",\n".join(hidden) + " {\n  display: none;\n}\n"

    def header(self) -> Iterator[str]:
        """What it is about, in which language, and what is where."""
        yield "<header>"
        yield '<form class="ways">'
        yield from self.choice("language", Say("choose-language"), [
            (f"say-{tongue.language}", tongue.language, f'lang="{tongue.language}"', tongue.text(Say("language")))
            for tongue in self.tongues
        ])  # fmt: skip
        yield from self.choice("theme", Say("choose-theme"), [
            (theme, theme, "", self.words(Say(f"theme-{theme}"))) for theme in THEMES
        ])  # fmt: skip
        yield "</form>"
        yield f"<h1>{self.words(self.document.title)}</h1>"
        yield f"<p>{' '.join(map(self.words, self.document.intro))}</p>"
        yield f"<details><summary>{self.words(Say('reading'))}</summary>"
        yield from (f"<p>{self.words(say)}</p>" for say in self.document.reading)
        yield f'<p id="sorting" hidden>{self.words(Say("intro-sort"))}</p></details>'
        yield f'<nav aria-label="{escape(self.tongues[0].text(self.document.title))}"><ul>'
        for section in self.document.sections:
            yield f'<li><a href="#{section.id}">{self.words(section.title)}</a></li>'
        yield "</ul></nav></header>"

    def choice(self, name: str, title: Say, ways: Sequence[tuple[str, str, str, str]]) -> Iterator[str]:
        """One of several ways to see the page."""
        yield f"<fieldset><legend>{self.words(title)}</legend>"
        for at, (id, value, more, label) in enumerate(ways):
            checked = "" if at else " checked"
            yield f'<label {more}><input type="radio" name="{name}" id="{id}" value="{value}"{checked}>{label}</label>'
        yield "</fieldset>"

    def section(self, section: Section) -> Iterator[str]:
        """A part of the report."""
        yield f'<section id="{section.id}" aria-labelledby="{section.id}-title">'
        yield f'<h2 id="{section.id}-title">{self.words(section.title)}</h2>'
        for block in section.blocks:
            yield from self.block(block)
        yield "</section>"

    def block(self, block: Any) -> Iterator[str]:
        """Sentences, a table or a picture."""
        if isinstance(block, Lines):
            yield from self.lines(block)
        elif isinstance(block, Note):
            yield f'<p class="note">{self.words(block.say)}</p>'
        elif isinstance(block, Table):
            yield from self.table(block)
        elif isinstance(block, Heat):
            yield from self.heat(block)
        elif isinstance(block, Chart):
            yield from self.chart(block)
        elif isinstance(block, Fold):
            yield f"<details><summary>{self.words(block.title)}</summary>"
            for inside in block.blocks:
                yield from self.block(inside)
            yield "</details>"

    def lines(self, lines: Lines) -> Iterator[str]:
        """Sentences below one another."""
        kind = "lines lead" if lines.is_lead else "lines"
        if lines.is_warning:
            yield '<div class="warning" role="note">'
        yield f'<ul class="{kind}">'
        yield from (f"<li>{self.words(say)}</li>" for say in lines.says)
        yield "</ul>"
        if lines.is_warning:
            yield "</div>"

    def chart(self, chart: Chart) -> Iterator[str]:
        """A picture, which its caption tells."""
        id = f"chart-{chart.id}"
        told = f"<b>{self.words(chart.title)}.</b> {self.words(chart.about)}"
        yield f'<figure><figcaption id="{id}">{told}</figcaption>'
        yield drawn_chart(chart, lambda part: self.words(part, "tspan"), role="img", aria_labelledby=id)
        yield "</figure>"

    # ---------------------------------------------------------------- tables
    def framed(self, caption: Say, kind: str) -> str:
        """The beginning of a table that may be wider than the page."""
        self.captions += 1
        id = f"table-{self.captions}"
        return (
            f'<div class="scroll" role="region" tabindex="0" aria-labelledby="{id}">'
            f'<table class="{kind}"><caption id="{id}"><span>{self.words(caption)}</span></caption>'
        )

    def table(self, table: Table) -> Iterator[str]:
        """Rows of figures."""
        yield self.framed(table.caption, "plain")
        first = table.rows[0] if table.rows else []
        heads = [
            f'<th scope="col"{figure_class(cell)}>{self.words(column.head)}</th>'
            for column, cell in zip(table.columns, first, strict=False)
        ]
        yield f"<thead><tr>{''.join(heads)}</tr></thead><tbody>"
        for row in table.rows:
            cells = [
                self.cell(column, cell, at) for at, (column, cell) in enumerate(zip(table.columns, row, strict=True))
            ]
            yield f"<tr>{''.join(cells)}</tr>"
        yield "</tbody></table></div>"

    def cell(self, column: Column, cell: Any, at: int) -> str:
        """A cell of a table; the first names its row."""
        if isinstance(cell, Figure):
            return self.figure(column, cell)
        if cell is None:
            return f'<td class="f" data-v="">{NOTHING}</td>'
        if isinstance(cell, int):
            return f'<td class="f" data-v="{cell}">{cell}</td>'
        return f'<th scope="row">{self.words(cell)}</th>' if not at else f"<td>{self.words(cell)}</td>"

    def figure(self, column: Column, found: Figure) -> str:
        """A figure, its interval and a bar of both."""
        if not found.number:
            return f'<td class="f" data-v="">{NOTHING}</td>'
        value = rounded(found.value, column.unit, column.digits)
        is_more = column.unit in {POINTS, SIGNED} and found.value > 0 and value.strip("0.")
        told = [f"<b>{'+' if is_more else ''}{self.pointed(value)}</b>"]
        if found.low < found.high:
            told.append(f"<small>{self.pointed(interval(found, column.unit, column.digits))}</small>")
        if column.bar:
            told.append(bar(column, found))
        return f'<td class="f" data-v="{found.value:.4g}">{"".join(told)}</td>'

    def heat(self, heat: Heat) -> Iterator[str]:
        """Each against each, in colour."""
        short = all(len(tongue.text(name)) <= SHORT for tongue in self.tongues for name in heat.columns)
        yield self.framed(heat.caption, "heat" if short else "heat tall")
        heads = "".join(f'<th scope="col">{self.words(head)}</th>' for head in (heat.corner, *heat.columns))
        yield f"<thead><tr>{heads}</tr></thead><tbody>"
        for name, cells in zip(heat.rows, heat.cells, strict=True):
            told = "".join(self.square(heat, cell) for cell in cells)
            yield f'<tr><th scope="row">{self.words(name)}</th>{told}</tr>'
        yield "</tbody></table></div>"

    def square(self, heat: Heat, found: Figure | None) -> str:
        """A cell of a heat map."""
        if found is None or not found.number:
            return f'<td data-v="">{NOTHING}</td>'
        strength = step(found, heat.mark, STRONGEST if heat.unit == SHARE else max(heat.mark, 1e-9))
        kind = f' class="{"g" if strength > 0 else "l"}{abs(strength)}"' if strength else ""
        value = self.pointed(rounded(found.value, heat.unit, heat.digits))
        within = self.pointed(interval(found, heat.unit, heat.digits))
        return f'<td{kind} data-v="{found.value:.4g}">{value}<small>{within}</small></td>'


def figure_class(cell: Any) -> str:
    """Whether the head of a column stands above figures."""
    return ' class="f"' if cell is None or isinstance(cell, (int, Figure)) else ""


def bar(column: Column, found: Figure) -> str:
    """A figure and its interval as a small picture of what stands beside it."""
    low, high = column.bar or (0.0, 1.0)

    def x(value: float) -> str:
        return f"{100 * (min(max(value, low), high) - low) / (high - low):.1f}"

    fair = "" if column.mark is None else f'<path class="m" d="M{x(column.mark)} 0V10"/>'
    return (
        '<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">'
        f'<path class="t" d="M0 5H100"/>{fair}<path class="i" d="M{x(found.low)} 5H{x(found.high)}"/>'
        f'<path class="v" d="M{x(found.value)} 1V9"/></svg>'
    )
