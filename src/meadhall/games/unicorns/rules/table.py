"""Table: all that does not change during a match: the cards by code, the deck, the goal, the options.

A card's code is WORD times its word plus its number in that word, and copies of a face have numbers that follow each
other; a face is known by its first code. Word 0 holds the unicorns of the deck, word 1 babies, upgrades and downgrades,
word 2 magic cards and instants: a stable is two words, a hand three, and each is a set by face.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.kernel.bits import WORD, bit
from meadhall.kernel.machine import Block, Node, Program

# the words of a set of cards
HERD: Final = 0  # unicorns of the deck
GRADES: Final = 1  # babies, upgrades and downgrades
SPELLS: Final = 2  # magic cards and instants
WORDS: Final = 3  # of a hand
STABLE_WORDS: Final = 2  # of a stable
DECK_WORDS: Final = 2  # of a set of positions of the deck

# codes of the words up to one, in whole words: written out, so that they are constants for the compiler
HERD_CODES: Final = 60
STABLE_CODES: Final = 120  # what may lie in a stable has a code below
CODES: Final = 180

# What a viewer knows to have been in the deck is kept in two groups.
GROUPS: Final = 2
LATE: Final = 0
OLDER: Final = 1

TYPES: Final = ("baby", "basic", "magical", "magic", "upgrade", "downgrade", "instant")
BABY: Final = 0
BASIC: Final = 1
MAGIC: Final = 3
UPGRADE: Final = 4
DOWNGRADE: Final = 5
INSTANT: Final = 6
WORD_OF: Final = (GRADES, HERD, HERD, SPELLS, GRADES, GRADES, SPELLS)
GRADE_TYPES: Final = ("upgrade", "downgrade")

# what a card does as long as it lies in a stable
LASTING: Final = (
    "counts_double", "plays_no_instants", "plays_unstopped", "shields_unicorns", "withstands_magic", "reserves_basics",
    "plays_no_upgrades", "shows_hand", "blinds", "makes_pandas",
)  # fmt: skip
COUNTS_DOUBLE: Final = 0
PLAYS_NO_INSTANTS: Final = 1
PLAYS_UNSTOPPED: Final = 2
SHIELDS_UNICORNS: Final = 3
WITHSTANDS_MAGIC: Final = 4
RESERVES_BASICS: Final = 5
PLAYS_NO_UPGRADES: Final = 6
SHOWS_HAND: Final = 7
BLINDS: Final = 8
MAKES_PANDAS: Final = 9

# the ways out of a stable that a card may save from
SACRIFICED: Final = 1
DESTROYED: Final = 2

# the match options where the books differ
TARGETS_LATER: Final = 1
WIN_LATER: Final = 2

HAND_LIMIT: Final = 7

EMPTY: Final[Block[Any]] = Block([])


@final
class Face:
    """A card as it is printed, without its words."""

    __slots__ = (
        "began", "code", "copies", "crowd", "crowded", "enter", "fallen", "falls_home", "id", "is_grade", "limit",
        "moved", "named_freely", "names", "optional", "pays_itself", "play", "plays", "price", "saves_from",
        "saves_itself", "type", "unanswerable",
    )  # fmt: skip

    def __init__(self, id: str, type_: i64, code: i64, copies: i64) -> None:
        self.id: str = id
        self.type: i64 = type_
        self.is_grade: bool = TYPES[type_] in GRADE_TYPES
        self.code: i64 = code
        self.copies: i64 = copies
        self.play: Block[Any] = EMPTY  # of a magic card
        self.enter: Block[Any] = EMPTY  # when it enters a stable
        self.began: Block[Any] = EMPTY  # at the start of a turn
        self.optional: bool = False  # whether that may be left out
        self.fallen: Block[Any] = EMPTY  # after it was sacrificed or destroyed
        self.moved: Block[Any] = EMPTY  # whenever a unicorn enters or leaves the stable
        self.crowd: i64 = -1  # with more unicorns than so many there …
        self.crowded: Block[Any] = EMPTY  # … this happens
        self.names: list[Node[Any]] = []  # the choices of its effect that are named when it is played (W11)
        self.named_freely: bool = False  # whether they may be left out
        self.saves_from: i64 = 0  # the ways out of the stable that it may save from
        self.saves_itself: bool = False  # itself, or any other unicorn there
        self.price: Block[Any] = EMPTY  # what that costs
        self.pays_itself: bool = False  # whether the card itself is the price
        self.falls_home: bool = False  # sacrificed or destroyed, it goes to its owner's hand
        self.unanswerable: bool = False  # an instant that no instant stops
        self.limit: i64 = 0  # how many more cards its owner may keep
        self.plays: i64 = 0  # how many cards may be played in a turn that begins with it


NOTHING: Final = Face("", 0, 0, 0)


@final
class Table:
    """What a match is played with."""

    __slots__ = (
        "babies", "basics", "catalogue", "code_of", "crowding", "dealt", "deck", "downgrades", "face", "faces",
        "fingerprint", "first", "first_seat", "goal", "grades_with", "herd_with", "instants", "language", "letters",
        "limits", "magic", "options", "playing", "program", "reacting", "saving", "seats", "setup", "starting",
        "template", "upgrades",
    )  # fmt: skip

    def __init__(self, program: Program, faces: list[Face], seats: i64) -> None:
        self.program: Program = program
        self.seats: i64 = seats
        self.setup: dict[str, Any] = {}
        self.catalogue: Any = None  # what its cards are from
        self.fingerprint: str = ""
        self.language: str = ""
        self.first_seat: i64 = -1
        self.goal: i64 = 7
        self.options: i64 = 0
        self.template: Any = None  # a position before anything has happened
        self.faces: list[Face] = [NOTHING] * CODES
        self.face: vec[i64] = vec[i64]([0] * CODES)  # by code: the numbers of all copies, in the card's word
        self.code_of: vec[i64] = vec[i64]([-1] * CODES)  # by code of a copy: the face
        self.first: vec[i64] = vec[i64]([0] * WORDS)  # by word: the faces
        self.letters: vec[i64] = vec[i64]([0] * CODES)  # in the name, by face (V1.3)
        self.deck: vec[i64] = vec[i64]([])  # the faces of the deck, one for each copy
        self.dealt: list[int] = []  # faces of which everybody gets one before all else (V8.2)
        self.babies: i64 = 0  # of the grades
        self.upgrades: i64 = 0  # of the grades
        self.downgrades: i64 = 0  # of the grades
        self.basics: i64 = 0  # of the herd
        self.magic: i64 = 0  # of the spells
        self.instants: i64 = 0  # of the spells
        self.herd_with: vec[i64] = vec[i64]([0] * len(LASTING))  # by lasting effect: the unicorns that have it …
        self.grades_with: vec[i64] = vec[i64]([0] * len(LASTING))  # … and the upgrades and downgrades
        self.starting: vec[i64] = vec[i64]([0, 0])  # cards with an effect at the start of a turn
        self.saving: vec[i64] = vec[i64]([0, 0])  # cards that may save others
        self.reacting: vec[i64] = vec[i64]([0, 0])  # cards that act whenever a unicorn comes or goes
        self.crowding: vec[i64] = vec[i64]([0, 0])  # cards that act when a stable is crowded
        self.limits: vec[i64] = vec[i64]([0, 0])  # cards that change the hand limit
        self.playing: vec[i64] = vec[i64]([0, 0])  # cards that let more be played in a turn
        for face in faces:
            self.add(face)

    def add(self, face: Face) -> None:
        """Take a face in, with all its copies."""
        word: i64 = face.code // WORD
        mask: i64 = 0
        for at in range(face.copies):
            mask |= bit((face.code + at) % WORD)
            self.code_of[face.code + at] = face.code
        self.faces[face.code] = face
        self.face[face.code] = mask
        self.first[word] |= mask & -mask
        if face.type == BABY:
            self.babies |= mask
        elif face.type == BASIC:
            self.basics |= mask
        elif face.type == MAGIC:
            self.magic |= mask
        elif face.type == UPGRADE:
            self.upgrades |= mask
        elif face.type == DOWNGRADE:
            self.downgrades |= mask
        elif face.type == INSTANT:
            self.instants |= mask
        if word < STABLE_WORDS:
            self.note_moments(face, word, mask)

    def note_moments(self, face: Face, word: i64, mask: i64) -> None:
        """Note what a card of a stable does at which moment."""
        if not face.began.is_empty():
            self.starting[word] |= mask
        if face.saves_from != 0 and not face.saves_itself:
            self.saving[word] |= mask
        if not face.moved.is_empty():
            self.reacting[word] |= mask
        if face.crowd >= 0:
            self.crowding[word] |= mask
        if face.limit != 0:
            self.limits[word] |= mask
        if face.plays != 0:
            self.playing[word] |= mask

    def has(self, option: i64) -> bool:
        """Whether an option of the match is not its default."""
        return self.options & option != 0
