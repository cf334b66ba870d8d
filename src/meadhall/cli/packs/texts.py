"""`meadhall packs read`, `rank` and `verbs`: what people write on cards of their own, and how it is understood."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any, Final

from meadhall.bundle import bundle_of, games_with
from meadhall.cli import Commands, option_of_language
from meadhall.cli.screen.voice import Voice, language_of
from meadhall.kernel.errors import MeadhallError, nearest
from meadhall.phrases.game import GamePhrases
from meadhall.phrases.ranking import ranked
from meadhall.phrases.texts import AMBIGUOUS, IMPOSSIBLE, UNDERSTOOD, Texts, Understanding

READ: Final = """`meadhall packs read`: each line of standard input is the text of a card; for each is told what was
understood, in words and as verbs, or which words were not."""
RANK: Final = """`meadhall packs rank`: each line of standard input is the text of a card; what is not understood is
listed, what most of them wait for first."""
VERBS: Final = "`meadhall packs verbs`: all verbs of card files, each with what can be written for it and an example."
WHEN: Final = "when the effects happen: immediately, during, after, scheme; or card, for all that it says"
NAME: Final = "a name that the texts speak of: hero=Medusa"
INDENT: Final = "  "
NOT_ALL: Final = 1  # the status where a text was not understood


class WordingError(MeadhallError):
    """A command about texts that asks for something there is not."""


def register(parts: Commands) -> None:
    """Add what has to do with texts alone."""
    read = parts.add_parser("read", help="read texts of cards, one a line, from standard input", description=READ)
    read.set_defaults(run=run_read)
    rank = parts.add_parser(
        "rank", help="list what is not understood of such texts, what most of them need first", description=RANK
    )
    rank.set_defaults(run=run_rank)
    for part in (read, rank):
        part.add_argument("--timing", required=True, metavar="T", help=WHEN)
        part.add_argument(
            "--name",
            action="append",
            default=[],
            metavar="KIND=NAME",
            help="a name that the texts speak of: hero=Medusa",
        )
    verbs = parts.add_parser("verbs", help="list all verbs of card files, with the words for them", description=VERBS)
    verbs.set_defaults(run=run_verbs)
    for part in (read, rank, verbs):
        part.add_argument("--game", metavar="GAME", help="the game, where its timing does not tell it")
        part.add_argument("--json", action="store_true", help="print one JSON object a line")
        option_of_language(part)


# ---------------------------------------------------------------- reading
def run_read(arguments: argparse.Namespace) -> int:
    """Read each line, and print what was made of it."""
    voice = Voice(arguments.language or language_of())
    texts = texts_of(arguments, voice.language)
    status = 0
    for text in lines():
        found = texts.understood(text)
        status = status if found.outcome == UNDERSTOOD else NOT_ALL
        print(json.dumps(told(text, found), ensure_ascii=False) if arguments.json else shown(text, found, voice))
    return status


def lines() -> Iterator[str]:
    """The texts on standard input."""
    return (line.strip() for line in sys.stdin if line.strip())


def texts_of(arguments: argparse.Namespace, language: str) -> Texts:
    """What understands the texts that were asked about: a timing that one game alone has tells the game too."""
    known = {game: phrases_of(game, language) for game in games_asked(arguments.game)}
    able = [phrases for phrases in known.values() if arguments.timing in phrases.timings]
    if not able:
        timings = sorted({timing for phrases in known.values() for timing in phrases.timings})
        msg = f"there is no timing {arguments.timing!r}" + nearest(arguments.timing, timings)
        raise WordingError(msg)
    if len(able) > 1:
        msg = f"several games have the timing {arguments.timing!r}: --game tells which one is meant"
        raise WordingError(msg)
    return able[0].texts(language, arguments.timing, names_of(arguments.name, able[0]))


def games_asked(game: str | None) -> list[str]:
    """The game that was asked about, or all whose cards are written in words."""
    games = games_with("phrases")
    if game is not None and game not in games:
        msg = f"there is no game {game!r} whose cards are written in words" + nearest(game, games)
        raise WordingError(msg)
    return games if game is None else [game]


def phrases_of(game: str, language: str) -> GamePhrases:
    """The phrasings of a game."""
    phrases: GamePhrases = bundle_of(game).load("phrases")
    if language not in phrases.languages:
        msg = f"there are no phrasings in {language!r}" + nearest(language, list(phrases.languages))
        raise WordingError(msg)
    return phrases


def names_of(given: list[str], phrases: GamePhrases) -> dict[str, str]:
    """Names by kind, as they were given."""
    found: dict[str, str] = {}
    for pair in given:
        kind, sign, name = pair.partition("=")
        if kind not in phrases.kinds or not sign or not name.strip():
            msg = f"expected --name KIND=NAME with one of {', '.join(phrases.kinds)}, found {pair!r}"
            raise WordingError(msg)
        found[kind] = name.strip()
    return found


def told(text: str, found: Understanding) -> dict[str, Any]:
    """What was made of a text, as data."""
    if found.outcome == UNDERSTOOD:
        return {
            "text": text, "outcome": found.outcome, "effects": found.effects, "printed": found.printed,
            "loose": found.loose,
        }  # fmt: skip
    unread = [{"from": start, "to": end, "words": text[start:end]} for start, end in found.unread]
    return {
        "text": text, "outcome": found.outcome, "unread": unread, "expected": list(found.expected),
        "nearest": list(found.nearest), "readings": list(found.readings), "problem": found.problem,
    }  # fmt: skip


def shown(text: str, found: Understanding, voice: Voice) -> str:
    """What was made of a text, for a person."""
    lines = [text]
    if found.outcome == UNDERSTOOD:
        lines += [voice.word("packs-read", text=found.printed), json.dumps(found.effects, ensure_ascii=False)]
    elif found.outcome == AMBIGUOUS:
        lines += [voice.word("packs-ambiguous"), *found.readings]
    elif found.outcome == IMPOSSIBLE:
        lines.append(voice.word("packs-impossible", problem=found.problem))
    else:
        lines += [voice.word("packs-unread", words=text[start:end]) for start, end in found.unread]
        lines += [voice.word("packs-nearest", text=near) for near in found.nearest]
    return f"\n{INDENT}".join(lines)


# ---------------------------------------------------------------- what is missing
def run_rank(arguments: argparse.Namespace) -> int:
    """Print each sentence that was not understood, with how many texts wait for it alone and how many have it."""
    texts = texts_of(arguments, arguments.language or language_of())
    for found in ranked(texts, lines(), dict(pair.partition("=")[::2] for pair in arguments.name)):
        if arguments.json:
            print(json.dumps(found._asdict(), ensure_ascii=False))
        else:
            print(f"{found.unlocks:4} {found.texts:4}  {found.sentence}")
    return 0


# ---------------------------------------------------------------- verbs
def run_verbs(arguments: argparse.Namespace) -> int:
    """Print each verb with its phrasings and an example."""
    language = arguments.language or language_of()
    for game in games_asked(arguments.game):
        for verb in phrases_of(game, language).verbs(language):
            if arguments.json:
                print(json.dumps({"game": game, **verb._asdict()}, ensure_ascii=False))
            else:
                print(f"\n{INDENT}".join([f"{verb.id} ({game})", *verb.phrasings, f"> {verb.example}"]))
    return 0
