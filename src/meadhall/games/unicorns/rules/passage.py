"""Passage: how cards enter stables and leave them, what may happen instead, and what that sets off (V7.1, W6, W9, W10).

A card that is to be sacrificed or destroyed goes through one mechanism, in a fixed order: another card may save it, it
may save itself, and then it goes where it belongs: home to the hand, to the nursery, or to the discard pile.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.unicorns.rules import events, steps
from meadhall.games.unicorns.rules.ending import stable_changed
from meadhall.games.unicorns.rules.hands import gain_openly, show_open_hand
from meadhall.games.unicorns.rules.knowledge import is_open, memorise_all
from meadhall.games.unicorns.rules.pile import put_on_pile
from meadhall.games.unicorns.rules.stables import crowding_card, is_baby, is_lit, is_unicorn, is_unicorn_card, works
from meadhall.games.unicorns.rules.state import CTX_SLOTS, ENTERED, FALLEN, REACTED, SLOTS, Unicorns
from meadhall.games.unicorns.rules.table import (
    CODES,
    DESTROYED,
    GRADES,
    HERD,
    HERD_CODES,
    SACRIFICED,
    SHOWS_HAND,
    STABLE_CODES,
    STABLE_WORDS,
)
from meadhall.kernel.bits import WORD, lowest
from meadhall.kernel.faces import with_one, without_one
from meadhall.kernel.machine import Node
from meadhall.kernel.options import Options

# a removal's first operand: the card below, then how it goes, then what has been offered instead
CARD_MASK: Final = 0xFF
HOW: Final = 8
STAGE: Final = 10
OTHERS_ASKED: Final = 1
ITSELF_ASKED: Final = 2
PASS: Final = CODES  # to leave it, above the codes of all cards


def is_there(s: Unicorns, seat: i64, code: i64) -> bool:
    """Whether a card of a face stands in a stable."""
    return code < STABLE_CODES and s.stable[STABLE_WORDS * seat + code // WORD] & s.table.face[code] != 0


# ---------------------------------------------------------------- in and out
def arrive(s: Unicorns, seat: i64, code: i64) -> None:
    """A card comes to stand in a stable; what that sets off is pushed by the caller."""
    at = STABLE_WORDS * seat + code // WORD
    s.stable[at] = with_one(s.stable[at], s.table.face[code])


def depart(s: Unicorns, seat: i64, code: i64) -> None:
    """A card no longer stands in a stable; a hand that lay open because of it is remembered."""
    at = STABLE_WORDS * seat + code // WORD
    if code >= HERD_CODES and s.table.grades_with[SHOWS_HAND] & s.table.face[code] != 0 and is_open(s, seat):
        memorise_all(s, seat)
    s.stable[at] = without_one(s.stable[at], s.table.face[code])
    if s.marked[at] != 0:  # of several alike the one that was chosen goes
        s.marked[at] = without_one(s.marked[at], s.table.face[code])


def look_around(s: Unicorns, seat: i64) -> None:
    """A stable has changed: somebody may have won, or it may hold too many (W9)."""
    stable_changed(s, seat)
    if s.stable[STABLE_WORDS * seat + GRADES] & s.table.crowding[GRADES] != 0 and crowding_card(s, seat) >= 0:
        s.push_step(steps.CROWD, seat, 0, 0)


def react(s: Unicorns, seat: i64) -> None:
    """A unicorn has come or gone: each card that minds it acts once."""
    rest = s.stable[STABLE_WORDS * seat + GRADES] & s.table.reacting[GRADES]
    while rest != 0:
        s.push_step(steps.REACT, seat, s.table.code_of[WORD * GRADES + lowest(rest)], 0)
        rest &= rest - 1


def enter(s: Unicorns, seat: i64, code: i64, played: i64) -> None:
    """A card enters a stable, played or brought there: what stands there minds it, then its own effect comes."""
    receive(s, seat, code, played)
    look_around(s, seat)


def receive(s: Unicorns, seat: i64, code: i64, played: i64) -> None:
    """A card comes into a stable, and perhaps opens its owner's hand."""
    was_open = is_open(s, seat)
    arrive(s, seat, code)
    after_entering(s, seat, code, played)
    if not was_open and is_open(s, seat):
        show_open_hand(s, seat)


def after_entering(s: Unicorns, seat: i64, code: i64, played: i64) -> None:
    """What entering sets off; a unicorn is blinded while it enters (C1), and counts as one even among pandas (C6)."""
    if not is_unicorn_card(s, code):
        return
    if not s.table.faces[code].enter.is_empty() and not is_lit(s, seat):
        s.push_step(steps.ENTER_EFFECT, seat, code, played)
    react(s, seat)


def move(s: Unicorns, origin: i64, seat: i64, code: i64) -> None:
    """A card goes from one stable to another: it leaves the one and enters the other (V7.1, W10)."""
    minded = is_unicorn(s, origin, code)
    depart(s, origin, code)
    receive(s, seat, code, 0)
    if minded:
        react(s, origin)
    look_around(s, origin)
    look_around(s, seat)


def leave(s: Unicorns, seat: i64, code: i64, place: i64) -> None:
    """A card leaves a stable for a hand, the nursery or the pile."""
    minded = is_unicorn(s, seat, code)
    depart(s, seat, code)
    if place == events.HAND:
        gain_openly(s, seat, code)
    elif place == events.NURSERY:
        s.nursery = with_one(s.nursery, s.table.face[code])
    else:
        put_on_pile(s, code)
    if minded:
        react(s, seat)


def resting_place(s: Unicorns, code: i64, otherwise: i64) -> i64:
    """Where a card goes that leaves its stable: a baby to the nursery whatever happens (V2.3)."""
    if is_baby(s, code):
        return events.NURSERY
    return otherwise


def return_home(s: Unicorns, seat: i64, code: i64) -> None:
    """A card goes back to the hand of the player in whose stable it stood."""
    place = resting_place(s, code, events.HAND)
    leave(s, seat, code, place)
    s.tell(events.CARD_RETURNED, seat, code, place, 0)
    look_around(s, seat)


def push_removal(s: Unicorns, seat: i64, code: i64, how: i64, by: i64) -> None:
    """Let a card be sacrificed or destroyed next."""
    s.push_step(steps.REMOVE, seat, code | how << HOW, by)


def open_effect(s: Unicorns, kind: i64, seat: i64, code: i64) -> None:
    """Begin an effect of a card; its nodes come next."""
    s.open_context(kind, seat, code)
    s.push_step(steps.CLOSE_EFFECT, seat, 0, 0)


# ---------------------------------------------------------------- nodes
def card_in(a: i64) -> i64:
    """The card of a removal's first operand."""
    return a & CARD_MASK


def way_in(a: i64) -> i64:
    """How it is to go: sacrificed or destroyed."""
    return a >> HOW & (SACRIFICED | DESTROYED)


@final
class Remove(Node[Unicorns]):
    """A card is to be sacrificed or destroyed. `a`: the card, how, and what was offered instead; `b`: by whom.

    Only one replacement takes the place of one event (W6): who pays for it is done with it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_rescue"
        self.rules = ("W6", "V7.2")

    def rescuers(self, s: Unicorns, me: i64, a: i64) -> i64:
        """Faces of other cards there that may save it: only unicorns are saved, and only from what the card says."""
        code = card_in(a)
        how = way_in(a)
        found: i64 = 0
        if a >> STAGE & OTHERS_ASKED != 0 or not is_unicorn(s, me, code):
            return 0
        others = s.stable[STABLE_WORDS * me + HERD] & s.table.saving[HERD]
        if code < HERD_CODES:
            others = without_one(others, s.table.face[code])
        others &= s.table.first[HERD]
        while others != 0:
            one = others & -others
            face = s.table.faces[lowest(one)]
            if face.saves_from & how != 0 and works(s, me, face.code) and (face.pays_itself or face.price.can(s, me)):
                found |= one
            others &= others - 1
        return found

    def can_save_itself(self, s: Unicorns, me: i64, a: i64) -> bool:
        """Whether the card may stay at a price that can be paid."""
        code = card_in(a)
        face = s.table.faces[code]
        if not face.saves_itself or face.saves_from & (way_in(a)) == 0 or a >> STAGE & ITSELF_ASKED != 0:
            return False
        return works(s, me, code) and face.price.can(s, me)

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Others may save it, then it may save itself; then it goes."""
        if not is_there(s, me, card_in(a)):
            return
        if not s.is_gone(me) and (self.rescuers(s, me, a) != 0 or self.can_save_itself(s, me, a)):
            s.ask(me)
        else:
            self.go(s, me, card_in(a), way_in(a), b)

    def options(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """A card that saves it, or nothing; others before the card itself."""
        found = self.rescuers(s, me, a)
        if found != 0:
            out.put(0, found)
        else:
            out.add(card_in(a))
        out.add(PASS)

    def answer(self, s: Unicorns, me: i64, a: i64, b: i64, code: i64) -> None:
        """Somebody pays and it stays, or the next is asked."""
        if code == PASS:
            asked: i64 = ITSELF_ASKED
            if self.rescuers(s, me, a) != 0:
                asked = OTHERS_ASKED
            self.push(s, me, a | asked << STAGE, b)
            return
        s.tell(events.CARD_SAVED, me, card_in(a), code, 0)
        open_effect(s, REACTED, me, code)
        s.table.faces[code].price.push(s, me)

    def go(self, s: Unicorns, me: i64, code: i64, how: i64, by: i64) -> None:
        """It leaves the stable; what it does then comes after what its leaving sets off."""
        face = s.table.faces[code]
        working = works(s, me, code)
        place: i64 = events.PILE
        if face.falls_home and working:
            place = events.HAND
        place = resting_place(s, code, place)
        if working and not face.fallen.is_empty():
            open_effect(s, FALLEN, me, code)
            face.fallen.push(s, me)
        leave(s, me, code, place)
        if how == DESTROYED:
            s.tell(events.CARD_DESTROYED, me, code, place, by)
        else:
            s.tell(events.CARD_SACRIFICED, me, code, place, 0)
        look_around(s, me)

    def fields(self, s: Unicorns, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """Which card saves which."""
        if code == PASS:
            return [("pass", "")]
        return [("save", ""), ("source", s.table.faces[code].id), ("card", s.table.faces[card_in(a)].id)]


@final
class EnterEffect(Node[Unicorns]):
    """The effect of a unicorn that has entered. `a`: the card; `b`: whether it was played, and choices named then."""

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """What was named goes along; nothing begins for who has left (U7)."""
        played = s.context
        if s.is_gone(me):
            return
        open_effect(s, ENTERED, me, a)
        if b != 0:
            for at in range(i64(SLOTS)):
                s.stack[s.context + CTX_SLOTS + at] = s.stack[played + CTX_SLOTS + at]
        s.table.faces[a].enter.push(s, me)


@final
class React(Node[Unicorns]):
    """A card that minds the coming and going of unicorns. `a`: the card."""

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """It acts, unless its owner has left (U7)."""
        if s.is_gone(me):
            return
        open_effect(s, REACTED, me, a)
        s.table.faces[a].moved.push(s, me)


@final
class Crowd(Node[Unicorns]):
    """A stable with too many unicorns: looked at after every single change, before all else (W9)."""

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Until it fits."""
        code = crowding_card(s, me)
        if code >= 0 and not s.is_gone(me):
            self.push(s, me, 0, 0)
            open_effect(s, REACTED, me, code)
            s.table.faces[code].crowded.push(s, me)


@final
class CloseEffect(Node[Unicorns]):
    """An effect is over."""

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Back to what was running before."""
        s.close_context()
