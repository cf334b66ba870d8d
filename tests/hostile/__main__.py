"""`python -m tests.hostile` tries many changes of every kind, and tells what broke."""

import argparse
import sys

from tests import hostile
from tests.hostile.kinds import KINDS, tried


def main() -> int:
    """Try many changes of every kind, and tell what broke."""
    parser = argparse.ArgumentParser(description=hostile.__doc__)
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0)
    told = parser.parse_args()
    broken = False
    for kind in [told.kind] if told.kind else KINDS:
        found, first = tried(kind, range(told.first, told.first + told.count))
        for end, count in found.most_common():
            print(f"{kind:10} {count:6} {end} {first.get(end, '')}", flush=True)  # noqa: T201 - a command tells
        broken = broken or bool(first)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
