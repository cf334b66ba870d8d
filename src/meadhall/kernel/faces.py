"""Sets of cards by face: copies of a card are equal, and so is every set that holds as many of them.

The cards of a deck are numbered so that copies of one face stand together; `face` is the word with the numbers of all
its copies. In a set each face fills its numbers from the lowest up: equal sets are equal words.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def with_one(held: i64, face: i64) -> i64:
    """The set with one more card of a face; a face fills its numbers from the lowest up."""
    return held | (held & face) << 1 & face | face & -face


def without_one(held: i64, face: i64) -> i64:
    """The set with one card of a face less, if it has any."""
    mine = held & face
    return held & ~((mine + (face & -face)) >> 1 & face) if mine != 0 else held


def lift_to(cards: vec[i64], goal: i64, code: i64) -> None:
    """The uppermost card of a face at a place or below it comes up to lie there; those between move down."""
    at = goal
    while cards[at] != code:
        at -= 1
    while at < goal:
        cards[at] = cards[at + 1]
        at += 1
    cards[goal] = code


def take_off(cards: vec[i64], top: i64, code: i64) -> None:
    """The uppermost card of a face is taken off a pile that begins at its top; those above it move down by one."""
    at = top
    while cards[at] != code:
        at += 1
    while at > top:
        cards[at] = cards[at - 1]
        at -= 1
