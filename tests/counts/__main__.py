"""`python -m tests.counts` counts all positions; with --write it stores what it found."""

import argparse
import sys

from tests.counts import POSITIONS, breakdown, difference, path_of, read, revive, write


def main() -> int:
    """Count, and tell what differs from what is stored."""
    parser = argparse.ArgumentParser(prog="python -m tests.counts", description=__doc__)
    parser.add_argument("--write", action="store_true", help="find all positions again and store their counts")
    told = parser.parse_args()
    wrong = 0
    for position in POSITIONS:
        stored = write(position) if told.write else read(path_of(position))
        lines = [] if told.write else difference(stored["by_first_answer"], breakdown(revive(stored), stored["depth"]))
        wrong += len(lines)
        sys.stdout.write(
            "\n  ".join([f"{position.name}: {stored['count']:,} to depth {stored['depth']}", *lines]) + "\n"
        )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
