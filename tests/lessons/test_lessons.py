"""Lessons can be given: every answer in them is one of the options, and a wrong one is told with its file and step."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from meadhall.bundle import bundle_of
from meadhall.lessons import Lesson, LessonError, Wording, courses, load, scenes
from meadhall.localisation import languages, rule_text
from meadhall.packs.facts import read_yaml

LESSONS: Final = [lesson for course in courses().values() for lesson in course]
SHORTEST: Final = 5  # steps of a lesson
LONGEST: Final = 10
MOST_WORDS: Final = 45  # at a step

per_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=repr)
per_language = pytest.mark.parametrize("language", languages())


def test_games_are_taught_from_their_first_turn_on() -> None:
    """Each game begins with a first turn; no two lessons of a game have one name."""
    for course in courses().values():
        names = [lesson.id for lesson in course]
        assert names[0] == "first-turn"
        assert len({*names}) == len(names)


@per_lesson
@per_language
def test_every_wanted_answer_is_an_option_of_the_pupil(lesson: Lesson, language: str) -> None:
    """Where an answer is wanted the pupil is asked, and that answer is offered; the script gives all others."""
    seen = 0
    for scene in scenes(lesson, language):
        seen += 1
        if scene.step.wanted is not None:
            decision = scene.match.decision
            assert decision.seat == lesson.plan.pupil
            assert scene.step.wanted in [option.id for option in decision.options]
    assert seen == len(lesson.plan.steps)


@per_lesson
def test_lessons_are_short_and_to_be_played(lesson: Lesson) -> None:
    """A lesson has a handful of steps, and the pupil does something in it."""
    assert SHORTEST <= len(lesson.plan.steps) <= LONGEST
    assert sum(step.wanted is not None for step in lesson.plan.steps) >= 2


@per_lesson
@per_language
def test_the_host_is_brief_and_has_something_to_say(lesson: Lesson, language: str) -> None:
    """Title, what it is about, every step and every correction have their words, and few of them."""
    said = Wording(lesson, language)
    assert said.title()
    assert said.about()
    for step in lesson.plan.steps:
        assert 5 <= len(said.text(step).split()) <= MOST_WORDS
        assert (said.otherwise(step) is None) == (step.wanted is None)


@per_lesson
def test_lessons_name_only_rules_that_there_are(lesson: Lesson) -> None:
    """Every step teaches a rule of its game."""
    for step in lesson.plan.steps:
        assert all(rule_text(rule, game=lesson.game) for rule in step.rules)


# ---------------------------------------------------------------- mistakes
def plan_of(game: str, name: str) -> dict[str, Any]:
    """A lesson as its file tells it, to be spoilt."""
    found: dict[str, Any] = read_yaml((bundle_of(game).lessons / name).read_text(encoding="utf-8"))
    return found


def told(folder: Path, plan: dict[str, Any], game: str = "duel") -> str:
    """What is said of a spoilt lesson."""
    path = folder / "3-spoilt.yaml"
    path.write_text(yaml.safe_dump(plan, sort_keys=False), encoding="utf-8")
    with pytest.raises(LessonError) as refusal:
        list(scenes(load(path, game), "en"))
    return str(refusal.value)


def test_a_wrong_answer_of_the_pupil_is_told_with_file_and_step(tmp_path: Path) -> None:
    """An answer that nobody offers stops the lesson; the message names file, line, step and the nearest right one."""
    plan = plan_of("duel", "1-first-turn.yaml")
    plan["steps"][3]["wanted"] = "move:bigfoot:S32"
    said = told(tmp_path, plan)
    assert said.startswith("duel/3-spoilt.yaml:")
    assert ": step 4 (move): 'move:bigfoot:S32' is not an answer to 'choose_move'" in said
    assert "did you mean 'move:bigfoot:S3" in said


def test_a_wrong_answer_of_somebody_else_is_told_with_file_and_step(tmp_path: Path) -> None:
    """So is an answer that the script gives for another seat."""
    plan = plan_of("duel", "1-first-turn.yaml")
    plan["steps"][7]["then"][1] = "wily-fightin"
    assert "3-spoilt.yaml:" in (said := told(tmp_path, plan))
    assert "step 8 (blow): 'wily-fightin' is not an answer" in said


def spoilt() -> Iterator[tuple[str, dict[str, Any], str]]:
    """Mistakes of all kinds, and what must be said of them."""
    plan = plan_of("duel", "1-first-turn.yaml")
    plan["steps"][0]["then"] = ["manoeuvre"]
    yield "the script answers for the pupil", plan, "step 1 (welcome): 'manoeuvre' does not come from who is asked"
    plan = plan_of("duel", "1-first-turn.yaml")
    plan["steps"][7]["wanted"] = "manoeuvre"
    yield "the pupil answers for another", plan, "step 8 (blow): 'manoeuvre' does not come from who is asked"
    plan = plan_of("duel", "1-first-turn.yaml")
    plan["steps"][1]["rules"] = ["D3.9"]
    yield "an unknown rule", plan, "step 2 (actions): there is no rule 'D3.9'"
    plan = plan_of("duel", "1-first-turn.yaml")
    plan["steps"][1]["want"] = plan["steps"][1].pop("wanted")
    yield "an unknown part of a step", plan, "did you mean 'wanted'?"
    plan = plan_of("duel", "1-first-turn.yaml")
    plan["steps"][-1]["then"] = ["manoeuvre"]
    yield "an end that nobody sees", plan, "step 10 (end): the last step is only read"
    plan = plan_of("duel", "1-first-turn.yaml")
    plan["position"]["seats"][0]["hand"] = ["larger-than-live"]
    yield "an unknown card", plan, "unknown card 'larger-than-live'"
    plan = plan_of("duel", "1-first-turn.yaml")
    plan["pupil"] = 2
    yield "a seat that is not there", plan, "there is no seat 2 for the pupil"


@pytest.mark.parametrize(("plan", "said"), [each[1:] for each in spoilt()], ids=[each[0] for each in spoilt()])
def test_mistakes_are_told(plan: dict[str, Any], said: str, tmp_path: Path) -> None:
    """Whatever is wrong with a lesson is told with its file."""
    found = told(tmp_path, plan)
    assert found.startswith("duel/3-spoilt.yaml")
    assert said in found


def test_an_answer_after_the_end_of_the_match_is_told(tmp_path: Path) -> None:
    """When the match is over nobody answers any more."""
    plan = plan_of("unicorns", "4-end.yaml")
    plan["steps"][4]["wanted"] = "draw"
    assert "step 5 (won): 'draw' comes too late: the match is over" in told(tmp_path, plan, "unicorns")
