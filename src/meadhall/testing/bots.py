"""Laws about bots: what they answer follows from what their seat knows and from their seed, and from nothing else.

A law takes a Subject and seeds, as every law does (meadhall.testing.walks), and whoever is to keep it: thinkers, ways
to get a thought out of a match. It looks at one position of each kind of question of random matches.
"""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import FunctionType, ModuleType
from typing import Any, Final, TypeAlias

from meadhall.bots import Sight, Thought
from meadhall.kernel.chance import Chance, chance_of
from meadhall.kernel.errors import IllegalAnswerError
from meadhall.kernel.machine import State
from meadhall.kernel.match import Match
from meadhall.testing.knowledge import DEALS
from meadhall.testing.walks import Subject, answers_of, noting, offered, require, require_equal, walk

Thinker: TypeAlias = Callable[[Match, int], Thought]  # what is thought of an open question, by a seed
Dealer: TypeAlias = Callable[[Match, int, int], Match]  # a match that a seat cannot tell from the true one, by a seed
Reader: TypeAlias = Callable[[State], object]  # all of a state but for what the seats know of each other's cards

TWINS: Final = range(DEALS, DEALS + 3)
ROLLS: Final = range(2)


def deal_anew(match: Match, seat: int, seed: int) -> Match:
    """As the game itself deals."""
    return match.determinize(seat, seed)


# ---------------------------------------------------------------- positions
def samples(subject: Subject, seeds: Iterable[int]) -> Iterator[list[Match]]:
    """For each seed a position of each kind of question with a choice, every time it was asked as likely as any."""
    for seed in seeds:
        dice = chance_of(seed, "samples")
        met: Counter[str] = Counter()
        kept: dict[str, Match] = {}
        for match in walk(subject.open(seed)):
            question = match.decision.question
            if len(match.decision.options) > 1:
                met[question] += 1
                if dice.below(met[question]) == 0:
                    kept[question] = match.clone()
        yield list(kept.values())


# ---------------------------------------------------------------- thoughts
def bots_know_what_their_seat_knows(
    subject: Subject, seeds: Iterable[int], thinkers: Mapping[str, Thinker], deal: Dealer = deal_anew
) -> None:
    """In worlds that a seat cannot tell apart a bot thinks the same for it, to the last visit, and changes none."""
    for matches in samples(subject, seeds):
        differ = False
        for match in matches:
            with noting(match):
                twins = [deal(match, match.decision.seat, seed) for seed in TWINS]
                differ = differ or any(secrets(twin) != secrets(match) for twin in twins)
                for name, think in thinkers.items():
                    think_alike(name, think, match, twins)
        require(differ, "in all worlds that were dealt for a seat the others hold what they truly hold")


def secrets(match: Match) -> list[object]:
    """What everybody sees of a position: all that is hidden from somebody but not from everybody."""
    return [match.view(seat) for seat in range(match.seats)]


def think_alike(name: str, think: Thinker, match: Match, twins: list[Match]) -> None:
    """One bot at one position, twice, and in every twin of it."""
    before, seed = match.hash(), len(answers_of(match))
    wanted = told(think(match, seed))
    require_equal(match.hash(), before, f"{name}, thinking, changed the match")
    require_equal(told(think(match, seed)), wanted, f"{name} thinks something else the second time")
    for twin in twins:
        found = told(think(twin, seed))
        require_equal(found, wanted, f"{name} can tell two worlds apart that look alike to the seat")


def told(thought: Thought) -> dict[str, object]:
    """A thought as plain data, but for the time it took."""
    return {
        "option": thought.option.id,
        "chance": thought.chance,
        "iterations": thought.iterations,
        "choices": {each.option.id: [each.visits, each.chance] for each in thought.choices},
        "order": [each.option.id for each in thought.choices],
        "line": [[seat, option.id] for seat, option in thought.line],
    }


# ---------------------------------------------------------------- sights
def sights_hold_nothing_hidden(subject: Subject, seeds: Iterable[int], read: Reader, deal: Dealer = deal_anew) -> None:
    """A sight, and every world that it deals, is the same in all matches that the seat cannot tell apart."""
    for matches in samples(subject, seeds):
        for match in matches:
            with noting(match):
                for seat in range(match.seats):
                    twin = deal(match, seat, TWINS[0])
                    look_alike(match, Sight(match, seat), Sight(twin, seat), read)


def look_alike(match: Match, sight: Sight, other: Sight, read: Reader) -> None:
    """A seat's sights of two matches that it cannot tell apart, the first of them true."""
    seat = sight.seat
    for each in (sight, other):
        require_equal(each.view(), match.view(seat), f"what seat {seat} sees in its sight is not what it sees")
        require_equal(answers(each), wanted_answers(match, seat), f"the sight of seat {seat} offers something else")
    require(len(sight.base.events) == 0 and not sight.base.listening, f"the sight of seat {seat} has heard events")
    require_equal(read(sight.base), read(other.base), f"the sight of seat {seat} depends on what is hidden from it")
    for roll in ROLLS:
        worlds = [each.world(chance_of(roll)) for each in (sight, other)]
        require_equal(read(worlds[0]), read(worlds[1]), f"a world dealt for seat {seat} depends on what is hidden")
        require_equal(sight.game.view(worlds[0], seat), match.view(seat), f"a world looks different to seat {seat}")


def answers(sight: Sight) -> list[dict[str, object]] | None:
    """The options of a sight in full, None if its seat is not asked."""
    try:
        options = [sight.option(code) for code in sight.codes()]
    except IllegalAnswerError:
        return None
    return [{"id": each.id, "code": each.code, "kind": each.kind, **each.fields} for each in options]


def wanted_answers(match: Match, seat: int) -> list[dict[str, object]] | None:
    """The options of a match in full, None if the seat is not asked."""
    return offered(match) if match.decision.seat == seat else None


def sights_keep_no_trace(subject: Subject, seeds: Iterable[int]) -> None:
    """What lay somewhere before and lies there no longer, a card that was drawn for example, is not left in a sight.

    A match that was saved and revived has no such traces: its sight must hold the same numbers, all of them.
    """
    for matches in samples(subject, seeds):
        for match in matches:
            with noting(match):
                for seat in range(match.seats):
                    found, wanted = (Sight(each, seat).base for each in (match, Match.from_json(match.to_json())))
                    require_equal(ints(found), ints(wanted), f"the sight of seat {seat} holds a trace of the past")


def sights_lead_nowhere(subject: Subject, seeds: Iterable[int]) -> None:
    """From a sight there is no way to the match, its state or its dice."""
    for matches in samples(subject, seeds):
        for match in matches:
            with noting(match):
                lead_nowhere(Sight(match, match.decision.seat), match)


def lead_nowhere(sight: Sight, match: Match) -> None:
    """Whatever can be got at is not the truth."""
    truth = {id(each): type(each).__name__ for each in (match, match.state, match.state.chance)}
    for found in reachable(sight):
        require(id(found) not in truth, f"a way leads from a sight to the true {truth.get(id(found))}")


def reachable(root: object) -> Iterator[object]:
    """Everything that an object leads to, but for classes and modules, which are the same for everybody."""
    seen: dict[int, object] = {}
    rest = [root]
    while rest:
        found = rest.pop()
        if id(found) in seen or isinstance(found, (type, ModuleType)):
            continue
        seen[id(found)] = found
        yield found
        rest += [found.__closure__, found.__defaults__] if isinstance(found, FunctionType) else gc.get_referents(found)


def ints(s: State) -> dict[str, list[int]]:
    """All numbers that a state holds, also where they mean nothing; the room left behind them does not count."""
    found: dict[str, list[int]] = {}
    for name in dir(s):
        part: Any = None if name.startswith("_") else getattr(s, name)
        if isinstance(part, Chance):
            found[name] = part.dump()
        elif isinstance(part, int):
            found[name] = [part]
        elif hasattr(part, "__len__"):
            found[name] = stripped([int(each) for each in part])
    return found


def stripped(numbers: list[int]) -> list[int]:
    """Numbers without the zeros at their end."""
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return numbers


# ---------------------------------------------------------------- memory
def bots_remember_nothing(subject: Subject, seeds: Iterable[int], make: Callable[[], Thinker]) -> None:
    """A bot that has thought of other matches thinks as one that is new."""
    old = make()
    for matches in samples(subject, seeds):
        for match in reversed(matches):
            with noting(match):
                found, wanted = told(old(match, 1)), told(make()(match, 1))
                require_equal(found, wanted, "a bot thinks something else when it has thought before")
