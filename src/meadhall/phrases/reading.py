"""Reading: words as effects. Every reading accounts for every word; whoever reads decides if there are several."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from meadhall.phrases.firsts import DIGIT, NAME, PREFIX, first_words, firsts_of, prefixes
from meadhall.phrases.grammar import Grammar
from meadhall.phrases.names import KIND, Names
from meadhall.phrases.printing import (
    ALLOWED,
    BLOCK,
    BRACKETS,
    CLOSED,
    CONTEXT,
    INTEGER,
    MOMENT,
    NOUN,
    SENTENCE,
    SIMPLE,
    UNIT,
    mood_of,
    next_forms,
)
from meadhall.phrases.syntax import Bound, Shape, Syntax, fill
from meadhall.phrases.template import Either, Item, Kinded, Sequence, Slot, Text, asked_of
from meadhall.phrases.tokens import Token

STOP: Final = "."
OPEN: Final = "open"
FREE: Final = "free"
ENDING: Final = 3  # letters of the longest ending of a name
CHANGING: Final = "аеёиоуыэюяьйіїєaeiouyąęó"  # letters that change at its end
SHORTEST: Final = 3  # letters of a stem
MOST_TOKENS: Final = 400
MOST_STEPS: Final = 80_000  # of one text: ten times what any text of a card takes
DEEPEST: Final = 32  # parts of a sentence, one in another: twice what any text of a card has
MOST_EXPECTED: Final = 24  # words that are told to go on


class Part(NamedTuple):
    """Something read: its tree, where it ends, and how many of its words are only decoration."""

    tree: Any
    end: int
    loose: int


class Reading(NamedTuple):
    """What was made of a text: all trees that it can mean, and the words that nothing was made of."""

    trees: list[list[Any]]
    loose: int  # words that change nothing, of the first tree
    unread: list[tuple[int, int]]  # from where to where words were not understood
    expected: list[str]  # what would have been understood at the first of these places
    is_endless: bool = False  # whether it is too long or too involved to be read


class TooLongError(Exception):
    """A text takes too many steps."""


class Reader:
    """Reads the effects of one speaker in one language."""

    def __init__(self, syntax: Syntax, grammar: Grammar, names: Names, moment: str = "") -> None:
        self.syntax = syntax
        self.grammar = grammar
        self.names = names
        self.then = signs(grammar, "then")
        # a sentence may also begin with the name of the very moment at which its effects happen
        self.lead = [*signs(grammar, "lead"), *signs(grammar, f"lead-{moment}")]
        self.reminders = signs(grammar, "reminder")  # what is told in brackets, and holds anyway
        self.brackets = {sign: grammar.words(grammar.joins[name][0])[0] for sign, name in BRACKETS.items()}
        self.nothing = signs(grammar, "nothing")
        # who else may be told to do something, with which words, and with which verbs that goes on
        self.told = [frozenset(grammar.joins.get(name, [])) for name in ("others", "told", "to-do")]
        self.bare = frozenset(grammar.joins.get("bare", []))  # nouns that mean one where no number stands before them
        self.cases = frozenset(grammar.joins.get("cases", []))  # forms of a name that are nothing but an ending
        self.firsts = firsts_of(syntax, grammar)
        self.kinds = self.firsts.kinds
        self.prefixes = prefixes(grammar, names.all_said())
        self.examples = {DIGIT: ("1",), NAME: sorted(first_words(grammar, names.plain.values()))}

    def read(self, text: str, *categories: str) -> Reading:
        """All that a text can mean; without categories it is made of effects, with them of sentences of any of them."""
        found = self.grammar.tokens(text)
        self.categories = categories or (BLOCK,)
        self.steps = 0
        try:
            return self.reading(text, found)
        except TooLongError:
            return Reading([], 0, [(0, len(text))], [], is_endless=True)

    def reading(self, text: str, found: list[Token]) -> Reading:
        """What can be made of a text."""
        if len(found) > MOST_TOKENS:
            raise TooLongError
        self.begin(found)
        parts = [part for part in self.texts(0) if part.end == len(found)]
        if parts:
            return Reading([part.tree for part in unique(parts)], min(part.loose for part in parts), [], [])
        wanted, begun = self.wanted, self.peek(self.farthest) or ""
        names = self.examples[NAME]
        expected = sorted(wanted, key=lambda word: (not word.startswith(begun), word not in names, word))
        return Reading([], 0, self.unread(text, found), expected[:MOST_EXPECTED])

    def step(self, number: int = 1) -> None:
        """Count what is done: a text that takes too much is not read to its end."""
        self.steps += number
        if self.steps > MOST_STEPS:
            raise TooLongError

    def begin(self, found: list[Token]) -> None:
        """Begin with a text."""
        self.tokens = [token.text for token in found]
        self.memory: dict[tuple[str, tuple[str, ...], int], list[Part]] = {}
        self.depth = 0
        self.farthest = 0
        self.wanted: set[str] = set()

    def unread(self, text: str, found: list[Token]) -> list[tuple[int, int]]:
        """Where words were not understood: in each sentence, from the farthest word that was reached to its end."""
        places: list[tuple[int, int]] = []
        for sentence in sentences(found):
            self.begin(sentence)
            if any(part.end == len(sentence) for part in self.texts(0)):
                continue
            first = min(self.farthest, len(sentence) - 1)
            places.append((sentence[first].start, sentence[-1].end))
        return places or [(0, len(text))]

    # ---------------------------------------------------------------- effects
    def texts(self, at: int) -> Iterator[Part]:
        """Sentence after sentence, to the end of the text."""
        if at >= len(self.tokens):
            if at:
                yield Part([], at, 0)
            return
        for end in self.after(self.reminders, at) if at else ():
            yield from self.texts(end + (self.peek(end) == STOP))
        for start in self.after(self.lead, at, optional=True):
            for part in self.sentences(start):
                ends = [part.end + 1] if self.peek(part.end) == STOP else []
                ends += [part.end] if part.end == len(self.tokens) else []
                for end in ends:
                    self.step()
                    if end == len(self.tokens):
                        yield Part(part.tree, end, part.loose)
                        continue
                    for rest in self.texts(end):
                        self.step()
                        yield Part([*part.tree, *rest.tree], rest.end, part.loose + rest.loose)

    def sentences(self, at: int) -> Iterator[Part]:
        """All sentences that begin here, each as a list of trees."""
        for category in self.categories:
            if category == BLOCK:
                yield from self.parse(BLOCK, (SENTENCE,), at)
            else:
                yield from (part._replace(tree=[part.tree]) for part in self.parse(category, (), at))

    def blocks(self, at: int, forms: tuple[str, ...]) -> Iterator[Part]:
        """Effects that are part of a sentence; one that ends with effects of its own is the last."""
        for end in self.after(self.nothing, at):
            yield Part([], end, 0)
        if SENTENCE in forms:
            yield from self.parse(MOMENT, (), at)
        yield from self.chain(at, forms, "")

    def chain(self, at: int, forms: tuple[str, ...], before: str) -> Iterator[Part]:
        """One shape of effects after the other; what is left to somebody is followed by more of this kind only."""
        is_closed = CLOSED in forms or SIMPLE in forms
        for part, kind in self.units(at, mood_of(forms), is_simple=SIMPLE in forms):
            if (kind != FREE and before == FREE) or (kind == FREE and before and ALLOWED in forms):
                continue
            if not (is_closed and kind):
                yield part
            for start in [] if kind == OPEN else self.after(self.then, part.end):
                if self.goes_on(at, part.end, start):
                    continue
                for rest in self.chain(start, forms, kind or CLOSED):
                    yield Part([*part.tree, *rest.tree], rest.end, part.loose + rest.loose)

    def goes_on(self, at: int, end: int, start: int) -> bool:
        """Whether words go on with what somebody else is told to do: "your opponent must discard 1 card and draw 2"."""
        others, told, to_do = self.told
        if self.peek(start) not in to_do or self.peek(at) == self.brackets["("]:  # what is in brackets ends there
            return False
        words = self.tokens[at:end]
        first = next((step for step, word in enumerate(words) if word in others), len(words))
        return not told.isdisjoint(words[first:])

    def units(self, at: int, mood: tuple[str, ...], *, is_simple: bool) -> list[tuple[Part, str]]:
        """The shapes of effects that begin here, and how each is open if it is; in brackets none is."""
        found = [(part, "") for part in self.parse(UNIT, (CLOSED, *mood), at)]
        if not is_simple:
            found += [(part, kind) for kind in (OPEN, FREE) for part in self.parse(UNIT, (kind, *mood), at)]
        if self.peek(at) == self.brackets["("]:
            for part in self.parse(BLOCK, mood, at + 1):
                if self.peek(part.end) == self.brackets[")"]:
                    found.append((Part(part.tree, part.end + 1, part.loose), ""))
        self.step(len(found))
        return found

    # ---------------------------------------------------------------- everything
    def parse(self, category: str, forms: tuple[str, ...], at: int) -> list[Part]:
        """All that begins here of a category in a form."""
        key = (category, forms, at)
        known = self.memory.get(key)
        if known is None:
            self.memory[key] = []  # nothing begins with itself
            self.depth += 1
            if self.depth > DEEPEST:
                raise TooLongError
            known = self.memory[key] = unique(list(self.begun(category, forms, at)))
            self.depth -= 1
        return known

    def begun(self, category: str, forms: tuple[str, ...], at: int) -> Iterator[Part]:
        """All that begins here, one after the other."""
        if category == BLOCK:
            yield from self.blocks(at, forms)
        elif category == INTEGER:
            yield from self.numbers(at, forms)
        elif category in self.syntax.listings:
            yield from self.lists(category, forms, at)
        elif category in self.syntax.leaves:
            for id in self.names.ids(category):
                yield from (Part(id, end, 0) for end in self.name(category, id, forms, at))
        else:
            kind, told = (forms[0], forms[1:]) if category == UNIT else ("", forms)
            yield from self.shaped(category, kind, told, at)

    def shaped(self, category: str, kind: str, forms: tuple[str, ...], at: int) -> Iterator[Part]:
        """The shapes of a category that begin here, in any of their phrasings that can begin with what stands here."""
        word = self.peek(at) or ""
        is_number = self.number_at(at) is not None
        is_name = word[:PREFIX] in self.prefixes
        self.note_all(at, category, forms)
        for shape, phrasing, _ in self.firsts.ways(category, forms, word, is_number=is_number, is_name=is_name):
            if shape.when not in self.names.holds or (kind and kind_of(shape) != kind):
                continue
            for end, bound, loose in self.sequence(phrasing, 0, at, {}, shape, forms):
                if all(gap in bound for gap in self.kinds[shape.id]):
                    yield Part(fill(shape.tree, bound), end, loose)

    def note_all(self, at: int, category: str, forms: tuple[str, ...]) -> None:
        """Remember all words with which something could begin at the farthest place."""
        if at >= self.farthest:
            for word in self.firsts.begins(category, forms):
                for shown in self.examples.get(word, (word,)):
                    self.note(at, shown)

    def sequence(
        self, found: Sequence, item: int, at: int, bound: Bound, shape: Shape, forms: tuple[str, ...]
    ) -> Iterator[tuple[int, Bound, int]]:
        """A phrasing from one of its items on: where it ends, and what stands in its gaps."""
        self.step()
        if item == len(found.items):
            yield at, bound, 0
            return
        for end, more, loose in self.item(found.items[item], at, bound, shape, forms):
            for last, all_, rest in self.sequence(found, item + 1, end, more, shape, forms):
                yield last, all_, loose + rest

    def item(
        self, item: Item, at: int, bound: Bound, shape: Shape, forms: tuple[str, ...]
    ) -> Iterator[tuple[int, Bound, int]]:
        """One item of a phrasing."""
        if isinstance(item, Text):
            end = self.words(item.words, at)
            if end is not None:
                yield end, bound, 0
        elif isinstance(item, Either):
            for way in item.ways:
                for end, more, loose in self.sequence(way, 0, at, bound, shape, forms):
                    yield end, more, loose if item.is_printed else end - at
        elif isinstance(item, Kinded):
            yield from self.kinded(item, at, bound)
        else:
            yield from self.slot(item, at, bound, shape, forms)

    def kinded(self, item: Kinded, at: int, bound: Bound) -> Iterator[tuple[int, Bound, int]]:
        """A noun that tells what stands in a gap, with its number."""
        number = self.number_at(at) if item.number else 0
        if number is None or (item.number.isdigit() and number != int(item.number)):
            self.note(at, item.number if item.number.isdigit() else "1")
            return
        found = bound if item.number.isdigit() or not item.number else {**bound, item.number: number}
        for id in [bound[item.gap]] if item.gap in bound else self.names.ids(KIND):
            nouns = [self.grammar.words(said) for said in self.names.noun(id, item.form)]
            for end in self.after(nouns, at + bool(item.number)):
                yield end, {**found, item.gap: id}, 0

    def slot(
        self, slot: Slot, at: int, bound: Bound, shape: Shape, forms: tuple[str, ...]
    ) -> Iterator[tuple[int, Bound, int]]:
        """What stands in a slot."""
        if slot.name in BRACKETS:
            yield from ((end, bound, 0) for end in self.after([(self.brackets[slot.name],)], at))
        elif slot.name == NOUN:
            nouns = [self.grammar.words(said) for form in forms for said in self.grammar.heard_nouns.get(form, [])]
            yield from ((end, bound, 0) for end in self.after(nouns, at))
        elif slot.name.startswith(CONTEXT):
            kind = slot.name[1:]
            for id in self.names.ids(kind)[:1]:
                yield from ((end, bound, 0) for end in self.name(kind, id, asked_of(slot, forms), at))
        else:
            yield from self.gap(slot, at, bound, shape, forms)

    def gap(
        self, slot: Slot, at: int, bound: Bound, shape: Shape, forms: tuple[str, ...]
    ) -> Iterator[tuple[int, Bound, int]]:
        """What stands in a gap; one that has been filled stands for the same again."""
        for part in self.parse(self.kinds[shape.id][slot.name], asked_of(slot, forms), at):
            if slot.name not in bound:
                yield part.end, {**bound, slot.name: part.tree}, part.loose
            elif bound[slot.name] == part.tree:
                yield part.end, bound, part.loose

    # ---------------------------------------------------------------- words
    def words(self, words: tuple[str, ...], at: int) -> int | None:
        """Where words end that stand here; None if others do."""
        for step, word in enumerate(words):
            if self.peek(at + step) != word:
                self.note(at + step, word)
                return None
        return at + len(words)

    def note(self, at: int, word: str) -> None:
        """Remember what would have been understood at the farthest place."""
        if at > self.farthest:
            self.farthest, self.wanted = at, set()
        if at == self.farthest:
            self.wanted.add(word)

    def peek(self, at: int) -> str | None:
        """The token at a place."""
        return self.tokens[at] if at < len(self.tokens) else None

    def after(self, ways: list[tuple[str, ...]], at: int, *, optional: bool = False) -> list[int]:
        """Where any of some words end that stand here."""
        found = [at] if optional else []
        return found + [end for end in {self.words(way, at) for way in ways} if end is not None]

    def name(self, kind: str, id: str, forms: tuple[str, ...], at: int) -> list[int]:
        """Where a name ends that stands here in a form; of a name that was given, any form of its own is."""
        found = self.after([self.grammar.words(said) for said in self.names.said(kind, id, forms)], at)
        if kind in self.names.called and self.cases.issuperset(forms or [""]):
            stems = [stem_of(word) for word in self.grammar.words(self.names.plain[kind, id])]
            if at + len(stems) not in found and all(self.has_stem(at + step, stem) for step, stem in enumerate(stems)):
                found.append(at + len(stems))
        return found

    def has_stem(self, at: int, stem: str) -> bool:
        """Whether a word stands here that is a stem with an ending."""
        word = self.peek(at) or ""
        return word.startswith(stem) and len(word) <= len(stem) + ENDING

    def numbers(self, at: int, forms: tuple[str, ...]) -> Iterator[Part]:
        """A number in digits or as a word, with what is counted."""
        number = self.number_at(at)
        nouns = [form for form in forms if form in self.grammar.nouns]
        if number is None:
            self.note(at, "1")
            for noun in self.bare.intersection(nouns):
                yield from (
                    Part(1, end, 0) for end in self.after([self.grammar.words(self.grammar.nouns[noun][0])], at)
                )
            return
        if not nouns:
            yield Part(number, at + 1, 0)
        for noun in nouns:
            for end in self.after([self.grammar.words(said) for said in self.grammar.heard_nouns[noun]], at + 1):
                yield Part(number, end, 0)

    def number_at(self, at: int) -> int | None:
        """The number that stands here."""
        word = self.peek(at) or ""
        return int(word) if word.isascii() and word.isdigit() and len(word) < 6 else self.grammar.numbers.get(word)

    def lists(self, category: str, forms: tuple[str, ...], at: int) -> Iterator[Part]:
        """A list of parts."""
        listing = self.syntax.listings[category]
        between = signs(self.grammar, f"{category}-next")
        last = signs(self.grammar, f"{category}-last")

        begin = at

        def rest(trees: list[Any], at: int, loose: int) -> Iterator[Part]:
            for way, is_last in ((last, True), (between, False)):
                for start in self.after(way, at):
                    if self.goes_on(begin, at, start):
                        continue
                    for part in self.parse(listing.of, next_forms(listing.of, forms), start):
                        self.step()
                        found = [*trees, part.tree]
                        if is_last:
                            yield Part(found, part.end, loose + part.loose)
                        elif len(found) < listing.most:
                            yield from rest(found, part.end, loose + part.loose)

        for part in self.parse(listing.of, forms, at):
            if listing.least <= 1:
                yield Part([part.tree], part.end, part.loose)
            yield from rest([part.tree], part.end, part.loose)


def stem_of(word: str) -> str:
    """What stays of a name in all its forms."""
    stem = word.rstrip(CHANGING)
    return stem if len(stem) >= SHORTEST else word


def kind_of(shape: Shape) -> str:
    """Whether effects may follow a shape in its sentence."""
    return FREE if shape.is_free else OPEN if shape.is_open else CLOSED


def signs(grammar: Grammar, name: str) -> list[tuple[str, ...]]:
    """The ways in which a join is read."""
    return [grammar.words(way.replace("_", " ")) for way in grammar.joins.get(name, [])]


def sentences(found: list[Token]) -> list[list[Token]]:
    """A text cut at its full stops."""
    parts: list[list[Token]] = [[]]
    for token in found:
        parts[-1].append(token)
        if token.text == STOP:
            parts.append([])
    return [part for part in parts if part]


def unique(parts: list[Part]) -> list[Part]:
    """Each tree once for each end, with as little decoration as there is."""
    found: dict[tuple[str, int], Part] = {}
    for part in parts:
        key = (json.dumps(part.tree, sort_keys=True), part.end)
        if key not in found or part.loose < found[key].loose:
            found[key] = part
    return list(found.values())
