"""The duel by habit: which traits of an answer speak for it."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.habits import Habits
from meadhall.games.duel.bots.strangers import imagined
from meadhall.games.duel.rules import steps
from meadhall.games.duel.rules.choices import Basket, Choose, May
from meadhall.games.duel.rules.combat import PASS
from meadhall.games.duel.rules.conditions import basket
from meadhall.games.duel.rules.damage import ShiftDamage
from meadhall.games.duel.rules.effects import ChooseFighter, ChooseSpace
from meadhall.games.duel.rules.manoeuvre import DONE
from meadhall.games.duel.rules.modifiers import Boost
from meadhall.games.duel.rules.movement import in_sight
from meadhall.games.duel.rules.moves import Arrival, Move
from meadhall.games.duel.rules.plays import Discard
from meadhall.games.duel.rules.state import (
    ATTACKER,
    CTX_CARD,
    CTX_SEAT,
    DEFENDER,
    FIGHT_CARD,
    FIGHT_SEAT,
    FIGHT_WHO,
    Duel,
)
from meadhall.games.duel.rules.table import STRIDE, TIMINGS, Sheet, Table
from meadhall.games.duel.rules.tokens import Pay, PayAny
from meadhall.games.duel.rules.turn import MOVE_CODE, TARGETS
from meadhall.games.duel.rules.values import value
from meadhall.kernel.bits import WORD, bit, count, lowest
from meadhall.kernel.machine import NODE_MASK, Node

# what a question is about
ANY: Final = 0
STRIKE: Final = 1
DEFEND: Final = 2
EFFECT: Final = 3
FIGHTER: Final = 4
SHIFT: Final = 5
LAY: Final = 6  # from here on it is about a card
DISCARD: Final = 7
ADD: Final = 8
BOOST: Final = 9  # from here on it is about where everybody stands
ACTION: Final = 10
WALK: Final = 11  # from here on about where to go
MOVE: Final = 12
SPACE: Final = 13
TARGET: Final = 14  # a space, whoever stands there

STEPS: Final = 8
THIRD: Final = 3
HEROES: Final = 16  # heroes with habits of their own, and after them a stranger for each seat
SEATS: Final = 4
ANY_SYMBOL: Final = 0xFFFF
CARDS: Final = 32  # of one hero
BY_CARD: Final = ("strike", "defend", "boost", "scheme", "discard", "lay", "add")
C_STRIKE: Final = 0
C_DEFEND: Final = 1
C_BOOST: Final = 2
C_SCHEME: Final = 3
C_DISCARD: Final = 4
C_LAY: Final = 5
C_ADD: Final = 6
BLOCK: Final = HEROES * CARDS
BY_MARK: Final = ("strike", "defend", "scheme")
M_STRIKE: Final = 0
M_DEFEND: Final = 1
M_SCHEME: Final = 2
MARKS: Final = 4  # what a hero's marker shows, on the scale that habits know
WAYS: Final = 8  # answers to a question of an effect that are told apart
EFFECTS: Final = 7 * BLOCK  # by hero, card (the last one: none) and answer
BY_HERO: Final = EFFECTS + BLOCK * WAYS  # by hero: distance for hero and sidekick, attacks by who on whom, a manoeuvre
OWN_FAR: Final = 0
OWN_ATTACK: Final = 2 * STEPS
OWN_MOVE: Final = OWN_ATTACK + 4
OWN_HOLD: Final = OWN_MOVE + 2
OWN_GUARD: Final = OWN_HOLD + STEPS
OWN_HAND: Final = OWN_GUARD + 2 * STEPS  # by kind of action, whether it is the last, and cards held then
OWN_SPARE: Final = OWN_HAND + 3 * 2 * STEPS  # to defend with nothing, by cards held
OWN_GIVE: Final = OWN_SPARE + STEPS  # to let a sidekick or the hero be hit, by its health
OWN_BOOST: Final = OWN_GIVE + 2 * STEPS  # to boost a manoeuvre, by whether it is the last action, and cards held
OWN_ADD: Final = OWN_BOOST + 2 * STEPS  # to add a boost to open cards, by cards held
OWN_DEED: Final = OWN_ADD + STEPS  # by kind of action and what the marker shows
OWN_NEAR: Final = OWN_DEED + 3 * MARKS  # the hero's distance from an enemy hero by what the marker shows
OWN: Final = OWN_NEAR + MARKS * STEPS
MANOEUVRES: Final = 0
SCHEMES: Final = 1
ATTACKS: Final = 2
MARKED: Final = 3 * BLOCK * MARKS  # cards to strike with, to defend with and to scheme with, by what the marker shows
ATTACK_BEST: Final = BY_HERO + HEROES * OWN  # by who on whom and the best card
ATTACK_HEALTH: Final = ATTACK_BEST + 4 * STEPS
ATTACK_HAND: Final = ATTACK_HEALTH + 2 * STEPS
MOVE_HAND: Final = ATTACK_HAND + STEPS  # by actions left and cards held
MOVE_AIMED: Final = MOVE_HAND + 2 * STEPS  # by actions left
SCHEME_LEFT: Final = MOVE_AIMED + 2
STRIKE_VALUE: Final = SCHEME_LEFT + 2  # on a sidekick or hero
STRIKE_BARE: Final = STRIKE_VALUE + 2 * STEPS  # on somebody without cards
STRIKE_LETHAL: Final = STRIKE_BARE + STEPS
STRIKE_FULL: Final = STRIKE_LETHAL + 2  # by health of the target, how far above it
DEFEND_VALUE: Final = STRIKE_FULL + STEPS
DEFEND_PASS: Final = DEFEND_VALUE + 2 * STEPS  # by health of who defends
DEFEND_HAND: Final = DEFEND_PASS + 2 * STEPS
DEFEND_FOE: Final = DEFEND_HAND + STEPS  # passing against a sidekick or hero
BOOST_VALUE: Final = DEFEND_FOE + 2
BOOST_FAR: Final = BOOST_VALUE + STEPS
BOOST_AIMED: Final = BOOST_FAR + STEPS
BOOST_HAND: Final = BOOST_AIMED + 1
FAR: Final = BOOST_HAND + STEPS  # by class of fighter
THREAT: Final = FAR + 4 * STEPS  # by class and whether the hero is weak
AIM: Final = THREAT + 4 * 2 * 4  # by class, at anybody or the hero, and whether an action is left
WALK_DONE: Final = AIM + 4 * 2 * 2
DONE_FAR: Final = WALK_DONE + 1
DONE_AIMED: Final = DONE_FAR + STEPS
DONE_THREAT: Final = DONE_AIMED + 2
PUSH_FAR: Final = DONE_THREAT + 4  # an enemy that is moved, by how far it then is from the own hero
PICK: Final = PUSH_FAR + 2 * STEPS  # a fighter: own or not, sidekick or hero, by health
SHIFTED: Final = PICK + 4 * STEPS
LAY_VALUE: Final = SHIFTED + STEPS  # a boost laid with an attack: on a sidekick or hero, by what it adds
LAY_ATTACK: Final = LAY_VALUE + 2 * STEPS  # by the value of the attack card
LAY_BARE: Final = LAY_ATTACK + 2 * STEPS  # on somebody without cards
LAY_HAND: Final = LAY_BARE + STEPS
LAY_LETHAL: Final = LAY_HAND + STEPS
ADD_LEFT: Final = LAY_LETHAL + 2  # a boost once cards are open: by side, the damage that is left with it
ADD_VALUE: Final = ADD_LEFT + 2 * STEPS
ADD_HAND: Final = ADD_VALUE + STEPS
ADD_LETHAL: Final = ADD_HAND + STEPS
HIT: Final = ADD_LETHAL + 2  # a space to hit: nobody, a sidekick, a hero, one's own; by how many enemies are next to it
FIT: Final = HIT + 4 * 4  # by what a card is used for: how many others in hand wait for the symbol it brings to the top
FITS: Final = 4  # from 0 to this, less one
ATTACK_LETHAL: Final = FIT + 7 * FITS  # whether the best card could defeat a sidekick or a hero
LAY_ON: Final = ATTACK_LETHAL + 2  # by hero: the attack card that a boost is laid with
BY_MARKS: Final = LAY_ON + BLOCK
WHEN_WEAK: Final = BY_MARKS + MARKED  # ways that effects go while the own hero is weak
NOTHING: Final = WHEN_WEAK + BLOCK * WAYS  # weights that stay 0, for who has no habits of its own
SIZE: Final = NOTHING + STEPS
SHAPES: Final = (
    ("attack/best", ATTACK_BEST, 4 * STEPS), ("attack/health", ATTACK_HEALTH, 2 * STEPS),
    ("attack/hand", ATTACK_HAND, STEPS), ("manoeuvre/hand", MOVE_HAND, 2 * STEPS), ("manoeuvre/aimed", MOVE_AIMED, 2),
    ("scheme/left", SCHEME_LEFT, 2), ("strike/value", STRIKE_VALUE, 2 * STEPS), ("strike/bare", STRIKE_BARE, STEPS),
    ("strike/lethal", STRIKE_LETHAL, 2), ("strike/more", STRIKE_FULL, STEPS),
    ("defend/value", DEFEND_VALUE, 2 * STEPS), ("pass/health", DEFEND_PASS, 2 * STEPS),
    ("pass/hand", DEFEND_HAND, STEPS), ("pass/foe", DEFEND_FOE, 2), ("boost/value", BOOST_VALUE, STEPS),
    ("boost/far", BOOST_FAR, STEPS), ("boost/aimed", BOOST_AIMED, 1), ("boost/hand", BOOST_HAND, STEPS),
    ("walk/far", FAR, 4 * STEPS), ("walk/threat", THREAT, 32), ("walk/aim", AIM, 16), ("done", WALK_DONE, 1),
    ("done/far", DONE_FAR, STEPS), ("done/aimed", DONE_AIMED, 2), ("done/threat", DONE_THREAT, 4),
    ("push/far", PUSH_FAR, 2 * STEPS), ("pick", PICK, 4 * STEPS), ("shift", SHIFTED, STEPS),
    ("lay/value", LAY_VALUE, 2 * STEPS), ("lay/attack", LAY_ATTACK, 2 * STEPS), ("lay/bare", LAY_BARE, STEPS),
    ("lay/hand", LAY_HAND, STEPS), ("lay/lethal", LAY_LETHAL, 2), ("add/left", ADD_LEFT, 2 * STEPS),
    ("add/value", ADD_VALUE, STEPS), ("add/hand", ADD_HAND, STEPS), ("add/lethal", ADD_LETHAL, 2), ("hit", HIT, 16),
    ("fit", FIT, 7 * FITS), ("attack/lethal", ATTACK_LETHAL, 2),
)  # fmt: skip
NO_CARD: Final = "ability"  # the effect of no card


def about(node: Node[Any]) -> i64:
    """What a question of a card's effect is about."""
    if isinstance(node, (May, Choose, Pay, PayAny, Basket)):
        return EFFECT
    if isinstance(node, Discard):
        return DISCARD
    if isinstance(node, ChooseFighter):
        return FIGHTER
    if isinstance(node, ChooseSpace):
        return TARGET
    if isinstance(node, Arrival):
        return SPACE
    if isinstance(node, Move):
        return MOVE
    if isinstance(node, Boost):
        return ADD
    if isinstance(node, ShiftDamage):
        return SHIFT
    return ANY


def within(n: i64, size: i64) -> i64:
    """A number on a scale from 0 of some size."""
    if n < 0:
        return 0
    if n > size - 1:
        return size - 1
    return n


def capped(n: i64) -> i64:
    """A number on the scale that habits know."""
    return within(n, STEPS)


def left(s: Duel, seat: i64) -> i64:
    """Whether a player has an action left."""
    if s.turn == seat and s.actions > 0:
        return 1
    return 0


def apart(s: Duel, space: i64, goals: i64) -> i64:
    """How many steps a space is from the nearest of others, on the scale that habits know."""
    n: i64 = 0
    while n < STEPS - 1 and s.table.board.around(s.doors, space, n) & goals == 0:
        n += 1
    return n


def is_weak(s: Duel, seat: i64) -> bool:
    """Whether a hero has a third of its health or less."""
    hero = s.table.base[seat]
    return 3 * s.health[hero] <= s.table.health[hero]


def mark(s: Duel, seat: i64) -> i64:
    """What a hero goes by besides its cards: the item in the basket, what is gathered, or the marker's side.

    Who has none of these goes by whether sidekicks are left and whether the hero is weak; who never has a sidekick, by
    whether it is the third action of a turn or later.
    """
    sheet = s.table.sheets[seat]
    if sheet.start_symbol >= 0:
        return within(basket(s, seat), MARKS)
    if sheet.token_most > 0:
        return within(s.token[seat], MARKS)
    base = s.table.base[seat]
    if s.table.base[seat + 1] == base + 1:
        return 1 if s.turn == seat and s.taken >= THIRD else 0
    found: i64 = 1 if is_weak(s, seat) else 0
    if s.stands[seat] & ~bit_of(s.space[base]) == 0:
        found += 2
    return found


def bit_of(space: i64) -> i64:
    """A space as a set; who is off the board stands nowhere."""
    if space < 0:
        return 0
    return bit(space)


def symbols_of(card: Any) -> set[str]:
    """The symbols that a card waits for: with one of them on top of the pile it does what it does not do otherwise."""
    told = [getattr(card, timing) for timing in TIMINGS]
    return named_symbols([told, card.defends_if])


def named_symbols(told: Any) -> set[str]:
    """The symbols that are named in effects or conditions."""
    if isinstance(told, list):
        return {symbol for each in told for symbol in named_symbols(each)}
    if not isinstance(told, dict):
        return set()
    found = {symbol for key, each in told.items() if key != "basket" for symbol in named_symbols(each)}
    items = told.get("basket", [])
    return found | ({items} if isinstance(items, str) else set(items) - {"else"})


def lasting(s: Duel, seat: i64, side: i64) -> i64:
    """What the character card adds to a card in the running combat."""
    total: i64 = 0
    for static in s.table.sheets[seat].statics:
        total += static.bonus(s, seat, side)
    return total


@final
class DuelHabits(Habits[Duel]):
    """How the duel is played by habit."""

    def __init__(self, learned: dict[str, Any]) -> None:
        super().__init__(learned, SIZE, SHAPES)
        self.numbers: dict[str, int] = {name: at for at, name in enumerate(learned.get("heroes", {}))}
        self.general: dict[str, dict[str, list[float]]] = learned.get("general", {})
        self.table: Table | None = None
        self.abouts: vec[i64] = vec[i64]([])
        self.heroes: vec[i64] = vec[i64]([0] * 4)  # by seat: the number of its hero, -1 without habits of its own
        self.blocks: vec[i64] = vec[i64]([0] * BOOST)  # by what is asked about a card: its weights
        self.blocks[LAY] = C_LAY
        self.blocks[DISCARD] = C_DISCARD
        self.blocks[ADD] = C_ADD
        self.asks: i64 = ANY
        self.hero: i64 = -1  # the number of the hero of the seat that is asked
        self.goals: i64 = 0  # the spaces of enemy heroes
        self.foes: i64 = 0  # the spaces of all enemies
        self.rings: vec[i64] = vec[i64]([0] * STEPS)  # the spaces within so many steps of an enemy hero
        self.threats: vec[i64] = vec[i64]([0] * 3)  # spaces that one, two, three enemies or more could attack
        self.aims: vec[i64] = vec[i64]([0] * 4)  # spaces from which melee and ranged fighters attack anybody, a hero
        self.weak: i64 = 0
        self.best: i64 = 0
        self.best_aside: i64 = 0  # the highest value that a sidekick could attack with
        self.shown: i64 = 0  # what the marker of the hero shows
        self.wakes: vec[i64] = vec[i64]([0] * (SEATS * CARDS))  # by seat and card: the symbols that it waits for
        self.away: i64 = 0  # how many steps the own hero is from an enemy hero
        self.aimed: i64 = 0  # whether the own hero could attack an enemy hero

    # ---------------------------------------------------------------- a table
    def learn(self, s: Duel) -> None:
        """See whose habits are known in a match."""
        self.table = s.table
        kinds = [about(entry.node) for entry in s.table.program.entries]
        kinds[steps.CHOOSE_ACTION] = ACTION
        kinds[steps.MANOEUVRE] = WALK
        kinds[steps.LAY_ATTACK] = STRIKE
        kinds[steps.LAY_DEFENCE] = DEFEND
        kinds[steps.BOOST_MOVE] = BOOST
        kinds[steps.LAY_BOOST] = LAY
        kinds[steps.HAND_LIMIT] = DISCARD
        kinds[steps.PLACE_SIDEKICK] = SPACE
        self.abouts = vec[i64](kinds)
        for seat in range(int(s.seats)):
            sheet = s.table.sheets[seat]
            if sheet.start_symbol >= 0:
                self.learn_symbols(sheet, seat, s.table.catalogue.hero(sheet.hero).cards)
            self.heroes[seat] = self.numbers.get(sheet.hero, -1)
            if self.heroes[seat] >= 0:
                self.learn_hero(sheet, self.heroes[seat], self.learned["heroes"][sheet.hero])
            elif self.general:
                self.heroes[seat] = HEROES - SEATS + seat
                facts = s.table.catalogue.hero(sheet.hero)
                self.learn_hero(sheet, HEROES - SEATS + seat, imagined(facts, self.general, OWN))
        super().learn(s)

    def learn_symbols(self, sheet: Sheet, seat: int, cards: list[Any]) -> None:
        """The symbols that the cards of a hero wait for, by the numbers that its sheet has for them."""
        waits = {card.id: symbols_of(card) for card in cards}
        for card in sheet.cards:
            if card.code < CARDS:
                numbers = [sheet.symbols.index(symbol) for symbol in waits.get(card.id, ())]
                self.wakes[seat * CARDS + int(card.code)] = sum(1 << number for number in numbers)

    def learn_hero(self, sheet: Sheet, number: int, own: dict[str, Any]) -> None:
        """The weights of a hero and of its cards."""
        self.write(BY_HERO + number * OWN, own.get("own", [0.0] * OWN))
        self.learn_ways(EFFECTS, sheet, number, own.get("effects", {}))
        self.learn_ways(WHEN_WEAK, sheet, number, own.get("weak", {}))
        marked: dict[str, dict[str, list[float]]] = own.get("marked", {})
        for card in sheet.cards:
            if card.code >= CARDS - 1:
                continue
            at = number * CARDS + int(card.code)
            for block, name in enumerate(BY_CARD):
                self.write(block * BLOCK + at, [own.get(name, {}).get(card.id, 0.0)])
            for block, name in enumerate(BY_MARK):
                self.write(BY_MARKS + (block * BLOCK + at) * MARKS, marked.get(name, {}).get(card.id, [0.0] * MARKS))
            self.write(LAY_ON + at, [own.get("lay_on", {}).get(card.id, 0.0)])

    def learn_ways(self, base: int, sheet: Sheet, number: int, ways: dict[str, list[float]]) -> None:
        """The weights of the ways that the effects of a hero's cards may go."""
        self.write(base + (number * CARDS + CARDS - 1) * WAYS, ways.get(NO_CARD, [0.0] * WAYS))
        for card in sheet.cards:
            if card.code < CARDS - 1:
                self.write(base + (number * CARDS + int(card.code)) * WAYS, ways.get(card.id, [0.0] * WAYS))

    def told(self, s: Duel) -> dict[str, Any]:
        """What was learned, by name."""
        heroes: dict[str, Any] = dict(self.learned.get("heroes", {}))
        for seat in range(s.seats):
            sheet = s.table.sheets[seat]
            if sheet.hero in self.numbers:
                heroes[sheet.hero] = self.told_hero(sheet, self.heroes[seat])
        known = {"general": self.general} if self.general else {}
        return {"heroes": heroes, "shapes": self.told_shapes(), **known}

    def told_hero(self, sheet: Sheet, number: int) -> dict[str, Any]:
        """The weights of a hero and of its cards."""
        own: dict[str, Any] = {"own": self.read(BY_HERO + number * OWN, OWN)}
        own["effects"] = self.told_rows(sheet, EFFECTS + number * CARDS * WAYS, WAYS)
        own["weak"] = self.told_rows(sheet, WHEN_WEAK + number * CARDS * WAYS, WAYS)
        for block, name in enumerate(BY_CARD):
            own[name] = self.told_cards(sheet, block * BLOCK + number * CARDS)
        own["lay_on"] = self.told_cards(sheet, LAY_ON + number * CARDS)
        marked: dict[str, dict[str, list[float]]] = {}
        for block, name in enumerate(BY_MARK):
            marked[name] = self.told_rows(sheet, BY_MARKS + (block * BLOCK + number * CARDS) * MARKS, MARKS)
        own["marked"] = marked
        return own

    def told_cards(self, sheet: Sheet, base: int) -> dict[str, float]:
        """By card a weight that says something."""
        rows = self.told_rows(sheet, base, 1)
        return {name: row[0] for name, row in rows.items()}

    def told_rows(self, sheet: Sheet, base: int, size: int) -> dict[str, list[float]]:
        """By card a row of weights that says something; the last row is that of no card."""
        rows = {NO_CARD: self.read(base + (CARDS - 1) * size, size)}
        for card in sheet.cards:
            if card.code < CARDS - 1:
                rows[card.id] = self.read(base + int(card.code) * size, size)
        return {name: row for name, row in rows.items() if any(row)}

    # ---------------------------------------------------------------- a question
    def ready(self, s: Duel) -> None:
        """See what is asked, and where everybody is."""
        if self.table is not s.table:
            self.learn(s)
        self.asks = self.abouts[s.frame & NODE_MASK]
        self.hero = self.heroes[s.asked]
        asks = self.asks
        if asks >= BOOST or STRIKE <= asks <= DEFEND:
            self.shown = mark(s, s.asked)
        if asks >= BOOST:
            self.look_at_oneself(s)
        if asks >= WALK:
            self.look_around(s)
        elif asks == ACTION:
            self.best = self.best_attack(s, s.table.base[s.asked])
            self.best_aside = 0
            if s.table.base[s.asked + 1] > s.table.base[s.asked] + 1:
                self.best_aside = self.best_attack(s, s.table.base[s.asked] + 1)
        elif asks == BOOST and s.space[s.table.base[s.asked]] >= 0:
            self.away = apart(s, s.space[s.table.base[s.asked]], self.goals)

    def look_at_oneself(self, s: Duel) -> None:
        """Note whether the own hero is weak, and could attack an enemy hero."""
        table = s.table
        hero = table.base[s.asked]
        self.goals = 0
        foes = table.foe_seats[s.asked] & ~s.out
        while foes != 0:
            space = s.space[table.base[lowest(foes)]]
            foes &= foes - 1
            if space >= 0:
                self.goals |= bit(space)
        self.weak = 1 if is_weak(s, s.asked) else 0
        self.aimed = 0
        if s.space[hero] >= 0 and in_sight(s, hero) & self.goals != 0:
            self.aimed = 1

    def look_around(self, s: Duel) -> None:
        """Note the spaces that matter."""
        table = s.table
        board = table.board
        me = s.asked
        foes = table.foe_seats[me] & ~s.out
        self.foes = s.stands_of(foes)
        one: i64 = 0
        two: i64 = 0
        three: i64 = 0
        while foes != 0:
            seat = lowest(foes)
            foes &= foes - 1
            for f in range(table.base[seat], table.base[seat + 1]):
                if s.space[f] >= 0:
                    at = s.doors * board.size + s.space[f]
                    seen = board.adjacent[at]
                    if table.ranged >> f & 1 != 0:
                        seen |= board.sight[at]
                    three |= two & seen
                    two |= one & seen
                    one |= seen
        self.threats[0] = one
        self.threats[1] = two
        self.threats[2] = three
        self.aims[0] = board.next_to(s.doors, self.foes)
        self.aims[1] = board.next_to(s.doors, self.goals)
        self.aims[2] = self.aims[0] | board.seen_from(s.doors, self.foes)
        self.aims[3] = self.aims[1] | board.seen_from(s.doors, self.goals)
        for n in range(i64(STEPS)):
            self.rings[n] = 0
        rest = self.goals
        while rest != 0:
            space = lowest(rest)
            rest &= rest - 1
            for n in range(i64(STEPS)):
                self.rings[n] |= board.around(s.doors, space, n)

    def best_attack(self, s: Duel, fighter: i64) -> i64:
        """The highest value that one of the own fighters could attack with."""
        me = s.asked
        best: i64 = 0
        rest = s.hand[me] & s.table.use_attack[fighter] & s.table.first[me]
        while rest != 0:
            value = s.table.value[STRIDE * me + lowest(rest)]
            if value > best:
                best = value
            rest &= rest - 1
        return best

    def far(self, space: i64) -> i64:
        """How many steps a space is from an enemy hero, once one has looked around."""
        n: i64 = 0
        while n < STEPS - 1 and self.rings[n] >> space & 1 == 0:
            n += 1
        return n

    def threat(self, space: i64) -> i64:
        """How many enemies could attack a space."""
        threats = self.threats
        return (threats[0] >> space & 1) + (threats[1] >> space & 1) + (threats[2] >> space & 1)

    # ---------------------------------------------------------------- where to go
    def weigh_word(self, s: Duel, word: i64, rest: i64) -> float:
        """Write how likely the answers of one word are, up to a factor: their sum.

        Most of all that is weighed is where to walk. What speaks for a space is looked up once for a fighter then and
        not trait by trait; it comes to the same.
        """
        fighter = s.table.base[s.asked] + word
        if self.asks != WALK or fighter >= s.table.base[s.asked + 1] or self.calms[s.asked] < 1.0:
            return super().weigh_word(s, word, rest)
        total = self.weigh_walks(s, fighter, rest & ~bit(DONE))
        if rest >> DONE & 1 != 0:
            total += self.put(word * WORD + DONE, self.share(s, word * WORD + DONE))
        return total

    def weigh_walks(self, s: Duel, fighter: i64, spaces: i64) -> float:
        """Write how likely it is that one of the own fighters walks to each of some spaces: their sum."""
        table = s.table
        factors = self.factors
        base = table.base[s.asked]
        ranged = table.ranged >> fighter & 1
        sidekick: i64 = 1
        if fighter == base:
            sidekick = 0
        kind = 2 * sidekick + ranged
        own: i64 = NOTHING
        shown: i64 = NOTHING
        if self.hero >= 0:
            own = BY_HERO + self.hero * OWN + OWN_FAR + sidekick * STEPS
            if sidekick == 0:
                shown = BY_HERO + self.hero * OWN + OWN_NEAR + self.shown * STEPS
        danger = THREAT + (kind * 2 + self.weak) * 4
        aim: i64 = NOTHING
        if s.hand[s.asked] & table.use_attack[fighter] != 0:
            aim = AIM + kind * 4 + left(s, s.asked)
        anybody = self.aims[2 * ranged]
        heroes = self.aims[2 * ranged + 1]
        word = WORD * (fighter - base)
        total = 0.0
        for n in range(i64(STEPS)):
            here = spaces
            if n < STEPS - 1:
                here &= self.rings[n]
            spaces &= ~here
            near = factors[FAR + kind * STEPS + n] * factors[own + n] * factors[shown + n]
            while here != 0:
                space = lowest(here)
                here &= here - 1
                share = near * factors[danger + self.threat(space)]
                if anybody >> space & 1 != 0:
                    share *= factors[aim]
                if heroes >> space & 1 != 0:
                    share *= factors[aim + 2]
                total += self.put(word + space, share)
        return total

    # ---------------------------------------------------------------- an answer
    def add_card(self, block: i64, hero: i64, code: i64) -> None:
        """A card of a hero."""
        if hero >= 0 and code < CARDS:
            self.add(block * BLOCK + hero * CARDS + code)

    def add_marked(self, s: Duel, block: i64, code: i64) -> None:
        """A card of the hero whose player is asked, by what the marker shows."""
        if self.hero >= 0 and code < CARDS:
            self.add(BY_MARKS + (block * BLOCK + self.hero * CARDS + code) * MARKS + self.shown)

    def add_own(self, hero: i64, at: i64) -> None:
        """A habit of a hero."""
        if hero >= 0:
            self.add(BY_HERO + hero * OWN + at)

    def note(self, s: Duel, code: i64) -> i64:
        """Write the traits of an answer; how many there are."""
        self.n = 0
        asks = self.asks
        if asks == ACTION:
            self.note_action(s, code)
        elif asks >= WALK:
            self.note_walk(s, code)
        elif asks == BOOST:
            self.note_boost(s, code)
        elif asks >= LAY:
            self.note_card(s, code)
        elif asks == STRIKE:
            self.note_strike(s, code)
        elif asks == DEFEND:
            self.note_defence(s, code)
        elif asks == EFFECT:
            self.note_effect(s, code)
        elif asks == FIGHTER:
            self.note_fighter(s, code)
        elif asks == SHIFT:
            self.add(SHIFTED + capped(code))
        return self.n

    def note_walk(self, s: Duel, code: i64) -> None:
        """Somebody to somewhere, or nobody any more."""
        base = s.table.base[s.asked]
        if self.asks == TARGET:
            self.note_target(s, code)
        elif self.asks == SPACE:
            self.note_space(s, s.table.base[s.asked + 1] - 1, code % WORD)
        elif code == DONE:
            self.note_done(s)
        elif self.asks == MOVE:
            self.note_space(s, code // WORD, code % WORD)
        elif code // WORD < s.table.base[s.asked + 1] - base:  # else a door
            self.note_space(s, base + code // WORD, code % WORD)

    def note_action(self, s: Duel, code: i64) -> None:
        """A manoeuvre, a scheme or an attack."""
        me = s.asked
        table = s.table
        what = code % WORD
        last: i64 = 0
        if s.actions <= 1:
            last = 1
        if what == MOVE_CODE:
            self.add(MOVE_HAND + last * STEPS + capped(count(s.hand[me])))
            if self.aimed != 0:
                self.add(MOVE_AIMED + last)
            self.add_own(self.hero, OWN_MOVE + last)
            self.add_held(s, MANOEUVRES, last)
            self.add_deed(MANOEUVRES)
        elif what < TARGETS:
            self.add_card(C_SCHEME, self.hero, what)
            self.add_marked(s, M_SCHEME, what)
            self.add(SCHEME_LEFT + last)
            self.add_held(s, SCHEMES, last)
            self.add_deed(SCHEMES)
            self.add_fit(s, C_SCHEME, what)
        else:
            target = what - TARGETS
            owner = table.owner[target]
            pair: i64 = 0
            if code >= WORD:
                pair = 2
            whom: i64 = 0
            if target == table.base[owner]:
                whom = 1
            pair += whom
            best = self.best
            if code >= WORD:
                best = self.best_aside
            self.add(ATTACK_BEST + pair * STEPS + capped(best))
            self.add(ATTACK_HEALTH + whom * STEPS + capped(s.health[target] - 1))
            self.add(ATTACK_HAND + capped(count(s.hand[owner])))
            if best >= s.health[target]:
                self.add(ATTACK_LETHAL + whom)
            self.add_own(self.hero, OWN_ATTACK + pair)
            self.add_held(s, ATTACKS, last)
            self.add_deed(ATTACKS)

    def add_near(self, far: i64) -> None:
        """How far the own hero is from an enemy hero, by what the marker shows."""
        self.add_own(self.hero, OWN_NEAR + self.shown * STEPS + far)

    def add_deed(self, kind: i64) -> None:
        """A kind of action, by what the marker shows."""
        self.add_own(self.hero, OWN_DEED + kind * MARKS + self.shown)

    def add_fit(self, s: Duel, use: i64, code: i64) -> None:
        """A card that comes to the top of the pile, by how many of the others in hand wait for its symbol."""
        seat = s.asked
        if s.table.sheets[seat].start_symbol < 0 or code >= CARDS:
            return
        symbol = s.table.cards[STRIDE * seat + code].symbol
        if symbol < 0:
            return
        wanted = bit(symbol)
        if symbol == 0:  # it stands for any other
            wanted = ANY_SYMBOL
        found: i64 = 0
        if self.wakes[seat * CARDS + code] & wanted != 0:
            found = -1  # the card itself is not in hand any more
        rest = s.hand[seat]
        while rest != 0:
            other = s.table.code_of[STRIDE * seat + lowest(rest)]
            rest &= rest - 1
            if self.wakes[seat * CARDS + other] & wanted != 0:
                found += 1
        self.add(FIT + use * FITS + within(found, FITS))

    def add_held(self, s: Duel, kind: i64, last: i64) -> None:
        """A kind of action, by how many cards the hero's player holds."""
        self.add_own(self.hero, OWN_HAND + (kind * 2 + last) * STEPS + capped(count(s.hand[s.asked])))

    def note_done(self, s: Duel) -> None:
        """To stay where one is."""
        self.add(WALK_DONE)
        hero = s.table.base[s.asked]
        if s.space[hero] < 0:
            return
        far = self.far(s.space[hero])
        self.add(DONE_FAR + far)
        self.add(DONE_THREAT + self.threat(s.space[hero]))
        if self.aimed != 0:
            self.add(DONE_AIMED + left(s, s.asked))
        self.add_own(self.hero, OWN_HOLD + far)
        self.add_near(far)

    def note_space(self, s: Duel, fighter: i64, space: i64) -> None:
        """A fighter on a space."""
        table = s.table
        owner = table.owner[fighter]
        if table.foe_seats[s.asked] >> owner & 1 != 0:
            whose: i64 = 0
            if fighter == table.base[owner]:
                whose = 1
            n: i64 = 0
            own = s.space[table.base[s.asked]]
            if own >= 0:
                n = apart(s, own, bit(space))
            self.add(PUSH_FAR + whose * STEPS + n)
            return
        ranged = table.ranged >> fighter & 1
        sidekick: i64 = 1
        if fighter == table.base[owner]:
            sidekick = 0
        kind = 2 * sidekick + ranged
        far = self.far(space)
        self.add(FAR + kind * STEPS + far)
        self.add_own(self.hero, OWN_FAR + sidekick * STEPS + far)
        if sidekick == 0 and owner == s.asked:
            self.add_near(far)
        self.add(THREAT + (kind * 2 + self.weak) * 4 + self.threat(space))
        if s.hand[owner] & table.use_attack[fighter] == 0:
            return
        for goal in range(i64(2)):
            if self.aims[2 * ranged + goal] >> space & 1 != 0:
                self.add(AIM + (kind * 2 + goal) * 2 + left(s, owner))

    def note_target(self, s: Duel, space: i64) -> None:
        """A space on which something is to happen: who stands there, and how many enemies are next to it."""
        who: i64 = 0
        if self.goals >> space & 1 != 0:
            who = 2
        elif self.foes >> space & 1 != 0:
            who = 1
        elif s.stands_of(s.table.friend_seats[s.asked]) >> space & 1 != 0:
            who = 3
        beside = count(s.table.board.next_to(s.doors, bit(space)) & self.foes)
        self.add(HIT + who * 4 + (beside if beside < 3 else 3))

    def note_strike(self, s: Duel, code: i64) -> None:
        """An attack card."""
        target = s.fight(FIGHT_WHO + DEFENDER)
        owner = s.fight(FIGHT_SEAT + DEFENDER)
        value = s.table.value[STRIDE * s.asked + code] + lasting(s, s.asked, 0)
        whom: i64 = 0
        if target == s.table.base[owner]:
            whom = 1
        self.add_card(C_STRIKE, self.hero, code)
        self.add_marked(s, M_STRIKE, code)
        self.add_fit(s, C_STRIKE, code)
        self.add(STRIKE_VALUE + whom * STEPS + capped(value))
        if s.hand[owner] == 0:
            self.add(STRIKE_BARE + capped(value))
        if value >= s.health[target]:
            self.add(STRIKE_LETHAL + whom)
            self.add(STRIKE_FULL + capped(value - s.health[target]))

    def note_defence(self, s: Duel, code: i64) -> None:
        """A defence card, or none."""
        fighter = s.fight(FIGHT_WHO + DEFENDER)
        seat = s.fight(FIGHT_SEAT + DEFENDER)
        whom: i64 = 0
        if fighter == s.table.base[seat]:
            whom = 1
        if code == PASS:
            self.add(DEFEND_PASS + whom * STEPS + capped(s.health[fighter] - 1))
            self.add(DEFEND_HAND + capped(count(s.hand[seat])))
            attacker: i64 = 0
            if s.fight(FIGHT_WHO) == s.table.base[s.fight(FIGHT_SEAT)]:
                attacker = 1
            self.add(DEFEND_FOE + attacker)
            self.add_own(self.heroes[s.fight(FIGHT_SEAT)], OWN_GUARD + whom * STEPS + capped(s.health[fighter] - 1))
            self.add_own(self.hero, OWN_SPARE + capped(count(s.hand[seat])))
            self.add_own(self.hero, OWN_GIVE + whom * STEPS + capped(s.health[fighter] - 1))
            return
        self.add_card(C_DEFEND, self.hero, code)
        self.add_marked(s, M_DEFEND, code)
        self.add_fit(s, C_DEFEND, code)
        self.add(DEFEND_VALUE + whom * STEPS + capped(s.table.value[STRIDE * seat + code] + lasting(s, seat, 1)))

    def note_card(self, s: Duel, code: i64) -> None:
        """A card that is discarded, or that boosts an attack or a defence."""
        if self.asks == LAY:
            self.note_laid(s, code)
        elif self.asks == ADD:
            self.note_added(s, code)
        if code != PASS:
            self.add_card(self.blocks[self.asks], self.hero, code)
            self.add_fit(s, self.blocks[self.asks], code)

    def note_laid(self, s: Duel, code: i64) -> None:
        """A boost to lay with an attack, before the other side answers."""
        if code == PASS:
            return
        target = s.fight(FIGHT_WHO + DEFENDER)
        owner = s.fight(FIGHT_SEAT + DEFENDER)
        attack = s.fight(FIGHT_CARD)
        value = s.table.value[STRIDE * s.asked + attack] + lasting(s, s.asked, 0)
        boost = s.table.boost[STRIDE * s.asked + code]
        whom: i64 = 0
        if target == s.table.base[owner]:
            whom = 1
        self.add(LAY_VALUE + whom * STEPS + capped(boost))
        self.add(LAY_ATTACK + whom * STEPS + capped(value))
        self.add(LAY_HAND + capped(count(s.hand[s.asked])))
        if s.hand[owner] == 0:
            self.add(LAY_BARE + capped(value))
        if value < s.health[target] <= value + boost:
            self.add(LAY_LETHAL + whom)
        if self.hero >= 0 and attack < CARDS:
            self.add(LAY_ON + self.hero * CARDS + attack)

    def note_added(self, s: Duel, code: i64) -> None:
        """A boost once both cards are open: what it adds is weighed by the damage that is left then."""
        side = s.side(s.asked)
        boost: i64 = 0
        if code != PASS:
            boost = s.table.boost[STRIDE * s.asked + code]
            self.add(ADD_VALUE + capped(boost))
            self.add(ADD_HAND + capped(count(s.hand[s.asked])))
            self.add_own(self.hero, OWN_ADD + capped(count(s.hand[s.asked])))
        damage = value(s, ATTACKER) - value(s, DEFENDER) + (boost if side == ATTACKER else -boost)
        self.add(ADD_LEFT + side * STEPS + capped(damage))
        if damage >= s.health[s.fight(FIGHT_WHO + DEFENDER)]:
            self.add(ADD_LETHAL + side)

    def note_boost(self, s: Duel, code: i64) -> None:
        """A card to walk farther with."""
        if code == PASS:
            return
        self.add_card(C_BOOST, self.hero, code)
        self.add(BOOST_VALUE + capped(s.table.boost[STRIDE * s.asked + code]))
        self.add(BOOST_HAND + capped(count(s.hand[s.asked])))
        self.add_own(self.hero, OWN_BOOST + left(s, s.asked) * STEPS + capped(count(s.hand[s.asked])))
        self.add_fit(s, C_BOOST, code)
        if s.space[s.table.base[s.asked]] >= 0:
            self.add(BOOST_FAR + self.away)
        if self.aimed != 0:
            self.add(BOOST_AIMED)

    def note_effect(self, s: Duel, code: i64) -> None:
        """One of the ways that an effect may go."""
        card: i64 = CARDS - 1
        hero = self.hero
        if s.context != 0:
            hero = self.heroes[s.get(CTX_SEAT)]
            if 0 <= s.get(CTX_CARD) < CARDS - 1:
                card = s.get(CTX_CARD)
        if hero >= 0:
            way = (hero * CARDS + card) * WAYS + code % WAYS
            self.add(EFFECTS + way)
            if is_weak(s, s.asked):
                self.add(WHEN_WEAK + way)

    def note_fighter(self, s: Duel, fighter: i64) -> None:
        """Somebody to whom something happens."""
        owner = s.table.owner[fighter]
        whose: i64 = 0
        if s.table.foe_seats[s.asked] >> owner & 1 != 0:
            whose = 2
        if fighter == s.table.base[owner]:
            whose += 1
        self.add(PICK + whose * STEPS + capped(s.health[fighter] - 1))
