"""Random play over all that the games offer: `python -m tests.soak` plays a million matches of each game.

A match follows from its game and its number. What goes wrong names them: `python -m tests.soak --game G --replay N`.
What this needs to know of a game is its planner in tests.plans.
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import multiprocessing
import os
import sys
import time
import traceback
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.sharedctypes import Synchronized
from typing import Any, Final, NamedTuple

from meadhall.kernel.bits import members
from meadhall.kernel.chance import chance_of
from meadhall.kernel.game import Game, find_game
from meadhall.kernel.machine import State, advance, asker, legal, reopen, step
from tests.plans import Plan, Played
from tests.plans.planners import PLANNERS

CAP: Final = 20_000  # answers; a match that goes on longer is taken for an endless one
CHECK_EVERY: Final = 50  # answers between two counts of all cards
BATCH: Final = 500
STDERR: Final = 2  # the file itself, whatever sys.stderr is
ENOUGH: Final = 1_000  # matches after which every card should have been played
PATIENCE: Final = 300  # seconds for a batch; the engine itself must be stuck if it takes longer


class EndlessError(AssertionError):
    """A match went on past the cap."""


class Failure(NamedTuple):
    """A match that went wrong, and how."""

    plan: Plan
    trouble: str

    def __str__(self) -> str:
        return f"{self.trouble}\nto see the match that went wrong: {self.plan.command()}"


def positions(match: Plan, rules: Game[Any]) -> Iterator[tuple[State, int]]:
    """Play a match: each position with the answer it is about to get, last of all the end (with -1)."""
    check = PLANNERS[match.game].check
    dice = chance_of(-1 - match.number)
    leaving = match.leaving.copy()
    s: State = rules.start(match.setup, match.number, listening=match.listening)
    given = 0
    while s.winners < 0:
        if given in leaving:
            rules.forfeit(s, leaving.pop(given))
            reopen(s)
            advance(s)
            continue
        codes = legal(s)
        code = codes[dice.below(len(codes))]
        yield s, code
        step(s, code)
        given += 1
        if given % CHECK_EVERY == 0:
            check(s)
        if given > CAP:
            msg = f"no end after {CAP} answers"
            raise EndlessError(msg)
    check(s)
    yield s, -1


def play(match: Plan, played: Played, rules: Game[Any] | None = None) -> State:
    """Play a match to its end, and add the cards that were played."""
    for s, _ in positions(match, rules or find_game(match.game)):
        end = s
    played |= PLANNERS[match.game].played(end)
    return end


def unplayed(game: str, played: Played) -> list[str]:
    """The cards of a game that nobody has played."""
    return sorted(PLANNERS[game].cards() - played)


# -------------------------------------------------------------------- many matches
def play_all(matches: Iterable[Plan], played: Played) -> Failure | None:
    """Play matches until one goes wrong."""
    for match in matches:
        if RUNNING:
            RUNNING[0].value = match.number
        try:
            play(match, played)
        except Exception:  # noqa: BLE001 - whatever it is, it is the failure to show
            return Failure(match, traceback.format_exc())
    return None


RUNNING: Final[list[Synchronized[int]]] = []  # in a worker: where it tells which match it plays, lest it dies over it


def enter(free: Synchronized[int], slots: list[Synchronized[int]]) -> None:
    """A worker starts and takes the next free slot."""
    with free.get_lock():
        RUNNING.append(slots[free.value])
        free.value += 1


def work(game: str, numbers: range) -> tuple[Played, Failure | None]:
    """Play one batch in a worker; a worker whose engine is stuck shows where, and ends."""
    played: Played = set()
    faulthandler.dump_traceback_later(PATIENCE, exit=True, file=STDERR)
    failure = play_all(map(PLANNERS[game].plan, numbers), played)
    faulthandler.cancel_dump_traceback_later()
    return played, failure


class Soak:
    """Many matches of a game over many processes, with a line that tells how far it is."""

    def __init__(self, game: str, first: int, matches: int, processes: int) -> None:
        self.game = game
        self.first = first
        self.matches = matches
        self.processes = processes
        self.done = 0
        self.played: Played = set()
        self.failures: list[Failure] = []
        self.context = multiprocessing.get_context("spawn")
        self.slots = [self.context.Value("q", -1) for _ in range(processes)]
        self.began = time.monotonic()

    def batches(self) -> list[range]:
        """The numbers of all matches, in portions."""
        end = self.first + self.matches
        return [range(at, min(at + BATCH, end)) for at in range(self.first, end, BATCH)]

    def run(self) -> None:
        """Play them all; stop at the first failure."""
        free = self.context.Value("q", 0)
        with ProcessPoolExecutor(self.processes, self.context, initializer=enter, initargs=(free, self.slots)) as pool:
            waiting = {pool.submit(work, self.game, batch): batch for batch in self.batches()}
            try:
                for future in as_completed(waiting):
                    self.take(len(waiting[future]), *future.result())
                    if self.failures:
                        break
            except BrokenProcessPool:
                playing = [PLANNERS[self.game].plan(slot.value) for slot in self.slots if slot.value >= 0]
                self.failures += [
                    Failure(match, "a worker died or was stuck, perhaps in this match") for match in playing
                ]
            pool.shutdown(cancel_futures=True)

    def take(self, size: int, played: Played, failure: Failure | None) -> None:
        """Add up what a batch brought."""
        self.done += size
        self.played |= played
        if failure is not None:
            self.failures.append(failure)
        self.tell()

    def tell(self) -> None:
        """Show how far it is: on a terminal in one line, elsewhere now and then."""
        pace = self.done / (time.monotonic() - self.began)
        line = f"{self.game}: {self.done:,} of {self.matches:,} matches, {pace:,.0f} a second"
        if sys.stdout.isatty():
            print(f"\r{line}", end="" if self.done < self.matches else "\n", flush=True)
        elif self.done * 20 // self.matches > (self.done - BATCH) * 20 // self.matches:
            print(line, flush=True)

    def verdict(self) -> int:
        """Say how it ended; the exit status."""
        for failure in self.failures:
            print(f"\n{failure}", file=sys.stderr)
        if self.failures:
            return 1
        missing = unplayed(self.game, self.played)
        told = ", ".join(missing) or "none"
        print(f"{self.game}: {self.done:,} matches without fault; cards never played: {told}")
        return 1 if missing and self.matches >= ENOUGH else 0


def show(match: Plan) -> None:
    """Play one match again and tell every answer; it ends where it went wrong."""
    rules = find_game(match.game)
    print(json.dumps(match.setup))
    print(f"{match.game}, seed {match.number}; leaving after so many answers: {match.leaving or 'nobody'}")
    for at, (s, code) in enumerate(positions(match._replace(listening=True), rules)):
        if s.winners < 0:
            print(f"{at}: seat {s.asked}, {asker(s).question}: {rules.option(s, code).id}", flush=True)
        else:
            print(f"the winners are {members(s.winners)}: {rules.reason(s.reason)}")


def soak(game: str, told: argparse.Namespace) -> int:
    """Play many matches of a game; the exit status."""
    many = Soak(game, told.seed, told.matches, told.processes)
    many.run()
    return many.verdict()


def replay(game: str, told: argparse.Namespace) -> int:
    """Play one match of a game again, with those leaving who are told."""
    match = PLANNERS[game].plan(told.replay)
    leaving = {int(after): int(seat) for after, _, seat in (each.partition(":") for each in told.leaving)}
    show(match._replace(leaving=leaving or match.leaving))
    return 0


def main() -> int:
    """Play a million matches of each game, or one again."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--game", choices=PLANNERS, help="only this one (each in turn)")
    parser.add_argument("--matches", type=int, default=1_000_000, help="how many of each game (1,000,000)")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="how many at a time (one a core)")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first match (0)")
    parser.add_argument("--replay", type=int, metavar="NUMBER", help="play one match again and tell every answer")
    parser.add_argument(
        "--leaving", action="append", default=[], metavar="ANSWERS:SEAT", help="who leaves the replayed one"
    )
    told = parser.parse_args()
    games = [told.game] if told.game else list(PLANNERS)
    return max([soak(game, told) if told.replay is None else replay(game, told) for game in games])


if __name__ == "__main__":
    sys.exit(main())
