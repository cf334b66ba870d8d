"""The rules of the tiny game: three hidden hands, a response window, 130 options, one replacement effect.

In turn each seat draws a card and may play one. Everybody else is asked whether they stop it, whether they could or
not; a stop can be stopped. Carve: mark one of 130 runes; the third mark wins. Spy: look at the bottom of the deck.
Raven: draw a card; whenever a raven would be discarded, it returns to the hand instead. Storm: another seat discards by
chance. When the deck is empty, most marks win.
"""
# ruff: noqa: ARG002 - all nodes share one signature

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.kernel.bits import WORD
from meadhall.kernel.chance import Chance, chance_of, dealing_chance
from meadhall.kernel.errors import SetupError
from meadhall.kernel.events import Kind
from meadhall.kernel.game import Game, Option, announce
from meadhall.kernel.machine import SEAT_MASK, Node, Program, State, advance, asker
from meadhall.kernel.options import Options

FACES: Final = ("carve", "stop", "spy", "raven", "storm")
CARVE, STOP, SPY, RAVEN, STORM = range(5)
COPIES: Final = [12, 9, 6, 4, 5]
SEATS: Final = 3
RUNES: Final = 130
MARKS: Final = 3

REASONS: Final = ("runes_carved", "deck_empty", "forfeit")
CARVED, DECK_EMPTY, FORFEIT = range(3)

HIDDEN: Final = "secret:"  # before the part of an event that only some may know

PASS: Final = 0  # so that whoever has left passes
YES: Final = 1

KINDS: Final = (
    Kind("turn_began", ("seat",), ("turn",)),
    Kind(
        "card_drawn",
        ("seat", "", "", "", "secret:card"),
        ("seats.{seat}.hand", "?seats.{seat}.known", "deck.size", "?deck.bottom"),
    ),
    Kind("card_played", ("seat", "card"), ("seats.{seat}.hand", "?seats.{seat}.known", "table")),
    Kind("card_lost", ("seat", "card"), ("seats.{seat}.hand", "?seats.{seat}.known", "table")),
    Kind("card_discarded", ("card",), ("table", "pile")),
    Kind("card_returned", ("seat", "card"), ("table", "seats.{seat}.hand", "?seats.{seat}.known")),
    Kind("card_stopped", ("seat", "card"), ()),
    Kind("rune_carved", ("seat", "rune"), ("runes", "seats.{seat}.marks")),
    Kind("bottom_peeked", ("seat", "", "", "", "secret:card"), ("?deck.bottom",)),
    Kind("seat_left", ("seat",), ("seats.{seat}.left",)),
)
(
    TURN_BEGAN, CARD_DRAWN, CARD_PLAYED, CARD_LOST, CARD_DISCARDED, CARD_RETURNED, CARD_STOPPED, RUNE_CARVED,
    BOTTOM_PEEKED, SEAT_LEFT,
) = range(10)  # fmt: skip


class Tiny(State):
    """One position: counts of faces in hands and in what is known of them, the deck (its top last), pile and table."""

    def __init__(self, program: Program, chance: Chance, deck: list[int]) -> None:
        super().__init__(program, SEATS, chance, vec[i64]([0] * 8))
        self.turn = -1
        self.peeked = 0  # the seats that know the bottom of the deck
        self.stopped = 0  # whether the card on top of the table has been stopped
        self.deck = deck
        self.pile: list[int] = []
        self.table: list[int] = []  # cards that are being played, each after the seat it is of
        self.hand = [0] * (SEATS * len(FACES))
        self.known = [0] * (SEATS * SEATS * len(FACES))
        self.taken = [0] * (1 + (RUNES - 1) // WORD)
        self.marks = [0] * SEATS

    def clone(self) -> Tiny:
        """An independent copy."""
        copy = Tiny(self.program, self.chance.clone(), [])
        copy.copy_kernel(self)
        copy.stack = self.stack[:]
        copy.load_tiny([row[:] for row in self.dump_tiny()])
        return copy

    def dump_tiny(self) -> list[list[int]]:
        """What this class holds."""
        scalars = [self.turn, self.peeked, self.stopped]
        return [scalars, self.deck, self.pile, self.table, self.hand, self.known, self.taken, self.marks]

    def load_tiny(self, rows: list[list[int]]) -> None:
        """The reverse of dump_tiny."""
        (self.turn, self.peeked, self.stopped), self.deck, self.pile, self.table, self.hand, self.known, *rest = rows
        self.taken, self.marks = rest

    def dump(self) -> list[list[int]]:
        """The whole state as plain ints."""
        return self.dump_kernel() + [row[:] for row in self.dump_tiny()]

    def load(self, rows: list[list[int]]) -> None:
        """The reverse of dump."""
        self.load_kernel(rows)
        self.load_tiny([row[:] for row in rows[3:]])

    def held(self, seat: int) -> list[int]:
        """A hand as a list of faces."""
        return spread(self.hand[at(seat) : at(seat) + len(FACES)])

    def known_of(self, viewer: int, owner: int) -> list[int]:
        """What a viewer knows to be in a hand."""
        start = at(viewer * SEATS + owner)
        return spread(self.known[start : start + len(FACES)])

    def present(self) -> list[int]:
        """The seats that have not left."""
        return [seat for seat in range(SEATS) if not self.gone >> seat & 1]


def at(row: int, face: int = 0) -> int:
    """The place of a face in a row of counts."""
    return row * len(FACES) + face


def spread(counts: list[int]) -> list[int]:
    """Counts of faces as a list of faces."""
    return [face for face, count in enumerate(counts) for _ in range(count)]


# ---------------------------------------------------------------- cards from place to place
def draw(s: Tiny, seat: int) -> None:
    """The top card goes to a hand; if it was the bottom one too, who had peeked knows it there."""
    if not s.deck:
        return
    face = s.deck.pop()
    s.hand[at(seat, face)] += 1
    watching = 0 if s.deck else s.peeked
    for viewer in range(SEATS):
        if viewer != seat and watching >> viewer & 1:
            s.known[at(viewer * SEATS + seat, face)] += 1
    s.confide(CARD_DRAWN, watching | 1 << seat, seat, 0, 0, face)
    s.peeked &= ~watching


def lay(s: Tiny, seat: int, face: int, kind: int) -> None:
    """A card goes from the hand to the table, before everybody's eyes."""
    s.hand[at(seat, face)] -= 1
    for viewer in range(SEATS):
        place = at(viewer * SEATS + seat, face)
        s.known[place] = max(0, s.known[place] - 1)
    s.table += [seat, face]
    s.tell(kind, seat, face, 0, 0)


def put_away(s: Tiny) -> None:
    """The uppermost card of the table is discarded; a raven returns to the hand instead."""
    face, seat = s.table.pop(), s.table.pop()
    if face != RAVEN:
        s.pile.append(face)
        s.tell(CARD_DISCARDED, face, 0, 0, 0)
        return
    s.hand[at(seat, face)] += 1
    for viewer in range(SEATS):
        s.known[at(viewer * SEATS + seat, face)] += viewer != seat
    s.tell(CARD_RETURNED, seat, face, 0, 0)


# ---------------------------------------------------------------- nodes
class BeginTurn(Node[Tiny]):
    """Draw a card, then perhaps play one; without a deck the match is over."""

    def run(self, s: Tiny, me: i64, a: i64, b: i64) -> None:
        if not s.deck:
            best = max(s.marks[seat] for seat in s.present())
            s.finish(sum(1 << seat for seat in s.present() if s.marks[seat] == best), DECK_EMPTY)
            return
        s.turn = me
        s.tell(TURN_BEGAN, me, 0, 0, 0)
        draw(s, me)
        PLAY.push(s, me, 0, 0)


class Play(Node[Tiny]):
    """Play a card that is no stop, or none. A code is 0, or a face plus one."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_play"
        self.rules = ("T1",)

    def run(self, s: Tiny, me: i64, a: i64, b: i64) -> None:
        s.ask(me)

    def options(self, s: Tiny, me: i64, a: i64, b: i64, out: Options) -> None:
        out.add(PASS)
        for face in set(s.held(me)) - {STOP}:
            out.add(face + 1)

    def answer(self, s: Tiny, me: i64, a: i64, b: i64, code: i64) -> None:
        following = (me + 1) % SEATS
        while following not in s.present():
            following = (following + 1) % SEATS
        BEGIN_TURN.push(s, following, 0, 0)
        if code != PASS:
            RESOLVE.push(s, me, code - 1, 0)
            WINDOW.push(s, me, 1, len(s.table) + 1)
            lay(s, me, code - 1, CARD_PLAYED)

    def fields(self, s: Tiny, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        return [("play", ""), ("card", FACES[code - 1])] if code else [("pass", "")]


class Window(Node[Tiny]):
    """Everybody else in turn order may stop the card on the table, and is asked with or without one.

    `a`: who is next; `b`: how high the card lies, so that a window on a stop is another one.
    """

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_stop"
        self.rules = ("T2",)

    def run(self, s: Tiny, me: i64, a: i64, b: i64) -> None:
        """Only an empty hand, which all can see, is not asked."""
        if s.stopped or a == SEATS:
            return
        if self.is_asked(s, (me + a) % SEATS):
            s.ask((me + a) % SEATS)
        else:
            self.push(s, me, a + 1, b)

    def is_asked(self, s: Tiny, seat: int) -> bool:
        """Whether a seat is asked at all, on grounds that all know."""
        return bool(s.held(seat))

    def options(self, s: Tiny, me: i64, a: i64, b: i64, out: Options) -> None:
        out.add(PASS)
        if s.hand[at((me + a) % SEATS, STOP)]:
            out.add(YES)

    def answer(self, s: Tiny, me: i64, a: i64, b: i64, code: i64) -> None:
        self.push(s, me, a + 1, b)
        if code == YES:
            responder = (me + a) % SEATS
            STOP_ACTS.push(s, responder, 0, 0)
            WINDOW.push(s, responder, 1, len(s.table) + 1)
            lay(s, responder, STOP, CARD_PLAYED)

    def fields(self, s: Tiny, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        return [("stop", ""), ("card", FACES[STOP])] if code else [("pass", "")]


class StopActs(Node[Tiny]):
    """A stop that was not stopped itself stops the card below it."""

    def run(self, s: Tiny, me: i64, a: i64, b: i64) -> None:
        put_away(s)
        if not s.stopped:
            s.tell(CARD_STOPPED, s.table[-2], s.table[-1], 0, 0)
        s.stopped = 1 - s.stopped


class Resolve(Node[Tiny]):
    """A card takes effect unless it was stopped; then it is discarded. `a`: its face."""

    def run(self, s: Tiny, me: i64, a: i64, b: i64) -> None:
        DISCARD.push(s, me, 0, 0)
        if s.stopped:
            s.stopped = 0
        elif a == CARVE:
            CARVE_RUNE.push(s, me, 0, 0)
        elif a == STORM:
            STORM_RAGES.push(s, me, 0, 0)
        elif a == RAVEN:
            draw(s, me)
        elif s.deck:
            s.peeked |= 1 << me
            s.confide(BOTTOM_PEEKED, 1 << me, me, 0, 0, s.deck[0])


class Discard(Node[Tiny]):
    """The uppermost card of the table goes."""

    def run(self, s: Tiny, me: i64, a: i64, b: i64) -> None:
        put_away(s)


class CarveRune(Node[Tiny]):
    """Mark a rune that is still free: 130 of them at first."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_rune"
        self.rules = ("T3",)

    def run(self, s: Tiny, me: i64, a: i64, b: i64) -> None:
        s.ask(me)

    def options(self, s: Tiny, me: i64, a: i64, b: i64, out: Options) -> None:
        for word, taken in enumerate(s.taken):
            every = (1 << min(WORD, RUNES - WORD * word)) - 1
            out.put(word, every & ~taken)

    def answer(self, s: Tiny, me: i64, a: i64, b: i64, code: i64) -> None:
        s.taken[code // WORD] |= 1 << code % WORD
        s.marks[me] += 1
        s.tell(RUNE_CARVED, me, code, 0, 0)
        if s.marks[me] == MARKS and me in s.present():
            s.finish(1 << me, CARVED)

    def fields(self, s: Tiny, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        return [("carve", ""), ("rune", code)]


class StormRages(Node[Tiny]):
    """Another seat discards a card by chance."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_seat"
        self.rules = ("T4",)

    def run(self, s: Tiny, me: i64, a: i64, b: i64) -> None:
        s.ask(me)

    def options(self, s: Tiny, me: i64, a: i64, b: i64, out: Options) -> None:
        for seat in range(SEATS):
            if seat != me and (seat in s.present() or me not in s.present()):
                out.add(seat)

    def answer(self, s: Tiny, me: i64, a: i64, b: i64, code: i64) -> None:
        held = s.held(code)
        if held:
            DISCARD.push(s, me, 0, 0)
            lay(s, code, held[s.chance.below(len(held))], CARD_LOST)

    def fields(self, s: Tiny, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        return [("seat", ""), ("seat", code)]


BEGIN_TURN, PLAY, WINDOW, STOP_ACTS, RESOLVE, DISCARD, CARVE_RUNE, STORM_RAGES = (
    BeginTurn(), Play(), Window(), StopActs(), Resolve(), Discard(), CarveRune(), StormRages(),
)  # fmt: skip
PROGRAM: Final = Program()
for each in (BEGIN_TURN, PLAY, WINDOW, STOP_ACTS, RESOLVE, DISCARD, CARVE_RUNE, STORM_RAGES):
    PROGRAM.enter(each)


# ---------------------------------------------------------------- the game
class TinyGame(Game[Tiny]):
    """The game as the kernel knows it. Setup: how many copies each face has, and the size of opening hands."""

    program = PROGRAM

    @property
    def name(self) -> str:
        """As given to new_match."""
        return "tiny"

    def prepare(self, setup: dict[str, object]) -> dict[str, object]:
        found = {"copies": COPIES, "hand": 4, **setup}
        if set(found) != {"copies", "hand"}:
            raise SetupError(f"unknown part of the setup in {setup}")
        return found

    def start(self, setup: dict[str, object], seed: int, *, listening: bool, sealed: bool = False) -> Tiny:
        copies: Any = setup["copies"]
        hand: Any = setup["hand"]
        s = Tiny(self.program, dealing_chance(seed, sealed=sealed), spread(list(copies)))
        shuffle(s.chance, s.deck)
        s.listening = listening
        for seat in range(SEATS):
            for _ in range(hand):
                draw(s, seat)
        BEGIN_TURN.push(s, 0, 0, 0)
        advance(s)
        return s

    def revive(self, setup: dict[str, object], rows: list[list[int]]) -> Tiny:
        s = Tiny(self.program, chance_of(0), [])
        s.load(rows)
        return s

    def fingerprint(self, setup: dict[str, object]) -> str:
        return "tiny-1"

    def reason(self, number: int) -> str:
        return REASONS[number]

    def view(self, s: Tiny, seat: int | None) -> dict[str, object]:
        peeked = seat is not None and s.peeked >> seat & 1 == 1
        return {
            "turn": s.turn,
            "deck": {"size": len(s.deck), "bottom": FACES[s.deck[0]] if peeked else None},
            "pile": [FACES[face] for face in s.pile],
            "table": [{"seat": s.table[i], "card": FACES[s.table[i + 1]]} for i in range(0, len(s.table), 2)],
            "runes": [rune for rune in range(RUNES) if s.taken[rune // WORD] >> rune % WORD & 1],
            "seats": [self.seat_view(s, owner, seat) for owner in range(SEATS)],
        }

    def seat_view(self, s: Tiny, owner: int, viewer: int | None) -> dict[str, object]:
        """A hand is its owner's secret, but for what others have come to know."""
        held = s.held(owner)
        known = [] if viewer is None else s.known_of(viewer, owner)
        return {
            "hand": {"size": len(held), "cards": [FACES[face] for face in held] if viewer == owner else None},
            "known": [FACES[face] for face in known],
            "marks": s.marks[owner],
            "left": s.gone >> owner & 1 == 1,
        }

    def option(self, s: Tiny, code: int) -> Option:
        frame = s.frame
        parts = asker(s).fields(s, frame >> 16 & SEAT_MASK, frame >> 20 & 0xFFFFF, frame >> 40, code)
        fields = dict(parts[1:])
        return Option(":".join([parts[0][0], *map(str, fields.values())]), code, parts[0][0], fields)

    def asking(self, s: Tiny) -> dict[str, object]:
        return {"seat": s.table[-2], "card": FACES[s.table[-1]]} if s.table else {}

    def event(self, s: Tiny, record: list[int], *, sees: bool) -> dict[str, object]:
        kind = KINDS[record[0]]
        told: dict[str, object] = {"event": kind.name}
        for part, x in zip(kind.parts, record[2:], strict=False):
            meaning = part.removeprefix(HIDDEN)
            if meaning:
                told[meaning] = None if part != meaning and not sees else FACES[x] if meaning == "card" else x
        return told

    def touched(self, s: Tiny, record: list[int]) -> list[str]:
        event = self.event(s, record, sees=False)
        return [path.format(**event) for path in KINDS[record[0]].touches]

    def redeal(self, s: Tiny, seat: int | None) -> None:
        """What lies where follows from the dice and from what the seat knows, never from where it truly lies."""
        viewer = -1 if seat is None else seat
        known = [[] if viewer < 0 else s.known_of(viewer, owner) for owner in range(SEATS)]
        sizes = [len(s.held(owner)) for owner in range(SEATS)]
        bottom = s.deck[:1] if viewer >= 0 and s.peeked >> viewer & 1 else []
        pool = s.deck[len(bottom) :]
        for owner in range(SEATS):
            if owner != viewer:
                pool += spread([s.hand[at(owner, face)] - known[owner].count(face) for face in range(len(FACES))])
        pool.sort()
        shuffle(s.chance, pool)
        for owner in range(SEATS):
            if owner != viewer:
                fresh = known[owner] + [pool.pop() for _ in range(sizes[owner] - len(known[owner]))]
                s.hand[at(owner) : at(owner + 1)] = [fresh.count(face) for face in range(len(FACES))]
        s.deck = bottom + pool
        for other in range(SEATS):
            for owner in range(SEATS):
                if other not in {viewer, owner} and owner != viewer:
                    self.adapt_knowledge(s, other, owner, known[owner])

    def adapt_knowledge(self, s: Tiny, other: int, owner: int, shared: list[int]) -> None:
        """Others know as many cards of a hand as they did: those that the seat knows too, and any others in it."""
        held = s.held(owner)
        known = s.known_of(other, owner)
        kept = list((Counter(known) & Counter(shared)).elements())
        rest = list((Counter(held) - Counter(kept)).elements())
        shuffle(s.chance, rest)
        kept += rest[: len(known) - len(kept)]
        start = at(other * SEATS + owner)
        s.known[start : start + len(FACES)] = [kept.count(face) for face in range(len(FACES))]

    def forfeit(self, s: Tiny, seat: int) -> None:
        s.gone |= 1 << seat
        s.tell(SEAT_LEFT, seat, 0, 0, 0)
        if len(s.present()) == 1:
            s.finish(1 << s.present()[0], FORFEIT)


def shuffle(chance: Chance, cards: list[int]) -> None:
    """Put cards in an order by chance."""
    for i in range(len(cards) - 1, 0, -1):
        j = chance.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]


announce("tiny", TinyGame)  # by its rules alone: whatever lists games does not list it
