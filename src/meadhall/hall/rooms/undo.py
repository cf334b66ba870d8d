"""Undo: what people could take back, freely or if all others agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from meadhall.hall import wire
from meadhall.hall.effects.outlet import Job
from meadhall.hall.notices import Wish
from meadhall.hall.records import ANSWER, BACK, DEAL, LEAVE, Row
from meadhall.hall.refusal import RefusedError
from meadhall.hall.rooms.answers import Do
from meadhall.hall.rooms.table import Table
from meadhall.hall.telling.channel import Channel
from meadhall.undo import seen_by


class UndoLog:
    """The choices of a match that still stand, and who wants to take one back."""

    def __init__(self, table: Table, *, do: Do, tell_all: Callable[[], None]) -> None:
        self.course, self.seating, _, self.clocks, self.outlet = table
        self.do = do
        self.tell_all = tell_all
        self.made: list[int] = []  # each: how many answers there were before it
        self.wish: tuple[int, set[int]] | None = None  # who wants to take back, and who has agreed
        self.watching = False  # whether it is noted what people see
        self.known: dict[int, Counter[str]] = {}  # by seat: the cards that somebody has seen while the same person acts
        self.shown = 0  # how many answers there were when something hidden was shown last, or somebody else had acted

    # ---------------------------------------------------------------- what there is
    def remember(self, row: Row) -> None:
        """Keep what a person could take back: a choice.

        Nobody goes back to before a deal anew, nor to before somebody left: they would sit there again without having
        been asked, and what they held may lie open.
        """
        if row.kind in {DEAL, LEAVE}:
            self.made = []
        is_theirs = row.kind == ANSWER and self.seating.sitters[row.seat].kind == "person"
        if is_theirs and len(self.course.match.decision.options) > 1:
            self.made.append(len(self.course.given))

    def return_to(self, at: int) -> None:
        """Go back to how it was after so many answers, and look once more at what the last person saw."""
        course = self.course
        course.begin_anew(at)
        begin = self.run()
        course.repeat(course.given[:begin])
        self.begin(begin)
        for answered, answer in enumerate(course.given[begin:], begin + 1):
            course.repeat([answer])
            self.note(answered)

    def run(self) -> int:
        """How many answers there were when the person began who has acted last."""
        givers, sitters = self.course.givers, self.seating.sitters
        begin = len(givers)
        while begin and sitters[givers[begin - 1]].holder == sitters[givers[-1]].holder:
            begin -= 1
        return begin

    def begin(self, at: int) -> None:
        """All later choices are gone; from here on it is noted what people see."""
        self.made = [at for at in self.made if at < len(self.course.given)]
        self.shown = at
        self.known = {}
        self.watching = True
        self.note(at)

    def note(self, answered: int) -> None:
        """Note what people have seen after so many answers; alone with bots nobody asks for it."""
        if not self.watching or self.seating.is_alone:
            return
        for seat in self.seating.people:
            seen = seen_by(self.course.record.game)(self.course.view(seat))
            known = self.known.setdefault(seat, seen)
            if seen - known:
                self.shown = answered
                self.known[seat] = known | seen

    def last(self, seats: list[int]) -> int | None:
        """The last choice of some seats; none once the match is over, since its replay shows all cards."""
        if self.course.is_over:
            return None
        return next((at for at in reversed(self.made) if self.course.givers[at] in seats), None)

    def is_free(self, channel: Channel, choice: int) -> bool:
        """Whether a choice can be taken back without asking: nothing hidden was shown since, nobody else has acted."""
        if self.seating.is_alone:
            return True
        mine = channel.mine
        return choice >= self.shown and all(seat in mine for seat in self.course.givers[choice:])

    def told(self, channel: Channel) -> wire.Undo:
        """Whether a page's last choice can be taken back, and who wants to."""
        choice = self.last(channel.mine)
        asks, agreed = (None, []) if self.wish is None else (self.wish[0], sorted(self.wish[1]))
        way = "none" if choice is None or not channel.mine else "free" if self.is_free(channel, choice) else "agreed"
        return wire.Undo(way=way, asks=asks, agreed=agreed)  # type: ignore[arg-type]

    # ---------------------------------------------------------------- what is done
    def back(self, channel: Channel, ask: wire.Back) -> Job:
        """Take a choice back, or ask the others whether it may be."""
        if self.course.is_over:
            raise RefusedError("over", channel.word("refused-over"))
        choice = self.last(channel.mine)
        if choice is None:
            raise RefusedError("illegal", channel.word("refused-back"))
        if ask.number != self.course.number:
            raise RefusedError("stale", channel.word("refused-stale"))
        if self.is_free(channel, choice):
            yield from self.take_back(choice)
        elif self.seating.sitters[self.course.givers[choice]].muted:
            raise RefusedError("muted", channel.word("refused-muted"))
        else:
            self.wish = (self.course.givers[choice], set(channel.mine))
            self.tell_wish()

    def agree(self, channel: Channel, ask: wire.Agree) -> Job:
        """Somebody says whether another may take a choice back."""
        if self.wish is None or not channel.mine:
            return
        if ask.yes:
            self.wish[1].update(channel.mine)
        else:
            self.wish = None
        self.tell_wish()
        yield from self.grant()

    def grant(self) -> Job:
        """Take the choice back once all agree."""
        if self.wish is not None and not self.course.is_over and set(self.seating.people) <= self.wish[1]:
            choice = self.last([self.wish[0]])
            if choice is not None:
                yield from self.take_back(choice)

    def tell_wish(self) -> None:
        """Tell everybody who wants to take back, and who has agreed."""
        self.tell_all()
        seat, agreed = (None, set[int]()) if self.wish is None else self.wish
        match, number = self.course.record.id, self.course.number
        self.outlet.publish(Wish(sender="", match=match, number=number, seat=seat, agreed=[*agreed]))

    def hear(self, notice: Wish) -> Job:
        """Somebody wants to take back, has agreed or declined, through another process."""
        if notice.number != self.course.number:
            return
        same = self.wish is not None and self.wish[0] == notice.seat
        agreed = self.wish[1] if self.wish is not None and same else set[int]()
        self.wish = None if notice.seat is None else (notice.seat, agreed | set(notice.agreed))
        self.tell_all()
        yield from self.grant()

    def take_back(self, choice: int) -> Job:
        """Go back to before a choice. Time is not given back: whoever thinks twice has thought twice."""
        used = self.clocks.used(self.outlet.now)
        row = Row(self.course.number, BACK, self.course.givers[choice], str(choice), self.outlet.date, used)
        yield from self.do(None, [row])
