"""Drafting: a room before its match: who is to ban, strike, pick or choose, by when, and who does it instead."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from meadhall.drafting.draft import Draft, written
from meadhall.drafting.game import by_bot
from meadhall.drafting.steps import DraftError
from meadhall.hall import wire
from meadhall.hall.effects.needs import Arrange
from meadhall.hall.effects.outlet import Job
from meadhall.hall.records import DRAFT, Row
from meadhall.hall.refusal import RefusedError, StorageError
from meadhall.hall.rooms.answers import Do
from meadhall.hall.rooms.table import Table
from meadhall.hall.settings import Settings
from meadhall.hall.telling.channel import Channel

SECONDS: Final = 90.0  # for a turn, at tables with clocks
TRIES: Final = 3  # to store what somebody chose while others choose too, through other processes


class Drafting:
    """The draft of a room, as long as it is under way."""

    def __init__(self, table: Table, settings: Settings, *, do: Do, tell_seat: Callable[[int], None]) -> None:
        self.course, self.seating, self.asked, self.clocks, self.outlet = table
        self.settings = settings
        self.do = do
        self.tell_seat = tell_seat
        self.put = -1  # the turn that was put to whom it concerns
        self.since = 0.0  # when
        self.gone = 0  # how many had left then

    @property
    def draft(self) -> Draft:
        """The draft; it is asked for only while there is one."""
        assert self.course.draft is not None  # noqa: S101 - so it is
        return self.course.draft

    def left(self) -> float | None:
        """Seconds until lots and bots choose for who has not; None where nobody is pressed."""
        if not self.clocks.ticks or not self.seating.is_full or self.put != self.draft.number:
            return None
        return max(0.0, self.since + SECONDS - self.outlet.now)

    # ---------------------------------------------------------------- what is asked
    def open(self) -> None:
        """Put the turn to whom it concerns, once; and to bots what people have left to them since."""
        if self.put != self.draft.number:
            self.put, self.since = self.draft.number, self.outlet.now
        elif self.gone == len(self.draft.gone):
            return
        self.gone = len(self.draft.gone)
        self.attend()

    def attend(self) -> None:
        """See to it that everybody chooses: bots after their pace, and all others in time."""
        if not self.asked.leads or self.course.draft is None or not self.seating.is_full:
            return
        turn = self.draft.number
        for seat in self.draft.waiting:
            if self.is_bot(seat):
                self.outlet.later(self.settings.pace, lambda seat=seat: self.choose(turn, seat))  # type: ignore[misc]
        left = self.left()
        if left is not None:
            self.outlet.later(left, lambda: self.late(turn))

    def is_bot(self, seat: int) -> bool:
        """Whether somebody else chooses for a seat."""
        return self.seating.is_bot(seat) or seat in self.draft.gone

    # ---------------------------------------------------------------- what is done
    def pick(self, channel: Channel, ask: wire.Pick) -> Job:
        """A page does what a turn asks of one of its seats."""
        for _ in range(TRIES):
            self.admit(channel, ask)
            try:
                yield from self.do(channel, [self.row(ask.seat, ask.chosen)])
            except RefusedError as refusal:
                if refusal.reason != "stale":
                    raise
            else:
                return
        raise RefusedError("stale", channel.word("refused-stale"))

    def admit(self, channel: Channel, ask: wire.Pick) -> None:
        """Refuse what the draft does not allow."""
        if not self.seating.is_full:
            raise RefusedError("waiting", channel.word("refused-waiting"))
        if ask.seat not in channel.mine:
            raise RefusedError("not_yours", channel.word("refused-not-yours" if channel.mine else "refused-watching"))
        draft = self.course.draft
        if draft is None or ask.turn != draft.number or ask.seat in draft.given:
            raise RefusedError("stale", channel.word("refused-stale"))
        if ask.seat not in draft.waiting:
            raise RefusedError("not_asked", channel.word("refused-not-asked"))
        try:
            draft.check(ask.seat, ask.chosen)
        except DraftError as problem:
            raise RefusedError("illegal", channel.word("refused-illegal")) from problem

    def row(self, seat: int, chosen: list[str], ahead: int = 0) -> Row:
        """The row of an act."""
        return Row(self.course.number + ahead, DRAFT, seat, written(chosen), self.outlet.date)

    def choose(self, turn: int, seat: int) -> Job:
        """A bot chooses for a seat, unless that has come back or has chosen meanwhile."""
        draft = self.course.draft
        if draft is not None and draft.number == turn and seat in draft.waiting and self.is_bot(seat):
            yield from self.do(None, [self.row(seat, by_bot(self.course.record.game, draft, seat))])

    def late(self, turn: int) -> Job:
        """The time of a turn is up: bots choose for all who have not."""
        draft = self.course.draft
        if draft is None or draft.number != turn:
            return
        game = self.course.record.game
        chosen = [(seat, by_bot(game, draft, seat)) for seat in draft.waiting]
        yield from self.do(None, [self.row(*each, ahead) for ahead, each in enumerate(chosen)])

    def finished(self, seat: int) -> list[Row]:
        """The rows by which bots finish the draft, where the match is over when a seat leaves; else none."""
        twin = self.course.match.clone()
        twin.forfeit(seat)
        if twin.outcome is None:
            return []
        draft, rows = self.draft.copy(), list[Row]()
        while not draft.is_over:
            for each in draft.waiting:
                chosen = by_bot(self.course.record.game, draft, each)
                rows.append(self.row(each, chosen, len(rows)))
                draft.give(each, chosen)
        return rows

    def arrange(self) -> Job:
        """Have the setup kept that the draft has led to."""
        if not self.course.is_arranged:
            with suppress(StorageError):
                yield Arrange(self.course.record)
                self.course.is_arranged = True
