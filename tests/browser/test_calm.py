"""Pages that stand still: what is laid out once does not move when the rest arrives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, Route

import meadhall
from tests.browser.guest import Guest
from tests.browser.test_matches import set_table
from tests.server.house import BOT, DUEL, ME

Visit = Callable[..., Guest]

MOST: Final = 0.02  # of the window, moved by itself
WATCH: Final = """
window.shifts = [];
new PerformanceObserver(list => window.shifts.push(...list.getEntries()))
    .observe({type: "layout-shift", buffered: true});
"""
SETTLED: Final = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


def shift(page: Page) -> float:
    """How far everything has moved without being asked to, once all letters are here."""
    page.evaluate("document.fonts.ready")
    page.evaluate(SETTLED)
    return float(page.evaluate("window.shifts.reduce((sum, one) => sum + one.value, 0)"))


@pytest.mark.parametrize("size", [(1366, 657), (390, 844)], ids=str)
def test_home_page_stands_still_for_somebody_new(arrive: Visit, size: tuple[int, int]) -> None:
    """Nothing that is fetched pushes aside what is read already: not on the first visit, and not with matches."""
    guest = arrive(*size)
    guest.page.add_init_script(WATCH)
    guest.go("/")
    guest.page.locator(".matches .aside").wait_for()
    assert shift(guest.page) < MOST
    set_table(guest, "duel", DUEL, [ME, BOT])
    guest.go("/")
    guest.page.locator('.matches a[href^="/table/"]').wait_for()  # now the page knows that there are matches
    guest.go("/")
    guest.page.locator('.matches a[href^="/table/"]').wait_for()
    assert shift(guest.page) < MOST


def test_home_page_stands_still_when_its_letters_come_late(arrive: Visit) -> None:
    """Those of the system are as wide, so that no line breaks elsewhere."""
    guest, late = arrive(390, 844), list[Route]()

    def hold(route: Route) -> None:
        late.append(route)

    guest.page.add_init_script(WATCH)
    guest.page.route("**/*.woff2", hold)
    guest.page.goto(guest.address, wait_until="commit")  # it is not loaded before its letters are
    guest.page.locator(".matches .aside").wait_for()
    assert late
    while late:  # more of them may be asked for meanwhile
        late.pop().continue_()
    guest.page.unroute("**/*.woff2")
    assert shift(guest.page) < MOST


@pytest.mark.parametrize("language", ["en", "ru", "uk", "pl", "de"])
def test_buttons_of_all_games_stand_in_line(look: Visit, language: str) -> None:
    """However much is said of a game, where it is begun is as far down as at the others."""
    guest = look(1440, 900, language)
    guest.go()
    guest.settle()
    tops = guest.page.evaluate("() => [...document.querySelectorAll('.ways')].map((one) => one.offsetTop)")
    assert len(tops) == len(meadhall.games())
    assert len(set(tops)) == 1, tops
