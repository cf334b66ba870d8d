"""`meadhall simulate`: many matches between random bots, and what is told of them."""

import json
import math
import random
import re
from collections import Counter
from typing import Any

import pytest

import meadhall
from meadhall.cli import main
from meadhall.cli.commands.simulate import batch, simulated
from meadhall.cli.simulation.simulation import Simulation
from meadhall.cli.simulation.tally import Played, Rate, Tally, lengths, quantile
from meadhall.games.duel.terminal.simulation import DuelPlan, DuelSimulation
from meadhall.games.unicorns.terminal.simulation import UnicornPlan, UnicornSimulation, Use, uses
from meadhall.kernel.chance import chance_of
from meadhall.kernel.options import Options

PLAN = DuelPlan("duel", ("random", "random"), "random", "duel", 3)
TABLE = UnicornPlan("unicorns", 4, "when_played", "at_once", 3)


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """What the command prints as JSON."""
    assert main(["simulate", "duel", "--json", *words]) == 0
    return json.loads(capsys.readouterr().out)


def test_interval_is_wilsons() -> None:
    """The bounds are the shares at which the share that was seen lies on the edge of the normal test."""
    for wins, matches in ((0, 10), (3, 10), (50, 100), (999, 1000), (7, 7)):
        rate = Rate(wins, matches)
        for bound in rate.interval:
            spread = math.sqrt(bound * (1 - bound) / matches)
            assert abs(abs(rate.rate - bound) - 1.959964 * spread) < 1e-9
    assert Rate(50, 100).interval == pytest.approx((0.40383, 0.59617), abs=1e-5)


def test_quantiles_are_lengths_that_occurred() -> None:
    """Mean, median and bounds agree with a sorted list."""
    dice = random.Random(1)  # noqa: S311 - fixed dice
    values = sorted(dice.randrange(50) for _ in range(999))
    told = lengths(Counter(values))
    assert told["mean"] == pytest.approx(sum(values) / 999, abs=0.005)
    assert (told["median"], told["low"], told["high"]) == (values[499], values[49], values[949])
    assert quantile(Counter([4]), 0.05) == 4


def test_matches_are_counted_once_for_everybody() -> None:
    """A match counts for each hero, seat and place in the turn order, and for the pairs that it decided."""
    simulation = DuelSimulation(PLAN)
    tally = Tally(simulation.kinds)
    for heroes, turns, decisions in ((["medusa", "alice"], 9, 70), (["alice", "medusa"], 11, 90)):
        played = Played({"heroes": heroes}, 2, 1, frozenset({0}), "hero_defeated", turns, decisions)
        tally.add(played, simulation.counts(played))
    assert tally.rates("heroes") == {"alice": Rate(1, 2), "medusa": Rate(1, 2)}
    assert tally.rates("seats") == {"1": Rate(2, 2), "2": Rate(0, 2)}
    assert tally.rates("order") == {"1": Rate(0, 2), "2": Rate(2, 2)}
    assert tally.rates("pairs") == {"alice – medusa": Rate(1, 2)}


@pytest.mark.parametrize("plan", [PLAN, TABLE], ids=["duel", "unicorns"])
def test_result_does_not_depend_on_the_number_of_processes(plan: Any) -> None:
    """One process, two processes and batches in another order give the same numbers."""
    alone = simulated(plan, 120, 1).told()
    assert simulated(plan, 120, 2).told() == alone
    tally = batch(plan, range(60, 120))
    tally.join(batch(plan, range(60)))
    assert tally.told() == alone


def through_the_door(simulation: Simulation, number: int) -> tuple[Played, meadhall.Match]:
    """A match of a plan as a player would play it: by options, with the same dice."""
    chance = chance_of(simulation.seed << 64 | number, "simulate")
    setup = simulation.drawn(chance)
    match = meadhall.new_match(simulation.game.name, setup, chance.next() << 32 | chance.next())
    decisions = 0
    while match.outcome is None:
        options = match.decision.options
        decisions += len(options) > 1
        match.answer(options[chance.below(len(options)) if len(options) > 1 else 0])
    turns = [event["seat"] for event in match.events_for(None) if event["event"] == "turn_began"]
    winners = frozenset(match.outcome.winners)
    played = Played(setup, match.seats, int(str(turns[0])), winners, match.outcome.reason, len(turns), decisions)
    return played, match


@pytest.mark.parametrize(
    "plan",
    [
        PLAN,
        DuelPlan("duel", ("beowulf", "achilles"), "heorot", "duel", 1),
        DuelPlan("duel", ("random", "alice", "random"), "random", "free_for_all", 2),
        DuelPlan("duel", ("random",) * 4, "sarpedon", "teams", 5),
    ],
    ids=lambda plan: f"{plan.mode}-{plan.board}",
)
def test_match_of_a_simulation_is_a_match(plan: DuelPlan) -> None:
    """What is told of each match agrees with the same match through the door: who, where, the end, the length."""
    simulation, out = DuelSimulation(plan), Options()
    for number in range(4):
        assert simulation.play(number, out) == through_the_door(simulation, number)[0]


@pytest.mark.parametrize("players", [2, 4, 8])
def test_unicorn_match_of_a_simulation_is_a_match(players: int) -> None:
    """Likewise; and the cards that were played and stopped are those that its events tell of (V6.1)."""
    simulation, out = UnicornSimulation(TABLE._replace(players=players)), Options()
    for number in range(4):
        played, match = through_the_door(simulation, number)
        found = simulation.play(number, out)
        assert found._replace(notes=()) == played
        events: list[Any] = match.events_for(None)
        plays = [event for event in events if event["event"] in {"card_played", "instant_played"}]
        assert [(use.seat, use.card) for use in found.notes] == [(event["seat"], event["card"]) for event in plays]
        stopped = Counter(event["card"] for event in events if event["event"] == "card_stopped")
        told = [use for use, event in zip(found.notes, plays, strict=True) if event["event"] == "card_played"]
        assert Counter(use.card for use in told if use.is_stopped) == stopped


def test_an_answer_that_is_answered_stops_nothing() -> None:
    """V6.1: of a card and two instants, the first instant was stopped."""
    chain = [(0, "narwhal"), (1, "neigh"), (2, "super-neigh")]
    assert list(uses(chain)) == [Use(0, "narwhal", False), Use(1, "neigh", True), Use(2, "super-neigh", False)]


def test_cards_are_counted_for_whoever_played_them() -> None:
    """Once in a match for everybody who played one, and each time that it was played."""
    simulation = UnicornSimulation(TABLE)
    uses_of = (Use(0, "yay", True), Use(0, "yay", False), Use(1, "yay", False), Use(1, "neigh", False))
    tally = Tally(simulation.kinds)
    played = Played(simulation.setup, 4, 0, frozenset({0}), "enough_unicorns", 9, 70, uses_of)
    tally.add(played, simulation.counts(played))
    assert tally.rates("cards") == {"neigh": Rate(0, 1), "yay": Rate(1, 2)}
    assert tally.rates("plays") == {"neigh": Rate(0, 1), "yay": Rate(1, 3)}
    assert tally.told()["plays"]["yay"]["stopped"] == 1


@pytest.mark.parametrize("players", [2, 5, 8])
def test_unicorns_are_simulated_by_the_number_of_players(
    players: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wins by seat and place in the turn order, ends, lengths, and every card with how it fared."""
    monkeypatch.delenv("COLUMNS", raising=False)
    words = ["--players", str(players), "--win-check", "after_effects", "--games", "30", "--jobs", "1"]
    assert main(["simulate", "unicorns", *words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["players"], told["win_check"], told["targets"]) == (players, "after_effects", "when_played")
    assert {rate["matches"] for rate in told["seats"].values()} == {30}
    assert sum(rate["wins"] for rate in told["order"].values()) + told["reasons"].get("tie", 0) == 30
    assert all(0 <= card["stopped"] <= card["played"] for card in told["plays"].values())
    assert set(told["cards"]) == set(told["plays"])
    assert main(["simulate", "unicorns", *words]) == 0
    page = capsys.readouterr().out
    assert page.startswith(f"unicorns: {players} players, targets when_played, win check after_effects, seed 0\n")
    assert re.search(r"^whoever played +matches +wins +rate +95 % interval +played +stopped$", page, re.MULTILINE)


def test_nobody_is_drawn_twice() -> None:
    """Four drawn heroes are four, and none of them is one that was named."""
    simulation = DuelSimulation(DuelPlan("duel", ("random", "alice", "random", "random"), "sarpedon", "teams", 5))
    for number in range(200):
        heroes: Any = simulation.drawn(chance_of(number))["heroes"]
        assert len(set(heroes)) == 4
        assert heroes[1] == "alice"


def test_command_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    """--json tells all figures; wins of the two heroes sum to all matches."""
    told = figures(capsys, "--games", "20", "--heroes", "beowulf", "achilles", "--board", "heorot", "--jobs", "1")
    assert told["matches"] == 20
    assert sum(rate["wins"] for rate in told["heroes"].values()) == 20
    assert sum(told["reasons"].values()) == 20
    assert told["turns"]["low"] <= told["turns"]["median"] <= told["turns"]["high"]


@pytest.mark.parametrize(("mode", "winners"), [("free_for_all", 1), ("teams", 2)])
def test_every_mode_can_be_simulated(mode: str, winners: int, capsys: pytest.CaptureFixture[str]) -> None:
    """In teams two win; heroes that are not named are drawn."""
    told = figures(capsys, "--games", "5", "--mode", mode, "--heroes", "medusa", "--board", "random", "--jobs", "1")
    assert sum(rate["wins"] for rate in told["seats"].values()) == 5 * winners
    assert told["heroes"]["medusa"]["matches"] == 5


def test_command_prints_tables_for_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    """Rates with intervals, lengths and ends, in words; no bar where no terminal is."""
    assert main(["simulate", "duel", "--games", "10", "--jobs", "1", "--seed", "2"]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    assert all(words in shown.out for words in ("95 % interval", "against the second", "turns", "ended: hero_defeated"))


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--board", "heorott"), "did you mean 'heorot'"),
        (("--heroes", "beowulf", "grendel"), "there is no hero 'grendel'"),
        (("--heroes", "beowulf", "alice", "medusa"), "duel needs 2 heroes"),
        (("--mode", "war"), "unknown mode 'war'"),
        (("--mode", "war", "--board", "random"), "unknown mode 'war'"),
        (("--heroes", "grendel", "--board", "random"), "there is no hero 'grendel'"),
    ],
)
def test_what_cannot_be_played_is_refused(
    words: tuple[str, ...], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before anything is played, with status 2."""
    assert main(["simulate", "duel", *words]) == 2
    assert problem in capsys.readouterr().err
