"""Combat: cards laid face down, revealed, their effects in order, damage, and what comes after (D7)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.duel.rules import events, steps
from meadhall.games.duel.rules.abilities import befall, push_abilities
from meadhall.games.duel.rules.damage import deal
from meadhall.games.duel.rules.hands import boost_of, forget, lose_card, put_on_pile, watching
from meadhall.games.duel.rules.lasting import use_up
from meadhall.games.duel.rules.state import (
    ATTACKER,
    CLEARED,
    DEFENDER,
    FALLEN,
    FIGHT_BASE,
    FIGHT_BONUS,
    FIGHT_BOOST,
    FIGHT_CARD,
    FIGHT_FINAL,
    FIGHT_FLAGS,
    FIGHT_SAVED,
    FIGHT_SEAT,
    FIGHT_SIZE,
    FIGHT_STAGE,
    FIGHT_WHO,
    KEPT,
    LIMIT_SHIFT,
    PREVENTED,
    REDUCED_SHIFT,
    REFLECTED,
    REVEALED,
    SHIELD,
    SIDES,
    STRUCK,
    Duel,
)
from meadhall.games.duel.rules.table import (
    AFTER,
    ATTACK_OVER,
    ATTACKED,
    ATTACKS,
    BOOSTED,
    COMBAT_LOST,
    COMBAT_WON,
    DURING,
    IMMEDIATELY,
    STRIDE,
    VIRTUAL,
    Sheet,
)
from meadhall.games.duel.rules.values import value, won
from meadhall.kernel.bits import bit
from meadhall.kernel.machine import Node, frame_of
from meadhall.kernel.options import Options

PASS: Final = 59  # the last number of a word, which is no card's


def combat_steps(sheets: list[Sheet], discard_last: bool) -> vec[i64]:
    """The frames of a combat, the last step first; moments for which no hero here has an ability are left out."""
    moments: i64 = 0
    boosted: i64 = 0
    for sheet in sheets:
        moments |= sheet.moments | sheet.awaited
        boosted |= sheet.boosted
    clear = [frame(steps.BONUS_ATTACK, 0, 0), frame(steps.CLEAR_CARDS, 0, 0)]
    over = [frame(steps.AFTER_ATTACK, ATTACK_OVER, 0)] if moments >> ATTACK_OVER & 1 else []
    won_by = [frame(steps.AFTER_ATTACK, COMBAT_WON, 0)] if moments >> COMBAT_WON & 1 else []
    if moments >> COMBAT_LOST & 1:
        won_by = [frame(steps.AFTER_ATTACK, COMBAT_LOST, 0), *won_by]
    ending = [*clear, *over] if discard_last else [*over, *clear]
    fighting = [
        frame(steps.PHASE, AFTER, 1),
        frame(steps.STRIKE, 0, 0),
        frame(steps.PHASE, DURING, 1),
        frame(steps.PHASE, IMMEDIATELY, 1),
        frame(steps.REVEAL, 0, 0),
        frame(steps.LAY_DEFENCE, 0, 0),
    ]
    laying = [frame(steps.LAY_BOOST, 0, 0)] if boosted else []
    if moments & (1 << ATTACKS | 1 << ATTACKED):
        laying = [frame(steps.DECLARE, 0, 0), *laying]
    frames = [frame(steps.END_COMBAT, 0, 0), *ending, *won_by, *fighting, *laying]
    return vec[i64](frames)


def frame(step: int, a: int, b: int) -> int:
    """A frame without its seat."""
    return frame_of(step, 0, a, b)


def begin_combat(s: Duel, attacker: i64, defender: i64, card: i64) -> None:
    """Open a combat and push its steps; `card` is -1, or the code of a bonus attack."""
    open_combat(s, attacker, defender, card)
    me = s.table.owner[attacker]
    s.push_all(s.table.combat_steps, me)
    if card < 0:
        s.push_step(steps.LAY_ATTACK, me, 0, 0)


def open_combat(s: Duel, attacker: i64, defender: i64, card: i64) -> None:
    """Put a combat's context on the stack."""
    table = s.table
    s.reserve(FIGHT_SIZE)
    base = s.sp
    stack = s.stack
    for at in range(base, base + FIGHT_SIZE):
        stack[at] = 0
    stack[base + FIGHT_SAVED] = s.combat
    stack[base + FIGHT_WHO] = attacker
    stack[base + FIGHT_WHO + DEFENDER] = defender
    stack[base + FIGHT_SEAT] = table.owner[attacker]
    stack[base + FIGHT_SEAT + DEFENDER] = table.owner[defender]
    stack[base + FIGHT_CARD] = card
    stack[base + FIGHT_CARD + DEFENDER] = -1
    stack[base + FIGHT_BONUS] = -1
    stack[base + FIGHT_BOOST] = -1
    s.combat = base
    s.sp = base + FIGHT_SIZE
    bonus: i64 = 0
    if card >= 0:
        stack[base + FIGHT_BASE] = table.value[STRIDE * table.owner[attacker] + card]
        bonus = 1
    s.tell(events.ATTACK_DECLARED, attacker, defender, bonus, 0)


def lay(s: Duel, side: i64, code: i64) -> None:
    """Lay a card of the hand face down."""
    seat = s.fight(FIGHT_SEAT + side)
    lose_card(s, seat, code)
    s.set_fight(FIGHT_CARD + side, code)
    s.set_fight(FIGHT_BASE + side, s.table.value[STRIDE * seat + code])
    s.confide(events.CARD_LAID, watching(s, seat), seat, side, 0, code)


def card_fields(s: Duel, seat: i64, code: int) -> list[tuple[str, object]]:
    """An option that is a card, or none."""
    if code == PASS:
        return [("pass", "")]
    return [("card", ""), ("card", s.table.card_ids[STRIDE * seat + code])]


@final
class LayAttack(Node[Duel]):
    """The attacker lays an attack card that the attacking fighter may use (D7.3)."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_attack_card"
        self.rules = ("D7.3", "D4.1")

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Always asked: how many cards would do is the attacker's secret."""
        s.ask(me)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """The faces in hand that this fighter may attack with."""
        out.put(0, s.hand[me] & s.table.use_attack[s.fight(FIGHT_WHO)] & s.table.first[me])

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Lay it."""
        lay(s, ATTACKER, code)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The card."""
        return card_fields(s, me, code)


@final
class LayBoost(Node[Duel]):
    """With some fighters' attacks a card may be laid face down as a boost, before the defender answers (R3)."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "lay_boost"
        self.rules = ("R3", "D5.5")

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Asked whenever there is a card at all."""
        fighter = s.fight(FIGHT_WHO) - s.table.base[me]
        if s.table.sheets[me].boosted >> fighter & 1 != 0 and s.hand[me] != 0:
            s.ask(me)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Cards with a boost value (R4), or none."""
        out.put(0, s.hand[me] & s.table.first[me] & s.table.boostable[me] | bit(PASS))

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """It leaves the hand, but stays hidden until the cards are revealed."""
        if code != PASS:
            lose_card(s, me, code)
            s.set_fight(FIGHT_BOOST, code)
            s.confide(events.BOOST_LAID, watching(s, me), me, 0, 0, code)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The card, or none."""
        return card_fields(s, me, code)


def defensible(s: Duel, seat: i64, fighter: i64) -> i64:
    """The cards that a fighter may defend with, attack cards with a leave to do so included."""
    usable = s.table.use_defence[fighter]
    for code, condition in s.table.sheets[seat].uses:
        if condition.holds(s, seat):
            usable |= s.table.use_attack[fighter] & s.table.face[STRIDE * seat + code]
    return usable


@final
class Declare(Node[Duel]):
    """What waits for an attack acts once the attack card is laid, before the defender answers (M29)."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """First what befalls the defender."""
        befall(s, ATTACKS, bit(s.fight(FIGHT_WHO)))
        befall(s, ATTACKED, bit(s.fight(FIGHT_WHO + DEFENDER)))


@final
class LayDefence(Node[Duel]):
    """The defender may lay a defence card that the defending fighter may use (D7.3)."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_defence_card"
        self.rules = ("D7.3", "D4.1")

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Asked whenever the defender has a card at all: whether one would do is the defender's secret."""
        if s.hand[s.fight(FIGHT_SEAT + DEFENDER)] != 0:
            s.ask(s.fight(FIGHT_SEAT + DEFENDER))

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Usable faces, or none."""
        seat = s.fight(FIGHT_SEAT + DEFENDER)
        cards = s.hand[seat] & s.table.first[seat] & defensible(s, seat, s.fight(FIGHT_WHO + DEFENDER))
        out.put(0, cards | bit(PASS))

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Lay it, or let the attack come."""
        if code != PASS:
            lay(s, DEFENDER, code)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The card, or none."""
        return card_fields(s, s.fight(FIGHT_SEAT + DEFENDER), code)


@final
class Reveal(Node[Duel]):
    """Both cards are turned up together (D7.3)."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Everybody knows them from now on."""
        s.set_fight(FIGHT_STAGE, REVEALED)
        for side in range(i64(SIDES)):
            code = s.fight(FIGHT_CARD + side)
            if code >= 0:
                seat = s.fight(FIGHT_SEAT + side)
                if code < VIRTUAL:
                    forget(s, seat, code)
                s.tell(events.CARD_REVEALED, seat, code, s.fight(FIGHT_BASE + side), 0)
        if s.fight(FIGHT_BOOST) >= 0:
            self.turn_up_boost(s, me, s.fight(FIGHT_BOOST))

    def turn_up_boost(self, s: Duel, me: i64, code: i64) -> None:
        """A boost is discarded; what it adds is asked of the combat whenever a value is read."""
        forget(s, me, code)
        put_on_pile(s, me, code)
        s.tell(events.BOOST_REVEALED, me, code, boost_of(s, me, code), 0)
        if len(s.lasting) > 0:
            befall(s, BOOSTED, s.table.own[me])


def shielded(n: i64, flags: i64) -> i64:
    """Combat damage that is made less, and then limited."""
    n -= flags >> REDUCED_SHIFT & SHIELD
    most = (flags >> LIMIT_SHIFT & SHIELD) - 1
    if 0 <= most < n:
        n = most
    return n


@final
class Strike(Node[Duel]):
    """Combat damage: attack value minus defence value, at least 0 (D7.6)."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Work it out and deal it, unless it is prevented or sent back."""
        attack = value(s, ATTACKER)
        defence = value(s, DEFENDER)
        n = attack - defence
        flags = s.fight(FIGHT_FLAGS + DEFENDER)
        if flags >> REDUCED_SHIFT != 0:
            n = shielded(n, flags)
        if n < 0 or flags & PREVENTED != 0:
            n = 0
        target: i64 = 1
        if flags & REFLECTED != 0:
            target = 0
        s.set_fight(FIGHT_STAGE, STRUCK)
        s.set_fight(FIGHT_FINAL, attack)
        s.set_fight(FIGHT_FINAL + DEFENDER, defence)
        s.tell(events.COMBAT_RESOLVED, me, attack, defence, n)
        if len(s.lasting) > 0:
            use_up(s, ATTACKER)
            use_up(s, DEFENDER)
        if s.fight(FIGHT_FLAGS + target) & FALLEN == 0:
            deal(s, bit(s.fight(FIGHT_WHO + target)), n, 1)


@final
class ClearCards(Node[Duel]):
    """The played cards go to their discard piles (D7.4)."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """All but a card that went elsewhere."""
        s.set_fight(FIGHT_STAGE, CLEARED)
        for side in range(i64(SIDES)):
            code = s.fight(FIGHT_CARD + side)
            seat = s.fight(FIGHT_SEAT + side)
            if 0 <= code < VIRTUAL and s.fight(FIGHT_FLAGS + side) & KEPT == 0:
                put_on_pile(s, seat, code)
                s.tell(events.CARD_UNLAID, seat, code, 0, 0)


@final
class FollowUp(Node[Duel]):
    """A bonus attack begins once the cards are cleared, unless one of the two has fallen (R6)."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Same fighters, no action, range not looked at again."""
        attacker = s.fight(FIGHT_WHO)
        defender = s.fight(FIGHT_WHO + DEFENDER)
        card = s.fight(FIGHT_BONUS)
        fallen = (s.fight(FIGHT_FLAGS) | s.fight(FIGHT_FLAGS + DEFENDER)) & FALLEN
        if card >= 0 and fallen == 0:
            begin_combat(s, attacker, defender, card)


@final
class AfterAttack(Node[Duel]):
    """Abilities of the winner, or of the attacker once the attack is over. `a`: the moment."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Let them act."""
        side: i64 = ATTACKER
        if (a == COMBAT_WON and won(s, DEFENDER)) or (a == COMBAT_LOST and won(s, ATTACKER)):
            side = DEFENDER
        seat = s.fight(FIGHT_SEAT + side)
        if len(s.lasting) > 0:
            befall(s, a, bit(s.fight(FIGHT_WHO + side)))
            return
        push_abilities(s, seat, a, bit(s.fight(FIGHT_WHO + side) - s.table.base[seat]))


@final
class EndCombat(Node[Duel]):
    """The combat is over."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Take its context off the stack."""
        base = s.combat
        s.combat = s.stack[base + FIGHT_SAVED]
        s.sp = base
        s.tell(events.COMBAT_ENDED, 0, 0, 0, 0)
