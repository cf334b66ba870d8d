"""Game: the unicorn game in the hall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from meadhall.games.unicorns.hall import facts, wire, workshop
from meadhall.games.unicorns.rules.events import KINDS
from meadhall.games.unicorns.rules.setup import FEWEST, MOST, RULES
from meadhall.hall.game import HallGame, Setup
from meadhall.hall.telling.almanac import choices
from meadhall.hall.wire import Part
from meadhall.kernel.events import Kind
from meadhall.kernel.match import Match
from meadhall.localisation import words
from meadhall.packs.carried import used
from meadhall.packs.pack import Pack


class UnicornHall(HallGame):
    """The unicorn game in the hall."""

    facts: ClassVar[type[Part]] = wire.UnicornFacts
    view: ClassVar[type[Part]] = wire.UnicornView
    almanac: ClassVar[type[Part]] = wire.UnicornAlmanac
    workshop: ClassVar[type[Part] | None] = wire.HerdWorkshop
    pack: ClassVar[type[Part] | None] = wire.HerdPack
    kinds: ClassVar[tuple[Kind, ...]] = KINDS
    events: ClassVar[Mapping[str, type[Part]]] = wire.EVENTS

    def told_facts(self, match: Match, language: str) -> Part:
        """The cards."""
        return facts.unicorn_facts(match, language)

    def told_almanac(self, language: str) -> Part:
        """How many can play, all cards, and readings of the rules."""
        return wire.UnicornAlmanac(
            least=FEWEST,
            most=MOST,
            expansions=[workshop.told_expansion(pack, language) for pack in used(facts.GAME)],
            cards=list(facts.herd_facts(facts.built_in(language)).values()),
            choices=choices(RULES, words(f"{facts.GAME}/server", language)),
        )

    def told_workshop(self, language: str) -> Part | None:
        """What somebody needs to write an expansion."""
        return workshop.told_workshop(language)

    def told_pack(self, pack: Pack, language: str) -> Part | None:
        """The cards of a pack."""
        return workshop.told_pack(pack, language)

    def swapped(self, setup: Setup) -> tuple[dict[str, Any], int]:
        """Nobody has cards of their own here: the next seat is as good."""
        return dict(setup), 1

    def seats(self, setup: Setup) -> int:
        """As many as there are players."""
        return int(setup["players"])


HALL: Final = UnicornHall()
