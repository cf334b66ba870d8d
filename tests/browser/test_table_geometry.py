"""The duel's table on every screen: the board first, the hand readable, and nothing over anything else."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import WebSocketRoute

from meadhall.games.duel.hall import facts
from meadhall.server.http.visitors import COOKIE
from tests.browser.guest import Guest
from tests.browser.sights import Hosts, Sight
from tests.server.house import DUEL, House, play

Visit = Callable[..., Guest]
Box = dict[str, float]

BROAD: Final = {(1366, 657): 400, (1440, 900): 560, (2560, 1440): 960, (1024, 768): 390}  # and the least of its board
UPRIGHT: Final = (390, 844)
SIDEWAYS: Final = (844, 390)
READ: Final = 1280  # from this width on the whole hand can be read
SMALLEST: Final = 12
SEVEN: Final = 7
PLAYED: Final = 30  # answers: combats, schemes and walks are among them
JUMP: Final = 0.1  # a shift that one sees
WORDY: Final = "little-red-riding-hood"  # one of her cards says more than any other
PLACES: Final = {
    "board": ".board", "drawn": ".board svg[role=img]", "question": "section.asked", "hand": "section.hand",
    "seats": ".seats", "scene": ".stage", "log": ".aside .scroll", "aside": ".aside",
}  # fmt: skip
MEASURE: Final = """async (places) => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
    const found = {};
    for (const [name, selector] of Object.entries(places)) {
        const thing = document.querySelector(selector);
        if (!thing?.checkVisibility()) continue;
        const { left, top, right, bottom, width, height } = thing.getBoundingClientRect();
        if (width) found[name] = { left, top, right, bottom, width, height };
    }
    return found;
}"""
# Cards whose words are cut off by their edge, are smaller than they should be, or lie outside.
UNREAD: Final = """(smallest) => [...document.querySelectorAll("section.hand article")].flatMap((card) => {
    const { left, top, right, bottom } = card.getBoundingClientRect();
    const words = [...card.querySelectorAll("h3, p")];
    const outside = words.filter((word) => {
        const box = word.getBoundingClientRect();
        return box.left < left || box.right > right || box.top < top || box.bottom > bottom
            || parseFloat(getComputedStyle(word).fontSize) < smallest;
    });
    const cut = card.scrollHeight > card.clientHeight || card.scrollWidth > card.clientWidth;
    const name = card.querySelector("h3").textContent;
    return words.length < 3 || cut || outside.length ? [name] : [];
})"""
FIGHTERS: Final = """() => {
    const names = [...document.querySelectorAll(".stage .fighter strong")].map((name) => name.textContent);
    const tokens = [...document.querySelectorAll(".board .token")];
    return names.map((name) => {
        const token = tokens.find((one) => one.querySelector("title")?.textContent.startsWith(name));
        const { left, top, right, bottom } = token.querySelector(".body").getBoundingClientRect();
        return { left, top, right, bottom };
    });
}"""


# What moves without anybody having touched the page, and how large board and hand are meanwhile.
WATCH: Final = """() => {
    window.shifts = [];
    window.sizes = new Set();
    const moved = (sources) => sources.map(({ node }) => node?.className ?? node?.nodeName);
    const shift = ({ value, sources }) => window.shifts.push([value, moved(sources)]);
    new PerformanceObserver((list) => list.getEntries().forEach(shift)).observe({ type: "layout-shift" });
    const size = () => {
        const boxes = [".board", "section.hand"].map((one) => document.querySelector(one).getBoundingClientRect());
        const told = boxes.flatMap(({ width, height, left, top }) => [width, height, left, top].map(Math.round));
        window.sizes.add(told.join(" "));
        requestAnimationFrame(size);
    };
    size();
}"""


def sized(guest: Guest, size: tuple[int, int]) -> dict[str, Box]:
    """Where everything lies on a screen of this size."""
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    found: dict[str, Box] = guest.page.evaluate(MEASURE, PLACES)
    return found


def overlap(one: Box, other: Box) -> bool:
    """Whether two things lie over each other, by more than an edge."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 1 and down > 1


def apart(found: dict[str, Box], *names: str) -> list[tuple[str, str]]:
    """Which of these lie over each other."""
    there = [name for name in names if name in found]
    return [(one, two) for at, one in enumerate(there) for two in there[at + 1 :] if overlap(found[one], found[two])]


def held(hero: str, language: str, count: int) -> tuple[dict[str, Any], list[str]]:
    """Cards of a hero in words of a language, and the ids of those that say the most."""
    deck = facts.deck_facts(hero, facts.built_in(language))
    cards = {f"{hero}-{id}": msgspec.to_builtins(card) for id, card in deck.items()}
    return cards, sorted(cards, key=lambda card: -len(cards[card]["text"]))[:count]


def deal_hand(guest: Guest, hero: str, language: str, count: int = SEVEN) -> None:
    """From now on the first seat holds so many different cards of a hero, as far as this page knows."""
    cards, hand = held(hero, language, count)

    def rewrite(told: Any) -> None:
        if isinstance(told, list):
            for each in told:
                rewrite(each)
        if not isinstance(told, dict):
            return
        if "cards" in (told.get("facts") or ()):
            told["facts"]["cards"].update(cards)
        if told.get("hand", {}).get("cards"):
            told["hand"].update(cards=hand, size=count)
        for each in told.values():
            rewrite(each)

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            rewrite(told)
            line.send(json.dumps(told))

        server.on_message(pass_on)
        line.on_message(server.send)

    guest.page.route_web_socket(re.compile(r"/line$"), route)


@pytest.mark.parametrize(("hero", "language"), [(WORDY, "de"), ("sinbad", "ru")])
def test_board_is_the_largest_thing_and_every_card_can_be_read(
    hero: str, language: str, hosts: Hosts, visit: Visit
) -> None:
    """On broad screens the board has its height, the hand its words, uncut; nothing lies over anything else.

    Seven different cards are held: in German one of them the longest of all, in Russian the longest seven together.
    """
    guest = visit(1440, 900, language)
    deal_hand(guest, hero, language)
    hosts.show(guest, Sight("", "duel-late"))
    for size, least in BROAD.items():
        found = sized(guest, size)
        assert min(found["board"]["height"], found["drawn"]["height"]) >= least, size
        assert (
            found["drawn"]["width"] * found["drawn"]["height"]
            > 0.75 * found["board"]["width"] * found["board"]["height"]
        )
        assert apart(found, "board", "question", "hand", "seats", "aside") == [], size
        assert all(box["bottom"] <= size[1] and box["right"] <= size[0] for box in found.values()), size
        assert guest.overflow <= 0, size
        if size[0] >= READ:
            assert guest.page.locator("section.hand article").count() == SEVEN
            assert guest.page.evaluate(UNREAD, SMALLEST) == [], size


def test_card_that_is_looked_at_never_covers_the_question(hosts: Hosts, visit: Visit) -> None:
    """The larger face of a card lies beside what is asked, on a low screen too, where the hand runs below it."""
    guest = visit(1366, 657, "de")
    deal_hand(guest, WORDY, "de")
    hosts.show(guest, Sight("", "duel-late"))
    guest.page.locator(".hand button.card").last.hover()
    guest.page.locator(".preview:popover-open").wait_for()
    found = guest.page.evaluate(MEASURE, {"question": "section.asked", "preview": ".preview"})
    assert apart(found, "question", "preview") == []


def test_names_and_numbers_remain_when_a_hand_is_too_full(hosts: Hosts, visit: Visit) -> None:
    """Twelve different cards: what each is called and counts can be read, and the rest when it is looked at."""
    guest = visit(1280, 720, "de")
    deal_hand(guest, WORDY, "de", 12)
    hosts.show(guest, Sight("", "duel-late"))
    faces = guest.page.locator("section.hand article")
    boxes = [faces.nth(at).bounding_box() for at in range(faces.count())]
    heads = guest.page.locator("section.hand article :is(h3, .value)")
    for at in range(heads.count()):
        head, face = heads.nth(at).bounding_box(), boxes[at // 2]
        assert head
        assert face
        assert head["y"] + head["height"] <= face["y"] + face["height"]
        assert face["x"] <= head["x"]
        assert head["x"] + head["width"] <= face["x"] + face["width"]
    ends = [box["x"] + box["width"] for box in boxes if box]
    assert all(box["x"] >= end for box, end in zip(boxes[1:], ends, strict=False) if box)


def test_combat_covers_nobody_who_fights(hosts: Hosts, look: Visit) -> None:
    """Wherever it is staged, both fighters, the question and the hand can be seen, and the log keeps its room."""
    guest = look(1440, 900, "de")
    hosts.show(guest, Sight("", "duel-combat"))
    for size in BROAD:
        found = sized(guest, size)
        assert apart(found, "board", "question", "hand", "scene", "log") == [], size
        assert found["log"]["height"] >= 5 * 16, size  # with its heading eight lines' worth
        if size[0] >= READ:
            assert found["log"]["bottom"] <= size[1], size
            room = guest.page.locator(".aside").evaluate("(box) => box.scrollHeight - box.clientHeight")
            assert room <= 0, size
    for size in (UPRIGHT, SIDEWAYS):
        found = sized(guest, size)
        bar = guest.page.evaluate(MEASURE, {"bar": ".bar"})["bar"]
        for fighter in guest.page.evaluate(FIGHTERS):
            assert not overlap(fighter, found["scene"]), size
            assert not overlap(fighter, bar), size
            assert fighter["right"] <= found["board"]["right"] + 1, size


def test_phone_shows_the_board_first_and_all_else_at_hand(hosts: Hosts, look: Visit) -> None:
    """Upright the board has more than half of the height; sideways board, question, hand and seats share the screen.

    Brought near, the board fills the whole of its place; the first touch of a card shows it and plays nothing.
    """
    guest = look(*UPRIGHT, "de", touch=True)
    hosts.show(guest, Sight("", "duel-late"))
    found = sized(guest, UPRIGHT)
    assert min(found["board"]["height"], found["drawn"]["height"]) >= 0.55 * UPRIGHT[1]
    assert guest.overflow <= 0
    guest.page.locator(".bar .duel-round").first.tap()
    near = guest.page.evaluate(MEASURE, {"board": ".board", "frame": ".board .frame.near", "drawn": ".board .canvas"})
    assert near["frame"]["width"] >= near["board"]["width"] - 1
    assert near["frame"]["height"] >= near["board"]["height"] - 1
    assert near["drawn"]["left"] <= near["frame"]["left"] + 1
    assert near["drawn"]["right"] >= near["frame"]["right"] - 1
    guest.page.locator(".bar .duel-round").first.tap()

    found = sized(guest, SIDEWAYS)
    assert found["drawn"]["height"] >= 0.7 * SIDEWAYS[1]
    guest.page.locator(".bar .duel-round").last.tap()
    found = sized(guest, SIDEWAYS)
    assert apart(found, "board", "question", "hand") == []
    assert found["question"]["height"] >= 80
    assert all(box["bottom"] <= SIDEWAYS[1] for box in found.values())
    assert guest.overflow <= 0
    number = guest.page.locator("section.asked").get_attribute("data-number")
    guest.page.locator(".hand button.card").first.tap()
    guest.page.locator("dialog article").wait_for()
    assert guest.page.locator("section.asked").get_attribute("data-number") == number


@pytest.mark.parametrize("size", [(1366, 657), (1440, 900), UPRIGHT], ids=str)
def test_teammates_are_told_from_opponents(size: tuple[int, int], hosts: Hosts, look: Visit) -> None:
    """Of three others one fights on one's own side, and each strip says so."""
    guest = look(*size, "en-GB")
    hosts.show(guest, Sight("", "duel-teams"))
    assert guest.page.locator(".strip.mate").count() == 1
    assert guest.page.locator(".strip.foe").count() == 2
    assert "your team" in guest.page.locator(".strip.mate").inner_text()
    if size[0] > UPRIGHT[0]:
        assert apart(sized(guest, size), "board", "question", "hand", "seats", "aside") == []


def test_hand_is_whole_while_somebody_is_waited_for(hosts: Hosts, look: Visit) -> None:
    """The bar that tells how long takes its room from the board, on a low screen too, not from the hand."""
    guest = look(1366, 657, "de")
    hosts.show(guest, Sight("", "duel-late"))
    guest.page.locator(".place").first.evaluate("(place) => place.style.setProperty('--below', '58px')")
    found = sized(guest, (1366, 657))
    assert found["hand"]["bottom"] <= 657 - 58
    assert guest.page.evaluate(UNREAD, SMALLEST) == []


def test_table_keeps_still_while_a_match_is_played(hall: House, look: Visit, chance: random.Random) -> None:
    """Questions, combats and cards come and go; board and hand stay where they are, and nothing jumps far.

    All answers are given elsewhere: what moves here does so by itself.
    """
    guest, me = look(1366, 657, "en-GB"), hall.person()
    table = hall.deal("duel", DUEL, me, "guest")
    guest.page.context.add_cookies([{"name": COOKIE, "value": str(me.cookie), "url": hall.address}])
    guest.go(f"/table/{table}")
    guest.settle()
    guest.page.evaluate(WATCH)
    with me.page(table) as other:
        play(chance, other, until=lambda: len(hall.rows(table)) > PLAYED)
    guest.settle()
    assert len(guest.page.evaluate("[...window.sizes]")) == 1
    assert [each for each in guest.page.evaluate("window.shifts") if each[0] >= JUMP] == []
