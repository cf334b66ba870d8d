"""Kinds of cards, as card files speak of them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.unicorns.rules.stables import has_pandas
from meadhall.games.unicorns.rules.state import Unicorns
from meadhall.games.unicorns.rules.table import GRADE_TYPES, STABLE_WORDS, TYPES, WORDS

UNICORNS: Final = ("baby", "basic", "magical")
KINDS: Final = {"card": TYPES, "unicorn": UNICORNS, "grade": GRADE_TYPES}  # what several types have in common


@final
class What:
    """Which cards an effect is about: a set of each word; `unicorns` are looked at as what they are in a stable."""

    __slots__ = ("masks", "name", "unicorns")

    def __init__(self, name: str, masks: list[int]) -> None:
        self.name: str = name
        self.masks: vec[i64] = vec[i64](masks)
        self.unicorns: bool = name == "unicorn" or name in UNICORNS

    def in_stable(self, s: Unicorns, seat: i64, word: i64) -> i64:
        """The cards of a stable's word that are meant: pandas are no unicorns (C3)."""
        if self.unicorns and has_pandas(s, seat):
            return 0
        return s.stable[STABLE_WORDS * seat + word] & self.masks[word]


def kinds_of_cards(masks: dict[str, list[int]], tags: dict[str, list[int]]) -> dict[str, What]:
    """All words for kinds of cards: by type, by what they have in common, and by tag."""
    found: dict[str, list[int]] = dict(masks)
    for name, types in KINDS.items():
        found[name] = [sum(masks[each][word] for each in types) for word in range(WORDS)]
    found.update(tags)
    return {name: What(name, words) for name, words in found.items()}
