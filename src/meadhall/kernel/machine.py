"""The machine: a state that is plain data at every decision, and the nodes that change it.

What is still to happen is a stack of ints. A frame is one int: a node's number, the seat it acts for and two operands.
Contexts (a running card, a combat) are blocks of ints on the same stack, reached through registers that the game's
state keeps and restores, so that a nested one overwrites nothing.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from meadhall.kernel.chance import Chance, chance_from
from meadhall.kernel.options import Options

NOBODY: Final = -1
RUNNING: Final = -1  # `winners` while the match goes on; otherwise a set of seats, empty when nobody has won

# a frame: 16 bits for the node, 4 for the seat, 20 for each operand; the second operand has no bits above it
NODE_MASK: Final = 0xFFFF
SEAT_SHIFT: Final = 16
SEAT_MASK: Final = 0xF
A_SHIFT: Final = 20
B_SHIFT: Final = 40
OPERAND_MASK: Final = 0xFFFFF

MOST_FRAMES: Final = 10_000  # run between two questions; matches by chance need less than a hundredth

SAVED: Final = 0  # the slot of a context that tells where the one before it begins

EVENT_WIDTH: Final = 7  # kind, audience, a, b, c, d, secret

# the rows that every saved state begins with …
QUESTION_ROW: Final = 0
CHANCE_ROW: Final = 1
STACK_ROW: Final = 2
# … and the numbers of the first of them
FRAME: Final = 0
ASKED: Final = 1
WINNERS: Final = 2
REASON: Final = 3
GONE: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has: chance, the stack, the open question, the end, and the events of a listener."""

    __slots__ = (
        "asked", "chance", "context", "events", "frame", "gone", "listening", "program", "reason", "seats", "sp",
        "stack", "winners",
    )  # fmt: skip

    def __init__(self, program: Program, seats: i64, chance: Chance, stack: vec[i64]) -> None:
        self.program: Program = program
        self.seats: i64 = seats
        self.chance: Chance = chance
        self.stack: vec[i64] = stack
        self.sp: i64 = 0
        self.frame: i64 = 0  # the frame that runs or asks
        self.context: i64 = 0  # where the running context begins, 0 for none
        self.asked: i64 = NOBODY
        self.winners: i64 = RUNNING
        self.reason: i64 = 0
        self.gone: i64 = 0  # seats that have left the table
        self.listening: bool = False
        self.events: vec[i64] = NO_EVENTS

    def push(self, x: i64) -> None:
        """Put one int on the stack."""
        if self.sp < len(self.stack):
            self.stack[self.sp] = x
        else:
            self.stack = append(self.stack, x)
        self.sp += 1

    def push_step(self, node: i64, me: i64, a: i64, b: i64) -> None:
        """Let the node of a number run next, for a seat and with two operands."""
        frame = node | me << SEAT_SHIFT | a << A_SHIFT | b << B_SHIFT
        if self.sp < len(self.stack):
            self.stack[self.sp] = frame
        else:
            self.stack = append(self.stack, frame)
        self.sp += 1

    def reserve(self, n: i64) -> None:
        """Make room for n more ints, to be written straight into the stack."""
        while len(self.stack) < self.sp + n:
            self.stack = append(self.stack, i64(0))

    def push_all(self, frames: vec[i64], seat: i64) -> None:
        """Put ready-made frames on the stack for a seat, the last one on top."""
        n: i64 = len(frames)
        self.reserve(n)
        stack = self.stack
        sp = self.sp
        shifted = seat << SEAT_SHIFT
        for i in range(n):
            stack[sp + i] = frames[i] | shifted
        self.sp = sp + n

    def open_block(self, size: i64) -> i64:
        """Begin a context of some ints, which remembers the one before it; the game fills in the rest."""
        self.reserve(size)
        base = self.sp
        self.stack[base + SAVED] = self.context
        self.context = base
        self.sp = base + size
        return base

    def close_context(self) -> None:
        """Take the running context off the stack, back to the one before it."""
        base = self.context
        self.context = self.stack[base + SAVED]
        self.sp = base

    def block_before(self, base: i64) -> i64:
        """Where the block of the same kind before one begins, 0 for none: blocks lie on the stack in their order."""
        found = self.stack[base + SAVED]
        if not 0 <= found < base:
            msg = f"the block before the one at {base} begins at {found}"
            raise IndexError(msg)
        return found

    def get(self, slot: i64) -> i64:
        """Read a slot of the running context."""
        return self.stack[self.context + slot]

    def set(self, slot: i64, x: i64) -> None:
        """Write a slot of the running context."""
        self.stack[self.context + slot] = x

    def is_gone(self, seat: i64) -> bool:
        """Whether a seat has left the table."""
        return self.gone >> seat & 1 != 0

    def ask(self, seat: i64) -> None:
        """Open the running frame's question to a seat."""
        self.asked = seat

    def ask_with(self, seat: i64, a: i64, b: i64) -> None:
        """Open the question with other operands than the frame came with."""
        self.frame = self.frame & (NODE_MASK | SEAT_MASK << SEAT_SHIFT) | a << A_SHIFT | b << B_SHIFT
        self.asked = seat

    def finish(self, winners: i64, reason: i64) -> None:
        """End the match."""
        self.winners = winners
        self.reason = reason
        self.asked = NOBODY

    def stop_endless(self) -> None:
        """End a match whose effects come to no end; only home-made ones can, so a game without them needs no way."""
        msg = f"the match comes to no question within {MOST_FRAMES} steps"
        raise RuntimeError(msg)

    def tell(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Record an event that everybody sees whole."""
        if self.listening:
            self.record(kind, -1, a, b, c, d, 0)

    def confide(self, kind: i64, audience: i64, a: i64, b: i64, c: i64, secret: i64) -> None:
        """Record an event whose last part only a set of seats may see."""
        if self.listening:
            self.record(kind, audience, a, b, c, 0, secret)

    def record(self, kind: i64, audience: i64, a: i64, b: i64, c: i64, d: i64, secret: i64) -> None:
        """Append one event of EVENT_WIDTH ints."""
        events = append(self.events, kind)
        events = append(events, audience)
        events = append(events, a)
        events = append(events, b)
        events = append(events, c)
        events = append(events, d)
        self.events = append(events, secret)

    def copy_kernel(self, other: State) -> None:
        """Take over from another state what this class holds, but for what the constructor got; nobody listens."""
        self.sp = other.sp
        self.frame = other.frame
        self.context = other.context
        self.asked = other.asked
        self.winners = other.winners
        self.reason = other.reason
        self.gone = other.gone

    def dump_kernel(self) -> list[list[int]]:
        """What this class holds as plain ints."""
        scalars: list[int] = [self.frame, self.asked, self.winners, self.reason, self.gone]
        return [scalars, self.chance.dump(), list(self.stack[: self.sp])]

    def load_kernel(self, rows: list[list[int]]) -> None:
        """The reverse of dump_kernel."""
        self.frame, self.asked, self.winners, self.reason, self.gone = rows[QUESTION_ROW]
        self.chance = chance_from(rows[CHANCE_ROW])
        self.sp = 0
        for x in rows[STACK_ROW]:
            self.push(x)

    def clone(self) -> State:
        """An independent copy; nobody listens to it yet."""
        raise NotImplementedError

    def dump(self) -> list[list[int]]:
        """The whole state as plain ints."""
        raise NotImplementedError


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Node(Generic[S]):
    """A step of the rules or of a card. Immutable; known in a state by its number.

    A node either does its work (`run`) or asks one question and later takes the answer (`answer`). `me` is the seat it
    acts for, `a` and `b` are its operands.
    """

    __slots__ = ("id", "question", "rules")

    def __init__(self) -> None:
        self.id: i64 = 0
        self.question: str = ""
        self.rules: tuple[str, ...] = ()

    def run(self, s: S, me: i64, a: i64, b: i64) -> None:
        """Do the work, push what comes next, or ask. While its question is open it may be run again."""
        raise NotImplementedError

    def options(self, s: S, me: i64, a: i64, b: i64, out: Options) -> None:
        """The legal answers to the open question, computed from the state."""
        raise NotImplementedError

    def answer(self, s: S, me: i64, a: i64, b: i64, code: i64) -> None:
        """Take the answer."""
        raise NotImplementedError

    def fields(self, s: S, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """What an option means: its kind first, then named parts, for readers outside."""
        raise NotImplementedError

    def can(self, s: S, me: i64) -> bool:
        """Whether, on public grounds, running this node would do anything."""
        return True

    def push(self, s: S, me: i64, a: i64, b: i64) -> None:
        """Let this node run next."""
        s.push_step(self.id, me, a, b)


class Block(Generic[S]):
    """Nodes in order, with their frames ready to be pushed in one go."""

    __slots__ = ("frames", "nodes")

    def __init__(self, nodes: list[Node[S]]) -> None:
        self.nodes: list[Node[S]] = nodes
        self.frames: vec[i64] = vec[i64]([node.id for node in reversed(nodes)])

    def push(self, s: State, me: i64) -> None:
        """Let the nodes run next, the first one first."""
        s.push_all(self.frames, me)

    def can(self, s: S, me: i64) -> bool:
        """Whether the block would do anything, judged by its first node."""
        return len(self.nodes) > 0 and self.nodes[0].can(s, me)

    def is_empty(self) -> bool:
        """Whether there is nothing to do."""
        return len(self.frames) == 0


@final
class Entry:
    """A node's place in a program: of a final class, so that the compiled loop need not ask what it finds there."""

    __slots__ = ("node",)

    def __init__(self, node: Node[Any]) -> None:
        self.node: Node[Any] = node


@final
class Program:
    """The nodes of a game's rules and cards under their numbers."""

    __slots__ = ("entries", "stopped")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.stopped: i64 = 0  # how often a match had to be stopped because effects came to no end

    def enter_all(self, nodes: dict[int, Node[Any]]) -> None:
        """Give nodes the numbers they stand under, which begin with 0 and leave none out."""
        for at in range(len(nodes)):
            self.enter(nodes[at])

    def enter(self, node: Node[Any]) -> None:
        """Give a node its number."""
        if len(self.entries) > NODE_MASK:
            msg = f"more than {NODE_MASK} steps in the rules and cards of one game"
            raise OverflowError(msg)
        node.id = len(self.entries)
        self.entries.append(Entry(node))


def frame_of(node: i64, seat: i64, a: i64, b: i64) -> i64:
    """The frame of a node, for a seat and with two operands."""
    return node | seat << SEAT_SHIFT | a << A_SHIFT | b << B_SHIFT


def operand_of(frame: i64) -> i64:
    """The first operand of a frame."""
    return frame >> A_SHIFT & OPERAND_MASK


def advance(s: State) -> None:
    """Run frames until somebody must decide or the match is over."""
    entries = s.program.entries
    frames: i64 = 0
    while True:
        while s.asked < 0 and s.winners < 0:
            if frames == MOST_FRAMES:
                s.program.stopped += 1
                s.stop_endless()
                return
            frames += 1
            s.sp -= 1
            frame = s.stack[s.sp]
            s.frame = frame
            entries[frame & NODE_MASK].node.run(
                s, frame >> SEAT_SHIFT & SEAT_MASK, frame >> A_SHIFT & OPERAND_MASK, frame >> B_SHIFT
            )
        if s.winners >= 0 or s.gone >> s.asked & 1 == 0:
            return
        take(s, first_option(s))  # nobody sits there any more: the first legal answer is given


def advance_within(s: State, most: i64) -> bool:
    """Like advance, but gives up after so many frames; whether somebody decides or the match is over.

    For states that came from outside: there may be some that never come to a question.
    """
    entries = s.program.entries
    for _ in range(most):
        if s.asked < 0 and s.winners < 0:
            s.sp -= 1
            frame = s.stack[s.sp]
            s.frame = frame
            entries[frame & NODE_MASK].node.run(
                s, frame >> SEAT_SHIFT & SEAT_MASK, frame >> A_SHIFT & OPERAND_MASK, frame >> B_SHIFT
            )
        elif s.winners >= 0 or s.gone >> s.asked & 1 == 0:
            return True
        else:
            take(s, first_option(s))
    return False


def take(s: State, code: i64) -> None:
    """Give the open question its answer without running on."""
    frame = s.frame
    s.asked = NOBODY
    s.program.entries[frame & NODE_MASK].node.answer(
        s, frame >> SEAT_SHIFT & SEAT_MASK, frame >> A_SHIFT & OPERAND_MASK, frame >> B_SHIFT, code
    )


def step(s: State, code: i64) -> None:
    """Answer the open question, then run on. The code must be one of the options."""
    take(s, code)
    advance(s)


def reopen(s: State) -> None:
    """Let the open question be looked at anew: after somebody left, it may have no sense any more."""
    if s.asked >= 0 and s.winners < 0:
        s.asked = NOBODY
        s.push(s.frame)


def list_options(s: State, out: Options) -> None:
    """Compute the options of the open question."""
    out.clear()
    frame = s.frame
    s.program.entries[frame & NODE_MASK].node.options(
        s, frame >> SEAT_SHIFT & SEAT_MASK, frame >> A_SHIFT & OPERAND_MASK, frame >> B_SHIFT, out
    )


def first_option(s: State) -> i64:
    """The smallest legal code."""
    out = Options()
    list_options(s, out)
    return out.pick(0)


def asker(s: State) -> Node[Any]:
    """The node whose question is open."""
    return s.program.entries[s.frame & NODE_MASK].node


def fields_of(s: State, code: int) -> list[tuple[str, object]]:
    """What a legal answer to the open question means: its kind first, then named parts."""
    return asker(s).fields(s, s.frame >> SEAT_SHIFT & SEAT_MASK, first_operand(s), second_operand(s), code)


def first_operand(s: State) -> i64:
    """The first operand of the frame that runs or asks."""
    return operand_of(s.frame)


def second_operand(s: State) -> i64:
    """The second operand of the frame that runs or asks."""
    return s.frame >> B_SHIFT


def legal(s: State) -> list[int]:
    """The codes of all options of the open question: the fast path's plain list."""
    out = Options()
    list_options(s, out)
    return out.codes()


def playout(s: State, chance: Chance, out: Options, limit: i64) -> i64:
    """Play on at random to the end; return how many questions had two or more options.

    Stops after `limit` answers, so that a game without an end shows itself.
    """
    decisions: i64 = 0
    answers: i64 = 0
    while s.winners < 0 and answers < limit:
        list_options(s, out)
        n = out.count()
        k: i64 = 0
        if n > 1:
            k = chance.below(n)
            decisions += 1
        step(s, out.pick(k))
        answers += 1
    return decisions


NO_EVENTS: Final[vec[i64]] = vec[i64]([])
