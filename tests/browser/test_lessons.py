"""Lessons in the browser: every one is played to its end; who errs is told so; what was learnt is remembered."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from meadhall.hall.lessons import written_lesson
from meadhall.lessons import courses
from meadhall.localisation import languages, words
from tests.browser.guest import ANSWERS, Guest
from tests.patience import THOROUGH, crossed

Visit = Callable[..., Guest]
Told = dict[str, Any]

DESK: Final = (1280, 860)
PHONE: Final = (390, 844)
WAYS: Final = [(language, touch) for touch in (False, True) for language in languages()]
ALL: Final = [(game, lesson.id) for game, course in courses().items() for lesson in course]
WORDS: Final = ".host .words > p:first-child"
ONWARD: Final = ".host .onward"
MOST_TABS: Final = 120
BEGUN: Final = 4  # steps
FOCUSED: Final = """(() => {
    const here = document.activeElement;
    return [here.tagName, here.textContent.trim().replace(/\\s+/g, " "), here.closest("section.asked") !== null];
})()"""

FOLDED: Final = "document.activeElement.matches('details:not([open]) > summary')"


def lesson_of(game: str, id: str, language: str = "en") -> Told:
    """A lesson as the page is told it."""
    told: Told = json.loads(written_lesson(game, id, language))
    return told


def begin(guest: Guest, game: str, id: str) -> None:
    """Open a lesson."""
    guest.go(f"/learn/{game}/{id}")
    guest.page.locator(WORDS).wait_for()


def text_of(step: Told, option: str) -> str:
    """An answer in words."""
    found = next(each for each in step["news"]["question"]["options"] if each["id"] == option)
    return str(found["text"])


def listed(guest: Guest, text: str) -> Locator:
    """An answer in the list of all of them."""
    guest.open_list()
    return guest.page.locator(ANSWERS).filter(has_text=re.compile(rf"^\s*{re.escape(text)}\s*$")).first


def take(guest: Guest, step: Told) -> None:
    """Do what a step wants: read on, or give the wanted answer."""
    if step["wanted"]:
        listed(guest, text_of(step, step["wanted"][0])).click()
    else:
        guest.page.locator(ONWARD).click()


def play(guest: Guest, lesson: Told, most: int | None = None) -> None:
    """Play a lesson, or its first steps; the host says what belongs to each."""
    for step in lesson["steps"][:most]:
        expect(guest.page.locator(WORDS)).to_have_text(step["text"])
        assert guest.overflow <= 0
        take(guest, step)


def is_over(page: Page, language: str = "en") -> None:
    """The host says that this was all."""
    expect(page.locator(".host header p")).to_contain_text(words("page-lessons", language).say("lesson-end"))


@pytest.mark.parametrize(("which", "way"), crossed(ALL, WAYS), ids=str)
def test_lesson_is_played_to_its_end(which: tuple[str, str], way: tuple[str, bool], look: Visit) -> None:
    """Only wanted answers are given; the end leads on to the next lesson, if there is one, and to a real match.

    On a desk and on a phone, in every language: nothing scrolls sideways, neither in the lesson nor in the list. Where
    there is less time, lessons between the first and the last are only begun: what they teach is proven elsewhere.
    """
    (game, id), (language, touch) = which, way
    guest = look(*(PHONE if touch else DESK), locale=language, touch=touch)
    guest.go(f"/learn/{game}")
    expect(guest.page.locator("ol h3")).to_have_count(len(courses()[game]))
    assert guest.overflow <= 0
    lesson = lesson_of(game, id, language)
    begin(guest, game, id)
    if not THOROUGH and id not in {courses()[game][0].id, courses()[game][-1].id}:
        play(guest, lesson, BEGUN)
        return
    play(guest, lesson)
    is_over(guest.page, language)
    assert guest.overflow <= 0
    if lesson["next"]:
        guest.page.locator(f".host a[href='/learn/{game}/{lesson['next']}']").click()
        expect(guest.page.locator(WORDS)).to_have_text(lesson_of(game, lesson["next"], language)["steps"][0]["text"])
    else:
        guest.page.get_by_role("button", name=words("page-lessons", language).say("lesson-play")).click()
        guest.page.wait_for_url("**/table/*")


def test_pupil_answers_on_the_table_itself(look: Visit) -> None:
    """As in a match: a fighter is picked up, a space pressed and pressed again, an enemy struck, a card laid."""
    guest = look()
    lesson = lesson_of("duel", "first-turn")
    begin(guest, "duel", "first-turn")
    for step in lesson["steps"]:
        expect(guest.page.locator(WORDS)).to_have_text(step["text"])
        kind, _, rest = (step["wanted"] or [""])[0].partition(":")
        if kind == "move":
            guest.page.locator(".board button.mover[aria-label*='Bigfoot']").click()
            space = guest.page.locator(f".board button.space[aria-label*='{rest.partition(':')[2]}']")
            space.click()
            space.click()
        elif kind == "attack":
            target = rest.partition(":")[2]
            guest.page.locator(f".board button.fighter[aria-label*='{target.title()}']").click()
        elif kind in step["news"]["view"]["seats"][0]["hand"]["cards"]:
            name = lesson["table"]["facts"]["cards"][kind]["name"]
            guest.page.locator(".hand button", has_text=name).first.click()
        else:
            take(guest, step)
    is_over(guest.page)


def tab_to(page: Page, is_it: Callable[[str, str, bool], bool]) -> None:
    """Press Tab until the focus is where it is wanted."""
    for _ in range(MOST_TABS):
        if is_it(*page.evaluate(FOCUSED)):
            return
        page.keyboard.press("Tab")
    raise AssertionError(page.evaluate(FOCUSED))


def choose_by_keys(page: Page, text: str) -> None:
    """Give an answer without a mouse: from where the focus is to the answer, or to the list of all."""
    said_so = " ".join(text.split())  # no space is harder than another here
    tab_to(page, lambda tag, said, asked: asked and (tag == "SUMMARY" or said == said_so))
    if page.evaluate(FOLDED):
        page.keyboard.press("Enter")
    tab_to(page, lambda _, said, asked: asked and said == said_so)
    page.keyboard.press("Enter")


@pytest.mark.parametrize(("game", "id"), [("duel", "first-turn"), ("unicorns", "first-turn")])
def test_lesson_is_played_by_keys_alone(game: str, id: str, look: Visit) -> None:
    """After each step the focus is where it goes on: at the button, or at the host, before the question."""
    guest = look()
    lesson = lesson_of(game, id)
    begin(guest, game, id)
    onward = words("page-lessons", "en").say("lesson-go-on")
    for at, step in enumerate(lesson["steps"]):
        expect(guest.page.locator(WORDS)).to_have_text(step["text"])
        if at and step["wanted"]:
            expect(guest.page.locator(".host")).to_be_focused()
        elif at:
            expect(guest.page.locator(ONWARD)).to_be_focused()
        if step["wanted"]:
            choose_by_keys(guest.page, text_of(step, step["wanted"][0]))
        else:
            tab_to(guest.page, lambda tag, said, _: tag == "BUTTON" and said.startswith((onward, "Finish")))
            guest.page.keyboard.press("Enter")
    is_over(guest.page)
    expect(guest.page.locator(".host")).to_be_focused()


@pytest.mark.parametrize("game", sorted(courses()))
def test_wrong_answer_is_told_and_changes_nothing(game: str, look: Visit) -> None:
    """The step stays, nothing is told to have happened, and the right answer still leads on."""
    guest = look()
    lesson = lesson_of(game, "first-turn")
    at, step = next((at, each) for at, each in enumerate(lesson["steps"]) if is_choice(each))
    begin(guest, game, "first-turn")
    play(guest, lesson, at)
    expect(guest.page.locator(WORDS)).to_have_text(step["text"])
    told, progress = guest.page.locator(".scroll").inner_text(), guest.page.locator(".host header p").inner_text()
    wrong = next(each for each in step["news"]["question"]["options"] if each["id"] not in step["wanted"])
    listed(guest, wrong["text"]).click()
    expect(guest.page.locator(".host .wrong")).to_have_text(step["otherwise"])
    expect(guest.page.locator(WORDS)).to_have_text(step["text"])
    assert (guest.page.locator(".scroll").inner_text(), guest.page.locator(".host header p").inner_text()) == (
        told,
        progress,
    )
    take(guest, step)
    expect(guest.page.locator(WORDS)).to_have_text(lesson["steps"][at + 1]["text"])
    expect(guest.page.locator(".host .wrong")).to_have_count(0)


def is_choice(step: Told) -> bool:
    """Whether a step can be answered wrongly."""
    return bool(step["wanted"]) and len(step["news"]["question"]["options"]) > 1


def test_host_shows_what_is_wanted(look: Visit) -> None:
    """Nothing else is offered then, and the answer is told in words; it still has to be given."""
    guest = look()
    lesson = lesson_of("duel", "first-turn")
    at, step = next((at, each) for at, each in enumerate(lesson["steps"]) if is_choice(each))
    begin(guest, "duel", "first-turn")
    play(guest, lesson, at)
    guest.page.locator(ONWARD).click()
    text = text_of(step, step["wanted"][0])
    expect(guest.page.locator(".host .shown")).to_contain_text(text)
    guest.open_list()
    expect(guest.page.locator(ANSWERS)).to_have_count(1)
    expect(guest.page.locator(WORDS)).to_have_text(step["text"])
    listed(guest, text).click()
    expect(guest.page.locator(WORDS)).to_have_text(lesson["steps"][at + 1]["text"])


def test_pupil_goes_back_and_begins_anew(look: Visit) -> None:
    """The table stands as it stood there, and the lesson goes on from it."""
    guest = look()
    lesson = lesson_of("duel", "first-turn")
    begin(guest, "duel", "first-turn")
    play(guest, lesson, 4)
    ways = words("page-lessons", "en")
    guest.page.get_by_role("button", name=ways.say("lesson-back")).click()
    expect(guest.page.locator(WORDS)).to_have_text(lesson["steps"][3]["text"])
    take(guest, lesson["steps"][3])
    expect(guest.page.locator(WORDS)).to_have_text(lesson["steps"][4]["text"])
    guest.page.get_by_role("button", name=ways.say("lesson-again")).click()
    expect(guest.page.get_by_role("button", name=ways.say("lesson-back"))).to_be_disabled()
    play(guest, lesson)
    is_over(guest.page)


def test_list_remembers_what_was_finished(look: Visit) -> None:
    """Also after the page was loaded anew; it goes on with the first lesson that was not."""
    guest = look()
    ways = words("page-lessons", "en")
    course = courses()["unicorns"]
    guest.go("/learn/unicorns")
    expect(guest.page.locator("ol span.badge")).to_have_count(0)
    guest.page.get_by_role("link", name=ways.say("lesson-begin")).click()
    play(guest, lesson_of("unicorns", course[0].id))
    is_over(guest.page)
    for _ in range(2):
        guest.go("/learn/unicorns")
        expect(guest.page.locator("ol span.badge")).to_have_text([ways.say("lesson-done")])
        title = lesson_of("unicorns", course[1].id)["title"]["title"]
        expect(guest.page.get_by_role("link", name=ways.say("lesson-resume", {"title": title}))).to_be_visible()
    guest.go("/learn/duel")
    expect(guest.page.locator("ol h3")).to_have_count(len(courses()["duel"]))
    expect(guest.page.locator("ol span.badge")).to_have_count(0)


def test_language_is_switched_inside_a_lesson(look: Visit) -> None:
    """Host, question and table go on in it, at the same step."""
    guest = look()
    lesson = lesson_of("unicorns", "first-turn")
    at, _ = next((at, each) for at, each in enumerate(lesson["steps"]) if each["wanted"])
    begin(guest, "unicorns", "first-turn")
    play(guest, lesson, at)
    for language in ["uk", "de"]:
        guest.page.locator("header select").select_option(language)
        step = lesson_of("unicorns", "first-turn", language)["steps"][at]
        expect(guest.page.locator(WORDS)).to_have_text(step["text"])
        expect(guest.page.locator("section.asked")).to_contain_text(step["news"]["question"]["text"])
    play(guest, {"steps": lesson_of("unicorns", "first-turn", "de")["steps"][at:]})
    is_over(guest.page, "de")


def test_lesson_that_is_not_there_says_so(browser: Any, hall: Any) -> None:
    """An address without a lesson leads to a friendly word."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(f"{hall.address}/learn/duel/nothing")
    expect(page.locator("h1")).to_have_text(words("page-lessons", "en").say("lesson-missing"))
    context.close()


def test_rule_of_a_step_is_explained(look: Visit) -> None:
    """The host's rules open the same words as elsewhere."""
    guest = look()
    rule = lesson_of("duel", "first-turn")["steps"][0]["rules"][0]
    begin(guest, "duel", "first-turn")
    guest.page.locator(".host .rules button").first.click()
    expect(guest.page.locator("dialog")).to_contain_text(words("duel", "en").say(f"rule-{rule.replace('.', '-')}"))
