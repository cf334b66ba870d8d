from __future__ import annotations

from typing import Any, Final

import pytest

from meadhall.hall.records import BACK, answers_of
from tests.server.house import DUEL, House, Page, until

FREE_FOR_ALL: Final = {
    "board": "venice",
    "heroes": ["medusa", "sinbad", "robin-hood"],
    "mode": "free_for_all",
    "first": 0,
}
PLACED: Final = ("place:harpy-1:S18", "place:harpy-2:S19", "place:harpy-3:S23", "place:porter:S21")


def stands(page: Page) -> tuple[Any, Any]:
    """What a page sees, and what it is asked, apart from the number."""
    asked = None if page.question is None else {**page.question, "number": None}
    return page.news["view"], asked


def answered(page: Page, option: str, *others: Page) -> None:
    """Answer, and have everybody hear of it."""
    number = page.news["number"]
    page.answer(option)
    for each in (page, *others):
        each.hear("news", lambda told: told["number"] == number + 1)


def way(page: Page) -> str:
    """How a page's last choice could be taken back."""
    return str(page.news["undo"]["way"])


def test_choice_is_taken_back_freely_when_nothing_was_shown(house: House) -> None:
    """A sidekick is placed: nobody has seen a card or acted since, so it goes back to where it was at once."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben)
    with ana.page(id) as first, ben.page(id) as second:
        assert [way(first), way(second)] == ["none", "none"]
        before = stands(first)
        answered(first, first.options[2], second)
        assert [way(first), way(second)] == ["free", "none"]
        assert second.refused("back", number=1) == "illegal"
        first.say("back", number=1)
        for page in (first, second):
            page.hear("news", lambda told: told["number"] == 2)
        assert stands(first) == before
        answered(first, first.options[0], second)
        rows = house.rows(id)
        assert [row.kind for row in rows] == ["answer", BACK, "answer"]
        assert answers_of(rows) == [PLACED[0]]


def test_choice_is_taken_back_only_as_it_stood_then(house: House) -> None:
    """Who wants to go back from a position that is no more is refused."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben)
    with ana.page(id) as page:
        answered(page, page.options[0])
        assert page.refused("back", number=0) == "stale"
        assert page.refused("back", number=2) == "stale"
    assert len(house.rows(id)) == 1


def test_choice_that_has_shown_cards_is_taken_back_when_all_agree(house: House) -> None:
    """A manoeuvre has drawn a card: the other player is asked, and may decline or agree."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben, answers=PLACED)
    with ana.page(id) as first, ben.page(id) as second:
        before = stands(first)
        answered(first, "manoeuvre", second)
        number = first.news["number"]
        assert way(first) == "agreed"
        for yes in (False, True):
            first.say("back", number=number)
            for page in (first, second):
                page.hear("news", lambda told: told["undo"]["asks"] == 0)
            assert second.news["undo"]["agreed"] == [0]
            second.say("agree", yes=yes)
            first.hear("news", lambda told: told["undo"]["asks"] is None)
            assert first.news["number"] == (number + 1 if yes else number)
            assert (stands(first) == before) is yes


def test_nobody_agrees_for_another(house: House) -> None:
    """Who asks cannot agree alone, and who watches has no say."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben, answers=PLACED)
    with ana.page(id) as first, ben.page(id) as second, house.browser().page(id) as watching:
        answered(first, "manoeuvre", second, watching)
        number = first.news["number"]
        first.say("back", number=number)
        second.hear("news", lambda told: told["undo"]["asks"] == 0)
        for page in (first, watching):
            page.say("agree", yes=True)
            page.say("ping")
            page.hear("pong")
        watching.say("agree", yes=False)
        watching.say("ping")
        watching.hear("pong")
        assert house.room(id).room.undo.wish == (0, {0})
        assert house.room(id).number == number


def test_choice_is_not_free_when_somebody_else_has_acted(house: House) -> None:
    """Once the other has placed a sidekick, going back needs their leave."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben, answers=PLACED[:3])
    with ana.page(id) as first, ben.page(id) as second:
        assert [way(first), way(second)] == ["free", "none"]
        answered(second, PLACED[3], first)
        assert [way(first), way(second)] == ["agreed", "free"]


def test_choice_is_free_again_when_the_other_has_gone_back(house: House) -> None:
    """What was taken back does not count as done."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben, answers=PLACED[:3])
    with ana.page(id) as first, ben.page(id) as second:
        answered(second, PLACED[3], first)
        second.say("back", number=4)
        for page in (first, second):
            page.hear("news", lambda told: told["number"] == 5)
        assert [way(first), way(second)] == ["free", "none"]


def test_choice_is_not_free_when_another_has_acted_after_others_left(house: House) -> None:
    """Seats that have left count in the order of what was done."""
    heroes = ["medusa", "sinbad", "medusa", "sinbad"]
    setup = {"board": "venice", "mode": "free_for_all", "heroes": heroes, "first": 0}
    ana, ben, cai, dan = (house.person() for _ in range(4))
    id = house.deal("duel", setup, ana, ben, cai, dan)
    with ana.page(id) as first, ben.page(id) as second, cai.page(id) as third, dan.page(id) as fourth:
        third.say("resign", seat=2)
        first.hear_number(1)
        fourth.say("resign", seat=3)
        for page in (first, second):
            page.hear_number(2)
        while first.is_asked:
            answered(first, first.options[0], second)
        assert way(first) == "free"
        answered(second, second.options[0], first)
        assert way(first) == "agreed"


def test_any_choice_is_taken_back_freely_against_bots(house: House) -> None:
    """Alone with bots a person goes back as often as there were choices, also after the page was loaded anew."""
    ana = house.person()
    id = house.deal("duel", DUEL, ana, "guest", answers=PLACED)
    with ana.page(id) as page:
        before = stands(page)
        answered(page, "manoeuvre")
        assert way(page) == "free"
    with ana.page(id) as page:
        assert way(page) == "free"
        page.say("back", number=5)
        page.hear("news", lambda told: told["number"] == 6)
        assert stands(page) == before
        for number, left in ((6, 2), (7, 1), (8, 0)):
            assert way(page) == "free"
            page.say("back", number=number)
            page.hear_number(number + 1)
            assert answers_of(house.rows(id)) == list(PLACED[:left])
        assert way(page) == "none"
        assert page.refused("back", number=9) == "illegal"


@pytest.mark.parametrize("other", ["guest", "person"])
def test_nobody_takes_back_once_the_match_is_over(house: House, other: str) -> None:
    """Its replay shows all cards: whoever has seen them goes on in another match, never in the same."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben if other == "person" else "guest", answers=PLACED)
    storage = house.hall.ledger.storage
    with ana.page(id) as page, ben.page(id) as second:
        answered(page, "manoeuvre")
        assert way(page) != "none"
        page.say("back", number=page.news["number"])
        page.hear("news", lambda told: told["undo"]["asks"] is not None or told["number"] == 6)
        page.say("resign", seat=0)
        page.hear("news", lambda told: told["end"])
        assert page.news["undo"] == {"way": "none", "asks": None, "agreed": []}
        assert page.refused("back", number=page.news["number"]) == "over"
        rows = house.rows(id)
        second.say("agree", yes=True)
        second.say("ping")
        second.hear("pong")
        assert house.rows(id) == rows
        record = storage.load(id)
        assert record is not None
        assert record.end is not None


def test_nobody_is_brought_back_who_has_left(house: House) -> None:
    """With bots at the table, whoever is left alone takes back freely what came since, never the other's leaving."""
    ana, ben = house.person(), house.person()
    id = house.deal("unicorns", {"players": 3, "first": 0}, ana, ben, "guest")
    with ana.page(id) as first, ben.page(id) as second:
        first.until_asked()
        second.say("resign", seat=1)
        first.hear("news", lambda told: told["view"]["seats"][1]["left"])
        assert way(first) == "none"
        assert first.refused("back", number=first.news["number"]) == "illegal"
    assert [row.kind for row in house.rows(id)].count(BACK) == 0


def test_nobody_is_brought_back_after_the_room_was_opened_again(house: House) -> None:
    """What can be taken back follows from the rows, so it is the same when everybody has gone and come back."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", FREE_FOR_ALL, ana, ben, "guest")
    with ana.page(id) as first, ben.page(id) as second:
        answered(first, first.options[0], second)
        assert way(first) == "free"
        second.say("resign", seat=1)
        first.hear("news", lambda told: told["view"]["seats"][1]["left"])
        assert way(first) == "none"
    until(lambda: id not in house.hall.rooms)
    with ana.page(id) as first:
        assert way(first) == "none"
        assert first.refused("back", number=first.news["number"]) == "illegal"
