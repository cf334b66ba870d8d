"""The lessons of hnefatafl: they play through in every language, and the puzzle is one."""

from __future__ import annotations

import re
from typing import Final

import pytest

from meadhall import Match
from meadhall.games.hnefatafl import BUNDLE
from meadhall.lessons import Lesson, Wording, load, scenes, staged
from meadhall.localisation import ENGLISH, key, languages
from tests.games.hnefatafl import RULES, ended, play
from tests.games.hnefatafl.test_words import messages

NAMES: Final = ("1-first-turn", "2-king", "3-two-ways", "4-edge")
MOST_WORDS: Final = 45  # at a step

per_name = pytest.mark.parametrize("name", NAMES)
per_language = pytest.mark.parametrize("language", languages())


def lesson_of(name: str) -> Lesson:
    """A lesson by its file."""
    return load(BUNDLE.lessons / f"{name}.yaml", BUNDLE.name)


def end_of(name: str) -> Match:
    """The match of a lesson as it stands at the end."""
    return [scene.match for scene in scenes(lesson_of(name), ENGLISH)][-1]


def test_lessons_are_those_of_the_folder() -> None:
    """None is missing here, and the first turn comes first."""
    assert tuple(sorted(path.stem for path in BUNDLE.lessons.glob("*.yaml"))) == NAMES
    assert lesson_of(NAMES[0]).id == "first-turn"


# ---------------------------------------------------------------- playing
@per_name
def test_lesson_plays_through(name: str) -> None:
    """Where an answer is wanted the pupil is asked for it, and every other answer in it is possible too."""
    lesson = lesson_of(name)
    steps = 0
    for scene in scenes(lesson, ENGLISH):
        steps += 1
        if scene.step.wanted is not None:
            assert scene.match.decision.seat == lesson.plan.pupil
            assert scene.step.wanted in [option.id for option in scene.match.decision.options]
    assert steps == len(lesson.plan.steps)
    assert 5 <= steps <= 8
    assert sum(step.wanted is not None for step in lesson.plan.steps) >= 2


def test_first_lesson_captures_a_defender_and_spares_one_that_moves_in_between() -> None:
    """H3.1, H3.2: what the host says of them is so."""
    view = end_of("1-first-turn").view(None)
    pieces = view["pieces"]
    assert isinstance(pieces, dict)
    gone = [piece for piece, facts in pieces.items() if facts["space"] is None]
    assert len(gone) == 1
    assert gone[0].startswith("defender")
    assert {"f4", "f5", "f6"} <= {facts["space"] for facts in pieces.values()}


@pytest.mark.parametrize(
    ("name", "end"),
    [
        ("2-king", ((0,), "king_captured")),
        ("3-two-ways", ((1,), "king_escaped")),
        ("4-edge", ((0,), "king_captured")),
    ],
)
def test_lesson_ends_with_the_pupils_victory(name: str, end: tuple[tuple[int, ...], str]) -> None:
    """Whoever follows the host wins."""
    assert ended(end_of(name)) == end


def test_king_is_not_captured_by_two_beside_his_throne_in_the_lesson() -> None:
    """K6: the host says so."""
    match = play(staged(lesson_of("2-king"), ENGLISH), "e1-e5")
    assert match.outcome is None


def test_edge_is_open_and_the_threat_is_real_in_the_lesson() -> None:
    """H5.2: the king could win on the left, and g4 is a threat; in the end the king is lost wherever he goes."""
    match = staged(lesson_of("4-edge"), ENGLISH)
    assert ended(play(match.clone(), "f4-g4 e5-a5")) == ((1,), "king_escaped")
    play(match, "d9-d5 h8-h4")
    told = play(match.clone(), "e1-e2").decision.options
    assert next(option for option in told if option.id == "move:h4:g4").fields["captures"]
    play(match, "e1-e3")
    for reply in match.decision.options:
        later = match.clone()
        later.answer(reply.id)
        assert winning(later, 0), reply.id


# ---------------------------------------------------------------- the puzzle
def winning(match: Match, seat: int) -> list[str]:
    """The moves that win at once."""
    found = []
    for option in match.decision.options:
        later = match.clone()
        later.answer(option.id)
        if later.outcome is not None and later.outcome.winners == (seat,):
            found.append(option.id)
    return found


def is_won_after(match: Match, move: str, seat: int) -> bool:
    """Whether a seat wins with its next move, whatever is answered to this one."""
    after = match.clone()
    after.answer(move)
    if after.outcome is not None:
        return after.outcome.winners == (seat,)
    for reply in after.decision.options:
        later = after.clone()
        later.answer(reply.id)
        if later.outcome is not None or not winning(later, seat):
            return False
    return True


def test_puzzle_has_one_solution() -> None:
    """The defenders win in two moves, not in one, and by the wanted move alone."""
    lesson = lesson_of("3-two-ways")
    match = staged(lesson, ENGLISH)
    assert winning(match, 1) == []
    solved = [option.id for option in match.decision.options if is_won_after(match, option.id, 1)]
    assert solved == [step.wanted for step in lesson.plan.steps if step.wanted][:1]


# ---------------------------------------------------------------- words
@per_name
@per_language
def test_host_is_brief_and_has_something_to_say(name: str, language: str) -> None:
    """Title, what it is about, every step and every correction have their words, and few of them."""
    lesson = lesson_of(name)
    said = Wording(lesson, language)
    assert said.title()
    assert said.about()
    for step in lesson.plan.steps:
        assert 5 <= len(said.text(step).split()) <= MOST_WORDS, step.say
        assert (said.otherwise(step) is None) == (step.wanted is None)


@per_name
@per_language
def test_host_names_the_squares_of_the_wanted_move(name: str, language: str) -> None:
    """At a step that wants a move, or at least in its correction, stands where it goes; no square is off the board."""
    lesson = lesson_of(name)
    said = Wording(lesson, language)
    for step in lesson.plan.steps:
        if step.wanted is not None:
            told = f"{said.text(step)} {said.otherwise(step)}"
            assert step.wanted.rpartition(":")[2] in re.findall(r"\b[a-i]\d\b", told)


@per_language
def test_words_are_those_that_lessons_need(language: str) -> None:
    """Every lesson and step has its message, and none is left over."""
    wanted: dict[str, set[str]] = {}
    for lesson in map(lesson_of, NAMES):
        wanted[lesson.message] = {"about"}
        wanted |= {
            key(lesson.message, step.say): set() if step.wanted is None else {"otherwise"} for step in lesson.plan.steps
        }
    found = messages("lessons", language)
    assert {id: {each.id.name for each in message.attributes} for id, message in found.items()} == wanted


def test_lessons_teach_rules_that_there_are() -> None:
    """Among them the heart of the game."""
    taught = {rule for name in NAMES for rule in lesson_of(name).rules}
    assert taught <= set(RULES)
    assert {"H2.1", "H3.1", "H3.2", "H3.8", "H4.1", "H4.2", "H4.3", "H5.1", "H5.2", "H5.3"} <= taught
