"""Lessons as the page gets them: by address, in every language, of the page's own types, and with nobody's secrets."""

from __future__ import annotations

import json
from typing import Final

import msgspec
import pytest

from meadhall.bundle import games_with
from meadhall.hall import wire
from meadhall.hall.game import hall_of
from meadhall.hall.telling.messages import news_of
from meadhall.hall.wire.pages.lessons import Lesson as Paper
from meadhall.hall.wire.pages.lessons import LessonList
from meadhall.lessons import Lesson, courses, scenes
from meadhall.localisation import languages, words
from tests.hall.hidden import hidden_cards, strings
from tests.server.house import House

LESSONS: Final = [lesson for course in courses().values() for lesson in course]

per_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=repr)
per_language = pytest.mark.parametrize("language", languages())


# ---------------------------------------------------------------- addresses
@per_language
def test_lessons_are_listed(house: House, language: str) -> None:
    """All lessons of all games, in their order, with the rules they teach."""
    found = msgspec.json.decode(house.browser().http.get(f"/api/lessons/{language}").content, type=LessonList)
    assert [(each.game, each.id) for each in found.lessons] == [(lesson.game, lesson.id) for lesson in LESSONS]
    assert [each.rules for each in found.lessons] == [lesson.rules for lesson in LESSONS]
    assert len({(each.game, each.title) for each in found.lessons}) == len(LESSONS)


@per_language
def test_every_lesson_can_be_fetched(house: House, language: str) -> None:
    """Each fits the page's types, views included, and leads to the next of its game; the last leads nowhere."""
    http = house.browser().http
    for lesson in LESSONS:
        answer = http.get(f"/api/lessons/{language}/{lesson.game}/{lesson.id}")
        assert answer.status_code == 200
        paper = msgspec.json.decode(answer.content, type=Paper)
        check_paper(paper, lesson, language)


def check_paper(paper: Paper, lesson: Lesson, language: str) -> None:
    """A lesson as the page needs it."""
    course = [each.id for each in LESSONS if each.game == lesson.game]
    after = course[course.index(lesson.id) + 1 :]
    assert paper.next == (after[0] if after else None)
    assert (paper.table.language, paper.table.mine) == (language, [lesson.plan.pupil])
    assert [seat.kind == "person" for seat in paper.seats] == [
        at == lesson.plan.pupil for at in range(len(paper.seats))
    ]
    told = 0
    for number, step in enumerate(paper.steps):
        assert (step.news.seat, step.news.number, step.news.begins) == (lesson.plan.pupil, number, told)
        told += len(step.news.events)
        msgspec.convert(step.news.view, hall_of(lesson.game).view, strict=True)
        options = [] if step.news.question is None else [option.id for option in step.news.question.options]
        assert {*step.wanted} <= {*options}
        assert (step.otherwise is None) == (step.wanted == [])


@pytest.mark.parametrize(
    ("address", "language"),
    [("uk/duel/nothing", "uk"), ("de/nothing/first-turn", "de"), ("xx/duel/first-turn", "pl"), ("xx", "pl")],
)
def test_what_is_not_there_is_told_in_words(house: House, address: str, language: str) -> None:
    """No lesson, no game, no language: a sentence in the language of the address, else of the browser."""
    answer = house.browser().http.get(f"/api/lessons/{address}", headers={"accept-language": "pl"})
    assert answer.status_code == 404
    assert answer.json()["text"] == words("server", language).say("not-found")


# ---------------------------------------------------------------- secrets
@per_lesson
def test_the_pupil_sees_what_the_seat_may_see(lesson: Lesson) -> None:
    """If all that the pupil cannot know is dealt anew, the pupil sees and is asked the same."""
    pupil = lesson.plan.pupil
    for scene in scenes(lesson, "en"):
        for seed in range(3):
            twin = scene.match.determinize(pupil, seed)
            assert twin.view(pupil) == scene.match.view(pupil)
            asked = scene.match.outcome is None and scene.match.decision.seat == pupil
            if asked:
                ids = [option.id for option in scene.match.decision.options]
                assert [option.id for option in twin.decision.options] == ids


@pytest.mark.parametrize("lesson", [lesson for lesson in LESSONS if lesson.game in games_with("sight")], ids=repr)
def test_no_card_of_another_hand_is_in_the_news(lesson: Lesson) -> None:
    """What others hold is in nothing that is told, unless everybody has seen it or the pupil holds the same card."""
    pupil = lesson.plan.pupil
    hidden = 0
    for scene in scenes(lesson, "en"):
        match = scene.match
        unknown = hidden_cards(match, pupil)
        news = json.loads(wire.ENCODER.encode(news_of(match, "en", pupil, 0, 0)))
        hidden += len(unknown)
        assert unknown & strings([news["view"], news["events"]]) == set()
    assert hidden
