"""Storage: records in a database, SQLite beside the server or PostgreSQL by its address.

The insert of a row is the lock: two that claim the same number of a match cannot both be stored.
"""

from __future__ import annotations

import json
import secrets
import threading
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    delete,
    event,
    false,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from meadhall.drafting.steps import Plan
from meadhall.hall import wire
from meadhall.hall.endings import lengths_of
from meadhall.hall.notices import Following, Notice, Sat, Stored
from meadhall.hall.records import Record, Row, Sitter
from meadhall.hall.refusal import StorageError, TakenError
from meadhall.kernel.chance import SEALED
from meadhall.server.processes.pubsub import CHANNEL, written

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATING: Final = 0x6D656164  # the number of a lock in PostgreSQL
QUIET: Final = {"hide_parameters": True}  # answers that nobody has seen yet are not written into logs
LONGEST_LOG: Final = 20_000  # pages of SQLite's log, before whoever writes tidies it up; usually it is done beside
DRIVERS: Final = ("postgresql+psycopg", "postgresql", "sqlite", "sqlite+pysqlite")  # how addresses may begin
EXPECTED: Final = "expected an address like postgresql+psycopg://user@host/name or sqlite:////folder/file"
WAIT: Final = 4.0  # seconds for a database that is locked, out of connections or stands still
FILLER: Final = "." * 8_192  # what a heartbeat writes: more than a page of SQLite, so that it needs room
STALE: Final = 3_600.0  # seconds after which a heartbeat is nobody's any more
PROBES: Final = 3  # signs of life that a PostgreSQL may leave out before its connection is given up

tables: Final = MetaData()
matches: Final = Table(
    "matches", tables,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("version", String(32), nullable=False),
    Column("fingerprint", String(64), nullable=False),
    Column("window", Integer, nullable=False),
    Column("timing", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("next", String(32)),
    Column("end", Text),
    Column("origin", String(64)),
    Column("chance", String(8)),  # NULL: the plain stream
    Column("host", String(64)),
    Column("shut", Boolean, nullable=False, server_default=false()),
    Column("choose", Boolean, nullable=False, server_default=false()),
    Column("draft", Text),  # NULL: it was not drafted what is played
)  # fmt: skip
seats: Final = Table(
    "seats", tables,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("level", String(32)),
    Column("holder", String(64), index=True),
    Column("muted", Boolean, nullable=False, server_default=false()),
)  # fmt: skip
rows: Final = Table(
    "rows", tables,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("used", Float, nullable=False, server_default="0"),
)  # fmt: skip
reviews: Final = Table(
    "reviews", tables,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("made", Float, nullable=False),
    Column("moments", Text, nullable=False),
)  # fmt: skip
uploads: Final = Table(
    "uploads", tables,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("mark", String(32), nullable=False),
    Column("bytes", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("looked", Float, nullable=False),
)  # fmt: skip
people: Final = Table(
    "people", tables,
    Column("holder", String(64), primary_key=True),
    Column("listed", Boolean, nullable=False),
    Column("generation", Integer, nullable=False),
)  # fmt: skip
transfers: Final = Table(
    "transfers", tables,
    Column("id", String(64), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("sealed", String(128), nullable=False),
    Column("expires", Float, nullable=False),
)  # fmt: skip
bans: Final = Table(
    "bans", tables,
    Column("host", String(64), primary_key=True),
    Column("holder", String(64), primary_key=True),
    Column("at", Float, nullable=False),
)  # fmt: skip
acts: Final = Table(
    "acts", tables,
    Column("id", Integer, primary_key=True),
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("at", Float, nullable=False),
    Column("host", String(64)),
    Column("act", String(8), nullable=False),
    Column("seat", Integer),
)  # fmt: skip
drafts: Final = Table(
    "drafts", tables,
    Column("id", String(32), primary_key=True),
    Column("holder", String(64), index=True),
    Column("mark", String(32), nullable=False),
    Column("draft", Text, nullable=False),
    Column("bytes", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("looked", Float, nullable=False),
)  # fmt: skip
heartbeats: Final = Table(
    "heartbeats", tables,
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Column("filler", Text, nullable=False),
)  # fmt: skip


class Storage:
    """A database of matches."""

    def __init__(self, url: str | URL) -> None:
        self.process = secrets.token_hex(8)  # what this process is called by others that serve the same database
        self.address = address_of(url)
        self.url = self.address.render_as_string(hide_password=False)
        self.is_sqlite = is_file(self.address)
        self.engine: Engine = engine_of(self.address)
        self.heartbeat = ""  # the id of the last one
        self.going_on = 0  # transactions, in any thread
        self.changed = threading.Condition()
        if self.is_sqlite:
            event.listen(self.engine, "connect", prepare_sqlite)

    def migrate(self) -> None:
        """Bring the tables up to date; what is up to date stays as it is."""
        from alembic import command  # noqa: PLC0415 - only whoever opens a database needs it
        from alembic.config import Config  # noqa: PLC0415 - likewise
        from alembic.util import CommandError  # noqa: PLC0415 - likewise

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        try:
            with self.engine.begin() as connection:
                if not self.is_sqlite:  # several servers may start at once, and a large table takes its time
                    connection.execute(text("SET LOCAL statement_timeout = 0"))
                    connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except CommandError as problem:
            raise StorageError(f"the database {shown(self.address)} is of a newer meadhall: {problem}") from problem
        except SQLAlchemyError as problem:
            raise StorageError(f"the database {shown(self.address)} cannot be used: {plain(problem)}") from problem

    def tidy(self) -> None:
        """Write what is in SQLite's log to its place; nobody who reads or writes waits for it."""
        if self.is_sqlite:
            with self.begin() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def beat(self, now: float) -> None:
        """Write and store something that needs room, then take away what was written before; StorageError if not."""
        id = secrets.token_hex(8)
        with self.begin() as connection:
            connection.execute(insert(heartbeats).values(id=id, at=now, filler=FILLER))
            is_old = (heartbeats.c.id == self.heartbeat) | (heartbeats.c.at < now - STALE)
            connection.execute(delete(heartbeats).where(is_old))
        self.heartbeat = id

    def close(self) -> None:
        """Give back all connections, when those who still use one are done: SQLite tidies up with the last of them."""
        with self.changed:
            self.changed.wait_for(lambda: not self.going_on, WAIT)
        self.engine.dispose()

    def count(self, change: int) -> None:
        """A transaction begins or is over."""
        with self.changed:
            self.going_on += change
            self.changed.notify_all()

    # ---------------------------------------------------------------- matches
    def create(self, record: Record) -> None:
        """Store a new match, with the rows that it begins with if it has any."""
        with self.begin() as connection:
            self.put(connection, record)

    def put(self, connection: Connection, record: Record) -> None:
        """Store a new match, together with whatever else is done."""
        connection.execute(insert(matches).values(match_values(record)))
        connection.execute(
            insert(seats),
            [{"match": record.id, "seat": at, **sitter._asdict()} for at, sitter in enumerate(record.sitters)],
        )
        if record.rows:
            connection.execute(insert(rows), [{"match": record.id, **row._asdict()} for row in record.rows])

    def load(self, id: str) -> Record | None:
        """A match by its id."""
        if "\0" in id:
            return None  # PostgreSQL does not even look for it
        with self.begin() as connection:
            found = connection.execute(select(matches).where(matches.c.id == id)).mappings().all()
            return next(iter(self.filled(connection, found, [id])), None)

    def filled(self, connection: Connection, told: Sequence[Any], whole: Collection[str]) -> list[Record]:
        """Records with their seats; some of them whole, with their rows."""
        sitters = self.sitters(connection, [each["id"] for each in told])
        return [
            Record(
                **without_chance(each) | {
                    "setup": json.loads(each["setup"]),
                    "seed": int(each["seed"]),
                    "timing": msgspec.json.decode(each["timing"], type=wire.Timing),
                    "end": None if each["end"] is None else json.loads(each["end"]),
                    "draft": None if each["draft"] is None else msgspec.json.decode(each["draft"], type=Plan),
                    "sitters": sitters[each["id"]],
                    "rows": self.rows(connection, each["id"]) if each["id"] in whole else [],
                }
            )
            for each in told
        ]  # fmt: skip

    def sitters(self, connection: Connection, ids: list[str]) -> dict[str, list[Sitter]]:
        """Who sits where at some tables."""
        found: dict[str, list[Sitter]] = {id: [] for id in ids}
        for each in connection.execute(select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.seat)):
            found[each.match].append(Sitter(each.kind, each.name, each.level, each.holder, bool(each.muted)))
        return found

    def rows(self, connection: Connection, id: str, since: int = 0) -> list[Row]:
        """The rows of a match, from a number on."""
        columns = [rows.c[part] for part in Row._fields]
        wanted = select(*columns).where(rows.c.match == id, rows.c.number >= since).order_by(rows.c.number)
        return [Row._make(each) for each in connection.execute(wanted)]

    def of_holder(self, holder: str, most: int, known: Mapping[str, int | None] | None = None) -> list[Record]:
        """The matches in which somebody has a seat, the newest first; rows only of those that run and are not known.

        Known is what is known after as many rows as there are; None: however many.
        """
        theirs = select(seats.c.match).where(seats.c.holder == holder)
        wanted = select(matches).where(matches.c.id.in_(theirs)).order_by(matches.c.created.desc()).limit(most)
        with self.begin() as connection:
            found = connection.execute(wanted).mappings().all()
            running = [each["id"] for each in found if each["end"] is None]
            counted = dict(self.counts(connection, running))
            unknown = [id for id in running if (known or {}).get(id, -1) not in {None, counted.get(id, 0)}]
            return self.filled(connection, found, unknown)

    def counts(self, connection: Connection, ids: list[str]) -> list[tuple[str, int]]:
        """How many rows some matches have."""
        wanted = select(rows.c.match, func.count()).where(rows.c.match.in_(ids)).group_by(rows.c.match)
        return [(str(id), int(count)) for id, count in connection.execute(wanted)]

    def sit(self, id: str, seat: int, name: str, holder: str, change: tuple[Record, Record] | None = None) -> None:
        """Somebody takes a free seat, and may change the setup with it; TakenError if somebody else was quicker."""
        wanted = update(seats).where(seats.c.match == id, seats.c.seat == seat, seats.c.kind == "free")
        with self.begin() as connection:
            if change is not None:
                self.rearrange(connection, *change)
            done = connection.execute(wanted.values(kind="person", name=name, holder=holder))
            if done.rowcount != 1:
                raise TakenError(f"seat {seat} is taken")
            self.notify(connection, Sat(sender=self.process, match=id))

    def rearrange(self, connection: Connection, old: Record, new: Record) -> None:
        """Change the setup of a match that has not begun; TakenError if it is not as it was, or has begun."""
        begun = connection.execute(select(func.count()).where(rows.c.match == old.id)).scalar_one()
        wanted = update(matches).where(matches.c.id == old.id, matches.c.setup == json.dumps(old.setup))
        done = connection.execute(wanted.values(setup=json.dumps(new.setup), fingerprint=new.fingerprint))
        if begun or done.rowcount != 1:
            raise TakenError(f"match {old.id} has changed")

    def follow(self, id: str, next: str) -> str:
        """Remember the match after a match; the first one that is told stays."""
        with self.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == id, matches.c.next.is_(None)).values(next=next))
            self.notify(connection, Following(sender=self.process, match=id))
            return str(connection.execute(select(matches.c.next).where(matches.c.id == id)).scalar_one())

    def finish(self, id: str, end: dict[str, Any] | None) -> None:
        """Remember how a match ended; None if it goes on after all, because an answer was taken back."""
        with self.begin() as connection:
            told = None if end is None else json.dumps(end | lengths_of(self.rows(connection, id)))
            connection.execute(update(matches).where(matches.c.id == id).values(end=told))

    def arrange(self, record: Record) -> None:
        """Remember the setup that the draft of a match has led to."""
        values = {part: match_values(record)[part] for part in ("setup", "fingerprint", "draft")}
        with self.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == record.id).values(values))

    # ---------------------------------------------------------------- rows
    def append(self, told: Sequence[tuple[str, list[Row]]]) -> list[bool]:
        """Store rows of some matches in one go: for each match, whether they were stored; not if a number is taken."""
        values = [{"match": id, **row._asdict()} for id, added in told for row in added]
        try:
            with self.begin() as connection:
                connection.execute(insert(rows), values)
                for id, _ in told:
                    self.notify(connection, Stored(sender=self.process, match=id))
        except IntegrityError:
            if len(told) == 1:
                return [False]
            return [self.append([each])[0] for each in told]
        return [True] * len(told)

    # ---------------------------------------------------------------- reviews
    def review(self, id: str) -> str | None:
        """What was thought of a match afterwards, if it was."""
        with self.begin() as connection:
            found = connection.execute(select(reviews.c.moments).where(reviews.c.match == id)).scalar_one_or_none()
            return None if found is None else str(found)

    def keep_review(self, id: str, moments: str, made: float) -> None:
        """Remember what was thought of a match, in the place of what an earlier version has thought of it."""
        try:
            with self.begin() as connection:
                connection.execute(delete(reviews).where(reviews.c.match == id))
                connection.execute(insert(reviews).values(match=id, made=made, moments=moments))
        except IntegrityError:
            return  # another server has thought of it too

    def since(self, id: str, number: int) -> list[Row]:
        """The rows of a match from a number on."""
        with self.begin() as connection:
            return self.rows(connection, id, number)

    # ---------------------------------------------------------------- other processes
    def notify(self, connection: Connection, notice: Notice) -> None:
        """Tell other processes, if what is being done here is done at all."""
        if not self.is_sqlite:
            connection.execute(select(func.pg_notify(CHANNEL, written(notice))))

    def send(self, notice: Notice) -> None:
        """Tell other processes something that is not stored."""
        with self.begin() as connection:
            self.notify(connection, notice)

    def begin(self) -> Any:
        """A transaction."""
        return Transaction(self)


class Transaction:
    """A transaction that tells of a database in trouble in our own words."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.inner = storage.engine.begin()

    def __enter__(self) -> Connection:
        self.storage.count(1)
        try:
            return self.inner.__enter__()
        except SQLAlchemyError as problem:
            self.storage.count(-1)
            raise StorageError(f"the database cannot be reached: {plain(problem)}") from problem

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self.inner.__exit__(kind, problem, trace)
        except SQLAlchemyError as trouble:
            raise StorageError(f"the database could not keep it: {plain(trouble)}") from trouble
        finally:
            self.storage.count(-1)
        if isinstance(problem, SQLAlchemyError) and not isinstance(problem, IntegrityError):
            raise StorageError(f"the database could not keep it: {plain(problem)}") from problem


def address_of(url: str | URL) -> URL:
    """The address of a database in its parts, refused if it is none or that of a database which is not supported."""
    try:
        found = make_url(url)
    except (ArgumentError, ValueError) as problem:  # it is not shown: there may be a password in it
        raise StorageError(f"the address of the database cannot be read; {EXPECTED}") from problem
    if found.drivername not in DRIVERS:
        raise StorageError(f"matches are not kept in {found.drivername!r}; {EXPECTED}")
    return found


def is_file(address: URL) -> bool:
    """Whether a database is a file of ours."""
    return address.get_backend_name() == "sqlite"


def file_of(address: URL) -> Path | None:
    """The file of a database, if it is in one."""
    named = address.database if is_file(address) and "uri" not in address.query else None
    return None if named in {None, "", ":memory:"} else Path(str(named))


def shown(address: URL) -> str:
    """An address without passwords."""
    return address.difference_update_query(["password"]).render_as_string()


def engine_of(address: URL) -> Engine:
    """Connections to a database, none of them open yet."""
    try:
        return create_engine(address, **settings(address))
    except (ArgumentError, ValueError, TypeError) as problem:
        reason = str(problem).partition("\n")[0]
        raise StorageError(f"the database {shown(address)} cannot be used: {reason}; {EXPECTED}") from problem


def settings(address: URL) -> dict[str, Any]:
    """How to connect."""
    if is_file(address):
        return {"connect_args": {"timeout": WAIT, "check_same_thread": False}, **QUIET}
    return {"pool_pre_ping": True, **QUIET, "pool_timeout": WAIT, "connect_args": patience(address)}


def patience(url: URL) -> dict[str, Any]:
    """How long a PostgreSQL may stand still before it counts as gone; what the address itself tells comes first."""
    wait = max(1, round(WAIT))
    told = {
        "connect_timeout": max(2, wait),  # the least that its library knows
        "keepalives_idle": wait,
        "keepalives_interval": 1,
        "keepalives_count": PROBES,
        "tcp_user_timeout": round(WAIT * 1000),
    }
    own = url.query.get("options", "")
    options = f"-c statement_timeout={round(WAIT * 1000)} {own if isinstance(own, str) else ' '.join(own)}"
    return {name: value for name, value in told.items() if name not in url.query} | {"options": options.strip()}


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for writers, and what was committed survives the end of the process."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA wal_autocheckpoint={LONGEST_LOG}")
    cursor.close()


def plain(problem: SQLAlchemyError) -> str:
    """What a database says, without the statement."""
    return str(getattr(problem, "orig", None) or problem).strip().splitlines()[0]


def without_chance(each: Mapping[str, Any]) -> dict[str, Any]:
    """The columns of a match, with its stream of chance as a record has it."""
    told = dict(each)
    return told | {"sealed": told.pop("chance") == SEALED}


def match_values(record: Record) -> dict[str, Any]:
    """The columns of a match."""
    return {
        "id": record.id,
        "game": record.game,
        "setup": json.dumps(record.setup),
        "seed": str(record.seed),
        "version": record.version,
        "fingerprint": record.fingerprint,
        "window": record.window,
        "timing": msgspec.json.encode(record.timing).decode(),
        "created": record.created,
        "origin": record.origin,
        "host": record.host,
        "shut": record.shut,
        "choose": record.choose,
        "draft": None if record.draft is None else msgspec.json.encode(record.draft).decode(),
        "chance": SEALED if record.sealed else None,
    }
