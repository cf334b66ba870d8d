"""PubSub: what the processes that serve one database tell each other, so that any of them can serve a match.

Notices go through PostgreSQL (NOTIFY). Those about what is stored leave together with it, in one transaction; the
others tell what is not stored: answers in a window, wishes, who is there. A lost notice loses nothing that matters: who
hears again after a silence reads what is stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from sqlalchemy.engine import make_url

from meadhall.server.wire import Phrases

log: Final = logging.getLogger("meadhall.pubsub")
CHANNEL: Final = "meadhall"
PAUSE: Final = 1.0  # seconds until a connection that broke is tried again
LONGEST: Final = 7_900  # bytes of a notice that PostgreSQL carries


class Notice(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=str.lower):
    """A notice from one process to all others, about a match."""

    sender: str
    match: str = ""


class Stored(Notice, frozen=True, kw_only=True):
    """Rows of a match were stored."""


class Sat(Notice, frozen=True, kw_only=True):
    """Somebody has sat down."""


class Ended(Notice, frozen=True, kw_only=True):
    """A person has ended their other sessions: cookies bear a new number."""

    holder: str
    generation: int


class Replaced(Notice, frozen=True, kw_only=True):
    """A bot plays for a seat that stays away."""

    seat: int


class Spoken(Notice, frozen=True, kw_only=True):
    """Somebody at a table has said something to the others."""

    seat: int
    phrase: Phrases


class Following(Notice, frozen=True, kw_only=True):
    """The table was set again."""


class Given(Notice, frozen=True, kw_only=True):
    """A seat has answered in a window that opened after so many rows."""

    number: int
    seat: int
    option: str


class Holding(Notice, frozen=True, kw_only=True):
    """The question after so many rows is answered; that is only not shown yet."""

    number: int


class Wish(Notice, frozen=True, kw_only=True):
    """A seat wants to take a choice back, and who has agreed; None if nobody wants to any more."""

    number: int
    seat: int | None
    agreed: list[int]


class Present(Notice, frozen=True, kw_only=True):
    """Who is at a table in that process; `asks` if it wants to hear the same from all others."""

    holders: list[str]
    watching: int
    asks: bool = False


class Alive(Notice, frozen=True, kw_only=True):
    """A process is there; `leaves` if it is about to go."""

    leaves: bool = False


Notices = Ended | Replaced | Spoken | Stored | Sat | Following | Given | Holding | Wish | Present | Alive
Deliver = Callable[[Notices], None]
Missed = Callable[[], Awaitable[None]]

DECODER: Final = msgspec.json.Decoder(Notices)
ENCODER: Final = msgspec.json.Encoder()


def written(notice: Notice) -> str:
    """A notice as it is carried."""
    return ENCODER.encode(notice).decode()


class PubSub:
    """Hears what other processes tell, as long as there is a database; what was missed meanwhile is read up."""

    def __init__(self, url: str, sender: str, deliver: Deliver, missed: Missed) -> None:
        self.address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.sender = sender
        self.deliver = deliver
        self.missed = missed
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        """Listen, and begin anew whenever the connection to the database breaks."""
        from psycopg import OperationalError  # noqa: PLC0415 - only who has a PostgreSQL needs it

        while True:
            try:
                await self.hear()
            except OperationalError as problem:
                log.warning("no notices come: %s", str(problem).strip().splitlines()[0])
            await asyncio.sleep(PAUSE)

    async def hear(self) -> None:
        """Hear all notices of others, until the connection breaks."""
        from psycopg import AsyncConnection  # noqa: PLC0415 - likewise

        async with await AsyncConnection.connect(self.address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await self.missed()
            async for news in connection.notifies():
                self.open(news.payload)

    def open(self, text: str) -> None:
        """Open a notice; one that another version of the hall has written may be none that is known here."""
        try:
            notice: Any = DECODER.decode(text)
        except msgspec.DecodeError:
            log.warning("a notice cannot be read: %.200s", text)
            return
        if notice.sender != self.sender:
            self.deliver(notice)

    async def close(self) -> None:
        """Hear no more."""
        self.listening.cancel()
        await asyncio.gather(self.listening, return_exceptions=True)
