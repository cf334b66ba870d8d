"""How the ids of hnefatafl are spoken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from meadhall.games.hnefatafl.rules.table import SIDES
from meadhall.games.hnefatafl.rules.view import kind_of
from meadhall.kernel.match import Decision, Match
from meadhall.localisation.messages import PLAIN, key
from meadhall.localisation.speaker import Called, Speaker

if TYPE_CHECKING:
    from meadhall.games.hnefatafl.rules.state import Hnefatafl

KING: Final = "king"

# how a move wins: the king gets away, the king is captured, no attacker is left
ESCAPE: Final = "escape"
LAST: Final = "last"


class HnefataflSpeaker(Speaker):
    """How the ids of hnefatafl are spoken."""

    def __init__(self, match: Match, language: str, names: Called | None = None) -> None:
        super().__init__(match, language, names)
        self.state = cast("Hnefatafl", match.state)
        self.table = self.state.table

    # ---------------------------------------------------------------- names
    def seat(self, seat: int, form: str = PLAIN) -> str:
        """A player goes by a name, or else by the side."""
        return self.called(seat, form) or self.words.name(key("player", SIDES[seat]), form)

    def called(self, seat: int, form: str = PLAIN) -> str | None:
        """A player's own name, if there is one."""
        return None if self.names is None else self.names.called(seat, form)

    def message(self, kind: str, which: str) -> str:
        """The id of the message that names a thing; pieces of a kind are called alike."""
        if kind == "piece":
            return key("piece", self.kind(which))
        return key("board", which) if kind == "board" else ""

    def kind(self, piece: str) -> str:
        """What kind of piece one is."""
        return kind_of(self.table, self.table.ids.index(piece))

    # ---------------------------------------------------------------- what sentences may mention
    def source_text(self, about: Mapping[str, object]) -> str:  # noqa: ARG002 - no question is about anything
        """The rules themselves ask."""
        return ""

    def surroundings(self, decision: Decision) -> dict[str, object]:
        """The side that somebody leads whose name does not tell it."""
        return {"side": None if self.called(decision.seat) is None else SIDES[decision.seat]}

    def details(self, fields: Mapping[str, Any]) -> dict[str, object]:
        """What moves, how many pieces it captures, and how it wins."""
        return {
            "kind": self.kind(fields["piece"]),
            "captures": len(fields["captures"]),
            "result": self.result(fields["piece"], fields["space"], fields["captures"]),
        }

    def result(self, piece: str, space: str, captures: list[str]) -> str | None:
        """How a move wins (H5.1 to H5.3, K16); None if it does not, or not for certain."""
        if KING in captures:
            return KING
        if piece == KING and self.table.goal[self.table.names.index(space)]:
            return ESCAPE
        return LAST if captures and set(captures) == set(self.attackers()) else None

    def attackers(self) -> list[str]:
        """The attackers that are on the board."""
        return [self.table.ids[at] for at in range(self.table.attackers) if self.state.place[at] >= 0]

    def remarks(self, parts: Mapping[str, Any]) -> dict[str, object]:
        """What moves."""
        return {"kind": self.kind(parts["piece"])} if "from" in parts else {}
