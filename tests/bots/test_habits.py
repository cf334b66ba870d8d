"""Habits: what is written of cards is of cards that there are, more weight is more often, and practice shows."""

from __future__ import annotations

import json
import sys
from math import exp
from pathlib import Path
from typing import Any, Final

import pytest

from meadhall.bots.habits import Habits
from meadhall.bots.levels import wisdom_of
from meadhall.bots.practice import practise
from meadhall.bots.wisdom import Wisdom, play_on
from meadhall.bots.worth import worth_of
from meadhall.bundle import games_with
from meadhall.games.unicorns.bots.habits import UnicornHabits
from meadhall.kernel.chance import Chance, chance_of
from meadhall.kernel.game import find_game
from meadhall.kernel.machine import legal, list_options, step
from meadhall.kernel.options import Options
from meadhall.lab import training
from tests.patience import THOROUGH

GAMES = games_with("practice")
LESSONS: Final = 12 if THOROUGH else 4
SETUPS: dict[str, dict[str, Any]] = {game: training.ground_of(game).whole()[-1] for game in GAMES}


def start(game: str) -> Any:
    """A match before its first answer."""
    found = find_game(game)
    return found.start(found.prepare(SETUPS[game]), 3, listening=False)


def learned_habits(game: str) -> Habits[Any]:
    """The habits that bots have."""
    return training.new_habits(game, worth_of(game)["habits"])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_is_what_was_learned(game: str) -> None:
    """Nothing is lost on the way to a file and back; what is known of strangers stays beside it as it is."""
    learned = {part: told for part, told in worth_of(game)["habits"].items() if part != "general"}
    again = training.named(game, training.flat(game, learned))
    assert again == learned


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_of_whole_matches_is_a_legal_one(game: str) -> None:
    """Habits give an answer to every question, also to those that nobody practised."""
    habits, dice, out = learned_habits(game), chance_of(5), Options()
    s = start(game)
    while s.winners < 0:
        list_options(s, out)
        code = habits.choose(s, out, dice)
        assert code in legal(s)
        step(s, code)


@pytest.mark.parametrize("game", GAMES)
def test_how_likely_an_answer_is_follows_from_its_traits(game: str) -> None:
    """However it was worked out: by looking things up for many answers at once, too."""
    habits, dice, out = learned_habits(game), chance_of(7), Options()
    s = start(game)
    while s.winners < 0:
        list_options(s, out)
        total = habits.weigh(s, out)
        codes, shares = list(habits.codes)[: habits.used], list(habits.shares)[: habits.used]
        assert sorted(codes) == out.codes()
        assert total == pytest.approx(sum(shares))
        for code, share in zip(codes, shares, strict=True):
            n = habits.note(s, code)
            traits = list(habits.traits)[:n]
            assert share == pytest.approx(exp(sum(habits.weights[trait] for trait in traits)))
        step(s, habits.choose(s, out, dice))


@pytest.mark.parametrize("game", GAMES)
def test_practice_makes_better(game: str) -> None:
    """After a few lessons, who practised beats who did not."""
    ascent = training.Ascent(training.flat(game, {}))
    for number in range(LESSONS):
        ascent.step(training.teach(training.Task(game, ascent.weights, number)), 0.2)
    habits, fresh = training.new_habits(game, {}), training.new_habits(game, {})
    found = find_game(game)
    setup = found.prepare(SETUPS[game])
    dice, out = chance_of(8), Options()
    won = 0
    for number in range(200):
        s = found.start(setup, number, listening=False)
        for one in (habits, fresh):
            one.learn(s)
        habits.write(0, ascent.weights)
        while s.winners < 0:
            list_options(s, out)
            side = habits if s.asked % 2 == number % 2 else fresh
            step(s, side.choose(s, out, dice))
        won += any(s.winners >> seat & 1 for seat in range(s.seats) if seat % 2 == number % 2)
    assert won > 120


def test_who_does_as_they_like_teaches_nothing() -> None:
    """In mixed company only those who keep to their habits are listened to; alone, everybody is."""
    found = find_game("unicorns")
    habits = UnicornHabits({})
    lesson = practise(found, found.prepare(SETUPS["unicorns"]), habits, chance_of(2), 5, mixed=True)
    assert any(lesson)
    assert min(habits.calms) < 1.0


def test_lines_of_a_file_are_read_back() -> None:
    """What is written by hand-sized lines is JSON all the same."""
    learned = worth_of("duel")["habits"]
    assert json.loads(training.written(learned)) == learned


@pytest.mark.parametrize("text", ["{", "[]", '{"heroes": {}}'])
def test_a_file_without_habits_is_refused_and_kept(text: str, tmp_path: Path) -> None:
    """Who names the wrong file is told so, and finds it as it was."""
    file = tmp_path / "habits.json"
    file.write_text(text, "utf-8")
    with pytest.raises(training.TrainingError, match=r"habits\.json holds no habits"):
        training.read(file)
    assert file.read_text("utf-8") == text


def test_no_file_is_a_fresh_start(tmp_path: Path) -> None:
    """Nothing learned yet."""
    assert training.read(tmp_path / "none.json") == {}


class Noted(Wisdom[Any]):
    """Knows what another does, and notes who answered by habit."""

    def __init__(self, real: Wisdom[Any]) -> None:
        super().__init__(real.habits)
        self.real = real
        self.asked: list[int] = []

    def choose(self, s: Any, out: Options, dice: Chance) -> int:
        self.asked.append(int(s.asked))
        return int(self.real.choose(s, out, dice))

    def turn(self, s: Any) -> int:
        return int(self.real.turn(s))

    def is_quiet(self, s: Any) -> bool:
        return self.real.is_quiet(s)


@pytest.mark.parametrize("noise", [0.0, 0.5, 1.0])
def test_others_slip_while_a_match_is_played_on_and_the_own_seat_does_not(noise: float) -> None:
    """With noise, others give that share of their answers by chance; the own seat keeps to its habits."""
    noted = Noted(wisdom_of("unicorns"))
    play_on(noted, start("unicorns"), Options(), chance_of(4), 40, 10_000, 0, noise)
    others = [seat for seat in noted.asked if seat != 0]
    assert noted.asked.count(0) > 5
    assert len(others) > 25 if noise < 1.0 else not others


class Judging(Noted):
    """Judges as it is told."""

    def __init__(self, real: Wisdom[Any], chance: float) -> None:
        super().__init__(real)
        self.chance = chance

    def judge(self, s: Any, values: Any) -> None:  # noqa: ARG002 - whatever the position
        values[0], values[1] = self.chance, 1.0 - self.chance


def lesson(judge: Wisdom[Any] | None, fading: float = 1.0) -> list[float]:
    """What some matches of the duel teach."""
    habits = training.new_habits("duel", worth_of("duel")["habits"])
    found = find_game("duel")
    return practise(found, found.prepare(SETUPS["duel"]), habits, chance_of(2), 4, False, judge, fading)


def test_a_judge_who_never_changes_its_mind_teaches_what_the_ends_of_matches_teach() -> None:
    """What was done fades turn by turn; then only the last turns are praised or blamed for the end."""
    even = Judging(wisdom_of("duel"), 0.5)
    plain = lesson(None)
    assert lesson(even) == pytest.approx(plain)
    faded = lesson(even, 0.0)
    assert any(faded)
    assert sum(map(bool, faded)) < sum(map(bool, plain))


def test_a_judge_who_was_sure_is_not_surprised() -> None:
    """What had to come is nobody's merit: other lessons than those of a judge who knew nothing."""
    assert lesson(Judging(wisdom_of("duel"), 0.9)) != pytest.approx(lesson(Judging(wisdom_of("duel"), 0.1)))


def test_a_lesson_may_go_by_the_judge_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the same matches it says something else than their ends alone."""
    monkeypatch.setattr(training, "TURNS", 1)
    weights = training.flat("duel", worth_of("duel")["habits"])
    plain, judged = (training.teach(training.Task("duel", weights, 1, fading)) for fading in (1.0, 0.9))
    assert plain.matches == judged.matches == training.MATCHES
    assert any(judged.direction)
    assert plain.direction != judged.direction


def test_a_share_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is trained and nothing written."""
    monkeypatch.setattr(sys, "argv", ["training", "duel", "none.json", "--fading", "1.5"])
    with pytest.raises(SystemExit):
        training.main()
    assert "--fading is a share from 0 to 1; found 1.5" in capsys.readouterr().err
