"""Check: what fresh matches say of changes that a search has found.

They are played until all is clear or enough were played. Nobody's trust suffers from looking in between, for shares and
differences have confidence sequences (`lab/evidence.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.lab.balance.findings import EVEN, FAIR, REFUTED, UNPROVEN, Proposal, changed, gap, share, treatment_told
from meadhall.lab.balance.search import HALF, Attempt
from meadhall.lab.balance.trials import Trials
from meadhall.lab.evidence import Evidence
from meadhall.lab.studies.figures import NEAR, Figure

LOOKS: Final = 5  # at matches, until enough were played


def reach(trials: Trials, matches: int) -> int:
    """How many rounds a check takes at most."""
    return LOOKS * max(1, -(-matches // (LOOKS * trials.size)))


def checked(trials: Trials, attempts: Sequence[Attempt], first: int, matches: int) -> list[Proposal]:
    """Play fresh matches with some changes and without them."""
    look = reach(trials, matches) // LOOKS
    base: list[float] = []
    scores: list[list[float]] = [[] for _ in attempts]
    busy = list(range(len(attempts)))
    for at in range(LOOKS):
        rounds = range(first + at * look, first + (at + 1) * look)
        more = trials.scores([None, *(attempts[each].treatment for each in busy)], rounds)
        base += more[0]
        for each, new in zip(busy, more[1:], strict=True):
            scores[each] += new
        busy = [each for each in busy if not is_clear(scores[each])]
        if not busy:
            break
    return [told(attempt, base, found) for attempt, found in zip(attempts, scores, strict=True)]


def is_clear(scores: Sequence[float]) -> bool:
    """Whether a half is refuted, or everything that is far from one."""
    evidence = evidence_of(scores)
    return evidence.excludes(HALF) or all(evidence.excludes(HALF + side * NEAR) for side in (-1, 1))


def told(attempt: Attempt, base: list[float], scores: list[float]) -> Proposal:
    """What matches say of a change; those without it that are on the same seeds are before it."""
    before, after = sequence(base[: len(scores)]), sequence(scores)
    gain = gained(base, scores)
    return Proposal(
        treatment_told(attempt.treatment), changed(attempt.steps), attempt.size, result(after, gain), share(before),
        share(after), gap(gain), gap(attempt.gain),
    )  # fmt: skip


def result(after: Figure, gain: Figure) -> str:
    """What is said of a change; what is certainly near a half is fair, even where it is certainly not a half."""
    if after.low >= HALF - NEAR and after.high <= HALF + NEAR:
        return FAIR
    if not after.low <= HALF <= after.high:
        return REFUTED
    return EVEN if gain.is_clear else UNPROVEN


def evidence_of(scores: Sequence[float]) -> Evidence:
    """What scores prove."""
    evidence = Evidence()
    evidence.counts.update(scores)
    return evidence


def sequence(scores: Sequence[float]) -> Figure:
    """The mean of scores, with an interval that holds at every look."""
    evidence = evidence_of(scores)
    return Figure(evidence.mean, *evidence.interval, len(scores))


def gained(base: Sequence[float], scores: Sequence[float]) -> Figure:
    """The mean difference of matches on the same seeds: a score from 0 to 1 as well, once it is moved and halved."""
    found = sequence([(1 + after - before) / 2 for before, after in zip(base, scores, strict=False)])
    value, low, high = (2 * each - 1 for each in found[:3])
    return Figure(value, low, high, found.number)
