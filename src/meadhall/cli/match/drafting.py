"""Drafting: a draft at one screen, before its match: people type what they choose, and bots choose at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meadhall.cli.match.lobby import LeftError
from meadhall.cli.screen.screen import Screen
from meadhall.cli.screen.spelling import closest
from meadhall.cli.screen.voice import Voice
from meadhall.drafting.draft import Act, Draft, written
from meadhall.drafting.game import by_bot, draft_game, plan_of, setup_after
from meadhall.drafting.judging import share_of
from meadhall.drafting.saved import saved_draft

HINTS: Final = "hints"  # what somebody types who wants to see what has been measured


class Drafting:
    """A draft at one screen."""

    def __init__(
        self, game: str, setup: Mapping[str, Any], format: str, seed: int, bots: Mapping[int, str], *, fair: bool,
        voice: Voice, screen: Screen,
    ) -> None:  # fmt: skip
        self.game = game
        self.here = draft_game(game)
        self.setup = setup
        self.draft = Draft(plan_of(game, setup, format, seed, fair=fair), self.here.sides(setup), seed)
        self.bots = bots
        self.people = [seat for seat in range(len(self.draft.sides)) if seat not in bots]
        self.voice = voice
        self.screen = screen
        self.acts: list[tuple[int, str]] = []
        self.told = 0  # acts that everybody has read
        self.hints = False

    def play(self) -> dict[str, Any]:
        """Go through all of it; the setup that it has led to. LeftError if somebody leaves."""
        format, language = self.draft.plan.format, self.voice.language
        self.screen.line(self.here.title(format, language), "bold")
        self.screen.line(self.here.about(format, language))
        while not self.draft.is_over:
            seat = self.draft.waiting[0]
            chosen = by_bot(self.game, self.draft, seat) if seat in self.bots else self.asked(seat)
            self.draft.give(seat, chosen)
            self.acts.append((seat, written(chosen)))
            self.tell()
        return setup_after(self.game, self.setup, self.draft)

    @property
    def saved(self) -> dict[str, Any]:
        """What is kept of it beside the match."""
        return saved_draft(self.draft.plan, self.acts)

    # ---------------------------------------------------------------- what is told
    def called(self, seat: int) -> str:
        """What a seat goes by before it plays anything."""
        return self.voice.word("draft-seat", number=seat + 1)

    def tell(self) -> None:
        """Tell what everybody may know by now."""
        if self.is_shared and self.draft.number and len(self.draft.acts) > self.told:
            self.screen.curtain()
        for act in self.draft.acts[self.told :]:
            self.screen.line(self.sentence(act))
        self.told = len(self.draft.acts)

    def sentence(self, act: Act) -> str:
        """An act in words."""
        language = self.voice.language
        names = [self.here.name(act.turn.what, thing, language) for thing in act.chosen]
        return self.here.told(act, self.called(act.seat), names, language)

    @property
    def is_shared(self) -> bool:
        """Whether several people choose in secret at this screen."""
        return len(self.people) > 1

    # ---------------------------------------------------------------- what is asked
    def asked(self, seat: int) -> list[str]:
        """Ask a person for all that a turn wants; nobody else looks where it is secret."""
        if self.is_shared and self.draft.is_secret:
            self.screen.curtain()
            self.screen.line(self.voice.word("curtain", seat=self.called(seat)), "bold reverse")
            if self.screen.typed() in {None, "q", "quit"}:
                raise LeftError
        turn, options = self.draft.turn, self.draft.options(seat)
        self.show(seat, options)
        while (line := self.screen.typed()) is not None and line not in {"q", "quit"}:
            if line == HINTS:
                self.hints = not self.hints
                self.show(seat, options)
                continue
            chosen = [found for word in line.replace(",", " ").split() if (found := meant(word, options)) is not None]
            if len(set(chosen)) == len(line.replace(",", " ").split()) == turn.many:
                return chosen
            self.screen.line(self.voice.word("draft-not-so-many", count=turn.many), "red")
            near = closest(line, options)
            if near:
                self.screen.line(self.voice.word("refused-near", near=near), "red")
        raise LeftError

    def show(self, seat: int, options: list[str]) -> None:
        """The task, and what can be chosen, numbered."""
        turn, language = self.draft.turn, self.voice.language
        task = self.here.task(turn, language)
        self.screen.line(self.voice.word("draft-asked", seat=self.called(seat), task=task), "bold yellow")
        matrix = self.here.matrix()
        for at, thing in enumerate(options, 1):
            share = share_of(self.draft, matrix, seat, thing) if self.hints and matrix is not None else None
            told = "" if share is None else f"  {round(100 * share.low)}–{round(100 * share.high)} % ({share.matches})"
            self.screen.line(f"{at:>3}. {self.here.name(turn.what, thing, language)}{told}")
        self.screen.line(self.voice.word("draft-how", count=turn.many), "dim")


def meant(word: str, options: list[str]) -> str | None:
    """What somebody means by a number or an id."""
    if word.isdecimal():
        return options[int(word) - 1] if 1 <= int(word) <= len(options) else None
    return word.lower() if word.lower() in options else None
