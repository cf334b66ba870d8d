"""What the benchmarks tell. How fast it is depends on the machine, and is no test's business."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from benchmarks import against, measures, report, thinking
from meadhall.cli import main
from meadhall.cli.commands import bench
from meadhall.kernel.game import find_game
from tests.patience import THOROUGH

MEADHALL: Final = str(Path(sys.executable).with_name("meadhall"))
PAGE: Final = Path(__file__).parents[1] / "docs" / "benchmarks.md"


def figures_of(*words: str, pure: bool = False) -> Any:
    """What `meadhall bench duel --json` prints, in a process of its own."""
    environment = os.environ | {"MEADHALL_PURE": "1" if pure else "0"}
    told = subprocess.run(
        [MEADHALL, "bench", "duel", "--json", *words], env=environment, capture_output=True, check=True
    )
    return json.loads(told.stdout)


@pytest.mark.parametrize("pure", [False, True])
def test_bench_prints_one_object_with_all_figures(pure: bool) -> None:
    """The figures are there, are positive, and name the engine that ran."""
    figures = figures_of("--seconds", "0.1", pure=pure)
    for name in ("decisions_per_cpu_second", "matches_per_cpu_second", "clone_ns", "determinize_ns"):
        assert figures[name] > 0
    assert figures["compiled"] is (not pure)
    assert (figures["mode"], figures["board"], figures["setups"]) == ("duel", "sarpedon", 144)


def test_bench_prints_a_table_for_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    """Without --json the same figures are lines with words."""
    assert main(["bench", "duel", "--seconds", "0.05"]) == 0
    told = capsys.readouterr().out
    assert all(
        words in told for words in ("decisions a CPU-second", "matches a CPU-second", "clone", "144 pairs of heroes")
    )


def test_bench_measures_unicorns_at_four_seats(capsys: pytest.CaptureFixture[str]) -> None:
    """The same figures as for the duel, for one table of four by the book."""
    assert main(["bench", "unicorns", "--seconds", "0.05", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    for name in ("decisions_per_cpu_second", "matches_per_cpu_second", "clone_ns", "determinize_ns"):
        assert figures[name] > 0
    assert (figures["players"], figures["targets"], figures["win_check"]) == (4, "when_played", "at_once")
    assert main(["bench", "unicorns", "--seconds", "0.05"]) == 0
    assert capsys.readouterr().out.startswith("unicorns, 4 players, ")


@pytest.mark.parametrize("words", [("whist",), ("duel", "--seconds", "0"), ("duel", "--seconds", "soon"), ()])
def test_bench_refuses_what_it_cannot_measure(words: tuple[str, ...]) -> None:
    """An unknown game or no length of time ends with status 2."""
    with pytest.raises(SystemExit) as refusal:
        main(["bench", *words])
    assert refusal.value.code == 2


def test_decisions_are_questions_with_a_choice() -> None:
    """All ways to step through a match count alike: what the loops play is chance, how they count is not."""
    setup = measures.setups()[0]
    assert measures.play_in_ints(setup, 3) == measures.play_by_ids(setup, 3)


# what needs the other engine, which only `make bench` installs, or many fresh processes
LEFT_OUT = {measures.hearts, thinking.hearts_searching, measures.importing}


@pytest.mark.parametrize("part", [part for part in measures.PARTS if part not in LEFT_OUT])
def test_every_part_gives_figures_with_a_bar(part: measures.Part, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is measured is positive and has its line in the report."""
    monkeypatch.setattr(thinking, "MATCHES", 4)
    monkeypatch.setattr(thinking, "ALIKE", 1)
    rounds = 2 if THOROUGH or part is measures.PARTS[0] else 1
    figures = measures.measure(rounds, 0.01, (part,))
    assert all(len(values) == rounds and min(values) > 0 for values in figures.values())
    assert len(report.rows(figures)) == 1 + len(figures)


def test_state_is_weighed_with_all_its_arrays() -> None:
    """A state weighs at least eight bytes for every number it holds."""
    setup = measures.setups()[0]
    state = bench.middle(find_game("duel"), setup, 1)
    assert measures.weight(state) > 8 * sum(len(row) for row in state.dump())


def test_report_holds_the_median_against_the_bar() -> None:
    """At least, or under: the verdict and the list of what was missed agree."""
    figures = {"door": [50_000.0, 30_000.0, 30_001.0], "clone": [1.5, 9.0, 1.6], "hearts": [5.0, 5.0, 5.0]}
    verdicts = {row.words: (row.measured, row.spread, row.verdict) for row in report.rows(figures)[1:]}
    assert verdicts[report.BARS["door"].words] == ("30,001", "30,000 … 50,000", "MISSED")
    assert verdicts[report.BARS["clone"].words] == ("1.60", "1.50 … 9", "met")
    assert verdicts[report.BARS["hearts"].words] == ("5", "5 … 5", "")
    assert report.missed(figures) == ["door"]


def test_figures_are_replaced_in_the_page() -> None:
    """Words around the figures stay; the old figures go; a page without a place for them is refused."""
    page = f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n"
    assert report.put_into(page, "new") == f"before\n{report.BEGIN}\n\nnew\n\n{report.END}\nafter\n"
    assert report.put_into(PAGE.read_text(encoding="utf-8"), "new").count("new\n") == 1
    with pytest.raises(SystemExit, match="no place for figures"):
        report.put_into("words", "new")


def test_a_version_is_slower_if_it_has_lost_a_tenth() -> None:
    """More is better for what is counted in a second, less for what takes time; peers are not judged."""
    before = {"engine_sarpedon": 100.0, "clone": 1.0, "hearts": 100.0}
    fine = {"engine_sarpedon": 91.0, "clone": 1.05, "hearts": 10.0}
    slow = {"engine_sarpedon": 89.0, "clone": 1.2, "hearts": 100.0}
    assert against.slower([(before, fine)]) == []
    assert against.slower([(before, slow)]) == ["engine_sarpedon", "clone"]
    assert against.slower([(before, fine), (before, fine), (before, slow)]) == []
    assert "0.91 (0.89 … 0.91)" in against.table([(before, fine), (before, fine), (before, slow)])
