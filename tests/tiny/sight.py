"""Sight: which cards a view of the tiny game shows."""

from __future__ import annotations

from collections import Counter
from typing import Any


def seen(view: dict[str, Any]) -> Counter[str]:
    """The cards that a view names, wherever they lie."""
    hands = [facts["known"] if facts["hand"]["cards"] is None else facts["hand"]["cards"] for facts in view["seats"]]
    found = Counter(card for cards in [*hands, view["pile"]] for card in cards)
    found.update(lying["card"] for lying in view["table"])
    found.update(filter(None, [view["deck"]["bottom"]]))
    return found
