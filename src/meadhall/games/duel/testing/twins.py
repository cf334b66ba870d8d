"""Twins: the heroes of the package as a pack brings them, under ids that say nothing.

Their matches go like those of the originals, answer by answer; but what bots know of the originals by name they do not
know of them. So it can be measured what bots know of heroes that they have never met.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from meadhall.games.duel.rules.catalogue import Hero, built_in
from meadhall.packs import fingerprint

PACK: Final = "twins"


def twin_of(hero: str) -> str:
    """The id of a hero's twin."""
    return f"{PACK}.h{sorted(built_in().heroes).index(hero)}"


def load() -> dict[str, Any]:
    """The pack of all twins, as setups carry packs."""
    parts = {"heroes": [twin(hero) for hero in built_in().heroes.values()]}
    return {"version": "1", "fingerprint": fingerprint(parts), "language": "en", "parts": parts, "words": {}}


def twin(hero: Hero) -> dict[str, Any]:
    """A hero under other ids, with everything that belongs to it."""
    facts: dict[str, Any] = msgspec.to_builtins(hero)
    names = {hero.id: twin_of(hero.id)}
    for at, card in enumerate(facts["cards"]):
        card.pop("like", None)  # its effects stand there in full
        card.pop("emblem", None)
        names[card["id"]] = f"c{at}"
        for tag in card.get("tags", ()):
            names.setdefault(tag, f"t{len(names)}")
    for part in ("sidekick", "token"):
        if part in facts:
            names[facts[part]["id"]] = f"{names[hero.id]}-{part}"
    found: dict[str, Any] = renamed(facts, names)
    for at, ability in enumerate(found.get("abilities", ())):
        ability["id"] = f"a{at}"
    return found


def renamed(part: Any, names: dict[str, str]) -> Any:
    """The same under other names, wherever they stand."""
    if isinstance(part, dict):
        return {names.get(key, key): renamed(value, names) for key, value in part.items()}
    if isinstance(part, (list, tuple)):
        return [renamed(each, names) for each in part]
    return names.get(part, part) if isinstance(part, str) else part
