"""`meadhall replay`: step through a saved match or a transcript. All hands lie open, unless a seat is named.

In a terminal: Enter goes on, b goes back, a number goes there, q quits. Elsewhere everything is printed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meadhall import Match, MeadhallError
from meadhall.cli import Commands, option_of_language
from meadhall.cli.game import terminal_of
from meadhall.cli.match import record
from meadhall.cli.packs.offer import offer_for
from meadhall.kernel.saved import ANEW, FORFEIT

if TYPE_CHECKING:
    from meadhall.cli.screen.screen import Screen
    from meadhall.cli.screen.voice import Voice


class OutOfRangeError(MeadhallError):
    """A number that a record does not have."""


def register(commands: Commands, _: Sequence[str] = ()) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "replay", help="step through a saved match", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved match or a transcript")
    parser.add_argument("--until", type=int, metavar="N", help="go no farther than N answers")
    parser.add_argument("--seat", type=int, metavar="SEAT", help="show what this seat saw, counted from 1")
    parser.add_argument(
        "--review", action="store_true", help="tell everybody's chances along the match and the answers that cost most"
    )
    option_of_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Step through a record, or print it."""
    from meadhall.cli.screen.screen import Screen  # noqa: PLC0415 - Rich is loaded only by those who show something
    from meadhall.cli.screen.voice import Voice, language_of  # noqa: PLC0415

    voice = Voice(arguments.language or language_of())
    saved = record.read(arguments.file)
    offer_for(saved)
    until = within(arguments.until, len(saved["answers"]), 0, "--until")
    seats = record.match_of(saved, until).seats
    seat = None if arguments.seat is None else within(arguments.seat, seats, 1, "--seat") - 1
    replay = Replay(saved, until, seat, voice, Screen())
    if arguments.review:
        replay.look_back()
    elif replay.screen.is_terminal and sys.stdin.isatty():
        replay.step_through()
    else:
        replay.print_all()
    return 0


def within(number: int | None, most: int, least: int, what: str) -> int:
    """A number that was asked for, refused if there is nothing there."""
    if number is None:
        return most
    if not least <= number <= most:
        msg = f"{what} must be from {least} to {most} here, found {number}"
        raise OutOfRangeError(msg)
    return number


class Replay:
    """A record, and who looks at it: a seat, or somebody who may see all hands (None)."""

    def __init__(self, saved: dict[str, Any], until: int, seat: int | None, voice: Voice, screen: Screen) -> None:
        self.saved = saved
        self.answers: list[str] = saved["answers"][:until]
        self.seat = seat
        self.voice = voice
        self.screen = screen
        self.match = self.at(0)

    def at(self, number: int) -> Match:
        """The match after some answers."""
        return record.match_of(self.saved, number)

    # ---------------------------------------------------------------- showing
    def events(self, since: int = 0) -> Iterator[str]:
        """What happened, in sentences."""
        quiet = terminal_of(self.match.game.name).quiet
        seats = range(self.match.seats) if self.seat is None else [self.seat]
        for versions in zip(*(self.match.events_for(seat, since) for seat in seats), strict=True):
            event = next((version for version in versions if None not in version.values()), versions[0])
            if event["event"] not in quiet:
                yield self.voice.say(self.match, event)

    def answered(self, number: int, before: Match) -> str | None:
        """An answer as a sentence; None if this seat did not see it."""
        answer = self.answers[number]
        if answer.startswith(ANEW):
            seat = int(answer.removeprefix(ANEW).partition(":")[0])
            return self.voice.word("replay-anew", seat=self.voice.name(before, "seat", seat))
        if answer.startswith(FORFEIT):
            seat = int(answer.removeprefix(FORFEIT))
            return self.voice.word("replay-leaves", seat=self.voice.name(before, "seat", seat))
        if self.seat is not None and before.decision.seat != self.seat:
            return None
        option = next(option for option in before.decision.options if option.id == answer)
        spoken = self.voice.say(before, option)
        return self.voice.word(
            "replay-answer", seat=self.voice.name(before, "seat", before.decision.seat), answer=spoken
        )

    def show_table(self) -> None:
        """All that lies open, the players and the hands."""
        table = terminal_of(self.match.game.name).table(self.match, self.seat, self.voice, self.screen)
        if self.seat is None:
            table.lay_open()
        for part in (*table.whole(), *table.hands()):
            self.screen.show(part)

    def show_notices(self) -> None:
        """What people were told before the first question."""
        for notice in terminal_of(self.match.game.name).table(self.match, None, self.voice, self.screen).notices():
            self.screen.line(notice, "dim")

    def show_end(self) -> None:
        """How the match ended, if it has."""
        if self.match.outcome is not None:
            self.screen.line(self.voice.say(self.match, self.match.outcome), "bold green")

    def look_back(self) -> None:
        """A review of the match, up to where it is looked at."""
        from meadhall.cli.match.review import Lookback, looked_back  # noqa: PLC0415 - only this needs bots

        transcript = self.saved | {"answers": self.answers}
        review = looked_back(transcript, self.voice, self.screen)
        Lookback(transcript, review, self.seat, self.voice, self.screen).show()

    # ---------------------------------------------------------------- all at once
    def print_all(self) -> None:
        """Every answer with what came of it, then the table."""
        self.screen.line(self.voice.word("replay-start"), "bold")
        self.show_notices()
        for event in self.events():
            self.screen.indented(f"• {event}")
        for number in range(len(self.answers)):
            self.print_answer(number)
        self.show_table()
        total = len(self.answers)
        self.screen.line(self.voice.word("replay-at", number=total, total=total))
        self.show_end()

    def print_answer(self, number: int) -> None:
        """One answer with what came of it."""
        seen = self.match.happened
        answer = self.answered(number, self.match)
        if answer is not None:
            self.screen.line(f"{number + 1:>4}. {answer}")
        self.match.repeat([self.answers[number]])
        for event in self.events(seen):
            self.screen.indented(f"• {event}", 6)

    # ---------------------------------------------------------------- step by step
    def step_through(self) -> None:
        """Show one position after another, as the person asks."""
        total = len(self.answers)
        at: int | None = 0
        while at is not None:
            self.show_position(at)
            at = self.asked_for(at, total)

    def show_position(self, at: int) -> None:
        """One position, with the answer that led to it."""
        before = self.at(max(at - 1, 0))
        seen = before.happened if at else 0
        self.match = self.at(at)
        self.screen.clear()
        self.show_table()
        self.screen.line(self.voice.word("replay-at", number=at, total=len(self.answers)), "bold yellow")
        answer = self.answered(at - 1, before) if at else self.voice.word("replay-start")
        self.screen.line(answer or "", "bold")
        for event in self.events(seen):
            self.screen.indented(f"• {event}")
        self.show_end()
        if at == 0:
            self.show_notices()
        self.screen.line(self.voice.word("replay-help"), "dim")

    def asked_for(self, at: int, total: int) -> int | None:
        """The position to go to; None to stop."""
        while (line := self.screen.typed()) is not None and line != "q":
            if line == "log":
                for event in self.events():
                    self.screen.indented(f"• {event}")
            elif line in {"", "b", "end"}:
                return {"": min(at + 1, total), "b": max(at - 1, 0), "end": total}[line]
            elif line.isdecimal() and int(line) <= total:
                return int(line)
            else:
                self.screen.line(self.voice.word("replay-help"), "red")
        return None
