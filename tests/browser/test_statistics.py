"""The book of numbers and the profile: what a match leaves there, how it is sorted and taken along, what is kept."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from meadhall.localisation import languages, words
from tests.browser.guest import Guest
from tests.browser.test_matches import set_table
from tests.patience import crossed
from tests.server.house import BOT, DUEL, House, Told

Visit = Callable[..., Guest]

PHONE: Final = (390, 844)
BOOK: Final = {language: words("page-statistics", language) for language in languages()}


LISTED: Final = """() => fetch("/api/me/listing", {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify({listed: true})})"""


def resigned(guest: Guest, setup: Told = DUEL, name: str = "Ana") -> None:
    """A duel against a bot that a guest gives up, who allows that others read of it."""
    table = set_table(guest, "duel", setup, [{"kind": "me", "name": name}, BOT])
    guest.page.evaluate(LISTED)
    guest.go(f"/table/{table}")
    guest.page.get_by_role("button", name="Tools", exact=True).click()
    guest.page.get_by_role("button", name="Resign", exact=True).click()
    guest.page.locator("dialog").get_by_role("button", name="Resign", exact=True).click()
    guest.page.locator("dialog .told").wait_for()


def open_book(guest: Guest) -> None:
    """The duel's page of the book: it opens at the game that was played most, and other tests play in this hall too."""
    guest.go("/statistics")
    guest.page.get_by_role("radio", name="The duel").click(force=True)
    guest.page.get_by_role("heading", name="Heroes").wait_for()


def line(page: Page, table: str, name: str) -> list[str]:
    """The cells of somebody in a table."""
    found = page.get_by_role("table", name=table, exact=True).get_by_role("row").filter(has_text=name)
    return [cell.inner_text() for cell in found.get_by_role("cell").all()]


def first_column(page: Page, table: str) -> list[str]:
    """The names in a table, from above."""
    return page.get_by_role("table", name=table, exact=True).locator("tbody th").all_inner_texts()


def count_of(page: Page, table: str, name: str) -> tuple[int, int]:
    """How many matches somebody has in a table, and how many wins."""
    cells = line(page, table, name)
    return (int(cells[0]), int(cells[1])) if cells else (0, 0)


def test_match_stands_in_the_book_once_it_has_ended(look: Visit) -> None:
    """The hero who gave up has one match more and no win more, the other both; the name stands among the players."""
    guest = look()
    resigned(guest, name="Sigrid")
    open_book(guest)
    before = {hero: count_of(guest.page, "Heroes", hero) for hero in ("Medusa", "Sinbad")}
    resigned(guest, name="Sigrid")
    open_book(guest)
    matches, wins = before["Medusa"]
    assert count_of(guest.page, "Heroes", "Medusa") == (matches + 1, wins)
    matches, wins = before["Sinbad"]
    assert count_of(guest.page, "Heroes", "Sinbad") == (matches + 1, wins + 1)
    assert count_of(guest.page, "Players", "Sigrid") == (2, 0)
    assert "0%" in line(guest.page, "Players", "Sigrid")[2]
    guest.page.get_by_role("radio", name="The unicorns").click(force=True)
    expect(guest.page.get_by_role("heading", name="Heroes")).to_have_count(0)


def test_tables_are_sorted_by_any_column(look: Visit) -> None:
    """A press on the head of a column sorts by it, a second one the other way round, and the head says so."""
    guest = look()
    resigned(guest)
    resigned(guest, {**DUEL, "heroes": ["alice", "sinbad"]})
    open_book(guest)
    table = guest.page.get_by_role("table", name="Heroes", exact=True)
    head = table.get_by_role("columnheader", name="Hero")
    head.get_by_role("button").click()
    expect(head).to_have_attribute("aria-sort", "ascending")
    names = first_column(guest.page, "Heroes")
    assert names == sorted(names)
    assert len(names) > 2
    head.get_by_role("button").press("Enter")
    expect(head).to_have_attribute("aria-sort", "descending")
    assert first_column(guest.page, "Heroes") == names[::-1]
    wins = table.get_by_role("columnheader", name="Wins", exact=True)
    wins.get_by_role("button").click()
    expect(wins).to_have_attribute("aria-sort", "descending")
    assert head.get_attribute("aria-sort") is None
    numbers = [int(text) for text in table.locator("tbody td:nth-of-type(2)").all_inner_texts()]
    assert numbers == sorted(numbers, reverse=True)


def test_numbers_are_taken_along_as_files(look: Visit, tmp_path: Path) -> None:
    """Each link saves a file that can be read."""
    guest = look()
    resigned(guest)
    guest.go("/statistics")
    for file in ("Heroes CSV", "Players and bots CSV", "All matches CSV", "Everything JSON"):
        with guest.page.expect_download() as waiting:
            guest.page.get_by_role("link", name=file).click()
        path = tmp_path / waiting.value.suggested_filename
        waiting.value.save_as(path)
        assert re.fullmatch(r"meadhall-\w+\.(csv|json)", path.name)
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".json":
            assert json.loads(text)["heroes"]
        else:
            assert list(csv.DictReader(text.splitlines()))
        assert guest.page.url.endswith("/statistics")


def test_profile_keeps_what_is_chosen_there(look: Visit) -> None:
    """Language, light and name are changed on the profile and still hold when the page is loaded anew."""
    guest = look()
    guest.go("/me")
    page = guest.page
    page.get_by_role("radio", name="Deutsch").click(force=True)
    expect(page.get_by_role("heading", level=1)).to_have_text(BOOK["de"].say("me-title"))
    page.get_by_role("radio", name="Abend").click(force=True)
    page.get_by_role("textbox", name="Dein Name").fill("Brunhild")
    page.get_by_role("textbox", name="Dein Name").blur()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(BOOK["de"].say("me-title"))
    assert page.locator("html").get_attribute("data-theme") == "dark"
    expect(page.get_by_role("textbox", name="Dein Name")).to_have_value("Brunhild")
    page.locator("header").get_by_role("button", name="Einstellungen").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("textbox", name="Dein Name")).to_have_value("Brunhild")
    expect(dialog.get_by_role("radio", name="Abend")).to_be_checked()


def test_profile_shows_what_this_browser_has_played(look: Visit) -> None:
    """A match that was given up stands in the record of this browser, and in that of no other."""
    guest, stranger = look(), look()
    resigned(guest)
    guest.go("/me")
    mine = guest.page.get_by_role("region", name="My matches")
    expect(mine).to_contain_text("1 match, 0 won")
    expect(mine).to_contain_text("Medusa")
    stranger.go("/me")
    expect(stranger.page.get_by_role("region", name="My matches")).to_contain_text("You have not finished a match")


def test_what_the_browser_keeps_is_saved_and_erased(look: Visit, tmp_path: Path) -> None:
    """A file has the name and the lessons; once erased, they are gone, and all is as in a new browser."""
    guest = look()
    guest.go("/me")
    page = guest.page
    page.evaluate("""localStorage.setItem("meadhall", JSON.stringify({
        name: "Brunhild", theme: "dark", learned: ["duel/no-such-lesson"]}))""")
    page.reload()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").click()
    waiting.value.save_as(tmp_path / "profile.json")
    saved = json.loads((tmp_path / "profile.json").read_text(encoding="utf-8"))
    assert (saved["name"], saved["theme"], saved["learned"]) == ("Brunhild", "dark", ["duel/no-such-lesson"])
    page.get_by_role("button", name="Erase").click()
    page.get_by_role("dialog").get_by_role("button", name="Erase").click()
    expect(page.get_by_role("status").filter(has_text="Erased")).to_be_visible()
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("")
    expect(page.get_by_role("radio", name="Like my system")).to_be_checked()
    assert page.evaluate("localStorage.getItem('meadhall')") is None


def test_ways_lead_to_the_book_and_the_profile(look: Visit) -> None:
    """From the home page, from the header, and from the settings on a phone."""
    guest = look()
    guest.go("/")
    guest.page.locator("main").get_by_role("link", name="Statistics").click()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Statistics")
    guest.page.locator("header").get_by_role("link", name="My profile").click()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("My profile in this browser")
    phone = look(*PHONE, touch=True)
    phone.go("/")
    phone.page.get_by_role("button", name="Settings").tap()
    phone.page.get_by_role("dialog").get_by_role("link", name="My profile").tap()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("My profile in this browser")
    expect(phone.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(("language", "page"), crossed(languages(), ["statistics", "me"]))
def test_book_and_profile_speak_every_language_and_fit_a_phone(language: str, page: str, look: Visit) -> None:
    """No word is missing, and nothing is wider than the screen."""
    guest = look(*PHONE, locale=language)
    guest.page.request.get(f"{guest.address}/api/statistics/{language}")
    guest.go(f"/{page}")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(BOOK[language].say(f"{page}-title"))
    guest.settle()
    assert guest.overflow <= 0


def test_empty_book_invites(hall: House, look: Visit) -> None:
    """Where nobody has finished a match there are two tables to sit down at."""
    guest = look()
    empty = {"matches": 0, "games": [], "roles": [], "pairs": [], "players": [], "unlisted": 0, "bots": []}
    guest.page.route(f"{hall.address}/api/statistics/en", lambda route: route.fulfill(json=empty))
    guest.go("/statistics")
    expect(guest.page.get_by_role("heading", name="The book is still empty")).to_be_visible()
    guest.page.locator("main").get_by_role("link", name="The duel").click()
    guest.page.wait_for_url("**/new/duel")
