"""Record: what became of a match of unicorns, told from its events and from who let what pass."""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.unicorns.rules import events
from meadhall.games.unicorns.rules.stables import unicorns
from meadhall.games.unicorns.rules.state import CTX_SEAT
from meadhall.games.unicorns.rules.table import WORDS
from meadhall.games.unicorns.rules.window import LET_PASS
from meadhall.kernel.bits import WORD, members
from meadhall.kernel.machine import EVENT_WIDTH, asker
from meadhall.lab.studies.game import Record

WAYS: Final = ("drawn", "played", "stopped", "discarded", "dead")
COUNTERS: Final = (
    "plays", "windows", "stops", "leader_windows", "leader_stops", "last_windows", "last_stops", "destroyed", "stolen",
)  # fmt: skip
DRAWN, PLAYED, STOPPED, DISCARDED, DEAD = range(5)
PLAYS, WINDOWS, STOPS, LEADER_WINDOWS, LEADER_STOPS, LAST_WINDOWS, LAST_STOPS, DESTROYED, STOLEN = range(9)
UNICORNS: Final = frozenset({0, 1, 2})  # types of cards: babies, basic and magical unicorns
NONE: Final = -1


class Lookout:
    """Sees who could stop a card and whether they did: a choice, so that they held an instant."""

    def __init__(self) -> None:
        self.counts: dict[int, list[int]] = {}

    def answered(self, s: Any, code: int) -> None:
        """Note a window, who was about to gain by it, and what came of it."""
        if asker(s).question != "choose_response":
            return
        me, player = int(s.asked), int(s.get(CTX_SEAT))
        if me == player:  # an answer to an answer
            return
        herds = [int(unicorns(s, seat)) for seat in range(s.seats)]
        counts = self.counts.setdefault(me, [0] * len(COUNTERS))
        stops = int(code != LET_PASS)
        kinds = [(WINDOWS, STOPS)]
        if herds[player] == max(herds):
            kinds.append((LEADER_WINDOWS, LEADER_STOPS))
        if herds[player] >= int(s.table.goal) - 1:
            kinds.append((LAST_WINDOWS, LAST_STOPS))
        for offered, used in kinds:
            counts[offered] += 1
            counts[used] += stops


class Recorder:
    """Goes through the events of a match once."""

    def __init__(self, s: Any) -> None:
        self.s = s
        self.faces: dict[int, Any] = {int(face.code): face for face in s.table.faces if face.id}
        self.seats = range(int(s.seats))
        self.herds = [0 for _ in self.seats]
        self.curves: list[list[int]] = [[] for _ in self.seats]
        self.counters = [[0] * len(COUNTERS) for _ in self.seats]
        self.cards: dict[tuple[int, int], list[int]] = {}
        self.deeds: dict[tuple[int, int, str], int] = {}
        self.first, self.turns = NONE, 0

    def use(self, seat: int, code: int, way: int) -> None:
        """Count a use of a card."""
        self.cards.setdefault((seat, code), [0] * len(WAYS))[way] += 1

    def deed(self, seat: int, other: int, what: str) -> None:
        """Count what somebody did to somebody else."""
        if seat != other and seat in self.seats:
            self.deeds[seat, other, what] = self.deeds.get((seat, other, what), 0) + 1

    def herd(self, seat: int, code: int, by: int) -> None:
        """A card came to a stable or left it."""
        if self.faces[code].type in UNICORNS:
            self.herds[seat] += by

    # ---------------------------------------------------------------- by kind of event
    def on_turn(self, seat: int, *_: int) -> None:
        """Note how everybody stands."""
        if self.first == NONE:
            self.first = seat
        self.turns += 1
        for each in self.seats:
            self.curves[each].append(self.herds[each])

    def on_drawn(self, seat: int, _b: int, _c: int, _d: int, code: int) -> None:
        """A card came to a hand from the deck."""
        self.use(seat, code, DRAWN)

    def on_searched(self, seat: int, code: int, *_: int) -> None:
        """A card was looked for in the deck, and perhaps found."""
        if code >= 0:
            self.use(seat, code, DRAWN)

    def on_played(self, seat: int, code: int, *_: int) -> None:
        """A card is played; others may answer."""
        self.use(seat, code, PLAYED)
        self.counters[seat][PLAYS] += 1

    def on_instant(self, seat: int, code: int, whose: int, *_: int) -> None:
        """An instant is played on somebody's card."""
        self.use(seat, code, PLAYED)
        self.deed(seat, whose, "stopped")

    def on_stopped(self, seat: int, code: int, *_: int) -> None:
        """A card came to nothing."""
        self.use(seat, code, STOPPED)

    def on_discarded(self, seat: int, code: int, *_: int) -> None:
        """A card left a hand for nothing."""
        self.use(seat, code, DISCARDED)

    def on_entered(self, seat: int, code: int, *_: int) -> None:
        """A card came to a stable."""
        self.herd(seat, code, 1)

    def on_left(self, seat: int, code: int, *_: int) -> None:
        """A card left a stable."""
        self.herd(seat, code, -1)

    def on_destroyed(self, seat: int, code: int, _place: int, by: int, _s: int) -> None:
        """Somebody destroyed a card."""
        self.herd(seat, code, -1)
        if by in self.seats and by != seat:
            self.counters[by][DESTROYED] += 1
        self.deed(by, seat, "destroyed")

    def on_stolen(self, seat: int, other: int, code: int, *_: int) -> None:
        """Somebody took a card from a stable."""
        self.herd(other, code, -1)
        self.herd(seat, code, 1)
        self.counters[seat][STOLEN] += 1
        self.deed(seat, other, "stole")

    def on_moved(self, seat: int, other: int, code: int, *_: int) -> None:
        """A card went from one stable to another."""
        self.herd(seat, code, -1)
        self.herd(other, code, 1)

    # ---------------------------------------------------------------- all of it
    def record(self, lookout: Lookout) -> Record:
        """What became of the match."""
        told = list(self.s.events)
        for at in range(0, len(told), EVENT_WIDTH):
            handler = HANDLERS.get(told[at])
            if handler is not None:
                _, _, a, b, c, d, secret = told[at : at + EVENT_WIDTH]
                handler(self, a, b, c, d, secret)
        for seat, counts in lookout.counts.items():
            for at, number in enumerate(counts):
                self.counters[seat][at] += number
        for seat in self.seats:
            for code in self.held(seat):
                self.use(seat, code, DEAD)
        rows = [[seat, self.faces[code].id, *counts] for (seat, code), counts in sorted(self.cards.items())]
        dealings = [[*key, number] for key, number in sorted(self.deeds.items())]
        return Record(self.first, self.turns, self.curves, self.counters, rows, dealings)

    def held(self, seat: int) -> list[int]:
        """The faces left in a hand, one a copy."""
        return [
            int(self.s.table.code_of[WORD * word + at])
            for word in range(int(WORDS))
            for at in members(self.s.hand[WORDS * seat + word])
        ]


HANDLERS: Final[dict[int, Any]] = {
    events.TURN_BEGAN: Recorder.on_turn,
    events.CARD_DRAWN: Recorder.on_drawn,
    events.CARD_PICKED: Recorder.on_drawn,
    events.DECK_SEARCHED: Recorder.on_searched,
    events.CARD_PLAYED: Recorder.on_played,
    events.INSTANT_PLAYED: Recorder.on_instant,
    events.CARD_STOPPED: Recorder.on_stopped,
    events.CARD_DISCARDED: Recorder.on_discarded,
    events.BABY_CHOSEN: Recorder.on_entered,
    events.CARD_ENTERED: Recorder.on_entered,
    events.CARD_SACRIFICED: Recorder.on_left,
    events.CARD_RETURNED: Recorder.on_left,
    events.CARD_LEFT: Recorder.on_left,
    events.CARD_DESTROYED: Recorder.on_destroyed,
    events.CARD_STOLEN: Recorder.on_stolen,
    events.CARD_MOVED: Recorder.on_moved,
}


def record(s: Any, lookout: Lookout) -> Record:
    """What became of a match of unicorns."""
    return Recorder(s).record(lookout)
