"""Handicap: what a seat starts with above or below what the books give it, to make unequal chances equal (H1).

A setup that has none says nothing of it: so it is the setup that it always was.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.duel.rules.turn import MOST_CARDS
from meadhall.kernel.errors import SetupError, nearest
from meadhall.packs.facts import LARGEST

OPENING_HAND: Final = 5  # D1.4

HANDICAP: Final = "handicap"
HEALTH: Final = "health"
CARDS: Final = "cards"
PARTS: Final = (HEALTH, CARDS)


def checked_handicap(told: object, heroes: list[Any]) -> list[dict[str, int]]:
    """By seat what is more or less, nothing told twice; empty if nobody has a handicap. `heroes`: as the books tell."""
    if told is None:
        return []
    if not isinstance(told, (list, tuple)) or len(told) != len(heroes) or not all(isinstance(of, dict) for of in told):
        msg = f"'handicap' must have a mapping for each of the {len(heroes)} seats, found {told!r}"
        raise SetupError(msg)
    found = [of_seat(seat, parts, heroes[seat]) for seat, parts in enumerate(told)]
    return found if any(found) else []


def of_seat(seat: int, told: dict[str, Any], hero: Any) -> dict[str, int]:
    """The parts of a seat that are not 0."""
    for part in told:
        if part not in PARTS:
            msg = f"unknown part of the handicap of seat {seat} {part!r}" + nearest(str(part), list(PARTS))
            raise SetupError(msg)
    health = number(seat, told, HEALTH)
    cards = number(seat, told, CARDS)
    check_within(seat, f"{hero.id} starts with {hero.health} health", hero.health, health, 1, LARGEST)
    check_within(seat, f"an opening hand has {OPENING_HAND} cards", OPENING_HAND, cards, 0, MOST_CARDS)
    return {part: value for part, value in ((HEALTH, health), (CARDS, cards)) if value}


def number(seat: int, told: dict[str, Any], part: str) -> int:
    """A part as a whole number; 0 if it is not told."""
    value = told.get(part, 0)
    if not isinstance(value, int) or isinstance(value, bool):
        msg = f"the handicap of seat {seat} must be a whole number of {part}, found {value!r}"
        raise SetupError(msg)
    return value


def check_within(seat: int, usual: str, base: int, change: int, least: int, most: int) -> None:
    """Refuse a change that leads too far."""
    if not least <= base + change <= most:
        msg = f"the handicap of seat {seat} must be from {least - base} to {most - base}, found {change}: {usual} (H1)"
        raise SetupError(msg)


def part_of(setup: dict[str, Any], seat: int, part: str) -> int:
    """How much more or less a seat has of something in a prepared setup."""
    told = setup.get(HANDICAP)
    return 0 if told is None else int(told[seat].get(part, 0))
