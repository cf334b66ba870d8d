"""A real browser and its hall, one of each in a process: Playwright leaves its loop running in the thread."""

from __future__ import annotations

import os
import random
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

import meadhall
from meadhall.hall.replays import reviews
from meadhall.server.http import context as http_context
from meadhall.server.http import sockets
from meadhall.server.statistics import census as statistics
from tests.browser.guest import LIKING, PATIENCE, Guest
from tests.browser.sights import Hosts
from tests.server.house import House, opened

PAGE: Final = Path(os.environ.get("MEADHALL_TEST_PAGE") or Path(meadhall.__file__).parent / "page")
BROWSERS: Final = (  # the first does the same work in half the time
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
)  # fmt: skip
FLAGS: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
    "--process-per-site",  # what was compiled for a page is there for the next one, as it is in a browser with a disk
]  # fmt: skip
ADVICE: Final = (
    "these tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) or put it on the PATH"
)


class Manner(NamedTuple):
    """How a browser is: its language, and whether it is touched. Its window can be of any size."""

    locale: str
    touch: bool


def chromium_path() -> str:
    """Where the system's Chromium is."""
    found = next((path for path in map(shutil.which, BROWSERS) if path), None)
    assert found is not None, ADVICE
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium, without a window."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        opened_browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        yield opened_browser
        opened_browser.close()


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The hall with its real page; bots answer at once."""
    assert (PAGE / "index.html").exists(), "the page is not built: make test builds it"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sockets, "MESSAGES", (1e6, 1e6))
        patch.setattr(http_context, "TABLES", (1e6, 1e6))
        patch.setattr(reviews, "ITERATIONS", 30)  # every end that is looked at is thought about
        patch.setattr(statistics, "LONGEST", 0.0)  # however long it took to count, everybody gets a new count
        patch.setattr(statistics, "QUICK", 1e6)
        with opened(tmp_path_factory.mktemp("hall"), page=PAGE) as found:
            yield found


@pytest.fixture(scope="session")
def hosts(hall: House) -> Hosts:
    """Who sets the tables that are looked at."""
    return Hosts(hall)


def new_guest(browser: Browser, hall: House, size: ViewportSize, locale: str, *, touch: bool) -> Guest:
    """Somebody with a browser of their own."""
    context = browser.new_context(
        viewport=size, locale=locale, reduced_motion="reduce", has_touch=touch, is_mobile=touch
    )
    context.add_init_script(LIKING)
    return Guest(context, hall.address)


@pytest.fixture(scope="session")
def regulars(browser: Browser) -> Iterator[dict[Manner, list[Guest]]]:
    """Guests who come again and again with the same browser, by the manner of it: those who are not here now."""
    assert browser.is_connected()  # it closes after them
    known: dict[Manner, list[Guest]] = defaultdict(list)
    yield known
    for guests in known.values():
        for guest in guests:
            guest.page.context.close()


@contextmanager
def coming(
    browser: Browser, hall: House, regulars: dict[Manner, list[Guest]], sit: Callable[[Guest], Guest]
) -> Iterator[Callable[..., Guest]]:
    """Somebody comes with a browser of a regular, which is as new afterwards; nothing may go wrong in it."""
    guests: list[tuple[Manner, Guest, Guest]] = []

    def came(width: int = 1280, height: int = 860, locale: str = "en-GB", *, touch: bool = False) -> Guest:
        manner = Manner(locale, touch)
        size: ViewportSize = {"width": width, "height": height}
        known = regulars[manner]
        regular = known.pop() if known else new_guest(browser, hall, size, locale, touch=touch)
        guest = sit(regular)
        guest.page.set_viewport_size(size)
        guests.append((manner, regular, guest))
        return guest

    yield came
    trouble = [problem for _, _, guest in guests for problem in guest.trouble]
    for manner, regular, guest in guests:
        guest.forget(regular)
        regulars[manner].append(regular)
    assert trouble == []


@pytest.fixture
def look(browser: Browser, hall: House, regulars: dict[Manner, list[Guest]]) -> Iterator[Callable[..., Guest]]:
    """Somebody comes with a browser that others have used before them: one of their own costs a second.

    Whoever changes more of a page than is forgotten (its scripts, its lines, how it moves) comes by `visit`.
    """
    with coming(browser, hall, regulars, lambda regular: regular) as came:
        yield came


@pytest.fixture
def visit(browser: Browser, hall: House, regulars: dict[Manner, list[Guest]]) -> Iterator[Callable[..., Guest]]:
    """Somebody comes with a page of their own in a browser that others have used before them.

    Whoever changes the browser itself (its clock, the scripts of all its pages), or whose first visit it is, comes by
    `arrive`.
    """
    with coming(browser, hall, regulars, lambda regular: Guest(regular.page.context, hall.address)) as came:
        yield came


@pytest.fixture
def arrive(browser: Browser, hall: House) -> Iterator[Callable[..., Guest]]:
    """Somebody comes to the hall for the first time, with a browser of their own; nothing may go wrong in it."""
    guests: list[Guest] = []

    def came(width: int = 1280, height: int = 860, locale: str = "en-GB", *, touch: bool = False) -> Guest:
        guests.append(new_guest(browser, hall, {"width": width, "height": height}, locale, touch=touch))
        return guests[-1]

    yield came
    trouble = [problem for guest in guests for problem in guest.trouble]
    for guest in guests:
        guest.page.context.close()
    assert trouble == []


@pytest.fixture
def chance() -> random.Random:
    """Dice that fall alike each time."""
    return random.Random(3)  # noqa: S311 - no secret hangs on it
