"""Nothing is told by colour alone, and all that is written can be read: zones, letters, dials and signs, as painted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import axe
from tests.browser.colours import Painter, apart, grey, legible
from tests.browser.guest import Guest
from tests.browser.sights import Hosts, Sight, by_night
from tests.patience import some, turned
from tests.server.house import Told

Visit = Callable[..., Guest]

PATTERNS: Final = 12  # so many are drawn
TILE: Final = 72
LEAST_DRAWN, MOST_DRAWN = 80, 900  # parts of a board's scenery: a place, and still light to draw
SIGHTS_OF: Final = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia")
LEAST: Final = 9.0  # of 255: two tiles that differ less look alike
BOARDS: Final = (
    "baskerville-manor", "four-fords", "frost-hall", "globe-theatre", "hanging-gardens", "heorot", "king-solomons-mine",
    "marmoreal", "sarpedon", "sherwood-forest", "soho", "venice", "yukon",
)  # fmt: skip
# A row of tiles over the page, one for each pattern that the board is painted with.
TILES: Final = """(size) => {
    const paints = [...document.querySelectorAll(".board pattern")];
    const tile = (paint, at) => `<rect x="${at * size}" width="${size}" height="${size}" fill="url(#${paint.id})"/>`;
    const row = document.createElement("div");
    row.style.cssText = `position:fixed;inset:0 auto auto 0;z-index:999;height:${size}px`;
    row.innerHTML = `<svg width="${paints.length * size}" height="${size}">${paints.map(tile).join("")}</svg>`;
    document.body.append(row);
    return paints.length;
}"""


@pytest.fixture(scope="module")
def painter(browser: Browser) -> Iterator[Painter]:
    """Reads what pages look like."""
    found = Painter(browser)
    yield found
    found.desk.close()


@pytest.fixture(scope="module")
def boards(hosts: Hosts) -> dict[str, Told]:
    """All boards of the catalogue, as the page is told of them."""
    found = hosts.me.http.get("/api/almanac/en").json()["games"]["duel"]["boards"]
    return {board["id"]: board for board in found}


# ---------------------------------------------------------------- zones
def test_all_boards_are_looked_at(boards: dict[str, Told]) -> None:
    """A new board is to be added to the list above."""
    assert sorted(boards) == sorted(BOARDS)


@pytest.mark.parametrize("board", BOARDS)
def test_zones_of_a_board_have_letters_and_patterns_of_their_own(board: str, boards: dict[str, Told]) -> None:
    """Two zones, side by side, over each other or far apart, never have the same letter or the same pattern."""
    zones = boards[board]["zones"]
    assert len({zone["letter"] for zone in zones}) == len(zones)
    assert len({zone["pattern"] % PATTERNS for zone in zones}) == len(zones)


@pytest.mark.parametrize("board", BOARDS)
def test_zones_are_told_apart_without_colours(board: str, hosts: Hosts, look: Visit, painter: Painter) -> None:
    """As they are painted, to eyes of every kind, the patterns of a board differ in grey, wherever they begin."""
    guest = look()
    setup = {"board": board, "heroes": ["medusa", "sinbad"]}
    guest.go(f"/table/{hosts.house.deal('duel', setup, hosts.me, hosts.house.person())}")
    guest.page.locator(".board pattern").first.wait_for(state="attached")
    assert LEAST_DRAWN < guest.page.locator(".board .scenery *").count() < MOST_DRAWN
    count = guest.page.evaluate(TILES, TILE)
    assert count > 1
    eyes = guest.page.context.new_cdp_session(guest.page)
    for sight in some(turned(SIGHTS_OF, BOARDS.index(board)), part=3):
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        row = grey(painter.pixels(guest.page, {"x": 0, "y": 0, "width": count * TILE, "height": TILE}))
        tiles = [row[:, at * TILE : (at + 1) * TILE] for at in range(count)]
        close = {pair: apart(tiles[pair[0]], tiles[pair[1]]) for pair in combinations(range(count), 2)}
        assert {pair: far for pair, far in close.items() if far < LEAST} == {}, sight
    eyes.detach()


def test_every_space_shows_the_letters_of_its_zones(hosts: Hosts, look: Visit, boards: dict[str, Told]) -> None:
    """Each space has a bead with the letter of each of its zones."""
    guest = look()
    hosts.show(guest, Sight("", "duel-late"))
    wanted = sum(len(space["zones"]) for space in boards["heorot"]["spaces"])
    letters = guest.page.locator(".board svg text").all_text_contents()
    assert len([letter for letter in letters if letter.isalpha()]) == wanted


# ---------------------------------------------------------------- what is written
HIDE: Final = """(hidden) => {
    const sheet = new CSSStyleSheet();
    const clear = ["color", "fill", "stroke"].map((one) => `${one}: transparent !important`).join(";");
    sheet.replaceSync(hidden ? `[data-probe], [data-probe] * { ${clear} }` : "");
    document.adoptedStyleSheets = [sheet];
}"""
UNSURE: Final = """async (asked) => {
    const around = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
    const texts = [...around.querySelectorAll(".board svg text")];
    const nodes = (await axe.run(document, asked)).incomplete.flatMap((rule) => rule.nodes);
    const unsure = nodes.map((node) => document.querySelector(node.target[0]));
    return [...texts, ...unsure.filter((thing) => around.contains(thing))].map((thing) => {
        thing.dataset.probe = "";
        const range = document.createRange();
        range.selectNodeContents(thing);
        const { x, y, width, height } = range.getBoundingClientRect();
        const style = getComputedStyle(thing);
        const size = parseFloat(style.fontSize);
        const large = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
        const idle = thing.closest(".unseen, :disabled, [aria-disabled=true]");
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        const covered = top !== null && !thing.ownerSVGElement && !top.contains(thing) && !thing.contains(top);
        const seen = !idle && !covered && thing.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return { x, y, width, height, large, seen, text: thing.textContent.trim().slice(0, 40) };
    });
}"""
ASKED: Final[dict[str, Any]] = {"runOnly": ["color-contrast"], "resultTypes": ["incomplete"]}


def faint(page: Page, painter: Painter) -> list[str]:
    """What axe-core cannot judge, and letters in drawings, that are too pale for what lies under them."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe.source())
    texts = page.evaluate(UNSURE, ASKED)
    shown = painter.pixels(page)
    page.evaluate(HIDE, True)
    bare = painter.pixels(page)
    page.evaluate(HIDE, False)
    found = []
    for each in texts:
        left, top = int(max(0, each["x"])), int(max(0, each["y"]))
        right, bottom = int(each["x"] + each["width"]) + 1, int(each["y"] + each["height"]) + 1
        piece, under = shown[top:bottom, left:right], bare[top:bottom, left:right]
        if not each["seen"] or not each["text"] or not piece.size or not (piece != under).any():
            continue  # out of sight, or something lies over it
        ratio = legible(piece, under)
        if ratio < (3.0 if each["large"] else 4.5):
            found.append(f"{each['text']} at {left},{top}: {ratio:.2f}")
    return found


@pytest.mark.parametrize(
    "where",
    some(["duel-combat", "duel-late", "duel-over", "curtain", "herd-window", "herd-late", "duel-teams", "/"], part=4),
)
def test_what_is_written_on_pictures_and_patterns_can_be_read(
    where: str, hosts: Hosts, look: Visit, painter: Painter
) -> None:
    """Letters on zones, numbers on tokens and dials, words over gradients: sampled from pixels, by day and night."""
    guest = look()
    hosts.show(guest, Sight(where, where))
    by_day = faint(guest.page, painter)
    by_night(guest.page)
    assert (by_day, faint(guest.page, painter)) == ([], [])


# ---------------------------------------------------------------- signs
SIGN: Final = "(thing, where) => getComputedStyle(thing, where).content"


@pytest.mark.parametrize(("where", "answer"), [
    ("duel-defence", ".hand button[data-answer]"), ("herd-late", ".hand button[data-answer]"),
])  # fmt: skip
def test_cards_that_can_be_played_have_a_sign(where: str, answer: str, hosts: Hosts, look: Visit) -> None:
    """A spark stands on what can be played, and on nothing else."""
    guest = look()
    hosts.show(guest, Sight(where, where))
    cards = guest.page.locator(".hand button")
    lit = guest.page.locator(answer)
    assert lit.count() > 0
    for card in cards.all():
        wanted = card.get_attribute("data-answer") is not None
        assert ("✦" in card.evaluate(SIGN, "::after")) == wanted


def test_what_is_chosen_has_a_sign(hosts: Hosts, look: Visit) -> None:
    """A tick stands beside the chosen one of a row, and on the chosen hero."""
    guest = look()
    hosts.show(guest, Sight("", "/", ("header > button",)))
    rows = guest.page.locator("dialog fieldset label")
    ticked = [row for row in rows.all() if "✓" in row.locator("span").evaluate(SIGN, "::before")]
    assert [row.locator("input").is_checked() for row in ticked] == [True] * guest.page.locator(
        "dialog fieldset"
    ).count()
    hosts.show(guest, Sight("", "/new/duel", ("article button.hero",)))
    picks = guest.page.locator("dialog .lobby-pick").all()
    assert [pick.locator("[aria-pressed=true]").count() for pick in picks if "✓" in pick.evaluate(SIGN, "::after")] == [
        1
    ]
