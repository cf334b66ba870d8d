"""Scenery: the words for what a board shows behind its spaces. It is drawn and never played."""

from __future__ import annotations

from typing import Final, Literal, get_args

# What the whole board lies on.
Ground = Literal["table", "grass", "moor", "earth", "sand", "snow", "paving", "rock", "water"]
# Shapes: one point and a size are a disc, two points the corners of a rectangle, more of them an outline.
Area = Literal[
    "water", "ice", "grass", "moor", "earth", "sand", "snow", "rock", "hill", "field", "garden", "wood", "pines",
    "cave", "paving", "marble", "hall", "room", "roofs", "terrace", "stage", "basin",
]  # fmt: skip
# Ways through two points or more; the size is their width.
Way = Literal["river", "canal", "street", "wall", "hedge", "rails", "bridge", "stairs", "cliff", "fence"]
# Things, one at every point.
Thing = Literal[
    "tree", "pine", "bush", "rocks", "house", "hut", "tower", "temple", "tent", "boat", "column", "fountain", "statue",
    "lamp", "fire", "flowers", "table", "cart", "crystal", "stones",
]  # fmt: skip
Motif = Literal[Area, Way, Thing]

GROUNDS: Final[tuple[str, ...]] = get_args(Ground)
AREAS: Final[tuple[str, ...]] = get_args(Area)
WAYS: Final[tuple[str, ...]] = get_args(Way)
THINGS: Final[tuple[str, ...]] = get_args(Thing)

FRAME: Final = 5.0  # how far over the board's edge something may reach, so that no gap is seen there
MOST_FEATURES: Final = 80
MOST_POINTS: Final = 400  # of all features together
LARGEST: Final = 60.0
