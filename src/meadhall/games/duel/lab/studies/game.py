"""Game: what the duel tells of itself to studies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar, Final, Literal

import msgspec

from meadhall.games.duel.lab.studies.changes import (
    DuelTreatment,
    altered,
    carried_with,
    game_with,
    named,
    told,
    wisdom_with,
    with_numbers,
)
from meadhall.games.duel.lab.studies.record import AMOUNTS, COUNTERS, WAYS, record
from meadhall.games.duel.rules.catalogue import Catalogue, Hero, built_in
from meadhall.games.duel.rules.setup import MODES
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import MeadhallError, SetupError
from meadhall.kernel.game import Game, Option, find_game
from meadhall.lab.report.document import Name, Say
from meadhall.lab.studies.game import Cell, Number, Record, Sitting, Step, StudyGame
from meadhall.localisation.messages import key
from meadhall.localisation.visitors import words_of
from meadhall.packs import Facts
from meadhall.packs.carried import PACKS
from meadhall.packs.pack import pack_of

GAME: Final = "duel"
ALL: Final = "all"
EACH: Final = "each"
FITTING: Final = "fitting"
DUEL: Final = "duel"
SEATS: Final = 4  # of the modes for several
# How far a number goes for a small change, and no number below these.
FARTHEST: Final = {"health": 4, "move": 1, "value": 3, "boost": 2}
LEAST: Final = {"health": 1, "move": 1, "value": 0, "boost": 0}
BOOSTING: Final = frozenset({"choose_boost", "lay_boost"})


class DuelPlay(Facts, frozen=True):
    """Which heroes meet, where and how."""

    heroes: list[str] | Literal["all"] = ALL
    boards: list[str] | Literal["fitting"] = FITTING
    modes: list[Literal["duel", "free_for_all", "teams"]] = msgspec.field(default_factory=lambda: [DUEL])


class DuelStudies(StudyGame):
    """Every pair of heroes on every board, sides and first turn had in turn; in other modes four that are drawn."""

    game: ClassVar[str] = GAME
    play: ClassVar[type[Facts]] = DuelPlay
    treatment: ClassVar[type[DuelTreatment]] = DuelTreatment
    restrictions: ClassVar[tuple[str, ...]] = ("never-boosts", "never-schemes", "never-defends", "always-attacks")
    ways: ClassVar[tuple[str, ...]] = WAYS
    amounts: ClassVar[tuple[str, ...]] = AMOUNTS
    counters: ClassVar[tuple[str, ...]] = COUNTERS
    shown: ClassVar[Mapping[str, Sequence[str]]] = {
        "drawn": ("drawn",), "played": ("attack", "defence", "scheme"), "boost": ("boost",),
    }  # fmt: skip
    playing: ClassVar[str] = "played"
    own_cards: ClassVar[bool] = True

    # ---------------------------------------------------------------- what is played
    def check(self, plan: Any) -> None:
        """Heroes and boards are there."""
        known, play = catalogue(plan), plan.play
        for at, id in enumerate(heroes(plan)):
            found(plan, ("play", "heroes", at), known.hero, id)
        if len(set(heroes(plan))) < len(heroes(plan)):
            raise plan.refuse(("play", "heroes"), "expected each hero once")
        for at, id in enumerate(plan.study.about):
            found(plan, ("about", at), known.hero, id)
        if play.boards != FITTING:
            for at, id in enumerate(play.boards):
                found(plan, ("play", "boards", at), known.board, id)
        for mode in play.modes:
            if len(heroes(plan)) < MODES[mode][0]:
                raise plan.refuse(("play", "heroes"), f"{mode} needs {MODES[mode][0]} heroes or more")
            if not boards(plan, mode):
                raise plan.refuse(("play", "boards"), f"no board fits {mode}")

    def treatments(self, plan: Any, told: Any) -> list[Any]:
        """`each` stands for all heroes, or for all cards of one."""
        whos = heroes(plan) if told.who == EACH else [told.who]
        many = [msgspec.structs.replace(told, who=who) for who in whos]
        if told.card == EACH:
            many = [
                msgspec.structs.replace(each, card=card.id)
                for each in many
                for card in catalogue(plan).hero(each.who).cards
                if not told.blank or any(card_effects(card))
            ]
        return [named(each) for each in many]

    def cells(self, plan: Any) -> list[Cell]:
        """Level by level, board by board, pair by pair."""
        return [
            Cell(id, id, level, mode, board, sides)
            for level in plan.study.levels
            for mode in plan.play.modes
            for board in boards(plan, mode)
            for sides in pairs(plan, mode)
            for id in ["/".join(["+".join(sides) or "drawn", board, mode, level])]
        ]

    def concerns(self, treatment: Any, cell: Cell) -> bool:
        """Where the hero plays."""
        return not cell.sides or treatment.who in cell.sides

    def sitting(self, plan: Any, cell: Cell, number: int, dice: Chance) -> Sitting:
        """Two change seats from match to match, and the first turn every second one."""
        if cell.sides:
            swapped = number & 1
            whos = cell.sides[::-1] if swapped else cell.sides
            first, subject = number >> 1 & 1, swapped
        else:
            free = list(heroes(plan))
            whos = tuple(free.pop(dice.below(len(free))) for _ in range(SEATS))
            first = subject = dice.below(SEATS)
        setup: dict[str, Any] = {"board": cell.table, "heroes": list(whos), "mode": cell.mode, "first": first}
        treatment = plan.treated(cell)
        if any(map(pack_of, [*whos, cell.table])):
            setup[PACKS] = carried(plan, treatment)
        treated = tuple(at for at, who in enumerate(whos) if who == cell.whom)
        return Sitting(setup, whos, subject, treated)

    # ---------------------------------------------------------------- what is changed
    def rules(self, plan: Any, treatment: Any) -> tuple[Game[Any], Any]:
        """The duel with a hero changed."""
        if treatment is None or treatment.restrict:
            if treatment is not None:
                catalogue(plan).hero(treatment.who)
            return find_game(GAME), wisdom_with(None, None)
        before = catalogue(plan).hero(treatment.who)
        after = altered(before, treatment)
        game = game_with(after)
        game.catalogue.within(carried(plan, treatment))
        return game, wisdom_with(before, after)

    def allowed(self, restriction: str, question: str, options: Sequence[Option]) -> list[Option]:
        """What is left to a hero that never does something, or always attacks where it can."""
        if restriction == "never-boosts":
            return [option for option in options if question in BOOSTING and option.kind == "pass"]
        if restriction == "never-schemes":
            left = [option for option in options if option.kind != "scheme"]
            return left if question == "choose_action" and len(left) < len(options) else []
        if restriction == "never-defends":
            return [option for option in options if question == "choose_defence_card" and option.kind == "pass"]
        return [option for option in options if question == "choose_action" and option.kind == "attack"]

    def record(self, state: Any, witness: Any) -> Record:
        """From the events."""
        return record(state)

    def numbers(self, plan: Any, who: str, sign: int) -> list[Number]:
        """Health and move value, then the value and the boost of each card."""
        hero = catalogue(plan).hero(who)
        told = [("health", "", hero.health), ("move", "", hero.move)]
        told += [
            (part, card.id, n)
            for card in hero.cards
            for part in ("value", "boost")
            if (n := getattr(card, part)) is not None
        ]
        found = [Number(part, card, n, max(n + sign * FARTHEST[part], min(n, LEAST[part]))) for part, card, n in told]
        return [number for number in found if number.last != number.now]

    def stepped(self, plan: Any, who: str, steps: Sequence[Step]) -> Any:
        """A hero with other numbers."""
        return with_numbers(who, steps)

    def whom(self, treatment: Any) -> Name:
        """The hero."""
        return Name("who", treatment.who)

    def told(self, plan: Any, treatment: Any) -> list[Name | Say]:
        """Other numbers, and which they were."""
        return told(catalogue(plan).hero(treatment.who), treatment)

    def name(self, plan: Any, kind: str, id: str, language: str) -> str:
        """A name as the books print it."""
        said = words_of(GAME, language, {PACKS: plan.loads} if plan.loads else {})
        if kind == "who":
            return said.name(key("hero", id))
        if kind == "table":
            return said.name(key("board", id))
        if kind == "card":
            who, _, card = id.partition("/")
            return said.name(key("card", who, card))
        return id


def found(plan: Any, where: tuple[str | int, ...], have: Any, id: str) -> None:
    """Refuse an id that is not there."""
    try:
        have(id)
    except SetupError as problem:
        raise plan.refuse(where, str(problem)) from problem


def catalogue(plan: Any) -> Catalogue:
    """The heroes and boards of the package, and of the study's packs."""
    return built_in().within(plan.loads)


def heroes(plan: Any) -> list[str]:
    """The heroes of a study."""
    return sorted(catalogue(plan).heroes) if plan.play.heroes == ALL else list(plan.play.heroes)


def boards(plan: Any, mode: str) -> list[str]:
    """The boards that a mode can be played on."""
    named_ones = sorted(catalogue(plan).boards) if plan.play.boards == FITTING else list(plan.play.boards)
    seats = MODES[mode][1]
    return [board for board in named_ones if fits(plan, mode, board, heroes(plan)[:seats])]


def fits(plan: Any, mode: str, board: str, some: list[str]) -> bool:
    """Whether a mode can be played on a board."""
    setup: dict[str, object] = {"board": board, "heroes": some, "mode": mode}
    try:
        find_game(GAME).prepare(setup | ({PACKS: plan.loads} if plan.loads else {}))
    except MeadhallError:
        return False
    return True


def pairs(plan: Any, mode: str) -> list[tuple[str, ...]]:
    """All pairs of a duel; nobody in particular in the other modes."""
    return list(combinations(heroes(plan), 2)) if mode == DUEL else [()]


def carried(plan: Any, treatment: Any) -> dict[str, Any]:
    """What setups carry of the study's packs."""
    if treatment is None or treatment.restrict or not pack_of(treatment.who):
        loads: dict[str, Any] = plan.loads
        return loads
    kept: dict[str, Any] = plan.changed_loads
    if treatment.id not in kept:
        kept[treatment.id] = carried_with(plan.loads, altered_hero(plan, treatment))
    found: dict[str, Any] = kept[treatment.id]
    return found


def altered_hero(plan: Any, treatment: Any) -> Hero:
    """A hero as a treatment leaves it."""
    return altered(catalogue(plan).hero(treatment.who), treatment)


def card_effects(card: Any) -> list[Any]:
    """All that a card does."""
    return [*card.immediately, *card.during_combat, *card.after_combat, *card.scheme]


STUDIES: Final = DuelStudies()
