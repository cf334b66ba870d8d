"""Comparison: two versions of a pack, or a study with one thing changed and without that, on the same seeds.

A cell of the one and the same cell of the other have the same seeds; so match for match only what was changed differs,
and the mean of the differences says what it did. The number of matches is fixed beforehand.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import meadhall
from meadhall.lab.balance.findings import Comparison, Measure, Row, gap, measure, share, treatment_told
from meadhall.lab.balance.trials import Play, played, with_treatments
from meadhall.lab.studies import figures
from meadhall.lab.studies.batch import Task
from meadhall.lab.studies.game import Cell
from meadhall.lab.studies.plan import Plan, StudyError
from meadhall.lab.studies.play import Played
from meadhall.lab.studies.store import Store
from meadhall.packs import plain_source
from meadhall.packs.pack import pack_of

ALL: Final = "all"
ENDLESS: Final = 1e9  # turns


class Change(NamedTuple):
    """What is held against what: two plans of the same study, and what is looked at in them."""

    name: str
    before: Plan
    after: Plan
    told: tuple[str, str]  # what both are called
    pack: str = ""  # of which there are two versions
    treatment: Any = None  # that the second one has


class Outcome(NamedTuple):
    """What is looked at of a match: everybody's score, that of the seat it is about, and its length."""

    scores: dict[str, float]
    score: float
    turns: int


class Pair(NamedTuple):
    """A match before and after."""

    cell: Cell
    before: Outcome
    after: Outcome


Both = tuple[Cell, int, int]
"""A cell, and its number in the plan before and in the one after."""


def versions(plan: Plan, loads: tuple[dict[str, Any], dict[str, Any]], pack: str, told: tuple[str, str]) -> Change:
    """Two versions of a pack in a study without its treatments."""
    source = plain_source(plan.source.name, {**plan.source.data, "treatments": []})
    before, after = (Plan(source, {**plan.loads, pack: load}) for load in loads)
    return Change(file_name("-".join(told)), before, after, told, pack=pack)


def treated(plan: Plan, told: Any) -> Change:
    """A study without its own treatments, and with one that a study file could name."""
    both = Plan(plain_source(plan.source.name, {**plan.source.data, "treatments": [told]}), plan.loads)
    if len(both.treatments) != 1:
        msg = f"expected one change, found {len(both.treatments)}: name one hero and one card"
        raise StudyError(msg)
    treatment = next(iter(both.treatments.values()))
    return Change(file_name(treatment.id), both, both, ("", treatment.id), treatment=treatment)


def file_name(told: str) -> str:
    """What a file may be called everywhere."""
    return re.sub(r"[^\w.+-]+", "-", told)


def compared(change: Change, folder: Path, play: Play, matches: int) -> Comparison:
    """Play both, and say what differs."""
    batch = change.before.study.batch
    parts = range(-(-matches // batch))
    asked = {"matches": {"most": batch, "least": batch}}
    before, after = (with_treatments(plan, plan.treatments.values(), asked) for plan in (change.before, change.after))
    cells, left_out = alike(change, before, after)
    if not cells:
        msg = f"no cell of this study has anything of {change.pack or change.treatment.id}, before and after"
        raise StudyError(msg)
    stores = kept(change, (before, after), cells, (folder, parts, play))
    found = [pair for cell, *ats in cells for pair in pairs(cell, stores, ats, parts)]
    return Comparison(
        change.name, meadhall.__version__, change.before.fingerprint, *change.told,
        None if change.treatment is None else treatment_told(change.treatment), rows(change, found), turns(found),
        left_out,
    )  # fmt: skip


def kept(change: Change, plans: tuple[Plan, Plan], cells: Sequence[Both], how: tuple[Path, range, Play]) -> list[Store]:
    """Where the matches before and those after are kept, when all were played."""
    folder, parts, play = how
    place = folder / f"compare-{change.name}"
    tasks = [[Task(at, part) for part in parts for at in ats] for ats in list(zip(*cells, strict=True))[1:]]
    if plans[0].fingerprint == plans[1].fingerprint:
        return [played(plans[0], place, list(dict.fromkeys([*tasks[0], *tasks[1]])), play)] * 2
    return [played(plan, place, some, play) for plan, some in zip(plans, tasks, strict=True)]


def pairs(cell: Cell, stores: Sequence[Store], ats: Sequence[int], parts: range) -> Iterator[Pair]:
    """The matches of a cell, with those on the same seeds."""
    for part in parts:
        both = [store.batch(Task(at, part)).matches for store, at in zip(stores, ats, strict=True)]
        yield from (Pair(cell, outcome(before), outcome(after)) for before, after in zip(*both, strict=True))


def outcome(match: Played) -> Outcome:
    """What is looked at of a match; who has several seats has the mean of them."""
    scores: dict[str, list[float]] = {}
    for seat in match.seats:
        scores.setdefault(seat.who, []).append(seat.score)
    return Outcome({who: sum(own) / len(own) for who, own in scores.items()}, match.score, match.turns)


def alike(change: Change, before: Plan, after: Plan) -> tuple[list[Both], list[str]]:
    """The cells in which something is changed, by their numbers before and after; and those that only one has."""
    id = "" if change.treatment is None else change.treatment.id
    ours = {cell.base: at for at, cell in enumerate(before.cells) if not cell.treatment}
    others = {cell.base: at for at, cell in enumerate(after.cells) if cell.treatment == id}
    cells = {
        **{base: after.cells[at] for base, at in others.items()},
        **{base: before.cells[at] for base, at in ours.items()},
    }
    concerned = [base for base, cell in cells.items() if id or touches(change.pack, cell)]
    found = [
        (before.cells[ours[base]], ours[base], others[base]) for base in concerned if base in ours and base in others
    ]
    return found, [] if id else [base for base in concerned if (base in ours) != (base in others)]


def touches(pack: str, cell: Cell) -> bool:
    """Whether something of a pack takes part; where all are drawn for each match, it may."""
    return not cell.sides or pack in map(pack_of, (*cell.sides, cell.table))


# ---------------------------------------------------------------- what differs
def rows(change: Change, pairs: Sequence[Pair]) -> list[Row]:
    """Altogether, then by opponent, table, level and mode where there are several."""
    found: list[Row] = []
    for who, score in looked_at(change, pairs):
        own = [(pair.cell, score(pair.before), score(pair.after)) for pair in pairs]
        known = [(cell, one, other) for cell, one, other in own if one is not None and other is not None]
        found.append(row(who, ALL, "", known))
        for by, key_of in KEYS.items():
            keys = sorted({key for cell, _, _ in known for key in key_of(cell, who)})
            if len(keys) > 1:
                found += [row(who, by, key, [each for each in known if key in key_of(each[0], who)]) for key in keys]
    return found


KEYS: Final[dict[str, Callable[[Cell, str], Iterable[str]]]] = {
    "opponent": lambda cell, who: [side for side in cell.sides if side != who],
    "table": lambda cell, _: [cell.table],
    "level": lambda cell, _: [cell.level],
    "mode": lambda cell, _: [cell.mode],
}

Scored = tuple[Cell, float, float]


def row(who: str, by: str, key: str, scored: Sequence[Scored]) -> Row:
    """Some matches before and after; the cells count alike, for they have as many matches each."""
    before, after = (figures.mean_share(groups(scored, which)) for which in (1, 2))
    difference = figures.paired([after - before for _, before, after in scored])
    return Row(who, by, key, share(before), share(after), gap(difference))


def groups(scored: Sequence[Scored], which: int) -> list[tuple[float, int]]:
    """Points and matches of each cell."""
    found: dict[str, tuple[float, int]] = {}
    for each in scored:
        points, number = found.get(each[0].id, (0.0, 0))
        found[each[0].id] = points + float(each[which]), number + 1  # type: ignore[arg-type]
    return list(found.values())


def looked_at(change: Change, pairs: Sequence[Pair]) -> list[tuple[str, Callable[[Outcome], float | None]]]:
    """Whose scores are held against each other: of who is changed, else of all."""
    seen = sorted({who for pair in pairs for who in pair.before.scores})
    treatment = change.treatment
    if treatment is not None and treatment.who not in seen and treatment.restrict:
        return [(treatment.who, lambda match: match.score)]
    if treatment is not None and treatment.who in seen:
        own = [treatment.who]
    else:
        own = [who for who in seen if change.pack and pack_of(who) == change.pack]
    return [(who, partial(score_of, who)) for who in own or seen]


def score_of(who: str, match: Outcome) -> float | None:
    """Somebody's score, where they play."""
    return match.scores.get(who)


def turns(pairs: Sequence[Pair]) -> list[Measure]:
    """How long matches are."""
    before = [float(pair.before.turns) for pair in pairs]
    after = [float(pair.after.turns) for pair in pairs]
    longer = [other - one for one, other in zip(before, after, strict=True)]
    return [measure(figures.mean_of(each), -ENDLESS, ENDLESS) for each in (before, after, longer)]
