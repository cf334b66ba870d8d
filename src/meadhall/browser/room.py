"""LiveRoom: runs a room (meadhall.hall.rooms) in the worker. It hands in what happens, and does what the room wants."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from meadhall.hall import wire
from meadhall.hall.effects.needs import Follow, Need, Store
from meadhall.hall.effects.outlet import Ask, Cut, Done, Effect, Failed, Job, Publish, Stop, Tell, Think, Wake
from meadhall.hall.notices import Following, Stored
from meadhall.hall.records import Record
from meadhall.hall.rooms.room import Moment, Room
from meadhall.hall.telling.channel import Channel

if TYPE_CHECKING:
    from meadhall.browser.worker import BrowserHall

CUT: Final = 1000  # close code: the hall has nothing more to say
Finished = Callable[[Exception | None], None]  # what is done when a job is


class LiveRoom:
    """One room of a browser."""

    def __init__(self, record: Record, hall: BrowserHall) -> None:
        self.hall = hall
        self.id = record.id
        self.room = Room(record, hall.settings, self.moment)
        self.waiting: dict[int, Finished] = {}  # by token: who waits for a job
        self.thinking: dict[int, int] = {}  # by the room's token: that of the brains
        self.is_closed = False
        self.perform(self.room.done())

    @property
    def moment(self) -> Moment:
        """The time."""
        return self.hall.moment

    # ---------------------------------------------------------------- what happens
    def enter(self, channel: Channel, then: Finished) -> None:
        """A page comes in."""
        self.perform(self.room.enter(self.moment, channel, self.wait(then)))

    def hear(self, channel: Channel, ask: wire.Asks, then: Finished) -> None:
        """A page says something; it is heard again when that is done."""
        self.perform(self.room.hear(self.moment, channel, ask, self.wait(then)))

    def refuse(self, channel: Channel, reason: wire.Reason, message: str) -> None:
        """A page has said something that is not even heard."""
        channel.refuse(reason, channel.word(message))
        self.perform(self.room.done())

    def do(self, job: Job, then: Finished) -> None:
        """Do something here."""
        self.perform(self.room.begin(self.moment, job, self.wait(then)))

    def do_later(self, job: Job) -> None:
        """Do something here that nobody waits for."""
        self.perform(self.room.begin(self.moment, job))

    def leave(self, channel: Channel) -> None:
        """A page goes."""
        self.perform(self.room.leave(self.moment, channel))
        self.hall.shut_if_empty(self)

    def close(self) -> None:
        """Nothing happens here any more until somebody comes back."""
        self.is_closed = True
        for token in self.thinking.values():
            self.hall.brains.stop(token)

    def wait(self, then: Finished) -> int:
        """A token for a job that somebody waits for."""
        token = self.room.outlet.token()
        self.waiting[token] = then
        return token

    # ---------------------------------------------------------------- what is to be done
    def perform(self, effects: list[Effect]) -> None:
        """Do what the room wants done; nothing any more once it is closed."""
        finished: list[Done] = []  # whoever waits goes on when all of this is done
        for effect in effects:
            if self.is_closed:
                return
            match effect:
                case Tell():
                    self.hall.bridge.tell(effect.channel.link, effect.text.decode())
                case Wake():
                    self.wake(effect.token, effect.moment)
                case Ask():
                    self.fulfil(effect.need)
                case Done():
                    finished.append(effect)
                case Think():
                    self.think(effect)
                case _:
                    self.perform_other(effect)
        for done in finished:
            self.waiting.pop(done.token)(done.problem)

    def perform_other(self, effect: Effect) -> None:
        """Do what is wanted less often; nobody here wants counts."""
        match effect:
            case Stop() if effect.token in self.thinking:
                self.hall.brains.stop(self.thinking.pop(effect.token))
            case Cut():
                self.hall.end(effect.channel.link, CUT, "")
            case Publish():
                self.hall.publish(effect.notice)
            case Failed():
                self.hall.bridge.warn("".join(traceback.format_exception(effect.problem)))
            case _:
                pass

    def wake(self, token: int, moment: float) -> None:
        """Ring when it is time."""

        def ring() -> None:
            if not self.is_closed:
                self.perform(self.room.ring(self.moment, token))

        self.hall.later(moment - self.hall.moment.now, ring)

    def fulfil(self, need: Need) -> None:
        """Get what a job needs, or tell it why not."""

        def then(found: Any, problem: Exception | None) -> None:
            if problem is None:
                self.tell_others(need, found)
                self.perform(self.room.reply(self.moment, found))
            else:
                self.perform(self.room.fail(self.moment, problem))

        self.hall.matches.fulfil(self.id, need, self.moment.date, then)

    def tell_others(self, need: Need, found: Any) -> None:
        """Other tabs hear of what was stored."""
        match need:
            case Store() if found:
                self.hall.publish(Stored(sender="", match=self.id))
            case Follow():
                self.hall.publish(Following(sender="", match=self.id))
            case _:
                pass

    def think(self, effect: Think) -> None:
        """Have something thought about."""

        def then(found: Any) -> None:
            self.thinking.pop(effect.token, None)
            if not self.is_closed:
                self.perform(self.room.thought(self.moment, effect.token, found))

        self.thinking[effect.token] = self.hall.brains.think(effect.thought, effect.payer[1], then)
