"""Events: what happened, as ints. A kind gives their parts names and meanings for readers outside."""

from __future__ import annotations

from typing import NamedTuple, final

from mypy_extensions import i64


class Kind(NamedTuple):
    """A kind of event: its name, the meaning of its parts in order, and the parts of a view it names."""

    name: str
    parts: tuple[str, ...]
    touches: tuple[str, ...] = ()


@final
class Kinds:
    """The kinds of events of a game. Each is declared once, by a call that returns its number."""

    __slots__ = ("declared",)

    def __init__(self) -> None:
        self.declared: list[Kind] = []

    def __call__(self, name: str, parts: tuple[str, ...], touches: tuple[str, ...] = ()) -> i64:
        """Declare a kind: its name, what its parts mean, and the parts of a view that it names as changed."""
        self.declared.append(Kind(name, parts, touches))
        return len(self.declared) - 1

    def all(self) -> tuple[Kind, ...]:
        """All kinds, by number."""
        return tuple(self.declared)
