"""Fair fights in the hall: a handicap is part of a table, told to everybody who may come or look, and kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.games.duel import fairness
from meadhall.hall.records import opened
from tests.games.duel.test_fairness import FOUND
from tests.server.house import BOT, DUEL, FRIEND, ME, House

HANDICAP = [{"health": -2}, {"cards": 1}]
TOLD = ["Medusa starts with 2 health less.", "Sinbad starts with 1 card more in hand."]


def test_handicap_is_told_to_guests_at_the_table_and_in_lists(house: House) -> None:
    """By a sentence for each seat that has one, in the language of whoever looks; other tables say nothing."""
    ana = house.browser()
    id = ana.set_table("duel", {**DUEL, "handicap": HANDICAP}, ME, FRIEND)
    assert ana.http.get(f"/api/matches/{id}").json()["terms"] == TOLD
    assert ana.http.get("/api/matches").json()[0]["terms"] == TOLD
    with ana.page(id) as page:
        assert page.table["terms"] == TOLD
        assert page.news["view"]["fighters"]["medusa"]["most"] == 14
    with ana.page(id, "de") as page:
        assert page.table["terms"][0] == "Medusa beginnt mit 2 Lebenspunkten weniger."
    plain = ana.set_table("duel", DUEL, ME, BOT)
    assert ana.http.get(f"/api/matches/{plain}").json()["terms"] == []


def test_handicap_that_cannot_be_is_refused(house: House) -> None:
    """With the reason, as every setup."""
    order = {"game": "duel", "setup": {**DUEL, "handicap": [{"health": -99}, {}]}, "chairs": [ME, BOT]}
    answer = house.browser().http.post("/api/matches", json=order)
    assert answer.status_code == 400
    assert "must be from -15" in answer.json()["text"]


def test_match_that_follows_has_the_handicap_too(house: House) -> None:
    """Again is the same table once more; and what is stored is played again as it was."""
    ana = house.browser()
    id = ana.set_table("duel", {**DUEL, "handicap": HANDICAP}, ME, BOT)
    with ana.page(id) as page:
        page.say("resign", seat=0)
        page.hear("news", lambda told: told["end"])
        page.say("again")
        other = page.hear("next")["id"]
    record = house.hall.ledger.storage.load(other)
    assert record is not None
    assert record.setup["handicap"] == HANDICAP
    assert opened(record).setup == record.setup
    assert ana.http.get(f"/api/replays/{id}/en").json()["table"]["terms"] == TOLD


def test_whoever_sets_a_table_is_offered_what_makes_it_even(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The parts of the setup with their sentence, or nothing; a game that is not there is refused."""
    file = tmp_path / "handicaps.yaml"
    file.write_text(FOUND.replace("\n     low", " low"))
    monkeypatch.setattr(fairness, "FILE", file)
    http = house.browser().http

    def offer(language: str = "en", **setup: object) -> dict[str, object] | None:
        answer = http.post(f"/api/fair/{language}", json={"game": "duel", "setup": setup})
        assert answer.status_code == 200, answer.text
        found: dict[str, object] | None = answer.json()["offer"]
        return found

    found = offer(heroes=["medusa", "sinbad"], board="heorot")
    assert found is not None
    assert found["parts"] == {"handicap": [{"health": -4}, {}]}
    assert str(found["text"]).startswith("Medusa starts with 4 health less. On this board Medusa then wins 48")
    assert offer(heroes=["alice", "beowulf"]) is None
    assert offer(heroes=[{"deep": []}, 3], board=["no"]) is None
    assert http.post("/api/fair/en", json={"game": "unicorns", "setup": {}}).json() == {"offer": None}
    assert http.post("/api/fair/en", json={"game": "chess", "setup": {}}).status_code == 400
    assert http.post("/api/fair/xx", json={"game": "duel", "setup": {}}).status_code == 404
    assert http.post("/api/fair/en", json={"game": "duel"}).status_code == 400
