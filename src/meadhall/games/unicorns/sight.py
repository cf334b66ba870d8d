"""Sight: which cards a view of the unicorn game shows."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

SETTLED: Final = "resolving"  # by then most cards that were played lie somewhere else


def seen(view: dict[str, Any]) -> Counter[str]:
    """The cards that a view names, wherever they lie; those of the deck that are known by their place once only."""
    top = Counter(view["deck"]["top"].values())
    found = top | Counter(view["deck"]["shuffled"])
    found.update(view["discard"])
    for facts in view["seats"]:
        found.update(facts["known"] if facts["hand"]["cards"] is None else facts["hand"]["cards"])
        for part in ("unicorns", "upgrades", "downgrades"):
            found.update(facts["stable"][part])
    playing = view["playing"]
    if playing and (playing["stage"] != SETTLED or not found[playing["card"]]):
        found[playing["card"]] += 1
    return found
