"""Shelf: what matches of a setup share, made once for each setup."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")

MOST: Final = 512  # things kept; then the shelf is cleared, and what is needed is made again


class Shelf(Generic[T]):
    """Things by setup. Nobody changes a prepared setup any more: so the very same object has the same thing."""

    def __init__(self, make: Callable[[dict[str, Any]], T], most: int = MOST) -> None:
        self.make: Callable[[dict[str, Any]], T] = make
        self.most: int = most
        self.made: dict[str, T] = {}
        self.recent: dict[int, tuple[dict[str, object], T]] = {}

    def get(self, setup: dict[str, object]) -> T:
        """The thing of a prepared setup."""
        recent = self.recent.get(id(setup))
        if recent is not None and recent[0] is setup:
            return recent[1]
        key = json.dumps(setup, sort_keys=True)
        if key not in self.made:
            if len(self.made) >= self.most:
                self.made.clear()
            self.made[key] = self.make(json.loads(key))
        if len(self.recent) >= self.most:
            self.recent.clear()
        self.recent[id(setup)] = (setup, self.made[key])
        return self.made[key]
