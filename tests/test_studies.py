"""Studies: their files, what is played, when a cell ends, and that results are the same wherever they come from."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import duckdb
import pandas as pd  # type: ignore[import-untyped]
import polars as pl
import pytest
import yaml

from meadhall.cli import main
from meadhall.kernel.bits import count
from meadhall.kernel.errors import PackError
from meadhall.kernel.match import Match
from meadhall.lab.evidence import Evidence
from meadhall.lab.studies import Course, Plan, Store, StudyError
from meadhall.lab.studies.batch import Batch, Task, packed, played, unpacked
from meadhall.lab.studies.crew import Alone, Cluster, Processes
from meadhall.lab.studies.game import Record
from meadhall.lab.studies.play import Hall, Played, Seat, seed_of
from meadhall.lab.studies.results import FILES, behind, columns, lead_changes
from tests.lab.studies import BLANK, DUEL, UNICORNS, plan_from, run_in


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study of the duel that has been run by this process alone."""
    folder = tmp_path_factory.mktemp("study")
    run_in(folder, DUEL)
    return folder


def results(folder: Path) -> dict[str, bytes]:
    """All result files."""
    return {name: (folder / name).read_bytes() for name in FILES}


# ---------------------------------------------------------------- the file
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("game: duell\nplay: {}\n", r"study.yaml:1: no studies of 'duell'; did you mean 'duel'\?"),
        ("game: duel\nplay: {heros: all}\n", r"study.yaml:2: .*unknown field `heros`; did you mean 'heroes'\?"),
        (
            "game: duel\nplay:\n  heroes:\n    - medusa\n    - medussa\n",
            r"study.yaml:5: .*'medussa'; did you mean 'medusa'",
        ),
        ("game: duel\nlevels:\n  - warrior\n  - warior\nplay: {}\n", r"study.yaml:4: .*did you mean 'warrior'"),
        ("game: duel\nbatch: 3\nplay: {}\n", r"study.yaml:2: Expected `int` >= 4"),
        (
            "game: duel\nmatches: {most: 50, least: 60}\nplay: {}\n",
            r"study.yaml:2: at least 60 matches, but at most 50",
        ),
        (
            "game: duel\nplay: {boards: [soho], modes: [teams], heroes: [medusa]}\n",
            r"study.yaml:2: teams needs 4 heroes",
        ),
        (
            "game: duel\nplay: {}\ntreatments:\n  - {who: medusa}\n  - {who: medusa, card: snip, blank: true}\n",
            r"study.yaml:5: .*no card 'snip'; did you mean 'snipe'",
        ),
        (
            "game: duel\nplay: {}\ntreatments:\n  - {who: medusa, restrict: never-boost}\n",
            r"study.yaml:4: .*'never-boosts'",
        ),
        ("game: unicorns\nplay: {players: [3, 9]}\n", r"study.yaml:2: expected 2 to 8 players, found 9"),
        ("game: unicorns\nplay: {}\ntreatments: [{card: yey, removed: true}]\n", r"study.yaml:3: .*no card 'yey'"),
    ],
)
def test_mistake_in_a_study_is_told_with_its_line(tmp_path: Path, text: str, told: str) -> None:
    """As mistakes in packs are: file, line, what was found, what was probably meant."""
    file = tmp_path / "study.yaml"
    file.write_text(text)
    with pytest.raises(PackError, match=told):
        planned(file)


def planned(file: Path) -> Plan:
    """The plan in a file."""
    from meadhall.lab.studies import plan_of  # noqa: PLC0415 - its name is common

    return plan_of(file, {})


def test_all_heroes_meet_on_all_fitting_boards() -> None:
    """Twelve heroes are 66 pairs; every board has room for two of them."""
    plan = plan_from({"game": "duel", "play": {}})
    assert len(plan.cells) == 66 * 13
    teams = plan_from({"game": "duel", "play": {"modes": ["teams", "free_for_all"]}})
    assert {cell.mode for cell in teams.cells} == {"teams", "free_for_all"}
    assert all(not cell.sides for cell in teams.cells)


def test_each_stands_for_all_heroes_and_all_their_cards() -> None:
    """A line for a restriction of all, and one for all blanks of a hero: eleven faces, each of which does something."""
    told = [{"who": "each", "restrict": "never-boosts"}, {"who": "medusa", "card": "each", "blank": True}]
    plan = plan_from(DUEL, treatments=told)
    ids = list(plan.treatments)
    assert ids[:3] == ["medusa:never-boosts", "king-arthur:never-boosts", "sinbad:never-boosts"]
    assert len(ids) == 3 + 11
    assert "medusa:gaze-of-stone:blank" in ids


# ---------------------------------------------------------------- what is played
def test_sides_have_both_seats_and_both_turns_equally_often() -> None:
    """In four matches each pair has had every combination of seat and first turn."""
    plan = plan_from(DUEL)
    hall = Hall(plan)
    cell = plan.cells[0]
    seen = {(found.subject, found.first) for found in (hall.played(cell, at) for at in range(4))}
    assert seen == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_treatment_that_changes_nothing_leaves_every_match_as_it_was() -> None:
    """Bots know a changed hero as they know the hero, and the seeds are the same: what differs is the treatment's."""
    sham = {"id": "sham", "who": "medusa", "health": 16}
    plan = plan_from(DUEL, treatments=[sham], levels=["search:4"])
    hall = Hall(plan)
    base = plan.cells[0]
    twin = next(cell for cell in plan.cells if cell.base == base.id and cell.treatment)
    for number in range(3):
        one, other = hall.played(base, number), hall.played(twin, number)
        assert one.seats[0]._replace(treated=False) == other.seats[0]._replace(treated=False)
        assert one._replace(seats=[]) == other._replace(seats=[])


def test_blank_does_nothing_but_fight_and_boost() -> None:
    """Gaze of Stone wins as an attack of its value, and its eight further points of damage are gone."""
    plan = plan_from(DUEL)
    rules: Any = plan.part.rules(plan, plan.treatments["medusa:gaze-of-stone:blank"])[0]
    own: Any = plan.part.rules(plan, None)[0]
    blank, real = (
        next(card for card in game.catalogue.hero("medusa").cards if card.id == "gaze-of-stone")
        for game in (rules, own)
    )
    assert (blank.value, blank.boost, blank.copies) == (real.value, real.boost, real.copies)
    assert (blank.after_combat, bool(real.after_combat)) == ([], True)


@pytest.mark.parametrize(
    ("restriction", "counter"),
    [("never-boosts", None), ("never-schemes", "schemes"), ("never-defends", "defences")],
)
def test_restricted_seat_never_does_what_it_may_not(restriction: str, counter: str | None) -> None:
    """And the other seat does."""
    plan = plan_from(DUEL, treatments=[{"who": "medusa", "restrict": restriction}])
    hall = Hall(plan)
    cell = next(cell for cell in plan.cells if cell.treatment)
    at = plan.part.counters.index(counter) if counter else plan.part.counters.index("boosts")
    found = [(seat.treated, seat.counters[at]) for number in range(6) for seat in hall.played(cell, number).seats]
    free = sum(n for treated, n in found if not treated)
    bound = sum(n for treated, n in found if treated)
    assert free > 0
    assert bound == 0 or (counter is None and bound < free / 3)  # effects may boost where there is no choice


def test_unicorn_that_never_stops_anything_stops_nothing() -> None:
    """Though it has the chance."""
    plan = plan_from(UNICORNS, treatments=[{"restrict": "never-stops"}])
    hall, names = Hall(plan), plan.part.counters
    cell = next(cell for cell in plan.cells if cell.treatment)
    bound = [seat.counters for number in range(4) for seat in hall.played(cell, number).seats if seat.treated]
    assert sum(counters[names.index("stops")] for counters in bound) == 0
    assert sum(counters[names.index("windows")] for counters in bound) > 0


# ---------------------------------------------------------------- what is recorded
class Watch:
    """Looks at the states of matches when they are recorded."""

    def __init__(self, hall: Hall) -> None:
        self.states: list[Any] = []
        self.record = hall.part.record

    def __call__(self, state: Any, witness: Any) -> Record:
        self.states.append(state)
        return self.record(state, witness)


def watched(told: dict[str, Any], matches: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Any, Played]]:
    """Some matches with their last states."""
    plan = plan_from(told)
    hall = Hall(plan)
    watch = Watch(hall)
    monkeypatch.setattr(hall.part, "record", watch)
    for number in range(matches):
        found = hall.played(plan.cells[0], number)
        yield watch.states[-1], found


def test_record_of_a_duel_agrees_with_its_last_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards in hand are dead cards; what was drawn was used, left the hand or is still there."""
    plan = plan_from(DUEL)
    ways = plan.part.ways
    for state, found in watched(DUEL, 10, monkeypatch):
        for seat in range(2):
            rows = [dict(zip(ways, counts, strict=False)) for at, _, *counts in found.cards if at == seat]
            assert sum(row["dead"] for row in rows) == count(state.hand[seat])
            gone = sum(row[way] for row in rows for way in ("attack", "defence", "scheme", "boost", "discarded"))
            assert sum(row["drawn"] for row in rows) <= gone + count(state.hand[seat]) + 2
            taken = found.seats[seat].counters[plan.part.counters.index("taken")]
            assert taken > 0
        loser = next(seat for seat in found.seats if seat.score == 0)
        assert loser.curve[0] == 100
        assert all(0 <= height <= 100 for height in loser.curve)


def test_record_of_unicorns_has_the_stables_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards in hand are dead cards, and the last turn began with at most so many unicorns as its events leave there."""
    for state, found in watched(UNICORNS, 6, monkeypatch):
        dead = dict.fromkeys(range(3), 0)
        for seat, _, *counts in found.cards:
            dead[seat] += counts[4]
        assert dead == {seat: int(state.hand_size(seat)) for seat in range(3)}
        assert all(curve[0] == 1 for curve in (seat.curve for seat in found.seats))  # a baby each


def test_leads_and_comebacks_follow_from_curves() -> None:
    """A lead changes when another one leads alone; who won was behind by as much as at worst."""
    assert lead_changes([[9, 9, 5, 5, 9], [9, 8, 8, 5, 1]]) == 2
    assert lead_changes([[1, 1], [1, 1]]) == 0
    assert behind([[9, 2, 2], [9, 9, 5]], 0b01) == 7
    assert behind([[9, 2, 2], [9, 9, 5]], 0b10) == 0
    assert behind([[9, 2], [9, 9]], 0) == 0


# ---------------------------------------------------------------- when a cell ends
def made_up(plan: Plan, cell: int, part: int, wins: int) -> Batch:
    """A batch with so many wins, which nobody has played."""
    size = plan.study.batch
    matches = [
        Played(at, 1, 0, 0, 1, "", 1, 1, [Seat("a", False, float(at % size < wins), [], [])], [], [])
        for at in range(part * size, part * size + size)
    ]
    return Batch(plan.cells[cell].id, part, matches)


def test_cell_ends_when_its_interval_is_narrow_enough() -> None:
    """All wins are narrow at once; a half takes as long as it may."""
    plan = plan_from(DUEL, treatments=[], matches={"most": 400, "least": 50, "within": 0.2})
    course = Course(plan)
    course.add(Task(0, 0), made_up(plan, 0, 0, 50))
    course.add(Task(1, 0), made_up(plan, 1, 0, 25))
    assert [course.known(at) for at in range(3)] == [1, 2, 1]
    evidence = Evidence()
    for at in range(50):
        evidence.add(float(at < 25))
    low, high = evidence.interval
    assert high - low > 0.2


def test_end_does_not_depend_on_the_order_in_which_batches_come() -> None:
    """A batch that comes before the ones before it waits; what was played beyond the end does not count."""
    plan = plan_from(DUEL, treatments=[], matches={"most": 400, "least": 100, "within": 0.15})
    wins = [25, 30, 48, 50, 50, 20, 20, 20]

    def needed(order: list[int]) -> int:
        course = Course(plan)
        for part in order:
            course.add(Task(0, part), made_up(plan, 0, part, wins[part]))
        return course.known(0)

    forward = needed(list(range(8)))
    assert 2 < forward <= 8
    assert needed(list(reversed(range(8)))) == forward == needed([3, 1, 0, 2, 7, 6, 5, 4])


# ---------------------------------------------------------------- wherever it is played
def test_results_are_the_same_bytes_from_several_processes(finished: Path, tmp_path: Path) -> None:
    """Processes finish in any order."""
    crew = Processes(plan_from(DUEL).payload, 2)
    try:
        run_in(tmp_path, DUEL, crew)
    finally:
        crew.close()
    assert results(tmp_path) == results(finished)


class Loser(Processes):
    """Loses a process in the middle of its work."""

    is_cruel = True

    def send(self, task: Task) -> None:
        """Hand a batch on, and once end whoever may have got it."""
        super().send(task)
        if self.is_cruel and self.pool._processes:
            self.is_cruel = False
            os.kill(next(iter(self.pool._processes)), signal.SIGTERM)


def test_lost_process_costs_nothing_but_time(finished: Path, tmp_path: Path) -> None:
    """Its batch is played again, and the results are the same."""
    crew = Loser(plan_from(DUEL).payload, 1)
    try:
        run_in(tmp_path, DUEL, crew)
    finally:
        crew.close()
    assert crew.losses <= 1
    assert not crew.is_cruel
    assert results(tmp_path) == results(finished)


def test_study_goes_on_where_it_was_stopped(finished: Path, tmp_path: Path) -> None:
    """What was kept is not played again; the results are those of a study that nobody stopped."""
    kept = sorted(Store(finished).tasks())
    plan = plan_from(DUEL)
    store = Store(tmp_path)
    store.open(plan, "")
    for task in kept[::2]:
        store.keep(task, (finished / store.path(task)).read_bytes())

    class Counting(Alone):
        """Counts what it is given."""

        sent = 0

        def send(self, task: Task) -> None:
            """One more."""
            Counting.sent += 1
            assert task not in kept[::2]
            super().send(task)

    run_in(tmp_path, DUEL, Counting(plan.payload))
    assert Counting.sent == len(kept) - len(kept[::2])
    assert results(tmp_path) == results(finished)


def test_folder_of_another_study_is_refused(finished: Path) -> None:
    """Nothing of two studies is ever mixed."""
    with pytest.raises(StudyError, match="holds another study"):
        Store(finished).open(plan_from(DUEL, seed=2), "")


def test_batch_follows_from_its_number_alone(finished: Path) -> None:
    """Whoever plays it again gets the same bytes; a seed is that of the cell without treatment."""
    plan, store = plan_from(DUEL), Store(finished)
    task = max(store.tasks())
    assert played(plan.payload, task) == (finished / store.path(task)).read_bytes()
    batch = unpacked(played(plan.payload, task))
    cell = plan.cells[task.cell]
    assert [match.seed for match in batch.matches] == [seed_of(1, cell.base, match.number) for match in batch.matches]
    assert packed(batch) == played(plan.payload, task)


# ---------------------------------------------------------------- the command
def test_command_runs_and_is_interrupted_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One Ctrl-C lets the batches end that are being played; then the same command goes on to the same results."""
    file = tmp_path / "small.yaml"
    file.write_text(yaml.safe_dump(DUEL))
    words = [sys.executable, "-m", "meadhall.cli", "lab", "run", str(file), "--processes", "1", "--json"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        batches = tmp_path / "small" / "batches"
        while not (batches.is_dir() and any(batches.glob("*.json.gz"))):
            time.sleep(0.01)
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        told = json.loads(process.communicate()[0])
    assert (process.returncode, told["over"]) == (130, False)
    assert told["batches"] >= 1
    assert main(["lab", "run", str(file), "--processes", "1", "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["kept_before"] == told["batches"]
    assert again["over"]
    assert again["matches"] == len(pd.read_parquet(tmp_path / "small" / "matches.parquet"))


def test_results_can_be_read_by_pandas_polars_and_duckdb(finished: Path) -> None:
    """All three see the columns that are documented, and the same figures."""
    plan = plan_from(DUEL)
    page = (Path(__file__).parents[1] / "docs" / "lab.md").read_text("utf-8")
    for name, told in columns(plan).items():
        path = finished / name
        frames = [list(pd.read_parquet(path).columns), pl.read_parquet(path).columns]
        assert frames == [list(told)] * 2
        assert all(f"`{column}`" in page for column in told), name
    path = finished / "seats.parquet"
    found: Any = duckdb.sql(f"select avg(score) from '{path}' where who = 'medusa' and treatment = ''")  # noqa: S608 - our own file
    mean = found.fetchall()[0][0]
    frame = pl.read_parquet(path).filter((pl.col("who") == "medusa") & (pl.col("treatment") == ""))
    assert mean == pytest.approx(frame["score"].mean())
    pandas = pd.read_parquet(path)
    assert mean == pytest.approx(pandas[(pandas.who == "medusa") & (pandas.treatment == "")].score.mean())


# ---------------------------------------------------------------- a cluster
@cache
def workers_of(parent: int) -> list[int]:
    """The processes below one that play batches for Ray."""
    found = subprocess.run(["/bin/ps", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True)
    rows = [line.split(None, 2) for line in found.stdout.splitlines()[1:]]
    below = {parent}
    for _ in range(5):
        below |= {int(pid) for pid, ppid, _ in rows if int(ppid) in below}
    return [int(pid) for pid, _, args in rows if int(pid) in below and args.startswith("ray::played")]


def test_ray_cluster_loses_a_worker_and_the_results_are_the_same(finished: Path, tmp_path: Path) -> None:
    """Ray is started for real, on this machine; a worker is ended while it plays."""
    crew = Cluster(plan_from(DUEL).payload, "local")
    ended: list[int] = []

    def end_one() -> None:
        while not ended and not over.wait(0.05):
            workers_of.cache_clear()
            for worker in workers_of(os.getpid())[:1]:
                os.kill(worker, signal.SIGKILL)
                ended.append(worker)

    over = threading.Event()
    hunter = threading.Thread(target=end_one)
    hunter.start()
    try:
        run_in(tmp_path, DUEL, crew)
    finally:
        over.set()
        hunter.join()
        crew.close()
    assert ended
    assert results(tmp_path) == results(finished)


def test_small_batches_are_not_sent_to_a_cluster(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """On one machine a cell may be small; the way to another one costs more than a few matches."""
    study = tmp_path / "small.yaml"
    study.write_text(yaml.safe_dump(DUEL | {"batch": 20, "matches": {"most": 20, "least": 20}}), "utf-8")
    assert main(["lab", "run", str(study), "--out", str(tmp_path / "kept"), "--ray", "local"]) == 2
    assert "small.yaml:1: a batch of 20 is not worth the way to another machine" in capsys.readouterr().err
    assert not (tmp_path / "kept").exists()


def test_cluster_that_is_not_there_is_told() -> None:
    """And nothing waits for it."""
    with pytest.raises(StudyError, match="there is no Ray cluster at"):
        Cluster("{}", "nowhere:1:2")


def test_same_match_can_be_played_outside_of_a_study(finished: Path) -> None:
    """Setup and seed are those of any match: a surprising one can be looked at."""
    plan = plan_from(DUEL)
    hall = Hall(plan)
    batch = Store(finished).batch(Task(0, 0))
    opened = hall.opened(plan.cells[0], plan.part.sitting(plan, plan.cells[0], 0, None), batch.matches[0].seed)  # type: ignore[arg-type]
    assert isinstance(opened, Match)
    assert opened.to_json()
    heroes: Any = opened.setup["heroes"]
    assert BLANK["who"] in heroes
