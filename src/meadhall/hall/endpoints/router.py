"""Router: which endpoint an address belongs to."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from meadhall.hall.effects.work import Work
from meadhall.hall.endpoints.request import Reply, Request

Handler = Callable[[Request], Work[Reply]]
LONGEST_BODY: Final = 32_768
PART: Final = re.compile(r"\{(\w+)\}")


class Endpoint(NamedTuple):
    """An address below `/api`, how it is asked, and who answers.

    An act changes something: nobody does it from another site. What is costly is not done too often.
    """

    method: str
    path: str
    handler: Handler
    is_act: bool = False
    is_costly: bool = False
    largest: int = LONGEST_BODY  # bytes that may be sent along
    too_often: str = "too-many"  # what is said to who does too much of what is costly


class Router:
    """All endpoints; the first that fits an address is its own."""

    def __init__(self, endpoints: Iterable[Endpoint]) -> None:
        self.endpoints = [(pattern_of(each.path), each) for each in endpoints]

    def find(self, method: str, path: str) -> tuple[Endpoint, dict[str, str]] | None:
        """The endpoint of an address and the parts of that; None if there is none."""
        for pattern, endpoint in self.endpoints:
            found = pattern.fullmatch(path)
            if found is not None and endpoint.method == method:
                return endpoint, found.groupdict()
        return None


def pattern_of(path: str) -> re.Pattern[str]:
    """What addresses look like: a part in braces is anything up to the next slash."""
    return re.compile(PART.sub(r"(?P<\1>[^/]+)", re.escape(path).replace(r"\{", "{").replace(r"\}", "}")))
