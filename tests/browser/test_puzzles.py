"""Puzzles in the browser: chosen, solved and missed on the real table; the score is kept."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from meadhall.bundle import games_with
from meadhall.hall.telling.puzzles import theme_name
from meadhall.localisation import speaker_of, words
from meadhall.puzzles import Puzzle, Trail, book_of
from tests.browser import axe
from tests.browser.guest import ANSWERS, Guest

Visit = Callable[..., Guest]

SAID: Final = words("page-puzzles", "en")
TOLD: Final = ".host .words > p:first-child"
SHOWN: Final = """() => document.querySelector(".host p.shown")?.innerText ?? "" """
PHONE: Final = (390, 844)


def line_of(game: str) -> Puzzle:
    """A puzzle with several questions in a row, or with as many as there are in any."""
    return max(book_of(game).puzzles, key=lambda puzzle: len(puzzle.steps))


def begin(guest: Guest, game: str, puzzle: Puzzle) -> None:
    """Open a puzzle."""
    guest.go(f"/puzzles/{game}/{puzzle.id}")
    expect(guest.page.locator(TOLD)).to_have_text(SAID.say("puzzle-task", {"goal": puzzle.goal}))


def answer(guest: Guest, trail: Trail, step: int, id: str) -> None:
    """Give an answer by the list of all of them."""
    guest.open_list()
    ids = [option.id for option in trail.at(step).decision.options]
    offered = guest.page.locator(ANSWERS)
    expect(offered).to_have_count(len(ids))
    said = re.escape(texts_of(trail, step)[id])
    offered.filter(has_text=re.compile(rf"^\s*{said}\s*$")).first.click()


def texts_of(trail: Trail, step: int) -> dict[str, str]:
    """All answers in words, by their ids."""
    match = trail.at(step)
    options = match.decision.options
    return {
        option.id: text for option, text in zip(options, speaker_of(match, "en").options(match.decision), strict=True)
    }


@pytest.mark.parametrize("game", games_with("puzzles"))
def test_wrong_answer_shows_what_follows_and_right_ones_lead_to_the_end(game: str, look: Visit) -> None:
    """Tried again, solved, and remembered after the page was loaded anew; for everybody, on a phone as well."""
    guest = look(*PHONE, touch=True) if game == "unicorns" else look()
    page, puzzle = guest.page, line_of(game)
    trail = Trail(game, puzzle)
    begin(guest, game, puzzle)
    told = page.locator(".scroll").inner_text() if game == "duel" else ""
    wrong = next(iter(puzzle.steps[0].wrong))
    answer(guest, trail, 0, wrong)
    expect(page.locator(TOLD)).to_have_text(SAID.say("puzzle-wrong"))
    expect(page.locator(".host")).to_be_focused()
    expect(page.locator(ANSWERS)).to_have_count(0)
    assert axe.found(page) == []
    assert guest.overflow <= 0
    page.get_by_role("button", name=SAID.say("puzzle-again")).click()
    expect(page.locator(TOLD)).to_have_text(SAID.say("puzzle-task", {"goal": puzzle.goal}))
    if told:
        assert page.locator(".scroll").inner_text() == told
    for number, step in enumerate(puzzle.steps):
        answer(guest, trail, number, step.right[0])
        expect(page.locator(TOLD)).to_have_text(
            SAID.say("puzzle-late-end" if number + 1 == len(puzzle.steps) else "puzzle-right-on")
        )
    expect(page.locator(".proof")).to_have_count(len(puzzle.steps))
    assert axe.found(page) == []
    assert guest.overflow <= 0
    guest.go(f"/puzzles/{game}")
    number = [each.id for each in book_of(game).puzzles].index(puzzle.id) + 1
    mine = page.locator("main ol li").filter(
        has=page.get_by_role("link", name=SAID.say("puzzle-number", {"number": number}), exact=True)
    )
    for _ in range(2):
        field = page.get_by_label(SAID.say("puzzle-state"))
        field.select_option(label=SAID.say("puzzle-state-name", {"state": "solved"}))
        expect(page.locator("main ol li")).to_have_count(1)
        expect(mine.locator(".badge")).to_have_text(SAID.say("puzzle-state-name", {"state": "solved"}))
        page.reload()


def test_puzzles_are_chosen_and_shown_by_keys_alone(look: Visit) -> None:
    """By theme; the next one is opened, its solution asked for, and the one after it reached."""
    guest = look()
    page = guest.page
    book = book_of("duel")
    theme = book.puzzles[-1].themes[0]
    guest.go("/puzzles/duel")
    field = page.get_by_label(SAID.say("puzzle-theme"))
    field.select_option(label=theme_name("duel", theme, "en"))
    fits = [puzzle for puzzle in book.puzzles if theme in puzzle.themes]
    expect(page.get_by_role("status").filter(has_text=SAID.say("puzzle-found", {"count": len(fits)}))).to_be_visible()
    assert axe.found(page) == []
    page.get_by_role("link", name=SAID.say("puzzle-start")).press("Enter")
    expect(page.locator(TOLD)).to_have_text(SAID.say("puzzle-task", {"goal": fits[0].goal}))
    for number, _ in enumerate(fits[0].steps, 1):
        before = page.evaluate(SHOWN)
        page.get_by_role("button", name=SAID.say("puzzle-show")).press("Enter")
        if number < len(fits[0].steps):
            page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=before)
            expect(page.locator(TOLD)).to_have_text(SAID.say("puzzle-right-on"))
    expect(page.locator(TOLD)).to_have_text(SAID.say("puzzle-shown-end"))
    expect(page.locator(".host")).to_be_focused()
    page.get_by_role("link", name=SAID.say("puzzle-next")).press("Enter")
    page.wait_for_url(f"**/puzzles/duel/{fits[1].id}")
    guest.go("/me")
    told = words("page-statistics", "en").say("me-puzzles-done", {"done": 0, "first": 0, "tried": 1})
    expect(page.get_by_text(told)).to_be_visible()
    page.get_by_role("button", name=words("page-statistics", "en").say("me-erase")).click()
    page.locator("dialog button.main").click()
    expect(page.get_by_text(words("page-statistics", "en").say("me-puzzles-none"))).to_be_visible()


def test_puzzle_that_is_not_there_says_so(look: Visit) -> None:
    """An address without a puzzle leads to a friendly word."""
    guest = look()
    guest.go("/puzzles/duel/nothing")
    expect(guest.page.locator("h1")).to_have_text(SAID.say("puzzle-missing"))
    guest.trouble.clear()  # the browser itself says that there was nothing at an address
