"""Stage: how scenarios tell a position of the tiny game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar

from meadhall.kernel.machine import advance
from meadhall.kernel.match import Match
from meadhall.testing.stage import Stage, check_number, check_words, dice_of, lay_rest, take_codes
from tests.tiny.rules import BEGIN_TURN, COPIES, FACES, PLAY, PROGRAM, SEATS, Tiny, at


class TinyStage(Stage):
    """What each seat holds and has marked, the deck from the top, and whose turn it is."""

    parts: ClassVar[tuple[str, ...]] = ("seats", "deck", "rest", "turn", "at")

    def setup(self, told: Mapping[str, Any]) -> dict[str, object]:  # noqa: ARG002 - there is but one
        return {}

    def open(self, rules: Any, told: Mapping[str, Any], who: str) -> Match:
        check_words([told.get("at", "action")], ("action", "turn_start"), who, "moment")
        return Match(rules, rules.prepare(self.setup(told)), None, self.position(None, told, who), "scenario")

    def position(self, table: Any, told: Mapping[str, Any], who: str) -> Tiny:  # noqa: ARG002 - there is none
        s = Tiny(PROGRAM, dice_of(told), [])
        s.listening = True
        left = Counter(dict(enumerate(COPIES)))
        known = {face: code for code, face in enumerate(FACES)}
        for seat, of_seat in enumerate(told.get("seats", [])):
            check_number(seat, SEATS - 1, who, "a seat")
            check_words(of_seat, ("hand", "marks"), who, "part of a seat")
            s.marks[seat] = check_number(of_seat.get("marks", 0), 2, who, "the number of marks")
            for face in take_codes(of_seat.get("hand", []), known, left, who):
                s.hand[at(seat, face)] += 1
        deck = take_codes(told.get("deck", []), known, left, who)
        lay_rest(told, deck, s.pile, left, who)
        s.deck = deck[::-1]
        turn = check_number(told.get("turn", 0), SEATS - 1, who, f"the turn of seat {told.get('turn')}")
        s.turn = turn
        (BEGIN_TURN if told.get("at") == "turn_start" else PLAY).push(s, turn, 0, 0)
        advance(s)
        return s
