"""Board: spaces, lines, zones and doors, with everything that can be known before a match in tables."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.kernel.bits import bit, lowest

FARTHEST: Final = 15  # movement is counted up to here; no board is wider


@final
class Board:
    """One battlefield. Every table has a part per setting of the doors: bit d of the setting means door d is closed."""

    __slots__ = (
        "adjacent", "doors", "doorways", "id", "names", "sight", "size", "starts", "steps", "within", "zones",
        "zones_of",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        names: list[str],
        zones: list[str],
        zones_of: list[int],
        starts: list[int],
        lines: list[tuple[int, int]],
        passages: list[int],
        doors: list[tuple[str, list[tuple[int, int]]]],
    ) -> None:
        self.id: str = id
        self.names: list[str] = names
        self.zones: list[str] = zones
        self.size: i64 = len(names)
        self.zones_of: vec[i64] = vec[i64](zones_of)  # by space: the set of its zones
        self.starts: vec[i64] = vec[i64](starts)
        self.doors: list[str] = [name for name, _ in doors]
        self.doorways: vec[i64] = vec[i64](  # by door: the spaces next to it
            [sum([1 << space for space in {end for line in cut for end in line}]) for _, cut in doors]
        )
        adjacent: list[int] = []
        steps: list[int] = []
        sight: list[int] = []
        within: list[int] = []
        open_distance = distances(neighbours(len(names), lines))
        for closed in range(1 << len(doors)):
            cut = {line for d, (_, crossed) in enumerate(doors) if closed >> d & 1 for line in crossed}
            here = neighbours(len(names), [line for line in lines if line not in cut])
            walk = with_passages(here, passages)
            adjacent += here
            steps += walk
            sight += zone_sight(zones_of, open_distance, distances(here))
            within += circles(distances(walk))
        self.adjacent: vec[i64] = vec[i64](adjacent)
        self.steps: vec[i64] = vec[i64](steps)
        self.sight: vec[i64] = vec[i64](sight)
        self.within: vec[i64] = vec[i64](within)

    def next_to(self, closed: i64, spaces: i64) -> i64:
        """All spaces adjacent to one of a set (D2.2)."""
        return spread(self.adjacent, closed * self.size, spaces)

    def seen_from(self, closed: i64, spaces: i64) -> i64:
        """All spaces that share a zone with one of a set, itself included (D2.3, D10.3)."""
        return spread(self.sight, closed * self.size, spaces)

    def one_step(self, closed: i64, spaces: i64) -> i64:
        """All spaces one step of movement away from one of a set."""
        return spread(self.steps, closed * self.size, spaces)

    def around(self, closed: i64, space: i64, n: i64) -> i64:
        """All spaces at most n steps away when nobody is in the way."""
        if n > FARTHEST:
            n = FARTHEST
        return self.within[(closed * (FARTHEST + 1) + n) * self.size + space]


def spread(table: vec[i64], base: i64, spaces: i64) -> i64:
    """The union of a table's entries for a set of spaces."""
    found: i64 = 0
    while spaces != 0:
        found |= table[base + lowest(spaces)]
        spaces &= spaces - 1
    return found


def neighbours(size: int, lines: list[tuple[int, int]]) -> list[int]:
    """By space: the set of spaces joined to it by a line."""
    found = [0] * size
    for a, b in lines:
        found[a] |= 1 << b
        found[b] |= 1 << a
    return found


def with_passages(adjacent: list[int], passages: list[int]) -> list[int]:
    """Spaces of secret passages are next to each other for movement only."""
    ends = sum([1 << space for space in passages])
    return [near | (ends & ~(1 << space) if ends >> space & 1 else 0) for space, near in enumerate(adjacent)]


def distances(adjacent: list[int]) -> list[list[int]]:
    """Steps between any two spaces; -1 where there is no way."""
    size = len(adjacent)
    table: list[list[int]] = []
    for start in range(size):
        row = [-1] * size
        row[start] = 0
        queue = [start]
        for space in queue:
            for other in range(size):
                if adjacent[space] >> other & 1 and row[other] < 0:
                    row[other] = row[space] + 1
                    queue.append(other)
        table.append(row)
    return table


def zone_sight(zones_of: list[int], with_doors_open: list[list[int]], now: list[list[int]]) -> list[int]:
    """By space: the spaces of its zones, but for those with a closed door on every shortest way (D10.3, R11)."""
    size = len(zones_of)
    return [
        sum([1 << b for b in range(size) if zones_of[a] & zones_of[b] and now[a][b] == with_doors_open[a][b]])
        for a in range(size)
    ]


def circles(distance: list[list[int]]) -> list[int]:
    """For 0 to FARTHEST steps, by space: the set of spaces within that many steps."""
    return [
        sum([1 << space for space, far in enumerate(row) if 0 <= far <= n])
        for n in range(FARTHEST + 1)
        for row in distance
    ]


def path(step_table: vec[i64], base: i64, start: i64, goal: i64, blocked: i64) -> list[int]:
    """A shortest way from start to goal that avoids blocked spaces, both ends included; empty if there is none."""
    rings = NO_RINGS
    seen = bit(start)
    ring = seen
    while ring >> goal & 1 == 0:
        rings = append(rings, ring)
        ring = spread(step_table, base, ring) & ~seen & ~blocked
        seen |= ring
        if ring == 0:
            return []
    way: list[int] = [goal]
    for at in range(
        i64(len(rings)) - 1, -1, -1
    ):  # from ring to ring inwards, each time to the first space that leads on
        goal = lowest(step_table[base + goal] & rings[at])
        way.append(goal)
    way.reverse()
    return way


NO_RINGS: Final[vec[i64]] = vec[i64]([])
