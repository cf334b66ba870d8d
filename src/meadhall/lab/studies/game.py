"""Game: all that a study must know of a game, which its bundle brings as the part `studies`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

from meadhall.bots.wisdom import Wisdom
from meadhall.bundle import bundle_of
from meadhall.kernel.chance import Chance
from meadhall.kernel.game import Game, Option
from meadhall.kernel.machine import State
from meadhall.packs import Facts

if TYPE_CHECKING:
    from meadhall.lab.report.aggregates import Aggregates
    from meadhall.lab.report.document import Name, Say, Section
    from meadhall.lab.studies.plan import Plan


class Treatment(Facts, frozen=True):
    """What is done to somebody, or to a card, in matches that are otherwise those of the study. Games add parts."""

    who: str = ""
    id: str = ""
    card: str = ""
    restrict: str = ""  # a way in which their bot does not play

    @property
    def kind(self) -> str:
        """What sort of treatment it is, for the report: restricted, blank, changed."""
        return "restricted" if self.restrict else "changed"

    @property
    def is_for_all(self) -> bool:
        """Whether all at the table have it alike, so that nobody in particular gains by it."""
        return False


class Number(NamedTuple):
    """A printed number that could be another one: of a card, or, where no card is named, of whoever is looked at."""

    part: str  # which one: health, value …
    card: str
    now: int
    last: int  # as far as it goes for a small change, in one direction


class Step(NamedTuple):
    """A number that becomes another one. Its size is how many points that is."""

    number: Number
    to: int

    @property
    def size(self) -> int:
        """How many points."""
        return abs(self.to - self.number.now)


class Cell(NamedTuple):
    """Matches on equal terms: who meets, where, in which mode and with which bots."""

    id: str
    base: str  # the cell whose seeds it shares: its own, unless it is treated
    level: str
    mode: str
    table: str  # a board, or how many play
    sides: tuple[str, ...] = ()  # who meets; nobody where all are drawn for each match
    treatment: str = ""
    whom: str = ""  # who is treated


class Sitting(NamedTuple):
    """The setup of one match, who sits on each seat, the seat whose score is that of the match, and who is treated."""

    setup: dict[str, Any]
    whos: tuple[str, ...]
    subject: int = 0
    treated: tuple[int, ...] = ()


class Record(NamedTuple):
    """What became of a match, from its events; lists go by seat."""

    first: int
    turns: int
    curves: list[list[int]]  # how each stood at the beginning of each turn, out of a hundred or in cards
    counters: list[list[int]]  # by the game's `counters`
    cards: list[
        list[Any]
    ]  # seat, face, then by the game's `ways` and `amounts`; faces of which nothing is to tell lack
    dealings: list[list[Any]]  # seat, other seat, deed, how often or how much


class Witness(Protocol):
    """Sees what no event tells."""

    def answered(self, state: Any, code: int) -> None:
        """Somebody who has a choice is about to answer."""


class StudyGame:
    """What a game tells of itself; subclasses are stateless, since every process has one."""

    game: ClassVar[str]
    play: ClassVar[type[Facts]]  # the form of `play` in a study file
    treatment: ClassVar[type[Treatment]] = Treatment  # the form of each of its treatments
    restrictions: ClassVar[tuple[str, ...]] = ()
    ways: ClassVar[tuple[str, ...]] = ()  # columns: how often a card was … in a match
    amounts: ClassVar[tuple[str, ...]] = ()  # columns: how much came of it
    counters: ClassVar[tuple[str, ...]] = ()  # columns: how often a seat did something
    shown: ClassVar[Mapping[str, Sequence[str]]] = {}  # what the report tells of a card: any of some ways
    playing: ClassVar[str] = ""  # which of those is to play it
    own_cards: ClassVar[bool] = False  # whether cards belong to somebody; a card's name then has theirs before it
    places: ClassVar[bool] = False  # whether `who` is a place in the order of turns, and nobody chooses it
    far: ClassVar[int] = 25  # of a curve: by how much somebody must have been behind for a comeback

    def check(self, plan: Plan) -> None:
        """Refuse what cannot be played, by `plan.refuse`."""

    def treatments(self, plan: Plan, told: Any) -> list[Treatment]:  # noqa: ARG002 - others need the plan
        """What a line of the file stands for: one treatment, or one for each of several."""
        return [told]

    def cells(self, plan: Plan) -> list[Cell]:
        """All cells, without those of treatments."""
        raise NotImplementedError

    def concerns(self, treatment: Any, cell: Cell) -> bool:
        """Whether a treatment makes a difference in a cell."""
        raise NotImplementedError

    def sitting(self, plan: Plan, cell: Cell, number: int, dice: Chance) -> Sitting:
        """A match of a cell; a treated one sits as its base does."""
        raise NotImplementedError

    def rules(self, plan: Plan, treatment: Any) -> tuple[Game[Any], Wisdom[Any]]:
        """The game and what bots know of it, with what a treatment changes; None: with nothing changed."""
        raise NotImplementedError

    def allowed(self, restriction: str, question: str, options: Sequence[Option]) -> list[Option]:
        """The answers that a restriction leaves; none where it has nothing to say."""
        raise NotImplementedError

    def witness(self) -> Witness | None:
        """Somebody who sees a match from its first answer to its last; nobody where events tell enough."""
        return None

    def record(self, state: State, witness: Any) -> Record:
        """What became of a match that is over."""
        raise NotImplementedError

    def numbers(self, plan: Plan, who: str, sign: int) -> list[Number]:  # noqa: ARG002 - others have some
        """The numbers by which somebody may be made a little weaker (-1) or stronger (1)."""
        return []

    def stepped(self, plan: Plan, who: str, steps: Sequence[Step]) -> Any:
        """The treatment by which somebody gets other numbers."""
        raise NotImplementedError

    # ---------------------------------------------------------------- for the report
    def name(self, plan: Plan, kind: str, id: str, language: str) -> str:
        """A name in a language: of somebody (who), a card or a table."""
        raise NotImplementedError

    def whom(self, treatment: Any) -> Name | Say:
        """Who is treated, in words."""
        raise NotImplementedError

    def told(self, plan: Plan, treatment: Any) -> list[Name | Say]:
        """What a treatment changes, in words, part by part."""
        raise NotImplementedError

    def chapters(self, data: Aggregates) -> list[Section]:  # noqa: ARG002 - others have some
        """What the report tells of this game alone."""
        return []


def study_game_of(game: str) -> StudyGame:
    """What a game tells of itself to studies."""
    found: StudyGame = bundle_of(game).load("studies")
    return found
