"""`python -m tests.transcripts --write` plays all stories anew and stores their transcripts."""

import argparse
import sys

from tests.transcripts import write
from tests.transcripts.stories import STORIES


def main() -> int:
    """Play and store."""
    parser = argparse.ArgumentParser(prog="python -m tests.transcripts", description=__doc__)
    parser.add_argument("--write", action="store_true", required=True, help="store what was played")
    parser.parse_args()
    for stories in STORIES:
        for seed, story in enumerate(stories):
            played = write(story, seed)
            name = f"{story.game}/{story.name}"
            sys.stdout.write(f"{name}: {len(played['answers'])} answers, {played['outcome']['reason']}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
