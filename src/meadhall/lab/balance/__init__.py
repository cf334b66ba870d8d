"""Balance: what would make somebody fair, and what a change did: by matches with it and without, on the same seeds.

A `Search` looks for small changes among a study's numbers, a `Check` holds what it has found against fresh matches, and
a comparison tells what became different between two versions. `Trials` play for all of them.
"""

from __future__ import annotations

from meadhall.lab.balance.balancing import balanced
from meadhall.lab.balance.comparison import Change, compared
from meadhall.lab.balance.findings import Balance, Comparison
from meadhall.lab.balance.search import Effort
from meadhall.lab.balance.trials import StoppedError

__all__ = ["Balance", "Change", "Comparison", "Effort", "StoppedError", "balanced", "compared"]
