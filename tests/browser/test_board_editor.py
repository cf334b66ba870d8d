"""The board editor: a board is drawn by mouse and by keyboard, mended, and played on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from meadhall.localisation import languages
from tests.browser.axe import found
from tests.browser.guest import MOVED_ON, NUMBER, Guest
from tests.patience import some

Visit = Callable[..., Guest]
Told = dict[str, Any]

PHONE: Final = (390, 844)
SCALE, PAD = 12, 28  # of the drawing to the board's own unit, and around it
SIZE: Final = (100, 66)  # of a board to begin with
STORED: Final = """() => new Promise((done) => {
    const asked = indexedDB.open("meadhall-workshop", 1);
    asked.onsuccess = () => {
        const all = asked.result.transaction("drafts").objectStore("drafts").getAll();
        all.onsuccess = () => { asked.result.close(); done(all.result[0].draft.parts.boards[0]); };
    };
})"""
TURNS: Final = 4


class Easel:
    """A board that somebody draws."""

    def __init__(self, guest: Guest, locale: str = "en") -> None:
        self.guest, self.page = guest, guest.page
        guest.go("/workshop")
        self.page.locator(".beginnings button").nth(2).click()
        self.page.locator(".pad").wait_for()
        assert self.page.evaluate("document.documentElement.lang") == locale

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the board lies in the window."""
        box = self.page.locator(".pad").bounding_box()
        assert box is not None
        wide, high = (side * SCALE + 2 * PAD for side in SIZE)
        return box["x"] + (PAD + x * SCALE) / wide * box["width"], box["y"] + (PAD + y * SCALE) / high * box["height"]

    def take(self, tool: str) -> None:
        """Take a tool."""
        self.page.locator(f"[data-tool={tool}]").click()

    def put(self, x: float, y: float) -> None:
        """Double-click a place."""
        self.page.mouse.dblclick(*self.at(x, y))

    def drag(self, *places: tuple[float, float]) -> None:
        """Drag from the first place over the others."""
        first, *others = places
        self.page.mouse.move(*self.at(*first))
        self.page.mouse.down()
        for place in others:
            self.page.mouse.move(*self.at(*place), steps=2)
        self.page.mouse.up()

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def stands_on(self, space: str) -> None:
        """The focus is on a space."""
        expect(self.page.locator(f"[data-spot='space {space}']")).to_be_focused()

    def stored(self) -> Told:
        """The board as it is kept."""
        expect(self.page.locator(".pad")).to_be_visible()
        told: Told = self.page.evaluate(STORED)
        return told

    def is_right(self) -> None:
        """Nothing is wrong with it."""
        expect(self.page.get_by_role("region", name="Ready to play")).to_be_visible()


def choose(page: Page, field: str, name: str) -> None:
    """Choose something for the match."""
    page.locator("dialog label", has_text=field).locator("select").select_option(label=name)


def lines(board: Told) -> set[frozenset[str]]:
    """The lines of a board, whichever end they were drawn from."""
    return {frozenset(line) for line in board["lines"]}


def test_author_draws_a_board_by_mouse_and_plays_on_it(visit: Visit) -> None:
    """Spaces, mirrored lines, a second zone, starts; what is missing is told, shown at its place and mended."""
    easel = Easel(visit())
    page = easel.page
    page.get_by_label("Mirror while drawing").select_option(label="Left and right")
    for place in ((20, 14), (20, 34), (40, 24), (20, 54)):
        easel.put(*place)
    expect(page.locator(".spot.space")).to_have_count(8)
    easel.drag((20, 54), (30, 50), (40.4, 46.3))
    assert {(space["x"], space["y"]) for space in easel.stored()["spaces"]} >= {(40, 46), (60, 46)}

    easel.take("lines")
    easel.drag((20, 14), (30, 30), (20, 34))
    easel.drag((20, 34), (40, 24))
    easel.drag((40, 24), (60, 24))
    easel.take("starts")
    for place in ((20, 14), (80, 14)):
        page.mouse.click(*easel.at(*place))
    wrong = page.get_by_role("region", name="To be mended")
    wrong.get_by_role("button", name="Show: s7").press("Enter")
    easel.stands_on("s7")
    easel.take("lines")
    easel.drag((20, 34), (40, 46))
    easel.is_right()
    assert wrong.count() == 0

    easel.take("zones")
    page.get_by_role("button", name="Add a zone").click()
    easel.drag((40, 24), (48, 24), (60, 24))
    board = easel.stored()
    assert [space["zones"] for space in board["spaces"] if space["y"] == 24] == [["zone-1", "zone-2"]] * 2
    assert [space.get("start") for space in board["spaces"]][:2] == [1, 2]
    assert len(lines(board)) == 7

    page.get_by_role("button", name="Play it now").click()
    choose(page, "Your hero", "Beowulf")
    choose(page, "The other hero", "Bloody Mary")
    page.get_by_role("button", name="To the table").click()
    easel.guest.settle()
    expect(page.locator(".space")).to_have_count(8)
    for _ in range(TURNS):
        easel.guest.open_list()
        number = page.evaluate(NUMBER)
        easel.guest.answers().first.click()
        page.wait_for_function(MOVED_ON, arg=number)


def test_author_draws_a_board_by_keys_alone(visit: Visit) -> None:
    """Spaces are added, moved, joined, painted, made starts and removed; Control and Z brings back what was removed."""
    easel = Easel(visit())
    page = easel.page
    page.get_by_role("button", name="Add a space").press("Enter")
    easel.stands_on("s1")
    easel.press("m", "ArrowLeft", "ArrowLeft", "m")
    easel.press("n")
    easel.stands_on("s2")
    easel.press("Shift+ArrowDown", "ArrowRight", "m", "2", "l", "ArrowLeft")
    easel.stands_on("s1")
    easel.press("l", "1")
    easel.is_right()
    board = easel.stored()
    one, two = board["spaces"]
    assert lines(board) == {frozenset({"s1", "s2"})}
    assert (one["start"], two["start"], one["x"]) == (1, 2, 46)
    assert two["y"] - one["y"] == 0.5
    expect(page.locator("[data-spot='space s1']")).to_have_accessible_name("Space s1; A Zone 1; next to s2; start 1")

    easel.press("z")
    expect(page.get_by_role("region", name="To be mended")).to_contain_text("s1: This space is in no zone.")
    easel.press("z", "Delete")
    easel.stands_on("s2")
    assert easel.stored()["lines"] == []
    easel.press("Control+z")
    expect(page.locator(".spot.space")).to_have_count(2)
    assert lines(easel.stored()) == {frozenset({"s1", "s2"})}

    page.locator("[data-tool=spaces]").press("End")
    page.get_by_role("button", name="Large, for four").press("Enter")
    easel.is_right()
    assert len(easel.stored()["spaces"]) == 31


@pytest.mark.parametrize("language", some(languages()))
def test_board_editor_fits_a_phone(language: str, visit: Visit) -> None:
    """At 390 pixels nothing scrolls aside, tools lie at the thumb, and axe finds nothing; a finger drags a space."""
    easel = Easel(visit(*PHONE, locale=language, touch=True), language)
    page = easel.page
    for tool in ("board", "zones", "starts", "doors", "scenery", "lines", "spaces"):
        easel.take(tool)
        if tool == "board":
            page.locator(".panel fieldset").last.locator("button").first.click()
            page.locator(".spot.space").first.wait_for()
        assert easel.guest.overflow == 0
        bar = page.locator(".bar").bounding_box()
        assert bar is not None
        assert bar["y"] + bar["height"] <= PHONE[1]
    easel.guest.settle()
    assert found(page) == []
