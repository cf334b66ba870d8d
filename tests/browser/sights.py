"""Everything that can be seen in the hall: its pages, moments of matches, and the dialogs over them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from playwright.sync_api import Page

from meadhall.bundle import games_with
from meadhall.server.http.visitors import COOKIE
from tests.browser.guest import Guest
from tests.browser.moments import MOMENTS, PAIR, laid
from tests.server.house import DUEL, FRIEND, ME, House

BROAD: Final = (1280, 860)
PHONE: Final = (390, 844)
DRAWERS: Final = 6
FADED: Final = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(fading.map((each) => each.finished));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


class Sight(NamedTuple):
    """Something to be seen: at which table or path, and what is done there."""

    name: str
    where: str
    steps: tuple[str, ...] = ()


def at(where: str, **dialogs: tuple[str, ...]) -> list[Sight]:
    """What can be opened at a place, by presses on these things one after the other."""
    return [Sight(f"{where}: {name}", where, steps) for name, steps in dialogs.items()]


TOOLS: Final = "button.more"
EXAMPLE: Final = ".beginnings button >> nth=0"
PAGES: Final = (
    "/", *[f"/{page}/{game}" for page in ("new", "rules", "learn") for game in games_with("hall")], "join", "waiting",
    "/nowhere/at/all", "/workshop", "/statistics", "/me", "/move/no-such-link", "lesson", "replay", "curtain",
    "/print/duel/medusa",
)  # fmt: skip
BEGINNINGS: Final = ".beginnings"
BOARD: Final = f"{BEGINNINGS} button >> nth=2"
DIALOGS: Final = (
    *at("/", settings=("header > button",)),
    *at("/new/duel", heroes=("article button.hero",), hero=("article button.hero", ".more >> nth=0")),
    *at("/new/duel", boards=(".spot button",), options=("details summary",)),
    *at("/new/unicorns", cards=(".book button",)),
    *at("duel-late", help=(TOOLS, ".menu button >> nth=2"), invite=(TOOLS, ".menu button >> nth=0")),
    *at(
        "duel-late",
        people=(TOOLS, ".menu button >> nth=1"),
        report=(TOOLS, ".menu button >> nth=3"),
        resign=(TOOLS, ".menu button >> nth=4"),
        why=(".asked .why",),
        answers=(".asked summary",),
    ),
    *at("duel-late", seat=(".strip button.who >> nth=0",), pile=(".strip button.who >> nth=0", "dialog button.pile")),
    *at("duel-late", card=(".hand button.card >> nth=0",)),
    *at("herd-late", deck=("button.look",)),
    *at("herd-late", seat=("button.who >> nth=0",), pile=("[data-place=pile]",), card=(".own .card-button >> nth=0",)),
    *at("herd-late", why=(".asked .why",), answers=(".asked summary",), help=(TOOLS, ".menu button >> nth=2")),
    *at(
        "/workshop",
        card=(EXAMPLE, "[data-card='1'] .head"),
        emblems=(EXAMPLE, "[data-place*=emblem] button"),
        play=(EXAMPLE, ".tools button.main"),
        verbs=(EXAMPLE, ".beside > button"),
        board=(BOARD, "[data-tool=board]", "fieldset:last-of-type button >> nth=0"),
        zones=(BOARD, "[data-tool=zones]"),
        expansion=(".beginnings button >> nth=3",),
    ),
    *at("advice", hint=(".tools button >> nth=0",)),
)
SIGHTS: Final = (*[Sight(page, page) for page in PAGES], *[Sight(each.name, each.name) for each in MOMENTS], *DIALOGS)


class Hosts:
    """Sets the tables that are to be seen, each once."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.me = house.person()
        self.me.name = "Ana"
        self.paths: dict[str, str] = {}
        self.ways: dict[str, Callable[[], str]] = {
            "waiting": lambda: f"/table/{self.me.set_table('duel', DUEL, ME, FRIEND)}",
            "join": lambda: f"/join/{self.house.person().set_table('duel', DUEL, ME, FRIEND)}",
            "curtain": lambda: f"/table/{house.deal('duel', PAIR, self.me, self.me)}",
            "advice": lambda: f"/table/{house.deal('duel', PAIR, self.me, 'guest')}",
            "replay": lambda: self.path("duel-over").replace("table", "replay"),
            "lesson": self.lesson,
            **{each.name: lambda each=each: f"/table/{laid(house, self.me, each)}" for each in MOMENTS},  # type: ignore[misc]
        }

    def path(self, where: str) -> str:
        """The address of a place."""
        if where.startswith("/"):
            return where
        if where not in self.paths:
            self.paths[where] = self.ways[where]()
        return self.paths[where]

    def lesson(self) -> str:
        """The first lesson of the duel."""
        lessons = self.me.http.get("/api/lessons/en").json()["lessons"]
        return f"/learn/duel/{next(each['id'] for each in lessons if each['game'] == 'duel')}"

    def show(self, guest: Guest, sight: Sight) -> None:
        """Bring somebody to a sight: it is seen as by whom the tables were set for."""
        context = guest.page.context
        context.add_cookies([{"name": COOKIE, "value": str(self.me.cookie), "url": self.house.address}])
        guest.go(self.path(sight.where))
        guest.settle()
        for step in sight.steps:
            press(guest.page, step)
            if step.startswith(BEGINNINGS):
                guest.settle()  # it leads to another page
        guest.settle()


def press(page: Page, step: str) -> None:
    """Press something; what a phone keeps out of sight until it is asked for is asked for first."""
    thing = page.locator(step).first
    for _ in range(DRAWERS):
        if thing.is_visible():
            break
        page.locator("[aria-expanded=false]:visible").first.click()
    thing.click()


def by_night(page: Page) -> None:
    """Put out the light, and wait until all have faded to their other colours."""
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.evaluate(FADED)
