"""Ears on a page: what Chromium tells those who do not see it, and what the page says by itself."""

from __future__ import annotations

import re
import time
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.guest import Guest

SECONDS: Final = 120.0
# Whatever of these can be met has to be called something.
NAMED: Final = {
    "button", "link", "image", "textbox", "searchbox", "combobox", "checkbox", "radio", "switch", "slider",
    "spinbutton",
    "meter", "progressbar", "dialog", "heading", "region", "navigation", "complementary", "timer", "menuitem", "tab",
    "option", "SvgRoot", "graphics-document", "Canvas", "alertdialog", "listbox", "columnheader",
}  # fmt: skip
# Behind a dialog nothing is heard, and what stands in a place when it comes is not heard either.
EAR: Final = """
    window.heard = [];
    new MutationObserver((changes) => {
        const modal = [...document.querySelectorAll("dialog:modal")].at(-1) ?? null;
        for (const { target, addedNodes } of changes) {
            const how = target.dataset?.heard;
            if (how && target.closest("dialog") === modal) {
                const said = [...addedNodes].filter((node) => node.tagName === "P");
                window.heard.push(...said.map((node) => ({ how, text: node.textContent })));
            }
        }
    }).observe(document, { childList: true, subtree: true });
"""


def tree(page: Page) -> list[dict[str, Any]]:
    """All that Chromium tells those who read the page by ear."""
    tools = page.context.new_cdp_session(page)
    nodes = tools.send("Accessibility.getFullAXTree")["nodes"]
    tools.detach()
    return [node for node in nodes if not node["ignored"]]


def part(node: dict[str, Any], name: str) -> str:
    """A part of what is told of something."""
    return str(node.get(name, {}).get("value", ""))


def heard(page: Page, how: str | None = None) -> list[str]:
    """What was said by ear so far."""
    return [each["text"] for each in page.evaluate("window.heard") if how in {None, each["how"]}]


def listening(guest: Guest) -> Guest:
    """Somebody who hears all from the beginning."""
    guest.page.add_init_script(EAR)
    return guest


def silent(page: Page) -> list[str]:
    """What has no name and needs one."""
    found = [(part(node, "role"), part(node, "name").strip()) for node in tree(page)]
    return [role for role, name in found if role in NAMED and not name]


def plain(text: str) -> str:
    """A text without the marks that Fluent puts around what is filled in."""
    return re.sub("[\u2068\u2069]", "", text)


def wait_for(page: Page, text: str) -> None:
    """Wait until something was said."""
    end = time.monotonic() + SECONDS
    while text not in "\n".join(heard(page)):
        assert time.monotonic() < end, heard(page)
        page.wait_for_timeout(50)
