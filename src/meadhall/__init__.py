"""A hall where people gather to play: tabletop games, exactly by their rules, on one engine."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from meadhall import purity

purity.apply()

from meadhall.bundle import BUNDLES, announce  # noqa: E402 - the switch must come first
from meadhall.games import GAMES  # noqa: E402
from meadhall.kernel.errors import (  # noqa: E402
    IllegalAnswerError,
    MatchOverError,
    MeadhallError,
    NoHistoryError,
    PackError,
    SetupError,
    TranscriptError,
    UnknownGameError,
)
from meadhall.kernel.game import Option, find_game  # noqa: E402
from meadhall.kernel.match import Decision, Match, open_match  # noqa: E402
from meadhall.kernel.outcome import Outcome  # noqa: E402
from meadhall.kernel.saved import SEED_BITS, check_fingerprint, check_transcript, is_sealed, read_json  # noqa: E402

__version__: Final = "0.2.0"

__all__ = [
    "Decision",
    "IllegalAnswerError",
    "Match",
    "MatchOverError",
    "MeadhallError",
    "NoHistoryError",
    "Option",
    "Outcome",
    "PackError",
    "SetupError",
    "TranscriptError",
    "UnknownGameError",
    "games",
    "new_match",
    "replay",
]


for _package in GAMES:
    announce(import_module(_package).BUNDLE)


def games() -> list[str]:
    """The names of all games."""
    return sorted(BUNDLES)


def new_match(game: str, setup: Mapping[str, object], seed: int, *, sealed: bool = False) -> Match:
    """A new match: it follows from its setup, its seed and the answers given to it.

    A setup names what a match is made of (board and heroes, or the number of players) and leaves out what is to be as
    usual; `Match.setup` shows all of it. UnknownGameError or SetupError says what does not fit. A sealed match draws
    from a slower stream of chance, of which nobody can work out the rest from what they have seen.
    """
    rules = find_game(game)
    if isinstance(seed, bool) or not isinstance(seed, int):
        msg = f"a seed is a whole number, found {seed!r}"
        raise SetupError(msg)
    if seed.bit_length() > SEED_BITS:
        msg = f"a seed has at most {SEED_BITS} bits, found {seed.bit_length()}"
        raise SetupError(msg)
    return open_match(rules, rules.prepare(dict(setup)), seed, __version__, sealed=sealed)


def replay(transcript: Mapping[str, Any] | str, until: int | None = None) -> Match:
    """The match of a transcript (as data or JSON), up to a number of answers; all of them unless told.

    TranscriptError says which answer could not be given, or that the match was played with other cards, or which rules
    have changed since.
    """
    data = read_json(transcript) if isinstance(transcript, str) else transcript
    saved = check_transcript(data)
    rules = find_game(saved["game"])
    setup = rules.prepare(saved["setup"])
    check_fingerprint(rules, setup, saved)
    match = open_match(rules, setup, saved["seed"], __version__, sealed=is_sealed(saved))
    match.repeat(saved["answers"][:until])
    return match
