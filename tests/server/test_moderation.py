from __future__ import annotations

import logging

import pytest
from websockets.exceptions import ConnectionClosed

from meadhall.hall.telling.names import BOTS
from tests.server.house import DUEL, FRIEND, ME, Browser, House, Page, Told, until

HERD = {"players": 3, "first": 0}


def seats(page: Page, number: int, **marks: object) -> list[Told]:
    """Who sits where, once a seat is as wanted."""
    told = page.hear("seats", lambda told: marks.items() <= told["seats"][number].items())
    found: list[Told] = told["seats"]
    return found


def table_of_three(house: House) -> tuple[str, Browser, Browser, Browser]:
    """A table that Ana has set, at which Ben and Cai sit."""
    ana, ben, cai = house.browser(), house.browser(), house.browser()
    id = ana.set_table("unicorns", HERD, ME, FRIEND, FRIEND)
    ben.join(id, "Ben")
    cai.join(id, "Cai")
    return id, ana, ben, cai


def test_only_the_host_sees_to_order(house: House) -> None:
    """Everybody sees who the host is; nobody else can do anything, nor the host to themselves or to no seat."""
    id, ana, ben, _ = table_of_three(house)
    with ana.page(id) as first, ben.page(id) as second, house.browser().page(id) as watching:
        assert [seat["host"] for seat in second.seats["seats"]] == [True, False, False]
        for page in (second, watching):
            assert page.refused("moderate", act="remove", seat=2) == "not_yours"
        for seat in (0, 3, -1, None):
            assert first.refused("moderate", act="remove", seat=seat) == "illegal"
    assert house.hall.people.acts(id) == []


def test_removed_person_loses_a_seat_to_a_bot_and_nobody_wins_by_it(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """The match goes on; everybody hears what the host did, in their language, and it is logged."""
    id, ana, ben, cai = table_of_three(house)
    with (
        caplog.at_level(logging.INFO, "meadhall.moderation"),
        ana.page(id) as first,
        ben.page(id, "de") as second,
        cai.page(id) as third,
    ):
        first.say("moderate", act="remove", seat=1)
        assert "Ben" in first.hear("moderated")["text"]
        assert "entfernt" in second.hear("moderated")["text"]
        assert seats(third, 1, kind="bot")[1]["face"] in BOTS
        assert second.table["mine"] == []
        assert third.news["end"] is None
    assert house.hall.people.acts(id) == [("remove", 1)]
    assert any(id in record.getMessage() and "remove" in record.getMessage() for record in caplog.records)
    stored = house.hall.ledger.storage.load(id)
    assert stored is not None
    assert (stored.sitters[1].kind, stored.sitters[1].holder, stored.sitters[1].name) == ("bot", None, "")


def test_removed_person_leaves_a_free_seat_before_the_match_begins(house: House) -> None:
    """Somebody else can sit down there; also the same person, unless they were banned."""
    ana, ben = house.browser(), house.browser()
    id = ana.set_table("unicorns", HERD, ME, FRIEND, FRIEND)
    ben.join(id, "Ben")
    with ana.page(id) as page:
        page.say("moderate", act="remove", seat=1)
        seats(page, 1, kind="free")
        ben.join(id, "Ben")
        seats(page, 1, kind="person")


def test_banned_person_neither_sits_nor_watches_at_any_table_of_the_host(house: House) -> None:
    """Their page is closed with the reason; at other people's tables they are as welcome as before."""
    id, ana, ben, _ = table_of_three(house)
    with ana.page(id) as first, ben.page(id) as second:
        first.say("moderate", act="ban", seat=1)
        with pytest.raises(ConnectionClosed):
            second.hear("pong")
    another = ana.set_table("duel", DUEL, ME, FRIEND)
    for table in (id, another):
        with ben.line(table) as line, pytest.raises(ConnectionClosed) as end:
            Page(line).hear("news")
        assert "host" in str(end.value)
    answer = ben.http.post(f"/api/matches/{another}/join", json={"name": "Ben"})
    assert answer.status_code == 403
    assert answer.json()["text"]
    ben.join(house.browser().set_table("duel", DUEL, ME, FRIEND), "Ben")


def test_muted_person_plays_on_and_asks_nobody_for_anything(house: House) -> None:
    """They cannot ask to take back what others must agree to; unmuted, they can."""
    ana, ben = house.browser(), house.browser()
    id = ana.set_table("duel", DUEL | {"first": 1}, ME, FRIEND)
    ben.join(id, "Ben")
    with ana.page(id) as first, ben.page(id) as second:
        while second.news["undo"]["way"] != "agreed":
            asked = first if first.is_asked else second
            number = asked.news["number"] + 1
            asked.answer("manoeuvre" if "manoeuvre" in asked.options else asked.options[0])
            first.hear_number(number)
            second.hear_number(number)
        first.say("moderate", act="mute", seat=1)
        seats(second, 1, muted=True)
        assert second.news["undo"]["way"] == "agreed"
        assert second.refused("back", number=second.news["number"]) == "muted"
        first.say("moderate", act="unmute", seat=1)
        seats(second, 1, muted=False)
        second.say("back", number=second.news["number"])
        second.hear("news", lambda told: told["undo"]["asks"] == 1)
    assert house.hall.people.acts(id) == [("mute", 1), ("unmute", 1)]


def test_shut_table_lets_nobody_new_in(house: House) -> None:
    """Whoever sits there comes and goes; strangers neither watch nor sit down until it is open again."""
    ana, ben = house.browser(), house.browser()
    id = ana.set_table("duel", DUEL, ME, FRIEND)
    with ana.page(id) as page:
        page.say("moderate", act="shut")
        page.hear("seats", lambda told: told["shut"])
        with ben.line(id) as line, pytest.raises(ConnectionClosed) as end:
            Page(line).hear("news")
        assert "shut" in str(end.value)
        assert ben.http.post(f"/api/matches/{id}/join", json={"name": "Ben"}).status_code == 403
        with ana.page(id):
            pass
        page.say("moderate", act="open")
        page.hear("seats", lambda told: not told["shut"])
        ben.join(id, "Ben")
    until(lambda: id not in house.hall.rooms)


def test_order_stands_when_the_room_was_closed_between(house: House) -> None:
    """Who is muted, banned and shut out follows from what is stored."""
    id, ana, ben, _ = table_of_three(house)
    with ana.page(id) as page:
        page.say("moderate", act="mute", seat=2)
        page.hear("moderated")
        page.say("moderate", act="ban", seat=1)
        page.hear("moderated", lambda told: told["act"] == "ban")
        page.say("moderate", act="shut")
        page.hear("moderated", lambda told: told["act"] == "shut")
    until(lambda: id not in house.hall.rooms)
    with ana.page(id) as page:
        assert page.seats["shut"]
        assert page.seats["seats"][2]["muted"]
    with ben.line(id) as line, pytest.raises(ConnectionClosed):
        Page(line).hear("news")


def test_nobody_is_removed_from_a_match_that_is_over(house: House) -> None:
    """Who won and lost stands; whoever is not wanted any more can still be banned."""
    ana, ben = house.browser(), house.browser()
    id = ana.set_table("duel", DUEL, ME, FRIEND)
    ben.join(id, "Ben")
    with ana.page(id) as page:
        page.say("resign", seat=0)
        page.hear("news", lambda told: told["end"])
        assert page.refused("moderate", act="remove", seat=1) == "illegal"
        page.say("moderate", act="ban", seat=1)
        page.hear("moderated")
    stored = house.hall.ledger.storage.load(id)
    assert stored is not None
    assert stored.sitters[1].kind == "person"
