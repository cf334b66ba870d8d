from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from websockets.exceptions import ConnectionClosed

from benchmarks.venue import members
from tests.server.house import DUEL, FRIEND, INDEX, ME, PATIENCE, Browser, Page, play, serving, until, wait_for

RESTARTING: Final = 1012  # the code of a line that ends because its server does
THINKER: Final[dict[str, Any]] = {"kind": "bot", "level": "legend"}
HERD: Final[dict[str, Any]] = {"players": 2, "first": 0}
STUCK: Final = """if True:
    import asyncio, sys
    from pathlib import Path
    from meadhall.cli import main
    from meadhall.cli.commands import serve
    from meadhall.server import hall
    from meadhall.server.processes import lifespan

    async def never(_hall):
        print("stuck", flush=True)
        await asyncio.sleep(1000)

    hall.Hall.close = never
    lifespan.LONGEST = float(sys.argv[2])
    serve.PAGE = Path(sys.argv[1])
    sys.exit(main(["serve", "--port", "0", "--data", sys.argv[1]]))
"""


def closed_with(page: Page) -> int | None:
    """How the line of a page has ended; all that was told before is heard."""
    try:
        while True:
            page.heard()
    except ConnectionClosed:
        return page.line.close_code


def is_in_window(page: Page) -> bool:
    """Whether a page is asked in a window."""
    return page.is_asked and page.question is not None and page.question["window"] is not None


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_hall_closes_in_good_order_and_opens_again(tmp_path: Path, chance: random.Random, told: signal.Signals) -> None:
    """With a window open at one table and a bot thinking at another: pages hear of it, come back and play on."""
    with serving(tmp_path) as (address, process):
        ana, cai = Browser(address), Browser(address)
        herd = ana.set_table("unicorns", HERD, ME, FRIEND, window=4)
        cai.join(herd)
        duel = ana.set_table("duel", DUEL, ME, THINKER)
        with ana.page(herd) as first, cai.page(herd) as second, ana.page(duel) as third:
            play(chance, first, second, until=lambda: is_in_window(first) or is_in_window(second))
            play(chance, third, until=lambda: any(heard["kind"] == "thinking" for heard in third.traffic))
            os.killpg(process.pid, told) if told == signal.SIGINT else os.kill(process.pid, told)
            assert process.wait(PATIENCE) == 0
            assert [closed_with(page) for page in (first, second, third)] == [RESTARTING] * 3
            before = [(page.news["number"], page.news["view"]) for page in (first, second)]
    assert not list(tmp_path.glob("hall.sqlite-*"))  # all of it is in the database
    assert "Traceback" not in (tmp_path / "log").read_text(encoding="utf-8")
    until(lambda: not members(process.pid), "somebody still thinks")
    with serving(tmp_path) as (address, _):
        again = [Browser(address, browser.cookie) for browser in (ana, cai)]
        with again[0].page(herd) as first, again[1].page(herd) as second, again[0].page(duel) as third:
            assert [(page.news["number"], page.news["view"]) for page in (first, second)] == before
            goal = first.news["number"] + 4
            play(chance, first, second, until=lambda: bool(first.news["number"] >= goal))
            goal = third.news["number"] + 2
            play(chance, third, until=lambda: bool(third.news["number"] >= goal))
        for browser in (ana, cai, *again):
            browser.http.close()


@contextmanager
def stuck(folder: Path, seconds: float) -> Iterator[subprocess.Popen[str]]:
    """A server that was told to close and cannot."""
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    words = [sys.executable, "-c", STUCK, str(folder), str(seconds)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        wait_for(process.stdout.readline().split()[-1].rstrip("/"))  # who answers pages listens to signals too
        process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        assert process.stdout.readline() == "stuck\n"
        yield process
    finally:
        process.kill()
        process.communicate()


def test_hall_that_cannot_close_ends_at_the_second_signal(tmp_path: Path) -> None:
    """Whoever cannot wait says it twice."""
    with stuck(tmp_path, 1000.0) as process:
        assert process.poll() is None
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 128 + signal.SIGTERM


def test_hall_that_cannot_close_ends_after_a_while(tmp_path: Path) -> None:
    """A database that hangs does not keep a server for ever; the log tells of it."""
    with stuck(tmp_path, 1.0) as process:
        assert process.wait(PATIENCE) == 1
        assert process.stderr is not None
        assert "not closed in good order" in process.stderr.read()
