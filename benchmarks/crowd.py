"""A crowd: people at many tables of a real server, who answer by chance about once a second and watch the time.

`python -m benchmarks.crowd PLAN` plays in a process of its own, because it shares the machine with the server that it
measures: it speaks the wire with as little work as possible. It asks for no compression, reads of a message only what
it needs, and says `ready`, then `done`, on its standard output.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import gc
import random
import resource
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from benchmarks.line import Line
from benchmarks.plan import RETRACTED, Found, Plan, Seated

HELD: Final = "choose_defence_card"  # a question whose answer is shown a beat later, so that speed tells nothing
PASSING: Final = "let_pass"  # the answer in a window that lets it run until its end
PAUSES: Final = (0.1, 0.3, 1.0, 2.0)  # seconds until somebody whose line broke comes back
LEAST: Final = 0.02  # seconds that anybody thinks
COMING: Final = 120.0  # seconds until everybody must be in
OVERDUE: Final = 20.0  # seconds after which an answer that brought neither news nor a refusal counts as lost

Kind = Literal["plain", "window", "held"]


# -------------------------------------------------------------------- what is heard
class Window(msgspec.Struct):
    """What is heard of a window."""

    left: int
    given: str | None


class Option(msgspec.Struct):
    """What is heard of an answer."""

    id: str


class Question(msgspec.Struct):
    """What is heard of a question."""

    number: int
    seat: int
    question: str
    options: list[Option]
    window: Window | None


class Heard(msgspec.Struct):
    """What is heard of any message; whatever else is in it is passed over."""

    kind: str
    number: int = -1
    question: Question | None = None
    end: dict[str, msgspec.Raw] | None = None
    reason: str = ""
    text: str = ""
    id: str = ""


HEARD: Final = msgspec.json.Decoder(Heard)


# -------------------------------------------------------------------- people
class Given(msgspec.Struct):
    """An answer that was sent and is not at all pages yet."""

    id: str
    number: int
    seat: int
    option: str
    kind: Kind
    sent: float
    due: float  # when it can be shown at the earliest
    by: int
    counts: bool
    missing: set[int]
    is_confirmed: bool = False


class Page:
    """Somebody at a table: answers by chance, comes back when the line breaks, and moves on to the next match."""

    def __init__(self, table: Table, at: int, cookie: str, language: str) -> None:
        self.table = table
        self.crowd = table.crowd
        self.at = at
        self.id = table.id
        self.cookie = cookie
        self.language = language
        self.line: Line | None = None
        self.question: Question | None = None
        self.answered = -1
        self.tries = 0
        self.is_in = False

    # ---------------------------------------------------------------- the line
    async def open(self) -> None:
        """Open a line, again and again until there is one."""
        plan = self.crowd.plan
        while self.line is None and not self.crowd.is_over:
            line = self.line = Line(self)  # known before it is open: it may break at once
            try:
                await asyncio.get_running_loop().create_connection(line.itself, plan.host, plan.port)
            except OSError:
                self.line = None
                await asyncio.sleep(self.pause())

    def pause(self) -> float:
        """How long to wait before the next try, longer each time."""
        self.tries += 1
        return PAUSES[min(self.tries, len(PAUSES)) - 1] * self.crowd.chance.uniform(0.5, 1.5)

    def request(self) -> bytes:
        """What asks for the line."""
        plan = self.crowd.plan
        key = base64.b64encode(self.crowd.chance.randbytes(16)).decode()
        return (
            f"GET /api/matches/{self.id}/line HTTP/1.1\r\nHost: {plan.host}:{plan.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Origin: http://{plan.host}:{plan.port}\r\nCookie: meadhall={self.cookie}\r\n\r\n"
        ).encode()

    def greet(self) -> None:
        """Say hello."""
        self.say({"kind": "hello", "version": self.crowd.plan.version, "language": self.language})

    def say(self, message: dict[str, object]) -> None:
        """Say something, if there is a line."""
        if self.line is not None:
            self.line.say(msgspec.json.encode(message))

    def turned_away(self, why: str) -> None:
        """There is no line to be had."""
        self.crowd.refuse(why)

    def dismissed(self, told: bytes) -> None:
        """The server ends the line."""
        self.crowd.end(told)

    def cut(self, line: Line) -> None:
        """The line has broken: come back, unless it was left on purpose."""
        if line is not self.line:
            return
        self.line = None
        self.question = None
        self.answered = -1
        self.table.drop(self)
        if not self.crowd.is_over:
            self.crowd.found.broken += 1
            self.crowd.later(self.pause(), self.come_back)

    def come_back(self) -> None:
        """Open a line once more."""
        self.crowd.start(self.open())

    def move(self, id: str) -> None:
        """Leave this match for the next."""
        line, self.line = self.line, None
        self.id = id
        self.question = None
        self.answered = -1
        if line is not None:
            line.close()
        self.table.move(id)
        self.crowd.start(self.open())

    # ---------------------------------------------------------------- what is heard
    def hear(self, payload: bytes) -> None:
        """A message."""
        now = time.perf_counter()
        self.crowd.found.messages += 1
        self.crowd.found.bytes += len(payload)
        heard = HEARD.decode(payload)
        if heard.kind == "news":
            self.hear_news(heard, now)
        elif heard.kind == "refused":
            self.hear_refusal(heard)
        elif heard.kind == "next" and heard.id != self.id:
            self.move(heard.id)

    def hear_news(self, news: Heard, now: float) -> None:
        """How the match stands."""
        self.tries = 0
        self.table.tell(self, news.number, now)
        self.question = news.question
        if not self.is_in:
            self.is_in = True
            self.crowd.enter()
        if news.end is not None:
            if self.at == 0:
                self.crowd.later(self.crowd.jitter(), self.ask_again, self.id)
        elif self.crowd.plan.pace and self.is_asked:
            self.crowd.later(self.table.pause(self.question, now), self.answer, self.question, now)

    @property
    def is_asked(self) -> bool:
        """Whether there is a question that was not answered from here."""
        asked = self.question
        return asked is not None and asked.number > self.answered and (asked.window is None or not asked.window.given)

    def hear_refusal(self, refusal: Heard) -> None:
        """Something was not done: it is tried again."""
        self.crowd.refuse(refusal.reason)
        self.table.retract(self, self.answered)
        self.answered = -1
        self.crowd.later(self.crowd.jitter(), self.answer, self.question, time.perf_counter())

    # ---------------------------------------------------------------- what is said
    def answer(self, question: Question | None, asked: float) -> None:
        """Answer a question by chance, if it is still open."""
        if question is None or question is not self.question or not self.is_asked or self.crowd.is_over:
            return
        option = self.crowd.chance.choice(question.options).id
        self.answered = question.number
        self.table.give(self, question, option, asked)
        self.say({"kind": "answer", "number": question.number, "option": option})

    def ask_again(self, id: str) -> None:
        """Ask for another match after this one."""
        if id == self.id and not self.crowd.is_over:
            self.say({"kind": "again"})


class Table:
    """A match after another, with those who play there."""

    def __init__(self, crowd: Crowd, seated: Seated) -> None:
        self.crowd = crowd
        self.id = seated.id
        self.last = time.perf_counter()  # when somebody answered here last
        self.given: list[Given] = []
        self.pages = [
            Page(self, at, *each) for at, each in enumerate(zip(seated.cookies, seated.languages, strict=True))
        ]

    def pause(self, question: Question | None, now: float) -> float:
        """How long somebody thinks, so that the table is answered about once in so much time; windows close sooner."""
        pause = max(LEAST, self.last + self.crowd.jitter() - now)
        if question is None or question.window is None or not question.window.left:
            return pause
        return min(pause, question.window.left / 2000)

    def give(self, page: Page, question: Question, option: str, asked: float) -> None:
        """Somebody answers."""
        now = self.last = time.perf_counter()
        kind: Kind = "plain"
        due = now
        if question.window is not None and option == PASSING:
            kind, due = "window", max(now, asked + question.window.left / 1000)
        elif question.question == HELD and len(self.pages) > 1:
            kind, due = "held", max(now, asked + self.crowd.plan.hold)
        self.given.append(
            Given(
                id=page.id,
                number=question.number,
                seat=question.seat,
                option=option,
                kind=kind,
                sent=now,
                due=due,
                by=page.at,
                counts=self.crowd.is_measured,
                missing=set(range(len(self.pages))),
            )
        )
        self.crowd.found.answers += self.crowd.is_measured

    def drop(self, page: Page) -> None:
        """An answer was refused, or its line broke before it was heard of: nothing is expected of it."""
        self.given = [each for each in self.given if each.is_confirmed or each.by != page.at]

    def retract(self, page: Page, number: int) -> None:
        """An answer was refused. News may have come before that word, and it may have been taken for stored."""
        self.drop(page)
        self.given = [each for each in self.given if (each.by, each.number) != (page.at, number)]
        self.crowd.retract(page.id, number, page.at)

    def tell(self, page: Page, number: int, now: float) -> None:
        """Somebody hears how the match stands after so many rows."""
        self.crowd.see(page.id, number)
        for given in self.given:
            if given.id == page.id and number > given.number:
                if not given.is_confirmed:
                    given.is_confirmed = True
                    self.crowd.confirm(given, number)
                given.missing.discard(page.at)
                if not given.missing:
                    self.crowd.measure(given, now)
        self.given = [given for given in self.given if given.missing]

    def move(self, id: str) -> None:
        """The next match begins."""
        if self.id != id:
            self.id = id
            self.crowd.found.begun += 1


# -------------------------------------------------------------------- all of them
class Crowd:
    """Everybody."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.found = Found()
        self.chance = random.Random(plan.seed)  # noqa: S311 - no secret hangs on it
        self.tables = [Table(self, seated) for seated in plan.tables]
        self.coming = sum(len(table.pages) for table in self.tables)
        self.everybody = asyncio.Event()
        self.is_over = False
        self.is_measured = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.confirmed = Path(plan.confirmed).open("w", encoding="utf-8")  # noqa: SIM115 - closed at the end

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something that is not waited for."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def later(self, seconds: float, work: Callable[..., None], *told: Any) -> None:
        """Do something after a while."""
        asyncio.get_running_loop().call_later(seconds, work, *told)

    def jitter(self) -> float:
        """About the pace."""
        return self.plan.pace * self.chance.uniform(0.5, 1.5)

    def enter(self) -> None:
        """Somebody is in for the first time."""
        self.coming -= 1
        if not self.coming:
            self.everybody.set()

    def refuse(self, reason: str) -> None:
        """Something was not done."""
        self.found.refused[reason] = self.found.refused.get(reason, 0) + 1

    def end(self, told: bytes) -> None:
        """The server ends a line, by a number and a reason."""
        reason = f"{int.from_bytes(told[:2], 'big')} {told[2:].decode(errors='replace')}"
        self.found.ends[reason] = self.found.ends.get(reason, 0) + 1

    def see(self, id: str, number: int) -> None:
        """Somebody has heard of so many rows: so many there must be."""
        if number > self.found.seen.get(id, -1):
            self.found.seen[id] = number

    def confirm(self, given: Given, number: int) -> None:
        """An answer was seen to be stored: it must be found afterwards, among the rows up to this number."""
        self.confirmed.write(f"{given.id}\t{given.number}\t{number}\t{given.seat}\t{given.option}\n")

    def retract(self, id: str, number: int, seat: int) -> None:
        """What was taken for stored was refused: it must not be expected."""
        self.confirmed.write(f"{RETRACTED}\t{id}\t{number}\t{seat}\n")

    def measure(self, given: Given, now: float) -> None:
        """All pages of a table have heard of an answer."""
        if given.counts:
            self.found.waits[given.kind].append(1000 * (now - given.due))

    # ---------------------------------------------------------------- the evening
    async def run(self) -> None:
        """Come in, play, go."""
        await self.come()
        await asyncio.sleep(self.plan.warm)
        tell("ready")
        self.is_measured = True
        begun, cpu = time.perf_counter(), used()
        watching = asyncio.create_task(self.watch())
        await asyncio.wait({asyncio.create_task(stopped())}, timeout=self.plan.seconds)
        self.is_measured = False
        self.found.seconds = time.perf_counter() - begun
        self.found.cpu = used() - cpu
        watching.cancel()
        tell("done")
        await self.go()

    async def come(self) -> None:
        """Everybody comes in, one after another."""
        for page in [page for table in self.tables for page in table.pages]:
            self.start(page.open())
            await asyncio.sleep(1.0 / self.plan.ramp)
        await asyncio.wait_for(self.everybody.wait(), COMING)

    async def watch(self) -> None:
        """See how far behind the crowd itself is."""
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.05)
            now = time.perf_counter()
            self.found.late = max(self.found.late, 1000 * (now - before - 0.05))

    async def go(self) -> None:
        """Nobody answers any more; what is on its way is waited for, and whatever does not come was lost."""
        self.is_over = True
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.all_heard(), OVERDUE)
        self.found.lost = [str(given) for table in self.tables for given in table.given]
        for table in self.tables:
            for page in table.pages:
                if page.line is not None:
                    page.line.close()
        self.confirmed.close()

    async def all_heard(self) -> None:
        """Wait until everybody has heard of all answers."""
        while any(table.given for table in self.tables):  # noqa: ASYNC110 - a look now and then costs less
            await asyncio.sleep(0.05)


def used() -> float:
    """Seconds of processor that this process has used."""
    told = resource.getrusage(resource.RUSAGE_SELF)
    return told.ru_utime + told.ru_stime


def tell(word: str) -> None:
    """Tell whoever has started the crowd how far it is."""
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


async def stopped() -> None:
    """Wait until whoever has started the crowd wants it to stop: they close its standard input, a pipe."""
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    await reader.read()


async def evening(plan: Plan) -> Found:
    """What is found when everybody does as planned."""
    crowd = Crowd(plan)
    await crowd.run()
    return crowd.found


def main() -> None:
    """Play as a plan says."""
    plan = msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=Plan)
    gc.freeze()
    found = asyncio.run(evening(plan))
    Path(plan.found).write_bytes(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
