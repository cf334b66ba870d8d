"""Advisor: what was thought about a question, in words: a hint for whoever is asked, or what a bot had in mind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from rich.table import Table as Grid

from meadhall import Match, Option
from meadhall.bots import Choice, Thought
from meadhall.cli.game import terminal_of
from meadhall.cli.match.menu import Menu, label
from meadhall.cli.screen.screen import Screen
from meadhall.cli.screen.voice import Voice

FEWEST: Final = 3  # answers that are told, if there are as many
MOST: Final = 5
WORLDS: Final = 24  # in which a line is looked for
SELDOM: Final = 0.02  # the share of tries below which an answer need not be told

Line: TypeAlias = list[tuple[int, Option]]  # seats and their answers, one after another


class Advisor:
    """Tells the thoughts about the open question of a match."""

    def __init__(self, match: Match, voice: Voice, screen: Screen) -> None:
        self.match = match
        self.voice = voice
        self.screen = screen

    # ---------------------------------------------------------------- a hint
    def advise(self, thought: Thought, menu: Menu) -> None:
        """The best answers with their numbers, chances and tries, and what is expected to come."""
        if len(thought.choices) == 1:
            self.screen.line(self.voice.word("advice-only", answer=self.say(thought.choices[0])))
            return
        self.screen.line(self.voice.word("advice", tries=thought.iterations), "bold cyan")
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for justify in ("right", "right", "left"):
            grid.add_column(justify=justify)
        grid.add_row(f"  {self.voice.word('advice-chance')}", self.voice.word("advice-tries"), "", style="dim")
        for choice in best_of(thought.choices):
            number = menu.options.index(next(option for option in menu.options if option.id == choice.option.id)) + 1
            grid.add_row(percent(self.voice, choice.chance), str(choice.visits), label(number, self.say(choice)))
        self.screen.show(grid)
        line = arrow(self.screen).join(self.line(thought))
        self.screen.indented(self.voice.word("advice-line", line=line), style="dim")

    def say(self, choice: Choice) -> str:
        """An answer as a sentence."""
        return self.voice.say(self.match, choice.option)

    def line(self, thought: Thought) -> Iterator[str]:
        """What is expected to come: answers to this question and to others, with a name where another seat answers."""
        before = None
        for (seat, _), spoken in zip(thought.line, self.foretold(thought.line), strict=True):
            name = self.voice.name(self.match, "seat", seat)
            yield spoken if seat == before else self.voice.word("replay-answer", seat=name, answer=spoken)
            before = seat

    def foretold(self, line: Line) -> list[str]:
        """A line in words. What an answer means depends on its question: worlds are imagined until one goes that way.

        Where none of them goes as far, the rest is told without its questions.
        """
        found: list[str] = []
        for seed in range(WORLDS):
            found = max(found, self.followed(self.match.determinize(line[0][0], seed), line), key=len)
            if len(found) == len(line):
                break
        return found + [self.voice.foretell(self.match, seat, option) for seat, option in line[len(found) :]]

    def followed(self, world: Match, line: Line) -> list[str]:
        """The answers of a line in words, as far as a world goes that way."""
        found = []
        for seat, option in line:
            while (easy := self.passed_over(world, seat, option)) is not None:
                world.answer(easy)
            if world.outcome is not None or not is_asked(world, seat, option):
                break
            found.append(self.voice.say(world, option))
            world.answer(option.id)
        return found

    def passed_over(self, world: Match, seat: int, option: Option) -> Option | None:
        """The answer to a question that a line leaves out: the only one, or one that says nothing."""
        if world.outcome is not None or is_asked(world, seat, option):
            return None
        options = world.decision.options
        easy = terminal_of(world.game.name).easy
        return next((each for each in options if len(options) == 1 or each.kind in easy), None)

    # ---------------------------------------------------------------- what a bot had in mind
    def thoughts(self, seat: int, thought: Thought) -> Iterator[str]:
        """A bot's chance to win as it sees it, its best answers, and that it gave none of them if it did not think."""
        if len(thought.choices) == 1:  # there was no choice, or it rolled a die
            return
        name = self.voice.name(self.match, "seat", seat)
        best = best_of(thought.choices)[:FEWEST]
        told = " · ".join(f"{self.say(choice)} ({percent(self.voice, choice.chance)})" for choice in best)
        yield self.voice.word("thought", seat=name, chance=percent(self.voice, thought.chance), answers=told)
        if thought.option.id != thought.choices[0].option.id:
            yield self.voice.word("thought-careless", seat=name, answer=self.voice.say(self.match, thought.option))


def is_asked(world: Match, seat: int, option: Option) -> bool:
    """Whether a seat is asked something that can be answered so, and otherwise."""
    options = world.decision.options
    return world.decision.seat == seat and len(options) > 1 and any(option.id == each.id for each in options)


def best_of(choices: list[Choice]) -> list[Choice]:
    """The answers worth telling, the best first."""
    tries = sum(choice.visits for choice in choices)
    return [choice for at, choice in enumerate(choices[:MOST]) if at < FEWEST or choice.visits >= SELDOM * tries]


def percent(voice: Voice, chance: float) -> str:
    """A chance as the language writes it."""
    return voice.word("percent", number=round(100 * chance))


def arrow(screen: Screen) -> str:
    """From one thing to the next."""
    return " > " if screen.is_plain else " → "
