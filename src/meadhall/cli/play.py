"""`meadhall play`: a match in the terminal, plainly. It shows what a seat may see and takes numbers for answers."""

from __future__ import annotations

import argparse
import io
import random
import secrets
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import meadhall
from meadhall import localisation
from meadhall.cli import Commands
from meadhall.kernel.game import find_game
from meadhall.localisation import Spoken, name, say, words

SEATS: Final = {"free_for_all": 3, "teams": 4}  # a duel, and whatever is not known, has two
QUIET: Final = {"action_taken", "turn_ended", "combat_ended", "scheme_ended", "card_unlaid"}  # told by what comes next
WITHOUT_TEXTS: Final = {"choose_action", "choose_boost"}  # the hand was just shown, or what cards do does not matter
CURTAIN_LINES: Final = 60
FEW: Final = 12  # options that are listed one a line
WIDTH: Final = 100  # of a map, or of rows with several options


def register(commands: Commands) -> None:
    """Add the command and its options."""
    parser = commands.add_parser("play", help="play in the terminal, against bots or on one screen")
    parser.add_argument("game", nargs="?", default="duel", help="the game (default: duel)")
    parser.add_argument("--board", help="the board's id")
    parser.add_argument("--heroes", help="hero ids, one a seat, with commas between them")
    parser.add_argument("--mode", default="duel", help="duel, free_for_all or teams")
    parser.add_argument("--seed", type=int, help="a number from which the whole match follows")
    parser.add_argument("--bot", choices=("random", "none"), default="random", help="who plays the other seats")
    parser.add_argument("--language", default=localisation.ENGLISH, help="the language of all words")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="go on with a saved match")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play one match; what cannot be set up is refused with status 2."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without quotation marks is no reason to stop
    try:
        hall = words("hall", arguments.language)
        match = resumed(arguments.resume) if arguments.resume else begun(arguments)
    except (meadhall.MeadhallError, OSError, UnicodeDecodeError) as refusal:
        print(refusal, file=sys.stderr)
        return 2
    if match is None:
        print(hall.say("goodbye"))
        return 0
    people = range(match.seats) if arguments.bot == "none" else range(1)
    Sitting(match, set(people), arguments).play()
    return 0


def resumed(path: Path) -> meadhall.Match:
    """A match that was saved."""
    return meadhall.Match.from_json(path.read_text(encoding="utf-8"))


def begun(arguments: argparse.Namespace) -> meadhall.Match | None:
    """A new match as asked for; None if nobody is there to choose a hero."""
    game: Any = find_game(arguments.game)
    setup: dict[str, object] = {"mode": arguments.mode}
    if arguments.board:
        setup["board"] = arguments.board
    if arguments.heroes:
        setup["heroes"] = [hero.strip() for hero in arguments.heroes.split(",")]
    else:
        known = sorted(game.catalogue.heroes)
        setup["heroes"] = known[: SEATS.get(arguments.mode, 2)]
        game.prepare(setup)  # a wrong board or mode is told before anybody is asked anything
        setup["heroes"] = chosen_heroes(known, arguments)
    if setup["heroes"] is None:
        return None
    seed = secrets.randbits(63) if arguments.seed is None else arguments.seed
    return meadhall.new_match(arguments.game, setup, seed)


def chosen_heroes(known: list[str], arguments: argparse.Namespace) -> list[str] | None:
    """A hero for every seat: people choose, bots take the next ones."""
    seats = SEATS.get(arguments.mode, 2)
    people = seats if arguments.bot == "none" else 1
    chosen: list[str] = []
    for seat in range(people):
        hero = chosen_hero(known, next(hero for hero in known if hero not in chosen), seat, people, arguments.language)
        if hero is None:
            return None
        chosen.append(hero)
    others = [hero for hero in known if hero not in chosen]
    return (chosen + others)[:seats]


def chosen_hero(known: list[str], default: str, seat: int, people: int, language: str) -> str | None:
    """Ask a person for a hero; None if there is no answer."""
    hall = words("hall", language)
    player = hall.say("player-you") if people == 1 else hall.say("player-number", {"number": seat + 1})
    for at, hero in enumerate(known):
        print(f"{at + 1:>3}. {name(None, 'hero', hero, language)}: {localisation.character_text(hero, language)}")
    print(hall.say("ask-hero", {"player": player, "default": name(None, "hero", default, language)}))
    while (line := typed()) is not None:
        if not line or line in known:
            return line or default
        if line.isdecimal() and 1 <= int(line) <= len(known):
            return known[int(line) - 1]
        print(hall.say("refused", {"answer": line}))
    return None


def typed() -> str | None:
    """A line from the person; None if nobody is there any more."""
    try:
        return input("> ").strip()
    except (EOFError, KeyboardInterrupt):
        print()
        return None


class Sitting:
    """One sitting at the terminal: a match, who of its seats is a person, and what each has been shown."""

    def __init__(self, match: meadhall.Match, people: set[int], arguments: argparse.Namespace) -> None:
        self.match = match
        self.people = people
        self.language: str = arguments.language
        self.hall = words("hall", arguments.language)
        self.dice = random.Random(arguments.seed)  # noqa: S311 - a bot's whims are no secret
        self.shown = [0] * match.seats
        self.watching = min(people)  # the seat before whose eyes the screen is
        self.left = False
        self.commands: dict[str, Callable[[str], None]] = {
            "h": self.help, "help": self.help, "?": self.help,
            "l": self.look, "look": self.look,
            "m": self.map, "map": self.map,
            "u": self.undo, "undo": self.undo,
            "w": self.why, "why": self.why,
            "q": self.quit, "quit": self.quit,
            "save": self.save,
        }  # fmt: skip

    def word(self, message: str, **arguments: Spoken) -> str:
        """One of the terminal's own sentences."""
        return self.hall.say(message, arguments)

    def say(self, thing: Any) -> str:
        """A question, an option, an event or the outcome as a sentence."""
        return say(self.match, thing, self.language)

    def name(self, kind: str, which: str | int) -> str:
        """The name of something in this match."""
        return name(self.match, kind, which, self.language)

    # ---------------------------------------------------------------- playing
    def play(self) -> None:
        """Ask and answer until the match is over or the person leaves."""
        print(self.word("welcome"))
        while self.match.outcome is None and not self.left:
            decision = self.match.decision
            if decision.seat not in self.people:
                self.match.answer(self.dice.choice(decision.options))
            else:
                self.present(decision)
                if not self.left:
                    self.ask(decision)
        self.end()

    def end(self) -> None:
        """The last words."""
        if self.match.outcome is None:
            print(self.word("goodbye"))
        else:
            self.news()
            print(self.say(self.match.outcome))

    def present(self, decision: meadhall.Decision) -> None:
        """Show the person who is asked what is new, and before an action the whole table."""
        if decision.seat != self.watching:
            self.curtain(decision.seat)
        self.news()
        if decision.question == "choose_action":
            self.look()

    def ask(self, decision: meadhall.Decision) -> None:
        """Pose a question and obey until something has changed; alone with bots, a forced answer is given at once."""
        if len(self.people) == 1 and len(decision.options) == 1:
            print(self.word("only-answer", answer=self.say(decision.options[0])))
            self.match.answer(decision.options[0])
            return
        self.pose(decision)
        before = self.match.decision
        while not self.left and self.match.outcome is None and self.match.decision is before:
            line = typed()
            self.obey("q" if line is None else line)

    def curtain(self, seat: int) -> None:
        """Hide one person's cards before another looks."""
        print("\n" * CURTAIN_LINES)
        print(self.word("curtain", seat=self.name("seat", seat)))
        self.left = typed() is None
        self.watching = seat

    def news(self) -> None:
        """What has happened since this person last looked."""
        events = self.match.events_for(self.watching, self.shown[self.watching])
        self.shown[self.watching] += len(events)
        for event in events:
            if event["event"] not in QUIET:
                print(f"  {self.say(event)}")

    def pose(self, decision: meadhall.Decision) -> None:
        """The question, the text of what asks it, and the numbered options."""
        print()
        print(self.say(decision))
        text = localisation.source_text(self.match, decision, self.language)
        if text:
            print(f"  [{text}]")
        lines = [f"{at + 1:>3}. {self.say(option)}" for at, option in enumerate(in_order(decision))]
        if decision.question not in WITHOUT_TEXTS:
            lines = [line + self.printed(option) for line, option in zip(lines, in_order(decision), strict=True)]
        for row in lines if len(lines) <= FEW else columns(lines):
            print(row)

    def printed(self, option: meadhall.Option) -> str:
        """Under an option that is a card: what is printed on it."""
        if "card" not in option.fields:
            return ""
        return f"\n     {localisation.card_line(self.match, str(option.fields['card']), self.language)}"

    def obey(self, line: str) -> None:
        """A number, the id of an option, or a command."""
        options = in_order(self.match.decision)
        word, _, rest = line.partition(" ")
        ids = [option.id for option in options]
        if line.isdecimal() and 1 <= int(line) <= len(options):
            self.match.answer(options[int(line) - 1])
        elif line in ids:
            self.match.answer(line)
        elif word in self.commands:
            self.commands[word](rest.strip())
        else:
            print(self.word("refused", answer=line))

    # ---------------------------------------------------------------- commands
    def help(self, _: str) -> None:
        """What can be typed."""
        print(self.word("help"))

    def quit(self, _: str) -> None:
        """Leave the terminal; the match is not forfeited, only not played on."""
        self.left = True

    def why(self, _: str) -> None:
        """The rules behind the question."""
        for rule in self.match.decision.rules:
            text = localisation.rule_text(rule, self.language, game=self.match.game.name)
            print(self.word("because", rule=rule, text=text))

    def save(self, file: str) -> None:
        """Write the match to a file."""
        if not file:
            print(self.word("save-where"))
            return
        try:
            Path(file).write_text(self.match.to_json(), encoding="utf-8")
        except OSError as problem:
            print(self.word("not-saved", problem=str(problem)))
        else:
            print(self.word("saved", file=file))

    def undo(self, _: str) -> None:
        """Go back to the last question that a person had a choice in."""
        past = self.match.clone()
        try:
            past.undo()
            while past.decision.seat not in self.people or len(past.decision.options) == 1:
                past.undo()
        except meadhall.NoHistoryError:
            print(self.word("nothing-back"))
            return
        self.match = past
        self.shown = [min(seen, len(past.events_for(None))) for seen in self.shown]
        print(self.word("taken-back"))

    def look(self, _: str = "") -> None:
        """The table and the hand, as this person may see them."""
        view: Any = self.match.view(self.watching)
        print()
        for seat in range(self.match.seats):
            self.show_seat(view, seat)
        for door, state in view["doors"].items():
            print(self.word("table-door", door=self.name("door", door), state=state))
        self.show_hand(view["seats"][self.watching]["hand"]["cards"])

    def show_seat(self, view: dict[str, Any], seat: int) -> None:
        """A player's sizes and fighters."""
        player = view["seats"][seat]
        token, tokens = next(iter(player["tokens"].items()), (None, 0))
        sizes = {"hand": player["hand"]["size"], "deck": player["deck"]["size"], "discard": len(player["discard"])}
        spoken = self.name("token", token) if token else localisation.NONE
        basket = self.basket(seat, player["discard"])
        print(
            self.word("table-seat", seat=self.name("seat", seat), token=spoken, tokens=tokens, basket=basket, **sizes)
        )
        for fighter, facts in view["fighters"].items():
            if facts["seat"] == seat:
                print(f"  {self.fighter_line(fighter, facts)}")

    def basket(self, seat: int, discard: list[str]) -> str:
        """The symbol that a player's discard pile shows, where the hero has such symbols (D13.1)."""
        state: Any = self.match.state
        table = state.table
        sheet = table.sheets[seat]
        if not sheet.symbols:
            return localisation.NONE
        shown = table.cards[table.card_ids.index(discard[0])].symbol if discard else sheet.start_symbol
        return self.name("item", sheet.symbols[shown])

    def fighter_line(self, fighter: str, facts: dict[str, Any]) -> str:
        """A fighter's health and place."""
        spoken = self.name("fighter", fighter)
        if facts["space"] is None:
            return self.word("table-fighter-off", fighter=spoken)
        return self.word(
            "table-fighter", fighter=spoken, health=facts["health"], most=facts["most"], space=facts["space"],
            zones=self.zones(facts["space"]),
        )  # fmt: skip

    def show_hand(self, cards: list[str]) -> None:
        """The cards in hand with all that is printed on them, equal ones together."""
        print(self.word("hand" if cards else "hand-empty"))
        for card, copies in Counter(cards).items():
            line = localisation.card_line(self.match, card, self.language)
            print(f"  {self.word('hand-card', copies=copies, card=line)}")

    # ---------------------------------------------------------------- the map
    def board(self) -> Any:
        """The board as it is drawn."""
        game: Any = self.match.game
        return game.catalogue.board(self.match.setup["board"])

    def zones(self, space: str) -> str:
        """The zones of a space by name."""
        facts = next(facts for facts in self.board().spaces if facts.id == space)
        return ", ".join(self.name("zone", zone) for zone in facts.zones)

    def map(self, _: str) -> None:
        """The board as text: where each space lies, who stands there, and what is next to what."""
        view: Any = self.match.view(None)
        standing = {facts["space"]: fighter for fighter, facts in view["fighters"].items() if facts["space"]}
        marks = {space: chr(ord("a") + at) for at, space in enumerate(standing)}
        for row in drawn(self.board(), marks):
            print(row)
        for space, mark in marks.items():
            print(self.word("map-legend", mark=mark, fighter=self.name("fighter", standing[space])))
        near = neighbours(self.board())
        for space in self.board().spaces:
            listed = ", ".join(near[space.id])
            print(self.word("map-space", space=space.id, zones=self.zones(space.id), neighbours=listed))


def columns(lines: list[str]) -> list[str]:
    """Many short lines as rows of several."""
    width = max(len(line) for line in lines) + 2
    each = max(1, WIDTH // width)
    return ["".join(line.ljust(width) for line in lines[at : at + each]).rstrip() for at in range(0, len(lines), each)]


def drawn(board: Any, marks: dict[str, str]) -> list[str]:
    """The spaces of a board in rows of text, each where it lies, with the mark of who stands on it."""
    width, height = board.size
    rows = [[" "] * (WIDTH + 6) for _ in range(int(height / width * WIDTH / 2) + 1)]
    for space in board.spaces:
        label = f"{space.id}:{marks[space.id]}" if space.id in marks else space.id
        row = rows[int(space.y / width * WIDTH / 2)]
        at = int(space.x / width * WIDTH)
        row[at : at + len(label)] = label
    return ["".join(row).rstrip() for row in rows]


def neighbours(board: Any) -> dict[str, list[str]]:
    """The adjacent spaces of every space, doors apart."""
    near: dict[str, list[str]] = {space.id: [] for space in board.spaces}
    for one, other in board.lines:
        near[one].append(other)
        near[other].append(one)
    return near


def in_order(decision: meadhall.Decision) -> list[meadhall.Option]:
    """The options as a person reads them: leaving it at that comes last."""
    return sorted(decision.options, key=lambda option: option.kind in {"done", "pass"})
