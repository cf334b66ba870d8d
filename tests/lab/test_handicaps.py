"""Handicaps are found where they are known: sides whose strength is made up, and tiny searches of real ones."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from meadhall.cli import main
from meadhall.games.duel.lab.handicaps import DuelFight, scale
from meadhall.games.duel.rules.catalogue import built_in
from meadhall.kernel.chance import Chance, chance_of
from meadhall.lab.handicaps import Bout, Curve, Effort, Found, Play, evened, found, hands
from meadhall.packs import read_yaml

ROOM = 16
RUNS = 20


def made_up(base: float, worth: float, seed: int) -> tuple[Play, list[tuple[int, int, int]]]:
    """Who plays pairs of matches at a known strength; and what was played: step, part, number."""
    dice: Chance = chance_of(seed)
    played: list[tuple[int, int, int]] = []

    def play(step: int, part: int, numbers: Sequence[int]) -> list[tuple[float, int]]:
        played.extend((step, part, number) for number in numbers)
        chance = 1 / (1 + math.exp(-(base + worth * step)))
        return [(sum(int(dice.below(10**9)) < chance * 10**9 for _ in range(2)) / 2, 2) for _ in numbers]

    return play, played


def share(base: float, worth: float, step: int) -> float:
    """The true share of the first side."""
    return 1 / (1 + math.exp(-(base + worth * step)))


@pytest.mark.parametrize(("base", "worth"), [(0.0, 0.16), (0.5, 0.12), (-0.8, 0.16), (1.5, 0.2), (-2.0, 0.3)])
def test_search_comes_to_the_step_that_makes_known_sides_even(base: float, worth: float) -> None:
    """Nearly always within two steps of the true one, and what is called even is never far from it."""
    results = [found(-ROOM, ROOM, made_up(base, worth, seed)[0], Effort()) for seed in range(RUNS)]
    near = [abs(result.step + base / worth) <= 2.0 for result in results]
    assert sum(near) >= 0.9 * RUNS
    assert all(0.36 < share(base, worth, result.step) < 0.64 for result in results if result.is_even)
    covered = [result.interval[0] <= share(base, worth, result.step) <= result.interval[1] for result in results]
    assert sum(covered) >= 0.9 * RUNS


def test_sides_that_no_handicap_makes_even_are_not_called_even() -> None:
    """The scale ends before the strength does: its last step is told, and that it is not enough."""
    results = [found(-4, 4, made_up(2.5, 0.1, seed)[0], Effort()) for seed in range(RUNS)]
    assert [(result.step, result.is_even) for result in results] == [(-4, False)] * RUNS


def test_check_plays_matches_that_the_search_has_not_seen() -> None:
    """No fixture is played twice, and only those of a check count for what is told."""
    play, played = made_up(0.4, 0.16, 3)
    result = found(-ROOM, ROOM, play, Effort(batch=10, search=40, check=30))
    assert len(set(played)) == len(played)
    last = max(part for _, part, _ in played)
    assert result.matches == 2 * sum(part == last for _, part, _ in played) == 60
    assert result.searched == 2 * sum(part != last for _, part, _ in played)
    assert {step for step, part, _ in played if part == last} == {result.step}


def test_a_refuted_guess_is_left_behind() -> None:
    """A guess is checked first; where fresh matches prove it wrong, the search goes on without it."""
    play, played = made_up(0.0, 0.3, 5)
    result = found(-ROOM, ROOM, play, Effort(), guess=9)
    assert played[0] == (9, 1, 0)
    assert result.is_even
    assert abs(result.step) <= 2
    kept = found(-ROOM, ROOM, made_up(0.0, 0.3, 6)[0], Effort(), guess=0)
    assert (kept.step, kept.searched) == (0, 0)


def test_a_curve_crosses_where_matches_say() -> None:
    """A fit to exact shares gives back the strength that they were made of, and is the surer the more there were."""
    errors = []
    for number in (50, 5_000):
        curve = Curve()
        for step in (-6, -2, 2):
            curve.add(step, [(share(0.5, 0.2, step), number)])
        crossing, worth, error = curve.fitted()
        errors.append(error)
    assert crossing == pytest.approx(-2.5, abs=0.05)
    assert worth == pytest.approx(0.2, abs=0.01)
    assert errors[1] < errors[0] / 5


# ---------------------------------------------------------------- the duel
def test_scale_of_a_duel_gives_health_first_then_cards_then_the_first_turn() -> None:
    """Each step helps one hero a little more, and each is a setup that can be played."""
    fight = DuelFight(("medusa", "sinbad"), ("sarpedon",))
    assert fight.terms(0) == ([{}, {}], None)
    assert fight.terms(2) == ([{}, {"health": -2}], None)
    assert fight.terms(-3) == ([{"health": -3}, {}], None)
    health = built_in().hero("medusa").health // 3
    assert fight.highest == len(scale("medusa", "sinbad")) == -fight.lowest == 2 * 5 + 5
    assert fight.terms(fight.highest) == ([{"health": health, "cards": 2}, {"health": -5, "cards": -2}], 0)
    for step in range(fight.lowest, fight.highest + 1):
        one, other = fight.fixtures(step, 0, chance_of(step))
        assert one.setup["heroes"] == other.setup["heroes"][::-1]
        assert one.setup["handicap"] == other.setup["handicap"][::-1]
        starters = {one.setup["heroes"][one.setup["first"]], other.setup["heroes"][other.setup["first"]]}
        assert len(starters) == (1 if abs(step) == fight.highest else 2)
        assert (one.seat, other.seat) == (0, 1)


def test_findings_are_the_same_however_many_play() -> None:
    """Every fixture follows from the seed, the fight, what it is for and its number."""
    bout = Bout(DuelFight(("achilles", "bigfoot"), ("sarpedon", "heorot")), "random", 4)
    effort = Effort(batch=4, search=8, check=8)

    def with_processes(number: int) -> Found:
        with hands(number) as spread:
            return evened(bout, effort, spread)

    assert with_processes(1) == with_processes(2)
    assert with_processes(1) != evened(bout._replace(seed=5), effort, lambda play, numbers: [play(n) for n in numbers])


def test_command_keeps_findings_and_goes_on_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is kept is not played again, what is found the second time is as it would have been the first."""
    file = tmp_path / "handicaps.yaml"
    words = ["lab", "handicaps", "--boards", "sarpedon", "--level", "random", "--search", "2", "--check", "4"]

    def run(*more: str, out: Path = file) -> list[str]:
        assert main([*words, "--processes", "1", "--out", str(out), *more]) == 0
        return capsys.readouterr().out.splitlines()

    assert [line.partition(":")[0] for line in run("--heroes", "medusa", "sinbad")] == ["medusa sinbad"]
    more = run("--heroes", "sinbad", "medusa", "alice")
    assert [line.partition(":")[0] for line in more] == ["alice medusa", "alice sinbad"]
    assert run("--heroes", "medusa", "sinbad") == []
    fresh = tmp_path / "again.yaml"
    run("--heroes", "alice", "medusa", "sinbad", out=fresh)
    assert fresh.read_text() == file.read_text()
    told: Any = read_yaml(file.read_text())
    assert (told["level"], told["seed"], told["boards"]) == ("random", 0, ["sarpedon"])
    assert all(entry["low"] <= entry["share"] <= entry["high"] for entry in told["found"])
    assert [entry["matches"] for entry in told["found"]] == [8, 8, 8]
    by_board = run("--heroes", "medusa", "sinbad", "--per-board")
    assert [line.partition(":")[0] for line in by_board] == ["medusa sinbad sarpedon"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--heroes", "medusa"], "name two different heroes or more"),
        (["--heroes", "medusa", "medusa"], "name two different heroes or more"),
        (["--heroes", "medusa", "sinbat"], "there is no hero 'sinbat'; did you mean 'sinbad'?"),
        (["--boards", "herot"], "there is no board 'herot'; did you mean 'heorot'?"),
        (["--level", "worrior"], "'worrior'"),
        (["--seed", "7"], "was made with seed 3, not 7"),
        (["--out", "nowhere/at/all.yaml"], "there is no folder"),
    ],
)
def test_what_cannot_be_found_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    """One line that says what is wrong."""
    file = tmp_path / "handicaps.yaml"
    file.write_text("level: warrior\nseed: 3\nfound: []\n")
    out = file if "--seed" in words else tmp_path / "fresh.yaml"
    assert main(["lab", "handicaps", "--processes", "1", "--out", str(out), *words]) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "fresh.yaml").exists()
