"""The unicorn game: how its positions are judged, and how it is played without much thought."""

from __future__ import annotations

from math import exp
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.settings import Settings
from meadhall.bots.wisdom import Wisdom
from meadhall.games.unicorns import steps
from meadhall.games.unicorns.effects import SACRIFICE, Act
from meadhall.games.unicorns.plays import Discard
from meadhall.games.unicorns.stables import is_unicorn_card, unicorns
from meadhall.games.unicorns.state import CTX_CARD, CTX_CHAIN, CTX_SEAT, Unicorns
from meadhall.games.unicorns.table import CODES, STABLE_CODES, TYPES, UPGRADE, WORDS, Table
from meadhall.games.unicorns.turn import DRAW
from meadhall.games.unicorns.window import LET_PASS
from meadhall.kernel.bits import WORD, below, count, lowest, nth
from meadhall.kernel.chance import Chance
from meadhall.kernel.machine import NODE_MASK, asker
from meadhall.kernel.options import Options

MOST: Final = 8  # unicorns that a stable is judged by
TEMPER: Final = 0.2
CURIOSITY: Final = 0.1


@final
class UnicornWisdom(Wisdom[Unicorns]):
    """What is known of the unicorn game."""

    def __init__(self, worth: dict[str, Any]) -> None:
        self.worth: dict[str, Any] = worth
        self.herds: vec[float] = vec[float]([float(each) for each in worth["unicorns"]])
        self.waiting: float = float(worth["waiting"])
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
        """Look up what every card is worth; one that is not named is worth what its type is."""
        self.table = s.table
        for face in s.table.faces:
            usual: dict[str, float] = self.worth["types"][TYPES[face.type]]
            own: dict[str, float] = self.worth["cards"].get(face.id, usual)
            for copy in range(face.copies):
                self.stable[face.code + copy] = float(own.get("stable", usual["stable"]))
                self.hand[face.code + copy] = float(own.get("hand", usual["hand"]))

    def score(self, s: Unicorns, seat: i64) -> float:
        """What a seat has, weighed."""
        herd = unicorns(s, seat) + MOST - 1 - s.table.goal
        if herd > MOST:
            herd = MOST
        if herd < 0:
            herd = 0
        score = self.herds[herd]
        score -= self.waiting * float((seat - s.turn + s.seats) % s.seats) / float(s.seats)
        for word in range(i64(2)):
            rest = s.stable[2 * seat + word]
            while rest != 0:
                score += self.stable[WORD * word + lowest(rest)]
                rest &= rest - 1
        for word in range(i64(WORDS)):
            rest = s.hand[3 * seat + word]
            while rest != 0:
                score += self.hand[WORD * word + lowest(rest)]
                rest &= rest - 1
        return score

    def is_quiet(self, s: Unicorns) -> bool:
        """No card and no effect is under way."""
        return s.context == 0

    def turn(self, s: Unicorns) -> i64:
        """The seat whose turn it is."""
        return s.turn

    def settings(self) -> Settings:
        """Among many, one's own progress counts for more than holding up whoever leads: the others do that as well."""
        settings = Settings()
        settings.temper = TEMPER
        settings.curiosity = CURIOSITY
        return settings

    def audience(self, s: Unicorns) -> i64:
        """Answers are given openly."""
        return below(s.seats)

    # ---------------------------------------------------------------- playing
    def choose(self, s: Unicorns, out: Options, n: i64, dice: Chance) -> i64:
        """Play unicorns first, do harm to those who lead, stop who is about to win."""
        step = s.frame & NODE_MASK
        if step == steps.CHOOSE_ACTION:
            return self.act(out, n, dice)
        if step == steps.RESPOND:
            return self.respond(s, out, n, dice)
        if step == steps.CHOOSE_STABLE:
            return self.attach(s, dice)
        if step == steps.END_TURN:
            return self.discard(s, out, n, dice)
        node = asker(s)
        if isinstance(node, Act):
            if node.deeds[0].kind == SACRIFICE:
                return self.give_up(s, out, n, dice)
            return self.strike(s, out, n, dice)
        if isinstance(node, Discard):
            return self.discard(s, out, n, dice)
        return out.pick(dice.below(n))

    def act(self, out: Options, n: i64, dice: Chance) -> i64:
        """A unicorn if there is one, three times out of four; drawing is for those who have nothing to play."""
        roll = dice.below(4)
        herd: i64 = 0
        if out.used > 0:
            herd = out.words[0]
        if herd != 0 and roll != 0:
            return nth(herd, dice.below(count(herd)))
        code = out.pick(dice.below(n))
        if code == DRAW:
            code = out.pick(dice.below(n))
        return code

    def respond(self, s: Unicorns, out: Options, n: i64, dice: Chance) -> i64:
        """Stop what wins a match, defend one's own card, and else now and then."""
        mine = s.get(CTX_SEAT) == s.asked
        alive = s.get(CTX_CHAIN) & 1 == 0
        if mine == alive:
            return LET_PASS
        wins = is_unicorn_card(s, s.get(CTX_CARD)) and unicorns(s, s.get(CTX_SEAT)) + 1 >= s.table.goal
        if wins or dice.below(4) == 0:
            return out.pick(dice.below(n - 1))
        return LET_PASS

    def attach(self, s: Unicorns, dice: Chance) -> i64:
        """Upgrades are for oneself, downgrades for whoever leads."""
        if s.table.faces[s.get(CTX_CARD)].type == UPGRADE:
            return s.asked
        return self.leader(s, dice)

    def leader(self, s: Unicorns, dice: Chance) -> i64:
        """Another seat with the most unicorns; among equals anybody."""
        best: i64 = s.asked
        most: i64 = -1
        start = dice.below(s.seats)
        for at in range(s.seats):
            seat = (start + at) % s.seats
            if seat != s.asked and not s.is_gone(seat) and unicorns(s, seat) > most:
                most = unicorns(s, seat)
                best = seat
        return best

    def strike(self, s: Unicorns, out: Options, n: i64, dice: Chance) -> i64:
        """What is taken from a stable is taken from whoever leads, unicorns and upgrades first."""
        seat = self.leader(s, dice)
        for word in range(i64(2)):
            at = 2 * seat + word
            if at < out.used:
                found = out.words[at]
                if word == 1:
                    found &= s.table.upgrades | s.table.babies
                if found != 0:
                    return at * WORD + nth(found, dice.below(count(found)))
        code = out.pick(dice.below(n))
        if code < STABLE_CODES * s.seats and code // STABLE_CODES == s.asked:
            code = out.pick(dice.below(n))
        return code

    def give_up(self, s: Unicorns, out: Options, n: i64, dice: Chance) -> i64:
        """A downgrade is gladly given up; else it is anything."""
        at = 2 * s.asked + 1
        if at < out.used and out.words[at] & s.table.downgrades != 0:
            return at * WORD + lowest(out.words[at] & s.table.downgrades)
        return out.pick(dice.below(n))

    def discard(self, s: Unicorns, out: Options, n: i64, dice: Chance) -> i64:
        """Of two cards the lesser."""
        if self.table is not s.table:
            self.learn(s)
        first = out.pick(dice.below(n))
        second = out.pick(dice.below(n))
        if second >= CODES or (first < CODES and self.hand[first] <= self.hand[second]):
            return first
        return second
