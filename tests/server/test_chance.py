from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.hall.records import rebuilt
from meadhall.hall.thoughts import world_of
from meadhall.kernel.chance import SealedChance
from meadhall.testing.walks import answers_of as given_to
from tests.server.house import BOT, DUEL, ME, Browser, House
from tests.server.past import EARLY, brought, kept, played, record_in, told


def created(browser: Browser) -> str:
    """A table that a page has set; its id."""
    order = {"game": "duel", "setup": DUEL, "chairs": [ME, BOT]}
    return str(browser.http.post("/api/matches", json=order).json()["id"])


def went_on(browser: Browser, id: str) -> str:
    """A match that goes on from the middle of another; its id."""
    answer = browser.http.post(f"/api/replays/{id}/continue", json={"number": 5, "chairs": [ME, BOT]})
    return str(answer.json()["id"])


def test_new_table_draws_from_the_sealed_stream(house: House) -> None:
    """What is dealt at a new table cannot be foretold; a bot's world has no part of the stream that deals it."""
    id = created(house.person())
    record = record_in(house, id)
    assert record.sealed
    match = rebuilt(record)
    assert isinstance(match.state.chance, SealedChance)
    assert '"chance"' not in world_of(match)


def test_table_that_follows_is_sealed_when_the_one_before_was_not(house: House) -> None:
    """Matches of earlier versions go on with their plain stream; whoever plays again does so with the sealed one."""
    ana = house.person()
    id = house.deal("duel", DUEL, ana, "guest")
    assert not record_in(house, id).sealed
    with ana.page(id) as page:
        page.say("resign", seat=0)
        page.hear("news", lambda told: told["end"])
        page.say("again")
        following = page.hear("next")["id"]
    assert record_in(house, following).sealed


@pytest.mark.parametrize("sealed", [True, False])
def test_sequel_keeps_the_stream_of_what_was_played(house: House, *, sealed: bool) -> None:
    """The same rows lead to the same place, and the deal anew is of the same kind."""
    match = meadhall.new_match("duel", DUEL, 3, sealed=sealed)
    while len(given_to(match)) < EARLY:
        match.answer(match.decision.options[0])
    match.forfeit(1)
    ana = house.person()
    id = kept(house, match, ana, "guest")
    assert rebuilt(record_in(house, id)).hash() == match.hash()
    record = record_in(house, went_on(ana, id))
    assert record.sealed == sealed
    again = rebuilt(record)
    assert isinstance(again.state.chance, SealedChance) == sealed
    assert rebuilt(record).hash() == again.hash()


@pytest.mark.parametrize("sealed", [True, False])
def test_file_comes_in_and_goes_out_with_its_stream(house: House, *, sealed: bool) -> None:
    """A file names its stream, or none if it is the plain one; the copy names the same."""
    match = meadhall.new_match("unicorns", {"players": 2}, 4, sealed=sealed)
    match.answer(match.decision.options[0])
    ana = house.person()
    id = brought(ana, match.transcript())["id"]
    assert record_in(house, id).sealed == sealed
    out = told(ana, f"{id}/transcript")
    assert out.get("chance") == ("sealed" if sealed else None)
    assert meadhall.replay(out).hash() == match.hash()


@pytest.mark.parametrize("chance", ["plain", 1, None, ["sealed"]])
def test_file_with_an_unknown_stream_is_refused(house: House, chance: Any) -> None:
    """The part that is wrong is named."""
    file = {**played("duel", DUEL, most=EARLY).transcript(), "chance": chance}
    assert "chance" in brought(house.person(), file, 400)["text"]
