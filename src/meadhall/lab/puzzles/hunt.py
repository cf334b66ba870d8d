"""Hunt: matches between strong bots, looked through one after another. Each follows from the seed and its number."""

from __future__ import annotations

import multiprocessing
from collections import Counter, deque
from collections.abc import Generator, Iterable
from functools import partial
from typing import Any, Final, NamedTuple

import meadhall
from meadhall.bots.levels import BY_NAME, UnknownBotError, level_named, wisdom_of
from meadhall.kernel.chance import chance_of
from meadhall.kernel.game import find_game
from meadhall.kernel.machine import legal, step
from meadhall.kernel.match import Match, open_match
from meadhall.lab.contest import LIMIT, bot_named, deafen, opened
from meadhall.lab.puzzles.ground import PuzzleGround, Solved, ground_of
from meadhall.lab.puzzles.line import Guide, Line, copied
from meadhall.lab.puzzles.proof import Court
from meadhall.puzzles.puzzle import Puzzle, id_of

PURPOSE: Final = "puzzles"
OF_MATCH: Final = 3  # puzzles
FEW: Final = 2  # puzzles that are much like each other
THINKING: Final = "search:"


class Order(NamedTuple):
    """What is hunted, and how; the bots go by the names that `make_bot` takes."""

    game: str
    seed: int = 0
    level: str = ""  # of those who play the matches; the game's own if none is told
    iterations: int = 0  # of those who play answers on to prove them; likewise

    @property
    def ground(self) -> PuzzleGround:
        """The game's ground."""
        return ground_of(self.game)

    @property
    def players(self) -> str:
        """Who plays the matches."""
        return self.level or self.ground.level

    @property
    def court(self) -> str:
        """Who plays answers on."""
        return f"{THINKING}{self.iterations or self.ground.iterations}"

    @property
    def effort(self) -> int:
        """How many iterations those who play the matches think."""
        if self.players in BY_NAME:
            return level_named(self.players).effort(self.game).iterations
        if self.players.startswith(THINKING):
            return int(self.players.removeprefix(THINKING))
        msg = f"matches for puzzles are played by bots that search, not by {self.players!r}"
        raise UnknownBotError(msg)

    def check(self) -> None:
        """Refuse what cannot be played."""
        bot_named(self.players, self.game)
        bot_named(self.court, self.game)
        self.effort  # noqa: B018 - refused if there is none


class Found(NamedTuple):
    """A puzzle, the number of its match, and what puzzles that are much like it have in common."""

    number: int
    likeness: str
    puzzle: Puzzle


class Hunt:
    """Many matches: what is found in them, but for what is too much like what was found before."""

    def __init__(self, order: Order, kept: Iterable[Found] = ()) -> None:
        self.order = order
        self.likenesses = Counter(found.likeness for found in kept)

    def matches(self, first: int, processes: int) -> Generator[list[Found]]:
        """The puzzles of one match after the other, in the order of their numbers, however many processes look."""
        numbers = iter(range(first, 1 << 40))
        if processes <= 1:
            for number in numbers:
                yield self.kept(hunted(self.order, number))
            return
        with multiprocessing.get_context("spawn").Pool(processes, initializer=deafen) as pool:
            for found in pool.imap(partial(hunted, self.order), numbers):
                yield self.kept(found)

    def kept(self, found: list[Found]) -> list[Found]:
        """What is not too much like what there is."""
        new = []
        for each in found:
            if self.likenesses[each.likeness] < FEW:
                self.likenesses[each.likeness] += 1
                new.append(each)
        return new


class Choice(NamedTuple):
    """A question with a choice in a match: how that stood, after how many answers, and in which turn."""

    match: Match
    number: int
    turn: int


class Played(NamedTuple):
    """A match that was played: all answers, and the choices of its last turns."""

    answers: list[str]
    choices: list[Choice]


def hunted(order: Order, number: int) -> list[Found]:
    """The puzzles of one match: of one turn the first, and none that are alike."""
    dice = chance_of(order.seed << 64 | number, PURPOSE)
    setup = find_game(order.game).prepare(order.ground.setup(number, dice))
    guide = guide_of(order, dice.next())
    played = match_of(order, guide, setup)
    kept: dict[str, Found] = {}
    used: set[int] = set()  # turns
    for choice in played.choices:
        if choice.turn in used or len(kept) == OF_MATCH:
            continue
        new = tried(order, guide, choice, played.answers[: choice.number])
        if new is not None and new.likeness not in kept:
            kept[new.likeness] = new._replace(number=number)
            used.add(choice.turn)
    return list(kept.values())


def match_of(order: Order, guide: Guide, setup: dict[str, Any]) -> Played:
    """Play a match between strong bots. It is decided in its last turns, and so are most puzzles."""
    match = opened(order.game, setup, guide.seed)
    state, wisdom = match.state, guide.wisdom
    answers: list[str] = []
    choices: deque[Choice] = deque()
    turn, whose = 0, wisdom.turn(state)
    while state.winners < 0 and len(answers) < LIMIT:
        if wisdom.turn(state) != whose:
            turn, whose = turn + 1, wisdom.turn(state)
            while choices and choices[0].turn <= turn - order.ground.looked_back:
                choices.popleft()
        codes = legal(state)
        code = codes[0]
        if len(codes) > 1:
            choices.append(Choice(copied(match), len(answers), turn))
            code = guide.play(match, len(answers))
        answers.append(match.game.option(state, code).id)
        step(state, code)
    return Played(answers, list(choices))


def guide_of(order: Order, seed: int) -> Guide:
    """Who looks, proves and shows in a match."""
    game, ground = find_game(order.game), order.ground
    return Guide(
        game=game,
        wisdom=wisdom_of(order.game),
        iterations=order.effort,
        court=Court(game, order.court, ground.turns),
        bot=bot_named(order.court, order.game),
        dull=ground.dull,
        seed=seed,
    )


def tried(order: Order, guide: Guide, choice: Choice, answers: list[str]) -> Found | None:
    """The puzzle that begins with a choice, if there is one."""
    match = choice.match
    looked = guide.look(match, choice.number)
    line = Line(guide, copied(match), choice.number)
    if not looked or not line.follow(looked):
        return None
    solved = solved_of(line, match, guide.seed, answers)
    setup = match.setup
    puzzle = Puzzle(
        id=id_of(order.game, setup, guide.seed, answers),
        version=meadhall.__version__,
        fingerprint=match.game.fingerprint(setup),
        setup=setup,
        seed=guide.seed,
        answers=answers,
        seat=line.seat,
        goal=line.goal,
        themes=order.ground.themes_of(solved),
        grade=line.grade,
        steps=line.steps,
    )
    return Found(0, order.ground.likeness(solved), puzzle)


def solved_of(line: Line, match: Match, seed: int, answers: list[str]) -> Solved:
    """What a game looks at to tell what a puzzle is about."""
    played = open_match(match.game, match.setup, seed, match.version)
    played.repeat(answers)
    before = played.happened
    for each in line.steps:
        played.repeat([each.right[0], *each.then])
    return Solved(
        setup=match.setup,
        seat=line.seat,
        goal=line.goal,
        questions=[asked.question for asked in line.asked],
        abouts=[asked.about for asked in line.asked],
        answers=[asked.answer for asked in line.asked],
        events=played.events_for(None, before),
    )
