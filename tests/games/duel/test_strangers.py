"""Heroes that bots have never met: what they know of them comes from numbers and verbs."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import pytest

from meadhall.bots import Sight, make_bot
from meadhall.bots.worth import worth_of
from meadhall.games.duel.bots import gist, habits
from meadhall.games.duel.bots.habits import DuelHabits
from meadhall.games.duel.bots.strangers import STRONGEST, imagined
from meadhall.games.duel.bots.wisdom import DuelWisdom
from meadhall.games.duel.lab import strangers
from meadhall.games.duel.rules.catalogue import built_in
from meadhall.games.duel.testing.twins import PACK, load, twin_of
from meadhall.kernel.chance import chance_of
from meadhall.kernel.game import find_game
from meadhall.kernel.machine import legal, step
from meadhall.lab.contest import opened

HEROES: Final = sorted(built_in().heroes)
GENERAL: Final = worth_of("duel")["habits"]["general"]
HUGE: Final = 10_000


def setup_of(*names: str) -> dict[str, Any]:
    """A duel between twins."""
    return {"board": "marmoreal", "heroes": [twin_of(name) for name in names], "packs": {PACK: load()}}


def test_twins_play_the_matches_of_the_originals() -> None:
    """Under other ids everything is as it was, answer by answer: so bots that know neither by name can be measured."""
    dice = chance_of(3)
    for at, hero in enumerate(HEROES):
        pair = [hero, HEROES[at - 5]]
        one = opened("duel", {"board": "marmoreal", "heroes": pair}, at).state
        other = opened("duel", setup_of(*pair), at).state
        for _ in range(150):
            if one.winners >= 0:
                break
            codes = legal(one)
            assert (one.asked, codes) == (other.asked, legal(other))
            code = codes[dice.below(len(codes))]
            step(one, code)
            step(other, code)
        assert one.winners == other.winners


def test_nothing_in_a_twin_tells_whom_it_is_like() -> None:
    """No id of the package is in it, but for verbs and symbols."""
    told = str(load()["parts"])
    for hero in built_in().heroes.values():
        for name in (hero.id, *(card.id for card in hero.cards if "-" in card.id)):
            assert f"'{name}'" not in told


def test_every_seat_has_room_for_a_stranger() -> None:
    """Strangers do not get the weights of heroes that are known."""
    assert len(worth_of("duel")["habits"]["heroes"]) + habits.SEATS <= habits.HEROES


def test_a_stranger_has_habits_of_its_own_and_the_known_keep_theirs() -> None:
    """Whatever the other one's cards are."""
    learned = worth_of("duel")["habits"]
    known, mixed = DuelHabits(learned), DuelHabits(learned)
    game = find_game("duel")
    known.learn(game.start(game.prepare({"heroes": ["medusa", "alice"]}), 1, listening=False))
    setup: dict[str, object] = {"heroes": [twin_of("medusa"), "alice"], "packs": {PACK: load()}}
    mixed.learn(game.start(game.prepare(setup), 1, listening=False))
    alice = mixed.heroes[1]
    assert alice == known.heroes[1]
    assert mixed.heroes[0] == habits.HEROES - habits.SEATS
    for base, size in ((habits.BY_HERO, habits.OWN), (0, habits.CARDS)):
        own = mixed.read(base + alice * size, size)
        assert own == known.read(base + alice * size, size)
    assert any(mixed.read(int(mixed.heroes[0]) * habits.CARDS, habits.CARDS))
    assert set(mixed.told(game.start(game.prepare(setup), 1, listening=False))["heroes"]) == set(learned["heroes"])


def test_better_cards_look_better_whatever_they_are_called() -> None:
    """Of two schemes that differ in a number, the one that gives more is played rather."""
    hero = find_card("scheme", [{"draw": 1}], [{"draw": 3}])
    found = imagined(hero, GENERAL, habits.OWN)["scheme"]
    assert found["more"] > found["less"]


def find_card(timing: str, less: list[Any], more: list[Any]) -> Any:
    """A hero with two cards that differ in their effects."""
    medusa = built_in().hero("medusa")
    card = next(card for card in medusa.cards if card.type == timing)
    cards = [msgspec.structs.replace(card, id=name, scheme=told) for name, told in (("less", less), ("more", more))]
    return msgspec.structs.replace(medusa, cards=[*medusa.cards, *cards])


@pytest.mark.parametrize("hero", HEROES)
def test_all_that_a_hero_can_do_has_a_gist(hero: str) -> None:
    """Every effect of every card shows in some trait, and every weight stays within reason."""
    facts = built_in().hero(hero)
    for card_id, traits in gist.of_cards(facts).items():
        card = next(card for card in facts.cards if card.id == card_id)
        usual = {"one", card.type, "copies", "value", "boost", f"by {card.fighter}"}
        assert set(traits) - usual, card_id
    found = imagined(facts, GENERAL, habits.OWN)
    told = [weight for part in habits.BY_CARD for weight in found[part].values()]
    assert any(told)
    assert all(abs(weight) <= STRONGEST for weight in told)


def test_numbers_beyond_all_reason_harm_no_bot() -> None:
    """A pack may have values, health and effects of ten thousand: bots think on, and chances stay chances."""
    pack = load()
    for hero in pack["parts"]["heroes"]:
        hero["health"] = HUGE
        for card in hero["cards"]:
            card["boost"] = HUGE
            if card["type"] != "scheme":
                card["value"] = HUGE
    setup = {"board": "sarpedon", "heroes": [twin_of("medusa"), twin_of("achilles")], "packs": {PACK: pack}}
    match = opened("duel", setup, 1)
    bot = make_bot("search:4", "duel")
    for number in range(12):
        thought = bot.think(Sight(match, match.state.asked), number)
        assert 0.0 <= thought.chance <= 1.0
        step(match.state, thought.option.code)


def test_a_stranger_is_judged_as_heroes_are_on_average() -> None:
    """Neither strong nor weak, but a hand is worth something."""
    wisdom = DuelWisdom(worth_of("duel"))
    state: Any = opened("duel", setup_of("medusa", "alice"), 1).state
    wisdom.learn(state)
    assert list(wisdom.strengths) == [0.0, 0.0]
    assert any(wisdom.hands)
    assert wisdom.hands[0] == pytest.approx(sum(row["hand"][0] for row in worth_of("duel")["heroes"].values()) / 12)


def test_what_is_known_of_all_heroes_explains_what_was_learned_of_each() -> None:
    """Traits explain some of it, and are written so that they can be read again."""
    known = strangers.known_weights()
    found = strangers.explained(known, HEROES[:3])
    for hero in HEROES[:3]:
        mine = strangers.likeness(hero).weights
        now = strangers.estranged(known, hero, found)
        off = sum((known[at] - now[at]) ** 2 for at in mine)
        assert off < 0.8 * sum(known[at] ** 2 for at in mine)
    again = strangers.heard(strangers.told(found))
    assert again == pytest.approx(found, abs=0.006)


def test_practice_teaches_only_what_strangers_show() -> None:
    """A lesson has a direction for traits; those of heroes that are left out get none."""
    found = strangers.heard(GENERAL)
    lesson = [0.0] * len(found)
    strangers.learn_from(found, ["bigfoot"], chance_of(1), lesson)
    mine = {share.trait for share in strangers.likeness("bigfoot").shares}
    assert any(lesson[at] for at in mine)
    assert not any(part for at, part in enumerate(lesson) if at not in mine)
