"""The effects of duels in words: printed, read back, and in every language the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import msgspec
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis.strategies import data, sampled_from

import meadhall
from meadhall.games.duel.phrases.game import PHRASES
from meadhall.games.duel.phrases.pronouns import is_plain
from meadhall.games.duel.phrases.syntax import SYNTAX
from meadhall.games.duel.phrases.trees import spelt, written
from meadhall.games.duel.phrases.wording import grammar_of, in_full, texts_for
from meadhall.games.duel.rules import conditions, groups, numbers
from meadhall.games.duel.rules.catalogue import Hero, built_in
from meadhall.games.duel.rules.grammar import CONDITIONS
from meadhall.games.duel.rules.sheets import build_sheet
from meadhall.games.duel.rules.vocabulary import VERBS
from meadhall.kernel.machine import Program
from meadhall.localisation import languages
from meadhall.phrases.firsts import Firsts
from meadhall.phrases.grammar import Phrasings
from meadhall.phrases.printing import UNIT, Printer, UnprintableError
from meadhall.phrases.texts import AMBIGUOUS, IMPOSSIBLE, UNDERSTOOD, UNKNOWN
from tests.patience import THOROUGH, crossed
from tests.phrases.trees import trees

LANGUAGES: Final = languages()
HEROES: Final = sorted(built_in().heroes)
TIMINGS: Final = ("immediately", "during_combat", "after_combat", "scheme")
EXAMPLES: Final = 400 if THOROUGH else 12
CIRCLE: Final = [*zip(LANGUAGES, [*LANGUAGES[1:], LANGUAGES[0]], strict=True)]
OTHERS: Final = [  # a timing with a text as other people write it, and the same in our words
    (
        "after: Draw 1 card. If you won the combat, draw 2 cards instead.",
        "If you won, draw 2 cards; if not, draw 1.",
    ),
    ("immediate: Cancel all effects on your opponent’s card.", "Cancel the enemy card's effects."),
    (
        "during: Your opponent discards 1 random card. Add its BOOST value to this card's attack value.",
        "Your opponent discards 1 card at random, and you add its boost value to this card's value.",
    ),
    ("after: Place hero in any space in his zone.", "Place your hero on an empty space in the same zone."),
    (
        "basic: Deal 2 damage to any one fighter in hero's zone.",
        "Deal 2 damage to a fighter of your choice in your hero's zone, friend or foe.",
    ),
    (
        "during: This card's value is equal to the number of cards in your hand.",
        "This card's value is the number of cards in your hand.",
    ),
    (
        "after: Deal 1 damage to all enemy fighters adjacent to hero, then gain an action.",
        "Deal 1 damage to each enemy next to your hero. Gain 1 action.",
    ),
]


def effects_of(hero: Hero) -> Iterator[tuple[str, str, list[Any]]]:
    """All effects of a hero's cards and abilities, with whose they are and when."""
    for card in hero.cards:
        for timing in TIMINGS:
            if getattr(card, timing):
                yield card.id, timing, getattr(card, timing)
    for ability in hero.abilities:
        yield ability.id, "after_combat" if ability.when in {"combat_won", "attack_over"} else "scheme", ability.do


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hero", HEROES)
def test_every_effect_of_a_hero_is_read_as_it_is_printed(hero: str, language: str) -> None:
    """read(print(tree)) == tree for every card and ability, and no word of it is only decoration."""
    facts = built_in().hero(hero)
    for id, timing, effects in effects_of(facts):
        texts = texts_for(facts, language, timing)
        found = texts.understood(texts.printer.text(spelt(effects)))
        assert (found.outcome, spelt(found.effects), found.loose) == (UNDERSTOOD, spelt(effects), 0), (id, found)


@pytest.mark.parametrize("language", LANGUAGES)
@settings(
    max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much]
)
@given(drawn=data())
def test_any_effects_are_read_as_they_are_printed(language: str, drawn: Any) -> None:
    """read(print(tree)) == tree for trees that no card has, and what was read is printed alike."""
    facts = built_in().hero(drawn.draw(sampled_from(HEROES)))
    texts = texts_for(facts, language, "after_combat")
    tree = in_full(drawn.draw(trees(SYNTAX, texts.printer.names)))
    assume(tree is not None)
    assert tree is not None
    text = printed_or_none(texts.printer, tree)
    assume(text is not None)
    assert text is not None
    told = [full for each in texts.reader.read(text).trees if (full := in_full(each)) and is_plain(full)]
    found = {json.dumps(full, sort_keys=True) for full in told}
    assert found == {json.dumps(tree, sort_keys=True)}, text


def printed_or_none(printer: Printer, tree: list[Any]) -> str | None:
    """Effects as words; None where they speak of something that their hero has not."""
    try:
        return printer.text(tree)
    except UnprintableError as problem:
        if "there is none" in str(problem):
            return None
        raise


@pytest.mark.parametrize(("hero", "languages"), crossed(HEROES, CIRCLE))
def test_effects_read_in_one_language_are_printed_in_another_as_if_they_came_from_the_file(
    hero: str, languages: tuple[str, str]
) -> None:
    """A German text that is read and printed in English is what the English card says."""
    facts = built_in().hero(hero)
    for _, timing, effects in effects_of(facts):
        one, other = (texts_for(facts, language, timing) for language in languages)
        read = one.understood(one.printer.text(spelt(effects))).effects
        assert other.printer.text(spelt(read)) == other.printer.text(spelt(effects))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_were_read_play_the_same_matches(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hero whose effects went through words and back plays as the one from the file does."""
    setup = {"board": "sarpedon", "heroes": ["medusa", "yennenga"], "first": 0}
    before = played(setup)
    heroes = {name: through_words(built_in().hero(name), language) for name in ("medusa", "yennenga")}
    for name, hero in heroes.items():
        assert build_sheet(hero, Program()).cards
        monkeypatch.setitem(built_in().heroes, name, hero)
    assert played({**setup, "first": 0}) == before


def through_words(hero: Hero, language: str) -> Hero:
    """A hero whose effects were printed and read."""

    def again(effects: list[Any], timing: str) -> list[Any]:
        texts = texts_for(hero, language, timing)
        return texts.understood(texts.printer.text(spelt(effects))).effects if effects else []

    cards = [
        msgspec.structs.replace(card, **{timing: again(getattr(card, timing), timing) for timing in TIMINGS})
        for card in hero.cards
    ]
    return msgspec.structs.replace(hero, cards=cards)


def played(setup: dict[str, Any]) -> list[str]:
    """The answers of a match in which always the middle one is given."""
    match = meadhall.new_match("duel", setup, seed=3)
    given: list[str] = []
    while match.outcome is None and len(given) < 400:
        options = match.decision.options
        given.append(options[len(options) // 2].id)
        match.answer(given[-1])
    return given


# ---------------------------------------------------------------- what is not understood
def test_text_that_is_not_understood_is_declined_with_its_words() -> None:
    """Whoever has written it learns which words, and what is said in a similar way."""
    found = PHRASES.texts("en", "after", {}).understood("Draw 1 card. Your opponent dances on 2 cards.")
    assert found.outcome == UNKNOWN
    assert [("Draw 1 card. Your opponent dances on 2 cards."[start:end]) for start, end in found.unread] == [
        "dances on 2 cards."
    ]
    assert "your opponent discards …" in found.nearest


@pytest.mark.parametrize(
    "text",
    [
        "If the moon is full, draw 1 card.",
        "Draw 1 card instead.",
        "Draw 1 card or 2 cards.",
        "You may not draw 1 card.",
        "Each opponent draws 1 card, if able.",
        "Draw up to 2 cards.",
        "Move your fighter exactly 3 spaces.",
        "Deal 2 damage to an enemy hero.",
    ],
)
def test_no_clause_is_swallowed(text: str) -> None:
    """A text with a word too many is declined and never read without it."""
    assert PHRASES.texts("en", "after", {}).understood(text).outcome == UNKNOWN


def test_effects_that_cannot_happen_at_their_moment_say_why() -> None:
    """What speaks of a combat is refused in a scheme."""
    found = PHRASES.texts("en", "scheme", {}).understood("If you won the combat, draw 1 card.")
    assert (found.outcome, "combat" in found.problem) == (IMPOSSIBLE, True)


def test_text_with_two_meanings_is_refused_with_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody guesses: an alternate that means something else as well makes the text unreadable, and both are shown."""
    monkeypatch.setattr("meadhall.phrases.reading.firsts_of", Firsts)  # what is kept of a language knows no alternates
    grammar = grammar_of("en")
    one, other = (grammar.entries[UNIT, id][0] for id in ("draw", "discard"))
    both = Phrasings([*other.phrasings.texts, *one.phrasings.texts], partial(grammar.phrasing, "draw or discard"))
    monkeypatch.setitem(grammar.entries, (UNIT, "discard"), [other._replace(phrasings=both)])
    found = PHRASES.texts("en", "after", {}).understood("Draw 1 card.")
    assert (found.outcome, set(found.readings)) == (AMBIGUOUS, {"Draw 1 card.", "Discard 1 card."})


@pytest.mark.parametrize("text", ["", ".", "((((", "1" * 300, "draw " * 500, "“”…\u0000", "if if if if if, then then"])
def test_no_text_stops_the_reader(text: str) -> None:
    """Whatever is written, an answer comes."""
    assert PHRASES.texts("en", "after", {}).understood(text).outcome == UNKNOWN


@pytest.mark.parametrize(("told", "printed"), OTHERS)
def test_other_authors_are_understood(told: str, printed: str) -> None:
    """The usual ways of writing the same thing are read; what is printed is our own wording."""
    timing, _, text = told.partition(": ")
    assert PHRASES.texts("en", timing, {}).understood(text).printed == printed


# ---------------------------------------------------------------- nothing is missing
def words_in(tree: Any) -> Iterator[str]:
    """All ids in the trees of shapes."""
    if isinstance(tree, dict):
        for key, part in tree.items():
            yield key
            yield from words_in(part)
    elif isinstance(tree, list):
        for part in tree:
            yield from words_in(part)
    elif isinstance(tree, str):
        yield tree


def test_every_verb_group_number_and_condition_has_a_shape() -> None:
    """A verb that nobody can say or write fails here."""
    known = {word for shape in SYNTAX.shapes for word in words_in(shape.tree)}
    wanted = {*VERBS, *groups.FIGHTERS, *numbers.NUMBERS, *conditions.CONDITIONS, *CONDITIONS}
    assert wanted <= known


def test_effects_are_written_as_card_files_have_them() -> None:
    """What was read stands in a card file as it is, and means the same there."""
    for hero in HEROES:
        for _, _, effects in effects_of(built_in().hero(hero)):
            assert spelt(written(spelt(effects))) == spelt(effects)


@pytest.mark.parametrize(
    ("text", "is_told"),
    [
        ("Deal damage equal to that number to your opponent's hero.", False),
        ("Discard 1 card at random. Deal damage equal to that number to your opponent's hero.", True),
        ("Move the chosen fighter up to 2 spaces.", False),
        ("Choose a friendly fighter. Draw 1 card. Move the chosen fighter up to 2 spaces.", True),
        ("Place your hero on the chosen space.", False),
        ("Choose any space. Place your hero on the chosen space.", True),
        ("Your opponent discards the chosen card.", False),
        ("If your hero took damage by this, draw 1 card.", False),
        ("Deal 1 damage to your hero. If your hero took damage by this, draw 1 card.", True),
    ],
)
def test_effects_that_speak_of_what_was_not_told_are_refused(text: str, is_told: bool) -> None:
    """Nobody guesses which number, fighter, space or card is meant."""
    found = PHRASES.texts("en", "scheme", {}).understood(text)
    assert found.outcome == (UNDERSTOOD if is_told else IMPOSSIBLE), found
