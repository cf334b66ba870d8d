"""Hnefatafl in the hall: one screen for two, sides in statistics, and what a table is made of."""

from pathlib import Path

import pytest

from meadhall.hall.game import hall_of
from tests.server.house import HERE, ME, opened

HALL = hall_of("hnefatafl")


def test_two_at_one_screen_see_no_curtain(tmp_path: Path) -> None:
    """Nothing is hidden, so the screen turns to whoever is asked, and neither has to look away."""
    with opened(tmp_path) as house:
        ana = house.person()
        with ana.page(ana.set_table("hnefatafl", {"board": "brandubh"}, ME, HERE)) as page:
            for seat in (0, 1, 0):
                asked = page.until_asked()
                assert (asked["seat"], page.news["seat"]) == (seat, seat)
                page.answer(page.options[0])


@pytest.mark.parametrize("board", ["brandubh", "tablut"])
@pytest.mark.parametrize("language", ["en", "ru", "uk", "pl", "de"])
def test_sides_are_counted_by_board_and_named(board: str, language: str) -> None:
    """How often a side wins differs from board to board."""
    roles = HALL.roles({"board": board})
    assert roles == [f"{board}-attackers", f"{board}-defenders"]
    names = [HALL.role_name(role, language) for role in roles]
    assert len(set(names)) == 2
    assert not any(name in roles for name in names)


def test_side_that_is_no_longer_there_is_told_by_its_id() -> None:
    """Statistics outlive boards."""
    assert HALL.role_name("alea-evangelii-attackers", "en") == "alea-evangelii-attackers"
    assert HALL.title({"board": "tablut"}) == "tablut"
