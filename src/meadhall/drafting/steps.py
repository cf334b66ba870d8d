"""Steps: a draft as data: who does what, in which order, and what there is to choose from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from meadhall.kernel.errors import MeadhallError

Who = Literal["each", "in_turn", "back", "first", "second", "third", "fourth"]
Deed = Literal["ban", "strike", "pick", "choose"]
Source = Literal["pool", "own", "others"]

PLACES: Final = ("first", "second", "third", "fourth")
REMOVING: Final = ("ban", "strike")
MOST_STEPS: Final = 100
MOST_THINGS: Final = 2_000
MOST_COUNT: Final = 20  # of what one act names


class DraftError(MeadhallError):
    """A draft that makes no sense, or an act that its step does not allow; it says what was expected."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from"}, omit_defaults=True):
    """One line of a draft.

    `each` means all at the same time: nobody learns what another has chosen before all have. `in_turn` goes once
    through all players, `back` in the other direction, as in a snake; with `until` it goes round until so many are
    left. The others name one player by place: the places are drawn by lot.
    """

    who: Who
    do: Deed
    what: str
    count: int = 1
    source: Source = "pool"
    until: int | None = None


class Format(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A draft that has a name; of some kinds only so many are drawn by lot from all that there are (`lots`)."""

    id: str
    steps: list[Step]
    lots: dict[str, int] = {}


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The draft of one match: all that it needs, so that it can be told for ever, whatever there is to play by then.

    `is_over` tells that the setup of the match has been made of it.
    """

    format: str
    steps: list[Step]
    pools: dict[str, list[str]]  # by kind: what can be chosen
    role: str  # the kind of which everybody needs one
    place: str | None = None  # the kind of which all together need one
    fair: bool = False  # whether what makes the pairing even is added, where it has been measured
    is_over: bool = False

    def kinds(self) -> list[str]:
        """What is chosen at all, in the order of the steps."""
        return list(dict.fromkeys(step.what for step in self.steps))


def formats_of(data: Any, source: str) -> list[Format]:
    """Drafts as a file tells them; DraftError says what is wrong with it, and where."""
    try:
        found = msgspec.convert(data, list[Format])
    except msgspec.ValidationError as problem:
        msg = f"{source}: {problem}"
        raise DraftError(msg) from problem
    for format in found:
        for number, step in enumerate(format.steps, 1):
            check_step(step, f"{source}: {format.id}, step {number}")
    return found


def check_step(step: Step, where: str) -> None:
    """Refuse a step that means nothing."""
    if not 1 <= step.count <= MOST_COUNT:
        msg = f"{where}: 'count' must be from 1 to {MOST_COUNT}, found {step.count}"
        raise DraftError(msg)
    if step.do == "choose" and step.count != 1:
        msg = f"{where}: one thing is chosen for a match, found 'count' {step.count}"
        raise DraftError(msg)
    if step.until is not None and (step.who not in {"in_turn", "back"} or step.do not in REMOVING or step.until < 1):
        msg = f"{where}: 'until' belongs to bans or strikes in turn and is at least 1"
        raise DraftError(msg)
    if step.source == "others" and step.do not in REMOVING:
        msg = f"{where}: 'from: others' is for bans; expected 'pool' or 'own' for {step.do!r}"
        raise DraftError(msg)
    if step.source == "own" and step.do != "choose":
        msg = f"{where}: 'from: own' is for 'choose', found {step.do!r}"
        raise DraftError(msg)


def check_plan(plan: Plan, pools: Mapping[str, Sequence[str]]) -> None:
    """Refuse a plan that chooses what there is not, or is too large, as a record from elsewhere may be."""
    if len(plan.steps) > MOST_STEPS or sum(map(len, plan.pools.values())) > MOST_THINGS:
        msg = f"expected a draft of at most {MOST_STEPS} steps and {MOST_THINGS} things to choose from"
        raise DraftError(msg)
    for number, step in enumerate(plan.steps, 1):
        check_step(step, f"draft, step {number}")
        if step.what not in plan.pools or step.what not in pools:
            msg = f"draft, step {number}: expected one of {', '.join(sorted(pools))}, found {step.what!r}"
            raise DraftError(msg)
