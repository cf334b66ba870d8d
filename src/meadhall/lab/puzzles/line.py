"""Line: a puzzle in the making: one proven answer after another, as long as the next one is clearly best again."""

from __future__ import annotations

from statistics import fmean
from typing import Any, Final, NamedTuple

from meadhall.bots.bot import Bot, rank
from meadhall.bots.search import Search
from meadhall.bots.sight import Sight
from meadhall.bots.wisdom import Wisdom
from meadhall.kernel.chance import chance_of
from meadhall.kernel.game import Game, Option
from meadhall.kernel.machine import asker, legal, step
from meadhall.kernel.match import Match
from meadhall.lab.contest import answered
from meadhall.lab.puzzles.grade import grade, is_plain
from meadhall.lab.puzzles.proof import Court, Verdict, twins
from meadhall.puzzles.puzzle import BEST, SAVE, WIN, Goal, Step

FEWEST_OPTIONS: Final = 2
MOST_OPTIONS: Final = 24
LOOK: Final = 600  # iterations of a search that looks for puzzles, …
PROBED: Final = 40  # … tries of each answer after it …
PLAYING: Final = "puzzle match"
LOOKING: Final = "puzzle look"
PROMISING: Final = 0.18  # by how much a search must have the best answer before others
ALIKE: Final = 4  # right answers at most
LONGEST: Final = 3  # own answers of a line
SHOWN: Final = 12  # answers that are shown after a wrong one, and after the last right one
NEARLY_ALL: Final = 0.9
SELDOM: Final = 0.35
SEED_SHIFT: Final = 24


class Asked(NamedTuple):
    """An answer that was proven: to which question, about what, and how hard it is to find."""

    question: str
    about: dict[str, object]
    answer: Option
    verdict: Verdict
    grade: int
    is_plain: bool


class Guide(NamedTuple):
    """Who looks for answers, who proves them, and what makes no puzzle."""

    game: Game[Any]
    wisdom: Wisdom[Any]
    iterations: int  # of those who play
    court: Court
    bot: Bot  # who answers for everybody in what is shown
    dull: frozenset[str]
    seed: int

    def play(self, match: Match, number: int) -> int:
        """What a strong bot answers."""
        search = self.search(match, number, PLAYING)
        search.run(self.iterations, 0.0)
        return min(search.edges_of_root(), key=rank)[0]

    def look(self, match: Match, number: int) -> list[int]:
        """All answers, the best first, if that looks like a puzzle: far before all that is not the same; else none."""
        state = match.state
        codes = legal(state)
        if not FEWEST_OPTIONS <= len(codes) <= MOST_OPTIONS or asker(state).question in self.dull:
            return []
        search = self.search(match, number, LOOKING)
        search.run(LOOK, 0.0)
        if not self.leads(match, search):
            return []
        for code in codes:
            search.probe(code, PROBED)
        return [code for code, _, _ in sorted(search.edges_of_root(), key=rank)] if self.leads(match, search) else []

    def leads(self, match: Match, search: Search) -> bool:
        """Whether one answer is far before all that is not the same."""
        edges = sorted(search.edges_of_root(), key=rank)
        best, _, chance = edges[0]
        near = [code for code, _, other in edges if chance - other < PROMISING]
        return len(near) <= ALIKE and set(near) <= twins(match.state, near, best)

    def search(self, match: Match, number: int, purpose: str) -> Search:
        """A search from what the asked seat knows."""
        return Search(
            self.game, self.wisdom, Sight(match, match.state.asked).base, chance_of(self.dice(number), purpose)
        )

    def dice(self, number: int) -> int:
        """The seed of an answer by its number in the match."""
        return self.seed << SEED_SHIFT | number


class Line:
    """One proven answer after another, of the seat that is asked in a match."""

    def __init__(self, guide: Guide, match: Match, number: int) -> None:
        self.guide = guide
        self.match = match  # as it stands after all answers so far; nobody listens to it
        self.number = number  # of its answers
        self.seat: int = match.state.asked
        self.whose: int = guide.wisdom.turn(match.state)
        self.asked: list[Asked] = []
        self.steps: list[Step] = []

    def follow(self, order: list[int]) -> bool:
        """Prove answers as far as they can be proven; whether it is a puzzle."""
        found = self.proven(order)
        while found is not None:
            wrong = {self.id(code): self.refuted(code) for code in found.verdict.wrong}
            right = [self.id(code) for code in found.verdict.right]
            self.give(found.verdict.right[0])
            self.asked.append(found)
            then, after = self.onward()
            self.steps.append(Step(right, then, wrong, found.verdict.proof))
            found = after
        return any(not asked.is_plain for asked in self.asked)

    def proven(self, order: list[int]) -> Asked | None:
        """The best answer with its proof and its grade; None if it is not clearly best, or if no search keeps to it."""
        state, guide = self.match.state, self.guide
        verdict = guide.court.try_best(self.match, order, guide.dice(self.number))
        if verdict is None or len(verdict.right) > ALIKE:
            return None
        level = grade(self.match, verdict.right)
        if level is None:
            return None
        plain = is_plain(self.match, verdict.right)
        answer = guide.game.option(state, order[0])
        return Asked(asker(state).question, guide.game.asking(state), answer, verdict, level, plain)

    def id(self, code: int) -> str:
        """An answer by its id."""
        return self.guide.game.option(self.match.state, code).id

    def give(self, code: int) -> None:
        """Give an answer."""
        step(self.match.state, code)
        self.number += 1

    # ---------------------------------------------------------------- what follows
    def onward(self) -> tuple[list[str], Asked | None]:
        """Play on to the seat's next question of the same turn with a proven answer: what all give, and that answer.

        Where there is none, the line ends, and what follows is shown for a while.
        """
        given: list[str] = []
        state, guide = self.match.state, self.guide
        while state.winners < 0 and guide.wisdom.turn(state) == self.whose:
            codes = legal(state)
            if len(codes) > 1 and state.asked == self.seat:
                order = guide.look(self.match, self.number) if len(self.steps) + 1 < LONGEST else []
                found = self.proven(order) if order else None
                if found is not None:
                    return given, found
            if len(given) >= SHOWN:
                break
            given.append(self.answered(self.match, self.number))
            self.number += 1
        return given, None

    def refuted(self, code: int) -> list[str]:
        """What all do after another answer, until the seat has a choice in another turn, or it is over."""
        twin = copied(self.match)
        state, wisdom = twin.state, self.guide.wisdom
        step(state, code)
        given: list[str] = []
        number = self.number + 1
        while state.winners < 0 and len(given) < SHOWN:
            if state.asked == self.seat and wisdom.turn(state) != self.whose and len(legal(state)) > 1:
                break
            given.append(self.answered(twin, number))
            number += 1
        return given

    def answered(self, match: Match, number: int) -> str:
        """What a bot answers in what is shown; it is given."""
        state = match.state
        codes = legal(state)
        seed = self.guide.dice(number)
        code = codes[0] if len(codes) == 1 else answered(match, self.guide.bot, codes, seed)
        id = self.guide.game.option(state, code).id
        step(state, code)
        return id

    # ---------------------------------------------------------------- what it is
    @property
    def grade(self) -> int:
        """As hard as the hardest of its answers."""
        return max(asked.grade for asked in self.asked)

    @property
    def goal(self) -> Goal:
        """What is to be done: win this turn, keep from losing, or just find the best answer."""
        if any(all(each.is_at_once and not each.is_lost for each in asked.verdict.best) for asked in self.asked):
            return WIN
        first = self.asked[0].verdict
        lost = [fmean(each.is_lost for each in played) for played in first.wrong.values()]
        if min(lost) >= NEARLY_ALL and fmean(each.is_lost for each in first.best) <= SELDOM:
            return SAVE
        return BEST


def copied(match: Match) -> Match:
    """A match of its own, to whose events nobody listens."""
    return Match(match.game, match.setup, None, match.state.clone(), match.version)
