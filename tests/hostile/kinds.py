"""Kinds of changes: of saved matches and transcripts of all games, and of the packs of those that have some."""

from __future__ import annotations

import copy
import json
import traceback
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final

import meadhall
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.match import Match
from meadhall.testing.walks import viewers, walk
from tests.games import parts
from tests.hostile import (
    ANSWERS,
    PATIENCE,
    PLAYED,
    REFUSED,
    Trial,
    changed,
    dice_of,
    flip,
    flip_low,
    nudge,
    patience,
    swap,
)
from tests.laws.cases import Cases
from tests.packs.hostile import HOSTILE

MOMENTS: Final = (3, 20, 33, 47, 64, 90, 130)  # answers after which matches are saved
LONGEST: Final = 120  # characters of a line that tells of an error
RUNNING: Final = (0, 2, 3)  # the rows of the open question, of the stack and of the turn


@cache
def saved_matches() -> list[dict[str, Any]]:
    """Saved matches of all games, sealed and plain, and worlds of them, at several moments."""
    cases: dict[str, Cases] = parts("cases")
    tables = [(game, setup) for game, told in cases.items() for setup in told.setups.values()]
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


KINDS: Final[dict[str, Trial]] = {
    "state": Trial(hostile_state, load_and_play),
    "stack": Trial(hostile_stack, load_and_play),
    "save": Trial(hostile_save, load_and_play),
    "transcript": Trial(hostile_transcript, replay_and_play),
    **HOSTILE,
    **{f"{game}-{kind}": trial for game, trials in parts("hostile").items() for kind, trial in trials.items()},
}


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
