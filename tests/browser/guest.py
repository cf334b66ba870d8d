"""A person at the page: what they see, and what they do with mouse and keys."""

from __future__ import annotations

import random
import time
from typing import Final

from playwright.sync_api import BrowserContext, Locator, Page
from playwright.sync_api import TimeoutError as TooLateError

PATIENCE: Final = 20_000  # milliseconds
LIKES: Final = '{"name": "Ana", "speed": "instant", "theme": "light"}'
LISTED: Final = "section.asked details button:not(.reason):enabled:visible"
ANSWERS: Final = f"{LISTED}, .window .answers button.big:enabled:visible"
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
        context.add_init_script(f"localStorage.getItem('meadhall') ?? localStorage.setItem('meadhall', '{LIKES}')")

    def go(self, path: str = "/") -> None:
        """Open an address of the hall."""
        self.page.goto(self.address + path)
        self.page.locator("main").wait_for()

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
            fold.first.click()

    def resign(self) -> None:
        """Give up."""
        self.page.get_by_role("button", name="Tools", exact=True).click()
        self.page.get_by_role("button", name="Resign", exact=True).click()
        self.page.locator("dialog").get_by_role("button", name="Resign", exact=True).click()

    def answer(self, chance: random.Random) -> bool:
        """Give any answer, if there is one to give."""
        self.open_list()
        offered = self.answers()
        number = offered.count()
        if not number:
            return False
        text = self.page.locator("section.asked").first.inner_text()
        try:
            offered.nth(chance.randrange(number)).click(timeout=2_000)
        except TooLateError:
            return False  # something else is asked meanwhile
        self.moved_on(text)
        return True

    def moved_on(self, text: str, milliseconds: int = 3_000) -> None:
        """Wait until something else is asked than before, or a while."""
        end = time.monotonic() + milliseconds / 1000
        while time.monotonic() < end and not self.is_over:
            if self.page.locator("section.asked").first.inner_text() != text:
                return
            self.page.wait_for_timeout(20)
