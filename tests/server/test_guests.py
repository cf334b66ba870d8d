"""Matches with home-made heroes, boards and cards: from the draft to the replay, over HTTP."""

from __future__ import annotations

import json
import random
from typing import Any, Final

import pytest

from meadhall.packs import carried
from meadhall.packs.carried import PACKS
from meadhall.workshop import checked_draft
from tests.hall.drafting import herd, lamps, with_pack
from tests.server.house import BOT, FRIEND, ME, Browser, House, play

SOME: Final = 12  # rows of a match that is played here
LEAKS: Final = ("copies", "after_combat", "turn_start", '"parts"', '"words"')  # what only loads have


def checked(browser: Browser, draft: Any) -> Any:
    """What the hall makes of a draft."""
    return browser.http.post("/api/workshop/check", json={"draft": draft}).json()


def test_home_made_hero_is_played_from_its_draft_to_its_replay(house: House, chance: random.Random) -> None:
    """With a friend, in two languages; the list of tables and the pages of others hear nothing of the pack itself."""
    ana, bo = house.person(), house.person()
    found = checked(ana, lamps())
    setup = {"board": "lamps.lamp-street", "heroes": ["lamps.lamplighter", "medusa"], "packs": {"lamps": found["load"]}}
    id = ana.set_table("duel", setup, ME, FRIEND)
    bo.join(id)
    with ana.page(id) as one, bo.page(id, "uk") as two:
        assert one.table["facts"]["heroes"][0]["name"] == "The Lamplighter"
        texts = found["told"]["heroes"][0]["texts"]
        told = {card["text"] for card in two.table["facts"]["cards"].values() if card["hero"] == "lamps.lamplighter"}
        assert set(texts["uk"]["cards"].values()) <= told
        play(chance, one, two, until=lambda: one.news["number"] > SOME and one.is_asked)
        for page in (one, two):
            heard = json.dumps([each for each in page.traffic if each["kind"] not in {"table", "news"}])
            assert not any(leak in heard for leak in LEAKS)
        one.say("resign", seat=0)
        one.hear("news", lambda told: told["end"] is not None)
        one.say("again")
        following = one.hear("next")["id"]
    for path in ("/api/matches", f"/api/matches/{id}", f"/api/matches/{following}"):
        listed = (ana if path == "/api/matches" else bo).http.get(path).text
        assert f'"packs":{{"lamps":"{found["fingerprint"]}"}}' in listed
        assert not any(leak in listed for leak in LEAKS)
    look_back(ana, id)


def look_back(ana: Browser, id: str) -> None:
    """The match as a replay, as a file there and back, and as one that goes on."""
    replay = ana.http.get(f"/api/replays/{id}/de").json()
    assert replay["table"]["facts"]["heroes"][0]["name"] == "Der Laternenmann"
    assert ana.http.get(f"/api/replays/{id}/de/5?view=0").status_code == 200
    assert ana.http.get(f"/api/replays/{id}/en/review").json()["state"] in {"thinking", "done"}
    file = ana.http.get(f"/api/replays/{id}/transcript")
    assert file.json()["setup"][PACKS]["lamps"]["parts"]["heroes"]
    brought = ana.http.post("/api/replays", content=file.content)
    assert brought.status_code == 201
    again = ana.http.get(f"/api/replays/{brought.json()['id']}/de").json()
    assert again["table"]["facts"] == replay["table"]["facts"]
    goes_on = ana.http.post(f"/api/replays/{id}/continue", json={"number": 4, "chairs": [ME, BOT]})
    assert goes_on.status_code == 201
    with ana.page(goes_on.json()["id"]) as page:
        page.until_asked()
        page.answer(page.options[0])
        page.hear("news")
        page.say("back", number=page.news["number"])
        assert page.heard()["kind"]
    assert "lamplighter" in ana.http.get("/api/statistics/en").text
    assert ana.http.get("/api/statistics/en/mine").status_code == 200


def test_expansion_is_played(house: House, chance: random.Random) -> None:
    """Its cards are told in the language of each page."""
    ana = house.person()
    load = checked(ana, herd())["load"]
    id = ana.set_table("unicorns", {"players": 2, "packs": {"night": load}}, ME, BOT)
    with ana.page(id, "pl") as page:
        texts = checked_texts(ana)
        told = {card: each["text"] for card, each in page.table["facts"]["cards"].items() if card.startswith("night.")}
        assert told == texts
        play(chance, page, until=lambda: page.news["number"] > SOME)
    assert not any(leak in ana.http.get("/api/matches").text for leak in LEAKS)


def checked_texts(browser: Browser) -> dict[str, str]:
    """What the cards of the expansion say in Polish."""
    found: dict[str, str] = checked(browser, herd())["told"]["texts"]["pl"]
    return found


def wordless(card: Any) -> Any:
    """A card that speaks of nobody by name."""
    return {
        timing: "Draw 1 card." if timing == "scheme" else told for timing, told in card.items() if "_" not in timing
    }


def test_friend_chooses_another_hero_of_a_pack_that_is_here(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A setup carries only what it needed before; the rest of the same pack is here."""
    draft = lamps()
    first = draft["parts"]["heroes"][0]
    twin = {**first, "id": "twin", "name": "the Twin", "abilities": []}
    twin["cards"] = [wordless(card) for card in first["cards"]]
    draft["parts"]["heroes"].append(twin)
    pack = checked_draft(draft).pack
    assert pack is not None
    monkeypatch.setitem(carried.USED, pack.id, pack)
    ana, bo = house.person(), house.person()
    setup = {"board": "sarpedon", "heroes": ["lamps.lamplighter", "medusa"]}
    id = ana.set_table("duel", setup, ME, FRIEND, choose=True)
    told = bo.http.post(f"/api/matches/{id}/join", json={"name": "Bo", "role": "lamps.twin"})
    assert told.status_code == 200, told.text
    with bo.page(id) as page:
        assert [hero["name"] for hero in page.table["facts"]["heroes"]] == ["The Lamplighter", "The Twin"]


@pytest.mark.parametrize(
    "change",
    [
        {"parts": 7}, {"parts": {"heroes": [7]}}, {"parts": {"cats": []}}, {"words": {"en": 7}}, {"fingerprint": 7},
        {"words": {"en": {"x": {"y": "z" * 300_000}}}},
    ],
    ids=lambda change: str(change)[:40],
)  # fmt: skip
def test_order_with_a_spoilt_pack_is_refused(house: House, change: dict[str, Any]) -> None:
    """In words, and no table is set."""
    ana = house.person()
    setup = with_pack("duel")
    setup[PACKS]["lamps"] |= change
    told = ana.http.post("/api/matches", json={"game": "duel", "setup": setup, "chairs": [ME, BOT]})
    assert told.status_code in {400, 413}, told.text
    assert told.json()["text"]


def test_hero_for_whom_there_are_no_words_is_played_all_the_same(house: House) -> None:
    """Its effects are shown as verbs."""
    ana = house.person()
    setup = with_pack("duel")
    setup[PACKS]["lamps"]["parts"]["heroes"][0]["cards"][0]["after_combat"] = [{"choose": {"of": [[{"draw": 1}]] * 90}}]
    with ana.page(ana.set_table("duel", setup, ME, BOT)) as page:
        assert any("choose" in card["text"] for card in page.table["facts"]["cards"].values())
