"""By keys alone: whole matches without a mouse, from the first page to the next match."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest
from tests.browser.hands import Hands
from tests.browser.sights import BROAD, PHONE, Hosts, Sight
from tests.patience import ENOUGH, THOROUGH, crossed, some

Visit = Callable[..., Guest]

PLAY: Final = {"duel": 0, "unicorns": 1}  # the how manieth button to play at once it is
SHORT: Final = ["duel-combat", "herd-window"] if THOROUGH else []  # moments at which less can be done
MOST: Final = ENOUGH and ENOUGH // 3  # answers by keys, beside those that are taken back
TALL: Final = (1280, 1400)


def asked(hands: Hands) -> bool:
    """Whether an answer can be given now."""
    return hands.page.locator("section.asked summary:visible").count() > 0


def is_over(hands: Hands) -> bool:
    """Whether the end is shown."""
    return hands.guest.is_over


def sat_down(hands: Hands, game: str) -> None:
    """From the first page to a table, by keys: the first thing on every page leads past its head."""
    hands.guest.go("/")
    hands.page.locator("h1").wait_for()
    assert "skip" in hands.press("Tab")["name"].lower()
    hands.press("Enter")
    assert hands.here["tag"] == "main"
    for _ in range(PLAY[game] + 1):
        hands.press("Tab")
        hands.go_to("Play now")
    hands.press("Enter")
    hands.page.wait_for_url("**/table/*")
    hands.wait(lambda: asked(hands), "nothing is asked")


def sentence(hands: Hands) -> str:
    """What is asked, in its words."""
    return hands.page.locator("[data-asked]").first.inner_text()


def open_answers(hands: Hands) -> None:
    """From what is asked to the list of all answers: it is few steps away, and once opened stays so."""
    here = hands.here
    if not here["asked"]:
        hands.page.keyboard.press("Home")
        hands.go_to("Skip", "Shift+Tab")
        here = hands.press("Enter")
        assert here["asked"], here
    for _ in range(12):
        if here["tag"] == "summary":
            break
        here = hands.press("Tab")
    assert here["tag"] == "summary", here
    if not here["expanded"]:
        hands.press("Enter")
        assert hands.here["expanded"]


def give(hands: Hands, chance: random.Random, key: str) -> None:
    """Give any answer out of the list."""
    open_answers(hands)
    options = hands.page.locator("section.asked details[open] button:not(.reason):enabled").count()
    if not options:
        return  # an answer is still on its way
    for _ in range(chance.randrange(options) + 1):
        hands.press("Tab")
        hands.go(lambda here: not here["name"].startswith("Why?"))
    assert hands.here["panel"], hands.here
    hands.page.keyboard.press(key)


def answer(hands: Hands, chance: random.Random, number: int) -> None:
    """Answer by Tab and Enter or Space, and see that the focus is where the next one is asked.

    A window may close under slow hands: what is asked then is another thing, and is answered the next time.
    """
    asked = sentence(hands)
    try:
        give(hands, chance, "Space" if number % 2 else "Enter")
    except AssertionError:
        if sentence(hands) == asked:
            raise
    hands.settle()


def looked_around(hands: Hands) -> None:
    """Why, help and hint are opened, read and closed; the focus comes back to where it was."""
    hands.go(lambda here: here["name"] == "Why?")
    hands.press("Enter")
    expect(hands.page.locator("dialog[open]")).to_contain_text(re.compile(r"[DV]\d+\.\d+"))
    hands.press("Escape")
    assert hands.here["name"] == "Why?"
    hands.go_to("Tools")
    hands.press("Enter")
    hands.go_to("Help")
    hands.press("Enter")
    expect(hands.page.locator("dialog[open]")).to_contain_text("Escape goes one step back")
    hands.press("Escape")
    assert hands.here["name"] == "Tools"
    hands.go_to("Hint", "Shift+Tab")
    hands.press("Enter")
    expect(hands.page.get_by_role("region", name="The best answers")).to_contain_text("%")
    assert hands.here["name"] == "Hint"


def took_back(hands: Hands, chance: random.Random) -> None:
    """The last choice is taken back, as soon as one can be, and the focus is where it is asked anew."""
    number = 0
    while not hands.page.get_by_role("button", name="Take back", exact=True).is_enabled():
        hands.wait(lambda: asked(hands), "nothing is asked")
        answer(hands, chance, number)
        number += 1
        hands.page.wait_for_timeout(100)
    hands.go_to("Take back")
    hands.press("Enter")
    hands.settle()


def resigned(hands: Hands) -> None:
    """Give up, and say it twice."""
    hands.go_to("Tools")
    hands.press("Enter")
    hands.go_to("Resign")
    hands.press("Enter")
    hands.wait(lambda: hands.page.evaluate("!!document.activeElement.closest('dialog')"), "nobody asks again")
    hands.go(lambda here: (here["tag"], here["name"]) == ("button", "Resign"))
    hands.press("Enter")
    hands.wait(lambda: is_over(hands), "the match does not come to an end")


@pytest.mark.parametrize("game", some(sorted(PLAY)))
def test_keys_alone_play_a_whole_match(game: str, look: Visit, chance: random.Random) -> None:
    """Chosen, begun, looked into, taken back, played to its end, and another one asked for, without a mouse."""
    hands = Hands(look(*TALL))
    sat_down(hands, game)
    looked_around(hands)
    took_back(hands, chance)
    number = 0
    while not is_over(hands):
        if number == MOST:
            resigned(hands)
        hands.wait(lambda: asked(hands) or is_over(hands), "nothing is asked")
        if not is_over(hands):
            answer(hands, chance, number)
            number += 1
    before = hands.page.url
    hands.go_to("Once more")
    hands.press("Enter")
    hands.page.wait_for_url(lambda address: address != before and "/table/" in address)
    hands.wait(lambda: asked(hands), "nothing is asked at the next table")


@pytest.mark.parametrize("where", ["duel-late", "herd-late"])
def test_arrows_lead_from_the_question_to_the_table(where: str, hosts: Hosts, look: Visit) -> None:
    """The first arrow goes to an answer that lies on the table, the next ones to its neighbours, and Enter takes it."""
    hands = Hands(look(*BROAD))
    hosts.show(hands.guest, Sight(where, where))
    hands.press("Tab")
    assert hands.press("Enter")["asked"]
    first = hands.press("ArrowDown")
    assert first["answer"], first
    assert not first["panel"], first
    reached = {hands.press(key)["name"] for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")}
    assert len(reached - {first["name"]}) >= 2, reached


@pytest.mark.parametrize(
    ("where", "size"),
    crossed(["/", "/new/duel", "/rules/hnefatafl", "duel-late", "herd-late", *SHORT], [BROAD, PHONE]),
)
def test_tab_goes_through_all_and_comes_around(where: str, size: tuple[int, int], hosts: Hosts, look: Visit) -> None:
    """Nothing holds the focus, all that has it is in sight, and after the last thing comes the first."""
    hands = Hands(look(*size))
    hosts.show(hands.guest, Sight(where, where))
    first, seen = hands.press("Tab"), 0
    here = hands.press("Tab")
    while here["name"] != first["name"]:
        assert here["shown"] or here["tag"] == "body", here
        here, seen = hands.press("Tab"), seen + 1
        assert seen < 400, "it does not come around"
    assert seen > 3


@pytest.mark.parametrize("where", some(["herd-late", "duel-late"]))
def test_escape_closes_what_is_open_and_gives_the_focus_back(where: str, hosts: Hosts, look: Visit) -> None:
    """Within a dialog the focus goes around; Escape leads back to what opened it."""
    hands = Hands(look(*BROAD))
    hosts.show(hands.guest, Sight(where, where))
    before = hands.go_to("Settings")
    hands.press("Enter")
    for _ in range(20):
        hands.press("Tab")
        assert hands.page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
    hands.press("Escape")
    assert hands.here["name"] == before["name"]
