"""Pictures of the page for README and docs, at moments of matches against bots: `make pictures`."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest import mock

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page as Tab
from playwright.sync_api import sync_playwright

from meadhall import bots
from meadhall.server.http import sockets
from meadhall.server.http.visitors import COOKIE
from tests.browser.fixtures import FLAGS, PAGE, chromium_path
from tests.server.house import Browser, House, Page, Told, opened

SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}
THEMES: Final = ("light", "dark")
LANGUAGE: Final = "en"
LIKES: Final = '{"name": "Ana", "speed": "instant", "explain": false, "soundAsked": true}'


class Scene(NamedTuple):
    """A moment of a match."""

    name: str
    game: str
    setup: Told
    bots: list[str]
    seed: int
    is_it: Callable[[Told], object]


def is_combat(news: Told) -> bool:
    """Two cards have been laid and at least one of them can be seen."""
    combat = news["view"]["combat"]
    return bool(combat and news["question"] and combat["attacker"]["card"] and combat["defender"]["laid"])


def is_busy(news: Told) -> bool:
    """In the middle of a match, with something to choose."""
    return news["number"] > 60 and bool(news["question"]) and len(news["question"]["options"]) > 3


def is_window(news: Told) -> bool:
    """Somebody else plays a card, and an instant could stop it."""
    question = news["question"]
    return bool(question and question["question"] == "choose_response" and len(question["options"]) > 1)


def is_fought_over(news: Told) -> bool:
    """Pieces of both sides are off the board, and there is a move to make."""
    lost = {piece["side"] for piece in news["view"]["pieces"].values() if piece["space"] is None}
    return len(lost) == 2 and bool(news["question"])


def is_end(news: Told) -> bool:
    """It is over."""
    return news["end"] is not None


DUEL: Final[Told] = {"board": "heorot", "heroes": ["beowulf", "medusa"], "first": 0}
HERD: Final[Told] = {"players": 5, "first": 0}
TAFL: Final[Told] = {"board": "tablut"}
SCENES: Final = (
    Scene("duel", "duel", DUEL, ["warrior"], 4, is_busy),
    Scene("combat", "duel", DUEL, ["warrior"], 6, is_combat),
    Scene("end", "duel", DUEL, ["warrior"], 4, is_end),
    Scene("unicorns", "unicorns", HERD, ["warrior"] * 4, 5, is_busy),
    Scene("window", "unicorns", HERD, ["warrior"] * 4, 8, is_window),
    Scene("hnefatafl", "hnefatafl", TAFL, ["warrior"], 3, is_fought_over),
)


def reach(house: House, browser: Browser, scene: Scene) -> str:
    """Play a match until its moment has come; its id."""
    id = house.deal(scene.game, scene.setup, browser, *scene.bots, seed=scene.seed, window=60)
    with browser.page(id) as page:
        number = 0
        while not scene.is_it(page.news) and not page.is_over:
            if page.is_asked:
                number += 1
                page.answer(chosen(house, id, page, number))
            page.heard()
    return id


def seen(house: House, browser: Browser, scene: Scene) -> str:
    """A table at its moment, once an end was thought about; its id."""
    id = reach(house, browser, scene)
    while scene.is_it is is_end and not is_thought_over(browser, id):
        time.sleep(0.5)
    return id


def is_thought_over(browser: Browser, id: str) -> bool:
    """Whether a bot has looked back at a whole match."""
    return bool(browser.http.get(f"/api/replays/{id}/{LANGUAGE}/review").json()["state"] == "done")


def replayed(house: House, browser: Browser) -> str:
    """The middle of a match that is over; its address."""
    id = seen(house, browser, Scene("end", "duel", DUEL, ["warrior"], 4, is_end))
    return f"/replay/{id}/{len(house.rows(id)) // 2}/open"


def chosen(house: House, id: str, page: Page, number: int) -> str:
    """What a bot would answer; instants are kept."""
    if len(page.options) == 1 or "let_pass" in page.options:
        return page.options[-1] if "let_pass" not in page.options else "let_pass"
    return bots.think(house.room(id).room.course.match, "search:60", seed=number).option.id


def tabs(chromium: Chromium, house: House, cookie: str) -> Iterator[tuple[str, Tab]]:
    """The same page in windows of all sizes and themes."""
    for size, (width, height) in SIZES.items():
        for theme in THEMES:
            settings: Any = {"viewport": {"width": width, "height": height}, "color_scheme": theme, "locale": LANGUAGE}
            context = chromium.new_context(**settings)
            context.add_cookies([{"name": COOKIE, "value": cookie, "url": house.address}])
            context.add_init_script(f"localStorage.setItem('meadhall', '{LIKES}')")
            yield f"{size}-{theme}", context.new_page()
            context.close()


def take(tab: Tab, address: str, file: Path) -> None:
    """Open an address and take its picture once all is quiet."""
    tab.goto(address)
    tab.wait_for_load_state("networkidle")
    tab.wait_for_timeout(1_500)
    tab.screenshot(path=file)


def main() -> int:
    """Take all pictures, or those that are named."""
    folder = Path(sys.argv[1])
    wanted = sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    with (
        mock.patch.object(sockets, "MESSAGES", (1e6, 1e6)),  # matches are played quicker than people play
        tempfile.TemporaryDirectory() as data,
        opened(Path(data), page=PAGE) as house,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        browser = house.person()
        browser.name = "Ana"
        places = {"home": "/", "lobby": "/new/duel", "lesson": "/learn/duel/first-turn", "rules": "/rules/duel"}
        places["cards"] = "/print/duel/medusa"
        places |= {
            scene.name: f"/table/{seen(house, browser, scene)}"
            for scene in SCENES
            if not wanted or scene.name in wanted
        }
        if not wanted or {"replay", "statistics"} & {*wanted}:
            places |= {"replay": replayed(house, browser), "statistics": "/statistics"}
        for view, tab in tabs(chromium, house, str(browser.cookie)):
            for name, path in places.items():
                if not wanted or name in wanted:
                    take(tab, house.address + path, folder / f"{name}-{view}.png")
                    print(folder / f"{name}-{view}.png", flush=True)
        chromium.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
