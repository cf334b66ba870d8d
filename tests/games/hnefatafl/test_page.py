"""The table of hnefatafl in a real browser: moves by click, by hand and by keys, what is seen of them, how it lies."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from meadhall import Match
from meadhall.server.http.visitors import COOKIE
from tests.browser import axe, ears
from tests.browser.guest import Guest
from tests.browser.hands import Hands
from tests.browser.moments import Moment, is_over, laid
from tests.patience import ENOUGH, crossed, some
from tests.server.house import House, Told

Visit = Callable[..., Guest]

SMALL: Final[Told] = {"board": "brandubh"}
LARGE: Final[Told] = {"board": "tablut"}
LONGEST: Final = 200  # moves of a match; a hundred without a capture end it
LEAST: Final = 36.0  # pixels of a square, for a finger
WINDOWS: Final = (
    (1440, 900), (1366, 657), (1024, 768), (820, 1180), (390, 844), (360, 640), (844, 390),
)  # fmt: skip
OVER: Final = "dialog .told"
ASKED: Final = f"() => document.querySelector('.squares [data-answer]') || document.querySelector('{OVER}')"
NUMBER: Final = "() => Number(document.querySelector('section.asked').dataset.number)"
ANSWERED: Final = f"""(number) => document.querySelector('{OVER}')
    || Number(document.querySelector('section.asked').dataset.number) > number"""
READY: Final = """() => [...document.querySelectorAll(".squares .ready")].map((square) => square.dataset.square)"""
TARGETS: Final = """() => [...document.querySelectorAll(".squares .target")].map((square) => square.dataset.square)"""
STANDING: Final = """() => Object.fromEntries(
    [...document.querySelectorAll("[data-piece]")].map(({ dataset }) => [dataset.piece, dataset.at]))"""
# Where the parts of the table lie, and whether each square lies in the board and each piece on its square.
LIES: Final = """() => {
    const box = (thing) => { const { left, top, right, bottom } = thing.getBoundingClientRect();
        return { name: thing.className.baseVal ?? thing.className, left, top, right, bottom }; };
    const all = (names) => [...document.querySelectorAll(names)].map(box);
    const off = [...document.querySelectorAll("[data-piece]")].map((piece) => {
        const square = document.querySelector(`[data-square=${piece.dataset.at}]`);
        const { left, top, width } = square.getBoundingClientRect();
        const face = piece.querySelector(".face").getBoundingClientRect();
        return Math.hypot(face.left + face.width / 2 - left - width / 2, face.top + face.height / 2 - top - width / 2);
    });
    return {
        board: box(document.querySelector(".board")), squares: all("[data-square]"), off: Math.max(...off),
        parts: all(".board, .strip, section.asked"), window: [innerWidth, innerHeight],
    };
}"""


def can_capture(match: Match) -> bool:
    """A move captures something, and the match goes on after it."""
    return any(
        len(captures(option.fields)) == 1 and "king" not in captures(option.fields) for option in match.decision.options
    )


def captures(fields: Any) -> list[str]:
    """What a move captures."""
    found: list[str] = fields["captures"]
    return found


def begins(match: Match) -> bool:
    """The first question."""
    return match.decision.seat == 0


def is_lively(match: Match) -> bool:
    """Several pieces have been captured."""
    pieces: Any = match.view(None)["pieces"]
    return sum(piece["space"] is None for piece in pieces.values()) > 4


BEGINS: Final = Moment("tafl-begins", "hnefatafl", SMALL, begins)
BEGINS_LARGE: Final = Moment("tafl-begins-large", "hnefatafl", LARGE, begins)
CAPTURES: Final = Moment("tafl-captures", "hnefatafl", SMALL, can_capture)
LIVELY: Final = Moment("tafl-lively", "hnefatafl", LARGE, is_lively)
OVER_MOMENT: Final = Moment("tafl-over", "hnefatafl", SMALL, is_over)


@pytest.fixture
def moved(browser: Browser, hall: House) -> Iterator[Guest]:
    """Somebody who likes to see things move."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 860}, locale="en-GB", reduced_motion="no-preference"
    )
    guest = Guest(context, hall.address)
    context.add_init_script("""localStorage.setItem('meadhall',
        '{"name": "Ana", "speed": "normal", "theme": "light", "explain": false, "soundAsked": true}')""")
    yield guest
    trouble = list(guest.trouble)
    context.close()
    assert trouble == []


def sits(hall: House, guest: Guest, moment: Moment) -> str:
    """Somebody sits at a table at which a moment has come; its id."""
    person = hall.person()
    person.name = "Ana"
    id = laid(hall, person, moment)
    guest.page.context.add_cookies([{"name": COOKIE, "value": str(person.cookie), "url": hall.address}])
    guest.go(f"/table/{id}")
    guest.page.locator(".squares").wait_for()
    guest.settle()
    return id


def sets_up(guest: Guest, board: str, side: str) -> None:
    """Set a table against a bot, on the page for it."""
    guest.go("/new/hnefatafl")
    guest.page.get_by_role("button", name=board).click()
    guest.page.get_by_role("radio", name=side).check()
    guest.page.get_by_role("button", name="Start the match").click()
    guest.page.locator(".squares").wait_for()


def middle(guest: Guest, square: str) -> tuple[float, float]:
    """The middle of a square in the window."""
    box = guest.page.locator(f"[data-square={square}]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click_move(guest: Guest, chance: random.Random) -> None:
    """Make any move with two clicks."""
    page = guest.page
    number = page.evaluate(NUMBER)
    page.locator(f"[data-square={chance.choice(page.evaluate(READY))}]").click()
    page.locator(f"[data-square={chance.choice(page.evaluate(TARGETS))}]").click()
    page.wait_for_function(ANSWERED, arg=number)


def walk(hands: Hands, square: str) -> None:
    """Go to a square by arrow keys, from another one."""
    here = hands.page.evaluate("document.activeElement.dataset.square")
    across, up = ord(square[0]) - ord(here[0]), int(square[1:]) - int(here[1:])
    for key, steps in (("ArrowRight", across), ("ArrowLeft", -across), ("ArrowUp", up), ("ArrowDown", -up)):
        for _ in range(steps):
            hands.press(key)
    assert hands.page.evaluate("document.activeElement.dataset.square") == square


def key_move(hands: Hands, chance: random.Random) -> None:
    """Make any move by keys."""
    page = hands.page
    number = page.evaluate(NUMBER)
    walk(hands, chance.choice(page.evaluate(READY)))
    hands.press("Enter")
    walk(hands, chance.choice(page.evaluate(TARGETS)))
    page.keyboard.press("Enter")
    page.wait_for_function(ANSWERED, arg=number)


def plays(guest: Guest, move: Callable[[], None], most: int | None = None) -> None:
    """Make moves until the match is over; after so many it is given up."""
    for made in range(LONGEST):
        guest.page.wait_for_function(ASKED)
        if guest.page.locator(OVER).count():
            return
        if made == most:
            guest.resign()
        else:
            move()
    raise AssertionError("the match does not end")


# ---------------------------------------------------------------- moves
def test_match_is_played_by_clicks(look: Visit, chance: random.Random) -> None:
    """Set up a table, play to the end, and see how it ended and how much each side has captured."""
    guest = look()
    sets_up(guest, "Brandubh", "Attackers")
    plays(guest, lambda: click_move(guest, chance))
    expect(guest.page.locator("dialog .told")).to_be_visible()
    expect(guest.page.get_by_role("columnheader", name="Captured")).to_be_visible()


def test_match_is_played_by_keys(look: Visit, chance: random.Random) -> None:
    """From the question an arrow leads to a piece, Enter takes it up, arrows carry it, and Enter lets it go."""
    guest = look()
    sets_up(guest, "Brandubh", "King and defenders")
    hands = Hands(guest)
    guest.page.wait_for_function(ASKED)
    hands.go(lambda here: here["tag"] == "a" and here["name"].startswith("Skip"))
    assert hands.press("Enter")["asked"]
    assert hands.press("ArrowDown")["answer"]
    plays(guest, lambda: key_move(hands, chance), ENOUGH)
    expect(guest.page.locator("dialog .told")).to_be_visible()


def test_escape_puts_a_piece_back_and_ears_hear_of_it(visit: Visit, hall: House) -> None:
    """Nothing is sent until a piece is let go on a square."""
    guest = visit()
    guest.page.add_init_script(ears.EAR)
    sits(hall, guest, BEGINS)
    hands = Hands(guest)
    guest.page.locator("[data-square=d1]").focus()
    assert guest.page.locator(".squares [tabindex='0']").count() == 1
    assert hands.here["name"] == "d1: attacker, can move"
    assert hands.press("Enter")["name"] == "d1: attacker, taken up"
    assert guest.page.evaluate(TARGETS) == ["b1", "c1", "e1", "f1"]
    assert hands.press("ArrowRight")["name"].startswith("e1: empty. d1")
    assert hands.press("Escape")["name"] == "e1: empty"
    assert guest.page.evaluate(TARGETS) == []
    guest.page.wait_for_function("() => window.heard.some(({ text }) => text.includes('back in its place'))")
    assert any("Taken up: attacker on d1" in text for text in ears.heard(guest.page))


def test_piece_is_dragged(look: Visit, hall: House) -> None:
    """A piece follows the pointer and goes where it is let go; where it cannot go it is put back."""
    guest = look()
    sits(hall, guest, BEGINS)
    mouse = guest.page.mouse
    for goal, stands in (("b3", "d1"), ("f1", "f1")):
        mouse.move(*middle(guest, "d1"))
        mouse.down()
        mouse.move(*middle(guest, "e1"), steps=3)
        mouse.move(*middle(guest, goal), steps=3)
        expect(guest.page.locator(".board[data-held]")).to_have_count(1)
        mouse.up()
        expect(guest.page.locator(".board[data-held]")).to_have_count(0)
        expect(guest.page.locator(f"[data-at={stands}]")).to_have_count(1)
    expect(guest.page.locator("[data-at=d1]")).to_have_count(0)


def test_finger_moves_a_piece_with_two_taps(look: Visit, hall: House) -> None:
    """Tap a piece, tap a square."""
    guest = look(390, 844, touch=True)
    sits(hall, guest, BEGINS_LARGE)
    guest.page.locator("[data-square=a4]").tap()
    guest.page.locator("[data-square=c4]").tap()
    expect(guest.page.locator("[data-at=c4]")).to_have_count(1)


# ---------------------------------------------------------------- what is seen of a move
def test_last_move_is_shown(look: Visit, hall: House) -> None:
    """Where the piece came from and where it went."""
    guest = look()
    sits(hall, guest, BEGINS)
    expect(guest.page.locator(".trail")).to_have_count(0)
    guest.page.locator("[data-square=d1]").click()
    guest.page.locator("[data-square=f1]").click()
    trail = guest.page.locator(".trail")
    expect(trail).to_have_attribute("data-from", "d1")
    expect(trail).to_have_attribute("data-to", "f1")


def test_capture_is_foreseen_and_comes_to_lie_in_the_tray(moved: Guest, hall: House) -> None:
    """Whoever points at a square sees what would be captured; then it leaves the board in motion, for the tray."""
    sits(hall, moved, CAPTURES)
    page = moved.page
    start, goal = capturing(moved)
    page.locator(f"[data-square={start}]").click()
    page.locator(f"[data-square={goal}]").hover()
    prey = page.locator("[data-prey]").get_attribute("data-prey")
    piece = next(piece for piece, at in page.evaluate(STANDING).items() if at == prey)
    taken = page.locator(f"[data-tray='0'] [data-taken={piece}]")
    expect(taken).to_have_count(0)
    page.locator(f"[data-square={goal}]").click()
    expect(taken).to_have_count(1)
    expect(page.locator(f"[data-piece={piece}]")).to_have_count(0)
    page.wait_for_function("() => document.getAnimations().length === 0")
    token, tray = taken.bounding_box(), page.locator("[data-tray='0']").bounding_box()
    assert token is not None
    assert tray is not None
    assert tray["x"] <= token["x"]
    assert token["x"] + token["width"] <= tray["x"] + tray["width"]
    assert tray["y"] <= token["y"]
    assert token["y"] + token["height"] <= tray["y"] + tray["height"]


def capturing(guest: Guest) -> tuple[str, str]:
    """A move that captures, as the page marks it."""
    page = guest.page
    for start in page.evaluate(READY):
        page.locator(f"[data-square={start}]").click()
        if page.locator(".strike").count():
            for goal in page.evaluate(TARGETS):
                page.locator(f"[data-square={goal}]").hover()
                if page.locator("[data-prey]").count() == 1:
                    page.keyboard.press("Escape")
                    return start, goal
        page.keyboard.press("Escape")
    raise AssertionError("nothing can be captured")


def test_nothing_moves_for_whoever_likes_it_still(look: Visit, hall: House) -> None:
    """Under reduced motion a move is there at once."""
    guest = look()
    sits(hall, guest, BEGINS)
    guest.page.locator("[data-square=d1]").click()
    guest.page.locator("[data-square=f1]").click()
    expect(guest.page.locator("[data-at=f1]")).to_have_count(1)
    assert guest.page.evaluate("document.querySelector('[data-at=f1]').getAnimations().length") == 0


# ---------------------------------------------------------------- how it lies
@pytest.mark.parametrize(
    ("moment", "width", "height"),
    [pytest.param(moment, *size, id=f"{moment.name}-{size}") for size, moment in crossed(WINDOWS, [LIVELY, BEGINS])],
)
def test_table_fits_its_window(look: Visit, hall: House, moment: Moment, width: int, height: int) -> None:
    """The board is square and whole, every piece stands on its square, and nothing lies over anything or outside."""
    guest = look(width, height, "de-DE")
    sits(hall, guest, moment)
    assert guest.overflow <= 0
    lies = guest.page.evaluate(LIES)
    board = lies["board"]
    assert abs(board["right"] - board["left"] - board["bottom"] + board["top"]) < 1
    assert lies["off"] < 3
    for square in lies["squares"]:
        assert board["left"] < square["left"] < square["right"] < board["right"]
        assert board["top"] < square["top"] < square["bottom"] < board["bottom"]
    size = min(square["right"] - square["left"] for square in lies["squares"])
    assert size >= (LEAST if width >= 390 and height >= 600 else 26)
    assert outside(lies) == []
    assert overlaps(lies["parts"]) == []


def outside(lies: dict[str, Any]) -> list[str]:
    """The parts that reach beyond the window."""
    width, height = lies["window"]
    parts: list[dict[str, Any]] = lies["parts"]
    return [
        f"{part['name']} {part}"
        for part in parts
        if part["left"] < 0 or part["top"] < 0 or part["right"] > width or part["bottom"] > height
    ]


def overlaps(parts: list[dict[str, Any]]) -> list[str]:
    """The parts that lie over one another."""
    return [
        f"{one['name']} over {other['name']}"
        for at, one in enumerate(parts)
        for other in parts[at + 1 :]
        if one["left"] < other["right"] - 1
        and other["left"] < one["right"] - 1
        and one["top"] < other["bottom"] - 1
        and other["top"] < one["bottom"] - 1
    ]


# ---------------------------------------------------------------- for everybody
@pytest.mark.parametrize("size", some([(390, 844), (1280, 860)]))
def test_axe_finds_nothing_wrong(look: Visit, hall: House, size: tuple[int, int]) -> None:
    """At the table with a piece taken up, and where a table is set up."""
    guest = look(*size)
    sits(hall, guest, LIVELY)
    guest.page.locator(".squares .ready").first.click()
    assert axe.found(guest.page) == []
    guest.go("/new/hnefatafl")
    guest.page.locator(".lobby-pick").first.wait_for()
    guest.settle()
    assert axe.found(guest.page) == []


def test_replay_shows_every_moment(look: Visit, hall: House) -> None:
    """The same table shows a finished match, move by move."""
    guest = look()
    person = hall.person()
    id = laid(hall, person, OVER_MOMENT)
    guest.page.context.add_cookies([{"name": COOKIE, "value": str(person.cookie), "url": hall.address}])
    guest.go(f"/replay/{id}/0")
    guest.page.locator(".squares").wait_for()
    before = guest.page.evaluate(STANDING)
    guest.go(f"/replay/{id}/3")
    guest.page.locator(".trail").wait_for()
    assert guest.page.evaluate(STANDING) != before
    assert guest.page.evaluate(READY) == []
