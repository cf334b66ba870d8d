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

from meadhall.hall.notices import Notice, Notices

log: Final = logging.getLogger("meadhall.pubsub")
CHANNEL: Final = "meadhall"
PAUSE: Final = 1.0  # seconds until a connection that broke is tried again
LONGEST: Final = 7_900  # bytes of a notice that PostgreSQL carries


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
