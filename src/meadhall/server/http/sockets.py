"""Sockets: a page that looks at a table, from the handshake until it goes."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from meadhall.hall import wire
from meadhall.hall.allowance import Allowance
from meadhall.hall.refusal import HallError, StorageError
from meadhall.hall.telling.channel import Channel
from meadhall.localisation import ENGLISH, languages, words
from meadhall.server.http.context import Context
from meadhall.server.http.limits import address_of, price
from meadhall.server.http.visitors import COOKIE
from meadhall.server.rooms.live import LiveRoom

MESSAGES: Final = (40.0, 10.0)  # of a channel: at once, and a second
SLOWED: Final = 1.0  # seconds for which a page that says too much is not heard
PATIENCE: Final = 10.0  # seconds for the first message
LONGEST_REASON: Final = 120  # bytes that fit into a close frame
PATH: Final = re.compile(r"/api/matches/([^/]+)/line")
BAD: Final = 1008  # close code: the page breaks the rules
GONE: Final = 4404  # there is no such table
AWAY: Final = 1013  # the table cannot be found just now: pages come back by themselves


class SocketRouter:
    """Sockets go straight to their table, all else through the application.

    A thousand sockets may wait for hours, and each would keep all middleware in memory.
    """

    def __init__(self, app: ASGIApp, sockets: Sockets) -> None:
        self.app = app
        self.sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Tell them apart."""
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        socket = WebSocket(scope, receive, send)
        found = PATH.fullmatch(scope["path"])
        if found is None:
            await socket.close(BAD)
        else:
            await self.sockets.serve(socket, found[1])


class Sockets:
    """Leads pages to their rooms."""

    def __init__(self, context: Context) -> None:
        self.context = context

    async def serve(self, socket: WebSocket, id: str) -> None:
        """A page that looks at a table, until it goes."""
        cookie = self.cookie_of(socket.scope)
        if cookie is None:
            await socket.close(BAD)
            return
        address = address_of(socket.scope)
        if not self.context.addresses.enter(address):
            await socket.close(AWAY)
            return
        try:
            await self.received(socket, id, cookie, address)
        finally:
            self.context.addresses.leave(address)

    def cookie_of(self, scope: Scope) -> str | None:
        """What a page of ours is known by, empty if it is not; None for who comes from another site.

        Headers are read here and nowhere else: nothing keeps them once a channel is open.
        """
        headers = Headers(scope=scope)
        if headers.get("origin") is None or not self.context.is_ours(headers):
            return None
        return cookie_parser(headers.get("cookie", "")).get(COOKIE, "")

    async def received(self, socket: WebSocket, id: str, cookie: str, address: str) -> None:
        """Hear who comes, and lead them in."""
        await socket.accept()
        with contextlib.suppress(WebSocketDisconnect, TimeoutError):
            language = await self.greeted(socket)
            if language is not None:
                await self.led_in(socket, id, language, cookie, self.context.addresses.messages(address))

    async def led_in(self, socket: WebSocket, id: str, language: str, cookie: str, shared: Allowance) -> None:
        """Lead a page to its room, which nobody can close before it is in."""
        try:
            room = await self.context.hall.room(id)
        except HallError as problem:
            await socket.close(GONE, short(problem.text(language)))
            return
        except StorageError:
            await socket.close(AWAY, short(words("server", language).say("storage-away")))
            return
        holder = self.context.visitors.holder(cookie) or ""
        refusal = room.room.moderation.refusal(holder)
        if refusal is not None:
            await socket.close(GONE, short(words("server", language).say(refusal)))
            return
        await self.attended(socket, room, room.channel(holder, language, address_of(socket.scope)), shared)

    async def greeted(self, socket: WebSocket) -> str | None:
        """The language of a page that has said hello in time and in our words."""
        hello = wire.decoded(await asyncio.wait_for(heard(socket), PATIENCE))
        if not isinstance(hello, wire.Hello) or hello.language not in languages():
            await self.dismissed(socket, "unreadable", "refused-unreadable", ENGLISH)
            return None
        if hello.version != wire.VERSION:
            await self.dismissed(socket, "version", "refused-version", hello.language)
            return None
        return hello.language

    async def dismissed(self, socket: WebSocket, reason: wire.Reason, message: str, language: str) -> None:
        """Tell a page why its channel ends."""
        self.context.hall.traffic.refuse(reason)
        told = wire.Refused(reason=reason, text=words("server", language).say(message))
        await socket.send_text(wire.ENCODER.encode(told).decode())
        await socket.close(BAD)

    async def attended(self, socket: WebSocket, room: LiveRoom, channel: Channel, shared: Allowance) -> None:
        """Listen to a page and tell it what happens."""
        try:
            await room.enter(channel)
            async with asyncio.TaskGroup() as both:  # a page that cannot be told anything is not listened to either
                both.create_task(send_all(socket, room, channel))
                await listen(socket, room, channel, shared)
        except* WebSocketDisconnect:
            pass  # whichever of the two found out first
        finally:
            room.leave(channel)


def short(text: str) -> str:
    """As much of a text as fits into the end of a channel."""
    return text.encode()[:LONGEST_REASON].decode(errors="ignore")


async def send_all(socket: WebSocket, room: LiveRoom, channel: Channel) -> None:
    """Send what there is to be told, until the channel is cut."""
    while await send_some(socket, room, channel):
        pass
    await socket.close()


async def send_some(socket: WebSocket, room: LiveRoom, channel: Channel) -> bool:
    """Send what waits, and keep nothing of it: most channels are quiet. False if the channel is cut."""
    texts = await channel.link.take()
    for text in texts:
        await socket.send_text(text.decode())
        room.hall.traffic.send(text)
    return bool(texts)


async def listen(socket: WebSocket, room: LiveRoom, channel: Channel, shared: Allowance) -> None:
    """Do what a page asks for; what costs more is paid for by hearing less, from this page and all at its address."""
    own = Allowance(*MESSAGES)
    while True:
        text = await heard(socket)
        now = time.monotonic()
        if not own.take(now) or not shared.take(now):
            room.refuse(channel, "too_fast", "refused-too-fast")
            await asyncio.sleep(SLOWED)
            continue
        ask = wire.decoded(text)
        if ask is None:
            room.refuse(channel, "unreadable", "refused-unreadable")
            continue
        room.hall.traffic.hear(ask)
        before = channel.sent
        await room.hear(channel, ask)
        cost = price(ask, channel.sent - before)
        own.charge(cost)
        shared.charge(cost)


async def heard(socket: WebSocket) -> str:
    """The next thing that a page says; empty if it is not even text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return message.get("text") or ""
