"""The workshop: a hero is written by keyboard and mouse, played and shared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from meadhall.localisation import languages
from tests.browser.guest import MOVED_ON, NUMBER, Guest
from tests.patience import some, turned

Visit = Callable[..., Guest]

PHONE: Final = (390, 844)
TURNS: Final = 200  # answers after which a match that is won with one card has long been over
BLOW: Final = "Deal 20 damage to each enemy."
# Whether a draft that says something is in the browser's database.
KEPT: Final = """(text) => new Promise((answer, fail) => {
    const opening = indexedDB.open("meadhall-workshop");
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
        const rows = opening.result.transaction("drafts").objectStore("drafts").getAll();
        rows.onsuccess = () => { opening.result.close(); answer(JSON.stringify(rows.result).includes(text)); };
    };
})"""


def begin(guest: Guest, what: str) -> Page:
    """A new draft in an empty workshop."""
    guest.go("/workshop")
    guest.page.get_by_role("button", name=what).click()
    guest.page.get_by_role("button", name="Play it now").wait_for()
    return guest.page


def card(page: Page, at: int) -> Locator:
    """A card of the deck, opened."""
    found = page.locator(f"[data-card='{at}']")
    head = found.locator("button.head")
    if head.get_attribute("aria-expanded") == "false":
        head.click()
    return found


def copies(page: Page, at: int, number: int) -> None:
    """So many copies of a card."""
    field = card(page, at).get_by_role("textbox", name="Copies")
    field.fill(str(number))
    field.press("Enter")


def deals_a_blow(guest: Guest) -> None:
    """Play the scheme that wins whenever it may be played, to the end; answer anything else with what comes first."""
    page, over = guest.page, guest.page.locator("dialog .told")
    for _ in range(TURNS):
        asked = page.locator("section.asked details")
        over.or_(asked).first.wait_for()
        if over.count():
            return
        guest.open_list()
        number, offered = page.evaluate(NUMBER), guest.answers()
        blow = offered.filter(has_text="Thunderclap")
        over.or_(offered.first).first.wait_for()
        if over.count():
            return
        (blow if blow.count() else offered).first.click()
        page.wait_for_function(MOVED_ON, arg=number)
    raise AssertionError("the match goes on and on")


def test_author_builds_a_hero_and_wins_with_it(visit: Visit) -> None:
    """A name, cards with texts, a mistake that is shown and mended; then the hero is played to its end."""
    guest = visit()
    page = begin(guest, "A new hero")
    page.get_by_role("textbox", name="Name", exact=True).first.fill("Thunder Owl")
    expect(page.get_by_role("link", name="Thunder Owl")).to_be_visible()
    for at, name in enumerate(("Talon", "Feathers", "Swoop", "Thunderclap")):
        card(page, at).get_by_role("textbox", name="Name").fill(name)
    for at in range(3):
        copies(page, at, 1)
    copies(page, 3, 27)
    expect(page.get_by_text("30 of 30 cards")).to_be_visible()

    text = card(page, 3).get_by_role("textbox", name="Scheme")
    text.fill("Bake a cake for everyone.")
    mistake = page.get_by_role("region", name="One mistake").get_by_role("button", name="Thunderclap Not understood")
    mistake.wait_for()
    expect(card(page, 3).locator("mark")).to_have_text("Bake a cake for everyone.")
    page.get_by_role("textbox", name="Name", exact=True).first.focus()
    mistake.press("Enter")
    expect(text).to_be_focused()

    text.fill("")
    text.press_sequentially("Deal 20 damage to each en")
    option = page.get_by_role("option", name="enemy")
    option.wait_for()
    while option.get_attribute("aria-selected") != "true":
        text.press("ArrowDown")
    text.press("Enter")
    expect(page.get_by_role("listbox")).to_have_count(0)
    expect(text).to_be_focused()
    expect(text).to_have_value("Deal 20 damage to each enemy ")
    expect(card(page, 3).locator(".good").first).to_be_visible()
    expect(card(page, 3).get_by_role("article")).to_contain_text("20")
    page.get_by_role("region", name="Ready to play").wait_for()

    page.get_by_role("button", name="Play it now").click()
    page.get_by_label("Against whom?").select_option(index=0)  # who thinks least
    page.get_by_role("button", name="To the table").click()
    page.locator("section.asked").wait_for()
    expect(page.get_by_role("region", name="Thunder Owl").first).to_be_visible()
    deals_a_blow(guest)
    expect(page.locator("dialog .told")).to_contain_text("Thunder Owl")


def test_author_takes_back_and_finds_everything_again(visit: Visit) -> None:
    """Undo and redo by keys; a reload, a version, a copy and a deletion that is taken back lose nothing."""
    guest = visit()
    page = begin(guest, "A hero as an example")
    name = page.get_by_role("textbox", name="Name", exact=True).first
    name.fill("The Miller")
    name.press("Control+z")
    expect(name).to_have_value("The Brewer")
    name.press("Control+Shift+z")
    expect(name).to_have_value("The Miller")
    page.get_by_role("button", name="Versions").click()
    page.get_by_role("button", name="Keep this version").click()
    page.get_by_text("This version is kept.").wait_for()
    page.keyboard.press("Escape")
    name.fill("The Baker")
    name.press("Tab")  # texts speak of the hero by the new name
    page.wait_for_function(KEPT, arg="The Baker")
    page.reload()
    expect(name).to_have_value("The Baker")
    page.get_by_role("button", name="Versions").click()
    page.get_by_role("listitem").get_by_role("button", name="Go back to it").first.click()
    expect(name).to_have_value("The Miller")

    page.get_by_role("link", name="← The workshop").click()
    page.get_by_role("button", name="Duplicate: My first hero").click()
    expect(page.get_by_role("link", name="My first hero")).to_have_count(2)
    page.get_by_role("button", name="Delete: My first hero", exact=True).click()
    expect(page.get_by_role("link", name="My first hero")).to_have_count(1)
    page.get_by_role("button", name="Bring it back").click()
    expect(page.get_by_role("link", name="My first hero")).to_have_count(2)


def test_shared_draft_is_looked_at_and_copied_by_somebody_else(visit: Visit) -> None:
    """Whoever has the link sees the cards and takes a copy; once it is taken back the link leads nowhere."""
    ana, bo = visit(), visit()
    page = begin(ana, "A hero as an example")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("textbox", name="Link").input_value()

    bo.go(link.removeprefix(bo.address))
    expect(bo.page.get_by_role("article")).to_have_count(6)
    bo.page.get_by_role("button", name="Copy to my workshop").click()
    expect(bo.page.get_by_role("textbox", name="Name", exact=True).first).to_have_value("The Brewer")
    bo.page.get_by_role("textbox", name="Name", exact=True).first.fill("The Winer")

    page.get_by_role("button", name="Take it back").click()
    page.get_by_text("The link leads nowhere now.").wait_for()
    ana.page.goto(link)
    expect(page.get_by_role("heading", name="Nothing is shared here")).to_be_visible()
    ana.trouble.clear()  # the browser writes down that nothing was found


def test_draft_is_exported_and_opened_again(visit: Visit) -> None:
    """The file that is saved is one that can be opened."""
    guest = visit()
    page = begin(guest, "A hero as an example")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export").click()
    page.get_by_role("link", name="← The workshop").click()
    page.locator("input[type=file]").set_input_files(saved.value.path())
    expect(page.get_by_role("textbox", name="Name", exact=True).first).to_have_value("The Brewer")


@pytest.mark.parametrize("language", some(turned(["de", "ru"], 0)))
def test_workshop_fits_a_phone(language: str, visit: Visit) -> None:
    """Its pages, with long words too: nothing scrolls sideways."""
    assert language in languages()
    guest = visit(*PHONE, locale=language)
    page = guest.page
    guest.go("/workshop")
    guest.settle()
    assert guest.overflow <= 0
    page.locator(".beginnings button").first.click()
    page.locator("[data-card='1'] button.head").click()
    page.locator("[data-card='1'] .meaning summary").click()
    guest.settle()
    assert guest.overflow <= 0, "a card"
    for tab in range(page.locator("nav a").count()):
        page.locator("nav a").nth(tab).click()
        guest.settle()
        assert guest.overflow <= 0, page.url
