"""Drafts: two people ban, pick and strike at two screens, and the match begins with what they have chosen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.guest import Guest

Visit = Callable[..., Guest]
MOST_ACTS = 30


def choose(guest: Guest, first: int = 0) -> bool:
    """Do what a page is asked in the draft, if it is."""
    bar = guest.page.locator(".draft .bar")
    if not bar.count():
        return False
    count = int(str(bar.locator("p").last.inner_text()).split("of")[1].split()[0])
    things = guest.page.locator(".draft button.thing")
    for at in range(count):
        things.nth(at + first).click()
    asked = guest.page.locator("#asked").inner_text()
    bar.get_by_role("button", name="Confirm").click()
    expect(guest.page.locator(".draft #asked").filter(has_text=asked)).to_have_count(0)
    return True


def test_two_draft_a_whole_arsenal_at_two_screens(look: Visit) -> None:
    """Lobby, waiting room, draft and match, on a desktop and on a phone: secrets stay on the page of who has them."""
    ana, bo = look(), look(390, 844)
    ana.go("/new/duel")
    ana.page.get_by_label("Who sits at seat 2?").select_option("friend")
    ana.page.get_by_label("How is it chosen what is played?").select_option("arsenal-3-5-2")
    expect(ana.page.get_by_text("The board is drafted at the table.")).to_be_visible()
    ana.page.locator(".bar button.main").click()
    ana.page.wait_for_url("**/table/*")
    expect(ana.page.get_by_text("Draft: Arsenal 3/5/2")).to_be_visible()
    bo.go(ana.page.url.removeprefix(ana.address).replace("/table/", "/join/"))
    expect(bo.page.get_by_text("Draft: Arsenal 3/5/2")).to_be_visible()
    bo.page.get_by_role("button", name="Sit down").click()
    for guest in (ana, bo):
        expect(guest.page.locator("#asked")).to_have_text("Your turn, in secret: Ban 3 heroes")
        guest.page.get_by_role("switch", name="Hints").click()
        expect(guest.page.locator(".hint").first).to_contain_text("%")
        assert axe.found(guest.page) == []
        assert guest.overflow <= 0
    choose(ana)
    expect(bo.page.get_by_text("has chosen, in secret for now")).to_be_visible()
    expect(bo.page.get_by_text("bans:")).to_have_count(0)
    choose(bo, 3)
    expect(ana.page.locator(".story li")).to_have_count(2)
    for _ in range(MOST_ACTS):
        if not any([choose(ana), choose(bo)]) and not ana.page.locator(".draft").count():
            break
    for guest in (ana, bo):
        guest.page.locator("section.asked").wait_for()
    ana.page.get_by_text("Arsenal 3/5/2").first.click()
    expect(ana.page.get_by_text("strikes:").first).to_be_visible()
