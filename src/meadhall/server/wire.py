"""Wire: every message between page and server. The page's own types are made from these (`typescript`)."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from meadhall.games.duel.scenery import Ground, Motif

VERSION: Final = 1  # of these messages; a page of another one is told to load itself anew
TAG: Final = "kind"


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a message."""


class Message(Part, frozen=True, kw_only=True, tag_field=TAG, tag=str.lower):
    """A message; its kind is its name."""


# ---------------------------------------------------------------- what a page says
class Ask(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A message from a page."""


class Hello(Ask, frozen=True, kw_only=True):
    """The first message of a page."""

    version: int
    language: str


class Answer(Ask, frozen=True, kw_only=True):
    """An answer to the question that was open after so many rows of the match."""

    number: int
    option: str


class Speak(Ask, frozen=True, kw_only=True):
    """Go on in another language."""

    language: str


class Look(Ask, frozen=True, kw_only=True):
    """Look from another of the own seats, or from none (the curtain is drawn)."""

    seat: int | None


class Resign(Ask, frozen=True, kw_only=True):
    """One of the own seats leaves the match for good."""

    seat: int


class Back(Ask, frozen=True, kw_only=True):
    """Take back the last choice, as it was after so many rows."""

    number: int


class Agree(Ask, frozen=True, kw_only=True):
    """Say whether somebody else may take a choice back."""

    yes: bool


class Advise(Ask, frozen=True, kw_only=True):
    """Ask for the best answers."""

    number: int


class Survey(Ask, frozen=True, kw_only=True):
    """Ask where a fighter could go and whom it could attack."""

    fighter: str


class Again(Ask, frozen=True, kw_only=True):
    """Another match of the same kind, at the same table."""


class History(Ask, frozen=True, kw_only=True):
    """Ask for the page of events that ends before event number `before`."""

    before: int


class Claim(Ask, frozen=True, kw_only=True):
    """A seat has stayed away too long: let a bot play for it until it comes back, or let it leave for good."""

    seat: int
    way: Literal["bot", "leave"]


class Moderate(Ask, frozen=True, kw_only=True):
    """The host of a table sees to order: a seat is removed, banned, muted; the table is shut to newcomers or open."""

    act: Literal["remove", "ban", "mute", "unmute", "shut", "open"]
    seat: int | None = None


class Seen(Ask, frozen=True, kw_only=True):
    """The page has shown what had happened after so many rows: bots may go on."""

    number: int


Phrases = Literal[
    "hello", "luck", "played", "thanks", "sorry", "oops", "wow", "moment", "hurry", "close", "game", "rematch",
    "thumb", "heart", "cheers", "think", "shock", "party",
]  # fmt: skip


class Phrase(Ask, frozen=True, kw_only=True):
    """Say something to the others at the table: a phrase, or a sign."""

    phrase: Phrases


class Ping(Ask, frozen=True, kw_only=True):
    """See whether the line is open."""


Asks = (
    Hello
    | Answer
    | Speak
    | Look
    | History
    | Resign
    | Back
    | Agree
    | Advise
    | Survey
    | Again
    | Claim
    | Moderate
    | Phrase
    | Seen
    | Ping
)


# ---------------------------------------------------------------- facts of a duel
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
    """A board as it is drawn."""

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


class HeroFacts(Part, frozen=True, kw_only=True):
    """A hero as the character card tells."""

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


class DuelFacts(Message, frozen=True, kw_only=True, tag="duel"):
    """What does not change in a duel, in words."""

    board: Board
    heroes: list[HeroFacts]
    fighters: dict[str, Fighter]
    cards: dict[str, DuelCard]
    sides: dict[str, str]


# ---------------------------------------------------------------- facts of the unicorn game
class HerdCard(Part, frozen=True, kw_only=True):
    """A card of the unicorn game; `copies` are at the table: none of a card that so few players leave out."""

    id: str
    name: str
    type: Literal["baby", "basic", "magical", "magic", "upgrade", "downgrade", "instant"]
    type_name: str
    text: str
    copies: int
    rules: list[str]


class UnicornFacts(Message, frozen=True, kw_only=True, tag="unicorns"):
    """What does not change at a unicorn table, in words."""

    cards: dict[str, HerdCard]


Facts = DuelFacts | UnicornFacts


# ---------------------------------------------------------------- views
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


class DuelSeat(Part, frozen=True, kw_only=True):
    """What lies before a player."""

    hero: str
    hand: DuelHand
    known: list[str]
    deck: DuelDeck
    discard: list[str]
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
    mode: Literal["duel", "free_for_all", "teams"]
    turn: int | None
    actions: int
    taken: int
    doors: dict[str, Literal["open", "closed"]]
    fighters: dict[str, DuelFighter]
    seats: list[DuelSeat]
    combat: Combat | None
    playing: Scheme | None
    pending: dict[str, int]


class HerdDeck(Part, frozen=True, kw_only=True):
    """The deck, and what is known of it."""

    size: int
    top: dict[str, str]
    shuffled: list[str]


class HerdHand(Part, frozen=True, kw_only=True):
    """A hand: its size, its cards for those who see them, and whether everybody does."""

    size: int
    cards: list[str] | None
    open: bool


class Stable(Part, frozen=True, kw_only=True):
    """What stands before a player."""

    unicorns: list[str]
    upgrades: list[str]
    downgrades: list[str]
    count: int
    letters: int
    pandas: bool
    blinded: bool
    limit: int


class HerdSeat(Part, frozen=True, kw_only=True):
    """A player at the unicorn table."""

    hand: HerdHand
    known: list[str]
    stable: Stable
    left: bool


class Instant(Part, frozen=True, kw_only=True):
    """An instant that was thrown in; it answers the card (0) or the instant of that number."""

    seat: int
    card: str
    answers: int


class Named(Part, frozen=True, kw_only=True):
    """What was named for a card: a card with its place, or a player."""

    card: str | None = None
    other: int | None = None
    place: str | None = None
    seat: int | None = None
    owner: int | None = None


class Play(Part, frozen=True, kw_only=True):
    """The card that is being played."""

    seat: int
    card: str
    stage: Literal["naming", "answering", "resolving"]
    named: list[Named]
    instants: list[Instant]


class UnicornView(Part, frozen=True, kw_only=True):
    """The unicorn table as a seat sees it."""

    language: str
    goal: int
    turn: int | None
    plays: int
    extra: int
    cut: bool
    waiting: list[str]
    deck: HerdDeck
    discard: list[str]
    nursery: list[str]
    seats: list[HerdSeat]
    playing: Play | None


# a view goes out as the game gives it; its types above are for the page, and checked in tests
View = Annotated[dict[str, Any], msgspec.Meta(extra={"types": (DuelView, UnicornView)})]


# ---------------------------------------------------------------- what the server says
class Tell(Message, frozen=True, kw_only=True):
    """A message to a page."""


class Seat(Part, frozen=True, kw_only=True):
    """Who sits where: `name` is what everybody calls the seat in sentences, `person` what its player goes by.

    Of a bot `face` tells which of the hall's bots it is, so that it looks the same wherever it sits.
    `host` has set the table and may see to order; who is `muted` cannot ask the others for anything; for who stays
    away a bot may play meanwhile (`replaced`).
    """

    name: str
    person: str | None
    kind: Literal["person", "bot", "free"]
    level: str | None
    here: bool
    team: int | None
    host: bool = False
    muted: bool = False
    replaced: bool = False
    face: str | None = None


class Option(Part, frozen=True, kw_only=True):
    """One of the answers."""

    id: str
    kind: str
    text: str
    rules: list[str]
    fields: dict[str, Any]


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


class Window(Part, frozen=True, kw_only=True):
    """A question that several seats answer at once: how long it is open (0: until all have answered), what one said."""

    milliseconds: int
    left: int
    given: str | None


class Question(Part, frozen=True, kw_only=True):
    """What one of the own seats is asked."""

    number: int
    seat: int
    question: str
    text: str
    rules: list[str]
    about: dict[str, str]
    source: str
    options: list[Option]
    window: Window | None
    ways: list[Way] = []
    uses: list[Use] = []


class Asked(Part, frozen=True, kw_only=True):
    """Who is asked what, for everybody to see; the card or ability behind it, if there is one.

    In the middle of a combat, `moment` tells how far that has come.
    """

    seats: list[int]
    question: str
    source: str | None
    window: Window | None
    moment: Literal["laying", "immediately", "during", "damage", "after", "end"] | None = None


class Event(Part, frozen=True, kw_only=True):
    """What happened, as a sentence and as facts."""

    event: str
    text: str
    facts: dict[str, Any]


class Clock(Part, frozen=True, kw_only=True):
    """How much time a seat has left, in milliseconds, and whether it runs."""

    left: int
    runs: bool


class End(Part, frozen=True, kw_only=True):
    """How a match ended."""

    winners: list[int]
    reason: str
    text: str


class Retreat(Part, frozen=True, kw_only=True):
    """Whether one's last choice can be taken back: at once, if all others agree, or not at all; and who asks for it."""

    way: Literal["none", "free", "agreed"]
    asks: int | None
    agreed: list[int]


class Table(Tell, frozen=True, kw_only=True):
    """Everything about a table that stays as it is, in words; told first, and again in another language."""

    version: int
    id: str
    game: Literal["duel", "unicorns"]
    language: str
    setup: dict[str, Any]
    facts: Facts
    mine: list[int]
    window: int
    alone: bool
    choose: bool = False


class Seats(Tell, frozen=True, kw_only=True):
    """Who sits where, how many watch, and whether the table is shut to newcomers."""

    seats: list[Seat]
    watching: int
    shut: bool = False


class Absence(Tell, frozen=True, kw_only=True):
    """Who keeps the others waiting at a table without clocks, and in how many milliseconds it can be claimed.

    None if nobody does any more; 0 if it can be claimed now.
    """

    seat: int | None
    left: int


class Moderated(Tell, frozen=True, kw_only=True):
    """What the host of the table has done, as a sentence."""

    act: Literal["remove", "ban", "mute", "unmute", "shut", "open"]
    seat: int | None
    text: str


class Said(Tell, frozen=True, kw_only=True):
    """What somebody at the table says to the others."""

    seat: int
    phrase: Phrases


class Past(Tell, frozen=True, kw_only=True):
    """A page of earlier events: those from event number `begins` on, up to what was told already."""

    begins: int
    events: list[Event]


class News(Tell, frozen=True, kw_only=True):
    """How the match stands after so many rows, seen from a seat; what happened since the page heard last."""

    number: int
    seat: int | None
    view: View
    begins: int
    events: list[Event]
    asked: Asked | None
    question: Question | None
    clocks: list[Clock]
    retreat: Retreat
    end: End | None


class Choice(Part, frozen=True, kw_only=True):
    """An answer and the chance to win with it."""

    option: str
    text: str
    chance: float
    share: float


class Advice(Tell, frozen=True, kw_only=True):
    """The best answers, and what is expected to follow."""

    number: int
    chance: float
    choices: list[Choice]
    line: list[str]


class Chance(Tell, frozen=True, kw_only=True):
    """How likely a seat is to win, as a bot sees it from there."""

    number: int
    seat: int
    chance: float


class Reach(Tell, frozen=True, kw_only=True):
    """What everybody may reckon of a fighter after so many rows: its moves and the attacks they lead to.

    `boosted` are spaces that the best boost in a hand that one sees leads to; `later` and `nears` are the fighters and
    spaces that it could attack only after a move.
    """

    number: int
    fighter: str
    moves: list[str]
    boosted: list[str]
    attacks: list[str]
    threatens: list[str]
    later: list[str]
    nears: list[str]


class Thinking(Tell, frozen=True, kw_only=True):
    """A bot thinks about its answer."""

    seat: int


Reason = Literal[
    "stale",
    "illegal",
    "not_asked",
    "not_yours",
    "over",
    "unreadable",
    "too_fast",
    "version",
    "storage",
    "waiting",
    "muted",
    "busy",
]


class Refused(Tell, frozen=True, kw_only=True):
    """Something was not done, and why; the match is as it was."""

    reason: Reason
    text: str


class Next(Tell, frozen=True, kw_only=True):
    """The next match at this table."""

    id: str


class Pong(Tell, frozen=True, kw_only=True):
    """The line is open."""


Tells = (
    Table
    | Seats
    | News
    | Past
    | Advice
    | Chance
    | Reach
    | Thinking
    | Absence
    | Moderated
    | Said
    | Refused
    | Next
    | Pong
)


# ---------------------------------------------------------------- the lobby: what is asked and answered without a line
class Level(Part, frozen=True, kw_only=True):
    """How strong a bot is, in words."""

    id: str
    name: str
    about: str


class Choices(Part, frozen=True, kw_only=True):
    """A reading of the rules that a table may agree on: its values, the book's own first, in words."""

    id: str
    name: str
    values: list[str]
    names: list[str]


class Mode(Part, frozen=True, kw_only=True):
    """A way to play the duel, and for how many."""

    id: Literal["duel", "free_for_all", "teams"]
    name: str
    least: int
    most: int


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


class UnicornAlmanac(Part, frozen=True, kw_only=True):
    """All that a unicorn table can be made of."""

    least: int
    most: int
    cards: list[HerdCard]
    choices: list[Choices]


class Almanac(Part, frozen=True, kw_only=True):
    """All that can be played, in the words of a language: GET /api/almanac/LANGUAGE."""

    levels: list[Level]
    duel: DuelAlmanac
    unicorns: UnicornAlmanac


class Chair(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit at a seat: I, somebody else at this screen, a friend who gets the link, or a bot."""

    kind: Literal["me", "here", "friend", "bot"]
    name: str = ""
    level: str = "warrior"


class Timing(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Clocks: none, so many seconds a move, or so many for a whole match; and what becomes of who is late."""

    kind: Literal["none", "move", "match"] = "none"
    seconds: int = 0
    late: Literal["bot", "forfeit"] = "bot"


class NewMatch(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be set: POST /api/matches. `setup` is the game's own; `window` are the seconds to answer a card.

    With `choose`, whoever takes a free seat of a duel chooses its hero; until then the setup has one for it.
    """

    game: Literal["duel", "unicorns"]
    setup: dict[str, Any]
    chairs: list[Chair]
    window: int = 8
    timing: Timing = Timing()
    choose: bool = False


class Made(Part, frozen=True, kw_only=True):
    """A table that was set, or joined."""

    id: str


class Join(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sit down at a free seat: POST /api/matches/ID/join; with a hero of one's own, where the host allows it."""

    name: str
    seat: int | None = None
    hero: str | None = None


class Summary(Part, frozen=True, kw_only=True):
    """A table as it is listed: GET /api/matches (those of this browser), GET /api/matches/ID."""

    id: str
    game: Literal["duel", "unicorns"]
    setup: dict[str, Any]
    seats: list[Seat]
    mine: list[int]
    state: Literal["waiting", "running", "over"]
    waits_for_me: bool
    end: str | None
    created: float
    choose: bool = False


class Problem(Part, frozen=True, kw_only=True):
    """Why something was refused, in words: the answer with any status from 400 on."""

    text: str


Papers = Almanac | NewMatch | Made | Join | Summary | Problem

ASKS: Final = msgspec.json.Decoder(Asks)
ENCODER: Final = msgspec.json.Encoder()
