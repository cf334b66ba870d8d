"""Table: all that does not change during a match, made ready from the setup: who sits where, with which cards.

A hero's cards are numbered so that copies of one face stand together; a face is known by its first number, its code.
A set of cards in one place is a word in which each face fills its numbers from the lowest up. So equal hands are equal
words, whatever copies they came from, and the faces of a hand are `hand & first`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.duel.rules.board import Board
from meadhall.kernel.bits import below, bit, members
from meadhall.kernel.machine import Block, Program

STRIDE: Final = 64  # card codes per seat: below 32 the deck, from 32 on the attacks that bonus attacks bring
DECK: Final = 30  # places for the cards of a seat: the decks of the package fill them, others may be smaller
FEWEST: Final = 10  # cards of such a deck: enough for any opening hand, and for some draws after it (H2)
VIRTUAL: Final = 32

TIMINGS: Final = ("immediately", "during_combat", "after_combat", "scheme")
IMMEDIATELY: Final = 0
DURING: Final = 1
AFTER: Final = 2
SCHEME: Final = 3

# the moments of abilities; the first three are the timings of combat cards, since a character card may use them too
MOMENTS: Final = (
    "immediately", "during_combat", "after_combat", "turn_start", "turn_end", "hurt", "defeated", "combat_won",
    "attack_over", "opening",
)  # fmt: skip
TURN_START: Final = 3
TURN_END: Final = 4
HURT: Final = 5
DEFEATED: Final = 6
COMBAT_WON: Final = 7
ATTACK_OVER: Final = 8
OPENING: Final = 9
# further moments, of which only what lasts takes note (M29)
ATTACKS: Final = 10
ATTACKED: Final = 11
COMBAT_LOST: Final = 12
MOVED: Final = 13
SCHEME_PLAYED: Final = 14
BOOSTED: Final = 15
ENEMY_TURN_START: Final = 16
ENEMY_TURN_END: Final = 17
# what a lasting effect may wait for, by the words of card files
AWAITED: Final = {
    "turn_start": TURN_START, "turn_end": TURN_END,
    "enemy_turn_start": ENEMY_TURN_START, "enemy_turn_end": ENEMY_TURN_END,
    "attacks": ATTACKS, "attacked": ATTACKED, "combat_won": COMBAT_WON, "combat_lost": COMBAT_LOST,
    "attack_over": ATTACK_OVER, "hurt": HURT, "defeated": DEFEATED, "moved": MOVED,
    "scheme_played": SCHEME_PLAYED, "boosted": BOOSTED,
}  # fmt: skip

# the match options where the books differ
DEFEAT_AT_ONCE: Final = 1
VERSATILE_AS_USED: Final = 2
DISCARD_LAST: Final = 4
CLOSED_HANDS: Final = 8

# how many things that last each player has room for, and how many numbers one takes
LASTING_SLOTS: Final = 12
LASTING_PARTS: Final = 2
# how many kinds of tokens for the board a hero has at most, and how many numbers one takes
PIECE_KINDS: Final = 3
PIECE_PARTS: Final = 2

EMPTY: Final[Block[Any]] = Block([])


@final
class Card:
    """A face: its numbers and its effects by timing."""

    __slots__ = (
        "blocks", "boost", "code", "copies", "fighters", "id", "kind", "leaves", "symbol", "tags", "uncancellable",
        "value",
    )  # fmt: skip

    def __init__(self, id: str, kind: str, value: i64, boost: i64, code: i64, copies: i64) -> None:
        self.id: str = id
        self.kind: str = kind
        self.value: i64 = value  # -1: a scheme has none
        self.boost: i64 = boost  # -1: none printed (R4)
        self.code: i64 = code
        self.copies: i64 = copies
        self.fighters: i64 = 0  # who may use it, counted from the hero
        self.uncancellable: bool = False
        self.leaves: bool = False  # one of its effects removes it from the match
        self.symbol: i64 = -1
        self.tags: list[str] = []
        self.blocks: list[Block[Any]] = [EMPTY, EMPTY, EMPTY, EMPTY]

    def attacks(self) -> bool:
        """Whether it may be laid as an attack card (D4.2)."""
        return self.kind in {"attack", "versatile"}

    def defends(self) -> bool:
        """Whether it may be laid as a defence card, conditions apart (D4.2)."""
        return self.kind in {"defence", "versatile"}

    def serves_as(self, use: str) -> bool:
        """Whether it may be used as an attack card, a defence card or a scheme, conditions apart."""
        if use == "attack":
            return self.attacks()
        if use == "defence":
            return self.defends()
        return self.kind == use

    def can_be_cancelled(self) -> bool:
        """Whether it has effects, and none of them says that it cannot be cancelled (D8.6, R20)."""
        if self.uncancellable:
            return False
        for block in self.blocks:
            if not block.is_empty():
                return True
        return False


@final
class Ability:
    """A rule of a character card that acts at a moment of the match."""

    __slots__ = ("block", "id", "moment", "whose")

    def __init__(self, id: str, moment: i64, whose: i64, block: Block[Any]) -> None:
        self.id: str = id
        self.moment: i64 = moment
        self.whose: i64 = whose  # the fighters it is about, counted from the hero
        self.block: Block[Any] = block


@final
class Sheet:
    """A hero as a match needs it: fighters, cards and abilities; both seats of a mirror match share one."""

    __slots__ = (
        "abilities", "awaited", "boosted", "cards", "farther", "fighters", "health", "hero", "lasts", "moments", "move",
        "piece_most", "pieces", "ranged", "shifts", "sidekick", "sides", "standing", "start_symbol", "statics", "steps",
        "symbols", "tagged", "token", "token_most", "token_start", "uses",
    )  # fmt: skip

    def __init__(self, hero: str) -> None:
        self.hero: str = hero
        self.sidekick: str = ""
        self.fighters: list[str] = []
        self.health: list[int] = []
        self.ranged: i64 = 0  # of these fighters, counted from the hero: who attacks at range, who starts on the board
        self.standing: i64 = 0
        self.move: i64 = 0
        self.token: str = ""
        self.token_start: i64 = 0
        self.token_most: i64 = 0
        self.sides: list[str] = []  # what the token shows, if it is a marker with sides; it counts nothing then
        self.pieces: list[str] = []  # kinds of tokens that are laid on spaces and on fighters, and how many there are
        self.piece_most: list[int] = []
        self.symbols: list[str] = []
        self.start_symbol: i64 = -1
        self.shifts: bool = False  # damage meant for the hero may be shifted to sidekicks in a shared zone
        self.boosted: i64 = 0  # the fighters, counted from the hero, with whose attacks a boost may be laid (R3)
        self.farther: Any = None  # a number added to the move value in a manoeuvre
        self.steps: range = range(0)  # the numbers of this hero's nodes in the program
        self.cards: list[Card] = []
        self.tagged: dict[str, int] = {}  # by tag: the cards that bear it
        self.abilities: list[Ability] = []
        self.moments: i64 = 0  # the moments at which some ability acts
        self.lasts: bool = False  # whether some effect lasts, or some card stays in play
        self.awaited: i64 = 0  # the moments for which such effects wait
        self.statics: list[Any] = []  # lasting changes of combat values, asked whenever a value is read
        self.uses: list[tuple[int, Any]] = []  # (code, condition): attack cards that sometimes defend

    def add_card(self, card: Card) -> None:
        """Give the hero a card of the deck; it can be found by its tags and by its own id."""
        self.cards.append(card)
        face = ((1 << int(card.copies)) - 1) << int(card.code)
        for tag in [*card.tags, card.id]:
            self.tagged[tag] = self.tagged.get(tag, 0) | face

    def deck_size(self) -> int:
        """How many cards the deck has."""
        return sum([int(card.copies) for card in self.cards if card.code < VIRTUAL])

    def add_ability(self, ability: Ability) -> None:
        """Give the hero an ability."""
        self.abilities.append(ability)
        self.moments |= bit(ability.moment)


@final
class Table:
    """A setup made ready: seats, fighters, cards, and the numbered nodes of rules and effects."""

    __slots__ = (
        "base", "board", "boost", "boostable", "card_ids", "cards", "catalogue", "code_of", "combat_steps",
        "deck_sizes", "face", "fighter_ids", "fingerprint", "first", "first_seat", "foe_seats", "foes",
        "friend_seats", "health", "lasting", "mode", "names", "opening_hands", "options", "own", "owner",
        "piece_ids", "piece_names", "pieces", "program", "ranged", "saved_as", "saved_steps", "seats", "sees",
        "setup", "sheets", "standing", "template", "use_attack", "use_defence", "use_scheme", "value",
    )  # fmt: skip

    def __init__(self, board: Board, sheets: list[Sheet], mode: str, friends: list[int], sees: list[int]) -> None:
        self.board: Board = board
        self.sheets: list[Sheet] = sheets
        self.seats: i64 = len(sheets)
        self.mode: str = mode
        self.options: i64 = 0
        self.first_seat: i64 = -1
        self.lasting: i64 = 0  # how many numbers it takes to keep what lasts: none if nothing can
        if True in [sheet.lasts for sheet in sheets]:
            self.lasting = LASTING_PARTS * LASTING_SLOTS * len(sheets)
        self.opening_hands: vec[i64] = NO_STEPS  # by seat
        self.piece_ids: list[list[str]] = piece_ids(sheets)
        self.piece_names: dict[str, tuple[str, str]] = {
            name: (sheet.hero, piece)
            for sheet, names in zip(sheets, self.piece_ids, strict=True)
            for name, piece in zip(names, sheet.pieces, strict=True)
        }
        self.pieces: i64 = 0  # how many numbers it takes to keep the tokens on the board
        if True in [len(sheet.pieces) > 0 for sheet in sheets]:
            self.pieces = PIECE_PARTS * PIECE_KINDS * len(sheets)
        self.setup: dict[str, object] = {}
        self.catalogue: Any = None  # what its heroes and its board are from
        self.fingerprint: str = ""
        self.combat_steps: vec[i64] = NO_STEPS
        self.saved_steps: vec[i64] = NO_STEPS  # by number in saved matches: the number of a node in the program
        self.saved_as: vec[i64] = NO_STEPS  # the reverse
        self.template: Any = None  # a position before anything has happened, to be copied
        self.program: Program = Program()
        everybody = (1 << len(sheets)) - 1
        self.friend_seats: vec[i64] = vec[i64](friends)
        self.foe_seats: vec[i64] = vec[i64]([everybody & ~mask for mask in friends])
        self.sees: vec[i64] = vec[i64](sees)
        self._number_fighters(sheets)
        self._number_cards(sheets)

    def _number_fighters(self, sheets: list[Sheet]) -> None:
        """Fighters are numbered seat by seat, the hero of each seat first."""
        base: list[int] = [0]
        for sheet in sheets:
            base.append(base[-1] + len(sheet.fighters))
        own = [(1 << base[seat + 1]) - (1 << base[seat]) for seat in range(len(sheets))]
        self.base: vec[i64] = vec[i64](base)
        self.own: vec[i64] = vec[i64](own)
        self.foes: vec[i64] = vec[i64]([sum([own[seat] for seat in members(foes)]) for foes in self.foe_seats])
        self.owner: vec[i64] = vec[i64]([seat for seat, sheet in enumerate(sheets) for _ in sheet.fighters])
        self.health: vec[i64] = vec[i64]([points for sheet in sheets for points in sheet.health])
        self.ranged: i64 = sum([sheet.ranged << base[seat] for seat, sheet in enumerate(sheets)])
        self.standing: i64 = sum([sheet.standing << base[seat] for seat, sheet in enumerate(sheets)])
        self.fighter_ids: list[str] = fighter_ids(sheets)

    def _number_cards(self, sheets: list[Sheet]) -> None:
        """Every seat has its own stretch of codes."""
        size = STRIDE * len(sheets)
        self.cards: list[Card] = [NO_CARD] * size
        self.card_ids: list[str] = card_ids(sheets)
        self.code_of: vec[i64] = vec[i64]([-1] * size)
        self.face: vec[i64] = vec[i64]([0] * size)
        self.first: vec[i64] = vec[i64]([0] * len(sheets))
        self.deck_sizes: vec[i64] = vec[i64]([sheet.deck_size() for sheet in sheets])
        self.boostable: vec[i64] = vec[i64]([0] * len(sheets))
        for seat, sheet in enumerate(sheets):
            for card in sheet.cards:
                self.cards[STRIDE * seat + card.code] = card
                if card.code < VIRTUAL:
                    self._number_copies(seat, card)
        self.value: vec[i64] = vec[i64]([card.value for card in self.cards])
        self.boost: vec[i64] = vec[i64]([card.boost for card in self.cards])
        self.use_attack: vec[i64] = self._usable("attack")
        self.use_defence: vec[i64] = self._usable("defence")
        self.use_scheme: vec[i64] = self._usable("scheme")
        self.names: dict[str, tuple[str, str]] = {
            name: (sheets[at // STRIDE].hero, self.cards[at].id) for at, name in enumerate(self.card_ids) if name
        }

    def _number_copies(self, seat: i64, card: Card) -> None:
        """The copies of a card of the deck follow each other."""
        at = STRIDE * seat + card.code
        face = below(card.copies) << card.code
        self.face[at] = face
        self.first[seat] |= bit(card.code)
        if card.boost >= 0:
            self.boostable[seat] |= face
        for copy in range(card.copies):
            self.code_of[at + copy] = card.code

    def _usable(self, use: str) -> vec[i64]:
        """By fighter: the cards it may use in a way, conditions apart (D4.1)."""
        masks: list[int] = []
        for n, sheet in enumerate(self.sheets):
            for local in range(len(sheet.fighters)):
                mask = 0
                for card in sheet.cards:
                    if card.serves_as(use) and card.code < VIRTUAL and card.fighters >> local & 1:
                        mask |= self.face[STRIDE * n + card.code]
                masks.append(mask)
        return vec[i64](masks)

    def full_decks(self) -> vec[i64]:
        """By seat the codes of a whole deck, in the order of the catalogue; a smaller one leaves places free."""
        return vec[i64]([self.code_of[STRIDE * seat + at] for seat in range(self.seats) for at in range(DECK)])

    def deck_of(self, seat: int) -> list[int]:
        """The codes of a whole deck, one a card."""
        return [int(self.code_of[STRIDE * seat + at]) for at in range(self.deck_sizes[seat])]

    def number_steps(self, rules: int, late: range) -> None:
        """In saved matches the rules come first, then the heroes as they sit: no other hero's steps matter there.

        Last come the rules that were added later, so that matches of before still fit.
        """
        numbers = list(range(rules))
        for at, sheet in enumerate(self.sheets):
            if sheet not in self.sheets[:at]:
                numbers += sheet.steps
        numbers += late
        reverse = [0] * (max(numbers) + 1)
        for at, number in enumerate(numbers):
            reverse[number] = at
        self.saved_steps = vec[i64](numbers)
        self.saved_as = vec[i64](reverse)

    def give_handicap(self, health: list[int]) -> None:
        """Heroes have more or less health than their sheets say, at the start and at most (H1)."""
        for seat, change in enumerate(health):
            self.health[self.base[seat]] += change

    def has(self, option: i64) -> bool:
        """Whether the match is played with an option."""
        return self.options & option != 0


def fighter_ids(sheets: list[Sheet]) -> list[str]:
    """By fighter: its name, with the seat behind it where a hero sits there twice."""
    heroes = [sheet.hero for sheet in sheets]
    return [
        f"{name}@{seat}" if heroes.count(sheet.hero) > 1 else name
        for seat, sheet in enumerate(sheets)
        for name in sheet.fighters
    ]


def card_ids(sheets: list[Sheet]) -> list[str]:
    """By code: the name of a card, with the seat behind it where several have one of that name."""
    having = Counter(card.id for sheet in sheets for card in sheet.cards)
    found = [""] * (STRIDE * len(sheets))
    for seat, sheet in enumerate(sheets):
        for card in sheet.cards:
            found[STRIDE * seat + int(card.code)] = f"{card.id}@{seat}" if having[card.id] > 1 else card.id
    return found


def piece_ids(sheets: list[Sheet]) -> list[list[str]]:
    """By seat: the names of its tokens for the board, with the seat behind them where several have one of that name."""
    having = Counter(piece for sheet in sheets for piece in sheet.pieces)
    return [
        [f"{piece}@{seat}" if having[piece] > 1 else piece for piece in sheet.pieces]
        for seat, sheet in enumerate(sheets)
    ]


NO_STEPS: Final[vec[i64]] = vec[i64]([])
NO_CARD: Final = Card("", "none", -1, -1, 0, 0)
