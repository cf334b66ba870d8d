"""Session: one match at one screen. It shows each person what their seat may see, and takes answers and commands.

It knows no rules: whatever can be answered are the options of the open question, whatever is shown comes from views.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

import meadhall
from meadhall import Decision, Match, bots, localisation
from meadhall.bots import Review
from meadhall.cli.game import terminal_of
from meadhall.cli.match import record
from meadhall.cli.match.advice import Advisor
from meadhall.cli.match.menu import Menu
from meadhall.cli.match.news import Line, News, Story, paragraphs, together
from meadhall.cli.match.opponents import Opponent, is_known
from meadhall.cli.match.review import Lookback, looked_back
from meadhall.cli.match.table import Need, Table
from meadhall.cli.screen.console import NO_BREAK
from meadhall.cli.screen.progress import Waiting
from meadhall.cli.screen.screen import Screen
from meadhall.cli.screen.spelling import closest
from meadhall.cli.screen.voice import Voice
from meadhall.undo import Undo, undo_of

UNSEEN: Final = "p"  # what gives an easy answer at the curtain


class Session:
    """A match, who of its seats is a person, and what each has been shown."""

    def __init__(
        self, match: Match, bots: Mapping[int, str], voice: Voice, screen: Screen, kept: Mapping[str, Any] | None = None
    ) -> None:
        self.match = match
        self.kept = kept  # beside the match, where it is saved
        self.terminal = terminal_of(match.game.name)
        self.bots = bots
        self.opponents = {seat: Opponent(name, match.game.name) for seat, name in bots.items()}
        self.people = set(range(match.seats)) - set(bots)
        self.voice = voice
        self.screen = screen
        self.news = News(match.seats)
        persons = {self.person(seat) for seat in self.people}
        self.is_shared = len(persons) > 1
        self.watching = None if self.is_shared else min(self.people, default=None)
        self.is_over = False  # the sitting, not the match
        self.is_thinking = False  # aloud: whether people see what bots think
        self.looked_back: tuple[Match, Review] | None = None
        self.commands: dict[str, Callable[[str], None]] = {
            "h": self.help, "help": self.help, "?": self.help,
            "l": self.look, "look": self.look,
            "u": self.undo, "undo": self.undo,
            "a": self.advise, "hint": self.advise,
            "w": self.why, "why": self.why,
            "q": self.quit, "quit": self.quit,
            "cards": self.cards, "log": self.log, "language": self.language, "save": self.save,
            "thinking": self.thinking, "review": self.review,
        }  # fmt: skip
        if self.terminal.has_map:
            self.commands |= {"m": self.map, "map": self.map}

    def person(self, seat: int) -> int:
        """Who plays a seat: in some games one person may play several."""
        return self.terminal.person(self.match, seat)

    def name(self, kind: str, which: str | int) -> str:
        """The name of something in this match."""
        return self.voice.name(self.match, kind, which)

    def say(self, thing: Any) -> str:
        """A question, an option, an event or the outcome as a sentence."""
        return self.voice.say(self.match, thing)

    @property
    def menu(self) -> Menu:
        """The open question."""
        return Menu(self.match, self.table(None), self.voice, self.screen)

    @property
    def advisor(self) -> Advisor:
        """Who tells what was thought about it."""
        return Advisor(self.match, self.voice, self.screen)

    def table(self, seat: int | None) -> Table:
        """What a seat sees."""
        return self.terminal.table(self.match, seat, self.voice, self.screen)

    # ---------------------------------------------------------------- playing
    def play(self) -> None:
        """Ask and answer until the match is over or the person leaves."""
        self.screen.line(self.voice.word("welcome"), "bold")
        for notice in self.table(None).notices():
            self.note(notice)
        while not self.is_over:
            if self.match.outcome is not None:
                self.close()
            elif self.match.decision.seat in self.bots:
                self.answer_as_bots()
            else:
                self.turn_to(self.match.decision)
        if self.is_shared:
            self.screen.curtain()
        self.screen.line(self.voice.word("goodbye"))

    def answer_as_bots(self) -> None:
        """Let bots answer until a person is asked; as long as it takes, people see who is thinking, and may leave."""
        try:
            with Waiting(self.screen) as wait:
                while self.match.outcome is None and self.match.decision.seat in self.bots:
                    self.answer_as_bot(self.match.decision, wait)
        except KeyboardInterrupt:
            self.is_over = True

    def answer_as_bot(self, decision: Decision, wait: Waiting) -> None:
        """Let a bot answer. Where anybody may have only one answer, who thinks longer is not told: it has another."""
        opponent = self.opponents[decision.seat]
        if opponent.is_slow:
            is_open = all(option.kind not in self.terminal.easy for option in decision.options)
            seat = self.name("seat", decision.seat) if is_open else localisation.NONE
            wait.tell(self.voice.word("bot-thinks", seat=seat))
        thought = opponent.think(self.match, decision.seat)
        if self.is_thinking:
            for words in self.advisor.thoughts(decision.seat, thought):
                self.note(words)
        self.match.answer(thought.option)

    def turn_to(self, decision: Decision) -> None:
        """Ask the person at a seat; alone with bots, a forced answer is given at once."""
        if not self.is_shared and len(decision.options) == 1:
            if decision.options[0].kind not in self.terminal.silent:
                self.note(self.voice.word("only-answer", answer=self.say(decision.options[0])))
            self.match.answer(decision.options[0])
            return
        is_other = self.watching is None or self.person(decision.seat) != self.person(self.watching)
        if is_other and not self.uncovered(decision):
            self.watching = None
            return
        self.watching = decision.seat
        self.present(decision)
        self.listen()

    def listen(self) -> None:
        """Obey until the question is another one."""
        decision = self.match.decision
        while not self.is_over and self.match.outcome is None and self.match.decision is decision:
            line = self.screen.typed()
            self.obey("q" if line is None else line)

    def uncovered(self, decision: Decision) -> bool:
        """Hide one person's cards before another looks; whether they look, and neither leave nor answer unseen."""
        self.screen.curtain()
        self.screen.line(self.voice.word("curtain", seat=self.name("seat", decision.seat)), "bold reverse")
        easy = next((option for option in decision.options if option.kind in self.terminal.easy), None)
        if easy is not None:  # everybody knows that it is possible, so it may be told before anybody looks
            self.screen.line(self.say(decision), "bold yellow")
            self.screen.line(self.voice.word("unseen", answer=self.say(easy)), "dim")
        line = self.screen.typed()
        if easy is not None and line == UNSEEN:
            self.match.answer(easy)
            return False
        self.is_over = line in {None, "q", "quit"}
        return not self.is_over

    def close(self) -> None:
        """The end of the match: once everybody may look, until the last person leaves."""
        if self.is_shared:
            self.screen.curtain()
        seat = None if self.is_shared else self.watching
        if not self.terminal.tells_first:
            self.show_table(seat)
        self.show_news(seat, is_new_page=False)
        if self.terminal.tells_first:
            self.show_table(seat)
        self.screen.line(self.say(self.match.outcome), "bold green")
        self.screen.line(self.voice.word("after-end"), "dim")
        if self.is_shared:
            self.watching = None  # everybody looks now: before anybody is asked again, the curtain falls
        before = self.match
        while not self.is_over and self.match is before:
            line = self.screen.typed()
            word, _, rest = ("q" if line is None else line).partition(" ")
            if word.lower() in self.commands:
                self.commands[word.lower()](rest.strip())
            elif word:
                self.refuse(word, self.commands)
            else:
                self.quit("")

    # ---------------------------------------------------------------- showing
    def present(self, decision: Decision) -> None:
        """What a person needs to answer: the table where it matters, on a tall terminal always all of it."""
        need = self.table(self.watching).need(decision)
        is_whole = self.screen.is_tall or need is Need.ALL
        is_page = is_whole or (need is Need.TABLE and self.screen.is_terminal)
        if is_page:
            self.screen.clear()
        if not self.terminal.tells_first:
            self.lay(decision, is_page=is_page, is_whole=is_whole)
        self.show_news(self.watching, is_new_page=is_page and self.screen.is_terminal)
        if self.terminal.tells_first:
            self.lay(decision, is_page=is_page, is_whole=is_whole)
        self.menu.show(with_texts=not is_whole)
        self.screen.line(self.voice.word("hint"), "dim")

    def lay(self, decision: Decision, *, is_page: bool, is_whole: bool) -> None:
        """The table if it is wanted, and the hands if all is."""
        if is_page:
            self.show_table(self.watching, decision)
        if is_whole:
            table = self.table(self.watching)
            self.show_all(table.glance() if self.screen.is_short else table.hands())

    def show_table(self, seat: int | None, decision: Decision | None = None) -> None:
        """All that lies open, the players and what is going on."""
        self.show_all(self.table(seat).whole(decision, self.bots))

    def show_all(self, parts: Iterable[RenderableType]) -> None:
        """One part after another."""
        for part in parts:
            self.screen.show(part)

    def show_news(self, seat: int | None, *, is_new_page: bool) -> None:
        """What has happened since the person last looked."""
        self.tell(self.news.lines(self.match, self.voice, seat, self.watching, is_new=is_new_page))

    def tell(self, lines: Iterable[Line]) -> None:
        """One line after another; on a terminal, where rows are few, one paragraph after another."""
        joined = list(together(lines))
        for paragraph in paragraphs(joined) if self.screen.is_terminal else ([line] for line in joined):
            text = Text(" ").join(Text(line.words, line.style) for line in paragraph)
            self.screen.bulleted(paragraph[0].mark, text)

    def note(self, words: str) -> None:
        """Something to tell every person with the news, or whoever watches where nobody is one."""
        self.news.note(self.match, words, self.people or {None})

    # ---------------------------------------------------------------- obeying
    def obey(self, line: str) -> None:
        """A number, the id of an option, or a command."""
        menu = self.menu
        option = menu.chosen(line)
        word, _, rest = line.partition(" ")
        if option is not None:
            self.match.answer(option)
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        elif line:
            self.refuse(line, [*self.commands, *(option.id for option in menu.options)])
        else:
            self.screen.line(self.voice.word("hint"), "dim")

    def refuse(self, line: str, known: Iterable[str]) -> None:
        """Say that something is no answer, and what was perhaps meant."""
        self.screen.line(self.voice.word("refused", answer=line), "red")
        if near := closest(line, known):
            self.screen.line(self.voice.word("refused-near", near=near), "red")

    def help(self, _: str) -> None:
        """What can be typed."""
        self.screen.line(self.voice.word("help"))
        if self.terminal.has_map:
            self.screen.line(self.voice.word("help-map"))
        self.screen.line(self.voice.word("help-more"))

    def quit(self, _: str) -> None:
        """Leave the terminal; the match is not forfeited, only not played on."""
        self.is_over = True

    def look(self, _: str) -> None:
        """The table and the hand once more, with the question."""
        if self.match.outcome is None:
            self.show_table(self.watching, self.match.decision)
            self.show_all(self.table(self.watching).hands())
            self.menu.show(with_texts=False)
        else:
            self.show_table(None)

    def map(self, _: str) -> None:
        """The table drawn and in words."""
        self.show_all(self.table(None).map())
        self.ask_again()

    def ask_again(self) -> None:
        """The question once more, after something that has pushed it out of sight."""
        if self.match.outcome is None:
            self.menu.show(with_texts=False)

    def why(self, number: str) -> None:
        """The rules behind the question, or behind one of its options."""
        if self.match.outcome is not None:
            return
        option = self.menu.numbered(number)
        if number and option is None:
            self.refuse(number, [])
            return
        rules = self.match.decision.rules
        if option is not None:
            self.screen.line(self.say(option), "bold")
            rules = option.rules
        for rule in rules:
            text = localisation.rule_text(rule, self.voice.language, game=self.match.game.name)
            self.screen.indented(Text.assemble((f"{rule} ", "bold"), text))
        printed = self.table(None).explained(self.match.decision, option) if option is not None else ""
        if printed:
            self.screen.indented(printed, style="dim")

    def cards(self, name: str) -> None:
        """The discard piles, and what else this person knows of cards; with a part of a name, what such cards say."""
        seat = self.watching if self.match.outcome is None else None
        if name:
            self.read_out(name)
        else:
            self.show_all(self.table(seat).piles())
        self.ask_again()

    def read_out(self, name: str) -> None:
        """What is printed on the cards whose names have something in them."""
        faces = dict(self.table(None).faces())
        found = [card for card in faces if as_typed(name) in as_typed(card)]
        for card in found:
            self.screen.line(card, "bold")
            self.screen.indented(faces[card])
        if not found:
            self.refuse(name, faces)

    def log(self, _: str) -> None:
        """All that has happened, as this person may know it."""
        seat = self.watching if self.match.outcome is None else None
        self.tell(Story(self.match, self.voice, seat).lines())
        self.ask_again()

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
            path = Path(file).expanduser()
            if record.is_other(path):
                self.screen.line(self.voice.word("save-exists", file=file), "red")
                return
            record.write(path, self.match, self.bots, self.kept)
        except (OSError, RuntimeError) as problem:  # RuntimeError: the home of somebody who is not there
            self.screen.line(self.voice.word("not-saved", problem=str(problem)), "red")
        else:
            self.screen.line(self.voice.word("saved", file=file), "green")

    # ---------------------------------------------------------------- what bots think
    def advise(self, _: str) -> None:
        """A hint for the person who is asked, from what that person knows."""
        if self.match.outcome is not None:
            self.refuse("hint", [])
        elif not is_known(self.match.game.name):
            self.screen.line(self.voice.word("advice-none"))
        else:
            try:
                with Waiting(self.screen) as wait:
                    wait.tell(self.voice.word("advice-wait"))
                    thought = bots.advise(self.match, self.match.decision.seat)
            except KeyboardInterrupt:
                return
            self.advisor.advise(thought, self.menu)

    def thinking(self, _: str) -> None:
        """Show what bots think from now on, or no longer."""
        if self.is_thinking:
            self.is_thinking = False
            self.screen.line(self.voice.word("thinking-off"))
        else:
            self.think_aloud(self.screen.line)

    def think_aloud(self, tell: Callable[[str], None]) -> None:
        """Show what bots think, and with it what they hold: never where it would favour one of several people."""
        self.is_thinking = not self.is_shared
        tell(self.voice.word("thinking-shared" if self.is_shared else "thinking-on"))

    def review(self, _: str) -> None:
        """A review of the match, once everybody may know everything; whoever does not want to wait interrupts it."""
        if self.match.outcome is None:
            self.screen.line(self.voice.word("review-later"))
        elif not is_known(self.match.game.name):
            self.screen.line(self.voice.word("advice-none"))
        else:
            transcript = self.match.transcript()
            if self.looked_back is None or self.looked_back[0] is not self.match:
                try:
                    self.looked_back = (self.match, looked_back(transcript, self.voice, self.screen))
                except KeyboardInterrupt:
                    return
            Lookback(transcript, self.looked_back[1], None, self.voice, self.screen).show()

    # ---------------------------------------------------------------- going back
    def undo(self, _: str) -> None:
        """Go back to the last question that a person had a choice in, if everybody whom it concerns agrees."""
        try:
            back = undo_of(self.match, self.people)
        except meadhall.NoHistoryError:
            back = None
        if back is None:
            self.screen.line(self.voice.word("nothing-back"))
        elif self.agreed(back):
            self.match = back.past
            self.news.go_back(back.past)
            if self.is_shared and (back.has_shown or back.answered & self.people - {self.watching}):
                self.watching = None  # everybody was called to the screen
            self.note(self.voice.word("taken-back", seat=self.name("seat", back.seat)))
            if back.has_shown:
                self.note(self.voice.word("seen-since"))

    def agreed(self, back: Undo) -> bool:
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


def as_typed(name: str) -> str:
    """A name as a person types it: in small letters, with plain spaces."""
    return name.lower().replace(NO_BREAK, " ")
