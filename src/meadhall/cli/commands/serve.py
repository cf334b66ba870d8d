"""`meadhall serve`: the hall in the browser."""

from __future__ import annotations

import argparse
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from meadhall.cli import Commands, version
from meadhall.cli.folders import data_folder, named_folder
from meadhall.cli.packs.offer import offer_installed, option_of_packs, packs_given
from meadhall.kernel.errors import MeadhallError
from meadhall.server.operations import logs

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

    from meadhall.server.storage.database import Storage
    from meadhall.server.storage.folder import Lock

log: Final = logging.getLogger("meadhall.serve")
PORT: Final = 8765
HOST: Final = "127.0.0.1"
PAGE: Final = Path(__file__).parents[2] / "page"
LINES: Final = 256
ALLOWED: Final = "a name by which this server may be asked for: play.example.org, .example.org or *"
SHARED: Final = f"pages that one address may have open ({LINES}); more for a school or a club behind one address"
LAST_PORT: Final = 65_535
MOST_LINES: Final = 1_000_000
MOST_PROCESSES: Final = 1024  # more than any machine has cores for
USUAL_PORTS: Final = {"http": 80, "https": 443}  # a browser leaves them out
TRIES: Final = 20  # ports after the usual one, if it is taken and none was asked for


def register(commands: Commands, _words: Sequence[str] = ()) -> None:
    """Add the command."""
    parser = commands.add_parser("serve", help="open the hall in the browser", description=__doc__)
    parser.add_argument("--host", type=host, default=HOST, help=f"where to listen ({HOST}: this machine only)")
    parser.add_argument("--port", type=port, help=f"the port ({PORT}, or the next one that is free)")
    parser.add_argument("--data", type=named_folder, default=data_folder(), help="the folder of database and key")
    parser.add_argument("--database", metavar="URL", help="another database: postgresql+psycopg://user@host/name")
    parser.add_argument(
        "--origin", action="append", type=origin, default=[], help="an address at which others reach this server"
    )
    parser.add_argument("--allowed-host", action="append", default=[], metavar="NAME", help=ALLOWED)
    parser.add_argument("--address-lines", type=lines, default=LINES, metavar="N", help=SHARED)
    parser.add_argument("--processes", type=processes, help="how many bots think at once (default: one a core but one)")
    option_of_packs(parser)
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument("--log-format", choices=logs.FORMATS, help="how to log (text on a terminal, json otherwise)")
    parser.add_argument("--log-level", choices=logs.LEVELS, help="how much to log (warning as text, info as json)")
    parser.add_argument("--log-requests", action="store_true", help="log every request too, as --log-level debug does")
    parser.add_argument("--metrics-token", type=Path, metavar="FILE", help="whoever has this token may read /metrics")
    parser.set_defaults(run=run)


# ---------------------------------------------------------------- what is asked for
def number(word: str, least: int, most: int) -> int:
    """A number from the command line."""
    if not word.isascii() or not word.isdecimal() or not least <= int(word) <= most:
        msg = f"expected a number from {least} to {most}, found {word!r:.40}"
        raise argparse.ArgumentTypeError(msg)
    return int(word)


def host(word: str) -> str:
    """Where to listen; no word would mean everywhere."""
    try:
        is_name = bool(word.encode("idna"))
    except UnicodeError:
        is_name = False
    if not is_name:
        msg = f"expected an address of this machine like {HOST}, found {word!r:.80}"
        raise argparse.ArgumentTypeError(msg)
    return word


def port(word: str) -> int:
    """A port; 0 is any that is free."""
    return number(word, 0, LAST_PORT)


def processes(word: str) -> int:
    """How many bots may think at once."""
    return number(word, 1, MOST_PROCESSES)


def lines(word: str) -> int:
    """How many pages one address may have open."""
    return number(word, 1, MOST_LINES)


def origin(word: str) -> str:
    """An address as browsers tell where a page comes from: without a path, and in small letters."""
    try:
        parts = urlsplit(word)
        at = parts.port
    except ValueError:
        parts, at = urlsplit(""), None
    is_bare = parts.path in {"", "/"} and not parts.query and not parts.fragment and "@" not in parts.netloc
    if parts.scheme not in USUAL_PORTS or not parts.hostname or not is_bare:
        msg = f"expected an address like https://play.example.org, found {word!r}"
        raise argparse.ArgumentTypeError(msg)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + ("" if at in {None, USUAL_PORTS[parts.scheme]} else f":{at}")


def address_in(arguments: argparse.Namespace) -> URL:
    """Where the database is: as it is told, or in the folder."""
    from sqlalchemy.engine import URL  # noqa: PLC0415 - only who serves or saves needs it

    from meadhall.server.storage.database import address_of  # noqa: PLC0415 - likewise
    from meadhall.server.storage.folder import DATABASE  # noqa: PLC0415 - likewise

    if arguments.database is None:
        return URL.create("sqlite", database=str(arguments.data / DATABASE))
    return address_of(arguments.database)


# ---------------------------------------------------------------- serving
def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from meadhall.server.storage.folder import made  # noqa: PLC0415 - only this command needs it

    check_installed()
    if not (PAGE / "index.html").exists():
        print("meadhall: the page is not built; `make play` builds it", file=sys.stderr)
        return 1
    begin_log(arguments)
    token = token_in(arguments.metrics_token)
    database = address_in(arguments)
    packs_given(arguments.pack, arguments.data)
    with made(arguments.data), alone_at(database) as lock:
        offer_installed(data=arguments.data)
        listener = listening(arguments.host, arguments.port)
        address = f"http://{shown_host(arguments.host)}:{listener.getsockname()[1]}/"
        if lock is not None:
            lock.tell(address)
        with listener:
            serve(arguments, database, listener, address, token)
    log.info("closed")
    return 0


def check_installed() -> None:
    """Whoever has the engine alone is told so before anything is made."""
    for module in ("http.app", "processes.lifespan", "storage.database"):
        import_module(f"meadhall.server.{module}")


def alone_at(database: URL) -> AbstractContextManager[Lock | None]:
    """The lock of a database in a file, which one process serves; any number may serve one in PostgreSQL."""
    from meadhall.server.storage.database import file_of  # noqa: PLC0415 - likewise
    from meadhall.server.storage.folder import lock_of  # noqa: PLC0415 - only this command needs it

    file = file_of(database)
    return nullcontext() if file is None else lock_of(file)


def serve(
    arguments: argparse.Namespace, database: URL, listener: socket.socket, address: str, token: str | None
) -> None:
    """Open the hall at an address where somebody listens already, and close it when a signal says so."""
    from meadhall.hall.wire import LONGEST_ASK  # noqa: PLC0415 - likewise
    from meadhall.server.hall import Hall  # noqa: PLC0415 - likewise
    from meadhall.server.http.app import make_app  # noqa: PLC0415 - likewise
    from meadhall.server.http.hosts import Hosts  # noqa: PLC0415 - likewise
    from meadhall.server.http.limits import limits_for  # noqa: PLC0415 - likewise
    from meadhall.server.http.visitors import Visitors  # noqa: PLC0415 - likewise
    from meadhall.server.processes import garbage  # noqa: PLC0415 - only this command needs it
    from meadhall.server.processes.brains import Brains  # noqa: PLC0415 - likewise
    from meadhall.server.processes.lifespan import server_of  # noqa: PLC0415 - likewise
    from meadhall.server.storage.folder import key_in  # noqa: PLC0415 - likewise
    from meadhall.server.storage.ledger import Ledger  # noqa: PLC0415 - likewise

    storage = storage_at(arguments, database)
    hall = Hall(Ledger(storage), Brains(arguments.processes), data=arguments.data)
    app = make_app(
        hall,
        Visitors(key_in(arguments.data)),
        PAGE,
        arguments.origin,
        hosts=Hosts(arguments.allowed_host, arguments.origin),
        limits=limits_for(arguments.address_lines),
        metrics_token=token,
    )
    print(f"The hall is open: {address}\nCtrl-C closes it; running matches go on when it opens again.", flush=True)
    log.info("open at %s: %s", address, version())
    garbage.begin()
    if arguments.open:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    server_of(app, 4 * LONGEST_ASK).run([listener])


def storage_at(arguments: argparse.Namespace, database: URL) -> Storage:
    """The database, brought up to date; a key that is none is refused before anything is made."""
    from meadhall.server.storage.database import Storage  # noqa: PLC0415 - likewise
    from meadhall.server.storage.folder import DATABASE, check_key, make_database  # noqa: PLC0415 - only this command needs it

    storage = Storage(database)
    check_key(arguments.data)
    if arguments.database is None:
        make_database(arguments.data / DATABASE)
    storage.migrate()
    return storage


def begin_log(arguments: argparse.Namespace) -> None:
    """Log as it was asked for."""
    form = arguments.log_format or logs.usual_format()
    level = arguments.log_level or logs.usual_level(form)
    logs.configure(form, level, requests=arguments.log_requests or level == "debug")


def token_in(path: Path | None) -> str | None:
    """The token in a file, where no list of running programs shows it."""
    if path is None:
        return None
    try:
        found = path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else "it is no text"
        raise MeadhallError(f"cannot read {path}: {reason}; expected a file with a token") from problem
    if not found:
        raise MeadhallError(f"{path} is empty: a token should be in it")
    return found


def listening(host: str, port: int | None) -> socket.socket:
    """A socket at the port, or at the first free one after the usual."""
    wanted = range(PORT, PORT + TRIES) if port is None else [port]
    for number in wanted:
        found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen()  # whoever reads the address may come at once
        except OSError as problem:
            found.close()
            if number == wanted[-1] or isinstance(problem, socket.gaierror):
                told = f"cannot listen at {host}:{number}: {problem.strerror}"
                raise MeadhallError(f"{told}; expected an address of this machine and a free port") from problem
        else:
            return found
    raise AssertionError  # pragma: no cover - the last port is bound or ends the program


def shown_host(host: str) -> str:
    """How a browser on this machine reaches the server."""
    return "localhost" if host in {"0.0.0.0", "::"} else f"[{host}]" if ":" in host else host  # noqa: S104
