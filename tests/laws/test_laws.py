"""Every law over every game and over the tiny game, at its tables by turns; where there is time, at all of them."""

import pytest

from meadhall.testing.laws import LAWS
from meadhall.testing.walks import Law
from tests.laws.subjects import SUBJECTS, TABLES, seeds_for
from tests.patience import spread


def looked_at() -> list[tuple[Law, str]]:
    """The laws, each with tables of every game at which it is looked at."""
    return [each for names in TABLES.values() for each in spread(LAWS, names, part=3)]


@pytest.mark.parametrize(
    ("law", "name"), [pytest.param(law, name, id=f"{law.__name__}-{name}") for law, name in looked_at()]
)
def test_game_keeps_law(law: Law, name: str) -> None:
    """Each law's docstring says what must hold."""
    law(SUBJECTS[name], seeds_for(SUBJECTS[name]))
