"""Matches that came as files have bounds and an age; matches that were played here have neither."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import func, insert, inspect, select, text

import meadhall
from meadhall.hall.records import UPLOAD, Record
from meadhall.hall.refusal import HallError, StorageError
from meadhall.localisation import languages, words
from meadhall.server.storage import archive, uploads
from meadhall.server.storage.database import MIGRATIONS, Storage, match_values, matches, tables
from meadhall.server.storage.database import uploads as table
from meadhall.server.storage.uploads import DAY, MATCH, ROW, Total, Uploads
from tests.server.house import DUEL, House, opened
from tests.server.past import brought, kept, played, record_in, told
from tests.server.test_storage import RECORD, both, row

SIZE: Final = MATCH + 2 * (ROW + len("manoeuvre"))  # bytes of an upload of these tests


def file(id: str) -> Record:
    """A match that came as a file."""
    return RECORD._replace(id=id, origin=UPLOAD, rows=[row(0), row(1)])


def count(storage: Storage, id: str) -> int:
    """How much is stored of a match, in all tables that may have something of it."""
    keys = [key.parent for each in tables.sorted_tables for key in each.foreign_keys if key.column is matches.c.id]
    with storage.begin() as connection:
        found = [select(func.count()).where(column == id) for column in (matches.c.id, *keys)]
        return sum(connection.execute(each).scalar_one() for each in found)


# ---------------------------------------------------------------- bounds
@both
def test_address_brings_only_so_much_in_a_day(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others bring theirs all the same, and the next day it may bring more; nothing is kept of what was refused."""
    monkeypatch.setattr(uploads, "OF_ONE", 2 * SIZE)
    found = Uploads(storage)
    assert found.keep(file("one"), "flooder", 0.0) == Total(1, SIZE)
    found.keep(file("two"), "flooder", 5.0)
    with pytest.raises(HallError, match="too-many-uploads"):
        found.keep(file("three"), "flooder", DAY - 1.0)
    assert count(storage, "three") == 0
    assert found.keep(file("other"), "other", DAY - 1.0) == Total(3, 3 * SIZE)
    assert found.keep(file("later"), "flooder", DAY + 1.0) == Total(4, 4 * SIZE)


@both
def test_upload_that_nobody_has_looked_at_for_longest_makes_room(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With all that is kept of it; matches that were played here are not counted, and stay."""
    monkeypatch.setattr(uploads, "ALL", 2 * SIZE)
    found = Uploads(storage)
    storage.create(RECORD._replace(id="played", rows=[row(0)]))
    for at, id in enumerate(("one", "two")):
        found.keep(file(id), id, float(at))
        storage.keep_review(id, "[]", 0.0)
    found.look("one", 5.0)
    assert found.keep(file("three"), "three", 6.0) == Total(2, 2 * SIZE)
    assert count(storage, "two") == 0
    assert storage.load("one") == file("one")
    assert storage.load("three") == file("three")
    assert storage.load("played") is not None


@both
def test_only_what_nobody_looks_at_grows_old(storage: Storage) -> None:
    """Also where somebody looks at it while it is about to go."""
    found = Uploads(storage)
    for at, id in enumerate(("one", "two", "three")):
        found.keep(file(id), "mark", float(at))
    assert found.aged(2.0) == [("one", SIZE), ("two", SIZE)]
    found.look("one", 7.0)
    assert [found.remove(id, 2.0) for id in ("one", "two", "two")] == [False, True, False]
    assert found.total() == Total(2, 2 * SIZE)
    assert (count(storage, "two"), storage.load("one")) == (0, file("one"))


@both
def test_match_that_was_played_here_never_goes(storage: Storage) -> None:
    """Whatever stands in the table of uploads."""
    storage.create(RECORD._replace(rows=[row(0)]))
    with storage.begin() as connection:
        told = {"match": RECORD.id, "mark": "", "bytes": 1, "created": 0.0, "looked": 0.0}
        connection.execute(insert(table).values(told))
    assert not Uploads(storage).remove(RECORD.id, 1.0)
    assert storage.load(RECORD.id) == RECORD._replace(rows=[row(0)])


@both
def test_uploads_of_before_belong_to_nobody_and_are_as_new(new_database: str) -> None:
    """A database of the version before is brought up to date: they are counted, and have a month from now."""
    from alembic import command as alembic  # noqa: PLC0415 - only this test needs it
    from alembic.config import Config  # noqa: PLC0415 - likewise

    old = Storage(new_database)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with old.engine.begin() as connection:
        config.attributes["connection"] = connection
        alembic.upgrade(config, "0003")
    with old.engine.begin() as connection:
        columns = {column["name"] for column in inspect(connection).get_columns("matches")}
        for id, origin in (("played", None), ("file", UPLOAD)):
            values = {name: value for name, value in match_values(file(id)).items() if name in columns}
            names = ", ".join(f'"{name}"' for name in values)
            places = ", ".join(f":{name}" for name in values)
            put = f"INSERT INTO matches ({names}) VALUES ({places})"  # noqa: S608 - our own names
            connection.execute(text(put), values | {"origin": origin})
            connection.execute(text(f"INSERT INTO rows VALUES ('{id}', 0, 'answer', 0, 'manoeuvre', 1.5, 0)"))  # noqa: S608
    old.migrate()
    found = Uploads(old)
    assert found.total().kept == 1
    assert found.aged(time.time() - DAY) == []
    assert [id for id, _ in found.aged(time.time() + 1.0)] == ["file"]
    old.close()


# ---------------------------------------------------------------- in a hall
@pytest.fixture
def own_house(tmp_path: Path) -> Any:
    """A hall that nobody else uses."""
    with opened(tmp_path) as found:
        yield found


def test_who_brings_too_much_hears_it_in_words(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """By address: another one is not refused; and those who run the hall see how much there is."""
    transcript = meadhall.new_match("duel", DUEL, 1).transcript()
    monkeypatch.setattr(uploads, "OF_ONE", MATCH)
    brought(own_house.browser(), transcript)
    for language in languages():
        problem = brought(own_house.browser(), transcript, 429, params={"language": language})
        assert problem["text"] == words("server", language).say("too-many-uploads")
    brought(own_house.browser(), transcript, headers={"x-forwarded-for": "203.0.113.9"})
    told = own_house.browser().http.get("/metrics").text
    assert "meadhall_uploads_kept 2.0" in told
    assert f"meadhall_uploads_bytes {2.0 * MATCH}" in told


def test_look_at_an_upload_is_remembered_once_a_day(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not with every step that somebody looks at, and not at all of matches that were played here."""
    ana, looks = own_house.person(), list[str]()
    look = Uploads.look

    def noted(self: Uploads, id: str, now: float) -> None:
        looks.append(id)
        look(self, id, now)

    monkeypatch.setattr(Uploads, "look", noted)
    id = brought(ana, meadhall.new_match("duel", DUEL, 1).transcript())["id"]
    own = kept(own_house, played("duel", DUEL, most=4), ana, "guest")
    for _ in range(2):
        told(ana, f"{id}/en")
        told(ana, f"{own}/en")
    assert looks == [id]
    monkeypatch.setattr(archive, "DAY", 0.0)
    told(ana, f"{id}/en")
    assert looks == [id, id]


def test_upload_is_shown_when_its_look_cannot_be_stored(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who only wants to look does not need a database that can be written to."""

    def fail(*_: object) -> None:
        raise StorageError("full")

    ana = own_house.person()
    id = brought(ana, meadhall.new_match("duel", DUEL, 1).transcript())["id"]
    monkeypatch.setattr(Uploads, "look", fail)
    assert told(ana, f"{id}/en")["uploaded"]
    assert record_in(own_house, id).origin == UPLOAD


def test_upload_that_is_gone_is_not_there(own_house: House) -> None:
    """Whoever comes for it hears that there is no such match."""
    ana = own_house.person()
    id = brought(ana, meadhall.new_match("duel", DUEL, 1).transcript())["id"]
    assert Uploads(own_house.hall.ledger.storage).remove(id, time.time() + 1.0)
    told(ana, f"{id}/en", 404)
