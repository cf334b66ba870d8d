"""Post: what the processes that serve one database tell each other, so that a match can be played through any of them.

Letters go through PostgreSQL (NOTIFY). Those about what is stored leave together with it, in one transaction; the
others tell what is not stored: answers in a window, wishes, who is there. A lost letter loses nothing that matters: who
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

log: Final = logging.getLogger("meadhall.post")
CHANNEL: Final = "meadhall"
PAUSE: Final = 1.0  # seconds until a line that broke is tried again
LONGEST: Final = 7_900  # bytes of a letter that PostgreSQL carries


class Letter(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=str.lower):
    """A letter from one process to all others, about a match."""

    sender: str
    match: str = ""


class Stored(Letter, frozen=True, kw_only=True):
    """Rows of a match were stored."""


class Sat(Letter, frozen=True, kw_only=True):
    """Somebody has sat down."""


class Ended(Letter, frozen=True, kw_only=True):
    """A person has ended their other sessions: cookies bear a new number."""

    holder: str
    generation: int


class Replaced(Letter, frozen=True, kw_only=True):
    """A bot plays for a seat that stays away."""

    seat: int


class Spoken(Letter, frozen=True, kw_only=True):
    """Somebody at a table has said something to the others."""

    seat: int
    phrase: Phrases


class Following(Letter, frozen=True, kw_only=True):
    """The table was set again."""


class Given(Letter, frozen=True, kw_only=True):
    """A seat has answered in a window that opened after so many rows."""

    number: int
    seat: int
    option: str


class Holding(Letter, frozen=True, kw_only=True):
    """The question after so many rows is answered; that is only not shown yet."""

    number: int


class Wish(Letter, frozen=True, kw_only=True):
    """A seat wants to take a choice back, and who has agreed; None if nobody wants to any more."""

    number: int
    seat: int | None
    agreed: list[int]


class Present(Letter, frozen=True, kw_only=True):
    """Who is at a table in that process; `asks` if it wants to hear the same from all others."""

    holders: list[str]
    watching: int
    asks: bool = False


class Alive(Letter, frozen=True, kw_only=True):
    """A process is there; `leaves` if it is about to go."""

    leaves: bool = False


Letters = Ended | Replaced | Spoken | Stored | Sat | Following | Given | Holding | Wish | Present | Alive
Deliver = Callable[[Letters], None]
Missed = Callable[[], Awaitable[None]]

DECODER: Final = msgspec.json.Decoder(Letters)
ENCODER: Final = msgspec.json.Encoder()


def written(letter: Letter) -> str:
    """A letter as it is carried."""
    return ENCODER.encode(letter).decode()


class Post:
    """Hears what other processes tell, as long as there is a database; what was missed meanwhile is read up."""

    def __init__(self, url: str, sender: str, deliver: Deliver, missed: Missed) -> None:
        self.address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.sender = sender
        self.deliver = deliver
        self.missed = missed
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        """Listen, and begin anew whenever the line to the database breaks."""
        from psycopg import OperationalError  # noqa: PLC0415 - only who has a PostgreSQL needs it

        while True:
            try:
                await self.hear()
            except OperationalError as problem:
                log.warning("the post does not come: %s", str(problem).strip().splitlines()[0])
            await asyncio.sleep(PAUSE)

    async def hear(self) -> None:
        """Hear all letters of others, until the line breaks."""
        from psycopg import AsyncConnection  # noqa: PLC0415 - likewise

        async with await AsyncConnection.connect(self.address, autocommit=True) as line:
            await line.execute(f"LISTEN {CHANNEL}")
            await self.missed()
            async for news in line.notifies():
                self.open(news.payload)

    def open(self, text: str) -> None:
        """Open a letter; one that another version of the hall has written may be none that is known here."""
        try:
            letter: Any = DECODER.decode(text)
        except msgspec.DecodeError:
            log.warning("a letter cannot be read: %.200s", text)
            return
        if letter.sender != self.sender:
            self.deliver(letter)

    async def close(self) -> None:
        """Hear no more."""
        self.listening.cancel()
        await asyncio.gather(self.listening, return_exceptions=True)
