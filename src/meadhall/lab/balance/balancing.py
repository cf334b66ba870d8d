"""Balancing: what a study says of somebody, what would make them fair, and whether fresh matches confirm that."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Final

import meadhall
from meadhall.lab.balance.check import checked, reach
from meadhall.lab.balance.findings import (
    FAIR,
    FOUND,
    NOTHING,
    OPEN,
    Balance,
    Measure,
    Proposal,
    Tried,
    changed,
    gap,
    rounded,
    treatment_told,
)
from meadhall.lab.balance.search import Effort, Search
from meadhall.lab.balance.trials import Play, StudyTrials, own_cells
from meadhall.lab.studies import figures, results
from meadhall.lab.studies.figures import Figure, Verdict
from meadhall.lab.studies.plan import Plan, StudyError

ENOUGH: Final = 3  # proposals
MOST_CHECKS: Final = 9

Tell = Callable[[str], None]
"""Tells whoever waits what is being done."""


def balanced(plan: Plan, who: str, folder: Path, play: Play, effort: Effort, tell: Tell) -> Balance:
    """Look for changes; all matches are kept in a folder beside the results."""
    own_cells(plan, who)
    groups = scores_in(folder, who)
    before = figures.verdict(groups)
    mean = figures.mean_share((sum(scores), len(scores)) for scores in groups)
    found: list[Proposal] = []
    search = None
    if before.word in {figures.STRONG, figures.WEAK}:
        trials = StudyTrials(plan, who, folder / f"balance-{who}", play)
        search = Search(plan, who, mean.value, trials, effort.search)
        if not search.numbers:
            msg = f"no small changes are known for {who!r}: {plan.study.game} has no numbers of its own for them"
            raise StudyError(msg)
        found = proposals(search, trials, effort, tell)
    return Balance(
        who, meadhall.__version__, plan.fingerprint, effort._asdict(), before.word,
        Measure(rounded(mean.value), rounded(before.low), rounded(before.high), mean.number),
        outcome(before, found), found, tried(search) if search else [],
    )  # fmt: skip


def scores_in(folder: Path, who: str) -> list[list[float]]:
    """Somebody's scores in a study that is finished, cell by cell."""
    read = results.read(folder, results.SEATS, ["cell", "treatment", "who", "score"])
    groups: dict[str, list[float]] = {}
    for cell, treatment, whose, score in zip(*read.values(), strict=True):
        if whose == who and not treatment:
            groups.setdefault(cell, []).append(score)
    return list(groups.values())


def proposals(search: Search, trials: StudyTrials, effort: Effort, tell: Tell) -> list[Proposal]:
    """Check what the search finds, until there are enough that hold; those that do come first, then the smallest."""
    found: list[Proposal] = []
    queue, fresh = search.fitting(), trials.fresh
    tell("searching")
    while (missing := ENOUGH - sum(each.is_confirmed for each in found)) and len(found) < MOST_CHECKS:
        some = list(islice(queue, min(missing, MOST_CHECKS - len(found))))
        if not some:
            break
        tell("checking")
        new = checked(trials, some, fresh, effort.check)
        fresh += reach(trials, effort.check)  # the search has seen these now
        for attempt, each in zip(some, new, strict=True):
            search.worth.learn(attempt.steps, figure_of(each.difference))
        found += new
        tell("searching")
    return sorted(found, key=lambda each: (not each.is_confirmed, each.size, len(each.changes)))


def figure_of(measure: Measure) -> Figure:
    """A figure that was told."""
    return Figure(measure.value, measure.low, measure.high, measure.matches)


def outcome(before: Verdict, found: list[Proposal]) -> str:
    """What it has come to, in a word."""
    if before.word == figures.FAIR:
        return FAIR
    if before.word == figures.OPEN:
        return OPEN
    return FOUND if any(each.is_confirmed for each in found) else NOTHING


def tried(search: Search) -> list[Tried]:
    """All that the search has tried, what came nearest to a half first."""
    attempts = sorted(search.tried.values(), key=lambda each: (search.off(each.gain.value), each.size))
    return [
        Tried(
            treatment_told(each.treatment), changed(each.steps), each.size, rounded(search.share + each.gain.value),
            gap(each.gain),
        )
        for each in attempts
    ]  # fmt: skip
