"""Invitations: a link, and a code that a phone reads."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.codes import read
from tests.browser.guest import Guest
from tests.browser.test_matches import set_table
from tests.server.house import DUEL, FRIEND, ME

Visit = Callable[..., Guest]


def test_code_beside_the_link_says_the_same_in_both_themes(look: Visit) -> None:
    """It is read back as the standard says; dark on light, whatever the page looks like, and whole on a phone."""
    guest = look(390, 844)
    table = set_table(guest, "duel", DUEL, [ME, FRIEND])
    for theme in ("light", "dark"):
        guest.page.evaluate(f"localStorage.setItem('meadhall', JSON.stringify({{name: 'Ana', theme: '{theme}'}}))")
        guest.go(f"/table/{table}")
        code = guest.page.get_by_role("img", name="QR code of this link")
        expect(code).to_be_visible()
        assert code.evaluate("one => getComputedStyle(one.parentElement).backgroundColor") == "rgb(255, 255, 255)"
        assert code.locator("path").evaluate("one => getComputedStyle(one).fill") == "rgb(0, 0, 0)"
        assert guest.overflow <= 0
    link = guest.page.get_by_role("textbox", name="Link").input_value()
    assert link == f"{guest.address}/join/{table}"
    path = str(code.locator("path").get_attribute("d"))
    assert read(path, int(str(code.get_attribute("viewBox")).split()[2])) == link


def test_guest_chooses_a_hero_where_the_host_allows_it(look: Visit) -> None:
    """The host's box is ticked beforehand; the guest picks from the gallery, and both begin with that hero."""
    ana, bo = look(), look(390, 844)
    ana.go("/new/duel")
    ana.page.get_by_label("Who sits at seat 2?").select_option("friend")
    expect(ana.page.get_by_role("checkbox", name="They choose their own hero")).to_be_checked()
    ana.page.locator(".bar button.main").click()
    ana.page.wait_for_url("**/table/*")
    expect(ana.page.get_by_role("listitem").filter(has_text="Hero of their choice")).to_be_visible()
    bo.go(ana.page.url.removeprefix(ana.address).replace("/table/", "/join/"))
    bo.page.get_by_role("button", name="Your hero").click()
    bo.page.get_by_role("dialog").get_by_role("button", name="Bigfoot").first.click()
    expect(bo.page.get_by_role("button", name="Your hero")).to_contain_text("Bigfoot")
    assert bo.overflow <= 0
    bo.page.get_by_role("button", name="Sit down").click()
    for guest in (ana, bo):
        guest.page.locator("section.asked").wait_for()
        expect(guest.page.get_by_role("region", name="Bigfoot").first).to_be_visible()
