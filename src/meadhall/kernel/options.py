"""Options: the set of answers that a question allows, spread over as many words as it needs."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.kernel.bits import WORD, bit, count, lowest, members


@final
class Options:
    """Codes of legal answers: code c is bit c % 60 of word c // 60. One object serves many questions."""

    __slots__ = ("used", "words")

    def __init__(self) -> None:
        self.words: vec[i64] = vec[i64]([0] * 8)
        self.used: i64 = 0

    def clear(self) -> None:
        """Forget the last question."""
        self.used = 0

    def put(self, word: i64, mask: i64) -> None:
        """Allow the codes of one word, in addition to those already there."""
        if mask == 0:
            return
        if word == self.used and word < len(self.words):  # nearly always: words are put in order
            self.words[word] = mask
            self.used = word + 1
            return
        while self.used <= word:
            if self.used < len(self.words):
                self.words[self.used] = 0
            else:
                self.words = append(self.words, i64(0))
            self.used += 1
        self.words[word] |= mask

    def add(self, code: i64) -> None:
        """Allow one code."""
        self.put(code // WORD, bit(code % WORD))

    def count(self) -> i64:
        """How many answers are allowed."""
        total: i64 = 0
        for word in range(self.used):
            total += count(self.words[word])
        return total

    def pick(self, n: i64) -> i64:
        """The code with n smaller ones allowed."""
        last = self.used - 1
        word: i64 = 0
        while word < last:
            here = count(self.words[word])
            if n < here:
                break
            n -= here
            word += 1
        rest: i64 = 0
        if last >= 0:
            rest = self.words[word]
        while n > 0:
            rest &= rest - 1
            n -= 1
        if rest == 0:
            msg = "there are fewer options than that"
            raise IndexError(msg)
        return word * WORD + lowest(rest)

    def has(self, code: i64) -> bool:
        """Whether the code is allowed."""
        word = code // WORD
        return 0 <= word < self.used and self.words[word] >> code % WORD & 1 == 1

    def codes(self) -> list[int]:
        """All allowed codes in order."""
        found: list[int] = []
        for word in range(self.used):
            base: int = WORD * word
            found.extend([base + n for n in members(self.words[word])])
        return found
