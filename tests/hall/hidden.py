"""What a seat may not know, as the tests of lessons and puzzles look for it in what is told."""

from __future__ import annotations

from typing import Any

from meadhall.kernel.match import Match


def strings(found: Any) -> set[str]:
    """All words in some data."""
    if isinstance(found, str):
        return {found}
    if isinstance(found, dict):
        return {*map(str, found)}.union(*map(strings, found.values()))
    return set().union(*map(strings, found)) if isinstance(found, list) else set()


def hidden_cards(match: Match, seat: int) -> set[str]:
    """What others hold, unless everybody has seen it or the seat knows or holds the same card."""
    open_to_all = strings(match.view(None)) | strings(match.events_for(None))
    seats: Any = match.view(seat)["seats"]
    known = open_to_all | strings(seats[seat]) | {card for each in seats for card in each["known"]}
    return {card for each in range(match.seats) for card in hand_of(match.view(each), each)} - known


def hand_of(view: Any, seat: int) -> list[str]:
    """The cards that a seat holds, as it sees them itself."""
    found: list[str] = view["seats"][seat]["hand"]["cards"]
    return found
