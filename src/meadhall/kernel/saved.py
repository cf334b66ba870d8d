"""Saved: what a saved match or a transcript must look like, checked before anything of it is used."""

from __future__ import annotations

import json
from typing import Any, Final

from meadhall.kernel.chance import SEALED
from meadhall.kernel.errors import TranscriptError
from meadhall.kernel.game import Game

FORMAT: Final = 2
FORFEIT: Final = "forfeit:"
ANEW: Final = "anew:"
CHANCE: Final = "chance"  # the part that names the stream of a match; without it the stream is the plain one
STATE: Final = "state"
TRANSCRIPT_KEYS: Final = ("format", "version", "game", "setup", "fingerprint", "seed", "answers")

LONGEST_WORD: Final = 1_000  # characters of an answer, or of a word in a setup
LONGEST_VERSION: Final = 64  # characters
SEED_BITS: Final = 1_024  # several times those of any seed that is made here
MOST_PARTS: Final = 1_000  # values in a setup
DEEPEST: Final = 8  # lists and mappings in a setup, one in another
CARRIED: Final = "packs"  # the part of a setup that carries home-made cards along, and what it may have
MOST_CARRIED: Final = 50_000
DEEPEST_CARRIED: Final = 40

KINDS: Final[dict[str, tuple[type, str]]] = {
    "version": (str, "a word"),
    "game": (str, "a word"),
    "setup": (dict, "an object"),
    "fingerprint": (str, "a word"),
    "answers": (list, "a list"),
}


def read_json(text: str) -> Any:
    """JSON, or a TranscriptError that says where it breaks off."""
    try:
        return json.loads(text)
    except RecursionError as problem:
        msg = "this is not a saved match: lists and objects lie in each other too often"
        raise TranscriptError(msg) from problem
    except ValueError as problem:
        msg = f"this is not a saved match: {problem}"
        raise TranscriptError(msg) from problem


def check_transcript(saved: Any) -> dict[str, Any]:
    """Refuse what is no transcript: a part is missing or of another kind, or there is no seed to begin with."""
    return check_saved(saved, TRANSCRIPT_KEYS)


def read_saved(text: str) -> dict[str, Any]:
    """A saved match from its JSON, checked for its form."""
    return check_saved(read_json(text), (*TRANSCRIPT_KEYS, STATE))


def check_saved(saved: Any, keys: tuple[str, ...]) -> dict[str, Any]:
    """Refuse what lacks a part, has another format, or has a part of another kind."""
    if not isinstance(saved, dict):
        msg = f"this is not a saved match: expected an object, found {type(saved).__name__}"
        raise TranscriptError(msg)
    missing = [key for key in keys if key not in saved]
    if missing:
        msg = f"this is not a saved match: it lacks {', '.join(missing)}"
        raise TranscriptError(msg)
    if type(saved["format"]) is not int or saved["format"] != FORMAT:
        msg = f"the saved match has format {shortened(saved['format'])}; this version reads format {FORMAT}"
        raise TranscriptError(msg)
    for part, (kind, told) in KINDS.items():
        if not isinstance(saved[part], kind):
            raise wrong(part, told, saved[part])
    if len(saved["version"]) > LONGEST_VERSION:
        raise wrong("version", f"at most {LONGEST_VERSION} characters", saved["version"])
    check_seed(saved["seed"], is_needed=STATE not in keys)
    check_setup(saved["setup"])
    check_answers(saved["answers"])
    check_stream(saved)
    return saved


def check_seed(seed: object, *, is_needed: bool) -> None:
    """A seed is a whole number of a size that can be; a re-dealt match that is saved with its state has none."""
    if seed is None and not is_needed:
        return
    if isinstance(seed, bool) or not isinstance(seed, int) or seed.bit_length() > SEED_BITS:
        raise wrong("seed", f"a whole number of at most {SEED_BITS} bits", seed)


def check_setup(setup: dict[Any, Any]) -> None:
    """A setup is plain data, neither deep nor large; what it means is the game's to say."""
    check_plain({part: told for part, told in setup.items() if part != CARRIED}, MOST_PARTS, DEEPEST)
    check_plain(setup.get(CARRIED, {}), MOST_CARRIED, DEEPEST_CARRIED)


def check_plain(data: Any, most: int, deepest: int) -> None:
    """Refuse data of a setup that has more values, or more of them in each other, or longer words than it may."""
    layer: list[Any] = [data]
    parts = 0
    for _ in range(deepest):
        inner: list[Any] = []
        for each in layer:
            inner += [*each, *each.values()] if isinstance(each, dict) else each if isinstance(each, list) else []
            if isinstance(each, str) and len(each) > LONGEST_WORD:
                raise wrong("setup", f"words of at most {LONGEST_WORD} characters", each)
        parts += len(inner)
        if parts > most:
            msg = f"the setup of the saved match has more than {most} values"
            raise TranscriptError(msg)
        layer = inner
    if layer:
        msg = f"the setup of the saved match has lists in lists more than {deepest} deep"
        raise TranscriptError(msg)


def check_answers(answers: list[Any]) -> None:
    """Answers are words."""
    for at, answer in enumerate(answers):
        if not isinstance(answer, str) or len(answer) > LONGEST_WORD:
            raise wrong(f"answers {at}", f"a word of at most {LONGEST_WORD} characters", answer)


def check_stream(saved: dict[str, Any]) -> None:
    """A stream has a name that is known; a match without a seed has none to name."""
    if CHANCE not in saved:
        return
    if saved[CHANCE] != SEALED:
        raise wrong(CHANCE, f"{SEALED!r} or nothing", saved[CHANCE])
    if saved["seed"] is None:
        msg = f"the saved match names its {CHANCE} but has no seed for it"
        raise TranscriptError(msg)


def is_sealed(saved: dict[str, Any]) -> bool:
    """Whether a match that was checked draws from the stream that gives nothing away."""
    return CHANCE in saved


def wrong(part: str, expected: str, found: object) -> TranscriptError:
    """The error for a part that is not what it must be."""
    return TranscriptError(f"this is not a saved match: {part!r} must be {expected}, found {shortened(found)}")


def shortened(found: object) -> str:
    """A value as a message shows it: containers by their kind, since they may be of any depth, and words cut short."""
    if isinstance(found, (list, dict, tuple)):
        return f"{type(found).__name__} of {len(found)}"
    if isinstance(found, int) and found.bit_length() > SEED_BITS:
        return f"a number of {found.bit_length()} bits"
    told = repr(found)
    return told if len(told) <= 80 else f"{told[:80]}…"


def check_fingerprint(game: Game[Any], setup: dict[str, object], saved: dict[str, Any]) -> None:
    """Refuse what was played with other cards or rules than those of today, and name the rules."""
    if saved["fingerprint"] != game.fingerprint(setup):
        rules = game.changed_since(setup, str(saved["version"]))
        told = "whose cards or boards were different"
        if rules:
            told = f"since when these rules have changed: {', '.join(rules)}"
        msg = f"the {game.name} match was played with version {saved['version']}, {told}"
        raise TranscriptError(msg, rules)
