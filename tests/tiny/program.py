"""`python -m tests.tiny.program COMMAND …`: the command line with the tiny game beside the package's own.

Whoever brings a game of their own begins it so: a program announces the game as it is loaded, and every process that
is started from it loads the program again. `practice FILE` is one lesson of training.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from meadhall.bundle import announce
from meadhall.cli import main
from meadhall.lab import training
from tests.tiny import BUNDLE

FOREVER: Final = 1e9  # seconds: one lesson is had, however long it takes

announce(BUNDLE)


def practise(file: Path) -> None:
    """Improve the habits in a file by one lesson, had in another process."""
    weights = training.flat(BUNDLE.name, training.read(file))
    lessons = training.climb(BUNDLE.name, weights, FOREVER, 1)
    _, learned = next(lessons)
    lessons.close()  # type: ignore[attr-defined]
    file.write_text(training.written(training.named(BUNDLE.name, learned)), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1] == "practice":
        practise(Path(sys.argv[2]))
    else:
        sys.exit(main(sys.argv[1:]))
