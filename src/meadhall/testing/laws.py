"""Laws: what must hold in every match of any game on the kernel, looked at in random matches.

A law takes a Subject (how to open a match, and the little that only the game can tell) and seeds. What it finds is
raised as BrokenLawError; the note on any error tells how to get back to the position.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import Final

import meadhall
from meadhall.kernel.chance import Chance, chance_of
from meadhall.kernel.errors import IllegalAnswerError, MatchOverError, NoHistoryError, TranscriptError
from meadhall.kernel.machine import legal, playout, step
from meadhall.kernel.match import Match
from meadhall.kernel.options import Options
from meadhall.testing.knowledge import (
    events_name_what_changes,
    redealt_worlds_are_whole,
    redealt_worlds_look_alike,
    redealt_worlds_run_alike,
    secret_answers_look_alike,
)
from meadhall.testing.walks import (
    LONGEST,
    BrokenLawError,
    Law,
    Subject,
    answers_of,
    check_options,
    everywhere,
    go_on,
    noting,
    offered,
    past,
    position,
    require,
    require_equal,
    seed_of,
    walk,
)

NONSENSE: Final = ("", "no such answer", "forfeit:0")


# ---------------------------------------------------------------- options and refusals
def options_are_sound(subject: Subject, seeds: Iterable[int]) -> None:
    """Options are unique and never empty before the end, and each of them is accepted."""
    everywhere(subject, seeds, lambda match: check_options(match.state, offered(match)))
    everywhere(subject, seeds, accept_all, stride=7)


def accept_all(match: Match) -> None:
    """Whatever is among the options is legal: it leads to a question with options, or to the end."""
    for option in match.decision.options:
        s = match.state.clone()
        step(s, option.code)
        require(s.winners >= 0 or legal(s), f"after {option.id!r} there are no options although the match goes on")


def refusals_change_nothing(subject: Subject, seeds: Iterable[int]) -> None:
    """What is not among the options is refused, and the match stays as it was."""
    for seed in seeds:
        match = subject.open(seed)
        heard: dict[str, None] = {}
        with noting(match):
            for at, _ in enumerate(walk(match)):
                ids = [option.id for option in match.decision.options]
                if at % 11 == seed % 11:
                    foreign = [name for name in heard if name not in ids][-5:]
                    check_refusals(match, [*foreign, *NONSENSE])
                heard.update(dict.fromkeys(ids))
            check_end(match)


def check_refusals(match: Match, answers: list[str]) -> None:
    """None of the answers is taken, and no seat that is not there can leave."""
    before = position(match), past(match)
    for answer in answers:
        refuse(match, IllegalAnswerError, answer)
    for seat in (-1, match.seats, *(seat for seat in range(match.seats) if seat not in match.present())):
        try:
            match.forfeit(seat)
        except IllegalAnswerError:
            continue
        raise BrokenLawError(f"seat {seat} could leave, but is not at the table")
    require_equal((position(match), past(match)), before, "a refused answer changed the match")


def refuse(match: Match, error: type[Exception], answer: str) -> None:
    """An answer that must be refused."""
    try:
        match.answer(answer)
    except error:
        return
    raise BrokenLawError(f"{answer!r} was accepted, but is not among the options")


def check_end(match: Match) -> None:
    """After the end nothing is asked or taken any more, and the end has a reason."""
    outcome = match.outcome
    require(outcome is not None and outcome.reason, "the match ended without a reason")
    before = position(match), past(match)
    refuse(match, MatchOverError, NONSENSE[0])
    require_equal((position(match), past(match)), before, "an answer after the end changed the match")


# ---------------------------------------------------------------- past, copies and saves
def saved_matches_go_on_alike(subject: Subject, seeds: Iterable[int]) -> None:
    """Saved and revived at every question, a match is the same, and its continuation too."""
    for seed in seeds:
        match = subject.open(seed)
        chance = chance_of(seed_of(match))
        with noting(match):
            twin = revived(match)
            while match.outcome is None:
                double = chance.clone()
                go_on(match, chance)
                go_on(twin, double)
                twin = revived(twin)
                require_equal(position(twin), position(match), "a match saved and revived goes on differently")
            require_equal(past(twin), past(match), "a match saved and revived remembers another past")


def revived(match: Match) -> Match:
    """The match after a journey through text, which must be the same."""
    text = match.to_json()
    twin = Match.from_json(text)
    require_equal(twin.to_json(), text, "what was saved changes when it is saved again")
    return twin


def saved_worlds_go_on_alike(subject: Subject, seeds: Iterable[int]) -> None:
    """A re-dealt match can be saved and revived like any other."""

    def check(match: Match) -> None:
        world = match.determinize(match.decision.seat, 1)
        twin = revived(world)
        for each in (world, twin):
            go_on(each, chance_of(2))
        require_equal(position(twin), position(world), "a re-dealt match goes on differently when it was saved")
        require_equal(len(twin.events_for(None)), len(world.events_for(None)), "its events differ")

    everywhere(subject, seeds, check, stride=5)


def past_states_stay(subject: Subject, seeds: Iterable[int]) -> None:
    """No past state is changed by a later one; a copy and its original live their own lives."""
    for seed in seeds:
        match = subject.open(seed)
        kept: list[tuple[Match, dict[str, object]]] = []
        with noting(match):
            for at, _ in enumerate(walk(match)):
                if at % 3 == 0:
                    kept.append((match.clone(), position(match)))
                if at % 16 == 0:
                    live_apart(match, chance_of(at))
            for copy, before in kept:
                require_equal(position(copy), before, "a copy changed while its original went on")


def live_apart(match: Match, chance: Chance) -> None:
    """A copy plays on, and the original stays where it was, its events and the question it had asked too."""
    decision, before, told = match.decision, position(match), past(match)
    copy = match.clone()
    require_equal((position(copy), past(copy)), (before, told), "a copy is not equal to its original")
    for _ in range(3):
        if copy.outcome is None:
            go_on(copy, chance)
    require_equal((position(match), past(match)), (before, told), "a match changed while its copy went on")
    copy = match.clone()
    kept = copy.decision
    copy.forfeit(copy.present()[-1])
    require_equal(
        [each.id for each in kept.options], [each.id for each in decision.options], "an asked question changed"
    )


def cards_are_conserved(subject: Subject, seeds: Iterable[int]) -> None:
    """All cards are somewhere, each once, in every position."""
    for seed in seeds:
        match = subject.open(seed)
        whole = subject.tally(match)
        with noting(match):
            for _ in walk(match):
                require_equal(subject.tally(match), whole, "cards were lost or made")
            require_equal(subject.tally(match), whole, "cards were lost or made by the end")


# ---------------------------------------------------------------- transcripts, undo, leaving
def transcripts_replay(subject: Subject, seeds: Iterable[int]) -> None:
    """Setup, seed and answers give the same match again, all of it or up to any number of answers."""
    for seed in seeds:
        match = subject.open(seed)
        kept: list[Match] = []
        with noting(match):
            for at, _ in enumerate(walk(match)):
                if at % 29 == seed % 29:
                    kept.append(match.clone())
            told = match.transcript()
            for copy in (*kept, match):
                twin = meadhall.replay(told, until=len(answers_of(copy)))
                require_equal((position(twin), past(twin)), (position(copy), past(copy)), "a replay differs")
            require_equal(meadhall.replay(json.dumps(told)).transcript(), told, "a replay from text differs")
            refuse_forgery(told)


def refuse_forgery(told: dict[str, object]) -> None:
    """A transcript with an answer that was not legal is refused."""
    forged = {**told, "answers": ["no such answer"]}
    try:
        meadhall.replay(forged)
    except TranscriptError:
        return
    raise BrokenLawError("a transcript with an illegal answer was replayed")


def undo_goes_back(subject: Subject, seeds: Iterable[int]) -> None:
    """Undo takes the last answer back, wherever it is used and however often; before the first there is none."""

    def check(match: Match) -> None:
        copy = match.clone()
        before = position(copy), past(copy)
        turns = 1 + len(answers_of(match)) % 3
        chance = chance_of(turns)
        given = 0
        while given < turns and copy.outcome is None:
            go_on(copy, chance)
            given += 1
        for _ in range(given):
            copy.undo()
        require_equal((position(copy), past(copy)), before, f"{given} answers taken back do not lead back")
        if not answers_of(match):
            refuse_undo(copy)

    everywhere(subject, seeds, check, stride=13)
    for seed in seeds:
        refuse_undo(subject.open(seed))


def refuse_undo(match: Match) -> None:
    """Nothing can be taken back before the first answer, nor in a re-dealt match."""
    for each in (match, match.determinize(0, 1)):
        try:
            each.undo()
        except NoHistoryError:
            continue
        raise BrokenLawError("an answer was taken back although there is none")


def anyone_may_leave(subject: Subject, seeds: Iterable[int]) -> None:
    """Any seat may leave at any question: the match goes on or ends with a reason, and the transcript tells."""

    def check(match: Match) -> None:
        for seat in leavers(match):
            leave(subject, match.clone(), seat)
        empty_the_table(match.clone())

    everywhere(subject, seeds, check, stride=9)
    for seed in seeds:
        for seat in subject.open(seed).present():
            leave(subject, subject.open(seed), seat)


def leavers(match: Match) -> list[int]:
    """Who leaves at a question: who is asked, and two others by turns, so that large tables take no longer."""
    others = [seat for seat in match.present() if seat != match.decision.seat]
    first = len(answers_of(match)) % max(1, len(others))
    return [match.decision.seat, *(others[first:] + others[:first])[:2]]


def leave(subject: Subject, match: Match, seat: int) -> None:
    """One seat leaves, the others play on."""
    whole = subject.tally(match)
    told = f"after seat {seat} left at {match.decision.question!r}, asked of seat {match.decision.seat},"
    try:
        match.forfeit(seat)
        require_equal(answers_of(match)[-1], f"forfeit:{seat}", f"{told} the transcript does not tell")
        require(seat not in match.present(), f"{told} it is still at the table")
        chance = chance_of(seat)
        for _ in range(25):
            if match.outcome is None:
                require(match.decision.seat in match.present(), f"{told} an empty seat is asked")
                check_options(match.state, offered(match))
                go_on(match, chance)
            require_equal(subject.tally(match), whole, f"{told} cards were lost or made")
        require_equal(revived(match).hash(), match.hash(), f"{told} the match cannot be saved")
        if seat == 0:
            require_equal(meadhall.replay(match.transcript()).hash(), match.hash(), f"{told} a replay differs")
        rest = match.state.clone()
        playout(rest, chance, Options(), LONGEST)
        require(rest.winners >= 0, f"{told} the match has no end")
    except Exception as error:
        error.add_note(f"{told} {len(answers_of(match))} answers were given in all: {answers_of(match)[-5:]}")
        raise


def empty_the_table(match: Match) -> None:
    """When all have left, the match is over."""
    for seat in match.present():
        if match.outcome is None:
            match.forfeit(seat)
    check_end(match)


LAWS: Final[tuple[Law, ...]] = (
    options_are_sound,
    refusals_change_nothing,
    redealt_worlds_look_alike,
    redealt_worlds_are_whole,
    redealt_worlds_run_alike,
    secret_answers_look_alike,
    events_name_what_changes,
    saved_matches_go_on_alike,
    saved_worlds_go_on_alike,
    past_states_stay,
    cards_are_conserved,
    transcripts_replay,
    undo_goes_back,
    anyone_may_leave,
)


# ---------------------------------------------------------------- compiled and pure
def trace(subject: Subject, seed: int) -> list[str]:
    """A line for each position of a random match: question, options, views, events and a re-dealt world, as a hash."""
    match = subject.open(seed)
    lines: list[str] = []
    for at, _ in enumerate(walk(match)):
        world = match.determinize(match.decision.seat, at)
        data = [position(match), world.hash(), at % 50 or past(match)]
        digest = hashlib.sha256(json.dumps(data, sort_keys=True, default=str).encode()).hexdigest()[:16]
        lines.append(f"{at} {match.decision.question} {len(match.decision.options)} {match.hash()} {digest}")
    return [*lines, f"{match.outcome} {match.hash()}"]
