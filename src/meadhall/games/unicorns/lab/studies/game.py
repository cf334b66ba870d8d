"""Game: what the unicorn game tells of itself to studies."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import msgspec

from meadhall.bots.worth import worth_of
from meadhall.games.unicorns.bots.wisdom import UnicornWisdom
from meadhall.games.unicorns.lab.studies.chapters import chapters
from meadhall.games.unicorns.lab.studies.record import COUNTERS, WAYS, Lookout, record
from meadhall.games.unicorns.rules.catalogue import Catalogue, built_in
from meadhall.games.unicorns.rules.definition import UnicornGame
from meadhall.games.unicorns.rules.setup import FEWEST, MOST
from meadhall.games.unicorns.speech import UnicornSpeaker
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import PackError
from meadhall.kernel.game import Game, Option, find_game
from meadhall.lab.report.document import Name, Say, Section
from meadhall.lab.studies.game import Cell, Record, Sitting, StudyGame, Treatment
from meadhall.localisation.visitors import words_of
from meadhall.packs import Facts, Some
from meadhall.packs.carried import PACKS

GAME: Final = "unicorns"
TABLE: Final = "table"
SUBJECT: Final = "subject"  # the seat that a treatment is about: each seat in turn
EACH: Final = "each"


class UnicornPlay(Facts, frozen=True):
    """How many play."""

    players: list[int] = msgspec.field(default_factory=lambda: [2, 3, 4, 5, 6])


class UnicornTreatment(Treatment, frozen=True):
    """A way not to play for one seat, or a card of which there are more or fewer copies, for all."""

    who: str = SUBJECT
    copies: Some | None = None
    removed: bool = False

    @property
    def is_for_all(self) -> bool:
        """A deck is everybody's."""
        return bool(self.card)


class UnicornStudies(StudyGame):
    """Tables of any size; whoever begins, and the seat that is looked at, change from match to match."""

    game: ClassVar[str] = GAME
    play: ClassVar[type[Facts]] = UnicornPlay
    treatment: ClassVar[type[UnicornTreatment]] = UnicornTreatment
    restrictions: ClassVar[tuple[str, ...]] = ("never-stops", "always-draws")
    ways: ClassVar[tuple[str, ...]] = WAYS
    counters: ClassVar[tuple[str, ...]] = COUNTERS
    shown: ClassVar[Mapping[str, Sequence[str]]] = {"drawn": ("drawn",), "played": ("played",)}
    playing: ClassVar[str] = "played"
    places: ClassVar[bool] = True
    far: ClassVar[int] = 2

    # ---------------------------------------------------------------- what is played
    def check(self, plan: Any) -> None:
        """So many can play."""
        for at, players in enumerate(plan.play.players):
            if not FEWEST <= players <= MOST:
                problem = f"expected {FEWEST} to {MOST} players, found {players}"
                raise plan.refuse(("play", "players", at), problem)
        if not plan.play.players or len(set(plan.play.players)) < len(plan.play.players):
            raise plan.refuse(("play", "players"), "expected one number of players or more, each once")

    def treatments(self, plan: Any, told: Any) -> list[Any]:
        """`each` stands for all cards of the deck."""
        if told.card == EACH:
            cards = [card.id for card in catalogue(plan).cards if card.type != "baby"]
            return [named(msgspec.structs.replace(told, card=card)) for card in cards]
        return [named(told)]

    def cells(self, plan: Any) -> list[Cell]:
        """Level by level, table by table."""
        return [
            Cell(id, id, level, TABLE, str(players))
            for level in plan.study.levels
            for players in plan.play.players
            for id in [f"{players}/{level}"]
        ]

    def concerns(self, treatment: Any, cell: Cell) -> bool:
        """Everywhere."""
        return True

    def sitting(self, plan: Any, cell: Cell, number: int, dice: Chance) -> Sitting:
        """Every seat is looked at as often as each other, first at the table as often as later."""
        players = int(cell.table)
        subject = number % players
        first = number // players % players
        setup: dict[str, Any] = {"players": players, "first": first}
        if plan.loads:
            setup[PACKS] = plan.loads
        places = tuple(f"{(seat - first) % players + 1}" for seat in range(players))
        return Sitting(setup, places, subject, (subject,) if cell.treatment else ())

    # ---------------------------------------------------------------- what is changed
    def rules(self, plan: Any, treatment: Any) -> tuple[Game[Any], Any]:
        """The game with more or fewer of a card."""
        wisdom = UnicornWisdom(worth_of(GAME))
        if treatment is None or not treatment.card:
            return find_game(GAME), wisdom
        known = copy.deepcopy(built_in())
        at = next((at for at, card in enumerate(known.cards) if card.id == treatment.card), None)
        if at is None:
            built_in().card(treatment.card)  # says which is nearest
        elif treatment.removed:
            known.leave_out("the study", [treatment.card])
        elif treatment.copies is not None:
            known.cards[at] = msgspec.structs.replace(known.cards[at], copies=treatment.copies)
        else:
            msg = "expected a number of copies, or a card that is removed"
            raise PackError(msg)
        known.check()
        known.check_size()
        return UnicornGame(known), wisdom

    def allowed(self, restriction: str, question: str, options: Sequence[Option]) -> list[Option]:
        """What is left to a seat that never stops a card, or always draws instead of playing one."""
        if restriction == "never-stops":
            return [option for option in options if question == "choose_response" and option.kind == "let_pass"]
        return [option for option in options if question == "choose_action" and option.kind == "draw"]

    def witness(self) -> Lookout:
        """Who could have stopped what is told by no event."""
        return Lookout()

    def record(self, state: Any, witness: Any) -> Record:
        """From the events, and what was let pass."""
        return record(state, witness)

    def whom(self, treatment: Any) -> Say:
        """Any player."""
        return Say("who-subject")

    def told(self, plan: Any, treatment: Any) -> list[Name | Say]:
        """Of which card there are more or fewer copies."""
        card = Name("card", treatment.card)
        if treatment.removed:
            return [Say("change-removed", {"card": card})]
        return [Say("change-copies", {"card": card, "number": treatment.copies})]

    def chapters(self, data: Any) -> list[Section]:
        """Windows, and who stops whom."""
        return chapters(data)

    def name(self, plan: Any, kind: str, id: str, language: str) -> str:
        """A name as the cards print it."""
        if kind != "card":
            return id
        return UnicornSpeaker.name(words_of(GAME, language, {PACKS: plan.loads} if plan.loads else {}), "card", id)


def named(treatment: UnicornTreatment) -> UnicornTreatment:
    """A treatment with an id, made of its parts where the file gives none."""
    if treatment.id:
        return treatment
    much = "removed" if treatment.removed else f"copies-{treatment.copies}" if treatment.copies else ""
    parts = [treatment.restrict, treatment.card, much]
    return msgspec.structs.replace(treatment, id=":".join(part for part in parts if part))


def catalogue(plan: Any) -> Catalogue:
    """The cards of the package, and of the study's packs."""
    return built_in().within(plan.loads)


STUDIES: Final = UnicornStudies()
