"""Hnefatafl by habit: which traits of a move speak for it."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.habits import Habits
from meadhall.games.hnefatafl.bots.outlook import (
    GOALS,
    NO_WAY,
    OPPOSITE,
    RINGS,
    exits,
    goal_of,
    is_hostile,
    is_king_exposed,
    is_open,
    is_pinched,
    is_reached,
    last_gap,
    men_beside,
    rings,
)
from meadhall.games.hnefatafl.rules.moves import may_stop, space_of, start_of
from meadhall.games.hnefatafl.rules.state import Hnefatafl
from meadhall.games.hnefatafl.rules.table import ATTACKERS, DEFENDERS, UP, WAYS, Table

# kinds of pieces
ATTACKER: Final = 0
DEFENDER: Final = 1
KING: Final = 2
KINDS: Final = 3

BANDS: Final = 8  # steps to the king: 0 to 7
FEW: Final = 4  # of something: 0 to 3
FEW_BUT_ONE: Final = 3
UNKNOWN: Final = 0
NO: Final = 1
YES: Final = 2

# weights, all of them once for boards where the king wins at the edge and once for those with corners
TO: Final = 0  # by kind: the ring that a piece goes to
FROM: Final = TO + KINDS * RINGS  # and the one that it leaves
TAKE: Final = FROM + KINDS * RINGS  # by kind: how many it captures
RETAKE: Final = TAKE + KINDS * FEW  # by kind: the piece that has just moved
RISK: Final = RETAKE + KINDS  # by man, and whether it captures: it could be captured there
FLEE: Final = RISK + 2 * 2  # by man: it could be captured where it stands
NEAR: Final = FLEE + 2  # by man: steps to the king
LEAVE: Final = NEAR + 2 * BANDS  # by man: away from beside the king
FRIENDS: Final = LEAVE + 2  # by man: how many of its side will stand next to it
CHAIN: Final = FRIENDS + 2 * FEW  # by man: how many will stand across a corner from it
ESCAPE: Final = CHAIN + 2 * FEW
CAPTURE_KING: Final = ESCAPE + 1
BLOCK: Final = CAPTURE_KING + 1  # by how many ways out the king has: one of them is closed
CUT: Final = BLOCK + FEW  # how many ways would be closed that the king has in two moves
LET_OUT: Final = CUT + FEW  # an attacker opens a way out
SQUEEZE: Final = LET_OUT + 1  # an attacker next to the king: nothing more, or the next move would capture him
BESET: Final = SQUEEZE + 2  # an attacker next to a king who must be surrounded: how many stand there then
OPEN: Final = BESET + FEW  # a defender opens a way out, by how many there are
SHIELD: Final = OPEN + FEW  # a defender stands where the king could be captured from
RESCUE: Final = SHIELD + 1  # a capture while the king is in danger
KING_OUT: Final = RESCUE + 1  # the king: how many ways out he has then, safe there or not
KING_FLEES: Final = KING_OUT + 2 * FEW  # out of danger, or not
HALF: Final = KING_FLEES + 2
SIZE: Final = 2 * HALF
PARTS: Final = (
    ("to", TO, KINDS * RINGS), ("from", FROM, KINDS * RINGS), ("take", TAKE, KINDS * FEW), ("retake", RETAKE, KINDS),
    ("risk", RISK, 4), ("flee", FLEE, 2), ("near", NEAR, 2 * BANDS), ("leave", LEAVE, 2),
    ("friends", FRIENDS, 2 * FEW), ("chain", CHAIN, 2 * FEW), ("escape", ESCAPE, 1), ("capture-king", CAPTURE_KING, 1),
    ("block", BLOCK, FEW), ("cut", CUT, FEW), ("let-out", LET_OUT, 1), ("squeeze", SQUEEZE, 2), ("beset", BESET, FEW),
    ("open", OPEN, FEW), ("shield", SHIELD, 1), ("rescue", RESCUE, 1), ("king/out", KING_OUT, 2 * FEW),
    ("king/flees", KING_FLEES, 2),
)  # fmt: skip
SHAPES: Final = tuple(
    (f"{goal}/{name}", at * HALF + base, size) for at, goal in enumerate(GOALS) for name, base, size in PARTS
)


def few(n: i64) -> i64:
    """A small number, on the scale that habits know."""
    return n if n < FEW else FEW_BUT_ONE


def gap_of(one: i64, other: i64) -> i64:
    """How far two numbers are apart."""
    return one - other if one > other else other - one


@final
class HnefataflHabits(Habits[Hnefatafl]):
    """How hnefatafl is played by habit."""

    def __init__(self, learned: dict[str, Any]) -> None:
        super().__init__(learned, SIZE, SHAPES)
        self.table: Table | None = None  # of the match that all this is of
        self.half: i64 = 0  # where the weights for its goal begin
        self.rings: vec[i64] = vec[i64]([])  # by square
        self.leads: vec[i64] = vec[i64]([])  # by square and way: whether it leads to a goal
        # what the question that is open is about, by square
        self.takes: vec[i64] = vec[i64]([])  # how many enemies a piece that moves there captures
        self.cuts: vec[i64] = vec[i64]([])  # how many of the king's ways out in two moves lead over it
        self.closes: vec[i64] = vec[i64]([])  # whether it lies on a way out
        self.holds: vec[i64] = vec[i64]([])  # whether who stands there alone keeps a way out closed: the way, plus one
        self.grips: vec[i64] = vec[i64]([])  # whether an attacker who moves there captures the king
        self.risks: vec[i64] = vec[i64]([])  # whether a man could be captured there: yes, no or not known yet
        self.outs: vec[i64] = vec[i64]([])  # how many ways out the king has there
        self.king: i64 = 0  # where he stands
        self.ways: i64 = 0  # how many ways out he has
        self.danger: bool = False  # whether he could be captured now

    # ---------------------------------------------------------------- a table
    def learn(self, s: Hnefatafl) -> None:
        """Look up the weights, and the squares of the board."""
        table = s.table
        self.table = table
        self.half = HALF * GOALS.index(goal_of(table))
        self.rings = vec[i64]([i64(each) for each in rings(int(table.size))])
        self.leads = vec[i64]([i64(each) for each in exits(table)])
        blank = vec[i64]([0] * int(table.squares))
        self.takes = blank[:]
        self.cuts = blank[:]
        self.closes = blank[:]
        self.holds = blank[:]
        self.grips = blank[:]
        self.risks = blank[:]
        self.outs = blank[:]
        super().learn(s)

    def told(self, s: Hnefatafl) -> dict[str, Any]:
        """What was learned, by name."""
        return {"shapes": self.told_shapes()}

    # ---------------------------------------------------------------- a question
    def ready(self, s: Hnefatafl) -> None:
        """See who could be captured, and where the king could go."""
        if self.table is not s.table:
            self.learn(s)
        for square in range(s.table.squares):
            self.takes[square] = 0
            self.cuts[square] = 0
            self.closes[square] = 0
            self.holds[square] = 0
            self.grips[square] = 0
            self.risks[square] = UNKNOWN
            self.outs[square] = 0
        self.king = s.place[s.table.king]
        self.danger = is_king_exposed(s)
        self.see_prey(s)
        self.see_grips(s)
        self.see_ways(s)

    def see_prey(self, s: Hnefatafl) -> None:
        """Where a piece of who moves would capture men."""
        table = s.table
        me = s.asked
        first: i64 = 0 if me == DEFENDERS else table.attackers
        last = table.attackers if me == DEFENDERS else table.king
        for piece in range(first, last):
            square = s.place[piece]
            if square < 0:
                continue
            for way in range(i64(WAYS)):
                anvil = table.beside[WAYS * square + way]
                hammer = table.beside[WAYS * square + (way ^ OPPOSITE)]
                if anvil >= 0 and hammer >= 0 and s.occupant[hammer] < 0 and is_hostile(s, anvil, me):
                    self.takes[hammer] += 1

    def see_grips(self, s: Hnefatafl) -> None:
        """Where an attacker would capture the king (H4)."""
        table = s.table
        if table.central[self.king] != 0:
            gap = last_gap(s, self.king)
            if gap != NO_WAY:
                self.grips[table.beside[WAYS * self.king + gap]] = 1
            return
        for way in range(i64(WAYS)):
            anvil = table.beside[WAYS * self.king + way]
            hammer = table.beside[WAYS * self.king + (way ^ OPPOSITE)]
            if anvil >= 0 and hammer >= 0 and s.occupant[hammer] < 0 and is_hostile(s, anvil, ATTACKERS):
                self.grips[hammer] = 1

    def see_ways(self, s: Hnefatafl) -> None:
        """The king's ways out, those that one piece closes, and those that he has after a move."""
        table = s.table
        self.ways = 0
        for way in range(i64(WAYS)):
            if is_open(s, self.leads, self.king, way):
                self.ways += 1
                self.mark_closes(s, way)
                continue
            space = table.beside[WAYS * self.king + way]
            while space >= 0 and s.occupant[space] < 0:
                if may_stop(table, table.king, space):
                    self.see_turns(s, space, way)
                space = table.beside[WAYS * space + way]
            if space >= 0 and self.leads[WAYS * self.king + way] != 0:
                self.see_hold(s, space, way)

    def mark_closes(self, s: Hnefatafl, way: i64) -> None:
        """A way out can be closed anywhere along it; where a king turns off it who could win does not matter."""
        table = s.table
        space = table.beside[WAYS * self.king + way]
        while space >= 0:
            self.closes[space] = 1
            space = table.beside[WAYS * space + way]

    def see_turns(self, s: Hnefatafl, space: i64, way: i64) -> None:
        """The ways out to the left and to the right of a square that the king can go to."""
        table = s.table
        side = way ^ 1
        found: i64 = 0
        for _ in range(i64(2)):
            if is_open(s, self.leads, space, side):
                found += 1
                near = table.beside[WAYS * space + side]
                while near >= 0:
                    self.cuts[near] += 1
                    near = table.beside[WAYS * near + side]
            side ^= OPPOSITE
        if found > 0:
            near = space
            while near != self.king:
                self.cuts[near] += found
                near = table.beside[WAYS * near + (way ^ OPPOSITE)]
        self.outs[space] = found

    def see_hold(self, s: Hnefatafl, square: i64, way: i64) -> None:
        """Whether who stands on a square is the only one in the king's way."""
        space = s.table.beside[WAYS * square + way]
        while space >= 0 and s.occupant[space] < 0:
            space = s.table.beside[WAYS * space + way]
        if space < 0:
            self.holds[square] = way + 1

    # ---------------------------------------------------------------- a move
    def note(self, s: Hnefatafl, code: i64) -> i64:
        """Write the traits of a move; how many there are."""
        table = s.table
        self.n = 0
        start = start_of(table, code)
        space = space_of(table, code)
        piece = s.occupant[start]
        kind: i64 = ATTACKER if piece < table.attackers else DEFENDER
        if piece == table.king:
            kind = KING
        self.trait(TO + RINGS * kind + self.rings[space])
        self.trait(FROM + RINGS * kind + self.rings[start])
        takes = self.takes[space]
        if takes > 0:
            self.trait(TAKE + FEW * kind + few(takes))
            if self.is_retaken(s, space):
                self.trait(RETAKE + kind)
            if self.danger and kind != ATTACKER:
                self.trait(RESCUE)
        if kind == KING:
            self.note_king(s, space)
        else:
            self.note_man(s, kind, start, space, takes)
        if kind == ATTACKER:
            self.note_attacker(s, start, space)
        elif kind == DEFENDER:
            self.note_defender(s, start, space)
        return self.n

    def trait(self, at: i64) -> None:
        """One more trait, for the goal of the board."""
        self.add(self.half + at)

    def is_retaken(self, s: Hnefatafl, space: i64) -> bool:
        """Whether the piece that moved last would be captured from a square."""
        if s.moved < 0 or s.place[s.moved] < 0:
            return False
        table = s.table
        for way in range(i64(WAYS)):
            if table.beside[WAYS * space + way] == s.place[s.moved]:
                beyond = table.beside[WAYS * s.place[s.moved] + way]
                return beyond >= 0 and is_hostile(s, beyond, s.asked)
        return False

    def is_risky(self, s: Hnefatafl, square: i64) -> bool:
        """Whether a man of who moves could be captured on a square."""
        if self.risks[square] == UNKNOWN:
            self.risks[square] = YES if is_pinched(s, square, 1 - s.asked) else NO
        return self.risks[square] == YES

    def note_king(self, s: Hnefatafl, space: i64) -> None:
        """A move of the king."""
        table = s.table
        if table.goal[space] != 0:
            self.trait(ESCAPE)
            return
        s.put(table.king, space)
        exposed = is_king_exposed(s)
        s.put(table.king, self.king)
        self.trait(KING_OUT + few(self.outs[space]) + (FEW if exposed else 0))
        if self.danger:
            self.trait(KING_FLEES + (1 if exposed else 0))

    def note_man(self, s: Hnefatafl, kind: i64, start: i64, space: i64, takes: i64) -> None:
        """A move of anybody but the king."""
        table = s.table
        if self.is_risky(s, space):
            self.trait(RISK + 2 * kind + (1 if takes > 0 else 0))
        if self.is_risky(s, start):
            self.trait(FLEE + kind)
        far = gap_of(space % table.size, self.king % table.size) + gap_of(space // table.size, self.king // table.size)
        self.trait(NEAR + BANDS * kind + (far if far < BANDS else BANDS - 1))
        if self.is_beside_king(s, start):
            self.trait(LEAVE + kind)
        friends = men_beside(s, space, s.asked)
        for way in range(i64(WAYS)):  # who moves is no friend of itself
            if s.table.beside[WAYS * space + way] == start:
                friends -= 1
        self.trait(FRIENDS + FEW * kind + few(friends))
        self.trait(CHAIN + FEW * kind + few(self.across(s, start, space)))

    def is_beside_king(self, s: Hnefatafl, square: i64) -> bool:
        """Whether a square is next to the king."""
        for way in range(i64(WAYS)):
            if s.table.beside[WAYS * square + way] == self.king:
                return True
        return False

    def across(self, s: Hnefatafl, start: i64, space: i64) -> i64:
        """How many of a side stand across a corner from a square: nobody passes between them."""
        table = s.table
        found: i64 = 0
        for way in range(i64(WAYS)):
            near = table.beside[WAYS * space + way]
            if near >= 0:
                near = table.beside[WAYS * near + (way + 1) % WAYS]
                if near >= 0 and near != start and s.is_of(near, s.asked):
                    found += 1
        return found

    def note_attacker(self, s: Hnefatafl, start: i64, space: i64) -> None:
        """What an attacker's move does to the king."""
        table = s.table
        if self.grips[space] != 0:
            self.trait(CAPTURE_KING)
            return
        if self.closes[space] != 0:
            self.trait(BLOCK + few(self.ways))
        self.trait(CUT + few(self.cuts[space]))
        if self.holds[start] != 0 and not self.is_along(s, start, space):
            self.trait(LET_OUT)
        for way in range(i64(WAYS)):
            if table.beside[WAYS * space + way] != self.king:
                continue
            if table.central[self.king] != 0:
                self.trait(BESET + few(men_beside(s, self.king, ATTACKERS)))
                continue
            beyond = table.beside[WAYS * self.king + way]
            catches = beyond >= 0 and is_reached(s, beyond, ATTACKERS, way ^ OPPOSITE)
            self.trait(SQUEEZE + (1 if catches else 0))

    def is_along(self, s: Hnefatafl, start: i64, space: i64) -> bool:
        """Whether a move stays on the line that the piece keeps closed."""
        size = s.table.size
        if (self.holds[start] - 1) % 2 == UP:
            return start % size == space % size
        return start // size == space // size

    def note_defender(self, s: Hnefatafl, start: i64, space: i64) -> None:
        """What a defender's move does for the king."""
        if self.holds[start] != 0 and not self.is_along(s, start, space):
            self.trait(OPEN + few(self.ways))
        if self.danger and self.grips[space] != 0:
            self.trait(SHIELD)
