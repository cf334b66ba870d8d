"""Abilities: sources of effects at one moment, and the order in which their owner lets them act (D7.5)."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from meadhall.games.duel.rules import events, steps
from meadhall.games.duel.rules.groups import Fighters
from meadhall.games.duel.rules.lasting import (
    ACTOR_MASK,
    ACTOR_SHIFT,
    OF_ABILITY,
    OPPONENT_MASK,
    OPPONENT_SHIFT,
    TRIGGER,
    Lasting,
    code_in,
    discard_anchor,
    group_in,
    is_anchor,
    place_of,
    rule_at,
    source_of,
)
from meadhall.games.duel.rules.state import (
    A_COMBAT_CARD,
    A_PLACED_SCHEME,
    AN_ABILITY,
    CANCELLED,
    CTX_CARD,
    CTX_CHOSEN,
    DEFENDER,
    FIGHT_CARD,
    FIGHT_FLAGS,
    FIGHT_SEAT,
    FIGHT_WHO,
    IN_PLAY,
    Duel,
)
from meadhall.games.duel.rules.table import (
    ENEMY_TURN_END,
    ENEMY_TURN_START,
    LASTING_SLOTS,
    STRIDE,
    TURN_END,
    TURN_START,
)
from meadhall.kernel.bits import below, bit, lowest, shift
from meadhall.kernel.machine import A_SHIFT, Block, Node
from meadhall.kernel.options import Options

# the sources of a trigger: 0 is the card laid in combat, then come abilities, and from here on what lasts
FIRST_LASTING: Final = 8
# its second operand: the moment; if something that lasts may wait for it, also whose fighters it befell, and which
MOMENT_BITS: Final = 5
SEAT_BITS: Final = 2


def abilities_at(s: Duel, seat: i64, moment: i64, whose: i64) -> i64:
    """A seat's abilities that act at a moment befalling some of its fighters: ability n as member n + 1."""
    sheet = s.table.sheets[seat]
    found: i64 = 0
    if sheet.moments >> moment & 1 == 0:
        return 0
    for at in range(len(sheet.abilities)):
        ability = sheet.abilities[at]
        if ability.moment == moment and ability.whose & whose != 0:
            found |= bit(at + 1)
    return found


def push_abilities(s: Duel, seat: i64, moment: i64, whose: i64) -> None:
    """Let a seat's abilities act at a moment."""
    sources = abilities_at(s, seat, moment, whose)
    if sources != 0:
        s.push_step(steps.TRIGGER, seat, sources, moment)


def nth_seat(s: Duel, order: i64) -> i64:
    """Whose effects come first when several players' come at one time: the defender's in a combat, else the turn's."""
    first = s.turn
    if s.in_combat():
        first = s.fight(FIGHT_SEAT + DEFENDER)
    return (first + order) % s.seats


# ---------------------------------------------------------------- what lasts
class Awaiting(Lasting):
    """An effect that follows whenever something happens, or the next time that it does."""

    def __init__(
        self, moment: i64, who: Fighters | None, settled: bool, until: i64, once: bool, then: Block[Duel]
    ) -> None:
        super().__init__(TRIGGER, who, settled, until, once)
        self.moment = moment
        self.then: Block[Duel] = then


def befall(s: Duel, moment: i64, fighters: i64) -> None:
    """Something has happened to some fighters: let all that waits for it act, abilities of their own players included.

    The player whose fighters it befell first in the usual order is first (D7.5, M9, M29).
    """
    for theirs in range(s.seats - 1, -1, -1):
        owner = nth_seat(s, theirs)
        cause = fighters & s.table.own[owner]
        for order in range(s.seats - 1, -1, -1):
            seat = nth_seat(s, order)
            sources = waiting_for(s, seat, moment, owner, cause) if cause != 0 else i64(0)
            local = cause >> s.table.base[owner]
            if seat == owner:
                sources |= abilities_at(s, seat, moment, local)
            if sources != 0:
                b = moment | owner << MOMENT_BITS | local << MOMENT_BITS + SEAT_BITS
                s.push_step(steps.TRIGGER, seat, sources, b)


def waiting_for(s: Duel, seat: i64, moment: i64, owner: i64, cause: i64) -> i64:
    """What of a seat's waits for a moment that befalls fighters of an owner, as sources of a trigger."""
    found: i64 = 0
    is_turn = moment in (TURN_START, TURN_END)
    if is_turn and seat != owner and s.table.foe_seats[seat] >> owner & 1 == 0:
        return 0
    moment = moment_for(seat, moment, owner)
    for slot in range(i64(LASTING_SLOTS)):
        at = place_of(seat, slot)
        if s.lasting[at] != 0:
            rule = rule_at(s, at)
            if rule.moment == moment and (is_turn or rule.concerned(s, seat, at) & cause != 0):
                found |= bit(slot + FIRST_LASTING)
    return found


def moment_for(seat: i64, moment: i64, owner: i64) -> i64:
    """What a seat calls a moment that befalls fighters of an owner: turns of others have names of their own."""
    if seat != owner and moment == TURN_START:
        return ENEMY_TURN_START
    if seat != owner and moment == TURN_END:
        return ENEMY_TURN_END
    return moment


def still_waiting(s: Duel, seat: i64, sources: i64, timing: i64) -> i64:
    """The sources of a trigger without what has ended since: one that acted may have ended others."""
    lasting = sources & ~below(FIRST_LASTING)
    if lasting == 0:
        return sources
    moment = moment_for(seat, timing & below(MOMENT_BITS), timing >> MOMENT_BITS & below(SEAT_BITS))
    for slot in range(i64(LASTING_SLOTS)):
        at = place_of(seat, slot)
        if lasting >> slot + FIRST_LASTING & 1 != 0 and (s.lasting[at] == 0 or rule_at(s, at).moment != moment):
            sources &= ~bit(slot + FIRST_LASTING)
    return sources


@final
class Trigger(Node[Duel]):
    """Effects of one player at one time: if they come from several sources, the player picks the order.

    `a` is the set of sources still to act: 0 for the card laid in combat, n + 1 for the hero's ability n, and from
    FIRST_LASTING on what lasts; `b` is the timing, and whom it befell.
    """

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_order"
        self.rules = ("D7.5",)

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Start the only source, or ask which comes first."""
        still = still_waiting(s, me, a, b)
        if still != a:
            self.push(s, me, still, b)
        elif a & (a - 1) != 0:
            s.ask(me)
        elif a != 0:
            self.start(s, me, lowest(a), b)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Any source that has not acted yet."""
        out.put(0, a)

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """That source acts, then the others."""
        self.push(s, me, a & ~bit(code), b)
        self.start(s, me, code, b)

    def start(self, s: Duel, me: i64, source: i64, timing: i64) -> None:
        """Open a context and let the source's effects run in it."""
        opponent: i64 = -1
        actor = s.hero_of(me)
        if s.in_combat() and (s.fight(FIGHT_SEAT) == me or s.fight(FIGHT_SEAT + DEFENDER) == me):
            side = s.side(me)
            opponent = s.fight(FIGHT_SEAT + 1 - side)
            actor = s.fight(FIGHT_WHO + side)
        if source >= FIRST_LASTING:
            self.start_lasting(s, me, source - FIRST_LASTING, timing, opponent)
        elif source == 0:
            code = s.fight(FIGHT_CARD + s.side(me))
            s.open_context(A_COMBAT_CARD, me, code, actor, opponent)
            s.push_step(steps.CLOSE_CARD, me, 0, 0)
            s.table.cards[STRIDE * me + code].blocks[timing].push(s, me)
        else:
            s.open_context(AN_ABILITY, me, source - 1, actor, opponent)
            s.push_step(steps.CLOSE_CARD, me, 0, 0)
            s.table.sheets[me].abilities[source - 1].block.push(s, me)

    def start_lasting(self, s: Duel, me: i64, slot: i64, timing: i64, opponent: i64) -> None:
        """Let an effect act that has waited, unless a player who left took it along; the next time is spent at once."""
        at = place_of(me, slot)
        if s.lasting[at] == 0 or rule_at(s, at).kind != TRIGGER:
            return
        rule = cast("Awaiting", rule_at(s, at))
        owner = timing >> MOMENT_BITS & below(SEAT_BITS)
        source = s.lasting[at] >> A_SHIFT
        group = group_in(s, at)
        kind: i64 = AN_ABILITY if source & OF_ABILITY != 0 else A_PLACED_SCHEME
        if group != 0:
            kind = IN_PLAY + group - 1
        if s.table.foe_seats[me] >> owner & 1 != 0:
            opponent = owner
        elif opponent < 0:
            opponent = (source >> OPPONENT_SHIFT & OPPONENT_MASK) - 1
        s.tell(events.LASTING_ACTS, me, source_of(s, me, slot), 0, 0)
        s.open_context(kind, me, code_in(s, at), source >> ACTOR_SHIFT & ACTOR_MASK, opponent)
        s.set(CTX_CHOSEN, shift(timing >> MOMENT_BITS + SEAT_BITS, s.table.base[owner]))
        s.push_step(steps.CLOSE_LASTING, me, group if rule.once else i64(0), 0)
        if rule.once:
            s.lasting[at] = 0
            s.lasting[at + 1] = 0
        rule.then.push(s, me)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The card or the ability."""
        if code >= FIRST_LASTING:
            return self.lasting_fields(s, me, code - FIRST_LASTING)
        if code == 0:
            return [("card_first", ""), ("card", s.table.card_ids[STRIDE * me + s.fight(FIGHT_CARD + s.side(me))])]
        return [("ability_first", ""), ("ability", s.table.sheets[me].abilities[code - 1].id)]

    def lasting_fields(self, s: Duel, me: i64, slot: int) -> list[tuple[str, object]]:
        """The card or the ability from which it follows, and which of those it is, since it may be there twice."""
        at = place_of(me, slot)
        same = [before for before in range(slot) if is_like(s, me, before, slot)]
        place = ("place", len(same) + 1)
        if s.lasting[at] >> A_SHIFT & OF_ABILITY != 0:
            return [("lasting_ability_first", ""), ("ability", s.table.sheets[me].abilities[code_in(s, at)].id), place]
        return [("lasting_first", ""), ("card", s.table.card_ids[STRIDE * me + code_in(s, at)]), place]


def is_like(s: Duel, seat: i64, one: i64, other: i64) -> bool:
    """Whether effects of one card, or of one ability, wait for the same in two places."""
    at = place_of(seat, one)
    if s.lasting[at] == 0 or source_of(s, seat, one) != source_of(s, seat, other):
        return False
    return rule_at(s, at).moment == rule_at(s, place_of(seat, other)).moment


@final
class CloseLasting(Node[Duel]):
    """An effect that has waited is over; the card in play whose next time it was goes to the discard pile.

    `a` is the place of that card, plus one.
    """

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """It may have gone by itself."""
        code = s.get(CTX_CARD)
        s.close_context()
        if a != 0 and is_anchor(s, me, a - 1) and code_in(s, place_of(me, a - 1)) == code:
            discard_anchor(s, me, a - 1)


@final
class CloseCard(Node[Duel]):
    """A card's or ability's effects are over."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Take its context off the stack."""
        s.close_context()


def sources_at(s: Duel, side: i64, timing: i64) -> i64:
    """What acts for one side of a combat at a timing: the card, unless cancelled, and the hero's abilities."""
    seat = s.fight(FIGHT_SEAT + side)
    code = s.fight(FIGHT_CARD + side)
    sources = abilities_at(s, seat, timing, bit(s.fight(FIGHT_WHO + side) - s.table.base[seat]))
    if code >= 0 and s.fight(FIGHT_FLAGS + side) & CANCELLED == 0:
        block = s.table.cards[STRIDE * seat + code].blocks[timing]
        if not block.is_empty():
            sources |= 1
    return sources


@final
class Phase(Node[Duel]):
    """The effects at one timing of a combat, the defender's first (D7.5). `a`: timing, `b`: 1 if both are to come."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """The attacker's are looked at only when the defender's are done: they may have been cancelled."""
        if b == 1:
            sources = sources_at(s, 1, a)
            if sources != 0:
                self.push(s, me, a, 0)
                s.push_step(steps.TRIGGER, s.fight(FIGHT_SEAT + DEFENDER), sources, a)
                return
        sources = sources_at(s, 0, a)
        if sources != 0:
            s.push_step(steps.TRIGGER, me, sources, a)
