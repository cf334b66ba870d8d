from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from meadhall.hall import tables, thoughts, wire
from meadhall.hall.replays import reviews, sequels, transcripts
from meadhall.hall.rooms import thinkers
from meadhall.puzzles import book_of
from meadhall.server.processes.brains import Brains
from tests.hall.drafting import herd, lamps, with_pack
from tests.server.house import BOT, HERE, ME, Browser, House, unhurried
from tests.server.still import StillTime
from tests.site.tab import Page as TabPage
from tests.site.tab import Tab

DUEL: Final = {"board": "sarpedon", "heroes": ["medusa", "sinbad"], "first": 0}
TEAMS: Final = {
    "mode": "teams",
    "board": "venice",
    "heroes": ["medusa", "sinbad", "king-arthur", "beowulf"],
    "first": 0,
}
HERD: Final = {"players": 3, "first": 0}
TAFL: Final = {"board": "brandubh"}
BRIEF: Final = 0.02  # seconds in which a server that has nothing to wait for has told what there is to tell
PATIENCE: Final = 500  # such times until it is clear that nothing more comes
LEAP: Final = 50.0  # seconds that pass where nothing else happens
HOLD: Final = 100.0  # seconds of a beat: bots think in a part of it, and none of these is stopped by time
STEPS: Final = 16  # answers of a script

Say = dict[str, Any]


class AtOnce(Brains):
    """Bots that think where they are asked, so that nothing depends on how long it takes them."""

    async def thought(self, work: Callable[..., Any], *told: Any) -> Any:
        """Think."""
        return work(*told)


class Served:
    """A table of a real server, over a real socket, with the time in the hands of the test."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.hall.timer = self.still = StillTime(house.loop)
        self.browser: Browser = house.person()
        self.texts: list[str] = []

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Ask an endpoint."""
        content = None if body is None else body if isinstance(body, str) else json.dumps(body)
        told = self.browser.http.request(method, path, content=content, headers={"accept-language": "en"})
        return told.status_code, told.content

    @contextmanager
    def table(self, id: str, language: str) -> Iterator[None]:
        """A table, as long as its page is open."""
        with self.browser.line(id) as self.line:
            self.say({"kind": "hello", "version": wire.VERSION, "language": language})
            yield

    def say(self, said: Say) -> None:
        """Say something."""
        self.line.send(json.dumps(said))

    def until(self, count: int) -> None:
        """Wait until so many messages have come, letting time pass where nothing else happens."""
        waited = 0
        while len(self.texts) < count and waited < PATIENCE:
            try:
                text = self.line.recv(timeout=BRIEF)
            except TimeoutError:
                waited += 1
                self.still.advance(LEAP)
            else:
                assert isinstance(text, str)
                self.texts.append(text)


class Own:
    """The same table in a browser."""

    def __init__(self) -> None:
        self.tab = Tab()
        self.tab.hall.settings.pace, self.tab.hall.settings.hold = 0.0, HOLD
        self.tab.hall.settings.longest = 0.0

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Ask an endpoint."""
        told = self.tab.ask(method, path, body)
        return told.status, told.body.encode()

    def open(self, id: str, language: str) -> None:
        """Open a table."""
        self.page: TabPage = self.tab.page(id, language)
        self.go_on()

    def say(self, said: Say) -> None:
        """Say something, and let happen what comes of it."""
        self.tab.hall.hear(self.page.line, json.dumps(said))
        self.go_on()

    def go_on(self) -> None:
        """Until nobody thinks and nothing is due."""
        self.tab.advance()
        while self.tab.think_all() or self.tab.alarms:
            self.tab.advance(LEAP)


@pytest.fixture
def foreseen(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Ids, seeds and dice that are the same each time; called before each of the two halls."""

    def begin() -> None:
        ids, seeds = itertools.count(1), itertools.count(1)
        for module in (tables, sequels, transcripts):
            monkeypatch.setattr(module, "new_id", lambda: f"match-{next(ids)}")
        for module in (tables, sequels):
            monkeypatch.setattr(module, "new_seed", lambda: next(seeds))
        monkeypatch.setattr(thinkers, "draw_seed", lambda: 7)
        monkeypatch.setattr(thoughts, "draw_seed", lambda: 7)

    return begin


def scripted(own: Own, id: str, language: str) -> list[tuple[Say, int]]:
    """Play in a browser: everything that was said, each with how many messages had come before it."""
    own.open(id, language)
    said: list[tuple[Say, int]] = []

    def say(**parts: Any) -> None:
        said.append((parts, len(own.page.texts)))
        own.say(parts)

    def news() -> Any:
        return own.page.last("news")

    say(kind="ping")
    for step in range(STEPS):
        told = news()
        if told["end"] is not None:
            break
        question = told["question"]
        if question is None and told["asked"] is not None and told["seat"] is None:
            say(kind="look", seat=told["asked"]["seats"][0])
            continue
        options = question["options"]
        say(kind="answer", number=question["number"], option=options[step % len(options)]["id"])
        if step == 4:
            say(kind="answer", number=0, option="no such thing")
            say(kind="back", number=news()["number"])
            say(kind="inspect", thing="medusa")
        if step == 6:
            say(kind="speak", language="pl")
            say(kind="history", before=5)
            say(kind="nonsense")
    for seat in own.page.last("table")["mine"]:
        say(kind="resign", seat=seat)
    say(kind="again")
    say(kind="seen", number=news()["number"])
    return said


@pytest.mark.parametrize(
    ("game", "setup", "chairs"),
    [
        ("duel", DUEL, [ME, BOT]),
        ("duel", DUEL, [ME, HERE]),
        ("duel", TEAMS, [ME, BOT, BOT, HERE]),
        ("unicorns", HERD, [ME, BOT, BOT]),
        ("unicorns", HERD, [ME, HERE, BOT]),
        ("hnefatafl", TAFL, [BOT, ME]),
        ("duel", with_pack("duel"), [ME, BOT]),
        ("unicorns", with_pack("unicorns"), [ME, BOT]),
    ],
    ids=lambda each: (
        each if isinstance(each, str) else "-".join(chair["kind"] for chair in each) if isinstance(each, list) else ""
    ),
)
def test_server_and_browser_tell_the_same_byte_for_byte(
    tmp_path: Path,
    foreseen: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    setup: Say,
    chairs: list[Say],
) -> None:
    """The same script of messages against both: one core, two ways to run it."""
    monkeypatch.setattr(reviews, "ITERATIONS", 20)
    order = {"game": game, "setup": setup, "chairs": chairs}
    own = Own()
    foreseen()
    assert own.ask("POST", "/api/matches", order)[0] == 201
    said = scripted(own, "match-1", "ru")
    with unhurried(tmp_path, brains=AtOnce(1), hold=HOLD) as house:
        served = Served(house)
        foreseen()
        assert served.ask("POST", "/api/matches", order)[0] == 201
        with served.table("match-1", "ru"):
            for parts, before in said:
                served.until(before)
                served.say(parts)
            served.until(len(own.page.texts))
        assert served.texts == own.page.texts
        compare_endpoints(own, served)
        compare_coaches(own, served, game)


def test_workshop_of_both_tells_the_same_byte_for_byte(tmp_path: Path) -> None:
    """What somebody needs, what is understood of a draft, and how it fares; only the server can share it."""
    own, draft = Own(), lamps()
    text = {"draft": draft, "place": ["parts", "heroes", 0, "cards", 9, "scheme"], "text": "Draw 2 ca"}
    spoilt = {**draft, "parts": {"heroes": [{**draft["parts"]["heroes"][0], "health": None}], "boards": 7}}
    with unhurried(tmp_path, brains=AtOnce(1), hold=HOLD) as house:
        served = Served(house)

        def both(method: str, path: str, body: Any = None, status: int = 200) -> Any:
            told = served.ask(method, f"/api/workshop/{path}", body)
            assert told == own.ask(method, f"/api/workshop/{path}", body), path
            assert told[0] == status, told
            return json.loads(told[1])

        for path in ("duel/uk", "unicorns/de"):
            both("GET", path)
        both("GET", "hnefatafl/en", status=404)
        load = both("POST", "check", {"draft": draft})["load"]
        both("POST", "check", {"draft": spoilt})
        both("POST", "check", {"draft": herd()})
        both("POST", "check", {"draft": 7}, 400)
        both("POST", "read", text)
        both("POST", "read", {**text, "place": []}, 400)
        setup = {"board": "sarpedon", "heroes": ["lamps.lamplighter", "medusa"], "packs": {"lamps": load}}
        trial = {"game": "duel", "setup": setup, "seed": 3, "matches": 1}
        assert both("POST", "try", trial)["played"] == 1
        file = both("POST", "export", {"draft": draft})
        assert both("POST", "import", file)["draft"] == draft
        both("POST", "import", {"name": "x", "data": "%"}, 400)
        assert own.ask("POST", "/api/workshop/shared", {"draft": draft})[0] == 409
        assert served.ask("POST", "/api/workshop/shared", {"draft": draft})[0] == 201


def test_puzzles_of_both_tell_the_same_byte_for_byte(tmp_path: Path) -> None:
    """The list, a puzzle, what becomes of a wrong answer and of right ones, and what is refused."""
    own = Own()
    with unhurried(tmp_path, brains=AtOnce(1), hold=HOLD) as house:
        served = Served(house)

        def both(method: str, path: str, body: Any = None, status: int = 200) -> Any:
            told = served.ask(method, f"/api/puzzles/{path}", body)
            assert told == own.ask(method, f"/api/puzzles/{path}", body), path
            assert told[0] == status, told
            return json.loads(told[1])

        for game, language in (("duel", "ru"), ("unicorns", "pl")):
            both("GET", f"{language}/{game}")
            puzzle = book_of(game).puzzles[0]
            place = f"{language}/{game}/{puzzle.id}"
            both("GET", place)
            first = puzzle.steps[0]
            assert both("POST", place, {"answers": first.right[:1]})["right"]
            assert not both("POST", place, {"answers": [next(iter(first.wrong))]})["right"]
            both("POST", place, {"answers": [], "shown": True})
            both("POST", place, {"answers": ["nothing"]}, 400)
        both("POST", "en/duel/nothing", {"answers": []}, 404)
        both("GET", "en/hnefatafl", status=404)


def compare_endpoints(own: Own, served: Served) -> None:
    """What is asked without a line is answered the same."""
    transcript = own.ask("GET", "/api/replays/match-1/transcript")
    for path in (
        "/api/replays/match-1/transcript",
        "/api/replays/match-1/de",
        "/api/replays/match-1/uk/3?view=0&since=2",
        "/api/replays/match-1/uk/999999",
        "/api/matches/none",
        "/api/replays/none/en",
        "/api/rules/unicorns/pl",
        "/api/lessons/uk",
        "/api/almanac/ru",
        "/api/nowhere",
    ):
        assert served.ask("GET", path) == own.ask("GET", path), path
    assert transcript[0] == 200
    again = json.dumps({"number": 2, "chairs": [{"kind": "me", "name": "Ana"}]})
    for path, body in (
        ("/api/replays", transcript[1].decode() + "{"),
        ("/api/replays/match-1/continue", again),
        ("/api/matches", "{"),
    ):
        told = served.ask("POST", path, body)
        assert told == own.ask("POST", path, body)
        assert told[0] == 400
    brought = transcript[1].decode()
    assert served.ask("POST", "/api/replays", brought)[0] == own.ask("POST", "/api/replays", brought)[0] == 201


def compare_coaches(own: Own, served: Served, game: str) -> None:
    """What is thought of the match afterwards, and what the coach says of it, is the same too."""
    for path in ("/api/replays/match-1/ru/review", f"/api/coach/{game}/de?think=1", f"/api/coach/{game}/pl"):
        found = coached(partial(own.ask, "GET", path), own.go_on)
        assert found == coached(partial(served.ask, "GET", path), partial(served.still.advance, LEAP))


def coached(ask: Callable[[], tuple[int, bytes]], go_on: Callable[[], object]) -> bytes:
    """What is answered once all is thought of."""
    for _ in range(PATIENCE):
        status, told = ask()
        assert status == 200, told
        if json.loads(told)["state"] == "done":
            return told
        go_on()
        time.sleep(BRIEF)
    raise AssertionError("it was never thought of")
