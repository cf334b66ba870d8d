"""`python -m benchmarks.against COMMIT`: this version and an earlier one, measured by turns in one run.

The earlier one is checked out and built beside this one, with the heroes and boards that it had. Each measures itself
by its own benchmarks; the ratios are taken between runs that follow each other.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from benchmarks.report import BARS, Values, number
from meadhall import purity

HERE: Final = Path(__file__).parent.parent
PEERS: Final = ("hearts", "hearts_games")  # what others' engines do says nothing of this one
LEAST: Final = 0.9  # of the earlier version's figure; below it this version is slower, whatever the noise


def main() -> int:
    """Build the earlier version, measure both by turns, and show the ratios."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.against", description=__doc__)
    parser.add_argument("commit", help="the earlier version")
    parser.add_argument("--repeats", type=int, default=5, help="how often both are measured (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each part runs in a repeat (1)")
    told = parser.parse_args()
    if "release" not in purity.engine():
        raise SystemExit(f"this version is {purity.engine()}; `make release` builds what is compared")
    with tempfile.TemporaryDirectory() as folder:
        earlier = Path(folder, "earlier")
        run(["git", "worktree", "add", "--detach", str(earlier), told.commit], HERE)
        try:
            run(["make", fastest(earlier), ".venv/bench"], earlier)
            pairs = [(measured(earlier, told.seconds), measured(HERE, told.seconds)) for _ in range(told.repeats)]
        finally:
            run(["git", "worktree", "remove", "--force", str(earlier)], HERE)
    print(table(pairs))
    return 1 if slower(pairs) else 0


def fastest(tree: Path) -> str:
    """The target that builds a version's fastest engine; once there was only one build."""
    made = (tree / "Makefile").read_text(encoding="utf-8")
    return "release" if "\nrelease:" in made else "install"


def run(words: list[str], folder: Path) -> None:
    """Run a command; what it prints is shown only if it fails."""
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        msg = f"{' '.join(words)} failed:\n{done.stdout}{done.stderr}"
        raise SystemExit(msg)


def measured(tree: Path, seconds: float) -> dict[str, float]:
    """All figures of a version, once."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "figures.json")
        python = tree / ".venv/bin/python"
        run([str(python), "-m", "benchmarks", "--repeats", "1", "--seconds", str(seconds), "--out", str(out)], tree)
        figures: dict[str, Values] = json.loads(out.read_text(encoding="utf-8"))["figures"]
    return {name: values[0] for name, values in figures.items()}


def ratios(pairs: list[tuple[dict[str, float], dict[str, float]]]) -> dict[str, list[float]]:
    """By figure: how many times as good this version is, in each pair of runs."""
    found: dict[str, list[float]] = {}
    for before, now in pairs:
        for name, bar in BARS.items():
            if name in before and name in now and name not in PEERS:
                better = now[name] / before[name] if bar.least else before[name] / now[name]
                found.setdefault(name, []).append(better)
    return found


def slower(pairs: list[tuple[dict[str, float], dict[str, float]]]) -> list[str]:
    """The figures that have got worse by more than a tenth."""
    return [name for name, values in ratios(pairs).items() if statistics.median(values) < LEAST]


def table(pairs: list[tuple[dict[str, float], dict[str, float]]]) -> str:
    """A line for each figure: the medians of both versions, and how many times as good this one is."""
    lines = ["| what | unit | before | now | times as good |  |", "| --- | --- | ---: | ---: | ---: | --- |"]
    worse = slower(pairs)
    for name, values in ratios(pairs).items():
        before, now = (number(statistics.median(pair[at][name] for pair in pairs)) for at in (0, 1))
        spread = f"{statistics.median(values):.2f} ({min(values):.2f} … {max(values):.2f})"
        verdict = "slower" if name in worse else ""
        lines.append(f"| {BARS[name].words} | {BARS[name].unit} | {before} | {now} | {spread} | {verdict} |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
