"""What is heard at the page: phrases of others, and sounds, which are offered once."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.axe import found
from tests.browser.guest import Guest
from tests.browser.test_evening import button, sat_down
from tests.browser.test_matches import set_table
from tests.browser.test_people import people
from tests.server.house import BOT, DUEL, ME

Visit = Callable[..., Guest]


def speak(page: Page, phrase: str) -> None:
    """Say something."""
    button(page, "Say something")
    page.get_by_role("dialog", name="Say something").get_by_role("button", name=phrase).click()


def test_phrase_stands_beside_who_says_it_until_they_are_hidden(look: Visit) -> None:
    """Everybody sees it at that seat, in nobody's way, and hears it with the name; one may not want to."""
    ana, bo, _ = sat_down(look)
    button(ana.page, "Say something")
    ana.page.get_by_role("button", name="Good luck!").wait_for()
    assert found(ana.page) == []
    ana.page.keyboard.press("Escape")
    speak(ana.page, "Good luck!")
    for page in (ana.page, bo.page):
        bubble = page.locator('.bubble[data-seat="0"]')
        expect(bubble).to_have_text("Good luck!")
        assert bubble.evaluate(
            "one => { const { left, right, top, bottom } = one.getBoundingClientRect();"
            " return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight }"
        )
        assert bubble.evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    expect(bo.page.locator('[data-heard="calm"]').first).to_contain_text("Ana: Good luck!")
    hide = people(bo.page).get_by_role("button", name="Hide what Ana says")
    hide.click()
    expect(bo.page.locator('.bubble[data-seat="0"]')).to_have_count(0)
    bo.page.keyboard.press("Escape")
    speak(ana.page, "Thumbs up")
    speak(bo.page, "Hello!")
    expect(bo.page.locator('.bubble[data-seat="1"]')).to_have_text("Hello!")  # which came after the sign
    expect(bo.page.locator('.bubble[data-seat="0"]')).to_have_count(0)
    expect(ana.page.locator('.bubble[data-seat="0"] svg')).to_be_visible()


def test_sound_is_offered_once_to_who_plays(look: Visit, chance: random.Random) -> None:
    """Not before the match has begun, and beside it: play goes on meanwhile. What was said is kept."""
    guest = look()
    table = set_table(guest, "duel", DUEL, [ME, BOT])
    guest.settle()  # else the page may still write down what it likes
    guest.page.evaluate("localStorage.setItem('meadhall', JSON.stringify({name: 'Ana', speed: 'instant'}))")
    guest.go(f"/table/{table}")
    guest.page.locator("section.asked details").wait_for()
    offer = guest.page.get_by_role("region", name="Soft wooden sounds?")
    assert offer.count() == 0
    while not guest.answer(chance):
        pass  # a busy machine may miss the first click
    expect(offer).to_be_visible()
    assert guest.page.locator("dialog").count() == 0
    offer.get_by_role("button", name="No").click()
    expect(offer).to_have_count(0)
    guest.page.reload()
    guest.page.locator("section.asked").wait_for()
    assert offer.count() == 0
    assert not guest.page.evaluate("JSON.parse(localStorage.getItem('meadhall')).sound")
