"""Laws about knowledge: what a seat may see and hear, and that events tell neither less nor more than what happened."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from itertools import zip_longest
from typing import Any, Final, TypeAlias, TypeVar

from meadhall.kernel.chance import Chance, chance_of
from meadhall.kernel.machine import EVENT_WIDTH, State
from meadhall.kernel.match import Match
from meadhall.testing.walks import (
    BrokenLawError,
    Subject,
    answers_of,
    check_options,
    everywhere,
    flatten,
    noting,
    offered,
    require,
    require_equal,
    sight,
    viewers,
    walk,
)

Event: TypeAlias = dict[str, Any]
Record: TypeAlias = list[int]
World = TypeVar("World", bound=Hashable)

NOTHING: Final[Event] = {}

SIGMAS: Final = 3.719  # of the normal distribution: a chance of 1 in 10,000 to be above
EXPECTED: Final = 20  # times that the rarest world should come up in deals that are to be uniform
DEALS: Final = 1_000_000  # re-dealt worlds have seeds from here on, far from those of matches


# ---------------------------------------------------------------- hidden information
def redealt_worlds_look_alike(subject: Subject, seeds: Iterable[int]) -> None:
    """For every seat, view, question and own options are unchanged by determinize(seat); the generator is new."""

    def check(match: Match) -> None:
        look_alike(subject, match, DEALS + len(answers_of(match)))

    everywhere(subject, seeds, check)


def look_alike(subject: Subject, match: Match, deal: int) -> None:
    """A re-dealt world for each viewer beside the true one."""
    before, whole = match.hash(), subject.tally(match)
    for viewer in viewers(match):
        looks_alike(subject, match, viewer, deal, whole)
        require_equal(
            match.hash(), before, f"the world re-dealt for seat {viewer} with seed {deal} changed the true one"
        )


def looks_alike(subject: Subject, match: Match, viewer: int | None, deal: int, whole: object) -> None:
    """One re-dealt world beside the true one, which has these cards."""
    twin = match.determinize(viewer, deal)
    told = f"the world re-dealt for seat {viewer} with seed {deal}"
    require_equal(sight(twin, viewer), sight(match, viewer), f"{told} looks different to it")
    require_equal(match.determinize(viewer, deal).hash(), twin.hash(), f"{told} is another one the second time")
    other = match.clone()
    other.state.chance = chance_of(deal + 1)
    require_equal(other.determinize(viewer, deal).hash(), twin.hash(), f"{told} depends on the true dice")
    require_equal(subject.tally(twin), whole, f"{told} has other cards")
    check_options(twin.state, offered(twin))


def redealt_worlds_are_whole(subject: Subject, seeds: Iterable[int]) -> None:
    """A world dealt for one seat is one in which every seat can live: for each of them it can be dealt anew in turn."""

    def check(match: Match) -> None:
        deal = DEALS + len(answers_of(match))
        dealt_for = viewers(match)[deal % (match.seats + 1)]
        world = match.determinize(dealt_for, deal)
        look_alike(subject, world, deal + 1)

    everywhere(subject, seeds, check, stride=2)


def redealt_worlds_run_alike(subject: Subject, seeds: Iterable[int]) -> None:
    """A match and its re-dealt twin ask and tell a seat the same until an event shows it a card or a die.

    Both get the same answers. What an event shows must be in the view afterwards: knowledge is state.
    """

    def check(match: Match) -> None:
        for viewer in viewers(match):
            deal = DEALS + len(answers_of(match))
            run_alike(subject, match.clone(), match.determinize(viewer, deal), viewer, chance_of(deal))

    everywhere(subject, seeds, check, stride=2)


def run_alike(subject: Subject, true: Match, twin: Match, viewer: int | None, chance: Chance) -> None:
    """Both worlds side by side for a few answers."""
    worlds = (true, twin)
    for _ in range(12):
        answer = common_answer(true, twin, chance)
        if answer is None:
            return
        since = [len(world.state.events) // EVENT_WIDTH for world in worlds]
        seen = json.dumps(true.view(viewer))
        for world in worlds:
            world.answer(answer)
        told = [world.events_for(viewer, at) for world, at in zip(worlds, since, strict=True)]
        what = f"after {answer!r}, seat {viewer} can tell two worlds apart that look alike"
        if shows_something(subject, told[0], told[1], what):
            if not seen_before(subject, told, seen):
                require_known(subject, worlds, viewer, told, what)
            return
        require_equal(sight(twin, viewer), sight(true, viewer), what)


def common_answer(true: Match, twin: Match, chance: Chance) -> str | None:
    """An answer that is legal in both worlds, None if there is none."""
    if true.outcome is not None:
        return None
    there = {option.id for option in twin.decision.options}
    both = [option.id for option in true.decision.options if option.id in there]
    return both[chance.below(len(both))] if both else None


def shown(subject: Subject, event: Event) -> dict[str, object]:
    """The cards and dice that an event shows."""
    return {name: part for name, part in event.items() if name in subject.shows and part is not None}


def shows_something(subject: Subject, one: list[Event], other: list[Event], what: str) -> bool:
    """Whether two streams of events part, which they may only where both show something, and not the same."""
    for here, there in zip(one, other, strict=False):
        if here != there:
            cards = shown(subject, here), shown(subject, there)
            require(all(cards) and cards[0] != cards[1], f"{what}: {here} is not {there}")
            return True
    require_equal(len(other), len(one), f"{what}: one of them has more events")
    return False


def seen_before(subject: Subject, told: list[list[Event]], seen: str) -> bool:
    """Whether two streams of events part in cards in view before: one's own, lost and taken back, teaches nothing."""
    cards = [shown(subject, event) for event in first_differing(told)]
    return all(json.dumps(part) in seen for each in cards for part in each.values())


def first_differing(told: list[list[Event]]) -> tuple[Event, Event]:
    """Where two streams of events part."""
    return next(pair for pair in zip_longest(told[0], told[1], fillvalue=NOTHING) if pair[0] != pair[1])


def require_known(
    subject: Subject, worlds: tuple[Match, Match], viewer: int | None, told: list[list[Event]], what: str
) -> None:
    """What an event shows is known from then on: where other things were shown, the views differ."""
    one, other = (bag(subject, events) for events in told)
    known = one == other or worlds[0].view(viewer) != worlds[1].view(viewer)
    require(known, f"{what}: an event showed what the view does not know")


def bag(subject: Subject, events: list[Event]) -> list[str]:
    """All that a stream of events shows, in no order: the same cards drawn in another order teach the same."""
    return sorted(json.dumps(event, sort_keys=True) for event in events if shown(subject, event))


def secret_answers_look_alike(subject: Subject, seeds: Iterable[int]) -> None:
    """Two answers of another seat that tell a viewer the same look the same, and what is told is known."""

    def check(match: Match) -> None:
        options = match.decision.options
        for viewer in viewers(match):
            if viewer != match.decision.seat and len(options) > 1:
                at = len(answers_of(match)) % (len(options) - 1)
                tell_alike(subject, match, viewer, (options[at].id, options[at + 1].id))

    everywhere(subject, seeds, check)


def tell_alike(subject: Subject, match: Match, viewer: int | None, answers: tuple[str, str]) -> None:
    """Two answers to one question: a view follows from what was told, and all that was told is in the view."""
    since = len(match.state.events) // EVENT_WIDTH
    worlds = (match.clone(), match.clone())
    for world, answer in zip(worlds, answers, strict=True):
        world.answer(answer)
    told = [world.events_for(viewer, since) for world in worlds]
    what = f"seat {viewer}, hearing of {answers[0]!r} or {answers[1]!r}"
    if told[0] == told[1]:
        require_equal(worlds[1].view(viewer), worlds[0].view(viewer), f"{what}, sees a difference that nobody told")
    elif teaches(subject, told, json.dumps(match.view(viewer))):
        require_known(subject, worlds, viewer, told, what)


def teaches(subject: Subject, told: list[list[Event]], seen: str) -> bool:
    """Whether two streams of events first differ in nothing but cards that an event shows, none of them seen before."""
    differing = first_differing(told)
    cards = [shown(subject, event) for event in differing]
    plain = [{name: part for name, part in event.items() if name not in subject.shows} for event in differing]
    new = all(json.dumps(part) not in seen for each in cards for part in each.values())
    return plain[0] == plain[1] and all(cards) and new


def redealt_worlds_are_uniform(
    match: Match, viewer: int | None, worlds: Mapping[World, int], read: Callable[[State], World]
) -> None:
    """Every world that a seat cannot tell from the true one is dealt as often as its weight says (chi-square)."""
    deals = EXPECTED * sum(worlds.values()) // min(worlds.values())
    found = Counter(read(match.determinize(viewer, seed).state) for seed in range(deals))
    strange = set(found) - set(worlds)
    require(not strange, f"seat {viewer} is dealt worlds that cannot be: {sorted(map(repr, strange))[:3]}")
    unit = deals / sum(worlds.values())
    statistic = sum((found[world] - unit * weight) ** 2 / (unit * weight) for world, weight in worlds.items())
    limit = critical_value(len(worlds) - 1)
    require(statistic <= limit, f"worlds are dealt unevenly: chi-square {statistic:.1f} is above {limit:.1f} ({found})")


def critical_value(freedom: int) -> float:
    """The chi-square value that chance exceeds once in 10,000 times (Wilson and Hilferty's approximation)."""
    if freedom == 0:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + SIGMAS * math.sqrt(spread)) ** 3)


# ---------------------------------------------------------------- events
def events_name_what_changes(subject: Subject, seeds: Iterable[int]) -> None:
    """Whatever differs between two successive views is named by an event between them; none names what is unchanged."""
    for seed in seeds:
        match = subject.open(seed)
        heard, before = len(match.state.events), flat_views(match)
        with noting(match):
            for _ in walk(match):
                after = flat_views(match)
                check_events(match, records(match, heard), [changes(*pair) for pair in zip(before, after, strict=True)])
                heard, before = len(match.state.events), after
            check_events(
                match, records(match, heard), [changes(*pair) for pair in zip(before, flat_views(match), strict=True)]
            )


def flat_views(match: Match) -> list[dict[str, object]]:
    """Everybody's view as paths."""
    return [flatten(match.view(viewer)) for viewer in viewers(match)]


def changes(one: dict[str, object], other: dict[str, object]) -> list[str]:
    """The paths at which two views differ."""
    return [path for path in {**one, **other} if path not in one or path not in other or one[path] != other[path]]


def check_events(match: Match, told: list[Record], changed: list[list[str]]) -> None:
    """One answer's events against what it changed in everybody's view."""
    named = [match.game.touched(match.state, record) for record in told]
    check_all_named(match, named, changed)
    for at, names in enumerate(named):
        others = plain_paths(named[:at] + named[at + 1 :])
        for name in sole_names(names, others):
            if not is_seen(name, changed):
                event = match.game.event(match.state, told[at], sees=False)
                raise BrokenLawError(f"{event} names {name!r}, which nobody sees change")


def check_all_named(match: Match, named: list[list[str]], changed: list[list[str]]) -> None:
    """Whatever anybody sees change is named by some event."""
    every = plain_paths(named)
    for viewer, paths in zip(viewers(match), changed, strict=True):
        for path in paths:
            is_named = any(covers(name, path) for name in every)
            require(is_named, f"no event names {path!r}, which seat {viewer} sees change")


def plain_paths(named: list[list[str]]) -> set[str]:
    """All parts of a view that some events name, as changed or as perhaps changed."""
    return {name.removeprefix("?") for names in named for name in names}


def sole_names(names: list[str], others: set[str]) -> list[str]:
    """What an event names as changed, and nobody else: for what several name they answer together."""
    sure = [name for name in names if not name.startswith("?")]
    return [name for name in sure if not any(covers(name, other) or covers(other, name) for other in others)]


def is_seen(name: str, changed: list[list[str]]) -> bool:
    """Whether anybody sees a named part change."""
    return any(covers(name, path) for paths in changed for path in paths)


def records(match: Match, since: int) -> list[Record]:
    """The raw events of a match from an index on."""
    events = list(match.state.events[since:])
    return [events[at : at + EVENT_WIDTH] for at in range(0, len(events), EVENT_WIDTH)]


def covers(name: str, path: str) -> bool:
    """Whether a named part is a path or holds it; * stands for one step, or for an id of a pack, which has dots."""
    if "*" not in name:
        return f"{path}.".startswith(f"{name}.")
    return holds(name.split("."), path.split("."))


def holds(steps: list[str], way: list[str]) -> bool:
    """The same step by step."""
    if not steps or not way:
        return not steps
    if steps[0] == "*":
        return any(holds(steps[1:], way[at:]) for at in range(1, len(way) + 1))
    return steps[0] == way[0] and holds(steps[1:], way[1:])
