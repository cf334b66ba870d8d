"""Packs in the lobby: what somebody has made is chosen there and played with, and what is not finished says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, expect

from meadhall.localisation import words
from tests.browser.guest import MOVED_ON, NUMBER, Guest

Visit = Callable[..., Guest]

WORDS: Final = words("duel/page-workshop", "ru")
PHONE: Final = (390, 844)
TURNS: Final = 4
HERO, NEW_HERO, EXPANSION = 0, 1, 3  # what can be begun in the workshop, in this order
CUT: Final = """() => [...document.querySelectorAll(".strip .name, .asked h2, .card h3, .lobby-pick .name")]
    .filter((each) => each.scrollWidth > each.clientWidth + 1)
    .map((each) => each.textContent)"""
BROKEN: Final = """() => [...document.querySelectorAll(".bust, .picture .emblem")]
    .filter((each) => !each.querySelector("path[d]")).length"""


def made(guest: Guest, *which: int) -> Page:
    """Somebody has begun packs in the workshop."""
    for number in which:
        guest.go("/workshop")
        guest.page.locator(".beginnings button").nth(number).click()
        guest.page.locator(".tools button.main").wait_for()
        guest.settle()
    return guest.page


def too_many_copies(page: Page) -> None:
    """A deck with more cards than there may be is not finished."""
    page.locator("[data-card='0'] button.head").click()
    copies = page.locator("[data-card='0']").get_by_role("textbox", name=WORDS.say("duel-workshop-copies"))
    copies.fill("27")
    copies.press("Enter")
    page.locator("span.count").first.wait_for()


def start(guest: Guest) -> None:
    """Set the table, and see who sits at it."""
    guest.page.locator(".bar button.plank.main").click()
    guest.page.wait_for_url("**/table/*")
    guest.settle()


def plays_on(guest: Guest) -> None:
    """Give some answers."""
    for _ in range(TURNS):
        guest.open_list()
        number = guest.page.evaluate(NUMBER)
        guest.answers().first.click()
        guest.page.wait_for_function(MOVED_ON, arg=number)


def test_own_hero_is_chosen_in_the_lobby_and_plays(visit: Visit) -> None:
    """The hero of a draft stands under a heading of its own; an unfinished one says so and leads to the workshop."""
    guest = visit(locale="ru")  # its words are among the longest
    page = made(guest, NEW_HERO)
    too_many_copies(page)
    made(guest, HERO)
    guest.go("/new/duel")
    guest.settle()
    page.locator("article button.hero").first.click()
    guest.settle()
    expect(page.locator("dialog h3")).to_have_count(2)
    assert (page.locator("dialog a.link").get_attribute("href") or "").startswith("/workshop/")
    assert guest.overflow == 0
    own = page.locator("dialog ul.items:has(.pick)").nth(1).locator(".pick")
    expect(own).to_have_count(1)
    name = own.locator(".name").inner_text()
    own.click()
    start(guest)
    expect(page.locator("section.asked")).to_be_visible()
    assert name in page.locator("body").inner_text()
    plays_on(guest)
    for width, height in ((1280, 860), PHONE):
        page.set_viewport_size({"width": width, "height": height})
        guest.settle()
        assert (page.evaluate(CUT), page.evaluate(BROKEN), guest.overflow) == ([], 0, 0)


def test_own_expansion_is_switched_on_in_the_lobby(visit: Visit) -> None:
    """An expansion is a switch; the book shows its cards, and the table is told that it is played with."""
    guest = visit()
    page = made(guest, EXPANSION)
    guest.go("/new/unicorns")
    guest.settle()
    page.locator(".book button").click()
    cards = page.locator("dialog .lobby-cards li")
    before = cards.count()
    page.keyboard.press("Escape")
    page.locator(".expansions label").click()
    page.locator(".book button").click()
    assert cards.count() > before
    page.keyboard.press("Escape")
    with page.expect_request("**/api/matches") as asked:
        start(guest)
    paper: dict[str, Any] = asked.value.post_data_json or {}
    assert len(paper["setup"]["packs"]) == 1
    expect(page.locator("[data-place=pile]").first).to_be_visible()
