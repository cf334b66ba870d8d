from __future__ import annotations

import random
from typing import Any, Final

import pytest

from tests.server.house import BOT, DUEL, FRIEND, HERE, ME, House, Page

PLACED = ("place:harpy-1:S18", "place:harpy-2:S19", "place:harpy-3:S23")


def test_curtain_is_drawn_until_one_of_the_players_looks(house: House) -> None:
    """Two people at one screen: nobody's cards are shown before somebody says who looks."""
    ana = house.browser()
    id = ana.set_table("duel", DUEL, ME, HERE)
    with ana.page(id) as page:
        assert page.table["mine"] == [0, 1]
        assert (page.news["seat"], page.question) == (None, None)
        assert [seat["hand"]["cards"] for seat in page.news["view"]["seats"]] == [None, None]
        assert page.refused("answer", number=0, option=PLACED[0]) == "not_asked"
        page.say("look", seat=0)
        page.hear("news", lambda told: told["seat"] == 0)
        shown = [seat["hand"]["cards"] is not None for seat in page.news["view"]["seats"]]
        assert shown == [True, False]
        page.until_asked("place_sidekick")


def test_curtain_is_drawn_when_the_other_player_is_asked(house: House) -> None:
    """Whoever has answered does not see the cards of who is asked next at the same screen, and the other way round."""
    ana = house.person()
    id = house.deal("duel", DUEL, ana, ana, answers=PLACED[:2])
    with ana.page(id) as page:
        page.say("look", seat=0)
        page.hear("news", lambda told: told["seat"] == 0)
        page.answer(PLACED[2])
        page.hear("news", lambda told: told["number"] == 3)
        assert (page.news["seat"], page.question, page.news["asked"]["seats"]) == (None, None, [1])
        assert [seat["hand"]["cards"] for seat in page.news["view"]["seats"]] == [None, None]
        page.say("look", seat=1)
        page.hear("news", lambda told: told["seat"] == 1)
        assert page.until_asked()["seat"] == 1
        page.say("look", seat=None)
        assert page.hear("news")["seat"] is None


def test_foreign_seat_cannot_be_looked_from(house: House) -> None:
    """A screen shows the seats of its own people only."""
    ana = house.browser()
    id = ana.set_table("unicorns", {"players": 3}, ME, HERE, BOT)
    with ana.page(id) as page:
        for seat in (2, 3, -1, 10**9):
            assert page.refused("look", seat=seat) == "not_yours"
        page.say("look", seat=1)
        page.hear("news", lambda told: told["seat"] == 1)  # the bot may have played meanwhile


def test_who_watches_is_not_told_what_a_screen_of_two_may_take_back(house: House) -> None:
    """Behind the curtain a screen sees what a spectator sees, but its choices are its own."""
    ana, eva = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ana, answers=PLACED[:2])
    with ana.page(id) as page, eva.page(id) as watching, ana.page(id) as second:
        page.say("look", seat=0)
        page.hear("news", lambda told: told["seat"] == 0)
        page.answer(PLACED[2])
        for each in (page, watching, second):
            each.hear("news", lambda told: told["number"] == 3)
        ways = [each.news["undo"]["way"] for each in (page, watching, second)]
        assert [each.news["seat"] for each in (page, watching, second)] == [None, None, None]
        assert ways == ["free", "none", "free"]


# ---------------------------------------------------------------- a team of one
TEAMS: Final[dict[str, Any]] = {
    "board": "venice",
    "mode": "teams",
    "heroes": ["medusa", "sinbad", "king-arthur", "beowulf"],
    "first": 0,
    "rules": {"teammates": "closed"},
}


def hands(page: Page) -> list[bool]:
    """Whose cards a page shows."""
    return [seat["hand"]["cards"] is not None for seat in page.news["view"]["seats"]]


@pytest.mark.parametrize(
    ("chairs", "people"),
    [
        ([ME, BOT, ME, BOT], [0, 1, 0, 3]),
        ([BOT, ME, BOT, ME], [0, 1, 2, 1]),
        ([ME, FRIEND, ME, FRIEND], [0, 1, 0, 3]),
        ([ME, BOT, FRIEND, BOT], [0, 1, 2, 3]),
        ([ME, BOT, HERE, BOT], [0, 1, 2, 3]),
        ([ME, ME, BOT, ME], [0, 1, 2, 1]),  # against oneself, there are secrets
    ],
)
def test_chairs_tell_who_plays_both_heroes_of_a_team(
    house: House, chairs: list[dict[str, Any]], people: list[int]
) -> None:
    """Whoever takes both seats of a team is one person (D12), whatever else the order says."""
    for told in ({}, {"people": [0, 1, 0, 1]}):
        id = house.browser().set_table("duel", TEAMS | told, *chairs)
        record = house.hall.ledger.storage.load(id)
        assert record is not None
        assert record.setup["people"] == people


def test_team_of_one_has_no_curtain(house: House, chance: random.Random) -> None:
    """One person plays both heroes of a team: both hands are theirs, and the screen turns to who is asked."""
    ana = house.browser()
    id = ana.set_table("duel", TEAMS, ME, BOT, ME, BOT)
    seen: list[tuple[int, list[bool]]] = []
    with ana.page(id) as page:
        assert page.table["mine"] == [0, 2]
        while {seat for seat, _ in seen} != {0, 2} or len(seen) < 12:
            seat = page.until_asked()["seat"]
            seen.append((page.news["seat"], hands(page)))
            assert page.news["seat"] == seat
            page.answer(chance.choice(page.options))
    assert all(shown == [True, False, True, False] for _, shown in seen)
    with ana.page(id) as page:
        assert page.news["seat"] in {0, 2}


def test_curtain_hangs_between_a_team_of_one_and_others_at_the_screen(house: House, chance: random.Random) -> None:
    """Three people at one screen, one of them with both heroes of a team: the others' cards stay hidden."""
    ana = house.browser()
    id = ana.set_table("duel", TEAMS, ME, HERE, ME, HERE)
    with ana.page(id) as page:
        assert (page.news["seat"], hands(page)) == (None, [False] * 4)
        looked: list[int] = []
        while len(set(looked)) < 4:
            (asked,) = page.news["asked"]["seats"]
            if page.news["seat"] is None:
                page.say("look", seat=asked)
                assert page.hear("news")["seat"] == asked
            looked.append(asked)
            assert hands(page) == [seat == asked or {seat, asked} == {0, 2} for seat in range(4)]
            number = page.news["number"]
            page.answer(chance.choice(page.options))
            page.hear_number(number + 1)
            after = page.news["asked"]["seats"][0]
            assert page.news["seat"] == (after if after == asked or {after, asked} == {0, 2} else None)
