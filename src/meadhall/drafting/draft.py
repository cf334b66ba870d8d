"""Draft: a state machine without anything around it: who is to act, what they may choose, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Final, NamedTuple, TypeVar

from meadhall.drafting.steps import PLACES, REMOVING, Deed, DraftError, Plan, Source, Step, check_plan
from meadhall.kernel.chance import chance_of

T = TypeVar("T")

LOTS: Final = "draft lots"  # the purpose of the stream of chance that nothing else draws from
SEPARATOR: Final = ","  # between what one act names, as a row tells it


class Turn(NamedTuple):
    """What is asked now: of whom, and how many of what."""

    number: int  # how many turns there were before
    line: int  # the step of the plan
    seats: tuple[int, ...]
    do: Deed
    what: str
    many: int
    source: Source
    is_hidden: bool  # whether nobody learns what another chooses before all have


class Act(NamedTuple):
    """What a seat chose in a turn."""

    turn: Turn
    seat: int
    chosen: tuple[str, ...]


class Result(NamedTuple):
    """What a draft came to: what each seat plays, and where; None where the draft says nothing of it."""

    roles: list[str] | None
    place: str | None


class Draft:
    """A draft under way. It follows from its plan, the seed of its match and its acts, and from nothing else."""

    def __init__(self, plan: Plan, sides: Sequence[int], seed: int) -> None:
        check_plan(plan, plan.pools)
        self.plan = plan
        self.sides = list(sides)  # by seat: whom it plays for
        self.seed = seed
        self.order = drawn(list(range(len(sides))), seed, LOTS)  # the seats by their places
        self.pools = {kind: list(things) for kind, things in plan.pools.items()}
        self.picked: dict[str, dict[int, list[str]]] = {kind: {seat: [] for seat in self.order} for kind in self.pools}
        self.roles: dict[int, str] = {}
        self.place: str | None = None
        self.acts: list[Act] = []  # those that everybody knows
        self.given: dict[int, Act] = {}  # those of the turn that is asked
        self.gone: set[int] = set()  # seats that have left: lots choose for them
        self.number = 0
        self.line = 0
        self.round = 0  # turns of this line that are over
        self.skip()

    # ---------------------------------------------------------------- what is asked
    @property
    def is_over(self) -> bool:
        """Whether nothing is asked any more."""
        return self.line >= len(self.plan.steps)

    @property
    def turn(self) -> Turn:
        """What is asked now."""
        step = self.plan.steps[self.line]
        seats = self.turns(step)[self.round % len(self.turns(step))]
        hidden = step.who == "each"
        return Turn(self.number, self.line, seats, step.do, step.what, step.count, step.source, hidden)

    def turns(self, step: Step) -> list[tuple[int, ...]]:
        """The seats of each turn of a step, once through."""
        if step.who == "each":
            return [tuple(sorted(self.order))]
        if step.who == "in_turn":
            return [(seat,) for seat in self.order]
        if step.who == "back":
            return [(seat,) for seat in reversed(self.order)]
        return [(self.order[PLACES.index(step.who) % len(self.order)],)]

    @property
    def is_secret(self) -> bool:
        """Whether all choose at the same time now, and nobody learns what before all have."""
        return not self.is_over and self.turn.is_hidden

    @property
    def waiting(self) -> list[int]:
        """Who has still to choose."""
        return [] if self.is_over else [seat for seat in self.turn.seats if seat not in self.given]

    def options(self, seat: int) -> list[str]:
        """What a seat may choose from now."""
        turn = self.turn
        if turn.source == "own":
            return list(self.picked[turn.what][seat])
        if turn.source == "others":
            theirs = {thing for other in self.others(seat) for thing in self.picked[turn.what][other]}
            return [thing for thing in self.plan.pools[turn.what] if thing in theirs]
        return list(self.pools[turn.what])

    def others(self, seat: int) -> list[int]:
        """The seats of the other sides."""
        return [other for other in range(len(self.sides)) if self.sides[other] != self.sides[seat]]

    # ---------------------------------------------------------------- what is done
    def check(self, seat: int, chosen: Sequence[str]) -> None:
        """Refuse what the step does not allow."""
        if self.is_over or seat not in self.waiting:
            msg = f"seat {seat} is not asked"
            raise DraftError(msg)
        turn, options = self.turn, self.options(seat)
        if len(chosen) != turn.many or len(set(chosen)) != turn.many:
            msg = f"expected {turn.many} of {turn.what!r}, each once, found {len(chosen)}"
            raise DraftError(msg)
        for thing in chosen:
            if thing not in options:
                msg = f"{thing!r} cannot be chosen now"
                raise DraftError(msg)

    def give(self, seat: int, chosen: Sequence[str]) -> None:
        """A seat has chosen; where all choose in secret, it counts when the last has."""
        self.check(seat, chosen)
        self.given[seat] = Act(self.turn, seat, tuple(chosen))
        if not self.waiting:
            self.reveal()

    def leave(self, seat: int) -> None:
        """A seat has left for good."""
        self.gone.add(seat)

    def reveal(self) -> None:
        """All have chosen: it counts now."""
        given, self.given = [self.given[seat] for seat in self.turn.seats], {}
        for act in given:
            self.count(act)
        self.acts += given
        self.number += 1
        self.round += 1
        self.skip()

    def count(self, act: Act) -> None:
        """Do what an act says."""
        turn, what = act.turn, act.turn.what
        if turn.do in REMOVING and turn.source == "others":
            for other in self.others(act.seat):
                self.picked[what][other] = [each for each in self.picked[what][other] if each not in act.chosen]
            return
        if turn.do == "pick":
            self.picked[what][act.seat] += act.chosen
        elif turn.do == "choose" and what == self.plan.place:
            self.place = act.chosen[0]
        elif turn.do == "choose":
            self.roles[act.seat] = act.chosen[0]
        if turn.source == "pool":
            self.pools[what] = [thing for thing in self.pools[what] if thing not in act.chosen]

    def skip(self) -> None:
        """Go on to what is asked next: a line that is done is behind, and so is one that has left enough."""
        while not self.is_over:
            step = self.plan.steps[self.line]
            if step.until is None:
                is_done = self.round >= len(self.turns(step))
            else:
                is_done = len(self.pools[step.what]) <= step.until
            if not is_done:
                return
            self.line += 1
            self.round = 0

    # ---------------------------------------------------------------- what came of it
    def result(self) -> Result:
        """What the draft came to; where it leaves something open, lots decide."""
        kinds, plan = self.plan.kinds(), self.plan
        roles = [self.role(seat) for seat in range(len(self.sides))] if plan.role in kinds else None
        if plan.place is None or plan.place not in kinds:
            return Result(roles, None)
        left = self.pools[plan.place]
        return Result(roles, self.place if self.place is not None else drawn(left, self.seed, "draft place")[0])

    def role(self, seat: int) -> str:
        """What a seat plays."""
        if seat in self.roles:
            return self.roles[seat]
        mine = self.picked[self.plan.role][seat] or self.pools[self.plan.role]
        return drawn(mine, self.seed, f"draft role {seat}")[0]

    def copy(self) -> Draft:
        """The same once more, to see what would become of it."""
        return deepcopy(self)


def drawn(things: Sequence[T], seed: int, purpose: str) -> list[T]:
    """Things in an order that is drawn by lot, always the same for a seed."""
    chance, left = chance_of(seed, purpose), list(things)
    return [left.pop(chance.below(len(left))) for _ in range(len(left))]


def written(chosen: Sequence[str]) -> str:
    """What somebody chose, as a row tells it."""
    return SEPARATOR.join(chosen)


def read(value: str) -> list[str]:
    """What a row tells."""
    return value.split(SEPARATOR)
