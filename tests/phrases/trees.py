"""Trees of any shape that a syntax has, for Hypothesis."""

from __future__ import annotations

from typing import Any, Final

from hypothesis import assume
from hypothesis.strategies import DrawFn, composite, integers, sampled_from

from meadhall.phrases.names import Names
from meadhall.phrases.printing import BLOCK, INTEGER, UNIT
from meadhall.phrases.syntax import Syntax, fill

LARGEST: Final = 9
CLOSED: Final = 3  # from this depth on effects hold no others
BARE: Final = 5  # from this depth on shapes have no gaps, where there are such


@composite
def trees(draw: DrawFn, syntax: Syntax, names: Names, category: str = BLOCK, depth: int = 0) -> Any:
    """A tree of a category."""
    if category == INTEGER:
        return draw(integers(0, LARGEST))
    if category == BLOCK:
        many = draw(integers(1, 3)) if depth < CLOSED else 1
        return [effect for _ in range(many) for effect in draw(trees(syntax, names, UNIT, depth + 1))]
    if category in syntax.listings:
        listing = syntax.listings[category]
        many = draw(integers(listing.least, max(listing.least, 3)))
        return [draw(trees(syntax, names, listing.of, depth + 1)) for _ in range(many)]
    if category in syntax.leaves:
        ids = names.ids(category)
        assume(ids)
        return draw(sampled_from(ids))
    told = [shape for shape in syntax.by_category[category] if shape.when in names.holds]
    shapes = [shape for shape in told if shape.is_printed]
    if depth > CLOSED:
        shapes = [shape for shape in shapes if not shape.is_open] or shapes
    if depth > BARE:
        shapes = [shape for shape in shapes if not shape.gaps] or shapes
    shape = draw(sampled_from(shapes))
    return fill(shape.tree, {gap.name: draw(trees(syntax, names, gap.category, depth + 1)) for gap in shape.gaps})
