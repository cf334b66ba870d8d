"""States from outside: what cannot be is refused by its name, and everything else is played on."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, Final

import pytest

from meadhall.kernel.chance import chance_of
from meadhall.kernel.errors import MeadhallError, TranscriptError
from meadhall.kernel.match import Match
from tests.games.hnefatafl import BOARDS, GAME, at_random, opened, placed, play
from tests.patience import THOROUGH

QUESTION, CHANCE, STACK, TURN, PLACES, PAST = range(6)
TRIES: Final = 2_000 if THOROUGH else 300


def changed(match: Match, row: int, at: int, number: Any) -> str:
    """A saved match with one other number in its state."""
    told = json.loads(match.to_json())
    told["state"][row][at] = number
    return json.dumps(told)


def middle() -> Match:
    """A match on Brandubh after a few moves."""
    return play(opened("brandubh", 5), "d1-c1 d3-c3 c1-c2 c3-b3")


@pytest.mark.parametrize(
    ("row", "at", "number", "says"),
    [
        (QUESTION, 0, 0, "is asked, but not for a move in its own turn"),
        (QUESTION, 0, 1 | 1 << 16, "is asked, but not for a move in its own turn"),
        (QUESTION, 0, 1 | 1 << 20, "is asked, but not for a move in its own turn"),
        (QUESTION, 1, 1, "is asked, but not for a move in its own turn"),
        (QUESTION, 2, 1, "either somebody is asked or the match is over"),
        (QUESTION, 3, 7, "reason must be from 0 to 6"),
        (QUESTION, 4, 1, "seat 0 is asked and has left"),
        (QUESTION, 4, 2, "somebody has left, and the match goes on"),
        (STACK, 0, 5, "the stack must be"),
        (TURN, 0, 1, "not for a move in its own turn"),
        (TURN, 0, 2, "not for a move in its own turn"),
        (TURN, 1, 5, "does not follow from the one before it|not the turn"),
        (TURN, 1, -1, "moves must be from 0"),
        (TURN, 2, 101, "moves without a capture must be from 0 to 4"),
        (TURN, 2, 3, "past positions must be 1 to 4"),
        (TURN, 3, 13, "the piece that moved last must be from -1 to 12"),
        (TURN, 3, 0, "seat 0 has moved last, and it is its turn"),
        (TURN, 3, -1, "nothing was moved, but something came from somewhere"),
        (TURN, 4, 49, "where it came from must be from -1 to 48"),
        (TURN, 4, -1, "did not come the way it says"),
        (TURN, 4, 3, "did not come the way it says"),
        (TURN, 5, 1, "took what it cannot have taken"),
        (TURN, 5, -1, "what it took must be from 0"),
        (TURN, 5, 255, "took what it cannot have taken"),
        (TURN, 5, 2**40, "turn must be numbers from -1"),
        (PLACES, 0, 49, "places must be numbers from -1 to 48"),
        (PLACES, 0, 24, "stands on d4|two pieces stand on one square"),
        (PLACES, 0, 0, "attacker-1 stands on a1, where only the king may"),
        (PLACES, 1, 8, "not the one on the board"),
        (PLACES, 12, 10, "two pieces stand on one square|not the one on the board"),
        (PLACES, 12, -1, "the king is gone, and the match has not ended by that"),
        (PAST, 0, 2**60, "past positions must be numbers from 0 to"),
        (PAST, 0, 0, "does not follow from the one before it"),
        (PAST, -1, 0, "not the one on the board"),
        (PAST, 0, True, "past positions must be a list of whole numbers, found bool in it"),
    ],
)
def test_state_is_refused_when_one_number_cannot_be(row: int, at: int, number: Any, says: str) -> None:
    """Out of its range, or not fitting the others."""
    with pytest.raises(TranscriptError, match=says):
        Match.from_json(changed(middle(), row, at, number))


def with_rows(match: Match, **rows: Any) -> str:
    """A saved match with other rows in its state."""
    told = json.loads(match.to_json())
    for name, row in rows.items():
        told["state"][{"stack": STACK, "places": PLACES, "past": PAST, "question": QUESTION}[name]] = row
    return json.dumps(told)


def test_state_is_refused_when_its_rows_are_of_another_form() -> None:
    """Rows too many, too short, or of too many positions."""
    match = middle()
    state = json.loads(match.to_json())["state"]
    for text, says in (
        (with_rows(match, stack=[0, 1]), "one move at a time"),
        (with_rows(match, places=state[PLACES][:-1]), "places must be 13 numbers"),
        (with_rows(match, past=[]), "past positions must be 1 to 5 of 2 numbers"),
        (with_rows(match, past=state[PAST][:-1]), "past positions must be 1 to 5 of 2 numbers"),
        (with_rows(match, past=state[PAST] * 2), "past positions must be 1 to 5 of 2 numbers"),
        (json.dumps({**json.loads(match.to_json()), "state": state[:-1]}), "expected the rows question"),
    ):
        with pytest.raises(TranscriptError, match=says):
            Match.from_json(text)


ENDS: Final = {
    "escaped": ("+.....+ ....... ....... ...+... ....... ...A... +..K..+", 1, "d1-a1"),
    "captured": ("+.....+ .....KA ....... ...+... ....... ....A.. +.....+", 0, "e2-e6"),
    "drawn": ("+.....+ ....... .....K. ...+... D...... A.D.... +.....+", 1, "c2-b2"),
    "won": ("+.....+ ....D.. ....... ...+... ..DA... ....... +..K..+", 1, "e6-e3"),
}


@pytest.mark.parametrize("name", ENDS)
def test_end_is_refused_when_its_winners_or_its_reason_do_not_fit(name: str) -> None:
    """What it says is so, or it is no end."""
    position, turn, move = ENDS[name]
    match = play(placed("brandubh", position, turn), move)
    rows = match.state.dump()
    setup = match.setup
    assert GAME.revive_foreign(setup, rows).dump() == rows
    question = rows[QUESTION]
    others = [[question[0], -1, winners, reason, 0] for winners in range(4) for reason in range(7)]
    for other in others:
        if other[2:4] != question[2:4]:
            with pytest.raises(TranscriptError):
                GAME.revive_foreign(setup, [other, *rows[1:]])


def test_match_that_should_be_over_is_refused_when_it_goes_on() -> None:
    """A king at his goal, no attackers left, no move left, a third repetition, too many quiet moves."""
    setup = GAME.prepare({})
    for position, turn, move in ENDS.values():
        rows = play(placed("brandubh", position, turn), move).state.dump()
        seat = rows[TURN][1] % 2
        running = [[1 | seat << 16, seat, -1, 0, 0], *rows[1:]]
        running[TURN] = [seat, *rows[TURN][1:]]
        with pytest.raises(TranscriptError, match=r"goes on|has not ended by that|on the board"):
            GAME.revive_foreign(setup, running)
    rows = play(opened("brandubh"), "d1-c1 d3-c3 c1-d1 c3-d3 d1-c1 d3-c3 c1-d1 c3-d3").state.dump()
    with pytest.raises(TranscriptError, match="the match is drawn, and it goes on"):
        GAME.revive_foreign(setup, [[1, 0, -1, 0, 0], *rows[1:]])


def test_states_are_revived_unchanged_when_they_came_from_matches() -> None:
    """What was not changed is not refused, at any moment, ends included."""
    for board in BOARDS:
        for match in at_random(board, range(4)):
            text = match.to_json()
            assert Match.from_json(text).to_json() == text


def test_told_positions_are_saved_and_revived_when_their_past_is_unknown() -> None:
    """A position of a scenario has counted moves of which it knows no positions."""
    match = placed("brandubh", "+.....+ ....A.. ....... ...+... ..AD... ....... +....K+", quiet=41, turn=1)
    text = match.to_json()
    assert Match.from_json(text).to_json() == text


@pytest.mark.parametrize("board", BOARDS)
def test_changed_state_is_played_on_or_refused_when_numbers_are_changed_by_chance(board: str) -> None:
    """Nothing but a refusal by name comes up, and nothing hangs."""
    found: Counter[str] = Counter()
    matches = [match.to_json() for match in at_random(board, [11])]
    for seed in range(TRIES):
        chance = chance_of(seed)
        told = json.loads(matches[chance.below(len(matches))])
        for _ in range(1 + chance.below(2)):
            row = told["state"][chance.below(6)]
            row[chance.below(len(row))] = [0, 1, -1, 2, 7, 40, 2**20, 2**59, 2**63][chance.below(9)]
        found[tried(json.dumps(told), seed)] += 1
    assert found["refused"] > TRIES // 2
    assert found["played"] > TRIES // 50


def tried(text: str, seed: int) -> str:
    """What comes of a saved match."""
    try:
        match = Match.from_json(text)
        chance = chance_of(seed)
        for _ in range(40):
            if match.outcome is None:
                options = match.decision.options
                match.answer(options[chance.below(len(options))])
        match.view()
    except MeadhallError:
        return "refused"
    return "played"
