"""`meadhall serve`: the hall in the browser."""

from __future__ import annotations

import argparse
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from meadhall.cli import Commands, version
from meadhall.kernel.errors import MeadhallError
from meadhall.server import logs

log: Final = logging.getLogger("meadhall.serve")
PORT: Final = 8765
HOST: Final = "127.0.0.1"
PAGE: Final = Path(__file__).parents[1] / "page"
LINES: Final = 256
ALLOWED: Final = "a name by which this server may be asked for: play.example.org, .example.org or *"
SHARED: Final = f"pages that one address may have open ({LINES}); more for a school or a club behind one address"
TRIES: Final = 20  # ports after the usual one, if it is taken and none was asked for


def register(commands: Commands, _words: Sequence[str] = ()) -> None:
    """Add the command."""
    parser = commands.add_parser("serve", help="open the hall in the browser", description=__doc__)
    parser.add_argument("--host", default=HOST, help=f"where to listen ({HOST}: this machine only)")
    parser.add_argument("--port", type=int, help=f"the port ({PORT}, or the next one that is free)")
    parser.add_argument("--data", type=Path, default=data_folder(), help="the folder of database and key")
    parser.add_argument("--database", metavar="URL", help="another database: postgresql+psycopg://user@host/name")
    parser.add_argument("--origin", action="append", default=[], help="an address at which others reach this server")
    parser.add_argument("--allowed-host", action="append", default=[], metavar="NAME", help=ALLOWED)
    parser.add_argument("--address-lines", type=int, default=LINES, metavar="N", help=SHARED)
    parser.add_argument("--processes", type=int, help="how many bots think at once (default: one a core but one)")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument("--log-format", choices=logs.FORMATS, help="how to log (text on a terminal, json otherwise)")
    parser.add_argument("--log-level", choices=logs.LEVELS, help="how much to log (warning as text, info as json)")
    parser.add_argument("--log-requests", action="store_true", help="log every request too, as --log-level debug does")
    parser.add_argument("--metrics-token", type=Path, metavar="FILE", help="whoever has this token may read /metrics")
    parser.set_defaults(run=run)


def data_folder() -> Path:
    """Where a person's programs keep what they know."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "meadhall"


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from meadhall.server import sweeping  # noqa: PLC0415 - only this command needs it
    from meadhall.server.app import LONGEST_MESSAGE, make_app  # noqa: PLC0415 - likewise
    from meadhall.server.brains import Brains  # noqa: PLC0415 - likewise
    from meadhall.server.folder import DATABASE, key_in, make_database, make_private  # noqa: PLC0415 - likewise
    from meadhall.server.hall import Hall  # noqa: PLC0415 - likewise
    from meadhall.server.hosts import Hosts  # noqa: PLC0415 - likewise
    from meadhall.server.keeper import keeper_of  # noqa: PLC0415 - likewise
    from meadhall.server.ledger import Ledger  # noqa: PLC0415 - likewise
    from meadhall.server.limits import limits_for  # noqa: PLC0415 - likewise
    from meadhall.server.storage import Storage  # noqa: PLC0415 - likewise
    from meadhall.server.visitors import Visitors  # noqa: PLC0415 - likewise

    if not (PAGE / "index.html").exists():
        print("meadhall: the page is not built; `make play` builds it", file=sys.stderr)
        return 1
    begin_log(arguments)
    token = token_in(arguments.metrics_token)
    make_private(arguments.data)
    if arguments.database is None:
        make_database(arguments.data / DATABASE)
    storage = Storage(arguments.database or f"sqlite:///{arguments.data / DATABASE}")
    storage.migrate()
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
    listener = listening(arguments.host, arguments.port)
    address = f"http://{shown_host(arguments.host)}:{listener.getsockname()[1]}/"
    print(f"The hall is open: {address}\nCtrl-C closes it; running matches go on when it opens again.", flush=True)
    log.info("open at %s: %s", address, version())
    sweeping.begin()
    if arguments.open:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    keeper_of(app, 4 * LONGEST_MESSAGE).run([listener])
    log.info("closed")
    return 0


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
        raise MeadhallError(f"cannot read {path}: {problem}") from problem
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
            if number == wanted[-1]:
                print(f"meadhall: cannot listen at {host}:{number}: {problem.strerror}", file=sys.stderr)
                sys.exit(1)
        else:
            return found
    raise AssertionError  # pragma: no cover - the last port is bound or ends the program


def shown_host(host: str) -> str:
    """How a browser on this machine reaches the server."""
    return "localhost" if host in {"0.0.0.0", "::"} else f"[{host}]" if ":" in host else host  # noqa: S104
