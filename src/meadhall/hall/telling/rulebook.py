"""Rulebook: all rules of a game in short, by chapters."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from string import digits
from typing import Any

from meadhall.hall.wire.pages.rules import Chapter, Rule, RuleBook
from meadhall.localisation import key, words


@cache
def rules_of(game: str, language: str) -> RuleBook:
    """All rules of a game in short, by chapters."""
    said = words(game, language)
    chapters: dict[str, list[Rule]] = {}
    for message, id in rule_ids(said):
        chapters.setdefault(chapter_of(id), []).append(Rule(id=id, text=said.say(message)))
    return RuleBook(
        chapters=[Chapter(id=id, title=said.say(key("chapter", id)), rules=rules) for id, rules in chapters.items()]
    )


def rule_ids(said: Any) -> Iterable[tuple[str, str]]:
    """The messages that tell rules, and the rules' ids."""
    for message in said.entries.texts:
        if message.startswith("rule-"):
            yield message, message.removeprefix("rule-").replace("-", ".")


def chapter_of(rule: str) -> str:
    """Where a rule stands: D7.5 in D7; rulings, which have a number only (R6), all in one (R)."""
    chapter, is_inside, _ = rule.partition(".")
    return chapter if is_inside else chapter.rstrip(digits)
