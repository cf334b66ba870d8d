"""Grammar: how one language says the shapes of a game, from a file with a section for each category.

    [unit]
    draw = draw {n.card}
      | take {n.card} from your deck

An entry is the id of a shape, or an id with forms (`enemies.each.acc`). Its first phrasing is printed, the others are
only read. `[nouns]` has what is counted, `[names]` forms of names, `[join]` and `[lists]` what stands between parts.
`[spellings]` has words with others that are read just as they are; `[alike]` has words that many phrasings share, where
`<id>` stands for any of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from meadhall.kernel.errors import PackError
from meadhall.phrases.template import Sequence, compiled, respelt
from meadhall.phrases.tokens import Token, tokens, words_of

PLAIN: Final = frozenset[str]()
PLURALS: Final = {"one": 0, "few": 1, "many": -1, "other": -1}
COMMENT: Final = "#"
ALIKE: Final = re.compile(r"<([^<>]+)>")
Words: TypeAlias = tuple[str, ...]


class Phrasings:
    """All phrasings of an entry, each compiled when somebody first looks at it: who only prints needs few of a file."""

    def __init__(self, texts: list[str], compile: Callable[[str], Sequence]) -> None:
        self.texts = texts
        self.compile = compile
        self.some: dict[int, Sequence] = {}
        self.all: list[Sequence] = []

    def __getitem__(self, at: int) -> Sequence:
        found = self.some.get(at)
        if found is None:
            found = self.some[at] = self.compile(self.texts[at])
        return found

    def __iter__(self) -> Iterator[Sequence]:
        return iter(self.all) if self.all else self.one_by_one()

    def one_by_one(self) -> Iterator[Sequence]:
        """Phrasing after phrasing; whoever has asked for the last one has compiled them all."""
        for at in range(len(self.texts)):
            yield self[at]
        self.all = [self[at] for at in range(len(self.texts))]


class Entry(NamedTuple):
    """How something is said in a form: the first phrasing is printed."""

    forms: frozenset[str]
    phrasings: Phrasings


class Grammar:
    """All that a language says of a game."""

    def __init__(self, language: str, sections: dict[str, dict[str, list[str]]], where: str) -> None:
        self.language = language
        self.where = where
        self.entries: dict[tuple[str, str], list[Entry]] = {}
        self.spellings = spellings_of(sections.pop("spellings", {}))
        self.longest = max((len(words) for words in self.spellings), default=0)
        self.spelt: dict[str, Words] = {}
        nouns = sections.pop("nouns", {})
        self.nouns = {name: [form.strip() for form in texts[0].split("/")] for name, texts in nouns.items()}
        self.heard_nouns = {
            name: [form.strip() for text in texts for form in text.split("/")] for name, texts in nouns.items()
        }
        self.numbers = {word: int(number) for number, texts in sections.pop("numbers", {}).items() for word in texts}
        self.joins = sections.pop("join", {})
        self.names = sections.pop("names", {})
        fallbacks = sections.pop("fallback", {})
        self.fallbacks = {name: texts[0] for name, texts in fallbacks.items()}
        self.heard_fallbacks = {name: texts[1:] for name, texts in fallbacks.items() if texts[1:]}
        self.alike = {name: f"({'|'.join(texts)})" for name, texts in sections.pop("alike", {}).items()}
        for section, entries in sections.items():
            for name, told in entries.items():
                id, *forms = name.split(".")
                phrasings = Phrasings(told, partial(self.phrasing, f"{where}: {name}"))
                self.entries.setdefault((section, id), []).append(Entry(frozenset(forms), phrasings))

    def phrasing(self, where: str, text: str) -> Sequence:
        """A phrasing as a pattern, from its text in the file."""
        return respelt(compiled(with_alike(text, self.alike, where), where), self.respelt)

    def entry(self, category: str, id: str, forms: tuple[str, ...]) -> Entry | None:
        """How a shape is said in a form: the entry that is nearest to it and asks for nothing else."""
        entries = self.entries.get((category, id), [])
        if not forms:
            return next((entry for entry in entries if not entry.forms), None)
        asked = set(forms)
        found = [entry for entry in entries if entry.forms <= asked]
        return max(found, key=lambda entry: len(entry.forms), default=None)

    def words(self, text: str) -> Words:
        """The words of a text as they are spelt here."""
        found = self.spelt.get(text)
        if found is None:
            found = self.spelt[text] = self.respelt(words_of(text))
        return found

    def respelt(self, words: Words) -> Words:
        """Words in the spelling in which they are compared."""
        return tuple(token.text for token in self.tokens_of([Token(word, 0, 0) for word in words]))

    def tokens(self, text: str) -> list[Token]:
        """The tokens of a text as they are spelt here, each with its place in the text."""
        return self.tokens_of(tokens(text))

    def tokens_of(self, found: list[Token]) -> list[Token]:
        """Tokens, with those that are spelt in another way replaced."""
        kept: list[Token] = []
        at = 0
        while at < len(found):
            many, words = self.spelling_at(found, at)
            if many:
                kept += [Token(word, found[at].start, found[at + many - 1].end) for word in words]
            else:
                kept.append(found[at])
            at += many or 1
        return kept

    def spelling_at(self, found: list[Token], at: int) -> tuple[int, Words]:
        """How many tokens are spelt in another way, and how they are spelt here."""
        for many in range(min(self.longest, len(found) - at), 0, -1):
            words = self.spellings.get(tuple(token.text for token in found[at : at + many]))
            if words is not None:
                return many, words
        return 0, ()

    def counted(self, forms: list[str], number: int) -> str:
        """A noun as it stands after a number."""
        return forms[PLURALS[plural(self.language, number)]] if len(forms) > 1 else forms[0]


def spellings_of(section: dict[str, list[str]]) -> dict[Words, Words]:
    """How words are spelt, by the words that people write."""
    return {words_of(other): words_of(name) for name, others in section.items() for other in others}


def with_alike(text: str, alike: dict[str, str], where: str) -> str:
    """A phrasing with words that many phrasings share; these may share words themselves."""
    while (found := ALIKE.search(text)) is not None:
        if found[1] not in alike:
            raise PackError(f"{where}: [alike] has no {found[1]!r}")
        text = text[: found.start()] + alike[found[1]] + text[found.end() :]
    return text


@cache
def plural(language: str, number: int) -> str:
    """Which of its plural forms a language uses with a number."""
    from babel import Locale  # noqa: PLC0415 - only those who print need it

    return str(Locale.parse(language).plural_form(number))


def load(path: Path) -> Grammar:
    """The grammar of a language, from its file."""
    return Grammar(path.stem, sections_of(path.read_text(encoding="utf-8"), path.name), path.name)


def sections_of(text: str, where: str) -> dict[str, dict[str, list[str]]]:
    """A file as sections of entries, each with its phrasings."""
    sections: dict[str, dict[str, list[str]]] = {}
    section: dict[str, list[str]] | None = None
    phrasings: list[str] | None = None
    for number, line in enumerate(text.splitlines(), 1):
        told = line.strip()
        if not told or told.startswith(COMMENT):
            continue
        if told.startswith("[") and told.endswith("]") and "=" not in told:
            section, phrasings = sections.setdefault(told[1:-1], {}), None
        elif told.startswith("|") and phrasings is not None:
            phrasings.append(told[1:].strip())
        elif section is not None and "=" in told:
            name, _, phrasing = told.partition("=")
            if name.strip() in section:
                raise PackError(f"{where}:{number}: {name.strip()} stands there twice")
            phrasings = section[name.strip()] = [phrasing.strip()]
        else:
            raise PackError(f"{where}:{number}: expected [section], id = phrasing, or | phrasing; found {told!r}")
    return sections
