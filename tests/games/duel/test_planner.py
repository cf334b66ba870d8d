"""The plans of the duel leave nothing out, and their matches use whatever a hero can do."""

from collections.abc import Callable
from itertools import combinations, combinations_with_replacement, product
from typing import Any

import pytest

from meadhall.games.duel.rules.definition import DuelGame
from meadhall.games.duel.rules.setup import RULES
from meadhall.games.duel.rules.table import EMPTY, Sheet
from tests.games.duel.planner import PLANNER, TABLES, boards, duel
from tests.plans import PLANNED, Plan
from tests.soak import play

Silencer = Callable[[Sheet], None]


def test_random_matches_cover_every_kind() -> None:
    """Among the ten thousand are all modes, boards, rules, first seats, forfeits, and each hero against each."""
    plans = [PLANNER.plan(number) for number in range(PLANNED)]
    heroes = sorted(duel().catalogue.heroes)
    assert {tuple(pair) for pair in listed(plans, "heroes", "duel")} == set(product(heroes, repeat=2))
    for mode in ("free_for_all", "teams"):
        together = {pair for table in listed(plans, "heroes", mode) for pair in combinations(sorted(table), 2)}
        assert together == set(combinations_with_replacement(heroes, 2))
    for mode, seats, starts, people in TABLES:
        assert set(listed(plans, "board", mode)) == set(boards(starts))
        assert people is None or people in listed(plans, "people", mode)
        assert set(listed(plans, "first", mode)) >= {None, *range(seats)}
        for rules in product(*[values for values, _ in RULES.values()]):
            assert dict(zip(RULES, rules, strict=True)) in listed(plans, "rules", mode)
    assert {len(each.leaving) for each in plans} == {0, 1, 2, 3}


def listed(plans: list[Plan], part: str, mode: str) -> list[Any]:
    """One part of the setups of a mode."""
    return [each.setup[part] for each in plans if each.setup["mode"] == mode]


def silencers(sheet: Sheet) -> dict[str, Silencer]:
    """What a character card does, each with the way to take it from the hero."""
    found: dict[str, Silencer] = {ability.id: silent_ability(at) for at, ability in enumerate(sheet.abilities)}
    if sheet.shifts:
        found["shifts_damage"] = lambda sheet: setattr(sheet, "shifts", False)
    if sheet.statics:
        found["bonuses"] = lambda sheet: setattr(sheet, "statics", [])
    if sheet.uses:
        found["defends_if"] = lambda sheet: setattr(sheet, "uses", [])
    return found


def silent_ability(at: int) -> Silencer:
    """Leave an ability without effect."""
    return lambda sheet: setattr(sheet.abilities[at], "block", EMPTY)


def sheet_of(hero: str, game: DuelGame, setup: dict[str, object]) -> Sheet:
    """A hero's sheet at the table of a setup."""
    found: Sheet = next(sheet for sheet in game.tables.table(setup).sheets if sheet.hero == hero)
    return found


def abilities() -> list[tuple[str, str]]:
    """Every ability of every hero."""
    found: list[tuple[str, str]] = []
    for hero in sorted(duel().catalogue.heroes):
        sheet = sheet_of(hero, duel(), duel().prepare({"heroes": [hero, hero]}))
        found += [(hero, name) for name in silencers(sheet)]
    return found


@pytest.mark.parametrize(("hero", "name"), abilities())
def test_random_matches_use_every_ability(hero: str, name: str) -> None:
    """An ability was used in a match that ends otherwise without it."""
    with_hero = (number for number in range(PLANNED) if hero in PLANNER.plan(number).setup["heroes"])
    assert any(makes_a_difference(hero, name, PLANNER.plan(number)) for number in with_hero), (
        f"nobody has used {name} of {hero}"
    )


def makes_a_difference(hero: str, name: str, match: Plan) -> bool:
    """Whether a match ends otherwise when a hero cannot do something."""
    game = DuelGame(duel().catalogue)
    sheet = sheet_of(hero, game, match.setup)
    silencers(sheet)[name](sheet)
    return play(match, set()).dump() != play(match, set(), game).dump()
