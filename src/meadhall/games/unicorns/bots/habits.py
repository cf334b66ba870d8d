"""The unicorn game by habit: which traits of an answer speak for it."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.habits import Habits
from meadhall.games.unicorns.bots.gist import gist_of, weighed
from meadhall.games.unicorns.rules import steps
from meadhall.games.unicorns.rules.choices import NONE_CHOSEN, YES, May
from meadhall.games.unicorns.rules.effects import Act, Bring, ToSeat
from meadhall.games.unicorns.rules.passage import Remove
from meadhall.games.unicorns.rules.plays import ChoosePlayer, Discard, TakeSeen
from meadhall.games.unicorns.rules.searches import Foresee, PutBack, Search, TakeFromPile
from meadhall.games.unicorns.rules.stables import unicorns
from meadhall.games.unicorns.rules.state import CTX_CARD, CTX_CHAIN, CTX_SEAT, CTX_SLOTS, NAMED, Unicorns
from meadhall.games.unicorns.rules.table import CODES, SPELLS, STABLE_CODES, UPGRADE, WORDS, Table
from meadhall.games.unicorns.rules.turn import DONE, DRAW
from meadhall.games.unicorns.rules.window import LET_PASS
from meadhall.kernel.bits import count
from meadhall.kernel.machine import NODE_MASK, Node, first_operand
from meadhall.packs.pack import pack_of

# what a question is about
ANY: Final = 0
PLAY: Final = 1
BEGIN: Final = 2
DISCARD: Final = 3
TAKE: Final = 4
BRING: Final = 5
RESCUE: Final = 6
WILL: Final = 7
HIT: Final = 8  # from here on it is about stables and who leads
STOP: Final = 9
SEAT: Final = 10
MOVE: Final = 11

# weights by face, and for each of them one by type, for cards that nobody has practised with
BY_FACE: Final = ("play", "begin", "discard", "take", "bring", "hit", "own", "stop", "will", "more")
F_PLAY: Final = 0
F_BEGIN: Final = 1
F_DISCARD: Final = 2
F_TAKE: Final = 3
F_BRING: Final = 4
F_HIT: Final = 5
F_OWN: Final = 6
F_STOP: Final = 7
F_WILL: Final = 8
F_MORE: Final = 9
KINDS: Final = 7  # of cards
BY_TYPE: Final = 10 * CODES
STEPS: Final = 8  # how many unicorns are lacking, how many cards are held: 0 to 7
KINDS_STEPS: Final = KINDS * STEPS
PLAY_LACK: Final = BY_TYPE + 10 * KINDS
PLAY_LEAD: Final = PLAY_LACK + KINDS_STEPS
DRAW_HAND: Final = PLAY_LEAD + KINDS_STEPS
DONE_HAND: Final = DRAW_HAND + STEPS
STOP_LACK: Final = DONE_HAND + STEPS
STOP_SELF: Final = STOP_LACK + KINDS_STEPS
STOP_HELD: Final = STOP_SELF + STEPS
STOP_AIMED: Final = STOP_HELD + STEPS
DEFEND_TYPE: Final = STOP_AIMED + KINDS
DEFEND_LACK: Final = DEFEND_TYPE + KINDS
REVIVE: Final = DEFEND_LACK + STEPS
FOOLISH: Final = REVIVE + 1
STRONG: Final = FOOLISH + 1
HIT_LACK: Final = STRONG + 1  # by deed: four of cards, and moving
HIT_OWN: Final = HIT_LACK + 5 * STEPS
PASS: Final = HIT_OWN + 5
SEAT_LACK: Final = PASS + 1  # an upgrade's, a downgrade's, a player's, a moved card's
SEAT_HAND: Final = SEAT_LACK + 4 * STEPS
SEAT_OWN: Final = SEAT_HAND + 4 * STEPS
SIZE: Final = SEAT_OWN + 4
SHAPES: Final = (
    ("play/lack", PLAY_LACK, KINDS_STEPS), ("play/lead", PLAY_LEAD, KINDS_STEPS), ("draw/hand", DRAW_HAND, STEPS),
    ("done/hand", DONE_HAND, STEPS), ("stop/lack", STOP_LACK, KINDS_STEPS), ("stop/self", STOP_SELF, STEPS),
    ("stop/held", STOP_HELD, STEPS), ("stop/aimed", STOP_AIMED, KINDS), ("defend/type", DEFEND_TYPE, KINDS),
    ("defend/lack", DEFEND_LACK, STEPS), ("stop/revive", REVIVE, 1), ("stop/foolish", FOOLISH, 1),
    ("stop/strong", STRONG, 1), ("hit/lack", HIT_LACK, 5 * STEPS), ("hit/own", HIT_OWN, 5), ("pass", PASS, 1),
    ("seat/lack", SEAT_LACK, 4 * STEPS), ("seat/hand", SEAT_HAND, 4 * STEPS), ("seat/own", SEAT_OWN, 4),
)  # fmt: skip


def about(node: Node[Any]) -> i64:
    """What a question of a card's effect is about."""
    if isinstance(node, Act):
        return HIT
    if isinstance(node, ToSeat):
        return MOVE
    if isinstance(node, Discard):
        return DISCARD
    if isinstance(node, (TakeFromPile, Search, Foresee, TakeSeen, PutBack)):
        return TAKE
    if isinstance(node, Bring):
        return BRING
    if isinstance(node, ChoosePlayer):
        return SEAT
    if isinstance(node, May):
        return WILL
    if isinstance(node, Remove):
        return RESCUE
    return ANY


@final
class UnicornHabits(Habits[Unicorns]):
    """How the unicorn game is played by habit."""

    def __init__(self, learned: dict[str, Any]) -> None:
        super().__init__(learned, SIZE, SHAPES)
        self.table: Table | None = None  # of the match that all this is of
        self.abouts: vec[i64] = vec[i64]([])  # by node of the program
        self.deeds: vec[i64] = vec[i64]([])
        self.lacks: vec[i64] = vec[i64]([0] * 8)
        self.blocks: vec[i64] = vec[i64]([0] * (RESCUE + 1))  # by what is asked about a card: its weights by face
        self.blocks[BEGIN] = F_BEGIN
        self.blocks[DISCARD] = F_DISCARD
        self.blocks[TAKE] = F_TAKE
        self.blocks[BRING] = F_BRING
        self.blocks[RESCUE] = F_WILL
        self.asks: i64 = ANY
        self.deed: i64 = 0
        self.lead: i64 = 0  # what the best of the others lacks

    # ---------------------------------------------------------------- a table
    def learn(self, s: Unicorns) -> None:
        """Look up the weights for the cards of a match."""
        self.table = s.table
        kinds: list[int] = []
        deeds: list[int] = []
        for entry in s.table.program.entries:
            node = entry.node
            kinds.append(about(node))
            deeds.append(node.deeds[0].kind if isinstance(node, Act) else 4)
        kinds[steps.CHOOSE_ACTION] = PLAY
        kinds[steps.START_EFFECTS] = BEGIN
        kinds[steps.END_TURN] = DISCARD
        kinds[steps.CHOOSE_STABLE] = SEAT
        kinds[steps.RESPOND] = STOP
        self.abouts = vec[i64]([i64(each) for each in kinds])
        self.deeds = vec[i64]([i64(each) for each in deeds])
        strangers = {face.id: gist_of(s.table.catalogue.card(face.id)) for face in s.table.faces if pack_of(face.id)}
        for block, name in enumerate(BY_FACE):
            cards: dict[str, float] = self.learned.get("cards", {}).get(name, {})
            general: dict[str, float] = self.learned.get("general", {}).get(name, {})
            for face in s.table.faces:
                if face.id in strangers:
                    self.write(CODES * block + face.code, [weighed(general, strangers[face.id])])
                elif face.id:  # codes without a card all lead to the same blank
                    self.write(CODES * block + face.code, [cards.get(face.id, 0.0)])
            self.write(BY_TYPE + KINDS * block, self.learned.get("types", {}).get(name, [0.0] * KINDS))
        super().learn(s)

    def told(self, s: Unicorns) -> dict[str, Any]:
        """What was learned, by name."""
        cards: dict[str, dict[str, float]] = {}
        types: dict[str, list[float]] = {}
        for block, name in enumerate(BY_FACE):
            types[name] = self.read(BY_TYPE + KINDS * block, KINDS)
            known: dict[str, float] = {}
            for face in s.table.faces:
                weight = self.read(CODES * block + face.code, 1)[0]
                if face.id and weight != 0.0 and not pack_of(face.id):
                    known[face.id] = weight
            cards[name] = known
        general = {"general": self.learned["general"]} if "general" in self.learned else {}
        return {"cards": cards, "types": types, "shapes": self.told_shapes(), **general}

    # ---------------------------------------------------------------- a question
    def ready(self, s: Unicorns) -> None:
        """See what is asked, and how far everybody is."""
        if self.table is not s.table:
            self.learn(s)
        node = s.frame & NODE_MASK
        self.asks = self.abouts[node]
        self.deed = self.deeds[node]
        if self.asks == MOVE:
            self.asks = HIT
            if first_operand(s) != 0:
                self.asks = SEAT
        if self.asks == PLAY or self.asks >= HIT:
            self.count_lacks(s)

    def count_lacks(self, s: Unicorns) -> None:
        """How many unicorns everybody lacks."""
        self.lead = STEPS - 1
        for seat in range(s.seats):
            lack = s.table.goal - unicorns(s, seat)
            if lack < 0:
                lack = 0
            if lack > STEPS - 1:
                lack = STEPS - 1
            self.lacks[seat] = lack
            if seat != s.asked and lack < self.lead:
                self.lead = lack

    def add_face(self, s: Unicorns, block: i64, code: i64) -> None:
        """A card, and the type that it is of."""
        self.add(CODES * block + code)
        self.add(BY_TYPE + KINDS * block + s.table.faces[code].type)

    def note(self, s: Unicorns, code: i64) -> i64:
        """Write the traits of an answer; how many there are."""
        self.n = 0
        asks = self.asks
        if code == NONE_CHOSEN:
            self.add(PASS)
            if s.context != 0:
                self.add_face(s, F_WILL, s.get(CTX_CARD))
        elif asks == PLAY:
            self.note_play(s, code)
        elif asks == STOP:
            self.note_stop(s, code)
        elif asks == HIT:
            self.note_hit(s, code)
        elif asks == SEAT:
            self.note_seat(s, code)
        elif asks == WILL:
            if code == YES:
                self.add_face(s, F_WILL, s.get(CTX_CARD))
        elif asks != ANY and code < CODES:
            self.add_face(s, self.blocks[asks], code)
        return self.n

    def note_play(self, s: Unicorns, code: i64) -> None:
        """A card to play, or none."""
        if code >= CODES:
            held = s.hand_size(s.asked)
            if held > STEPS - 1:
                held = STEPS - 1
            if code == DRAW:
                self.add(DRAW_HAND + held)
            elif code == DONE:
                self.add(DONE_HAND + held)
            return
        self.add_face(s, F_PLAY, code)
        kind = s.table.faces[code].type * STEPS
        self.add(PLAY_LACK + kind + self.lacks[s.asked])
        self.add(PLAY_LEAD + kind + self.lead)

    def note_stop(self, s: Unicorns, code: i64) -> None:
        """An instant."""
        if code == LET_PASS:
            return
        card = s.get(CTX_CARD)
        seat = s.get(CTX_SEAT)
        kind = s.table.faces[card].type
        alive = s.get(CTX_CHAIN) & 1 == 0
        if s.table.faces[STABLE_CODES + code].unanswerable:
            self.add(STRONG)
        if seat == s.asked:
            if alive:
                self.add(FOOLISH)
            else:
                self.add(DEFEND_TYPE + kind)
                self.add(DEFEND_LACK + self.lacks[seat])
            return
        if not alive:
            self.add(REVIVE)
            return
        self.add_face(s, F_STOP, card)
        self.add(STOP_LACK + kind * STEPS + self.lacks[seat])
        self.add(STOP_SELF + self.lacks[s.asked])
        held = count(s.hand[WORDS * s.asked + SPELLS] & s.table.instants)
        if held > STEPS - 1:
            held = STEPS - 1
        self.add(STOP_HELD + held)
        named = s.get(CTX_SLOTS) - NAMED
        if named >= 0:
            if not s.table.faces[card].is_grade:
                named //= STABLE_CODES
            if named == s.asked:
                self.add(STOP_AIMED + kind)

    def note_hit(self, s: Unicorns, code: i64) -> None:
        """A card in a stable."""
        seat = code // STABLE_CODES
        card = code % STABLE_CODES
        if seat == s.asked:
            self.add_face(s, F_OWN, card)
            self.add(HIT_OWN + self.deed)
        else:
            self.add_face(s, F_HIT, card)
            self.add(HIT_LACK + self.deed * STEPS + self.lacks[seat])

    def note_seat(self, s: Unicorns, code: i64) -> None:
        """A player, or a player's stable."""
        about: i64 = 2
        if s.frame & NODE_MASK == steps.CHOOSE_STABLE:
            about = 1
            if s.table.faces[s.get(CTX_CARD)].type == UPGRADE:
                about = 0
        elif self.abouts[s.frame & NODE_MASK] == MOVE:
            about = 3
        if code == s.asked:
            self.add(SEAT_OWN + about)
            return
        held = s.hand_size(code)
        if about == 2 and held > s.hand_size(s.asked):
            self.add_face(s, F_MORE, s.get(CTX_CARD))
        if held > STEPS - 1:
            held = STEPS - 1
        self.add(SEAT_LACK + about * STEPS + self.lacks[code])
        self.add(SEAT_HAND + about * STEPS + held)
