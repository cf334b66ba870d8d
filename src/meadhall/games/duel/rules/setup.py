"""Setup: from what a person asks for to a table with everything ready, and the first position on it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.duel.rules import abilities, combat, damage, manoeuvre, opening, steps, turn
from meadhall.games.duel.rules.board import Board
from meadhall.games.duel.rules.catalogue import Catalogue, build_board
from meadhall.games.duel.rules.handicap import CARDS, HANDICAP, HEALTH, OPENING_HAND, checked_handicap, part_of
from meadhall.games.duel.rules.hands import draw, shuffle
from meadhall.games.duel.rules.sheets import build_sheet
from meadhall.games.duel.rules.state import Duel
from meadhall.games.duel.rules.table import (
    CLOSED_HANDS,
    DEFEAT_AT_ONCE,
    DISCARD_LAST,
    VERSATILE_AS_USED,
    Sheet,
    Table,
)
from meadhall.kernel.chance import Chance, chance_of
from meadhall.kernel.errors import PackError, SetupError, nearest
from meadhall.kernel.machine import Node, Program
from meadhall.kernel.setups import check_parts, checked_first, flags_of
from meadhall.kernel.shelf import Shelf
from meadhall.packs.carried import PACKS, carried

MOST_VISITING: Final = 64  # tables with packs that are kept

MODES: Final = {"duel": (2, 2), "free_for_all": (3, 4), "teams": (4, 4)}

# the options of a match, the default first, with the bit that stands for the other reading
RULES: Final = {
    "defeat": (("action", "at_once"), DEFEAT_AT_ONCE),
    "versatile": (("both", "as_used"), VERSATILE_AS_USED),
    "discard": (("before_abilities", "after_abilities"), DISCARD_LAST),
    "teammates": (("open", "closed"), CLOSED_HANDS),
}


def prepare(setup: dict[str, Any], catalogue: Catalogue) -> dict[str, object]:
    """The setup with every default filled in; SetupError says what does not fit."""
    check_parts(setup, ["board", "heroes", "mode", "rules", "first", "people", HANDICAP, PACKS])
    heroes = setup.get("heroes")
    if not isinstance(heroes, (list, tuple)) or not all(isinstance(name, str) for name in heroes):
        msg = f"'heroes' must be a list of hero ids, one a seat; found {heroes!r}"
        raise SetupError(msg)
    mode = checked_mode(setup.get("mode"), len(heroes))
    board = str(setup.get("board", "sarpedon"))
    packs: dict[str, Any] = carried(setup, "duel", [*heroes, board])
    catalogue = joined(catalogue, packs)
    for name in heroes:
        catalogue.hero(name)
    check_starts(catalogue, board, 2 if mode == "duel" else 4, mode)
    check_room(catalogue, board, list(heroes))
    prepared: dict[str, object] = {
        "board": board,
        "heroes": list(heroes),
        "mode": mode,
        "rules": checked_rules(setup.get("rules", {})),
        "first": checked_first(setup.get("first"), len(heroes)),
        "people": checked_people(setup.get("people"), len(heroes), mode),
    }
    handicap = checked_handicap(setup.get(HANDICAP), [catalogue.hero(name) for name in heroes])
    if handicap:
        prepared[HANDICAP] = handicap
    if packs:
        prepared[PACKS] = packs
    return prepared


def joined(catalogue: Catalogue, packs: dict[str, Any]) -> Catalogue:
    """The catalogue that a match is made of; SetupError says what is wrong with its packs."""
    try:
        return catalogue.within(packs)
    except PackError as problem:
        raise SetupError(str(problem)) from problem


def checked_mode(mode: object, seats: int) -> str:
    """The mode that was asked for, if it fits the number of heroes; two heroes alone are a duel."""
    if mode is None:
        mode = "duel"
    if not isinstance(mode, str) or mode not in MODES:
        msg = f"unknown mode {mode!r}" + nearest(str(mode), list(MODES))
        raise SetupError(msg)
    low, high = MODES[mode]
    if not low <= seats <= high:
        wanted = str(low) if low == high else f"{low} or {high}"
        msg = f"{mode} needs {wanted} heroes, found {seats} (modes: {', '.join(MODES)})"
        raise SetupError(msg)
    return mode


def check_starts(catalogue: Catalogue, board: str, needed: int, mode: str) -> None:
    """D1.1: the board has as many start spaces as the mode needs."""
    starts = sum(1 for space in catalogue.board(board).spaces if space.start is not None)
    if starts < needed:
        msg = f"{mode} needs a board with {needed} start spaces; {board} has {starts} (D1.1)"
        raise SetupError(msg)


def check_room(catalogue: Catalogue, board: str, heroes: list[str]) -> None:
    """D1.5: beside the heroes there is a space for every sidekick that starts on the board."""
    sidekicks = [catalogue.hero(name).sidekick for name in heroes]
    needed = len(heroes) + sum([each.count for each in sidekicks if each is not None and each.standing])
    spaces = len(catalogue.board(board).spaces)
    if spaces < needed:
        msg = f"{', '.join(heroes)} need a board with {needed} spaces; {board} has {spaces} (D1.5)"
        raise SetupError(msg)


def checked_rules(rules: object) -> dict[str, str]:
    """Every option with its value."""
    if not isinstance(rules, dict):
        msg = f"'rules' must be a mapping of options, found {rules!r}"
        raise SetupError(msg)
    for key, value in rules.items():
        if key not in RULES:
            msg = f"unknown rule option {key!r}" + nearest(str(key), list(RULES))
            raise SetupError(msg)
        if value not in RULES[key][0]:
            msg = f"rule option {key!r} cannot be {value!r}" + nearest(str(value), list(RULES[key][0]))
            raise SetupError(msg)
    return {key: str(rules.get(key, values[0])) for key, (values, _) in RULES.items()}


def checked_people(people: object, seats: int, mode: str) -> list[int]:
    """Which person plays each seat: in a team of one, both seats of the team are the same person's (D12)."""
    if people is None:
        return list(range(seats))
    if not isinstance(people, (list, tuple)) or len(people) != seats or not all(isinstance(who, int) for who in people):
        msg = f"'people' must name a person for each of the {seats} seats, found {people!r}"
        raise SetupError(msg)
    for a in range(seats):
        for b in range(a):
            if people[a] == people[b] and (mode != "teams" or (a - b) % 2):
                msg = f"'people' gives one person seats that are not on one team, found {list(people)} (D12)"
                raise SetupError(msg)
    return list(people)


class Tables:
    """Tables of one catalogue, each made once: many matches share a setup, and all setups share heroes and boards.

    So the steps of all matches fit into a processor's cache. Their numbers depend on who was asked for first; a table
    knows which numbers they have in saved matches.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.boards: dict[str, Board] = {}
        self.sheets: dict[str, Sheet] = {}
        self.program = rules()
        self.shelf: Shelf[Table] = Shelf(self.make)
        self.visiting: Shelf[Table] = Shelf(self.visit, MOST_VISITING)

    def table(self, setup: dict[str, object]) -> Table:
        """The table of a prepared setup."""
        return self.visiting.get(setup) if PACKS in setup else self.shelf.get(setup)

    def visit(self, setup: dict[str, Any]) -> Table:
        """The table of heroes or a board from packs: its steps are its own, so that they go when it goes."""
        return Tables(self.catalogue.within(setup[PACKS])).make(setup)

    def sheet(self, hero: str) -> Sheet:
        """A hero's sheet; its steps are numbered after those that are there already."""
        if hero not in self.sheets:
            before = len(self.program.entries)
            sheet = build_sheet(self.catalogue.hero(hero), self.program)
            sheet.steps = range(before, len(self.program.entries))
            self.sheets[hero] = sheet
        return self.sheets[hero]

    def make(self, setup: dict[str, Any]) -> Table:
        """Build a table."""
        name = setup["board"]
        if name not in self.boards:
            self.boards[name] = build_board(self.catalogue.board(name))
        seats = [self.sheet(hero) for hero in setup["heroes"]]
        friends = [friend_mask(seat, len(seats), setup["mode"]) for seat in range(len(seats))]
        table = Table(self.boards[name], seats, setup["mode"], friends, sight(setup, friends))
        table.program = self.program
        table.number_steps(steps.FIRST_LATE, range(steps.FIRST_LATE, steps.COUNT))
        table.setup = setup
        table.catalogue = self.catalogue
        table.fingerprint = self.catalogue.fingerprint(setup["heroes"], name, setup["mode"])
        table.give_handicap([part_of(setup, seat, HEALTH) for seat in range(len(seats))])
        table.first_seat = -1 if setup["first"] is None else setup["first"]
        table.options = flags_of(RULES, setup["rules"])
        table.combat_steps = combat.combat_steps(seats, table.has(DISCARD_LAST))
        table.opening_hands = vec[i64]([OPENING_HAND + part_of(setup, seat, CARDS) for seat in range(len(seats))])
        table.template = blank(table, chance_of(0))
        return table


def friend_mask(seat: int, seats: int, mode: str) -> int:
    """A seat and its teammates: in teams every other seat (D12.2)."""
    return sum(1 << other for other in range(seats) if other == seat or (mode == "teams" and (other - seat) % 2 == 0))


def sight(setup: dict[str, Any], friends: list[int]) -> list[int]:
    """By seat: the other seats whose hands it sees (R13), or the same person's (D12)."""
    people = setup["people"]
    seen: list[int] = []
    for seat, mask in enumerate(friends):
        same = sum(1 << other for other in range(len(friends)) if other != seat and people[other] == people[seat])
        seen.append(same | (mask & ~(1 << seat) if setup["rules"]["teammates"] == "open" else 0))
    return seen


def rules() -> Program:
    """The nodes of the rules themselves, under their fixed numbers."""
    made: dict[int, Node[Any]] = {
        steps.CHOOSE_FIRST: opening.ChooseFirst(),
        steps.PLACE_HEROES: opening.PlaceHero(),
        steps.PLACE_SIDEKICK: opening.PlaceSidekick(),
        steps.BEGIN_TURN: turn.BeginTurn(),
        steps.CHOOSE_ACTION: turn.ChooseAction(),
        steps.END_TURN: turn.EndTurn(),
        steps.HAND_LIMIT: turn.HandLimit(),
        steps.BOOST_MOVE: turn.BoostMove(),
        steps.MANOEUVRE: manoeuvre.Manoeuvre(),
        steps.CLOSE_CARD: abilities.CloseCard(),
        steps.CLOSE_SCHEME: turn.CloseScheme(),
        steps.LAY_ATTACK: combat.LayAttack(),
        steps.LAY_DEFENCE: combat.LayDefence(),
        steps.REVEAL: combat.Reveal(),
        steps.PHASE: abilities.Phase(),
        steps.STRIKE: combat.Strike(),
        steps.CLEAR_CARDS: combat.ClearCards(),
        steps.BONUS_ATTACK: combat.FollowUp(),
        steps.AFTER_ATTACK: combat.AfterAttack(),
        steps.END_COMBAT: combat.EndCombat(),
        steps.EXHAUST: damage.Exhaust(),
        steps.SHIFT_DAMAGE: damage.ShiftDamage(),
        steps.APPLY_BATCH: damage.ApplyBatch(),
        steps.TRIGGER: abilities.Trigger(),
        steps.LAY_BOOST: combat.LayBoost(),
        steps.CLOSE_LASTING: abilities.CloseLasting(),
        steps.DECLARE: combat.Declare(),
    }
    program = Program()
    program.enter_all(made)
    return program


def blank(table: Table, chance: Chance) -> Duel:
    """A position before anything has happened: full decks in the order of the catalogue, nobody on the board."""
    s = Duel(table, chance)
    s.push(0)  # so that no context or combat ever begins at 0, which stands for none
    for seat in range(table.seats):
        s.token[seat] = table.sheets[seat].token_start
    for fighter in range(len(table.health)):
        if table.standing >> fighter & 1:
            s.health[fighter] = table.health[fighter]
    return s


def deal(table: Table, chance: Chance, *, listening: bool) -> Duel:
    """The first position: shuffled decks, opening hands, and the opening still to come (D1.3, D1.4, H1)."""
    s: Duel = table.template.clone()
    s.chance = chance
    s.listening = listening
    for seat in range(table.seats):
        shuffle(s, seat)
    for seat in range(table.seats):
        draw(s, seat, table.opening_hands[seat])
    s.push_step(steps.CHOOSE_FIRST, 0, 0, 0)
    return s
