"""Check: puzzles that are played and proven once more, with other dice than those that proved them."""

from __future__ import annotations

from statistics import fmean
from typing import Final

from meadhall.kernel.game import find_game
from meadhall.kernel.match import Match
from meadhall.lab.puzzles.hunt import Order
from meadhall.lab.puzzles.line import copied
from meadhall.lab.puzzles.proof import Case, Court
from meadhall.puzzles.puzzle import Puzzle
from meadhall.puzzles.trail import Trail

OTHER_DICE: Final = 1 << 50
WORLDS: Final = 24  # a number fixed beforehand: nothing is stopped at a pleasing sight


def proven_again(order: Order, puzzle: Puzzle) -> str:
    """Play a puzzle and prove each of its steps anew: what is wrong with it; empty if nothing is.

    The next best answer may be another one now, but the best answer must do better than every other on average.
    """
    trail = Trail(order.game, puzzle)
    court = Court(find_game(order.game), order.court, order.ground.turns)
    for number in range(len(puzzle.steps)):
        problem = weighed(court, trail.at(number), puzzle, number)
        if problem:
            return f"step {number + 1}: {problem}"
    return ""


def weighed(court: Court, match: Match, puzzle: Puzzle, number: int) -> str:
    """Play the best answer and the next best one on in some other worlds."""
    step = puzzle.steps[number]
    codes = {option.id: option.code for option in match.decision.options}
    second = max(step.proof.others, key=lambda answer: step.proof.others[answer])
    case = Case(court, copied(match), [codes[step.right[0]], codes[second]], OTHER_DICE | number)
    if case.wrong != [codes[second]]:
        return f"{second!r} has the very effect of {step.right[0]!r}"
    for world in range(WORLDS):
        case.look(codes[second], world)
    gap = case.gaps[codes[second]]
    if gap.difference <= 0.0:
        best = fmean(each.share for each in case.best)
        return f"{step.right[0]!r} comes to {best:.2f}, and {second!r} is better by {-gap.difference:.2f}"
    return ""
