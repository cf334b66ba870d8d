"""`python -m benchmarks.site`: what the hall inside a browser takes, in Chromium, from a plain file server."""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from tests.browser.fixtures import FLAGS, chromium_path
from tests.site.fixtures import Silent, Visitor, copied

GAMES: Final = ("duel", "unicorns", "hnefatafl")
LEVEL: Final = "warrior"
MEGABYTE: Final = 1_000_000
MEBIBYTE: Final = 2**20
EVERY: Final = 300.0  # seconds after which an evening tells how it stands
# Notes when a bot begins to think and when news comes, in the page's own clock: messages of the worker pass here.
LISTEN: Final = """(() => {
    const Plain = Worker;
    window.heard = [];
    window.Worker = class extends Plain {
        constructor(...told) {
            super(...told);
            this.addEventListener("message", ({ data }) => {
                if (data.kind === "told") window.heard.push([performance.now(), JSON.parse(data.text).kind]);
            });
        }
    };
})()"""


@contextmanager
def visited(browser: Browser, address: str) -> Iterator[tuple[Visitor, BrowserContext]]:
    """Somebody new at the site."""
    context = browser.new_context(viewport={"width": 1280, "height": 860}, reduced_motion="reduce")
    context.add_init_script(LISTEN)
    yield Visitor(context, address), context
    context.close()


def until_table(guest: Visitor, game: str) -> float:
    """Seconds from opening the site to the first question at a table, by "Play now"."""
    begun = time.perf_counter()
    guest.go("/")
    guest.page.locator("article, section").filter(has=guest.page.locator(f'a[href$="/new/{game}"]')).locator(
        "button.main"
    ).first.click()
    guest.at_table()
    return time.perf_counter() - begun


def answers_of_bots(guest: Visitor, most: int, chance: random.Random) -> list[float]:
    """Seconds from when a bot begins to think to the news of its answer, while somebody plays on."""
    given = 0
    while given < most and not guest.is_over:
        if guest.answer(chance):
            given += 1
        else:
            guest.page.wait_for_timeout(20)
    heard: list[tuple[float, str]] = guest.page.evaluate("window.heard")
    found: list[float] = []
    begun: float | None = None
    for at, kind in heard:
        if kind == "thinking":
            begun = at
        elif kind == "news" and begun is not None:
            found.append((at - begun) / 1000)
            begun = None
    return found


def memory_of(browser: Browser) -> float:
    """Mebibytes of all of Chromium's processes that show pages, each page of memory counted once."""
    return sum(unique(process) for process in renderers(browser)) / MEBIBYTE


def unique(process: int) -> int:
    """Bytes of memory that a process shares with no other, and its part of what it shares."""
    for line in Path(f"/proc/{process}/smaps_rollup").read_text("utf-8").splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    return 0


def own(browser: Browser) -> float:
    """Mebibytes that pages hold for themselves: what Chromium's own task manager calls their memory footprint."""
    return sum(anonymous(process) for process in renderers(browser)) / MEBIBYTE


def renderers(browser: Browser) -> list[int]:
    """The processes that show pages and run their workers."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return [each["id"] for each in told if each["type"] == "renderer"]


def anonymous(process: int) -> int:
    """Bytes of memory of a process that are no part of any file."""
    told = Path(f"/proc/{process}/status").read_text("utf-8").splitlines()
    return sum(int(line.split()[1]) * 1024 for line in told if line.startswith(("RssAnon:", "VmSwap:")))


def evening(browser: Browser, address: str, minutes: float, pace: float) -> Iterator[str]:
    """An evening of somebody who plays one match after another, and what the hall takes of the memory meanwhile."""
    chance = random.Random(1)  # noqa: S311 - plain dice
    begun = told_at = time.monotonic()
    given = matches = 0
    most = 0.0
    with visited(browser, address) as (guest, _):
        while time.monotonic() - begun < minutes * 60:
            guest.set_table(GAMES[matches % len(GAMES)], LEVEL)
            matches += 1
            while not guest.is_over and time.monotonic() - begun < minutes * 60:
                given += guest.answer(chance)
                guest.page.wait_for_timeout(pace * 1000)
                most = max(most, own(browser))
                if time.monotonic() - told_at >= EVERY:
                    told_at += EVERY
                    yield evening_line(browser, (time.monotonic() - begun) / 60, given, most)
        yield evening_line(browser, minutes, given, most)


def evening_line(browser: Browser, minutes: float, given: int, most: float) -> str:
    """What is told of a moment of an evening."""
    now, mapped = own(browser), memory_of(browser)
    what = f"after {minutes:.0f} minutes, {given} answers: own memory (with shared files)"
    return f"| {what} | MiB | at most 400 | {now:.0f} ({mapped:.0f}), most {most:.0f} |"


def served_bytes(visit: Callable[[], None]) -> int:
    """Bytes of files that a plain server hands out during a visit."""
    sent: list[int] = []
    plain = Silent.copyfile

    def counted(self: Any, source: Any, output: Any) -> None:
        sent.append(Path(source.name).stat().st_size)
        plain(self, source, output)

    Silent.copyfile = counted  # type: ignore[assignment, method-assign]
    try:
        visit()
    finally:
        Silent.copyfile = plain  # type: ignore[method-assign]
    return sum(sent)


def told(values: list[float]) -> str:
    """The middle one, and the smallest and largest."""
    return f"{statistics.median(values):.2f} ({min(values):.2f} … {max(values):.2f})"


def measured(playwright: Playwright, address: str, repeats: int, answers: int) -> Iterator[str]:
    """One line after another of a table."""
    first: list[float] = []
    later: list[float] = []
    come: list[float] = []
    again: list[float] = []
    for at in range(repeats):
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        with visited(browser, address) as (guest, _):
            game = GAMES[at % len(GAMES)]

            def visit(guest: Visitor = guest, game: str = game) -> None:
                first.append(until_table(guest, game))
                guest.kept()

            come.append(served_bytes(visit) / MEGABYTE)
            guest.page.goto("about:blank")

            def come_back(guest: Visitor = guest, game: str = game) -> None:
                later.append(until_table(guest, game))

            again.append(served_bytes(come_back) / MEGABYTE)
        browser.close()
    yield f"| first visit: files over the network | MB | at most 9 | {told(come)} |"
    yield f"| later visit: files over the network | MB |  | {told(again)} |"
    yield f"| first visit: from opening the site to the first question at a table | s | at most 8 | {told(first)} |"
    yield f"| later visit: the same | s | at most 4 | {told(later)} |"
    browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
    for game in GAMES:
        with visited(browser, address) as (guest, _):
            guest.set_table(game, LEVEL)
            found = answers_of_bots(guest, answers, random.Random(1))  # noqa: S311 - plain dice
            if found:
                yield f"| {game}: answer of a {LEVEL}, with its pause ({len(found)}) | s | at most 1 | {told(found)} |"
            memory = memory_of(browser)
            yield f"| {game}: memory of page and workers after {answers} answers | MiB | at most 400 | {memory:.0f} |"
    browser.close()


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.site", description=__doc__)
    parser.add_argument("--repeats", type=int, default=6, help="visits (6)")
    parser.add_argument("--answers", type=int, default=15, help="given at each table (15)")
    parser.add_argument("--minutes", type=float, default=0.0, help="play one match after another so long instead (0)")
    parser.add_argument("--pace", type=float, default=4.0, help="seconds between answers then (4)")
    asked = parser.parse_args()
    print("| what | unit | bar | measured |\n| --- | --- | ---: | ---: |")
    with (
        tempfile.TemporaryDirectory() as root,
        copied(Path(root)) as (address, _),
        sync_playwright() as playwright,
    ):
        if asked.minutes:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
            lines = evening(browser, address, asked.minutes, asked.pace)
        else:
            lines = measured(playwright, address, asked.repeats, asked.answers)
        for line in lines:
            print(line, flush=True)


if __name__ == "__main__":
    main()
