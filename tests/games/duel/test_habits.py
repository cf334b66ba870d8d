"""Habits of the duel."""

from meadhall.bots.levels import wisdom_of
from meadhall.bots.worth import worth_of
from meadhall.games.duel.bots.habits import DuelHabits
from meadhall.games.duel.rules.catalogue import built_in
from meadhall.kernel.chance import chance_of
from meadhall.kernel.machine import list_options, step
from meadhall.kernel.options import Options
from tests.bots.test_habits import start


def test_every_hero_and_card_with_habits_is_in_the_box() -> None:
    """And no hero of the box is without."""
    known = built_in().heroes
    learned = worth_of("duel")["habits"]["heroes"]
    assert set(learned) == set(known)
    for hero, own in learned.items():
        cards = {card.id for card in known[hero].cards} | {"ability"}
        marked = own["marked"]
        assert set(marked) == {"strike", "defend", "scheme"}
        named = [part for name, part in own.items() if isinstance(part, dict) and name != "marked"]
        assert {name for part in [*named, *marked.values()] for name in part} <= cards


def test_a_hero_without_habits_of_its_own_plays_by_those_of_all() -> None:
    """A home-made hero is not lost."""
    shapes = worth_of("duel")["habits"]["shapes"]
    habits, dice, out = DuelHabits({"shapes": shapes}), chance_of(5), Options()
    s = start("duel")
    for _ in range(200):
        if s.winners >= 0:
            break
        list_options(s, out)
        step(s, habits.choose(s, out, dice))
    assert any(habits.weights)


def test_nobody_slips_in_a_duel() -> None:
    """Its search knows no noise."""
    assert wisdom_of("duel").settings(2).noise == 0.0
