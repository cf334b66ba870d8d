from __future__ import annotations

import os
import random
import signal
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from benchmarks.venue import members
from tests.server.house import BOT, DUEL, FRIEND, INDEX, ME, PATIENCE, Browser, House, Page, play, serving, until


def how_it_stands(page: Page) -> dict[str, Any]:
    """All that a page is told of a match, from its beginning."""
    return {part: value for part, value in page.news.items() if part not in {"events", "begins"}}


def story(page: Page) -> list[dict[str, Any]]:
    """All events that a page has heard of since it came."""
    found: list[dict[str, Any]] = []
    for told in page.traffic:
        if told["kind"] == "news":
            found[told["begins"] :] = told["events"]
    return found


@pytest.mark.parametrize("other", [FRIEND, BOT], ids=["person", "bot"])
def test_match_goes_on_as_it_stood_when_the_server_is_killed(
    tmp_path: Path, chance: random.Random, other: dict[str, Any]
) -> None:
    """Killed in the middle of a choice, a server that starts again on the same data has lost nothing."""
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    with serving(tmp_path) as (address, process):
        ana, cai = Browser(address), Browser(address)
        id = ana.set_table("duel", DUEL, ME, other)
        pages = (ana, cai) if other is FRIEND else (ana,)
        if other is FRIEND:
            cai.join(id)
        with ana.page(id) as first, cai.page(id) as second:
            everybody = [first, second][: len(pages)]
            play(
                chance,
                *everybody,
                until=lambda: first.news["number"] >= 4 and first.is_asked and "_action" not in question(first),
            )
            if is_behind(second, first):
                second.hear("news", lambda told: told["number"] == first.news["number"])
            before = [(how_it_stands(page), story(page)) for page in (first, second)]
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
    with serving(tmp_path) as (address, _):
        again = [Browser(address, browser.cookie) for browser in (ana, cai)]
        with again[0].page(id) as first, again[1].page(id) as second:
            assert [(how_it_stands(page), story(page)) for page in (first, second)] == before
            number = first.news["number"]
            first.answer(first.options[-1])
            first.hear("news", lambda told: told["number"] > number)
        for browser in again:
            browser.http.close()
    ana.http.close()
    cai.http.close()


def question(page: Page) -> str:
    """What a page is asked."""
    assert page.question is not None
    return str(page.question["question"])


def is_behind(page: Page, other: Page) -> bool:
    """Whether a page has not heard yet what another has."""
    return bool(page.news["number"] < other.news["number"])


def test_bots_end_with_their_server_when_it_is_killed(tmp_path: Path) -> None:
    """No process goes on thinking for a server that is gone."""
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    with serving(tmp_path) as (address, process):
        ana = Browser(address)
        id = ana.set_table("duel", DUEL, ME, BOT)
        with ana.page(id) as page:
            page.hear("chance")  # somebody has thought about it
            assert len(members(process.pid)) > 1
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
        ana.http.close()
    try:
        until(lambda: not members(process.pid), "somebody still thinks")
    finally:
        for each in members(process.pid):
            os.kill(each, signal.SIGKILL)


def test_match_is_told_about_when_its_cards_have_changed(house: House) -> None:
    """A match that today's cards no longer lead to is listed with the reason, and its line says why it ends."""
    ana = house.person()
    id = house.deal("duel", DUEL, ana, "guest")
    storage = house.hall.ledger.storage
    old = storage.load(id)
    assert old is not None
    storage.create(old._replace(id=f"{id}-old", fingerprint="another"))
    listed = {table["id"]: table for table in ana.http.get("/api/matches").json()}
    assert listed[id]["state"] == "running"
    assert (listed[f"{id}-old"]["state"], listed[f"{id}-old"]["mine"]) == ("over", [0])
    assert "earlier edition" in listed[f"{id}-old"]["end"]
    assert ana.http.get(f"/api/matches/{id}-old").json() == listed[f"{id}-old"]
    with ana.line(f"{id}-old") as line:
        line.send('{"kind":"hello","version":2,"language":"en"}')
        with pytest.raises(ConnectionClosed, match="earlier edition"):
            line.recv(timeout=PATIENCE)
        assert line.close_code == 4404
