"""Boards are places: scenery behind spaces, names where one points, fighters that stand out from all of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.guest import Guest
from tests.browser.sights import BROAD, PHONE, Hosts, Sight

Look = Callable[..., Guest]

NAMES: Final = ".board .names .name"
PLATES: Final = ".board .space .plate"
BOXES: Final = """() => {
    const box = (thing) => JSON.parse(JSON.stringify(thing.getBoundingClientRect()));
    const scenery = document.querySelector(".board .scenery");
    const board = document.querySelector(".board svg[role=img]");
    const after = scenery.compareDocumentPosition(board) & Node.DOCUMENT_POSITION_FOLLOWING;
    return { scenery: box(scenery), board: box(board), behind: Boolean(after) };
}"""
PREVIEWS: Final = """() => [...document.querySelectorAll("dialog .scenery")].map((one) => ({
    parts: one.querySelectorAll("*").length,
    first: one.parentElement.querySelector("svg, path, g, rect, circle") === one,
    drawn: [...one.querySelectorAll("path")].map((path) => path.getAttribute("d")).join("").length,
}))"""


def liked(page: Page, **likes: Any) -> None:
    """Like something else from now on."""
    page.evaluate(
        "(some) => localStorage.setItem('meadhall', JSON.stringify({...JSON.parse(localStorage.meadhall), ...some}))",
        likes,
    )
    page.reload()
    page.locator(".board .scenery").wait_for()


def test_scenery_fills_the_board_behind_its_spaces_upright_too(hosts: Hosts, look: Look) -> None:
    """The landscape has the board's own place and size, under everything, also where the board is turned."""
    guest = look(*BROAD)
    hosts.show(guest, Sight("", "duel-late"))
    for width, height in (BROAD, PHONE, (844, 390)):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.settle()
        found = guest.page.evaluate(BOXES)
        assert found["behind"]
        assert all(abs(found["scenery"][side] - found["board"][side]) < 1 for side in found["board"])
        assert (found["board"]["width"] > found["board"]["height"]) == (width > height)
    guest.page.set_viewport_size({"width": BROAD[0], "height": BROAD[1]})


def test_names_of_spaces_show_where_one_points(hosts: Hosts, look: Look) -> None:
    """At rest no name stands on the board; a pointer, a line of the log, the focus or a setting brings them."""
    guest = look(*BROAD)
    hosts.show(guest, Sight("", "duel-late"))
    page = guest.page
    expect(page.locator(".board .space")).to_have_count(30)
    assert (page.locator(NAMES).count(), page.locator(PLATES).count()) == (0, 0)
    free = next(each for each in page.locator(".board .space").all() if not each.evaluate(LIES_UNDER))
    free.hover(force=True)
    expect(page.locator(NAMES)).to_have_text(str(free.get_attribute("data-space")))
    line = page.locator("section li").filter(has_text="H1").last
    line.hover()
    expect(page.locator(NAMES).first).to_be_attached()
    assert all(name in str(line.text_content()) for name in page.locator(NAMES).all_text_contents())
    page.mouse.move(0, 0)
    expect(page.locator(NAMES)).to_have_count(0)
    answer = page.locator(".board button[data-answer]").first
    answer.focus()
    expect(page.locator(NAMES).first).to_be_attached()
    liked(page, spaceNames=True)
    expect(page.locator(PLATES)).to_have_count(30)


LIES_UNDER: Final = """(space) => {
    const { x, y, width, height } = space.querySelector(".rim").getBoundingClientRect();
    return !space.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def test_teammates_are_marked_on_the_board_of_a_phone(hosts: Hosts, look: Look) -> None:
    """Every fighter carries the sign of its team, two teams two signs, large enough to be seen on a phone."""
    guest = look(*PHONE)
    hosts.show(guest, Sight("", "duel-teams"))
    marks = guest.page.locator(".board .token .team")
    expect(marks).to_have_count(guest.page.locator(".board .token").count())
    assert {mark.get_attribute("data-team") for mark in marks.all()} == {"0", "1"}
    assert all(mark.evaluate("(mark) => mark.getBoundingClientRect().width") >= 9 for mark in marks.all())


def test_boards_to_choose_from_are_places_too(hosts: Hosts, look: Look) -> None:
    """In the lobby every board is seen with its own scenery, drawn with fewer strokes than at the table."""
    guest = look(*BROAD)
    hosts.show(guest, Sight("", "/new/duel", (".spot button",)))
    previews = guest.page.evaluate(PREVIEWS)
    assert len(previews) == 13
    assert all(each["first"] and 40 < each["parts"] < 500 for each in previews)
    assert len({each["drawn"] for each in previews}) == 13
