"""Guests: packs that come to a hall, are played, and go: `python -m tests.guests` has thousands of them.

Each is another one: another id, other names, other values. A table is set with it in the core of the hall, is told in
two languages, some answers are given, a bot answers too, and the table is dropped. Afterwards nothing may be left
but what is in caches, each of which has an end.
"""

from __future__ import annotations

import argparse
import gc
import sys
from pathlib import Path
from typing import Any, Final

from meadhall import Match, bots
from meadhall.games.duel.hall import facts as duel_facts
from meadhall.games.duel.phrases import faces
from meadhall.games.unicorns.hall import facts as herd_facts
from meadhall.kernel.game import find_game
from meadhall.kernel.shelf import Shelf
from meadhall.localisation import visitors
from meadhall.packs.carried import PACKS
from tests.hall.runner import Runner, person

LANGUAGES: Final = ("en", "de")
ANSWERS: Final = 6
THOUGHTS: Final = 2
WARM: Final = 60  # packs, until everything is loaded that is needed anyway
MOST: Final = 20.0  # blocks of memory a pack: a leak would be hundreds, for a pack brings about a thousand
VALUES: Final = 5


def word(number: int) -> str:
    """A pack's id."""
    return f"guest{number}"


def load(number: int, kind: str, parts: list[dict[str, Any]], names: dict[str, str]) -> dict[str, Any]:
    """A pack as a setup carries it."""
    told = {
        part["id"]: {f"{thing}-{part['id'].replace('.', '-')}": name for thing, name in names.items()} for part in parts
    }
    about = {"version": "1", "fingerprint": f"{number:016x}", "language": "en"}
    return {**about, "parts": {kind: parts}, "words": {"en": told}}


def hero(number: int) -> dict[str, Any]:
    """A hero that is in no other pack."""
    value = number % VALUES
    return {
        "id": f"{word(number)}.brewer", "health": 12 + value, "move": 2, "attack": ("melee", "ranged")[number % 2],
        "sidekick": {"id": f"{word(number)}.goat", "health": 5 + value, "attack": "melee"},
        "cards": [
            {"id": f"ladle-{number}", "type": "attack", "value": 2 + value, "boost": 2, "copies": 10},
            {"id": "horns", "type": "attack", "value": 3, "boost": 1, "copies": 4, "after_combat": [{"draw": value}]},
            {"id": "barrel", "type": "defence", "value": 3, "boost": 1, "copies": 8},
            {"id": "toast", "type": "scheme", "boost": 3, "copies": 8, "scheme": [{"heal": {"n": 2}}, {"draw": 1}]},
        ],
    }  # fmt: skip


def board(number: int) -> dict[str, Any]:
    """A board that is in no other pack: a row of spaces, in two zones."""
    size = 8 + number % VALUES
    spaces = [
        {"id": f"p{at}", "x": 10.0 + 10 * at, "y": 10.0, "zones": ["a" if at * 2 < size else "b"]} for at in range(size)
    ]
    spaces[0]["start"], spaces[-1]["start"] = 1, 2
    return {
        "id": f"{word(number)}.row", "size": [20.0 + 10 * size, 20.0], "radius": 3.0, "spaces": spaces,
        "zones": [{"id": "a", "color": "#aa3333"}, {"id": "b", "color": "#3333aa"}],
        "lines": [[f"p{at}", f"p{at + 1}"] for at in range(size - 1)],
    }  # fmt: skip


def expansion(number: int) -> dict[str, Any]:
    """An expansion that is no other one."""
    cards = [
        {"id": f"{word(number)}.gift", "type": "magic", "play": [{"draw": 1 + number % VALUES}]},
        {
            "id": f"{word(number)}.lamp",
            "type": "upgrade",
            "turn_start": [{"may": [{"discard": 1}, {"then": [{"draw": 2}]}]}],
        },
    ]
    return load(number, "cards", cards, {"card": f"Gift {number}"})


def setup_of(number: int) -> tuple[str, dict[str, Any]]:
    """The game and the setup of a table with a pack, of one kind after another."""
    name = word(number)
    if number % 3 == 0:
        told = {"board": "sarpedon", "heroes": [f"{name}.brewer", "medusa"], "first": 0}
        return "duel", {**told, PACKS: {name: load(number, "heroes", [hero(number)], {"hero": f"Brewer {number}"})}}
    if number % 3 == 1:
        told = {"board": f"{name}.row", "heroes": ["king-arthur", "alice"], "first": 0}
        return "duel", {**told, PACKS: {name: load(number, "boards", [board(number)], {"board": f"Row {number}"})}}
    return "unicorns", {"players": 2, "first": 0, PACKS: {name: expansion(number)}}


def visit(number: int) -> None:
    """One pack comes, is played, and goes."""
    game, setup = setup_of(number)
    runner = Runner(game, setup, person("Ana"), person("Bo"), seed=number)
    pages = [runner.page(name, language) for name, language in zip(("Ana", "Bo"), LANGUAGES, strict=True)]
    for given in range(ANSWERS):
        asked = [page for page in pages if page.question is not None]
        if asked:
            asked[0].answer(asked[0].options[number % len(asked[0].options)])
        if given < THOUGHTS:
            match: Match = runner.room.course.match
            bots.think(match, "search:2", seed=given)
    for page in pages:
        page.leave()


LISTED: Final[list[Any]] = [
    duel_facts.board_facts, duel_facts.hero_facts, duel_facts.deck_facts, herd_facts.herd_facts, visitors.joined,
]  # fmt: skip


def shelves() -> list[Shelf[Any]]:
    """Whatever rules make once for each setup with packs."""
    games: list[Any] = [find_game(name) for name in ("duel", "unicorns")]
    return [shelf for game in games for shelf in (game.tables.visiting, game.catalogue.scopes)]


def forget() -> None:
    """Empty all caches that know packs: each of them has an end."""
    for cache in LISTED:
        cache.cache_clear()
    faces.FACES.clear()
    for shelf in shelves():
        shelf.made.clear()
        shelf.recent.clear()
    gc.collect()


def blocks() -> int:
    """How many blocks of memory are in use besides the caches."""
    forget()
    return sys.getallocatedblocks()


def resident() -> float:
    """What the process has of the machine's memory, in MB; 0 where nobody tells."""
    file = Path("/proc/self/status")
    told = file.read_text(encoding="ascii") if file.exists() else ""
    return int(told.partition("VmRSS:")[2].split()[0]) / 1024 if told else 0.0


def growth(first: int, number: int) -> float:
    """By how many blocks of memory each of some packs makes the process grow."""
    before = blocks()
    for at in range(first, first + number):
        visit(at)
    return (blocks() - before) / number


def tell(words: str) -> None:
    """Say how it goes."""
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


def main() -> int:
    """Have guests, and tell what they have left behind."""
    parser = argparse.ArgumentParser(prog="python -m tests.guests", description=__doc__)
    parser.add_argument("--packs", type=int, default=6_000, help="in all (6000)")
    parser.add_argument("--warm", type=int, default=WARM, help=f"packs before anything is measured ({WARM})")
    told = parser.parse_args()
    growth(0, told.warm)
    tell(f"{told.warm} packs first: {blocks():,} blocks, {resident():.0f} MB in all")
    rest = max(1, told.packs - told.warm)
    grown = growth(told.warm, rest)
    tell(f"{rest} more packs: {grown:+.2f} blocks a pack, {resident():.0f} MB in all")
    return 1 if grown > MOST else 0


if __name__ == "__main__":
    sys.exit(main())
