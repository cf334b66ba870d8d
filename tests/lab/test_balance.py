"""`meadhall lab balance`: a hero with one far too strong card is found, and what would make it fair is confirmed."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import polars as pl
import pytest
import yaml

from meadhall.cli import main
from meadhall.cli.lab import playing
from meadhall.lab.balance.findings import Balance, read
from meadhall.lab.studies import Store
from meadhall.lab.studies.figures import STRONG, paired
from tests.lab.studies import UNICORNS

PACK = Path(__file__).parent / "packs" / "planted"
OGRE = "planted.ogre"
STUDY: dict[str, Any] = {
    "game": "duel",
    "levels": ["random"],
    "matches": {"most": 100, "least": 100},
    "play": {"heroes": ["sinbad", OGRE], "boards": ["sarpedon"]},
    "treatments": [{"who": OGRE, "card": "each", "blank": True}],
}
EFFORT = ["--search", "96", "--check", "240"]


def balance(folder: Path, *words: str, who: str = OGRE) -> int:
    """Run the command with little effort."""
    return main(["lab", "balance", str(folder), "--who", who, *EFFORT, *words])


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study of the planted hero, and what would make it fair."""
    folder = tmp_path_factory.mktemp("planted")
    (folder / "ogre.yaml").write_text(yaml.safe_dump(STUDY), "utf-8")
    words = ["lab", "run", str(folder / "ogre.yaml"), "--pack", str(PACK), "--processes", "1"]
    assert main(words) == 0
    assert balance(folder / "ogre", "--processes", "1") == 0
    return folder / "ogre"


def test_planted_hero_is_called_strong_and_its_card_is_found(planted: Path) -> None:
    """The study alone shows both: of all blanks that of the club costs most, and certainly something."""
    assert found_in(planted).verdict == STRONG
    seats = pl.read_parquet(planted / "seats.parquet").filter(pl.col("who") == OGRE)
    scores = {
        treatment: seats.filter(pl.col("treatment") == treatment)["score"].to_list()
        for treatment in ("", f"{OGRE}:club:blank", f"{OGRE}:shove:blank")
    }
    plain, club, shove = scores.values()
    losses = [paired([after - before for before, after in zip(plain, each, strict=True)]) for each in (club, shove)]
    assert losses[0].high < 0
    assert losses[0].value < losses[1].value


def found_in(folder: Path) -> Balance:
    """What is kept of the planted hero."""
    return read(folder / f"balance-{OGRE}.json", Balance)


def test_proposed_changes_are_confirmed_by_fresh_matches(planted: Path) -> None:
    """They help for certain, a half is not refuted, and the smallest of them comes first."""
    found = found_in(planted)
    assert (found.who, found.outcome) == (OGRE, "found")
    confirmed = [each for each in found.proposals if each.is_confirmed]
    assert confirmed
    assert found.proposals[: len(confirmed)] == sorted(confirmed, key=lambda each: each.size)
    for each in confirmed:
        assert each.difference.high < 0
        assert each.after.low <= 0.5 <= each.after.high
        assert each.after.matches == each.before.matches >= 48
        assert each.size == sum(abs(change.after - change.before) for change in each.changes)
    assert len({json.dumps(each.treatment) for each in found.proposals}) == len(found.proposals)


def test_sentence_comes_first_and_proposals_follow(planted: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With names as they are printed, in points; with --json what is kept."""
    assert balance(planted) == 0
    first, *lines, last = capsys.readouterr().out.splitlines()
    assert first.startswith("The Ogre wins ")
    assert first.endswith("held against fresh matches:")
    assert len(lines) == len(found_in(planted).proposals)
    assert all(" → " in line for line in lines)
    assert last == f"kept in {planted / f'balance-{OGRE}.json'}"
    assert balance(planted, "--json") == 0
    assert capsys.readouterr().out == (planted / f"balance-{OGRE}.json").read_text("utf-8")


def test_findings_are_the_same_by_more_processes_from_a_half_played_search(planted: Path, tmp_path: Path) -> None:
    """What is there is not played again, and what is missing comes out as it was."""
    folder = tmp_path / "ogre"
    shutil.copytree(planted, folder)
    kept = sorted(folder.glob(f"balance-{OGRE}/*/batches/*"))
    for path in kept[::4]:
        path.unlink()
    (folder / f"balance-{OGRE}.json").unlink()
    times = {path: path.stat().st_mtime_ns for path in kept[1::4]}
    assert balance(folder, "--processes", "2") == 0
    assert found_in(folder) == found_in(planted)
    assert {path: path.stat().st_mtime_ns for path in times} == times
    assert all(path.read_bytes() == (planted / path.relative_to(folder)).read_bytes() for path in kept)


def test_interrupted_search_keeps_what_it_has_played(
    planted: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One Ctrl-C ends it after the batch that is being played; nothing is told that is not known."""

    @contextmanager
    def stopping_after_two() -> Iterator[Callable[[], bool]]:
        left = [True, True, False]
        yield lambda: not left.pop(0)

    folder = tmp_path / "ogre"
    shutil.copytree(planted, folder, ignore=shutil.ignore_patterns(f"balance-{OGRE}*"))
    monkeypatch.setattr(playing, "asked_to_stop", stopping_after_two)
    assert balance(folder, "--processes", "1") == 130
    assert "the same command goes on" in capsys.readouterr().out
    assert len(list(folder.glob(f"balance-{OGRE}/*/batches/*"))) == 2
    assert not (folder / f"balance-{OGRE}.json").exists()


def test_nobody_is_changed_of_whom_nothing_is_proven(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No match is played for them."""
    few = {"batch": 8, "matches": {"most": 8, "least": 8}, "treatments": []}
    (tmp_path / "even.yaml").write_text(yaml.safe_dump(STUDY | few), "utf-8")
    words = ["lab", "run", str(tmp_path / "even.yaml"), "--pack", str(PACK), "--processes", "1"]
    assert main(words) == 0
    capsys.readouterr()
    assert balance(tmp_path / "even") == 0
    assert "that proves nothing yet" in capsys.readouterr().out
    assert found_in(tmp_path / "even").outcome == "open"
    assert not (tmp_path / "even" / f"balance-{OGRE}").exists()


def test_what_cannot_be_balanced_is_refused(
    planted: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder without a study, one that is not finished, who does not play, and a study of another version."""
    told = {
        tmp_path: f"{tmp_path} holds no study",
        planted: "'medusa' meets nobody here: expected one of planted.ogre, sinbad",
    }
    for folder, words in told.items():
        assert balance(folder, who="medusa") == 2
        assert words in capsys.readouterr().err
    half = tmp_path / "half"
    shutil.copytree(planted, half)
    (half / "seats.parquet").unlink()
    assert balance(half) == 2
    assert "holds no results: run `meadhall lab run` to the end first" in capsys.readouterr().err
    monkeypatch.setattr("meadhall.__version__", "99")
    assert balance(planted) == 2
    assert "this is 99: run the study again" in capsys.readouterr().err


def test_table_without_pairs_has_nobody_to_balance(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A place in the order of turns has no numbers."""
    (tmp_path / "herd.yaml").write_text(yaml.safe_dump(UNICORNS | {"matches": {"most": 4, "least": 4}, "batch": 4}))
    assert main(["lab", "run", str(tmp_path / "herd.yaml"), "--processes", "1"]) == 0
    assert balance(tmp_path / "herd", who="1") == 2
    assert "in this study nobody meets anybody in particular" in capsys.readouterr().err
    assert Store(tmp_path / "herd").told()["version"]
