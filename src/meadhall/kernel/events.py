"""Events: what happened, as ints. A kind gives their parts names and meanings for readers outside."""

from __future__ import annotations

from typing import NamedTuple


class Kind(NamedTuple):
    """A kind of event: its name, the meaning of its parts in order, and the parts of a view it names."""

    name: str
    parts: tuple[str, ...]
    touches: tuple[str, ...] = ()
