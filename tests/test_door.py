"""The door: what people, bots and servers call. Refusals leave everything as it was and say why."""

from __future__ import annotations

import json

import pytest

import meadhall

SETUP = {"board": "sarpedon", "heroes": ["beowulf", "sun-wukong"], "first": 0}


def played(answers: int, seed: int = 5) -> meadhall.Match:
    """A match after some first options."""
    match = meadhall.new_match("duel", SETUP, seed)
    for _ in range(answers):
        match.answer(match.decision.options[0])
    return match


def test_an_unknown_game_is_refused_with_the_nearest_name() -> None:
    """The message tells what is there."""
    with pytest.raises(meadhall.UnknownGameError, match="did you mean 'duel'"):
        meadhall.new_match("dual", SETUP, 1)


@pytest.mark.parametrize("seed", ["7", 1.5, True, None])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    """Anything else is refused before the match begins."""
    with pytest.raises(meadhall.SetupError, match="whole number"):
        meadhall.new_match("duel", SETUP, seed)  # type: ignore[arg-type]


def test_the_games_can_be_listed_before_and_after_a_match() -> None:
    """The package of that name does not take the function's place."""
    played(0)
    assert "duel" in meadhall.games()


def test_only_the_asked_seat_answers_when_seats_are_told() -> None:
    """Another seat is refused, and the refusal does not list the asked seat's options."""
    match = played(1)
    option = match.decision.options[0]
    with pytest.raises(meadhall.IllegalAnswerError) as refusal:
        match.answer(option, seat=1)
    assert option.id not in str(refusal.value)
    match.answer(option, seat=0)


def test_a_finished_match_asks_nothing() -> None:
    """Decision, answer and forfeit are refused by name once there is an outcome."""
    match = played(3)
    match.forfeit(1)
    assert match.outcome == meadhall.Outcome((0,), "forfeit")
    for refused in (lambda: match.decision, lambda: match.answer("manoeuvre"), lambda: match.forfeit(0)):
        with pytest.raises(meadhall.MatchOverError):
            refused()


def test_a_seat_leaves_once() -> None:
    """There is no such seat, or it has gone: the message names those still there."""
    match = meadhall.new_match("duel", {"heroes": ["beowulf"] * 3, "mode": "free_for_all"}, 1)
    match.forfeit(2)
    for seat in (2, 3, -1):
        with pytest.raises(meadhall.IllegalAnswerError, match=r"\[0, 1\]"):
            match.forfeit(seat)


def test_there_is_no_view_of_a_seat_that_is_not_there() -> None:
    """The message names the seats."""
    with pytest.raises(meadhall.IllegalAnswerError, match="0 to 1"):
        played(0).view(2)


def test_undo_stops_at_the_start() -> None:
    """Nothing can be taken back before the first answer; a re-dealt match has no past at all."""
    with pytest.raises(meadhall.NoHistoryError):
        played(0).undo()
    world = played(3).determinize(0, 1)
    for refused in (world.undo, world.transcript):
        with pytest.raises(meadhall.NoHistoryError):
            refused()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("not json", "not a saved match"),
        ("[1, 2]", "expected an object"),
        ('{"format": 1}', "it lacks"),
        (json.dumps({**json.loads(played(1).to_json()), "format": 99}), "reads format 2"),
        (json.dumps({**json.loads(played(1).to_json()), "fingerprint": "0"}), "cards or boards were different"),
    ],
)
def test_what_is_no_saved_match_is_refused(text: str, message: str) -> None:
    """A wrong file, a missing part, another format or other cards: each has its own words."""
    with pytest.raises(meadhall.TranscriptError, match=message):
        meadhall.Match.from_json(text)


def test_a_transcript_with_an_impossible_answer_tells_where() -> None:
    """The number of the answer and the reason are in the message."""
    transcript = played(4).transcript()
    transcript["answers"] = [*transcript["answers"], "attack:nobody:nowhere"]  # type: ignore[misc]
    with pytest.raises(meadhall.TranscriptError, match=r"answer 4 of the transcript.*attack:nobody:nowhere"):
        meadhall.replay(transcript)


def test_events_are_numbered_from_the_start() -> None:
    """`since` leaves out what is known already, also in a revived match."""
    match = played(12)
    events = match.events_for(0)
    assert match.events_for(0, since=10) == events[10:]
    assert meadhall.Match.from_json(match.to_json()).events_for(0) == events


def test_a_revived_match_goes_on_alike() -> None:
    """Save and revive in the middle; the same answers lead to the same hash, and undo still works."""
    match = played(20)
    twin = meadhall.Match.from_json(match.to_json())
    for _ in range(5):
        match.answer(match.decision.options[-1])
        twin.answer(twin.decision.options[-1])
    assert twin.hash() == match.hash()
    before = twin.hash()
    twin.answer(twin.decision.options[0])
    twin.undo()
    assert twin.hash() == before


@pytest.mark.parametrize(("game", "setup"), [("duel", SETUP), ("unicorns", {"players": 4, "first": 0})])
def test_a_match_that_rested_is_the_same_match(game: str, setup: dict[str, object]) -> None:
    """What is forgotten while nobody is in a hurry is found out again, also if answers came meanwhile."""
    awake, rested = (meadhall.new_match(game, setup, 5) for _ in range(2))
    for _ in range(12):
        rested.rest()
        for match in (awake, rested):
            match.answer(match.decision.options[-1])
        assert rested.hash() == awake.hash()
    rested.rest()
    assert rested.happened == awake.happened == len(awake.events_for(None))
    for seat in (None, 0, 1):
        assert rested.events_for(seat) == awake.events_for(seat)
    assert rested.transcript() == awake.transcript()


def test_a_redealt_world_that_rests_keeps_its_events() -> None:
    """It has no past to find them in."""
    world = played(4).determinize(0, seed=3)
    world.answer(world.decision.options[0])
    events = world.events_for(None)
    world.rest()
    assert world.events_for(None) == events


def test_what_a_seat_cannot_know_is_dealt_anew() -> None:
    """The seat sees the same as before; the other's hand follows from the seed; the transcript tells all of it."""
    matches = [played(6) for _ in range(12)]
    before = matches[0].view(0)
    for seed, match in enumerate(matches):
        match.deal_anew(0, seed)
        assert match.view(0) == before
    assert len({json.dumps(match.view(1)) for match in matches}) > 1
    for match in matches:
        match.answer(match.decision.options[0])
        again = meadhall.replay(match.transcript())
        assert again.hash() == match.hash()
        assert again.view(1) == match.view(1)
    undone = matches[0]
    undone.undo()
    undone.undo()
    assert undone.hash() == played(6).hash()


@pytest.mark.parametrize(("seat", "seed"), [(2, 1), (-1, 1), (0, -1)])
def test_nothing_is_dealt_anew_for_nobody(seat: int, seed: int) -> None:
    """A seat that is not there, or a seed that is none, is refused, and nothing has changed."""
    match = played(3)
    before = match.hash()
    with pytest.raises(meadhall.IllegalAnswerError, match="can be dealt anew"):
        match.deal_anew(seat, seed)
    assert match.hash() == before


def test_nothing_is_dealt_anew_after_the_end() -> None:
    """There is nothing left to be played with it."""
    match = played(3)
    match.forfeit(1)
    with pytest.raises(meadhall.MatchOverError):
        match.deal_anew(0, 1)


def test_a_transcript_that_deals_for_nobody_is_refused() -> None:
    """The message says which answer it was."""
    told = dict(played(3).transcript())
    for wrong in ("anew:7:1", "anew:0", "anew:x:y"):
        with pytest.raises(meadhall.TranscriptError, match="answer 3 of the transcript"):
            meadhall.replay({**told, "answers": [*told["answers"], wrong]})  # type: ignore[misc]
