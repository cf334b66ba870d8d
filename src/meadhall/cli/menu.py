"""Menu: the open question with its options, numbered, grouped and explained."""

from __future__ import annotations

from typing import Any, Final

from meadhall import Decision, Match, Option, localisation
from meadhall.cli.screen import Screen
from meadhall.cli.table import Table
from meadhall.cli.voice import Voice

WITHOUT_TEXTS: Final = {"choose_action", "choose_boost"}  # the hand was just shown, or what cards do does not matter
FEW: Final = 9  # options that are listed one a line


class Menu:
    """A question of a match as a person reads it."""

    def __init__(self, match: Match, voice: Voice, screen: Screen) -> None:
        self.match = match
        self.voice = voice
        self.screen = screen
        self.decision = match.decision
        self.options = in_order(match.decision)

    def say(self, thing: Any) -> str:
        """The question or an option as a sentence."""
        return self.voice.say(self.match, thing)

    def numbered(self, word: str) -> Option | None:
        """The option of a number."""
        return self.options[int(word) - 1] if word.isdecimal() and 1 <= int(word) <= len(self.options) else None

    def chosen(self, line: str) -> Option | None:
        """The option that a line means: by its number, by its id, or nothing at all where there is only one."""
        if not line and len(self.options) == 1:
            return self.options[0]
        return self.numbered(line) or next((option for option in self.options if option.id == line), None)

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
            self.show_list(with_texts=with_texts and self.decision.question not in WITHOUT_TEXTS)
        if len(self.options) == 1:
            self.screen.line(self.voice.word("enter", answer=self.say(self.options[0])), "dim")

    def show_list(self, *, with_texts: bool) -> None:
        """A few options: one a line."""
        for at, option in enumerate(self.options, 1):
            self.screen.line(label(at, self.say(option)))
            if with_texts:
                self.explain(option)

    def show_groups(self) -> None:
        """Many options: the ways of one fighter together, the others in columns."""
        at = 0
        while at < len(self.options):
            group = group_of(self.options[at])
            end = at
            while end < len(self.options) and group_of(self.options[end]) == group:
                end += 1
            if group:
                self.screen.line(f"  {self.say(anywhere(self.options[at]))}")
                words = [str(option.fields["space"]) for option in self.options[at:end]]
            else:
                words = [self.say(option) for option in self.options[at:end]]
            self.screen.columns([label(at + n, each) for n, each in enumerate(words, 1)])
            at = end

    def explain(self, option: Option) -> None:
        """Under an option that is a card: what is printed on it."""
        card = option.fields.get("card")
        if isinstance(card, str):
            table = Table(self.match, None, self.voice, self.screen)  # what is printed on a card depends on no seat
            self.screen.indented(table.printed(card), 5, "dim")


def label(number: int, words: str) -> str:
    """An option with its number."""
    return f"{number:>3}. {words}"


def in_order(decision: Decision) -> list[Option]:
    """The options as a person reads them: those of one fighter together, leaving it at that last."""
    groups = [group_of(option) for option in decision.options]

    def place(option: Option) -> tuple[bool, int]:
        return option.kind in {"done", "pass"}, groups.index(group_of(option))

    return sorted(decision.options, key=place)


def group_of(option: Option) -> tuple[str, str] | None:
    """What options that differ only in a space have in common; None for all others."""
    if set(option.fields) - {"path"} == {"fighter", "space"}:
        return option.kind, str(option.fields["fighter"])
    return None


def anywhere(option: Option) -> Option:
    """An option with its space left open, to say what a group of them has in common."""
    return Option(option.id, option.code, option.kind, option.fields | {"space": "…"}, option.rules)


def lit_by(decision: Decision) -> set[str]:
    """The spaces that can be chosen."""
    return {str(option.fields["space"]) for option in decision.options if "space" in option.fields}
