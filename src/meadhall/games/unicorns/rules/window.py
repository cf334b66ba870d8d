"""The window: a card is played, something is named, others may answer, and what comes of it (V5, V6, W7, W11)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.unicorns.rules import events, steps
from meadhall.games.unicorns.rules.choices import NAME, OPTIONAL, Choice, May, Then
from meadhall.games.unicorns.rules.hands import lose_openly
from meadhall.games.unicorns.rules.knowledge import is_open
from meadhall.games.unicorns.rules.passage import enter
from meadhall.games.unicorns.rules.pile import put_on_pile
from meadhall.games.unicorns.rules.stables import has, is_lit, is_unicorn_card
from meadhall.games.unicorns.rules.state import (
    ANSWERING,
    CTX_CARD,
    CTX_CHAIN,
    CTX_CHAIN_FACES,
    CTX_CHAIN_LEVELS,
    CTX_CHAIN_SEATS,
    CTX_HELD,
    CTX_SEAT,
    CTX_SLOTS,
    CTX_STAGE,
    NAMED,
    PLAYED,
    RESOLVING,
    Unicorns,
)
from meadhall.games.unicorns.rules.table import (
    MAGIC,
    PLAYS_NO_INSTANTS,
    PLAYS_UNSTOPPED,
    SPELLS,
    STABLE_CODES,
    TARGETS_LATER,
    WORDS,
)
from meadhall.kernel.bits import below, bit, count, nth
from meadhall.kernel.machine import Block, Node
from meadhall.kernel.options import Options

CHAIN_BITS: Final = 4  # for each instant: who played it, and which
CHAIN_MASK: Final = 0xF
LET_PASS: Final = 59  # beside the numbers of instants, all answers to a window fit into one word


def begin_play(s: Unicorns, me: i64, code: i64) -> None:
    """A card leaves the hand to be played; what is to be named comes first, then the others may answer."""
    lose_openly(s, me, code)
    s.open_context(PLAYED, me, code)
    s.set(CTX_HELD, 1)
    s.tell(events.CARD_PLAYED, me, code, 0, 0)
    s.push_step(steps.CLOSE_PLAY, me, 0, 0)
    s.push_step(steps.RESOLVE, me, 0, 0)
    s.push_step(steps.OPEN_WINDOW, me, 0, 0)
    face = s.table.faces[code]
    if face.is_grade:
        s.push_step(steps.CHOOSE_STABLE, me, 0, 0)
    elif len(face.names) > 0 and not s.table.has(TARGETS_LATER):
        s.push_step(steps.NAME_TARGETS, me, 0, 0)


@final
class ChooseStable(Node[Unicorns]):
    """Name the stable that an upgrade or downgrade goes to (V5.3, W11)."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_stable"
        self.rules = ("V5.3", "W11")

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Always asked; who has left names none."""
        if not s.is_gone(me):
            s.ask(me)

    def options(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """Any player's, one's own included."""
        out.put(0, below(s.seats) & ~s.gone)

    def answer(self, s: Unicorns, me: i64, a: i64, b: i64, code: i64) -> None:
        """Everybody hears it."""
        s.set(CTX_SLOTS, code + NAMED)
        s.tell(events.STABLE_NAMED, me, code, 0, 0)

    def fields(self, s: Unicorns, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The player."""
        return [("stable", ""), ("other", code)]


@final
class NameTargets(Node[Unicorns]):
    """Let what depends on nothing hidden be named before anybody answers (V7.7, W11)."""

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """The first choice first. A unicorn that will be blinded has no effect to name anything for (C1)."""
        face = s.table.faces[s.get(CTX_CARD)]
        if is_unicorn_card(s, face.code) and is_lit(s, me):
            return
        if is_vain(s, me, face.enter if face.play.is_empty() else face.play):
            return
        for at in range(len(face.names) - 1, -1, -1):
            face.names[at].push(s, me, 0, naming(face.named_freely and at == 0))


def is_vain(s: Unicorns, me: i64, block: Block[Unicorns]) -> bool:
    """Whether everybody sees that an effect cannot begin, so that nothing that follows it needs a name (V7.5)."""
    first = block.nodes[0]
    if isinstance(first, May):
        return first.is_out_of_reach(s, me)
    follows = len(block.nodes) == 2 and isinstance(block.nodes[1], Then)
    return isinstance(first, Choice) and follows and not first.is_possible(s, me, 0, NAME)


def naming(freely: bool) -> i64:
    """How a choice is named: where it may be left out, to name nothing leaves it out."""
    if freely:
        return NAME | OPTIONAL
    return NAME


@final
class OpenWindow(Node[Unicorns]):
    """The card is on the table: the others may answer, unless nothing its player plays can be stopped."""

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Ask the next player."""
        if s.is_gone(me):
            return
        s.set(CTX_STAGE, ANSWERING)
        s.tell(events.WINDOW_OPENED, me, s.get(CTX_CARD), 0, 0)
        if not has(s, me, PLAYS_UNSTOPPED):
            s.push_step(steps.RESPOND, me, 1, 0)


@final
class Respond(Node[Unicorns]):
    """Every other player is asked in turn order, whether they hold an instant or not (W7).

    `me` has played the card or the instant that may be answered; `a`: how far from there the one is who is asked; `b`:
    how many instants had been played by then. Each window waits below those of the instants that answer it, and goes on
    if they leave its card alive (U6).
    """

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_response"
        self.rules = ("V6.1", "W7", "V5.4")

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Who plainly cannot answer is passed over (U5); nobody answers for a card whose player has left (U7)."""
        if (s.get(CTX_CHAIN) - b) & 1 != 0 or s.is_gone(s.get(CTX_SEAT)):
            return
        while a < s.seats:
            seat = (me + a) % s.seats
            if can_answer(s, seat):
                s.ask_with(seat, a, b)
                return
            a += 1

    def options(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """An instant, or to let it pass."""
        seat = (me + a) % s.seats
        out.put(0, s.hand[WORDS * seat + SPELLS] & s.table.instants & s.table.first[SPELLS] | bit(LET_PASS))

    def answer(self, s: Unicorns, me: i64, a: i64, b: i64, code: i64) -> None:
        """Ask the next one; but first an instant may be answered by all but its player."""
        if code == LET_PASS:
            if a + 1 < s.seats:
                self.run(s, me, a + 1, b)
            return
        if a + 1 < s.seats:
            self.push(s, me, a + 1, b)
        seat = (me + a) % s.seats
        code += STABLE_CODES
        self.play(s, seat, code, me, b)
        if not s.table.faces[code].unanswerable and not has(s, seat, PLAYS_UNSTOPPED):
            self.push(s, seat, 1, s.get(CTX_CHAIN))

    def play(self, s: Unicorns, seat: i64, code: i64, whose: i64, level: i64) -> None:
        """An instant joins those played before; it answers the card (level 0) or one of them."""
        chain = s.get(CTX_CHAIN)
        answered = s.get(CTX_CARD)
        if level > 0:
            answered = instant_at(s, s.get(CTX_CHAIN_FACES), level - 1)
        place = count(s.table.instants & s.table.first[SPELLS] & below(code - STABLE_CODES))
        lose_openly(s, seat, code)
        put_on_pile(s, code)
        s.set(CTX_CHAIN_SEATS, s.get(CTX_CHAIN_SEATS) | seat << CHAIN_BITS * chain)
        s.set(CTX_CHAIN_FACES, s.get(CTX_CHAIN_FACES) | place << CHAIN_BITS * chain)
        s.set(CTX_CHAIN_LEVELS, s.get(CTX_CHAIN_LEVELS) | level << CHAIN_BITS * chain)
        s.set(CTX_CHAIN, chain + 1)
        s.tell(events.INSTANT_PLAYED, seat, code, whose, answered)

    def fields(self, s: Unicorns, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The instant."""
        if code == LET_PASS:
            return [("let_pass", "")]
        return [("stop", ""), ("card", s.table.faces[STABLE_CODES + code].id)]


def can_answer(s: Unicorns, seat: i64) -> bool:
    """Whether a player may hold an instant and play it, as far as everybody knows (U5)."""
    if s.is_gone(seat) or s.hand_size(seat) == 0 or has(s, seat, PLAYS_NO_INSTANTS):
        return False
    return s.hand[WORDS * seat + SPELLS] & s.table.instants != 0 or not is_open(s, seat)


def instant_at(s: Unicorns, chain: i64, at: i64) -> i64:
    """The face of an instant in a chain of them."""
    place = chain >> CHAIN_BITS * at & CHAIN_MASK
    return STABLE_CODES + nth(s.table.instants & s.table.first[SPELLS], place)


@final
class Resolve(Node[Unicorns]):
    """Nobody answers any more: an odd number of instants has stopped the card, or else it acts (V6.1)."""

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """To the pile, into a stable, or its effect."""
        code = s.get(CTX_CARD)
        face = s.table.faces[code]
        s.set(CTX_STAGE, RESOLVING)
        if s.get(CTX_CHAIN) & 1 != 0 or s.is_gone(me):
            self.stop(s, me, code)
        elif face.type == MAGIC:
            s.tell(events.MAGIC_WORKED, me, code, 0, 0)
            face.play.push(s, me)
        elif face.is_grade:
            self.attach(s, me, code, s.get(CTX_SLOTS) - NAMED)
        else:
            s.set(CTX_HELD, 0)
            s.tell(events.CARD_ENTERED, me, code, events.HAND, 0)
            enter(s, me, code, 1)

    def attach(self, s: Unicorns, me: i64, code: i64, seat: i64) -> None:
        """An upgrade or downgrade goes to the stable named; whose player has left has none."""
        if seat < 0 or s.is_gone(seat):
            self.stop(s, me, code)
            return
        s.set(CTX_HELD, 0)
        s.tell(events.CARD_ENTERED, seat, code, events.HAND, 0)
        enter(s, seat, code, 1)

    def stop(self, s: Unicorns, me: i64, code: i64) -> None:
        """It is discarded without effect."""
        s.set(CTX_HELD, 0)
        put_on_pile(s, code)
        s.tell(events.CARD_STOPPED, me, code, 0, 0)


@final
class ClosePlay(Node[Unicorns]):
    """The card has been played; a magic card goes to the discard pile (V5.2)."""

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Unless it went elsewhere."""
        code = s.get(CTX_CARD)
        if s.get(CTX_HELD) != 0:
            put_on_pile(s, code)
        s.tell(events.PLAY_ENDED, me, code, 0, 0)
        s.close_context()
