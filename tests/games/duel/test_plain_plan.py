"""A bot that thinks beats a plain plan with every hero."""

from __future__ import annotations

from typing import Any, Final

from meadhall.bots import make_bot
from meadhall.games.duel.rules.catalogue import built_in
from meadhall.lab.contest import answer_seed, answered, opened, played_out, score_of
from tests.games.duel import plain_plan

HEROES: Final = sorted(built_in().heroes)
BOT: Final = make_bot("warrior", "duel")


def won(hero: str, number: int) -> float:
    """The score of a warrior against the plan; both play the same hero, and seats and the first turn change."""
    seat = number % 2
    setup: dict[str, Any] = {"board": "sarpedon", "heroes": [hero, hero], "first": number // 2 % 2}
    match = opened("duel", setup, 4000 + number)

    def answer(codes: list[int], given: int) -> int:
        seed = answer_seed(4000 + number, given)
        return answered(match, BOT, codes, seed) if match.state.asked == seat else plain_plan.answer(match, seed)

    played_out(match, answer)
    return score_of(match.state.winners, (seat,))


def test_a_warrior_beats_the_plain_plan_with_every_hero() -> None:
    """It is not much of a plan, but it is what a bot must do better than: it always attacks, and always comes close."""
    scores = {hero: sum(won(hero, number) for number in range(4)) for hero in HEROES}
    assert min(scores.values()) >= 2, scores
    assert sum(scores.values()) >= 40, scores
