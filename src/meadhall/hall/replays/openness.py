"""Openness: a match that is over with all cards open: whatever any seat knew, merged into what everybody saw."""

from __future__ import annotations

from collections import Counter
from typing import Any

from meadhall import Match


def open_view(match: Match) -> dict[str, Any]:
    """The view of somebody who looks into all hands."""
    found: dict[str, Any] = merged(match.view(None), [match.view(seat) for seat in range(match.seats)])
    for seat in found.get("seats", ()):
        if "known" in seat:
            seat["known"] = []  # the hand itself lies open
    return found


def open_events(match: Match, since: int) -> list[dict[str, Any]]:
    """What happened, with all that somebody saw of it."""
    plain = match.events_for(None, since)
    if not any(None in event.values() for event in plain):
        return plain
    seen = [match.events_for(seat, since) for seat in range(match.seats)]
    return [merged(event, [events[at] for events in seen]) for at, event in enumerate(plain)]


def merged(plain: Any, seen: list[Any]) -> Any:
    """What everybody sees, and in its place what a seat sees of it more."""
    if isinstance(plain, dict):
        parts = dict.fromkeys([*plain, *(part for each in seen for part in each)])
        return {part: merged(plain.get(part), [each.get(part) for each in seen]) for part in parts}
    if isinstance(plain, list):
        return merged_list(plain, seen)
    return next((each for each in seen if each is not None and each != plain), plain)


def merged_list(plain: list[Any], seen: list[list[Any]]) -> list[Any]:
    """A list with a thing for each seat, thing by thing; of cards, each as often as somebody knows of it."""
    if any(isinstance(each, dict) for each in plain):
        return [merged(each, [other[at] for other in seen]) for at, each in enumerate(plain)]
    if all(each == plain for each in seen):
        return plain
    most = Counter(plain)
    for each in seen:
        most |= Counter(each)
    return sorted(most.elements())
