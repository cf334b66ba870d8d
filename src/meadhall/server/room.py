"""Room: one match with those who play it and those who watch. Whatever happens here happens one thing after another."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from meadhall import IllegalAnswerError, Match
from meadhall.kernel.match import Decision, open_match
from meadhall.localisation import Speaker, speaker_of, words
from meadhall.retreat import SEEN
from meadhall.server import telling, wire
from meadhall.server.clock import Clocks
from meadhall.server.facts import facts_of
from meadhall.server.line import Line
from meadhall.server.records import ANSWER, BACK, LEAVE, Record, Row, Sitter, answers_of, rebuilt, standing
from meadhall.server.storage import StorageError
from meadhall.server.window import Window, is_window

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

log: Final = logging.getLogger("meadhall.room")
HELD_BACK: Final = {"duel": "choose_defence_card"}  # by game: a question whose answer must not tell by its speed
HOLD: Final = 1.0  # seconds before such an answer is shown at the earliest
THOUGHT: Final = 0.6  # the part of them that a bot thinks at most
STAND_IN: Final = "warrior"  # the bot that answers for who is late
ADVISED: Final = 5  # answers


async def beat(begun: float, seconds: float) -> None:
    """Wait for the next beat of a clock that began then: who needs a little longer does not show how much."""
    if seconds > 0.0:
        spent = time.monotonic() - begun
        await asyncio.sleep(math.ceil(max(spent, seconds) / seconds) * seconds - spent)


class RefusedError(Exception):
    """What a page asked for cannot be done."""

    def __init__(self, reason: wire.Reason, text: str) -> None:
        super().__init__(text)
        self.reason: wire.Reason = reason


class Choice:
    """An answer that could be taken back: how many answers there were before, whose it is, what people had seen."""

    def __init__(self, at: int, seat: int, seen: dict[int, Counter[str]]) -> None:
        self.at = at
        self.seat = seat
        self.seen = seen


class Room:
    """One match, live."""

    def __init__(self, record: Record, hall: Hall) -> None:
        self.hall = hall
        self.id = record.id
        self.record = record
        self.match: Match = rebuilt(record)
        self.sitters: list[Sitter] = list(record.sitters)
        self.rows: list[Row] = list(record.rows)
        self.lines: set[Line] = set()
        self.coming = 0  # who is about to come in: the room is not closed before them
        self.lock = asyncio.Lock()
        self.clocks = Clocks(record.timing, len(self.sitters))
        self.window: Window | None = None
        self.asked_at = 0.0
        self.put = -1  # the number of rows at which the open question was put to whom it concerns
        self.choices: list[Choice] = []
        self.wish: tuple[int, set[int]] | None = None  # who wants to take back, and who has agreed
        self.tasks: set[asyncio.Task[None]] = set()
        self.next: str | None = record.next

    # ---------------------------------------------------------------- who is here
    @property
    def number(self) -> int:
        """How many rows there are."""
        return len(self.rows)

    @property
    def people(self) -> list[int]:
        """The seats of people who are still in the match."""
        gone = set(range(self.match.seats)) - set(self.match.present())
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "person" and seat not in gone]

    @property
    def is_full(self) -> bool:
        """Whether nobody is waited for."""
        return all(sitter.kind != "free" for sitter in self.sitters)

    @property
    def is_alone(self) -> bool:
        """Whether one person plays against bots only."""
        return len({self.sitters[seat].holder for seat in self.people}) <= 1 and self.is_full

    def seats_of(self, holder: str) -> list[int]:
        """The seats that a browser holds."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "person" and sitter.holder == holder]

    def told_seats(self, language: str) -> wire.Seats:
        """Who sits where."""
        speaker = speaker_of(self.match, language)
        here = {line.holder for line in self.lines}
        setup: Any = self.match.setup
        teams = setup.get("mode") == "teams"
        return wire.Seats(
            seats=[
                wire.Seat(
                    name=speaker.seat(seat),
                    person=sitter.name or None,
                    kind=sitter.kind,
                    level=sitter.level,
                    here=sitter.kind == "bot" or sitter.holder in here,
                    team=seat % 2 if teams else None,
                )
                for seat, sitter in enumerate(self.sitters)
            ],
            watching=sum(not line.mine for line in self.lines),
        )

    # ---------------------------------------------------------------- lines
    async def enter(self, line: Line) -> None:
        """A page comes in."""
        with self.held_open():
            async with self.lock:
                await self.go_on()  # first, so that clocks run and windows are open when the page hears of them
                self.lines.add(line)
                self.introduce(line)
                self.tell_seats()

    @contextmanager
    def held_open(self) -> Iterator[None]:
        """Somebody does something here who is not in the room yet: it stays open until then."""
        self.coming += 1
        try:
            yield
        finally:
            self.coming -= 1
            self.close_if_empty()

    def close_if_empty(self) -> None:
        """A room that nobody is in is closed."""
        if not self.lines and not self.coming:
            self.hall.idle(self)

    def introduce(self, line: Line) -> None:
        """Tell a page everything."""
        line.told = 0
        line.tell(
            wire.Table(
                version=wire.VERSION,
                id=self.id,
                game=self.record.game,  # type: ignore[arg-type]
                language=line.language,
                setup=self.match.setup,
                facts=facts_of(self.match, line.language),
                mine=line.mine,
                window=self.record.window,
                alone=self.is_alone,
            )
        )
        line.tell(self.told_seats(line.language))
        self.tell_news(line)
        if self.next is not None:
            line.tell(wire.Next(id=self.next))

    async def leave(self, line: Line) -> None:
        """A page goes."""
        self.lines.discard(line)
        self.tell_seats()
        self.close_if_empty()

    def tell_seats(self) -> None:
        """Tell everybody who sits where."""
        for line in self.lines:
            line.tell(self.told_seats(line.language))

    def tell_all(self) -> None:
        """Tell everybody how the match stands; pages that see the same are told the same."""
        told: dict[tuple[int | None, tuple[int, ...], str, int], bytes] = {}
        total = len(self.match.events_for(None))
        for line in self.lines:
            self.draw_curtain(line)
            key = (line.seat, tuple(line.mine), line.language, line.told)
            if key not in told:
                told[key] = wire.ENCODER.encode(self.news(line))
            line.send(told[key])
            line.told = total

    def draw_curtain(self, line: Line) -> None:
        """Where several people share a screen, nobody sees another's cards before they are handed the screen."""
        mine = line.mine
        asked = self.asked_seats()
        if len(mine) > 1 and asked and any(seat in mine for seat in asked) and line.seat not in asked:
            line.seat = None

    def tell_news(self, line: Line) -> None:
        """Tell one page how the match stands."""
        line.tell(self.news(line))
        line.told = len(self.match.events_for(None))

    # ---------------------------------------------------------------- how it stands
    def asked_seats(self) -> list[int]:
        """All who are asked now."""
        if self.match.outcome is not None or not self.is_full:
            return []
        if self.window is not None:
            return self.window.seats
        return [self.match.decision.seat]

    def news(self, line: Line) -> wire.News:
        """How the match stands, for a page."""
        match, now = self.match, time.monotonic()
        speaker = speaker_of(match, line.language)
        begins = min(line.told, len(match.events_for(None)))
        asked = self.asked_seats()
        return wire.News(
            number=self.number,
            seat=line.seat,
            view=match.view(line.seat),
            begins=begins,
            events=telling.told_events(match, speaker, line.seat, begins),
            asked=telling.told_asked(speaker, match.decision, asked, self.told_window(None, now)) if asked else None,
            question=self.told_question(speaker, line.seat, now),
            clocks=self.clocks.told(now),
            retreat=self.told_retreat(line),
            end=telling.told_end(match, speaker),
        )

    def told_question(self, speaker: Speaker, seat: int | None, now: float) -> wire.Question | None:
        """What a seat is asked, if it is."""
        if seat is None or seat not in self.asked_seats():
            return None
        if self.window is None:
            return telling.told_question(speaker, self.match.decision, self.number)
        place = self.window.places[seat]
        own = speaker_of(place.match, speaker.language)
        window = self.told_window(seat, now)
        return telling.told_question(own, place.decision, self.window.number, window)

    def told_window(self, seat: int | None, now: float) -> wire.Window | None:
        """How long a window stays open, and what a seat has said."""
        if self.window is None:
            return None
        given = None if seat is None else self.window.given.get(seat)
        if self.is_alone:  # nobody else waits: it closes with the answer
            return wire.Window(milliseconds=0, left=0, given=given)
        left = self.window.left(now)
        return wire.Window(milliseconds=int(1000 * self.window.seconds), left=int(1000 * left), given=given)

    # ---------------------------------------------------------------- answers
    async def answer(self, line: Line, ask: wire.Answer) -> None:
        """A page answers for the seat it looks from."""
        async with self.lock:
            seat = self.asked_of(line)
            if self.window is not None:
                if ask.number != self.window.number:
                    raise RefusedError("stale", self.word(line, "refused-stale"))
                self.give(line, seat, ask.option)
                return
            if ask.number != self.number:
                raise RefusedError("stale", self.word(line, "refused-stale"))
            self.check(line, self.match.decision, ask.option)
            wait = self.hold_left()
            if wait > 0.0:
                self.later(wait, self.held(seat, self.number, ask.option))
                return
            await self.do(line, [Row(self.number, ANSWER, seat, ask.option, time.time())])

    def asked_of(self, line: Line) -> int:
        """The seat of a page that is asked; refused if none is."""
        if self.match.outcome is not None:
            raise RefusedError("over", self.word(line, "refused-over"))
        if not self.is_full:
            raise RefusedError("waiting", self.word(line, "refused-waiting"))
        mine = set(line.mine)
        if not mine:
            raise RefusedError("not_yours", self.word(line, "refused-watching"))
        if line.seat is None or line.seat not in mine or line.seat not in self.asked_seats():
            raise RefusedError("not_asked", self.word(line, "refused-not-asked"))
        return line.seat

    def check(self, line: Line, decision: Decision, option: str) -> None:
        """Refuse what is not among the options."""
        try:
            decision.code_of(option)
        except IllegalAnswerError as problem:
            raise RefusedError("illegal", self.word(line, "refused-illegal")) from problem

    def give(self, line: Line, seat: int, option: str) -> None:
        """An answer in a window: it is kept until its turn has come."""
        window = self.window
        assert window is not None  # noqa: S101 - whoever calls has looked
        if seat in window.given:
            raise RefusedError("stale", self.word(line, "refused-stale"))
        self.check(line, window.places[seat].decision, option)
        window.give(seat, option)
        for other in self.lines:
            if other.seat == seat:
                self.tell_news(other)
        self.later(0.0, self.look_at_window(window))

    def hold_left(self) -> float:
        """Seconds before the answer to the open question may be shown."""
        if HELD_BACK.get(self.record.game) != self.match.decision.question or self.is_alone:
            return 0.0
        return max(0.0, self.asked_at + self.hall.hold - time.monotonic())

    async def held(self, seat: int, number: int, option: str) -> None:
        """Give an answer that was held back, unless something else has happened meanwhile."""
        async with self.lock:
            if self.number == number and self.match.outcome is None:
                await self.do(None, [Row(number, ANSWER, seat, option, time.time())])

    async def do(self, line: Line | None, rows: list[Row]) -> None:
        """Store rows, then do what they say, then tell everybody, then see what comes next."""
        try:
            stored = await self.hall.ledger.append(self.id, rows)
        except StorageError as problem:
            log.exception("match %s: rows %s were not stored", self.id, [row.number for row in rows])
            if line is None:
                self.later(self.hall.patience, self.try_again())
                return
            raise RefusedError("storage", self.word(line, "refused-storage")) from problem
        if not stored:
            await self.catch_up()
            if line is not None:
                raise RefusedError("stale", self.word(line, "refused-stale"))
            return
        for row in rows:
            self.apply(row)
        await self.after()

    def recall(self) -> None:
        """Go through all rows once more, to know which choices could be taken back."""
        rows, self.rows = self.rows, []
        self.match = open_match(self.match.game, self.match.setup, self.record.seed, self.record.version)
        for row in rows:
            self.apply(row)

    def apply(self, row: Row) -> None:
        """Do what a row says."""
        if row.kind == ANSWER:
            self.remember(row)
            self.match.answer(row.value)
        elif row.kind == LEAVE:
            self.match.forfeit(row.seat)
        self.rows.append(row)
        if row.kind == BACK:
            self.match = open_match(self.match.game, self.match.setup, self.record.seed, self.record.version)
            self.match.repeat(answers_of(self.rows))
            self.choices = [choice for choice in self.choices if choice.at < int(row.value)]

    async def after(self) -> None:
        """Something has happened: tell everybody, and go on."""
        self.window = None
        self.wish = None
        self.asked_at = time.monotonic()
        await self.go_on(is_new=True)

    async def catch_up(self) -> None:
        """Somebody else has stored rows of this match: do what they say."""
        record = await self.hall.ledger.call(self.hall.ledger.storage.load, self.id)
        if record is not None:
            for row in record.rows[self.number :]:
                self.apply(row)
            self.put = -1
            await self.after()

    async def try_again(self) -> None:
        """The database was away when a bot had answered."""
        async with self.lock:
            self.put = -1
            await self.go_on()

    # ---------------------------------------------------------------- what comes next
    async def go_on(self, *, is_new: bool = False) -> None:
        """See who is asked: open a window, start a clock, wake a bot; then tell everybody if anything is new."""
        await self.finish()
        if self.match.outcome is not None:
            self.clocks.stop(time.monotonic())
        elif self.is_full:
            is_new = self.open_question() or is_new
        if is_new:
            self.tell_all()

    def open_question(self) -> bool:
        """Put the open question to whom it concerns; whether a window has opened."""
        now = time.monotonic()
        if is_window(self.match):
            if self.window is not None:
                return False
            self.clocks.stop(now)
            self.window = Window(self.match, self.number, now, self.record.window)
            self.later(0.0, self.bots_in_window(self.window))
            if not self.is_alone:
                self.later(self.window.seconds, self.look_at_window(self.window))
            return True
        seat = self.match.decision.seat
        is_bot = self.sitters[seat].kind == "bot"
        if not is_bot:
            self.later(0.0, self.glance(self.number))
        if self.put == self.number:
            return False  # somebody came in: who is asked already is neither woken again nor given more time
        self.put = self.number
        if is_bot:
            self.clocks.stop(now)
            self.later(0.0, self.bot_answers(self.number, seat))
        else:
            self.clocks.start(seat, now)
            if self.clocks.ticks:
                self.later(self.clocks.remaining(seat, now), self.late(self.number, seat))
        return False

    def later(self, seconds: float, work: Any) -> None:
        """Do something after a while."""
        task = asyncio.create_task(self.wait(seconds, work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: work.close())  # if it was cancelled before it began

    async def wait(self, seconds: float, work: Any) -> None:
        """Wait, then work; what goes wrong is written down, and the match stays as it is."""
        try:
            if seconds > 0.0:
                await asyncio.sleep(seconds)
            await work
        except Exception:
            log.exception("match %s: something went wrong", self.id)

    async def bot_answers(self, number: int, seat: int, level: str | None = None) -> None:
        """A bot thinks and answers, never quicker than its pace: speed would tell how much it had to choose from."""
        begun = time.monotonic()
        if self.number != number:
            return
        for line in self.lines:
            line.tell(wire.Thinking(seat=seat))
        is_telling = HELD_BACK.get(self.record.game) == self.match.decision.question
        pace, thought = (self.hall.hold, self.hall.hold * THOUGHT) if is_telling else (self.hall.pace, 0.0)
        option = await self.hall.brains.answer(self.match, level or self.sitters[seat].level or STAND_IN, thought)
        await beat(begun, pace)
        async with self.lock:
            if self.number == number and self.match.outcome is None:
                await self.do(None, [Row(number, ANSWER, seat, option, time.time())])

    async def bots_in_window(self, window: Window) -> None:
        """All bots of a window answer at the same moment, whether they had to think or not."""
        bots = [seat for seat in window.seats if self.sitters[seat].kind == "bot"]
        rounds = -(-len(bots) // self.hall.brains.processes)
        thought = self.hall.hold * THOUGHT / max(rounds, 1)
        found = await asyncio.gather(*(self.bot_in_window(window, seat, thought) for seat in bots))
        await beat(window.opened, self.hall.hold)
        if self.window is window:
            for seat, option in zip(bots, found, strict=True):
                window.give(seat, option)
            await self.look_at_window(window)

    async def bot_in_window(self, window: Window, seat: int, thought: float) -> str:
        """What one of them answers."""
        place = window.places[seat]
        return await self.hall.brains.answer(place.match, self.sitters[seat].level or STAND_IN, thought)

    async def look_at_window(self, window: Window) -> None:
        """Give to the match what a window has brought, once it is time."""
        async with self.lock:
            if self.window is not window:
                return
            is_over = window.left(time.monotonic()) <= 0.0 and not self.is_alone
            if self.is_alone:
                is_over = all(seat in window.given for seat in window.seats)
            found = window.ready(is_over)
            if found is not None:
                now = time.time()
                rows = [Row(self.number + at, ANSWER, seat, option, now) for at, (seat, option) in enumerate(found)]
                await self.do(None, rows)

    async def late(self, number: int, seat: int) -> None:
        """A seat has no time left."""
        async with self.lock:
            if self.number != number or self.match.outcome is not None:
                return
            if self.record.timing.late == "forfeit":
                await self.do(None, [Row(number, LEAVE, seat, "", time.time())])
                return
        await self.bot_answers(number, seat, STAND_IN)

    async def finish(self) -> None:
        """Remember how the match ended, or that it goes on after all; it follows from the rows, so it may wait."""
        outcome = self.match.outcome
        end = None if outcome is None else {"winners": list(outcome.winners), "reason": outcome.reason}
        if self.record.end != end:
            try:
                await self.hall.ledger.call(self.hall.ledger.storage.finish, self.id, end)
            except StorageError:
                log.exception("match %s: its end was not stored", self.id)
            else:
                self.record = self.record._replace(end=end)

    # ---------------------------------------------------------------- going back
    def remember(self, row: Row) -> None:
        """Keep what a person could take back: a choice, with what everybody had seen then."""
        if self.sitters[row.seat].kind != "person" or len(self.match.decision.options) < 2:
            return
        seen = SEEN[self.record.game]
        known = {seat: seen(self.match.view(seat)) for seat in self.people}
        self.choices.append(Choice(len(answers_of(self.rows)), row.seat, known))

    def last_choice(self, line: Line) -> Choice | None:
        """The last choice of a page's own seats."""
        mine = line.mine
        return next((choice for choice in reversed(self.choices) if choice.seat in mine), None)

    def is_free(self, line: Line, choice: Choice) -> bool:
        """Whether a choice can be taken back without asking: nothing hidden was shown since, nobody else has acted."""
        if self.is_alone:
            return True
        if any(row.seat not in line.mine for row in standing(self.rows)[choice.at :]):
            return False
        seen = SEEN[self.record.game]
        return not any(seen(self.match.view(seat)) - known for seat, known in choice.seen.items())

    def told_retreat(self, line: Line) -> wire.Retreat:
        """Whether a page's last choice can be taken back, and who wants to."""
        choice = self.last_choice(line)
        asks, agreed = (None, []) if self.wish is None else (self.wish[0], sorted(self.wish[1]))
        way = "none" if choice is None or not line.mine else "free" if self.is_free(line, choice) else "agreed"
        return wire.Retreat(way=way, asks=asks, agreed=agreed)  # type: ignore[arg-type]

    async def back(self, line: Line, ask: wire.Back) -> None:
        """Take a choice back, or ask the others whether it may be."""
        async with self.lock:
            choice = self.last_choice(line)
            if choice is None:
                raise RefusedError("illegal", self.word(line, "refused-back"))
            if ask.number != self.number:
                raise RefusedError("stale", self.word(line, "refused-stale"))
            if self.is_free(line, choice):
                await self.take_back(choice)
            else:
                self.wish = (choice.seat, set(line.mine))
                self.tell_all()

    async def agree(self, line: Line, ask: wire.Agree) -> None:
        """Somebody says whether another may take a choice back."""
        async with self.lock:
            if self.wish is None or not line.mine:
                return
            seat, agreed = self.wish
            if not ask.yes:
                self.wish = None
                self.tell_all()
                return
            agreed.update(line.mine)
            choice = next((each for each in reversed(self.choices) if each.seat == seat), None)
            if choice is not None and set(self.people) <= agreed:
                await self.take_back(choice)
            else:
                self.tell_all()

    async def take_back(self, choice: Choice) -> None:
        """Go back to before a choice."""
        await self.do(None, [Row(self.number, BACK, choice.seat, str(choice.at), time.time())])

    # ---------------------------------------------------------------- the rest
    async def resign(self, line: Line, ask: wire.Resign) -> None:
        """A seat leaves for good."""
        async with self.lock:
            if ask.seat not in line.mine:
                raise RefusedError("not_yours", self.word(line, "refused-not-yours"))
            if self.match.outcome is not None:
                raise RefusedError("over", self.word(line, "refused-over"))
            if ask.seat in self.match.present():
                await self.do(line, [Row(self.number, LEAVE, ask.seat, "", time.time())])

    async def look(self, line: Line, ask: wire.Look) -> None:
        """A page looks from another of its seats."""
        async with self.lock:
            if ask.seat is not None and ask.seat not in line.mine:
                raise RefusedError("not_yours", self.word(line, "refused-not-yours"))
            line.seat = ask.seat
            line.told = 0
            self.tell_news(line)

    async def speak(self, line: Line, ask: wire.Speak) -> None:
        """A page goes on in another language."""
        async with self.lock:
            line.language = ask.language
            self.introduce(line)

    async def sit(self, seat: int, name: str, holder: str) -> None:
        """Somebody takes a free seat."""
        async with self.lock:
            await self.hall.ledger.call(self.hall.ledger.storage.sit, self.id, seat, name, holder)
            self.sitters[seat] = Sitter("person", name, None, holder)
            for line in self.lines:
                if line.holder == holder:
                    line.seat = line.first_seat()
                self.introduce(line)
            await self.after()

    async def advise(self, line: Line, ask: wire.Advise) -> None:
        """Advice for the seat that a page looks from; only where nobody else could be harmed by it."""
        seat = self.asked_of(line)
        match = self.match if self.window is None else self.window.places[seat].match
        if not self.is_alone:
            raise RefusedError("illegal", self.word(line, "refused-advice"))
        if ask.number != self.number:
            raise RefusedError("stale", self.word(line, "refused-stale"))
        counsel = await self.hall.brains.advise(match, line.language, ADVISED)
        choices = [
            wire.Choice(option=option, text=text, chance=chance, share=share)
            for option, text, chance, share in counsel.choices
        ]
        line.tell(wire.Advice(number=ask.number, chance=counsel.chance, choices=choices, line=counsel.line))

    async def glance(self, number: int) -> None:
        """Tell a person who plays against bots how likely they are to win."""
        if not self.is_alone or self.number != number or self.match.outcome is not None or not self.lines:
            return
        seat = self.match.decision.seat
        chance = await self.hall.brains.glance(self.match)
        for line in self.lines:
            if line.seat == seat:
                line.tell(wire.Chance(number=number, seat=seat, chance=chance))

    async def again(self, line: Line) -> None:
        """Another match of the same kind, with everybody who sits here."""
        async with self.lock:
            if not line.mine:
                raise RefusedError("not_yours", self.word(line, "refused-watching"))
            if self.match.outcome is None:
                raise RefusedError("illegal", self.word(line, "refused-again"))
            if self.next is None:
                self.next = await self.hall.again(self)
            for other in self.lines:
                other.tell(wire.Next(id=self.next))

    def word(self, line: Line, message: str) -> str:
        """Something that the server itself says."""
        return words("server", line.language).say(message)

    def close(self) -> None:
        """Nothing happens here any more until somebody comes back."""
        for task in list(self.tasks):
            task.cancel()
        for line in list(self.lines):
            line.cut()
