"""Drafts: what people share from the workshop, for whoever has the link. It has bounds and an age.

Who shares something may replace it and take it back; what others have copied is theirs.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import Connection

from meadhall.hall.effects.work import Shelve
from meadhall.hall.records import Kept
from meadhall.hall.refusal import HallError
from meadhall.hall.tables import new_id
from meadhall.server.storage.database import Storage, drafts
from meadhall.server.storage.uploads import ALL, DAY, OF_ONE

HOUR: Final = 3_600.0  # seconds after which it is written down again that somebody looks
MOST: Final = 50  # drafts of one person
DRAFT: Final = 300  # bytes of all else


class Drafts:
    """The shared drafts of a database; called where it may take a while."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    def keep(self, told: Shelve, now: float) -> Kept:
        """Keep a draft, in the place of one of the holder's own if its id is told; refused beyond what one may keep."""
        size = DRAFT + len(told.draft.encode())
        with self.storage.begin() as connection:
            before = None if told.id is None else own(connection, told.id, told.holder)
            if before is not None:
                connection.execute(delete(drafts).where(drafts.c.id == before.id))
            check_room(connection, told, size, now)
            kept = Kept(
                new_id() if before is None else before.id,
                told.draft,
                told.holder,
                now if before is None else before.created,
            )
            make_room(connection, size)
            values = {**kept._asdict(), "mark": told.mark, "bytes": size, "changed": now, "looked": now}
            connection.execute(insert(drafts).values(values))
        return kept

    def fetch(self, id: str, now: float) -> Kept | None:
        """A draft, which somebody looks at."""
        with self.storage.begin() as connection:
            found = found_in(connection, id)
            if found is None:
                return None
            if found.looked < now - HOUR:
                connection.execute(update(drafts).where(drafts.c.id == id).values(looked=now))
            return Kept(found.id, found.draft, found.holder, found.created)

    def withdraw(self, id: str, holder: str) -> Kept:
        """Take back a draft of somebody's own: as it was."""
        with self.storage.begin() as connection:
            found = own(connection, id, holder)
            connection.execute(delete(drafts).where(drafts.c.id == id))
            return found

    # ---------------------------------------------------------------- what goes by itself
    def aged(self, before: float) -> list[tuple[str, int]]:
        """The drafts that nobody has looked at since then, with their bytes, the oldest first."""
        wanted = select(drafts.c.id, drafts.c.bytes).where(drafts.c.looked < before).order_by(drafts.c.looked)
        with self.storage.begin() as connection:
            return [(str(id), int(size)) for id, size in connection.execute(wanted)]

    def remove(self, id: str, before: float) -> bool:
        """Remove a draft, unless somebody has looked at it meanwhile; whether it went."""
        with self.storage.begin() as connection:
            gone = connection.execute(delete(drafts).where(drafts.c.id == id, drafts.c.looked < before))
            return bool(gone.rowcount)


class Used(NamedTuple):
    """How many drafts there are, and how many bytes they take."""

    kept: int
    size: int


def found_in(connection: Connection, id: str) -> Any:
    """A draft with all that is kept of it; None if there is none."""
    if "\0" in id:
        return None  # PostgreSQL does not even look for it
    return connection.execute(select(drafts).where(drafts.c.id == id)).one_or_none()


def own(connection: Connection, id: str, holder: str) -> Kept:
    """A draft of somebody's own; refused if it is another's, or gone."""
    found = found_in(connection, id)
    if found is None:
        raise HallError("no-draft", 404)
    if found.holder != holder:
        raise HallError("not-your-draft", 403)
    return Kept(found.id, found.draft, found.holder, found.created)


def check_room(connection: Connection, told: Shelve, size: int, now: float) -> None:
    """Refuse a draft of who keeps many already, or whose address has brought much today."""
    if used(connection, drafts.c.holder == told.holder).kept >= MOST:
        raise HallError("too-many-drafts", 429, most=MOST)
    today = used(connection, (drafts.c.mark == told.mark) & (drafts.c.changed > now - DAY))
    if today.size + size > OF_ONE:
        raise HallError("too-many-uploads", 429)


def used(connection: Connection, which: object = True) -> Used:
    """What some drafts take."""
    wanted = select(func.count(), func.coalesce(func.sum(drafts.c.bytes), 0)).select_from(drafts)
    kept, size = connection.execute(wanted.where(which)).one()  # type: ignore[arg-type]
    return Used(int(kept), int(size))


def make_room(connection: Connection, size: int) -> None:
    """Let drafts go until there is room for one more: first whichever nobody has looked at for longest."""
    excess = used(connection).size + size - ALL
    if excess <= 0:
        return
    for id, gone in connection.execute(select(drafts.c.id, drafts.c.bytes).order_by(drafts.c.looked)).all():
        connection.execute(delete(drafts).where(drafts.c.id == id))
        excess -= gone
        if excess <= 0:
            return
