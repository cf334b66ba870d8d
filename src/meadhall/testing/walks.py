"""Walks: random matches, and all that can be seen of a match at any of their positions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, TypeAlias

from meadhall.kernel.chance import Chance, chance_of
from meadhall.kernel.machine import State, legal
from meadhall.kernel.match import Match

LONGEST: Final = 20_000  # answers; a match that needs more never ends
LEAVING: Final = 250  # at a table of three or more, one answer in so many is somebody leaving


class BrokenLawError(AssertionError):
    """A game does not keep a law."""


@dataclass(frozen=True)
class Subject:
    """A game as the laws need it."""

    open: Callable[[int], Match]  # a new match for a seed
    tally: Callable[[Match], object]  # what never changes: all cards, wherever they are
    shows: frozenset[str] = frozenset({"card", "cards", "found"})  # the parts of events that show a card or a die


Law: TypeAlias = Callable[[Subject, Iterable[int]], None]


def require(holds: object, what: str) -> None:
    """A law holds here, or is broken."""
    if not holds:
        raise BrokenLawError(what)


def require_equal(found: object, wanted: object, what: str) -> None:
    """Two things that must be the same are, or the message shows where they part."""
    if found != wanted:
        raise BrokenLawError(f"{what}: {first_difference(found, wanted)}")


def first_difference(one: object, other: object) -> str:
    """Where two pieces of plain data first differ."""
    here, there = flatten(one), flatten(other)
    for path in [*here, *there]:
        if path not in here or path not in there or here[path] != there[path]:
            return f"at {path or 'the top'!r} {here.get(path, 'nothing')!r} is not {there.get(path, 'nothing')!r}"
    return f"{one!r} is not {other!r}"


def flatten(data: object, path: str = "") -> dict[str, object]:
    """Plain data as dotted paths to its leaves; a list of plain values is one leaf."""
    if isinstance(data, Mapping) and data:
        parts: Iterable[tuple[object, object]] = data.items()
    elif isinstance(data, (list, tuple)) and any(isinstance(part, (Mapping, list, tuple)) for part in data):
        parts = enumerate(data)
    else:
        return {path: data}
    found: dict[str, object] = {}
    for name, part in parts:
        found.update(flatten(part, f"{path}.{name}" if path else str(name)))
    return found


def answers_of(match: Match) -> list[str]:
    """All answers given so far, forfeits included."""
    return list(match.transcript()["answers"])  # type: ignore[call-overload, no-any-return]


def seed_of(match: Match) -> int:
    """The seed that a match follows from."""
    return int(match.transcript()["seed"])  # type: ignore[call-overload, no-any-return]


def walk(match: Match) -> Iterator[Match]:
    """The match at each of its questions, while players by chance play it to its end."""
    chance = chance_of(seed_of(match))
    for _ in range(LONGEST):
        if match.outcome is not None:
            return
        yield match
        go_on(match, chance)
    raise BrokenLawError(f"no end after {LONGEST} answers")


def go_on(match: Match, chance: Chance) -> None:
    """One answer by chance; at larger tables now and then somebody leaves instead."""
    present = match.present()
    if len(present) == match.seats > 2 and chance.below(LEAVING) == 0:
        match.forfeit(present[chance.below(len(present))])
    else:
        options = match.decision.options
        match.answer(options[chance.below(len(options))])


def reach(match: Match, answers: int) -> Match:
    """Play a new match as the laws do, up to a number of answers: how to look at the position of a failure."""
    for _ in walk(match):
        if len(answers_of(match)) == answers:
            break
    return match


@contextmanager
def noting(match: Match) -> Iterator[None]:
    """Note on any error how to reach the position in which it came up."""
    try:
        yield
    except Exception as error:
        told = match.transcript()
        opened = f"meadhall.new_match({told['game']!r}, {told['setup']!r}, seed={told['seed']})"
        error.add_note(f"replay: meadhall.testing.walks.reach({opened}, answers={len(answers_of(match))})")
        raise


def viewers(match: Match) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(match.seats), None]


def asking(match: Match) -> dict[str, object]:
    """What everybody hears of the open question, or of the end."""
    if match.outcome is not None:
        return {"winners": match.outcome.winners, "reason": match.outcome.reason}
    decision = match.decision
    return {"seat": decision.seat, "question": decision.question, "rules": decision.rules, "about": decision.about}


def offered(match: Match) -> list[dict[str, object]]:
    """The options in full, none after the end."""
    if match.outcome is not None:
        return []
    return [{"id": each.id, "code": each.code, "kind": each.kind, **each.fields} for each in match.decision.options]


def sight(match: Match, viewer: int | None) -> dict[str, object]:
    """All that a viewer knows of a position: the view, the question, and the options if the viewer is asked."""
    asked = asking(match)
    mine = viewer is not None and asked.get("seat") == viewer
    return {"view": match.view(viewer), "asking": asked, "options": offered(match) if mine else []}


def position(match: Match) -> dict[str, object]:
    """Everything that can be seen of a match from anywhere."""
    return {
        "hash": match.hash(),
        "asking": asking(match),
        "options": offered(match),
        "views": [match.view(viewer) for viewer in viewers(match)],
    }


def past(match: Match) -> dict[str, object]:
    """All that has happened in a match."""
    return {"transcript": match.transcript(), "events": [match.events_for(viewer) for viewer in viewers(match)]}


def everywhere(subject: Subject, seeds: Iterable[int], check: Callable[[Match], None], stride: int = 1) -> None:
    """Check every position of random matches, or one of `stride`; half as many where six or more look at each."""
    for seed in seeds:
        match = subject.open(seed)
        step = stride * max(1, match.seats // 3)
        with noting(match):
            for at, _ in enumerate(walk(match)):
                if at % step == seed % step:
                    check(match)


def check_options(s: State, options: list[dict[str, object]]) -> None:
    """One question's options: some, each once, by id and by code."""
    require(options, "there are no options although the match goes on")
    ids = [option["id"] for option in options]
    require_equal(len(set(ids)), len(ids), f"an id stands for several options ({ids})")
    require_equal([option["code"] for option in options], legal(s), "door and fast path offer different answers")
