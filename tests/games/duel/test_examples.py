"""The worked examples of the books are lessons, and end with the books' own numbers."""

from __future__ import annotations

from typing import Any, Final

import pytest

from meadhall.hall.lessons import paper_of
from meadhall.hall.wire.pages.lessons import LessonStep
from meadhall.lessons import Lesson, courses

EXAMPLES: Final = {lesson.plan.example: lesson for lesson in courses()["duel"] if lesson.plan.example}


def steps_of(example: str) -> list[LessonStep]:
    """All steps of an example, as the pupil sees them."""
    lesson: Lesson = EXAMPLES[example]
    return paper_of(lesson.game, lesson.id, "en").steps


def end_of(example: str) -> Any:
    """How an example ends, as the pupil sees it."""
    return steps_of(example)[-1].news.view


def events_of(example: str, kind: str) -> list[dict[str, Any]]:
    """What happened in it, of a kind."""
    told = [event for step in steps_of(example) for event in step.news.events]
    return [event.facts for event in told if event.event == kind]


def test_every_example_is_a_lesson() -> None:
    """X1 to X6, in their order."""
    assert list(EXAMPLES) == ["X1", "X2", "X3", "X4", "X5", "X6"]


def test_x1_ends_as_the_book_tells() -> None:
    """X1: rage 2; a random card lost; defence 3, attack 4; Little Red takes 1."""
    [struck] = events_of("X1", "combat_resolved")
    assert (struck["attack"], struck["defence"], struck["number"]) == (4, 3, 1)
    [lost] = events_of("X1", "card_discarded")
    assert (lost["card"], lost["why"]) == ("the-ancient-heirloom", "chance")
    end = end_of("X1")
    assert end["fighters"]["little-red-riding-hood"]["health"] == 13
    assert end["seats"][0]["tokens"] == {"rage": 2}
    assert end["seats"][0]["hand"]["cards"] == ["the-equal-of-grendel"]
    assert end["seats"][0]["discard"] == ["epic-poem", "the-ancient-heirloom"]
    assert end["seats"][1]["discard"][0] == "stones-in-the-belly"


def test_x1_tells_the_defender_first() -> None:
    """X1: of both effects during combat the defender's is carried out before the attacker's (D7.5)."""
    assert [(event["seat"], event["to"]) for event in events_of("X1", "value_changed")] == [(1, 3), (0, 4)]


def test_x2_ends_as_the_book_tells() -> None:
    """X2: 2 damage and 1 rage, then 3 damage and 1 rage more."""
    assert [event["number"] for event in events_of("X2", "damage_dealt")] == [2, 3]
    assert [event["to"] for event in events_of("X2", "tokens_changed")] == [1, 2]
    end = end_of("X2")
    assert end["fighters"]["beowulf"]["health"] == 12
    assert end["seats"][1]["tokens"] == {"rage": 2}


def test_x3_ends_as_the_book_tells() -> None:
    """X3: behind the closed door Beowulf is neither hit by the knife nor to be attacked by anybody."""
    begin = steps_of("X3")[0].news
    assert begin.view["doors"]["west"] == "closed"
    assert begin.question is not None
    attacks = [option.id for option in begin.question.options if option.kind == "attack"]
    assert attacks == ["attack:little-red-riding-hood:wiglaf", "attack:huntsman:wiglaf"]
    end = end_of("X3")
    assert end["fighters"]["beowulf"]["health"] == 17
    assert end["fighters"]["wiglaf"]["health"] == 7
    assert end["seats"][1]["tokens"] == {"rage": 1}
    assert end["doors"]["west"] == "open"


def test_x4_ends_as_the_book_tells() -> None:
    """X4: Prophecy takes 2 of 4; a boost of 3; King Arthur walks 4 spaces through Merlin, who stays."""
    end = end_of("X4")
    assert end["fighters"]["king-arthur"]["space"] == "M07"
    assert end["fighters"]["merlin"]["space"] == "M17"
    assert sorted(end["seats"][0]["hand"]["cards"]) == ["regroup@0", "the-holy-grail"]
    assert end["seats"][0]["discard"] == ["noble-sacrifice", "prophecy"]
    assert end["seats"][0]["deck"]["size"] == 26
    assert end["turn"] == 1


def test_x5_ends_as_the_book_tells() -> None:
    """X5: attack 4, defence 4; the Jabberwock is moved beside Alice, who must take the 2 damage."""
    [struck] = events_of("X5", "combat_resolved")
    assert (struck["attack"], struck["defence"], struck["number"]) == (4, 4, 0)
    end = end_of("X5")
    assert end["fighters"]["alice"]["health"] == 11
    assert end["fighters"]["king-arthur"]["health"] == 18
    assert end["fighters"]["jabberwock"] == {**end["fighters"]["jabberwock"], "space": "M16", "health": 8}
    assert end["seats"][0]["discard"] == ["jaws-that-bite"]
    assert end["seats"][1]["discard"] == ["skirmish@1"]


def test_x6_ends_as_the_book_tells() -> None:
    """X6: attack 3, defence 4; the Outlaw is moved 2 spaces away, and its effect does nothing."""
    [struck] = events_of("X6", "combat_resolved")
    assert (struck["attack"], struck["defence"], struck["number"]) == (3, 4, 0)
    assert events_of("X6", "damage_dealt") == []
    end = end_of("X6")
    assert end["fighters"]["outlaw-1"]["space"] == "F13"
    assert end["fighters"]["bigfoot"]["health"] == 16
    assert end["fighters"]["jackalope"]["health"] == 6
    assert end["seats"][1]["hand"]["cards"] == ["larger-than-life"]
    assert (end["seats"][0]["discard"], end["seats"][1]["discard"]) == (["wily-fighting"], ["skirmish"])


@pytest.mark.parametrize(("name", "unicorns"), [("first-turn", 3), ("neigh", 4), ("downgrade", 2), ("end", 7)])
def test_lessons_of_the_herd_end_with_the_unicorns_that_the_host_counts(name: str, unicorns: int) -> None:
    """The pupil's stable counts as many unicorns as the lesson leads to."""
    last = paper_of("unicorns", name, "en").steps[-1].news
    assert last.view["seats"][0]["stable"]["count"] == unicorns
    assert (last.end is not None) == (name == "end")


def test_the_last_lesson_of_the_herd_is_won() -> None:
    """V1.1: the pupil has 7 unicorns and wins at once."""
    end = paper_of("unicorns", "end", "en").steps[-1].news.end
    assert end is not None
    assert (end.winners, end.reason) == ([0], "enough_unicorns")


def test_the_first_turn_of_the_duel_ends_with_the_numbers_that_the_host_tells() -> None:
    """6 against 4 is 2 damage; 3 against 3 is none, and the effect is cancelled."""
    steps = paper_of("duel", "first-turn", "en").steps
    events = [event for step in steps for event in step.news.events]
    struck = [event.facts for event in events if event.event == "combat_resolved"]
    assert [(each["attack"], each["defence"], each["number"]) for each in struck] == [(6, 4, 2), (3, 3, 0)]
    assert steps[-1].news.view["fighters"]["achilles"]["health"] == 16
    assert steps[-1].news.view["fighters"]["bigfoot"]["health"] == 16
