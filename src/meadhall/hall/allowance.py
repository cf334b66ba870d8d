"""Allowance: so much at once, and so much a second, of whoever asks."""

from __future__ import annotations

from typing import Final

MOST_KNOWN: Final = 10_000  # allowances that are kept before those that are whole again are forgotten


class Allowance:
    """So much at once, and so much a second: whoever wants more is refused for a while."""

    def __init__(self, most: float, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self.left = most
        self.at = 0.0

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Use some; whether there was any left. What costs more than is left is paid back before the next."""
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= cost
        return True

    def charge(self, cost: float) -> None:
        """Pay for something that was done already; nobody owes more than they may use at once."""
        self.left = max(-self.most, self.left - cost)

    def is_whole(self, now: float) -> bool:
        """Whether nothing of it is used any more."""
        return self.left + (now - self.at) * self.per_second >= self.most


class Allowances:
    """The allowances of many, by whose they are."""

    def __init__(self) -> None:
        self.known: dict[str, Allowance] = {}

    def of(self, who: str, now: float, most: float, per_second: float) -> Allowance:
        """Somebody's allowance, which is whole if they are new."""
        if len(self.known) >= MOST_KNOWN:
            self.known = {each: allowance for each, allowance in self.known.items() if not allowance.is_whole(now)}
        return self.known.setdefault(who, Allowance(most, per_second))

    def take(self, who: str, now: float, most: float, per_second: float) -> bool:
        """Use one of somebody's; whether there was one left."""
        return self.of(who, now, most, per_second).take(now)
