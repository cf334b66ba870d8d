"""The lab's report in a real browser: in all languages, light and dark, sorted by whoever likes, without a network."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from meadhall.lab.report import page_of, report_of
from meadhall.localisation import languages
from tests.browser import axe
from tests.browser.guest import OVERFLOW
from tests.lab.invented import EFFECTS, PLANTED, Truth, invented, planted_share

Reading = Callable[..., Page]
WIDE = {"width": 1366, "height": 768}
NARROW = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of a study that a test has made up."""
    folder = tmp_path_factory.mktemp("report")
    invented(folder, PLANTED | {"matches": {"most": 100, "least": 100}}, Truth(planted_share, EFFECTS))
    path = folder / "report.html"
    path.write_text(page_of(*report_of(folder)), "utf-8")
    return path


@pytest.fixture
def reading(browser: Browser, report: Path) -> Iterator[Reading]:
    """Somebody opens the page as a file; nothing is fetched but the page itself, and nothing goes wrong in it."""
    contexts, trouble = [], []

    def opened(**manner: Any) -> Page:
        context = browser.new_context(**{"viewport": WIDE, "locale": "en", **manner})
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("console", lambda said: trouble.append(said.text))
        page.on("request", lambda asked: trouble.append(asked.url) if asked.url != report.as_uri() else None)
        page.goto(report.as_uri())
        return page

    yield opened
    for context in contexts:
        context.close()
    assert trouble == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_wrong_and_nothing_is_too_wide(reading: Reading, scheme: str) -> None:
    """With everything unfolded, on a desk and on a phone."""
    page = reading(color_scheme=scheme, locale="ru")
    page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
    assert axe.found(page) == []
    page.set_viewport_size(NARROW)  # type: ignore[arg-type]
    assert axe.found(page) == []
    assert page.evaluate(OVERFLOW) == 0


def test_page_speaks_the_readers_language_and_any_other(reading: Reading) -> None:
    """One at a time; the title and the page's own language follow."""
    page = reading(locale="de-AT")
    assert page.locator("h1").inner_text() == "Planted: der Bericht"
    for language in languages():
        page.locator(f"#say-{language}").check(force=True)
        assert page.evaluate("[document.documentElement.lang, document.title]") == [
            language, page.locator("h1").inner_text(),
        ]  # fmt: skip
        shown = page.evaluate(
            "[...new Set([...document.querySelectorAll('h2 [lang], tspan[lang]')]"
            ".filter((one) => one.getClientRects().length).map((one) => one.getAttribute('lang')))]"
        )
        assert shown == [language]


def test_tables_are_sorted_by_keys_alone(reading: Reading) -> None:
    """A head is a button that says which way; figures begin with the greatest, names with the first."""
    page = reading()
    table = page.locator("#verdict table").first
    names, wins = table.locator("thead button").first, table.locator("thead button").nth(2)

    def rows() -> list[str]:
        return table.locator("tbody th").all_inner_texts()

    by_wins = ["Medusa", "King Arthur", "Sinbad"]
    assert rows() == by_wins
    names.focus()
    page.keyboard.press("Enter")
    assert rows() == sorted(by_wins)
    assert table.locator("thead th").first.get_attribute("aria-sort") == "ascending"
    wins.focus()
    page.keyboard.press("Space")
    assert rows() == by_wins
    page.keyboard.press("Space")
    assert rows() == by_wins[::-1]
    assert table.locator("[aria-sort]").evaluate_all("(all) => all.map((one) => one.ariaSort)") == ["ascending"]


def test_page_without_its_script_says_everything(reading: Reading) -> None:
    """In English at first, then in any language; light and dark can be chosen as well."""
    page = reading(java_script_enabled=False, locale="pl")
    assert page.locator("h1").inner_text() == "Planted: the report"
    page.locator("#say-pl").check(force=True)
    assert page.locator("h1").inner_text() == "Planted: raport"
    assert page.locator("#verdict .lead li").first.inner_text().startswith("Wyraźna przewaga: Meduza")
    assert page.locator("th button").count() == 0
    assert not page.locator("#sorting").is_visible()
    ground = "document.body && getComputedStyle(document.body).backgroundColor"
    seen = []
    for theme in ("light", "dark"):
        page.locator(f"#{theme}").check(force=True)
        seen.append(page.evaluate(ground))
    assert seen[0] != seen[1]
