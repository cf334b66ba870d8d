"""Setup: from what a person asks for to a table with everything ready, and the first position on it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.unicorns.rules import opening, passage, steps, turn, window
from meadhall.games.unicorns.rules.catalogue import Catalogue
from meadhall.games.unicorns.rules.deck import draw, shuffle
from meadhall.games.unicorns.rules.hands import gain_openly
from meadhall.games.unicorns.rules.sheets import Sheet, build_sheet
from meadhall.games.unicorns.rules.state import Unicorns
from meadhall.games.unicorns.rules.table import BABY, HERD_CODES, TARGETS_LATER, WIN_LATER, Table
from meadhall.kernel.chance import Chance, chance_of
from meadhall.kernel.errors import PackError, SetupError, nearest
from meadhall.kernel.machine import Node, Program
from meadhall.kernel.setups import check_parts, checked_first, flags_of
from meadhall.kernel.shelf import Shelf
from meadhall.packs.carried import PACKS, loads_of

OPENING_HAND: Final = 5
MOST_VISITING: Final = 64  # tables with packs that are kept
FEWEST: Final = 2
MOST: Final = 8
MANY_PLAYERS: Final = 6  # with so many a unicorn less is enough (V1.1)
LANGUAGE: Final = "en"

# the options of a match, the default first, with the bit that stands for the other reading
RULES: Final = {
    "targets": (("when_played", "when_resolved"), TARGETS_LATER),
    "win_check": (("at_once", "after_effects"), WIN_LATER),
}


def prepare(setup: dict[str, Any], catalogue: Catalogue) -> dict[str, object]:
    """The setup with every default filled in; SetupError says what does not fit."""
    check_parts(setup, ["players", "language", "first", PACKS, *RULES])
    packs: dict[str, Any] = loads_of(setup, "unicorns")
    catalogue = joined(catalogue, packs)
    players = setup.get("players")
    if isinstance(players, bool) or not isinstance(players, int) or not FEWEST <= players <= MOST:
        msg = f"'players' must be a number from {FEWEST} to {MOST}, found {players!r}"
        raise SetupError(msg)
    babies = sum(card.type == "baby" for card in catalogue.cards)
    if players > babies:
        msg = f"there are {babies} babies for {players} players, and everybody begins with one (V2.2)"
        raise SetupError(msg)
    prepared: dict[str, object] = {
        "players": players,
        "language": one_of("language", setup.get("language", LANGUAGE), catalogue.languages()),
        "first": checked_first(setup.get("first"), players),
    }
    for key, (values, _) in RULES.items():
        prepared[key] = one_of(key, setup.get(key, values[0]), list(values))
    if packs:
        prepared[PACKS] = packs
    return prepared


def joined(catalogue: Catalogue, packs: dict[str, Any]) -> Catalogue:
    """The cards that a match is played with; SetupError says what is wrong with its packs."""
    try:
        return catalogue.within(packs)
    except PackError as problem:
        raise SetupError(str(problem)) from problem


def one_of(key: str, value: object, values: list[str]) -> str:
    """A value that is among those there are."""
    if value not in values:
        msg = f"{key!r} cannot be {value!r}" + nearest(str(value), values)
        raise SetupError(msg)
    return str(value)


class Tables:
    """Tables of one catalogue, each made once; all share the steps of rules and cards."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue: Any = catalogue
        self.program: Program = rules()
        self.sheet: Sheet = build_sheet(catalogue.cards, self.program)
        self.fingerprint: str = catalogue.fingerprint()
        self.shelf: Shelf[Table] = Shelf(self.make)
        self.visiting: Shelf[Table] = Shelf(self.visit, MOST_VISITING)

    def table(self, setup: dict[str, object]) -> Table:
        """The table of a prepared setup."""
        return self.visiting.get(setup) if PACKS in setup else self.shelf.get(setup)

    def visit(self, setup: dict[str, Any]) -> Table:
        """The table of a deck with expansions: its steps are its own, so that they go when it goes."""
        return Tables(self.catalogue.within(setup[PACKS])).make(setup)

    def make(self, setup: dict[str, Any]) -> Table:
        """Build a table."""
        players: int = setup["players"]
        table = Table(self.program, self.sheet.faces, players)
        for rule, face in self.sheet.lasting:
            having = table.herd_with if face.code < HERD_CODES else table.grades_with
            having[rule] |= table.face[face.code]
        table.setup = setup
        table.catalogue = self.catalogue
        table.fingerprint = self.fingerprint
        table.language = setup["language"]
        table.first_seat = -1 if setup["first"] is None else setup["first"]
        table.goal = 6 if players >= MANY_PLAYERS else 7
        table.options = flags_of(RULES, setup)
        self.fill(table, players)
        table.template = blank(table, chance_of(0))
        return table

    def fill(self, table: Table, players: int) -> None:
        """The deck of so many players (V8.1), and the letters in the language of the match (V1.3)."""
        deck: list[int] = []
        for card, face in zip(self.catalogue.cards, self.sheet.faces, strict=True):
            table.letters[face.code] = self.catalogue.letters.get(card.id, {}).get(table.language, 0)
            if face.type == BABY:
                continue
            if players == FEWEST and not card.for_two:
                continue
            deck += [face.code] * card.copies
            if players == FEWEST and card.dealt_to_two:
                table.dealt.append(face.code)
        table.deck = vec[i64](deck)


def rules() -> Program:
    """The nodes of the rules themselves, under their fixed numbers."""
    made: dict[int, Node[Any]] = {
        steps.CHOOSE_BABY: opening.ChooseBaby(),
        steps.BEGIN_TURN: turn.BeginTurn(),
        steps.START_EFFECTS: turn.StartEffects(),
        steps.DRAW_PHASE: turn.DrawPhase(),
        steps.CHOOSE_ACTION: turn.ChooseAction(),
        steps.END_TURN: turn.EndTurn(),
        steps.CHOOSE_STABLE: window.ChooseStable(),
        steps.NAME_TARGETS: window.NameTargets(),
        steps.OPEN_WINDOW: window.OpenWindow(),
        steps.RESPOND: window.Respond(),
        steps.RESOLVE: window.Resolve(),
        steps.CLOSE_PLAY: window.ClosePlay(),
        steps.CLOSE_EFFECT: passage.CloseEffect(),
        steps.ENTER_EFFECT: passage.EnterEffect(),
        steps.REACT: passage.React(),
        steps.CROWD: passage.Crowd(),
        steps.REMOVE: passage.Remove(),
    }
    program = Program()
    program.enter_all(made)
    return program


def blank(table: Table, chance: Chance) -> Unicorns:
    """A position before anything has happened: the deck in the catalogue's order, all babies in the nursery."""
    s = Unicorns(table, chance)
    s.left = len(table.deck)
    s.nursery = table.babies
    s.push(0)  # so that no context ever begins at 0, which stands for none
    return s


def deal(table: Table, chance: Chance, *, listening: bool) -> Unicorns:
    """The first position: a shuffled deck, opening hands, and the opening still to come (V2.1, V8.2)."""
    s: Unicorns = table.template.clone()
    s.chance = chance
    s.listening = listening
    for code in table.dealt:
        for seat in range(s.seats):
            deal_openly(s, seat, code)
    shuffle(s)
    for seat in range(s.seats):
        draw(s, seat, OPENING_HAND)
    opening.choose_first(s)
    return s


def deal_openly(s: Unicorns, seat: i64, code: i64) -> None:
    """A card that everybody knows of goes from the deck to a hand before the deck is shuffled."""
    at: i64 = 0
    while s.cards[at] != code:
        at += 1
    while at + 1 < s.left:
        s.cards[at] = s.cards[at + 1]
        at += 1
    s.left -= 1
    gain_openly(s, seat, code)
