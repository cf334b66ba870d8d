"""Writes what follows from a declaration: `python tools/generate.py`, or `--check` to see that nothing is stale.

A game declares what its positions hold in `rules/fields.yaml`, each part once. The `fields.py` beside it follows from
that: slots, the position before anything has happened, copies, and the rows in which a match is saved. It is checked
in, since it is read and compiled like all other code.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec
import yaml

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = ROOT / "src" / "meadhall" / "games"
DECLARED: Final = "fields.yaml"
WRITTEN: Final = "fields.py"
WIDTH: Final = 120
MOST_STATEMENTS: Final = 50  # in one function, before the linter asks for a reason
KERNEL_ROWS: Final = 3  # rows that every saved state begins with


class Number(msgspec.Struct, forbid_unknown_fields=True):
    """One number of a position."""

    note: str = ""
    first: int | str = 0  # before anything has happened
    kernel: bool = False  # whether every game's state has it: here it is only saved


class Array(msgspec.Struct, forbid_unknown_fields=True):
    """Numbers of a position in their order."""

    note: str = ""
    first: int | str = 0  # each of them, if there is a size; else all of them
    size: str = ""
    row: str = ""  # what a refusal calls it; nothing if it follows from the rest and is not saved
    optional: bool = False  # its row, at the end, is left out where all such arrays are empty


class Declaration(msgspec.Struct, forbid_unknown_fields=True):
    """What a game declares."""

    position: str
    stack: int
    seats: str
    row: str  # what a refusal calls the row of all numbers
    numbers: dict[str, Number]
    arrays: dict[str, Array]
    constants: list[str] = []
    sizes: dict[str, str] = {}

    def own_numbers(self) -> dict[str, Number]:
        """The numbers that no other game's state has."""
        return {name: number for name, number in self.numbers.items() if not number.kernel}

    def saved_arrays(self) -> list[str]:
        """The arrays that have a row of their own."""
        return [name for name, array in self.arrays.items() if array.row]

    def optional_arrays(self) -> list[str]:
        """Those whose rows a saved match may lack; they come after all others."""
        return [name for name in self.saved_arrays() if self.arrays[name].optional]


def main(words: list[str]) -> int:
    """Write what is stale, or tell of it."""
    stale = [path for path, text in wanted().items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        if words == ["--check"]:
            print(f"{path.relative_to(ROOT)} is stale: python tools/generate.py writes it anew")
        else:
            path.write_text(wanted()[path], "utf-8")
            print(f"{path.relative_to(ROOT)} written")
    return 1 if stale and words == ["--check"] else 0


def wanted() -> dict[Path, str]:
    """By file: what is to be in it."""
    return {path.with_name(WRITTEN): fields_of(path) for path in sorted(GAMES.glob(f"*/rules/{DECLARED}"))}


def fields_of(path: Path) -> str:
    """The module that follows from a declaration."""
    told = msgspec.convert(yaml.safe_load(path.read_text("utf-8")), Declaration)
    parts = (head(told, path.parts[-3]), rows(told), slots(told), beginning(told), dumping(told), loading(told))
    return "\n".join(line for part in parts for line in part) + "\n"


def head(told: Declaration, game: str) -> Iterator[str]:
    """What the module is and needs."""
    yield f'"""Fields: what a position of {told.position} holds, and the rows in which it is saved.'
    yield ""
    yield f"Written by tools/generate.py from {DECLARED}: not to be edited."
    yield '"""'
    yield ""
    yield "from __future__ import annotations"
    yield ""
    yield "from typing import Final"
    yield ""
    yield "from librt.vecs import vec"
    yield "from mypy_extensions import i64"
    yield ""
    yield from listed(f"from meadhall.games.{game}.rules.table import ", [*sorted(told.constants), "Table"])
    yield "from meadhall.kernel.chance import Chance"
    yield "from meadhall.kernel.machine import State"
    yield "from meadhall.kernel.rows import KERNEL_ROWS"
    yield ""


def rows(told: Declaration) -> Iterator[str]:
    """Names of the rows, and where each of them stands."""
    names = [told.row, *(told.arrays[name].row for name in told.saved_arrays())]
    yield from listed("ROWS: Final = ", ["*KERNEL_ROWS", *map(quoted, names)], "()")
    for at, name in enumerate(["numbers", *told.saved_arrays()], KERNEL_ROWS):
        yield f"{name.upper()}_ROW: Final = {at}"
    if told.optional_arrays():
        yield f"PLAIN_ROWS: Final = {told.optional_arrays()[0].upper()}_ROW  # there are no more where nothing else is"
    yield from listed("NUMBERS: Final = ", map(quoted, told.numbers), "()")
    yield ""
    yield ""


def slots(told: Declaration) -> Iterator[str]:
    """The class, and what each part of it means."""
    yield "class Fields(State):"
    yield f'    """What a position of {told.position} holds, beside what every game\'s state does."""'
    yield ""
    yield from listed("    __slots__ = ", map(quoted, sorted(["table", *told.own_numbers(), *told.arrays])), "()")
    yield ""
    yield "    table: Table"
    for name, array in told.arrays.items():
        yield from noted(f"    {name}: vec[i64]", array.note)
    for name, number in told.own_numbers().items():
        yield from noted(f"    {name}: i64", number.note)
    yield ""


def beginning(told: Declaration) -> Iterator[str]:
    """A position before anything has happened, and a copy of another one."""
    many = "  # noqa: PLR0915 - a statement for each part" if 2 * len(slots_of(told)) + 10 > MOST_STATEMENTS else ""
    yield f"    def __init__(self, table: Table, chance: Chance, like: Fields | None = None) -> None:{many}"
    yield "        self.table = table"
    yield "        if like is None:"
    yield f"            super().__init__(table.program, {told.seats}, chance, vec[i64]([0] * {told.stack}))"
    yield from sizes(told)
    for name, array in told.arrays.items():
        yield f"            self.{name} = {first_of(array)}"
    for name, number in told.own_numbers().items():
        yield f"            self.{name} = {number.first}"
    yield "        else:"
    yield f"            super().__init__(table.program, {told.seats}, chance, like.stack[:])"
    for name in told.arrays:
        yield f"            self.{name} = like.{name}[:]"
    for name in told.own_numbers():
        yield f"            self.{name} = like.{name}"
    yield "            self.copy_kernel(like)"
    yield ""


def slots_of(told: Declaration) -> list[str]:
    """The names of all parts."""
    return [*told.own_numbers(), *told.arrays]


def sizes(told: Declaration) -> Iterator[str]:
    """How long arrays are, as far as that is asked for."""
    known = {"seats": told.seats, **told.sizes}
    asked = " ".join([*told.sizes.values(), *(array.size for array in told.arrays.values())])
    for name, size in known.items():
        if name in asked:
            yield f"            {name}: int = {size}"


def first_of(array: Array) -> str:
    """What an array begins with."""
    if not array.size:
        return str(array.first)
    size = array.size if array.size.isidentifier() else f"({array.size})"
    return f"vec[i64]([{array.first}] * {size})"


def dumping(told: Declaration) -> Iterator[str]:
    """From a position to rows."""
    yield "    def dump(self) -> list[list[int]]:"
    yield '        """The whole state as plain ints."""'
    yield "        rows = self.dump_kernel()"
    yield from listed("        numbers: list[int] = ", (f"self.{name}" for name in told.numbers), "[]")
    yield "        rows.append(numbers)"
    optional = told.optional_arrays()
    for name in told.saved_arrays():
        if name not in optional:
            yield f"        rows.append(list(self.{name}))"
    if optional:
        yield f"        if {' + '.join(f'len(self.{name})' for name in optional)} > 0:"
        for name in optional:
            yield f"            rows.append(list(self.{name}))"
    yield "        return rows"
    yield ""


def loading(told: Declaration) -> Iterator[str]:
    """From rows to a position."""
    yield "    def load(self, rows: list[list[int]]) -> None:"
    yield '        """The reverse of dump."""'
    yield "        self.load_kernel(rows)"
    yield from listed("        ", (f"self.{name}" for name in told.numbers), "()", " = rows[NUMBERS_ROW]")
    optional = told.optional_arrays()
    for name in told.saved_arrays():
        if name not in optional:
            yield f"        self.{name} = vec[i64](rows[{name.upper()}_ROW])"
    if optional:
        yield "        if len(rows) > PLAIN_ROWS:"
        for name in optional:
            yield f"            self.{name} = vec[i64](rows[{name.upper()}_ROW])"


# ---------------------------------------------------------------- layout, as the formatter has it
def listed(start: str, words: Iterable[str], brackets: str = "", end: str = "") -> Iterator[str]:
    """A list of words: on one line, or if that is too long each on its own."""
    told = list(words)
    line = f"{start}{brackets[:1]}{', '.join(told)}{brackets[1:]}{end}"
    if len(line) <= WIDTH:
        yield line
        return
    around = brackets or "()"
    indent = " " * (len(start) - len(start.lstrip()))
    yield f"{start}{around[0]}"
    yield from (f"{indent}    {word}," for word in told)
    yield f"{indent}{around[1]}{end}"


def noted(line: str, note: str) -> Iterator[str]:
    """A line with a comment: beside it, or if that is too long above it."""
    if not note:
        yield line
    elif len(f"{line}  # {note}") <= WIDTH:
        yield f"{line}  # {note}"
    else:
        yield f"{' ' * (len(line) - len(line.lstrip()))}# {note}"
        yield line


def quoted(word: str) -> str:
    """A word as a string."""
    return f'"{word}"'


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
