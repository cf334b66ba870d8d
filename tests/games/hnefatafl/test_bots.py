"""Bots of hnefatafl: they see wins and losses of one move, know what lines and captures are, and want no draw."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from math import isfinite
from pathlib import Path
from typing import Any, Final

import pytest
from librt.vecs import vec

from meadhall import bots
from meadhall.bots.worth import data_of, worth_of
from meadhall.games.hnefatafl.bots import habits as traits
from meadhall.games.hnefatafl.bots.habits import HnefataflHabits
from meadhall.games.hnefatafl.bots.outlook import GOALS, exposed_men, is_king_exposed, rings
from meadhall.games.hnefatafl.bots.wisdom import FEATURES, SIZE, HnefataflWisdom, weights_of
from meadhall.games.hnefatafl.lab import judging
from meadhall.games.hnefatafl.lab.judging import Position
from meadhall.games.hnefatafl.lab.venue import HnefataflVenue
from meadhall.games.hnefatafl.rules.moves import space_of
from meadhall.games.hnefatafl.rules.state import Hnefatafl
from meadhall.games.hnefatafl.rules.table import ATTACKERS, DEFENDERS
from meadhall.kernel.chance import chance_of
from meadhall.kernel.machine import legal, list_options, step
from meadhall.kernel.match import Match
from meadhall.kernel.options import Options
from meadhall.lab import Contest, ContestError, held, regression
from meadhall.lab.regression import fit
from meadhall.packs import read_yaml
from tests.games.hnefatafl import BOARDS, at_random, opened, placed, state_of
from tests.patience import THOROUGH

FILE: Final = data_of("hnefatafl") / "worth.yaml"
SEEDS: Final = range(12 if THOROUGH else 3)
EVERY: Final = 3  # so many moves lie between two positions that are looked at
SURE: Final = [level.name for level in bots.LEVELS[2:]]  # from warrior up
ENOUGH: Final = bots.Budget(iterations=300)  # for the highest levels: what is asked is plain
LONG: Final = [
    level.name for level in bots.LEVELS if level.effort("hnefatafl").iterations > ENOUGH.iterations
]  # who think longer than that


def wisdom() -> HnefataflWisdom:
    """What bots know."""
    return HnefataflWisdom(worth_of("hnefatafl"))


def by_habit(board: str) -> Iterator[Match]:
    """Positions of matches that are played by habit, where kings get about more than by chance."""
    wise, out = wisdom(), Options()
    for seed in SEEDS:
        match, dice = opened(board, seed), chance_of(seed)
        s = state_of(match)
        while s.winners < 0:
            if s.moves % EVERY == seed % EVERY:
                yield match
            list_options(s, out)
            step(s, wise.choose(s, out, dice))


def thought(match: Match, name: str, seed: int) -> bots.Thought:
    """What a bot thinks, the highest levels not for as long as they could."""
    return bots.think(match, name, seed, budget=ENOUGH if name in LONG else None)


def ahead(s: Hnefatafl, code: int) -> Hnefatafl:
    """A position after a move."""
    found = s.clone()
    step(found, code)
    return found


def wins(s: Hnefatafl) -> list[int]:
    """The moves that win at once."""
    return [code for code in legal(s) if ahead(s, code).winners == 1 << s.asked]


def losses(s: Hnefatafl) -> list[int]:
    """The moves after which the other side wins at once."""
    return [code for code in legal(s) if (after := ahead(s, code)).winners < 0 and wins(after)]


def judged(s: Hnefatafl) -> float:
    """The chance of the king's side."""
    values = vec[float]([0.0, 0.0])
    wisdom().judge(s, values)
    assert values[ATTACKERS] + values[DEFENDERS] == pytest.approx(1.0)
    return float(values[DEFENDERS])


# ---------------------------------------------------------------- what they see
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("name", SURE)
def test_bot_misses_no_win_and_no_escape_from_loss(name: str, board: str) -> None:
    """Where one move wins it is made, and where one move of the other side would win it is prevented if it can be."""
    looked = 0
    for match in by_habit(board):
        s = state_of(match)
        winning, losing = wins(s), losses(s)
        if winning or 0 < len(losing) < len(legal(s)):
            code = thought(match, name, looked).option.code
            assert code in winning if winning else code not in losing, match.view(None)
            looked += 1
    assert looked > 0


@pytest.mark.parametrize("board", BOARDS)
def test_judging_knows_a_win_of_one_move_and_nothing_else_for_certain(board: str) -> None:
    """A chance is 1 for who can win with the move that is due, and between 0 and 1 if nobody can."""
    for match in by_habit(board):
        s = state_of(match)
        chance = judged(s) if s.asked == DEFENDERS else 1.0 - judged(s)
        assert (chance == 1.0) == bool(wins(s))
        assert 0.0 < chance <= 1.0


@pytest.mark.parametrize("board", BOARDS)
def test_judging_leaves_the_position_as_it_was(board: str) -> None:
    """Pieces are put somewhere to see what would be, and put back."""
    for match in at_random(board, SEEDS):
        before = match.hash()
        if match.outcome is None:
            judged(state_of(match))
            wisdom().habits.ready(state_of(match))
        assert match.hash() == before


@pytest.mark.parametrize("board", BOARDS)
def test_outlook_agrees_with_the_rules(board: str) -> None:
    """Who could be captured by one move is who some move captures; H3.8 alone is not foreseen."""
    for match in at_random(board, SEEDS):
        if match.outcome is not None:
            continue
        s = state_of(match)
        taken = {piece for each in match.decision.options for piece in captured(each.fields)}
        men = sum(piece != "king" for piece in taken)
        seen = int(exposed_men(s, 1 - s.asked))
        assert men == seen or (board == "tablut" and men > seen)
        if s.asked == ATTACKERS:
            assert is_king_exposed(s) == ("king" in taken)


def captured(fields: dict[str, Any]) -> list[str]:
    """What a move captures, by what its option says."""
    return list(fields["captures"])


@pytest.mark.parametrize("board", BOARDS)
def test_habits_know_what_a_move_captures(board: str) -> None:
    """The count behind a trait is that of the rules."""
    habits = HnefataflHabits({})
    for match in at_random(board, SEEDS):
        if match.outcome is not None:
            continue
        s = state_of(match)
        habits.ready(s)
        for option in match.decision.options:
            men = sum(piece != "king" for piece in captured(option.fields))
            space = space_of(s.table, option.code)
            assert habits.takes[space] == men or (board == "tablut" and habits.takes[space] < men)
            if s.asked == ATTACKERS:
                assert (habits.grips[space] != 0) == ("king" in captured(option.fields))


@pytest.mark.parametrize("board", BOARDS)
def test_habits_miss_hardly_a_win(board: str) -> None:
    """What wins at once is done nearly always."""
    wise, out = wisdom(), Options()
    given = right = 0
    for match in by_habit(board):
        s = state_of(match)
        winning = wins(s)
        if winning:
            list_options(s, out)
            for roll in range(20):
                right += wise.choose(s, out, chance_of(roll)) in winning
                given += 1
    assert right > 0.97 * given > 0


def test_no_move_has_more_traits_than_there_is_room_for() -> None:
    """Habits write at most sixteen."""
    habits = HnefataflHabits({})
    for board in BOARDS:
        for match in at_random(board, SEEDS):
            s = state_of(match)
            if s.winners < 0:
                habits.ready(s)
                assert all(0 < habits.note(s, code) <= 16 for code in legal(s))


def test_parts_of_habits_follow_each_other() -> None:
    """Every weight has one name."""
    ends = 0
    for _, base, size in traits.SHAPES:
        assert base == ends
        ends += size
    assert ends == traits.SIZE


# ---------------------------------------------------------------- squares that are alike
def test_rings_are_the_same_however_the_board_is_turned() -> None:
    """Corner, edge and middle are told apart, left and right are not; a larger board has the rings of a smaller one."""
    for size in (7, 9, 13):
        found = rings(size)
        for square, ring in enumerate(found):
            file, rank = square % size, square // size
            assert ring == found[rank + file * size] == found[size - 1 - file + rank * size]
        half = size // 2 + 1
        assert len(set(found)) == half * (half + 1) // 2
        assert set(rings(7)) <= set(found)


@pytest.mark.parametrize("board", BOARDS)
def test_mirrored_position_is_worth_the_same(board: str) -> None:
    """No side of the board is better than another."""
    for match in by_habit(board):
        s = state_of(match)
        size = int(s.table.size)
        mirrored = s.clone()
        mirrored.stand([at if at < 0 else at - at % size + size - 1 - at % size for at in s.place])
        assert judged(mirrored) == pytest.approx(judged(s))


# ---------------------------------------------------------------- draws
@pytest.mark.parametrize("name", ["greedy", *SURE])
def test_bot_that_can_only_draw_or_lose_draws(name: str) -> None:
    """The hundredth quiet move ends the match (K14); a capture would go on, and lose the king."""
    drawing = "+..A..+ ....... AK..... ...+..D ....A.. ....D.. +.A...+"
    match = placed("brandubh", drawing, turn=DEFENDERS, quiet=99)
    s = state_of(match)
    assert [match.game.option(s, code).id for code in losses(s)] == ["move:g4:e4"]
    for seed in range(3):
        found = thought(match, name, seed)
        assert ahead(s, found.option.code).winners == 0
        assert found.chance == pytest.approx(0.5, abs=0.2)


# ---------------------------------------------------------------- strength
@pytest.mark.parametrize(("upper", "lower"), [("warrior", "random"), ("warrior", "greedy"), ("greedy", "random")])
def test_bot_that_thinks_more_wins_more(upper: str, lower: str) -> None:
    """Both sides on both boards."""
    contest = Contest(HnefataflVenue(), upper, lower, 3)
    scores = [held(contest, number).score for number in range(8 if THOROUGH else 4)]
    assert sum(scores) > 0.6 * len(scores)


def test_venue_has_boards_in_turn_and_sides_swapped() -> None:
    """Each bot has each side once on each board."""
    venue = HnefataflVenue()
    meetings = [venue.meeting(number, chance_of(number)) for number in range(4)]
    assert [meeting.setup["board"] for meeting in meetings] == ["brandubh", "tablut"] * 2
    assert all(meeting.seats == ((ATTACKERS,), (DEFENDERS,)) for meeting in meetings)
    for boards in ((), ("brandub",)):
        with pytest.raises(ContestError, match="board"):
            HnefataflVenue(boards).check()


# ---------------------------------------------------------------- judging is learned
def test_positions_follow_from_the_number_of_a_match() -> None:
    """The same number, the same match; both boards are played."""
    found = judging.positions(3)
    assert found == judging.positions(3)
    assert len(found) > 3
    assert {position.goal for position in found} == {"edge"}
    assert {position.goal for position in judging.positions(2)} == {"corner"}
    assert all(0.0 <= position.won <= 1.0 for position in found)


def test_what_winners_have_is_worth_something() -> None:
    """And what losers have costs as much."""
    weights = [0.0] * SIZE
    good, bad = Position("edge", [(2, 1.0)], 1.0), Position("edge", [(3, 1.0)], 0.0)
    fit(weights, [good, bad] * 100)
    assert weights[2] > 0.1 > -0.1 > weights[3]
    assert all(isfinite(weight) for weight in weights)


def test_a_file_keeps_its_words_and_gets_new_numbers() -> None:
    """Only numbers change, and bots can read the file."""
    text = FILE.read_text("utf-8")
    weights = {goal: weights_of(read_yaml(text), goal) for goal in GOALS}
    assert judging.written(weights, text) == text
    more = {goal: [weight + 1.0 for weight in row] for goal, row in weights.items()}
    told = judging.written(more, text)
    assert re.findall(r"#.*", told) == re.findall(r"#.*", text)
    worth = read_yaml(told)
    for name in FEATURES:
        for goal in GOALS:
            assert worth["features"][name][goal] == pytest.approx(read_yaml(text)["features"][name][goal] + 1.0)
    HnefataflWisdom({**worth, "habits": worth_of("hnefatafl")["habits"]})


def test_command_plays_learns_and_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A moment of play is enough to see that it goes through."""
    file = tmp_path / "worth.yaml"
    file.write_text(FILE.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(regression, "gather", lambda play, *_: iter([play(0), play(1)]))
    monkeypatch.setattr(sys, "argv", ["judging", str(file), "--seconds", "0"])
    regression.learn("judging", None, judging.positions, judging.relearned)
    assert "2 matches" in capsys.readouterr().out
    assert read_yaml(file.read_text("utf-8")) != read_yaml(FILE.read_text("utf-8"))
