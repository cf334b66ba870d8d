"""Strangers: what bots know of cards that nobody has practised with is learned from those that are known.

`python -m meadhall.games.unicorns.lab.strangers FOLDER` writes "general" in its `habits.json` and `traits` in its
`worth.yaml` anew: what each trait of a card adds to what cards of its type have in common.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

from meadhall.games.unicorns.bots.gist import gist_of
from meadhall.games.unicorns.rules.catalogue import built_in
from meadhall.lab.regression import explained
from meadhall.lab.training import written
from meadhall.packs import read_yaml

SHRINKING: Final = 1.5  # how much each trait is drawn towards 0


def traits_of(values: dict[str, float]) -> dict[str, float]:
    """What the traits of cards add to the values of those cards."""
    cards = [card for card in built_in().cards if card.id in values]
    gists = [gist_of(card) for card in cards]
    names = sorted({trait for gist in gists for trait in gist})
    columns = {at: [(n, gist[name]) for n, gist in enumerate(gists) if name in gist] for at, name in enumerate(names)}
    found = explained(columns, {n: values[card.id] for n, card in enumerate(cards)}, SHRINKING)
    return {name: round(found[at], 2) for at, name in enumerate(names) if round(found[at], 2)}


def general(learned: dict[str, Any]) -> dict[str, dict[str, float]]:
    """By what is done with a card: what its traits speak for."""
    return {name: traits_of(cards) for name, cards in learned["cards"].items()}


def worth_of_traits(worth: dict[str, Any]) -> dict[str, dict[str, float]]:
    """By where a card is, in a stable or in a hand: what its traits are worth beside its type."""
    types = {card.id: worth["types"][card.type] for card in built_in().cards}
    return {
        where: traits_of(
            {card: own.get(where, types[card][where]) - types[card][where] for card, own in worth["cards"].items()}
        )
        for where in ("stable", "hand")
    }


def with_traits(text: str) -> str:
    """A file of what cards are worth, with the worth of their traits at its end."""
    kept = text.partition("# Cards from expansions")[0].rstrip()
    told = worth_of_traits(read_yaml(text))
    lines = ["# Cards from expansions: what their traits add to what their type is worth.", "traits:"]
    for where, traits in told.items():
        lines += [f"  {where}:", *(f"    {name}: {much}" for name, much in traits.items())]
    return "\n".join([kept, *lines]) + "\n"


def main() -> None:
    """Explain, write."""
    parser = argparse.ArgumentParser(prog="python -m meadhall.games.unicorns.lab.strangers", description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    habits, worth = folder / "habits.json", folder / "worth.yaml"
    learned = json.loads(habits.read_text("utf-8"))
    habits.write_text(written(learned | {"general": general(learned)}), "utf-8")
    worth.write_text(with_traits(worth.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
