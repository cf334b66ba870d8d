"""The compiled engine and the very same files uncompiled play the same matches (design §4)."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from meadhall.purity import is_compiled
from meadhall.testing.laws import trace
from tests.laws.subjects import SUBJECTS, TABLES
from tests.patience import THOROUGH, some

SEEDS: Final = range(2 if THOROUGH else 1)
ADVICE: Final = (
    "no compiled engine is installed, so there is nothing to compare: install a C compiler, then make clean test"
)


def traced(name: str, *, pure: bool) -> list[list[str]]:
    """Random matches, position by position, played in a process of its own."""
    words = [sys.executable, "-m", "tests.laws.test_compiled", name]
    environment = os.environ | {"MEADHALL_PURE": "1" if pure else "0"}
    root = Path(__file__).parents[2]
    done = subprocess.run(words, env=environment, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lines: list[list[str]] = json.loads(done.stdout)
    return lines


@pytest.mark.parametrize("name", [name for names in TABLES.values() for name in some(names, part=5)])
def test_compiled_and_pure_engine_play_the_same(name: str) -> None:
    """Every question, option, view, event, re-dealt world and state of the same seeds is the same."""
    compiled, pure = traced(name, pure=False), traced(name, pure=True)
    assert (compiled.pop(0), pure.pop(0)) == (["compiled"], ["pure"]), ADVICE
    for seed, (one, other) in enumerate(zip(compiled, pure, strict=True)):
        for here, there in zip(one, other, strict=False):
            assert here == there, f"{name}, seed {seed}"
        assert len(one) == len(other)


def main() -> None:
    """Trace the matches of a subject, with the engine that this process runs."""
    subject = SUBJECTS[sys.argv[1]]
    kind = "compiled" if is_compiled() else "pure"
    json.dump([[kind], *(trace(subject, seed) for seed in SEEDS)], sys.stdout)


if __name__ == "__main__":
    main()
