"""Wire of the duel: what its messages carry beside what those of every game do."""

from __future__ import annotations

from typing import Final, Literal

from meadhall.games.duel.rules.events import KINDS
from meadhall.games.duel.rules.scenery import Ground, Motif
from meadhall.hall.wire import Choices, Facts, Part
from meadhall.hall.wire.events import event_types
from meadhall.hall.wire.workshop import Entry

ModeId = Literal["duel", "free_for_all", "teams"]
Until = Literal["open", "turn_end", "next_turn", "next_turn_end"]


# ---------------------------------------------------------------- facts
class Zone(Part, frozen=True, kw_only=True):
    """A zone, told by colour, pattern and letter."""

    id: str
    name: str
    letter: str
    color: str
    pattern: int


class Space(Part, frozen=True, kw_only=True):
    """A space and where it lies."""

    id: str
    x: float
    y: float
    zones: list[str]
    start: int | None


class Line(Part, frozen=True, kw_only=True):
    """A line between two spaces, its middle moved aside by the bend; a door may lie across."""

    a: str
    b: str
    bend: float
    door: str | None


class Door(Part, frozen=True, kw_only=True):
    """A door by its name."""

    id: str
    name: str


class Feature(Part, frozen=True, kw_only=True, omit_defaults=True):
    """Something to be seen behind the spaces: a shape, a way, or things at some points (x, y, x, y …)."""

    motif: Motif
    points: list[float]
    size: float | None = None
    turn: float = 0.0


class Scenery(Part, frozen=True, kw_only=True):
    """What a board shows behind its spaces."""

    ground: Ground
    features: list[Feature]


class Board(Part, frozen=True, kw_only=True):
    """A board as it is drawn, for how many it has room, and which modes it can be played in."""

    id: str
    name: str
    width: float
    height: float
    radius: float
    zones: list[Zone]
    spaces: list[Space]
    lines: list[Line]
    doors: list[Door]
    passages: list[str]
    players: int
    modes: list[ModeId]
    scenery: Scenery


class DuelCard(Part, frozen=True, kw_only=True):
    """A card of a hero, with all that is printed on it; `hero` and `id` are its names in the catalogue.

    `copies` are in the hero's deck: none of an attack that comes without a card.
    """

    hero: str
    id: str
    name: str
    emblem: str
    type: Literal["attack", "defence", "versatile", "scheme"]
    value: int | None
    boost: int | None
    who: str
    text: str
    symbol: str | None
    copies: int
    rules: list[str]


class Fighter(Part, frozen=True, kw_only=True):
    """Whom a token stands for; sidekicks of one kind are numbered."""

    name: str
    seat: int
    team: int | None
    emblem: str
    number: int | None


class Looks(Part, frozen=True, kw_only=True):
    """How a hero of a pack and its sidekicks are drawn: their pictures by whom they show, and the hero's colour."""

    emblems: dict[str, str]
    colour: str | None


class HeroFacts(Part, frozen=True, kw_only=True):
    """A hero as the character card tells; those that the page knows by their ids need no looks."""

    id: str
    name: str
    text: str
    health: int
    move: int
    attack: Literal["melee", "ranged"]
    sidekick: str | None
    sidekick_health: int | None
    sidekick_count: int
    sidekick_attack: Literal["melee", "ranged"] | None
    token: str | None
    looks: Looks | None


class PieceFacts(Part, frozen=True, kw_only=True):
    """A kind of tokens for the board, and whose they are."""

    name: str
    seat: int


class DuelFacts(Facts, frozen=True, kw_only=True, tag="duel"):
    """What does not change in a duel, in words."""

    board: Board
    heroes: list[HeroFacts]
    fighters: dict[str, Fighter]
    cards: dict[str, DuelCard]
    sides: dict[str, str]
    pieces: dict[str, PieceFacts]


# ---------------------------------------------------------------- the view
class DuelFighter(Part, frozen=True, kw_only=True):
    """A fighter as it stands."""

    seat: int
    hero: bool
    space: str | None
    health: int
    most: int
    ranged: bool
    began: str | None


class DuelHand(Part, frozen=True, kw_only=True):
    """A hand: its size, and its cards for those who see them."""

    size: int
    cards: list[str] | None


class DuelDeck(Part, frozen=True, kw_only=True):
    """A deck: its size, and what is known of it, counted from the top."""

    size: int
    known: dict[str, str]


class LastingThing(Part, frozen=True, kw_only=True):
    """Something that lasts: from a card or an ability, until when, and the fighters that it was settled to be about."""

    card: str | None
    ability: str | None
    stays: bool  # whether the card itself lies in play
    until: Until
    fighters: list[str]


class PiecesLying(Part, frozen=True, kw_only=True):
    """Where the tokens of a kind lie, and how many are left beside the board."""

    spaces: list[str]
    fighters: dict[str, int]
    left: int


class DuelSeat(Part, frozen=True, kw_only=True):
    """What lies before a player."""

    hero: str
    hand: DuelHand
    known: list[str]
    deck: DuelDeck
    discard: list[str]
    in_play: list[LastingThing]
    pieces: dict[str, PiecesLying]
    tokens: dict[str, int | str]
    out: bool
    left: bool


class CombatSide(Part, frozen=True, kw_only=True):
    """One side of a combat."""

    fighter: str
    seat: int
    laid: bool
    card: str | None
    value: int | None
    cancelled: bool
    ignored: bool
    kept: bool
    protected: Literal["prevented", "reflected"] | None


class CombatBoost(Part, frozen=True, kw_only=True):
    """A boost that was laid with an attack."""

    card: str | None
    number: int | None
    lost: bool


class Combat(Part, frozen=True, kw_only=True):
    """The running combat."""

    stage: Literal["laying", "revealed", "struck", "cleared"]
    attacker: CombatSide
    defender: CombatSide
    boost: CombatBoost | None
    bonus: bool
    to_follow: str | None


class Scheme(Part, frozen=True, kw_only=True):
    """The scheme that takes effect."""

    seat: int
    card: str
    actor: str
    shown: str | None
    spaces: list[str]


class DuelView(Part, frozen=True, kw_only=True):
    """A duel as a seat sees it."""

    board: str
    mode: ModeId
    turn: int | None
    actions: int
    taken: int
    doors: dict[str, Literal["open", "closed"]]
    fighters: dict[str, DuelFighter]
    seats: list[DuelSeat]
    combat: Combat | None
    playing: Scheme | None
    pending: dict[str, int]


# ---------------------------------------------------------------- questions
class Way(Part, frozen=True, kw_only=True):
    """An action that a turn may be spent on, and why it cannot be taken now (empty if it can)."""

    kind: Literal["manoeuvre", "attack", "scheme"]
    text: str
    why: str
    rules: list[str]


class Use(Part, frozen=True, kw_only=True):
    """What a card of the own hand is good for: the attacks it could be laid for, or why it cannot be used now."""

    card: str
    attacks: list[str]
    why: str


class DuelQuestion(Part, frozen=True, kw_only=True):
    """The ways to act and what the cards in hand are good for, where an action is asked for."""

    ways: list[Way]
    uses: list[Use]


class DuelAsked(Part, frozen=True, kw_only=True):
    """In the middle of a combat: how far that has come."""

    moment: Literal["laying", "immediately", "during", "damage", "after", "end"]


class Reach(Part, frozen=True, kw_only=True):
    """What everybody may reckon of a fighter: its moves and the attacks they lead to.

    `boosted` are spaces that the best boost in a hand that one sees leads to; `later` and `nears` are the fighters and
    spaces that it could attack only after a move.
    """

    moves: list[str]
    boosted: list[str]
    attacks: list[str]
    threatens: list[str]
    later: list[str]
    nears: list[str]


# ---------------------------------------------------------------- what a table can be made of
class Mode(Part, frozen=True, kw_only=True):
    """A way to play the duel, for how many, and on which team each seat plays, where there are teams."""

    id: ModeId
    name: str
    least: int
    most: int
    teams: list[int]


class Hero(Part, frozen=True, kw_only=True):
    """A hero with its deck."""

    facts: HeroFacts
    deck: list[DuelCard]


class DuelAlmanac(Part, frozen=True, kw_only=True):
    """All that a duel can be made of."""

    modes: list[Mode]
    heroes: list[Hero]
    boards: list[Board]
    choices: list[Choices]


# ---------------------------------------------------------------- the workshop
class DuelWorkshop(Part, frozen=True, kw_only=True):
    """What somebody needs to write heroes and boards."""

    timings: list[Entry]  # of cards: their names are as they are printed
    moments: list[Entry]  # of abilities, in words
    fates: list[str]  # the moments that are those of some fighters
    whose: list[Entry]  # which fighters: groups of a hero's own
    shared: list[Entry]  # effects that cards of many heroes have, by the names of such cards
    emblems: list[str]  # pictures that cards and fighters may have
    grounds: list[str]
    motifs: list[str]
    colors: list[str]  # of zones, told apart by everybody
    deck: int  # cards in one of the game, and in any at most
    sidekicks: int  # at most
    longest_name: int
    longest_text: int


class HeroTexts(Part, frozen=True, kw_only=True):
    """What a hero's cards say in one language, printed from what they do; cards and abilities by id."""

    character: str
    abilities: dict[str, str]
    cards: dict[str, str]


class PackHero(Part, frozen=True, kw_only=True):
    """A hero of a pack, with its deck and its texts by language."""

    facts: HeroFacts
    deck: list[DuelCard]
    texts: dict[str, HeroTexts]


class DuelPack(Part, frozen=True, kw_only=True):
    """What is shown of a pack."""

    heroes: list[PackHero]
    boards: list[Board]


# ---------------------------------------------------------------- events
EVENTS: Final = event_types(
    KINDS,
    {
        "seat": int, "other": int, "actions": int, "number": int, "attack": int, "defence": int, "from": int, "to": int,
        "fighter": str, "target": str, "space": str | None, "origin": str | None, "path": list[str], "door": str,
        "card": str, "cards": list[str], "top": list[str], "found": str, "item": str, "side": str,
        "why": Literal["choice", "chance", "boost", "limit"], "place": Literal["top", "bottom", "deck", "away"],
        "role": Literal["attack", "defence"], "bonus": int, "cause": str, "until": Until, "piece": str,
        "fighters": list[str],
    },
)  # fmt: skip
