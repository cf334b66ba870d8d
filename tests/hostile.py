"""Hostile data: saved matches and transcripts changed at one place or a few, loaded and played on.

`python -m tests.hostile --count N` tries N changes of each kind and tells what broke; a change follows from its number.
"""

from __future__ import annotations

import argparse
import copy
import json
import math
import random
import signal
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import yaml

import meadhall
from meadhall.games.duel.catalogue import DATA, Catalogue, built_in
from meadhall.games.duel.definition import DuelGame
from meadhall.games.unicorns import catalogue as unicorns
from meadhall.games.unicorns.definition import UnicornGame
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match, open_match
from meadhall.packs import Source
from meadhall.testing.walks import viewers, walk
from tests import homemade
from tests.laws.cases import HERDS, SETUPS

PATIENCE: Final = 5.0  # seconds of the processor after which a change has led to something that never ends
ANSWERS: Final = 60  # given by chance after a change that was not refused
MOMENTS: Final = (3, 20, 33, 47, 64, 90, 130)  # answers after which matches are saved
NUMBERS: Final = (
    -1, 0, 1, 2, 7, 29, 59, 60, 63, 64, 180, 255, 65_535, 2**20, 2**31, 2**32, 2**40, 2**60 - 1, 2**62,
    2**63 - 1, 2**63, 2**64, 10**30, -2, -(2**31), -(2**63), -(2**64),
)  # fmt: skip
DEEP: Final = 40
LONGEST: Final = 120  # characters of a line that tells of an error
REFUSED: Final = "refused"
PLAYED: Final = "played on"
RUNNING: Final = (0, 2, 3)  # the rows of the open question, of the stack and of the turn
Change = Callable[[random.Random, Any, Any], None]  # of what is at a key of a container


class StuckError(AssertionError):
    """A change led to something that does not end."""


def dice_of(seed: str | int) -> random.Random:
    """Chance that follows from a number."""
    return random.Random(seed)  # noqa: S311 - nothing here is a secret


def strangers() -> tuple[Any, ...]:
    """Values of any other kind than the one that was there."""
    nested: list[Any] = []
    for _ in range(DEEP):
        nested = [nested]
    return (
        None, True, False, 1.5, 2.0, math.nan, math.inf, -math.inf, "", "x", "-1", "0", "\ud800", "9" * 200,
        [], {}, [0], [[]], {"a": 1}, nested, ["sealed"], "forfeit:0", "forfeit:-1", "anew:0:1", "anew:9:9", "anew:0:-1",
    )  # fmt: skip


# ---------------------------------------------------------------- changes
def put_stranger(dice: random.Random, holder: Any, key: Any) -> None:
    """Something of another kind."""
    holder[key] = copy.deepcopy(dice.choice(strangers()))


def put_number(dice: random.Random, holder: Any, key: Any) -> None:
    """A number that is often a limit."""
    holder[key] = dice.choice(NUMBERS)


def nudge(dice: random.Random, holder: Any, key: Any) -> None:
    """A number close to the one that was there."""
    if isinstance(holder[key], int):
        holder[key] += dice.choice((-2, -1, 1, 2))


def flip(dice: random.Random, holder: Any, key: Any) -> None:
    """One bit of a number."""
    if isinstance(holder[key], int):
        holder[key] ^= 1 << dice.randrange(62)


def flip_low(dice: random.Random, holder: Any, key: Any) -> None:
    """One of the lower bits of a number."""
    if isinstance(holder[key], int):
        holder[key] ^= 1 << dice.randrange(max(4, holder[key].bit_length() + 1))


def drop(_dice: random.Random, holder: Any, key: Any) -> None:
    """Nothing."""
    del holder[key]


def double(_dice: random.Random, holder: Any, key: Any) -> None:
    """The same twice, where there is an order."""
    if isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]))


def swap(dice: random.Random, holder: Any, key: Any) -> None:
    """What is at another place of the same container."""
    other = dice.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    holder[key], holder[other] = holder[other], holder[key]


def mix(dice: random.Random, holder: Any, key: Any) -> None:
    """The same in another order."""
    if isinstance(holder[key], list):
        dice.shuffle(holder[key])


CHANGES: Final[tuple[Change, ...]] = (
    put_stranger, put_number, put_number, nudge, nudge, flip, flip_low, flip_low, drop, double, swap, swap, mix,
)  # fmt: skip


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """All containers of some data with each of their keys."""
    for key in list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield data, key
        yield from places(data[key])


def changed(dice: random.Random, data: Any) -> Any:
    """Some data with one change, sometimes with a few."""
    found = copy.deepcopy(data)
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        holder, key = dice.choice(list(places(found)))
        dice.choice(CHANGES)(dice, holder, key)
    return found


# ---------------------------------------------------------------- what is changed
@cache
def saved_matches() -> list[dict[str, Any]]:
    """Saved matches of both games, sealed and plain, and worlds of them, at several moments."""
    tables = [("duel", setup) for setup in SETUPS.values()] + [("unicorns", setup) for setup in HERDS.values()]
    found: list[dict[str, Any]] = []
    for number, (game, setup) in enumerate(tables):
        match = meadhall.new_match(game, setup, number, sealed=number % 3 == 0)
        for given, _ in enumerate(walk(match)):
            if given in MOMENTS:
                found.append(json.loads(match.to_json()))
                found.append(json.loads(match.determinize(match.decision.seat, given).to_json()))
    return found


@cache
def transcripts() -> list[dict[str, Any]]:
    """Transcripts of matches that were saved."""
    seeded = [saved for saved in saved_matches() if saved["seed"] is not None]
    return [{key: part for key, part in saved.items() if key != "state"} for saved in seeded if saved["answers"]]


def hostile_state(number: int) -> Any:
    """A saved match whose state was changed."""
    dice = dice_of(f"state {number}")
    saved = copy.copy(dice.choice(saved_matches()))
    saved["state"] = changed(dice, saved["state"])
    return saved


def hostile_stack(number: int) -> Any:
    """A saved match in which only what is asked and what is still to come was changed, bit by bit."""
    dice = dice_of(f"stack {number}")
    saved = copy.deepcopy(dice.choice(saved_matches()))
    for _ in range(dice.choice((1, 1, 2, 3))):
        row = saved["state"][dice.choice(RUNNING)]
        dice.choice((flip_low, flip, nudge, swap))(dice, row, dice.randrange(len(row)))
    return saved


def hostile_save(number: int) -> Any:
    """A saved match that was changed anywhere."""
    dice = dice_of(f"save {number}")
    return changed(dice, {**dice.choice(saved_matches())})


def hostile_transcript(number: int) -> Any:
    """A transcript that was changed anywhere."""
    dice = dice_of(f"transcript {number}")
    return changed(dice, dice.choice(transcripts()))


# ---------------------------------------------------------------- the law
def load_and_play(saved: Any, number: int) -> None:
    """Revive a match, look at it from all sides and play on by chance; only refusals in our own words are raised."""
    match = Match.from_json(json.dumps(saved))
    look_around(match)
    dice = dice_of(number)
    for _ in range(ANSWERS):
        if match.outcome is not None:
            break
        match.answer(dice.choice(match.decision.options))
    look_around(match)
    if match.outcome is None and dice.random() < 0.5:
        match.deal_anew(match.decision.seat, number)
        match.forfeit(dice.choice(match.present()))


def look_around(match: Match) -> None:
    """Everything that can be asked of a match."""
    for viewer in viewers(match):
        match.view(viewer)
    match.hash()
    match.clone().to_json()
    if match.outcome is None:
        for viewer in viewers(match):
            match.determinize(viewer, 1)


def replay_and_play(saved: Any, number: int) -> None:
    """Replay a transcript, and play on by chance."""
    match = meadhall.replay(saved)
    for viewer in viewers(match):
        match.events_for(viewer)
    dice = dice_of(number)
    for _ in range(5):
        if match.outcome is not None:
            return
        match.answer(dice.choice(match.decision.options))


# ---------------------------------------------------------------- packs
@cache
def documents(kind: str) -> list[str]:
    """The texts of all files of a kind."""
    folders = {
        "hero": [DATA / "heroes", homemade.HERE / "heroes"],
        "board": [DATA / "boards", homemade.HERE / "boards"],
        "shared": [DATA],
        "cards": [homemade.PADDOCK],
    }
    names = {"shared": ("shared.yaml", "changes.yaml")}.get(kind)
    paths = [path for folder in folders[kind] for path in sorted(folder.glob("*.yaml"))]
    return [path.read_text(encoding="utf-8") for path in paths if names is None or path.name in names]


def scratched(dice: random.Random, text: str) -> str:
    """A text with some letters lost, doubled or others, or with lines in another order."""
    for _ in range(dice.choice((1, 1, 2, 5))):
        at = dice.randrange(len(text))
        way = dice.randrange(4)
        if way == 0:
            text = text[:at] + text[at + dice.randrange(1, 4) :]
        elif way == 1:
            text = text[:at] + dice.choice("{}[]:,-&*!|>'\"%@#\n\t 019x~?\0\u2028é") + text[at:]
        elif way == 2:
            lines = text.splitlines(keepends=True)
            row = dice.randrange(len(lines))
            lines[row : row + 1] = dice.choice(([], [lines[row]] * 2, [dice.choice(lines)]))
            text = "".join(lines)
        else:
            text = text[:at] + text[max(0, at - 9) : at] + text[at:]
    return text or "x"


def hostile_text(dice: random.Random, text: str) -> str:
    """A YAML document that was changed as data, or as a text."""
    if dice.random() < 0.3:
        return scratched(dice, text)
    found = changed(dice, yaml.safe_load(text))
    return yaml.safe_dump(found, allow_unicode=False, sort_keys=False)


def hostile_document(kind: str) -> Callable[[int], tuple[str, int, str]]:
    """How documents of a kind are changed: which kind, which document, and what became of it."""

    def make(number: int) -> tuple[str, int, str]:
        dice = dice_of(f"{kind} {number}")
        which = dice.randrange(len(documents(kind)))
        return kind, which, hostile_text(dice, documents(kind)[which])

    return make


def play_a_hero(told: tuple[str, int, str], number: int) -> None:
    """Load a hero, and play it against another."""
    catalogue = Catalogue()
    catalogue.shared = built_in().shared
    catalogue.add_hero(Source("hero.yaml", told[2]))
    (name,) = catalogue.heroes
    catalogue.heroes = {**built_in().heroes, **catalogue.heroes}
    catalogue.boards = built_in().boards
    play_by_chance(DuelGame(catalogue), {"board": "heorot", "heroes": [name, "medusa"]}, number)


def play_on_a_board(told: tuple[str, int, str], number: int) -> None:
    """Load a board, and play on it."""
    catalogue = Catalogue()
    catalogue.add_board(Source("board.yaml", told[2]))
    (name,) = catalogue.boards
    catalogue.heroes = built_in().heroes
    play_by_chance(DuelGame(catalogue), {"board": name, "heroes": ["sinbad", "medusa"]}, number)


def load_shared(told: tuple[str, int, str], _number: int) -> None:
    """Load a pack with other shared effects, or with other changes of rules."""
    texts = documents("shared").copy()
    texts[told[1]] = told[2]
    with TemporaryDirectory() as name:
        for file, text in zip(("changes.yaml", "shared.yaml"), texts, strict=True):
            Path(name, file).write_text(text, encoding="utf-8", errors="surrogatepass")
        Path(name, "heroes").symlink_to(DATA / "heroes")
        catalogue = Catalogue()
        catalogue.load(Path(name))
        catalogue.boards = built_in().boards
        setup: dict[str, object] = {"board": "heorot", "heroes": ["sinbad", "medusa"]}
        game = DuelGame(catalogue)
        game.changed_since(game.prepare(setup), "0.1")


def play_with_cards(told: tuple[str, int, str], number: int) -> None:
    """Load a pack of unicorn cards, and play with it."""
    with TemporaryDirectory() as name:
        for at, path in enumerate(sorted(homemade.PADDOCK.glob("*.yaml"))):
            text = told[2] if at == told[1] else path.read_text(encoding="utf-8")
            Path(name, path.name).write_text(text, encoding="utf-8", errors="surrogatepass")
        catalogue = unicorns.Catalogue()
        catalogue.load(Path(name))
    play_by_chance(UnicornGame(catalogue), {"players": 2}, number)


def play_by_chance(game: Game[Any], setup: dict[str, object], number: int) -> None:
    """Play a match by chance, as far as some answers lead."""
    match = open_match(game, game.prepare(setup), number, "hostile")
    dice = dice_of(number)
    for _ in range(ANSWERS):
        if match.outcome is not None:
            break
        match.answer(dice.choice(match.decision.options))
    for viewer in viewers(match):
        match.view(viewer)


KINDS: Final[dict[str, tuple[Callable[[int], Any], Callable[[Any, int], None]]]] = {
    "state": (hostile_state, load_and_play),
    "stack": (hostile_stack, load_and_play),
    "save": (hostile_save, load_and_play),
    "transcript": (hostile_transcript, replay_and_play),
    "hero": (hostile_document("hero"), play_a_hero),
    "board": (hostile_document("board"), play_on_a_board),
    "shared": (hostile_document("shared"), load_shared),
    "cards": (hostile_document("cards"), play_with_cards),
}


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """End in an error what does not end by itself."""

    def stop(*_: object) -> None:
        raise StuckError

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        signal.signal(signal.SIGPROF, before)


def refused(kind: str, number: int) -> str:
    """Try one change; why it was refused, nothing if it was not."""
    make, use = KINDS[kind]
    try:
        use(make(number), number)
    except MeadhallError as refusal:
        return str(refusal)
    return ""


def tried(kind: str, numbers: range) -> tuple[Counter[str], dict[str, str]]:
    """How often changes of a kind ended in which way, and the first one that ended so."""
    found: Counter[str] = Counter()
    first: dict[str, str] = {}
    for number in numbers:
        try:
            with patience(PATIENCE):
                end = REFUSED if refused(kind, number) else PLAYED
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            at = traceback.extract_tb(error.__traceback__)[-1]
            end = f"{type(error).__name__} at {Path(at.filename).name}:{at.lineno} {at.name}"
            first.setdefault(end, f"number {number}: {error}"[:LONGEST])
        found[end] += 1
    return found, first


def main() -> int:
    """Try many changes of every kind, and tell what broke."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0)
    told = parser.parse_args()
    broken = False
    for kind in [told.kind] if told.kind else KINDS:
        found, first = tried(kind, range(told.first, told.first + told.count))
        for end, count in found.most_common():
            print(f"{kind:10} {count:6} {end} {first.get(end, '')}", flush=True)  # noqa: T201 - a command tells
        broken = broken or bool(first)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
