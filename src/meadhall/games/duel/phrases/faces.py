"""Faces: all that is printed on the cards of a hero and on its character card, from the facts alone, and back.

    AFTER COMBAT: If you won, draw 2 cards. This card's effects cannot be cancelled.

A card has its effects under their timings, then remarks; a character card has one rule after the other.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from meadhall.games.duel.phrases.pronouns import is_plain, resolved
from meadhall.games.duel.phrases.syntax import SYNTAX, TURNS
from meadhall.games.duel.phrases.trees import condition, number, spelt, written
from meadhall.games.duel.phrases.wording import bonus_attacks, grammar_of, in_full, names_of
from meadhall.localisation.messages import Words, key, words
from meadhall.phrases import Names, Printer, Reader, UnprintableError
from meadhall.phrases.texts import distinct
from meadhall.phrases.typography import as_verbs, typeset

TIMINGS: Final = ("immediately", "during_combat", "after_combat", "scheme")
REMARK: Final = "remark"
RULE: Final = "rule"
BLOCK: Final = "block"
UNCANCELLABLE: Final = {"uncancellable": True}
STEADFAST: Final = "cannot_be_cancelled"  # the same among effects
ANY_ITEM: Final = {"symbol": "any"}
NO_EFFECT: Final = {"effects": "none"}
BONUS: Final = {"effects": "bonus"}
KEPT: Final = 128  # heroes whose faces are kept, in all languages


class Faces:
    """What the cards of one hero say in one language."""

    def __init__(self, hero: Any, language: str, names: Names | None = None) -> None:
        self.hero = hero
        self.language = language
        grammar = grammar_of(language)
        self.names = names or names_of(hero, language)
        self.printer = Printer(SYNTAX, grammar, self.names)
        self.reader = Reader(SYNTAX, grammar, self.names)
        self.timings = {timing: words("duel", language).say(key("timing", timing)) for timing in TIMINGS}
        self.is_small = "small" in grammar.joins.get("after-timing", ())
        self.texts: dict[tuple[str, str], str] = {}

    # ---------------------------------------------------------------- printed
    def card(self, id: str) -> str:
        """What a card of the hero says, or the card of a bonus attack."""
        return self.kept("card", id, lambda: self.card_of(id))

    def ability(self, id: str) -> str:
        """What an ability does."""
        ability = next(each for each in self.hero.abilities if each.id == id)
        return self.kept("ability", id, lambda: self.rule(RULE, ability_tree(ability)))

    @property
    def character(self) -> str:
        """All that the character card says."""
        return self.kept("character", "", lambda: joined(self.rule(RULE, tree) for tree in rules_of(self.hero)))

    def kept(self, kind: str, id: str, make: Callable[[], str]) -> str:
        """A text as it was printed before."""
        if (kind, id) not in self.texts:
            self.texts[kind, id] = typeset(make(), self.language)
        return self.texts[kind, id]

    def card_of(self, id: str) -> str:
        """A text that was not printed yet."""
        for card in self.hero.cards:
            if card.id == id:
                effects = {timing: getattr(card, timing) for timing in TIMINGS}
                return self.face(effects, remarks_of(self.hero, card))
        bonus = bonus_attacks(self.hero)[id]
        effects = {timing: bonus.get(timing, []) for timing in TIMINGS}
        return self.face(effects, [] if any(effects.values()) else [BONUS])

    def face(self, effects: dict[str, list[Any]], remarks: list[Any]) -> str:
        """Effects under their timings, then remarks."""
        told = [f"{self.timings[timing]}: {self.effects(effects[timing])}" for timing in TIMINGS if effects[timing]]
        return joined([*told, *(self.rule(REMARK, tree) for tree in remarks)])

    def effects(self, effects: list[Any]) -> str:
        """Effects as sentences; those that can happen, but that nobody would write, as their verbs."""
        try:
            return self.printer.text(spelt(effects), is_small=self.is_small)
        except UnprintableError:
            return as_verbs(effects)

    def rule(self, category: str, tree: Any) -> str:
        """A rule as a sentence, or else as its verbs."""
        try:
            return self.printer.rule(category, tree)
        except UnprintableError:
            return as_verbs(tree)

    # ---------------------------------------------------------------- read
    def read_card(self, text: str) -> list[dict[str, Any]]:
        """All cards that a text can be of: effects by their timings, and remarks, as a card file has them."""
        signs = {sign: timing for timing, sign in self.timings.items()}
        first, *rest = re.split(rf"({'|'.join(map(re.escape, signs))}):", text)
        found: list[dict[str, Any]] = [{}]
        parts = [("", first), *zip((signs[sign] for sign in rest[::2]), rest[1::2], strict=True)]
        for timing, part in parts:
            if part.strip():
                found = [{**known, **more} for known in found for more in self.read_part(timing, part)]
        return distinct(found)

    def read_part(self, timing: str, text: str) -> Iterator[dict[str, Any]]:
        """What stands under one timing, with the remarks after it."""
        for trees in self.reader.read(text, *([BLOCK] if timing else []), REMARK).trees:
            remarks = [tree for tree in trees if is_remark(tree)]
            effects = in_full([tree for tree in trees if not is_remark(tree) and tree != STEADFAST])
            if effects is not None and is_plain(effects):
                remarks += [UNCANCELLABLE] if STEADFAST in trees else []
                told = {timing: written(effects)} if timing else {}
                yield told | {name: part for tree in remarks for name, part in written(tree).items()}

    def read_rules(self, text: str) -> list[list[Any]]:
        """All that the text of a character card or of an ability can mean: its rules, as trees."""
        plain = [tree for tree in map(resolved, self.reader.read(text, RULE).trees) if is_plain(tree)]
        return distinct([without_one(tree) for tree in plain])


FACES: Final = OrderedDict[tuple[int, int], tuple[Any, Words, Faces]]()


def faces_of(hero: Any, language: str, words_told: Words | None = None) -> Faces:
    """The faces of a hero, as these words of the language call things; those that were asked for last are kept.

    Heroes of two packs may share all ids and differ in meaning, or mean the same and differ in names. So the hero and
    the words themselves are asked for, and they are kept together with the faces: no other ones get their place.
    """
    said = words_told or words("duel", language)
    asked = (id(hero), id(said))
    found = FACES.pop(asked, None) or (hero, said, Faces(hero, language, names_of(hero, language, said)))
    FACES[asked] = found
    if len(FACES) > KEPT:
        FACES.popitem(last=False)
    return found[2]


def joined(sentences: Iterable[str]) -> str:
    """Sentences as one text."""
    return " ".join(sentences)


def without_one(tree: Any) -> Any:
    """A tree in which a choice of one is told in one way: "choose one" and "choose 1" say the same."""
    if isinstance(tree, list):
        return [without_one(part) for part in tree]
    if not isinstance(tree, dict):
        return tree
    return {key: without_one(part) for key, part in tree.items() if (key, part) != ("picks", 1)}


# ---------------------------------------------------------------- facts as trees
def remarks_of(hero: Any, card: Any) -> list[Any]:
    """What a card says beside its effects."""
    found: list[Any] = []
    if card.uncancellable:
        found.append(UNCANCELLABLE)
    if card.defends_if is not None:
        found.append({"defends_if": condition(card.defends_if)})
    if not found and not any(getattr(card, timing) for timing in TIMINGS):
        found.append(NO_EFFECT)
    if card.symbol is not None and card.symbol == hero.symbols[0]:
        found.append(ANY_ITEM)
    return found


def is_remark(tree: Any) -> bool:
    """Whether a tree is a remark and no effect."""
    return isinstance(tree, dict) and bool(tree.keys() & {"uncancellable", "defends_if", "symbol", "effects"})


def ability_tree(ability: Any) -> dict[str, Any]:
    """An ability: when it acts, whose it is, and what it does."""
    whose = {} if ability.when in TURNS else {"whose": ability.whose}
    return {"when": ability.when, **whose, "do": spelt(ability.do)}


def bonus_tree(bonus: Any) -> dict[str, Any]:
    """What is added to values, and while what."""
    found = {"bonus": {"whose": bonus.whose, "when": bonus.when, "n": number(bonus.n)}}
    return found if bonus.condition is None else found | {"if": condition(bonus.condition)}


def rules_of(hero: Any) -> list[dict[str, Any]]:
    """All that a character card says, in the order in which it does."""
    found: list[dict[str, Any]] = []
    if hero.token is not None and not hero.token.sides:
        found.append({"token": {"start": hero.token.start, "most": hero.token.most}})
    found += [{"piece": piece.id, "most": piece.most} for piece in hero.tokens]
    if hero.symbols:
        found.append({"symbols": True})
    if hero.sidekick is not None and not hero.sidekick.standing:
        found.append({"standing": False})
    found += [ability_tree(ability) for ability in hero.abilities]
    found += [bonus_tree(bonus) for bonus in hero.bonuses]
    if hero.moves_farther is not None:
        found.append({"moves_farther": number(hero.moves_farther)})
    if hero.lays_boost is not None:
        found.append({"lays_boost": hero.lays_boost})
    if hero.shifts_damage:
        found.append({"shifts_damage": True})
    return found
