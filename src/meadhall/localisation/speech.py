"""Speech: names, texts and sentences of any game, through the game's own speaker."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.bundle import bundle_of, games_with
from meadhall.kernel.errors import nearest
from meadhall.kernel.game import Option
from meadhall.kernel.match import Decision, Match
from meadhall.kernel.outcome import Outcome
from meadhall.localisation.messages import ENGLISH, MissingMessageError, key, words
from meadhall.localisation.speaker import Called, Speaker
from meadhall.localisation.visitors import words_known


def speaker_for(game: str) -> type[Speaker]:
    """Who speaks for a game."""
    told = games_with("speaker")
    if game not in told:
        msg = f"there are no words for the game {game!r}" + nearest(game, told)
        raise MissingMessageError(msg)
    found: type[Speaker] = bundle_of(game).load("speaker")
    return found


def speaker_of(match: Match, language: str, names: Called | None = None) -> Speaker:
    """Who speaks for a match; where seats go by names of their own, with these."""
    return speaker_for(match.game.name)(match, language, names)


def say(match: Match, thing: Decision | Option | Outcome | Mapping[str, Any], language: str = ENGLISH) -> str:
    """A question, an option, an event (as `match.events_for` gives it) or an outcome as a sentence."""
    speaker = speaker_of(match, language)
    if isinstance(thing, Decision):
        return speaker.question(thing)
    if isinstance(thing, Option):
        return speaker.option(thing)
    if isinstance(thing, Outcome):
        return speaker.outcome(thing)
    return speaker.event(thing)


def foretell(match: Match, seat: int, option: Option, language: str = ENGLISH) -> str:
    """An answer that a seat may give later in a match: the question to it is not open, so nothing is said of that."""
    return speaker_of(match, language).foretold(seat, option)


def name(match: Match | None, kind: str, which: str | int, language: str = ENGLISH, *, game: str = "") -> str:
    """The name of a seat, a card or any other thing of a kind that the game's speaker names.

    With a match, `which` is an id (or a seat) as that match uses it; without one, the ids that its message is made of,
    joined: `name(None, "card", "beowulf-feint", game=…)`.
    """
    if match is None:
        return speaker_for(game).name(words_known(game, language), kind, str(which))
    return speaker_of(match, language).part(kind, which)


def source_text(match: Match, decision: Decision, language: str = ENGLISH) -> str:
    """What the card or ability behind a question does; empty if the rules themselves ask."""
    return speaker_of(match, language).source_text(decision.about)


def text_of(game: str, *ids: str, language: str = ENGLISH) -> str:
    """What a card of a game says, by the ids that tell which one it is."""
    return speaker_for(game).text(words(game, language), language, *ids)


def rule_text(rule: str, language: str = ENGLISH, *, game: str) -> str:
    """A rule or ruling by its id, in short: why something is asked, offered or refused."""
    return words(game, language).say(key("rule", rule))
