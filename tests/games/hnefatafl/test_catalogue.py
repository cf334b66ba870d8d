"""Board files: every mistake is refused with its file, its line and what was expected."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from meadhall.games.hnefatafl.rules.catalogue import DATA, Catalogue, built_in
from meadhall.games.hnefatafl.rules.definition import HnefataflGame
from meadhall.kernel.chance import chance_of
from meadhall.kernel.errors import PackError
from meadhall.kernel.machine import playout
from meadhall.kernel.options import Options
from meadhall.packs import Source

GOOD: Final = (DATA / "boards" / "brandubh.yaml").read_text(encoding="utf-8")

# what is changed into what, and what the refusal says
MISTAKES: Final = {
    "an unknown goal": ("goal: corner", "goal: corners", r"own\.yaml:4: .*did you mean 'corner'"),
    "an unknown word for H3.8": ("last_defender: safe", "last_defender: lost", r"own\.yaml:5: .*'lost'"),
    "an unknown part": ("quiet: 100", "quit: 100", r"own\.yaml:\d+: .*did you mean 'quiet'"),
    "a part that is missing": ("quiet: 100", "# quiet", r"own\.yaml:\d+: .*missing required field `quiet`"),
    "no patience at all": ("quiet: 100", "quiet: 0", r"own\.yaml:6: .*>= 1"),
    "an even size": ("size: 7", "size: 6", r"own\.yaml:3: expected an odd number of squares, found 6"),
    "a board too small": ("size: 7", "size: 3", r"own\.yaml:3: .*>= 5"),
    "a board too large": ("size: 7", "size: 15", r"own\.yaml:3: .*<= 13"),
    "another size than drawn": ("size: 7", "size: 9", r"own\.yaml:\d+: .*expected 9 rows of 9 letters, found 7 rows"),
    "a row too long": ("- ...D...\n", "- ...D....\n", r"own\.yaml:10: .*expected 7 letters, found 8"),
    "an unknown letter": ("AADKDAA", "AADKDXA", r"own\.yaml:11: .*unknown letter 'X'"),
    "a mark where none is": ("- ...A...\n", "- .+.A...\n", r"own\.yaml:9: .*b6 is neither the throne nor a corner"),
    "a man on a corner": ("+..A..+\n", "A..A..+\n", r"own\.yaml:8: .*only the king may stand on a7"),
    "a king beside the throne": (
        "AADKDAA",
        "AAK+DAA",
        r"own\.yaml:8: .*the king once, on the throne d4; found him on c4",
    ),
    "no king": ("AADKDAA", "AAD.DAA", r"own\.yaml:8: .*found him on nowhere"),
    "two kings": ("AADKDAA", "AAKKDAA", r"own\.yaml:8: .*found him on c4, d4"),
    "an id that is no word": ("id: brandubh", "id: Brân dubh", r"own\.yaml:2: .*"),
    "a row that is no word": ("- AADKDAA", "- 7", r"own\.yaml:11: Expected `str`, got `int`"),
}


@pytest.mark.parametrize(("old", "new", "says"), MISTAKES.values(), ids=MISTAKES)
def test_board_is_refused_when_its_file_has_a_mistake(old: str, new: str, says: str) -> None:
    """The message names file, line and what was expected; nothing was taken in."""
    assert old in GOOD
    catalogue = Catalogue()
    with pytest.raises(PackError, match=says):
        catalogue.add(Source("own.yaml", GOOD.replace(old, new, 1)))
    assert catalogue.boards == {}


def test_board_is_refused_when_nobody_attacks() -> None:
    """One attacker alone could capture nobody."""
    few = GOOD.replace("A", ".").replace("..DKD..", "A.DKD..")
    with pytest.raises(PackError, match="expected 2 attackers at least"):
        Catalogue().add(Source("own.yaml", few))


def test_board_is_refused_when_another_has_its_id() -> None:
    """A match names its board by it."""
    catalogue = Catalogue()
    catalogue.add(Source("one.yaml", GOOD))
    with pytest.raises(PackError, match=r"two\.yaml:2: a second board with this id"):
        catalogue.add(Source("two.yaml", GOOD))


def test_package_brings_two_boards_when_nothing_is_added() -> None:
    """K1: the smaller one is the one that is meant unless a setup says otherwise."""
    assert sorted(built_in().boards) == ["brandubh", "tablut"]
    assert built_in().smallest() == "brandubh"


SMALL: Final = """
id: closet
size: 5
goal: edge
last_defender: exposed
quiet: 30
start: [A.A.A, ....., A.K.A, ..D.., A.A.A]
"""
LARGE: Final = f"""
id: field
size: 13
goal: corner
last_defender: safe
quiet: 60
start: [{", ".join(["+.....A.....+", *["......A......"] * 2, *["......D......"] * 3, "AAADDDKDDDAAA"])},
        {", ".join([*["......D......"] * 3, *["......A......"] * 2, "+.....A.....+"])}]
"""


@pytest.mark.parametrize(("text", "setup"), [(SMALL, {}), (LARGE, {"board": "field"})], ids=["small", "large"])
def test_home_made_board_is_played_to_its_end_when_it_is_added(text: str, setup: dict[str, object]) -> None:
    """The engine names no board: any odd size, either goal, any start."""
    catalogue = Catalogue()
    for each in (SMALL, LARGE):
        catalogue.add(Source("own.yaml", each))
    assert text in {SMALL, LARGE}
    game = HnefataflGame(catalogue)
    prepared = game.prepare(setup)
    for seed in range(20):
        s = game.start(prepared, seed, listening=False)
        playout(s, chance_of(seed), Options(), 10_000)
        assert s.winners >= 0
        assert game.revive_foreign(prepared, s.dump()).dump() == s.dump()


def test_boards_of_a_folder_are_read_when_it_is_loaded(tmp_path: Path) -> None:
    """As many files as there are, and rules that have changed."""
    (tmp_path / "boards").mkdir()
    (tmp_path / "boards" / "closet.yaml").write_text(SMALL, encoding="utf-8")
    (tmp_path / "changes.yaml").write_text("- {rule: K14, since: 0.9.0}\n", encoding="utf-8")
    catalogue = Catalogue()
    catalogue.load(tmp_path)
    game = HnefataflGame(catalogue)
    assert game.changed_since(game.prepare({}), "0.8.0") == ("K14",)
    plain = Catalogue()
    plain.add(Source("own.yaml", SMALL))
    assert catalogue.fingerprint("closet") != plain.fingerprint("closet")
