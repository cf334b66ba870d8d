"""Shelf: where puzzles are put as they are found, so that a hunt that was stopped goes on where it was."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from meadhall.lab.puzzles.hunt import Found, Hunt, Order
from meadhall.puzzles.book import read_book, written
from meadhall.puzzles.puzzle import PuzzleError

NOTES: Final = ".notes"  # the ending of the file beside the puzzles


class Notes(msgspec.Struct, forbid_unknown_fields=True):
    """What a hunt must know to go on: its order, the next match, and by puzzle its match and what it is like."""

    order: list[str | int]
    next: int
    found: list[tuple[str, int, str]]


class Shelf:
    """The puzzles of one hunt, in a file and in notes beside it, or nowhere."""

    def __init__(self, order: Order, out: Path | None) -> None:
        self.order = order
        self.out = out
        self.found: list[Found] = []
        self.next = 0
        if out is not None:
            self.load(out)
        self.hunt = Hunt(order, self.found)

    @property
    def notes(self) -> Path | None:
        """The file of the notes."""
        return None if self.out is None else self.out.with_name(self.out.name + NOTES)

    def load(self, out: Path) -> None:
        """Go on with what there is; refused if it was hunted in another way."""
        notes = self.notes
        if notes is None or not notes.exists():
            if out.exists() or not out.parent.is_dir():
                msg = f"cannot write {out}: its folder is missing, or it holds what was not found with these settings"
                raise PuzzleError(msg)
            return
        told = msgspec.json.decode(notes.read_bytes(), type=Notes)
        if told.order != list(self.order):
            msg = f"{out} was begun with {told.order}, and not with {list(self.order)}: give it the same settings"
            raise PuzzleError(msg)
        known = read_book(self.order.game, out.read_text("utf-8"), str(out)).by_id if out.exists() else {}
        # a puzzle that is not in the notes comes from a match that was not finished: it will be found again
        self.found = [Found(number, likeness, known[id]) for id, number, likeness in told.found]
        self.next = told.next
        out.write_text("".join(written(each.puzzle) for each in self.found), "utf-8")

    def take(self, found: Found) -> None:
        """Put a puzzle on the shelf."""
        self.found.append(found)
        if self.out is not None:
            with self.out.open("a", encoding="utf-8", newline="\n") as file:
                file.write(written(found.puzzle))

    def advance(self) -> None:
        """A match is done."""
        self.next += 1
        if self.notes is not None:
            rows = [(each.puzzle.id, each.number, each.likeness) for each in self.found]
            self.notes.write_bytes(msgspec.json.encode(Notes(list(self.order), self.next, rows)))
