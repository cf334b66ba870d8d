"""The unicorn table as it lies on real screens: what has room, what never moves, and what passes by itself."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from meadhall import Match
from meadhall.server.http.visitors import COOKIE
from tests.browser.guest import Guest
from tests.browser.moments import Moment, laid, view_of
from tests.browser.sights import Hosts
from tests.browser.test_matches import JUMPY, SHIFTED, WATCH, play
from tests.patience import ENOUGH, some, turned
from tests.server.house import House, Told

Visit = Callable[..., Guest]

WINDOWS: Final = ((1366, 657), (1440, 900), (2560, 1440), (1280, 720), (1024, 768), (390, 844), (844, 390))
SPEAKING: Final = 1280  # from this width on a hand tells its texts
LEAST: Final = 12.0  # pixels of a text
CROWD: Final[Told] = {"players": 8, "first": 0}
PAIR: Final[Told] = {"players": 2, "first": 0}
ONLOOKER: Final = '{"speed": "instant", "theme": "light", "autoPass": false, "passTold": true}'  # answers nothing
PLACES: Final = """() => {
    const seen = (thing) => thing.checkVisibility({ visibilityProperty: true });
    const box = (thing) => { const { left, top, right, bottom } = thing.getBoundingClientRect();
        return { name: thing.className, left, top, right, bottom }; };
    const all = (names) => [...document.querySelectorAll(names)].filter(seen).map(box);
    return { parts: all(".asked, .hand, .own, .window, .neighbour, .centre"), window: [innerWidth, innerHeight] };
}"""
# Each text of a card in hand: how large it is, and how far it reaches beyond its card or its card beyond the window.
TOLD: Final = """() => [...document.querySelectorAll(".held .card")].map((card) => {
    const text = card.querySelector(".text");
    const edge = card.getBoundingClientRect();
    const deepest = Math.max(...[...card.querySelectorAll(".text, .name, .type")].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect().bottom;
    }));
    const next = card.closest("li").nextElementSibling?.getBoundingClientRect().left ?? innerWidth;
    return {
        speaks: text !== null || !card.closest("button").hasAttribute("aria-describedby"),
        size: text ? parseFloat(getComputedStyle(text).fontSize) : 99,
        cut: Math.max(deepest - edge.bottom, edge.bottom - innerHeight, edge.right - next),
    };
})"""
# Every face in the book of cards, as it is drawn.
FACES: Final = """() => [...document.querySelectorAll("dialog .card")].map((card) =>
    [card.dataset.type, card.querySelector(".emblem").outerHTML].join())"""
LENS: Final = """() => {
    const box = (name) => document.querySelector(name)?.getBoundingClientRect();
    const [lens, ...kept] = [".lens", ".asked", ".window"].map(box);
    return kept.filter((each) => each && lens.left < each.right && each.left < lens.right
        && lens.top < each.bottom && each.top < lens.bottom).length;
}"""


def is_full(match: Match) -> bool:
    """Somebody with seven cards may do something, late in a match."""
    late = len(match.transcript()["answers"]) > 90  # type: ignore[arg-type]
    return late and match.outcome is None and len(view_of(match)["seats"][0]["hand"]["cards"]) == 7


def is_answered(match: Match) -> bool:
    """A card can be stopped."""
    return match.outcome is None and match.decision.question == "choose_response" and len(match.decision.options) > 1


def is_powerless(match: Match) -> bool:
    """A card is played that one can only let pass."""
    return match.outcome is None and match.decision.question == "choose_response" and len(match.decision.options) == 1


POWERLESS: Final = Moment("herd-powerless", "unicorns", PAIR, is_powerless)
FULL: Final = Moment("herd-full", "unicorns", CROWD, is_full)
ANSWERED: Final = Moment("herd-answered", "unicorns", CROWD, is_answered)


def shown(guest: Guest, hosts: Hosts, id: str, where: str = "table") -> None:
    """Bring somebody to a table of the hosts."""
    context = guest.page.context
    context.add_cookies([{"name": COOKIE, "value": str(hosts.me.cookie), "url": hosts.house.address}])
    guest.go(f"/{where}/{id}")
    guest.settle()


def overlaps(parts: list[dict[str, Any]]) -> list[str]:
    """Which of the places lie over one another; what is inside another does not."""

    def over(one: dict[str, Any], other: dict[str, Any]) -> bool:
        return bool(
            one["left"] < other["right"] - 1
            and other["left"] < one["right"] - 1
            and one["top"] < other["bottom"] - 1
            and other["top"] < one["bottom"] - 1
        )

    found = [part for part in parts if "window" not in part["name"]]
    return [f"{a['name']} / {b['name']}" for at, a in enumerate(found) for b in found[at + 1 :] if over(a, b)]


def narrow(width: int, height: int) -> bool:
    """Whether it is a phone: what lies on the table scrolls under the edge of its own place there."""
    return width <= 900 or height <= 480


@pytest.mark.parametrize("moment", [FULL, ANSWERED], ids=lambda moment: moment.name)
def test_eight_players_find_everything_in_its_place_in_every_window(
    moment: Moment, hosts: Hosts, hall: House, look: Visit
) -> None:
    """Question, hand, own stable and the others' places never lie over one another; nothing scrolls sideways.

    The longest language at a full table. On a desk all of it is seen at once, and the hand tells its texts uncut.
    """
    guest = look(*WINDOWS[0], "de")
    shown(guest, hosts, laid(hall, hosts.me, moment))
    for width, height in some(turned(WINDOWS, moment is ANSWERED)):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.settle()
        found = guest.page.evaluate(PLACES)
        assert guest.overflow <= 0, (width, height)
        parts = [part for part in found["parts"] if "asked" in part["name"] or "hand" in part["name"]]
        if not narrow(width, height):
            parts = found["parts"]
            assert all(part["bottom"] <= height + 1 and part["right"] <= width + 1 for part in parts), (width, height)
        assert overlaps(parts) == [], (width, height)
        if width >= SPEAKING:
            told = guest.page.evaluate(TOLD)
            assert len(told) == len(guest.page.locator(".held .card-button").all())
            assert all(each["speaks"] and each["size"] >= LEAST and each["cut"] <= 1 for each in told), (width, told)


def test_card_that_is_looked_at_hides_neither_the_question_nor_the_window(
    hosts: Hosts, hall: House, look: Visit
) -> None:
    """Whatever card of the hand or of a stable is under the pointer, it is shown large beside what is asked."""
    guest = look(*WINDOWS[0], "de")
    shown(guest, hosts, laid(hall, hosts.me, ANSWERED))
    cards = guest.page.locator(".held .card-button, .own .card-button, .neighbour .card-button").all()
    for card in cards[:: max(1, len(cards) // 8)]:
        card.hover()
        expect(guest.page.locator(".lens")).to_be_visible()
        assert guest.page.evaluate(LENS) == 0


def test_no_two_unicorn_cards_look_alike(look: Visit) -> None:
    """In the book of all cards every face is drawn once: ground of its type, emblem and paint."""
    guest = look()
    guest.go("/new/unicorns")
    guest.page.locator(".book button").click()
    guest.page.locator("dialog .card").first.wait_for()
    faces = guest.page.evaluate(FACES)
    assert len(faces) > 80
    assert len(faces) == len(set(faces))


def test_nothing_jumps_over_a_whole_match_on_desk_and_phone(hall: House, arrive: Visit, chance: random.Random) -> None:
    """The layout shifts of a match, played by clicks on a desk and looked at by a newcomer on a phone, are small."""
    ana = hall.person()
    id = hall.deal("unicorns", PAIR, ana, "champion", seed=5)
    desk, phone = arrive(1366, 657), arrive(390, 844)
    phone.page.context.add_init_script(f"localStorage.setItem('meadhall', '{ONLOOKER}')")
    for guest in (desk, phone):
        context = guest.page.context
        context.add_cookies([{"name": COOKIE, "value": str(ana.cookie), "url": hall.address}])
        context.add_init_script(WATCH)
        guest.go(f"/table/{id}")
        guest.settle()
    play(chance, desk, most=ENOUGH)
    for guest in (desk, phone):
        assert guest.page.evaluate(SHIFTED) < JUMPY


def test_automatic_pass_is_explained_once(hall: House, hosts: Hosts, look: Visit) -> None:
    """Who can only let a card pass does so by itself, is told that once, and can put it away for good."""
    guest = look(*WINDOWS[0], "en-GB")
    shown(guest, hosts, laid(hall, hosts.me, POWERLESS))
    note = guest.page.locator(".note button")
    expect(note).to_be_visible()
    note.click()
    expect(note).to_have_count(0)
    guest.page.reload()
    guest.settle()
    assert note.count() == 0
