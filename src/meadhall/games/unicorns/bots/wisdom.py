"""The unicorn game: how its positions are judged, and how it is played without much thought."""

from __future__ import annotations

from math import exp
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.settings import Settings
from meadhall.bots.wisdom import Wisdom
from meadhall.games.unicorns.bots.gist import Gist, gist_of, weighed
from meadhall.games.unicorns.bots.habits import UnicornHabits
from meadhall.games.unicorns.rules.stables import unicorns
from meadhall.games.unicorns.rules.state import Unicorns
from meadhall.games.unicorns.rules.table import CODES, STABLE_WORDS, TYPES, WORDS, Table
from meadhall.kernel.bits import WORD, below, lowest
from meadhall.packs.pack import pack_of

MOST: Final = 8  # unicorns that a stable is judged by
TEMPER: Final = 0.2
CURIOSITY: Final = 1.0
TURNS: Final = 6
VERY_MANY: Final = 5  # seats
NOISE: Final = 0.5


@final
class UnicornWisdom(Wisdom[Unicorns]):
    """What is known of the unicorn game."""

    def __init__(self, worth: dict[str, Any]) -> None:
        super().__init__(UnicornHabits(worth["habits"]))
        self.worth: dict[str, Any] = worth
        self.herds: vec[float] = vec[float]([float(each) for each in worth["unicorns"]])
        self.waiting: float = float(worth["waiting"])
        self.held: vec[float] = vec[float]([float(each) for each in worth["held"]])
        self.stable: vec[float] = vec[float]([0.0] * CODES)  # by code of a copy
        self.hand: vec[float] = vec[float]([0.0] * CODES)
        self.table: Table | None = None  # of the match that these are of

    # ---------------------------------------------------------------- judging
    def judge(self, s: Unicorns, values: vec[float]) -> None:
        """Stables and hands are compared card by card."""
        if self.table is not s.table:
            self.learn(s)
        total = 0.0
        for seat in range(s.seats):
            values[seat] = 0.0
            if not s.is_gone(seat):
                values[seat] = exp(self.score(s, seat))
                total += values[seat]
        for seat in range(s.seats):
            values[seat] /= total

    def learn(self, s: Unicorns) -> None:
        """Look up what every card is worth; one that is not named is worth what its type and its verbs are."""
        self.table = s.table
        for face in s.table.faces:
            usual: dict[str, float] = self.worth["types"][TYPES[face.type]]
            own: dict[str, float] = self.worth["cards"].get(face.id, usual)
            if pack_of(face.id):
                own = self.stranger(gist_of(s.table.catalogue.card(face.id)), usual)
            for copy in range(face.copies):
                self.stable[face.code + copy] = float(own.get("stable", usual["stable"]))
                self.hand[face.code + copy] = float(own.get("hand", usual["hand"]))

    def stranger(self, gist: Gist, usual: dict[str, float]) -> dict[str, float]:
        """What a card from an expansion is worth: next to others of its type, as its traits have it."""
        traits: dict[str, dict[str, float]] = self.worth["traits"]
        return {where: float(usual[where]) + weighed(traits[where], gist) for where in ("stable", "hand")}

    def score(self, s: Unicorns, seat: i64) -> float:
        """What a seat has, weighed."""
        herd = unicorns(s, seat) + MOST - 1 - s.table.goal
        if herd > MOST:
            herd = MOST
        if herd < 0:
            herd = 0
        score = self.herds[herd]
        score -= self.waiting * float((seat - s.turn + s.seats) % s.seats) / float(s.seats)
        for word in range(i64(STABLE_WORDS)):
            rest = s.stable[STABLE_WORDS * seat + word]
            while rest != 0:
                score += self.stable[WORD * word + lowest(rest)]
                rest &= rest - 1
        held: i64 = 0
        for word in range(i64(WORDS)):
            rest = s.hand[WORDS * seat + word]
            while rest != 0:
                score += self.hand[WORD * word + lowest(rest)]
                held += 1
                rest &= rest - 1
        if held >= len(self.held):
            held = len(self.held) - 1
        return score + self.held[held]

    def is_quiet(self, s: Unicorns) -> bool:
        """No card and no effect is under way."""
        return s.context == 0

    def turn(self, s: Unicorns) -> i64:
        """The seat whose turn it is."""
        return s.turn

    def settings(self, seats: i64) -> Settings:
        """Among many it takes a round to see what comes of anything, and what others do is best known from habit.

        Among very many somebody always does what nobody would have thought of.
        """
        return Settings(CURIOSITY, TURNS, NOISE if seats >= VERY_MANY else 0.0)

    def temper(self) -> float:
        """Who looks no farther should rather get on than hold up whoever leads: the others do that as well."""
        return TEMPER

    def audience(self, s: Unicorns) -> i64:
        """Answers are given openly."""
        return below(s.seats)
