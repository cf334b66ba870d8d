"""`meadhall lab compare`: two versions of a pack, or a study with and without one change, on the same seeds."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import polars as pl
import pytest
import yaml

from meadhall.cli import main
from meadhall.lab.balance.findings import Comparison, Row, read
from tests.lab.studies import BLANK, DUEL, UNICORNS, run_in

PACKS = Path(__file__).parents[2] / "examples" / "packs"
LAMPS = "lamps.lamplighter"
STUDY: dict[str, Any] = {
    "game": "duel",
    "levels": ["random"],
    "batch": 20,
    "matches": {"most": 40, "least": 40},
    "play": {"heroes": ["medusa", "sinbad", LAMPS], "boards": ["sarpedon", "soho"]},
}


def compare(study: Path, *words: str) -> int:
    """Run the command."""
    return main(["lab", "compare", str(study), "--processes", "1", *words])


def study_file(folder: Path, told: dict[str, Any] = STUDY, **changed: Any) -> Path:
    """A study in a file."""
    path = folder / "small.yaml"
    path.write_text(yaml.safe_dump(told | changed), "utf-8")
    return path


def versions(folder: Path) -> tuple[Path, Path]:
    """The lamplighter as it is, and a healthier one."""
    old, new = folder / "old", folder / "new"
    for path in (old, new):
        shutil.copytree(PACKS / "lamplighter", path)
    hero, about = new / "heroes" / "lamplighter.yaml", new / "pack.yaml"
    hero.write_text(hero.read_text("utf-8").replace("health: 14", "health: 20"), "utf-8")
    about.write_text(about.read_text("utf-8").replace('"1.0"', '"1.1"'), "utf-8")
    return old, new


def whole(found: Comparison) -> Row:
    """The row of all matches."""
    (row,) = [each for each in found.rows if each.by == "all"]
    return row


def test_newer_version_of_a_pack_is_held_against_the_older(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Only cells are played in which the pack takes part, twice on the same seeds; a sentence comes first."""
    old, new = versions(tmp_path)
    assert compare(study_file(tmp_path), "--versions", str(old), str(new)) == 0
    first, *lines = capsys.readouterr().out.splitlines()
    assert first.startswith("The Lamplighter wins more often with lamps 1.1 than with lamps 1.0: ")
    assert [line.split(":")[0].strip() for line in lines[:4]] == [
        "opponent Medusa",
        "opponent Sinbad",
        "table Sarpedon",
        "table SoHo",
    ]
    found = read(tmp_path / "small" / "compare-lamps-1.0-lamps-1.1.json", Comparison)
    assert [(row.who, row.by, row.key, row.difference.matches) for row in found.rows] == [
        (LAMPS, "all", "", 160),
        (LAMPS, "opponent", "medusa", 80),
        (LAMPS, "opponent", "sinbad", 80),
        (LAMPS, "table", "sarpedon", 80),
        (LAMPS, "table", "soho", 80),
    ]
    row = whole(found)
    assert row.difference.low > 0
    assert row.after.value - row.before.value == pytest.approx(row.difference.value, abs=2e-4)
    assert found.turns[2].value == pytest.approx(found.turns[1].value - found.turns[0].value, abs=2e-4)
    batches = list((tmp_path / "small").glob("compare-*/*/batches/*"))
    assert len(batches) == 2 * 4 * 2


def test_study_that_was_run_with_a_pack_needs_the_new_version_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same version makes no difference, and nothing is claimed."""
    old, _ = versions(tmp_path)
    file = study_file(tmp_path, play=STUDY["play"] | {"boards": ["soho"]})
    assert main(["lab", "run", str(file), "--pack", str(old), "--processes", "1"]) == 0
    capsys.readouterr()
    assert compare(tmp_path / "small", "--versions", str(old)) == 0
    assert capsys.readouterr().out.startswith("The Lamplighter is not proven to win more or less often with ")
    (path,) = (tmp_path / "small").glob("compare-*.json")
    found = read(path, Comparison)
    assert {row.difference.value for row in found.rows} == {0.0}
    assert [row.before for row in found.rows] == [row.after for row in found.rows]


def test_change_of_a_card_gives_what_a_study_with_that_treatment_gives(tmp_path: Path) -> None:
    """On the same seeds: match for match."""
    run_in(tmp_path / "study", DUEL | {"batch": 20, "matches": {"most": 20, "least": 20}})
    assert compare(tmp_path / "study", "--change", yaml.safe_dump(BLANK)) == 0
    found = read(tmp_path / "study" / "compare-medusa-gaze-of-stone-blank.json", Comparison)
    assert found.treatment == BLANK | {"id": "medusa:gaze-of-stone:blank"}
    own = pl.read_parquet(tmp_path / "study" / "seats.parquet").filter(pl.col("who") == "medusa")
    for treatment, measure in (("", whole(found).before), ("medusa:gaze-of-stone:blank", whole(found).after)):
        scores = own.filter(pl.col("treatment") == treatment)["score"].to_list()
        assert measure.matches == len(scores) == 40
        assert measure.value == pytest.approx(sum(scores) / len(scores), abs=1e-4)


def test_hero_of_a_pack_can_be_changed_in_a_study_file(tmp_path: Path) -> None:
    """The packs are named as for a run."""
    file = study_file(tmp_path, play=STUDY["play"] | {"boards": ["soho"]})
    words = ["--pack", str(PACKS / "lamplighter"), "--change", f"{{who: {LAMPS}, health: 4}}", "--matches", "20"]
    assert compare(file, *words) == 0
    row = whole(read(tmp_path / "small" / f"compare-{LAMPS}-health-4.json", Comparison))
    assert (row.who, row.before.matches) == (LAMPS, 40)
    assert row.difference.high < 0


def test_tables_are_compared_by_the_order_of_turns_or_by_the_seat_that_is_looked_at(tmp_path: Path) -> None:
    """A card that all have fewer of, and a way in which one does not play."""
    file = study_file(tmp_path, UNICORNS)
    for change, whos in (
        ("{card: neigh, removed: true}", ["1", "2", "3"]),
        ("{restrict: always-draws}", ["subject"]),
    ):
        assert compare(file, "--change", change, "--matches", "10") == 0
        (path,) = (tmp_path / "small").glob("compare-*.json")
        found = read(path, Comparison)
        assert [row.who for row in found.rows] == whos
        path.unlink()
    assert found.rows[0].after.value < found.rows[0].before.value


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "expected --versions with two versions of a pack, or --change with what is changed"),
        (
            ["--versions", "OLD", "--change", "{who: medusa, health: 3}"],
            "expected --versions with two versions of a pack, or --change",
        ),
        (["--versions", "OLD"], "expected two versions of one pack, found lamps 1.0"),
        (["--versions", "OLD", str(PACKS / "night-herd")], "night is a pack for 'unicorns', not for 'duel'"),
        (
            ["--versions", "OLD", "OLD", "OLD"],
            "expected two versions of one pack, found lamps 1.0, lamps 1.0, lamps 1.0",
        ),
        (["--versions", "nowhere"], "there is no pack 'nowhere'"),
        (["--change", "{who: medusa, card: snip, value: 3}"], "did you mean 'snipe'?"),
        (["--change", "{who: medusa, card: each, blank: true}"], "expected one change, found 11"),
        (["--change", "{who: alice, health: 3}"], "no cell of this study has anything of alice:health-3"),
        (["--change", "{who: [medusa"], "--change"),
    ],
)
def test_what_cannot_be_compared_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    """Before anything is played."""
    old = str(PACKS / "lamplighter")
    packs = [] if "OLD" in words or "nowhere" in words else ["--pack", old]
    assert compare(study_file(tmp_path), *packs, *(old if word == "OLD" else word for word in words)) == 2
    assert said in capsys.readouterr().err
    assert not list(tmp_path.glob("**/batches/*"))
