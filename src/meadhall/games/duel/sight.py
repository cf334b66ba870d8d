"""Sight: which cards a view of the duel shows."""

from __future__ import annotations

from collections import Counter
from typing import Any


def seen(view: dict[str, Any]) -> Counter[str]:
    """The cards that a view names, wherever they lie."""
    found: Counter[str] = Counter()
    for facts in view["seats"]:
        found.update(facts["hand"]["cards"] or facts["known"])
        found.update(facts["deck"]["known"].values())
        found.update(facts["discard"])
    combat = view["combat"]
    sides = [combat["attacker"], combat["defender"]] if combat else []
    if combat and combat["bonus"]:
        sides = sides[1:]  # a bonus attack is in nobody's hand
    for side in [*sides, (combat or {}).get("boost") or {}, view["playing"] or {}]:
        found.update([side["card"]] if side.get("card") else [])
    return found
