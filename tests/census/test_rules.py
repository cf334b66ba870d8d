"""Every rule and every ruling of the duel is proven by a scenario, or by a test whose docstring begins with its id."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from meadhall.games import duel
from meadhall.games.duel.catalogue import built_in
from meadhall.testing.scenario import Scenario, load_all
from tests.homemade import homemade_scenarios

TESTS: Final = Path(__file__).parent.parent
IN_PYTHON: Final = ("test_boards.py", "test_rules.py", "test_setup.py")

CHAPTERS: Final = (8, 4, 4, 4, 7, 2, 8, 8, 3, 3, 5, 5, 2)  # rules in D1 to D13
RULES: Final = [f"D{chapter}.{rule + 1}" for chapter, rules in enumerate(CHAPTERS, 1) for rule in range(rules)]
BOOKS: Final = [f"R{ruling}" for ruling in range(1, 18)]  # rulings with a source outside
OURS: Final = [f"M{ruling}" for ruling in range(1, 25)]  # rulings of our own
EXAMPLES: Final = [f"X{example}" for example in range(1, 7)]
EVERYTHING: Final = [*RULES, *BOOKS, *OURS, *EXAMPLES]

# What cannot be proven before there is what it speaks of.
NOT_YET: Final = {"D10.2": "no large fighter exists"}


@cache
def scenarios() -> list[Scenario]:
    """All scenarios, those with heroes made for the tests included."""
    return load_all(TESTS / "scenarios") + homemade_scenarios()


def named_in_python() -> Iterator[str]:
    """The ids with which docstrings of tests begin: `D1.1, D11.1: what holds`."""
    for name in IN_PYTHON:
        for node in ast.walk(ast.parse((TESTS / name).read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                begin = re.match(r"((?:[DRM][\d.]+(?:, )?)+):", ast.get_docstring(node) or "")
                yield from begin.group(1).split(", ") if begin else []


@cache
def proven() -> set[str]:
    """All that some scenario or test says it proves."""
    return {subject for scenario in scenarios() for subject in scenario.proves} | set(named_in_python())


def subjects() -> set[str]:
    """What a scenario may say it proves: rules and rulings, heroes, their cards and their abilities."""
    found = set(EVERYTHING)
    for hero in built_in().heroes.values():
        found.add(hero.id)
        found |= {f"{hero.id}/{card.id}" for card in hero.cards}
        found |= {f"{hero.id}/{ability.id}" for ability in hero.abilities}
    return found


@pytest.mark.parametrize("rule", EVERYTHING)
def test_rule_is_proven(rule: str) -> None:
    """Each id is proven now, or stands in the list of those that cannot be yet, never both."""
    assert (rule in proven()) != (rule in NOT_YET), NOT_YET.get(rule, "no scenario and no test names it")


def test_scenarios_prove_only_what_there_is() -> None:
    """A slip in an id would prove nothing."""
    known = subjects()
    unknown = [
        f"{scenario}: {subject}" for scenario in scenarios() for subject in scenario.proves if subject not in known
    ]
    assert unknown == []
    assert set(named_in_python()) <= set(EVERYTHING)


def test_scenarios_say_what_they_prove() -> None:
    """A scenario that proves nothing is not found by those who look for the proof of a rule."""
    assert [repr(scenario) for scenario in scenarios() if not scenario.proves] == []


@pytest.mark.parametrize("ruling", BOOKS + OURS)
def test_ruling_is_written_down_with_its_source(ruling: str) -> None:
    """rulings.md has a paragraph for each ruling, and each says where it comes from."""
    text = (Path(duel.__file__).parent / "rulings.md").read_text(encoding="utf-8")
    told = [part for part in re.split(r"\n(?=- \*\*)", text) if part.startswith(f"- **{ruling}**")]
    assert len(told) == 1
    assert re.search(r"\*(Source|Reason): .+\*", told[0], re.DOTALL)
