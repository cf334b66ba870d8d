"""A match whose effects would never end is stopped, says which card it was, and harms nobody else."""

from __future__ import annotations

from typing import Any, Final

import pytest

import meadhall
from meadhall import Match, bots
from meadhall.bots.coaching import coaching_of
from meadhall.bots.levels import wisdom_of
from meadhall.bots.review import look_back
from meadhall.bots.search import MOST_STOPPED
from meadhall.kernel.chance import chance_of
from meadhall.packs.carried import PACKS
from tests.guests import hero, load
from tests.hall.runner import Runner, person

NUMBER: Final = 0  # of the guest who brings trouble
SULKING: Final = {
    "id": "sulking",
    "when": "hurt",
    "whose": "hero",
    "do": [{"heal": {"n": 1, "who": "hero"}}, {"damage": {"n": 1, "to": "hero"}}],
}
NAME: Final = "Never Again"
CALM: Final[dict[str, Any]] = {"board": "sarpedon", "heroes": ["medusa", "sinbad"], "first": 0}
MOST_ANSWERS: Final = 400


def trouble() -> dict[str, Any]:
    """A hero who is hurt, gets well, is hurt by that, and so on."""
    made = hero(NUMBER) | {"abilities": [SULKING]}
    pack = load(NUMBER, "heroes", [made], {"hero": "Sulker"})
    pack["words"]["en"][made["id"]][f"ability-{made['id'].replace('.', '-')}-sulking"] = NAME
    return {"board": "sarpedon", "heroes": [made["id"], "medusa"], "first": 0, PACKS: {"guest0": pack}}


def stopped(seed: int = 1) -> list[str]:
    """The answers of a match up to the one after which it would never end, and that one."""
    match = meadhall.new_match("duel", trouble(), seed)
    dice = chance_of(seed, "trouble")
    given: list[str] = []
    while match.outcome is None and len(given) < MOST_ANSWERS:
        options = list(match.decision.options)
        given.append(options[dice.below(len(options))].id)
        match.answer(given[-1])
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "endless")
    return given


def before_the_end(match: Match, given: list[str]) -> Match:
    """The question whose answer nothing comes after."""
    for answer in given[:-1]:
        match.answer(answer)
    return match


def test_a_match_that_would_never_end_is_stopped_and_names_what_kept_it_going() -> None:
    """Nobody wins; both pages are told why, each in its language, and a match beside it goes on as if alone."""
    answers = stopped()
    endless = Runner("duel", trouble(), person("Ana"), person("Bo"), seed=1, answers=tuple(answers[:-1]))
    calm, alone = (Runner("duel", CALM, person("Cy"), person("Di")) for _ in range(2))
    cy, di = calm.page("Cy"), alone.page("Cy")
    ana, bo = endless.page("Ana"), endless.page("Bo", "de")
    cy.answer(cy.options[0])
    asked = ana if ana.question is not None else bo
    asked.answer(answers[-1])
    for page in (ana, bo):
        end = page.last("news")["end"]
        assert (end["winners"], end["reason"]) == ([], "endless")
        assert NAME in end["text"]
    cy.answer(cy.options[0])
    for _ in range(2):
        di.answer(di.options[0])
    assert calm.room.course.match.hash() == alone.room.course.match.hash()
    assert cy.last("news")["end"] is None


@pytest.mark.parametrize("name", ["search:200", "greedy"])
def test_bots_do_not_hang_on_what_never_ends(name: str) -> None:
    """They count matches that come to no end: after so many, and those of one more look, they answer."""
    answers = stopped()
    match = before_the_end(meadhall.new_match("duel", trouble(), 1), answers)
    program = match.state.program
    before, options = program.stopped, len(match.decision.options)
    thought = bots.think(match, name, seed=1)
    assert thought.option.id in {option.id for option in match.decision.options}
    assert program.stopped - before <= MOST_STOPPED + options
    again = bots.think(match, name, seed=1)
    assert (again.option.id, again.chance) == (thought.option.id, thought.chance)


def test_hints_and_reviews_of_such_a_match_come_to_an_end() -> None:
    """Advice is a search as any other; a review tries an answer that never ends no more often than it must."""
    answers = stopped()
    match = before_the_end(meadhall.new_match("duel", trouble(), 1), answers)
    program = match.state.program
    options = len(match.decision.options)
    before = program.stopped
    advice = bots.advise(match, match.decision.seat, iterations=30, seed=1)
    assert advice.option.id in {option.id for option in match.decision.options}
    assert program.stopped - before <= MOST_STOPPED + options
    before = program.stopped
    looked = look_back(match, len(answers) - 1, answers[-1], wisdom_of("duel"), 4, coaching_of("duel"))
    assert looked.given.id == answers[-1]
    assert program.stopped - before <= MOST_STOPPED + 2 * options
