"""Habits of the unicorn game."""

from math import log

from meadhall.bots.levels import wisdom_of
from meadhall.bots.worth import worth_of
from meadhall.games.unicorns.bots.habits import BY_FACE, UnicornHabits
from meadhall.games.unicorns.rules.catalogue import built_in
from meadhall.kernel.chance import chance_of
from meadhall.kernel.machine import legal, list_options, step
from meadhall.kernel.options import Options
from tests.bots.test_habits import start


def test_every_card_with_habits_is_in_the_unicorn_deck() -> None:
    """A name that is misspelt would be forgotten silently."""
    known = {card.id for card in built_in().cards}
    learned = worth_of("unicorns")["habits"]["cards"]
    assert set(learned) == set(BY_FACE)
    assert {name for part in learned.values() for name in part} <= known


def test_a_heavier_answer_is_given_more_often() -> None:
    """As often as the weights say: with three to one for playing it, a card is played three times of four."""
    s = start("unicorns")
    while s.frame & 0xFFFF != 4:
        step(s, legal(s)[0])
    habits, dice, out = UnicornHabits({}), chance_of(1), Options()
    list_options(s, out)
    chosen = out.codes()[0]
    face = s.table.faces[chosen].id
    n = len(out.codes())
    habits.learned = {"cards": {"play": {face: log(3 * (n - 1))}}}
    habits.table = None
    given = sum(habits.choose(s, out, dice) == chosen for _ in range(2000))
    assert 0.71 < given / 2000 < 0.79


def test_slips_are_for_large_tables() -> None:
    """The ladder was climbed at tables of four, without them."""
    wisdom = wisdom_of("unicorns")
    assert [wisdom.settings(seats).noise for seats in (2, 4, 5, 8)] == [0.0, 0.0, 0.5, 0.5]
