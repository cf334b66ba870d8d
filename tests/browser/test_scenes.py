"""What happens at a table is shown in order: board, health, combat, log and question move together."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, WebSocket

from meadhall.server.http.visitors import COOKIE
from tests.browser.guest import Guest
from tests.browser.moments import MOMENTS, laid
from tests.server.house import House, Told, until

Visit = Callable[..., Guest]

NORMAL: Final = """localStorage.setItem("meadhall", JSON.stringify({
    name: "Ana", speed: "normal", theme: "light", explain: false, soundAsked: true, passTold: true }))"""
TICK: Final = 40  # milliseconds between two looks at the page
LONGEST: Final = 30_000  # milliseconds that any chain of scenes may take
# What the page shows now: how many events, the health of each fighter, what can be answered, and the end.
SHOWN: Final = """() => {
    const tokens = [...document.querySelectorAll(".board .token:not(.leaving)")];
    const health = tokens.map((token) => [
        token.querySelector("title")?.textContent ?? "", Number(token.querySelector(".count text").textContent)]);
    return {
        events: Number(document.querySelector(".place").dataset.events),
        health,
        stop: document.querySelector(".stage [aria-current]")?.textContent.trim() ?? null,
        told: [...document.querySelectorAll(".aside .scroll li")].at(-1)?.textContent ?? "",
        asked: document.querySelectorAll("[data-answer]:not(:disabled)").length > 0,
        end: document.querySelector("dialog .told") !== null,
    };
}"""


class Film:
    """A page at normal speed whose time passes only when it is told to, and all that its line was told."""

    def __init__(self, guest: Guest, house: House, moment: str) -> None:
        self.page: Page = guest.page
        self.news: list[Told] = []
        self.names: dict[str, str] = {}
        me = house.person()
        path = f"/table/{laid(house, me, next(each for each in MOMENTS if each.name == moment))}"
        self.page.emulate_media(reduced_motion="no-preference")
        self.page.add_init_script(NORMAL)
        self.page.context.add_cookies([{"name": COOKIE, "value": str(me.cookie), "url": house.address}])
        self.page.on("websocket", self.listen)
        self.page.clock.install()
        guest.go(path)
        self.page.locator("[data-answer]").first.wait_for()

    def listen(self, socket: WebSocket) -> None:
        """Note what the page is told."""
        socket.on("framereceived", lambda text: self.note(json.loads(text)))

    def note(self, told: Told) -> None:
        """Keep the news, and what fighters are called."""
        if told["kind"] == "news":
            self.news.append(told)
        elif told["kind"] == "table":
            self.names = {id: fighter["name"] for id, fighter in told["facts"].get("fighters", {}).items()}

    def until_told(self, number: int) -> None:
        """Wait until the line was told so many news."""
        until(lambda: self.page.evaluate("1") and len(self.news) >= number)

    def shown(self) -> list[dict[str, Any]]:
        """What is seen from now on, each picture once, until nothing changes any more."""
        wanted = self.news[-1]["begins"] + len(self.news[-1]["events"])
        seen = [self.page.evaluate(SHOWN)]
        for _ in range(LONGEST // TICK):
            self.page.clock.run_for(TICK)
            now = self.page.evaluate(SHOWN)
            if now != seen[-1]:
                seen.append(now)
            if now["events"] == wanted and (now["asked"] or now["end"] or not self.news[-1]["question"]):
                break
        return seen

    def happened(self) -> list[Told]:
        """All events that the page was told, by their numbers."""
        events: dict[int, Told] = {}
        for news in self.news:
            events |= {news["begins"] + at: event for at, event in enumerate(news["events"])}
        return [events[at] for at in sorted(events)]


def healths(events: list[Told], begins: int, shown: int) -> dict[str, int]:
    """The health that the events tell, of those who were hurt or healed, after so many of them."""
    changes = [
        event["facts"] for event in events[: shown - begins] if event["event"] in {"damage_dealt", "fighter_healed"}
    ]
    return {facts["fighter"]: facts["to"] for facts in changes}


def test_health_falls_with_its_event_and_the_question_comes_last(arrive: Visit, hall: House) -> None:
    """Tokens have the health that the shown events tell, whatever is shown; nobody is asked before the last of them."""
    film = Film(arrive(1440, 900), hall, "duel-defence")
    before = film.page.evaluate(SHOWN)["events"]
    begins = film.news[0]["begins"]
    film.page.locator("section.asked [data-answer]").last.click()
    film.until_told(2)
    seen = film.shown()
    events, counts = film.happened(), [picture["events"] for picture in seen]
    assert counts == sorted(counts)
    assert len(set(counts)) >= 3, "a combat is more than one scene"
    assert counts[-1] == begins + len(events) > before
    for picture in seen:
        stands = healths(events, begins, picture["events"])
        for fighter, health in stands.items():
            tokens = [left for title, left in picture["health"] if title.startswith(film.names[fighter])]
            assert tokens in ([health], []), (picture, fighter)
    assert not any(picture["asked"] for picture in seen[:-1])


def test_escape_leads_to_the_question(arrive: Visit, hall: House) -> None:
    """Whoever does not want to look presses Escape: all events are shown at once, and nothing waits any more."""
    film = Film(arrive(1440, 900), hall, "duel-defence")
    film.page.locator("section.asked [data-answer]").last.click()
    film.until_told(2)
    film.page.keyboard.press("Escape")
    begins = film.news[0]["begins"]
    assert film.page.evaluate(SHOWN)["events"] == begins + len(film.happened())


def test_end_is_told_after_the_last_blow_was_shown(arrive: Visit, hall: House) -> None:
    """Whoever resigns, or falls, sees it happen before the end is spoken of."""
    guest = arrive(1440, 900)
    film = Film(guest, hall, "duel-late")
    guest.resign()
    film.until_told(2)
    seen = film.shown()
    whole = film.news[0]["begins"] + len(film.happened())
    assert all(picture["events"] == whole for picture in seen if picture["end"])
