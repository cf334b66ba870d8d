"""The end of a match through the page: its look, its story, the ways back into it, and a picture to send."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from meadhall.bots.review import is_choice
from meadhall.hall.records import answers_of, opened
from meadhall.hall.replays.moments import Difference, Lines, Way
from meadhall.hall.replays.moments import Moment as Thought
from meadhall.server.http.visitors import COOKIE
from tests.browser import axe
from tests.browser.guest import Guest
from tests.browser.moments import MOMENTS, laid
from tests.server.house import House

PHONE: Final = {"width": 390, "height": 844}
LOW: Final = {"width": 1366, "height": 657}
REASON: Final = Lines(0.2, 0.01, [Difference("unhurt", 3.0, 6.0, 0.1)])
PLACES: Final = """async () => {
    await Promise.all(document.querySelector("dialog").getAnimations().map((each) => each.finished));
    return ["header", ".banner", ".drawn", ".turning", "table", ".ways"].map((each) => {
        const { top, height } = document.querySelector(`dialog ${each}`).getBoundingClientRect();
        return [each, Math.round(top), Math.round(height)];
    });
}"""
LOOK: Final = """() => {
    const [banner, crest] = [".banner", ".crest"].map((each) => getComputedStyle(document.querySelector(each)));
    return [banner.backgroundImage, crest.color, document.querySelector(".crest path").getAttribute("d")];
}"""
# What a picture file holds, seen by the browser itself: its size, and how many colours there are in it.
SEEN: Final = """async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const onto = canvas.getContext("2d");
    onto.drawImage(image, 0, 0);
    const { data } = onto.getImageData(0, 200, image.width, image.height - 260);
    const found = new Set();
    for (let at = 0; at < data.length; at += 4 * 97) found.add(data[at] << 16 | data[at + 1] << 8 | data[at + 2]);
    return [image.width, image.height, found.size];
}"""


class Ended(msgspec.Struct):
    """A match that is over and was thought about."""

    id: str
    cookie: str
    turned: int


def ended(hall: House, name: str) -> Ended:
    """A match of Ana's that is over; it turned at one answer in its second half, as a bot is made to think.

    At her first choice another answer was better, for a reason that duels have, and she never boosts.
    """
    ana = hall.person()
    ana.name = "Ana"
    id = laid(hall, ana, next(moment for moment in MOMENTS if moment.name == name))
    record = hall.hall.ledger.storage.load(id)
    assert record is not None
    match, answers = opened(record), answers_of(record.rows)
    end = opened(record)
    end.repeat(answers)
    assert end.outcome is not None
    winner, turned = end.outcome.winners[0], -1
    thoughts: list[Thought] = []
    for number, answer in enumerate(answers):
        if is_choice(match, number, answer):
            late = number > len(answers) * 0.6
            turned = number if not late else turned
            chances = [0.9 if (seat == winner) == late else 0.1 for seat in range(match.seats)]
            option = next(each for each in match.decision.options if each.code == match.decision.code_of(answer))
            thought = Thought(number, match.decision.seat, option.id, 0.5, option.id, 0.5, chances, None, [])
            if thought.seat == 0:
                thought = msgspec.structs.replace(thought, ways=[Way("boost", given=False, best=True)])
            if thought.seat == 0 and not any(each.lines for each in thoughts):
                better = next(each.id for each in match.decision.options if each.id != option.id)
                thought = msgspec.structs.replace(thought, best=better, best_chance=0.65, lines=REASON)
            thoughts.append(thought)
        match.repeat([answer])
    hall.hall.ledger.storage.keep_review(id, msgspec.json.encode(thoughts).decode(), time.time())
    return Ended(id, str(ana.cookie), turned)


@pytest.fixture(scope="module")
def ends(hall: House) -> dict[str, Ended]:
    """A lost duel and a won herd."""
    return {"lost": ended(hall, "duel-over"), "won": ended(hall, "herd-over")}


def came(guest: Guest, hall: House, end: Ended, *, watches: bool = False) -> Page:
    """Somebody comes to a match that is over: who played it, or a stranger."""
    guest.page.context.clear_cookies()
    if not watches:
        guest.page.context.add_cookies([{"name": COOKIE, "value": end.cookie, "url": hall.address}])
    guest.go(f"/table/{end.id}")
    guest.page.locator("dialog .banner").wait_for()
    return guest.page


def test_victory_and_defeat_look_different_when_a_match_ends(
    look: Callable[..., Guest], hall: House, ends: dict[str, Ended]
) -> None:
    """Colour, emblem and words differ between who won, who lost and who only watched."""
    guest = look()
    found: dict[str, Any] = {}
    for how, end, watches in (("won", "won", False), ("lost", "lost", False), ("watched", "lost", True)):
        page = came(guest, hall, ends[end], watches=watches)
        expect(page.locator(f"dialog .banner.{how}")).to_be_visible()
        found[how] = [page.locator("dialog h2").first.inner_text(), *page.evaluate(LOOK)]
    for part in zip(*found.values(), strict=True):
        assert len(set(part)) == 3, part


def test_end_stands_still_when_its_story_comes(look: Callable[..., Guest], hall: House, ends: dict[str, Ended]) -> None:
    """Nothing moves when the review is there; the turning point leads to its moment, and to another try at it."""
    guest, end = look(), ends["lost"]
    held: list[Route] = []
    guest.page.route("**/review", lambda route: held.append(route))  # noqa: PLW0108 - it asks for a function
    page = came(guest, hall, end)
    expect(page.locator("dialog tbody th").first).to_be_visible()
    expect(page.locator("dialog section table tbody tr")).to_have_count(5)
    before = page.evaluate(PLACES)
    for route in held:
        route.continue_()
    page.unroute("**/review")
    expect(page.locator("dialog .turning h3")).to_contain_text("Turning point")
    assert page.evaluate(PLACES) == before
    assert page.locator("dialog polyline").count() == 2
    for size in (PHONE, LOW):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert guest.overflow <= 0
        ways = page.locator("dialog .ways").bounding_box()
        assert ways is not None
        assert ways["y"] + ways["height"] <= size["height"]
    page.set_viewport_size({"width": 1280, "height": 860})
    page.get_by_role("link", name="Try this moment again").click()
    expect(page.get_by_role("dialog", name="Play on from here")).to_be_visible()
    expect(page.locator(".bar p b")).to_have_text(str(end.turned))


def test_coach_says_what_mattered_and_leads_there(
    look: Callable[..., Guest], hall: House, ends: dict[str, Ended]
) -> None:
    """Three sentences at the end, all of it beside the replay, habits on the own page; by keyboard, and on a phone."""
    guest, end = look(), ends["lost"]
    page = came(guest, hall, end)
    card = page.get_by_role("region", name="The coach")
    expect(card.locator("p")).to_have_count(3)
    expect(card).to_contain_text("own hero keeps about 3 more health")
    card.get_by_role("link", name="All that the coach says").press("Enter")
    expect(page.get_by_role("button", name="Coach", exact=True)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="For the worse:").first.press("Enter")
    expect(page.locator(".bar p b")).to_have_text(str(end.turned))
    missed = page.get_by_role("region", name="What was overlooked")
    expect(missed.locator(".missed")).to_have_count(1)
    assert axe.found(page) == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    guest.go(f"/replay/{end.id}#coach")  # there it lies above the table
    expect(missed.locator(".missed")).to_have_count(1)
    assert guest.overflow <= 0
    page.get_by_role("dialog", name="The coach").get_by_role("button", name="Try this moment again").press("Enter")
    expect(page.get_by_role("dialog", name="Play on from here")).to_be_visible()
    guest.go("/me")
    habits = page.get_by_role("region", name="My habits")
    expect(habits.get_by_role("listitem")).to_contain_text("You rarely boost your moves")
    assert guest.overflow <= 0
    page.set_viewport_size({"width": 1280, "height": 860})


def test_picture_of_a_table_is_a_file_when_somebody_wants_one(
    look: Callable[..., Guest], hall: House, ends: dict[str, Ended]
) -> None:
    """It can be decoded, has its size and is not blank: of the end of both games, and of any moment of a replay."""
    guest = look()
    for how, end in ends.items():
        page = came(guest, hall, end)
        page.get_by_role("button", name="Picture").click()
        check_picture(page, is_board=how == "lost")
    guest.go(f"/replay/{ends['lost'].id}/{ends['lost'].turned}/open")
    guest.page.get_by_role("button", name="Picture").click()
    check_picture(guest.page, is_board=True)


def check_picture(page: Page, *, is_board: bool) -> None:
    """What is shown in the dialog is a picture, and can be saved."""
    picture = page.get_by_role("dialog", name="Picture")
    picture.locator("img").wait_for()
    width, height, colours = page.evaluate(SEEN, picture.locator("img").get_attribute("src"))
    assert (width, height) == (1600, 1200)
    assert colours > (2_000 if is_board else 20)  # a board is a place there too; without its scenery it has 1,500
    with page.expect_download() as download:
        picture.get_by_role("link", name="Save the picture").click()
    assert download.value.suggested_filename == "meadhall.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
