"""Search: Monte Carlo tree search over information sets.

Each iteration deals a world anew from what the seat knows, walks down the tree as everybody's answers have fared so far
and as habit has it, up to a question that is new, plays on by habit for a while, judges what came of it, and tells
every answer on the way what it led to for the seat that gave it (so with three to eight players everybody looks after
themselves). A question is known by what the one who is asked has seen: cards laid face down are not told to the others,
so nobody in the tree answers what they could not know. Nothing here knows a game: that is the business of its wisdom.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.bots.settings import Settings
from meadhall.bots.sight import world_of
from meadhall.bots.tree import NONE, Tree, longer
from meadhall.bots.wisdom import Wisdom, play_on, value_of
from meadhall.kernel.chance import Chance
from meadhall.kernel.game import Game, Option
from meadhall.kernel.machine import NODE_MASK, State, list_options, step
from meadhall.kernel.options import Options

# what somebody sees: an answer, the node that asked, who was asked
NODE_SHIFT: Final = 12
ASKED_SHIFT: Final = 28
SECRET: Final = 0xFFF  # what others see of an answer that is hidden from them
LONGEST: Final = 5000  # answers after which a match that does not end is judged as it stands
TO_THE_END: Final = 1_000_000  # turns
LOOK: Final = 200  # answers after which a look is over, quiet or not
DEEPEST: Final = 512  # choices on the way down the tree
EVEN: Final = 0.2  # the part of all curiosity that goes to all answers alike, whatever habit has it
MOST_STOPPED: Final = 20  # matches that may come to no end while one question is thought about, 10,000 steps each
A_WHILE: Final = 32  # iterations between two looks at the clock, and at whether thinking on can change anything
WELL_TRIED: Final = 4  # tries after which an answer is expected rather than guessed
FOLLOWED: Final = 600  # answers after which a line is over, quiet or not
ROOTLESS: Final = -2  # the root where the question has but one answer: there is nothing to choose there


@final
class Search:
    """One question, thought about by the seat that is asked."""

    __slots__ = (
        "base", "chosen", "codes", "dice", "edges", "forced", "game", "givers", "histories", "iterations", "looked",
        "out", "rolls", "root", "scratch", "settings", "shares", "source", "steps", "stopped", "sums", "tree", "values",
        "wisdom",
    )  # fmt: skip

    def __init__(
        self, game: Game[Any], wisdom: Wisdom[Any], base: State, dice: Chance, settings: Settings | None = None
    ) -> None:
        self.game: Game[Any] = game
        self.wisdom: Wisdom[Any] = wisdom
        self.base: State = base  # any world of the seat that is asked
        self.source: Chance = dice
        self.dice: Chance = dice  # of the iteration that is under way
        self.rolls: list[Chance] = []  # the dice of the first try of an answer, of the second and so on
        self.settings: Settings = settings or wisdom.settings(base.seats)
        self.tree: Tree = Tree()
        self.out: Options = Options()
        self.scratch: Options = Options()
        self.values: vec[float] = vec[float]([0.0] * int(base.seats))  # the chances of all at the end of the way …
        self.looked: vec[float] = vec[float]([0.0] * int(base.seats))  # … or of a look
        self.sums: vec[float] = vec[float]([0.0] * int(base.seats))  # of all chances so far
        self.histories: vec[i64] = vec[i64]([0] * int(base.seats))
        self.edges: vec[i64] = vec[i64]([0] * DEEPEST)  # chosen on the way down …
        self.givers: vec[i64] = vec[i64]([0] * DEEPEST)  # … and by whom
        self.codes: vec[i64] = vec[i64]([])  # the options of the question that is being opened …
        self.shares: vec[float] = vec[float]([])  # … and how likely each is by habit
        self.steps: i64 = 0
        self.stopped: i64 = base.program.stopped  # how often a match had come to no end before
        self.iterations: i64 = 0
        self.root: i64 = NONE
        self.forced: i64 = NONE  # the edge of the root that is tried whatever it has led to
        self.chosen: i64 = NONE  # the edge of the root that is tried now

    # ---------------------------------------------------------------- thinking
    def run(self, iterations: i64, seconds: float) -> None:
        """Think as often as told, or until time is up (0: no matter), or until nothing can change any more."""
        until = time.perf_counter() + seconds
        while self.iterations < iterations:
            self.iterate()
            if self.iterations % A_WHILE == 0:
                if seconds > 0.0 and time.perf_counter() >= until:
                    return
                if self.is_settled(iterations - self.iterations):
                    return
            if self.is_weary():
                return

    def is_weary(self) -> bool:
        """Whether so many matches came to no end that it would take too long to think on; steps count, not time."""
        return self.base.program.stopped - self.stopped >= MOST_STOPPED

    def foresee(self, iterations: i64) -> None:
        """Think about what comes after the only answer there is: choices begin with the next question that has some."""
        self.root = ROOTLESS
        while self.iterations < iterations:
            self.iterate()
            if self.is_weary():
                return

    def probe(self, code: i64, visits: i64) -> None:
        """Try one answer at least so often, whatever it has led to."""
        edge = self.tree.first[self.root]
        while self.tree.code[edge] != code:
            edge = self.tree.next[edge]
        self.forced = edge
        while self.tree.visits[edge] < visits:
            self.iterate()
            if self.is_weary():
                break
        self.forced = NONE

    def is_settled(self, left: i64) -> bool:
        """Whether the answer tried most often would stay so."""
        most: i64 = 0
        second: i64 = 0
        edge = self.tree.first[self.root]
        while edge != NONE:
            n = self.tree.visits[edge]
            if n > most:
                second = most
                most = n
            elif n > second:
                second = n
            edge = self.tree.next[edge]
        return most - second > left

    def iterate(self) -> None:
        """One world, once down the tree and back.

        Every answer to the question is tried in the same worlds with the same dice: what differs is its own doing.
        """
        tried: i64 = 0
        if self.root == ROOTLESS:
            tried = self.iterations
        elif self.root != NONE:
            if self.forced == NONE:
                list_options(self.base, self.out)
                self.chosen = self.select(self.base, self.root)
            else:
                self.chosen = self.forced
            tried = self.tree.visits[self.chosen]
        while len(self.rolls) <= tried:
            self.rolls.append(self.source.branch())
        self.dice = self.rolls[tried].clone()
        s = world_of(self.game, self.base, self.base.asked, self.dice)
        self.descend(s)
        play_on(self.wisdom, s, self.out, self.dice, self.settings.turns, LONGEST, self.base.asked, self.settings.noise)
        value_of(self.wisdom, s, self.values)
        self.back_up()
        for seat in range(s.seats):
            self.sums[seat] += self.values[seat]
        self.iterations += 1

    def begin(self) -> None:
        """Nobody has seen anything yet."""
        for seat in range(self.base.seats):
            self.histories[seat] = 0
        self.steps = 0

    def descend(self, s: State) -> None:
        """Walk down to a question that is new, or to the end of the match."""
        tree = self.tree
        out = self.out
        self.begin()
        while s.winners < 0 and self.steps < DEEPEST:
            list_options(s, out)
            n = out.count()
            code = out.pick(0)
            if n > 1:
                node = self.node(s.asked)
                if node == NONE:
                    node = self.new_node(s.asked)
                    if node == self.root:
                        self.expand(s, node)
                    return  # most questions are met only once: answers are looked at when it comes again
                edge = self.chosen
                if node != self.root:
                    edge = self.select(s, node)
                self.edges[self.steps] = edge
                self.givers[self.steps] = s.asked
                self.steps += 1
                code = tree.code[edge]
            self.observe(s, code)
            step(s, code)

    def node(self, asked: i64) -> i64:
        """The node of what a seat is asked after all that it has seen."""
        return self.tree.find(longer(self.histories[asked], asked))

    def new_node(self, asked: i64) -> i64:
        """A node for it; the first of all is the root."""
        node = self.tree.add_node(longer(self.histories[asked], asked))
        if self.root == NONE:
            self.root = node
        return node

    def observe(self, s: State, code: i64) -> None:
        """Everybody who sees an answer remembers it; the others only that there was one."""
        asked = s.asked
        question = (s.frame & NODE_MASK) << NODE_SHIFT | asked << ASKED_SHIFT
        sees = self.wisdom.audience(s)
        for seat in range(s.seats):
            told = question | SECRET
            if seat == asked or sees >> seat & 1 != 0:
                told = question | code
            self.histories[seat] = longer(self.histories[seat], told)

    def back_up(self) -> None:
        """Every answer on the way learns what it led to for the seat that gave it."""
        tree = self.tree
        for at in range(self.steps):
            edge = self.edges[at]
            tree.visits[edge] += 1
            tree.total[edge] += self.values[self.givers[at]]

    # ---------------------------------------------------------------- choosing
    def select(self, s: State, node: i64) -> i64:
        """The answer to try now: what has done well, or was seldom tried."""
        tree = self.tree
        out = self.out
        if self.offered(node) < out.count():
            self.expand(s, node)
        likely, tried = self.usual(node)
        wanted = self.settings.curiosity * sqrt(float(tried) + 1.0)
        trust = self.settings.trust
        even = EVEN / float(out.count())
        best: i64 = NONE
        most = -1.0
        edge = tree.first[node]
        while edge != NONE:
            if out.has(tree.code[edge]):
                tries = float(tree.visits[edge])
                mean = (tree.total[edge] + trust * tree.guess[edge]) / (tries + trust)
                share = even + (1.0 - EVEN) * tree.share[edge] / likely
                score = mean + wanted * share / (1.0 + tries)
                if score > most:
                    most = score
                    best = edge
            edge = tree.next[edge]
        return best

    def usual(self, node: i64) -> tuple[float, i64]:
        """How likely the answers of this world are by habit, all together, and how often they were tried."""
        tree = self.tree
        likely = 0.0
        tried: i64 = 0
        edge = tree.first[node]
        while edge != NONE:
            if self.out.has(tree.code[edge]):
                likely += tree.share[edge]
                tried += tree.visits[edge]
            edge = tree.next[edge]
        return likely, tried

    def offered(self, node: i64) -> i64:
        """How many of the options of this world a node has edges for."""
        found: i64 = 0
        edge = self.tree.first[node]
        while edge != NONE:
            if self.out.has(self.tree.code[edge]):
                found += 1
            edge = self.tree.next[edge]
        return found

    def has_edge(self, node: i64, code: i64) -> bool:
        """Whether a node has an edge for an answer."""
        edge = self.tree.first[node]
        while edge != NONE:
            if self.tree.code[edge] == code:
                return True
            edge = self.tree.next[edge]
        return False

    def expand(self, s: State, node: i64) -> None:
        """Give a node an edge for every option of this world that it has none for."""
        for at in range(self.weigh(s)):
            if not self.has_edge(node, self.codes[at]):
                self.look(s, self.codes[at])
                self.tree.add_edge(node, self.codes[at], self.looked[s.asked], self.shares[at])

    def weigh(self, s: State) -> i64:
        """Write how likely each option is by habit; how many there are. To look ahead takes the same habits' notes."""
        habits = self.wisdom.habits
        habits.weigh(s, self.out)
        while len(self.codes) < habits.used:
            self.codes = append(self.codes, i64(0))
            self.shares = append(self.shares, 0.0)
        for at in range(habits.used):
            self.codes[at] = habits.codes[at]
            self.shares[at] = habits.shares[at]
        return habits.used

    def look(self, s: State, code: i64) -> None:
        """Write what an answer looks like once all is quiet again."""
        if self.settings.looks and not self.is_weary():
            ahead = s.clone()
            step(ahead, code)
            play_on(self.wisdom, ahead, self.scratch, self.dice, 0, LOOK)
            value_of(self.wisdom, ahead, self.looked)
        else:
            for seat in range(s.seats):
                self.looked[seat] = 0.5

    # ---------------------------------------------------------------- what was thought
    def edges_of_root(self) -> list[tuple[int, int, float]]:
        """For each answer to the question: its code, how often it was tried, and what it is worth to who is asked."""
        tree = self.tree
        trust = self.settings.trust
        found: list[tuple[int, int, float]] = []
        edge = tree.first[self.root]
        while edge != NONE:
            mean = (tree.total[edge] + trust * tree.guess[edge]) / (float(tree.visits[edge]) + trust)
            found.append((tree.code[edge], tree.visits[edge], mean))
            edge = tree.next[edge]
        return found

    def chances(self) -> list[float]:
        """By seat: its chance to win, as all that was tried had it on average."""
        return [each / float(self.iterations) for each in self.sums]

    def line(self, longest: int, first: int) -> list[tuple[int, Option]]:
        """What is expected to come in one world after an answer: seats and theirs, as long as any was tried."""
        s = world_of(self.game, self.base, self.base.asked, self.dice)
        self.begin()
        found: list[tuple[int, Option]] = []
        while s.winners < 0 and len(found) < longest:
            list_options(s, self.out)
            code = self.out.pick(0)
            if self.out.count() > 1:
                code = first
                if len(found) > 0:
                    code = self.favourite(self.node(s.asked))
                if code == NONE:
                    break
                found.append((s.asked, self.game.option(s, code)))
            self.observe(s, code)
            step(s, code)
        return found

    def follow(self, first: i64, dice: Chance) -> State:
        """How it ends in one world after an answer, once the next turn of whoever is asked is over and all is quiet.

        What was tried often enough goes on as it has fared; everything else is answered by habit.
        """
        s = world_of(self.game, self.base, self.base.asked, dice)
        seat = self.base.asked
        whose = self.wisdom.turn(s)
        left: i64 = 2 * s.seats + 1  # turns: who is out has none
        has_come = False
        self.begin()
        for step_at in range(i64(FOLLOWED)):
            if self.wisdom.turn(s) != whose:
                left -= 1
                if has_come and whose == seat:
                    left = 0
                whose = self.wisdom.turn(s)
                has_come = has_come or whose == seat
            if s.winners >= 0 or (left <= 0 and self.wisdom.is_quiet(s)):
                break
            code = first if step_at == 0 else self.next_answer(s, dice)
            self.observe(s, code)
            step(s, code)
        return s

    def next_answer(self, s: State, dice: Chance) -> i64:
        """What is answered now: what was tried most, if that was tried often enough, or else by habit."""
        list_options(s, self.out)
        if self.out.count() == 1:
            return self.out.pick(0)
        code = self.favourite(self.node(s.asked), WELL_TRIED)
        return self.wisdom.choose(s, self.out, dice) if code == NONE else code

    def favourite(self, node: i64, least: i64 = 1) -> i64:
        """The answer of this world that was tried most, -1 if none was tried so often."""
        if node == NONE:
            return NONE
        best: i64 = NONE
        most = least - 1
        edge = self.tree.first[node]
        while edge != NONE:
            if self.tree.visits[edge] > most and self.out.has(self.tree.code[edge]):
                most = self.tree.visits[edge]
                best = self.tree.code[edge]
            edge = self.tree.next[edge]
        return best
