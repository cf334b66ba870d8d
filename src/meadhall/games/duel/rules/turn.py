"""The turn: two actions, each a manoeuvre, a scheme or an attack; then the hand limit (D3, D5, D6)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.duel.rules import events, steps
from meadhall.games.duel.rules.abilities import befall, push_abilities
from meadhall.games.duel.rules.board import FARTHEST
from meadhall.games.duel.rules.combat import PASS, begin_combat, card_fields
from meadhall.games.duel.rules.defeat import settle
from meadhall.games.duel.rules.hands import boost_of, discard, draw, forget, lose_card, put_on_pile
from meadhall.games.duel.rules.lasting import (
    MOVE,
    NO_ATTACK,
    NO_MOVE,
    NOT_ATTACKED,
    barred,
    begin_turn,
    end_turn,
    is_barred,
    total_of,
)
from meadhall.games.duel.rules.manoeuvre import STEP_BITS
from meadhall.games.duel.rules.movement import in_sight
from meadhall.games.duel.rules.numbers import Number
from meadhall.games.duel.rules.state import A_SCHEME, CTX_CARD, CTX_KIND, Duel
from meadhall.games.duel.rules.table import BOOSTED, SCHEME, SCHEME_PLAYED, STRIDE, TURN_END, TURN_START
from meadhall.kernel.bits import WORD, bit, count, lowest, shift
from meadhall.kernel.machine import Node
from meadhall.kernel.options import Options

ACTIONS: Final = 2
MOST_CARDS: Final = 7
EVERY_FIGHTER: Final = 0xFFFFF

# an action's code: a word for each of the player's fighters, in it the schemes it may play, then its targets
TARGETS: Final = 30
MOVE_CODE: Final = 59  # the last number of the first word


@final
class BeginTurn(Node[Duel]):
    """A player's turn begins (D3.1)."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Note where everybody stands, then what happens at the start of the turn."""
        if s.out >> me & 1 != 0:  # left before the first turn
            self.push(s, next_seat(s, me), 0, 0)
            return
        s.turn = me
        s.actions = ACTIONS
        s.taken = 0
        for f in range(len(s.space)):
            s.began[f] = s.space[f]
        s.tell(events.TURN_BEGAN, me, s.actions, 0, 0)
        s.push_step(steps.CHOOSE_ACTION, me, 0, 0)
        if len(s.lasting) > 0:
            begin_turn(s, me)
            befall(s, TURN_START, s.table.own[me])
        else:
            push_abilities(s, me, TURN_START, EVERY_FIGHTER)


@final
class ChooseAction(Node[Duel]):
    """The player takes an action while any is left. Heroes are looked at before and after each (D9.3)."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_action"
        self.rules = ("D3.1", "D7.1", "D6.1", "D5.1")

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Ask for the next action, or end the turn."""
        settle(s)
        if s.winners >= 0:
            return
        if s.actions == 0 or s.out >> me & 1 != 0:
            s.push_step(steps.END_TURN, me, 0, 0)
        else:
            s.ask(me)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """A manoeuvre; a scheme by a fighter; an attack by a fighter on a target."""
        table = s.table
        hand = s.hand[me]
        faces = hand & table.first[me]
        foes = attackable(s, me)
        stands = s.stands_of(table.foe_seats[me])
        base = table.base[me]
        out.put(0, bit(MOVE_CODE))
        for f in range(base, table.base[me + 1]):
            if s.space[f] < 0:
                continue
            found = faces & table.use_scheme[f]
            seen = in_sight(s, f) & stands
            if seen != 0 and hand & table.use_attack[f] != 0 and may_attack(s, f):
                found |= shift(s.on_spaces(foes, seen), TARGETS)
            out.put(f - base, found)

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Begin the action; afterwards the next one is asked for."""
        s.actions -= 1
        s.taken += 1
        s.tell(events.ACTION_TAKEN, me, s.actions, 0, 0)
        self.push(s, me, 0, 0)
        fighter = s.table.base[me] + code // WORD
        what = code % WORD
        if what == MOVE_CODE:
            s.push_step(steps.BOOST_MOVE, me, 0, 0)
            draw_or_suffer(s, me, 1)
        elif what < TARGETS:
            play_scheme(s, me, fighter, what)
        else:
            begin_combat(s, fighter, what - TARGETS, -1)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """What is done, by whom, to whom."""
        table = s.table
        actor = table.fighter_ids[table.base[me] + code // WORD]
        what = code % WORD
        if what == MOVE_CODE:
            return [("manoeuvre", "")]
        if what < TARGETS:
            return [("scheme", ""), ("card", table.card_ids[STRIDE * me + what]), ("actor", actor)]
        return [("attack", ""), ("actor", actor), ("target", table.fighter_ids[what - TARGETS])]


def may_attack(s: Duel, fighter: i64) -> bool:
    """Whether no lasting effect keeps a fighter from attacking."""
    return len(s.lasting) == 0 or not is_barred(s, NO_ATTACK, fighter)


def attackable(s: Duel, me: i64) -> i64:
    """The enemies that may be attacked: in the first turn of a free-for-all not all of them (D11.2)."""
    table = s.table
    foes = table.foes[me]
    if len(s.lasting) > 0:
        foes &= ~barred(s, NOT_ATTACKED, foes)
    if table.mode != "free_for_all" or s.played >> me & 1 != 0:
        return foes
    found: i64 = 0
    following = next_seat(s, me)
    for seat in range(s.seats):
        if seat == following or s.played >> seat & 1 != 0:
            found |= table.own[seat]
    return foes & found


def next_seat(s: Duel, me: i64) -> i64:
    """Whose turn comes after this one: the next player who is not out."""
    seat = (me + 1) % s.seats
    while s.out >> seat & 1 != 0:
        seat = (seat + 1) % s.seats
    return seat


def draw_or_suffer(s: Duel, seat: i64, n: i64) -> None:
    """Draw n cards; what cannot be drawn hurts (D5.2)."""
    missing = draw(s, seat, n)
    if missing > 0:
        s.push_step(steps.EXHAUST, seat, missing, 0)


def play_scheme(s: Duel, me: i64, actor: i64, code: i64) -> None:
    """Play a scheme face up; it reaches the discard pile only after its effect (D6.2)."""
    lose_card(s, me, code)
    forget(s, me, code)
    s.tell(events.CARD_PLAYED, me, code, actor, 0)
    if len(s.lasting) > 0:  # when the scheme has taken effect
        befall(s, SCHEME_PLAYED, bit(actor))
    s.open_context(A_SCHEME, me, code, actor, only_opponent(s, me))
    s.push_step(steps.CLOSE_SCHEME, me, 0, 0)
    s.table.cards[STRIDE * me + code].blocks[SCHEME].push(s, me)


def only_opponent(s: Duel, me: i64) -> i64:
    """The one opponent still in the match, -1 if there are several."""
    foes = s.table.foe_seats[me] & ~s.out
    if foes == 0 or foes & (foes - 1) != 0:
        return -1
    return lowest(foes)


@final
class CloseScheme(Node[Duel]):
    """A scheme has taken effect: its card goes to the discard pile."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Clear it away."""
        code = s.get(CTX_CARD)
        is_there = s.get(CTX_KIND) == A_SCHEME  # it has not gone elsewhere
        s.close_context()
        if is_there:
            put_on_pile(s, me, code)
            s.tell(events.SCHEME_ENDED, me, code, 0, 0)


@final
class BoostMove(Node[Duel]):
    """Before moving, the player may discard a card to add its boost value to the move value (D5.5)."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_boost"
        self.rules = ("D5.5",)

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Asked whenever there is a card at all."""
        if s.hand[me] != 0:
            s.ask(me)
        else:
            push_moves(s, me, 0)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Cards with a boost value (R4), or none."""
        out.put(0, s.hand[me] & s.table.first[me] & s.table.boostable[me] | bit(PASS))

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Discard it and move farther."""
        boost: i64 = 0
        if code != PASS:
            discard(s, me, code, events.AS_BOOST)
            boost = boost_of(s, me, code)
        push_moves(s, me, boost)
        if code != PASS and len(s.lasting) > 0:
            befall(s, BOOSTED, s.table.own[me])

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The card, or none."""
        return card_fields(s, me, code)


def move_value(s: Duel, me: i64) -> i64:
    """How far a player's fighters move in a manoeuvre without a boost."""
    sheet = s.table.sheets[me]
    n = sheet.move
    if sheet.farther is not None:
        farther: Number = sheet.farther
        n += farther.of(s, me)
    return n


def push_moves(s: Duel, me: i64, boost: i64) -> None:
    """Let every fighter of a player move up to the move value and a boost, each with a count of its own."""
    n = move_value(s, me) + boost
    fighters: i64 = 0
    left: i64 = 0
    base = s.table.base[me]
    for f in range(base, s.table.base[me + 1]):
        if s.space[f] >= 0:
            fighters |= bit(f - base)
            left |= shift(steps_of(s, f, n), STEP_BITS * (f - base))
    s.push_step(steps.MANOEUVRE, me, fighters, left)


def steps_of(s: Duel, fighter: i64, n: i64) -> i64:
    """How far a fighter gets with a move value, lasting effects included."""
    if len(s.lasting) > 0:
        n += total_of(s, MOVE, fighter)
        if n < 0 or is_barred(s, NO_MOVE, fighter):
            n = 0
    if n > FARTHEST:
        n = FARTHEST
    return n


@final
class EndTurn(Node[Duel]):
    """What happens at the end of a turn, and after all of it the hand limit (D3.3)."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Abilities first."""
        s.push_step(steps.HAND_LIMIT, me, 0, 0)
        if s.out >> me & 1 != 0:
            return
        if len(s.lasting) > 0:
            befall(s, TURN_END, s.table.own[me])
        else:
            push_abilities(s, me, TURN_END, EVERY_FIGHTER)


@final
class HandLimit(Node[Duel]):
    """Discard down to 7 cards, then the next player's turn begins."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "discard_to_limit"
        self.rules = ("D3.3",)

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Ask while there are too many."""
        if count(s.hand[me]) > MOST_CARDS and s.out >> me & 1 == 0:
            s.ask(me)
            return
        s.played |= bit(me)
        if len(s.lasting) > 0:
            end_turn(s, me)
        s.tell(events.TURN_ENDED, me, 0, 0, 0)
        s.push_step(steps.BEGIN_TURN, next_seat(s, me), 0, 0)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Any face in hand."""
        out.put(0, s.hand[me] & s.table.first[me])

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Discard it and look again."""
        discard(s, me, code, events.OVER_LIMIT)
        self.push(s, me, 0, 0)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The card."""
        return card_fields(s, me, code)
