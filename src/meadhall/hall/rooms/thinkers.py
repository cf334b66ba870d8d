"""Thinkers: the bots of a table, who answer for themselves or for who is late, and advise."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

from meadhall import Match, bots
from meadhall.hall import wire
from meadhall.hall.effects.outlet import Job
from meadhall.hall.refusal import RefusedError
from meadhall.hall.rooms.answers import Answers
from meadhall.hall.rooms.table import Table
from meadhall.hall.rooms.window import Window
from meadhall.hall.settings import Settings
from meadhall.hall.telling.channel import Channel
from meadhall.hall.telling.names import names_of
from meadhall.hall.thoughts import Advice, Advised, Answer, Glance, Payer, Rank, draw_seed, world_of

THOUGHT: Final = 0.6  # the part of a beat that a bot thinks at most
STAND_IN: Final = "warrior"  # the bot that answers for who is late
ADVISED: Final = 5  # answers
UNASKED: Final = 0.5  # seconds that a bot thinks at most where nobody waits for it
RESTING: Final = 400  # such answers after which a table rests until somebody comes
MOST_QUEUED: Final = 4  # thoughts that wait for an address, before it gets no more advice
UNSEEN: Final = 10.0  # seconds that a bot waits at most until the players have seen what happened before
GLIMPSE: Final = 0.1  # the part of a bot's longest thought that its chances may take: the next bot may wait for it
HASTY: Final = "guest"  # the bot that answers at once for one that is not ready


class Ready(NamedTuple):
    """An answer that a bot has found after so many rows, and when it began to think."""

    number: int
    seat: int
    option: str
    begun: float

    @property
    def latest(self) -> float:
        """Until when it waits for the players' eyes."""
        return self.begun + UNSEEN


class Pending:
    """A thought that is wanted at a moment, done or not."""

    def __init__(self) -> None:
        self.token = 0
        self.option: str | None = None

    def take(self, option: str | None) -> None:
        """It is done, or cannot be."""
        self.option = option


class Thinkers:
    """What bots do at a table."""

    def __init__(
        self,
        table: Table,
        answers: Answers,
        settings: Settings,
        *,
        begin: Callable[[Job], None],
        attend: Callable[[], None],
    ) -> None:
        self.course, self.seating, self.asked, self.clocks, self.outlet = table
        self.answers = answers
        self.settings = settings
        self.begin = begin  # a job, after those that are under way
        self.attend = attend
        self.unasked = 0  # answers since somebody of the match was last here
        self.unseen: list[Ready] = []  # answers that wait until the players have seen what happened before

    # ---------------------------------------------------------------- for whom they think
    def payer(self, rank: Rank = Rank.AWAITED) -> Payer:
        """Who pays for a thought: the address of whoever plays here, else of whoever looks."""
        channels = self.seating.channels
        found = next((channel for channel in channels if channel.mine), None) or next(iter(channels), None)
        return ("" if found is None else found.address, rank if self.seating.is_awaited else Rank.IDLE)

    def is_resting(self) -> bool:
        """Whether a table has gone on without its people for long enough; it is counted with each answer."""
        self.unasked = 0 if self.seating.is_awaited else self.unasked + 1
        return self.unasked > RESTING

    def wake(self) -> None:
        """Somebody has come: the table goes on."""
        if self.unasked > RESTING:
            self.unasked = 0
            self.attend()

    # ---------------------------------------------------------------- for whom they wait
    def see(self, channel: Channel, number: int) -> None:
        """A page has shown what had happened after so many rows."""
        channel.seen = number
        self.looked()

    def is_seen(self) -> bool:
        """Whether the players' pages have shown what happened; one that never says so is not waited for."""
        number = self.course.number
        return all(channel.seen is None or channel.seen >= number for channel in self.seating.channels if channel.mine)

    def looked(self) -> None:
        """A page has shown something, or has gone: whoever has waited long enough answers."""
        waiting, self.unseen = self.unseen, []
        for ready in waiting:
            self.show(ready)

    def show(self, ready: Ready) -> None:
        """Answer once the players have seen what happened, but not never, and at once at a table with clocks."""
        if self.clocks.ticks or self.is_seen() or self.outlet.now >= ready.latest:
            self.begin(self.give(ready))
        else:
            self.unseen.append(ready)

    # ---------------------------------------------------------------- what they do
    def level(self, seat: int) -> str:
        """How strong the bot is that answers for a seat."""
        return self.seating.sitters[seat].level or STAND_IN

    def thought(self, match: Match, seat: int, seconds: float) -> Answer:
        """What a bot is asked for a seat."""
        return Answer(world_of(match), self.level(seat), draw_seed(), seconds)

    def answer(self, number: int, seat: int) -> None:
        """A bot thinks and answers, never quicker than its pace: speed would tell how much it had to choose from."""
        begun = self.outlet.now
        if self.course.number != number or self.is_resting():
            return
        for channel in self.seating.channels:
            channel.tell(wire.Thinking(seat=seat))
        if self.asked.is_held_back:
            self.answer_in_time(number, seat)
            return
        seconds = self.settings.longest if self.seating.is_awaited else UNASKED
        thought = self.thought(self.course.match, seat, seconds)

        def then(option: str | None) -> None:
            if option is not None:
                self.found(Ready(number, seat, option, begun))

        self.outlet.think(thought, self.payer(), then)

    def found(self, ready: Ready) -> None:
        """A bot has found its answer: it waits for the next beat, so that a little more time does not show how much."""
        pace = self.settings.pace
        if pace <= 0.0:
            self.wait_for_eyes(ready)
            return
        beats = max(1, math.ceil((self.outlet.now - ready.begun) / pace))
        moment = ready.begun + beats * pace
        self.outlet.later(max(0.0, moment - self.outlet.now), lambda: self.wait_for_eyes(ready))

    def wait_for_eyes(self, ready: Ready) -> None:
        """Show an answer now or when it has been waited for."""
        self.show(ready)
        if ready in self.unseen:
            self.outlet.later(ready.latest - self.outlet.now, self.looked)

    def give(self, ready: Ready) -> Job:
        """Give an answer to the match, unless something else has happened meanwhile."""
        if self.course.number == ready.number and not self.course.is_over:
            yield from self.answers.do(None, [self.answers.row(ready.seat, ready.option)])

    def answer_in_time(self, number: int, seat: int) -> None:
        """An answer that is shown when a beat is over, whatever the bot holds and however busy the hall is.

        The moment is set before the bot begins to think. One that is not ready then answers hastily.
        """
        hold, begun = self.settings.hold, self.outlet.now
        pending = self.pend(self.course.match, seat, hold * THOUGHT)
        hasty = bots.think(self.course.match, HASTY, draw_seed()).option.id
        self.outlet.later(hold, lambda: self.give(Ready(number, seat, self.result_of(pending) or hasty, begun)))

    def answer_window(self, window: Window) -> None:
        """All bots of a window answer when a beat is over, whatever they hold; one that is not ready lets it pass."""
        hold = self.settings.hold
        seats = [seat for seat in window.seats if self.seating.is_bot(seat)]
        if self.is_resting():
            return
        rounds = -(-len(seats) // self.settings.processes)
        thought = hold * THOUGHT / max(rounds, 1)
        pending = {seat: self.pend(window.places[seat].match, seat, thought) for seat in seats}
        wait = max(0.0, window.opened + hold - self.outlet.now)
        self.outlet.later(wait, lambda: self.end_beat(window, pending))

    def end_beat(self, window: Window, pending: dict[int, Pending]) -> Job | None:
        """The beat of a window is over: its bots have answered."""
        if self.asked.window is not window:
            for each in pending.values():
                self.outlet.stop(each.token)
            return None
        for seat, each in pending.items():
            option = self.result_of(each) or window.passing
            if seat not in window.given:  # whoever was away may have come back and answered
                window.give(seat, option)
        return self.answers.look_at(window)

    def pend(self, match: Match, seat: int, seconds: float) -> Pending:
        """A bot begins to think about an answer, for so many seconds at most."""
        pending = Pending()
        pending.token = self.outlet.think(self.thought(match, seat, seconds), self.payer(), pending.take)
        return pending

    def result_of(self, pending: Pending) -> str | None:
        """What was thought, if it was in time; who is still at it stops."""
        if pending.option is None:
            self.outlet.stop(pending.token)
            self.outlet.count("late")
        return pending.option

    # ---------------------------------------------------------------- what they say to people
    def advise(self, channel: Channel, ask: wire.Advise, done: Callable[[], None]) -> None:
        """Advice for the seat that a page looks from; only where nobody else could be harmed by it."""
        seat = self.answers.asked_of(channel)
        window = self.asked.window
        match = self.course.match if window is None else window.places[seat].match
        if not self.seating.is_alone:
            raise RefusedError("illegal", channel.word("refused-advice"))
        if ask.number != self.course.number:
            raise RefusedError("stale", channel.word("refused-stale"))
        payer = self.payer(Rank.WANTED)
        if self.settings.queued(payer[0]) >= MOST_QUEUED:
            raise RefusedError("busy", channel.word("refused-busy"))
        names = names_of(tuple(self.seating.sitters), channel.language)
        advice = Advice(world_of(match), draw_seed(), ADVISED, channel.language, names, self.settings.longest)

        def then(advised: Advised | None) -> None:
            if advised is None:
                channel.refuse("busy", channel.word("refused-busy"))
            else:
                channel.tell(told_advice(ask.number, advised))
            done()

        self.outlet.think(advice, payer, then)

    def glance(self, number: int) -> None:
        """Tell a person who plays against bots how likely they are to win."""
        seating = self.seating
        if not seating.is_alone or self.course.number != number or self.course.is_over or not seating.is_awaited:
            return
        seat = self.course.match.decision.seat

        def then(chance: float | None) -> None:
            for channel in seating.channels:
                if chance is not None and channel.seat == seat:
                    channel.tell(wire.Chance(number=number, seat=seat, chance=chance))

        glance = Glance(world_of(self.course.match), draw_seed(), self.settings.longest * GLIMPSE)
        self.outlet.think(glance, self.payer(Rank.WANTED), then)


def told_advice(number: int, advised: Advised) -> wire.Advice:
    """Advice as a message."""
    choices = [
        wire.Choice(option=option, text=text, chance=chance, share=share)
        for option, text, chance, share in advised.choices
    ]
    return wire.Advice(number=number, chance=advised.chance, choices=choices, line=advised.line)
