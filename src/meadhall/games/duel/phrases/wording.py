"""Wording: the names that one hero's effects speak of, and printers and readers for them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from meadhall.games.duel.phrases.pronouns import resolved
from meadhall.games.duel.phrases.references import dangling, too_early
from meadhall.games.duel.phrases.syntax import COME, NONE, ONE, RETURN, SEVERAL, SYNTAX
from meadhall.games.duel.phrases.trees import spelt, written
from meadhall.games.duel.rules.vocabulary import Builder
from meadhall.kernel.machine import Program
from meadhall.localisation.messages import Words, key, words
from meadhall.packs import MistakeError
from meadhall.phrases import Grammar, Names, Printer, Reader, Texts, load

FOLDER: Final = Path(__file__).parent
SCHEME: Final = "scheme"


@cache
def grammar_of(language: str) -> Grammar:
    """How a language says the effects of a duel."""
    return load(FOLDER / f"{language}.txt")


def names_of(hero: Any, language: str, words_told: Words | None = None) -> Names:
    """The names of a hero, of its sidekicks, cards and tokens, in a language; a pack's are told by its match."""
    said = words_told or words("duel", language)
    called = {("hero", hero.id): key("hero", hero.id)}
    holds = [sidekicks_of(hero)]
    if hero.sidekick is not None:
        called["sidekick", hero.sidekick.id] = key("fighter", hero.sidekick.id)
        holds.append(RETURN if hero.sidekick.standing else COME)
    if hero.token is not None:
        called["marker" if hero.token.sides else "token", hero.token.id] = key("token", hero.token.id)
        called |= {("side", side): key("side", side) for side in hero.token.sides}
    called |= {("piece", piece.id): key("piece", hero.id, piece.id) for piece in hero.tokens}
    called |= {("item", item): key("item", item) for item in hero.symbols}
    called |= {("card", card): key("card", hero.id, card) for card in card_ids(hero)}
    plain = {which: said.name(message) for which, message in called.items()}
    plain |= {("tag", tag): tag for card in hero.cards for tag in card.tags}
    return Names(
        grammar_of(language), plain, holds, forms={which: said.given_forms(each) for which, each in called.items()}
    )


def sidekicks_of(hero: Any) -> str:
    """How many sidekicks a hero has, as shapes tell it apart."""
    if hero.sidekick is None:
        return NONE
    return ONE if hero.sidekick.count == 1 else SEVERAL


def card_ids(hero: Any) -> list[str]:
    """All cards of a hero, bonus attacks too."""
    return [*(card.id for card in hero.cards), *bonus_attacks(hero)]


def bonus_attacks(hero: Any) -> dict[str, Any]:
    """All bonus attacks of a hero by their ids."""
    effects = [*(card_effects(card) for card in hero.cards), *(ability.do for ability in hero.abilities)]
    return {bonus["id"]: bonus for bonus in bonuses_in(effects)}


def card_effects(card: Any) -> list[Any]:
    """All effects of a card."""
    return [*card.immediately, *card.during_combat, *card.after_combat, *card.scheme]


def bonuses_in(data: Any) -> Iterator[Any]:
    """All bonus attacks in effects."""
    if isinstance(data, list):
        for part in data:
            yield from bonuses_in(part)
    elif isinstance(data, dict):
        if "bonus_attack" in data:
            yield data["bonus_attack"]
        for part in data.values():
            yield from bonuses_in(part)


def in_full(tree: list[Any]) -> list[Any] | None:
    """A tree in full and in one form, whatever order its words had; None where it says the same thing twice."""
    told = resolved(tree)
    return None if has_twins(told) else spelt(written(told))


def has_twins(tree: Any) -> bool:
    """Whether fighters are told to have the same trait twice, or a basket to hold the same item."""
    if isinstance(tree, list):
        return any(has_twins(part) for part in tree)
    if not isinstance(tree, dict):
        return False
    traits = [key for trait in tree.get("with", []) for key in trait]
    items = [case["item"] for case in tree.get("cases", [])]
    return any(len(set(each)) < len(each) for each in (traits, items)) or any(map(has_twins, tree.values()))


def texts_for(hero: Any, language: str, timing: str, names: Names | None = None) -> Texts:
    """What understands the words of a hero's cards at a timing."""
    called = names or names_of(hero, language)
    grammar = grammar_of(language)

    def built(effects: list[Any]) -> str:
        loose = dangling(effects) or too_early(effects, timing)
        if loose:
            return loose
        builder = Builder(Program(), hero)
        builder.in_combat = timing != SCHEME
        try:
            builder.block(effects, ())
        except MistakeError as mistake:
            return str(mistake)
        return ""

    return Texts(Printer(SYNTAX, grammar, called), Reader(SYNTAX, grammar, called, timing), in_full, written, built)
