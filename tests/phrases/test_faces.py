"""Whole cards of duels in words: printed from facts alone, and read back as the same facts."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis.strategies import data, sampled_from

from meadhall.games.duel.phrases import faces
from meadhall.games.duel.phrases.faces import BONUS, RULE, TIMINGS, Faces, faces_of, rules_of, without_one
from meadhall.games.duel.phrases.syntax import SYNTAX
from meadhall.games.duel.phrases.trees import condition, spelt
from meadhall.games.duel.phrases.wording import bonus_attacks
from meadhall.games.duel.rules.catalogue import Card, Hero, Sidekick, Token, built_in
from meadhall.localisation import languages
from meadhall.phrases.names import Names
from meadhall.phrases.printing import UnprintableError
from tests.patience import THOROUGH
from tests.phrases.trees import trees

LANGUAGES: Final = languages()
HEROES: Final = sorted(built_in().heroes)
EXAMPLES: Final = 200 if THOROUGH else 8


def told(hero: Hero, card: Card) -> dict[str, Any]:
    """What the text of a card tells, in full."""
    effects = {timing: spelt(getattr(card, timing)) for timing in TIMINGS if getattr(card, timing)}
    flags: dict[str, Any] = {"uncancellable": True} if card.uncancellable else {}
    if card.defends_if is not None:
        flags["defends_if"] = condition(card.defends_if)
    if not effects and not flags:
        flags["effects"] = "none"
    if card.symbol is not None and card.symbol == hero.symbols[0]:
        flags["symbol"] = "any"
    return effects | flags


def in_full(card: dict[str, Any]) -> dict[str, Any]:
    """A card that was read, with its effects in full."""
    return {name: spelt(part) if name in TIMINGS else part for name, part in card.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hero", HEROES)
def test_every_card_says_what_it_does_and_nothing_else(hero: str, language: str) -> None:
    """read(print(card)) == card: its effects under their timings, and what it says beside them."""
    facts = built_in().hero(hero)
    said = faces_of(facts, language)
    for card in facts.cards:
        assert [in_full(each) for each in said.read_card(said.card(card.id))] == [told(facts, card)], said.card(card.id)
    for id, bonus in bonus_attacks(facts).items():
        effects: dict[str, Any] = {timing: spelt(bonus[timing]) for timing in TIMINGS if bonus.get(timing)}
        assert [in_full(each) for each in said.read_card(said.card(id))] == [effects or BONUS]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hero", HEROES)
def test_every_character_card_says_its_rules_and_nothing_else(hero: str, language: str) -> None:
    """read(print(rules)) == rules, and each ability says what the character card says of it."""
    facts = built_in().hero(hero)
    said = faces_of(facts, language)
    assert said.read_rules(said.character) == [rules_of(facts)]
    assert all(said.ability(ability.id) in said.character for ability in facts.abilities)


@pytest.mark.parametrize("language", LANGUAGES)
@settings(
    max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much]
)
@given(drawn=data())
def test_any_rule_is_read_as_it_is_printed(language: str, drawn: Any) -> None:
    """read(print(rule)) == rule for rules that no hero has."""
    said = faces_of(built_in().hero(drawn.draw(sampled_from(HEROES))), language)
    tree = drawn.draw(trees(SYNTAX, said.names, RULE))
    try:
        text = said.printer.rule(RULE, tree)
    except UnprintableError as problem:
        assume("there is none" not in str(problem))
        raise
    found = {json.dumps(each, sort_keys=True) for each in said.read_rules(text)}
    assert found == {json.dumps([without_one(tree)], sort_keys=True)}, text


def test_choice_of_one_in_a_rule_is_read_in_one_way() -> None:
    """Whoever writes "choose one" means what "choose 1" means, and nothing else."""
    said = faces_of(built_in().hero("achilles"), "en")
    for one in ("one", "1"):
        (only,) = said.read_rules(f"At the start of your turn, choose {one}: draw 1 card; or gain 1 action.")
        assert only[0]["do"][0]["choose"].keys() == {"of"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_hero_that_no_file_knows_has_faces_too(language: str) -> None:
    """A hero that somebody has made at home is told from facts and names alone, whatever it gathers."""
    cards = [
        Card("blow", "attack", 2, 1, value=3, after_combat=[{"damage": {"n": 1, "to": "enemy"}}], uncancellable=True),
        Card("plan", "scheme", 1, 1, scheme=["draw", {"gain": 2}, {"summon": {"adjacent_to": "hero"}}]),
    ]
    hero = Hero("xyz", 10, 2, "melee", cards, Sidekick("abc", 1, "melee", 2), Token("glory", 0, 5))
    plain = {("hero", "xyz"): "Xyz", ("sidekick", "abc"): "Abc", ("token", "glory"): "Glory"}
    plain |= {("card", card.id): card.id for card in cards}
    built = faces_of(built_in().hero("medusa"), language)
    said = Faces(hero, language, Names(built.names.grammar, plain, built.names.holds))
    for card in cards:
        assert [in_full(each) for each in said.read_card(said.card(card.id))] == [told(hero, card)]
    assert "Xyz" in said.character
    assert said.read_rules(said.character) == [rules_of(hero)]


def test_faces_are_printed_once_and_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """The faces that were asked for last are kept, so many of them and no more."""
    monkeypatch.setattr(faces, "KEPT", 2)
    faces.FACES.clear()
    heroes = [msgspec.structs.replace(built_in().hero("medusa")) for _ in range(3)]
    first = faces_of(heroes[0], "en")
    assert faces_of(heroes[0], "en") is first
    for hero in heroes[1:]:
        faces_of(hero, "en")
    assert len(faces.FACES) == 2
    assert faces_of(heroes[0], "en") is not first
