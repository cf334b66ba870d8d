"""What axe-core finds wrong with a page, rule by rule."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

SOURCE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# All rules hold that axe-core itself has on; how large targets are, it leaves to whoever asks.
ALL: Final[dict[str, Any]] = {"rules": {"target-size": {"enabled": True}}, "resultTypes": ["violations"]}
CONTRAST: Final[dict[str, Any]] = {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}
# The scenery of a board is hidden from everybody who listens, and is most of what a table consists of.
RUN: Final = """async (asked) => (await axe.run({ exclude: [".scenery"] }, asked)).violations"""


@cache
def source() -> str:
    """The program itself, as it came with what the page is built with."""
    return SOURCE.read_text("utf-8")


def found(page: Page, asked: dict[str, Any] = ALL) -> list[str]:
    """What is wrong with a page as it stands now: the rule, what breaks it, and how."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())  # told by the tools of the browser: the page's own policy lets no script in
    wrong: list[dict[str, Any]] = page.evaluate(RUN, asked)
    return [line for rule in wrong for line in told(rule)]


def told(rule: dict[str, Any]) -> list[str]:
    """A broken rule, with each place that breaks it."""
    return [f"{rule['id']}: {node['html'][:160]} ({node['failureSummary']})" for node in rule["nodes"]]
