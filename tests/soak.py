"""Random play over all modes, heroes, boards and rules: `python -m tests.soak` plays a million matches.

A match follows from its number alone. What goes wrong names the number: `python -m tests.soak --replay NUMBER`.
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
from functools import cache
from multiprocessing.sharedctypes import Synchronized
from typing import Any, Final, NamedTuple, cast

from meadhall.games.duel.definition import DuelGame
from meadhall.games.duel.events import CARD_PLAYED, CARD_REVEALED
from meadhall.games.duel.setup import RULES
from meadhall.games.duel.state import Duel
from meadhall.kernel.bits import members
from meadhall.kernel.chance import Chance, chance_of
from meadhall.kernel.game import find_game
from meadhall.kernel.machine import EVENT_WIDTH, advance, asker, legal, reopen, step
from meadhall.testing.tally import check_cards, check_fighters

CAP: Final = 20_000  # answers; a match that goes on longer is taken for an endless one
CHECK_EVERY: Final = 50  # answers between two counts of all cards
BATCH: Final = 500
STDERR: Final = 2  # the file itself, whatever sys.stderr is
ENOUGH: Final = 1_000  # matches after which every card should have been played
PATIENCE: Final = 300  # seconds for a batch; the engine itself must be stuck if it takes longer

# modes with their numbers of heroes and of start spaces, and the people who play them
TABLES: Final[tuple[tuple[str, int, int, list[int] | None], ...]] = (
    ("duel", 2, 2, None),
    ("duel", 2, 2, None),
    ("free_for_all", 3, 4, None),
    ("free_for_all", 4, 4, None),
    ("teams", 4, 4, None),
    ("teams", 4, 4, [0, 1, 0, 2]),
)
FORFEIT_IN: Final = 16  # in one match out of so many somebody leaves
FORFEIT_BEFORE: Final = 250  # answers

Played = set[tuple[str, int]]  # a hero and the code of a card


class EndlessError(AssertionError):
    """A match went on past the cap."""


class Plan(NamedTuple):
    """One match: its setup, its number, which is its seed, and the seats that leave after so many answers."""

    setup: dict[str, Any]
    number: int
    leaving: dict[int, int]

    def command(self) -> str:
        """What to type to see the match."""
        leaving = [f" --leaving {after}:{seat}" for after, seat in self.leaving.items()]
        return f"python -m tests.soak --replay {self.number}{''.join(leaving)}"


class Failure(NamedTuple):
    """A match that went wrong, and how."""

    plan: Plan
    trouble: str

    def __str__(self) -> str:
        return f"{self.trouble}\nto see the match that went wrong: {self.plan.command()}"


@cache
def duel() -> DuelGame:
    """The rules."""
    return cast("DuelGame", find_game("duel"))


@cache
def boards(starts: int) -> list[str]:
    """The boards with so many start spaces (D1.1)."""
    found = duel().catalogue.boards.items()
    return sorted(name for name, board in found if sum(space.start is not None for space in board.spaces) >= starts)


def plan(number: int) -> Plan:
    """The match of a number: mode, heroes, board and rules by chance, and sometimes a forfeit or more."""
    dice = chance_of(-1 - number)
    mode, seats, starts, people = TABLES[number % len(TABLES)]
    heroes = sorted(duel().catalogue.heroes)
    setup: dict[str, object] = {
        "mode": mode,
        "heroes": [heroes[dice.below(len(heroes))] for _ in range(seats)],
        "board": boards(starts)[dice.below(len(boards(starts)))],
        "rules": {name: values[dice.below(len(values))] for name, (values, _) in RULES.items()},
        "first": [None, *range(seats)][dice.below(seats + 1)],
        "people": people,
    }
    leaving = 1 + dice.below(seats - 1) if dice.below(FORFEIT_IN) == 0 else 0
    return Plan(duel().prepare(setup), number, who_leaves(dice, seats, leaving))


def who_leaves(dice: Chance, seats: int, leaving: int) -> dict[int, int]:
    """Who leaves after how many answers."""
    staying = list(range(seats))
    return {dice.below(FORFEIT_BEFORE): staying.pop(dice.below(len(staying))) for _ in range(leaving)}


def positions(match: Plan, game: DuelGame, *, listening: bool) -> Iterator[tuple[Duel, int]]:
    """Play a match: each position with the answer it is about to get, last of all the end (with -1)."""
    dice = chance_of(-1 - match.number)
    leaving = match.leaving.copy()
    s = game.start(match.setup, match.number, listening=listening)
    given = 0
    while s.winners < 0:
        if given in leaving:
            game.forfeit(s, leaving.pop(given))
            reopen(s)
            advance(s)
            continue
        codes = legal(s)
        code = codes[dice.below(len(codes))]
        yield s, code
        step(s, code)
        given += 1
        if given % CHECK_EVERY == 0:
            check_cards(s)
            check_fighters(s)
        if given > CAP:
            msg = f"no end after {CAP} answers"
            raise EndlessError(msg)
    check_cards(s)
    check_fighters(s)
    yield s, -1


def play(match: Plan, played: Played, game: DuelGame | None = None) -> Duel:
    """Play a match to its end; in every second one somebody listens, and so learns which cards were played."""
    listening = match.number // len(TABLES) % 2 == 1
    for s, _ in positions(match, game or duel(), listening=listening):
        end = s
    events = list(end.events)
    for at in range(0, len(events), EVENT_WIDTH):
        if events[at] in {CARD_REVEALED, CARD_PLAYED}:
            seat, code = events[at + 2 : at + 4]
            played.add((end.table.sheets[seat].hero, code))
    return end


def cards_of_all_heroes() -> dict[tuple[str, int], str]:
    """Every card of every hero, bonus attacks included, with a name to show."""
    found: dict[tuple[str, int], str] = {}
    for hero in duel().catalogue.heroes:
        table = duel().tables.table(duel().prepare({"heroes": [hero, hero]}))
        found |= {(hero, card.code): f"{hero}/{card.id}" for card in table.sheets[0].cards}
    return found


def unplayed(played: Played) -> list[str]:
    """The cards that nobody has played."""
    return sorted(name for card, name in cards_of_all_heroes().items() if card not in played)


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


def work(numbers: range) -> tuple[Played, Failure | None]:
    """Play one batch in a worker; a worker whose engine is stuck shows where, and ends."""
    played: Played = set()
    faulthandler.dump_traceback_later(PATIENCE, exit=True, file=STDERR)
    failure = play_all(map(plan, numbers), played)
    faulthandler.cancel_dump_traceback_later()
    return played, failure


class Soak:
    """Many matches over many processes, with a line that tells how far it is."""

    def __init__(self, first: int, matches: int, processes: int) -> None:
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
            waiting = {pool.submit(work, batch): batch for batch in self.batches()}
            try:
                for future in as_completed(waiting):
                    self.take(len(waiting[future]), *future.result())
                    if self.failures:
                        break
            except BrokenProcessPool:
                playing = [plan(slot.value) for slot in self.slots if slot.value >= 0]
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
        line = f"{self.done:,} of {self.matches:,} matches, {pace:,.0f} a second"
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
        missing = unplayed(self.played)
        print(f"{self.done:,} matches without fault; cards never played: {', '.join(missing) or 'none'}")
        return 1 if missing and self.matches >= ENOUGH else 0


def show(match: Plan) -> None:
    """Play one match again and tell every answer; it ends where it went wrong."""
    print(json.dumps(match.setup))
    print(f"seed {match.number}; leaving after so many answers: {match.leaving or 'nobody'}")
    for at, (s, code) in enumerate(positions(match, duel(), listening=True)):
        if s.winners < 0:
            print(f"{at}: seat {s.asked}, {asker(s).question}: {duel().option(s, code).id}", flush=True)
        else:
            print(f"the winners are {members(s.winners)}: {duel().reason(s.reason)}")


def main() -> int:
    """Play a million matches, or one again."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--matches", type=int, default=1_000_000, help="how many (1,000,000)")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="how many at a time (one a core)")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first match (0)")
    parser.add_argument("--replay", type=int, metavar="NUMBER", help="play one match again and tell every answer")
    parser.add_argument(
        "--leaving", action="append", default=[], metavar="ANSWERS:SEAT", help="who leaves the replayed one"
    )
    told = parser.parse_args()
    if told.replay is not None:
        match = plan(told.replay)
        leaving = {int(after): int(seat) for after, _, seat in (each.partition(":") for each in told.leaving)}
        show(match._replace(leaving=leaving or match.leaving))
        return 0
    soak = Soak(told.seed, told.matches, told.processes)
    soak.run()
    return soak.verdict()


if __name__ == "__main__":
    sys.exit(main())
