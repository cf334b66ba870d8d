"""Tree: what a search remembers, by what the seat that is asked has seen since the search began.

A node is such a history, an edge one answer to the question at its end. Which answers there are depends on the hand.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final = -1
LOW: Final = 0x7FFFFFFF  # histories are two numbers of 31 bits, so that no product leaves 63


@final
class Tree:
    """Nodes found by their key, edges in lists behind them."""

    __slots__ = (
        "code", "first", "guess", "keys", "next", "nodes", "places", "share", "total", "visits",
    )  # fmt: skip

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64]([NONE] * 1024)  # by key: the node; twice as many as nodes at least
        self.keys: vec[i64] = vec[i64]([])
        self.first: vec[i64] = vec[i64]([])  # by node: its first edge
        self.nodes: i64 = 0
        self.code: vec[i64] = vec[i64]([])
        self.next: vec[i64] = vec[i64]([])  # by edge: the next one of the same node
        self.visits: vec[i64] = vec[i64]([])
        self.total: vec[float] = vec[float]([])  # by edge: the sum of what it led to
        self.guess: vec[float] = vec[float]([])  # by edge: what it looked like before it was ever tried
        self.share: vec[float] = vec[float]([])  # by edge: how likely it is by habit, up to a factor

    def find(self, key: i64) -> i64:
        """The node of a key, -1 if there is none."""
        mask = len(self.places) - 1
        at = key & mask
        while self.places[at] != NONE:
            node = self.places[at]
            if self.keys[node] == key:
                return node
            at = (at + 1) & mask
        return NONE

    def add_node(self, key: i64) -> i64:
        """A new node without edges."""
        if 2 * self.nodes >= len(self.places):
            self.spread()
        node = self.nodes
        self.keys = append(self.keys, key)
        self.first = append(self.first, i64(NONE))
        self.nodes += 1
        self.enter(node)
        return node

    def enter(self, node: i64) -> None:
        """Let a node be found."""
        mask = len(self.places) - 1
        at = self.keys[node] & mask
        while self.places[at] != NONE:
            at = (at + 1) & mask
        self.places[at] = node

    def spread(self) -> None:
        """Make room for four times as many nodes."""
        self.places = vec[i64]([NONE] * (4 * len(self.places)))
        for node in range(self.nodes):
            self.enter(node)

    def add_edge(self, node: i64, code: i64, guess: float, share: float) -> None:
        """A new edge, among those of its node in the order of what they look like, the best first."""
        edge: i64 = len(self.code)
        self.code = append(self.code, code)
        self.visits = append(self.visits, i64(0))
        self.total = append(self.total, 0.0)
        self.guess = append(self.guess, guess)
        self.share = append(self.share, share)
        before: i64 = NONE
        after = self.first[node]
        while after != NONE and self.guess[after] >= guess:
            before = after
            after = self.next[after]
        self.next = append(self.next, after)
        if before == NONE:
            self.first[node] = edge
        else:
            self.next[before] = edge


def longer(history: i64, told: i64) -> i64:
    """A history with one more thing seen."""
    high = history >> 31
    low = history & LOW
    high = ((high ^ told & LOW) * 0x2C1B3C6D + 0x297A2D39) & LOW
    low = ((low ^ (told >> 31 & LOW) ^ high >> 16) * 0x5DEECE6D + high) & LOW
    high ^= low >> 15
    return high << 31 | low
