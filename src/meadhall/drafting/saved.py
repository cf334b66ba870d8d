"""Saved: a draft that is over, beside the match that it has led to: in transcripts, and wherever else one is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from meadhall.drafting.steps import DraftError, Plan

MOST_ACTS: Final = 1_000
LONGEST_ACT: Final = 2_000  # characters


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plan, and what each seat has chosen, in order."""

    plan: Plan
    acts: list[tuple[int, str]]


def saved_draft(plan: Plan, acts: Sequence[tuple[int, str]]) -> dict[str, Any]:
    """A draft as plain data."""
    told: dict[str, Any] = msgspec.to_builtins(Saved(plan, list(acts)))
    return told


def read_draft(data: Any) -> tuple[Plan, list[tuple[int, str]]]:
    """A draft from plain data; DraftError says what is wrong with it."""
    try:
        found = msgspec.convert(data, Saved)
    except msgspec.ValidationError as problem:
        raise DraftError(str(problem)) from problem
    if len(found.acts) > MOST_ACTS or any(len(value) > LONGEST_ACT for _, value in found.acts):
        msg = f"expected at most {MOST_ACTS} acts of at most {LONGEST_ACT} characters"
        raise DraftError(msg)
    return msgspec.structs.replace(found.plan, is_over=True), found.acts
