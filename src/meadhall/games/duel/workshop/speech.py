"""Speech: what reads the texts of a hero that somebody is writing. It is kept for as long as only texts change."""

from __future__ import annotations

import json
from functools import lru_cache, partial
from typing import Any, Final

import msgspec

from meadhall.games.duel.phrases.syntax import SYNTAX
from meadhall.games.duel.phrases.trees import spelt
from meadhall.games.duel.phrases.wording import SCHEME, grammar_of, texts_for
from meadhall.games.duel.rules import catalogue
from meadhall.games.duel.rules.vocabulary import Builder
from meadhall.games.duel.workshop.heroes import (
    LONGEST_TEXT,
    MOST_VERBS,
    TIMINGS,
    HeroMaker,
    blank,
    reading_names,
    size_of,
    timing_of,
    undone,
)
from meadhall.games.duel.workshop.lasting import BONUSES, RulePrinter, problem_of, rule_of, rules_for, spelt_rules
from meadhall.kernel.machine import Program
from meadhall.localisation import languages
from meadhall.packs import MistakeError, Where, plain_source
from meadhall.packs.pack import About
from meadhall.phrases import Names, Printer, Texts
from meadhall.workshop.draft import Piece
from meadhall.workshop.speech import Speech, Spoken, said_of

GAME: Final = "duel"
NOBODY: Final = "draft"  # the pack of a hero whose texts alone are read
KEPT: Final = 32  # heroes who are being written


class Author:
    """One hero who is being written, in one language."""

    def __init__(self, hero: catalogue.Hero, names: dict[str, dict[str, Any]], language: str) -> None:
        self.hero = hero
        self.names = {each: reading_names(hero, names.get(each, names[language]), each) for each in languages()}
        self.language = language
        self.printers = {each: Printer(SYNTAX, grammar_of(each), self.names[each]) for each in languages()}
        self.rule_printers = {each: RulePrinter(grammar_of(each), self.names[each]) for each in languages()}
        self.texts: dict[str, Texts] = {}

    def speech(self, timing: str) -> Speech:
        """What understands texts at a timing."""
        if timing not in self.texts:
            make = partial(rules_for, self.hero, self.language) if timing == BONUSES else partial(self.effects, timing)
            self.texts[timing] = make(self.names[self.language])
        if timing == BONUSES:
            return Speech(self.texts[timing], self.rule_printers, spelt_rules, LONGEST_TEXT)
        return Speech(self.texts[timing], self.printers, spelt, LONGEST_TEXT)

    def effects(self, timing: str, names: Names) -> Texts:
        """What understands effects at a timing."""
        return texts_for(self.hero, self.language, timing, names)

    def is_sound(self, timing: str, verbs: list[Any]) -> bool:
        """Whether verbs are such as a match can be played with."""
        if size_of(verbs) > MOST_VERBS:
            return False
        if timing == BONUSES:
            return not problem_of(self.hero, verbs)
        builder = Builder(Program(), self.hero)
        builder.in_combat = timing != SCHEME
        try:
            builder.block(verbs, ())
        except MistakeError:
            return False
        return True


def speech(spoken: Spoken, where: Where) -> Speech | None:
    """What understands the text at a place of a hero; None if no text stands there."""
    timing = timing_at(spoken.piece.data, where)
    if timing is None:
        return None
    plain = json.dumps([wordless(spoken.piece.data), spoken.names], sort_keys=True)
    return author(plain, spoken.language).speech(timing)


def verbs_said(spoken: Spoken, where: Where) -> str | None:
    """What the verbs at a place of a hero say, in words that mean just that; None if there are no such words."""
    found = verbs_at(spoken.piece.data, where)
    timing = timing_at(spoken.piece.data, where)
    if found is None or timing is None:
        return None
    plain = json.dumps([wordless(spoken.piece.data), spoken.names], sort_keys=True)
    known = author(plain, spoken.language)
    return said_of(known.speech(timing), found) if known.is_sound(timing, found) else None


def verbs_at(hero: Any, where: Where) -> list[Any] | None:
    """The verbs at a place of a hero; None if something else stands there."""
    found = hero
    for key in where:
        fits = isinstance(found, dict) or (isinstance(found, list) and isinstance(key, int) and 0 <= key < len(found))
        found = (found.get(key) if isinstance(found, dict) else found[key]) if fits else None
    if where[:1] == (BONUSES,):
        try:
            return [rule_of(msgspec.to_builtins(msgspec.convert(found, catalogue.Bonus)))]
        except msgspec.ValidationError:
            return None
    return found if isinstance(found, list) else None


def timing_at(hero: Any, where: Where) -> str | None:
    """When the effects of the text at a place happen; None if no text stands there."""
    match where:
        case ("cards", int(), str(timing)) if timing in TIMINGS:
            return timing
        case (part, int()) if part == BONUSES:
            return BONUSES
        case ("abilities", int(at), "do"):
            listed = hero.get("abilities") if isinstance(hero, dict) else None
            ability = listed[at] if isinstance(listed, list) and at < len(listed) else None
            return timing_of(str(ability.get("when"))) if isinstance(ability, dict) else timing_of("")
        case _:
            return None


def wordless(hero: Any) -> Any:
    """A hero's draft without its texts."""
    if not isinstance(hero, dict):
        return {}
    found = dict(hero)
    for part, plain in (("cards", blank), ("abilities", undone)):
        listed = hero.get(part)
        found[part] = [plain(each) for each in listed] if isinstance(listed, list) else []
    found.pop(BONUSES, None)  # nothing speaks of them
    return found


@lru_cache(maxsize=KEPT)
def author(plain: str, language: str) -> Author:
    """What reads a hero's texts, from its draft without them and from its names in other languages."""
    data, names = json.loads(plain)
    maker = HeroMaker(About(NOBODY, GAME, NOBODY, language=language), Piece(NOBODY, (), plain_source(NOBODY, data)), {})
    hero = maker.owned(maker.begun())
    told = {each: {**maker.names, **others} for each, others in names.items()}
    return Author(hero, {**told, language: maker.names}, language)
