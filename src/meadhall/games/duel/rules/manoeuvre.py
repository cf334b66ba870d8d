"""The manoeuvre's moves: each fighter in turn, in any order, with doors opened and closed on the way (D5.3, D10.1)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.duel.rules import events
from meadhall.games.duel.rules.movement import area, blocking, distance, has_room, walk, way
from meadhall.games.duel.rules.state import Duel
from meadhall.kernel.bits import WORD, bit, lowest, shift
from meadhall.kernel.machine import Node
from meadhall.kernel.options import Options

DONE: Final = 59  # the last number of a word, which is no space's
LOCAL: Final = 0xFFF  # operand a: the fighters that have not finished, then the one under way plus one
UNDER_WAY: Final = 12
STEP_BITS: Final = 4  # operand b: how many steps each fighter has left
STEP_MASK: Final = 0xF


@final
class Manoeuvre(Node[Duel]):
    """Move fighters, one finishing before the next starts.

    Codes: word j is fighter j walking to a space; behind these words come, for fighter j and door d, the spaces at
    which j opens or closes d. DONE ends the fighter under way, or the whole manoeuvre.
    """

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_move"
        self.rules = ("D5.3", "D5.4", "D10.1")

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Ask while anything can be done; that is plain for all to see."""
        table = s.table
        if s.out >> me & 1 != 0:
            return  # who has left in the middle of a move goes nowhere
        base = table.base[me]
        if a >> UNDER_WAY != 0 and s.space[base + (a >> UNDER_WAY) - 1] >= 0:
            s.ask(me)
            return
        if a >> UNDER_WAY != 0:  # who was under way has fallen by what waited for its steps
            self.push(s, me, a & LOCAL & ~bit((a >> UNDER_WAY) - 1), b)
            return
        fighters = a & LOCAL
        while fighters != 0:
            j = lowest(fighters)
            if has_room(s, base + j, steps_left(b, j), through=False):
                s.ask(me)
                return
            fighters &= fighters - 1
        if len(table.board.doors) > 0 and self.some_door(s, me, a, b):
            s.ask(me)

    def some_door(self, s: Duel, me: i64, a: i64, b: i64) -> bool:
        """Whether any fighter could open or close a door."""
        base = s.table.base[me]
        for f in range(base, s.table.base[me + 1]):
            for door in range(len(s.table.board.doorways)):
                if self.door_spaces(s, me, a, b, f - base, door) != 0:
                    return True
        return False

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Destinations by fighter, doors by fighter, and being done."""
        table = s.table
        base = table.base[me]
        size = table.base[me + 1] - base
        current = (a >> UNDER_WAY) - 1
        if current < 0 or not shares_space(s, base + current):
            out.put(0, bit(DONE))
        walking = bit(current) if current >= 0 else a & LOCAL
        blocked = blocking(s, base)
        free = ~s.occupied()
        while walking != 0:
            j = lowest(walking)
            walking &= walking - 1
            out.put(j, area(s, base + j, steps_left(b, j), blocked) & free)
        for door in range(len(table.board.doorways)):
            for j in range(size):
                out.put(size + j * len(table.board.doorways) + door, self.door_spaces(s, me, a, b, j, door))

    def door_spaces(self, s: Duel, me: i64, a: i64, b: i64, j: i64, door: i64) -> i64:
        """The spaces at which fighter j can use a door: on its way, or where it stands."""
        f = s.table.base[me] + j
        if s.space[f] < 0:
            return 0
        doorway = s.table.board.doorways[door]
        left = steps_left(b, j) - (s.doors >> door & 1)  # opening costs a step, closing does not
        current = (a >> UNDER_WAY) - 1
        if left < 0:
            return 0
        if current == j or (current < 0 and a >> j & 1 != 0):
            return self.on_the_way(s, f, left, door) & doorway
        if current >= 0 and shares_space(s, s.table.base[me] + current):
            return 0  # the one under way must first get off a friend's space
        return bit(s.space[f]) & doorway

    def on_the_way(self, s: Duel, f: i64, left: i64, door: i64) -> i64:
        """Spaces a fighter can walk to and use a door from, friends' spaces only where it can still end well."""
        near = area(s, f, left, blocking(s, f))
        others = s.occupied() & ~bit(s.space[f])
        shared = near & others & s.table.board.doorways[door]
        if shares_space(s, f):
            shared |= bit(s.space[f]) & s.table.board.doorways[door]
            near &= ~bit(s.space[f])
        found = near & ~others
        while shared != 0:
            space = lowest(shared)
            shared &= shared - 1
            if self.ends_well(s, f, space, left - distance(s, f, space), door):
                found |= bit(space)
        return found

    def ends_well(self, s: Duel, f: i64, space: i64, left: i64, door: i64) -> bool:
        """Whether a fighter could still end on an empty space after using a door from a shared one."""
        start = s.space[f]
        s.space[f] = space
        s.doors ^= bit(door)
        free = area(s, f, left, blocking(s, f)) & ~s.occupied()
        s.doors ^= bit(door)
        s.space[f] = start
        return free != 0

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Walk, or use a door and go on with what is left."""
        table = s.table
        base = table.base[me]
        size = table.base[me + 1] - base
        doors: i64 = len(table.board.doorways)
        word = code // WORD
        space = code % WORD
        current = (a >> UNDER_WAY) - 1
        if code == DONE:
            if current >= 0:
                self.push(s, me, a & LOCAL & ~bit(current), b)
        elif word < size:
            if doors > 0:
                b = spend(b, word, distance(s, base + word, space))
            a = a & LOCAL & ~bit(word)
            if a != 0 or doors > 0:
                self.push(s, me, a, b)
            walk(s, base + word, space, through=False)
        else:
            self.use_door(s, me, a, b, (word - size) // doors, (word - size) % doors, space)

    def use_door(self, s: Duel, me: i64, a: i64, b: i64, j: i64, door: i64, space: i64) -> None:
        """Walk to a space if need be, open or close the door there, and go on."""
        f = s.table.base[me] + j
        was_closed = s.doors >> door & 1
        walks = s.space[f] != space
        if walks:
            b = spend(b, j, distance(s, f, space))
            a = a & LOCAL | shift(j + 1, UNDER_WAY)
        self.push(s, me, a, spend(b, j, was_closed))
        if walks:
            walk(s, f, space, through=False)
        s.doors ^= bit(door)
        s.tell(events.DOOR_OPENED if was_closed != 0 else events.DOOR_CLOSED, door, f, 0, 0)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """Who goes where by which path, and which door is used there."""
        table = s.table
        base: int = table.base[me]
        size: int = table.base[me + 1] - base
        if code == DONE:
            current = (a >> UNDER_WAY) - 1
            return [("done", ""), ("mover", [table.fighter_ids[base + current]] if current >= 0 else None)]
        word, space = code // WORD, code % WORD
        doors = len(table.board.doors)
        j = word if word < size else (word - size) // doors
        steps = [table.board.names[at] for at in way(s, base + j, space, through=False)]
        told: list[tuple[str, object]] = [
            ("move", ""),
            ("fighter", table.fighter_ids[base + j]),
            ("space", table.board.names[space]),
            ("path", steps),
        ]
        if word < size:
            return told
        door = (word - size) % doors
        told[0] = ("open_door" if s.doors >> door & 1 else "close_door", "")
        told.append(("door", table.board.doors[door]))
        return told


def steps_left(b: i64, j: i64) -> i64:
    """How many steps fighter j has left."""
    return b >> STEP_BITS * j & STEP_MASK


def spend(b: i64, j: i64, n: i64) -> i64:
    """Fighter j uses up n steps."""
    return b - shift(n, STEP_BITS * j)


def shares_space(s: Duel, f: i64) -> bool:
    """Whether another fighter stands where this one is, in the middle of its move."""
    for other in range(len(s.space)):
        if other != f and s.space[other] == s.space[f] and s.space[f] >= 0:
            return True
    return False
