"""Every effect of every card counts: a game that lacks one of them fails a scenario of that card."""

from typing import Final

import pytest

from meadhall.testing.mutation import survivors
from tests.census.ledger import Ledger
from tests.census.ledgers import LEDGERS

CASES: Final = [
    pytest.param(ledger, bearer, id=f"{ledger.game}-{bearer}") for ledger in LEDGERS for bearer in ledger.bearers
]


@pytest.mark.parametrize(("ledger", "bearer"), CASES)
def test_no_effect_can_be_removed_unnoticed(ledger: Ledger, bearer: str) -> None:
    """The list names each card or ability with the effect that no scenario of its own proves."""
    assert ledger.mutants is not None
    unnoticed = survivors(ledger.mutants(bearer), ledger.scenarios())
    assert [f"{mutant.subject}: {mutant.lost}" for mutant in unnoticed] == []
