"""Strangers: what bots know of heroes that nobody has practised with is learned from those that are known.

`python -m meadhall.games.duel.lab.strangers FILE` writes "general" in FILE anew (`habits.json`). First the traits of
known cards are made to explain what was learned of them. Then heroes are played as if they were strangers, against
heroes that are known, and what won is done more often. `--without HERO` leaves heroes out: what that costs can be seen.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from meadhall.bots.practice import practise
from meadhall.bots.worth import worth_of
from meadhall.games.duel.bots import habits as weights
from meadhall.games.duel.bots.habits import DuelHabits
from meadhall.games.duel.bots.strangers import MARKED, OF_CARDS, General, Hint, hints
from meadhall.games.duel.lab.venue import heroes
from meadhall.games.duel.rules.catalogue import built_in
from meadhall.kernel.chance import Chance, chance_of
from meadhall.kernel.game import find_game
from meadhall.lab import regression
from meadhall.lab.contest import deafen
from meadhall.lab.training import LATE, RATE, Ascent, Lesson, flat, read, written

GAME: Final = "duel"
MATCHES: Final = 25  # of one setup, before the next
TURNS: Final = 12  # setups of one lesson
SHRINKING: Final = 3.0  # how much each is drawn towards 0
BOTH: Final = 4  # in one match of so many, both heroes are strangers

Trait = tuple[str, str, int]  # section, trait, place


class Share(NamedTuple):
    """How much a trait adds to a weight."""

    weight: int
    trait: int
    much: float


class Likeness(NamedTuple):
    """How the weights of a hero follow from traits: all its weights, and all shares in them."""

    weights: list[int]
    shares: list[Share]


def weight_of(number: int, codes: dict[str, int], hint: Hint) -> int:
    """The number of the weight that a hint speaks for."""
    card = number * weights.CARDS + codes.get(hint.card, weights.CARDS - 1)
    if hint.part == "own":
        return weights.BY_HERO + number * weights.OWN + hint.at
    if hint.part in weights.BY_CARD:
        return OF_CARDS.index(hint.part) * weights.BLOCK + card
    if hint.part == "lay_on":
        return weights.LAY_ON + card
    if hint.part in {"effects", "weak"}:
        base = weights.EFFECTS if hint.part == "effects" else weights.WHEN_WEAK
        return base + card * weights.WAYS + hint.at
    block = MARKED.index(hint.part.removeprefix("marked "))
    return weights.BY_MARKS + (block * weights.BLOCK + card) * weights.MARKS + hint.at


def hints_of(hero: str) -> list[tuple[int, Hint]]:
    """By weight all that speaks for it."""
    facts, number = built_in().hero(hero), heroes().index(hero)
    codes: dict[str, int] = {}
    for card in facts.cards:
        codes[card.id] = sum(other.copies for other in facts.cards[: len(codes)])
    return [(weight_of(number, codes, hint), hint) for hint in hints(facts, weights.OWN)]


@cache
def traits() -> dict[Trait, int]:
    """All traits that some hero shows, with their numbers."""
    found = {(hint.section, each, hint.place) for hero in heroes() for _, hint in hints_of(hero) for each in hint.gist}
    return {trait: at for at, trait in enumerate(sorted(found))}


@cache
def likeness(hero: str) -> Likeness:
    """How the weights of a hero follow from traits."""
    told = hints_of(hero)
    shares = [
        Share(weight, traits()[hint.section, trait, hint.place], much)
        for weight, hint in told
        for trait, much in hint.gist.items()
        if much
    ]
    return Likeness(sorted({weight for weight, _ in told}), shares)


# ---------------------------------------------------------------- explaining
def explained(known: list[float], names: list[str]) -> list[float]:
    """Traits that explain the weights of some heroes as well as they can."""
    columns: dict[int, list[tuple[int, float]]] = {}
    for hero in names:
        for weight, trait, much in likeness(hero).shares:
            columns.setdefault(trait, []).append((weight, much))
    values = {weight: known[weight] for hero in names for weight in likeness(hero).weights}
    found = regression.explained(columns, values, SHRINKING)
    return [found.get(at, 0.0) for at in range(len(traits()))]


# ---------------------------------------------------------------- practising
@cache
def known_weights() -> list[float]:
    """What is known of all heroes."""
    return flat(GAME, worth_of(GAME)["habits"])


@cache
def player() -> DuelHabits:
    """The habits of a process; every hero has a place in them, in the order of all."""
    learned = worth_of(GAME)["habits"]
    return DuelHabits(learned | {"heroes": {hero: learned["heroes"].get(hero, {}) for hero in heroes()}})


def estranged(now: list[float], hero: str, found: list[float]) -> list[float]:
    """Weights with those of a hero as they follow from traits."""
    changed = now[:]
    for weight in likeness(hero).weights:
        changed[weight] = 0.0
    for weight, trait, much in likeness(hero).shares:
        changed[weight] += found[trait] * much
    return changed


def teach(task: tuple[list[float], list[str], int]) -> Lesson:
    """Some matches of strangers."""
    found, names, seed = task
    dice = chance_of(seed, "strangers")
    total = [0.0] * len(found)
    for _ in range(TURNS):
        learn_from(found, names, dice, total)
    return Lesson(total, TURNS * MATCHES)


def learn_from(found: list[float], names: list[str], dice: Chance, total: list[float]) -> None:
    """Some matches of a stranger against a known hero, or now and then another stranger: add what they teach."""
    boards = sorted(built_in().boards)
    free = list(heroes())
    one = free.pop(free.index(names[dice.below(len(names))]))
    other = free[dice.below(len(free))]
    strangers = [one, other] if other in names and dice.below(BOTH) == 0 else [one]
    pair = [one, other] if dice.below(2) else [other, one]
    setup = find_game(GAME).prepare({"board": boards[dice.below(len(boards))], "heroes": pair})
    now = known_weights()
    for hero in strangers:
        now = estranged(now, hero, found)
    player().learn(find_game(GAME).start(setup, 0, listening=False))
    player().write(0, now)
    told = practise(find_game(GAME), setup, player(), dice, MATCHES, mixed=False)
    for hero in strangers:
        for weight, trait, much in likeness(hero).shares:
            total[trait] += told[weight] * much


def practised(found: list[float], names: list[str], seconds: float, processes: int) -> list[float]:
    """Traits that have won; who stops it keeps what was learned by then."""
    ascent = Ascent(found)
    start, played = time.monotonic(), 0
    with suppress(KeyboardInterrupt), multiprocessing.get_context("spawn").Pool(processes, initializer=deafen) as pool:
        while (spent := time.monotonic() - start) < seconds:
            tasks = [(ascent.weights, names, ascent.steps * processes + at) for at in range(processes)]
            lessons = pool.map(teach, tasks)
            matches = sum(lesson.matches for lesson in lessons)
            together = [sum(parts) for parts in zip(*(lesson.direction for lesson in lessons), strict=True)]
            ascent.step(Lesson(together, matches), RATE * (1 - (1 - LATE) * spent / seconds))
            played += matches
            print(f"\r{played:,} matches", end="", flush=True)  # noqa: T201 - a tool for developers, in a terminal
    return ascent.weights


# ---------------------------------------------------------------- files
def told(found: list[float]) -> General:
    """Traits by section and name, as bots read them; what says nothing is left out."""
    general: General = {}
    for (section, trait, place), at in traits().items():
        row = general.setdefault(section, {}).setdefault(trait, [])
        row += [0.0] * (place + 1 - len(row))
        row[place] = round(found[at], 2)
    kept = {section: {trait: row for trait, row in rows.items() if any(row)} for section, rows in general.items()}
    return {section: rows for section, rows in kept.items() if rows}


def heard(general: General) -> list[float]:
    """The reverse."""
    found = [0.0] * len(traits())
    for (section, trait, place), at in traits().items():
        row = general.get(section, {}).get(trait)
        if row is not None:
            found[at] = row[place]
    return found


def main() -> None:
    """Explain, practise, write."""
    parser = argparse.ArgumentParser(prog="python -m meadhall.games.duel.lab.strangers", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--seconds", type=float, default=300.0, help="of practice (300)")
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--without", nargs="*", default=[], metavar="HERO", choices=heroes())
    asked = parser.parse_args()
    learned = read(asked.file)
    names = [hero for hero in heroes() if hero not in asked.without]
    general = learned.get("general", {})
    found = heard(general) if general else explained(known_weights(), names)
    found = practised(found, names, asked.seconds, asked.processes)
    asked.file.write_text(written(json.loads(json.dumps(learned | {"general": told(found)}))), "utf-8")


if __name__ == "__main__":
    main()
