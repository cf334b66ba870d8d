"""Game: what the hall must know of one game. All else in the server knows none.

Who brings a game fulfils the contract below, and names it in the bundle (`hall`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from meadhall.bundle import bundle_of, games_with
from meadhall.hall.wire import FairOffer, Part
from meadhall.kernel.events import Kind
from meadhall.kernel.match import Decision, Match
from meadhall.localisation import Speaker
from meadhall.packs.pack import Pack

Setup = Mapping[str, Any]


class HallGame:
    """One game in the hall: its types on the wire, what it tells, and what its setups mean."""

    # ---------------------------------------------------------------- types on the wire
    facts: ClassVar[type[Part]]  # what does not change in a match
    view: ClassVar[type[Part]]  # what a seat sees
    almanac: ClassVar[type[Part]]  # what a table can be made of
    question: ClassVar[type[Part] | None] = None  # what a question tells beside what every question does
    asked: ClassVar[type[Part] | None] = None  # what everybody is told of an open question, likewise
    inspection: ClassVar[type[Part] | None] = None  # what can be reckoned of something on the table
    workshop: ClassVar[type[Part] | None] = None  # what somebody needs to write a pack of it
    pack: ClassVar[type[Part] | None] = None  # what is shown of a pack
    kinds: ClassVar[tuple[Kind, ...]] = ()  # of events
    events: ClassVar[Mapping[str, type[Part]]] = {}  # by their names, what they carry
    # ---------------------------------------------------------------- statistics
    role: ClassVar[tuple[str, str] | None] = None  # what seats play as is called, one and several: ("hero", "heroes")

    # ---------------------------------------------------------------- what is told
    def told_facts(self, match: Match, language: str) -> Part:
        """What does not change in a match, in words."""
        raise NotImplementedError

    def told_almanac(self, language: str) -> Part:
        """All that a table can be made of."""
        raise NotImplementedError

    def told_question(self, speaker: Speaker, decision: Decision) -> Part | None:  # noqa: ARG002 - a game's own may
        """What a question tells beside what every question does; only the asked seat hears it."""
        return None

    def told_asked(self, decision: Decision) -> Part | None:  # noqa: ARG002 - likewise
        """What everybody may know of the open question beside who is asked what."""
        return None

    def inspected(self, match: Match, thing: str, seat: int | None) -> Part | None:  # noqa: ARG002 - likewise
        """What a seat can reckon of something on the table; None if there is no such thing."""
        return None

    # ---------------------------------------------------------------- the workshop
    def told_workshop(self, language: str) -> Part | None:  # noqa: ARG002 - likewise
        """What somebody needs to write a pack of this game; None where there are no packs."""
        return None

    def told_pack(self, pack: Pack, language: str) -> Part | None:  # noqa: ARG002 - likewise
        """What can be shown of a pack, in words."""
        return None

    def evened(self, setup: Setup, language: str) -> FairOffer | None:  # noqa: ARG002 - likewise
        """What makes a setup even that need not be whole; None where nothing is known."""
        return None

    def swapped(self, setup: Setup) -> tuple[dict[str, Any], int]:
        """The same setup from another seat's side, and where whoever had seat 0 sits now."""
        return dict(setup), 0

    # ---------------------------------------------------------------- what setups mean
    def seats(self, setup: Setup) -> int:
        """How many sit at the table of a prepared setup."""
        raise NotImplementedError

    def team(self, setup: Setup, seat: int) -> int | None:  # noqa: ARG002 - likewise
        """The team of a seat, where there are teams."""
        return None

    def people(self, setup: Setup, chairs: Sequence[str]) -> dict[str, Any]:  # noqa: ARG002 - likewise
        """The part of a setup that follows from who takes which chairs, told by their kinds."""
        return {}

    def roles(self, setup: Setup) -> list[str]:  # noqa: ARG002 - likewise
        """What each seat plays as, where games are counted by that."""
        return []

    def role_name(self, role: str, language: str, setup: Setup | None = None) -> str:  # noqa: ARG002 - likewise
        """What a role is called, in a match if one is told; the id of one that is no longer there."""
        return role

    def looks(self, setup: Setup) -> dict[str, Any]:  # noqa: ARG002 - likewise
        """How roles are drawn that a setup brings along, by role, where nothing but their ids is told."""
        return {}

    def with_role(self, setup: Setup, seat: int, role: str) -> dict[str, Any] | None:  # noqa: ARG002 - likewise
        """The setup with another role for a seat; None where seats have no choice."""
        return None

    @property
    def has_choice(self) -> bool:
        """Whether who takes a seat may choose its role."""
        return type(self).with_role is not HallGame.with_role

    def is_pairing(self, setup: Setup) -> bool:  # noqa: ARG002 - likewise
        """Whether two roles met, one against one, so that they are counted against each other."""
        return False

    def title(self, setup: Setup) -> str:
        """What was played, as part of a file's name."""
        return str(self.seats(setup))


def hall_of(game: str) -> HallGame:
    """What the hall must know of a game."""
    found: HallGame = bundle_of(game).load("hall")
    return found


def halls() -> dict[str, HallGame]:
    """All games that can be played here."""
    return {game: hall_of(game) for game in games_with("hall")}
