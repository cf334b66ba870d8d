"""Grammar: how one language says the shapes of a game, from a file with a section for each category.

    [unit]
    draw = draw {n.card}
      | take {n.card} from your deck

An entry is the id of a shape, or an id with forms (`enemies.each.acc`). Its first phrasing is printed, the others are
only read. `[nouns]` has what is counted, `[names]` forms of names, `[join]` and `[lists]` what stands between parts.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from meadhall.kernel.errors import PackError
from meadhall.phrases.template import Sequence, compiled

PLAIN: Final = frozenset[str]()
PLURALS: Final = {"one": 0, "few": 1, "many": -1, "other": -1}
COMMENT: Final = "#"


class Entry(NamedTuple):
    """How something is said in a form: the first phrasing is printed."""

    forms: frozenset[str]
    phrasings: tuple[Sequence, ...]
    texts: tuple[str, ...]


class Grammar:
    """All that a language says of a game."""

    def __init__(self, language: str, sections: dict[str, dict[str, list[str]]], where: str) -> None:
        self.language = language
        self.where = where
        self.entries: dict[tuple[str, str], list[Entry]] = {}
        self.nouns = {
            name: [form.strip() for form in texts[0].split("/")] for name, texts in sections.pop("nouns", {}).items()
        }
        self.numbers = {word: int(number) for number, texts in sections.pop("numbers", {}).items() for word in texts}
        self.joins = sections.pop("join", {})
        self.names = sections.pop("names", {})
        self.fallbacks = {name: texts[0] for name, texts in sections.pop("fallback", {}).items()}
        for section, entries in sections.items():
            for name, texts in entries.items():
                id, *forms = name.split(".")
                places = tuple(compiled(text, f"{where}: {name}") for text in texts)
                self.entries.setdefault((section, id), []).append(Entry(frozenset(forms), places, tuple(texts)))

    def entry(self, category: str, id: str, forms: tuple[str, ...]) -> Entry | None:
        """How a shape is said in a form: the entry that is nearest to it and asks for nothing else."""
        entries = self.entries.get((category, id), [])
        if not forms:
            return next((entry for entry in entries if not entry.forms), None)
        asked = set(forms)
        found = [entry for entry in entries if entry.forms <= asked]
        return max(found, key=lambda entry: len(entry.forms), default=None)

    def counted(self, forms: list[str], number: int) -> str:
        """A noun as it stands after a number."""
        return forms[PLURALS[plural(self.language, number)]] if len(forms) > 1 else forms[0]


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
