"""An evening with friends: one screen for two, taking back, clocks, hints, another match, more than two, touch."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from meadhall.hall.records import BACK
from tests.browser.guest import Guest
from tests.browser.test_matches import TABLES, set_table
from tests.patience import ENOUGH, some, turned
from tests.server.house import BOT, DUEL, FRIEND, HERE, ME, House, Told, until

Visit = Callable[..., Guest]

CURTAIN: Final = "dialog.curtain"
AT_THE_QUESTION: Final = "() => document.activeElement?.matches('[data-asked]') ?? false"
PHONE: Final = (390, 844)
FOUR: Final[Told] = {"board": "sarpedon", "heroes": ["medusa", "sinbad", "alice", "beowulf"], "first": 0}
FREE_FOR_ALL: Final[Told] = {**FOUR, "mode": "free_for_all"}
TEAMS: Final[Told] = {**FOUR, "mode": "teams"}
THREE: Final[Told] = {**FREE_FOR_ALL, "heroes": FOUR["heroes"][:3]}
FULL: Final = 24  # answers of somebody who is not in a hurry


def button(page: Page, name: str) -> None:
    """Press the button of this name."""
    page.get_by_role("button", name=name, exact=True).click()


def sat_down(look: Visit, setup: Told = DUEL, **rest: object) -> tuple[Guest, Guest, str]:
    """Two friends at a duel, and the table's id."""
    ana, bo = look(), look()
    table = set_table(ana, "duel", setup, [ME, FRIEND], **rest)
    ana.go(f"/table/{table}")
    bo.go(f"/join/{table}")
    bo.page.locator("input").fill("Bo")
    bo.page.locator("form button, main button").first.click()
    bo.page.wait_for_url(f"**/table/{table}")
    for guest in (ana, bo):
        guest.page.locator("section.asked").wait_for()
    return ana, bo, table


def grown(hall: House, table: str, least: int) -> int:
    """How many rows are stored, once there are enough."""
    until(lambda: len(hall.rows(table)) >= least, "nothing more is stored")
    return len(hall.rows(table))


@pytest.mark.parametrize("game", sorted(TABLES))
def test_two_at_one_screen_never_see_the_others_cards(game: str, look: Visit, chance: random.Random) -> None:
    """Between two people the curtain hangs; behind it nobody's hand is on the page; each then sees their own."""
    guest = look()
    setup = DUEL if game == "duel" else {"players": 2, "first": 0}
    guest.go(f"/table/{set_table(guest, game, setup, [ME, HERE])}")
    curtain = guest.page.locator(CURTAIN)
    passed: list[str] = []
    while len(passed) < 3:
        curtain.or_(guest.answers()).or_(guest.page.locator("section.asked summary")).first.wait_for()
        if curtain.count():
            expect(guest.page.locator(".hand [data-card], .hand .card")).to_have_count(0)
            passed.append(curtain.locator("h2").inner_text())
            curtain.get_by_role("button").press("Enter")
            expect(curtain).to_have_count(0)
            guest.page.wait_for_function(AT_THE_QUESTION)  # who opens it by keys goes on there, the first time too
        else:
            guest.answer(chance)
    assert len(set(passed)) == 2, passed


def test_curtain_leads_to_the_question_when_the_table_is_late(visit: Visit) -> None:
    """Who opens the curtain by keys before the table behind it has come goes on at the question all the same."""
    guest = visit()
    held: list[Route] = []
    guest.page.route("**/DuelTable*.js", lambda route: held.append(route))  # noqa: PLW0108 - it asks for a function
    guest.go(f"/table/{set_table(guest, 'duel', DUEL, [ME, HERE])}")
    guest.page.locator(CURTAIN).get_by_role("button").press("Enter")
    expect(guest.page.locator(CURTAIN)).to_have_count(0)
    guest.page.wait_for_function("document.activeElement?.matches('main')")
    for route in held:
        route.continue_()
    guest.page.wait_for_function(AT_THE_QUESTION)


def test_taking_back_needs_the_others_once_they_have_acted(hall: House, look: Visit, chance: random.Random) -> None:
    """A friend may say no, and is asked again; with a yes the choice is gone, for both."""
    ana, bo, table = sat_down(look)
    while [row.seat for row in hall.rows(table)][-1:] != [1] or 0 not in {row.seat for row in hall.rows(table)}:
        for guest in (ana, bo):
            before = len(hall.rows(table))
            if guest.answer(chance):
                grown(hall, table, before + 1)
    button(ana.page, "Take back")
    expect(bo.page.get_by_text("would like to take back")).to_be_visible()
    button(bo.page, "No")
    expect(ana.page.get_by_text("The others would rather play on.")).to_be_visible()
    assert not [row for row in hall.rows(table) if row.kind == BACK]
    button(ana.page, "Take back")
    before = len(hall.rows(table))
    button(bo.page, "Agreed")
    grown(hall, table, before + 1)
    assert hall.rows(table)[-1].kind == BACK
    expect(ana.page.locator("section.asked summary").first).to_be_visible()


@pytest.mark.parametrize("late", ["bot", "forfeit"])
def test_who_is_late_is_helped_or_out(late: str, hall: House, look: Visit) -> None:
    """The clock runs down in sight; then a bot answers, or the seat is lost, as it was agreed."""
    ana, bo, table = sat_down(look, timing={"kind": "move", "seconds": 4, "late": late})
    expect(ana.page.locator("main")).to_contain_text(re.compile(r"Time left:?\s*0:0[1-4]"))
    grown(hall, table, 1)
    if late == "forfeit":
        expect(bo.page.locator("dialog .told")).to_be_visible()
    else:
        expect(bo.page.locator("dialog .told")).to_have_count(0)


def test_friends_play_once_more(look: Visit) -> None:
    """One asks for another match; the other finds the way to it; both sit at the same new table."""
    ana, bo, table = sat_down(look)
    ana.resign()
    button(ana.page, "Once more")
    ana.page.wait_for_url(lambda address: "/table/" in address and table not in address)
    bo.page.get_by_role("link", name="To the next match").click()
    bo.page.wait_for_url(ana.page.url)
    for guest in (ana, bo):
        expect(guest.page.locator("section.asked")).to_be_visible()


@pytest.mark.parametrize("setup", [THREE, FREE_FOR_ALL, TEAMS], ids=["three", "four", "teams"])
def test_more_than_two_play(setup: Told, hall: House, look: Visit, chance: random.Random) -> None:
    """A guest among bots answers some questions at a full table, and everybody is on it."""
    guest = look()
    seats = len(setup["heroes"])
    table = set_table(guest, "duel", setup, [ME, *[BOT] * (seats - 1)])
    guest.go(f"/table/{table}")
    given = 0
    while given < (ENOUGH or FULL) / 2 and not guest.is_over:
        guest.page.locator("section.asked summary").or_(guest.page.locator("dialog .told")).first.wait_for()
        given += guest.answer(chance)
    assert {row.seat for row in hall.rows(table)} >= {0}
    names = {"medusa": "Medusa", "sinbad": "Sinbad", "alice": "Alice", "beowulf": "Beowulf"}
    for hero in setup["heroes"]:
        assert names[hero] in guest.page.locator("main").inner_text()


@pytest.mark.parametrize("game", some(sorted(TABLES)))
def test_hint_names_answers_and_gives_the_chosen_one(game: str, hall: House, look: Visit) -> None:
    """Against bots the best answers are named with their chances, and a click gives one."""
    guest = look()
    table = set_table(guest, game, *TABLES[game])
    guest.go(f"/table/{table}")
    guest.page.locator("section.asked summary").first.wait_for()
    before = len(hall.rows(table))
    button(guest.page, "Hint")
    advice = guest.page.get_by_role("region", name="The best answers")
    expect(advice.get_by_role("listitem").first).to_contain_text("%")
    advice.get_by_role("listitem").first.get_by_role("button").click()
    grown(hall, table, before + 1)


def test_watcher_has_nothing_to_press(look: Visit, chance: random.Random) -> None:
    """No hand, no answers, no hint, no taking back, nothing to resign."""
    guest, watcher = look(), look()
    table = set_table(guest, "duel", *TABLES["duel"])
    guest.go(f"/table/{table}")
    watcher.go(f"/table/{table}")
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    for _ in range(3):
        guest.answer(chance)
    for name in ("Hint", "Take back", "Resign"):
        expect(watcher.page.get_by_role("button", name=name, exact=True)).to_have_count(0)
    expect(watcher.answers()).to_have_count(0)


TOUCHED: Final = {
    "duel": ".board button.space, .board button.fighter, .board button.mover",
    "unicorns": ".card-button.lit, [data-place].lit",
}


@pytest.mark.parametrize("game", sorted(TABLES))
def test_fingers_answer_where_the_answers_are(game: str, hall: House, look: Visit) -> None:
    """On a phone, taps on the board or on cards answer; what a tap only shows, a second one or a button confirms."""
    guest = look(*PHONE, touch=True)
    table = set_table(guest, game, *TABLES[game])
    guest.go(f"/table/{table}")
    shining = guest.page.locator(TOUCHED[game])
    shining.first.wait_for()
    before = len(hall.rows(table))
    for _ in range(3):
        if len(hall.rows(table)) > before:
            break
        shown = guest.page.locator(
            "dialog[open] .herd-one button:not(.reason)"
        )  # a card that was tapped lies there large
        (shown if shown.count() else shining).last.tap()
        guest.page.wait_for_timeout(500)
    grown(hall, table, before + 1)


@pytest.mark.parametrize("game", some(turned(sorted(TABLES), 1)))
def test_why_is_told_of_answers_and_cards(game: str, look: Visit) -> None:
    """Beside an answer stands a way to the rules behind it, which are told with their ids."""
    guest = look()
    guest.go(f"/table/{set_table(guest, game, *TABLES[game])}")
    guest.page.locator("section.asked summary").first.wait_for()
    guest.open_list()
    guest.page.locator("section.asked details .reason").first.click()
    expect(guest.page.locator("dialog[open]")).to_contain_text(re.compile(r"[DV]\d+\.\d+"))
