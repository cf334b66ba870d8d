"""Every rule of rulings.md, in positions that are drawn: A attackers, D defenders, K the king, + throne and corners."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from meadhall.kernel.errors import IllegalAnswerError
from meadhall.kernel.match import Match
from tests.games.hnefatafl import BOARDS, GAME, RULES, captured_by, drawn, ended, goals_of, opened, placed, play, rows

WON: Final = ((0,), "king_captured")
OUT: Final = ((1,), "king_escaped")


def where(match: Match, piece: str) -> Any:
    """The square of a piece, none once it was captured."""
    pieces: Any = match.view()["pieces"]
    return pieces[piece]["space"]


# ---------------------------------------------------------------- the board and the turn
def test_pieces_stand_in_a_cross_when_a_match_on_brandubh_begins() -> None:
    """H1.1, H1.2, K1: the smallest board is the one that is meant unless a setup names another."""
    assert GAME.prepare({}) == {"board": "brandubh"}
    match = opened("brandubh")
    assert drawn(match) == rows("+..A..+ ...A... ...D... AADKDAA ...D... ...A... +..A..+")
    assert (where(match, "king"), where(match, "attacker-1"), where(match, "defender-4")) == ("d4", "d1", "d5")


def test_attackers_stand_four_at_each_edge_when_a_match_on_tablut_begins() -> None:
    """H1.1, H1.3, K1: as Linnaeus drew it."""
    match = opened("tablut")
    arms = "...AAA... ....A.... ....D.... A...D...A AADDKDDAA A...D...A ....D.... ....A.... ...AAA..."
    assert drawn(match) == rows(arms)
    assert (where(match, "king"), where(match, "attacker-1"), where(match, "defender-8")) == ("e5", "d1", "e7")


@pytest.mark.parametrize("board", BOARDS)
def test_sides_move_in_turn_when_the_attackers_have_begun(board: str) -> None:
    """H1.4: one piece each time, each side its own, and to pass is no answer."""
    match = opened(board)
    for seat in (0, 1, 0, 1):
        decision = match.decision
        assert (decision.seat, decision.question) == (seat, "choose_move")
        own = {"attacker"} if seat == 0 else {"defender", "king"}
        assert {str(option.fields["piece"]).partition("-")[0] for option in decision.options} <= own
        with pytest.raises(IllegalAnswerError):
            match.answer("pass")
        match.answer(decision.options[0])


# ---------------------------------------------------------------- moving
def test_piece_goes_any_distance_along_its_lines_when_nothing_is_in_the_way() -> None:
    """H2.1: like a rook, the king too."""
    position = "A........ ......... ......... ......... ....+.... ..K...... ......... ......... A........"
    attackers, king = placed("tablut", position), placed("tablut", position, turn=1)
    assert goals_of(attackers, "a9") == {*(f"{file}9" for file in "bcdefghi"), *(f"a{rank}" for rank in range(2, 9))}
    lines = {*(f"{file}4" for file in "abdefghi"), *(f"c{rank}" for rank in (1, 2, 3, 5, 6, 7, 8, 9))}
    assert goals_of(king, "c4") == lines


def test_piece_stops_before_another_when_one_is_in_the_way() -> None:
    """H2.2: neither friend nor enemy is jumped over or landed on."""
    match = placed("brandubh", "+.....+ ....... ....... ...+... ..D.... A.A..DA +....K+")
    assert goals_of(match, "c2") == {"b2", "d2", "e2", "c1"}
    assert goals_of(match, "a2") == {"b2", "a3", "a4", "a5", "a6"}


@pytest.mark.parametrize(
    ("board", "position", "throne"),
    [
        ("brandubh", "+.....+ ...A... ....... .D.+..A ....... ...K... +.....+", "d4"),
        ("tablut", "....A.... ......... ......... ......... .D..+...A ......... ....K.... ......... .........", "e5"),
    ],
)
def test_nobody_stops_on_the_throne_when_the_king_has_left_it(board: str, position: str, throne: str) -> None:
    """H2.3, K2: not even he, but every piece may move over it."""
    for turn in (0, 1):
        match = placed(board, position, turn)
        assert throne not in {option.fields["space"] for option in match.decision.options}
    defenders = placed(board, position, 1)
    king = str(where(defenders, "king"))
    above = f"{throne[0]}{int(throne[1]) + 1}"
    assert above in goals_of(defenders, king)
    assert f"{chr(ord(throne[0]) + 1)}{throne[1]}" in goals_of(defenders, str(where(defenders, "defender-1")))


def test_only_the_king_stops_on_a_corner_when_the_board_is_brandubh() -> None:
    """H2.4: on Tablut anybody does."""
    match = placed("brandubh", "+..A..+ ....... ....... ...+... ....... D.....A +..K..+", turn=1)
    assert goals_of(match, "a2") == {"b2", "c2", "d2", "e2", "f2", "a3", "a4", "a5", "a6"}
    assert {"a1", "g1"} <= goals_of(match, "d1")
    tablut = placed(
        "tablut", "A........ ......... ......... ......... ....+.... ....K.... ......... ......... ........."
    )
    assert {"i9", "a1"} <= goals_of(tablut, "a9")


def test_anybody_stops_where_attackers_began_when_the_board_is_tablut() -> None:
    """K21: there are no camps."""
    match = placed(
        "tablut", "A........ ......... ......... ......... ....+.... ....K.... ......... ...D..... A........", 1
    )
    assert {"d1", "e2"} <= goals_of(match, "d2")


# ---------------------------------------------------------------- capturing
TAKES: Final = {
    "H3.1: an attacker takes between two": (
        "brandubh", "+.....+ ....A.. ....... ...+... ..AD... ....... +....K+", 0, "e6-e3", ["defender-1"],
    ),
    "H3.1: a defender takes between two": (
        "brandubh", "+.....+ ....D.. ....... ...+... ..DA... A...... +....K+", 1, "e6-e3", ["attacker-2"],
    ),
    "H3.1: two enemies around a corner take nothing": (
        "brandubh", "+.....+ ..A.... ....... ...+... ...D... ...A... +....K+", 0, "c6-c3", [],
    ),
    "H3.2: a piece that moves between two enemies takes nothing and is not taken": (
        "brandubh", "+.....+ ...D... ....... ...+... ..A.A.. ....... +....K+", 1, "d6-d3", [],
    ),
    "H3.3: three at once": (
        "brandubh", "+.....+ ......K ..A.... ..D+... AD.DA.. ....... +.A...+", 0, "c1-c3",
        ["defender-3", "defender-2", "defender-1"],
    ),
    "H3.4, K5: the king takes with his move": (
        "brandubh", "+.....+ ....K.. ....... ...+... ..DA... A...... +.....+", 1, "e6-e3", ["attacker-2"],
    ),
    "H3.4, K5: the king waits on the other side": (
        "brandubh", "+.....+ ....D.. ....... ...+... ..KA... A...... +.....+", 1, "e6-e3", ["attacker-2"],
    ),
    "H3.5: the empty throne is hostile to defenders": (
        "tablut", "..A...... ......... ......... ......... ...D+.... ......... ......... ......... .K.......", 0,
        "c9-c5", ["defender-1"],
    ),
    "H3.5: the empty throne is hostile to attackers": (
        "tablut", "..D...... ......... ......... ......... ...A+.... ......... ......... ......K.. A........", 1,
        "c9-c5", ["attacker-2"],
    ),
    "H3.5, K5: the king takes against the empty throne": (
        "brandubh", "+.....+ .K..... ....... ..A+... ....... A...... +.....+", 1, "b6-b4", ["attacker-2"],
    ),
    "H3.6: a corner is hostile to defenders": (
        "brandubh", "+.....+ ....... ..A.... ...+... ....... ....... +D...K+", 0, "c5-c1", ["defender-1"],
    ),
    "H3.6: a corner is hostile to attackers": (
        "brandubh", "+.....+ ....... ..D.... ...+... ....... ......A +A...K+", 1, "c5-c1", ["attacker-1"],
    ),
    "H3.6: a corner of Tablut is not": (
        "tablut", "......... ......... ..A...... ......... ....+.... ....K.... ......... ......... .D.......", 0,
        "c7-c1", [],
    ),
    "H3.7, K8: the edge is hostile to nobody": (
        "brandubh", "+.....+ ....... ....... ...+... ....... A...... +..D.K+", 0, "a2-d2", [],
    ),
    "K8: along the edge a piece is taken": (
        "brandubh", "+.....+ .....K. ....... ...+... ....... ....A.. +.AD..+", 0, "e2-e1", ["defender-1"],
    ),
    "K9: the king on the throne keeps a defender safe": (
        "tablut", "..A...... ......... ......... ......... ...DK.... ......... ......... ......... .........", 0,
        "c9-c5", [],
    ),
    "K9: the king on the throne is an attacker's enemy": (
        "tablut", "..D...... ......... ......... ......... ...AK.... ......... ......... ......... A........", 1,
        "c9-c5", ["attacker-2"],
    ),
    "H3.8: the last defender beside a besieged throne": (
        "tablut", "......... ......... ......... ....A.... ...AKA... ....D.... A........ ......... .........", 0,
        "a3-e3", ["defender-1"],
    ),
    "H3.8: two attackers beside the throne are too few": (
        "tablut", "......... ......... ......... ....A.... ....KA... ....D.... A........ ......... .........", 0,
        "a3-e3", [],
    ),
    "K10: who closes the third side takes nothing": (
        "tablut", "......... ......... ......... ....A.... .A..KA... ....D.... ....A.... ......... .........", 0,
        "b5-d5", [],
    ),
    "K11: on Brandubh the last defender is safe": (
        "brandubh", "+.....+ ....... ...A... ..AKA.. ...D... A...... +.....+", 0, "a2-d2", [],
    ),
    "K4: the king and a defender at once": (
        "brandubh", "+.....+ ....... ..A.... ...+... ....... AD.KA.. +.....+", 0, "c5-c2", ["king", "defender-1"],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("board", "position", "turn", "move", "taken"), TAKES.values(), ids=TAKES)
def test_move_takes_what_it_encloses_when_it_is_made(
    board: str, position: str, turn: int, move: str, taken: list[str]
) -> None:
    """H3.1, H3.2, H3.3, H3.4, H3.5, H3.6, H3.7, H3.8, K4, K5, K8, K9, K10, K11: as foretold by the option."""
    match = placed(board, position, turn)
    before = set(captives(match))
    assert captured_by(match, move) == taken
    play(match, move)
    assert set(captives(match)) - before == set(taken)
    last: Any = match.view()["last"]
    assert last["captures"] == taken


def captives(match: Match) -> list[str]:
    """The pieces that are off the board."""
    pieces: Any = match.view()["pieces"]
    return [piece for piece, told in pieces.items() if told["space"] is None]


def test_piece_between_two_enemies_is_safe_until_one_of_them_comes_anew() -> None:
    """H3.2, K3: neither the enemies' other moves nor the king's leaving takes it."""
    match = placed("brandubh", "+.....+ ...D..A ....... ...+... ..A.A.. ....... +....K+", turn=1)
    play(match, "d6-d3 g6-g5 f1-f2 c3-c2 f2-f1")
    assert where(match, "defender-1") == "d3"
    assert captured_by(match, "c2-c3") == ["defender-1"]
    throne = placed("brandubh", "+.....+ ....... ......A .ADK... ....... ....... +.....+", turn=1)
    play(throne, "d4-d2 g5-g6")
    assert where(throne, "defender-1") == "c4"


# ---------------------------------------------------------------- capturing the king
KINGS: Final = {
    "H4.1: four on the throne": ("brandubh", "+..A..+ ....... ....... ..AKA.. ...A... ....... +.....+", "d7-d5", True),
    "H4.1: three are too few": ("brandubh", "+..A..+ ....... ....... ..AK... ...A... ....... +.....+", "d7-d5", False),
    "H4.1: a defender is no attacker": (
        "brandubh", "+..A..+ ....... ....... ..AKA.. ...D... ....... +.....+", "d7-d5", False,
    ),
    "H4.1: two in a line are too few": (
        "tablut", "....A.... ......... ......... ......... ....K.... ....A.... ......... ......... .........", "e9-e6",
        False,
    ),
    "H4.2: three beside the throne": (
        "brandubh", "+A....+ ....... ..A.... ..K+... ..A.... ....... +.....+", "b7-b4", True,
    ),
    "H4.2: three beside the throne of Tablut": (
        "tablut", "......... ......... A........ ...AKA... ....+.... ......... ......... ......... .........", "a7-e7",
        True,
    ),
    "H4.2, K6: two of them are too few": (
        "brandubh", "+A....+ ....... ..A.... ..K+... ....... ....... +.....+", "b7-b4", False,
    ),
    "K6: two in a line beside the throne are too few": (
        "brandubh", "+.....+ ....... A...... ..K+... ..A.... ....... +.....+", "a5-c5", False,
    ),
    "K6: one and the throne are too few": (
        "tablut", "..A...... ......... ......... ......... ...K+.... ......... ......... ......... A........", "c9-c5",
        False,
    ),
    "H4.3: two in the open": ("brandubh", "+.....+ .....KA ....... ...+... ....... ....A.. +.....+", "e2-e6", True),
    "H4.3: one in the open": ("brandubh", "+.....+ .....K. ....... ...+... ....... ....A.A +.....+", "e2-e6", False),
    "H4.3, K8: along the edge": ("brandubh", "+.....+ ....... ....A.. ...+... ....... ....... +.AK..+", "e5-e1", True),
    "H3.7, K8: against the edge": (
        "brandubh", "+.....+ ....... ....... ...+... ....... A...... +..K..+", "a2-d2", False,
    ),
    "H4.4: beside a corner": ("brandubh", "+.....+ ....... ..A.... ...+... ....... ....... +K....+", "c5-c1", True),
}  # fmt: skip


@pytest.mark.parametrize(("board", "position", "move", "falls"), KINGS.values(), ids=KINGS)
def test_king_falls_when_he_is_enclosed_as_his_square_demands(
    board: str, position: str, move: str, falls: bool
) -> None:
    """H4.1, H4.2, H4.3, H4.4, H5.3, K6, K8: and with him the match."""
    match = placed(board, position)
    assert ("king" in captured_by(match, move)) == falls
    play(match, move)
    assert (where(match, "king") is None) == falls
    assert (match.outcome is not None and ended(match) == WON) == falls


def test_king_is_safe_when_he_moves_among_attackers_himself() -> None:
    """K7: in the open, and over the throne to where three stand already."""
    assert (
        play(placed("brandubh", "+.....+ ....... ....... ...+... ....... ..A.A.. +..K..+", 1), "d1-d2").outcome is None
    )
    match = placed("brandubh", "+.....+ ....... ..A...A .A.+.K. ..A.... ....... +...D.+", 1)
    play(match, "f4-c4 g5-g6 e1-e2 b4-a4 e2-e1")
    assert match.outcome is None
    assert ended(play(match, "a4-b4")) == WON


# ---------------------------------------------------------------- the end
def test_king_wins_in_a_corner_and_not_at_the_edge_when_the_board_is_brandubh() -> None:
    """H5.1: every corner."""
    position = "+.....+ ....... ....... ...+... ....... ...A... +..K..+"
    for corner in ("a1", "g1"):
        assert ended(play(placed("brandubh", position, 1), f"d1-{corner}")) == OUT
    assert play(placed("brandubh", position, 1), "d1-c1").outcome is None


def test_king_wins_anywhere_at_the_edge_when_the_board_is_tablut() -> None:
    """H5.2, K20: nobody asks whether he has called it out."""
    position = "A........ ......... ......... ......... ....+.... ....K.... ......... ......... A........"
    for square in ("a4", "i4", "e1"):
        match = placed("tablut", position, 1)
        assert match.decision.question == "choose_move"
        assert ended(play(match, f"e4-{square}")) == OUT
    assert play(placed("tablut", position, 1), "e4-e2").outcome is None


def test_match_is_drawn_when_a_position_is_there_for_the_third_time() -> None:
    """H5.4, K12, K13: the first position counts, and nobody has to claim it."""
    match = play(opened("brandubh"), "d1-c1 d3-c3 c1-d1 c3-d3 d1-c1 d3-c3 c1-d1")
    assert match.outcome is None
    assert ended(play(match, "c3-d3")) == ((), "repetition")
    assert match.view()["repeats"] == 3


def test_positions_before_a_capture_do_not_count_when_one_comes_again() -> None:
    """K12: after a capture the record begins anew, with the position on the board."""
    match = placed("brandubh", "+.....+ ....A.. ....... ...+... ..AD..D ....... +...K.+")
    play(match, "c3-b3 g3-g2 b3-c3 g2-g3")
    assert match.view()["repeats"] == 2
    play(match, "e6-e3")
    assert (match.view()["repeats"], match.view()["quiet"]) == (1, 0)


def test_position_counts_by_kinds_and_by_side_when_pieces_have_changed_places() -> None:
    """K12: two attackers may have swapped their squares; with the other side to move it is another position."""
    position = "......... A.......A ......... ......... ....+.... ...K...D. ......... ......... ........."
    swapped = play(placed("tablut", position), "i8-i9 h4-h3 a8-i8 h3-h4 i9-a9 h4-h3 a9-a8 h3-h4")
    assert (where(swapped, "attacker-1"), where(swapped, "attacker-2")) == ("i8", "a8")
    assert swapped.view()["repeats"] == 2
    delayed = play(placed("tablut", position), "a8-b8 h4-h3 b8-c8 h3-h4 c8-a8")
    assert (drawn(delayed), delayed.view()["repeats"]) == (rows(position), 1)


def test_match_is_drawn_when_who_is_to_move_cannot() -> None:
    """H5.5: whichever side that is."""
    attackers = placed("brandubh", "+.....+ ....... .....K. ...+... D...... A.D.... +.....+", 1)
    assert ended(play(attackers, "c2-b2")) == ((), "no_moves")
    defenders = placed("brandubh", "+.....+ ....... ....... ...+... ....... A...... +.AKA.+")
    assert ended(play(defenders, "a2-d2")) == ((), "no_moves")


@pytest.mark.parametrize(("board", "limit"), [("brandubh", 100), ("tablut", 150)])
def test_match_is_drawn_when_too_many_moves_took_nothing(board: str, limit: int) -> None:
    """K14: moves of both sides together."""
    position = {
        "brandubh": "+.....+ ....A.. ....... ...+... ....... ....... +...K.+",
        "tablut": "....A.... ......... ......... ......... ....+.... ....K.... ......... ......... .........",
    }[board]
    match = placed(board, position, quiet=limit - 2, turn=1)
    assert match.view()["quiet_limit"] == limit
    king = str(where(match, "king"))
    play(match, f"{king}-{chr(ord(king[0]) - 1)}{king[1]}")
    assert match.outcome is None
    attacker = str(where(match, "attacker-1"))
    play(match, f"{attacker}-{chr(ord(attacker[0]) - 1)}{attacker[1]}")
    assert ended(match) == ((), "quiet")


def test_first_reason_counts_when_several_would_end_a_match() -> None:
    """K15: a win, then repetition, then too much quiet, then no move."""
    escape = placed("brandubh", "+.....+ ....... ....... ...+... ....... ...A... +..K..+", 1, quiet=99)
    assert ended(play(escape, "d1-a1")) == OUT
    stuck = placed("brandubh", "+.....+ ....... .....K. ...+... D...... A.D.... +.....+", 1, quiet=99)
    assert ended(play(stuck, "c2-b2")) == ((), "quiet")
    round_and_round = placed("brandubh", "+.....+ ....A.. ....... ...+... ....... ....... +...K.+", quiet=92)
    play(round_and_round, "e6-d6 e1-d1 d6-e6 d1-e1 e6-d6 e1-d1 d6-e6 d1-e1")
    assert ended(round_and_round) == ((), "repetition")


def test_defenders_win_when_the_last_attacker_is_captured() -> None:
    """K16: nobody can stop the king any more."""
    match = placed("brandubh", "+.....+ ....D.. ....... ...+... ..DA... ....... +..K..+", 1)
    assert ended(play(match, "e6-e3")) == ((1,), "no_attackers")


@pytest.mark.parametrize("board", BOARDS)
def test_the_other_side_wins_when_somebody_leaves(board: str) -> None:
    """K17: at any moment, asked or not."""
    for seat in (0, 1):
        match = opened(board)
        match.forfeit(seat)
        assert ended(match) == ((1 - seat,), "forfeit")
        seats: Any = match.view()["seats"]
        assert [each["left"] for each in seats] == [seat == 0, seat == 1]


def test_nothing_but_moves_is_offered_when_a_side_is_asked() -> None:
    """K18, K20: neither a draw nor a warning."""
    assert {option.kind for option in opened("tablut").decision.options} == {"move"}


def test_match_goes_on_when_everybody_is_enclosed() -> None:
    """K19: the attackers must capture the king."""
    match = placed("brandubh", "+.....+ ...A... ....... ...+... ....... ..AKA.. +.A.A.+")
    play(match, "d6-d3")
    assert match.outcome is None
    assert [option.id for option in match.decision.options] == ["move:d2:d1"]


# ---------------------------------------------------------------- options
def test_option_tells_its_piece_its_way_and_its_captures_when_it_is_offered() -> None:
    """A move is known by its two squares; piece and captures follow, and the rules behind it are named."""
    match = placed("brandubh", "+.....+ ....A.. ....... ...+... ..AD... ....... +....K+")
    plain, taking = (
        next(option for option in match.decision.options if option.id == name) for name in ("move:e6:e5", "move:e6:e3")
    )
    assert list(taking.fields.items()) == [
        ("piece", "attacker-2"), ("from", "e6"), ("space", "e3"), ("captures", ["defender-1"]),
    ]  # fmt: skip
    assert (plain.kind, plain.fields["captures"], plain.rules) == ("move", [], ("H2.1", "H2.2"))
    assert set(taking.rules) > set(plain.rules)


def test_rules_of_winning_are_named_when_a_move_wins() -> None:
    """H5.1, H5.2, H5.3: for the king's way out and for his capture."""
    escape = placed("brandubh", "+.....+ ....... ....... ...+... ....... ...A... +..K..+", 1)
    assert "H5.1" in next(option.rules for option in escape.decision.options if option.id == "move:d1:a1")
    fall = placed("brandubh", "+.....+ .....KA ....... ...+... ....... ....A.. +.....+")
    assert "H5.3" in next(option.rules for option in fall.decision.options if option.id == "move:e2:e6")


@pytest.mark.parametrize("board", BOARDS)
def test_equal_positions_have_equal_codes_when_pieces_have_changed_places(board: str) -> None:
    """K12: a code says from where to where, whichever piece it is."""
    match = opened(board)
    first = [option.code for option in match.decision.options]
    back = {"brandubh": "d1-c1 d3-c3 c1-d1 c3-d3", "tablut": "d1-c1 e4-d4 c1-d1 d4-e4"}[board]
    play(match, back)
    assert [option.code for option in match.decision.options] == first
    assert max(first) < int(match.state.table.squares * match.state.table.width)  # type: ignore[attr-defined]


def test_every_rule_and_ruling_is_named_by_a_test_of_this_file() -> None:
    """A rule without a test would not be missed if it broke."""
    source = Path(__file__).read_text(encoding="utf-8")
    assert len(RULES) == 46
    assert [rule for rule in RULES if f"{rule}:" not in source and f"{rule}," not in source] == []
