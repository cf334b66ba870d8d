"""Game: hnefatafl in the hall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from meadhall.games.hnefatafl.hall import facts, wire
from meadhall.games.hnefatafl.rules.events import KINDS
from meadhall.games.hnefatafl.rules.table import SEATS, SIDES
from meadhall.hall.game import HallGame, Setup
from meadhall.hall.wire import Part
from meadhall.kernel.events import Kind
from meadhall.kernel.match import Match
from meadhall.localisation import key, words


class HnefataflHall(HallGame):
    """Hnefatafl in the hall."""

    facts: ClassVar[type[Part]] = wire.HnefataflFacts
    view: ClassVar[type[Part]] = wire.HnefataflView
    almanac: ClassVar[type[Part]] = wire.HnefataflAlmanac
    kinds: ClassVar[tuple[Kind, ...]] = tuple(KINDS)
    events: ClassVar[Mapping[str, type[Part]]] = wire.EVENTS
    role: ClassVar[tuple[str, str] | None] = ("side", "sides")

    def told_facts(self, match: Match, language: str) -> Part:
        """The board and the sides."""
        setup: Any = match.setup
        return wire.HnefataflFacts(board=facts.board_facts(setup["board"], language), sides=facts.sides(language))

    def told_almanac(self, language: str) -> Part:
        """The boards, the smallest first."""
        known = sorted(facts.boards().boards.values(), key=lambda board: (board.size, board.id))
        return wire.HnefataflAlmanac(boards=[facts.board_facts(board.id, language) for board in known])

    def seats(self, setup: Setup) -> int:  # noqa: ARG002 - it is the same for every setup
        """The attackers and the defenders."""
        return SEATS

    def roles(self, setup: Setup) -> list[str]:
        """The sides, on each board by themselves: how often one wins differs from board to board."""
        return [f"{setup['board']}-{side}" for side in SIDES]

    def role_name(self, role: str, language: str, setup: Setup | None = None) -> str:  # noqa: ARG002 - known by its id
        """A side on a board."""
        board, _, side = role.rpartition("-")
        if board not in facts.boards().boards or side not in SIDES:
            return role
        said = words(facts.GAME, language)
        parts = {"side": said.say(key("side", side)), "board": said.say(key("board", board))}
        return words(f"{facts.GAME}/server", language).say("role", parts)

    def title(self, setup: Setup) -> str:
        """The board."""
        return str(setup["board"])


HALL: Final = HnefataflHall()
