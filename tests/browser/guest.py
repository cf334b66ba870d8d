"""A person at the page: what they see, and what they do with mouse and keys."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Final

from playwright.sync_api import BrowserContext, Locator, Page, Request
from playwright.sync_api import TimeoutError as TooLateError

PATIENCE: Final = 120_000  # milliseconds after which a test has waited in vain, on however busy a machine
LIKES: Final = '{"name": "Ana", "speed": "instant", "theme": "light", "explain": false, "soundAsked": true}'
LISTED: Final = "section.asked details button:not(.reason):enabled:visible"
ANSWERS: Final = f"{LISTED}, .window .answers button.big:enabled:visible"
NUMBER: Final = "document.querySelector('section.asked').dataset.number"
MOVED_ON: Final = """number => {
    const asked = document.querySelector("section.asked");
    const open = document.querySelectorAll(
        "section.asked details button:not(.reason):enabled, .window .answers button.big:enabled");
    return document.querySelector("dialog .told") || !asked || asked.dataset.number !== number || !open.length;
}"""
CALM: Final = 3  # times in a row that nothing is on its way
LOOKS: Final = 6_000  # of two pictures each, after which somebody has waited in vain
SECOND_LOOK: Final = 60  # looks after which the page is asked what it has got
CAME: Final = "performance.getEntriesByType('resource').map((one) => one.name)"
PAINTED: Final = """async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
# What a browser is told before any page of the hall is opened in it.
LIKING: Final = f"localStorage.getItem('meadhall') ?? localStorage.setItem('meadhall', '{LIKES}')"
FORGET: Final = """() => new Promise((done) => {
    localStorage.clear();
    sessionStorage.clear();
    const request = indexedDB.deleteDatabase("meadhall-workshop");
    request.onsuccess = request.onerror = done;
}).then(() => true)"""
OVERFLOW: Final = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


class Guest:
    """Somebody who has the page open; whatever goes wrong in it is remembered."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.trouble: list[str] = []
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))
        self.page.on("console", lambda said: self.trouble.append(said.text) if said.type == "error" else None)
        self.asking: set[Request] = set()  # what the page waits for
        self.page.on("request", self.asked)
        self.page.on("requestfinished", self.answered)
        self.page.on("requestfailed", self.answered)

    def asked(self, request: Request) -> None:
        """The page waits for something."""
        self.asking.add(request)

    def answered(self, request: Request) -> None:
        """The page has got what it waited for, or never will."""
        self.asking.discard(request)

    def forget(self, regular: Guest) -> None:
        """Leave the browser as if one had never been here, to the regular whose it is."""
        context = self.page.context
        for other in context.pages:
            if other not in {self.page, regular.page}:
                other.close()
        if self.page.url.startswith(self.address):
            self.page.evaluate(FORGET)
        if self is regular:
            self.page.goto("about:blank")
            self.page.unroute_all()
        else:
            self.page.close()
        context.set_offline(False)
        context.clear_permissions()
        context.clear_cookies()
        self.asking.clear()
        self.trouble.clear()

    def go(self, path: str = "/") -> None:
        """Open an address of the hall."""
        self.page.goto(self.address + path)
        self.page.locator("main").wait_for()

    def settle(self) -> None:
        """Wait until all is there that is to be seen: nothing is on its way, and no outline stands for what comes."""
        calm = 0
        for look in range(LOOKS):
            self.page.locator(".outline").wait_for(state="detached")
            self.page.evaluate(PAINTED)
            if self.asking and look % SECOND_LOOK == SECOND_LOOK - 1:
                self.drop_what_came()
            calm = 0 if self.asking else calm + 1
            if calm == CALM:
                return
        raise AssertionError(f"still on its way: {[request.url for request in self.asking]}")

    def drop_what_came(self) -> None:
        """Ask the page itself what it has got: of one request in many thousands nobody is told that it was answered."""
        came = set(self.page.evaluate(CAME))
        self.asking = {request for request in self.asking if request.url not in came}

    @property
    def overflow(self) -> int:
        """By how many pixels the page is wider than its window."""
        return int(self.page.evaluate(OVERFLOW))

    # ---------------------------------------------------------------- at a table
    @property
    def is_over(self) -> bool:
        """Whether the end is shown."""
        return self.page.locator("dialog .told").count() > 0

    def answers(self) -> Locator:
        """All answers that the page offers, in its list of them."""
        return self.page.locator(ANSWERS)

    def open_list(self) -> None:
        """Unfold the list of all answers."""
        fold = self.page.locator("section.asked details:not([open]) > summary")
        if fold.count():
            with suppress(TooLateError):  # another question came, and its list is open already
                fold.first.click(timeout=2_000)

    def resign(self) -> None:
        """Give up, unless the match ends meanwhile."""
        tools = self.page.get_by_role("button", name="Tools", exact=True)
        over = self.page.locator("dialog .told")
        tools.or_(over).first.wait_for()
        try:
            for button in (
                tools,
                self.page.get_by_role("button", name="Resign", exact=True),
                self.page.locator("dialog").get_by_role("button", name="Resign", exact=True),
            ):
                button.click(timeout=PATIENCE / 4)
        except TooLateError:
            if not self.is_over:
                raise

    def answer(self, chance: random.Random) -> bool:
        """Give any answer, if there is one to give."""
        self.open_list()
        offered = self.answers()
        number = offered.count()
        if not number:
            return False
        told = self.page.evaluate(NUMBER)
        try:
            offered.nth(chance.randrange(number)).click(timeout=2_000)
        except TooLateError:
            return False  # something else is asked meanwhile
        self.page.wait_for_function(MOVED_ON, arg=told)
        return True
