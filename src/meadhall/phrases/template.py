"""Template: one phrasing as a pattern: `{gap.form}` is filled, `[...]` is read but not printed, `(a|b)` is either."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from meadhall.kernel.errors import PackError
from meadhall.phrases.tokens import words_of

PARTS: Final = re.compile(r"\{([^{}]*)\}|([\[\]()|])|([^{}\[\]()|]+)")
PASSED: Final = "*"  # the form that is asked of the phrase itself


class Text(NamedTuple):
    """Words as they are printed, and as they are read."""

    text: str
    words: tuple[str, ...]


class Slot(NamedTuple):
    """Where something else is said: what stands in a gap, or a name (`@hero`), in a form."""

    name: str
    forms: tuple[str, ...]


class Kinded(NamedTuple):
    """A noun that tells what stands in a gap: `{n.=what}` after a number, `{#what}` alone; `-form` says in which form.

    A number that is always the same stands for a gap of its own: `{1.=what}`.
    """

    number: str
    gap: str
    form: str


class Either(NamedTuple):
    """One of several sequences: the first is printed. One that is only read prints nothing."""

    ways: tuple[Sequence, ...]
    is_printed: bool


Item: TypeAlias = Text | Slot | Kinded | Either


class Sequence(NamedTuple):
    """One item after the other."""

    items: tuple[Item, ...]


def compiled(text: str, where: str) -> Sequence:
    """A phrasing as a pattern."""
    parts = [(found[1], found[2], found[3]) for found in PARTS.finditer(text)]
    if "".join(found[0] for found in PARTS.finditer(text)) != text:
        raise PackError(f"{where}: expected a phrasing with its brackets closed, found {text!r}")
    sequence, at = sequence_of(parts, 0, where, text)
    if at != len(parts):
        raise PackError(f"{where}: a bracket is closed that was not opened in {text!r}")
    return sequence


def sequence_of(parts: list[tuple[str, str, str]], at: int, where: str, whole: str) -> tuple[Sequence, int]:
    """A sequence from a place on, and where it ends."""
    items: list[Item] = []
    while at < len(parts):
        slot, sign, text = parts[at]
        if sign in {"]", ")", "|"} and sign:
            break
        if sign:
            either, at = either_of(parts, at, where, whole)
            items.append(either)
            continue
        if text:
            items.append(Text(text, words_of(text)))
        else:
            items.append(slot_of(slot))
        at += 1
    return Sequence(tuple(items)), at


def slot_of(text: str) -> Slot | Kinded:
    """What stands between braces."""
    name, *forms = text.split(".")
    if forms and forms[0].startswith("="):
        gap, _, form = forms[0][1:].partition("-")
        return Kinded(name, gap, form)
    if name.startswith("#") and len(name) > 1:
        gap, _, form = name[1:].partition("-")
        return Kinded("", gap, form)
    return Slot(name, tuple(forms))


def either_of(parts: list[tuple[str, str, str]], at: int, where: str, whole: str) -> tuple[Either, int]:
    """What stands in brackets, and where it ends."""
    closing = "]" if parts[at][1] == "[" else ")"
    ways: list[Sequence] = []
    while True:
        way, at = sequence_of(parts, at + 1, where, whole)
        ways.append(way)
        if at >= len(parts) or parts[at][1] not in {"|", closing}:
            raise PackError(f"{where}: expected {closing!r} in {whole!r}")
        if parts[at][1] == closing:
            break
    is_printed = closing == ")"
    return Either(tuple(ways) if is_printed else (Sequence(()), *ways), is_printed), at + 1


def asked_of(slot: Slot, forms: tuple[str, ...]) -> tuple[str, ...]:
    """The form that a slot asks for, where some forms are asked of its phrase."""
    return tuple(part for form in slot.forms for part in (forms if form == PASSED else (form,)))


def respelt(sequence: Sequence, spelt: Callable[[tuple[str, ...]], tuple[str, ...]]) -> Sequence:
    """A phrasing whose words are compared in another spelling."""
    items: list[Item] = []
    for item in sequence.items:
        if isinstance(item, Text):
            items.append(item._replace(words=spelt(item.words)))
        elif isinstance(item, Either):
            items.append(item._replace(ways=tuple(respelt(way, spelt) for way in item.ways)))
        else:
            items.append(item)
    return Sequence(tuple(items))


def slots_of(sequence: Sequence) -> set[str]:
    """The names of all slots of a phrasing."""
    found: set[str] = set()
    for item in sequence.items:
        if isinstance(item, Slot):
            found.add(item.name)
        elif isinstance(item, Kinded):
            found |= {item.gap, *([] if item.number.isdigit() or not item.number else [item.number])}
        elif isinstance(item, Either):
            for way in item.ways:
                found |= slots_of(way)
    return found
