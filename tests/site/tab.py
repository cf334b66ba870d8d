"""Tab: the hall of a browser's tab without a browser. Time goes on when a test says so, and storage is a dictionary."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable
from heapq import heappop, heappush
from typing import Any, Final

from meadhall.browser.thinking import think
from meadhall.browser.worker import BrowserHall, open_hall
from meadhall.hall import wire
from meadhall.puzzles.book import path_of

BEGINNING: Final = 1000.0
EPOCH: Final = 1_700_000_000.0


class Store:
    """What a browser keeps, by the contract of its storage."""

    def __init__(self) -> None:
        self.matches: dict[str, dict[str, Any]] = {}
        self.rows: dict[str, list[str]] = {}
        self.reviews: dict[str, str] = {}

    def run(self, operation: str, told: Any) -> Any:
        """Do one operation."""
        found: Callable[[Any], Any] = getattr(self, operation)
        return found(told)

    def load(self, told: Any) -> Any:
        """A match with its rows."""
        found = self.matches.get(told["id"])
        return None if found is None else found | {"rows": self.rows[told["id"]]}

    def append(self, told: Any) -> bool:
        """Add rows, all or none."""
        rows = self.rows[told["id"]]
        if told["rows"][0]["number"] != len(rows):
            return False
        rows += [row["text"] for row in told["rows"]]
        return True

    def since(self, told: Any) -> list[str]:
        """Rows from a number on."""
        return self.rows[told["id"]][told["number"] :]

    def finish(self, told: Any) -> bool:
        """Keep an end."""
        self.matches[told["id"]]["end"] = told["end"]
        return True

    def follow(self, told: Any) -> str:
        """Keep the match that follows, unless there is one."""
        old = self.matches[told["id"]]
        if old["next"] is None:
            self.restore({"id": told["next"], "head": told["head"], "end": None, "next": None, "rows": []})
            old["next"] = told["next"]
        found: str = old["next"]
        return found

    def list(self, _told: Any) -> list[Any]:
        """All matches; rows only of those that go on."""
        return [each | {"rows": None if each["end"] else self.rows[each["id"]]} for each in self.matches.values()]

    def review(self, told: Any) -> str | None:
        """What was thought of a match."""
        return self.reviews.get(told["id"])

    def keep_review(self, told: Any) -> bool:
        """Keep what was thought of a match."""
        self.reviews[told["id"]] = told["text"]
        return True

    def restore(self, told: Any) -> bool:
        """Keep a whole match, unless its id is known."""
        if told["id"] in self.matches:
            return False
        self.matches[told["id"]] = {part: told[part] for part in ("id", "head", "end", "next")}
        self.rows[told["id"]] = list(told["rows"])
        if told.get("review"):
            self.reviews[told["id"]] = told["review"]
        return True

    def dump(self, _told: Any) -> Any:
        """Everything."""
        return [
            each | {"rows": self.rows[each["id"]], "review": self.reviews.get(each["id"])}
            for each in self.matches.values()
        ]

    def clear(self, _told: Any) -> bool:
        """Delete everything."""
        for each in (self.matches, self.rows, self.reviews):
            each.clear()
        return True


class Answered:
    """What was answered to a request."""

    def __init__(self, status: int, body: str, media: str, name: str) -> None:
        self.status = status
        self.body = body
        self.media = media
        self.name = name

    @property
    def told(self) -> Any:
        """As data."""
        return json.loads(self.body)


class Page:
    """A page that looks at a table, and all that it was told, byte for byte."""

    def __init__(self, tab: Tab, line: int) -> None:
        self.tab = tab
        self.line = line
        self.texts: list[str] = []
        self.closed: tuple[int, str] | None = None

    @property
    def told(self) -> list[Any]:
        """All messages."""
        return [json.loads(text) for text in self.texts]

    def last(self, kind: str) -> Any:
        """The last message of a kind."""
        return next(json.loads(text) for text in reversed(self.texts) if json.loads(text)["kind"] == kind)

    def say(self, ask: wire.Ask) -> None:
        """Say something."""
        self.tab.hall.hear(self.line, wire.ENCODER.encode(ask).decode())
        self.tab.settle()

    def leave(self) -> None:
        """Close the page."""
        self.tab.hall.leave(self.line)
        self.tab.settle()


class Tab:
    """A bridge to nothing: whatever is asked for happens when the test lets it."""

    def __init__(self, store: Store | None = None, others: list[Tab] | None = None, thinkers: int = 1) -> None:
        self.keeps = store or Store()
        self.others = [] if others is None else others
        self.time = BEGINNING
        self.due: deque[Callable[[], None]] = deque()  # what happens next
        self.alarms: list[tuple[float, int]] = []
        self.thoughts: dict[int, str] = {}
        self.answers: dict[int, Answered] = {}
        self.pages: dict[int, Page] = {}
        self.leads: set[str] = set()
        self.warnings: list[str] = []
        self.is_away = False  # whether nothing can be fetched
        self.is_full = False  # whether nothing can be stored
        self.counted = 0
        self.hall: BrowserHall = open_hall(self, thinkers)
        self.others.append(self)

    # ---------------------------------------------------------------- what tests do
    def ask(self, method: str, path: str, body: Any = None, language: str = "en") -> Answered:
        """Ask an endpoint."""
        self.counted += 1
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        self.hall.ask(self.counted, method, path, text, language)
        self.settle()
        while self.counted not in self.answers:
            self.advance(0.0)
            self.think_all()
        return self.answers.pop(self.counted)

    def page(self, id: str, language: str = "en") -> Page:
        """Open a table."""
        self.counted += 1
        page = self.pages[self.counted] = Page(self, self.counted)
        self.hall.enter(page.line, id)
        page.say(wire.Hello(version=wire.VERSION, language=language))
        self.advance()
        return page

    def settle(self) -> None:
        """Let happen what happens at once."""
        while self.due:
            self.due.popleft()()

    def advance(self, seconds: float = 0.0) -> None:
        """Let time pass: alarms ring one after another, each at its moment."""
        end = self.time + seconds
        self.settle()
        while self.alarms and self.alarms[0][0] <= end:
            moment, token = heappop(self.alarms)
            self.time = max(self.time, moment)
            self.hall.ring(token)
            self.settle()
        self.time = end

    def think_all(self) -> int:
        """Have everything thought about that is wanted; how much that was."""
        wanted, self.thoughts = self.thoughts, {}
        for token, text in wanted.items():
            self.hall.thought(token, think(text))
            self.settle()
        return len(wanted)

    # ---------------------------------------------------------------- the bridge
    def now(self) -> float:
        """Seconds that only ever grow."""
        return self.time

    def date(self) -> float:
        """Seconds of the calendar."""
        return EPOCH + self.time

    def wake(self, token: int, seconds: float) -> None:
        """Ring after so many seconds."""
        heappush(self.alarms, (self.time + seconds, token))

    def answer(self, token: int, status: int, body: str, media: str, name: str) -> None:
        """A request is answered."""
        self.answers[token] = Answered(status, body, media, name)

    def opened(self, line: int) -> None:
        """A line is open."""
        assert line in self.pages

    def tell(self, line: int, text: str) -> None:
        """A page is told something."""
        self.pages[line].texts.append(text)

    def close(self, line: int, code: int, reason: str) -> None:
        """A line is closed."""
        self.pages[line].closed = code, reason

    def fetch(self, token: int, name: str) -> None:
        """Fetch a file of puzzles, a little later."""
        path = path_of(name.removeprefix("puzzles-"))
        if self.is_away or not path.is_file():
            self.due.append(lambda: self.hall.missed(token, f"{name}: nobody answers"))
        else:
            self.due.append(lambda: self.hall.fetched(token, path.read_text("utf-8")))

    def store(self, token: int, operation: str, text: str) -> None:
        """Keep or read something, a little later."""
        told = json.loads(text)
        if self.is_full:
            self.due.append(lambda: self.hall.lost(token, "there is no room"))
        else:
            self.due.append(lambda: self.hall.stored(token, json.dumps(self.keeps.run(operation, told))))

    def think(self, token: int, text: str) -> None:
        """Something is to be thought about."""
        self.thoughts[token] = text

    def stop(self, token: int) -> None:
        """Nobody wants a thought any more, and nobody hears of it."""
        del self.thoughts[token]

    def publish(self, text: str) -> None:
        """Other tabs hear something."""
        for other in self.others:
            if other is not self:
                other.due.append(lambda other=other: other.hall.notice(text))  # type: ignore[misc]

    def seek(self, id: str) -> None:
        """Lead a match, unless another tab does."""
        if not any(id in other.leads for other in self.others):
            self.leads.add(id)
            self.due.append(lambda: self.hall.lead(id, leads=True))

    def release(self, id: str) -> None:
        """Leave a match to others."""
        self.leads.discard(id)

    def warn(self, text: str) -> None:
        """Something went wrong."""
        self.warnings.append(text)
