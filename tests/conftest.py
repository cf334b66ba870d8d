"""What tests of every kind share. Fixtures of a session are defined once, so that a process opens one of each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import settings

from tests.patience import THOROUGH

if TYPE_CHECKING:
    from tests.server.house import House

pytest_plugins: Final = ["tests.browser.fixtures", "tests.site.fixtures"]


# `make test` looks at the same random things every time: who has changed nothing sees no change. `make soak` looks at
# others.
settings.register_profile("steady", derandomize=True)
if not THOROUGH:
    settings.load_profile("steady")

LONGEST: Final = "tests/site/test_site.py"  # its bots take their time, as at a real table


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first, so that no process is left alone with it in the end."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A hall that all tests share: bots answer at once, and nobody is too fast."""
    from tests.server.house import unhurried  # noqa: PLC0415 - after the plugins, so that its assertions are rewritten

    with unhurried(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def house(shared_house: House) -> Iterator[House]:
    """The hall, with new browsers for each test."""
    yield shared_house
    shared_house.close_browsers()
