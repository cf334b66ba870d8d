"""The programs in examples/: each runs by itself, says nothing on stderr, and does what it says."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

EXAMPLES: Final = Path(__file__).parents[1] / "examples"
FOUND: Final = sorted(EXAMPLES.glob("*.py"))

# what each of them prints among other things; whole lines
PROOFS: Final = {
    "bot_against_bot": (
        r"warrior wins \d+ of 12 matches against guest: \d+%",
        r"95 % interval: \d+% to \d+%",
    ),
    "fast_path": (
        r"Ways to answer the first five questions: [\d,]{5,}",
        r"2,000 matches with \d{3},\d{3} decisions, [\d,]+ decisions a second",
    ),
    "hidden_information": (
        r"Arthur sees Arthur's hand as \{'size': (\d+), 'cards': \['.+'\]\}",
        r"Medusa sees Arthur's hand as \{'size': (\d+), 'cards': None\}",
        r"  excalibur +in 200 of them",
    ),
    "home_made_hero": (
        r"A mistake is found at once: brewer\.yaml:12: toast: unknown verb 'heel'; did you mean 'heal'\?",
        r"A match of bots, brewer against beowulf: (brewer|beowulf) wins after \d+ events: \w+",
        r"  medusa +\d+%",
    ),
    "my_own_bot": (r"The fencer wins \d of 8 matches against guest\.",),
    "random_match": (
        r"(Beowulf|Medusa) goes first\.",
        r"(Beowulf|Medusa) wins: .+\.",
    ),
    "save_and_replay": (
        r"Saved in [\d,]+ bytes; the same match again: True",
        r"Replayed to the end, equal: True",
        r"One answer given \(.+\) and taken back, equal: True",
        r"Refused, and nothing has changed: 'sing:a-song' is not an answer to .+",
    ),
    "unicorn_table": (
        r"\d+ cards played; asked to stop one: [1-9]\d* times with a choice, [1-9]\d* without\.",
        r"  Player\s\d plays “.+”\. Player\s\d answers Player\s\d's “.+” with “.+”\. .+",
        r"Player\s\d wins: .+\.",
    ),
}


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.stem)
def test_example_does_what_it_says(path: Path) -> None:
    """It ends well and silently, and its output has the lines that show what was done."""
    assert path.stem in PROOFS, f"tell in PROOFS which lines show that {path.name} did what it says"
    command = [sys.executable, str(path)]
    environment = os.environ | {"PYTHONUTF8": "1"}
    run = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert (run.returncode, run.stderr) == (0, "")
    printed = run.stdout.splitlines()
    missing = [line for line in PROOFS[path.stem] if not any(re.fullmatch(line, each) for each in printed)]
    assert not missing, run.stdout


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.stem)
def test_example_tells_how_to_run_it(path: Path) -> None:
    """Its docstring has the command, and the list of examples leads to it."""
    told = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    assert f"    python examples/{path.name}" in told.splitlines()
    assert f"]({path.name})" in (EXAMPLES / "README.md").read_text("utf-8")


def test_documented_hero_is_the_one_of_the_example() -> None:
    """docs/heroes.md shows the very file that the example loads."""
    told = (EXAMPLES.parent / "docs" / "heroes.md").read_text("utf-8")
    _, _, shown = told.partition("```yaml\n")
    assert shown.partition("```")[0] in (EXAMPLES / "home_made_hero.py").read_text("utf-8")


def test_every_proof_belongs_to_an_example() -> None:
    """Nothing is expected of a program that is gone, and there are some."""
    assert set(PROOFS) == {path.stem for path in FOUND}
