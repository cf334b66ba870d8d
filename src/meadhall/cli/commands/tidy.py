"""`meadhall tidy`: remove what a hall keeps only for a while: old uploads, old reports, files left half written.

Matches that were played in the hall are never removed. The hall may be open; it does the same by itself once a day.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from meadhall.cli import Commands
from meadhall.cli.commands.serve import address_in
from meadhall.cli.folders import data_folder
from meadhall.kernel.errors import MeadhallError

if TYPE_CHECKING:
    from meadhall.server.storage.database import Storage
    from meadhall.server.storage.tidy import Ages


def register(commands: Commands, _words: Sequence[str] = ()) -> None:
    """Add the command."""
    parser = commands.add_parser("tidy", help="remove what a hall keeps only for a while", description=__doc__)
    parser.add_argument("--data", type=Path, default=data_folder(), help="the folder of database and key")
    parser.add_argument("--database", metavar="URL", help="the database, if the hall is served with --database")
    parser.add_argument("--dry-run", action="store_true", help="only tell what would go")
    parser.add_argument("--uploads-days", type=days, metavar="N", help="days after the last look at an upload (30)")
    parser.add_argument("--reports-days", type=days, metavar="N", help="days after which a report goes (180)")
    parser.add_argument("--drafts-days", type=days, metavar="N", help="days after the last look at a draft (365)")
    parser.set_defaults(run=run)


def days(word: str) -> int:
    """A number of days."""
    if not word.isascii() or not word.isdecimal():
        raise argparse.ArgumentTypeError(f"{word!r} is not a number of days: 0 or more is")
    return int(word)


def run(arguments: argparse.Namespace) -> int:
    """Tidy up, and tell what went."""
    from meadhall.server.storage import tidy  # noqa: PLC0415 - only this command needs it

    storage = storage_of(arguments)
    told = {"uploads": arguments.uploads_days, "reports": arguments.reports_days, "drafts": arguments.drafts_days}
    ages = tidy.Ages(**{kind: age for kind, age in told.items() if age is not None})
    try:
        tidy.check(storage)
        gone = tidy.counted(tidy.steps(storage, arguments.data, time.time(), ages, dry=arguments.dry_run))
        for kind, what in kinds(ages).items():
            print(line(what, *gone.get(kind, (0, 0)), dry=arguments.dry_run))
        if not arguments.dry_run:
            print(tidy.compacted(storage))
    except OSError as problem:
        raise MeadhallError(f"cannot tidy up {arguments.data}: {problem}") from problem
    finally:
        storage.close()
    return 0


def storage_of(arguments: argparse.Namespace) -> Storage:
    """The database of a hall; none is made where there is none."""
    from meadhall.server.storage.database import Storage, file_of  # noqa: PLC0415 - only this command needs it

    address = address_in(arguments)
    file = file_of(address)
    if file is not None and not file.exists():
        raise MeadhallError(f"there is no {file}; a hall with its matches elsewhere needs --database URL")
    return Storage(address)


def kinds(ages: Ages) -> dict[str, str]:
    """What may go, in words."""
    return {
        "uploads": f"uploads that nobody has looked at for {ages.uploads} days",
        "drafts": f"shared drafts that nobody has looked at for {ages.drafts} days",
        "reports": f"reports that are older than {ages.reports} days",
        "parts": "files that were left half written",
    }


def line(what: str, count: int, size: int, *, dry: bool) -> str:
    """What went of a kind."""
    return f"{'Would go' if dry else 'Gone'}: {count} {what}, {size} bytes."
