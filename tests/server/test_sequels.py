from __future__ import annotations

import json
import random
from typing import Any, Final

import pytest

import meadhall
from meadhall.hall.records import ANSWER, DEAL, answers_of, rebuilt
from meadhall.hall.replays.openness import open_view
from meadhall.kernel.chance import chance_of
from meadhall.testing.walks import answers_of as given_to
from meadhall.testing.walks import go_on
from tests.server.house import BOT, DUEL, FRIEND, HERE, ME, Browser, House, Told, play
from tests.server.past import EARLY, brought, kept, played, record_in, rows_of, told
from tests.server.test_wire import TABLES

PLACED: Final = ("place:harpy-1:S18", "place:harpy-2:S19", "place:harpy-3:S23", "place:porter:S21")


def went_on(browser: Browser, id: str, number: int, *chairs: Told, status: int = 201) -> str:
    """Play on from a moment; the id of the new match, or why not."""
    answer = browser.http.post(f"/api/replays/{id}/continue", json={"number": number, "chairs": chairs})
    assert answer.status_code == status, answer.text
    return str(answer.json()["id" if status == 201 else "text"])


def test_match_that_is_played_on_begins_as_the_other_did(house: House, chance: random.Random) -> None:
    """A new match with rows of its own: the same answers, then the deal; it is played to its end, and the old stays."""
    match = played("duel", DUEL)
    ana = house.person()
    id = kept(house, match, ana, "guest")
    before = record_in(house, id)
    other = went_on(ana, id, 30, {**ME, "name": "Ana"}, BOT)
    record = record_in(house, other)
    assert record.origin == f"{id}:30"
    assert [row.kind for row in record.rows] == [ANSWER] * 30 + [DEAL]
    assert answers_of(record.rows)[:30] == given_to(match)[:30]
    assert record.rows[30].value.startswith("0:")
    with ana.page(other) as page:
        assert page.news["number"] == 31
        assert page.news["view"] == told(ana, f"{id}/en/30?view=0")["view"]
        assert page.news["undo"]["way"] == "none"
        assert page.refused("back", number=31) == "illegal"
        play(chance, page)
    replay = told(ana, f"{other}/en")
    assert replay["origin"] == f"{id}/30"
    assert replay["steps"][30]["seat"] is None
    assert record_in(house, id) == before


@pytest.mark.parametrize("name", ["duel-of-eyes", "teams-with-closed-hands", "unicorns-of-4"])
def test_two_who_play_on_know_the_same_and_are_dealt_differently(house: House, name: str) -> None:
    """What the first of my seats could know agrees, what it could not is dealt anew, by a seed that nobody has seen."""
    game, setup = TABLES[name]
    match = played(game, setup, most=60)
    ana = house.person()
    id = kept(house, match, *["guest"] * match.seats)
    chairs = [BOT, ME, *[BOT] * (match.seats - 2)]
    worlds = [rebuilt(record_in(house, went_on(ana, id, 30, *chairs))) for _ in range(4)]
    then = rebuilt(record_in(house, id)._replace(rows=rows_of(match)[:30]))
    for world in worlds:
        assert world.view(1) == then.view(1)
        assert world.events_for(1) == then.events_for(1)
    hidden = {json.dumps(open_view(world)) for world in worlds}
    assert len(hidden) > 1
    assert len({world.hash() for world in worlds}) == len(worlds)


def test_nobody_goes_back_before_the_deal(house: House) -> None:
    """Choices made since can be taken back; what was before is as it is, also when the room is opened again."""
    ana = house.person()
    id = kept(house, played("duel", DUEL, most=EARLY), ana, "guest")
    other = went_on(ana, id, 1, ME, BOT)
    for _ in range(2):
        with ana.page(other) as page:
            number = page.news["number"]
            assert page.news["undo"]["way"] == "none"
            page.answer(page.options[1])
            page.hear_number(number + 1)
            assert page.news["undo"]["way"] == "free"
            page.say("back", number=number + 1)
            page.hear_number(number + 2)
            assert page.news["undo"]["way"] == "none"
            assert page.refused("back", number=number + 2) == "illegal"


def test_seats_that_had_left_stay_away(house: House, chance: random.Random) -> None:
    """Whoever had left is not asked for a chair: the others play on without them."""
    setup = {"board": "venice", "mode": "free_for_all", "heroes": ["medusa", "sinbad", "medusa"], "first": 0}
    match = meadhall.new_match("duel", setup, 3)
    match.forfeit(2)
    dice = chance_of(5)
    while match.outcome is None:
        go_on(match, dice)
    ana, cai = house.person(), house.person()
    cai.name = "Cai"
    id = kept(house, match, ana, "guest", cai)
    assert went_on(ana, id, 5, BOT, BOT, ME, status=400)
    other = went_on(ana, id, 5, {**ME, "name": "Ana"}, BOT, FRIEND)
    record = record_in(house, other)
    assert [(sitter.kind, sitter.name) for sitter in record.sitters] == [
        ("person", "Ana"),
        ("bot", ""),
        ("person", "Cai"),
    ]
    assert record.sitters[2].holder is None
    with ana.page(other) as page:
        assert page.news["view"]["seats"][2]["left"]
        play(chance, page)
        assert page.is_over


def test_friends_play_on_by_a_link(house: House) -> None:
    """A free chair waits for a friend; who is at the same screen has a seat of mine."""
    match = played("unicorns", {"players": 3, "first": 0}, most=60)
    ana, ben = house.person(), house.person()
    id = kept(house, match, ana, ben, "guest")
    other = went_on(ana, id, 20, {**ME, "name": "Ana"}, FRIEND, {**HERE, "name": "Bo"})
    with ana.page(other) as first:
        assert first.news["asked"] is None
        assert first.table["mine"] == [0, 2]
        ben.join(other, "Ben")
        with ben.page(other) as second:
            assert second.news["asked"]
            assert second.news["seat"] == 1
    for browser in (ana, ben):
        assert other in [table["id"] for table in browser.http.get("/api/matches").json()]


def test_who_played_on_plays_on_again(house: House) -> None:
    """From the end of a sequel one goes on as well, over its own deal; so one does from a file."""
    ana = house.person()
    match = meadhall.new_match("duel", DUEL, 7)
    match.repeat([*PLACED, "anew:1:99"])
    id = brought(ana, match.transcript())["id"]
    other = went_on(ana, id, 5, ME, BOT)
    record = record_in(house, other)
    assert [row.kind for row in record.rows] == [ANSWER] * 4 + [DEAL] * 2
    assert record.origin == f"{id}:5"
    assert rebuilt(record).view(0) == match.view(0)
    with ana.page(other) as page:
        page.say("resign", seat=0)
        page.hear("news", lambda told: told["end"])
    assert went_on(ana, other, 6, ME, BOT)


def test_another_match_after_one_that_was_played_on_is_new(house: House) -> None:
    """The next match at the same table comes from nowhere."""
    ana = house.person()
    id = went_on(ana, kept(house, played("duel", DUEL, most=EARLY), ana, "guest"), 5, ME, BOT)
    with ana.page(id) as page:
        page.say("resign", seat=0)
        page.hear("news", lambda told: told["end"])
        page.say("again")
        record = record_in(house, page.hear("next")["id"])
    assert (record.origin, record.rows) == (None, [])


@pytest.mark.parametrize(
    ("number", "chairs", "status"),
    [
        (EARLY + 1, [ME, BOT], 400),  # it is over there
        (EARLY + 2, [ME, BOT], 404),
        (-1, [ME, BOT], 404),
        (10**30, [ME, BOT], 404),
        (5, [ME], 400),
        (5, [ME, BOT, BOT], 400),
        (5, [BOT, BOT], 400),
        (5, [HERE, FRIEND], 400),
        (5, [], 400),
        (5, [{"kind": "me", "name": " "}, BOT], 400),
        (5, [ME, {"kind": "bot", "level": "nobody"}], 400),
        (5.5, [ME, BOT], 400),
        (None, [ME, BOT], 400),
        (5, [ME, {"kind": "cat"}], 400),
    ],
)
def test_order_to_play_on_that_cannot_be_is_refused(house: House, number: Any, chairs: list[Told], status: int) -> None:
    """Moments that are not there or over, chairs that do not fit: told in words, and nothing is stored."""
    ana = house.person()
    id = kept(house, played("duel", DUEL, most=EARLY), ana, "guest")
    answer = ana.http.post(f"/api/replays/{id}/continue", json={"number": number, "chairs": chairs})
    assert answer.status_code == status, answer.text
    assert answer.json()["text"]
    assert [table["id"] for table in ana.http.get("/api/matches").json()] == [id]


def test_who_sits_there_now_decides_who_is_one_person(house: House) -> None:
    """A file says that one person had played both heroes of a team; two who play on see their own hands only."""
    setup = TABLES["teams-with-closed-hands"][1] | {"people": [0, 1, 0, 3]}
    match = played("duel", setup, most=60)
    ana, ben = house.browser(), house.browser()
    id = brought(ana, match.transcript())["id"]
    other = went_on(ana, id, 30, ME, BOT, FRIEND, BOT)
    ben.join(other)
    assert record_in(house, other).setup["people"] == [0, 1, 2, 3]
    with ana.page(other) as first, ben.page(other) as second:
        assert first.news["view"]["seats"][0]["hand"]["cards"] is not None
        assert first.news["view"]["seats"][2]["hand"]["cards"] is None
        assert second.news["view"]["seats"][0]["hand"]["cards"] is None


def test_who_takes_both_heroes_of_a_team_is_one_person(house: House) -> None:
    """Whoever plays on with both has no secrets from themselves, though two have played them before."""
    game, setup = TABLES["teams-with-closed-hands"]
    ana = house.person()
    id = kept(house, played(game, setup, most=60), *["guest"] * 4)
    other = went_on(ana, id, 30, ME, BOT, ME, BOT)
    assert record_in(house, other).setup["people"] == [0, 1, 0, 3]
