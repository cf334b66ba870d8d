"""Game: the duel in the hall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, cast

import msgspec

from meadhall.games.duel.fairness import evened, sentences
from meadhall.games.duel.hall import facts, wire, workshop
from meadhall.games.duel.rules import catalogue
from meadhall.games.duel.rules.definition import RULES_OF
from meadhall.games.duel.rules.events import KINDS
from meadhall.games.duel.rules.handicap import HANDICAP
from meadhall.games.duel.rules.reach import reach_of
from meadhall.games.duel.rules.setup import MODES, RULES
from meadhall.games.duel.rules.state import Duel
from meadhall.games.duel.rules.ways import uses, ways
from meadhall.games.duel.speech import DuelSpeaker
from meadhall.hall.game import HallGame, Setup
from meadhall.hall.telling.almanac import choices
from meadhall.hall.wire import FairOffer, Part
from meadhall.kernel.bits import members
from meadhall.kernel.events import Kind
from meadhall.kernel.match import Decision, Match
from meadhall.localisation import Speaker, key, words, words_known
from meadhall.localisation.visitors import words_of
from meadhall.packs.carried import PACKS, USED, used
from meadhall.packs.pack import MARK, Pack, pack_of

TEAMS: Final = "teams"
BY_SEAT: Final = ("heroes", HANDICAP)


class DuelHall(HallGame):
    """The duel in the hall."""

    facts: ClassVar[type[Part]] = wire.DuelFacts
    view: ClassVar[type[Part]] = wire.DuelView
    almanac: ClassVar[type[Part]] = wire.DuelAlmanac
    workshop: ClassVar[type[Part] | None] = wire.DuelWorkshop
    pack: ClassVar[type[Part] | None] = wire.DuelPack
    question: ClassVar[type[Part] | None] = wire.DuelQuestion
    asked: ClassVar[type[Part] | None] = wire.DuelAsked
    inspection: ClassVar[type[Part] | None] = wire.Reach
    kinds: ClassVar[tuple[Kind, ...]] = KINDS
    events: ClassVar[Mapping[str, type[Part]]] = wire.EVENTS
    role: ClassVar[tuple[str, str] | None] = ("hero", "heroes")

    # ---------------------------------------------------------------- what is told
    def told_facts(self, match: Match, language: str) -> Part:
        """The board, the heroes and their cards."""
        return facts.duel_facts(match, language)

    def told_almanac(self, language: str) -> Part:
        """Modes, heroes with their decks, boards, and readings of the rules."""
        known = facts.built_in(language)
        said = words(f"{facts.GAME}/server", language)
        packs = [workshop.told_pack(pack, language) for pack in used(facts.GAME)]
        return wire.DuelAlmanac(
            modes=[
                wire.Mode(
                    id=mode,  # type: ignore[arg-type]
                    name=said.say("mode", {"mode": mode, "seats": least}),
                    least=least,
                    most=most,
                    teams=[team for seat in range(most) if (team := self.team({"mode": mode}, seat)) is not None],
                )
                for mode, (least, most) in MODES.items()
            ],
            heroes=[
                wire.Hero(facts=facts.hero_facts(hero, known), deck=list(facts.deck_facts(hero, known).values()))
                for hero in sorted(known.catalogue.heroes)
            ]
            + [wire.Hero(facts=hero.facts, deck=hero.deck) for pack in packs for hero in pack.heroes],
            boards=[
                *(facts.board_facts(board, known) for board in sorted(known.catalogue.boards)),
                *(board for pack in packs for board in pack.boards),
            ],
            choices=choices(RULES, said),
        )

    def told_question(self, speaker: Speaker, decision: Decision) -> Part | None:
        """The ways to act and what the cards in hand are good for, where an action is asked for."""
        own = cast("DuelSpeaker", speaker)
        state = cast("Duel", own.match.state)
        found = wire.DuelQuestion(
            ways=[
                wire.Way(kind=kind, text=own.way(kind), why=own.why(why), rules=list(RULES_OF[kind]))  # type: ignore[arg-type]
                for kind, why in ways(state)
            ],
            uses=[
                wire.Use(card=use.card, attacks=attacks_of(decision, use.attackers), why=own.why(use.why))
                for use in uses(state)
            ],
        )
        return found if found.ways or found.uses else None

    def told_asked(self, decision: Decision) -> Part | None:
        """How far a combat has come."""
        moment: Any = decision.about.get("combat")
        return None if moment is None else wire.DuelAsked(moment=moment)

    def inspected(self, match: Match, thing: str, seat: int | None) -> Part | None:
        """A fighter's reach as a seat may know it."""
        state = cast("Duel", match.state)
        if thing not in state.table.fighter_ids:
            return None
        ids, spaces = state.table.fighter_ids, state.table.board.names
        found = reach_of(state, ids.index(thing), seat)
        return wire.Reach(
            moves=[spaces[at] for at in members(found.moves)],
            boosted=[spaces[at] for at in members(found.boosted)],
            attacks=[ids[at] for at in members(found.attacks)],
            threatens=[spaces[at] for at in members(found.threatens)],
            later=[ids[at] for at in members(found.later)],
            nears=[spaces[at] for at in members(found.nears)],
        )

    def told_workshop(self, language: str) -> Part | None:
        """What somebody needs to write heroes and boards."""
        return workshop.told_workshop(language)

    def told_pack(self, pack: Pack, language: str) -> Part | None:
        """The heroes and boards of a pack."""
        return workshop.told_pack(pack, language)

    def evened(self, setup: Setup, language: str) -> FairOffer | None:
        """A handicap that was found for these heroes."""
        found = evened(setup)
        return None if found is None else FairOffer(parts=found.parts, text=" ".join(sentences(setup, found, language)))

    def swapped(self, setup: Setup) -> tuple[dict[str, Any], int]:
        """Everybody one seat on."""
        heroes = list(setup["heroes"])
        turned = {part: [*told[-1:], *told[:-1]] for part in BY_SEAT if (told := setup.get(part))}
        return {**setup, **turned}, 1 % len(heroes)

    # ---------------------------------------------------------------- what setups mean
    def seats(self, setup: Setup) -> int:
        """One for each hero."""
        return len(setup["heroes"])

    def team(self, setup: Setup, seat: int) -> int | None:
        """Seats 0 and 2 play seats 1 and 3."""
        return seat % 2 if setup.get("mode") == TEAMS else None

    def people(self, setup: Setup, chairs: Sequence[str]) -> dict[str, Any]:
        """Who plays which heroes of a team: who takes both has no secrets from themselves.

        The chairs decide it (D12), so that nobody sees a friend's cards by a setup of their own.
        """
        if setup.get("mode") != TEAMS:
            return {}
        mine = [seat for seat, kind in enumerate(chairs) if kind == "me"]
        first = {seat: next(other for other in mine if (seat - other) % 2 == 0) for seat in mine}
        return {"people": [first.get(seat, seat) for seat in range(len(chairs))]}

    def roles(self, setup: Setup) -> list[str]:
        """The heroes."""
        return list(setup["heroes"])

    def role_name(self, role: str, language: str, setup: Setup | None = None) -> str:
        """A hero's name; one from a pack that is neither here nor in the match goes by its id."""
        known = facts.built_in(language)
        if setup is not None and pack_of(role) in (setup.get(PACKS) or {}):
            return words_of(facts.GAME, language, setup).say(key("hero", role))
        if role in known.catalogue.heroes:
            return known.name("hero", role)
        return words_known(facts.GAME, language).say(key("hero", role)) if pack_of(role) in USED else spelt(role)

    def looks(self, setup: Setup) -> dict[str, Any]:
        """How the heroes of packs are drawn."""
        loads = (setup.get(PACKS) or {}).values()
        heroes = [hero for load in loads for hero in load["parts"].get("heroes", [])]
        told = {hero["id"]: facts.looks_of(msgspec.convert(hero, catalogue.Hero)) for hero in heroes}
        return {id: msgspec.to_builtins(looks) for id, looks in told.items() if looks is not None}

    def with_role(self, setup: Setup, seat: int, role: str) -> dict[str, Any] | None:
        """Another hero for a seat."""
        heroes = list(setup["heroes"])
        heroes[seat] = role
        return {**setup, "heroes": heroes} | with_pack(setup, pack_of(role))

    def is_pairing(self, setup: Setup) -> bool:
        """Two heroes, one against one."""
        return setup.get("mode") == facts.DUEL

    def title(self, setup: Setup) -> str:
        """The heroes."""
        return "-".join(setup["heroes"])


def spelt(id: str) -> str:
    """The id of something from a pack, as a name: `tavern.master-brewer` is Master Brewer."""
    return id.partition(MARK)[2].replace("-", " ").title() or id


def with_pack(setup: Setup, pack: str) -> dict[str, Any]:
    """The packs of a setup, of which one may bring another hero now: it is here in full if it is the same."""
    packs, here = dict(setup.get(PACKS) or {}), USED.get(pack)
    if pack in packs and here is not None and packs[pack]["fingerprint"] == here.fingerprint:
        packs[pack] = here.fingerprint
    return {PACKS: packs} if packs else {}


def attacks_of(decision: Decision, attackers: list[str]) -> list[str]:
    """The answers that are attacks by one of some fighters."""
    return [option.id for option in decision.options if option.kind == "attack" and option.fields["actor"] in attackers]


HALL: Final = DuelHall()
