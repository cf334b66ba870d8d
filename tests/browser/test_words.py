"""Every page in every language: no word is missing, nothing is wider than a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from meadhall.localisation import languages
from tests.browser.guest import Guest
from tests.browser.test_matches import TABLES, set_table
from tests.patience import some, turned

PHONE = (390, 844)
PATHS = ("/", "/new/duel", "/new/unicorns", "/rules/duel")


@pytest.mark.parametrize("language", languages())
def test_pages_speak_the_language_of_the_browser_and_fit_a_phone(language: str, look: Callable[..., Guest]) -> None:
    """A missing message is an error in the page, and those are counted."""
    guest = look(*PHONE, locale=language)
    for path in some(turned(PATHS, languages().index(language))):
        guest.go(path)
        guest.settle()
        assert guest.page.locator("html").get_attribute("lang") == language
        assert guest.overflow <= 0, path


@pytest.mark.parametrize("game", sorted(TABLES))
def test_tables_fit_a_phone_in_every_language(game: str, look: Callable[..., Guest]) -> None:
    """Also while the language is switched at the table."""
    guest = look(*PHONE)
    guest.go(f"/table/{set_table(guest, game, *TABLES[game])}")
    asked = guest.page.locator("section.asked")
    asked.locator("details").wait_for()
    said: list[str] = []
    for language in languages():
        guest.page.locator("header select").select_option(language)
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        if said:
            expect(asked).not_to_have_text(said[-1], use_inner_text=True)
        assert guest.overflow <= 0, language
        said.append(asked.inner_text())
    assert len(set(said)) == len(languages())
