"""People: what the database keeps of a person beside their seats, and how they take it back."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Any, Final

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.engine import Connection

from meadhall.hall.notices import Ended, Sat
from meadhall.hall.wire.people import Me
from meadhall.server.storage.database import Storage, acts, bans, drafts, matches, people, seats, transfers

TOKEN_BYTES: Final = 24
LIFETIME: Final = 600.0  # seconds in which a link to another device can be used


class People:
    """The people of a hall, each known by a digest of the secret that their browser keeps."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    # ---------------------------------------------------------------- what is kept
    def me(self, holder: str) -> Me:
        """What is kept of a person."""
        with self.storage.begin() as connection:
            theirs = select(seats.c.match, seats.c.name, matches.c.end).join(matches).where(seats.c.holder == holder)
            found = connection.execute(theirs).all()
            listed = connection.execute(select(people.c.listed).where(people.c.holder == holder)).scalar_one_or_none()
        return Me(
            known=bool(found) or listed is not None,
            listed=bool(listed),
            matches=len({each.match for each in found}),
            running=len({each.match for each in found if each.end is None}),
            named=len({each.match for each in found if each.name}),
        )

    def allow(self, holder: str, *, listed: bool) -> None:
        """A person says whether their finished matches and their name may be listed to others."""
        with self.storage.begin() as connection:
            self.write(connection, holder, listed=listed)

    def write(self, connection: Connection, holder: str, **told: Any) -> None:
        """Keep something of a person, who may be new."""
        done = connection.execute(update(people).where(people.c.holder == holder).values(**told))
        if not done.rowcount:
            connection.execute(insert(people).values({"holder": holder, "listed": False, "generation": 0} | told))

    def forget_names(self, holder: str) -> list[str]:
        """A person's name goes from all their matches; which these are."""
        with self.storage.begin() as connection:
            return self.blank(connection, holder, name="")

    def blank(self, connection: Connection, who: str, **told: Any) -> list[str]:
        """Change all seats of a person, and tell other processes; the matches."""
        found = connection.execute(select(seats.c.match).where(seats.c.holder == who).distinct()).scalars().all()
        connection.execute(update(seats).where(seats.c.holder == who).values(**told))
        for id in found:
            self.storage.notify(connection, Sat(sender=self.storage.process, match=id))
        return [str(id) for id in found]

    def running(self, holder: str) -> list[str]:
        """The matches of a person that are not over."""
        wanted = select(seats.c.match).join(matches).where(seats.c.holder == holder, matches.c.end.is_(None)).distinct()
        with self.storage.begin() as connection:
            return [str(id) for id in connection.execute(wanted).scalars()]

    def erase(self, holder: str) -> list[str]:
        """Nothing is kept of a person any more but the number that ends their sessions; the matches they were in."""
        with self.storage.begin() as connection:
            found = self.blank(connection, holder, name="", holder=None)
            connection.execute(update(matches).where(matches.c.host == holder).values(host=None))
            connection.execute(update(acts).where(acts.c.host == holder).values(host=None))
            connection.execute(delete(bans).where(or_(bans.c.host == holder, bans.c.holder == holder)))
            connection.execute(delete(transfers).where(transfers.c.holder == holder))
            connection.execute(delete(drafts).where(drafts.c.holder == holder))
            self.write(connection, holder, listed=False)
        return found

    # ---------------------------------------------------------------- sessions
    def generations(self) -> dict[str, int]:
        """By holder, the number that cookies must bear at least; nobody is among them who never ended a session."""
        wanted = select(people.c.holder, people.c.generation).where(people.c.generation > 0)
        with self.storage.begin() as connection:
            return {str(each.holder): int(each.generation) for each in connection.execute(wanted)}

    def end_sessions(self, holder: str) -> int:
        """Cookies of before are worth nothing any more; the number of the next."""
        with self.storage.begin() as connection:
            known = connection.execute(
                select(people.c.generation).where(people.c.holder == holder)
            ).scalar_one_or_none()
            generation = (known or 0) + 1
            self.write(connection, holder, generation=generation)
            connection.execute(delete(transfers).where(transfers.c.holder == holder))
            ended = Ended(sender=self.storage.process, holder=holder, generation=generation)
            self.storage.notify(connection, ended)
            return generation

    def transfer(self, holder: str, secret: str) -> str:
        """A token with which another device can go on as the same person; who reads the database cannot."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        values = {"id": digest(token), "holder": holder, "sealed": sealed(secret.encode(), token).hex()}
        with self.storage.begin() as connection:
            connection.execute(delete(transfers).where(transfers.c.expires < time.time()))
            connection.execute(insert(transfers).values(**values, expires=time.time() + LIFETIME))
        return token

    def redeem(self, token: str) -> str | None:
        """The secret of who made a token, once and in time."""
        wanted = transfers.c.id == digest(token)
        with self.storage.begin() as connection:
            found = connection.execute(select(transfers.c.sealed, transfers.c.expires).where(wanted)).one_or_none()
            if found is None or connection.execute(delete(transfers).where(wanted)).rowcount != 1:
                return None  # somebody else was quicker
        return sealed(bytes.fromhex(found.sealed), token).decode() if found.expires >= time.time() else None

    # ---------------------------------------------------------------- what hosts do
    def note(self, match: str, host: str, act: str, seat: int | None) -> None:
        """Write down what a host has done."""
        with self.storage.begin() as connection:
            connection.execute(insert(acts).values(match=match, at=time.time(), host=host, act=act, seat=seat))

    def acts(self, match: str) -> list[tuple[str, int | None]]:
        """What the host of a table has done, in order."""
        wanted = select(acts.c.act, acts.c.seat).where(acts.c.match == match).order_by(acts.c.id)
        with self.storage.begin() as connection:
            return [(each.act, each.seat) for each in connection.execute(wanted)]

    def ban(self, host: str, holder: str) -> None:
        """Somebody may neither sit nor watch at the tables of a host any more."""
        with self.storage.begin() as connection:
            known = select(func.count()).where(bans.c.host == host, bans.c.holder == holder)
            if not connection.execute(known).scalar_one():
                connection.execute(insert(bans).values(host=host, holder=holder, at=time.time()))

    def banned(self, host: str | None) -> set[str]:
        """Whom a host does not want at their tables."""
        if host is None:
            return set()
        with self.storage.begin() as connection:
            return {
                str(each) for each in connection.execute(select(bans.c.holder).where(bans.c.host == host)).scalars()
            }

    def reseat(self, match: str, seat: int, **told: Any) -> None:
        """Change who holds a seat, and tell other processes."""
        with self.storage.begin() as connection:
            connection.execute(update(seats).where(seats.c.match == match, seats.c.seat == seat).values(**told))
            self.storage.notify(connection, Sat(sender=self.storage.process, match=match))

    def shut(self, match: str, *, shut: bool) -> None:
        """Shut a table to newcomers, or open it, and tell other processes."""
        with self.storage.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == match).values(shut=shut))
            self.storage.notify(connection, Sat(sender=self.storage.process, match=match))


def digest(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def sealed(text: bytes, token: str) -> bytes:
    """A short text that only who has the token can read; the same opens it again."""
    stream = hashlib.blake2b(token.encode(), digest_size=len(text), person=b"meadhall move").digest()
    return bytes(a ^ b for a, b in zip(text, stream, strict=True))
