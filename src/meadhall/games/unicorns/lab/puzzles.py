"""Puzzles of the unicorn game: tables of three to five, and what a solution is about."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from meadhall.kernel.chance import Chance
from meadhall.lab.puzzles.ground import PuzzleGround, Solved

TABLES: Final = (3, 4, 4, 5)
INSTANT: Final = "instant"
PLAY: Final = "play"
DESTROY: Final = "destroy"
STEAL: Final = "steal"
SACRIFICE: Final = "sacrifice"
HAND: Final = "hand"
PILE: Final = "pile"
EFFECT: Final = "effect"
COMBO: Final = "combo"
OF_KIND: Final[dict[str, str]] = {
    "play": PLAY, "stop": INSTANT, "let_pass": INSTANT, "destroy": DESTROY, "steal": STEAL, "sacrifice": SACRIFICE,
    "return": DESTROY, "discard": HAND, "take": PILE, "find": PILE, "bring": PILE, "start": EFFECT, "go_on": EFFECT,
    "draw": HAND, "move": STEAL, "stable": PLAY, "player": PLAY, "use": EFFECT, "save": EFFECT,
}  # fmt: skip


class UnicornPuzzles(PuzzleGround):
    """Tables of some sizes."""

    level: ClassVar[str] = "jarl"
    iterations: ClassVar[int] = 24
    turns: ClassVar[int] = 6
    looked_back: ClassVar[int] = 12
    dull: ClassVar[frozenset[str]] = frozenset({"choose_baby"})
    themes: ClassVar[tuple[str, ...]] = (
        PLAY, INSTANT, DESTROY, STEAL, SACRIFICE, HAND, PILE, EFFECT, COMBO,
    )  # fmt: skip

    def setup(self, number: int, dice: Chance) -> dict[str, Any]:
        """Sizes in turn; who begins is drawn."""
        players = TABLES[number % len(TABLES)]
        return {"players": players, "first": dice.below(players)}

    def themes_of(self, solved: Solved) -> list[str]:
        """By the answers themselves."""
        found = [OF_KIND.get(answer.kind, EFFECT) for answer in solved.answers]
        if len(solved.answers) > 1:
            found.append(COMBO)
        return list(dict.fromkeys(found))

    def likeness(self, solved: Solved) -> str:
        """The goal, and what is asked about which card and answered with which other."""
        answers = "/".join(
            f"{question}:{about.get('card', '')}:{answer.kind}:{answer.fields.get('card', '')}"
            for question, about, answer in zip(solved.questions, solved.abouts, solved.answers, strict=True)
        )
        return f"{solved.goal} {answers}"


PUZZLES: Final = UnicornPuzzles()
