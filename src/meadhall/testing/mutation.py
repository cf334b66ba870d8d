"""Mutation: a game with one effect removed. What a card does is proven when its scenarios fail without any part of it.

A game lists its mutants in a module of its bundle (`testing/mutation`), with Blocks for what its files hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from meadhall.kernel.game import Game
from meadhall.testing.scenario import Scenario, proving


class Mutant(NamedTuple):
    """A game without one effect: which card or ability lost it (as `proves` names it), what was lost, the rules."""

    subject: str
    lost: str
    rules: Game[Any]


class Blocks(NamedTuple):
    """How the files of a game nest effects: a block is a list of effects, an effect has parts, some of them blocks."""

    choices: frozenset[str]  # parts that are several blocks
    lists: frozenset[str]  # parts that are lists, but not of effects
    closed: frozenset[str]  # parts with parts of their own, but no effects in them

    def without_each(self, block: list[Any], where: str) -> Iterator[tuple[str, list[Any]]]:
        """A block without each of its effects in turn, those inside other effects included."""
        for at, effect in enumerate(block):
            here = f"{where}[{at}]"
            yield f"{here} {effect}", [*block[:at], *block[at + 1 :]]
            for lost, changed in self.inner(effect, here):
                yield lost, [*block[:at], changed, *block[at + 1 :]]

    def inner(self, effect: Any, where: str) -> Iterator[tuple[str, Any]]:
        """An effect without each of the effects inside it."""
        if isinstance(effect, dict):
            for key, value in effect.items():
                for lost, changed in self.inner_of(key, value, where):
                    yield lost, {**effect, key: changed}

    def inner_of(self, key: str, value: Any, where: str) -> Iterator[tuple[str, Any]]:
        """What lies below one part of an effect: a block, several blocks, or parts with blocks in them."""
        here = f"{where}.{key}"
        if key in self.choices:
            for at, block in enumerate(value):
                for lost, changed in self.without_each(block, f"{here}[{at}]"):
                    yield lost, [*value[:at], changed, *value[at + 1 :]]
        elif isinstance(value, list) and key not in self.lists:
            yield from self.without_each(value, here)
        elif isinstance(value, dict) and key not in self.closed:
            yield from self.inner(value, here)


def survivors(mutants: Iterable[Mutant], scenarios: list[Scenario]) -> Iterator[Mutant]:
    """The mutants whose loss none of the scenarios of their subject notices."""
    for mutant in mutants:
        if not any(notices(scenario, mutant.rules) for scenario in proving(scenarios, mutant.subject)):
            yield mutant


def notices(scenario: Scenario, rules: Game[Any]) -> bool:
    """Whether a scenario fails by these rules."""
    try:
        scenario.run(rules)
    except AssertionError:
        return True
    return False
