"""Survey: all that is wrong with a board, or worth a second look, each at its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from math import dist
from typing import Any, NamedTuple

from meadhall.games.duel.rules import catalogue
from meadhall.packs import Where


class Finding(NamedTuple):
    """Something that was found: where, of which kind, in English, and its parts."""

    where: Where
    kind: str
    text: str
    told: dict[str, Any]


def found(where: Where, kind: str, text: str, **told: Any) -> Finding:
    """One of them."""
    return Finding(where, kind, text, told)


# ---------------------------------------------------------------- mistakes
def mistakes_of(board: catalogue.Battlefield) -> Iterator[Finding]:
    """What no match could be played with."""
    yield from twice("spaces", "space", [space.id for space in board.spaces])
    yield from twice("zones", "zone", [zone.id for zone in board.zones])
    yield from twice("doors", "door", [door.id for door in board.doors])
    yield from unknown_names(board)
    yield from lines_of(board)
    yield from doors_of(board)
    yield from starts_of(board)


def twice(part: str, what: str, ids: list[str]) -> Iterator[Finding]:
    """What is there a second time."""
    seen: set[str] = set()
    for at, id in enumerate(ids):
        if id in seen:
            yield found((part, at), f"{what}-twice", f"a second {what} {id!r:.80}", id=id)
        seen.add(id)


def unknown_names(board: catalogue.Battlefield) -> Iterator[Finding]:
    """What names a space or a zone that there is not."""
    spaces, zones = {space.id for space in board.spaces}, {zone.id for zone in board.zones}
    for at, space in enumerate(board.spaces):
        for zone in space.zones:
            if zone not in zones:
                yield found(("spaces", at, "zones"), "zone-unknown", f"there is no zone {zone!r:.80}", id=zone)
    told: list[tuple[Where, Iterable[str]]] = [(("lines", at), line) for at, line in enumerate(board.lines)]
    told += [(("bends", at), bend[:2]) for at, bend in enumerate(board.bends)]
    told += [(("passages", at), [space]) for at, space in enumerate(board.passages)]
    for where, ids in told:
        for id in ids:
            if id not in spaces:
                yield found(where, "space-unknown", f"there is no space {id!r:.80}", id=id)


def lines_of(board: catalogue.Battlefield) -> Iterator[Finding]:
    """Lines that lead nowhere, or that are there twice."""
    seen: set[frozenset[str]] = set()
    for at, (one, other) in enumerate(board.lines):
        if one == other:
            yield found(("lines", at), "line-loop", f"a line from {one!r:.80} to itself", id=one)
        elif frozenset((one, other)) in seen:
            text = f"a second line between {one!r:.80} and {other!r:.80}"
            yield found(("lines", at), "line-twice", text, one=one, other=other)
        seen.add(frozenset((one, other)))


def doors_of(board: catalogue.Battlefield) -> Iterator[Finding]:
    """Doors that lie over nothing."""
    lines = set(board.lines)
    for at, door in enumerate(board.doors):
        if not door.lines or any(line not in lines for line in door.lines):
            yield found(("doors", at), "door-line", f"door {door.id!r:.80} is over no line of this board", id=door.id)


def starts_of(board: catalogue.Battlefield) -> Iterator[Finding]:
    """Start spaces for two at least, each with a number of its own."""
    starts = Counter(space.start for space in board.spaces if space.start is not None)
    for number in (1, 2):
        if number not in starts:
            yield found(("spaces",), "start-missing", f"no space is start {number}", number=number)
    seen: set[int] = set()
    for at, space in enumerate(board.spaces):
        if space.start is not None:
            if space.start in seen:
                text = f"a second start {space.start}"
                yield found(("spaces", at, "start"), "start-twice", text, number=space.start)
            if space.start < 1:
                yield found(("spaces", at, "start"), "start-odd", "starts are counted from 1", number=space.start)
            seen.add(space.start)


# ---------------------------------------------------------------- worth a second look
def cautions_of(board: catalogue.Battlefield) -> Iterator[Finding]:
    """What an author may have overlooked."""
    yield from cut_off(board)
    for at, zone in enumerate(board.zones):
        if not any(zone.id in space.zones for space in board.spaces):
            yield found(("zones", at), "zone-empty", f"no space is in the zone {zone.id!r:.80}", id=zone.id)
    for at, space in enumerate(board.spaces):
        if not space.zones:
            yield found(("spaces", at, "zones"), "space-zoneless", f"space {space.id!r:.80} is in no zone", id=space.id)
        if not all(0 <= part <= most for part, most in zip((space.x, space.y), board.size, strict=True)):
            yield found(("spaces", at), "off-board", f"space {space.id!r:.80} lies beside the board", id=space.id)
    for (one, first), (at, second) in combinations(enumerate(board.spaces), 2):
        if dist((first.x, first.y), (second.x, second.y)) < 2 * board.radius:
            text = f"spaces {first.id!r:.80} and {second.id!r:.80} overlap"
            yield found(("spaces", at), "overlap", text, one=one, id=second.id, other=first.id)


def cut_off(board: catalogue.Battlefield) -> Iterator[Finding]:
    """Spaces to which no way leads from the first start, even with all doors open."""
    begin = next((space.id for space in board.spaces if space.start == 1), None)
    if begin is None:
        return
    reached = reached_from(begin, neighbours_of(board))
    for at, space in enumerate(board.spaces):
        if space.id not in reached:
            text = f"no way leads from start 1 to {space.id!r:.80}"
            yield found(("spaces", at), "unreachable", text, id=space.id)


def neighbours_of(board: catalogue.Battlefield) -> Callable[[str], list[str]]:
    """The spaces that a step leads to, by the space where it begins; a passage leads to every other one."""
    known: dict[str, list[str]] = {space.id: [] for space in board.spaces}
    passages = set(board.passages)
    for one, other in board.lines:
        known[one].append(other)
        known[other].append(one)
    return lambda space: [*known[space], *(passages if space in passages else ())]


def reached_from(begin: str, neighbours: Callable[[str], list[str]]) -> set[str]:
    """All spaces that some steps lead to."""
    reached, waiting = {begin}, [begin]
    while waiting:
        for id in neighbours(waiting.pop()):
            if id not in reached:
                reached.add(id)
                waiting.append(id)
    return reached
