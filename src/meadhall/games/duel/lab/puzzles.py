"""Puzzles of the duel: two different heroes on all boards, and what a solution is about."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final

from meadhall.games.duel.lab.venue import heroes
from meadhall.games.duel.rules.catalogue import built_in
from meadhall.kernel.chance import Chance
from meadhall.lab.puzzles.ground import PuzzleGround, Solved

ATTACK: Final = "attack"
DEFENCE: Final = "defence"
MANOEUVRE: Final = "manoeuvre"
BOOST: Final = "boost"
SCHEME: Final = "scheme"
ESCAPE: Final = "escape"
COMBO: Final = "combo"
CARDS: Final = "cards"
PLACES: Final = frozenset({"choose_move", "move_fighter", "place_fighter", "place_summoned"})


class DuelPuzzles(PuzzleGround):
    """Matches of any two heroes."""

    level: ClassVar[str] = "champion"
    dull: ClassVar[frozenset[str]] = frozenset({"choose_first", "place_sidekick", "order_deck"})
    themes: ClassVar[tuple[str, ...]] = (ATTACK, DEFENCE, MANOEUVRE, BOOST, SCHEME, ESCAPE, COMBO, CARDS)

    def setup(self, number: int, dice: Chance) -> dict[str, Any]:
        """Heroes in turn against any other, on a board that is drawn."""
        names, boards = heroes(), playable()
        one = names[number % len(names)]
        other = [name for name in names if name != one][dice.below(len(names) - 1)]
        pair = [one, other] if dice.below(2) == 0 else [other, one]
        return {"board": boards[dice.below(len(boards))], "heroes": pair, "first": dice.below(2)}

    def themes_of(self, solved: Solved) -> list[str]:
        """By the answers themselves."""
        found: list[str] = []
        for question, answer in zip(solved.questions, solved.answers, strict=True):
            found += themes_of_answer(question, answer.kind)
        if solved.goal == "save" and {MANOEUVRE, SCHEME} & set(found):
            found.insert(0, ESCAPE)
        if len(solved.answers) > 1:
            found.append(COMBO)
        return list(dict.fromkeys(found)) or [CARDS]

    def likeness(self, solved: Solved) -> str:
        """The hero, the goal, and what is asked and answered with which cards, whoever is on the other side."""
        hero = solved.setup["heroes"][solved.seat]
        answers = "/".join(
            f"{question}:{answer.kind}:{answer.fields.get('card', '')}"
            for question, answer in zip(solved.questions, solved.answers, strict=True)
        )
        return f"{hero} {solved.goal} {answers} {len(solved.answers)}"


def themes_of_answer(question: str, kind: str) -> list[str]:
    """What one answer is about."""
    if question == "choose_action":
        return {"attack": [ATTACK], "scheme": [SCHEME], "manoeuvre": [MANOEUVRE]}.get(kind, [])
    if question == "choose_defence_card":
        return [DEFENCE]
    if question == "choose_attack_card":
        return [ATTACK]
    if question in {"choose_boost", "lay_boost"}:
        return [BOOST]
    if question in PLACES:
        return [MANOEUVRE]
    return [CARDS]


@cache
def playable() -> tuple[str, ...]:
    """The boards on which all heroes fit."""
    return tuple(sorted(built_in().boards))


PUZZLES: Final = DuelPuzzles()
