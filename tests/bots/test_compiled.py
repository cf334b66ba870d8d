"""Compiled bots and the very same files uncompiled think the same, to the last digit."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest

from meadhall import bots
from meadhall.bundle import games_with
from meadhall.testing.bots import samples, told
from tests.laws.subjects import CASES, GAMES, SUBJECTS
from tests.laws.test_compiled import ADVICE
from tests.patience import some

SEVERAL: Final = some(
    ["duel-of-guests", "duel-in-the-woods", "teams", "free-for-all-of-3", "unicorns-with-guests", "unicorns-of-5"]
)
OTHERS: Final = [game for game in games_with("wisdom") if game in CASES and game not in map(GAMES.get, SEVERAL)]
NAMES: Final = [*SEVERAL, *(next(iter(CASES[game].setups)) for game in OTHERS)]
KINDS: Final = ["greedy", "search:100", "page"]
MOST: Final = 6  # positions of a subject; a match gives one for each kind of question that its game has


def thoughts(name: str, *, pure: bool) -> list[Any]:
    """What bots think of some positions, in a process of its own."""
    words = [sys.executable, "-m", "tests.bots.test_compiled", name]
    environment = os.environ | {"MEADHALL_PURE": "1" if pure else "0"}
    root = Path(__file__).parents[2]
    done = subprocess.run(words, env=environment, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: list[Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_compiled_and_pure_bots_think_the_same(name: str) -> None:
    """Answers, visits, values and lines of the same seeds are the same."""
    compiled, pure = thoughts(name, pure=False), thoughts(name, pure=True)
    assert (compiled.pop(0), pure.pop(0)) == ("compiled", "pure"), ADVICE
    assert len(compiled) > len(KINDS)
    for here, there in zip(compiled, pure, strict=True):
        assert here == there


def main() -> None:
    """Think about positions of a subject, with the bots that this process runs."""
    search = find_spec("meadhall.bots.search")
    matches = islice((match for found in samples(SUBJECTS[sys.argv[1]], range(MOST)) for match in found), MOST)
    found: list[Any] = ["pure" if str(search and search.origin).endswith(".py") else "compiled"]
    for match in matches:
        found += [[match.hash(), kind, told(bots.think(match, kind, seed=4))] for kind in KINDS]
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
