"""Handicaps on the command line: which seat starts with how much more or less."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from meadhall.games.duel.rules.handicap import PARTS
from meadhall.kernel.errors import SetupError

WORD: Final = re.compile(rf"(?P<seat>[0-3]):(?P<part>{'|'.join(PARTS)})=(?P<number>[+-]?[0-9]{{1,5}})")


class Given(NamedTuple):
    """One part of a handicap: the seat that has it, what it changes, and by how much."""

    seat: int
    part: str
    number: int


def option_of_handicap(parser: argparse.ArgumentParser) -> None:
    """The option that the commands share in which seats may start with more or less."""
    parser.add_argument(
        "--handicap", nargs="+", type=given, metavar="SEAT:PART=N", default=[],
        help="more or less at the start, of health or of cards in hand: 0:health=-2 1:cards=+1",
    )  # fmt: skip


def given(word: str) -> Given:
    """A part of a handicap as it is written."""
    found = WORD.fullmatch(word)
    if found is None:
        msg = f"{word!r} is no handicap; expected a seat, {' or '.join(PARTS)}, and a number: 0:health=-2"
        raise argparse.ArgumentTypeError(msg)
    return Given(int(found["seat"]), found["part"], int(found["number"]))


def handicap_of(parts: Iterable[Given], seats: int) -> list[dict[str, int]] | None:
    """The handicap as setups have it; None without one."""
    found: list[dict[str, int]] = [{} for _ in range(seats)]
    for seat, part, number in parts:
        if seat >= seats:
            msg = f"--handicap names seat {seat}; expected one from 0 to {seats - 1}"
            raise SetupError(msg)
        if part in found[seat]:
            msg = f"--handicap names the {part} of seat {seat} twice"
            raise SetupError(msg)
        found[seat][part] = number
    return found if any(found) else None
