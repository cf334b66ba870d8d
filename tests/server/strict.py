"""Strict reading: whatever goes out fits the types that a page or a program knows it by, no part more and none less."""

from __future__ import annotations

from typing import Any

import msgspec

from meadhall import Match
from meadhall.hall.game import HallGame, hall_of
from meadhall.hall.telling.messages import told_asked, told_events, told_question
from meadhall.localisation import Speaker, speaker_of
from meadhall.testing.walks import viewers


def check_fits(data: Any, kind: Any) -> None:
    """Plain data beside a type of the wire."""
    known = msgspec.to_builtins(msgspec.convert(data, kind, strict=True))
    assert known == without_gaps(data, known), kind


def without_gaps(data: Any, known: Any) -> Any:
    """Data with the parts that a type fills in if they are not told."""
    if isinstance(data, dict) and isinstance(known, dict):
        gaps = {part: None for part, value in known.items() if value is None and part not in data}
        return {**gaps, **{part: without_gaps(value, known.get(part)) for part, value in data.items()}}
    if isinstance(data, list) and isinstance(known, list) and len(data) == len(known):
        return [without_gaps(*pair) for pair in zip(data, known, strict=True)]
    return data


def sent(message: Any) -> Any:
    """A message as it arrives."""
    return msgspec.json.decode(msgspec.json.encode(message))


def check_position(match: Match, language: str, since: int = 0) -> int:
    """All that is told of a position, to everybody; how many events there are so far."""
    hall = hall_of(match.game.name)
    speaker = speaker_of(match, language)
    for viewer in viewers(match):
        check_fits(match.view(viewer), hall.view)
        for event in told_events(match, speaker, viewer, since):
            assert event.text
            check_fits(event.facts, hall.events[event.event])
    if match.outcome is None:
        check_question(match, speaker, hall)
    return len(match.events_for(None))


def check_question(match: Match, speaker: Speaker, hall: HallGame) -> None:
    """The open question, as who is asked and everybody else is told of it."""
    asked = told_asked(speaker, match.decision, [match.decision.seat])
    question = told_question(speaker, match.decision, 0)
    for told, kind in ((question, hall.question), (asked, hall.asked)):
        found = sent(told)
        assert (found["extra"] is None) or kind is not None
        if found["extra"] is not None:
            check_fits(found["extra"], kind)
        check_fits(found, type(told))
