"""Stage: how scenarios tell a position of the unicorn game and look at it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from meadhall.games.unicorns.rules import steps
from meadhall.games.unicorns.rules.setup import blank
from meadhall.games.unicorns.rules.state import Unicorns
from meadhall.games.unicorns.rules.table import BABY, STABLE_CODES, STABLE_WORDS, WORDS, Table
from meadhall.kernel.bits import WORD
from meadhall.kernel.faces import with_one, without_one
from meadhall.kernel.machine import advance
from meadhall.kernel.match import Match
from meadhall.testing.stage import (
    ScenarioError,
    Stage,
    check_number,
    check_words,
    dice_of,
    follow,
    lay_rest,
    take_codes,
)

OF_SETUP: Final = ("players", "language", "targets", "win_check", "first")
OF_SEAT: Final = ("hand", "stable")


class UnicornStage(Stage):
    """Positions of the unicorn game: what each seat holds and has in its stable, deck and pile, a moment in a turn."""

    parts: ClassVar[tuple[str, ...]] = (*OF_SETUP, "seats", "deck", "discard", "rest", "turn", "at", "plays")

    def setup(self, told: Mapping[str, Any]) -> dict[str, object]:
        """As many players as there are seats, and what else the scenario says."""
        return {"players": len(told.get("seats", [])), **{key: told[key] for key in OF_SETUP if key in told}}

    def position(self, table: Table, told: Mapping[str, Any], who: str) -> Unicorns:
        """All cards are where the scenario says."""
        s = blank(table, dice_of(told))
        fill(s, told, who)
        return s

    def look(self, match: Match, path: list[str]) -> object:
        """Short keys: hand.0, stable.0, unicorns.0, known.0.1, deck, discard, nursery; anything else by its path."""
        head, rest = path[0], path[1:]
        view: dict[str, Any] = match.view(None)
        if head in {"hand", "stable", "unicorns", "left"}:
            return look_at_seat(match.view(int(rest[0])), head, int(rest[0]), rest[1:])
        if head == "known":
            return sorted(seats_of(match.view(int(rest[0])))[int(rest[1])]["known"])
        if head == "top":
            seen: Any = match.view(int(rest[0]))["deck"]
            return list(seen["top"].values())
        if head == "deck" and not rest:
            return view["deck"]["size"]
        if head == "discard" and rest:
            return look_at_pile(view["discard"], rest[0])
        if head == "nursery":
            return sorted(view["nursery"]) if not rest else len(view["nursery"])
        return follow(view, path)


# ---------------------------------------------------------------- the position
def fill(s: Unicorns, told: Mapping[str, Any], who: str) -> None:
    """Set the position up and run to its first question."""
    s.listening = True
    if len(told["seats"]) != s.seats:
        msg = f"{who}: {len(told['seats'])} seats for {s.seats} players"
        raise ScenarioError(msg)
    left = Counter(int(code) for code in s.table.deck)
    for seat, of_seat in enumerate(told["seats"]):
        check_words(of_seat, OF_SEAT, who, "part of a seat")
        fill_stable(s, seat, of_seat.get("stable", []), left, who)
        for code in codes(s, of_seat.get("hand", []), left, who):
            at = WORDS * seat + code // WORD
            s.hand[at] = with_one(s.hand[at], s.table.face[code])
    fill_piles(s, told, left, who)
    turn = check_number(told.get("turn", 0), len(told["seats"]) - 1, who, f"the turn of seat {told.get('turn')}")
    if told.get("at") == "turn_start":
        s.push_step(steps.BEGIN_TURN, turn, 0, 0)
    else:
        s.turn = turn
        s.plays = int(told.get("plays", 1))
        s.push_step(steps.END_TURN, turn, 0, 0)
        s.push_step(steps.CHOOSE_ACTION, turn, 0, 0)
    advance(s)


def fill_stable(s: Unicorns, seat: int, names: list[str], left: Counter[int], who: str) -> None:
    """Cards in a stable; babies come from the nursery."""
    babies = [name for name in names if name in baby_codes(s)]
    for name in babies:
        code = baby_codes(s)[name]
        if not s.nursery & s.table.face[code]:
            msg = f"{who}: {name} stands in two stables"
            raise ScenarioError(msg)
        s.nursery = without_one(s.nursery, s.table.face[code])
    found = [baby_codes(s)[name] for name in babies]
    found += codes(s, [name for name in names if name not in babies], left, who)
    for code in found:
        if code >= STABLE_CODES:
            msg = f"{who}: {s.table.faces[code].id} can never stand in a stable"
            raise ScenarioError(msg)
        at = STABLE_WORDS * seat + code // WORD
        s.stable[at] = with_one(s.stable[at], s.table.face[code])


def fill_piles(s: Unicorns, told: Mapping[str, Any], left: Counter[int], who: str) -> None:
    """Deck from the top and discard pile from the top; the other cards lie under the deck, or under the pile."""
    deck = codes(s, told.get("deck", []), left, who)
    piled = codes(s, told.get("discard", []), left, who)
    lay_rest(told, deck, piled, left, who)
    s.left = len(deck)
    for at, code in enumerate(reversed(deck)):
        s.cards[at] = code
    s.piled = len(piled)
    for at, code in enumerate(piled):
        s.cards[len(s.cards) - s.piled + at] = code


def baby_codes(s: Unicorns) -> dict[str, int]:
    """The babies by name."""
    return {face.id: int(face.code) for face in s.table.faces if face.id and face.type == BABY}


def codes(s: Unicorns, names: list[str], left: Counter[int], who: str) -> list[int]:
    """The faces of cards told by name, taken from those still left of the deck."""
    known = {face.id: int(face.code) for face in s.table.faces if face.id and face.type != BABY}
    return take_codes(names, known, left, who)


# ---------------------------------------------------------------- looking
def seats_of(view: Mapping[str, Any]) -> list[Any]:
    """The seats of a view."""
    found: list[Any] = view["seats"]
    return found


def look_at_seat(view: Mapping[str, Any], part: str, seat: int, path: list[str]) -> object:
    """A part of what a seat has; cards in the order of the alphabet."""
    of_seat = seats_of(view)[seat]
    stable = of_seat["stable"]
    if part == "hand":
        return of_seat["hand"]["size"] if path else sorted(of_seat["hand"]["cards"])
    if part == "unicorns":
        return stable["count"]
    if part == "stable":
        return stable[path[0]] if path else sorted(stable["unicorns"] + stable["upgrades"] + stable["downgrades"])
    return of_seat[part]


def look_at_pile(cards: list[str], part: str) -> object:
    """The size of the pile, or its uppermost card."""
    check_words([part], ("size", "top"), "here", "part of the discard pile")
    return len(cards) if part == "size" else cards[0] if cards else None
