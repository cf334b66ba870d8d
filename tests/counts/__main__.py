"""`python -m tests.counts` counts all positions; with --write it stores what it found."""

import argparse
import sys
from typing import Any

from tests.counts import Position, breakdown, difference, path_of, read, revive, write
from tests.counts.positions import POSITIONS


def main() -> int:
    """Count, and tell what differs from what is stored."""
    parser = argparse.ArgumentParser(prog="python -m tests.counts", description=__doc__)
    parser.add_argument("--write", action="store_true", help="find all positions again and store their counts")
    told = parser.parse_args()
    wrong = 0
    for position in POSITIONS:
        counted = write(position) if told.write else read(path_of(position))
        lines = [] if told.write else recount(position, counted)
        wrong += len(lines)
        name = f"{position.game}/{position.name}"
        sys.stdout.write("\n  ".join([f"{name}: {counted['count']:,} to depth {counted['depth']}", *lines]) + "\n")
    return 1 if wrong else 0


def recount(position: Position, counted: dict[str, Any]) -> list[str]:
    """What differs from the stored counts of a position."""
    return difference(counted["by_first_answer"], breakdown(revive(position.game, counted), counted["depth"]))


if __name__ == "__main__":
    sys.exit(main())
