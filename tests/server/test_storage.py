from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.exc import IntegrityError

from meadhall.hall import wire
from meadhall.hall.records import ANSWER, BACK, DEAL, LEAVE, Record, Row, Sitter, answers_of
from meadhall.hall.refusal import StorageError, TakenError
from meadhall.server.storage.database import MIGRATIONS, Storage, match_values
from tests.server.house import DUEL, opened

WRITERS: Final = 8
RECORD: Final = Record(
    id="first",
    game="duel",
    setup={"board": "sarpedon", "heroes": ["medusa", "sinbad"], "rules": {}, "first": None},
    seed=2**128 - 1,
    version="1.2.3",
    fingerprint="f" * 64,
    window=8,
    timing=wire.Timing(kind="move", seconds=60, late="forfeit"),
    created=1_700_000_000.123456,
    sitters=[Sitter("person", "Żółć 🦄", None, "a" * 64), Sitter("free", "", None, None)],
    rows=[],
)


both = pytest.mark.parametrize("new_database", ["sqlite", "postgres"], indirect=True)


def row(number: int, value: str = "manoeuvre") -> Row:
    """An answer."""
    return Row(number, ANSWER, 0, value, 1_700_000_001.5 + number, 0.25 * number)


@both
def test_record_comes_back_as_it_was_stored(storage: Storage) -> None:
    """A match is loaded exactly as it was created, a seed of 128 bits and words of any language included."""
    storage.create(RECORD)
    assert storage.load(RECORD.id) == RECORD
    sealed = RECORD._replace(id="sealed", sealed=True)
    storage.create(sealed)
    assert storage.load(sealed.id) == sealed
    for id in ("another", "", "x" * 5000, "nul\0", "🦄"):
        assert storage.load(id) is None


@both
def test_rows_are_stored_once_and_in_order(storage: Storage) -> None:
    """Rows come back by their numbers; a number that is taken is refused and changes nothing."""
    storage.create(RECORD)
    done = [row(0), Row(1, LEAVE, 1, "", 2.5), Row(2, BACK, 0, "1", 3.5)]
    assert storage.append([(RECORD.id, done[:2])]) == [True]
    assert storage.append([(RECORD.id, done[2:])]) == [True]
    assert storage.append([(RECORD.id, [row(1, "other")])]) == [False]
    assert storage.append([(RECORD.id, [row(3), row(2, "other")])]) == [False]  # all or none
    found = storage.load(RECORD.id)
    assert found is not None
    assert found.rows == done
    assert answers_of(found.rows) == ["manoeuvre"]


@both
def test_rows_of_other_matches_are_stored_when_one_is_refused(storage: Storage) -> None:
    """What is stored in one go is still stored or refused for each match by itself."""
    storage.create(RECORD)
    storage.create(RECORD._replace(id="second"))
    storage.append([("first", [row(0)])])
    assert storage.append([("first", [row(0, "late")]), ("second", [row(0), row(1)])]) == [False, True]
    loaded = [storage.load(id) for id in ("first", "second")]
    assert [each.rows for each in loaded if each] == [[row(0)], [row(0), row(1)]]


@both
def test_one_of_many_writers_is_stored_when_all_claim_a_number(open_storage: Callable[[], Storage]) -> None:
    """The insert is the lock: of those who write one number at once, on several servers, exactly one is told yes."""
    servers = [open_storage(), open_storage()]
    servers[0].create(RECORD)
    start = threading.Barrier(WRITERS)

    def claim(writer: int) -> list[int]:
        won = []
        for number in range(4):
            start.wait()
            if servers[writer % 2].append([(RECORD.id, [row(number, f"writer-{writer}")])]) == [True]:
                won.append(number)
        return won

    with ThreadPoolExecutor(WRITERS) as threads:
        told = list(threads.map(claim, range(WRITERS)))
    assert sorted(number for won in told for number in won) == [0, 1, 2, 3]
    found = servers[1].load(RECORD.id)
    assert found is not None
    for each in found.rows:
        assert each.number in told[int(each.value.removeprefix("writer-"))]


@both
def test_one_of_many_sits_down_when_all_want_a_seat(open_storage: Callable[[], Storage]) -> None:
    """A seat is taken once; a seat that is not free, or not there, is refused."""
    servers = [open_storage(), open_storage()]
    servers[0].create(RECORD)
    start = threading.Barrier(WRITERS)

    def sit(writer: int) -> bool:
        start.wait()
        try:
            servers[writer % 2].sit(RECORD.id, 1, f"Nr. {writer}", f"holder-{writer}")
        except TakenError:
            return False
        return True

    with ThreadPoolExecutor(WRITERS) as threads:
        told = list(threads.map(sit, range(WRITERS)))
    assert told.count(True) == 1
    found = servers[1].load(RECORD.id)
    assert found is not None
    writer = told.index(True)
    assert found.sitters == [RECORD.sitters[0], Sitter("person", f"Nr. {writer}", None, f"holder-{writer}")]
    for seat in (0, 1, 2):
        with pytest.raises(TakenError):
            servers[0].sit(RECORD.id, seat, "Late", "late")


@both
def test_migrations_change_nothing_when_run_again(open_storage: Callable[[], Storage]) -> None:
    """A server that starts on an old database finds everything as it was."""
    storage = open_storage()
    storage.create(RECORD)
    again = open_storage()
    assert again.load(RECORD.id) == RECORD
    assert {"matches", "seats", "rows"} <= set(inspect(again.engine).get_table_names())


@both
def test_tables_are_as_the_code_says_when_migrated(storage: Storage) -> None:
    """The migrations lead to the very tables that the queries are written for."""
    from alembic.autogenerate import compare_metadata  # noqa: PLC0415 - only this test needs it
    from alembic.migration import MigrationContext  # noqa: PLC0415 - likewise

    from meadhall.server.storage.database import tables  # noqa: PLC0415 - likewise

    with storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), tables) == []


@both
def test_rows_of_before_clocks_were_kept_have_taken_no_time(new_database: str) -> None:
    """A database of the first tables is brought up to date with all that is in it."""
    from alembic import command as alembic  # noqa: PLC0415 - only this test needs it
    from alembic.config import Config  # noqa: PLC0415 - likewise

    old = Storage(new_database)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with old.engine.begin() as connection:
        config.attributes["connection"] = connection
        alembic.upgrade(config, "0001")
    with old.engine.begin() as connection:
        told = {**match_values(RECORD), "next": None, "end": None}
        columns = [column for column in inspect(connection).get_columns("matches") if column["name"] in told]
        names = ", ".join(f'"{column["name"]}"' for column in columns)
        values = ", ".join(f":{column['name']}" for column in columns)
        connection.execute(text(f"INSERT INTO matches ({names}) VALUES ({values})"), told)  # noqa: S608 - our own
        for seat, sitter in enumerate(RECORD.sitters):
            theirs = {**sitter._asdict(), "match": RECORD.id, "seat": seat}
            put = "INSERT INTO seats VALUES (:match, :seat, :kind, :name, :level, :holder)"
            connection.execute(text(put), theirs)
        connection.execute(text("INSERT INTO rows VALUES ('first', 0, 'answer', 0, 'manoeuvre', 1700000001.5)"))
    old.migrate()
    assert old.append([(RECORD.id, [row(1)])]) == [True]
    found = old.load(RECORD.id)
    assert found is not None
    assert found.rows == [row(0), row(1)]
    assert [each.used for each in found.rows] == [0.0, 0.25]
    assert not found.sealed
    old.close()


@both
def test_match_is_stored_with_the_rows_that_it_begins_with(storage: Storage) -> None:
    """A match that goes on from another, or came as a file, has them from the start, or it is not there at all."""
    begun = RECORD._replace(rows=[row(0), Row(1, DEAL, 1, f"1:{2**128 - 1}", 2.5)], origin="another:1")
    storage.create(begun)
    assert storage.load(begun.id) == begun
    with pytest.raises(IntegrityError):
        storage.create(begun._replace(id="other", rows=[row(0), row(0)]))
    assert storage.load("other") is None


@both
def test_last_review_of_a_match_stays(storage: Storage) -> None:
    """Two servers may have thought of the same match, or an earlier version of the hall with less to tell."""
    storage.create(RECORD)
    assert storage.review(RECORD.id) is None
    for moments in ("[1]", "[2]"):
        storage.keep_review(RECORD.id, moments, 5.0)
    assert storage.review(RECORD.id) == "[2]"


@both
def test_tables_of_a_browser_are_listed_newest_first(storage: Storage) -> None:
    """Only those at which it has a seat, and not more than wanted."""
    for at, id in enumerate(("one", "two", "three")):
        storage.create(RECORD._replace(id=id, created=float(at)))
    storage.create(RECORD._replace(id="other", sitters=[Sitter("person", "Bo", None, "b" * 64)]))
    storage.append([("two", [row(0)])])
    found = storage.of_holder("a" * 64, 50)
    assert [each.id for each in found] == ["three", "two", "one"]
    assert found[1].rows == [row(0)]
    assert [each.id for each in storage.of_holder("a" * 64, 2)] == ["three", "two"]
    assert storage.of_holder("nobody", 50) == []


@both
def test_first_table_that_follows_stays(storage: Storage) -> None:
    """Whoever else wants another match is led to the one that is set already."""
    storage.create(RECORD)
    assert storage.follow(RECORD.id, "next") == "next"
    assert storage.follow(RECORD.id, "later") == "next"
    found = storage.load(RECORD.id)
    assert found is not None
    assert found.next == "next"


@both
def test_end_is_remembered_and_forgotten_when_taken_back(storage: Storage) -> None:
    """A match that goes on after all has no end."""
    storage.create(RECORD)
    for end in ({"winners": [1], "reason": "defeated"}, None):
        storage.finish(RECORD.id, end)
        found = storage.load(RECORD.id)
        assert found is not None
        assert found.end == end


@pytest.mark.parametrize("new_database", ["postgres"], indirect=True)
def test_two_servers_lead_one_match_on_one_database(
    new_database: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """The answer that one server has stored first counts, and a late page at the other is told how it stands."""
    one, other = (tmp_path_factory.mktemp(name) for name in ("one", "other"))
    with opened(one, database=new_database) as near, opened(other, database=new_database) as far:
        ana, ben = near.person(), near.person()
        id = near.deal("duel", DUEL, ana, ben)
        with ana.page(id) as here, far.browser(ana.cookie).page(id) as there:
            first, second = here.options[:2]
            here.answer(first)
            here.hear("news", lambda told: told["number"] == 1)
            there.answer(second)
            assert there.hear("refused")["reason"] == "stale"
            there.hear("news", lambda told: told["number"] == 1)
            assert there.news["view"] == here.news["view"]
            there.answer(there.until_asked()["options"][0]["id"])
            there.hear("news", lambda told: told["number"] == 2)
            assert near.rows(id)[0].value == first


@both
def test_rows_of_a_match_that_is_not_there_are_refused(storage: Storage) -> None:
    """No row is stored for nothing."""
    assert storage.append([("nowhere", [row(0)])]) == [False]


def test_database_in_trouble_is_told_in_our_own_words(tmp_path: Path) -> None:
    """Whoever uses a database that is not there, or has no tables, gets a StorageError."""
    lost = Storage(f"sqlite:///{tmp_path / 'nowhere' / 'hall.sqlite'}")
    with pytest.raises(StorageError):
        lost.migrate()
    with pytest.raises(StorageError):
        lost.load("first")
    bare = Storage(f"sqlite:///{tmp_path / 'bare.sqlite'}")
    with pytest.raises(StorageError):
        bare.append([("first", [row(0)])])
    bare.close()


@pytest.mark.parametrize("new_database", ["postgres"], indirect=True)
def test_tables_are_made_once_when_several_servers_start(new_database: str) -> None:
    """Whoever comes second waits for the first, and finds everything made."""
    start = "import sys; from meadhall.server.storage.database import Storage; Storage(sys.argv[1]).migrate()"
    servers = [subprocess.Popen([sys.executable, "-c", start, new_database]) for _ in range(3)]
    assert [server.wait() for server in servers] == [0, 0, 0]
    storage = Storage(new_database)
    storage.create(RECORD)
    assert storage.load(RECORD.id) == RECORD
    storage.close()


@both
def test_database_of_a_newer_server_is_refused(new_database: str) -> None:
    """Who has gone back to an older version is told, and nothing is changed."""
    storage = Storage(new_database)
    storage.migrate()
    with storage.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StorageError, match="newer"):
        storage.migrate()
    storage.close()


def test_log_of_the_database_is_written_to_its_place(tmp_path: Path) -> None:
    """What was stored goes into the file itself, and not by the hands of whoever stores the next row."""
    storage = Storage(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    storage.migrate()
    storage.tidy()
    storage.create(RECORD)
    for number in range(0, 2000, 100):
        assert storage.append([(RECORD.id, [row(at) for at in range(number, number + 100)])]) == [True]
    before = (tmp_path / "hall.sqlite").stat().st_size
    storage.tidy()
    assert (tmp_path / "hall.sqlite").stat().st_size > before
    storage.close()
