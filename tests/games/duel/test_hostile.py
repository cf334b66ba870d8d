"""Hostile states and packs of the duel are refused by their names."""

from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall import Match, PackError, SetupError, TranscriptError
from meadhall.games.duel.rules.catalogue import Catalogue
from meadhall.games.duel.rules.movement import distance
from meadhall.kernel.game import find_game
from meadhall.packs import Source
from tests.games.duel import homemade
from tests.kernel.test_hostile import DUEL, with_number


# ---------------------------------------------------------------- states
@pytest.mark.parametrize(
    ("row", "at", "number", "message"),
    [
        (0, 0, -1, "the open question: no step"),
        (0, 1, 2, "asked must be from -1 to 1, found 2"),
        (0, 1, -1, "either somebody is asked or the match is over"),
        (0, 4, 3, "seat . is asked and has left"),
        (1, 0, 2**32, "chance must be numbers from 0 to 4294967295"),
        (2, 0, 1, "the stack must be"),
        (2, 1, 2**16 - 1, "place 1 of the stack: no step"),
        (3, 6, 90, "a context begins at 90"),
        (4, 0, 99, "spaces must be numbers from -1 to"),
        (5, 0, 10**30, "health must be numbers of at most 63 bits"),
        (5, 0, 1.0, "health must be a list of whole numbers, found float in it"),
        (8, 0, 0, "not every card of seat 0 is in one place"),
        (9, 0, 29, "the deck and the pile of seat 0"),
        (12, 1, 1, "seat 0 knows cards that seat 1 does not hold|has a gap"),
        (13, 1, 1 << 29, "seat 0 knows cards above the deck of seat 1"),
    ],
)
def test_state_with_a_wrong_number_is_refused_by_its_name(row: int, at: int, number: Any, message: str) -> None:
    """A number out of its range, or one that does not fit the others, is refused before anything is played."""
    with pytest.raises(TranscriptError, match=message):
        Match.from_json(with_number("duel", DUEL, row, at, number))


def test_way_to_a_space_out_of_reach_is_as_long_as_the_board() -> None:
    """A space on which an enemy stands is never reached; the search for it ends all the same."""
    match = meadhall.new_match("duel", {**DUEL, "first": 0}, 5)
    while match.decision.question == "place_sidekick":
        match.answer(match.decision.options[0])
    s: Any = match.state
    hero, enemy = s.hero_of(0), s.hero_of(1)
    assert distance(s, hero, s.space[hero]) == 0
    assert distance(s, hero, s.space[enemy]) == s.table.board.size


# ---------------------------------------------------------------- packs
@pytest.mark.parametrize(
    "text",
    [
        "[" * 500_000, "- " * 3_000 + "a", "&a [*a]", "id: &a {b: *a}", "2024-13-45", "!!bool x", "!!timestamp x",
        "!!int x", "9" * 5_000, "!!set {a}", "? [a]\n: 1", "\0", "a\n---\nb",
        "a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
        + "".join(f"b{n}: &{chr(98 + n)} [{', '.join([f'*{chr(97 + n)}'] * 10)}]\n" for n in range(9)),
    ],
)  # fmt: skip
def test_file_that_is_no_plain_yaml_is_refused(text: str) -> None:
    """Depth, size, aliases that never end and words that are not of their kind: each is a PackError with the file."""
    with pytest.raises(PackError, match=r"hero\.yaml"):
        Catalogue().add_hero(Source("hero.yaml", text))


def test_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    """Bytes that are no UTF-8 are refused with the name of the file."""
    (tmp_path / "heroes").mkdir()
    (tmp_path / "heroes" / "strange.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(PackError, match=r"strange\.yaml: expected a text in UTF-8"):
        Catalogue().load(tmp_path)


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("health: 10", "health: 10000000000000000000000", "Expected `int` <= 10000"),
        ("n: 1, if", "n: 100000, if", "expected a number of at most 10000, found 100000"),
    ],
)
def test_hero_with_a_huge_number_is_refused(before: str, after: str, message: str) -> None:
    """No number of a card is larger than what can be counted."""
    text = (homemade.HERE / "heroes" / "gambler.yaml").read_text(encoding="utf-8")
    assert before in text
    with pytest.raises(PackError, match=message):
        Catalogue().add_hero(Source("gambler.yaml", text.replace(before, after)))


@pytest.mark.parametrize("shared", ["feint: 1", "feint: {after_com: [cancel]}", "feint: {1: []}", "[]", "feint: [x]"])
def test_shared_effects_that_are_none_are_refused(tmp_path: Path, shared: str) -> None:
    """Shared effects stand under the timings that cards have."""
    (tmp_path / "shared.yaml").write_text(shared, encoding="utf-8")
    with pytest.raises(PackError, match=r"shared\.yaml:1"):
        Catalogue().load(tmp_path)


def test_board_without_room_for_all_sidekicks_is_refused() -> None:
    """D1.5: every sidekick that starts on the board has a space there."""
    game = homemade.homemade_duel()
    smallest = min(game.catalogue.boards.values(), key=lambda board: len(board.spaces))
    assert len(smallest.spaces) < 8
    with pytest.raises(SetupError, match="need a board with 8 spaces"):
        game.prepare({"board": smallest.id, "heroes": ["medusa", "medusa"]})
    assert find_game("duel").prepare({"board": "heorot", "heroes": ["medusa", "medusa"]})
