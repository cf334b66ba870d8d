"""What a page hears when somebody looks at a fighter, and of the ways to act."""

from __future__ import annotations

from typing import Final

import msgspec

import meadhall
from meadhall import Match
from meadhall.games.duel.hall.game import HALL
from meadhall.games.duel.hall.wire import Reach
from tests.server.house import DUEL, House

SEED: Final = 1


def begun() -> tuple[Match, list[str]]:
    """A match at its first action, and the answers that lead there."""
    match, answers = meadhall.new_match("duel", DUEL, SEED), list[str]()
    while match.decision.question != "choose_action":
        answers.append(match.decision.options[0].id)
        match.answer(answers[-1])
    return match, answers


def test_page_hears_of_a_fighter_what_its_seat_may_know(house: House) -> None:
    """A player, the other one and somebody who watches ask for the same fighter; a boost is told to its holder only."""
    match, answers = begun()
    ana, ben, eve = house.person(), house.person(), house.person()
    table = house.deal("duel", DUEL, ana, ben, seed=SEED, answers=answers)
    boosted = []
    for browser, seat in ((ana, 0), (ben, 1), (eve, None)):
        with browser.page(table) as page:
            page.say("inspect", thing="nobody at all")
            page.say("inspect", thing="medusa")
            found = page.hear("inspection")
            wanted = HALL.inspected(match, "medusa", seat)
            assert isinstance(wanted, Reach)
            assert (found["thing"], found["number"]) == ("medusa", len(answers))
            assert found["facts"] == msgspec.to_builtins(wanted)
            boosted.append(found["facts"]["boosted"])
    assert boosted[0]
    assert boosted[1:] == [[], []]


def test_ways_are_told_to_whom_they_concern_only(house: House) -> None:
    """Why somebody cannot attack tells of their hand: nobody else hears it."""
    _, answers = begun()
    ana, ben, eve = house.person(), house.person(), house.person()
    table = house.deal("duel", DUEL, ana, ben, seed=SEED, answers=answers)
    with ana.page(table) as page:
        assert page.question is not None
        assert [way["kind"] for way in page.question["extra"]["ways"]] == ["manoeuvre", "attack", "scheme"]
        assert {use["card"] for use in page.question["extra"]["uses"]} == set(
            page.news["view"]["seats"][0]["hand"]["cards"]
        )
    for browser in (ben, eve):
        with browser.page(table) as other:
            assert other.question is None
            assert "uses" not in str(other.traffic)
