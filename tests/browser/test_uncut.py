"""No word of a table is cut off, on any screen, in the languages with the longest words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from meadhall.server.http.visitors import COOKIE
from tests.browser.guest import PAINTED, Guest
from tests.browser.moments import MOMENTS, Moment, is_asked, is_late, laid
from tests.browser.sights import Hosts
from tests.browser.test_ways import NEWCOMER
from tests.patience import crossed, some, turned
from tests.server.house import House

Look = Callable[..., Guest]

WINDOWS: Final = ((1366, 657), (1440, 900), (2560, 1440), (1024, 768), (390, 844), (844, 390))
READ: Final = 1280  # below this width the first touch of a card in hand shows what it says
SHOWN: Final = ("duel-late", "duel-combat", "duel-teams", "herd-window", "tafl-late")
LATE: Final = [moment.name for moment in MOMENTS if moment.name.endswith("-late")]  # one of each game
FULL: Final = {"players": 8, "first": 0}
BOOST: Final = {"board": "marmoreal", "heroes": ["king-arthur", "little-red-riding-hood"], "first": 0}
TABLES: Final = (
    *[moment for moment in MOMENTS if moment.name in SHOWN],
    Moment("uncut-boost", "duel", BOOST, is_asked("choose_boost", least=4)),
    Moment("uncut-full", "unicorns", FULL, is_late),
    Moment("uncut-answer", "unicorns", FULL, is_asked("choose_response", least=2)),
)
# Words that the edge of something hides for good or that fall out of their card, and words of the question that have
# to be scrolled to.
# A board that was brought near is no text; neither is what only a screen reader says.
CUT: Final = """(hand) => {
    const found = [];
    const seen = (thing) => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const left_out = ".unseen, [hidden], .board svg, .person, .count" + (hand ? "" : ", section.hand");
    const asked = "[data-asked], [data-hint] *, .answers button, .rest button";
    const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode;
        if (!data.trim() || !seen(parentElement) || parentElement.closest(left_out)) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const text = range.getBoundingClientRect();
        if (text.width < 2 || text.height < 2) continue;
        for (let box = parentElement; box !== document.body; box = box.parentElement) {
            const style = getComputedStyle(box);
            if (style.clipPath !== "none") break;
            const edge = box.getBoundingClientRect();
            const down = Math.max(edge.top - text.top, text.bottom - edge.bottom);
            const across = Math.max(edge.left - text.left, text.right - edge.right);
            const slack = 2 + 0.18 * parseFloat(getComputedStyle(parentElement).fontSize); // letters have larger boxes
            const ways = [[style.overflowY, down], [style.overflowX, across]];
            const over = ways.filter(([how, by]) => by > slack && (how !== "visible" || box.matches(".card, article")));
            const scrolls = over.every(([how]) => how === "auto" || how === "scroll");
            if (!over.length) continue;
            if (!scrolls || parentElement.closest(asked)) found.push(`${data.trim()} (${box.className}: ${down})`);
            break;
        }
    }
    return found;
}"""
# Whether a button can be seen and pressed from its upper edge to its lower one.
WHOLE: Final = """(button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => button.contains(document.elementFromPoint((left + right) / 2, y)));
}"""
APART: Final = """() => {
    const box = (name) => document.querySelector(name)?.getBoundingClientRect();
    const [glass, number] = [box("button.look"), box("[data-place=deck] b")];
    return !glass || !number || glass.right <= number.left || number.right <= glass.left
        || glass.bottom <= number.top || number.bottom <= glass.top;
}"""


@pytest.mark.parametrize(
    ("moment", "language"), crossed(TABLES, ("ru", "de", "pl", "uk")), ids=lambda each: getattr(each, "name", each)
)
def test_no_word_is_cut_off_on_any_screen(moment: Moment, language: str, hosts: Hosts, hall: House, look: Look) -> None:
    """Names, texts and numbers lie inside their cards and places; question and answers are read without scrolling."""
    guest = look(*WINDOWS[0], language)
    guest.page.context.add_cookies([{"name": COOKIE, "value": str(hosts.me.cookie), "url": hall.address}])
    guest.go(f"/table/{laid(hall, hosts.me, moment)}")
    guest.settle()
    found: dict[Any, list[str]] = {}
    for width, height in some(turned(WINDOWS, TABLES.index(moment))):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate(PAINTED)
        found[width, height] = guest.page.evaluate(CUT, width >= READ)
        assert guest.page.evaluate(APART), (width, height)
    assert {size: cut for size, cut in found.items() if cut} == {}


@pytest.mark.parametrize("name", LATE)
def test_newcomer_reads_the_whole_hint_without_scrolling(name: str, hosts: Hosts, hall: House, look: Look) -> None:
    """What a question is about, and the button that puts it away, on every screen."""
    guest = look(*WINDOWS[0], "de")
    guest.page.context.add_cookies([{"name": COOKIE, "value": str(hosts.me.cookie), "url": hall.address}])
    guest.go()
    guest.settle()  # else the page may still write down what it likes
    guest.page.evaluate(f"localStorage.setItem('meadhall', '{NEWCOMER}')")
    guest.go(hosts.path(name))
    guest.page.locator("[data-hint] button").wait_for()
    for width, height in some(turned(WINDOWS, LATE.index(name))):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate(PAINTED)
        assert guest.page.evaluate(CUT, False) == [], (width, height)
        assert guest.page.locator("[data-hint] button").evaluate(WHOLE), (width, height)
