"""Catalogue: heroes, cards and boards from their files, checked strictly.

A mistake names file, line, card and what was expected.
"""

from __future__ import annotations

import copy
import re
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from meadhall.changes import Change, marks, read_changes
from meadhall.games.duel.rules import scenery
from meadhall.games.duel.rules.board import Board
from meadhall.games.duel.rules.scenery import Ground, Motif
from meadhall.games.duel.rules.sheets import build_sheet
from meadhall.games.duel.rules.table import DECK, FEWEST, PIECE_KINDS
from meadhall.kernel.bits import WORD
from meadhall.kernel.errors import PackError, SetupError, nearest
from meadhall.kernel.machine import Program
from meadhall.kernel.shelf import Shelf
from meadhall.packs import (
    Facts,
    MistakeError,
    NoLess,
    Some,
    Source,
    Where,
    check_names,
    check_once,
    decode,
    fingerprint,
    plain_source,
    read,
)
from meadhall.packs.carried import Load, check_load, check_owner

DATA = Path(__file__).parents[1] / "data"
MOST_SPACES = WORD - 1  # the last number of a word is free for an answer that is no space
MOST_ZONES = 12  # as many as there are patterns to draw them with
MOST_LINES = 400
MOST_DOORS = 6  # tables are made for all of them open or closed
MOST_SIDEKICKS = 4  # beside a hero
MOST_SCOPES = 64  # sets of packs whose catalogues are kept
GAME = "duel"
KINDS = ("heroes", "boards")  # what a pack can bring
Length = Annotated[float, msgspec.Meta(ge=-1_000, le=1_000)]  # where something lies, or how far it is moved aside
Side = Annotated[float, msgspec.Meta(ge=10, le=1_000)]  # of a board
Colour = Annotated[str, msgspec.Meta(pattern="^#[0-9a-fA-F]{6}$")]
Timing = Literal["immediately", "during_combat", "after_combat", "scheme"]


class Sidekick(Facts, frozen=True):
    """The sidekicks of a hero: all alike."""

    id: str
    health: Some
    attack: Literal["melee", "ranged"]
    count: Some = 1
    standing: bool = True


class Token(Facts, frozen=True):
    """What a hero gathers and spends; or, with sides, a marker that shows one of them, the first one at the start."""

    id: str
    start: NoLess = 0
    most: Some = 1
    sides: list[str] = []


class Piece(Facts, frozen=True):
    """A kind of tokens that effects lay on spaces, on fighters or on both, and how many of it there are."""

    id: str
    most: Annotated[int, msgspec.Meta(ge=1, le=20)]
    lies_on: Literal["spaces", "fighters", "both"] = "spaces"


class Ability(Facts, frozen=True):
    """What a character card does at a moment."""

    id: str
    when: str
    do: list[Any]
    whose: str = "own"


class Bonus(Facts, frozen=True):
    """What a character card adds to combat values, as long as a condition holds."""

    whose: str
    when: Literal["attacking", "defending", "attack_card", "defence_card"]
    n: Any
    condition: Any = msgspec.field(name="if", default=None)


class Card(Facts, frozen=True):
    """One face of a deck."""

    id: str
    type: Literal["attack", "defence", "versatile", "scheme"]
    boost: NoLess | None
    copies: Some
    emblem: str | None = None  # its picture: nothing follows from it
    value: NoLess | None = None
    fighter: Literal["any", "hero", "sidekick"] = "any"
    symbol: str | None = None
    tags: list[str] = []
    like: str | None = None
    uncancellable: bool = False
    defends_if: Any = None
    immediately: list[Any] = []
    during_combat: list[Any] = []
    after_combat: list[Any] = []
    scheme: list[Any] = []


class Hero(Facts, frozen=True):
    """A hero with everything that comes in its box."""

    id: str
    health: Some
    move: NoLess
    attack: Literal["melee", "ranged"]
    cards: list[Card]
    sidekick: Sidekick | None = None
    token: Token | None = None
    tokens: list[Piece] = []
    symbols: list[str] = []
    shifts_damage: bool = False
    lays_boost: str | None = None
    moves_farther: Any = None
    bonuses: list[Bonus] = []
    abilities: list[Ability] = []
    emblem: str | None = None  # pictures and colour of a hero from a pack: nothing follows from them
    sidekick_emblem: str | None = None
    colour: Colour | None = None


class Space(Facts, frozen=True):
    """A circle on a board."""

    id: str
    x: Length
    y: Length
    zones: list[str]
    start: int | None = None


class Zone(Facts, frozen=True):
    """A colour of a board."""

    id: str
    color: Colour


class Door(Facts, frozen=True):
    """A door over some lines."""

    id: str
    lines: list[tuple[str, str]]
    drawn: list[tuple[Length, Length]]


class Feature(Facts, frozen=True):
    """Something to be seen on a board: a shape, a way, or things at some points."""

    motif: Motif
    points: list[tuple[Length, Length]]
    size: Annotated[float, msgspec.Meta(gt=0, le=scenery.LARGEST)] | None = None
    turn: Annotated[float, msgspec.Meta(ge=-360, le=360)] = 0.0


class Scenery(Facts, frozen=True):
    """What lies behind the spaces of a board; without it, a plain table."""

    ground: Ground = "table"
    features: list[Feature] = []


BARE = Scenery()  # the same one everywhere: what is as always is left out of fingerprints


class Battlefield(Facts, frozen=True):
    """A board as it is drawn and as it is played."""

    id: str
    size: tuple[Side, Side]
    radius: Annotated[float, msgspec.Meta(ge=0.5, le=50)]
    zones: list[Zone]
    spaces: list[Space]
    lines: list[tuple[str, str]]
    bends: list[tuple[str, str, Length]] = []
    doors: list[Door] = []
    passages: list[str] = []
    walls: list[list[tuple[Length, Length]]] = []
    without: list[str] = []  # printed extras that are not played (R17)
    scenery: Scenery = BARE


class Catalogue:
    """All heroes and boards that matches can be made of."""

    def __init__(self) -> None:
        self.heroes: dict[str, Hero] = {}
        self.boards: dict[str, Battlefield] = {}
        self.shared: dict[str, dict[str, Any]] = {}
        self.changes: list[Change] = []
        self.scopes: Shelf[Catalogue] = Shelf(self.joined, MOST_SCOPES)

    def __deepcopy__(self, _: dict[int, Any]) -> Catalogue:
        """A catalogue of the same, which may be added to: facts themselves never change."""
        found = Catalogue()
        found.heroes, found.boards = dict(self.heroes), dict(self.boards)
        found.shared, found.changes = dict(self.shared), self.changes[:]
        return found

    def within(self, packs: dict[str, Any]) -> Catalogue:
        """This catalogue together with what a setup carries of packs; PackError says what is wrong with that."""
        return self.scopes.get(packs) if packs else self

    def joined(self, packs: dict[str, Any]) -> Catalogue:
        """A new catalogue of everything here and in some packs."""
        found = copy.deepcopy(self)
        for id, data in packs.items():
            found.take_in(id, check_load(id, data))
        return found

    def take_in(self, id: str, load: Load) -> None:
        """Add what a pack brings, checked as files are."""
        for kind, parts in load.parts.items():
            if kind not in KINDS:
                msg = f"pack {id}: a {GAME} has no {kind!r}" + nearest(kind, list(KINDS))
                raise PackError(msg)
            for part in parts:
                source = plain_source(f"pack {id}", part)
                if kind == "boards":
                    check_owner(id, [self.add_board(source)])
                else:
                    check_owner(id, own_ids(self.add_hero(source)))

    def load(self, folder: Path) -> None:
        """Read a pack: `heroes/*.yaml`, `boards/*.yaml`, and shared.yaml with effects that several decks have."""
        self.changes += read_changes(folder)
        shared = folder / "shared.yaml"
        if shared.exists():
            self.shared.update(decode(read(shared), dict[str, dict[Timing, list[Any]]]))
        for path in sorted((folder / "heroes").glob("*.yaml")):
            self.add_hero(read(path))
        for path in sorted((folder / "boards").glob("*.yaml")):
            self.add_board(read(path))

    def add_hero(self, source: Source) -> Hero:
        """Check a hero file and take it in."""
        hero: Hero = self.complete(decode(source, Hero), source)
        check_hero(hero, source)
        self.heroes[hero.id] = hero
        return hero

    def complete(self, hero: Hero, source: Source) -> Hero:
        """Give cards that are like a shared one its effects."""
        return msgspec.structs.replace(
            hero, cards=[self.likened(card, at, source) for at, card in enumerate(hero.cards)]
        )

    def likened(self, card: Card, at: int, source: Source) -> Card:
        """A card with the effects of the shared one it names."""
        if card.like is None:
            return card
        if card.like not in self.shared:
            problem = f"there are no shared effects {card.like!r}" + nearest(card.like, list(self.shared))
            raise source.refuse(("cards", at, "like"), problem)
        for timing in self.shared[card.like]:
            if getattr(card, timing):
                problem = f"{timing} comes from {card.like!r}; the card cannot have its own too"
                raise source.refuse(("cards", at, timing), problem)
        return msgspec.structs.replace(card, **self.shared[card.like])

    def add_board(self, source: Source) -> str:
        """Check a board file and take it in; by its id it can be had."""
        board: Battlefield = decode(source, Battlefield)
        check_board(board, source)
        self.boards[board.id] = board
        return board.id

    def hero(self, name: str) -> Hero:
        """A hero by id."""
        if name not in self.heroes:
            msg = f"there is no hero {name!r}" + nearest(name, sorted(self.heroes))
            raise SetupError(msg)
        return self.heroes[name]

    def board(self, name: str) -> Battlefield:
        """A board by id."""
        if name not in self.boards:
            msg = f"there is no board {name!r}" + nearest(name, sorted(self.boards))
            raise SetupError(msg)
        return self.boards[name]

    def fingerprint(self, heroes: list[str], board: str, mode: str) -> str:
        """A short hash of all that a match follows from: the heroes, the board, and rules of them that have changed."""
        # However a board looks, it is played alike.
        plain = msgspec.structs.replace(self.board(board), scenery=BARE)
        facts = [*(undrawn(self.hero(name)) for name in heroes), plain]
        return fingerprint([*facts, *marks(self.concerning(heroes, mode))])

    def concerning(self, heroes: list[str], mode: str) -> list[Change]:
        """The changes of rules that concern a match."""
        return [change for change in self.changes if change.concerns(heroes, mode)]


@cache
def built_in() -> Catalogue:
    """The heroes and boards that come with the package."""
    catalogue = Catalogue()
    catalogue.load(DATA)
    return catalogue


# ---------------------------------------------------------------- pictures
EMBLEM = re.compile(r'\bemblem"?: ?"?([\w-]+)')  # in a file of YAML, or of JSON where a site brings it


@cache
def spare_emblems() -> dict[str, list[str]]:
    """Pictures that no card of the package has, by what they suit: each type has some."""
    found: dict[str, list[str]] = decode(read(DATA / "emblems.yaml"), dict[str, list[str]])
    return found


@cache
def emblems() -> tuple[str, ...]:
    """The names of all pictures that the page ships: those of the package's cards, and the spare ones."""
    texts = [path.read_text(encoding="utf-8") for path in (DATA / "heroes").glob("*.yaml")]
    own = [name for text in texts for name in EMBLEM.findall(text)]
    return tuple(sorted({*own, *(name for names in spare_emblems().values() for name in names)}))


def emblem_of(hero: Hero, card: Card) -> str:
    """The picture of a card; where its file names none, a spare one that suits its type and that no other card has."""
    if card.emblem is not None:
        return card.emblem
    named = {other.emblem for other in hero.cards}
    suitable = [*spare_emblems()[card.type], *spare_emblems()["more"]]
    spare = [name for name in suitable if name not in named] or suitable
    nameless = [other.id for other in hero.cards if other.type == card.type and other.emblem is None]
    return spare[nameless.index(card.id) % len(spare)]


def undrawn(hero: Hero) -> Hero:
    """A hero without what is only looked at: with another picture a match goes the same way."""
    cards = [msgspec.structs.replace(card, emblem=None) for card in hero.cards]
    return msgspec.structs.replace(hero, cards=cards, emblem=None, sidekick_emblem=None, colour=None)


def own_ids(hero: Hero) -> list[str]:
    """The ids by which a hero and what belongs to it are named beside those of others."""
    return [hero.id, *(part.id for part in (hero.sidekick, hero.token) if part is not None)]


# ---------------------------------------------------------------- checks
def check_hero(hero: Hero, source: Source) -> None:
    """What types alone do not tell."""
    total = sum(card.copies for card in hero.cards)
    if not FEWEST <= total <= DECK:
        raise source.refuse(("cards",), f"the copies of {hero.id} sum to {total}; a deck has {FEWEST} to {DECK} cards")
    if hero.sidekick is not None and hero.sidekick.count > MOST_SIDEKICKS:
        problem = f"{hero.sidekick.count} sidekicks; at most {MOST_SIDEKICKS} fit beside a hero"
        raise source.refuse(("sidekick", "count"), problem)
    if hero.token is not None:
        check_token(hero.token, source)
    check_pieces(hero.tokens, source)
    seen: set[str] = set()
    for at, card in enumerate(hero.cards):
        if card.id in seen:
            raise source.refuse(("cards", at, "id"), "a second card with this id")
        seen.add(card.id)
        check_card(card, hero, ("cards", at), source)
    try:
        build_sheet(hero, Program())
    except MistakeError as mistake:
        raise source.refuse(mistake.where, str(mistake)) from mistake


def check_token(token: Token, source: Source) -> None:
    """What is counted begins within its limits; a marker has two sides or more, and counts nothing."""
    if token.sides and (token.start, token.most) != (0, 1):
        raise source.refuse(
            ("token",), "a marker with sides shows the first of them at the start; it has no start, no most"
        )
    if token.sides and (len(token.sides) < 2 or len(set(token.sides)) < len(token.sides)):
        raise source.refuse(("token", "sides"), f"a marker has two different sides or more, found {token.sides}")
    if token.start > token.most:
        raise source.refuse(("token", "start"), f"it starts with {token.start}; at most {token.most} may be held")


def check_pieces(pieces: list[Piece], source: Source) -> None:
    """No more kinds of tokens than there is room for, each with an id of its own."""
    if len(pieces) > PIECE_KINDS:
        raise source.refuse(("tokens",), f"{len(pieces)} kinds of tokens; at most {PIECE_KINDS} fit")
    check_once([piece.id for piece in pieces], "tokens", source)


def check_card(card: Card, hero: Hero, where: Where, source: Source) -> None:
    """A card's value, symbol and timings fit its type."""
    is_scheme = card.type == "scheme"
    if (card.value is None) != is_scheme:
        expected = "a scheme has no value" if is_scheme else f"a card of type {card.type} needs a value"
        raise source.refuse((*where, "value"), expected)
    check_symbol(card, hero, where, source)
    if card.emblem is not None:
        check_names([card.emblem], list(emblems()), (*where, "emblem"), "emblem", source)
    if card.fighter == "sidekick" and hero.sidekick is None:
        raise source.refuse((*where, "fighter"), f"{hero.id} has no sidekick to use it")
    combat = card.immediately or card.during_combat or card.after_combat
    if combat if is_scheme else card.scheme:
        raise source.refuse(where, f"a card of type {card.type} has effects at a timing that it never comes to")


def check_symbol(card: Card, hero: Hero, where: Where, source: Source) -> None:
    """The symbol of a card is one of its hero's."""
    if card.symbol is not None and card.symbol not in hero.symbols:
        problem = f"unknown symbol {card.symbol!r}" + nearest(card.symbol, hero.symbols)
        problem += "" if hero.symbols else f"; {hero.id} has no symbols"
        raise source.refuse((*where, "symbol"), problem)


def check_board(board: Battlefield, source: Source) -> None:
    """Every name used on a board is one of its spaces or zones, none is there twice, and two starts are there."""
    check_sizes(board, source)
    check_all_once(board, source)
    check_places(board, source)
    check_doors(board, source)
    check_starts(board, source)
    check_scenery(board, source)


def check_sizes(board: Battlefield, source: Source) -> None:
    """A board has no more parts than there is room for."""
    if len(board.spaces) > MOST_SPACES:
        raise source.refuse(("spaces",), f"{len(board.spaces)} spaces; at most {MOST_SPACES} fit")
    if len(board.zones) > MOST_ZONES:
        raise source.refuse(("zones",), f"{len(board.zones)} zones; at most {MOST_ZONES} can be told apart (D2.4)")
    if max(len(board.lines), len(board.bends)) > MOST_LINES:
        raise source.refuse(("lines",), f"{len(board.lines)} lines; at most {MOST_LINES} fit")
    if len(board.doors) > MOST_DOORS:
        raise source.refuse(("doors",), f"{len(board.doors)} doors; at most {MOST_DOORS} fit")


def check_all_once(board: Battlefield, source: Source) -> None:
    """Nothing is on a board twice."""
    check_once([space.id for space in board.spaces], "spaces", source)
    check_once([zone.id for zone in board.zones], "zones", source)
    check_once([door.id for door in board.doors], "doors", source)
    check_once([tuple(sorted(line)) for line in board.lines], "lines", source)


def check_places(board: Battlefield, source: Source) -> None:
    """Spaces are in zones that there are; lines, bends and passages lead to spaces that there are."""
    spaces = [space.id for space in board.spaces]
    zones = [zone.id for zone in board.zones]
    for at, space in enumerate(board.spaces):
        check_names(space.zones, zones, ("spaces", at), "zone", source)
    for at, line in enumerate(board.lines):
        check_names(list(line), spaces, ("lines", at), "space", source)
        if line[0] == line[1]:
            raise source.refuse(("lines", at), f"a line from {line[0]} to itself")
    for at, (one, other, _) in enumerate(board.bends):
        check_names([one, other], spaces, ("bends", at), "space", source)
    check_names(board.passages, spaces, ("passages",), "space", source)


def check_doors(board: Battlefield, source: Source) -> None:
    """A door is over lines of the board."""
    for at, door in enumerate(board.doors):
        for line in door.lines:
            if line not in board.lines:
                raise source.refuse(("doors", at), f"door {door.id} is over {line}, which is no line of this board")


def check_starts(board: Battlefield, source: Source) -> None:
    """There are start spaces for two at least, each with a number of its own."""
    starts = sorted(space.start for space in board.spaces if space.start is not None)
    if starts[:2] != [1, 2] or len(set(starts)) < len(starts):
        raise source.refuse(("spaces",), f"start spaces {starts}; 1 and 2 are needed, each number once")


def check_scenery(board: Battlefield, source: Source) -> None:
    """Features have as many points as their motif needs, on the board, and are not too many to be drawn."""
    features = board.scenery.features
    where: Where = ("scenery", "features")
    points = sum(len(feature.points) for feature in features)
    if len(features) > scenery.MOST_FEATURES or points > scenery.MOST_POINTS:
        most = f"at most {scenery.MOST_FEATURES} features with {scenery.MOST_POINTS} points in all"
        raise source.refuse(where, f"expected {most}, found {len(features)} with {points}")
    for at, feature in enumerate(features):
        check_feature(feature, board.size, (*where, at), source)


def check_feature(feature: Feature, size: tuple[float, float], where: Where, source: Source) -> None:
    """A way leads somewhere, a disc has a size, and all of it lies on the board or its frame."""
    motif, count = feature.motif, len(feature.points)
    if not count or (motif in scenery.WAYS and count < 2):
        least = "two points or more" if motif in scenery.WAYS else "a point or more"
        raise source.refuse((*where, "points"), f"{motif} needs {least}, found {count}")
    if motif in scenery.AREAS and count == 1 and feature.size is None:
        raise source.refuse(where, f"{motif} with one point is a disc; it needs a size")
    for at, (x, y) in enumerate(feature.points):
        if not all(-scenery.FRAME <= part <= most + scenery.FRAME for part, most in zip((x, y), size, strict=True)):
            wide, high = (most + scenery.FRAME for most in size)
            problem = f"{motif} at ({x}, {y}): expected {-scenery.FRAME} to {wide} across and to {high} down"
            raise source.refuse((*where, "points", at), problem)


def build_board(facts: Battlefield) -> Board:
    """A board with its tables."""
    number = {space.id: at for at, space in enumerate(facts.spaces)}
    zones = [zone.id for zone in facts.zones]
    starts = sorted((space.start, number[space.id]) for space in facts.spaces if space.start is not None)

    def numbered(lines: list[tuple[str, str]]) -> list[tuple[int, int]]:
        return [(number[one], number[other]) for one, other in lines]

    return Board(
        facts.id,
        [space.id for space in facts.spaces],
        zones,
        [sum(1 << zones.index(zone) for zone in space.zones) for space in facts.spaces],
        [space for _, space in starts],
        numbered(facts.lines),
        [number[space] for space in facts.passages],
        [(door.id, numbered(door.lines)) for door in facts.doors],
    )
