"""`meadhall backup`: save all that a hall keeps in one file, while it is open; or put it back."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from meadhall.cli import Commands
from meadhall.cli.commands.serve import address_in
from meadhall.cli.folders import data_folder, named_folder

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

    from meadhall.server.storage.backup import Contents

DUMP: Final = "hall.dump"


def register(commands: Commands, _words: Sequence[str] = ()) -> None:
    """Add the command."""
    parser = commands.add_parser("backup", help="save a hall's data in one file, or put it back", description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE", help="the file to write, or to read (.tar.gz)")
    parser.add_argument("--data", type=named_folder, default=data_folder(), help="the folder of database and key")
    parser.add_argument("--database", metavar="URL", help="the database, if the hall is served with --database")
    parser.add_argument("--restore", action="store_true", help="put what the file holds into the folder")
    parser.add_argument("--overwrite", action="store_true", help="replace a file, or a hall in the folder")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Save, or put back."""
    from meadhall.server.storage import backup  # noqa: PLC0415 - only this command needs it
    from meadhall.server.storage.database import file_of  # noqa: PLC0415 - likewise

    address = address_in(arguments)
    database = file_of(address)
    if arguments.restore:
        told = backup.restore(arguments.file, arguments.data, overwrite=arguments.overwrite)
        print(f"Put back into {arguments.data}: {counted(told)}, saved {told.created} by meadhall {told.version}.")
    else:
        told = backup.save(arguments.data, arguments.file, database, overwrite=arguments.overwrite)
        print(f"Saved in {arguments.file}: {counted(told)}.")
    if database is None:
        print(f"The matches themselves are in another database; {advice(address, is_back=arguments.restore)}")
    return 0


def counted(told: Contents) -> str:
    """What is in a backup."""
    rest = "the key and the reports" + (f", and {told.packs} installed packs" if told.packs else "")
    return rest if told.matches is None else f"{told.matches} matches with {told.rows} rows, {rest}"


def advice(url: URL, *, is_back: bool) -> str:
    """How PostgreSQL's own programs save or restore them; the password is asked for, or found in ~/.pgpass."""
    query = {name: value for name, value in url.query.items() if name != "password"}
    address = url.set(drivername="postgresql", query=query)._replace(password=None).render_as_string()
    words = ["pg_restore", "--clean", "--if-exists", f"--dbname={address}", DUMP]
    if not is_back:
        words = ["pg_dump", "--format=custom", f"--file={DUMP}", address]
    return f"{'put them back' if is_back else 'save them'} with\n  {shlex.join(words)}"
