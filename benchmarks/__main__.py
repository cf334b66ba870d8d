"""`python -m benchmarks` (`make bench`): measure everything in one run and hold it against the bars."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from benchmarks.measures import measure
from benchmarks.report import command, machine, markdown, missed, put_into, text


def main() -> int:
    """Measure, print, and write where asked."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--repeats", type=int, default=7, help="how often everything is measured (7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each part runs in a repeat (1)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write all figures as JSON")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="replace the figures in a Markdown page")
    told = parser.parse_args()
    figures = measure(told.repeats, told.seconds)
    print(text(figures))
    if told.out is not None:
        written = {"machine": machine(), "command": command(), "figures": figures, "missed": missed(figures)}
        told.out.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")
    if told.write is not None:
        page = put_into(told.write.read_text(encoding="utf-8"), markdown(figures, command(), told.repeats))
        told.write.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
