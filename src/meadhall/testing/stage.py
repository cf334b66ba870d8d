"""Stage: what scenarios need of a game, to set its positions up and to look at them by short keys."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

from meadhall.kernel.chance import ScriptedChance, words_of
from meadhall.kernel.errors import nearest
from meadhall.kernel.machine import State
from meadhall.kernel.match import Match, open_match

MOMENTS: Final = ("action", "turn_start", "opening")  # at which a scenario begins


class ScenarioError(AssertionError):
    """What a scenario says must hold does not hold, or the scenario itself cannot be told."""


class Stage:
    """How the positions of one game are told.

    A game gets its scenarios by a subclass of this, which its bundle names. It names its parts of a scenario and sets a
    position up from them, refusing whatever it does not know with check_words; `look` it extends where a short key
    (hand.0) says more than a path through the view.
    """

    parts: ClassVar[tuple[str, ...]] = ()  # of a scenario, beside those that scenarios of every game have

    def open(self, rules: Any, told: Mapping[str, Any], who: str) -> Match:
        """The match at the position told, run to its first question: a new one, or one that stands as it says."""
        setup = rules.prepare(self.setup(told))
        check_words([told.get("at", "action")], MOMENTS, who, "moment")
        if told.get("at") == "opening":
            return open_match(rules, setup, int(told.get("seed", 0)), "scenario")
        return Match(rules, setup, None, self.position(rules.tables.table(setup), told, who), "scenario")

    def setup(self, told: Mapping[str, Any]) -> dict[str, object]:
        """The setup that a scenario tells."""
        raise NotImplementedError

    def position(self, table: Any, told: Mapping[str, Any], who: str) -> State:
        """The state at the position told, run to its first question; errors begin with whose scenario it is."""
        raise NotImplementedError

    def look(self, match: Match, path: list[str]) -> object:
        """What a key of an expectation, split at its dots, finds: here a part of what a spectator sees."""
        return follow(match.view(None), path)


def follow(view: object, path: list[str], also: Iterable[str] = ()) -> object:
    """The part of a view at a path; for a word that leads nowhere, one of those there (or also known) is proposed."""
    found: Any = view
    for word in path:
        if isinstance(found, Mapping) and word in found:
            found = found[word]
        elif isinstance(found, list) and word.isdecimal() and int(word) < len(found):
            found = found[int(word)]
        else:
            known = [*found, *also] if isinstance(found, Mapping) else []
            msg = f"there is no {word!r} to look at" + nearest(word, [str(name) for name in known])
            raise ScenarioError(msg)
    return plain(found) if isinstance(found, str) else found


def plain(word: object) -> str:
    """An id without the seats that it ends in where several have the same."""
    return re.sub(r"@\d", "", str(word))


def check_words(words: Iterable[Any], known: Iterable[str], where: str, what: str) -> None:
    """Refuse a word that means nothing there."""
    names = list(known)
    for word in words:
        if word not in names:
            msg = f"{where}: unknown {what} {word!r}" + nearest(str(word), names)
            raise ScenarioError(msg)


def check_number(n: Any, most: int, where: str, what: str) -> int:
    """A whole number from 0 to the most there can be."""
    if not isinstance(n, int) or isinstance(n, bool) or not 0 <= n <= most:
        msg = f"{where}: {what} is {n!r}; it is a whole number, at most {most}"
        raise ScenarioError(msg)
    return n


def take_codes(names: list[str], known: Mapping[str, int], left: Counter[int], who: str) -> list[int]:
    """The codes of cards told by name, taken from those still left of the deck."""
    check_words(names, known, who, "card")
    for name in names:
        left[known[name]] -= 1
        if left[known[name]] < 0:
            msg = f"{who}: more copies of {name} than its deck has"
            raise ScenarioError(msg)
    return [known[name] for name in names]


def lay_rest(told: Mapping[str, Any], deck: list[int], piled: list[int], left: Counter[int], who: str) -> None:
    """The cards that are not told of lie under the deck, or under the discard pile."""
    place = told.get("rest", "deck")
    check_words([place], ("deck", "discard"), who, "place for the rest")
    (piled if place == "discard" else deck).extend(sorted(left.elements()))


def dice_of(told: Mapping[str, Any]) -> ScriptedChance:
    """Chance as a scenario tells it: its dice first, then whatever follows from its seed."""
    a, b, c, d = words_of(int(told.get("seed", 0)))
    return ScriptedChance(a, b, c, d, [int(roll) for roll in told.get("dice", [])])
