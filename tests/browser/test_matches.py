"""Whole matches through the page: against bots, against each other, watched, reloaded and cut off."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable
from functools import partial
from typing import Final

import pytest
from playwright.sync_api import WebSocketRoute, expect

from meadhall.localisation import words
from tests.browser.guest import LIKES, Guest
from tests.patience import ENOUGH
from tests.server.house import BOT, DUEL, FRIEND, ME, House, Told, until

Visit = Callable[..., Guest]

LOST: Final = words("page", "en").say("line-lost")
STRONG: Final[Told] = {"kind": "bot", "level": "champion"}  # against dice it wins soon
TABLES: Final[dict[str, tuple[Told, list[Told]]]] = {
    "duel": (DUEL, [ME, BOT]),
    "unicorns": ({"players": 3, "first": 0}, [ME, BOT, BOT]),
}

LAPTOP: Final = (1366, 657)
PHONE: Final = (390, 844)
JUMPY: Final = 0.1  # from here on people feel that a page jumps
# What moves by itself, as browsers reckon it: the worst five seconds, what follows a click at once left out.
WATCH: Final = """window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().filter((each) => !each.hadRecentInput)))
        .observe({ type: "layout-shift", buffered: true });"""
SHIFTED: Final = """() => {
    let worst = 0, sum = 0, begun = 0, last = 0;
    for (const { value, startTime } of window.shifts) {
        if (startTime - last > 1000 || startTime - begun > 5000) [sum, begun] = [0, startTime];
        sum += value;
        last = startTime;
        worst = Math.max(worst, sum);
    }
    return worst;
}"""


def set_table(guest: Guest, game: str, setup: Told, chairs: list[Told], **rest: object) -> str:
    """Set a table from the page itself, so that the seat is this browser's."""
    order = {"game": game, "setup": setup, "chairs": chairs, "window": 2, **rest}
    guest.go("/")
    return str(
        guest.page.evaluate(
            """async (order) => (await (await fetch("/api/matches", {
                method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(order),
            })).json()).id""",
            order,
        )
    )


def play(chance: random.Random, *guests: Guest, most: int | None = None) -> None:
    """Everybody answers whatever they are asked, until the end is shown to all; after so many answers one resigns."""
    given = 0
    while not all(guest.is_over for guest in guests):
        for guest in guests:
            if guest.is_over:
                continue
            if guest.answer(chance):
                given += 1
            else:
                guest.page.wait_for_timeout(20)
        if most is not None and given >= most:
            guests[0].resign()
            most = None


@pytest.mark.parametrize("game", sorted(TABLES))
def test_guest_plays_a_whole_match_against_bots(game: str, visit: Visit, chance: random.Random) -> None:
    """Every answer is given with the mouse, nothing jumps meanwhile, and the end says who has won."""
    guest = visit(*LAPTOP)
    guest.page.add_init_script(WATCH)
    setup, chairs = TABLES[game]
    guest.go(f"/table/{set_table(guest, game, setup, [ME, *[STRONG] * (len(chairs) - 1)])}")
    play(chance, guest)
    assert "wins" in guest.page.locator("dialog .told").inner_text()
    assert guest.page.evaluate(SHIFTED) < JUMPY


@pytest.mark.parametrize("game", sorted(TABLES))
def test_nothing_jumps_on_a_phone_while_scenes_play(game: str, arrive: Visit, chance: random.Random) -> None:
    """With all motion on: questions, combats and windows come and go at the thumb, and the rest stays where it is."""
    guest = arrive(*PHONE, touch=True)
    guest.page.emulate_media(reduced_motion="no-preference")
    guest.page.add_init_script(WATCH)
    guest.page.context.add_init_script(f"localStorage.setItem('meadhall', '{LIKES.replace('instant', 'fast')}')")
    setup, chairs = TABLES[game]
    guest.go(f"/table/{set_table(guest, game, setup, chairs)}")
    given = 0
    while not guest.is_over and given < (ENOUGH / 2 if ENOUGH else math.inf):
        guest.answers().or_(guest.page.locator("section.asked summary, dialog .told")).first.wait_for()
        given += guest.answer(chance)
    assert guest.page.evaluate(SHIFTED) < JUMPY


def test_two_guests_play_each_other_and_a_third_watches(look: Visit, chance: random.Random) -> None:
    """A friend comes by the link, sits down with a name, and everybody sees the same end."""
    ana, bo, watcher = look(), look(), look()
    table = set_table(ana, "duel", DUEL, [ME, FRIEND])
    ana.go(f"/table/{table}")
    bo.go(f"/join/{table}")
    bo.page.locator("input").fill("Bo")
    bo.page.locator("form button, main button").first.click()
    bo.page.wait_for_url(f"**/table/{table}")
    watcher.go(f"/table/{table}")
    play(chance, ana, bo, most=ENOUGH)
    watcher.page.locator("dialog .told").wait_for()
    ends = {guest.page.locator("dialog .told").inner_text() for guest in (ana, bo, watcher)}
    assert len(ends) == 1


def test_page_that_is_loaded_anew_goes_on_where_it_was(hall: House, visit: Visit, chance: random.Random) -> None:
    """Nothing is lost in the middle of a choice."""
    guest = visit()
    table = set_table(guest, "duel", DUEL, [ME, BOT])
    guest.go(f"/table/{table}")
    guest.page.locator("section.asked details").wait_for()

    def is_asked() -> bool:
        """Whether the page asks what comes after all that is stored."""
        return guest.page.locator(f"section.asked.mine[data-number='{len(hall.rows(table))}']").count() > 0

    def is_stored(number: int) -> bool:
        """Whether the answer to a question is stored."""
        return len(hall.rows(table)) > number

    for _ in range(3):
        until(is_asked, "nothing is asked")
        before = len(hall.rows(table))
        until(lambda: guest.answer(chance), "nothing can be answered")
        until(partial(is_stored, before), "the answer is not stored")
    until(is_asked, "nothing is asked")
    asked = guest.page.locator("section.asked").inner_text().splitlines()[0]
    guest.page.reload()
    guest.page.locator("section.asked details").wait_for()
    assert guest.page.locator("section.asked").inner_text().splitlines()[0] == asked


def test_lost_line_shows_and_heals_and_no_answer_is_lost(hall: House, visit: Visit, chance: random.Random) -> None:
    """The page says that the line is lost; what is answered meanwhile is given as soon as it is back."""
    guest = visit()
    down = False

    def route(line: WebSocketRoute) -> None:
        if down:
            line.close()
        else:
            line.connect_to_server()

    guest.page.route_web_socket(re.compile(r"/line$"), route)
    table = set_table(guest, "duel", DUEL, [ME, BOT])
    guest.go(f"/table/{table}")
    guest.page.locator("section.asked details").wait_for()
    before = len(hall.rows(table))
    down = True
    for line in list(hall.room(table).channels):
        hall.loop.call_soon_threadsafe(line.cut)
    expect(guest.page.get_by_text(LOST)).to_be_visible()
    while not guest.answer(chance):
        pass  # a busy machine may miss the first click
    assert len(hall.rows(table)) == before
    down = False
    expect(guest.page.get_by_text(LOST)).to_have_count(0)
    while len(hall.rows(table)) == before:
        guest.page.wait_for_timeout(50)  # it hands on what the line says meanwhile
    assert hall.rows(table)[before].seat == 0
