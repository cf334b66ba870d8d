"""The plans of the unicorn game leave nothing out."""

from itertools import product

from meadhall.games.unicorns.rules.setup import FEWEST, MOST, RULES
from tests.games.unicorns.planner import PLANNER, unicorns
from tests.plans import PLANNED


def test_random_matches_cover_every_kind() -> None:
    """Among the ten thousand each number of players comes with all options, languages and first seats, and forfeits."""
    plans = [PLANNER.plan(number) for number in range(PLANNED)]
    for players in range(FEWEST, MOST + 1):
        setups = [plan.setup for plan in plans if plan.setup["players"] == players]
        found = {tuple(setup[name] for name in ("language", *RULES)) for setup in setups}
        assert found == set(product(unicorns().catalogue.languages(), *[values for values, _ in RULES.values()]))
        assert {setup["first"] for setup in setups} == {None, *range(players)}
    assert {len(plan.leaving) for plan in plans} == set(range(MOST))
