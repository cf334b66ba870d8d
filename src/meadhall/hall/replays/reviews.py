"""Reviews: what a bot thinks of a match that is over, one question after another; thought once, and kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from meadhall import Match
from meadhall.bots.review import ITERATIONS, is_choice
from meadhall.hall.effects.work import KeepReview, KeptReview, LookBack, Work
from meadhall.hall.parts import breath
from meadhall.hall.replays.coach import Swing, coached, swings_of
from meadhall.hall.replays.moments import DIGITS, MOMENTS, Moment, moment_of
from meadhall.hall.replays.queue import Place, Turns, rank_of
from meadhall.hall.replays.tape import Tape
from meadhall.hall.thoughts import world_of
from meadhall.hall.wire.pages.replays import Estimate, Mistake, Review, Turning

MOST_SHELVED: Final = 20_000  # moments of reviews that nobody waits for just now, together
COSTLY: Final = 5  # answers of a seat that are told
LEAST: Final = 0.01  # what an answer must have cost to be told


class Thinking(Place):
    """A review that is not done yet: a match after so many of its answers, and what is thought of it up to there."""

    def __init__(self, match: Match, answers: list[str], number: int, moments: list[Moment]) -> None:
        super().__init__()
        self.match = match
        self.answers = answers
        self.number = number
        self.moments = list(moments)

    @property
    def share(self) -> float:
        """How much of it is done."""
        return self.number / (len(self.answers) or 1)


class Reviews:
    """Reviews that are kept, and those that are being thought of; whoever asks for the same waits for the same.

    `start` is called when there is something to think about: whoever runs the hall then runs `work`.
    """

    def __init__(self, start: Callable[[], None]) -> None:
        self.turns: Turns[Thinking] = Turns()
        self.shelved: OrderedDict[str, tuple[int, list[Moment]]] = OrderedDict()  # with how many answers were seen
        self.is_working = False
        self.start = start

    def review(self, tape: Tape, language: str, holder: str, mark: str, now: float) -> Work[Review]:
        """What is thought of a match, as far as it has been thought; it is begun if nobody has asked for it before."""
        id = tape.record.id
        if id not in self.turns.waiting:
            kept = yield from kept_review(id)
            if kept is not None:
                return (yield from told_review(tape, kept, language, holder))
        found = self.asked(tape, holder, mark, now)
        return Review(
            state="thinking", share=found.share, total=tape.total, curve=curve(found.moments), turning=None, costly=[],
            coach=None,
        )  # fmt: skip

    # ---------------------------------------------------------------- who waits
    def asked(self, tape: Tape, holder: str, mark: str, now: float) -> Thinking:
        """The review of a match that is not done yet, which somebody asks for."""
        id = tape.record.id
        if id not in self.turns.waiting:
            self.forget(now)
            self.begin(tape, holder, mark, now)
        found = self.turns.waiting[id]
        found.ask(mark, rank_of(tape.record, holder), now)
        return found

    def begin(self, tape: Tape, holder: str, mark: str, now: float) -> None:
        """Let the review of a match wait for its turn; one that was put aside goes on from there."""
        number, moments = self.shelved.get(tape.record.id, (0, []))
        new = Thinking(tape.at(number), tape.answers, number, moments)
        new.ask(mark, rank_of(tape.record, holder), now)
        self.turns.admit(tape.record.id, new)
        if not self.is_working:
            self.is_working = True
            self.start()

    def forget(self, now: float) -> None:
        """What nobody waits for any more is put aside as far as it is thought, as long as there is room."""
        for id, each in self.turns.forget(now).items():
            self.shelved[id] = each.number, list(each.moments)
        while sum(len(moments) for _, moments in self.shelved.values()) > MOST_SHELVED:
            self.shelved.popitem(last=False)

    # ---------------------------------------------------------------- thinking
    def work(self, now: Callable[[], float]) -> Work[None]:
        """One question after another, as long as a review waits: bots that play wait for one of them at most."""
        try:
            while True:
                self.forget(now())
                id = self.turns.next()
                if id is None:
                    return
                yield from self.look(id, self.turns.waiting[id])
        finally:
            self.is_working = bool(self.turns.waiting)  # what went wrong is one review's own matter
            if self.is_working:
                self.start()

    def look(self, id: str, found: Thinking) -> Work[None]:
        """Look at the next question of a match; after the last one, or if it went wrong, it waits no more."""
        goes_on = False
        try:
            goes_on = yield from self.look_at_next(found)
            if not goes_on:
                yield KeepReview(id, msgspec.json.encode(found.moments).decode())
                self.shelved.pop(id, None)
        finally:
            if not goes_on and self.turns.waiting.get(id) is found:
                del self.turns.waiting[id]

    def look_at_next(self, found: Thinking) -> Work[bool]:
        """Look at the next question with a choice; False if there is none."""
        match = found.match
        for number in range(found.number, len(found.answers)):
            answer = found.answers[number]
            has_choice = is_choice(match, number, answer)
            if has_choice:
                told = yield LookBack(world_of(match), number, answer, ITERATIONS)
                found.moments.append(moment_of(told))
            match.repeat([answer])
            found.number = number + 1
            if has_choice:
                return True
            yield from breath(number)
        return False


def kept_review(id: str) -> Work[list[Moment] | None]:
    """What is kept of a match; None if nothing is, or only what was thought before there was a coach."""
    kept: str | None = yield KeptReview(id)
    moments = None if kept is None else MOMENTS.decode(kept)
    return None if moments is None or any(moment.ways is None for moment in moments) else moments


def told_review(tape: Tape, moments: list[Moment], language: str, holder: str) -> Work[Review]:
    """What was thought of a match, in words, for somebody who may have sat there."""
    costly = yield from mistakes(tape, moments, language)
    return Review(
        state="done",
        share=1.0,
        total=tape.total,
        curve=curve(moments),
        turning=turning_of(tape, moments, language),
        costly=costly,
        coach=(yield from coached(tape, moments, language, holder)),
    )


def curve(moments: list[Moment]) -> list[Estimate]:
    """Everybody's chances along the match."""
    return [Estimate(number=moment.number, chances=moment.chances) for moment in moments]


def costliest(moments: list[Moment]) -> Iterable[Moment]:
    """The answers that cost most, some of each seat, the worst first."""
    told: dict[int, int] = {}
    for moment in sorted(moments, key=lambda moment: -moment.cost):
        told[moment.seat] = told.get(moment.seat, 0) + 1
        if moment.cost >= LEAST and told[moment.seat] <= COSTLY:
            yield moment


def mistakes(tape: Tape, moments: list[Moment], language: str) -> Work[list[Mistake]]:
    """The costliest answers, in words."""
    found = []
    for moment in costliest(moments):
        found.append(mistake(tape, moment, language))
        yield None
    return found


def turned(chances: list[float], costs: list[float]) -> Swing | None:
    """Where the chances of a winner rose most, and stayed there; None if they hardly did."""
    rises = (swing for swing in swings_of([*chances, 1.0], costs) if swing.after > swing.before)
    return next(rises, None)


def turning_of(tape: Tape, moments: list[Moment], language: str) -> Turning | None:
    """The answer at which a match turned for who won it, in words; None if nobody won, or if it never did."""
    outcome = tape.last.outcome
    winner = None if outcome is None else next(iter(outcome.winners), None)
    if outcome is None or winner is None:
        return None
    costs = [0.0 if moment.seat in outcome.winners else moment.cost for moment in moments]
    found = turned([moment.chances[winner] for moment in moments], costs)
    if found is None:
        return None
    at, before, after = found
    told = mistake(tape, moments[at], language)
    return Turning(
        number=told.number,
        turn=told.turn,
        seat=told.seat,
        winner=winner,
        given=told.given,
        best=told.best if moments[at].cost >= LEAST and moments[at].best != moments[at].given else None,
        before=round(before, DIGITS),
        after=round(after, DIGITS),
    )


def mistake(tape: Tape, moment: Moment, language: str) -> Mistake:
    """An answer that cost much, in words."""
    match = tape.at(moment.number)
    speaker = tape.speaker(match, language)
    said = {option.id: option for option in match.decision.options}
    return Mistake(
        number=moment.number,
        turn=tape.turn(moment.number),
        seat=moment.seat,
        given=speaker.option(said[moment.given]),
        given_chance=moment.given_chance,
        best=speaker.option(said[moment.best]),
        best_chance=moment.best_chance,
    )
