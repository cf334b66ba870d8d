"""State: where everything is during a duel, as ints and small arrays of ints, and the contexts on its stack."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.duel.rules.fields import CARDS_ROW, LASTING_ROW, Fields
from meadhall.games.duel.rules.table import DECK, LASTING_PARTS, VIRTUAL
from meadhall.kernel.bits import bit, lowest
from meadhall.kernel.machine import FRAME, NODE_MASK, QUESTION_ROW, SAVED, STACK_ROW, State

# A running card's or ability's context: a block of ints on the stack, found through `context`.
CTX_SAVED: Final = SAVED  # the context that was running before
CTX_CARD: Final = 1  # code of the card, -1 for an ability
CTX_ACTOR: Final = 2  # the fighter who plays it
CTX_OPPONENT: Final = 3  # the seat that "the opponent" is, -1 until chosen
CTX_CHOSEN: Final = 4  # fighters chosen
CTX_NUMBER: Final = 5  # an amount remembered: rage paid, boost of a discarded card
CTX_SPACES: Final = 6  # spaces remembered
CTX_HURT: Final = 7  # fighters hurt by the last damage effect
CTX_CROSSED: Final = 8  # fighters whose spaces the last traced move crossed
CTX_PICKED: Final = 9  # code of a card picked from another hand, plus one
CTX_KIND: Final = 10
CTX_SEAT: Final = 11  # whose card or ability it is
CTX_SIZE: Final = 12

# kinds of context
AN_ABILITY: Final = 0
A_COMBAT_CARD: Final = 1
A_SCHEME: Final = 2
A_PLACED_SCHEME: Final = 3  # its card has gone elsewhere than to the discard pile
IN_PLAY: Final = 4  # its card stays in play; from here on each place of those has a number

# A combat's context, found through `combat`. What both sides have is a pair, so that a side is added to its slot.
FIGHT_SAVED: Final = 0
FIGHT_WHO: Final = 1
FIGHT_SEAT: Final = 3
FIGHT_CARD: Final = 5  # code, -1 for none
FIGHT_BASE: Final = 7  # the value that counts before additions
FIGHT_ADD: Final = 9
FIGHT_FLAGS: Final = 11
FIGHT_STAGE: Final = 13
FIGHT_DEALT: Final = 14  # damage that the attack itself dealt the defender (D7.8)
FIGHT_BONUS: Final = 15  # code of the bonus attack to follow, -1 for none
FIGHT_BOOST: Final = 16  # code of the card laid with the attack as its boost, -1 for none
FIGHT_FINAL: Final = 17  # what each card counted when combat damage was worked out
FIGHT_SIZE: Final = 19

# sides of a combat
ATTACKER: Final = 0
DEFENDER: Final = 1
SIDES: Final = 2

# stages of a combat
LAID: Final = 0  # cards are being laid
REVEALED: Final = 1
STRUCK: Final = 2  # combat damage has been worked out
CLEARED: Final = 3  # the cards are on their piles

# flags of one side of a combat
CANCELLED: Final = 1
IGNORED: Final = 2
KEPT: Final = 4  # its card does not go to the discard pile
PREVENTED: Final = 8  # combat damage to this side is prevented
REFLECTED: Final = 16  # combat damage meant for this side hits the other
FALLEN: Final = 32  # its fighter has been defeated; one who comes back is another (D7.7)
# above the flags: how much less combat damage its fighter takes, and the most that it takes, plus one
REDUCED_SHIFT: Final = 6
LIMIT_SHIFT: Final = 12
SHIELD: Final = 63  # the largest of such numbers
FLAGS: Final = 18  # bits of all these

# A batch of damage that waits for shifts, found through `batch`.
BATCH_SAVED: Final = 0
BATCH_COMBAT: Final = 1
BATCH_AMOUNTS: Final = 2  # one entry a fighter from here on

ENDLESS: Final = 5  # the reason of a match whose effects come to no end


def renumbered(frame: i64, numbers: vec[i64]) -> i64:
    """A frame with another number for its node."""
    return frame & ~NODE_MASK | numbers[frame & NODE_MASK]


def mark_blocks(s: State, marks: vec[i64], base: i64, size: i64) -> vec[i64]:
    """Mark the places of a block of ints and of those that were there before it."""
    while base != 0:
        for at in range(base, base + size):
            marks[at] = 1
        base = s.block_before(base)
    return marks


@final
class Duel(Fields):
    """One position of a duel; what it holds is declared in fields.yaml."""

    __slots__ = ()

    # ---------------------------------------------------------------- copies and saved positions
    def stop_endless(self) -> None:
        """Nobody wins a match that would never go on."""
        self.finish(0, ENDLESS)

    def clone(self) -> Duel:
        """An independent copy; nobody listens to it yet."""
        return Duel(self.table, self.chance.clone(), self)

    def dump(self) -> list[list[int]]:
        """The whole state as plain ints; steps have the numbers of saved matches."""
        rows = super().dump()
        rows[QUESTION_ROW][FRAME] = renumbered(self.frame, self.table.saved_as)
        rows[STACK_ROW] = self.saved_stack()
        rows[CARDS_ROW] = self.listed_cards()
        if len(self.lasting) > 0:
            rows[LASTING_ROW] = self.listed_lasting()
        return rows

    def listed_lasting(self) -> list[int]:
        """What lasts, with the numbers that steps have in saved matches."""
        shown: list[int] = list(self.lasting)
        for at in range(0, len(shown), LASTING_PARTS):
            shown[at] = renumbered(shown[at], self.table.saved_as)
        return shown

    def saved_stack(self) -> list[int]:
        """The stack with the numbers that steps have in saved matches."""
        marks = self.marked()
        saved: list[int] = []
        for at in range(self.sp):
            x = self.stack[at]
            saved.append(renumbered(x, self.table.saved_as) if marks[at] == 0 else x)
        return saved

    def marked(self) -> vec[i64]:
        """By place on the stack: 0 for a frame, 1 for the bottom and parts of a context, a combat or a batch."""
        marks = vec[i64]([0] * int(self.sp))
        marks[0] = 1
        marks = mark_blocks(self, marks, self.context, CTX_SIZE)
        marks = mark_blocks(self, marks, self.combat, FIGHT_SIZE)
        return mark_blocks(self, marks, self.batch, BATCH_AMOUNTS + len(self.space))

    def listed_cards(self) -> list[int]:
        """Decks and piles with -1 between them: what lies there is a trace of the past, not part of the state."""
        shown: list[int] = []
        for seat in range(self.seats):
            for at in range(i64(DECK)):
                free = self.left[seat] <= at < DECK - self.piled[seat]
                shown.append(-1 if free else self.cards[DECK * seat + at])
        return shown

    def load(self, rows: list[list[int]]) -> None:
        """The reverse of dump."""
        super().load(rows)
        marks = self.marked()
        for at in range(self.sp):
            if marks[at] == 0:
                self.stack[at] = renumbered(self.stack[at], self.table.saved_steps)
        self.frame = renumbered(self.frame, self.table.saved_steps)
        for at in range(0, len(self.lasting), LASTING_PARTS):
            self.lasting[at] = renumbered(self.lasting[at], self.table.saved_steps)

    # ---------------------------------------------------------------- fighters
    def put(self, fighter: i64, space: i64) -> None:
        """Stand a fighter on a space, or take it off the board (-1)."""
        self.space[fighter] = space
        table = self.table
        seat = table.owner[fighter]
        stands: i64 = 0
        for f in range(table.base[seat], table.base[seat + 1]):
            if self.space[f] >= 0:
                stands |= bit(self.space[f])
        self.stands[seat] = stands

    def fall(self, fighter: i64) -> None:
        """A fighter leaves the board defeated, and with it every combat it is in."""
        self.health[fighter] = 0
        self.put(fighter, -1)
        base = self.combat
        while base != 0:
            for side in range(i64(SIDES)):
                if self.stack[base + FIGHT_WHO + side] == fighter:
                    self.stack[base + FIGHT_FLAGS + side] |= FALLEN
            base = self.block_before(base)

    def spaces_of(self, fighters: i64) -> i64:
        """The spaces on which a set of fighters stands."""
        found: i64 = 0
        while fighters != 0:
            space = self.space[lowest(fighters)]
            if space >= 0:
                found |= bit(space)
            fighters &= fighters - 1
        return found

    def on_spaces(self, fighters: i64, spaces: i64) -> i64:
        """Those of a set of fighters who stand on one of the spaces."""
        found: i64 = 0
        while fighters != 0:
            f = lowest(fighters)
            space = self.space[f]
            if space >= 0 and spaces >> space & 1 != 0:
                found |= bit(f)
            fighters &= fighters - 1
        return found

    def standing(self, fighters: i64) -> i64:
        """Those of a set of fighters who are on the board."""
        found: i64 = 0
        while fighters != 0:
            f = lowest(fighters)
            if self.space[f] >= 0:
                found |= bit(f)
            fighters &= fighters - 1
        return found

    def occupied(self) -> i64:
        """All spaces with a fighter on them."""
        found: i64 = 0
        for seat in range(self.seats):
            found |= self.stands[seat]
        return found

    def stands_of(self, seats: i64) -> i64:
        """The spaces on which fighters of a set of seats stand."""
        found: i64 = 0
        while seats != 0:
            found |= self.stands[lowest(seats)]
            seats &= seats - 1
        return found

    def hero_of(self, seat: i64) -> i64:
        """A seat's hero."""
        return self.table.base[seat]

    # ---------------------------------------------------------------- contexts
    def open_context(self, kind: i64, seat: i64, card: i64, actor: i64, opponent: i64) -> None:
        """Begin a card's or ability's context; a frame of the node that closes it comes next."""
        base = self.open_block(CTX_SIZE)
        stack = self.stack
        for at in range(base + CTX_CHOSEN, base + CTX_KIND):
            stack[at] = 0
        stack[base + CTX_CARD] = card
        stack[base + CTX_ACTOR] = actor
        stack[base + CTX_OPPONENT] = opponent
        stack[base + CTX_KIND] = kind
        stack[base + CTX_SEAT] = seat

    def release(self, me: i64) -> bool:
        """Let the card that takes effect go elsewhere than to the discard pile, if it is still there."""
        kind = self.get(CTX_KIND)
        if kind == A_SCHEME:
            self.set(CTX_KIND, A_PLACED_SCHEME)
            return True
        if kind != A_COMBAT_CARD or self.get(CTX_CARD) >= VIRTUAL:
            return False
        side = self.side(me)
        flags = self.fight(FIGHT_FLAGS + side)
        if flags & KEPT != 0:
            return False
        self.set_fight(FIGHT_FLAGS + side, flags | KEPT)
        return True

    def fight(self, slot: i64) -> i64:
        """Read a slot of the running combat."""
        return self.stack[self.combat + slot]

    def set_fight(self, slot: i64, x: i64) -> None:
        """Write a slot of the running combat."""
        self.stack[self.combat + slot] = x

    def side(self, seat: i64) -> i64:
        """The side of the running combat that a seat is on."""
        if self.stack[self.combat + FIGHT_SEAT] == seat:
            return ATTACKER
        return DEFENDER

    def in_combat(self) -> bool:
        """Whether a combat is running."""
        return self.combat != 0
