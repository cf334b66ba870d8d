"""Traits of an answer: what habits see of a position, and what they are told to see of it."""

from __future__ import annotations

from typing import Any, Final

from meadhall.bots.worth import worth_of
from meadhall.games.duel.bots import habits
from meadhall.games.duel.bots.habits import DuelHabits, symbols_of
from meadhall.games.duel.rules.catalogue import built_in
from meadhall.kernel.machine import list_options
from meadhall.kernel.options import Options
from meadhall.testing.scenario import Scenario
from meadhall.testing.stage import plain

FOE: Final[dict[str, Any]] = {"hero": "medusa", "fighters": {"medusa": "S38", "harpy-1": "S04"}, "hand": ["feint"]}
BESIDE: Final[dict[str, Any]] = {"hero": "medusa", "fighters": {"medusa": {"at": "S21", "health": 4}, "harpy-1": "S04"}}
RED: Final[dict[str, Any]] = {
    "hero": "little-red-riding-hood",
    "fighters": {"little-red-riding-hood": "S20", "huntsman": "S01"},
    "hand": ["once-upon-a-time", "never-leave-the-path", "stones-in-the-belly", "the-wolfs-skin"],
    "deck": ["whats-that-in-my-basket"],
}


def traits(seats: list[dict[str, Any]], answer: str, steps: list[str] | None = None, **told: Any) -> set[int]:
    """The traits of an answer to the question that some steps lead to."""
    scenario = Scenario({"name": "traits", "seats": seats, "steps": steps or [], **told}, "traits", "duel")
    match = scenario.run() if steps else scenario.open()
    known, out = DuelHabits(worth_of("duel")["habits"]), Options()
    s: Any = match.state
    list_options(s, out)
    known.weigh(s, out)
    code = next(option.code for option in match.decision.options if plain(option.id) == answer)
    number = known.note(s, code)
    return set(list(known.traits)[:number])


def own(hero: str, at: int) -> int:
    """A weight of a hero's own."""
    return habits.BY_HERO + sorted(built_in().heroes).index(hero) * habits.OWN + at


def fits(found: set[int], use: int) -> list[int]:
    """How many cards in hand are seen to wait for what comes to the top of the pile."""
    base = habits.FIT + use * habits.FITS
    return [trait - base for trait in found if base <= trait < base + habits.FITS]


def test_cards_wait_for_the_symbols_that_their_effects_and_conditions_name() -> None:
    """What they do with any other symbol is no reason to wait."""
    cards = {card.id: symbols_of(card) for card in built_in().hero("little-red-riding-hood").cards}
    assert cards["once-upon-a-time"] == {"knife"}
    assert cards["never-leave-the-path"] == {"wolf_skin", "knife", "wolfsbane"}
    assert cards["what-big-ears-you-have"] == {"knife"}
    assert cards["a-grimm-tale"] == {"wolf_skin"}
    assert cards["whats-that-in-my-basket"] == set()


def test_a_card_is_seen_with_the_others_that_wait_for_its_symbol() -> None:
    """The card itself is no longer in hand then; one whose symbol stands for any other serves all that wait."""
    steps = ["manoeuvre"]
    assert fits(traits([RED, FOE], "the-wolfs-skin", steps), habits.C_BOOST) == [3]  # a knife, itself for a skin
    assert fits(traits([RED, FOE], "stones-in-the-belly", steps), habits.C_BOOST) == [1]  # wolfsbane
    assert fits(traits([RED, FOE], "never-leave-the-path", steps), habits.C_BOOST) == [1]  # a skin
    with_basket = RED | {"hand": ["whats-that-in-my-basket", "the-wolfs-skin"]}
    assert fits(traits([with_basket, FOE], "whats-that-in-my-basket", steps), habits.C_BOOST) == [1]


def test_heroes_without_symbols_see_none() -> None:
    """No weight is given to what cannot matter."""
    mary = {"hero": "bloody-mary", "fighters": {"bloody-mary": "S20"}, "hand": ["evade", "feint"]}
    assert fits(traits([mary, FOE], "evade", ["manoeuvre"]), habits.C_BOOST) == []


MARY: Final[dict[str, Any]] = {
    "hero": "bloody-mary", "fighters": {"bloody-mary": "S20"}, "hand": ["evade", "feint", "jump-scare"],
}  # fmt: skip


def test_a_boost_is_seen_with_the_cards_held_and_whether_an_action_is_left() -> None:
    """Who has a use for a hand of a certain size can learn to get there."""
    for actions, last in ((2, 1), (1, 0)):
        found = traits([MARY, FOE], "evade", ["manoeuvre"], actions=actions)
        assert own("bloody-mary", habits.OWN_BOOST + last * habits.STEPS + 4) in found
    assert not found & set(range(own("bloody-mary", habits.OWN_ADD), own("bloody-mary", habits.OWN_DEED)))


def test_an_action_is_seen_with_what_the_marker_shows() -> None:
    """For who has sidekicks that is whether they are left, and whether the hero is weak."""
    with_friend = {"hero": "achilles", "fighters": {"achilles": "S20", "patroclus": "S01"}, "hand": ["feint"]}
    alone = with_friend | {"fighters": {"achilles": "S20"}}
    for seat, shown in ((with_friend, 0), (alone, 2)):
        deed = own("achilles", habits.OWN_DEED + habits.ATTACKS * habits.MARKS + shown)
        assert deed in traits([seat, BESIDE], "attack:achilles:medusa")
        near = own("achilles", habits.OWN_NEAR + shown * habits.STEPS + 1)
        assert near in traits([seat, BESIDE], "done", ["manoeuvre", "pass"])


def test_an_attack_is_seen_with_the_best_card_of_who_attacks() -> None:
    """A sidekick has cards of its own, and what defeats is told apart."""
    friends = {"huntsman": "S20", "little-red-riding-hood": "S33"}
    red = RED | {"fighters": friends, "hand": ["long-have-i-sought-you", "once-upon-a-time"]}
    found = traits([red, BESIDE], "attack:huntsman:medusa")
    assert habits.ATTACK_BEST + 3 * habits.STEPS + 4 in found
    assert habits.ATTACK_LETHAL + 1 in found  # four of health
    weak = traits([red | {"hand": ["once-upon-a-time"]}, BESIDE], "attack:huntsman:medusa")
    assert habits.ATTACK_BEST + 3 * habits.STEPS + 2 in weak
    assert habits.ATTACK_LETHAL + 1 not in weak


def test_to_defend_with_nothing_is_seen_with_who_is_hit() -> None:
    """Whether a hero gladly loses a sidekick is its own affair."""
    achilles = {"hero": "achilles", "fighters": {"achilles": "S33", "patroclus": "S20"}, "hand": ["feint"]}
    attacker = BESIDE | {"hand": ["feint"]}
    found = traits([attacker, achilles], "pass", ["attack:medusa:patroclus", "feint"])
    assert own("achilles", habits.OWN_GIVE + 5) in found  # a sidekick with six of health
