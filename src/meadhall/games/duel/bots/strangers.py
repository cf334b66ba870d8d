"""Strangers: habits of heroes that nobody has practised with, imagined from what their cards come to.

What is known of all heroes together ("general" in habits.json) says how much each trait of a gist speaks for playing a
card, laying it, giving it away. The weights that follow have the very form of those that known heroes have learned.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from meadhall.games.duel.bots.gist import Gist, clipped, of_cards, of_hero, questions
from meadhall.games.duel.rules.table import TIMINGS

General = dict[str, dict[str, list[float]]]  # by section and trait: a weight, or a row of them

MARKS: Final = 4
STRONGEST: Final = 9.0  # weight: however strange a card is, it is but one reason among others
NO_CARD: Final = "ability"  # the effect of no card
OF_CARDS: Final = ("strike", "defend", "boost", "scheme", "discard", "lay", "add", "lay_on")
MARKED: Final = ("strike", "defend", "scheme")
OF_WAYS: Final = ("effects", "weak")


class Hint(NamedTuple):
    """Something that speaks for a weight: the weight's part, card and place in a row, and what is known in general."""

    part: str
    card: str
    at: int
    section: str
    place: int  # in the rows of the section
    gist: Gist


def hints(hero: Any, own: int) -> list[Hint]:
    """All that can be said of a hero whose own habits are so many."""
    kind = of_hero(hero)
    found = [Hint("own", "", at, "own", at, kind) for at in range(own)]
    gists = of_cards(hero)
    for card in hero.cards:
        gist = gists[card.id]
        found += [Hint(part, card.id, 0, part, 0, gist) for part in OF_CARDS if suits(card, hero, part)]
        for part in MARKED:
            if suits(card, hero, part):
                section = f"{part} {company(hero)}"
                found += [Hint(f"marked {part}", card.id, mark, section, mark, gist) for mark in range(MARKS)]
        told = [effect for timing in TIMINGS for effect in getattr(card, timing)]
        found += of_ways(card.id, told, float(card.value or 0))
    for ability in hero.abilities:
        found += of_ways(NO_CARD, ability.do, 0.0)
    return found


def of_ways(card: str, effects: list[Any], value: float) -> list[Hint]:
    """What speaks for the answers to the questions of some effects."""
    found: list[Hint] = []
    for ways in questions(effects, value):
        for way, gist in ways.items():
            found += [Hint(part, card, way, part, 0, gist) for part in OF_WAYS]
    return found


def company(hero: Any) -> str:
    """What a hero goes by besides its cards, as far as that means the same for several heroes."""
    if hero.symbols or (hero.token is not None and hero.token.sides):
        return "marker"
    if hero.token is not None:
        return "token"
    return "alone" if hero.sidekick is None else "company"


def suits(card: Any, hero: Any, part: str) -> bool:
    """Whether a card can be used in a way."""
    if part in {"strike", "lay_on"}:
        return card.type in {"attack", "versatile"} and (part == "strike" or hero.lays_boost is not None)
    if part == "defend":
        return card.type in {"defence", "versatile"} or card.defends_if is not None
    if part == "scheme":
        return bool(card.type == part)
    return part == "discard" or (card.boost is not None and (part != "lay" or hero.lays_boost is not None))


def imagined(hero: Any, general: General, own: int) -> dict[str, Any]:
    """The habits of a hero, in the form in which they are learned."""
    rows: dict[str, dict[str, list[float]]] = {}
    for hint in hints(hero, own):
        row = rows.setdefault(hint.part, {}).setdefault(hint.card, [0.0] * size(hint.part, own))
        row[hint.at] += weighed(general.get(hint.section, {}), hint.gist, hint.place)
    found: dict[str, Any] = {"own": rows["own"][""]}
    for part in OF_WAYS:
        found[part] = {card: limited(row) for card, row in rows.get(part, {}).items()}
    for part in OF_CARDS:
        found[part] = {card: limited(row)[0] for card, row in rows.get(part, {}).items()}
    found["marked"] = {
        part: {card: limited(row) for card, row in rows.get(f"marked {part}", {}).items()} for part in MARKED
    }
    return found


def size(part: str, own: int) -> int:
    """How many weights a row of a part has."""
    return own if part == "own" else 8 if part in OF_WAYS else MARKS if part.startswith("marked") else 1


def weighed(known: dict[str, list[float]], gist: Gist, place: int) -> float:
    """How much the traits of a gist speak for something, all together."""
    total = 0.0
    for trait, much in gist.items():
        if trait in known:
            total += known[trait][place] * much
    return total


def limited(row: list[float]) -> list[float]:
    """Weights within reason."""
    return [clipped(weight, STRONGEST) for weight in row]
