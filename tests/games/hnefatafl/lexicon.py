"""What hnefatafl has to say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any, ClassVar, Final

import meadhall
from meadhall import Match
from meadhall.games.hnefatafl.rules.catalogue import built_in
from meadhall.games.hnefatafl.rules.ending import REASONS
from meadhall.games.hnefatafl.rules.events import KINDS
from meadhall.games.hnefatafl.rules.table import SIDES
from meadhall.kernel.events import Kind
from meadhall.kernel.machine import State
from meadhall.localisation import key, name
from meadhall.testing.scenario import Scenario
from tests.census.lexicons.lexicon import Lexicon
from tests.games.hnefatafl.ledger import RULES, RULINGS

BOARDS: Final = sorted(built_in().boards)
MATCHES: Final = 24
SEEN: Final = {"tablut": (1732,)}  # in the year of a diary
DRAWS: Final = ("repetition", "quiet", "no_moves")


class HnefataflLexicon(Lexicon):
    """The words of all boards and pieces, and those of the rules."""

    game: ClassVar[str] = "hnefatafl"
    kinds: ClassVar[tuple[Kind, ...]] = tuple(KINDS)
    reasons: ClassVar[tuple[str, ...]] = tuple(REASONS)
    modules: ClassVar[tuple[str, ...]] = (*Lexicon.modules, "drawing.py")
    standing: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "seat": ("player-",),
        "winners": ("player-",),
        "piece": ("piece-",),
    }
    surroundings: ClassVar[frozenset[str]] = Lexicon.surroundings | {"side", "kind", "result"}
    # Which of several pieces it is, its kind and its square tell; who leads the king is known.
    unsaid: ClassVar[Mapping[str, Collection[str]]] = {
        "event-king_captured": {"piece"},
        "event-king_escaped": {"piece", "seat"},
        "event-piece_moved": {"piece"},
        "option-move": {"piece"},
        "reason-no_moves": {"winners"},
        "reason-quiet": {"winners"},
        "reason-repetition": {"winners"},
    }
    variants: ClassVar[Mapping[str, Collection[str]]] = {"why": DRAWS}

    def states(self) -> Iterator[State]:
        """Any match: all share the steps of the rules."""
        yield meadhall.new_match("hnefatafl", {}, seed=1).state

    def names(self) -> Iterator[str]:
        """Sides, players, pieces, boards, and what is marked on them."""
        yield from (key(what, side) for side in SIDES for what in ("side", "player"))
        yield from (key("piece", kind) for kind in ("attacker", "defender", "king"))
        yield from (key(what, board) for board in BOARDS for what in ("board", "board-about"))
        yield from (key("sign", sign) for sign in ("throne", "corner", "edge"))

    def rules(self) -> list[str]:
        """The rules of all chapters, and the rulings."""
        return RULES + RULINGS

    def numbers(self) -> Mapping[str, Counter[int]]:
        """How large each board is, and when it was first seen."""
        return {
            key("board-about", board): Counter([facts.size, facts.size, *SEEN.get(board, ())])
            for board, facts in built_in().boards.items()
        }

    def side_by_side(self, language: str) -> Iterator[list[str]]:
        """The boards."""
        yield [name(None, "board", board, language, game="hnefatafl") for board in BOARDS]

    def matches(self) -> Iterator[Match]:
        """Matches on all boards."""
        return (
            meadhall.new_match("hnefatafl", {"board": BOARDS[number % len(BOARDS)]}, seed=number)
            for number in range(MATCHES)
        )

    def rarities(self) -> Iterator[tuple[Match, Any]]:
        """The last attackers captured, every kind of draw, giving up, and every kind of end."""
        told = {"board": "brandubh", "turn": 1, "position": LAST_STAND}
        last = Scenario(told, "here", "hnefatafl").open()
        for option in last.decision.options:
            yield last, option
        match = meadhall.new_match("hnefatafl", {}, seed=1)
        for why in DRAWS:
            yield match, {"event": "match_drawn", "why": why}
        match.forfeit(0)
        for event in match.events_for(None):
            yield match, event
        for reason in REASONS:
            yield match, meadhall.Outcome(() if reason in DRAWS else (1,), reason)


LAST_STAND: Final = ["+.....+", "...D...", ".......", "...+...", "...A...", "...K...", "+.....+"]

LEXICON: Final = HnefataflLexicon()
