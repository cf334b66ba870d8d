"""Coach: what mattered in a match, in sentences: where it turned, what was overlooked, and why that is better.

A coach speaks to whoever has sat there, of their own decisions, and to anybody else of everybody's. A decision is
judged from what its seat knew, and a reason is only told if the lines after both answers show it in world after world.
"""

from __future__ import annotations

from math import log
from statistics import fmean
from typing import Final, NamedTuple

from meadhall.bots.coaching import coaching_of
from meadhall.bots.compare import UNLOST, WON
from meadhall.hall.effects.work import Work
from meadhall.hall.game import hall_of
from meadhall.hall.records import LEAVE
from meadhall.hall.replays.moments import Difference, Moment
from meadhall.hall.replays.tape import Tape
from meadhall.hall.wire.pages.replays import Coach, Overlooked, TurningPoint
from meadhall.localisation import NONE, Words, key, words
from meadhall.localisation.messages import Spoken

FILE: Final = "coach"  # of words, the hall's own and each game's
MOST: Final = 3  # turning points, and overlooked answers, that are told
SPAN: Final = 3  # chances on either side of an answer that tell what it changed
LASTING: Final = 9  # chances after it that tell whether that has lasted
LEAST_SWING: Final = 0.1
CLEAR: Final = 0.05  # what an answer must have cost …
SURE: Final = 2.0  # … and by how many errors the lines must agree, for it to be called worse
ROBUST: Final = 3.0  # by how many errors a fact must differ to be told as a reason
MOST_REASONS: Final = 2
LEAST: Final = {WON: 0.1, UNLOST: 0.1}  # what facts of every game must differ by
# how much better an answer was, and how somebody stands against an even chance: as odds, in logarithms
SIZES: Final = ((0.25, "much"), (0.12, "clearly"), (0.0, "somewhat"))
STANDINGS: Final = ((1.5, "far_ahead"), (0.4, "ahead"), (-0.4, "even"), (-1.5, "behind"))
NEARLY: Final = 0.95  # a chance that is as good as won; among two, what is left of it is as good as lost
TENTHS: Final = 10


class Swing(NamedTuple):
    """A change of somebody's chance that lasted: after which of the moments, and from what to what."""

    at: int
    before: float
    after: float


class Listener(NamedTuple):
    """Whom the coach speaks to: the seat that is told of as theirs, and the seats whose decisions are told of."""

    own: int | None
    seats: list[int]


def coached(tape: Tape, moments: list[Moment], language: str, holder: str) -> Work[Coach]:
    """What a coach says of a match."""
    listener = listener_of(tape, holder)
    said = words(FILE, language)
    subject = subject_of(tape, listener)
    swings = swings_of(*course_of(tape, moments, subject))
    worst = overlooked(moments, listener.seats)
    points: dict[int, TurningPoint] = {}
    for swing in swings:
        points[swing.at] = point_of(tape, moments, swing, subject, listener, said)
        yield None
    told: list[Overlooked] = []
    for moment in worst[:MOST]:
        told.append(overlooked_of(tape, moment, listener, said))
        yield None
    return Coach(
        seats=listener.seats,
        short=in_short([points[swing.at] for swing in swings], told, moments, listener, said),
        turning=[points[at] for at in sorted(points)],
        overlooked=told,
        about=said.say("coach-about", {"own": NONE if listener.own is None else "own"}),
    )


def listener_of(tape: Tape, holder: str) -> Listener:
    """Whoever has sat at one seat hears of that; anybody else of all."""
    sitters = tape.record.sitters
    mine = [seat for seat, sitter in enumerate(sitters) if holder and sitter.holder == holder]
    return Listener(mine[0] if len(mine) == 1 else None, mine or list(range(len(sitters))))


def subject_of(tape: Tape, listener: Listener) -> int:
    """The seat whose chances tell the course of the match: the listener's own, or the winner's."""
    if listener.own is not None:
        return listener.own
    outcome = tape.last.outcome
    return next(iter(outcome.winners), 0) if outcome is not None else 0


# ---------------------------------------------------------------- turning points
def course_of(tape: Tape, moments: list[Moment], subject: int) -> tuple[list[float], list[float]]:
    """A seat's chances along a match, the end last; and by moment how much a mistake speaks for a turn, for or against.

    What others give away is a rise for the subject, what its own side gives away a fall. An end by which somebody has
    left was nobody's answer, so it turns nothing.
    """
    chances = [moment.chances[subject] for moment in moments]
    outcome = tape.last.outcome
    last = moments[-1].number if moments else 0
    if outcome is not None and outcome.winners and all(row.kind != LEAVE for row in tape.rows[last:]):
        chances.append(1.0 if subject in outcome.winners else 0.0)
    hall, setup = hall_of(tape.record.game), tape.last.setup
    side = hall.team(setup, subject)
    own = [seat == subject or (side is not None and hall.team(setup, seat) == side) for seat in range(tape.last.seats)]
    return chances, [-moment.cost if own[moment.seat] else moment.cost for moment in moments]


def swings_of(chances: list[float], costs: list[float]) -> list[Swing]:
    """The largest changes that lasted, the largest first, none close to another.

    Each chance is what one player could know, so a few of them on either side are taken together. A change that is
    soon taken back counts for what is left of it; of answers close to each other, a mistake goes before what follows.
    """
    found: list[tuple[float, Swing]] = []
    for at in range(min(len(costs), len(chances) - 1)):
        swing = Swing(at, before(chances, at, SPAN), after(chances, at, SPAN))
        change = lasted(swing, before(chances, at, LASTING), after(chances, at, LASTING))
        if abs(change) >= LEAST_SWING:
            agrees = max(0.0, costs[at] if change > 0.0 else -costs[at])
            found.append((abs(change) + agrees / 2, swing))
    found.sort(key=lambda each: (-each[0], each[1].at))
    told: list[Swing] = []
    for _, swing in found:
        if len(told) < MOST and all(abs(swing.at - other.at) > SPAN for other in told):
            told.append(swing)
    return told


def before(chances: list[float], at: int, span: int) -> float:
    """The mean of some chances up to an answer."""
    return fmean(chances[max(0, at + 1 - span) : at + 1])


def after(chances: list[float], at: int, span: int) -> float:
    """The mean of some chances from an answer on."""
    return fmean(chances[at + 1 : at + 1 + span])


def lasted(swing: Swing, earlier: float, later: float) -> float:
    """How much of a change is there too if one looks farther back, or farther on; nothing if it goes the other way."""
    changes = (swing.after - swing.before, swing.after - earlier, later - swing.before)
    if all(change > 0.0 for change in changes) or all(change < 0.0 for change in changes):
        return min(changes, key=abs)
    return 0.0


def point_of(
    tape: Tape, moments: list[Moment], swing: Swing, subject: int, listener: Listener, said: Words
) -> TurningPoint:
    """A turning point in words."""
    moment = moments[swing.at]
    match = tape.at(moment.number)
    speaker = tape.speaker(match, said.entries.language)
    options = {option.id: option for option in match.decision.options}
    turn = tape.turn(moment.number)
    was, became = standings(swing, sides_of(tape), said)
    parts: dict[str, Spoken] = {
        "turn": turn,
        "seat": speaker.seat(moment.seat),
        "answer": speaker.option(options[moment.given]),
        "about": NONE if listener.own == subject else speaker.seat(subject),
        "before": was,
        "after": became,
    }
    return TurningPoint(
        number=moment.number,
        turn=turn,
        seat=moment.seat,
        text=said.say("coach-turning", parts),
        better=swing.after > swing.before,
    )


def sides_of(tape: Tape) -> int:
    """How many there are of whom one can win."""
    hall, setup = hall_of(tape.record.game), tape.last.setup
    teams = {hall.team(setup, seat) for seat in range(tape.last.seats)}
    return tape.last.seats if None in teams else len(teams)


def standings(swing: Swing, sides: int, said: Words) -> list[str]:
    """How somebody stands before and after, in plain words; where these are the same, the chances have to do."""
    names = [standing_of(chance, sides) for chance in (swing.before, swing.after)]
    message = "coach-chance" if names[0] == names[1] else "coach-standing"
    return [
        said.say(message, {"standing": name, "percent": round(100 * chance)})
        for name, chance in zip(names, (swing.before, swing.after), strict=True)
    ]


def standing_of(chance: float, sides: int) -> str:
    """How a chance compares with that of equals."""
    if chance >= NEARLY:
        return "won"
    if chance <= 2 * (1.0 - NEARLY) / sides:
        return "lost"
    lead = log(chance / (1.0 - chance)) + log(sides - 1) if sides > 1 else 0.0
    return next((name for least, name in STANDINGS if lead > least), "far_behind")


# ---------------------------------------------------------------- what was overlooked
def overlooked(moments: list[Moment], seats: list[int]) -> list[Moment]:
    """The decisions of some seats for which there was a clearly better answer, the worst first."""
    found = [moment for moment in moments if moment.seat in seats and was_better(moment)]
    return sorted(found, key=lambda moment: (-moment.cost, moment.number))


def was_better(moment: Moment) -> bool:
    """Whether another answer was clearly better: the search has it so, and other lines in other worlds agree."""
    lines = moment.lines
    if moment.cost < CLEAR or moment.best == moment.given or lines is None:
        return False
    return lines.gain > 0.0 and lines.gain >= SURE * lines.error


def overlooked_of(tape: Tape, moment: Moment, listener: Listener, said: Words) -> Overlooked:
    """An answer that was overlooked, in words, and why it is better."""
    match = tape.at(moment.number)
    speaker = tape.speaker(match, said.entries.language)
    options = {option.id: option for option in match.decision.options}
    turn = tape.turn(moment.number)
    parts: dict[str, Spoken] = {
        "turn": turn,
        "seat": NONE if listener.own == moment.seat else speaker.seat(moment.seat),
        "given": speaker.option(options[moment.given]),
    }
    size = next(name for least, name in SIZES if moment.cost >= least)
    return Overlooked(
        number=moment.number,
        turn=turn,
        seat=moment.seat,
        text=said.say("coach-overlooked", parts),
        better=said.say("coach-better", {"best": speaker.option(options[moment.best]), "size": size}),
        why=reasons(tape.record.game, moment, said),
    )


def reasons(game: str, moment: Moment, said: Words) -> list[str]:
    """Why the better answer is better, as the lines show it: by what differs most for sure; or that little does."""
    told = [reason(game, each, said) for each in telling(game, moment)]
    return told or [said.say("coach-why-little")]


def telling(game: str, moment: Moment) -> list[Difference]:
    """The facts that speak for the better answer, the most remarkable first."""
    least = LEAST | {fact.name: fact.least for fact in coaching_of(game).facts}
    lines = moment.lines
    found: list[tuple[float, Difference]] = []
    for each in lines.differences if lines is not None else ():
        more = each.best - each.given
        if each.name in least and more >= least[each.name] and more >= ROBUST * each.error:
            found.append((more / least[each.name], each))
    found.sort(key=lambda each: -each[0])
    return [each for _, each in found[:MOST_REASONS]]


def reason(game: str, told: Difference, said: Words) -> str:
    """A fact as a sentence: how much more there is of it, or in how many lines of ten it comes about."""
    own = said if told.name in LEAST else words(f"{game}/{FILE}", said.entries.language)
    parts = {
        "number": round(told.best - told.given),
        "given": round(TENTHS * told.given),
        "best": round(TENTHS * told.best),
    }
    return own.say(key("fact", told.name), parts)


# ---------------------------------------------------------------- in short
def in_short(
    points: list[TurningPoint], told: list[Overlooked], moments: list[Moment], listener: Listener, said: Words
) -> list[str]:
    """Three sentences: where it turned most, what was overlooked, and how much was not."""
    whose = {"own": NONE if listener.own is None else "own"}
    first = points[0].text if points else said.say("coach-steady")
    second = in_one(told[0], points) if told else said.say("coach-flawless", whose)
    every = [moment for moment in moments if moment.seat in listener.seats]
    good = len(every) - len(overlooked(every, listener.seats))
    third = [said.say("coach-share", {**whose, "good": good, "all": len(every)})] if every else []
    return [first, second, *third]


def in_one(told: Overlooked, points: list[TurningPoint]) -> str:
    """What was overlooked, with the first reason; what was just told of the same answer is not told again."""
    what = [] if points and points[0].number == told.number else [told.text]
    return " ".join([*what, told.better, told.why[0]])
