"""Lasting: rules of a character card that hold all the time, as words, and words as such rules.

    While your hero has 5 health or less, add 1 to the value of each attack card your hero uses.

What happens at a moment is an ability, which has a name and a moment of its own.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from meadhall.games.duel.phrases.faces import RULE, without_one
from meadhall.games.duel.phrases.pronouns import is_plain, resolved
from meadhall.games.duel.phrases.syntax import SYNTAX
from meadhall.games.duel.phrases.trees import condition, number, written
from meadhall.games.duel.phrases.wording import grammar_of, has_twins
from meadhall.games.duel.rules import catalogue
from meadhall.games.duel.rules.sheets import build_sheet
from meadhall.kernel.machine import Program
from meadhall.packs import MistakeError
from meadhall.phrases import Grammar, Names, Printer, Reader, Texts
from meadhall.phrases.reading import Reading

BONUS: Final = "bonus"
BONUSES: Final = "bonuses"
LASTING: Final = (BONUS, "moves_farther", "lays_boost", "shifts_damage")  # by what a rule is told apart
NO_LASTING: Final = "it does not last: what happens at a moment is an ability, and all else has a field of its own"
TWICE: Final = "a hero has it once only"
NO_OTHERS: Final = {"moves_farther": None, "lays_boost": None, "shifts_damage": False}


class RulePrinter(Printer):
    """Prints the rules of one hero in one language."""

    def __init__(self, grammar: Grammar, names: Names) -> None:
        super().__init__(SYNTAX, grammar, names)

    def text(self, effects: list[Any], *, is_small: bool = False) -> str:  # noqa: ARG002 - no rule goes on a sentence
        """Rules as sentences."""
        return " ".join(self.rule(RULE, tree) for tree in effects)


class RuleReader(Reader):
    """Reads the rules of one hero in one language."""

    def __init__(self, grammar: Grammar, names: Names) -> None:
        super().__init__(SYNTAX, grammar, names)

    def read(self, text: str, *categories: str) -> Reading:
        """All that a text can mean."""
        return super().read(text, *(categories or (RULE,)))


def rules_for(hero: catalogue.Hero, language: str, names: Names) -> Texts:
    """What understands the lasting rules of a hero."""
    grammar = grammar_of(language)

    def built(rules: list[Any]) -> str:
        return problem_of(hero, rules)

    return Texts(RulePrinter(grammar, names), RuleReader(grammar, names), in_full, written, built, (BONUS, RULE))


def in_full(trees: list[Any]) -> list[Any] | None:
    """Rules in full and in one form; None where one says the same thing twice."""
    told = without_one(resolved(trees))
    return spelt_rules(written(told)) if is_plain(told) and not has_twins(told) else None


def spelt_rules(rules: list[Any]) -> list[Any]:
    """Rules as a pack has them, as the trees that are printed."""
    return [spelt_rule(rule) for rule in rules]


def spelt_rule(rule: Any) -> Any:
    """One of them."""
    if BONUS in rule:
        found = {BONUS: {**rule[BONUS], "n": number(rule[BONUS]["n"])}}
        return found | ({"if": condition(rule["if"])} if rule.get("if") is not None else {})
    return {"moves_farther": number(rule["moves_farther"])} if "moves_farther" in rule else rule


def rule_of(bonus: dict[str, Any]) -> dict[str, Any]:
    """A bonus as a hero's file has it, as a rule."""
    told = {key: part for key, part in bonus.items() if key != "if"}
    return {BONUS: told} | ({"if": bonus["if"]} if bonus.get("if") is not None else {})


def lasting(rule: dict[str, Any]) -> dict[str, Any]:
    """A rule as the part of a hero's file that says it."""
    if BONUS in rule:
        return {BONUSES: [{**rule[BONUS], **{key: part for key, part in rule.items() if key == "if"}}]}
    return rule


def with_rules(hero: dict[str, Any], rules: list[Any]) -> dict[str, Any]:
    """A hero's file with more rules; MistakeError if one is not lasting, or is there already."""
    found = dict(hero)
    for rule in rules:
        kind = next((each for each in LASTING if each in rule), None)
        if kind is None:
            raise MistakeError((), NO_LASTING)
        if kind != BONUS and found.get(kind):
            raise MistakeError((), f"{kind}: {TWICE}")
        told = lasting(rule)
        found |= {BONUSES: [*found.get(BONUSES, []), *told[BONUSES]]} if kind == BONUS else told
    return found


def problem_of(hero: catalogue.Hero, rules: list[Any]) -> str:
    """Why rules cannot hold; nothing if they can."""
    bare = {**msgspec.to_builtins(hero), "cards": [], "abilities": [], BONUSES: [], **NO_OTHERS}
    try:
        facts = msgspec.convert(with_rules(bare, rules), catalogue.Hero)
        build_sheet(facts, Program())
    except MistakeError as mistake:
        return str(mistake)
    except msgspec.ValidationError as problem:
        return str(problem)
    return ""
