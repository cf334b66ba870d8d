"""Stage: how scenarios tell a position of the duel and look at it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from meadhall.games.duel.rules import steps
from meadhall.games.duel.rules.hands import put_on_pile
from meadhall.games.duel.rules.setup import blank
from meadhall.games.duel.rules.state import Duel
from meadhall.games.duel.rules.table import DECK, STRIDE, Sheet, Table
from meadhall.kernel.faces import with_one
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
    plain,
    take_codes,
)

OF_SETUP: Final = ("board", "mode", "rules", "first", "people", "handicap")
OF_SEAT: Final = ("hero", "fighters", "tokens", "hand", "deck", "discard", "rest")
SEEN_OF_SEAT: Final = frozenset({"hand", "deck", "discard", "in_play", "tokens", "out", "left"})


class DuelStage(Stage):
    """Positions of the duel: a board, what each seat has on and beside it, and a moment in a turn."""

    parts: ClassVar[tuple[str, ...]] = (*OF_SETUP, "seats", "doors", "turn", "actions", "taken", "at", "played")

    def setup(self, told: Mapping[str, Any]) -> dict[str, object]:
        """A hero for each seat, and what else the scenario says."""
        setup: dict[str, object] = {key: told[key] for key in OF_SETUP if key in told}
        return {**setup, "heroes": [seat["hero"] for seat in told["seats"]]}

    def position(self, table: Table, told: Mapping[str, Any], who: str) -> Duel:
        """Everybody stands where the seats say."""
        s = blank(table, dice_of(told))
        fill(s, told, who)
        return s

    def look(self, match: Match, path: list[str]) -> object:
        """A part of the match as one who sees every hand sees it: hand.0, beowulf.health, combat.attacker.value."""
        head = path[0]
        view: dict[str, Any] = match.view(None)
        fighters: dict[str, Any] = view["fighters"]
        name = head if head in fighters else next((each for each in fighters if plain(each) == head), None)
        if name is not None:
            return fighters[name][path[1]] if len(path) > 1 else fighters[name]["space"]
        if head == "known":
            return look_at_known(match, int(path[1]), int(path[2]))
        if head in SEEN_OF_SEAT:
            return look_at_seat(match.view(int(path[1])), head, int(path[1]), path[2:])
        return follow(view, path, fighters)


# ---------------------------------------------------------------- the position
def fill(s: Duel, told: Mapping[str, Any], who: str) -> None:
    """Set the position up and run to its first question."""
    s.listening = True
    for f in range(len(s.table.health)):
        s.health[f] = 0
    for seat, of_seat in enumerate(told["seats"]):
        check_words(of_seat, OF_SEAT, who, "part of a seat")
        fill_fighters(s, seat, of_seat.get("fighters", {}), who)
        fill_cards(s, seat, of_seat, who)
        if "tokens" in of_seat:
            s.token[seat] = tokens(s.table.sheets[seat], of_seat["tokens"], who)
    fill_doors(s, told.get("doors", {}), who)
    fill_turn(s, told, who)
    advance(s)


def fill_doors(s: Duel, told: Mapping[str, Any], who: str) -> None:
    """Close the doors that are told to be."""
    doors = s.table.board.doors
    for door, state in told.items():
        check_words([door], doors, who, "door")
        check_words([state], ("open", "closed"), who, "state of a door")
        if state == "closed":
            s.doors |= 1 << doors.index(door)


def fill_turn(s: Duel, told: Mapping[str, Any], who: str) -> None:
    """Whose turn it is, how far in it, and who has had one before."""
    seats = len(told["seats"])
    s.played = sum(1 << int(seat) for seat in told.get("played", range(seats)))
    turn = check_number(told.get("turn", 0), seats - 1, who, f"the turn of seat {told.get('turn')}")
    if told.get("at") == "turn_start":
        s.push_step(steps.BEGIN_TURN, turn, 0, 0)
    else:
        s.turn = turn
        s.actions = int(told.get("actions", 2))
        s.taken = int(told.get("taken", 0))
        s.push_step(steps.CHOOSE_ACTION, turn, 0, 0)


def tokens(sheet: Sheet, told: Any, who: str) -> int:
    """How many tokens, or which side of the marker."""
    if sheet.sides:
        check_words([told], sheet.sides, who, "side")
        return sheet.sides.index(told)
    return check_number(told, int(sheet.token_most), who, "tokens")


def fill_fighters(s: Duel, seat: int, told: Mapping[str, Any], who: str) -> None:
    """Fighters with their place and health; who is not told of is not on the board."""
    table = s.table
    names = table.sheets[seat].fighters
    check_words(told, names, who, "fighter")
    for name, where in told.items():
        f = table.base[seat] + names.index(name)
        parts = where if isinstance(where, dict) else {"at": where}
        check_words(parts, ("at", "health", "began"), who, "part of a fighter")
        for space in (parts.get("at"), parts.get("began", parts.get("at"))):
            check_words([space], table.board.names, who, "space")
        if s.occupied() >> table.board.names.index(parts["at"]) & 1:
            msg = f"{who}: two fighters on {parts['at']}"
            raise ScenarioError(msg)
        most = int(table.health[f])
        s.health[f] = check_number(parts.get("health", most), most, who, f"the health of {name}")
        s.put(f, table.board.names.index(parts["at"]))
        s.began[f] = table.board.names.index(str(parts.get("began", parts["at"])))


def fill_cards(s: Duel, seat: int, told: Mapping[str, Any], who: str) -> None:
    """Hand, deck from the top, discard pile from the top; the other cards lie under the deck, or under the pile."""
    table = s.table
    left = Counter(table.deck_of(seat))
    known = {card.id: int(card.code) for card in table.sheets[seat].cards if card.kind != "bonus"}
    hand, deck, piled = (take_codes(told.get(part, []), known, left, who) for part in ("hand", "deck", "discard"))
    lay_rest(told, deck, piled, left, who)
    s.hand[seat] = 0
    for code in hand:
        s.hand[seat] = with_one(s.hand[seat], table.face[STRIDE * seat + code])
    s.left[seat] = len(deck)
    for at, code in enumerate(reversed(deck)):
        s.cards[DECK * seat + at] = code
    for code in reversed(piled):
        put_on_pile(s, seat, code)


# ---------------------------------------------------------------- looking
def look_at_known(match: Match, seat: int, of: int) -> list[str]:
    """The cards that a seat knows to be in another one's hand."""
    seats: Any = match.view(seat)["seats"]
    return sorted(plain(card) for card in seats[of]["known"])


def look_at_seat(view: Mapping[str, Any], part: str, seat: int, path: list[str]) -> object:
    """A part of what a seat has."""
    found = view["seats"][seat][part]
    if part == "tokens":
        return next(iter(found.values()), 0)
    if part == "hand":
        return found["size"] if path else [plain(card) for card in found["cards"]]
    if part == "deck":
        return found["size"]
    if part == "in_play":
        return [plain(each["card"] or each["ability"]) for each in found]
    if part == "discard":
        cards = [plain(card) for card in found]
        return cards if not path else len(cards) if path == ["size"] else cards[0] if cards else None
    return found
