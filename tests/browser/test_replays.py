"""Replays through the page: looked at moment by moment, sent, thought about, taken along as files and played on."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

import meadhall
from meadhall.localisation import languages
from tests.browser.guest import Guest
from tests.patience import some
from tests.server.house import DUEL, House, Told

Visit = Callable[..., Guest]

PHONE: Final = (390, 844)
ANSWERS: Final = 40
SEED: Final = 3
MEDUSA: Final = "0"
THINKING: Final = 120_000  # milliseconds for all questions of a match in hindsight
SETUPS: Final[dict[str, Told]] = {"duel": DUEL, "unicorns": {"players": 3, "first": 0}}
DASHES: Final = "all => all.map((one) => one.getAttribute('stroke-dasharray'))"
VALUES: Final = "all => all.map((one) => one.lastChild.textContent)"
FAILED: Final = "Failed to load resource"


def some_answers(game: str) -> list[str]:
    """How a match might begin: the same each time."""
    match = meadhall.new_match(game, SETUPS[game], SEED)
    dice = random.Random(SEED)  # noqa: S311 - no secret hangs on it
    found: list[str] = []
    for _ in range(ANSWERS):
        found.append(dice.choice(match.decision.options).id)
        match.answer(found[-1])
    return found


def given_up(hall: House, game: str) -> str:
    """A match of people that ends after some answers, because all but one give up; its id."""
    people = [hall.person() for _ in range(SETUPS[game].get("players", 2))]
    for person, name in zip(people, ("Ana", "Bo", "Cai"), strict=False):
        person.name = name
    id = hall.deal(game, SETUPS[game], *people, seed=SEED, answers=some_answers(game))
    for seat, person in enumerate(people[:-1]):
        with person.page(id) as page:
            page.say("resign", seat=seat)
            page.hear("news", lambda told: told["number"] > ANSWERS)
    return id


@pytest.fixture(scope="module")
def matches(hall: House) -> dict[str, str]:
    """A finished match of each game: what a bot thinks of it is thought once."""
    return {game: given_up(hall, game) for game in SETUPS}


def shown(page: Page) -> int:
    """The number of the moment that is shown."""
    return int(page.locator(".bar p b").inner_text())


def opened(guest: Guest, path: str) -> Page:
    """A replay, once it is there."""
    guest.go(path)
    guest.page.locator("section.bar input[type=range]").wait_for()
    return guest.page


def at(page: Page, number: int) -> None:
    """This moment is shown, in the bar and in the address, and its step is marked."""
    expect(page.locator(".bar p b")).to_have_text(str(number))
    page.wait_for_url(re.compile(rf"/replay/[\w-]+/{number}/"))
    expect(page.locator(".steps li [aria-current]")).to_have_count(1)


def press(page: Page, name: str) -> None:
    """Press a button of the bar."""
    page.locator("section.bar").get_by_role("button", name=name).click()


# ---------------------------------------------------------------- looking
@pytest.mark.parametrize("game", some(sorted(SETUPS)))
def test_match_is_stepped_through_from_its_end_screen(game: str, look: Visit, matches: dict[str, str]) -> None:
    """By buttons, by keys, by turns, by a click on a step; fields keep their keys."""
    guest = look()
    guest.go(f"/table/{matches[game]}")
    guest.page.locator("dialog").get_by_role("link", name="Watch it again").click()
    page = guest.page
    page.wait_for_url(re.compile(f"/replay/{matches[game]}"))
    at(page, 0)
    press(page, "One step on")
    at(page, 1)
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    expect(page.locator("section.asked .where")).to_contain_text("turn 2" if game == "duel" else "turn")
    before = shown(page)
    page.keyboard.press("PageUp")
    expect(page.locator(".bar p b")).not_to_have_text(str(before))
    page.locator(".steps li button").nth(9).click()
    at(page, 9)
    page.locator("section.bar select").focus()
    page.keyboard.press("Home")
    at(page, 9)
    page.locator("section.bar input[type=range]").focus()
    page.keyboard.press("End")
    expect(page.locator("section.asked h2")).to_contain_text("wins")
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()


def test_what_comes_next_stands_where_the_question_was(look: Visit, matches: dict[str, str]) -> None:
    """The answer that is shown as the next one is the step that is marked after it; nothing can be answered."""
    page = opened(look(), f"/replay/{matches['duel']}/6/open")
    expect(page.locator("section.asked h2")).to_contain_text("chooses")
    coming = page.locator("section.asked .next").inner_text()
    press(page, "One step on")
    at(page, 7)
    done = page.locator(".steps [aria-current]").inner_text()
    assert done.split(": ")[-1] in coming
    expect(page.locator("section.asked details, .shining")).to_have_count(0)


def test_it_plays_by_itself_until_the_end(hall: House, look: Visit, matches: dict[str, str]) -> None:
    """The space bar begins and stops it; at the end it stops by itself."""
    total = len(hall.rows(matches["duel"]))
    page = opened(look(), f"/replay/{matches['duel']}/{total - 3}/open")
    page.keyboard.press("Space")
    expect(page.locator(".bar p b")).to_have_text(str(total))
    expect(page.locator("section.bar").get_by_role("button", name="Play (space bar)")).to_be_visible()
    page.keyboard.press("Space")
    page.locator(".bar p b", has_text=re.compile("^[3-9]$")).wait_for()
    page.keyboard.press("Space")
    stood = shown(page)
    page.wait_for_timeout(900)
    assert shown(page) == stood


@pytest.mark.parametrize("game", sorted(SETUPS))
def test_eyes_of_a_seat_see_its_hand_only(game: str, look: Visit, matches: dict[str, str]) -> None:
    """Open, all hands lie open; from a seat, only its own does."""
    hands = {"duel": (".strip button.hand", "section.hand"), "unicorns": (".neighbour .open", "section.hand")}
    others, own = hands[game]
    page = opened(look(), f"/replay/{matches[game]}/12/open")
    expect(page.locator(others)).to_have_count(2 if game == "duel" else 3)
    expect(page.locator(own)).to_have_count(0)
    page.get_by_label("Whose eyes").select_option(MEDUSA)
    page.wait_for_url(f"**/12/{MEDUSA}")
    expect(page.locator(own)).to_have_count(1)
    expect(page.locator(others)).to_have_count(0)


def test_link_to_a_moment_shows_the_same_in_another_browser(look: Visit, matches: dict[str, str]) -> None:
    """The address follows what is shown without a trail of steps to go back through, and is what the button copies."""
    ana, bo = look(), look(locale="de")
    page = opened(ana, f"/replay/{matches['duel']}/20/1")
    steps = page.evaluate("history.length")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**/replay/{matches['duel']}/23/1")
    assert page.evaluate("history.length") == steps
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    other = opened(bo, page.url.removeprefix(ana.address))
    assert shown(other) == 23
    expect(other.locator(".where")).to_contain_text("Schritt 23 von")
    marked = "[...document.querySelectorAll('.steps li button')].findIndex((one) => one.ariaCurrent)"
    assert other.evaluate(marked) == page.evaluate(marked) == 23
    held = [one.locator("section.hand .card .value b").evaluate_all(VALUES) for one in (page, other)]
    assert held[0] == held[1] != []


def test_hindsight_shows_chances_and_the_costliest_moves(look: Visit, matches: dict[str, str]) -> None:
    """One line for each seat, by name; a costly move leads to the moment in which it was made."""
    page = opened(look(), f"/replay/{matches['duel']}")
    page.get_by_role("button", name="Chances").click()
    expect(page.locator(".chances progress")).to_have_count(0, timeout=THINKING)
    expect(page.locator(".chances polyline")).to_have_count(2)
    assert len(set(page.locator(".chances polyline").evaluate_all(DASHES))) == 2
    expect(page.locator(".legend li")).to_have_text([re.compile(r"Medusa\s*\d+%"), re.compile(r"Sinbad\s*\d+%")])
    expect(page.get_by_role("img", name=re.compile(r"Chances to win at this moment: .*\d+%"))).to_be_visible()
    first = page.locator(".chances ol button").first
    given = first.locator(".given > span").inner_text().removeprefix("Chosen: ")
    first.click()
    expect(page.locator("section.asked .next")).to_contain_text(given)


def test_replay_speaks_every_language_and_fits_a_phone(look: Visit, matches: dict[str, str]) -> None:
    """Also while the language is switched; what was shown is still shown."""
    for game, opener in (("duel", "section.asked"), ("unicorns", "section.asked")):
        guest = look(*PHONE, touch=True)
        page = opened(guest, f"/replay/{matches[game]}/30/0")
        said: set[str] = set()
        for language in languages():
            page.locator("header select").select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.locator(opener)).not_to_have_text(next(iter(said), ""), use_inner_text=True)
            page.wait_for_timeout(200)
            said.add(page.locator(opener).inner_text())
            assert guest.overflow <= 0, (game, language)
        assert len(said) == len(languages())
        assert shown(page) == 30


@pytest.mark.parametrize("id", ["running", "unknown"])
def test_address_without_a_replay_says_so_kindly(id: str, hall: House, look: Visit) -> None:
    """A match that goes on leads to its table; an unknown one home."""
    table = hall.deal("duel", DUEL, hall.person(), hall.person()) if id == "running" else "nothing"
    guest = look()
    guest.go(f"/replay/{table}/3/1")
    expect(guest.page.locator("h1")).to_have_text(
        "This match is still being played" if id == "running" else "There is no replay here"
    )
    if id == "running":
        guest.page.get_by_role("link", name="To the table").click()
        guest.page.wait_for_url(f"**/table/{table}")
        guest.page.locator("section.asked").wait_for()
    assert all(FAILED in told for told in guest.trouble)
    guest.trouble.clear()


def test_lost_connection_can_be_tried_again(look: Visit, matches: dict[str, str]) -> None:
    """What is seen stays; one press fetches what is missing."""
    guest = look()
    page = opened(guest, f"/replay/{matches['duel']}/5/open")
    page.context.set_offline(True)
    press(page, "One step on")
    expect(page.get_by_role("alert")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("alert").get_by_role("button").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    at(page, 6)
    assert all(FAILED in told for told in guest.trouble)
    guest.trouble.clear()


# ---------------------------------------------------------------- files, sequels, reports
def test_transcript_that_is_taken_along_comes_back_as_the_same_match(
    look: Visit, matches: dict[str, str], tmp_path: Path
) -> None:
    """Downloaded beside the table, opened on the home page: the same steps; anything else is refused in words."""
    page = opened(look(), f"/replay/{matches['unicorns']}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Transcript").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    steps = page.locator(".steps li").all_inner_texts()
    guest = look()
    guest.go("/")
    field = guest.page.get_by_label("Open a transcript…")
    field.set_input_files({"name": "no.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(guest.page.get_by_role("alert")).to_be_visible()
    guest.trouble.clear()
    field.set_input_files(file)
    guest.page.wait_for_url("**/replay/**")
    guest.page.locator(".steps li").nth(5).wait_for()
    assert guest.page.locator(".steps li").all_inner_texts() == steps
    expect(guest.page.get_by_text("Opened from a file.")).to_be_visible()


@pytest.mark.parametrize("other", ["Bot: skald", "A friend, by link"])
def test_match_is_played_on_from_a_moment(other: str, look: Visit, matches: dict[str, str]) -> None:
    """With a bot one sits at a table and is asked; with a friend one waits for them, with a link to send."""
    guest = look()
    page = opened(guest, f"/replay/{matches['duel']}/10/{MEDUSA}")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.locator("dialog")
    expect(dialog.get_by_label("Which seat is yours?")).to_have_value(MEDUSA)
    expect(dialog).to_contain_text("dealt anew")
    dialog.locator("fieldset select").select_option(label=other)
    dialog.locator("form > button").click()
    page.wait_for_url("**/table/**")
    if other.startswith("Bot"):
        page.locator("section.asked details").wait_for()
        text = page.locator("section.asked").inner_text()
        answered(guest)
        assert page.locator("section.asked").inner_text() != text
    else:
        expect(page.get_by_role("textbox")).to_have_value(re.compile("/join/"))


def answered(guest: Guest) -> None:
    """Give an answer, as soon as there is one to give."""
    for _ in range(100):
        if guest.answer(random.Random(1)):  # noqa: S311 - no secret hangs on it
            return
        guest.page.wait_for_timeout(50)
    raise AssertionError("nothing was asked")


def test_problem_is_reported_and_has_a_number(hall: House, look: Visit) -> None:
    """From the menu of a running match, with or without words; what is told is large and can be copied."""
    table = hall.deal("duel", DUEL, hall.person(), hall.person(), seed=SEED, answers=some_answers("duel"))
    page = look().page
    page.goto(f"{hall.address}/table/{table}")
    page.get_by_role("button", name="Tools").click()
    expect(page.get_by_role("link", name="Download the transcript")).to_have_count(0)
    page.get_by_role("button", name="Report a problem").click()
    page.locator("dialog textarea").fill("The harpy does not move.")
    page.locator("dialog form button").click()
    number = page.locator("dialog .number")
    expect(number).to_have_text(re.compile(r"\w{4,}"))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == number.inner_text()


def test_finished_match_offers_its_replay_and_its_transcript(look: Visit, matches: dict[str, str]) -> None:
    """In the menu of its table."""
    guest = look()
    guest.go(f"/table/{matches['duel']}")
    guest.page.locator("dialog").get_by_role("button", name="Look at the table").click()
    guest.page.get_by_role("button", name="Tools").click()
    menu = guest.page.locator("[popover]")
    expect(menu.get_by_role("link", name="Download the transcript")).to_have_attribute(
        "href", f"/api/replays/{matches['duel']}/transcript"
    )
    menu.get_by_role("link", name="Watch it again").click()
    guest.page.wait_for_url(f"**/replay/{matches['duel']}**")
