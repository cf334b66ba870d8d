"""`python -m tests.transcripts --write` plays all stories anew and stores their transcripts."""

import argparse
import sys

from tests.transcripts import STORIES, write


def main() -> int:
    """Play and store."""
    parser = argparse.ArgumentParser(prog="python -m tests.transcripts", description=__doc__)
    parser.add_argument("--write", action="store_true", required=True, help="store what was played")
    parser.parse_args()
    for story in STORIES:
        transcript = write(story)
        sys.stdout.write(f"{story.name}: {len(transcript['answers'])} answers, {transcript['outcome']['reason']}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
