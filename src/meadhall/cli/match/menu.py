"""Menu: the open question with its options, numbered, grouped and explained."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import groupby
from typing import Any, Final

from meadhall import Decision, Match, Option, localisation
from meadhall.cli.game import terminal_of
from meadhall.cli.match.table import Shared, Table
from meadhall.cli.screen.screen import Screen
from meadhall.cli.screen.voice import Voice

LAST: Final = {"done", "pass", "go_on", "let_pass", "nothing"}  # kinds of options with which somebody leaves it at that
FEW: Final = 9  # options that are listed one a line


class Menu:
    """A question of a match as a person reads it."""

    def __init__(self, match: Match, table: Table, voice: Voice, screen: Screen) -> None:
        self.match = match
        self.table = table  # a spectator's: what is printed on a card depends on no seat
        self.voice = voice
        self.screen = screen
        self.decision = match.decision
        self.options = in_order(match.decision, table)
        easy = terminal_of(match.game.name).easy
        given = [option for option in self.options if option.kind in easy or len(self.options) == 1]
        self.default = next(iter(given), None)

    def say(self, thing: Any) -> str:
        """The question or an option as a sentence."""
        return self.voice.say(self.match, thing)

    def numbered(self, word: str) -> Option | None:
        """The option of a number."""
        return self.options[int(word) - 1] if word.isdecimal() and 1 <= int(word) <= len(self.options) else None

    def chosen(self, line: str) -> Option | None:
        """The option that a line means: by number, by id, in the game's own way, or nothing at all."""
        if not line:
            return self.default
        named = self.numbered(line) or next((option for option in self.options if option.id == line), None)
        return named or self.table.meant(self.decision, line)

    # ---------------------------------------------------------------- showing
    def show(self, *, with_texts: bool) -> None:
        """The question, the text of what asks it, and the numbered options."""
        self.screen.line()
        self.screen.line(self.say(self.decision), "bold yellow")
        text = localisation.source_text(self.match, self.decision, self.voice.language)
        if text:
            self.screen.indented(f"[{text}]", style="italic")
        if len(self.options) > FEW:
            self.show_groups()
        else:
            self.show_list(with_texts=with_texts)
        if self.default is not None:
            self.screen.line(self.voice.word("enter", answer=self.say(self.default)), "dim")

    def show_list(self, *, with_texts: bool) -> None:
        """A few options: one a line."""
        for at, option in enumerate(self.options, 1):
            self.screen.line(label(at, self.say(option)))
            text = self.table.explained(self.decision, option)
            if text and with_texts and self.table.spells_out(self.decision, option):
                self.screen.indented(text, 5, "dim")

    def show_groups(self) -> None:
        """Many options: those that have much in common together, the others in columns."""
        shares = [self.table.shared(option) for option in self.options]
        at = 0
        for _, group in groupby(shares, key=key_of):
            alike = list(group)
            options = self.options[at : at + len(alike)]
            if alike[0]:
                self.screen.line(f"  {alike[0].head}")
            words = [share.rest if share else self.say(option) for share, option in zip(alike, options, strict=True)]
            self.screen.show(self.screen.columns([label(at + n, each) for n, each in enumerate(words, 1)]))
            at += len(alike)


def label(number: int, words: str) -> str:
    """An option with its number."""
    return f"{number:>3}. {words}"


def in_order(decision: Decision, table: Table) -> list[Option]:
    """The options as a person reads them: those with much in common together, leaving it at that last."""
    keys = {option.id: key_of(table.shared(option)) for option in decision.options}
    order = list(keys.values())
    return sorted(decision.options, key=lambda option: (option.kind in LAST, order.index(keys[option.id])))


def key_of(share: Shared | None) -> Hashable:
    """What those have in common that stand together."""
    return share.key if share else None
