"""Printing: effects as words."""

from __future__ import annotations

import re
from typing import Any, Final

from meadhall.kernel.errors import MeadhallError
from meadhall.phrases.grammar import Grammar
from meadhall.phrases.names import Names
from meadhall.phrases.syntax import Bound, Shape, Syntax, bind, length
from meadhall.phrases.template import Either, Kinded, Sequence, Slot, Text, asked_of

BLOCK: Final = "block"
UNIT: Final = "unit"
MOMENT: Final = "moment"  # what is a sentence of its own: effects that happen then, or what lasts
CLOSED: Final = "closed"  # a block after which its sentence goes on
SIMPLE: Final = "simple"  # a block with which a phrasing begins: none of its effects is open
ALLOWED: Final = "allowed"  # a block that is left to somebody
SENTENCE: Final = "sentence"  # a block that is a whole sentence
NEXT: Final = "next"
NOUN: Final = "#"
BRACKETS: Final = {"(": "opens", ")": "closes"}  # as slots: plain brackets group the ways of a phrasing
CONTEXT: Final = "@"
THEIRS: Final = "their"  # a mood of effects that somebody else carries out: what has no such phrasing is not read there
INTEGER: Final = "integer"
SPACES: Final = re.compile(r"\s+([,.;:!?)])|(\()\s+|(\s)\s+")
COMMAS: Final = re.compile(
    r",\s*(?=[,.;:!?)]|$)"
)  # that close what is said in between, where another sign closes it too


class UnprintableError(MeadhallError):
    """A tree of which a language cannot speak."""


class NoMoodError(UnprintableError):
    """Effects that have no phrasing in a mood."""


def mood_of(forms: tuple[str, ...]) -> tuple[str, ...]:
    """The mood that is asked of effects, for instance the infinitive after "you may"."""
    return tuple(form for form in forms if form not in {CLOSED, SIMPLE, SENTENCE, ALLOWED})


def next_forms(category: str, forms: tuple[str, ...]) -> tuple[str, ...]:
    """The form of what is not the first in a list: it may leave out what the first one has told."""
    return forms if category == BLOCK else (*forms, NEXT)


class Printer:
    """Prints the effects of one speaker in one language."""

    def __init__(self, syntax: Syntax, grammar: Grammar, names: Names) -> None:
        self.syntax = syntax
        self.grammar = grammar
        self.names = names
        self.statements = frozenset(grammar.joins.get("statements", ()))

    def text(self, effects: list[Any], *, is_small: bool = False) -> str:
        """Effects as sentences; the first one with a small letter where it goes on after something."""
        units = self.units(effects, MOMENT, UNIT)
        said = [self.led(*unit) if at and unit[0].follows else self.unit(*unit) for at, unit in enumerate(units)]
        first, *rest = [tidy(each) for each in said or [self.join("nothing")]]
        return " ".join([ended(first) if is_small else sentence(first), *map(sentence, rest)])

    def rule(self, category: str, tree: Any) -> str:
        """A tree of a category that is a sentence by itself."""
        return sentence(tidy(self.said(category, tree, ())))

    # ---------------------------------------------------------------- effects
    def units(self, effects: list[Any], *categories: str) -> list[tuple[Shape, Bound]]:
        """Effects cut into shapes of some categories, the longest first."""
        found: list[tuple[Shape, Bound]] = []
        at = 0
        while at < len(effects):
            shape, bound = self.longest(effects[at:], categories)
            found.append((shape, bound))
            at += length(shape)
        return found

    def longest(self, effects: list[Any], categories: tuple[str, ...]) -> tuple[Shape, Bound]:
        """The longest shape that effects begin with."""
        for shape in [shape for category in categories for shape in self.syntax.near(category, effects)]:
            bound = bind(shape.tree, effects[: length(shape)]) if self.can_say(shape) else None
            if bound is not None and self.fits(shape, bound):
                return shape, bound
        raise UnprintableError(f"{self.grammar.where} has no phrasing for {effects[0]!r:.200}")

    def can_say(self, shape: Shape) -> bool:
        """Whether a shape is one for whoever speaks, and the language has it."""
        is_known = shape.is_printed and (shape.category, shape.id) in self.grammar.entries
        return is_known and shape.when in self.names.holds

    def fits(self, shape: Shape, bound: Bound) -> bool:
        """Whether all gaps of a shape can be said."""
        return all(self.can_be(gap.category, bound[gap.name]) for gap in shape.gaps)

    def can_be(self, category: str, tree: Any) -> bool:
        """Whether a tree is of a category, as far as it is told apart by its outside."""
        if category == BLOCK:
            return isinstance(tree, list)
        if category == INTEGER:
            return isinstance(tree, int) and not isinstance(tree, bool) and tree >= 0
        if category in self.syntax.listings:
            listing = self.syntax.listings[category]
            return isinstance(tree, list) and listing.least <= len(tree) <= listing.most
        if category in self.syntax.leaves:
            return isinstance(tree, str) and (category, tree) in self.names.plain
        return any(
            self.can_say(shape) and self.bound(shape, tree) is not None for shape in self.syntax.near(category, tree)
        )

    def bound(self, shape: Shape, tree: Any) -> Bound | None:
        """What stands in the gaps of a shape, if it can be said."""
        found = bind(shape.tree, tree)
        return found if found is not None and self.fits(shape, found) else None

    def unit(self, shape: Shape, bound: Bound, mood: tuple[str, ...] = ()) -> str:
        """One shape of effects, in a mood."""
        entry = self.grammar.entry(shape.category, shape.id, mood)
        if entry is None or not self.needed(shape, mood) <= entry.forms:
            raise NoMoodError(f"{self.grammar.where}: {shape.id} has no form {'.'.join(mood)!r}")
        return self.shaped(shape, bound, mood)

    def needed(self, shape: Shape, mood: tuple[str, ...]) -> set[str]:
        """The moods for which a shape needs words of its own: in some, what is an order anyway stands as it is."""
        return set(mood).difference(() if shape.id in self.statements else self.grammar.joins.get("orders", ()))

    def led(self, shape: Shape, bound: Bound) -> str:
        """One shape of effects that comes after others: "then …", in the mood that a language has there."""
        mood = tuple(self.grammar.joins.get("lead-mood", ()))
        return f"{self.join('lead')} {self.unit(shape, bound, mood)}"

    def block(self, effects: list[Any], forms: tuple[str, ...]) -> str:
        """Effects as a part of a sentence."""
        if not effects:
            return self.join("nothing")
        units = self.units(effects, UNIT)
        mood = mood_of(forms)
        said = [self.unit(shape, bound, mood) for shape, bound in units]
        closed = [*(True for _ in units[1:]), CLOSED in forms or SIMPLE in forms]
        if ALLOWED in forms and units[1:] and units[-1][0].is_free:
            closed[-1] = True
        parts = [
            f"{self.join('opens')}{text}{self.join('closes')}" if shape.is_open and shut else text
            for (shape, _), text, shut in zip(units, said, closed, strict=True)
        ]
        return self.join("then").join(parts)

    # ---------------------------------------------------------------- everything
    def said(self, category: str, tree: Any, forms: tuple[str, ...]) -> str:
        """A tree of a category in a form."""
        if category == BLOCK:
            return self.block(tree, forms)
        if category == INTEGER:
            return self.number(tree, forms)
        if category in self.syntax.listings:
            return self.listed(category, tree, forms)
        if category in self.syntax.leaves:
            return self.names.said(category, str(tree), forms)[0]
        for shape in self.syntax.near(category, tree):
            bound = self.bound(shape, tree) if self.can_say(shape) else None
            if bound is not None:
                return self.shaped(shape, bound, forms)
        raise UnprintableError(f"{self.grammar.where} has no phrasing for the {category} {tree!r:.200}")

    def shaped(self, shape: Shape, bound: Bound, forms: tuple[str, ...]) -> str:
        """A shape with its gaps filled, in a form."""
        entry = self.grammar.entry(shape.category, shape.id, forms)
        if entry is None:
            raise UnprintableError(f"{self.grammar.where}: {shape.id} has no form {'.'.join(forms)!r}")
        kinds = {gap.name: gap.category for gap in shape.gaps}
        for phrasing in entry.phrasings:
            try:
                return self.sequence(phrasing, kinds, bound, forms)
            except NoMoodError:  # it asks for a mood that what stands in it has not: the next phrasing may do without
                continue
        raise NoMoodError(f"{self.grammar.where}: {shape.id} cannot be said")

    def sequence(self, found: Sequence, kinds: dict[str, str], bound: Bound, forms: tuple[str, ...]) -> str:
        """A phrasing as words."""
        parts: list[str] = []
        for item in found.items:
            if isinstance(item, Text):
                parts.append(item.text)
            elif isinstance(item, Either):
                parts.append(self.sequence(item.ways[0], kinds, bound, forms))
            elif isinstance(item, Kinded):
                parts.append(self.kinded(item, bound))
            else:
                parts.append(self.slot(item, kinds, bound, forms))
        return "".join(parts)

    def kinded(self, item: Kinded, bound: Bound) -> str:
        """A noun that tells what stands in a gap, with its number."""
        nouns = self.names.noun(bound[item.gap], item.form)
        if not item.number:
            return nouns[-1]
        number = int(item.number) if item.number.isdigit() else int(bound[item.number])
        return f"{number} {self.grammar.counted(nouns, number)}"

    def slot(self, slot: Slot, kinds: dict[str, str], bound: Bound, forms: tuple[str, ...]) -> str:
        """What stands in a slot."""
        if slot.name in BRACKETS:
            return self.join(BRACKETS[slot.name])
        if slot.name == NOUN:
            return self.grammar.nouns[next(form for form in forms if form in self.grammar.nouns)][-1]
        asked = asked_of(slot, forms)
        if slot.name.startswith(CONTEXT):
            kind = slot.name[1:]
            if not self.names.ids(kind):
                raise UnprintableError(f"{self.grammar.where} speaks of a {kind}, and there is none")
            return self.names.said(kind, self.names.ids(kind)[0], asked)[0]
        return self.said(kinds[slot.name], bound[slot.name], asked)

    def number(self, number: int, forms: tuple[str, ...]) -> str:
        """A number, with what is counted."""
        noun = next((form for form in forms if form in self.grammar.nouns), None)
        return str(number) if noun is None else f"{number} {self.grammar.counted(self.grammar.nouns[noun], number)}"

    def listed(self, category: str, trees: list[Any], forms: tuple[str, ...]) -> str:
        """A list, with what stands between its parts."""
        of = self.syntax.listings[category].of
        said = [self.said(of, tree, next_forms(of, forms) if at else forms) for at, tree in enumerate(trees)]
        if len(said) == 1:
            return said[0]
        return self.join(f"{category}-last").join([self.join(f"{category}-next").join(said[:-1]), said[-1]])

    def join(self, name: str) -> str:
        """What stands between parts, as it is printed; an underscore stands for a space at its edge."""
        return self.grammar.joins[name][0].replace("_", " ")


def tidy(text: str) -> str:
    """A text with single spaces, and none before a sign; of two signs that close something, one."""
    return COMMAS.sub("", SPACES.sub(lambda found: found[1] or found[2] or found[3], text)).strip()


def sentence(text: str) -> str:
    """A sentence with a large first letter and its full stop."""
    first = next((at for at, letter in enumerate(text) if letter.isalnum()), 0)
    return ended(text[:first] + text[first : first + 1].upper() + text[first + 1 :])


def ended(text: str) -> str:
    """A sentence with its full stop."""
    return text if text.endswith((".", "!", "?")) else f"{text}."
