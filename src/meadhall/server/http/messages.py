"""Messages: what a page says over its socket, decoded, and handed to the part of the room that does it."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from meadhall.localisation import languages
from meadhall.server import wire
from meadhall.server.refusal import RefusedError
from meadhall.server.rooms.room import Room
from meadhall.server.storage.database import StorageError
from meadhall.server.telling.channel import Channel

LONGEST_MESSAGE: Final = 4_096


def decoded(text: str) -> wire.Asks | None:
    """What a page says; None if it is not one of our messages."""
    if len(text) > LONGEST_MESSAGE:
        return None
    try:
        found: wire.Asks = wire.ASKS.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found


async def handle(room: Room, channel: Channel, ask: wire.Asks) -> None:
    """Do what a page asks for; whatever is wrong with it is told, and the match goes on."""
    try:
        await dispatch(room, channel, ask)
    except RefusedError as refusal:
        channel.refuse(refusal.reason, str(refusal))
        if refusal.reason in {"stale", "storage"}:
            room.herald.tell_news(channel)
    except StorageError:
        channel.refuse("storage", channel.word("storage-away"))


async def dispatch(room: Room, channel: Channel, ask: wire.Asks) -> None:
    """Do one thing that a page asks for: what concerns the match, or else the page itself and the table."""
    match ask:
        case wire.Answer():
            begun, number = time.perf_counter(), room.number
            await room.answers.answer(channel, ask)
            if room.number != number:  # else it waits for its window, or for its beat
                room.hall.traffic.answered(begun)
        case wire.Resign():
            await room.resign(channel, ask)
        case wire.Back():
            await room.undo.back(channel, ask)
        case wire.Agree():
            await room.undo.agree(channel, ask)
        case wire.Claim():
            await room.absence.claim(channel, ask)
        case wire.Again():
            await room.again(channel)
        case _:
            await dispatch_other(room, channel, ask)


async def dispatch_other(room: Room, channel: Channel, ask: wire.Asks) -> None:
    """Do one thing that a page asks for about itself or about the table."""
    match ask:
        case wire.Speak() if ask.language in languages():
            await room.speak(channel, ask)
        case wire.Look():
            await room.look(channel, ask)
        case wire.History():
            await room.history(channel, ask)
        case wire.Advise():
            await room.thinkers.advise(channel, ask)
        case wire.Inspect():
            await room.inspect(channel, ask)
        case wire.Moderate():
            await room.moderation.moderate(channel, ask)
        case wire.Seen():
            room.thinkers.see(channel, ask.number)
        case wire.Phrase():
            room.talk.speak(channel, ask)
        case wire.Ping():
            channel.tell(wire.Pong())
        case _:
            channel.refuse("unreadable", channel.word("refused-unreadable"))
