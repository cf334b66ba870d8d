"""Record: what became of a duel, told from its events: health, and what each card was used for.

Damage in a combat is that of the attack card. What effects deal to opponents is that of the scheme that is being
played, or of the card that its owner has in the running combat; abilities have none. A defence card prevents what the
attack's value was more than the damage that came of it.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.duel.rules import events
from meadhall.games.duel.rules.table import STRIDE
from meadhall.kernel.bits import members
from meadhall.kernel.machine import EVENT_WIDTH
from meadhall.lab.studies.game import Record

WAYS: Final = ("drawn", "attack", "defence", "scheme", "boost", "discarded", "dead")
AMOUNTS: Final = ("damage", "prevented")
COUNTERS: Final = ("manoeuvres", "boosts", "attacks", "defences", "schemes", "damage", "taken", "exhausted")
DRAWN, ATTACK, DEFENCE, SCHEME, BOOST, DISCARDED, DEAD, DAMAGE, PREVENTED = range(9)
MANOEUVRES, BOOSTS, ATTACKS, DEFENCES, SCHEMES, DEALT, TAKEN, EXHAUSTED = range(8)
SIZE: Final = len(WAYS) + len(AMOUNTS)
NONE: Final = -1


class Fight:
    """A combat that runs: who attacks whom, and with which cards."""

    def __init__(self, attacker: int, defender: int) -> None:
        self.seats = (attacker, defender)
        self.cards: dict[int, int] = {}  # by seat


class Recorder:
    """Goes through the events of a match once."""

    def __init__(self, s: Any) -> None:
        self.s, self.table = s, s.table
        self.seats = range(int(s.seats))
        self.owner = [int(seat) for seat in s.table.owner]
        self.heroes = {int(s.table.base[seat]): seat for seat in self.seats}
        self.full = [int(s.table.health[s.table.base[seat]]) for seat in self.seats]
        self.health = list(self.full)
        self.curves: list[list[int]] = [[] for _ in self.seats]
        self.counters = [[0] * len(COUNTERS) for _ in self.seats]
        self.cards: dict[tuple[int, int], list[int]] = {}
        self.dealt: dict[tuple[int, int], int] = {}
        self.fights: list[Fight] = []
        self.schemes: list[tuple[int, int]] = []
        self.first, self.turns = NONE, 0
        self.acting = NONE  # whose action it is, until it is known which

    def card(self, seat: int, code: int) -> list[int]:
        """The counts of a card; a bonus attack has those of a card of its own."""
        found = self.cards.get((seat, code))
        if found is None:
            found = self.cards[seat, code] = [0] * SIZE
        return found

    def use(self, seat: int, code: int, way: int) -> None:
        """Count a use."""
        self.card(seat, code)[way] += 1

    # ---------------------------------------------------------------- by kind of event
    def on_turn(self, seat: int, *_: int) -> None:
        """Note how everybody stands."""
        if self.first == NONE:
            self.first = seat
        self.turns += 1
        for each in self.seats:
            self.curves[each].append(round(100 * self.health[each] / self.full[each]))

    def on_drawn(self, seat: int, _b: int, _c: int, _d: int, code: int) -> None:
        """A card came to the hand unseen by others."""
        self.use(seat, code, DRAWN)

    def on_searched(self, seat: int, code: int, *_: int) -> None:
        """A card was looked for in the deck, and perhaps found."""
        if code >= 0:
            self.use(seat, code, DRAWN)

    def on_discarded(self, seat: int, code: int, why: int, *_: int) -> None:
        """A card left the hand, as a boost or for nothing."""
        if why == events.AS_BOOST:
            self.use(seat, code, BOOST)
            self.counters[seat][BOOSTS] += 1
        else:
            self.use(seat, code, DISCARDED)

    def on_boost(self, seat: int, code: int, *_: int) -> None:
        """A boost that lay with an attack is turned up."""
        self.use(seat, code, BOOST)
        self.counters[seat][BOOSTS] += 1

    def on_played(self, seat: int, code: int, *_: int) -> None:
        """A scheme begins."""
        self.use(seat, code, SCHEME)
        self.counters[seat][SCHEMES] += 1
        self.schemes.append((seat, code))

    def on_scheme_ended(self, seat: int, code: int, *_: int) -> None:
        """A scheme is over."""
        if (seat, code) in self.schemes:
            self.schemes.remove((seat, code))

    def on_attack(self, fighter: int, target: int, *_: int) -> None:
        """A combat begins, perhaps within another one."""
        fight = Fight(self.owner[fighter], self.owner[target])
        self.fights.append(fight)
        self.counters[fight.seats[0]][ATTACKS] += 1

    def on_revealed(self, seat: int, code: int, *_: int) -> None:
        """A card of the combat is turned up."""
        if not self.fights:
            return
        fight = self.fights[-1]
        fight.cards[seat] = code
        is_attack = seat == fight.seats[0]
        self.use(seat, code, ATTACK if is_attack else DEFENCE)
        if not is_attack:
            self.counters[seat][DEFENCES] += 1

    def on_resolved(self, _seat: int, attack: int, _defence: int, n: int, _s: int) -> None:
        """The defence has prevented what the attack would have done more."""
        fight = self.fights[-1]
        code = fight.cards.get(fight.seats[1])
        if code is not None:
            self.card(fight.seats[1], code)[PREVENTED] += max(0, attack - n)

    def on_ended(self, *_: int) -> None:
        """A combat is over."""
        if self.fights:
            self.fights.pop()

    def on_damage(self, fighter: int, n: int, before: int, after: int, _s: int) -> None:
        """Somebody is hurt."""
        seat, lost = self.owner[fighter], before - after
        if fighter in self.heroes:
            self.health[seat] = after
        self.counters[seat][TAKEN] += lost
        source = self.source(seat)
        if source is not None:
            by, code = source
            self.card(by, code)[DAMAGE] += n
            self.counters[by][DEALT] += lost
            self.dealt[by, seat] = self.dealt.get((by, seat), 0) + lost

    def source(self, hurt: int) -> tuple[int, int] | None:
        """Whose card hurts somebody: the scheme that runs, or the opponent's card in the combat that runs."""
        if self.schemes and self.schemes[-1][0] != hurt:
            return self.schemes[-1]
        if self.fights:
            for seat, code in self.fights[-1].cards.items():
                if seat != hurt:
                    return seat, code
        return None

    def on_healed(self, fighter: int, _n: int, _before: int, after: int, _s: int) -> None:
        """Somebody feels better."""
        if fighter in self.heroes:
            self.health[self.heroes[fighter]] = after

    def on_removed(self, fighter: int, *_: int) -> None:
        """A fighter was taken off the board."""
        if fighter in self.heroes:
            self.health[self.heroes[fighter]] = 0

    def on_exhausted(self, seat: int, *_: int) -> None:
        """A card could not be drawn."""
        self.counters[seat][EXHAUSTED] += 1

    # ---------------------------------------------------------------- all of it
    def record(self) -> Record:
        """What became of the match."""
        told = list(self.s.events)
        handlers = HANDLERS
        for at in range(0, len(told), EVENT_WIDTH):
            handler = handlers.get(told[at])
            if handler is not None:
                _, _, a, b, c, d, secret = told[at : at + EVENT_WIDTH]
                handler(self, a, b, c, secret if handler is Recorder.on_drawn else d, secret)
        self.count_actions(told)
        for seat in self.seats:
            for card in members(self.s.hand[seat]):
                self.use(seat, int(self.table.code_of[STRIDE * seat + card]), DEAD)
        return Record(self.first, self.turns, self.curves, self.counters, self.faces(), self.dealings())

    def count_actions(self, told: list[int]) -> None:
        """An action that is neither an attack nor a scheme is a manoeuvre."""
        for at in range(0, len(told), EVENT_WIDTH):
            if told[at] == events.ACTION_TAKEN:
                following = told[at + EVENT_WIDTH] if at + EVENT_WIDTH < len(told) else NONE
                if following not in {events.ATTACK_DECLARED, events.CARD_PLAYED}:
                    self.counters[told[at + 2]][MANOEUVRES] += 1

    def faces(self) -> list[list[Any]]:
        """Each card by its name among the hero's own."""
        rows: dict[tuple[int, str], list[int]] = {}
        for (seat, code), counts in sorted(self.cards.items()):
            card = self.table.cards[STRIDE * seat + code]
            row = rows.setdefault((seat, card.id), [0] * SIZE)
            for at, number in enumerate(counts):
                row[at] += number
        return [[seat, face, *counts] for (seat, face), counts in rows.items()]

    def dealings(self) -> list[list[Any]]:
        """How much health each took from each."""
        return [[seat, other, "damage", n] for (seat, other), n in sorted(self.dealt.items())]


HANDLERS: Final[dict[int, Any]] = {
    events.TURN_BEGAN: Recorder.on_turn,
    events.CARD_DRAWN: Recorder.on_drawn,
    events.CARD_PICKED: Recorder.on_drawn,
    events.DECK_SEARCHED: Recorder.on_searched,
    events.CARD_DISCARDED: Recorder.on_discarded,
    events.BOOST_REVEALED: Recorder.on_boost,
    events.CARD_PLAYED: Recorder.on_played,
    events.SCHEME_ENDED: Recorder.on_scheme_ended,
    events.ATTACK_DECLARED: Recorder.on_attack,
    events.CARD_REVEALED: Recorder.on_revealed,
    events.COMBAT_RESOLVED: Recorder.on_resolved,
    events.COMBAT_ENDED: Recorder.on_ended,
    events.DAMAGE_DEALT: Recorder.on_damage,
    events.FIGHTER_HEALED: Recorder.on_healed,
    events.FIGHTER_REMOVED: Recorder.on_removed,
    events.DECK_EXHAUSTED: Recorder.on_exhausted,
}


def record(s: Any) -> Record:
    """What became of a duel."""
    return Recorder(s).record()
