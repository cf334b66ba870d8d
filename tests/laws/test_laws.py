"""Every law over every table of every game, and over the tiny game."""

import pytest

from meadhall.testing.laws import LAWS
from meadhall.testing.walks import Law
from tests.laws.subjects import SUBJECTS, seeds_for


@pytest.mark.parametrize("name", SUBJECTS)
@pytest.mark.parametrize("law", LAWS, ids=[law.__name__ for law in LAWS])
def test_game_keeps_law(law: Law, name: str) -> None:
    """Each law's docstring says what must hold."""
    law(SUBJECTS[name], seeds_for(SUBJECTS[name]))
