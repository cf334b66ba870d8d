"""News: what has happened since each person last looked, in lines, and what the terminal itself has to tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, takewhile
from typing import Any, Final, NamedTuple

from meadhall import Match
from meadhall.cli.game import terminal_of
from meadhall.cli.screen.console import NO_BREAK
from meadhall.cli.screen.voice import Voice

RECENT: Final = 6  # events that a terminal keeps showing
NEW: Final = "•"
OLD: Final = " "


class Note(NamedTuple):
    """What the terminal itself has to tell, after how many events, and to whom still."""

    at: int
    words: str
    seats: set[int | None]  # None: whoever only watches


class Line(NamedTuple):
    """A line of the log, and whether it begins a paragraph where there is room for few lines."""

    words: str
    style: str = ""
    mark: str = NEW
    begins: bool = True
    ends: bool = False  # whether it also ends one


class News:
    """How many events each seat has been shown, and the notes between them."""

    def __init__(self, seats: int) -> None:
        self.shown = [0] * seats
        self.notes: list[Note] = []

    def note(self, match: Match, words: str, seats: Iterable[int | None]) -> None:
        """Something to tell some seats with the news, in its place among them."""
        self.notes.append(Note(match.happened, words, set(seats)))

    def catch_up(self, match: Match) -> None:
        """Take all that has happened so far for told: a match goes on that people have played before."""
        self.shown = [match.happened] * len(self.shown)

    def go_back(self, match: Match) -> None:
        """What is no longer in the past of a match has not been shown."""
        self.shown = [min(seen, match.happened) for seen in self.shown]

    def lines(self, match: Match, voice: Voice, seat: int | None, reader: int | None, *, is_new: bool) -> list[Line]:
        """What a reader has not been shown, as a seat may know it; on a new page with a little of what was before."""
        story = Story(match, voice, seat)
        seen = 0 if reader is None else self.shown[reader]
        total = len(story.events)
        if reader is not None:
            self.shown[reader] = total
        lines = story.recent(seen) if is_new else []
        for at in range(seen, total):
            lines += self.noted(seat, at)
            lines += story.lines(at, at + 1)
        return lines + self.noted(seat, total)

    def noted(self, seat: int | None, at: int) -> list[Line]:
        """What the terminal itself has to tell a seat before an event, once."""
        due = [note for note in self.notes if seat in note.seats and note.at <= at]
        for note in due:
            note.seats.remove(seat)
        return [Line(note.words, "italic", ends=True) for note in due]


class Story:
    """What has happened as a seat may know it, and what of it is worth a line."""

    def __init__(self, match: Match, voice: Voice, seat: int | None) -> None:
        self.match = match
        self.voice = voice
        self.terminal = terminal_of(match.game.name)
        self.events = match.events_for(seat)
        self.dealt = dealt(self.events, self.terminal.deal, match.seats)

    def tells(self, at: int) -> bool:
        """Whether an event has a line: not if what comes next or what came before tells it too."""
        if at < self.dealt:
            return at == 0
        return self.events[at]["event"] not in self.terminal.quiet and not self.terminal.is_echo(self.events, at)

    def words(self, at: int) -> str:
        """An event as a sentence; the deal is one."""
        if at < self.dealt:
            return self.voice.word("dealt", number=self.dealt // self.match.seats)
        return self.voice.say(self.match, self.events[at])

    def lines(self, since: int = 0, until: int | None = None) -> list[Line]:
        """The lines of some events."""
        told = [at for at in range(len(self.events))[since:until] if self.tells(at)]
        return [Line(self.words(at), self.style(at), NEW, self.begins(at)) for at in told]

    def recent(self, seen: int) -> list[Line]:
        """The last of what was seen before, as far as there is little that is new."""
        new = sum(self.tells(at) for at in range(seen, len(self.events)))
        if new >= RECENT:
            return []
        heard = [at for at in range(seen) if self.tells(at)]
        return [Line(self.words(at), "dim", OLD, self.begins(at)) for at in heard[new - RECENT :]]

    def style(self, at: int) -> str:
        """Some events stand out."""
        return "bold" if self.events[at]["event"] in self.terminal.loud else ""

    def begins(self, at: int) -> bool:
        """Whether an event begins a paragraph."""
        return not self.terminal.openings or self.events[at]["event"] in self.terminal.openings


def dealt(events: Sequence[dict[str, Any]], deal: str, seats: int) -> int:
    """How many events the opening deal is; none if it does not give everybody as much."""
    opening = list(takewhile(lambda event: event["event"] == deal, events))
    each = Counter(event["seat"] for event in opening)
    return len(opening) if len(each) == seats and len({*each.values()}) == 1 else 0


def together(lines: Iterable[Line]) -> Iterator[Line]:
    """Equal lines that follow each other as one, with how many they are."""
    for line, alike in groupby(lines):
        times = len(list(alike))
        yield line._replace(words=line.words + (f"{NO_BREAK}×{times}" if times > 1 else ""))


def paragraphs(lines: Iterable[Line]) -> Iterator[list[Line]]:
    """Lines with those that go on after them; what is new never goes on after what is old."""
    found: list[Line] = []
    for line in lines:
        if found and (line.begins or found[-1].ends or line.mark != found[0].mark):
            yield found
            found = []
        found.append(line)
    if found:
        yield found
