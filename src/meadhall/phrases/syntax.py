"""Syntax: the shapes that effects can have, in no language. A gap in a shape is `$name:category`."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator
from typing import Any, Final, NamedTuple, TypeAlias

Bound: TypeAlias = dict[str, Any]  # what stands in the gaps of a shape
GAP: Final = re.compile(r"\$(\w+):([\w-]+)")
ALWAYS: Final = "always"
EMPTY: Final = "[]"  # what a list without parts begins with


class Gap(NamedTuple):
    """A place in a shape where something of a category stands."""

    name: str
    category: str


class Shape(NamedTuple):
    """One shape: what phrasings are found by, its category, and a tree with gaps.

    A shape of the category `unit` is a list: it stands for so many effects that follow each other. `when` names what
    must hold of whoever speaks, for instance that a hero has several sidekicks. One that is `open` ends with effects,
    so that nothing may follow it in the same sentence. One that is not needed can be put together of others: a language
    has it only where that would sound wrong. One that is not printed is another way to say what others say. One that
    `follows` is said to come after the sentence before it. One that is free leaves its effects to somebody ("you may"):
    a second one in the same sentence stands beside it and is no part of it.
    """

    id: str
    category: str
    tree: Any
    when: str = ALWAYS
    is_open: bool = False
    is_needed: bool = True
    is_printed: bool = True
    follows: bool = False
    is_free: bool = False
    gaps: tuple[Gap, ...] = ()  # all that are in the tree


class Listing(NamedTuple):
    """A category whose trees are lists of trees of another category."""

    category: str
    of: str
    least: int = 1
    most: int = 12


class Syntax:
    """All shapes of a game, by category."""

    def __init__(self, shapes: list[Shape], listings: list[Listing], leaves: frozenset[str]) -> None:
        self.shapes = [with_its_gaps(shape) for shape in shapes]
        self.listings = {listing.category: listing for listing in listings}
        self.leaves = leaves  # categories of names
        self.by_category: dict[str, list[Shape]] = {}
        for shape in self.shapes:
            self.by_category.setdefault(shape.category, []).append(shape)
        # the longer and the more definite shape comes first
        for found in self.by_category.values():
            found.sort(key=lambda shape: (-length(shape), -constants(shape.tree)))
        self.ids = {shape.id: shape for shape in self.shapes}
        self.by_head = {category: headed(found) for category, found in self.by_category.items()}

    def near(self, category: str, tree: Any) -> list[Shape]:
        """The shapes of a category that a tree may have, by what it begins with; the longest first."""
        found = self.by_head.get(category, {})
        return found.get(head(tree)) or found.get(None, [])


def headed(shapes: list[Shape]) -> dict[Hashable, list[Shape]]:
    """Shapes by what a tree must begin with to have one of them; those that begin with a gap stand everywhere."""
    heads = [head(shape.tree) for shape in shapes]
    return {
        known: [shape for shape, each in zip(shapes, heads, strict=True) if each in (known, None)]
        for known in {*heads, None}
    }


def head(tree: Any) -> Hashable:
    """What tells most trees apart at once: the keys or the word that they begin with; None is a gap."""
    while isinstance(tree, list):
        if not tree:
            return EMPTY
        tree = tree[0]
    if isinstance(tree, Gap):
        return None
    return frozenset(tree) if isinstance(tree, dict) else str(tree)


def with_its_gaps(shape: Shape) -> Shape:
    """A shape whose gaps are told apart from words."""
    tree = with_gaps(shape.tree)
    return shape._replace(tree=tree, gaps=tuple(gaps_in(tree)))


def length(shape: Shape) -> int:
    """How many effects a shape stands for."""
    return len(shape.tree) if isinstance(shape.tree, list) else 1


def with_gaps(tree: Any) -> Any:
    """A tree whose gaps are told apart from words."""
    if isinstance(tree, str):
        found = GAP.fullmatch(tree)
        return Gap(found[1], found[2]) if found else tree
    if isinstance(tree, list):
        return [with_gaps(part) for part in tree]
    if isinstance(tree, dict):
        return {key: with_gaps(part) for key, part in tree.items()}
    return tree


def gaps_in(tree: Any) -> Iterator[Gap]:
    """Gap after gap."""
    if isinstance(tree, Gap):
        yield tree
    elif isinstance(tree, list):
        for part in tree:
            yield from gaps_in(part)
    elif isinstance(tree, dict):
        for part in tree.values():
            yield from gaps_in(part)


def constants(tree: Any) -> int:
    """How much of a shape is told, and not left to gaps."""
    if isinstance(tree, Gap):
        return 0
    if isinstance(tree, dict):
        return len(tree) + sum(constants(part) for part in tree.values())
    return sum(constants(part) for part in tree) if isinstance(tree, list) else 1


def bind(shape: Any, tree: Any) -> Bound | None:
    """What stands in the gaps of a shape where a tree has it; None where the tree has another shape."""
    found: Bound = {}
    return found if fits(shape, tree, found) else None


def fits(shape: Any, tree: Any, found: Bound) -> bool:
    """Whether a tree has a shape; the same gap stands for the same thing everywhere."""
    if isinstance(shape, Gap):
        if shape.name in found:
            return bool(found[shape.name] == tree)
        found[shape.name] = tree
        return True
    if isinstance(shape, list):
        same = isinstance(tree, list) and len(tree) == len(shape)
        return same and all(fits(part, other, found) for part, other in zip(shape, tree, strict=True))
    if isinstance(shape, dict):
        same = isinstance(tree, dict) and tree.keys() == shape.keys()
        return same and all(fits(part, tree[key], found) for key, part in shape.items())
    return type(shape) is type(tree) and bool(shape == tree)


def fill(shape: Any, found: Bound) -> Any:
    """The tree of a shape with its gaps filled."""
    if isinstance(shape, Gap):
        return found[shape.name]
    if isinstance(shape, list):
        return [fill(part, found) for part in shape]
    if isinstance(shape, dict):
        return {key: fill(part, found) for key, part in shape.items()}
    return shape
