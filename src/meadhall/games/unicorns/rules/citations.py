"""Citations: the rules that stand behind a card, by its type."""

from __future__ import annotations

from typing import Final

RULES: Final = {
    "baby": ("V2.3", "V5.1"),
    "basic": ("V5.1",),
    "magical": ("V5.1", "V5.5", "V7.1"),
    "magic": ("V5.2",),
    "upgrade": ("V5.3", "V5.5"),
    "downgrade": ("V5.3", "V5.5", "V7.8"),
    "instant": ("V5.4", "V6.1", "V6.2"),
}


def rules_of(kind: str) -> list[str]:
    """What a player may want to look up about a card of this type."""
    return [*RULES[kind]]
