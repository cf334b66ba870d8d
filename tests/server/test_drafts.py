"""Drafts in a hall with a database: what is stored, what lists tell, and that nothing is lost by closing the hall."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import DUEL, FRIEND, ME, Page, opened


def pick(page: Page) -> None:
    """Do what a page is asked."""
    asked = page.hear("draft", lambda told: told["question"])["question"]
    page.say("pick", turn=asked["turn"], seat=asked["seat"], chosen=asked["options"][: asked["count"]])


def test_a_draft_outlives_the_hall_and_leads_to_the_match_that_is_stored(tmp_path: Path) -> None:
    """One has chosen, the hall closes and opens again, the other chooses: the record has the setup of the match."""
    with opened(tmp_path) as house:
        ana, bo = house.person(), house.person()
        id = ana.set_table("duel", DUEL, ME, FRIEND, draft="blind-pick")
        assert ana.http.get(f"/api/matches/{id}").json()["draft"] == "Blind pick"
        bo.join(id, "Bo")
        with ana.line(id) as line:
            page = Page(line)
            pick(page)
            page.hear("draft", lambda told: told["given"])
        cookies = ana.cookie, bo.cookie
    with opened(tmp_path) as house:
        ana, bo = (house.browser(cookie) for cookie in cookies)
        told = ana.http.get("/api/matches").json()[0]
        assert (told["draft"], told["waits_for_me"]) == ("Blind pick", False)
        with bo.line(id) as line:
            page = Page(line)
            pick(page)
            setup = page.hear("table", lambda told: told["draft"] is None)["setup"]
            page.hear("news")
        record = house.hall.ledger.storage.load(id)
        assert record is not None
        assert record.setup == setup
        assert record.draft is not None
        assert record.draft.is_over
        assert ana.http.get(f"/api/matches/{id}").json()["draft"] is None


def test_a_draft_that_does_not_fit_is_refused_with_a_reason(tmp_path: Path) -> None:
    """Whoever orders one that is not there is told which is nearest."""
    with opened(tmp_path) as house:
        order = {"game": "duel", "setup": DUEL, "chairs": [ME, FRIEND], "draft": "arsenal-3-5"}
        answer = house.person().http.post("/api/matches", json=order)
        assert answer.status_code == 400
        assert "arsenal-3-5-2" in answer.json()["text"]
