"""Setups: checks that the setups of every game need."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.kernel.errors import SetupError, nearest

Rules = Mapping[str, tuple[tuple[str, ...], int]]  # by option its values, the default first, and the flag of the other


def check_parts(setup: Mapping[str, object], known: list[str]) -> None:
    """Refuse a part that means nothing."""
    for key in setup:
        if key not in known:
            msg = f"unknown part of the setup {key!r}" + nearest(str(key), known)
            raise SetupError(msg)


def checked_first(first: object, seats: int) -> int | None:
    """The seat that is first, if the setup names one."""
    if first is not None and (not isinstance(first, int) or isinstance(first, bool) or not 0 <= first < seats):
        msg = f"'first' must be a seat from 0 to {seats - 1}, found {first!r}"
        raise SetupError(msg)
    return first


def flags_of(rules: Rules, told: Mapping[str, object]) -> int:
    """The flags of all options that are not at their default."""
    return sum(flag for option, (values, flag) in rules.items() if told[option] != values[0])
