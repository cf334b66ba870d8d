from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.house import BOT, DUEL, FRIEND, ME, House, Page, play

HERD = {"players": 3}


def told_apart_from_its_way(news: dict[str, Any]) -> dict[str, Any]:
    """How a match stands, without how the page came to know."""
    return {part: value for part, value in news.items() if part not in {"events", "begins"}}


@pytest.mark.parametrize(
    ("game", "setup", "bots", "level"), [("duel", DUEL, 1, "guest"), ("unicorns", HERD, 2, "page")]
)
def test_person_plays_to_the_end_against_bots(
    house: House, chance: random.Random, game: str, setup: dict[str, Any], bots: int, level: str
) -> None:
    """A whole match goes over the wire; its end is told, listed and stored."""
    ana = house.browser()
    id = ana.set_table(game, setup, ME, *[{"kind": "bot", "level": level}] * bots)
    with ana.page(id) as page:
        play(chance, page)
        stands = page.news
        refused = {told["reason"] for told in page.traffic if told["kind"] == "refused"}
        assert refused <= {"stale"}  # a bot may have stopped a card just before the person let it pass
    assert stands["end"]["text"]
    (listed,) = ana.http.get("/api/matches").json()
    assert (listed["id"], listed["state"], listed["end"]) == (id, "over", stands["end"]["text"])
    stored = house.hall.ledger.storage.load(id)
    assert stored is not None
    assert stored.end is not None
    assert stored.end.items() >= {"winners": stands["end"]["winners"], "reason": stands["end"]["reason"]}.items()
    assert [row.number for row in stored.rows] == list(range(stands["number"]))
    with ana.page(id) as page:  # from the database, after everybody had left
        assert told_apart_from_its_way(page.news) == told_apart_from_its_way(stands)


@pytest.mark.parametrize(("game", "setup"), [("duel", DUEL), ("unicorns", {"players": 2})])
def test_two_people_play_to_the_end_while_somebody_watches(
    house: House, chance: random.Random, monkeypatch: pytest.MonkeyPatch, game: str, setup: dict[str, Any]
) -> None:
    """Each sees the match from the own seat; who watches sees a spectator's view, and can do nothing."""
    monkeypatch.setattr("meadhall.hall.tables.LEAST_WINDOW", 0)
    ana, cai, eva = house.browser(), house.browser(), house.browser()
    id = ana.set_table(game, setup, ME, FRIEND, window=0)
    with ana.page(id) as first, eva.page(id) as watching:
        assert first.news["asked"] is None  # somebody is missing
        cai.join(id)
        with cai.page(id) as second:
            pages = (first, second, watching)
            play(chance, *pages)
            assert [page.news["seat"] for page in pages] == [0, 1, None]
            match = house.room(id).room.course.match
            for page in pages:
                assert page.news["view"] == match.view(page.news["seat"])
                assert page.news["end"] == first.news["end"]
            assert all(told["seat"] is None and told["question"] is None for told in news_of(watching))
            assert hands_seen(watching) == {None}


def news_of(page: Page) -> list[dict[str, Any]]:
    """All news that a page was told."""
    return [told for told in page.traffic if told["kind"] == "news"]


def hands_seen(page: Page) -> set[None]:
    """What the views that a page was told show of hands: None where they are hidden."""
    hands = [seat["hand"] for told in news_of(page) for seat in told["view"]["seats"]]
    return {hand["cards"] for hand in hands if not hand.get("open")}


def test_spectator_is_refused_whatever_it_asks_for(house: House) -> None:
    """Who watches can do nothing but look, and the match is as it was."""
    ana = house.browser()
    id = ana.set_table("duel", DUEL, ME, BOT)
    with ana.page(id) as page, house.browser().page(id) as watching:
        page.until_asked()
        number = page.news["number"]
        assert watching.refused("answer", number=number, option=page.options[0]) == "not_yours"
        assert watching.refused("resign", seat=0) == "not_yours"
        assert watching.refused("look", seat=0) == "not_yours"
        assert watching.refused("back", number=number) == "illegal"
        assert watching.refused("advise", number=number) == "not_yours"
        assert watching.refused("again") == "not_yours"
        watching.say("agree", yes=True)
        watching.say("ping")
        watching.hear("pong")
        page.answer(page.options[0])
        page.hear("news", lambda told: told["number"] > number)
        assert house.rows(id)[0].seat == 0


def test_players_play_again_when_a_match_is_over(house: House) -> None:
    """Both are led to the same next table, however often they ask."""
    ana, cai = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, cai)
    with ana.page(id) as first, cai.page(id) as second:
        assert first.refused("again") == "illegal"
        first.say("resign", seat=0)
        for page in (first, second):
            page.hear("news", lambda told: told["end"])
        assert first.news["end"]["winners"] == [1]
        first.say("again")
        second.say("again")
        assert first.hear("next")["id"] == second.hear("next")["id"] != id
    listed = ana.http.get("/api/matches").json()
    assert [table["state"] for table in listed] == ["running", "over"]
    assert listed == [{**table, "mine": [0]} for table in listed]


def test_advice_is_given_to_who_plays_against_bots_only(house: House) -> None:
    """Alone with bots, a person is told the best answers and the chance to win; among people nobody is."""
    ana, cai = house.person(), house.person()
    alone = house.deal("duel", DUEL, ana, "guest")
    with ana.page(alone) as page:
        number = page.until_asked()["number"]
        page.say("advise", number=number)
        advice = page.hear("advice")
        assert {choice["option"] for choice in advice["choices"]} <= set(page.options)
        assert 0.0 <= advice["chance"] <= 1.0
    together = house.deal("duel", DUEL, ana, cai)
    with ana.page(together) as page:
        assert page.refused("advise", number=page.until_asked()["number"]) == "illegal"
        assert "chance" not in {told["kind"] for told in page.hear_all()}


def test_page_is_told_everything_anew_in_another_language(house: House) -> None:
    """A page may change its language at any time; an unknown one is refused."""
    ana = house.person()
    id = house.deal("duel", DUEL, ana, "guest")
    with ana.page(id) as page:
        english = page.until_asked()["text"]
        page.say("speak", language="de")
        assert page.hear("table")["language"] == "de"
        page.hear("news")
        assert page.question is not None
        assert page.question["text"] != english
        assert page.refused("speak", language="xx") == "unreadable"
