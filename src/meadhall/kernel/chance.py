"""Chance: the one owner of dice. A fast generator on four 32-bit words (xoshiro128**), and one that gives nothing away.

Whoever sees enough of the fast one can work out its state. Why there are two: docs/decisions/0016-chance.md.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LOW: Final = 0xFFFFFFFF
KEY_BYTES: Final = 32
BLOCK_BYTES: Final = 64
BLOCK: Final = 16  # words in a block
SEALED: Final = "sealed"
PLAIN_SIZE: Final = 4  # numbers that a plain stream is dumped as
SEALED_SIZE: Final = KEY_BYTES // 4 + 1  # those of a sealed one: the key, and how many words were taken


def digest_of(seed: int, purpose: str, size: int) -> bytes:
    """So many bytes from a seed of any size; equal seeds give equal ones on every machine, for one purpose."""
    told = seed.to_bytes(max(16, (seed.bit_length() + 8) // 8), "little", signed=True)
    return hashlib.blake2b(told, digest_size=size, person=purpose.encode()).digest()


def split(told: bytes) -> list[int]:
    """Bytes as words of 32 bits."""
    return [int.from_bytes(told[at : at + 4], "little") for at in range(0, len(told), 4)]


def words_of(seed: int, purpose: str = "") -> list[int]:
    """Four words from a seed of any size; equal seeds give equal words on every machine, for one purpose."""
    return split(digest_of(seed, purpose, 16))


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
        """All that the rest of the stream follows from, as `chance_from` reads it."""
        return [self.a, self.b, self.c, self.d]


class SealedChance(Chance):
    """A stream whose numbers tell nothing of those before or after them: blocks of a keyed hash, one after another."""

    __slots__ = ("block", "key", "taken")

    def __init__(self, key: bytes, taken: i64) -> None:
        super().__init__(0, 0, 0, 0)
        self.key: bytes = key
        self.taken: i64 = taken  # words so far
        self.block: list[int] = []  # the one that the next word is in, once it is needed

    def next(self) -> i64:
        """The next 32 random bits."""
        at = self.taken % BLOCK
        if at == 0 or not self.block:
            self.block = block_of(self.key, self.taken // BLOCK)
        self.taken += 1
        word: i64 = self.block[at]
        return word

    def clone(self) -> Chance:
        """The same stream from the same point."""
        copy = SealedChance(self.key, self.taken)
        copy.block = self.block  # never changed, only replaced
        return copy

    def dump(self) -> list[int]:
        """The key in words, and how many words were taken."""
        return [*split(self.key), self.taken]


def block_of(key: bytes, number: int) -> list[int]:
    """The words of one block of a sealed stream."""
    return split(hashlib.blake2b(number.to_bytes(8, "little"), key=key, digest_size=BLOCK_BYTES).digest())


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


def sealed_chance_of(seed: int, purpose: str = "") -> Chance:
    """A fresh stream for a seed and a purpose that cannot be continued, nor turned back, from what is seen of it."""
    return SealedChance(digest_of(seed, f"{SEALED} {purpose}", KEY_BYTES), 0)


def dealing_chance(seed: int, purpose: str = "", *, sealed: bool) -> Chance:
    """A fresh stream of either kind."""
    return sealed_chance_of(seed, purpose) if sealed else chance_of(seed, purpose)


def chance_from(words: list[int]) -> Chance:
    """The stream that was dumped as these numbers."""
    if len(words) == SEALED_SIZE:
        key = b"".join([word.to_bytes(4, "little") for word in words[:-1]])
        return SealedChance(key, words[-1])
    a, b, c, d = words
    return Chance(a, b, c, d)
