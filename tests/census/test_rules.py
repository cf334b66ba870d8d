"""Every rule and every ruling is proven by a scenario, or by a test whose docstring begins with its id."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from meadhall.testing.scenario import Scenario
from tests.census.ledger import Ledger
from tests.census.ledgers import LEDGERS
from tests.games import folder_of

BY_GAME: Final = {ledger.game: ledger for ledger in LEDGERS}
EVERYTHING: Final = [(ledger.game, rule) for ledger in LEDGERS for rule in ledger.everything]
RULINGS: Final = [(ledger.game, ruling) for ledger in LEDGERS for ruling in ledger.rulings]

of_every_game = pytest.mark.parametrize("ledger", LEDGERS, ids=BY_GAME)


@cache
def scenarios(game: str) -> list[Scenario]:
    """All scenarios of a game, those with things made for the tests included."""
    return BY_GAME[game].scenarios() + BY_GAME[game].homemade_scenarios()


def named_in_python(game: str) -> Iterator[str]:
    """The ids with which docstrings of tests begin: `D1.1, D11.1: what holds`."""
    for name in BY_GAME[game].in_python:
        for node in ast.walk(ast.parse((folder_of(game) / name).read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                begin = re.match(r"((?:[A-Z][\d.]+(?:, )?)+):", ast.get_docstring(node) or "")
                yield from begin.group(1).split(", ") if begin else []


@cache
def proven(game: str) -> set[str]:
    """All that some scenario or test says it proves."""
    return {subject for scenario in scenarios(game) for subject in scenario.proves} | set(named_in_python(game))


@pytest.mark.parametrize(("game", "rule"), EVERYTHING)
def test_rule_is_proven(game: str, rule: str) -> None:
    """Each id is proven now, or stands in the list of those that cannot be yet, never both."""
    not_yet = BY_GAME[game].not_yet
    assert (rule in proven(game)) != (rule in not_yet), not_yet.get(rule, "no scenario and no test names it")


@of_every_game
def test_scenarios_prove_only_what_there_is(ledger: Ledger) -> None:
    """A slip in an id would prove nothing."""
    known = {*ledger.everything, *ledger.subjects()}
    unknown = [
        f"{scenario}: {subject}"
        for scenario in scenarios(ledger.game)
        for subject in scenario.proves
        if subject not in known
    ]
    assert unknown == []
    assert set(named_in_python(ledger.game)) <= set(ledger.everything)
    assert set(ledger.not_yet) <= set(ledger.everything)


@of_every_game
def test_scenarios_say_what_they_prove(ledger: Ledger) -> None:
    """A scenario that proves nothing is not found by those who look for the proof of a rule."""
    assert [repr(scenario) for scenario in scenarios(ledger.game) if not scenario.proves] == []


@pytest.mark.parametrize(("game", "ruling"), RULINGS)
def test_ruling_is_written_down_with_its_source(game: str, ruling: str) -> None:
    """rulings.md has a paragraph for each ruling, and each says where it comes from."""
    paragraphs = re.split(r"\n(?=- \*\*)", BY_GAME[game].written_rulings())
    told = [part for part in paragraphs if part.startswith(f"- **{ruling}**")]
    assert len(told) == 1
    assert re.search(r"\*(Source|Reason): .+\*", told[0], re.DOTALL)
