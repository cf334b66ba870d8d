"""The boards of hnefatafl as pictures: SVG for documents and pages, and characters for a terminal."""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree as ET

import pytest

from meadhall.cli import main
from meadhall.cli.screen.voice import Voice
from meadhall.games.hnefatafl import BUNDLE
from meadhall.games.hnefatafl.drawing import svg
from meadhall.games.hnefatafl.rules.catalogue import Board, built_in
from meadhall.games.hnefatafl.terminal.canvas import DRAWN, PLAIN, Canvas
from meadhall.games.hnefatafl.terminal.fields import BOARDS
from meadhall.localisation import key, languages, words

SVG: Final = "{http://www.w3.org/2000/svg}"
BRANDUBH: Final = """\
     a  b  c  d  e  f  g
  7  ╳  ·  ·  ●  ·  ·  ╳  7
  6  ·  ·  · [·] ·  ·  ·  6
  5  ·  ·  ·  ○  ·  ·  ·  5
  4  ●  ●  ○  ♚  ○  ●  ●  4
  3  ·  ·  ·  ○  ·  ·  ·  3
  2  ·  ·  ·  ●  ·  ·  ·  2
  1  ╳  · [●] ·  ·  ·  ╳  1
     a  b  c  d  e  f  g"""

per_board = pytest.mark.parametrize("board", built_in().boards.values(), ids=lambda board: board.id)
per_language = pytest.mark.parametrize("language", languages())


def drawn(board: Board, language: str = "en") -> ET.Element:
    """A drawing as a tree; what is no XML fails."""
    return ET.fromstring(svg(board, language))  # noqa: S314 - our own


def groups(picture: ET.Element, name: str) -> list[ET.Element]:
    """The groups of a class."""
    return [each for each in picture.iter(f"{SVG}g") if each.get("class") == name]


# ---------------------------------------------------------------- SVG
@per_board
def test_picture_has_every_square_and_every_piece_of_the_start(board: Board) -> None:
    """As many as the file draws, each where it stands."""
    picture = drawn(board)
    letters = "".join(board.start)
    assert len(groups(picture, "square")) == board.size**2
    pieces = [each.get("data-piece") for each in groups(picture, "piece")]
    assert sorted(map(str, pieces)) == sorted(
        ["attacker"] * letters.count("A") + ["defender"] * letters.count("D") + ["king"]
    )
    squares = {each.get("data-square"): center(each) for each in groups(picture, "square")}
    for each in groups(picture, "piece"):
        told = each.find(f"{SVG}title")
        circle = each.find(f"{SVG}circle")
        assert told is not None
        assert circle is not None
        assert (float(circle.get("cx", 0)), float(circle.get("cy", 0))) == squares[str(told.text).split()[-1]]


def center(square: ET.Element) -> tuple[float, float]:
    """The middle of a square."""
    tile = square.find(f"{SVG}rect")
    assert tile is not None
    x, y, size = (float(tile.get(part, 0)) for part in ("x", "y", "width"))
    return x + size / 2, y + size / 2


@per_board
def test_picture_marks_squares_that_mean_something(board: Board) -> None:
    """The throne, and every square where the king wins, have a sign; no other has one."""
    marked = [goal or mark for goal, mark in zip(board.goals(), board.marked(), strict=True)]
    found = [each.find(f"{SVG}path") is not None for each in groups(drawn(board), "square")]
    assert found == marked


@per_board
def test_pieces_differ_in_shape_and_not_only_in_colour(board: Board) -> None:
    """Each kind is made of other elements, or of such in other sizes."""
    shapes = {
        str(each.get("data-piece")): [(part.tag, part.get("r")) for part in each if part.tag != f"{SVG}title"]
        for each in groups(drawn(board), "piece")
    }
    assert len(shapes) == 3
    assert len({str(shape) for shape in shapes.values()}) == 3


@per_board
@per_language
def test_picture_speaks_every_language_and_stays_within_its_frame(board: Board, language: str) -> None:
    """The board's name is its title; no words stick out, and the parts lie inside the view."""
    picture = drawn(board, language)
    said = words(BUNDLE.name, language)
    width, height = (float(part) for part in picture.get("viewBox", "").split()[2:])
    told = picture.find(f"{SVG}title")
    assert told is not None
    assert told.text == said.say(key("board", board.id))
    for each in picture.iter(f"{SVG}text"):
        size, text = float(each.get("font-size", 0)), str(each.text)
        assert float(each.get("x", 0)) + 0.55 * size * len(text) < width, text
        assert float(each.get("y", 0)) < height, text
    assert svg(board, language).endswith("</svg>\n")


@per_board
def test_command_shows_and_draws_a_board(
    board: Board, tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    """`meadhall board`: its numbers, what it is, how it begins, and the picture."""
    file = tmp_path_factory.mktemp("boards") / "board.svg"
    assert main(["board", board.id, "--svg", str(file), "--language", "en"]) == 0
    shown = capsys.readouterr().out.replace("\u00a0", " ")
    assert f"{board.size} × {board.size} squares" in shown
    assert f"after {board.quiet} moves without a capture" in shown
    assert all(" ".join(row) in shown for row in board.start)
    assert file.read_text(encoding="utf-8") == svg(board)
    assert main(["board", "--language", "de"]) == 0
    assert BOARDS.name(board.id, Voice("de")) in capsys.readouterr().out


# ---------------------------------------------------------------- characters
def standing(board: Board) -> dict[str, str]:
    """The kinds of pieces by square, as they stand at first."""
    kinds = {"A": "attacker", "D": "defender", "K": "king"}
    rows = reversed(board.start)
    return {
        f"{'abcdefghi'[file]}{rank}": kinds[letter]
        for rank, row in enumerate(rows, 1)
        for file, letter in enumerate(row)
        if letter in kinds
    }


def rows_of(canvas: Canvas, board: Board, way: tuple[str, ...] = ()) -> list[str]:
    """A board as plain rows."""
    return [row.plain for row in canvas.drawn(standing(board), way)]


def test_small_canvas_is_a_row_for_each_rank() -> None:
    """Pieces, marks, files and ranks, and brackets around the squares of the last move."""
    board = built_in().boards["brandubh"]
    moved = {**standing(board), "c1": "attacker"}
    del moved["d1"], moved["d6"]
    canvas = Canvas(board, 12)
    found = "\n".join(row.plain for row in canvas.drawn(moved, ("c1", "d6")))
    assert found == BRANDUBH


@per_board
def test_large_canvas_has_lines_between_squares(board: Board) -> None:
    """All rows are as long as each other but for the letters, and every piece has its sign."""
    rows = rows_of(Canvas(board, 100), board)
    assert len(rows) == 2 * board.size + 3
    assert len({len(row) for row in rows[2:-2:2]}) == 1
    text = "\n".join(rows)
    letters = "".join(board.start)
    assert (text.count(DRAWN.attacker), text.count(DRAWN.defender)) == (letters.count("A"), letters.count("D"))
    assert text.count(DRAWN.king) == 1


@per_board
def test_goal_squares_are_marked_on_a_canvas(board: Board) -> None:
    """Corners by the king's mark, an open edge by another; the throne under the king shows no sign."""
    text = "\n".join(row.plain for row in Canvas(board, 100).drawn({}))
    assert text.count(DRAWN.mark) == sum(board.marked())
    assert text.count(DRAWN.goal) == (4 * board.size - 4 if board.goal == "edge" else 0)


@per_board
def test_plain_canvas_has_only_ascii(board: Board) -> None:
    """Where other signs cannot be written, letters as in files stand for pieces."""
    for rows in (1, 100):
        text = "\n".join(rows_of(Canvas(board, rows, is_plain=True), board, ("a1", "a2")))
        assert text.isascii()
        assert text.count(PLAIN.attacker) == "".join(board.start).count("A")
        assert text.count("K") == 1
