"""Hnefatafl: how its positions are judged, and how it is played without much thought."""

from __future__ import annotations

from math import exp
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.settings import Settings
from meadhall.bots.wisdom import Wisdom
from meadhall.games.hnefatafl.bots.habits import HnefataflHabits
from meadhall.games.hnefatafl.bots.outlook import (
    OPPOSITE,
    RINGS,
    exits,
    exposed_men,
    goal_of,
    is_king_exposed,
    is_open,
    men_beside,
    rings,
    ways_out,
)
from meadhall.games.hnefatafl.rules.moves import may_stop
from meadhall.games.hnefatafl.rules.state import Hnefatafl
from meadhall.games.hnefatafl.rules.table import ATTACKERS, DEFENDERS, WAYS, Table
from meadhall.kernel.bits import below

CURIOSITY: Final = 0.15
TURNS: Final = 1
DRAW: Final = 0.5
BOTH: Final = 2  # ways out, of which one move closes one
FAR: Final = 4  # moves of the king by which goals are told apart

# what the king's side has, by the names under which its worth is written down
FEATURES: Final = (
    "side", "turn", "attackers_lost", "defenders_lost", "prey", "prey_later", "exposed", "exposed_later",
    "way_out", "ways_out", "threats", "threats_later", "fork", "fork_later", "danger", "moves", "room", "enclosed",
    "beset", "beset_outside", "in_two", "in_three", "in_four",
)  # fmt: skip
ALWAYS: Final = 0
TURN: Final = 1
ATTACKERS_LOST: Final = 2
DEFENDERS_LOST: Final = 3
PREY: Final = 4  # two by whose turn it is: the second for who has to wait
EXPOSED: Final = 6
WAY_OUT: Final = 8
WAYS_OUT: Final = 9
THREATS: Final = 10
FORK: Final = 12
DANGER: Final = 14
MOVES: Final = 15
ROOM: Final = 16
ENCLOSED: Final = 17
BESET: Final = 18
BESET_OUTSIDE: Final = 19
IN_TWO: Final = 20  # and in three and four moves of the king

# after the features, by ring: attackers, defenders and the king there
AT: Final = 23
ATTACKERS_AT: Final = AT
DEFENDERS_AT: Final = AT + RINGS
KING_AT: Final = AT + 2 * RINGS
SIZE: Final = AT + 3 * RINGS
PIECES: Final = ("attackers", "defenders", "king")


def weights_of(worth: dict[str, Any], goal: str) -> list[float]:
    """What a file says of the boards with a goal; rings that these do not have are worth nothing."""
    found: list[float] = [float(worth["features"][name][goal]) for name in FEATURES]
    for name in PIECES:
        row: list[float] = [float(each) for each in worth["rings"][name][goal]]
        row.extend([0.0] * (RINGS - len(row)))
        found.extend(row)
    return found


@final
class HnefataflWisdom(Wisdom[Hnefatafl]):
    """What is known of hnefatafl."""

    def __init__(self, worth: dict[str, Any]) -> None:
        super().__init__(HnefataflHabits(worth["habits"]))
        self.worth: dict[str, Any] = worth
        self.weights: vec[float] = vec[float]([0.0] * SIZE)
        self.features: vec[float] = vec[float]([0.0] * SIZE)  # of the position that is being judged
        self.table: Table | None = None  # of the match that all this is of
        self.rings: vec[i64] = vec[i64]([])  # by square
        self.leads: vec[i64] = vec[i64]([])  # by square and way: whether it leads to a goal
        self.seen: vec[i64] = vec[i64]([])  # by square: the number of the walk that was there last
        self.walked: vec[i64] = vec[i64]([])  # the squares of a walk
        self.known: i64 = 0  # how many these are
        self.walk: i64 = 0
        self.goals: float = 1.0  # how many squares the king wins on

    # ---------------------------------------------------------------- judging
    def judge(self, s: Hnefatafl, values: vec[float]) -> None:
        """Whoever can win with this move has won; otherwise it is a matter of what both sides have."""
        if self.table is not s.table:
            self.learn(s.table)
        chance = 0.0
        if s.turn == DEFENDERS and ways_out(s, self.leads, s.place[s.table.king]) > 0:
            chance = 1.0
        elif s.turn == DEFENDERS or not is_king_exposed(s):
            chance = 1.0 / (1.0 + exp(-self.score(s)))
        values[DEFENDERS] = chance
        values[ATTACKERS] = 1.0 - chance

    def learn(self, table: Table) -> None:
        """Look up what everything is worth on a board."""
        self.table = table
        self.weights = vec[float](weights_of(self.worth, goal_of(table)))
        self.rings = vec[i64]([i64(each) for each in rings(int(table.size))])
        self.leads = vec[i64]([i64(each) for each in exits(table)])
        self.seen = vec[i64]([0] * int(table.squares))
        self.walked = vec[i64]([0] * int(table.squares))
        self.walk = 0
        self.goals = float(sum([int(each) for each in table.goal]))

    def score(self, s: Hnefatafl) -> float:
        """What the king's side has, weighed."""
        self.note(s)
        score = 0.0
        for at in range(i64(SIZE)):
            score += self.weights[at] * self.features[at]
        return score

    def note(self, s: Hnefatafl) -> None:
        """Write down what the king's side has."""
        features = self.features
        for at in range(i64(SIZE)):
            features[at] = 0.0
        features[ALWAYS] = 1.0
        waits: i64 = 1
        if s.turn == DEFENDERS:
            waits = 0
            features[TURN] = 1.0
        self.note_men(s)
        features[PREY + waits] = float(exposed_men(s, ATTACKERS))
        features[EXPOSED + waits] = float(exposed_men(s, DEFENDERS))
        self.note_ways(s, waits)
        self.note_room(s)

    def note_men(self, s: Hnefatafl) -> None:
        """How many pieces are left, and where they stand."""
        table = s.table
        features = self.features
        for piece in range(table.king):
            square = s.place[piece]
            attacks = piece < table.attackers
            if square < 0:
                features[ATTACKERS_LOST if attacks else DEFENDERS_LOST] += 1.0
            elif attacks:
                features[ATTACKERS_AT + self.rings[square]] += 1.0
            else:
                features[DEFENDERS_AT + self.rings[square]] += 1.0
        features[KING_AT + self.rings[s.place[table.king]]] = 1.0

    def note_ways(self, s: Hnefatafl, waits: i64) -> None:
        """The king's ways out, now and after one move of his, and the danger that he is in."""
        table = s.table
        features = self.features
        square = s.place[table.king]
        out = ways_out(s, self.leads, square)
        if out > 0:
            features[WAY_OUT if out < BOTH else WAYS_OUT] = 1.0
        if waits == 0 and is_king_exposed(s):
            features[DANGER] = 1.0
        beset = men_beside(s, square, ATTACKERS)
        features[BESET if table.central[square] != 0 else BESET_OUTSIDE] = float(beset)
        for way in range(i64(WAYS)):
            space = table.beside[WAYS * square + way]
            while space >= 0 and s.occupant[space] < 0:
                if may_stop(table, table.king, space):
                    features[MOVES] += 0.1
                    self.note_threats(s, space, way, waits)
                space = table.beside[WAYS * space + way]

    def note_threats(self, s: Hnefatafl, space: i64, way: i64, waits: i64) -> None:
        """What the king would threaten from a square: one way out, or two, which is a fork if he is safe there."""
        table = s.table
        side = way ^ 1  # he turns left or right: straight on he could have gone at once
        out: i64 = 0
        if is_open(s, self.leads, space, side):
            out += 1
        if is_open(s, self.leads, space, side ^ OPPOSITE):
            out += 1
        if out == 0:
            return
        square = s.place[table.king]
        s.put(table.king, space)
        if not is_king_exposed(s):
            self.features[THREATS + waits] += 1.0
            if out == BOTH:
                self.features[FORK + waits] = 1.0
        s.put(table.king, square)

    def note_room(self, s: Hnefatafl) -> None:
        """Where the king could get to if nobody else moved, and in how many moves to which goals."""
        table = s.table
        self.walk += 1
        square = s.place[table.king]
        self.seen[square] = self.walk
        self.walked[0] = square
        self.known = 1
        enclosed = True
        at: i64 = 0
        moves: i64 = 0
        while at < self.known:
            moves += 1
            goals: i64 = 0
            last = self.known
            while at < last:  # all squares that are as many moves away
                for way in range(i64(WAYS)):
                    goals += self.go_along(s, self.walked[at], way)
                at += 1
            if goals > 0:
                enclosed = False
                if 1 < moves <= FAR:
                    self.features[IN_TWO + moves - 2] = float(goals) / self.goals
        self.features[ROOM] = float(self.known) / float(table.squares)
        self.features[ENCLOSED] = 1.0 if enclosed else 0.0

    def go_along(self, s: Hnefatafl, square: i64, way: i64) -> i64:
        """Note the squares that the king reaches from another one in a way; how many goals are new among them."""
        table = s.table
        goals: i64 = 0
        near = table.beside[WAYS * square + way]
        while near >= 0 and s.occupant[near] < 0:
            if self.seen[near] != self.walk and may_stop(table, table.king, near):
                self.seen[near] = self.walk
                if table.goal[near] != 0:
                    goals += 1
                else:
                    self.walked[self.known] = near
                    self.known += 1
            near = table.beside[WAYS * near + way]
        return goals

    # ---------------------------------------------------------------- the match
    def is_quiet(self, s: Hnefatafl) -> bool:
        """A move is carried out whole, and judging sees what could be captured next."""
        return True

    def turn(self, s: Hnefatafl) -> i64:
        """The seat whose turn it is."""
        return s.turn

    def settings(self, seats: i64) -> Settings:
        """Judging sees more than habits do, so only one move is played on; without any, all matches would be alike."""
        return Settings(CURIOSITY, TURNS)

    def draw(self) -> float:
        """Half a win for each of the two."""
        return DRAW

    def audience(self, s: Hnefatafl) -> i64:
        """Everybody sees every move."""
        return below(s.seats)
