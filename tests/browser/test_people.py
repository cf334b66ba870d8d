"""People at the page: their data and how it moves, a host who keeps order, somebody who stays away, a log in pages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.guest import Guest
from tests.browser.sights import Hosts, Sight
from tests.browser.test_evening import button, grown, sat_down
from tests.browser.test_matches import set_table
from tests.patience import crossed
from tests.server.house import BOT, DUEL, FRIEND, ME, House, Told

Visit = Callable[..., Guest]

AWAY: Final = "meadhall.hall.rooms.absence.AWAY"  # seconds after which a seat can be claimed
SOON: Final = 0.2
LONG: Final = 170.0
GONE: Final = "410"  # what a browser writes down by itself when a link is used up
PHONE: Final = (390, 844)
SIDEWAYS: Final = (844, 390)
BROAD: Final = (1366, 768)
LATEST: Final = "meadhall.hall.telling.herald.LATEST"  # events that a page is told first
PAGE: Final = "meadhall.hall.telling.herald.PAGE"  # events in a page of the past
ALL: Final = 1_000_000
LAST: Final = 40
LEAF: Final = 25
BOX: Final = "thing => { const { top, bottom } = thing.getBoundingClientRect(); return [top, bottom]; }"


def data(page: Page) -> Locator:
    """The part of the profile that is about what the hall keeps."""
    return page.get_by_role("region", name="What this hall keeps of me")


def people(page: Page) -> Locator:
    """The list of everybody at the table, opened."""
    button(page, "Tools")
    button(page, "Who is at the table")
    return page.get_by_role("dialog", name="Who is at the table")


def order(page: Page, name: str, act: str) -> None:
    """Do something about somebody, as the host."""
    page.get_by_role("button", name=f"Keep order: {name}").click()
    button(page, act)


def bar(page: Page) -> Locator:
    """Where it is said that somebody stays away."""
    return page.locator("section.bar")


# ---------------------------------------------------------------- their data
def test_link_to_another_device_works_once(look: Visit) -> None:
    """Whoever presses the button there goes on as the one who made it; for the next one it is used up."""
    ana, phone, stranger = look(), look(*PHONE, touch=True), look()
    table = set_table(ana, "duel", DUEL, [ME, BOT])
    ana.go("/me")
    data(ana.page).get_by_role("button", name="Make a link").click()
    link = data(ana.page).get_by_role("textbox").input_value()
    path = link.removeprefix(ana.address)
    assert re.fullmatch(r"/move/[\w-]+", path)
    stranger.go(path)  # who only looks at it does not use it up
    phone.go(path)
    phone.page.get_by_role("button", name="Go on as this person").tap()
    phone.page.wait_for_url(f"{phone.address}/")
    expect(phone.page.locator(f'a[href="/table/{table}"]').first).to_be_visible()
    button(stranger.page, "Go on as this person")
    expect(stranger.page.get_by_role("alert").first).not_to_be_empty()
    expect(stranger.page.get_by_role("button", name="Go on as this person")).to_have_count(0)
    assert stranger.trouble
    assert all(GONE in problem for problem in stranger.trouble)
    stranger.trouble.clear()


def test_person_deletes_everything_and_is_a_stranger(look: Visit) -> None:
    """It has to be confirmed; then the hall keeps nothing of them, nor does the browser."""
    guest = look()
    set_table(guest, "duel", DUEL, [ME, BOT])
    guest.go("/me")
    expect(data(guest.page)).to_contain_text("Matches with a seat of yours: 1.")
    data(guest.page).get_by_role("button", name="Delete everything of me").click()
    dialog = guest.page.get_by_role("dialog")
    sure = dialog.get_by_role("button", name="Delete everything of me")
    expect(sure).to_be_disabled()
    dialog.get_by_role("checkbox").check()
    sure.click()
    expect(data(guest.page).get_by_role("status")).to_contain_text("Everything is deleted")
    expect(guest.page.get_by_role("textbox", name="Your name")).to_have_value("")
    guest.page.reload()
    expect(data(guest.page)).to_contain_text("This hall keeps nothing of you yet.")
    guest.go("/")
    expect(guest.page.locator('a[href^="/table/"]')).to_have_count(0)


def test_person_takes_their_names_back(look: Visit) -> None:
    """Their name is gone from the table for all others too."""
    ana, bo, table = sat_down(look)
    expect(bo.page.locator("main")).to_contain_text("Ana")
    ana.go("/me")
    data(ana.page).get_by_role("button", name="Take my names back").click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Take my names back").click()
    expect(data(ana.page).get_by_role("status")).to_contain_text("Your names are gone.")
    expect(data(ana.page)).to_contain_text("With your name on them: 0.")
    bo.go(f"/table/{table}")
    bo.page.locator("section.asked").wait_for()
    expect(bo.page.locator("main")).not_to_contain_text("Ana")


def test_person_says_whether_they_are_listed(look: Visit) -> None:
    """The switch is as it was left when the page is loaded anew."""
    guest = look()
    set_table(guest, "duel", DUEL, [ME, BOT])
    guest.go("/me")
    switch = data(guest.page).get_by_role("switch")
    was = switch.is_checked()
    with guest.page.expect_response("**/api/me/listing"):
        switch.click()
    guest.page.reload()
    expect(switch).to_be_checked(checked=not was)


# ---------------------------------------------------------------- order at a table
def test_host_mutes_somebody_and_all_are_told(look: Visit) -> None:
    """Everybody sees what was done and to whom, until it is undone; nobody but the host can do it."""
    ana, bo, _ = sat_down(look)
    seats = people(ana.page)
    order(ana.page, "Bo", "Mute")
    for page in (ana.page, bo.page):
        expect(page.locator(".banner").first).to_contain_text("has muted")
    expect(seats.get_by_role("img", name="muted")).to_be_visible()
    theirs = people(bo.page)
    expect(theirs.get_by_role("img", name="muted")).to_be_visible()
    expect(theirs.get_by_role("img", name="host")).to_be_visible()
    expect(theirs.get_by_role("button", name="Keep order")).to_have_count(0)
    order(ana.page, "Bo", "Unmute")
    expect(theirs.get_by_role("img", name="muted")).to_have_count(0)


def test_host_removes_somebody_before_the_match(look: Visit) -> None:
    """It is asked for twice; then the seat is free again."""
    ana, bo = look(), look()
    table = set_table(ana, "unicorns", {"players": 3, "first": 0}, [ME, FRIEND, FRIEND])
    ana.go(f"/table/{table}")
    bo.go(f"/join/{table}")
    bo.page.locator("input[type=text], input:not([type])").first.fill("Bo")
    bo.page.locator("form button").first.click()
    bo.page.wait_for_url(f"**/table/{table}")
    expect(ana.page.get_by_text("Free seat")).to_have_count(1)
    order(ana.page, "Bo", "Remove…")
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_contain_text("The seat becomes free again")
    button(ana.page, "Cancel")
    expect(ana.page.get_by_text("Free seat")).to_have_count(1)
    order(ana.page, "Bo", "Remove…")
    dialog.get_by_role("button", name="Remove", exact=True).click()
    expect(ana.page.get_by_text("Free seat")).to_have_count(2)


def test_who_is_banned_is_told_so_and_stays_out(look: Visit) -> None:
    """Their page says why it shows no table any more; the others see a bot at the seat."""
    ana, bo, table = sat_down(look)
    seats = people(ana.page)
    order(ana.page, "Bo", "Ban…")
    dialog = ana.page.get_by_role("dialog", name="Ban Bo from your tables?")
    expect(dialog).to_contain_text("can neither sit nor watch")
    dialog.get_by_role("button", name="Ban", exact=True).click()
    told = "The host of this table does not want you here any more."
    expect(bo.page.get_by_text(told)).to_be_visible()
    expect(seats.locator("[data-bot]")).to_be_visible()
    bo.go(f"/table/{table}")
    expect(bo.page.get_by_text(told)).to_be_visible()


def test_host_shuts_the_table_and_opens_it(look: Visit) -> None:
    """Whoever is at the table reads that it is shut, and so does whoever comes then."""
    ana, bo, table = sat_down(look)
    shut = people(ana.page).get_by_role("switch", name="Shut to newcomers")
    shut.click()
    expect(bo.page.get_by_text("The table is shut to newcomers.")).to_be_visible()
    stranger = look()
    stranger.go(f"/table/{table}")
    expect(stranger.page.get_by_text("This table is shut to newcomers.")).to_be_visible()
    shut.click()
    expect(bo.page.get_by_text("The table is shut to newcomers.")).to_have_count(0)


# ---------------------------------------------------------------- somebody who stays away
def test_bot_plays_for_who_stays_away(hall: House, look: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while those who wait may let a bot play on; it is told at the seat, and gone when its player is back."""
    monkeypatch.setattr(AWAY, SOON)
    ana, bo, table = sat_down(look)
    watcher = look()
    watcher.go(f"/table/{table}")
    ana.go("/")
    expect(bar(bo.page)).to_contain_text("Ana has been away for long.")
    expect(bar(watcher.page)).to_contain_text("The others decide")
    expect(bar(watcher.page).get_by_role("button")).to_have_count(0)
    button(bo.page, "Let a bot play on")
    grown(hall, table, 1)
    expect(bo.page.get_by_text("a bot plays meanwhile").first).to_be_visible()
    expect(bar(bo.page)).to_have_count(0)
    ana.go(f"/table/{table}")
    expect(bo.page.get_by_text("a bot plays meanwhile")).to_have_count(0)


def test_who_stays_away_leaves_for_good(look: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """That is asked for twice; of two the one who waited has won."""
    monkeypatch.setattr(AWAY, SOON)
    ana, bo, _ = sat_down(look)
    ana.go("/")
    button(bo.page, "They leave for good")
    dialog = bo.page.get_by_role("dialog", name="Shall Ana leave for good?")
    button(bo.page, "Keep waiting")
    expect(dialog).to_have_count(0)
    button(bo.page, "They leave for good")
    dialog.get_by_role("button", name="They leave for good").click()
    expect(bo.page.get_by_role("dialog", name="You win!")).to_be_visible()


def test_who_comes_back_in_time_is_waited_for_no_more(look: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time counts down in sight, nothing can be done yet, and it is gone when they are back."""
    monkeypatch.setattr(AWAY, LONG)
    ana, bo, table = sat_down(look)
    ana.go("/")
    expect(bar(bo.page)).to_contain_text(re.compile(r"Ana is away\. In 2:[45]\d you can"))
    expect(bar(bo.page).get_by_role("button")).to_have_count(0)
    ana.go(f"/table/{table}")
    expect(bar(bo.page)).to_have_count(0)


# ---------------------------------------------------------------- whatever the server tells
def told_also(guest: Guest, *tells: Told) -> None:
    """After the first news a table tells this too."""

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        waiting = list(tells)

        def hear(text: str | bytes) -> None:
            line.send(text)
            if json.loads(text)["kind"] == "news":
                while waiting:
                    line.send(json.dumps(waiting.pop(0)))

        server.on_message(hear)

    guest.page.route_web_socket(re.compile(r"/line$"), route)


def lines_of(guest: Guest) -> Locator:
    """All lines of the log, with their details."""
    log = guest.page.get_by_role("region", name="What happened")
    log.get_by_role("checkbox", name="Details").check()
    return log.locator("li")


def test_page_that_comes_late_reads_back_to_the_beginning(
    hosts: Hosts, look: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told the end of what happened; the rest comes page by page, and nothing moves that is being read."""
    monkeypatch.setattr(LATEST, ALL)
    guest = look(*BROAD)
    hosts.show(guest, Sight("late", "duel-late"))
    lines, earlier = lines_of(guest), guest.page.get_by_role("button", name="Show earlier")
    expect(earlier).to_have_count(0)
    whole = lines.all_inner_texts()
    assert len(whole) > LAST + 2 * LEAF
    monkeypatch.setattr(LATEST, LAST)
    monkeypatch.setattr(PAGE, LEAF)
    guest.page.reload()
    lines_of(guest)
    number = LAST
    expect(lines).to_have_count(number)
    while number < len(whole):
        earlier.scroll_into_view_if_needed()
        before = lines.first.evaluate(BOX)
        earlier.click()
        more = min(LEAF, len(whole) - number)
        number += more
        expect(lines).to_have_count(number)
        # the button above it goes with the last page
        assert number == len(whole) or lines.nth(more).evaluate(BOX) == pytest.approx(before, abs=2)
    expect(earlier).to_have_count(0)
    assert lines.all_inner_texts() == whole
    expect(guest.page.get_by_role("heading", name="Before the first turn")).to_have_count(1)


def test_end_counts_the_whole_match_though_its_log_is_cut(
    hosts: Hosts, look: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numbers at the end are those of all that happened: what was not told is asked for."""
    monkeypatch.setattr(PAGE, LEAF)
    guest = look()
    numbers: list[list[str]] = []
    for told in (ALL, LAST):
        monkeypatch.setattr(LATEST, told)
        hosts.show(guest, Sight("over", "duel-over"))
        end = guest.page.locator("dialog:has(.told)")
        expect(end).not_to_contain_text("…")
        numbers.append(end.locator("td").all_inner_texts())
    assert numbers[0] == numbers[1]


@pytest.mark.parametrize(("where", "size"), crossed(["duel-late", "herd-late"], [PHONE, BROAD]))
def test_bar_about_who_is_away_covers_nothing(where: str, size: tuple[int, int], hosts: Hosts, visit: Visit) -> None:
    """It stands below what is asked and what is held, with buttons large enough for a thumb."""
    guest = visit(*size)
    told_also(guest, {"kind": "absence", "seat": 1, "left": 0})
    hosts.show(guest, Sight(where, where))
    bar(guest.page).get_by_role("button").first.wait_for()
    top = bar(guest.page).evaluate(BOX)[0]
    for seen in guest.page.locator("section.asked, .held, .own:visible, .duel-round").all():
        assert seen.evaluate(BOX)[1] <= top + 1
    for press in bar(guest.page).get_by_role("button").all():
        above, below = press.evaluate(BOX)
        assert below - above >= 42
        assert below <= size[1]
    assert guest.overflow <= 0


def test_bar_about_who_is_away_leaves_most_of_a_phone_held_sideways(hosts: Hosts, visit: Visit) -> None:
    """It is one row there, with all its buttons in sight."""
    guest = visit(*SIDEWAYS)
    told_also(guest, {"kind": "absence", "seat": 1, "left": 0})
    hosts.show(guest, Sight("duel-late", "duel-late"))
    bar(guest.page).get_by_role("button").first.wait_for()
    top, bottom = bar(guest.page).evaluate(BOX)
    assert bottom - top <= SIDEWAYS[1] / 4
    for press in bar(guest.page).get_by_role("button").all():
        above, below = press.evaluate(BOX)
        assert top <= above <= below - 42
        assert below <= SIDEWAYS[1]
    assert guest.overflow <= 0


def test_what_the_host_did_is_heard_and_passes(hosts: Hosts, arrive: Visit) -> None:
    """It is shown and said to whoever does not see it, and is gone after a while by itself."""
    guest = arrive()
    text = "Ana has shut the table."
    told_also(guest, {"kind": "moderated", "act": "shut", "seat": None, "text": text})
    guest.page.clock.install()
    hosts.show(guest, Sight("late", "duel-late"))
    expect(guest.page.locator(".banner", has_text=text)).to_be_visible()
    guest.page.clock.run_for(1_000)
    expect(guest.page.locator("[data-heard=calm]", has_text=text)).to_have_count(1)
    guest.page.clock.run_for(10_000)
    expect(guest.page.locator(".banner", has_text=text)).to_have_count(0)
