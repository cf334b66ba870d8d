"""Facts: files of them for any game. YAML with the line of everything in it, typed facts, and sentences of verbs.

A mistake names file, line, card and what was expected.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias, get_args, get_type_hints

import msgspec
import yaml

from meadhall.kernel.errors import PackError, nearest

Where: TypeAlias = tuple[str | int, ...]
LARGEST: Final = 10_000  # of any number on a card
Some = Annotated[int, msgspec.Meta(ge=1, le=LARGEST)]
NoLess = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]
MOST_OPENED: Final = 5_000  # brackets in a file
LONGEST_LINE: Final = 4_000  # characters
MOST_PARTS: Final = 100_000  # values in a file
DEEPEST: Final = 40  # lists and mappings, one in another
# What PyYAML raises for a text that is no YAML, or for a word that is not of the kind it claims to be.
UNREADABLE: Final = (yaml.YAMLError, ValueError, LookupError, AttributeError, TypeError, RecursionError)
JSON: Final = (
    "{",
    "[",
)  # what a text begins with that may be JSON: the site brings its files so (tools/interpreter.py)
# The one written in C is ten times as fast; both build plain data only.
LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_yaml(text: str) -> Any:
    """What a YAML text says, as plain data; where it is JSON, a parser reads it that is many times as fast."""
    if text.startswith(JSON):
        try:
            return msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError):
            pass  # lists and mappings of YAML begin so too
    return yaml.load(text, Loader=LOADER)  # noqa: S506 - one of the safe ones


class Facts(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """Facts from a file: no field but those named here; what is as always is left out of fingerprints."""


class MistakeError(Exception):
    """A mistake at a place inside a file of facts."""

    def __init__(self, where: Where, problem: str) -> None:
        super().__init__(problem)
        self.where = where


def name_index(word: Any, names: tuple[str, ...] | list[str], where: Where, what: str) -> int:
    """The place of a word in a list of known ones."""
    if word not in names:
        raise MistakeError(where, f"unknown {what} {word!r}" + nearest(str(word), list(names)))
    return list(names).index(word)


def check_text(name: str, text: str) -> None:
    """Refuse a text of which the parser would make something too deep: it does not stop by itself."""
    opened = text.count("[") + text.count("{")
    longest = max((len(line) for line in text.splitlines()), default=0)
    if opened > MOST_OPENED or longest > LONGEST_LINE:
        msg = f"{name}: expected at most {MOST_OPENED} brackets and lines of at most {LONGEST_LINE} characters"
        raise PackError(f"{msg}, found {opened} and {longest}")


def check_depth(name: str, data: Any) -> None:
    """Refuse data that is deep, or large once its aliases are followed; one that contains itself is both."""
    layer: list[Any] = [data]
    parts = 0
    for _ in range(DEEPEST):
        layer = [
            part
            for each in layer
            if isinstance(each, (list, dict))
            for part in (each if isinstance(each, list) else each.values())
        ]
        parts += len(layer)
        if not layer:
            return
        if parts > MOST_PARTS:
            break
    msg = f"{name}: expected at most {MOST_PARTS} values, of which none is more than {DEEPEST} deep"
    raise PackError(msg)


class Source:
    """A file with the lines of everything in it."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        check_text(name, text)
        self.text = text
        try:
            self.data: Any = read_yaml(text)
        except UNREADABLE as problem:
            msg = f"{name}: this is not YAML: {problem}"
            raise PackError(msg) from problem
        check_depth(name, self.data)

    @cached_property
    def tree(self) -> yaml.Node | None:
        """Where everything stands: only mistakes are told with their lines."""
        found: yaml.Node | None = yaml.compose(self.text, Loader=LOADER)
        return found

    def line(self, where: Where) -> int:
        """The line of a place inside the data; the nearest one around it if the place itself is missing."""
        node: Any = self.tree
        line = node.start_mark.line + 1 if node is not None else 1
        for key in where:
            node = child(node, key)
            if node is None:
                break
            line = node.start_mark.line + 1
        return line

    def refuse(self, where: Where, problem: str) -> PackError:
        """The error for a mistake at a place."""
        card = named(self.data, where[:2])  # deeper ids are those of parts of a card
        return PackError(f"{self.name}:{self.line(where)}: {card}{problem}", where, problem)


def plain_source(name: str, data: Any) -> Source:
    """Plain data that came without a file, as a source: all of it stands in one line."""
    check_depth(name, data)
    source = Source.__new__(Source)  # there is no text to be read
    source.name, source.text, source.data = name, "", data
    return source


def child(node: Any, key: str | int) -> Any:
    """A part of a YAML node, None if there is none."""
    if isinstance(node, yaml.SequenceNode) and isinstance(key, int) and key < len(node.value):
        return node.value[key]
    if isinstance(node, yaml.MappingNode):
        return next((value for name, value in node.value if name.value == str(key)), None)
    return None


def named(data: Any, where: Where) -> str:
    """The card or part that a place belongs to, for a message."""
    found = ""
    for key in where:
        if isinstance(data, dict):
            data = data.get(key)
        elif isinstance(data, list) and isinstance(key, int) and key < len(data):
            data = data[key]
        else:
            break
        called = (data.get("id") or data.get("name")) if isinstance(data, dict) else None
        if isinstance(called, str):
            found = f"{called}: "
    return found


def decode(source: Source, kind: type[Any]) -> Any:
    """A file's data as facts of a kind."""
    try:
        return msgspec.convert(source.data, kind)
    except msgspec.ValidationError as problem:
        message, _, at = str(problem).partition(" - at `$")
        where = tuple(int(index) if index else name for name, index in re.findall(r"\.([\w-]+)|\[(\d+)\]", at))
        raise source.refuse(where, message + expected(kind, where, message)) from problem


def expected(kind: type[Any], where: Where, message: str) -> str:
    """The nearest right word for an unknown field, or for a word where only a few are allowed."""
    hint: Any = kind
    kind = inner(hint, kind)
    for key in where:
        if isinstance(key, str):
            hint = get_type_hints(kind).get(key, Any)
            kind = inner(hint, kind)
    if word := re.search("enum value '(.*)'", message):
        return nearest(word[1], [str(name) for name in get_args(hint)])
    if word := re.search("unknown field `(.*)`", message):
        return nearest(word[1], [field.encode_name for field in msgspec.structs.fields(kind)])
    return ""


def inner(hint: Any, otherwise: type[Any]) -> type[Any]:
    """The facts that a type is of, or is a list of."""
    return next((part for part in (*get_args(hint), hint) if isinstance(part, type)), otherwise)


def read(path: Path) -> Source:
    """A file as a source."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        msg = f"{path.name}: expected a text in UTF-8: {problem}"
        raise PackError(msg) from problem
    return Source(path.name, text)


def check_once(names: list[Any], part: str, source: Source) -> None:
    """Refuse a name that stands there twice."""
    for at, name in enumerate(names):
        if name in names[:at]:
            raise source.refuse((part, at), f"{name!r} stands among the {part} twice")


def check_names(names: list[str], known: list[str], where: Where, what: str, source: Source) -> None:
    """Refuse a name that is not known."""
    for name in names:
        if name not in known:
            raise source.refuse(where, f"unknown {what} {name!r}" + nearest(name, known))


def fingerprint(facts: Any) -> str:
    """A short hash of facts: equal facts have equal ones, whatever machine they are read on."""
    return hashlib.sha256(json.dumps(msgspec.to_builtins(facts), sort_keys=True).encode()).hexdigest()[:16]


# ---------------------------------------------------------------- sentences
def alone(make: Callable[[], Any]) -> Callable[[Any, Needs], Any]:
    """A verb that needs nothing."""

    def build(_: Any, needs: Needs) -> Any:
        needs.parts()
        return make()

    return build


def read_verb(entry: Any, where: Where) -> tuple[str, Any, Where]:
    """One effect: a verb alone, or a verb with what it needs; and the place of it."""
    if isinstance(entry, str):
        return entry, {}, where
    if isinstance(entry, dict) and "if" in entry:
        return "if", entry, where
    if isinstance(entry, dict) and len(entry) == 1:
        verb, needs = next((str(word), rest) for word, rest in entry.items())
        return verb, needs, (*where, verb)
    raise MistakeError(where, f"expected one verb, found {entry!r}")


def verb_of(effect: Any) -> str:
    """The verb of an effect."""
    if isinstance(effect, str):
        return effect
    return "if" if "if" in effect else str(next(iter(effect)))


class Needs:
    """What a verb was given, to be asked for by name; what nobody asked for is a mistake."""

    def __init__(self, verb: str, given: Any, where: Where) -> None:
        self.verb = verb
        self.given = given
        self.where = where

    def parts(self, *known: str) -> dict[str, Any]:
        """The parts by name; a value alone is the first of them."""
        if not known and self.given not in ({}, None):
            raise MistakeError(self.where, f"{self.verb} needs nothing, found {self.given!r}")
        given = self.given if isinstance(self.given, dict) else {known[0]: self.given} if known else {}
        for key in given:
            name_index(key, list(known), self.where, f"part of {self.verb}")
        return given

    def flag(self, given: dict[str, Any], key: str) -> bool:
        """A part that is true or false; false if it is not there."""
        found = given.get(key, False)
        if not isinstance(found, bool):
            raise MistakeError(self.where, f"{self.verb} has {key!r} true or false, found {found!r}")
        return found

    def required(self, given: dict[str, Any], key: str) -> Any:
        """A part that must be there."""
        if key not in given:
            raise MistakeError(self.where, f"{self.verb} needs {key!r}")
        return given[key]


def whole(data: Any, where: Where) -> int:
    """A whole number."""
    if not isinstance(data, int) or isinstance(data, bool):
        raise MistakeError(where, f"expected a whole number, found {data!r}")
    if abs(data) > LARGEST:
        raise MistakeError(where, f"expected a number of at most {LARGEST}, found {data}")
    return data
