"""Samples: the simplest tree of a shape, to show how it is said."""

from __future__ import annotations

from typing import Any, Final

from meadhall.phrases.names import Names
from meadhall.phrases.printing import BLOCK, INTEGER, UNIT
from meadhall.phrases.syntax import Shape, Syntax, fill

NUMBER: Final = 2


def sample(syntax: Syntax, names: Names, shape: Shape) -> Any:
    """The simplest tree of a shape."""
    return fill(shape.tree, {gap.name: simplest(syntax, names, gap.category) for gap in shape.gaps})


def simplest(syntax: Syntax, names: Names, category: str) -> Any:
    """The simplest tree of a category: of its shapes that have the fewest gaps, the first that was told."""
    if category == INTEGER:
        return NUMBER
    if category in syntax.leaves:
        return names.ids(category)[0]
    if category in syntax.listings:
        listing = syntax.listings[category]
        return [simplest(syntax, names, listing.of) for _ in range(listing.least)]
    wanted = UNIT if category == BLOCK else category
    told = [shape for shape in syntax.shapes if shape.category == wanted and shape.when in names.holds]
    return sample(syntax, names, min(told, key=lambda shape: (len(shape.gaps), shape.is_open)))
