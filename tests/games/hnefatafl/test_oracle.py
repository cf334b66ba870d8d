"""The engine against a second, simple implementation of the same rules, and against mathematics."""

from __future__ import annotations

from typing import Any, Final

import pytest

from meadhall.games.hnefatafl.rules.state import Hnefatafl
from meadhall.kernel.chance import chance_of
from meadhall.kernel.machine import State, legal, playout, step
from meadhall.kernel.match import Match
from meadhall.kernel.options import Options
from tests.games.hnefatafl import BOARDS, GAME, at_random, drawn, ended, opened, placed, state_of
from tests.games.hnefatafl.oracle import Oracle, name, paths
from tests.patience import THOROUGH

MATCHES: Final = 1_000 if THOROUGH else 12  # each with every move of every position
ENDS: Final = 5_000 if THOROUGH else 300  # matches of which only the end counts
LONGEST: Final = {"brandubh": 13 * 100, "tablut": 25 * 150}  # moves: so many captures, each after so many quiet moves


def letters(oracle: Oracle) -> list[str]:
    """The oracle's position as rows, without marks."""
    size = oracle.rules.size
    return ["".join(oracle.men.get((file, rank), ".") for file in range(size)) for rank in reversed(range(size))]


def told_by(oracle: Oracle) -> dict[str, set[str]]:
    """Every move that the oracle allows, with the squares of what it takes."""
    return {f"move:{name(a)}:{name(b)}": {name(each) for each in oracle.victims(a, b)} for a, b in oracle.moves()}


def told_by_engine(match: Match) -> dict[str, set[str]]:
    """Every move that the engine offers, with the squares of what it says to take."""
    pieces: Any = match.view()["pieces"]
    found: dict[str, set[str]] = {}
    for option in match.decision.options:
        taken: Any = option.fields["captures"]
        found[option.id] = {pieces[piece]["space"] for piece in taken}
    return found


def squares_of(move: str) -> list[tuple[int, int]]:
    """The two squares of an option's id."""
    return [("abcdefghi".index(each[0]), int(each[1:]) - 1) for each in move.split(":")[1:]]


@pytest.mark.parametrize("board", BOARDS)
def test_both_implementations_allow_take_and_end_the_same_in_random_matches(board: str) -> None:
    """Every position of a match: the same moves, the same captures of each, the same ends."""
    for seed in range(MATCHES):
        match, oracle, chance = opened(board, seed), Oracle(board), chance_of(seed)
        while match.outcome is None:
            assert oracle.end is None
            expected = told_by(oracle)
            assert told_by_engine(match) == expected
            chosen = sorted(expected)[chance.below(len(expected))]
            match.answer(chosen)
            oracle.play(*squares_of(chosen))
            assert [row.replace("+", ".") for row in drawn(match)] == letters(oracle)
        assert ended(match) == oracle.end


@pytest.mark.parametrize("board", BOARDS)
def test_both_implementations_count_as_many_paths_from_random_positions(board: str) -> None:
    """To a depth of two moves, in every tenth position of some matches."""
    for seed in range(4 if THOROUGH else 1):
        match, oracle, chance = opened(board, seed), Oracle(board), chance_of(seed)
        for at in range(60):
            if match.outcome is not None:
                break
            if at % 10 == 0:
                assert engine_paths(match.state, 2) == paths(oracle, 2)
            options = match.decision.options
            chosen = options[chance.below(len(options))].id
            match.answer(chosen)
            oracle.play(*squares_of(chosen))


def engine_paths(s: State, depth: int) -> int:
    """How many ways there are to give so many answers."""
    if s.winners >= 0 or depth == 0:
        return 1
    codes = legal(s)
    return len(codes) if depth == 1 else sum(engine_paths(after(s, code), depth - 1) for code in codes)


def after(s: State, code: int) -> State:
    """The position after an answer."""
    child = s.clone()
    step(child, code)
    return child


@pytest.mark.parametrize(("board", "counts"), [("brandubh", [40, 960, 39_512]), ("tablut", [80, 4_400])])
def test_as_many_paths_lead_from_the_start_as_others_have_counted(board: str, counts: list[int]) -> None:
    """Brandubh as counted by an engine in another language (Game::Brandubh 0.01), Tablut by the oracle.

    The 80 first moves of Tablut can be counted by hand: on each side six, eight, six and none.
    """
    start = opened(board).state
    assert [engine_paths(start, depth) for depth in range(1, len(counts) + 1)] == counts


# ---------------------------------------------------------------- symmetry
def turned(picture: list[str]) -> list[str]:
    """A drawing, turned by a quarter."""
    return ["".join(column) for column in zip(*reversed(picture), strict=True)]


def images(picture: list[str]) -> list[list[str]]:
    """A drawing in all eight ways that a square can lie."""
    found = []
    for each in (picture, [row[::-1] for row in picture]):
        image = each
        for _ in range(4):
            found.append(image)
            image = turned(image)
    return found


@pytest.mark.parametrize("board", BOARDS)
def test_a_position_has_as_many_paths_however_the_board_is_turned(board: str) -> None:
    """The board is the same from all four sides, and in a mirror: so is whatever happens on it."""
    for at, match in enumerate(at_random(board, range(3))):
        if at % 16 == 3 and match.outcome is None:
            turn = state_of(match).turn
            counts = [
                engine_paths(placed(board, " ".join(image), int(turn)).state, 2) for image in images(drawn(match))
            ]
            assert len(set(counts)) == 1, drawn(match)


# ---------------------------------------------------------------- ends
@pytest.mark.parametrize("board", BOARDS)
def test_every_match_ends_when_chance_plays_it(board: str) -> None:
    """K14: neither repetition nor walking up and down goes on for ever; every end has its reason."""
    setup = GAME.prepare({"board": board})
    reasons = set()
    for seed in range(ENDS):
        s = GAME.start(setup, seed, listening=False)
        playout(s, chance_of(seed), Options(), LONGEST[board] + 1)
        assert s.winners >= 0
        assert s.moves <= LONGEST[board]
        reasons.add(GAME.reason(s.reason))
    assert {"king_escaped", "king_captured"} <= reasons


def packed(s: Hnefatafl) -> list[tuple[int, ...]]:
    """All positions that a state remembers."""
    words = int(s.table.words)
    return [tuple(int(word) for word in s.past[at : at + words]) for at in range(0, len(s.past), words)]


@pytest.mark.parametrize("board", BOARDS)
def test_different_positions_are_never_taken_for_the_same(board: str) -> None:
    """H5.4, K12: a packed position is exact: two are equal if and only if the drawings are."""
    seen: dict[tuple[int, ...], list[str]] = {}
    for match in at_random(board, range(20)):
        position = packed(state_of(match))[-1]
        assert seen.setdefault(position, drawn(match)) == drawn(match)
        assert max(position) < 1 << 60
    assert len(set(map(tuple, seen.values()))) == len(seen)
