"""What a browser has to fetch before a page can be used."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Response

from tests.browser.guest import Guest
from tests.browser.test_matches import TABLES, set_table

MOST: Final = 250_000  # bytes of scripts and styles, as they are sent
CODE: Final = {"script", "stylesheet"}
PATHS: Final = ("/", "/new/duel", "/new/unicorns", "/rules/duel", "/learn/duel", "/statistics", "/me")


class Scales:
    """Weighs scripts and styles as a page fetches them."""

    def __init__(self, guest: Guest) -> None:
        self.fetched: list[Response] = []
        guest.page.on("response", lambda response: self.fetched.append(response))  # noqa: PLW0108 - it asks for a function

    def weight(self) -> int:
        """Bytes of all that was fetched, compressed as the server does it."""
        code = [response.body() for response in self.fetched if response.request.resource_type in CODE]
        assert code
        return sum(len(gzip.compress(body)) for body in code)


@pytest.mark.parametrize("path", PATHS)
def test_first_load_of_a_page_is_small(path: str, arrive: Callable[..., Guest]) -> None:
    """A stranger who opens any page fetches little before it can be used."""
    guest = arrive()
    scales = Scales(guest)
    guest.go(path)
    guest.page.wait_for_load_state("networkidle")
    assert scales.weight() < MOST


@pytest.mark.parametrize("game", sorted(TABLES))
def test_first_load_of_a_table_is_small(game: str, arrive: Callable[..., Guest]) -> None:
    """A friend who comes by a link fetches little before the table stands there."""
    guest = arrive()
    guest.go("/")
    id = set_table(guest, game, *TABLES[game])
    stranger = arrive()
    scales = Scales(stranger)
    stranger.go(f"/table/{id}")
    stranger.page.locator("section.asked").first.wait_for()
    stranger.page.wait_for_load_state("networkidle")
    assert scales.weight() < MOST
