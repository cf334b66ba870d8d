"""Effects: the verbs of card files about cards in stables."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.unicorns.rules import events
from meadhall.games.unicorns.rules.choices import GATHERED, JOINT, NAME, OPTIONAL, Choice, begins_turn
from meadhall.games.unicorns.rules.hands import lose_openly
from meadhall.games.unicorns.rules.kinds import What
from meadhall.games.unicorns.rules.passage import (
    depart,
    enter,
    is_there,
    look_around,
    move,
    push_removal,
    return_home,
)
from meadhall.games.unicorns.rules.pile import lift_from_pile, pile_faces, put_on_pile
from meadhall.games.unicorns.rules.stables import are_basics_barred, destructible, has_pandas, may_enter
from meadhall.games.unicorns.rules.state import (
    BEGAN,
    CTX_CARD,
    CTX_DONE,
    CTX_KIND,
    CTX_MOVED,
    CTX_SLOTS,
    CTX_WHO,
    NAMED,
    PLAYED,
    SLOTS,
    UNNAMED,
    Unicorns,
)
from meadhall.games.unicorns.rules.table import (
    DESTROYED,
    GRADES,
    HERD,
    MAGIC,
    SACRIFICED,
    STABLE_CODES,
    STABLE_WORDS,
    WORDS,
)
from meadhall.kernel.bits import WORD, bit, count, lowest
from meadhall.kernel.faces import with_one, without_one
from meadhall.kernel.machine import Node
from meadhall.kernel.options import Options

# what is done to a card of a stable
DEEDS: Final = ("sacrifice", "destroy", "steal", "return")
SACRIFICE: Final = 0
DESTROY: Final = 1
STEAL: Final = 2
RETURN: Final = 3
RULES_OF: Final = (("V4.3",), ("V4.4", "W6"), ("V4.5",), ("V4.7",))

# whose card it may be
OWN: Final = 0
OTHERS: Final = 1
CHOSEN: Final = 2  # of the player whom the effect speaks of
EVERYBODY: Final = 3  # one in each stable, the player's own first


@final
class Deed:
    """One thing that may be done to a card: what, to whose, to which."""

    __slots__ = ("kind", "what", "whose")

    def __init__(self, kind: i64, whose: i64, what: What) -> None:
        self.kind: i64 = kind
        self.whose: i64 = whose
        self.what: What = what


def faces_of(s: Unicorns, word: i64, cards: i64) -> i64:
    """The faces of some copies of a word."""
    found: i64 = 0
    while cards != 0:
        found |= bit(s.table.code_of[WORD * word + lowest(cards)] - WORD * word)
        cards &= cards - 1
    return found


def source_is_magic(s: Unicorns) -> bool:
    """Whether a magic card is doing it."""
    return s.context != 0 and s.get(CTX_KIND) == PLAYED and s.table.faces[s.get(CTX_CARD)].type == MAGIC


@final
class Act(Choice):
    """Choose a card of a stable and do something to it; several deeds are several ways, of which one is chosen."""

    def __init__(self, deeds: list[Deed], n: i64) -> None:
        super().__init__()
        self.question = f"choose_{DEEDS[deeds[0].kind]}" if len(deeds) == 1 else "choose_target"
        self.rules = tuple([rule for deed in deeds for rule in RULES_OF[deed.kind]])
        self.deeds: list[Deed] = deeds
        self.n: i64 = n

    def slots(self) -> int:
        """One for each thing to be chosen."""
        return SLOTS if self.deeds[0].whose == EVERYBODY else self.n

    def can_begin(self, s: Unicorns, me: i64) -> bool:
        """What duties of the same start need is not there for it (W5)."""
        return self.is_possible(s, me, 0, OPTIONAL)

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Several cards are chosen before anything happens to one of them (U16)."""
        if self.n == 1 or a != 0 or b & (NAME | GATHERED) != 0:
            super().run(s, me, a, b)
            return
        self.push(s, me, 0, b | GATHERED)
        if b & JOINT != 0:  # one of several players: what the one before chose is done
            for at in range(self.n):
                s.set(CTX_SLOTS + self.slot + at, UNNAMED)
        for at in range(self.n):
            if s.get(CTX_SLOTS + self.slot + at) == UNNAMED:
                self.push(s, me, at, NAME | b & OPTIONAL)
                return

    def times(self, s: Unicorns, me: i64) -> i64:
        """As many as it says, or one in each stable."""
        if self.deeds[0].whose == EVERYBODY:
            return s.seats
        return self.n

    def offer(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """Cards that can be done so to, seat by seat."""
        for seat in range(s.seats):
            if self.meets(s, me, seat, a):
                out.put(STABLE_WORDS * seat + HERD, self.found(s, me, seat, HERD, a, b))
                out.put(STABLE_WORDS * seat + GRADES, self.found(s, me, seat, GRADES, a, b))

    def meets(self, s: Unicorns, me: i64, seat: i64, a: i64) -> bool:
        """Whether any of the deeds is about a stable with cards in it."""
        if (s.stable[STABLE_WORDS * seat + HERD] | s.stable[STABLE_WORDS * seat + GRADES]) == 0 and seat != me:
            return False
        for deed in self.deeds:
            if self.reaches(s, me, seat, deed, a):
                return True
        return False

    def is_possible(self, s: Unicorns, me: i64, a: i64, b: i64) -> bool:
        """Whether any card can be done so to."""
        for seat in range(s.seats):
            if self.meets(s, me, seat, a) and (
                self.found(s, me, seat, HERD, a, b) != 0 or self.found(s, me, seat, GRADES, a, b) != 0
            ):
                return True
        return False

    def found(self, s: Unicorns, me: i64, seat: i64, word: i64, a: i64, b: i64) -> i64:
        """The faces in one word of a stable that may be chosen."""
        found: i64 = 0
        for deed in self.deeds:
            if self.reaches(s, me, seat, deed, a):
                found |= self.targets(s, me, seat, word, deed, b)
        if b & NAME != 0 and a > 0 and found != 0:
            return self.unnamed(s, seat, word, found, a)
        return found

    def reaches(self, s: Unicorns, me: i64, seat: i64, deed: Deed, a: i64) -> bool:
        """Whether a stable is one of those meant."""
        whose = deed.whose
        if whose == OWN:
            return seat == me
        if whose == OTHERS:
            return seat != me
        if whose == CHOSEN:
            return seat + 1 == s.get(CTX_WHO)
        return seat == (me + a) % s.seats

    def targets(self, s: Unicorns, me: i64, seat: i64, word: i64, deed: Deed, b: i64) -> i64:
        """The faces in one word of a stable that can be done so to."""
        cards = deed.what.in_stable(s, seat, word)
        if deed.kind == SACRIFICE:
            cards = self.for_sacrifice(s, me, word, cards, deed, b)
        if cards == 0:
            return 0
        if deed.kind == DESTROY:
            cards = destructible(s, seat, word, cards, source_is_magic(s))
        elif deed.kind == STEAL and word == HERD and are_basics_barred(s, me):
            cards &= ~s.table.basics
        if s.marked[STABLE_WORDS * seat + word] != 0 and begins_turn(s):
            return faces_of(s, word, cards & ~s.marked[STABLE_WORDS * seat + word])
        return cards & s.table.first[word]

    def for_sacrifice(self, s: Unicorns, me: i64, word: i64, cards: i64, deed: Deed, b: i64) -> i64:
        """Those of some cards of one's own that may be sacrificed, perhaps the one that is being played among them."""
        if b & NAME != 0:
            cards = self.with_itself(s, me, word, cards, deed)
        if cards != 0 and yields(s, b):
            cards &= ~owed(s, me, word)
        return cards

    def with_itself(self, s: Unicorns, me: i64, word: i64, cards: i64, deed: Deed) -> i64:
        """A unicorn that is being played will stand in the stable when its effect happens."""
        code = s.get(CTX_CARD)
        if (
            code // WORD != word
            or s.table.face[code] & deed.what.masks[word] == 0
            or (deed.what.unicorns and has_pandas(s, me))
        ):
            return cards
        return with_one(cards, s.table.face[code])

    def unnamed(self, s: Unicorns, seat: i64, word: i64, found: i64, a: i64) -> i64:
        """Faces of which more cards stand there than were named already."""
        if self.deeds[0].whose == EVERYBODY:
            return found
        left = s.stable[STABLE_WORDS * seat + word]
        for at in range(a):
            named = s.get(CTX_SLOTS + self.slot + at) - NAMED
            if named // WORD == STABLE_WORDS * seat + word:
                left = without_one(left, s.table.face[named % STABLE_CODES])
        return found & left

    def left_for(self, s: Unicorns, me: i64, word: i64) -> i64:
        """The cards of one's own stable that a duty of the start of the turn may still take."""
        return self.deeds[0].what.in_stable(s, me, word) & ~s.marked[STABLE_WORDS * me + word]

    def deed_for(self, s: Unicorns, me: i64, seat: i64, a: i64) -> i64:
        """What is done to a card of a stable."""
        kind = self.deeds[0].kind
        for deed in self.deeds:
            if self.reaches(s, me, seat, deed, a):
                kind = deed.kind
        return kind

    def mark(self, s: Unicorns, seat: i64, code: i64) -> None:
        """Remember what an effect of the start of the turn has chosen (W5)."""
        if begins_turn(s):
            at = STABLE_WORDS * seat + code // WORD
            s.marked[at] = with_one(s.marked[at], s.table.face[code])

    def do(self, s: Unicorns, me: i64, a: i64, code: i64) -> None:
        """Do it."""
        seat = code // STABLE_CODES
        card = code % STABLE_CODES
        kind = self.deed_for(s, me, seat, a)
        self.mark(s, seat, card)
        if kind == SACRIFICE:
            push_removal(s, seat, card, SACRIFICED, me)
        elif kind == DESTROY:
            push_removal(s, seat, card, DESTROYED, me)
        elif kind == RETURN:
            s.set(CTX_WHO, seat + 1)
            return_home(s, seat, card)
        else:
            s.tell(events.CARD_STOLEN, me, seat, card, 0)
            move(s, seat, me, card)
            self.mark(s, me, card)

    def tell_named(self, s: Unicorns, me: i64, code: i64) -> None:
        """The card and whose it is."""
        s.tell(events.CARD_NAMED, me, code % STABLE_CODES, code // STABLE_CODES, 0)

    def describe(self, s: Unicorns, me: i64, a: i64, code: int) -> list[tuple[str, object]]:
        """What is done to which card of whose stable."""
        seat = code // STABLE_CODES
        kind = self.deed_for(s, me, seat, a)
        return [(DEEDS[kind], ""), ("other", seat), ("card", s.table.faces[code % STABLE_CODES].id)]


def yields(s: Unicorns, b: i64) -> bool:
    """Whether it is an effect of the start of a turn that may be left out: duties of that start go before (W5)."""
    if s.context == 0:  # it is only being looked at
        return b & OPTIONAL != 0
    return s.get(CTX_KIND) == BEGAN and s.table.faces[s.get(CTX_CARD)].optional


def owed(s: Unicorns, me: i64, word: i64) -> i64:
    """The cards that duties of this start of the turn need: all that one could take, if they are too few (W5)."""
    duties: list[Act] = []
    for its in range(i64(STABLE_WORDS)):
        rest = s.waiting[its]
        while rest != 0:
            face = s.table.faces[s.table.code_of[WORD * its + lowest(rest)]]
            rest &= rest - 1
            first = face.began.nodes[0]
            if not face.optional and isinstance(first, Act) and first.deeds[0].kind == SACRIFICE:
                duties.append(first)
    found: i64 = 0
    for duty in duties:
        if count(duty.left_for(s, me, HERD)) + count(duty.left_for(s, me, GRADES)) <= len(duties):
            found |= duty.left_for(s, me, word)
    return found


@final
class SacrificeThis(Node[Unicorns]):
    """Sacrifice the card itself."""

    def can(self, s: Unicorns, me: i64) -> bool:
        """If it is still there."""
        return s.context != 0 and is_there(s, me, s.get(CTX_CARD))

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """If it is still there."""
        code = s.get(CTX_CARD)
        s.set(CTX_DONE, 0)
        if is_there(s, me, code):
            s.set(CTX_DONE, 1)
            push_removal(s, me, code, SACRIFICED, me)


@final
class SacrificeAll(Node[Unicorns]):
    """Sacrifice all one's own cards of a kind, at one time (U12)."""

    def __init__(self, what: What) -> None:
        super().__init__()
        self.what: What = what

    def can(self, s: Unicorns, me: i64) -> bool:
        """There must be one."""
        return self.what.in_stable(s, me, GRADES) != 0

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """They go together, and the stable is looked at when all are gone."""
        if b & JOINT == 0:
            s.set(CTX_DONE, 0)
        rest = self.what.in_stable(s, me, GRADES)
        if rest == 0:
            return
        s.set(CTX_DONE, 1)
        while rest != 0:
            code = s.table.code_of[WORD * GRADES + lowest(rest)]
            rest &= rest - 1
            depart(s, me, code)
            put_on_pile(s, code)
            s.tell(events.CARD_SACRIFICED, me, code, events.PILE, 0)
        look_around(s, me)


class ToSeat(Choice):
    """A card, then the stable that it goes to."""

    def __init__(self, question: str, rules: tuple[str, ...], what: What) -> None:
        super().__init__()
        self.question = question
        self.rules = rules
        self.what: What = what

    def slots(self) -> int:
        """A card and a stable."""
        return 2

    def times(self, s: Unicorns, me: i64) -> i64:
        """A card and a stable."""
        return 2

    def chosen(self, s: Unicorns, b: i64) -> i64:
        """The card chosen first."""
        if b & NAME != 0:
            return s.get(CTX_SLOTS + self.slot) - NAMED
        return s.get(CTX_MOVED)

    def offer(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """Cards that can go somewhere; then where to."""
        if a == 1:
            code = self.chosen(s, b)
            if is_there(s, code // STABLE_CODES, code % STABLE_CODES):  # its owner may have left with it
                out.put(0, self.goals(s, code // STABLE_CODES, code % STABLE_CODES))
            return
        for seat in range(s.seats):
            if self.takes_from(me, seat):
                out.put(STABLE_WORDS * seat + HERD, self.movable(s, seat, HERD))
                out.put(STABLE_WORDS * seat + GRADES, self.movable(s, seat, GRADES))

    def takes_from(self, me: i64, seat: i64) -> bool:
        """Whether a stable is one of those meant."""
        raise NotImplementedError

    def movable(self, s: Unicorns, seat: i64, word: i64) -> i64:
        """The faces in one word of a stable that another one may get."""
        faces = self.what.in_stable(s, seat, word) & s.table.first[word]
        found: i64 = 0
        while faces != 0:
            if self.goals(s, seat, WORD * word + lowest(faces)) != 0:
                found |= faces & -faces
            faces &= faces - 1
        return found

    def goals(self, s: Unicorns, seat: i64, code: i64) -> i64:
        """The stables that a card may go to."""
        found: i64 = 0
        for other in range(s.seats):
            if other != seat and not s.is_gone(other) and may_enter(s, other, code):
                found |= bit(other)
        return found

    def go_on(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Without a card there is no stable to go to, and without a stable no card (W11)."""

    def do(self, s: Unicorns, me: i64, a: i64, code: i64) -> None:
        """Remember the card; then it goes."""
        if a == 0:
            s.set(CTX_MOVED, code)
            s.set(CTX_DONE, 0)
            return
        card = s.get(CTX_MOVED)
        s.set(CTX_WHO, code + 1)
        s.tell(events.CARD_MOVED, card // STABLE_CODES, code, card % STABLE_CODES, 0)
        move(s, card // STABLE_CODES, code, card % STABLE_CODES)

    def tell_named(self, s: Unicorns, me: i64, code: i64) -> None:
        """The card, then the player."""
        if s.get(CTX_SLOTS + self.slot + 1) != 0:
            s.tell(events.PLAYER_NAMED, me, code, 0, 0)
        else:
            s.tell(events.CARD_NAMED, me, code % STABLE_CODES, code // STABLE_CODES, 0)

    def describe(self, s: Unicorns, me: i64, a: i64, code: int) -> list[tuple[str, object]]:
        """A card, or a stable."""
        if a == 1:
            return [("stable", ""), ("other", code)]
        return [("move", ""), ("other", code // STABLE_CODES), ("card", s.table.faces[code % STABLE_CODES].id)]


@final
class Give(ToSeat):
    """Move one of your own cards to another player's stable; the rest speaks of that player."""

    def __init__(self, what: What) -> None:
        super().__init__("choose_gift", ("V7.1", "W3"), what)

    def takes_from(self, me: i64, seat: i64) -> bool:
        """One's own."""
        return seat == me


@final
class Relocate(ToSeat):
    """Move a card of any stable to any other."""

    def __init__(self, what: What) -> None:
        super().__init__("choose_move", ("V7.8", "V5.3"), what)

    def takes_from(self, me: i64, seat: i64) -> bool:
        """Anybody's."""
        return True


@final
class Bring(Choice):
    """Put a card from the discard pile, the nursery or the hand into one's own stable: it is not played (V6.1)."""

    def __init__(self, place: i64, what: What, other: bool) -> None:
        super().__init__()
        self.question = "choose_unicorn"
        self.rules = ("V7.1", "V6.1")
        self.place: i64 = place
        self.what: What = what
        self.other: bool = other  # whether it must be another card than the one whose effect it is (C14)

    def is_hidden(self) -> bool:
        """A hand is."""
        return self.place == events.HAND

    def looks_at(self) -> str:
        """The place that it comes from."""
        return "hidden" if self.place == events.HAND else events.PLACES[self.place]

    def is_possible(self, s: Unicorns, me: i64, a: i64, b: i64) -> bool:
        """Of a hand everybody knows only whether it is empty, and whether anything of the kind may enter (C9)."""
        if self.place == events.HAND:
            only_basics = self.what.masks[HERD] & ~s.table.basics == 0
            return s.hand_size(me) > 0 and not (only_basics and are_basics_barred(s, me))
        return super().is_possible(s, me, a, b)

    def offer(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """Cards that may enter."""
        barred = are_basics_barred(s, me)
        for word in range(i64(STABLE_WORDS)):
            found = self.there(s, me, word) & self.what.masks[word] & s.table.first[word]
            if word == HERD and barred:
                found &= ~s.table.basics
            if self.other and s.get(CTX_CARD) // WORD == word:
                found &= ~s.table.face[s.get(CTX_CARD)]
            out.put(word, found)

    def there(self, s: Unicorns, me: i64, word: i64) -> i64:
        """The cards of a word at the place that it comes from."""
        if self.place == events.PILE:
            return pile_faces(s, word)
        if self.place == events.HAND:
            return s.hand[WORDS * me + word]
        if word == GRADES:
            return s.nursery
        return 0

    def do(self, s: Unicorns, me: i64, a: i64, code: i64) -> None:
        """It enters."""
        if self.place == events.PILE:
            lift_from_pile(s, code)
        elif self.place == events.HAND:
            lose_openly(s, me, code)
        else:
            s.nursery = without_one(s.nursery, s.table.face[code])
        s.tell(events.CARD_ENTERED, me, code, self.place, 0)
        enter(s, me, code, 0)

    def tell_named(self, s: Unicorns, me: i64, code: i64) -> None:
        """The card."""
        s.tell(events.CARD_NAMED, me, code, me, 0)

    def describe(self, s: Unicorns, me: i64, a: i64, code: int) -> list[tuple[str, object]]:
        """The card and where it comes from."""
        return [("bring", ""), ("card", s.table.faces[code].id), ("place", events.PLACES[self.place])]
