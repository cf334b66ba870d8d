"""Sitting: one match at one screen. It shows each person what their seat may see, and takes answers and commands.

It knows no rules: whatever can be answered are the options of the open question, whatever is shown comes from views.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.text import Text

import meadhall
from meadhall import Decision, Match, Option, localisation
from meadhall.cli import record
from meadhall.cli.retreat import Retreat, retreat_of
from meadhall.cli.screen import Screen
from meadhall.cli.table import Table
from meadhall.cli.voice import Voice
from meadhall.kernel.chance import chance_of

QUIET: Final = {"action_taken", "turn_ended", "combat_ended", "scheme_ended", "card_unlaid"}  # told by what comes next
LOUD: Final = {"turn_began", "fighter_defeated", "seat_out"}
WITHOUT_TEXTS: Final = {"choose_action", "choose_boost"}  # the hand was just shown, or what cards do does not matter
FEW: Final = 9  # options that are listed one a line
RECENT: Final = 6  # events that a terminal keeps showing


class Note(NamedTuple):
    """What the terminal itself has to tell, after how many events, and to whom still."""

    at: int
    words: str
    seats: set[int]


class Line(NamedTuple):
    """A line of the log."""

    words: str
    style: str


class Sitting:
    """A match, who of its seats is a person, and what each has been shown."""

    def __init__(self, match: Match, bots: set[int], voice: Voice, screen: Screen) -> None:
        self.match = match
        self.bots = bots
        self.people = set(range(match.seats)) - bots
        self.voice = voice
        self.screen = screen
        self.shown = [0] * match.seats
        self.notes: list[Note] = []
        persons = {self.person(seat) for seat in self.people}
        self.is_shared = len(persons) > 1
        self.watching = None if self.is_shared else min(self.people, default=None)
        self.is_over = False  # the sitting, not the match
        self.commands: dict[str, Callable[[str], None]] = {
            "h": self.help, "help": self.help, "?": self.help,
            "l": self.look, "look": self.look,
            "m": self.map, "map": self.map,
            "u": self.undo, "undo": self.undo,
            "w": self.why, "why": self.why,
            "q": self.quit, "quit": self.quit,
            "cards": self.cards, "log": self.log, "language": self.language, "save": self.save,
        }  # fmt: skip

    def person(self, seat: int) -> int:
        """Who plays a seat: one person may play both seats of a team."""
        people: Any = self.match.setup["people"]
        return int(people[seat])

    def name(self, kind: str, which: str | int) -> str:
        """The name of something in this match."""
        return self.voice.name(self.match, kind, which)

    def say(self, thing: Any) -> str:
        """A question, an option, an event or the outcome as a sentence."""
        return self.voice.say(self.match, thing)

    # ---------------------------------------------------------------- playing
    def play(self) -> None:
        """Ask and answer until the match is over or the person leaves."""
        self.screen.line(self.voice.word("welcome"), "bold")
        for extra in Table(self.match, None, self.voice, self.screen).board.without:  # R17
            self.screen.line(self.voice.name(None, "missing", extra))
        while not self.is_over:
            if self.match.outcome is not None:
                self.close()
            elif self.match.decision.seat in self.bots:
                self.answer_as_bot(self.match.decision)
            else:
                self.turn_to(self.match.decision)
        self.screen.line(self.voice.word("goodbye"))

    def answer_as_bot(self, decision: Decision) -> None:
        """A bot's whim follows from the seed and the number of answers: going back does not change its mind."""
        transcript: Any = self.match.transcript()
        number = len(transcript["answers"])
        chance = chance_of(transcript["seed"] << 32 | number, "bot")
        self.match.answer(decision.options[chance.below(len(decision.options))])

    def turn_to(self, decision: Decision) -> None:
        """Ask the person at a seat; alone with bots, a forced answer is given at once."""
        if not self.is_shared and len(decision.options) == 1:
            self.note(self.voice.word("only-answer", answer=self.say(decision.options[0])))
            self.match.answer(decision.options[0])
            return
        if self.watching is None or self.person(decision.seat) != self.person(self.watching):
            self.curtain(decision.seat)
        self.watching = decision.seat
        if not self.is_over:
            self.present(decision)
            self.listen()

    def listen(self) -> None:
        """Obey until the question is another one."""
        decision = self.match.decision
        while not self.is_over and self.match.outcome is None and self.match.decision is decision:
            line = self.screen.typed()
            self.obey("q" if line is None else line)

    def curtain(self, seat: int) -> None:
        """Hide one person's cards before another looks."""
        self.screen.curtain()
        self.screen.line(self.voice.word("curtain", seat=self.name("seat", seat)), "bold reverse")
        self.is_over = self.screen.typed() is None

    def close(self) -> None:
        """The end of the match: once everybody may look, until the last person leaves."""
        if self.is_shared:
            self.screen.curtain()
        seat = None if self.is_shared else self.watching
        self.show_table(seat)
        self.news(seat, is_new_page=False)
        self.screen.line(self.say(self.match.outcome), "bold green")
        self.screen.line(self.voice.word("after-end"), "dim")
        before = self.match
        while not self.is_over and self.match is before:
            line = self.screen.typed()
            word, _, rest = (line or "q").partition(" ")
            if word in self.commands:
                self.commands[word](rest.strip())
            else:
                self.refuse(word, self.commands)

    # ---------------------------------------------------------------- showing
    def present(self, decision: Decision) -> None:
        """What a person needs to answer: the board where it matters, on a tall terminal always all of it."""
        is_whole = self.screen.is_tall or decision.question == "choose_action"
        lit = lit_by(decision)
        is_page = is_whole or (bool(lit) and self.screen.is_terminal)
        if is_page:
            self.screen.clear()
            self.show_table(self.watching, lit)
        if is_whole:
            self.show_hands()
        self.news(self.watching, is_new_page=is_page and self.screen.is_terminal)
        self.pose(decision, with_texts=not is_whole)

    def show_table(self, seat: int | None, lit: Iterable[str] = ()) -> None:
        """The board, the players and what is going on."""
        for part in Table(self.match, seat, self.voice, self.screen).whole(set(lit), self.bots):
            self.screen.show(part)

    def show_hands(self) -> None:
        """The cards that this person may see."""
        for part in Table(self.match, self.watching, self.voice, self.screen).hands():
            self.screen.show(part)

    def news(self, seat: int | None, *, is_new_page: bool) -> None:
        """What has happened since the person last looked; on a new page with a little of what was before."""
        seen = 0 if self.watching is None else self.shown[self.watching]
        events = self.match.events_for(seat)
        if self.watching is not None:
            self.shown[self.watching] = len(events)
        loud = [event for event in events[seen:] if event["event"] not in QUIET]
        lines: list[Line] = []
        if is_new_page and len(loud) < RECENT:
            before = [event for event in events[:seen] if event["event"] not in QUIET]
            lines += [Line(f"  {self.say(event)}", "dim") for event in before[len(loud) - RECENT :]]
        for at, event in enumerate(events[seen:], seen):
            lines += self.noted(seat, at)
            lines += self.told(event)
        lines += self.noted(seat, len(events))
        self.tell(lines)

    def tell(self, lines: list[Line]) -> None:
        """One line after another; equal ones together, with how many they are."""
        for line, alike in groupby(lines):
            times = len(list(alike))
            self.screen.indented(line.words + (f" ×{times}" if times > 1 else ""), style=line.style)

    def told(self, event: dict[str, Any]) -> list[Line]:
        """One thing that has happened, unless what comes next tells it too."""
        if event["event"] in QUIET:
            return []
        return [Line(f"• {self.say(event)}", "bold" if event["event"] in LOUD else "")]

    def note(self, words: str) -> None:
        """Something to tell with the news, in its place among them."""
        self.notes.append(Note(len(self.match.events_for(None)), words, set(self.people)))

    def noted(self, seat: int | None, at: int) -> list[Line]:
        """What the terminal itself has to tell a seat before an event, once."""
        if seat is None:
            return []
        due = [note for note in self.notes if seat in note.seats and note.at <= at]
        for note in due:
            note.seats.remove(seat)
        return [Line(f"• {note.words}", "italic") for note in due]

    def pose(self, decision: Decision, *, with_texts: bool) -> None:
        """The question, the text of what asks it, and the numbered options."""
        self.screen.line()
        self.screen.line(self.say(decision), "bold yellow")
        text = localisation.source_text(self.match, decision, self.voice.language)
        if text:
            self.screen.indented(f"[{text}]", style="italic")
        options = in_order(decision)
        if len(options) > FEW:
            self.offer_groups(options)
        else:
            for at, option in enumerate(options, 1):
                self.screen.line(numbered(at, self.say(option)))
                if with_texts and decision.question not in WITHOUT_TEXTS:
                    self.explain(option)
        if len(options) == 1:
            self.screen.line(self.voice.word("enter", answer=self.say(options[0])), "dim")

    def offer_groups(self, options: list[Option]) -> None:
        """Many options: the ways of one fighter together, the others in columns."""
        at = 0
        while at < len(options):
            group = group_of(options[at])
            end = at
            while end < len(options) and group_of(options[end]) == group:
                end += 1
            if group:
                self.screen.line(f"  {self.say(anywhere(options[at]))}")
                labels = [str(option.fields["space"]) for option in options[at:end]]
            else:
                labels = [self.say(option) for option in options[at:end]]
            self.screen.columns([numbered(at + n, label) for n, label in enumerate(labels, 1)])
            at = end

    def explain(self, option: Option) -> None:
        """Under an option that is a card: what is printed on it."""
        card = option.fields.get("card")
        if isinstance(card, str):
            table = Table(self.match, self.watching, self.voice, self.screen)
            self.screen.indented(table.printed(card), 5, "dim")

    # ---------------------------------------------------------------- obeying
    def obey(self, line: str) -> None:
        """A number, the id of an option, or a command."""
        options = in_order(self.match.decision)
        word, _, rest = line.partition(" ")
        if not line and len(options) == 1:
            self.match.answer(options[0])
        elif line.isdecimal() and 1 <= int(line) <= len(options):
            self.match.answer(options[int(line) - 1])
        elif line in [option.id for option in options]:
            self.match.answer(line)
        elif word in self.commands:
            self.commands[word](rest.strip())
        elif line:
            self.refuse(line, [*self.commands, *(option.id for option in options)])

    def refuse(self, line: str, known: Iterable[str]) -> None:
        """Say that something is no answer, and what was perhaps meant."""
        near = get_close_matches(line, list(known), n=1)
        self.screen.line(self.voice.word("refused", answer=line), "red")
        if near:
            self.screen.line(self.voice.word("refused-near", near=near[0]), "red")

    def help(self, _: str) -> None:
        """What can be typed."""
        self.screen.line(self.voice.word("help"))

    def quit(self, _: str) -> None:
        """Leave the terminal; the match is not forfeited, only not played on."""
        self.is_over = True

    def look(self, _: str) -> None:
        """The table and the hand once more, with the question."""
        if self.match.outcome is None:
            self.show_table(self.watching, lit_by(self.match.decision))
            self.show_hands()
            self.pose(self.match.decision, with_texts=False)
        else:
            self.show_table(None)

    def map(self, _: str) -> None:
        """The board in words: every space with its zones and neighbours."""
        table = Table(self.match, None, self.voice, self.screen)
        self.screen.show(table.drawn())
        near: dict[str, list[str]] = {space.id: [] for space in table.board.spaces}
        for one, other in table.board.lines:
            near[one].append(other)
            near[other].append(one)
        rows = [f"{space} {table.zones_of(space)} – {', '.join(others)}" for space, others in near.items()]
        self.screen.columns(rows)

    def why(self, number: str) -> None:
        """The rules behind the question, or behind one of its options."""
        if self.match.outcome is not None:
            return
        options = in_order(self.match.decision)
        rules = self.match.decision.rules
        if number.isdecimal() and 1 <= int(number) <= len(options):
            option = options[int(number) - 1]
            self.screen.line(self.say(option), "bold")
            rules = option.rules
        elif number:
            self.refuse(number, [])
            return
        for rule in rules:
            text = localisation.rule_text(rule, self.voice.language, game=self.match.game.name)
            self.screen.indented(Text.assemble((f"{rule} ", "bold"), text))

    def cards(self, _: str) -> None:
        """The discard piles, and what else this person knows of cards."""
        seat = self.watching if self.match.outcome is None else None
        for part in Table(self.match, seat, self.voice, self.screen).piles():
            self.screen.show(part)

    def log(self, _: str) -> None:
        """All that has happened, as this person may know it."""
        seat = self.watching if self.match.outcome is None else None
        self.tell([line for event in self.match.events_for(seat) for line in self.told(event)])

    def language(self, language: str) -> None:
        """Go on in another language."""
        if language not in localisation.languages():
            self.screen.line(self.voice.word("languages", languages=", ".join(localisation.languages())))
            return
        self.voice = Voice(language)
        self.look("")

    def save(self, file: str) -> None:
        """Write the match to a file."""
        if not file:
            self.screen.line(self.voice.word("save-where"))
            return
        try:
            record.write(Path(file).expanduser(), self.match, self.bots)
        except OSError as problem:
            self.screen.line(self.voice.word("not-saved", problem=str(problem)), "red")
        else:
            self.screen.line(self.voice.word("saved", file=file), "green")

    # ---------------------------------------------------------------- going back
    def undo(self, _: str) -> None:
        """Go back to the last question that a person had a choice in, if everybody whom it concerns agrees."""
        try:
            back = retreat_of(self.match, self.people)
        except meadhall.NoHistoryError:
            back = None
        if back is None:
            self.screen.line(self.voice.word("nothing-back"))
        elif self.agreed(back):
            self.match = back.past
            self.shown = [min(seen, len(back.past.events_for(None))) for seen in self.shown]
            self.note(self.voice.word("taken-back", seat=self.name("seat", back.seat)))
            if back.has_shown:
                self.note(self.voice.word("seen-since"))

    def agreed(self, back: Retreat) -> bool:
        """Whether going back is fair: with several people, what others answered or what was shown needs a yes."""
        others = [seat for seat in sorted(back.answered & self.people) if seat != self.watching]
        if not self.is_shared or not (others or back.has_shown):
            return True
        for seat in others:
            self.screen.line(self.voice.word("back-answer", seat=self.name("seat", seat)), "yellow")
        if back.has_shown:
            self.screen.line(self.voice.word("back-seen"), "yellow")
        self.screen.line(self.voice.word("back-agree"), "yellow")
        return (self.screen.typed() or "").lower() in {"y", self.voice.word("yes").lower()}


def numbered(number: int, words: str) -> str:
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
