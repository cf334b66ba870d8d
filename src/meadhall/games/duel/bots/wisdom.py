"""The duel: how its positions are judged, and how it is played without much thought."""

from __future__ import annotations

from math import exp
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.wisdom import Wisdom
from meadhall.games.duel.bots.habits import DuelHabits
from meadhall.games.duel.rules import steps
from meadhall.games.duel.rules.board import FARTHEST
from meadhall.games.duel.rules.movement import in_sight
from meadhall.games.duel.rules.state import Duel
from meadhall.games.duel.rules.table import STRIDE, Table
from meadhall.kernel.bits import below, bit, count, lowest
from meadhall.kernel.machine import NODE_MASK

# what a seat has, by the names under which its worth is written down
FEATURES: Final = (
    "health", "frailty", "sidekick_health", "sidekicks", "hand", "deck", "exhausted", "attack", "best_attack",
    "defence", "best_defence", "schemes", "boosts", "aims", "sights", "aimed_attack", "actions", "melee_gap",
    "ranged_gap", "sidekick_gap", "token",
)  # fmt: skip
HEALTH: Final = 0
FRAILTY: Final = 1
SIDEKICK_HEALTH: Final = 2
SIDEKICKS: Final = 3
HAND: Final = 4
CARDS_LEFT: Final = 5
EXHAUSTED: Final = 6
ATTACK: Final = 7
BEST_ATTACK: Final = 8
DEFENCE: Final = 9
BEST_DEFENCE: Final = 10
SCHEMES: Final = 11
BOOSTS: Final = 12
AIMS: Final = 13
SIGHTS: Final = 14
AIMED_ATTACK: Final = 15
ACTIONS: Final = 16
MELEE_GAP: Final = 17
RANGED_GAP: Final = 18
SIDEKICK_GAP: Final = 19
TOKEN: Final = 20

HANDS: Final = 9  # hands that are told apart: of 0 to 8 cards, and more
MOST: Final = 300.0  # of a score: numbers on home-made cards may be larger than anybody can weigh


def is_alone(s: Duel, seat: i64) -> bool:
    """Whether a hero that had sidekicks has none on the board."""
    base = s.table.base[seat]
    for f in range(base + 1, s.table.base[seat + 1]):
        if s.space[f] >= 0:
            return False
    return s.table.base[seat + 1] > base + 1


def hand_of(s: Duel, seat: i64) -> i64:
    """How many cards a seat holds, on the scale of hands."""
    n = count(s.hand[seat])
    return n if n < HANDS else HANDS - 1


def average(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """What heroes are worth on average, whoever they are: that of a stranger."""
    if not rows:
        return {}
    alone = sum([float(row["alone"]) for row in rows]) / len(rows)
    hand = [sum([float(row["hand"][held]) for row in rows]) / len(rows) for held in range(HANDS)]
    return {"alone": alone, "hand": hand}


@final
class DuelWisdom(Wisdom[Duel]):
    """What is known of the duel."""

    def __init__(self, worth: dict[str, Any]) -> None:
        super().__init__(DuelHabits(worth["habits"]))
        weights: dict[str, float] = worth["features"]
        self.weights: vec[float] = vec[float]([float(weights[name]) for name in FEATURES])
        self.heroes: dict[str, dict[str, Any]] = worth["heroes"]
        self.usual: dict[str, Any] = average(list(self.heroes.values()))
        self.features: vec[float] = vec[float]([0.0] * len(FEATURES))  # of the seat that is being judged
        self.strengths: vec[float] = vec[float]([])  # by seat: how strong its hero is
        self.alones: vec[float] = vec[float]([])  # by seat: what it is worth to have no sidekick left
        self.hands: vec[float] = vec[float]([])  # by seat and cards held: what such a hand is worth to this hero
        self.table: Table | None = None  # of the match that these are of

    # ---------------------------------------------------------------- judging
    def judge(self, s: Duel, values: vec[float]) -> None:
        """Sides are compared by what their seats have."""
        if self.table is not s.table:
            self.learn(s)
        total = 0.0
        for seat in range(s.seats):
            values[seat] = 0.0
            if s.out >> seat & 1 == 0 or s.table.mode == "teams":
                score = self.side_score(s, seat)
                values[seat] = exp(score if score < MOST else MOST)
                if s.table.friend_seats[seat] & below(seat) == 0:
                    total += values[seat]
        for seat in range(s.seats):
            values[seat] /= total

    def learn(self, s: Duel) -> None:
        """Look up what the heroes of a match are worth; one who is not known is as heroes are on average."""
        self.table = s.table
        rows = [self.heroes.get(sheet.hero, self.usual) for sheet in s.table.sheets]
        self.strengths = vec[float]([float(row.get("strength", 0.0)) for row in rows])
        self.alones = vec[float]([float(row.get("alone", 0.0)) for row in rows])
        hands: list[float] = []
        for row in rows:
            hands += [float(worth) for worth in row.get("hand", [0.0] * HANDS)]
        self.hands = vec[float](hands)

    def side_score(self, s: Duel, seat: i64) -> float:
        """What all seats of a side have."""
        score = 0.0
        friends = s.table.friend_seats[seat]
        while friends != 0:
            score += self.score(s, lowest(friends))
            friends &= friends - 1
        return score

    def score(self, s: Duel, seat: i64) -> float:
        """What a seat has, weighed."""
        self.note(s, seat)
        score = self.strengths[seat] + self.hands[HANDS * seat + hand_of(s, seat)]
        if is_alone(s, seat):
            score += self.alones[seat]
        for at in range(len(self.features)):
            score += self.weights[at] * self.features[at]
        return score

    def note(self, s: Duel, seat: i64) -> None:
        """Write down what a seat has."""
        table = s.table
        features = self.features
        base = table.base[seat]
        health = s.health[base]
        features[HEALTH] = float(health)
        features[FRAILTY] = 1.0 / (1.0 + float(health))
        sidekicks: i64 = 0
        standing: i64 = 0
        for f in range(base + 1, table.base[seat + 1]):
            if s.space[f] >= 0:
                sidekicks += s.health[f]
                standing += 1
        features[SIDEKICK_HEALTH] = float(sidekicks)
        features[SIDEKICKS] = float(standing)
        features[ACTIONS] = 0.0
        if s.turn == seat:
            features[ACTIONS] = 1.0 + float(s.actions)
        features[TOKEN] = 0.0
        if table.sheets[seat].token_most > 0:
            features[TOKEN] = float(s.token[seat]) / float(table.sheets[seat].token_most)
        self.note_cards(s, seat)
        self.note_sights(s, seat)

    def note_cards(self, s: Duel, seat: i64) -> None:
        """What a seat holds and has still to draw."""
        table = s.table
        features = self.features
        hero = table.base[seat]
        attack: i64 = 0
        best_attack: i64 = 0
        defence: i64 = 0
        best_defence: i64 = 0
        schemes: i64 = 0
        boosts: i64 = 0
        rest = s.hand[seat]
        while rest != 0:
            at = STRIDE * seat + table.code_of[STRIDE * seat + lowest(rest)]
            rest &= rest - 1
            value = table.value[at]
            if table.boost[at] > 0:
                boosts += table.boost[at]
            if value < 0:
                schemes += 1
                continue
            if table.use_attack[hero] & table.face[at] != 0:
                attack += value
                if value > best_attack:
                    best_attack = value
            if table.use_defence[hero] & table.face[at] != 0:
                defence += value
                if value > best_defence:
                    best_defence = value
        features[HAND] = float(count(s.hand[seat]))
        features[CARDS_LEFT] = float(s.left[seat]) / 10.0
        features[EXHAUSTED] = 1.0 if s.left[seat] == 0 else 0.0
        features[ATTACK] = float(attack)
        features[BEST_ATTACK] = float(best_attack)
        features[DEFENCE] = float(defence)
        features[BEST_DEFENCE] = float(best_defence)
        features[SCHEMES] = float(schemes)
        features[BOOSTS] = float(boosts)

    def note_sights(self, s: Duel, seat: i64) -> None:
        """Whom the fighters of a seat could attack, and how far they are from it."""
        table = s.table
        features = self.features
        foes = table.foe_seats[seat] & ~s.out
        heroes = self.places(s, foes)
        stands = s.stands_of(foes)
        base = table.base[seat]
        aims: i64 = 0
        sights: i64 = 0
        gap: i64 = 0
        near: i64 = FARTHEST
        for f in range(base, table.base[seat + 1]):
            if s.space[f] < 0:
                continue
            seen = in_sight(s, f)
            if seen & heroes != 0:
                aims += 1
            sights += count(seen & stands)
            far = self.gap(s, s.space[f], heroes)
            if f == base:
                gap = far
            elif far < near:
                near = far
        ranged = table.ranged >> base & 1 != 0
        features[AIMS] = float(aims)
        features[SIGHTS] = float(sights)
        features[AIMED_ATTACK] = features[BEST_ATTACK] if aims > 0 else 0.0
        features[MELEE_GAP] = 0.0 if ranged else float(gap)
        features[RANGED_GAP] = float(gap) if ranged else 0.0
        features[SIDEKICK_GAP] = float(near) if features[SIDEKICKS] > 0.0 else 0.0

    def places(self, s: Duel, seats: i64) -> i64:
        """The spaces on which the heroes of some seats stand."""
        found: i64 = 0
        while seats != 0:
            space = s.space[s.table.base[lowest(seats)]]
            if space >= 0:
                found |= bit(space)
            seats &= seats - 1
        return found

    def gap(self, s: Duel, space: i64, goals: i64) -> i64:
        """How many steps lie between a space and the nearest of some others."""
        if goals == 0:
            return 0
        n: i64 = 0
        while n < FARTHEST and s.table.board.around(s.doors, space, n) & goals == 0:
            n += 1
        return n

    def is_quiet(self, s: Duel) -> bool:
        """No card, no ability and no combat is under way."""
        return s.context == 0 and s.combat == 0

    def turn(self, s: Duel) -> i64:
        """The seat whose turn it is."""
        return s.turn

    def audience(self, s: Duel) -> i64:
        """Cards laid in a combat lie face down; only open teammates see them."""
        step = s.frame & NODE_MASK
        if step == steps.LAY_ATTACK or step == steps.LAY_DEFENCE or step == steps.LAY_BOOST:  # noqa: PLR1714 - ints
            found: i64 = 0
            for seat in range(s.seats):
                if s.table.sees[seat] >> s.asked & 1 != 0:
                    found |= bit(seat)
            return found
        return below(s.seats)
