"""Chance: the one owner of dice. A generator with 128 bits of state (xoshiro128**) on four 32-bit words."""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LOW: Final = 0xFFFFFFFF


def words_of(seed: int, purpose: str = "") -> list[int]:
    """Four words from a seed of any size; equal seeds give equal words on every machine, for one purpose."""
    size = max(16, (seed.bit_length() + 8) // 8)
    told = seed.to_bytes(size, "little", signed=True)
    digest = hashlib.blake2b(told, digest_size=16, person=purpose.encode()).digest()
    return [int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8, 12)]


class Chance:
    """A stream of random numbers that can be copied at any point."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def next(self) -> i64:
        """The next 32 random bits; every product stays far below 2**63."""
        x = (self.b * 5) & LOW
        result = ((x << 7 | x >> 25) & LOW) * 9 & LOW
        t = self.b << 9 & LOW
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= t
        self.d = (self.d << 11 | self.d >> 21) & LOW
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as the others (to one part in 2**25 for the sizes used here)."""
        return self.next() * n >> 32

    def shuffle(self, cards: vec[i64], base: i64, n: i64) -> None:
        """Put n cards that follow each other into an order by chance."""
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[base + i]
            cards[base + i] = cards[base + j]
            cards[base + j] = card

    def clone(self) -> Chance:
        """The same stream from the same point."""
        return Chance(self.a, self.b, self.c, self.d)

    def branch(self) -> Chance:
        """Another stream that follows from this one; it takes four numbers, however many are taken from it."""
        a = self.next()
        b = self.next()
        c = self.next()
        return Chance(a, b, c, self.next() | 1)

    def dump(self) -> list[int]:
        """The four words."""
        return [self.a, self.b, self.c, self.d]


class ScriptedChance(Chance):
    """Dice with a script, for tests: the numbers told first, then the stream below it."""

    __slots__ = ("script",)

    def __init__(self, a: i64, b: i64, c: i64, d: i64, script: list[int]) -> None:
        super().__init__(a, b, c, d)
        self.script: list[int] = script

    def below(self, n: i64) -> i64:
        """The next scripted number if there is one."""
        if self.script:
            told = self.script.pop(0)
            if told >= n:
                msg = f"scripted roll {told} does not fit a choice among {n}"
                raise ValueError(msg)
            return told
        return super().below(n)

    def clone(self) -> Chance:
        """The same stream and the same rest of the script."""
        return ScriptedChance(self.a, self.b, self.c, self.d, self.script[:])


def chance_of(seed: int, purpose: str = "") -> Chance:
    """A fresh stream for a seed; with another purpose the same seed gives a stream that has nothing to do with it."""
    a, b, c, d = words_of(seed, purpose)
    return Chance(a, b, c, d)
