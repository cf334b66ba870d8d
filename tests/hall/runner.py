"""Runner: runs a room by hand. Rows are a list, time goes on when a test says so, and so do thoughts."""

from __future__ import annotations

import json
from collections import defaultdict, deque
from heapq import heappop, heappush
from typing import Any, Final

import meadhall
from meadhall.drafting.game import plan_of
from meadhall.hall import wire
from meadhall.hall.effects.needs import Arrange, Banned, Need, Since, Store
from meadhall.hall.effects.outlet import Ask, Count, Cut, Done, Effect, Failed, Publish, Stop, Tell, Think, Wake
from meadhall.hall.notices import Notices
from meadhall.hall.records import ANSWER, Record, Row, Sitter
from meadhall.hall.refusal import StorageError
from meadhall.hall.rooms.room import Moment, Room
from meadhall.hall.settings import Settings
from meadhall.hall.telling.channel import Channel
from meadhall.hall.thoughts import Thought
from meadhall.kernel.game import find_game

BEGINNING: Final = 1000.0
EPOCH: Final = 1_700_000_000.0
BOT: Final = Sitter("bot", "", "guest", None)
FREE: Final = Sitter("free", "", None, None)


def person(name: str, holder: str | None = None) -> Sitter:
    """Somebody at the table."""
    return Sitter("person", name, None, holder or name)


class Page:
    """A page that looks at the room, and all that it was told."""

    def __init__(self, runner: Runner, channel: Channel) -> None:
        self.runner = runner
        self.channel = channel
        self.told: list[dict[str, Any]] = []

    def last(self, kind: str) -> Any:
        """The last message of a kind."""
        return next(message for message in reversed(self.told) if message["kind"] == kind)

    def kinds(self, since: int = 0) -> list[str]:
        """What kinds of messages came."""
        return [message["kind"] for message in self.told[since:]]

    @property
    def question(self) -> Any:
        """What this page is asked, if it is."""
        return self.last("news")["question"]

    @property
    def options(self) -> list[str]:
        """What it may answer."""
        return [option["id"] for option in self.question["options"]]

    def say(self, ask: wire.Asks) -> None:
        """Say something."""
        runner = self.runner
        runner.perform(runner.room.hear(runner.moment, self.channel, ask))

    def answer(self, option: str, number: int | None = None) -> None:
        """Answer the open question."""
        self.say(wire.Answer(number=self.last("news")["number"] if number is None else number, option=option))

    def leave(self) -> None:
        """Close the page."""
        self.runner.perform(self.runner.room.leave(self.runner.moment, self.channel))


class Runner:
    """A room, and everything around it."""

    def __init__(
        self,
        game: str,
        setup: dict[str, Any],
        *sitters: Sitter,
        seed: int = 1,
        answers: tuple[str, ...] = (),
        timing: wire.Timing | None = None,
        settings: Settings | None = None,
        draft: str | None = None,
        rows: tuple[Row, ...] = (),
        record: Record | None = None,
    ) -> None:
        rules = find_game(game)
        prepared: Any = rules.prepare(setup)
        match = meadhall.new_match(game, setup, seed)
        self.rows: list[Row] = list(rows)
        for number, option in enumerate(answers):
            self.rows.append(Row(number, ANSWER, match.decision.seat, option, EPOCH))
            match.answer(option)
        self.record = record = record or Record(
            id="id", game=game, setup=prepared, seed=seed, version=meadhall.__version__,
            fingerprint=rules.fingerprint(prepared), window=8, timing=timing or wire.Timing(), created=EPOCH,
            sitters=list(sitters), rows=list(self.rows), host=sitters[0].holder,
            draft=None if draft is None else plan_of(game, prepared, draft, seed),
        )  # fmt: skip
        self.now = BEGINNING
        self.pages: dict[Channel, Page] = {}
        self.alarms: list[tuple[float, int]] = []
        self.thoughts: dict[int, Thought] = {}
        self.needs: deque[Need] = deque()
        self.published: list[Notices] = []
        self.cut: list[Channel] = []
        self.counted: dict[str, int] = defaultdict(int)
        self.is_slow = False  # whether what is stored waits for `store`
        self.is_away = False  # whether nothing can be stored
        self.done: list[int] = []
        self.room = Room(record, settings or Settings(), self.moment)
        self.perform(self.room.begin(self.moment, self.room.lead(leads=True)))

    @property
    def moment(self) -> Moment:
        """The time."""
        return Moment(self.now, EPOCH + self.now)

    def page(self, holder: str, language: str = "en") -> Page:
        """Somebody opens the table."""
        channel = self.room.channel(holder, language)
        page = self.pages[channel] = Page(self, channel)
        self.perform(self.room.enter(self.moment, channel))
        return page

    # ---------------------------------------------------------------- what the room wants done
    def perform(self, effects: list[Effect]) -> None:
        """Do it, in order."""
        for effect in effects:
            match effect:
                case Tell(channel, text):
                    self.pages[channel].told.append(json.loads(text))
                case Wake(token, moment):
                    heappush(self.alarms, (moment, token))
                case Ask(need):
                    self.needs.append(need)
                case Think(token, thought, _):
                    self.thoughts[token] = thought
                case _:
                    self.note(effect)
        if not self.is_slow:
            self.store()

    def note(self, effect: Effect) -> None:
        """Note what a test may want to know."""
        match effect:
            case Stop(token):
                del self.thoughts[token]
            case Publish(notice):
                self.published.append(notice)
            case Cut(channel):
                self.cut.append(channel)
            case Count(what, _):
                self.counted[what] += 1
            case Done(token, problem):
                assert problem is None
                self.done.append(token)
            case Failed(problem):
                raise problem
            case _:
                raise AssertionError(effect)

    def store(self) -> None:
        """Give jobs what they need."""
        while self.needs:
            need = self.needs.popleft()
            if self.is_away:
                self.perform(self.room.fail(self.moment, StorageError("away")))
            else:
                self.perform(self.room.reply(self.moment, self.found(need)))

    def found(self, need: Need) -> Any:
        """What a job needs."""
        match need:
            case Store(rows) if rows[0].number == len(self.rows):
                self.rows += rows
                return True
            case Store():
                return False
            case Since(number):
                return self.rows[number:]
            case Arrange(record):
                self.record = record._replace(rows=[], sitters=self.record.sitters)
                return None
            case Banned():
                return set()
            case _:
                return None

    def advance(self, seconds: float = 0.0) -> None:
        """Let time pass: alarms ring one after another, each at its moment."""
        end = self.now + seconds
        while self.alarms and self.alarms[0][0] <= end:
            moment, token = heappop(self.alarms)
            self.now = max(self.now, moment)
            self.perform(self.room.ring(self.moment, token))
        self.now = end

    def think(self) -> int:
        """Have everything thought about that is wanted; how much that was."""
        wanted, self.thoughts = self.thoughts, {}
        for token, thought in wanted.items():
            self.perform(self.room.thought(self.moment, token, thought.think()))
        return len(wanted)
