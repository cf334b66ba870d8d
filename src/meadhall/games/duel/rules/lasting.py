"""Lasting: cards that stay in play and effects that last, as the state keeps them, and what they change meanwhile.

Each player has room for twelve of them. One takes two ints: a frame of the node that it follows from, with its source
in the first operand, and whom it was settled to be about, with how much it changes.
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from meadhall.games.duel.rules import events
from meadhall.games.duel.rules.groups import Fighters, Group
from meadhall.games.duel.rules.hands import put_on_pile
from meadhall.games.duel.rules.state import (
    AN_ABILITY,
    ATTACKER,
    CTX_ACTOR,
    CTX_CARD,
    CTX_KIND,
    CTX_OPPONENT,
    FIGHT_CARD,
    FIGHT_WHO,
    IN_PLAY,
    Duel,
)
from meadhall.games.duel.rules.table import LASTING_PARTS, LASTING_SLOTS
from meadhall.kernel.bits import bit, lowest
from meadhall.kernel.machine import A_SHIFT, NODE_MASK, SEAT_SHIFT, Node

# the source of a lasting thing, in the first operand of its frame
CODE_MASK: Final = 0x3F  # the card's code, or the number of the ability
OF_ABILITY: Final = 1 << 6
FRESH: Final = 1 << 7  # it began in a turn of its own player, whose end does not count
GROUP_SHIFT: Final = 8  # the place of the card in play that it belongs to, plus one; 0 for none
GROUP_MASK: Final = 0xF
OPPONENT_SHIFT: Final = 12  # plus one; 0 while nobody was chosen
OPPONENT_MASK: Final = 0x7
ACTOR_SHIFT: Final = 15
ACTOR_MASK: Final = 0x1F

# its second int
WHO_MASK: Final = 0xFFFFF
AMOUNT_SHIFT: Final = 20
AMOUNT_MASK: Final = 0x7F
AMOUNT_ZERO: Final = 64  # amounts from -63 to 63

# what a lasting thing does: one of these, or several changes at once
CARD: Final = 1  # nothing: it is the card itself that lies there
TRIGGER: Final = 2
ATTACK: Final = 4
DEFENCE: Final = 8
MOVE: Final = 16
LESS_DAMAGE: Final = 32
NO_DAMAGE: Final = 64
NOT_ATTACKED: Final = 128
NO_MOVE: Final = 256
NO_ATTACK: Final = 512
CHANGES: Final = ATTACK | DEFENCE | MOVE | LESS_DAMAGE

# when it ends by itself
ENDS: Final = ("turn_end", "next_turn", "next_turn_end")
NEVER: Final = -1
TURN_ENDS: Final = 0
NEXT_TURN: Final = 1
NEXT_TURN_ENDS: Final = 2


class Lasting(Node[Duel]):
    """A verb that begins something that lasts; as long as it does, the state names this node.

    `until` is when it ends by itself, `once` whether it ends when it has acted. A settled group is looked for when it
    begins; any other one is whoever belongs to it then (M30).
    """

    def __init__(self, kind: i64, who: Fighters | None, settled: bool, until: i64, once: bool) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.who: Fighters | None = who
        self.settled: bool = settled
        self.until: i64 = until
        self.once: bool = once
        self.moment: i64 = -1  # of a trigger

    def begin(self, s: Duel, me: i64, amount: i64) -> None:
        """Take a free place, if there is one, and belong to this card if it lies in play (M28, M31)."""
        slot = free_slot(s, me)
        group = anchor_of(s, me)
        if slot < 0:
            return
        who: i64 = 0
        if self.settled and self.who is not None:
            who = self.who.of(s, me)
            if who == 0:  # there is nobody whom it could be about
                return
        self.take_place(s, me, slot, group, who, amount)
        s.tell(events.LASTING_BEGAN, me, source_of(s, me, slot), self.until + 1, who)

    def take_place(self, s: Duel, me: i64, slot: i64, group: i64, who: i64, amount: i64) -> None:
        """Write both ints."""
        source = s.get(CTX_CARD) & CODE_MASK | group << GROUP_SHIFT
        if s.get(CTX_KIND) == AN_ABILITY:
            source |= OF_ABILITY
        if self.until == NEXT_TURN_ENDS and s.turn == me:
            source |= FRESH
        source |= s.get(CTX_OPPONENT) + 1 << OPPONENT_SHIFT | s.get(CTX_ACTOR) << ACTOR_SHIFT
        at = place_of(me, slot)
        s.lasting[at] = self.id | me << SEAT_SHIFT | source << A_SHIFT
        s.lasting[at + 1] = who | within(amount) + AMOUNT_ZERO << AMOUNT_SHIFT

    def concerned(self, s: Duel, seat: i64, at: i64) -> i64:
        """Whom it is about now."""
        who = self.who
        if self.settled:
            return s.lasting[at + 1] & WHO_MASK
        if isinstance(who, Group):
            return who.all_of(s, seat)
        return who.of(s, seat) if who is not None else 0


@final
class Anchor(Lasting):
    """The card that takes effect stays in play, before its hero, until it is discarded from there."""

    def __init__(self, until: i64) -> None:
        super().__init__(CARD, None, settled=False, until=until, once=False)

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """If it has not gone elsewhere, and there is room."""
        slot = free_slot(s, me)
        code = s.get(CTX_CARD)
        if slot >= 0 and s.release(me):
            self.take_place(s, me, slot, slot + 1, 0, 0)
            s.set(CTX_KIND, IN_PLAY + slot)
            s.tell(events.CARD_STAYED, me, code, self.until + 1, 0)


def within(n: i64) -> i64:
    """An amount that there is room for."""
    if n < 1 - AMOUNT_ZERO:
        return 1 - AMOUNT_ZERO
    if n >= AMOUNT_ZERO:
        return AMOUNT_ZERO - 1
    return n


# ---------------------------------------------------------------- places
def place_of(seat: i64, slot: i64) -> i64:
    """Where a place of a seat begins."""
    return LASTING_PARTS * (LASTING_SLOTS * seat + slot)


def rule_at(s: Duel, at: i64) -> Lasting:
    """What a place that is taken follows from."""
    return cast("Lasting", s.program.entries[s.lasting[at] & NODE_MASK].node)


def free_slot(s: Duel, seat: i64) -> i64:
    """The first free place of a seat, -1 if there is none."""
    for slot in range(i64(LASTING_SLOTS)):
        if s.lasting[place_of(seat, slot)] == 0:
            return slot
    return -1


def anchor_of(s: Duel, seat: i64) -> i64:
    """The place of the running card, plus one, if it lies in play; 0 if it does not."""
    kind = s.get(CTX_KIND)
    if kind >= IN_PLAY:
        return kind - IN_PLAY + 1
    code = s.get(CTX_CARD)
    found: i64 = 0
    if kind != AN_ABILITY and len(s.lasting) > 0:  # a card may leave play in a match in which none can come there
        for slot in range(i64(LASTING_SLOTS)):
            if is_anchor(s, seat, slot) and code_in(s, place_of(seat, slot)) == code:
                found = slot + 1
    return found


def is_anchor(s: Duel, seat: i64, slot: i64) -> bool:
    """Whether a card lies in play there."""
    at = place_of(seat, slot)
    return s.lasting[at] != 0 and rule_at(s, at).kind == CARD


def code_in(s: Duel, at: i64) -> i64:
    """The card's code, or the ability's number, of a place."""
    return s.lasting[at] >> A_SHIFT & CODE_MASK


def group_in(s: Duel, at: i64) -> i64:
    """The place of the card in play that something belongs to, plus one; 0 for none."""
    return s.lasting[at] >> A_SHIFT + GROUP_SHIFT & GROUP_MASK


def source_of(s: Duel, seat: i64, slot: i64) -> i64:
    """A card's code, or an ability's number above all codes, as events tell it."""
    at = place_of(seat, slot)
    found = code_in(s, at)
    if s.lasting[at] >> A_SHIFT & OF_ABILITY != 0:
        found += CODE_MASK + 1
    return found


def amount_in(s: Duel, at: i64) -> i64:
    """How much it changes."""
    return (s.lasting[at + 1] >> AMOUNT_SHIFT & AMOUNT_MASK) - AMOUNT_ZERO


# ---------------------------------------------------------------- the end of them
def end(s: Duel, seat: i64, slot: i64) -> None:
    """Something lasts no longer; a card takes with it what belongs to it and goes to the discard pile."""
    at = place_of(seat, slot)
    group = group_in(s, at)
    if group != 0 and is_anchor(s, seat, group - 1):
        discard_anchor(s, seat, group - 1)
        return
    source = source_of(s, seat, slot)
    s.lasting[at] = 0
    s.lasting[at + 1] = 0
    s.tell(events.LASTING_ENDED, seat, source, 0, 0)


def discard_anchor(s: Duel, seat: i64, slot: i64) -> None:
    """A card in play goes to the discard pile."""
    code = code_in(s, place_of(seat, slot))
    for other in range(i64(LASTING_SLOTS)):
        at = place_of(seat, other)
        if s.lasting[at] != 0 and group_in(s, at) == slot + 1:
            s.lasting[at] = 0
            s.lasting[at + 1] = 0
    put_on_pile(s, seat, code)
    s.tell(events.CARD_LEFT, seat, code, 0, 0)


def end_all(s: Duel, seat: i64) -> None:
    """A player is out, and with them all that lasted for them (M33)."""
    for slot in range(i64(LASTING_SLOTS)):
        if s.lasting[place_of(seat, slot)] != 0:
            end(s, seat, slot)


def begin_turn(s: Duel, seat: i64) -> None:
    """What lasted until a player's turn is over; the end of this turn counts for what began in the one before."""
    for slot in range(i64(LASTING_SLOTS)):
        at = place_of(seat, slot)
        if s.lasting[at] != 0:
            s.lasting[at] &= ~(FRESH_BIT << A_SHIFT)
            if rule_at(s, at).until == NEXT_TURN:
                end(s, seat, slot)


def end_turn(s: Duel, ending: i64) -> None:
    """What lasted until the end of this turn is over, whoever it is for."""
    for seat in range(s.seats):
        for slot in range(i64(LASTING_SLOTS)):
            at = place_of(seat, slot)
            if s.lasting[at] == 0:
                continue
            until = rule_at(s, at).until
            is_stale = seat == ending and s.lasting[at] >> A_SHIFT & FRESH == 0
            if until == TURN_ENDS or (until == NEXT_TURN_ENDS and is_stale):
                end(s, seat, slot)


def forget_fighter(s: Duel, fighter: i64) -> None:
    """Who comes to the board is not the one who was settled on before (M24)."""
    for at in range(1, len(s.lasting), LASTING_PARTS):
        s.lasting[at] &= ~bit(fighter)


# ---------------------------------------------------------------- what they change
def total_of(s: Duel, kind: i64, fighter: i64) -> i64:
    """How much all of a kind change for a fighter."""
    found: i64 = 0
    for seat in range(s.seats):
        for slot in range(i64(LASTING_SLOTS)):
            at = place_of(seat, slot)
            if acts(s, seat, at, kind, fighter):
                found += amount_in(s, at)
    return found


def acts(s: Duel, seat: i64, at: i64, kind: i64, fighter: i64) -> bool:
    """Whether a place is taken by something of a kind that is about a fighter."""
    if s.lasting[at] == 0:
        return False
    rule = rule_at(s, at)
    return rule.kind & kind != 0 and rule.concerned(s, seat, at) >> fighter & 1 != 0


def is_barred(s: Duel, kind: i64, fighter: i64) -> bool:
    """Whether something says that a fighter cannot do or suffer a thing."""
    for seat in range(s.seats):
        for slot in range(i64(LASTING_SLOTS)):
            if acts(s, seat, place_of(seat, slot), kind, fighter):
                return True
    return False


def barred(s: Duel, kind: i64, fighters: i64) -> i64:
    """Those of some fighters who cannot do or suffer a thing."""
    found: i64 = 0
    while fighters != 0:
        f = lowest(fighters)
        fighters &= fighters - 1
        if is_barred(s, kind, f):
            found |= bit(f)
    return found


def change_of_value(s: Duel, side: i64) -> i64:
    """How much lasting effects change the value of a side's card."""
    kind: i64 = DEFENCE
    if side == ATTACKER:
        kind = ATTACK
    return total_of(s, kind, s.fight(FIGHT_WHO + side))


def use_up(s: Duel, side: i64) -> None:
    """What is for the next attack or defence only has been counted, if a card was laid."""
    kind: i64 = DEFENCE
    if side == ATTACKER:
        kind = ATTACK
    if s.fight(FIGHT_CARD + side) < 0:
        return
    fighter = s.fight(FIGHT_WHO + side)
    for seat in range(s.seats):
        for slot in range(i64(LASTING_SLOTS)):
            at = place_of(seat, slot)
            if acts(s, seat, at, kind, fighter) and rule_at(s, at).once:
                end(s, seat, slot)


def after_averting(s: Duel, fighter: i64, n: i64) -> i64:
    """How much of some damage a fighter takes, all that lasts considered."""
    before = n
    for seat in range(s.seats):
        for slot in range(i64(LASTING_SLOTS)):
            at = place_of(seat, slot)
            if n > 0 and acts(s, seat, at, LESS_DAMAGE | NO_DAMAGE, fighter):
                rule = rule_at(s, at)
                n = n - amount_in(s, at) if rule.kind & LESS_DAMAGE != 0 else i64(0)
                if rule.once:
                    end(s, seat, slot)
    if n < 0:
        n = 0
    if n != before:
        s.tell(events.DAMAGE_AVERTED, fighter, before - n, 0, 0)
    return n


FRESH_BIT: i64 = FRESH
