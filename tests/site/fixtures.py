"""The built site on a plain file server, under a path of its own, and people who come to it."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.browser.guest import LIKING, Guest

SITE: Final = Path(__file__).parents[2] / "build" / "play"
PLACE: Final = "games/hall"  # the site knows nothing of the path it lies under


class Silent(SimpleHTTPRequestHandler):
    """Hands out files, and says nothing about it."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@contextmanager
def plain_server(folder: Path) -> Iterator[str]:
    """A server of plain files, which compresses nothing: its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/{PLACE}/"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@contextmanager
def copied(folder: Path) -> Iterator[tuple[str, Path]]:
    """A copy of the site on a server of its own: its address, and where it lies."""
    assert (SITE / "index.html").exists(), "the site is not built: make site builds it"
    place = folder / PLACE
    shutil.copytree(SITE, place)
    with plain_server(folder) as address:
        yield address, place


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site."""
    with copied(tmp_path_factory.mktemp("site")) as (address, _):
        yield address


class Visitor(Guest):
    """Somebody at the site, whose addresses stand behind a #."""

    def go(self, path: str = "/") -> None:
        """Open a place of the hall."""
        self.page.goto(f"{self.address}#{path}")
        self.page.locator("main").wait_for()

    def set_table(self, game: str, level: str = "guest") -> None:
        """Set a table against bots, by the page's own set-up, and sit down."""
        self.go(f"/new/{game}")
        self.page.locator("main button.main.big").last.wait_for()
        two = self.page.get_by_role("radio", name="2", exact=True)
        if two.count():  # with fewer bots a match ends sooner
            two.check(force=True)
        for field in self.page.locator("select:visible").all():
            if field.input_value().startswith("bot "):
                field.select_option(f"bot {level}")
        self.page.locator("main button.main.big").last.click()
        self.at_table()

    def at_table(self) -> None:
        """Wait until the table is there."""
        self.page.locator("section.asked").first.wait_for()

    def kept(self) -> None:
        """Wait until everything is there for a visit without a network."""
        self.page.wait_for_function("navigator.serviceWorker.ready.then((found) => found.active.state === 'activated')")


@pytest.fixture
def come(browser: Browser, site: str) -> Iterator[Callable[..., Visitor]]:
    """Somebody comes to the site, with a browser of their own; nothing may go wrong in it."""
    guests: list[Visitor] = []

    def came(address: str = site, width: int = 1280, height: int = 860, locale: str = "en-GB") -> Visitor:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce"
        )
        context.add_init_script(LIKING)
        guests.append(Visitor(context, address))
        return guests[-1]

    yield came
    trouble = [problem for guest in guests for problem in guest.trouble]
    for guest in guests:
        guest.page.context.close()
    assert trouble == []
