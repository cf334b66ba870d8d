from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from meadhall.server import app
from tests.server.house import House, opened


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A hall that all tests share: bots answer at once, and nobody is too fast."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "MESSAGES", (1e6, 1e6))
        patch.setattr(app, "TABLES", (1e6, 1e6))
        with opened(tmp_path_factory.mktemp("house")) as found:
            yield found


@pytest.fixture
def house(shared_house: House) -> Iterator[House]:
    """The hall, with new browsers for each test."""
    yield shared_house
    shared_house.close_browsers()


@pytest.fixture
def chance() -> random.Random:
    """Dice that fall alike each time."""
    return random.Random(7)  # noqa: S311 - no secret hangs on it
