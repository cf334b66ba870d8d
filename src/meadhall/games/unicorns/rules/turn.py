"""The turn: effects at its start, a card drawn, one action, and the hand limit (V3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.unicorns.rules import events, steps
from meadhall.games.unicorns.rules.choices import Choice
from meadhall.games.unicorns.rules.deck import draw
from meadhall.games.unicorns.rules.effects import SacrificeThis
from meadhall.games.unicorns.rules.ending import settle
from meadhall.games.unicorns.rules.hands import discard
from meadhall.games.unicorns.rules.passage import is_there, open_effect
from meadhall.games.unicorns.rules.stables import (
    are_basics_barred,
    hand_limit,
    has,
    is_blinded,
    next_seat,
    plays_of_turn,
)
from meadhall.games.unicorns.rules.state import BEGAN, Unicorns
from meadhall.games.unicorns.rules.table import (
    CODES,
    GRADES,
    HAND_LIMIT,
    HERD,
    PLAYS_NO_UPGRADES,
    SPELLS,
    STABLE_WORDS,
    WORDS,
    Face,
)
from meadhall.games.unicorns.rules.window import begin_play
from meadhall.kernel.bits import WORD, lowest
from meadhall.kernel.faces import without_one
from meadhall.kernel.machine import Node
from meadhall.kernel.options import Options

# answers that are no cards
DRAW: Final = CODES
DONE: Final = CODES + 1


@final
class BeginTurn(Node[Unicorns]):
    """A player's turn begins: what stands in the stable now may act at its start (V3.1, V7.3)."""

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Note which effects there are; then the phases. Without effects a card is drawn at once (V3.2)."""
        if s.is_gone(me):
            self.push(s, next_seat(s, me), 0, 0)
            return
        s.turn = me
        s.plays = plays_of_turn(s, me)
        s.cut = 0
        s.waiting[HERD] = 0
        if not is_blinded(s, me):
            s.waiting[HERD] = s.stable[STABLE_WORDS * me + HERD] & s.table.starting[HERD]
        s.waiting[GRADES] = s.stable[STABLE_WORDS * me + GRADES] & s.table.starting[GRADES]
        s.tell(events.TURN_BEGAN, me, 0, 0, 0)
        if s.plays > 1:
            s.tell(events.PLAYS_GAINED, me, s.plays, 0, 0)
        s.push_step(steps.END_TURN, me, 0, 0)
        s.push_step(steps.CHOOSE_ACTION, me, 0, 0)
        if s.waiting[HERD] | s.waiting[GRADES] == 0:
            draw(s, me, 1)
            return
        s.push_step(steps.DRAW_PHASE, me, 0, 0)
        s.push_step(steps.START_EFFECTS, me, 0, 0)


@final
class StartEffects(Node[Unicorns]):
    """The effects of the start of a turn, one after another in the owner's order (V7.3, W5).

    Each that was there at the start happens even if its card has left since. What may be left out is lost when the turn
    is to end, and what must happen is done before it does.
    """

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_start_effect"
        self.rules = ("V3.1", "V7.3", "W5")

    def ready(self, s: Unicorns, me: i64, word: i64, optional: bool) -> i64:
        """The faces of a word whose effect can be done, as one that may be left out or not."""
        found: i64 = 0
        faces = s.waiting[word] & s.table.first[word]
        while faces != 0:
            face = s.table.faces[WORD * word + lowest(faces)]
            if face.optional == optional and can_begin(s, me, face):
                found |= faces & -faces
            faces &= faces - 1
        return found

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Ask while there is something to do; a single one that must happen, does."""
        if (s.waiting[HERD] | s.waiting[GRADES]) == 0 or s.is_gone(me):
            return
        herd = self.ready(s, me, HERD, optional=False)
        grades = self.ready(s, me, GRADES, optional=False)
        may: i64 = 0
        if s.cut == 0:
            may = self.ready(s, me, HERD, optional=True) | self.ready(s, me, GRADES, optional=True)
        if may == 0 and (herd | grades) == 0:
            self.pass_all(s, me)
        elif may == 0 and herd == 0 and grades & grades - 1 == 0:
            self.start(s, me, WORD * GRADES + lowest(grades))
        elif may == 0 and grades == 0 and herd & herd - 1 == 0:
            self.start(s, me, lowest(herd))
        else:
            s.ask(me)

    def options(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """Any effect; to go on only when none must happen any more."""
        must: i64 = 0
        for word in range(i64(STABLE_WORDS)):
            found = self.ready(s, me, word, optional=False)
            must |= found
            if s.cut == 0:
                found |= self.ready(s, me, word, optional=True)
            out.put(word, found)
        if must == 0:
            out.add(DONE)

    def answer(self, s: Unicorns, me: i64, a: i64, b: i64, code: i64) -> None:
        """Begin the effect, or go on with the turn."""
        if code == DONE:
            self.pass_all(s, me)
        else:
            self.start(s, me, code)

    def pass_all(self, s: Unicorns, me: i64) -> None:
        """Nothing more happens at the start of this turn."""
        s.waiting[HERD] = 0
        s.waiting[GRADES] = 0
        s.tell(events.EFFECTS_PASSED, me, 0, 0, 0)

    def start(self, s: Unicorns, me: i64, code: i64) -> None:
        """The effect happens; afterwards the others."""
        word = code // WORD
        s.waiting[word] = without_one(s.waiting[word], s.table.face[code])
        s.tell(events.EFFECT_USED, me, code, 0, 0)
        self.push(s, me, 0, 0)
        open_effect(s, BEGAN, me, code)
        s.table.faces[code].began.push(s, me)

    def fields(self, s: Unicorns, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The card whose effect it is."""
        if code == DONE:
            return [("go_on", "")]
        return [("start", ""), ("card", s.table.faces[code].id)]


def can_begin(s: Unicorns, me: i64, face: Face) -> bool:
    """Whether an effect would do anything: what is only a price must be paid whole, a duty as far as it goes."""
    first = face.began.nodes[0]
    if isinstance(first, Choice):
        return first.can_begin(s, me) if face.optional else first.is_possible(s, me, 0, 0)
    if isinstance(first, SacrificeThis):  # nothing runs yet whose card it could be
        return is_there(s, me, face.code)
    return first.can(s, me)


@final
class DrawPhase(Node[Unicorns]):
    """The effects of the start are over; draw a card (V3.2)."""

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Unless the turn is to end."""
        for at in range(STABLE_WORDS * s.seats):
            s.marked[at] = 0
        settle(s)
        if s.winners < 0 and s.cut == 0 and not s.is_gone(me):
            draw(s, me, 1)


@final
class ChooseAction(Node[Unicorns]):
    """Play a card or draw one (V3.3). `a`: how many cards were played in this turn."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_action"
        self.rules = ("V3.3",)

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """As long as one may be taken."""
        settle(s)
        if s.winners >= 0 or s.cut != 0 or s.plays == 0 or s.is_gone(me):
            return
        if a == 0 or s.hand_size(me) > 0:  # with an empty hand everybody knows that no second card comes (U15)
            s.ask(me)

    def options(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """Every card of the hand that can be played; to draw only instead of playing."""
        table = s.table
        hand = s.hand
        at = WORDS * me
        herd = hand[at + HERD] & table.first[HERD]
        if herd & table.basics != 0 and are_basics_barred(s, me):
            herd &= ~table.basics
        out.put(HERD, herd)
        grades = hand[at + GRADES] & table.first[GRADES]
        if grades & table.upgrades != 0 and has(s, me, PLAYS_NO_UPGRADES):
            grades &= ~table.upgrades
        out.put(GRADES, grades)
        out.put(SPELLS, hand[at + SPELLS] & table.first[SPELLS] & table.magic)
        if a == 0:
            out.put(WORDS, 1)
        else:
            out.put(WORDS, 2)

    def answer(self, s: Unicorns, me: i64, a: i64, b: i64, code: i64) -> None:
        """Play it; with more plays the question comes back."""
        if code == DRAW:
            s.plays = 0
            draw(s, me, 1)
        elif code == DONE:
            s.plays = 0
            s.tell(events.PLAY_DECLINED, me, 0, 0, 0)
        else:
            s.plays -= 1
            if s.plays > 0:
                self.push(s, me, a + 1, 0)
            begin_play(s, me, code)

    def fields(self, s: Unicorns, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """What is done."""
        if code == DRAW:
            return [("draw", "")]
        if code == DONE:
            return [("done", "")]
        return [("play", ""), ("card", s.table.faces[code].id)]


@final
class EndTurn(Node[Unicorns]):
    """Discard down to the hand limit; then the next turn (V3.4, W2)."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_discard"
        self.rules = ("V3.4", "V4.2")

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """One card after another."""
        settle(s)
        if s.winners >= 0:
            return
        size = s.hand_size(me)
        if size > HAND_LIMIT and size > hand_limit(s, me):  # who has left holds none
            s.ask(me)
            return
        s.tell(events.TURN_ENDED, me, 0, 0, 0)
        following = me
        if s.extra > 0 and not s.is_gone(me):
            s.extra -= 1
        else:
            s.extra = 0
            following = next_seat(s, me)
        s.push_step(steps.BEGIN_TURN, following, 0, 0)

    def options(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """Any card."""
        for word in range(i64(WORDS)):
            out.put(word, s.hand[WORDS * me + word] & s.table.first[word])

    def answer(self, s: Unicorns, me: i64, a: i64, b: i64, code: i64) -> None:
        """It goes."""
        discard(s, me, code, events.OVER_LIMIT)
        self.push(s, me, 0, 0)

    def fields(self, s: Unicorns, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The card."""
        return [("discard", ""), ("card", s.table.faces[code].id)]
