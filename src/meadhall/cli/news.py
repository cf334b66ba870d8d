"""News: what has happened since each person last looked, in lines, and what the terminal itself has to tell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, Final, NamedTuple

from meadhall import Match
from meadhall.cli.parlour import parlour_of
from meadhall.cli.voice import Voice

RECENT: Final = 6  # events that a terminal keeps showing
NEW: Final = "•"
OLD: Final = " "


class Note(NamedTuple):
    """What the terminal itself has to tell, after how many events, and to whom still."""

    at: int
    words: str
    seats: set[int]


class Line(NamedTuple):
    """A line of the log, and whether it begins a paragraph where there is room for few lines."""

    words: str
    style: str = ""
    mark: str = NEW
    begins: bool = True


class News:
    """How many events each seat has been shown, and the notes between them."""

    def __init__(self, seats: int) -> None:
        self.shown = [0] * seats
        self.notes: list[Note] = []

    def note(self, match: Match, words: str, seats: set[int]) -> None:
        """Something to tell some seats with the news, in its place among them."""
        self.notes.append(Note(len(match.events_for(None)), words, set(seats)))

    def catch_up(self, match: Match) -> None:
        """Take all that has happened so far for told: a match goes on that people have played before."""
        self.shown = [len(match.events_for(None))] * len(self.shown)

    def go_back(self, match: Match) -> None:
        """What is no longer in the past of a match has not been shown."""
        self.shown = [min(seen, len(match.events_for(None))) for seen in self.shown]

    def lines(self, match: Match, voice: Voice, seat: int | None, reader: int | None, *, is_new: bool) -> list[Line]:
        """What a reader has not been shown, as a seat may know it; on a new page with a little of what was before."""
        seen = 0 if reader is None else self.shown[reader]
        events = match.events_for(seat)
        if reader is not None:
            self.shown[reader] = len(events)
        lines = recent(match, voice, events, seen) if is_new else []
        for at, event in enumerate(events[seen:], seen):
            lines += self.noted(seat, at)
            lines += told(match, voice, event)
        return lines + self.noted(seat, len(events))

    def noted(self, seat: int | None, at: int) -> list[Line]:
        """What the terminal itself has to tell a seat before an event, once."""
        if seat is None:
            return []
        due = [note for note in self.notes if seat in note.seats and note.at <= at]
        for note in due:
            note.seats.remove(seat)
        return [Line(note.words, "italic") for note in due]


def told(match: Match, voice: Voice, event: dict[str, Any]) -> list[Line]:
    """One thing that has happened, unless what comes next tells it too."""
    parlour = parlour_of(match.game.name)
    kind = event["event"]
    if kind in parlour.quiet:
        return []
    return [Line(voice.say(match, event), "bold" if kind in parlour.loud else "", NEW, begins(match, kind))]


def recent(match: Match, voice: Voice, events: list[dict[str, Any]], seen: int) -> list[Line]:
    """The last of what was seen before, as far as there is little that is new."""
    quiet = parlour_of(match.game.name).quiet
    heard = [event for event in events[:seen] if event["event"] not in quiet]
    new = sum(event["event"] not in quiet for event in events[seen:])
    if new >= RECENT:
        return []
    return [Line(voice.say(match, event), "dim", OLD, begins(match, event["event"])) for event in heard[new - RECENT :]]


def begins(match: Match, kind: str) -> bool:
    """Whether an event begins a paragraph."""
    openings = parlour_of(match.game.name).openings
    return not openings or kind in openings


def together(lines: Iterable[Line]) -> Iterator[Line]:
    """Equal lines that follow each other as one, with how many they are."""
    for line, alike in groupby(lines):
        times = len(list(alike))
        yield line._replace(words=line.words + (f" ×{times}" if times > 1 else ""))


def paragraphs(lines: Iterable[Line]) -> Iterator[list[Line]]:
    """Lines with those that go on after them; what is new never goes on after what is old."""
    found: list[Line] = []
    for line in lines:
        if found and (line.begins or line.mark != found[0].mark):
            yield found
            found = []
        found.append(line)
    if found:
        yield found
