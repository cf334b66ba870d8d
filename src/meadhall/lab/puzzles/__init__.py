"""Finding puzzles: matches between strong bots are looked through for positions in which one answer is clearly best.

How they are found, proven and graded is told in docs/puzzles.md.
"""

from meadhall.lab.puzzles.ground import PuzzleGround, Solved, ground_of
from meadhall.lab.puzzles.hunt import Hunt, Order
from meadhall.lab.puzzles.proof import Court, Verdict

__all__ = ["Court", "Hunt", "Order", "PuzzleGround", "Solved", "Verdict", "ground_of"]
