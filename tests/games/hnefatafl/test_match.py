"""Matches through the door: copies, saves, replays, undo, views and events, on both boards."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

import meadhall
from meadhall.games.hnefatafl.rules.ending import REASONS
from meadhall.games.hnefatafl.rules.events import KINDS
from meadhall.games.hnefatafl.rules.moves import space_of, start_of
from meadhall.games.hnefatafl.rules.state import Hnefatafl
from meadhall.kernel.chance import chance_of
from meadhall.kernel.errors import SetupError
from meadhall.kernel.machine import legal, step
from meadhall.kernel.match import Match, open_match
from meadhall.testing.laws import LAWS
from meadhall.testing.walks import Law, Subject
from tests.games.hnefatafl import BOARDS, GAME, at_random, drawn, opened, placed, play, state_of
from tests.patience import THOROUGH

SEEDS: Final = range(6 if THOROUGH else 1)
KEYS: Final = ["board", "turn", "moves", "pieces", "repeats", "quiet", "quiet_limit", "last", "seats"]


# ---------------------------------------------------------------- the laws of every game
def tally(match: Match) -> object:
    """Every piece is on one square, or captured, and the squares know it."""
    s = state_of(match)
    for piece, square in enumerate(s.place):
        assert square < 0 or s.occupant[square] == piece
    assert sum(piece >= 0 for piece in s.occupant) == sum(square >= 0 for square in s.place)
    return len(s.place)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("law", LAWS, ids=[law.__name__ for law in LAWS])
def test_game_keeps_law(law: Law, board: str) -> None:
    """Each law's docstring says what must hold."""
    law(Subject(lambda seed: meadhall.new_match("hnefatafl", {"board": board}, seed), tally), SEEDS)


# ---------------------------------------------------------------- copies and saves
@pytest.mark.parametrize("board", BOARDS)
def test_state_is_equal_to_its_twin_when_it_was_copied_or_revived(board: str) -> None:
    """Dumped, loaded, cloned, revived: the same rows, the same options, and the same after the same move."""
    setup = GAME.prepare({"board": board})
    for at, match in enumerate(at_random(board, range(3))):
        s = state_of(match)
        twins = [s.clone(), GAME.revive(setup, s.dump()), GAME.revive_foreign(setup, json.loads(json.dumps(s.dump())))]
        for twin in twins:
            assert twin.dump() == s.dump()
            assert list(twin.occupant) == list(s.occupant)
            if match.outcome is None:
                check_same_step(s.clone(), twin, at)


def check_same_step(one: Hnefatafl, other: Hnefatafl, at: int) -> None:
    """The same move does the same to two states."""
    codes = legal(one)
    assert legal(other) == codes
    for s in (one, other):
        step(s, codes[at % len(codes)])
    assert one.dump() == other.dump()


@pytest.mark.parametrize("board", BOARDS)
def test_copy_stays_as_it_was_when_its_original_goes_on(board: str) -> None:
    """No array is shared."""
    copies = [(match.clone(), match.state.dump()) for match in at_random(board, [1])]
    assert all(copy.state.dump() == rows for copy, rows in copies)


@pytest.mark.parametrize("board", BOARDS)
def test_match_goes_on_when_it_was_saved_in_the_middle(board: str) -> None:
    """Save and resume, undo and transcript: all lead to the same match."""
    match = opened(board, 3)
    chance = chance_of(3)
    for _ in range(20):
        options = match.decision.options
        match.answer(options[chance.below(len(options))])
    resumed = Match.from_json(match.to_json())
    assert (resumed.hash(), resumed.view(), resumed.events_for(None)) == (
        match.hash(),
        match.view(),
        match.events_for(None),
    )
    before = match.hash()
    match.answer(match.decision.options[0])
    match.undo()
    assert match.hash() == before
    replayed = open_match(GAME, match.setup, 3, "0")
    answers: Any = match.transcript()["answers"]
    replayed.repeat(answers)
    assert replayed.hash() == before


def test_seed_changes_nothing_when_nothing_is_left_to_chance() -> None:
    """The same moves lead to the same position whatever the seed; a sealed match too."""
    moves = "d1-c1 d3-c3 c1-c2"
    views = [play(opened("brandubh", seed), moves).view() for seed in (0, 1, 99)]
    sealed = open_match(GAME, GAME.prepare({}), 5, "0", sealed=True)
    assert [*views, play(sealed, moves).view()] == views[:1] * 4


def test_replay_leads_to_the_same_end_when_a_whole_match_was_recorded() -> None:
    """By the name of the game."""
    *_, match = at_random("tablut", [7])
    told = match.transcript()
    assert meadhall.replay(json.dumps(told)).transcript()["hash"] == told["hash"]


# ---------------------------------------------------------------- setups
@pytest.mark.parametrize(
    ("setup", "says"),
    [
        ({"board": "tablot"}, "there is no board 'tablot'; did you mean 'tablut'"),
        ({"board": 7}, "there is no board 7"),
        ({"board": None}, "there is no board None"),
        ({"board": ["tablut"]}, "there is no board"),
        ({"bord": "tablut"}, "did you mean 'board'"),
        ({"first": 1}, "unknown part of the setup 'first'"),
    ],
)
def test_setup_is_refused_when_it_means_nothing(setup: dict[str, object], says: str) -> None:
    """The message names what is wrong and what was perhaps meant."""
    with pytest.raises(SetupError, match=says):
        GAME.prepare(setup)


def test_matches_differ_by_their_fingerprint_when_their_boards_do() -> None:
    """It follows from the facts of the board."""
    prints = [GAME.fingerprint(GAME.prepare({"board": board})) for board in BOARDS]
    assert len(set(prints)) == 2
    assert GAME.changed_since(GAME.prepare({}), "0.0.0") == ()


# ---------------------------------------------------------------- views and events
@pytest.mark.parametrize("board", BOARDS)
def test_view_is_the_same_for_everybody_when_nothing_is_hidden(board: str) -> None:
    """Plain data, in this order of parts."""
    for match in at_random(board, [2]):
        views = [match.view(viewer) for viewer in (0, 1, None)]
        assert views[0] == views[1] == views[2]
        assert list(views[0]) == KEYS
        assert json.loads(json.dumps(views[0])) == views[0]


def test_view_tells_where_all_pieces_stand_when_some_were_captured() -> None:
    """Sides, squares, and the last move with what it took."""
    match = play(placed("brandubh", "+.....+ ....A.. ....... ...+... ..AD... ....... +....K+"), "e6-e3")
    view: Any = match.view()
    assert view["pieces"]["king"] == {"side": "king", "space": "f1"}
    assert view["pieces"]["defender-1"] == {"side": "defender", "space": None}
    assert view["pieces"]["attacker-2"] == {"side": "attacker", "space": "e3"}
    assert view["last"] == {"piece": "attacker-2", "from": "e6", "space": "e3", "captures": ["defender-1"]}
    assert view["seats"] == [{"side": "attackers", "left": False}, {"side": "defenders", "left": False}]


def test_events_tell_a_move_and_its_captures_in_order_when_it_is_made() -> None:
    """First the move, then what it takes, then whose turn it is or how the match ends."""
    match = placed("brandubh", "+.....+ ....... ..A.... ...+... ....... AD.KA.. +.....+")
    since = match.happened
    play(match, "c5-c2")
    assert match.events_for(None, since) == [
        {"event": "piece_moved", "seat": 0, "piece": "attacker-3", "from": "c5", "space": "c2"},
        {"event": "king_captured", "seat": 0, "piece": "king", "space": "d2"},
        {"event": "piece_captured", "seat": 0, "piece": "defender-1", "space": "b2"},
    ]


def test_numbers_are_those_of_the_names_when_kinds_and_reasons_are_declared() -> None:
    """A constant's number is the place of its name."""
    from meadhall.games.hnefatafl.rules import ending, events  # noqa: PLC0415 - looked at by name

    for kind in KINDS:
        assert KINDS[getattr(events, kind.name.upper())] is kind
    told = [REASONS[number] for name, number in vars(ending).items() if name.isupper() and name in NAMED]
    assert sorted(told) == sorted(REASONS)
    assert len({kind.name for kind in KINDS}) == len(KINDS)


NAMED: Final = {"ESCAPED", "CAPTURED", "NO_ATTACKERS", "REPETITION", "NO_MOVES", "QUIET", "FORFEIT"}


@pytest.mark.parametrize("board", BOARDS)
def test_code_leads_back_to_its_squares_when_it_is_read(board: str) -> None:
    """Every move has a code of its own, and its squares follow from it."""
    for match in at_random(board, [6]):
        if match.outcome is None:
            table = state_of(match).table
            options = match.decision.options
            read = [
                (table.names[start_of(table, each.code)], table.names[space_of(table, each.code)]) for each in options
            ]
            assert read == [(each.fields["from"], each.fields["space"]) for each in options]
            assert len({each.code for each in options}) == len(options)


def test_drawing_is_the_position_when_it_is_told_and_read_again() -> None:
    """What is drawn can be set up, and is drawn the same."""
    for match in at_random("brandubh", [4]):
        if match.outcome is None:
            again = placed("brandubh", " ".join(drawn(match)), int(state_of(match).turn))
            assert drawn(again) == drawn(match)
