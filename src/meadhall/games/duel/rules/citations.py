"""Citations: the rules that stand behind a card, by what is printed on it."""

from __future__ import annotations

from typing import Final

RULES: Final = {
    "attack": ("D4.1", "D4.3", "D7.3", "D7.4"),
    "defence": ("D4.1", "D4.3", "D7.3", "D7.4"),
    "versatile": ("D4.1", "D4.2", "D4.3", "D7.3", "D7.4"),
    "scheme": ("D4.1", "D4.3", "D6.1", "D6.2"),
}
BOOST: Final = "D5.5"


def rules_of(kind: str, has_boost: bool) -> list[str]:
    """What a player may want to look up about a card of this type."""
    return [*RULES[kind], BOOST] if has_boost else [*RULES[kind]]
