"""Hands on a keyboard: somebody who has no mouse, and goes through the page key by key."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from tests.browser.guest import Guest

FAR: Final = 400  # so many presses of Tab lead around any page, with the list of all answers open
SECONDS: Final = 120.0
HERE: Final = """() => {
    const thing = document.activeElement;
    const box = thing.getBoundingClientRect();
    const style = getComputedStyle(thing);
    const around = getComputedStyle(thing.closest("label") ?? thing);
    const ring = [style, around].some((each) => each.outlineStyle !== "none" && parseFloat(each.outlineWidth) >= 2);
    const name = thing.getAttribute("aria-label") ?? (thing.innerText || thing.textContent);
    return {
        tag: thing.tagName.toLowerCase(),
        name: name.replace(/\\s+/g, " ").trim(),
        idle: thing === document.body || thing.disabled === true,
        answer: "answer" in thing.dataset,
        asked: "asked" in thing.dataset,
        panel: thing.closest(".asked") !== null,
        expanded: thing.tagName === "SUMMARY" && thing.parentElement.open,
        ring: ring || thing.tagName === "BODY",
        shown: box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
    };
}"""


class Hands:
    """What keys do to a page, and where the focus is after them."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page

    @property
    def here(self) -> dict[str, Any]:
        """What has the focus."""
        found: dict[str, Any] = self.page.evaluate(HERE)
        return found

    def press(self, key: str) -> dict[str, Any]:
        """Press a key; what has the focus then. Whatever it is can be seen, and that it has the focus too."""
        self.page.keyboard.press(key)
        here = self.here
        assert here["ring"], f"nobody sees that this has the focus: {here}"
        return here

    def go(self, wanted: Callable[[dict[str, Any]], object], key: str = "Tab") -> dict[str, Any]:
        """Go on until something wanted has the focus."""
        here = self.here
        for _ in range(FAR):
            if wanted(here):
                return here
            here = self.press(key)
        raise AssertionError(f"the keys do not lead there; the last was {here}")

    def go_to(self, name: str, key: str = "Tab") -> dict[str, Any]:
        """Go to what bears a name."""
        return self.go(lambda here: here["name"].startswith(name) and not here["idle"], key)

    def settle(self) -> None:
        """What was pressed may have gone: wait until something has the focus that one can go on from."""
        self.wait(lambda: not self.here["idle"], "the focus is lost")

    def wait(self, wanted: Callable[[], object], told: str) -> None:
        """Wait until something is so."""
        end = time.monotonic() + SECONDS
        while not wanted():
            assert time.monotonic() < end, told
            self.page.wait_for_timeout(20)
